"""How the island comes about, and the initial phase."""

from __future__ import annotations

from archipel.core.state import Action, Seat
from archipel.games.settlers.actions import HARBOUR, LAND, ROAD, SETTLE
from archipel.games.settlers.board import (
    ALL_CORNERS,
    BEGINNER_PLACES,
    CORNER_FIELDS,
    CORNER_PATHS,
    FIELDS,
    HARBOUR_COUNTS,
    HARBOUR_SLOTS,
    LAND_COUNTS,
    colours,
    lay_tokens,
)
from archipel.games.settlers.building import place_road, place_settlement
from archipel.games.settlers.position import (
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    LAY_HARBOUR,
    LAY_LAND,
    LAY_TOKENS,
    NONE,
    OVER,
    TO_ROLL,
    Board,
    Position,
)
from archipel.games.settlers.production import start_income
from archipel.parts.bits import members


def prepare(p: Position) -> None:
    """S-012, S-013: the printed island with its start pieces, or a variable one to be laid and settled."""
    p.pending = [OVER, TO_ROLL]
    if p.rulings.variable:
        p.pending += [FIRST_ROAD, FIRST_SETTLEMENT] * (2 * len(p.players))
        p.pending += [LAY_TOKENS] + [LAY_HARBOUR] * len(HARBOUR_SLOTS) + [LAY_LAND] * FIELDS
        return
    for seat, colour in enumerate(colours(len(p.players))):  # S-014
        places = BEGINNER_PLACES[p.rulings.board][colour]
        for corner in places.settlements:
            place_settlement(p, seat, corner)
        for path in places.roads:
            place_road(p, seat, path)
        start_income(p, seat, CORNER_FIELDS[places.star])


def left(counts: list[int], laid: list[int]) -> list[int]:
    """How many tiles of each kind are still face down."""
    rest = counts.copy()
    for kind in laid:
        rest[kind] -= 1
    return rest


def lay_land(p: Position, terrain: int) -> None:
    """S-089: the next field, from the face-down tiles."""
    p.land.append(terrain)
    p.pending.pop()


def lay_harbour(p: Position, kind: int) -> None:
    """S-090: the next harbour, from the face-down tiles."""
    p.harbours.append(kind)
    p.pending.pop()


def lay_all_tokens(p: Position, start: int) -> None:
    """S-092, S-094: the tokens in their spiral, and the robber on the desert."""
    p.board = Board(p.land, lay_tokens(p.land, start), p.harbours)
    p.laid = True
    p.robber = p.board.desert
    p.pending.pop()


def land_outcomes(p: Position) -> list[Action]:
    """The terrains that may come up next."""
    return [LAND[terrain] for terrain, n in enumerate(left(LAND_COUNTS, p.land)) if n]


def harbour_outcomes(p: Position) -> list[Action]:
    """The harbours that may come up next."""
    return [HARBOUR[kind] for kind, n in enumerate(left(HARBOUR_COUNTS, p.harbours)) if n]


def placer(p: Position) -> Seat:
    """S-095, S-096: once around clockwise, then backwards from the last player."""
    seats = len(p.players)
    turn = p.placed if p.now() == FIRST_SETTLEMENT else p.placed - 1
    return turn if turn < seats else 2 * seats - 1 - turn


def first_settlements(p: Position) -> list[Action]:
    """S-095: any free corner that keeps the distance."""
    return [SETTLE[corner] for corner in members(ALL_CORNERS & ~p.blocked)]


def first_roads(p: Position) -> list[Action]:
    """S-095, S-096: the free paths at the settlement just placed."""
    return [ROAD[path] for path in CORNER_PATHS[p.last_corner] if p.road[path] == NONE]


def place_first_settlement(p: Position, seat: Seat, corner: int) -> None:
    """S-095; S-097: the second one brings its income."""
    place_settlement(p, seat, corner)
    p.last_corner = corner
    p.placed += 1
    p.pending.pop()
    if p.placed > len(p.players):
        start_income(p, seat, CORNER_FIELDS[corner])


def place_first_road(p: Position, seat: Seat, path: int) -> None:
    """S-095; S-097: whoever placed first (and last) then takes the first turn."""
    place_road(p, seat, path)
    p.pending.pop()
