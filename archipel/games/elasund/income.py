"""Phase 1: the roll, the ship, the income and its shortages (E-017 to E-021, E-068 to E-073)."""

from __future__ import annotations

from archipel.core.state import CHANCE, Note, Seat
from archipel.games.elasund.actions import SHIP, Ship
from archipel.games.elasund.board import ROW_NUMBERS, ROW_OF, ROW_SQUARES, ROWS, TWO_AWAY
from archipel.games.elasund.pirates import attack, losses
from archipel.games.elasund.position import (
    DICE_FALL,
    DRAWS,
    TO_GIVE,
    TO_ROLL,
    TO_SHIP,
    TO_SUPPLY,
    Position,
)
from archipel.games.elasund.reasons import wrong_moment
from archipel.games.elasund.tiles import INCOME, KIND_OF, PAYS_GOLD, PAYS_INFLUENCE, TILES
from archipel.games.elasund.verbs import gain_gold, in_deck, refill

SEVEN = 7
"""E-021: the roll that brings the pirates."""


def roll(p: Position) -> None:
    """E-017: the player on turn rolls."""
    p.pending.pop()
    p.push(DICE_FALL, CHANCE)


def why_not_roll(p: Position, seat: Seat) -> list[Note]:
    """E-017: a turn begins with the roll."""
    return wrong_moment(p, seat, TO_ROLL)


def dice_fall(p: Position, low: int, high: int) -> None:
    """E-017: the ship goes to the rolled row; E-018: it must move; E-021: a 7 brings pirates."""
    p.pending.pop()
    before = p.low + p.high
    p.low = low
    p.high = high
    rows = ship_rows(p, low + high, before)
    if len(rows) == 1:
        sail(p, rows[0])
    else:
        p.push(TO_SHIP, p.turn, low + high, before)


def ship_rows(p: Position, total: int, before: int) -> list[int]:
    """E-017, E-018, E-074, E-075: where the ship may go after a roll, given the roll before it."""
    if total == SEVEN:
        return [y for y in range(ROWS) if y != p.ship]
    row = ROW_OF[total]
    again = total == before if p.rulings.same_roll else row == p.ship
    return TWO_AWAY[p.ship] if again and p.ship >= 0 else [row]


def ship_list(p: Position) -> list[int]:
    """The rows the roller may choose from."""
    step = p.top()
    return ship_rows(p, step.a, step.b)


def why_not_ship(p: Position, seat: Seat, action: Ship) -> list[Note]:
    """E-018: two spaces exactly; E-075: the pirates do not stay."""
    notes = wrong_moment(p, seat, TO_SHIP)
    if notes or action.row in ship_list(p):
        return notes
    if p.top().a == SEVEN:
        return [Note("ship-stays", ["E-075"], {"row": ROW_NUMBERS[action.row]})]
    return [Note("ship-two-spaces", ["E-018", "E-A22"], {"row": ROW_NUMBERS[action.row]})]


def choose_row(p: Position, action: Ship) -> None:
    """E-A23: the roller picks before income; E-074: on a 7 any other row."""
    p.pending.pop()
    sail(p, action.row)


def sail(p: Position, row: int) -> None:
    """Put the ship on a row and let it bring income, or pirates on a 7."""
    p.ship = row
    if p.low + p.high == SEVEN:
        attack(p)
    else:
        pay_income(p)


# Income.


def earnings(p: Position, row: int, icon: int) -> list[int]:
    """E-019: one card for every building with at least one square in the row (E-A31), for all (E-020)."""
    due = [0] * p.seats
    last = -1
    for c in ROW_SQUARES[row]:
        tile = p.cover[c]
        if 0 <= tile < TILES and tile != last and INCOME[KIND_OF[tile]] == icon:
            due[p.owner[tile]] += 1
        last = tile
    return due


def pay_income(p: Position) -> None:
    """E-019: gold and influence are each paid in full, or short (E-070)."""
    pay_gold(p, earnings(p, p.ship, PAYS_GOLD))
    pay_influence(p, earnings(p, p.ship, PAYS_INFLUENCE))


def pay_gold(p: Position, due: list[int]) -> None:
    """E-070, E-073: if the bank is short, all return half of their gold (E-C15) and are then paid (E-072)."""
    if sum(due) > p.bank:
        for seat in range(p.seats):
            half = p.gold(seat) // 2
            p.hand[seat][0] -= half
            p.bank += half
        if p.rulings.shortage_unpaid:
            return
    for seat in p.from_turn():
        gain_gold(p, seat, due[seat])


def pay_influence(p: Position, due: list[int]) -> None:
    """E-070, E-A27: the discards are shuffled in first; if still short, hands are halved before paying."""
    total = sum(due)
    refill(p, total)
    short = total > in_deck(p)
    if not (short and p.rulings.shortage_unpaid):
        for seat in reversed(p.from_turn()):
            if due[seat]:
                p.push(DRAWS, CHANCE, seat, due[seat])
    if short:
        for seat in range(p.seats):
            p.owed[seat] = p.influence(seat) // 2
        if sum(p.owed):
            p.push(TO_GIVE, p.turn, TO_SUPPLY)


def draw(p: Position, card: int) -> None:
    """An influence card comes from the deck into a hand."""
    step = p.top()
    p.deck[card] -= 1
    p.hand[step.a][card] += 1
    p.pending.pop()
    left = step.b - 1
    if left > 0 and in_deck(p) == 0:
        refill(p, left)
    if left > 0 and in_deck(p) > 0:
        p.push(DRAWS, CHANCE, step.a, left)


def take_back_halves(p: Position) -> None:
    """E-071, E-A29: the returned cards and the discards become the new deck."""
    for seat in range(p.seats):
        for card in (1, 2, 3):
            p.deck[card] += p.aside[seat][card]
            p.aside[seat][card] = 0


def preview_ship(p: Position, action: Ship) -> list[Note]:
    """What everybody would earn (E-019), or lose to pirates (E-078), in a row."""
    notes: list[Note] = []
    if p.low + p.high == SEVEN:
        for seat in range(p.seats):
            n = losses(p, seat, action.row)
            if n:
                notes.append(Note("row-loses", ["E-078", "E-A24"], {"seat": seat, "cards": n}))
        return notes
    gold = earnings(p, action.row, PAYS_GOLD)
    influence = earnings(p, action.row, PAYS_INFLUENCE)
    for seat in range(p.seats):
        if gold[seat] or influence[seat]:
            args: dict[str, str | int] = {"seat": seat, "gold": gold[seat], "influence": influence[seat]}
            notes.append(Note("row-earns", ["E-019"], args))
    return notes


def ship_actions(p: Position) -> list[Ship]:
    """The rows as actions."""
    return [SHIP[row] for row in ship_list(p)]
