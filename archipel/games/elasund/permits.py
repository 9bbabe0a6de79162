"""Phase 3: a permit in the ship's row, or 2 gold (E-056 to E-060)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import AT, PERMIT, At, Permit, at
from archipel.games.elasund.board import ROW_SQUARES, ROWS, Y
from archipel.games.elasund.position import (
    FOR_PERMIT,
    OUTSIDE,
    TO_NAME_SQUARE,
    TO_PERMIT,
    TO_SPEND,
    Position,
)
from archipel.games.elasund.reasons import lacks_alike, lacks_gold, wrong_moment
from archipel.games.elasund.tiles import PERMITS
from archipel.games.elasund.verbs import gain_gold, lift_permit, pay_bank, set_permit, spend

GOLD_TAKEN: Final = 2
"""E-056: instead of a permit."""
SET_FOR_ROW: Final = 2
"""E-060: influence cards of one colour for a row of one's choice."""


def has_space(p: Position, row: int) -> bool:
    """Whether a row has an empty square."""
    return any(p.is_empty(c) for c in ROW_SQUARES[row])


def permit_rows(p: Position) -> list[int]:
    """E-057: the ship's row; E-059, E-C07: if it is full, the nearest with space above and below."""
    if p.ship < 0:
        return []
    if has_space(p, p.ship):
        return [p.ship]
    rows: list[int] = []
    for step in (-1, 1):
        row = p.ship + step
        while 0 <= row < ROWS:
            if has_space(p, row):
                rows.append(row)
                break
            if p.rulings.adjacent_only:
                break
            row += step
    return rows


def has_any_space(p: Position) -> bool:
    """Whether the city has an empty square."""
    return any(has_space(p, row) for row in range(ROWS))


def in_hand(p: Position, seat: Seat, value: int) -> bool:
    """Whether the permit is in the supply."""
    return p.permit_at[PERMITS * seat + value] < 0


def permit_list(p: Position, seat: Seat) -> list[Action]:
    """The permits that may be announced."""
    out: list[Action] = []
    if permit_rows(p) or (p.has_alike(seat, SET_FOR_ROW) and has_any_space(p)):
        for value in range(PERMITS):
            if in_hand(p, seat, value) and p.gold(seat) >= value:
                out.append(PERMIT[value])
    return out


def why_not_permit(p: Position, seat: Seat, action: Permit) -> list[Note]:
    """E-057 to E-060: a permit from the supply, its gold, and a square for it."""
    notes = wrong_moment(p, seat, TO_PERMIT)
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-A33"], {"value": action.value}))
    notes += lacks_gold(p, seat, action.value, ["E-058"])
    if not has_any_space(p):
        notes.append(Note("city-full", ["E-057"]))
    elif p.ship >= 0 and not permit_rows(p):
        notes += lacks_alike(p, seat, SET_FOR_ROW, ["E-059", "E-060"])
    return notes


def announce(p: Position, seat: Seat, value: int) -> None:
    """The permit is named; its square comes next."""
    p.push(TO_NAME_SQUARE, seat, FOR_PERMIT, value)


# The square, for phase 3 and for the special actions.


def square_list(p: Position, seat: Seat) -> list[Action]:
    """E-057, E-060, E-062, E-064: the empty squares for the announced permit."""
    out: list[Action] = []
    rows = [*range(ROWS)]
    if p.top().a == FOR_PERMIT and not p.has_alike(seat, SET_FOR_ROW):
        rows = permit_rows(p)
    for row in rows:
        for c in ROW_SQUARES[row]:
            if p.is_empty(c):
                out.append(AT[c])
    return out


def why_not_square(p: Position, seat: Seat, action: At) -> list[Note]:
    """E-057: an empty square; E-060: of the ship's row, or for two cards."""
    notes = wrong_moment(p, seat, TO_NAME_SQUARE)
    if p.cover[action.square] == OUTSIDE:
        notes.append(Note("outside-city", ["E-A34"], {"square": at(action.square)}))
    elif not p.is_empty(action.square):
        notes.append(Note("square-taken", ["E-057", "E-105", "E-A35"], {"square": at(action.square)}))
    elif not notes and p.top().a == FOR_PERMIT and Y[action.square] not in permit_rows(p):
        notes += lacks_alike(p, seat, SET_FOR_ROW, ["E-057", "E-060"])
    return notes


def name_square(p: Position, seat: Seat, square: int) -> None:
    """Lay the permit there, or ask for the cards that the square costs."""
    value = p.pending.pop().b
    if Y[square] in permit_rows(p):
        lay_permit(p, seat, value, square)
    else:
        p.push(TO_SPEND, seat, FOR_PERMIT, value, square)


def lay_permit(p: Position, seat: Seat, value: int, square: int) -> None:
    """E-058: its value in gold goes to the bank; the phase is over."""
    pay_bank(p, seat, value)
    set_permit(p, seat, value, square)
    p.pending.pop()


def lay_permit_anywhere(p: Position, seat: Seat, value: int, square: int, card: int) -> None:
    """E-060, E-A32: two cards of one colour, and the gold as well."""
    spend(p, seat, card, SET_FOR_ROW)
    lay_permit(p, seat, value, square)


def take_gold(p: Position, seat: Seat) -> None:
    """E-056: 2 gold instead of a permit."""
    gain_gold(p, seat, GOLD_TAKEN)
    p.pending.pop()


def own_permits(p: Position, seat: Seat) -> list[int]:
    """The squares with permits of the seat, by value."""
    return [p.permit_at[PERMITS * seat + v] for v in range(PERMITS) if p.permit_at[PERMITS * seat + v] >= 0]


def take_up(p: Position, square: int) -> int:
    """Lift a permit from a square; its value."""
    value = p.permit_on[square] % PERMITS
    lift_permit(p, square)
    return value
