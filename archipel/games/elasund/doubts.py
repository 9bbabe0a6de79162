"""What the coach may ask about before a move is made: facts that the player sees and may have overlooked."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import At, Build
from archipel.games.elasund.building import Site
from archipel.games.elasund.permits import PermitSquare
from archipel.games.elasund.placing import set_permit
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import BUILDABLE, FLAGS, TOUCHING


def doubts(state: ElasundState, seat: Seat, action: Action) -> list[Note]:
    """Return what speaks against an action at first sight."""
    if isinstance(action, At):
        return only_ties(state, seat, action)
    return own_cubes(state, seat, action) if isinstance(action, Build) else []


def only_ties(state: ElasundState, seat: Seat, action: At) -> list[Note]:
    """E-033: where the highest sum is shared nobody may build, and the permit wins no other common site."""
    now = state.p.now()
    if not isinstance(now, PermitSquare):
        return []
    p = state.p.copy()
    set_permit(p, seat, now.value, action.square)
    ties = False
    for kind in range(BUILDABLE):
        for anchor in TOUCHING[kind][action.square]:
            site = Site(p, seat, kind, anchor)
            rival = site.best_rival()
            if not site.is_open() or site.bigger >= 0 or rival < 0:
                continue
            if site.sums[seat] > rival:
                return []
            ties = ties or site.sums[seat] == rival
    return [Note("doubt-tie", ["E-033"], {"value": now.value})] if ties else []


def own_cubes(state: ElasundState, seat: Seat, build: Build) -> list[Note]:
    """E-036, E-038: building over own buildings costs at least as many cubes as the new one brings."""
    site = Site(state.p, seat, build.kind, build.square)
    lost = 0
    for tile in site.victims:
        if state.p.owner[tile] == seat:
            lost += state.p.flags[tile]
    if lost == 0 or lost < FLAGS[build.kind]:
        return []
    return [Note("doubt-own-cubes", ["E-036", "E-038"], {"cubes": lost})]
