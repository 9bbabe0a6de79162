"""The robber: where he goes and whom he robs."""

from __future__ import annotations

from archipel.core.state import Note, Seat
from archipel.games.settlers.board import FIELD_CORNERS, FIELD_MASK
from archipel.games.settlers.position import CHOOSE_VICTIM, FALL_THEFT, NONE, Position


def victims(p: Position) -> list[Seat]:
    """S-054, S-A05: the opponents with a building on the robber's field and a card in hand."""
    found: list[Seat] = []
    if FIELD_MASK[p.robber] & p.built:
        for corner in FIELD_CORNERS[p.robber]:
            owner = p.owner[corner]
            if owner != NONE and owner != p.turn and p.players[owner].held and owner not in found:
                found.append(owner)
        found.sort()
    return found


def move(p: Position, field: int) -> None:
    """S-053, S-076: the robber goes to another field; then a player there may be robbed."""
    p.robber = field
    p.pending.pop()
    if victims(p):
        p.pending.append(CHOOSE_VICTIM)


def rob(p: Position, victim: Seat) -> None:
    """S-054: a card is drawn from the victim's hidden hand."""
    p.victim = victim
    p.pending.pop()
    p.pending.append(FALL_THEFT)


def steal(p: Position, good: int) -> None:
    """S-054: the drawn card changes hands."""
    victim = p.players[p.victim]
    thief = p.players[p.turn]
    victim.hand[good] -= 1
    victim.held -= 1
    thief.hand[good] += 1
    thief.held += 1
    p.terms[p.victim] = None  # what it proposed it may no longer have
    p.victim = NONE
    p.pending.pop()


def move_refusals(p: Position, field: int) -> list[Note]:
    """S-A03: he must leave his field; any other will do, the desert too (S-118)."""
    return [Note("robber-stays", ["S-076", "S-117", "S-A03"], {"field": field})] if field == p.robber else []


def rob_refusals(p: Position, victim: Seat) -> list[Note]:
    """S-054: why a seat cannot be robbed."""
    if victim in victims(p):
        return []
    if victim == p.turn:
        return [Note("rob-yourself", ["S-054"], {})]
    if victim < len(p.players) and not p.players[victim].held:
        return [Note("victim-empty", ["S-A05"], {"seat": victim})]
    return [Note("victim-not-there", ["S-054"], {"seat": victim})]
