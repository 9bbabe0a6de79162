"""Phase 4: one of four special actions, for influence cards (E-061 to E-065)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import END, MOVE, PLACE, SELL, UPGRADE, Move, Place, Upgrade, at
from archipel.games.elasund.permits import has_any_space, in_hand, own_permits, take_up
from archipel.games.elasund.position import (
    FOR_MOVE,
    FOR_PLACE,
    FOR_UPGRADE,
    TO_ACT,
    TO_NAME_SQUARE,
    TO_SPEND,
    Position,
)
from archipel.games.elasund.reasons import lacks_alike, lacks_each, lacks_gold, wrong_moment
from archipel.games.elasund.tiles import PERMITS
from archipel.games.elasund.turn import end_turn
from archipel.games.elasund.verbs import gain_gold, pay_bank, set_permit, spend, spend_each

SET_FOR_PERMIT: Final = 2
"""E-062, E-063: influence cards of one colour to move or raise a permit."""
GOLD_FOR_SET: Final = 2
"""E-065: gold for three influence cards of three colours."""


def special_list(p: Position, seat: Seat) -> list[Action]:
    """E-061: at most one, only if fully paid; or the turn ends."""
    out: list[Action] = []
    if p.has_alike(seat, SET_FOR_PERMIT):
        squares = own_permits(p, seat)
        if has_any_space(p):
            for square in squares:
                out.append(MOVE[square])
        for square in squares:
            old = p.permit_on[square] % PERMITS
            for value in range(old + 1, PERMITS):
                if in_hand(p, seat, value) and p.gold(seat) >= value - old:
                    out.append(UPGRADE[square][value])
    if p.has_each(seat):
        if has_any_space(p):
            for value in range(PERMITS):
                if in_hand(p, seat, value) and p.gold(seat) >= value:
                    out.append(PLACE[value])
        out.append(SELL)
    out.append(END)
    return out


# a) Move.


def is_own(p: Position, seat: Seat, square: int) -> bool:
    """Whether a permit of the seat lies on a square."""
    return p.permit_on[square] >= 0 and p.permit_on[square] // PERMITS == seat


def why_not_move(p: Position, seat: Seat, action: Move) -> list[Note]:
    """E-062: an own permit, two cards of one colour, an empty square to go to."""
    notes = wrong_moment(p, seat, TO_ACT)
    if not is_own(p, seat, action.square):
        notes.append(Note("no-permit-of-yours", ["E-062"], {"square": at(action.square)}))
    if not has_any_space(p):
        notes.append(Note("city-full", ["E-062"]))
    notes += lacks_alike(p, seat, SET_FOR_PERMIT, ["E-061", "E-062"])
    return notes


def begin_move(p: Position, seat: Seat, square: int) -> None:
    """The permit is named; its new square comes next."""
    p.push(TO_NAME_SQUARE, seat, FOR_MOVE, square)


def name_destination(p: Position, seat: Seat, square: int) -> None:
    """The new square is named; the cards come next."""
    p.push(TO_SPEND, seat, FOR_MOVE, p.pending.pop().b, square)


def move(p: Position, seat: Seat, old: int, new: int, card: int) -> None:
    """E-062, E-A36: two cards of one colour, no gold, any empty square."""
    spend(p, seat, card, SET_FOR_PERMIT)
    set_permit(p, seat, take_up(p, old), new)
    end_turn(p)


# b) Upgrade.


def why_not_upgrade(p: Position, seat: Seat, action: Upgrade) -> list[Note]:
    """E-063, E-A37: a higher permit from the supply, two cards of one colour and the difference."""
    notes = wrong_moment(p, seat, TO_ACT)
    if not is_own(p, seat, action.square):
        notes.append(Note("no-permit-of-yours", ["E-063"], {"square": at(action.square)}))
    else:
        old = p.permit_on[action.square] % PERMITS
        if action.value <= old:
            notes.append(Note("not-higher", ["E-063", "E-A37"], {"old": old, "value": action.value}))
        notes += lacks_gold(p, seat, action.value - old, ["E-061", "E-063"])
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-063", "E-A37"], {"value": action.value}))
    notes += lacks_alike(p, seat, SET_FOR_PERMIT, ["E-061", "E-063"])
    return notes


def begin_upgrade(p: Position, seat: Seat, action: Upgrade) -> None:
    """The exchange is named; the cards come next."""
    p.push(TO_SPEND, seat, FOR_UPGRADE, action.square, action.value)


def upgrade(p: Position, seat: Seat, square: int, value: int, card: int) -> None:
    """E-063: the old permit goes home, the higher one takes its square."""
    spend(p, seat, card, SET_FOR_PERMIT)
    old = take_up(p, square)
    pay_bank(p, seat, value - old)
    set_permit(p, seat, value, square)
    end_turn(p)


# c) Place.


def why_not_place(p: Position, seat: Seat, action: Place) -> list[Note]:
    """E-064: a permit from the supply, its gold, three cards of three colours, an empty square."""
    notes = wrong_moment(p, seat, TO_ACT)
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-064"], {"value": action.value}))
    notes += lacks_gold(p, seat, action.value, ["E-061", "E-064"])
    if not has_any_space(p):
        notes.append(Note("city-full", ["E-064"]))
    notes += lacks_each(p, seat, ["E-061", "E-064"])
    return notes


def begin_place(p: Position, seat: Seat, value: int) -> None:
    """The permit is named; its square comes next."""
    p.push(TO_NAME_SQUARE, seat, FOR_PLACE, value)


def place(p: Position, seat: Seat, value: int, square: int) -> None:
    """E-064: three cards of three colours and the value in gold; the ship does not matter."""
    spend_each(p, seat)
    pay_bank(p, seat, value)
    set_permit(p, seat, value, square)
    end_turn(p)


# d) Gold.


def why_not_sell(p: Position, seat: Seat) -> list[Note]:
    """E-065: three cards of three colours."""
    return wrong_moment(p, seat, TO_ACT) + lacks_each(p, seat, ["E-061", "E-065"])


def sell(p: Position, seat: Seat) -> None:
    """E-065: 2 gold."""
    spend_each(p, seat)
    gain_gold(p, seat, GOLD_FOR_SET)
    end_turn(p)
