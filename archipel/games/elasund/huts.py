"""The workers' huts: displaced starters are set up again at once (E-091 to E-099)."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import FORGO, HUT, Forgo, Hut, at
from archipel.games.elasund.board import SQUARES, TRADE
from archipel.games.elasund.position import DISPLACED, FREE, GONE, OUTSIDE, TO_SET_HUTS, Position
from archipel.games.elasund.reasons import wrong_moment
from archipel.games.elasund.tiles import COVERS, KIND_NAMES, PERMITS, SMALL, TALL, coloured
from archipel.games.elasund.verbs import lift_permit, set_tile


def is_displaced(p: Position, seat: Seat, kind: int) -> bool:
    """Whether the seat may set up this starter now."""
    return p.place[coloured(seat, kind)] == DISPLACED


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


def fits_hut(p: Position, seat: Seat, kind: int, square: int) -> bool:
    """E-093 to E-095, E-A14: empty squares, no trade field, no permit; the tall one stays upright."""
    squares = COVERS[kind][square]
    if not squares:
        return False
    return all(not bars_hut(p, seat, c) for c in squares)


def hut_list(p: Position, seat: Seat) -> list[Action]:
    """E-093: any place of the owner's choice; E-A41: two of them in any order; E-C12: or none."""
    out: list[Action] = []
    for kind in (TALL, SMALL):
        if is_displaced(p, seat, kind):
            for c in range(SQUARES):
                if fits_hut(p, seat, kind, c):
                    out.append(HUT[kind - TALL][c])
    if not p.rulings.hut_must_return:
        for kind in (TALL, SMALL):
            if is_displaced(p, seat, kind):
                out.append(FORGO[kind - TALL])
    return out


def why_not_hut(p: Position, seat: Seat, action: Hut) -> list[Note]:
    """E-093 to E-095: every square of it must be empty, off the trade fields and the permits."""
    notes = wrong_moment(p, seat, TO_SET_HUTS)
    if notes:
        return notes
    if not is_displaced(p, seat, action.kind):
        return [Note("hut-not-displaced", ["E-092", "E-107"], {"building": KIND_NAMES[action.kind]})]
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


def why_not_forgo(p: Position, seat: Seat, action: Forgo) -> list[Note]:
    """E-C12: the right may be declined, unless the table says must."""
    notes = wrong_moment(p, seat, TO_SET_HUTS)
    if notes:
        return notes
    if not is_displaced(p, seat, action.kind):
        notes.append(Note("hut-not-displaced", ["E-092", "E-107"], {"building": KIND_NAMES[action.kind]}))
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
    p.place[coloured(seat, kind)] = GONE


def settle_huts(p: Position) -> None:
    """E-096: what fits nowhere leaves the game; E-099: then the next owner, and at last the turn goes on."""
    while p.pending and p.top().kind == TO_SET_HUTS:
        seat = p.top().seat
        for kind in (TALL, SMALL):
            if is_displaced(p, seat, kind) and not fits_anywhere(p, seat, kind):
                forgo(p, seat, kind)
        if is_displaced(p, seat, TALL) or is_displaced(p, seat, SMALL):
            return
        p.pending.pop()


def fits_anywhere(p: Position, seat: Seat, kind: int) -> bool:
    """Whether there is any place for the starter."""
    return any(fits_hut(p, seat, kind, c) for c in range(SQUARES))
