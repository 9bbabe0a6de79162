"""Pirates: what a 7 costs everybody and brings the roller (E-074 to E-081)."""

from __future__ import annotations

from archipel.core.state import CHANCE, Action, Note, Seat
from archipel.games.elasund.actions import DISCARD, PASS, TAKE, TAKE_ANY, Discard, Take
from archipel.games.elasund.board import EAST, SPACE_ROW, SPACES, Y
from archipel.games.elasund.church import church_square
from archipel.games.elasund.position import (
    LOOT_FALLS,
    TO_GIVE,
    TO_PIRATES,
    TO_TAKE,
    Position,
)
from archipel.games.elasund.reasons import wrong_moment
from archipel.games.elasund.tiles import (
    CARD_KINDS,
    CARDS,
    CHURCH_TILES,
    NEUTRAL_TILES,
    WALL_TOWER,
)


def cubes_in_row(p: Position, seat: Seat, row: int) -> int:
    """E-A24: cubes whose flag stands in the row: on buildings, church tiles and towers of the east wall."""
    n = 0
    for tile in range(NEUTRAL_TILES):
        if p.owner[tile] == seat and p.flags[tile]:
            top = Y[p.place[tile]]
            if top <= row < top + p.flags[tile]:
                n += 1
    for tile in range(1, CHURCH_TILES + 1):
        if p.church[tile] == seat and Y[church_square(p, tile)] == row:
            n += 1
    for space in range(EAST, SPACES):
        if p.wall_owner[space] == seat and WALL_TOWER[p.wall_tile[space]] and SPACE_ROW[space] == row:
            n += 1
    return n


def losses(p: Position, seat: Seat, row: int) -> int:
    """E-078: one card for each cube in the row; E-079: no more than one has."""
    return min(cubes_in_row(p, seat, row), p.gold(seat) + p.influence(seat))


def attack(p: Position) -> None:
    """E-076: no income; E-078: everybody, the roller too, gives up cards, all at once (E-A25)."""
    for seat in range(p.seats):
        p.owed[seat] = losses(p, seat, p.ship)
    if sum(p.owed):
        p.push(TO_GIVE, p.turn, TO_PIRATES)


def discard_list(p: Position, seat: Seat) -> list[Action]:
    """E-078: gold or influence, as one likes, for pirates; E-071: influence in a shortage."""
    first = 0 if p.top().a == TO_PIRATES else 1
    out: list[Action] = []
    for card in range(first, CARD_KINDS):
        if p.hand[seat][card]:
            out.append(DISCARD[card])
    return out


def why_not_discard(p: Position, seat: Seat, action: Discard) -> list[Note]:
    """E-078, E-071: only what one holds, and only influence when influence is short."""
    notes = wrong_moment(p, seat, TO_GIVE)
    if notes:
        return notes
    if action.card == 0 and p.top().a != TO_PIRATES:
        return [Note("influence-only", ["E-071"])]
    if not p.hand[seat][action.card]:
        return [Note("not-in-hand", ["E-078"], {"card": CARDS[action.card]})]
    return []


def give_up(p: Position, seat: Seat, card: int) -> None:
    """A card is laid aside, face down until all have answered."""
    p.hand[seat][card] -= 1
    p.aside[seat][card] += 1
    p.owed[seat] -= 1


def collect(p: Position) -> None:
    """E-080, E-C10: what was given up becomes the pool of the roller's reward."""
    for seat in range(p.seats):
        for card in range(CARD_KINDS):
            n = p.aside[seat][card]
            p.aside[seat][card] = 0
            if seat == p.turn and p.rulings.reward_of_others:
                clear_card(p, card, n)
            else:
                p.pool[card] += n
    rewards = min(p.towers(p.turn), sum(p.pool))
    if rewards:
        p.push(TO_TAKE, p.turn, rewards)
    else:
        clear_pool(p)


def clear_card(p: Position, card: int, n: int) -> None:
    """E-A25: gold goes to the bank, influence to the discard pile."""
    if card == 0:
        p.bank += n
    else:
        p.spent[card] += n


def clear_pool(p: Position) -> None:
    """E-A25: what the roller does not take is gone."""
    for card in range(CARD_KINDS):
        clear_card(p, card, p.pool[card])
        p.pool[card] = 0


# The reward (E-080).


def take_list(p: Position) -> list[Action]:
    """E-C09: one of the discarded cards, chosen or drawn; E-A26: or none."""
    if p.rulings.random_reward:
        return [TAKE_ANY, PASS]
    out: list[Action] = []
    for card in range(CARD_KINDS):
        if p.pool[card]:
            out.append(TAKE[card])
    out.append(PASS)
    return out


def why_not_take(p: Position, seat: Seat, action: Take) -> list[Note]:
    """E-080: only discarded cards; E-C09: chosen unless the table draws them."""
    notes = wrong_moment(p, seat, TO_TAKE)
    if notes:
        return notes
    if p.rulings.random_reward:
        return [Note("reward-is-drawn", ["E-080", "E-C09"])]
    if not p.pool[action.card]:
        return [Note("not-in-pool", ["E-080"], {"card": CARDS[action.card]})]
    return []


def why_not_take_any(p: Position, seat: Seat) -> list[Note]:
    """E-C09: the reward is drawn only where the table says so."""
    notes = wrong_moment(p, seat, TO_TAKE)
    if not notes and not p.rulings.random_reward:
        notes = [Note("reward-is-chosen", ["E-080", "E-C09"])]
    return notes


def take(p: Position, card: int) -> None:
    """E-080: one card for each tower."""
    step = p.pending.pop()
    p.pool[card] -= 1
    p.hand[p.turn][card] += 1
    if step.a > 1:
        p.push(TO_TAKE, p.turn, step.a - 1)
    else:
        clear_pool(p)


def take_any(p: Position) -> None:
    """E-C09: chance says which card it is."""
    step = p.pending.pop()
    p.push(LOOT_FALLS, CHANCE, step.a)


def take_no_more(p: Position) -> None:
    """E-A26: the reward is optional."""
    p.pending.pop()
    clear_pool(p)
