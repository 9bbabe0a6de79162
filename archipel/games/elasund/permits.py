"""Phase 3: a permit in the ship's row, or 2 gold (E-056 to E-060)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import AT, GOLD, PERMIT, At, Gold, Permit, at
from archipel.games.elasund.board import COLUMNS, JUST_ROW, MOST_SEATS, ROWS, Y
from archipel.games.elasund.cards import Spending, claim_gold, lacks_alike, lacks_gold, pay_bank
from archipel.games.elasund.city import OUTSIDE
from archipel.games.elasund.placing import set_permit
from archipel.games.elasund.position import Asked, Position, Question
from archipel.games.elasund.tiles import PERMITS
from archipel.parts.actions import PASS, Pass
from archipel.parts.bits import members

GOLD_TAKEN: Final = 2
"""E-056: instead of a permit."""
SET_FOR_ROW: Final = 2
"""E-060: influence cards of one colour for a row of one's choice."""
PERMITS_OR_GOLD: Final[list[list[Action]]] = [
    [*[PERMIT[value] for value in range(PERMITS) if values & 1 << value], GOLD, PASS]
    for values in range(1 << PERMITS)
]
"""E-056: the choices of phase 3, by the set of values that may be placed: a look-up, as `cards.DRAWS`."""
ALL_ROWS: Final = [*range(ROWS)]
IN_ROW: Final[list[list[list[Action]]]] = [
    [[AT[COLUMNS * row + column] for column in members(columns)] for columns in range(1 << COLUMNS)]
    for row in range(ROWS)
]
"""The squares of each row, by the set of their columns: a look-up, as `cards.DRAWS`."""


def has_space(p: Position, row: int) -> bool:
    """Return whether a row has an empty square."""
    return p.empty_in(row) != 0


def permit_rows(p: Position) -> list[int]:
    """E-057: the ship's row; E-059, E-C07: if it is full, the nearest with space above and below."""
    if p.ship < 0:
        return []
    if has_space(p, p.ship):
        return JUST_ROW[p.ship]
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


def in_hand(p: Position, seat: Seat, value: int) -> bool:
    """Return whether the permit is in the supply."""
    return p.permit_at[PERMITS * seat + value] < 0


def payable(p: Position, seat: Seat) -> i64:
    """E-058: the values of the permits in the supply that the seat can pay, as a set."""
    values: i64 = 0
    bit: i64 = 1
    gold = p.cards.gold(seat)
    first = PERMITS * seat
    for permit in range(first, first + (PERMITS if gold >= PERMITS else gold + 1)):
        if p.permit_at[permit] < 0:
            values |= bit
        bit += bit
    return values


@final
class Permitting(Question):
    """E-056: a permit, 2 gold, or neither (E-A33)."""

    def name(self) -> str:
        return "permit"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-permit", ["E-056"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        in_row = p.ship >= 0 and has_space(p, p.ship)
        if in_row or permit_rows(p) or (p.cards.has_alike(seat, SET_FOR_ROW) and p.has_empty()):
            return PERMITS_OR_GOLD[payable(p, seat)]
        return PERMITS_OR_GOLD[0]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Permit):
            p.push(PermitSquare(seat, action.value))
        elif isinstance(action, Gold):
            claim_gold(p, seat, GOLD_TAKEN)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Permit | Gold | Pass)


PERMITTING: Final = [Permitting(seat) for seat in range(MOST_SEATS)]


def refuse_permit(p: Position, seat: Seat, action: Permit) -> list[Note]:
    """E-057 to E-060: a permit from the supply, its gold, and a square for it."""
    notes: list[Note] = []
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-A33"], {"value": action.value}))
    notes += lacks_gold(p, seat, action.value, ["E-058"])
    if not p.has_empty():
        notes.append(Note("city-full", ["E-057"]))
    elif p.ship >= 0 and not permit_rows(p):
        notes += lacks_alike(p, seat, SET_FOR_ROW, ["E-059", "E-060"])
    return notes


# The square of a permit, for phase 3 and for the special actions.


class NamingSquare(Question):
    """E-057: the square for a permit that was announced."""

    def name(self) -> str:
        return "square"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-square", ["E-057"])

    def rows(self, p: Position) -> list[int]:
        """Return the rows in which the permit may lie."""
        return ALL_ROWS

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        rows = self.rows(p)
        if len(rows) == 1:
            return IN_ROW[rows[0]][p.empty_in(rows[0])]
        out: list[Action] = []
        for row in rows:
            out += IN_ROW[row][p.empty_in(row)]
        return out

    def takes(self, action: Action) -> bool:
        return isinstance(action, At)

    def preview(self, p: Position, action: Action) -> list[Note]:
        return self.price(p, action.square) if isinstance(action, At) else []

    def price(self, p: Position, square: int) -> list[Note]:
        """Return what it costs to lay the permit there."""
        raise NotImplementedError


def refuse_square(p: Position, square: int) -> list[Note]:
    """E-057: an empty square."""
    if p.cover[square] == OUTSIDE:
        return [Note("outside-city", ["E-A34"], {"square": at(square)})]
    if not p.is_empty(square):
        return [Note("square-taken", ["E-057", "E-105", "E-A35"], {"square": at(square)})]
    return []


@final
class PermitSquare(NamingSquare):
    """E-057, E-060: a square of the ship's row, or of any row for two cards."""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value
        """The permit that was announced."""

    def fields(self) -> list[int]:
        return [self.value]

    def show(self, out: Asked) -> None:
        out.purpose = "permit"
        out.announced = PERMIT[self.value].text

    def rows(self, p: Position) -> list[int]:
        return ALL_ROWS if p.cards.has_alike(self.seat, SET_FOR_ROW) else permit_rows(p)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """Lay the permit there, or ask for the cards that the square costs."""
        assert isinstance(action, At)
        if Y[action.square] in permit_rows(p):
            lay_permit(p, seat, self.value, action.square)
        else:
            p.push(PayForRow(seat, self.value, action.square))

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(action, At)
        if Y[action.square] in permit_rows(p):
            return []
        return lacks_alike(p, seat, SET_FOR_ROW, ["E-057", "E-060"])

    def price(self, p: Position, square: int) -> list[Note]:
        notes = [Note("pays-bank", ["E-058"], {"gold": self.value})]
        if Y[square] not in permit_rows(p):
            notes.append(Note("pays-alike", ["E-060"], {"cards": SET_FOR_ROW}))
        return notes

    def surely_held(self, p: Position) -> int:
        return 0 if permit_rows(p) else SET_FOR_ROW


@final
class PayForRow(Spending):
    """E-060, E-A32: two cards of one colour, and the gold as well."""

    def __init__(self, seat: Seat, value: int, square: int) -> None:
        super().__init__(seat, SET_FOR_ROW)
        self.value: Final = value
        """The permit that was announced."""
        self.square: Final = square
        """The square of the permit."""

    def fields(self) -> list[int]:
        return [self.value, self.square]

    def show(self, out: Asked) -> None:
        out.purpose = "permit"
        out.announced = f"{PERMIT[self.value].text} {AT[self.square].text}"

    def paid(self, p: Position) -> None:
        lay_permit(p, self.seat, self.value, self.square)


def lay_permit(p: Position, seat: Seat, value: int, square: int) -> None:
    """E-058: its value in gold goes to the bank."""
    pay_bank(p, seat, value)
    set_permit(p, seat, value, square)
