"""Phase 4: one of four special actions, for influence cards (E-061 to E-065)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import AT, MOVE, PLACE, SELL, UPGRADE, At, Move, Place, Sell, Upgrade, at
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.cards import (
    Spending,
    claim_gold,
    lacks_alike,
    lacks_each,
    lacks_gold,
    pay_bank,
    spend,
)
from archipel.games.elasund.components import EACH
from archipel.games.elasund.permits import NamingSquare, in_hand, lay_permit, payable
from archipel.games.elasund.placing import lift_permit, set_permit
from archipel.games.elasund.position import ONE_OF_EACH, Asked, Position, Question
from archipel.games.elasund.tiles import PERMITS
from archipel.parts.actions import END, End
from archipel.parts.bits import members

SET_FOR_PERMIT: Final = 2
"""E-062, E-063: influence cards of one colour to move or raise a permit."""
GOLD_FOR_SET: Final = 2
"""E-065: gold for three influence cards of three colours."""
ONLY_END: Final[list[Action]] = [END]


def is_own(p: Position, seat: Seat, square: int) -> bool:
    """Return whether a permit of the seat lies on a square."""
    return p.permit_on[square] >= 0 and p.permit_on[square] // PERMITS == seat


def take_up(p: Position, square: int) -> int:
    """Lift a permit from a square and return its value."""
    value = p.permit_on[square] % PERMITS
    lift_permit(p, square)
    return value


@final
class Special(Question):
    """E-061: at most one special action, only if fully paid; or the turn ends."""

    def name(self) -> str:
        return "special"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-special", ["E-061"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        alike = p.cards.has_alike(seat, SET_FOR_PERMIT)
        each = p.cards.has_each(seat)
        if not alike and not each:
            return ONLY_END
        out: list[Action] = []
        if alike:
            add_moves(p, seat, out)
            add_upgrades(p, seat, out)
        if each:
            if p.has_empty():
                for value in members(payable(p, seat)):
                    out.append(PLACE[value])
            out.append(SELL)
        out.append(END)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Move):
            p.push(MoveTarget(seat, action.square))
        elif isinstance(action, Upgrade):
            p.push(PayToUpgrade(seat, action.square, action.value))
        elif isinstance(action, Place):
            p.push(PlaceSquare(seat, action.value))
        elif isinstance(action, Sell):
            spend(p, seat, EACH)
            claim_gold(p, seat, GOLD_FOR_SET)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Move | Upgrade | Place | Sell | End)


SPECIAL: Final = [Special(seat) for seat in range(MOST_SEATS)]


# a) Move.


def add_moves(p: Position, seat: Seat, out: list[Action]) -> None:
    """E-062: every own permit, by value, if there is an empty square to go to."""
    if p.has_empty():
        for permit in range(PERMITS * seat, PERMITS * seat + PERMITS):
            if p.permit_at[permit] >= 0:
                out.append(MOVE[p.permit_at[permit]])


def refuse_move(p: Position, seat: Seat, action: Move) -> list[Note]:
    """E-062: an own permit, two cards of one colour, an empty square to go to."""
    notes: list[Note] = []
    if not is_own(p, seat, action.square):
        notes.append(Note("no-permit-of-yours", ["E-062"], {"square": at(action.square)}))
    if not p.has_empty():
        notes.append(Note("city-full", ["E-062"]))
    return notes + lacks_alike(p, seat, SET_FOR_PERMIT, ["E-061", "E-062"])


@final
class MoveTarget(NamingSquare):
    """E-062: where a permit is moved to."""

    def __init__(self, seat: Seat, old: int) -> None:
        super().__init__(seat)
        self.old: Final = old
        """The square of the permit."""

    def fields(self) -> list[int]:
        return [self.old]

    def show(self, out: Asked) -> None:
        out.purpose = "move"
        out.announced = MOVE[self.old].text

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, At)
        p.push(PayToMove(seat, self.old, action.square))

    def price(self, p: Position, square: int) -> list[Note]:
        return [Note("pays-alike", ["E-062"], {"cards": SET_FOR_PERMIT})]

    def surely_held(self, p: Position) -> int:
        return SET_FOR_PERMIT


@final
class PayToMove(Spending):
    """E-062, E-A36: two cards of one colour, no gold, any empty square."""

    def __init__(self, seat: Seat, old: int, new: int) -> None:
        super().__init__(seat, SET_FOR_PERMIT)
        self.old: Final = old
        """The square of the permit."""
        self.new: Final = new
        """The square to move it to."""

    def fields(self) -> list[int]:
        return [self.old, self.new]

    def show(self, out: Asked) -> None:
        out.purpose = "move"
        out.announced = f"{MOVE[self.old].text} {AT[self.new].text}"

    def paid(self, p: Position) -> None:
        set_permit(p, self.seat, take_up(p, self.old), self.new)


# b) Upgrade.


def add_upgrades(p: Position, seat: Seat, out: list[Action]) -> None:
    """E-063: every own permit, by value, with every higher one of the supply whose difference can be paid."""
    gold = p.cards.gold(seat)
    if gold == 0:
        return
    first = PERMITS * seat
    for old in range(PERMITS - 1):
        square = p.permit_at[first + old]
        if square >= 0:
            for value in range(old + 1, min(PERMITS, old + gold + 1)):
                if p.permit_at[first + value] < 0:
                    out.append(UPGRADE[square][value])


def refuse_upgrade(p: Position, seat: Seat, action: Upgrade) -> list[Note]:
    """E-063, E-A37: a higher permit from the supply, two cards of one colour and the difference."""
    notes: list[Note] = []
    if not is_own(p, seat, action.square):
        notes.append(Note("no-permit-of-yours", ["E-063"], {"square": at(action.square)}))
    else:
        old = p.permit_on[action.square] % PERMITS
        if action.value <= old:
            notes.append(Note("not-higher", ["E-063", "E-A37"], {"old": old, "value": action.value}))
        notes += lacks_gold(p, seat, action.value - old, ["E-061", "E-063"])
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-063", "E-A37"], {"value": action.value}))
    return notes + lacks_alike(p, seat, SET_FOR_PERMIT, ["E-061", "E-063"])


def preview_upgrade(p: Position, action: Upgrade) -> list[Note]:
    """E-063: the cards and the difference."""
    notes = [Note("pays-alike", ["E-063"], {"cards": SET_FOR_PERMIT})]
    permit = p.permit_on[action.square]
    if permit >= 0:
        difference = max(0, action.value - permit % PERMITS)
        notes.append(Note("pays-bank", ["E-063"], {"gold": difference}))
    return notes


@final
class PayToUpgrade(Spending):
    """E-063: the old permit goes home, the higher one takes its square."""

    def __init__(self, seat: Seat, square: int, value: int) -> None:
        super().__init__(seat, SET_FOR_PERMIT)
        self.square: Final = square
        """The square of the permit."""
        self.value: Final = value
        """The value of the new permit."""

    def fields(self) -> list[int]:
        return [self.square, self.value]

    def show(self, out: Asked) -> None:
        out.purpose = "upgrade"
        out.announced = UPGRADE[self.square][self.value].text

    def paid(self, p: Position) -> None:
        old = take_up(p, self.square)
        pay_bank(p, self.seat, self.value - old)
        set_permit(p, self.seat, self.value, self.square)


# c) Place.


def refuse_place(p: Position, seat: Seat, action: Place) -> list[Note]:
    """E-064: a permit from the supply, its gold, three cards of three colours, an empty square."""
    notes: list[Note] = []
    if not in_hand(p, seat, action.value):
        notes.append(Note("permit-not-in-supply", ["E-064"], {"value": action.value}))
    notes += lacks_gold(p, seat, action.value, ["E-061", "E-064"])
    if not p.has_empty():
        notes.append(Note("city-full", ["E-064"]))
    return notes + lacks_each(p, seat, ["E-061", "E-064"])


@final
class PlaceSquare(NamingSquare):
    """E-064: three cards of three colours and the value in gold; the ship does not matter."""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value
        """The permit that was announced."""

    def fields(self) -> list[int]:
        return [self.value]

    def show(self, out: Asked) -> None:
        out.purpose = "place"
        out.announced = PLACE[self.value].text

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, At)
        spend(p, seat, EACH)
        lay_permit(p, seat, self.value, action.square)

    def price(self, p: Position, square: int) -> list[Note]:
        return [Note("pays-bank", ["E-058"], {"gold": self.value}), Note("pays-each", ["E-064"])]

    def surely_held(self, p: Position) -> int:
        return ONE_OF_EACH


# d) Gold.


def refuse_sell(p: Position, seat: Seat) -> list[Note]:
    """E-065: three cards of three colours."""
    return lacks_each(p, seat, ["E-061", "E-065"])


def preview_sell(p: Position) -> list[Note]:
    """E-065: 2 gold, or what the bank has."""
    gold = min(GOLD_FOR_SET, p.cards.bank)
    return [Note("pays-each", ["E-065"]), Note("gains-gold", ["E-065"], {"gold": gold})]
