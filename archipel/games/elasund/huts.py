"""The workers' huts: displaced starters are set up again at once (E-091 to E-099)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import FORGO, HUT, Forgo, Hut, at
from archipel.games.elasund.board import SQUARES, TRADE
from archipel.games.elasund.city import DISPLACED, FREE, OUTSIDE
from archipel.games.elasund.halves import IN_LOWER, IN_UPPER, LOWER, OWN, SHAPES, touching
from archipel.games.elasund.placing import give_up, lift_permit, set_tile
from archipel.games.elasund.position import Position, Question
from archipel.games.elasund.tiles import COVERS, KIND_NAMES, PERMITS, SMALL, TALL, WELL, coloured
from archipel.parts.bits import first

UPPER_TRADE: Final[i64] = sum([IN_UPPER[WELL][c] for c in range(SQUARES) if TRADE[c]])
"""E-094: the trade fields, as the upper half knows them."""
LOWER_TRADE: Final[i64] = sum([IN_LOWER[WELL][c] for c in range(SQUARES) if TRADE[c]])


def is_displaced(p: Position, seat: Seat, kind: int) -> bool:
    """Return whether the seat may set up this starter now."""
    return p.place[coloured(seat, kind)] == DISPLACED


def has_displaced(p: Position, seat: Seat) -> bool:
    """Return whether the seat may set up any starter now."""
    return is_displaced(p, seat, TALL) or is_displaced(p, seat, SMALL)


def ask_huts(p: Position) -> None:
    """E-097: the player on turn sets up his starters first, then the others clockwise."""
    for seat in reversed(p.from_turn()):
        if has_displaced(p, seat):
            p.push(SettingUp(seat))


def bars_hut(p: Position, seat: Seat, square: int) -> str:
    """E-A14: why a starter of the seat may not lie on a square: the key of the refusal, or nothing."""
    if p.cover[square] == OUTSIDE:
        return "outside"
    if p.cover[square] != FREE:
        return "taken"
    if TRADE[square]:
        return "trade"
    permit = p.permit_on[square]
    if permit >= 0 and not (p.rulings.hut_on_own_permit and permit // PERMITS == seat):
        return "permit"
    return ""


def hut_corners(p: Position, seat: Seat, kind: int) -> tuple[i64, i64]:
    """E-093 to E-095, E-A14: where a starter may be set up, as sets in the upper and the lower half."""
    upper = p.upper.permits
    lower = p.lower.permits
    if p.rulings.hut_on_own_permit:
        upper &= ~p.upper.own[seat]
        lower &= ~p.lower.own[seat]
    upper |= p.upper.covered | UPPER_TRADE
    lower |= p.lower.covered | LOWER_TRADE
    return OWN & ~touching(upper, SHAPES[kind]), OWN & ~touching(lower, SHAPES[kind])


def add_huts(kind: int, start: int, corners: i64, out: list[Action]) -> None:
    """Append a starter on each of these corners, in the half that begins at `start`."""
    huts = HUT[kind - TALL]
    while corners:
        out.append(huts[start + first(corners)])
        corners &= corners - 1


@final
class SettingUp(Question):
    """E-092: a seat sets up its displaced starters again, E-A41: in any order."""

    def name(self) -> str:
        return "huts"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-huts", ["E-092"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        """E-093: any place of the owner's choice; E-C12: or none."""
        out: list[Action] = []
        for kind in (TALL, SMALL):
            if is_displaced(p, seat, kind):
                upper, lower = hut_corners(p, seat, kind)
                add_huts(kind, 0, upper, out)
                add_huts(kind, LOWER, lower, out)
        if not p.rulings.hut_must_return:
            for kind in (TALL, SMALL):
                if is_displaced(p, seat, kind):
                    out.append(FORGO[kind - TALL])
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        p.push(self)
        if isinstance(action, Hut):
            set_hut(p, seat, action)
        elif isinstance(action, Forgo):
            forgo(p, seat, action.kind)

    def settle(self, p: Position) -> bool:
        """E-096: what fits nowhere leaves the game; E-099: at last the turn goes on."""
        for kind in (TALL, SMALL):
            if is_displaced(p, self.seat, kind):
                upper, lower = hut_corners(p, self.seat, kind)
                if not upper | lower:
                    forgo(p, self.seat, kind)
        if has_displaced(p, self.seat):
            return False
        p.pop()
        return True

    def takes(self, action: Action) -> bool:
        return isinstance(action, Hut | Forgo)

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        if isinstance(action, Hut):
            return refuse_hut(p, seat, action)
        assert isinstance(action, Forgo)
        return refuse_forgo(p, seat, action)


def not_displaced(p: Position, seat: Seat, kind: int) -> list[Note]:
    """E-092, E-107: only a starter that was just displaced is set up."""
    if is_displaced(p, seat, kind):
        return []
    return [Note("hut-not-displaced", ["E-092", "E-107"], {"building": KIND_NAMES[kind]})]


def refuse_hut(p: Position, seat: Seat, action: Hut) -> list[Note]:
    """E-093 to E-095: every square of it must be empty, off the trade fields and the permits."""
    notes = not_displaced(p, seat, action.kind)
    if notes:
        return notes
    squares = COVERS[action.kind][action.square]
    if not squares:
        return [Note("outside-city", ["E-093", "E-A14"], {"square": at(action.square)})]
    for c in squares:
        bar = bars_hut(p, seat, c)
        if bar == "outside":
            notes.append(Note("outside-city", ["E-093", "E-A14"], {"square": at(c)}))
        elif bar == "taken":
            notes.append(Note("square-taken", ["E-093"], {"square": at(c)}))
        elif bar == "trade":
            notes.append(Note("hut-on-trade-field", ["E-094"], {"square": at(c)}))
        elif bar == "permit":
            notes.append(Note("hut-on-permit", ["E-095", "E-C11"], {"square": at(c)}))
    return notes


def refuse_forgo(p: Position, seat: Seat, action: Forgo) -> list[Note]:
    """E-C12: the right may be declined, unless the table says must."""
    notes = not_displaced(p, seat, action.kind)
    if p.rulings.hut_must_return:
        notes.append(Note("hut-must-return", ["E-092", "E-C12"]))
    return notes


def set_hut(p: Position, seat: Seat, action: Hut) -> None:
    """E-092, E-098: set it up again, free of charge; E-A13: an own permit under it goes home."""
    for c in COVERS[action.kind][action.square]:
        lift_permit(p, c)
    set_tile(p, coloured(seat, action.kind), action.square, seat)


def forgo(p: Position, seat: Seat, kind: int) -> None:
    """E-C12: who declines loses the tile for good."""
    give_up(p, seat, kind)
