"""Phase 1: the roll, the ship, the income and its shortages (E-017 to E-021, E-068 to E-073)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import SHIP, Ship
from archipel.games.elasund.board import (
    MOST_SEATS,
    ROW_NUMBERS,
    ROW_OF,
    ROWS,
)
from archipel.games.elasund.cards import ask_draw, drawable, gain_gold, halve_gold, refill, shuffle_in
from archipel.games.elasund.discards import halve_influence
from archipel.games.elasund.pirates import attack, losses
from archipel.games.elasund.position import Chance, Position, Question
from archipel.games.elasund.tiles import PAYS_GOLD, PAYS_INFLUENCE
from archipel.parts.actions import ROLL, Roll
from archipel.parts.dice import DICE, DICE_ODDS, Dice, throw

TWO: Final = 2
"""E-018: how far the ship goes when it may not stay."""
SEVEN: Final = 7
"""E-021: the roll that brings the pirates."""
ROLLS: Final[list[Action]] = [ROLL]
TO_ROW: Final[list[list[Action]]] = [[SHIP[row]] for row in range(ROWS)]
TO_OTHERS: Final[list[list[Action]]] = [
    [SHIP[row] for row in range(ROWS) if row != ship] for ship in range(-1, ROWS)
]
"""By the row of the ship, from -1: every other row."""
TWO_AWAY: Final[list[list[Action]]] = [
    [SHIP[row] for row in range(ROWS) if abs(row - ship) == TWO] for ship in range(ROWS)
]
"""E-A22: two spaces up or down are counted on the sea spaces, so the missing 7 is no space."""


@final
class Rolling(Question):
    """E-017: a turn begins with the roll."""

    def name(self) -> str:
        return "roll"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-roll", ["E-017"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return ROLLS

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        p.push(SHIP_THROW[seat])

    def takes(self, action: Action) -> bool:
        return isinstance(action, Roll)


ROLLING: Final = [Rolling(seat) for seat in range(MOST_SEATS)]


class Throw(Chance):
    """A throw of two dice."""

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DICE

    def odds(self, p: Position) -> list[int]:
        return DICE_ODDS

    def draw(self, p: Position, rng: Rng) -> int:
        return throw(rng)


@final
class ShipThrow(Throw):
    """E-017: the dice fall for the ship."""

    def name(self) -> str:
        return "dice"

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """E-017: the ship goes to the rolled row; E-018: it must move; E-021: a 7 brings pirates."""
        assert isinstance(action, Dice)
        before = p.low + p.high
        p.low = action.low
        p.high = action.high
        ships = ship_list(p, action.total, before)
        if len(ships) > 1:
            p.push(Steering(p.turn, action.total, before))
        else:
            only = ships[0]
            assert isinstance(only, Ship)
            sail(p, only.row)


SHIP_THROW: Final = [ShipThrow(seat) for seat in range(MOST_SEATS)]


def ship_list(p: Position, total: int, before: int) -> list[Action]:
    """E-017, E-018, E-074, E-075: where the ship may go after a roll, given the roll before it."""
    if total == SEVEN:
        return TO_OTHERS[p.ship + 1]
    row = ROW_OF[total]
    again = total == before if p.rulings.same_roll else row == p.ship
    if p.rulings.ship_always_moves:
        again = again or row == p.ship
    return TWO_AWAY[p.ship] if again and p.ship >= 0 else TO_ROW[row]


@final
class Steering(Question):
    """E-018, E-074: the roller chooses the ship's row, E-A23: before income."""

    def __init__(self, seat: Seat, total: int, before: int) -> None:
        super().__init__(seat)
        self.total: Final = total
        """The roll."""
        self.before: Final = before
        """The roll before it."""

    def name(self) -> str:
        return "ship"

    def fields(self) -> list[int]:
        return [self.total, self.before]

    def ask(self, seat: Seat) -> Note:
        return Note("ask-pirates", ["E-074"]) if self.total == SEVEN else Note("ask-ship", ["E-018"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return ship_list(p, self.total, self.before)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Ship)
        sail(p, action.row)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Ship)

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        """E-018: two spaces exactly; E-075: the pirates do not stay."""
        assert isinstance(action, Ship)
        if action in ship_list(p, self.total, self.before):
            return []
        if self.total == SEVEN:
            return [Note("ship-stays", ["E-075"], {"row": ROW_NUMBERS[action.row]})]
        return [Note("ship-two-spaces", ["E-018", "E-A22"], {"row": ROW_NUMBERS[action.row]})]


def sail(p: Position, row: int) -> None:
    """Put the ship on a row, which brings income, or pirates on a 7."""
    p.ship = row
    if p.low + p.high == SEVEN:
        attack(p)
    else:
        pay_income(p)


# Income.


def share(due: i64, seat: i64) -> int:
    """Return what is due to one seat, where each seat has a byte."""
    return due >> 8 * seat & 0xFF


def total_of(due: i64) -> int:
    """Return what is due to all seats."""
    total: i64 = 0
    while due:
        total += due & 0xFF
        due >>= 8
    return total


def earnings(p: Position, row: int, icon: int) -> list[int]:
    """E-019: one card for every building with at least one square in the row (E-A31), for all (E-020)."""
    return [share(p.income[2 * row + icon - 1], seat) for seat in range(p.seats)]


def pay_income(p: Position) -> None:
    """E-019: gold and influence are each paid in full, or short (E-070)."""
    pay_gold(p, p.income[2 * p.ship + PAYS_GOLD - 1])
    pay_influence(p, p.income[2 * p.ship + PAYS_INFLUENCE - 1])


def pay_gold(p: Position, due: i64) -> None:
    """E-070, E-073: if the bank is short, all return half of their gold (E-C15) and are then paid (E-072)."""
    if not due:
        return
    if total_of(due) > p.cards.bank:
        halve_gold(p)
        if p.rulings.shortage_unpaid:
            return
    for seat in p.from_turn():
        gold = share(due, seat)
        if gold:
            gain_gold(p, seat, gold)


def pay_influence(p: Position, due: i64) -> None:
    """E-070, E-A27: the discards are shuffled in first; if still short, hands are halved before paying."""
    total = total_of(due)
    refill(p, total)
    if total == 0:
        return
    short = total > p.cards.in_deck() and total > drawable(p)
    if short:
        shuffle_in(p)
    if not (short and p.rulings.shortage_unpaid):
        for seat in reversed(p.from_turn()):
            cards = share(due, seat)
            if cards:
                ask_draw(p, seat, cards)
    if short:
        halve_influence(p)


def preview_ship(p: Position, action: Ship) -> list[Note]:
    """Return what everybody would earn (E-019), or lose to pirates (E-078), in a row."""
    notes: list[Note] = []
    if p.low + p.high == SEVEN:
        for seat, n in enumerate(losses(p, action.row)):
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
