"""Roads, settlements, cities and development cards: what may be built where, and what it does."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import CITY, ROAD, SETTLE
from archipel.games.settlers.awards import award_road, check_win, cut_roads, lengthen_road
from archipel.games.settlers.board import CORNER_NEIGHBOURS, CORNER_PATHS, NEAR, PATH_A, PATH_B
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    ROAD_COST,
    ROAD_MINIMUM,
    SETTLEMENT_COST,
)
from archipel.games.settlers.position import FALL_CARD, NONE, TO_BUILD, TO_TRADE, Player, Position, lacking
from archipel.parts.bits import BIT, members

# One predicate for each rule.


def is_free_path(p: Position, path: int) -> bool:
    """S-039: one road on each path."""
    return p.road[path] == NONE


def joins_own(p: Position, seat: Seat, path: int) -> bool:
    """S-038: the path touches an own building, or an own road that no rival's building ends (S-A10)."""
    return bool(network(p, p.players[seat]) & (BIT[PATH_A[path]] | BIT[PATH_B[path]]))


def is_free_corner(p: Position, corner: int) -> bool:
    """S-102: no building stands on the corner."""
    return not p.built & BIT[corner]


def keeps_distance(p: Position, corner: int) -> bool:
    """S-043, S-105: the neighbouring corners carry no settlement and no city."""
    return not p.built & NEAR[corner] & ~BIT[corner]


def touches_own_road(p: Position, seat: Seat, corner: int) -> bool:
    """S-044: an own road leads to the corner."""
    return bool(p.players[seat].reach & BIT[corner])


def network(p: Position, player: Player) -> int:
    """The corners from which a player may build on."""
    return player.settlements | player.cities | (player.reach & ~p.built)


# Lists.


def road_places(p: Position, player: Player, out: list[Action]) -> None:
    """S-038, S-039: every path the player may build on, appended to `out`."""
    net = network(p, player)
    road = p.road
    for corner in members(net):
        paths = CORNER_PATHS[corner]
        for i, far in enumerate(CORNER_NEIGHBOURS[corner]):
            path = paths[i]
            if road[path] == NONE and (far > corner or not net >> far & 1):  # each path once
                out.append(ROAD[path])


def can_place_road(p: Position, player: Player) -> bool:
    """Whether there is a piece and a place for another road."""
    places: list[Action] = []
    if player.roads_left:
        road_places(p, player, places)
    return len(places) > 0


def builds(p: Position, player: Player, out: list[Action]) -> None:
    """S-098: all that the player can pay for now, but for development cards."""
    if player.roads_left and player.hand[0] and player.hand[1]:
        road_places(p, player, out)
        if player.settlements_left and player.covers(SETTLEMENT_COST):
            out.extend([SETTLE[corner] for corner in members(player.reach & ~p.blocked)])
    elif player.settlements_left and player.covers(SETTLEMENT_COST):
        out.extend([SETTLE[corner] for corner in members(player.reach & ~p.blocked)])
    if player.cities_left and player.covers(CITY_COST):
        out.extend([CITY[corner] for corner in members(player.settlements)])


# Refusals.


def road_refusals(p: Position, seat: Seat, path: int, free: bool) -> list[Note]:
    """Everything that speaks against a road here."""
    notes = [] if free else lacking(p, seat, ROAD_COST, "S-037")
    if not p.players[seat].roads_left:
        notes.append(Note("no-piece", ["S-036", "S-099"], {"piece": "road"}))
    if not is_free_path(p, path):
        notes.append(Note("path-taken", ["S-039", "S-075"], {"path": path}))
    elif not joins_own(p, seat, path):
        notes.append(Note("path-apart", ["S-038", "S-A10"], {"path": path}))
    return notes


def settle_refusals(p: Position, seat: Seat, corner: int) -> list[Note]:
    """Everything that speaks against a settlement here."""
    notes = lacking(p, seat, SETTLEMENT_COST, "S-042")
    if not p.players[seat].settlements_left:
        notes.append(Note("no-piece", ["S-036", "S-079"], {"piece": "settlement"}))
    notes += place_refusals(p, corner)
    if not touches_own_road(p, seat, corner):
        notes.append(Note("corner-apart", ["S-044", "S-009"], {"corner": corner}))
    return notes


def place_refusals(p: Position, corner: int) -> list[Note]:
    """S-043: what stands in the way of any settlement on a corner, paid or placed."""
    if not is_free_corner(p, corner):
        return [Note("corner-taken", ["S-102"], {"corner": corner})]
    if not keeps_distance(p, corner):
        return [Note("too-close", ["S-043", "S-105"], {"corner": corner})]
    return []


def city_refusals(p: Position, seat: Seat, corner: int) -> list[Note]:
    """Everything that speaks against a city here."""
    notes = lacking(p, seat, CITY_COST, "S-046")
    if not p.players[seat].cities_left:
        notes.append(Note("no-piece", ["S-036", "S-099"], {"piece": "city"}))
    if not p.players[seat].settlements >> corner & 1:
        notes.append(Note("no-settlement", ["S-046", "S-120"], {"corner": corner}))
    return notes


def buy_refusals(p: Position, seat: Seat) -> list[Note]:
    """Everything that speaks against buying a development card."""
    notes = lacking(p, seat, CARD_COST, "S-049")
    if not p.pile_size():
        notes.append(Note("pile-empty", ["S-098"], {}))
    return notes


# Doing.


def place_road(p: Position, seat: Seat, path: int) -> None:
    """S-035: a road from the reserve goes on the path."""
    player = p.players[seat]
    reached = player.reach
    p.road[path] = seat
    player.reach |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    player.roads_left -= 1
    lengthen_road(p, player, path, reached)


def place_settlement(p: Position, seat: Seat, corner: int) -> None:
    """S-035, S-110: a settlement from the reserve goes on the corner, and owns its harbour."""
    player = p.players[seat]
    p.owner[corner] = seat
    p.built |= BIT[corner]
    p.blocked |= NEAR[corner]
    player.settlements |= BIT[corner]
    player.settlements_left -= 1
    player.points += 1  # S-045
    player.harbours |= BIT[p.board.harbour_at[corner]]


def close_trade(p: Position) -> None:
    """S-A01: in strict order the first build or purchase ends the trade phase."""
    if p.rulings.strict and p.pending[-1] == TO_TRADE:
        p.pending[-1] = TO_BUILD
        for seat in range(len(p.players)):
            p.terms[seat] = None


def grow_road(p: Position, seat: Seat, path: int) -> None:
    """S-040: put a road down and see who has the longest now."""
    player = p.players[seat]
    before = player.road_length
    place_road(p, seat, path)
    if player.road_length > before and player.road_length >= ROAD_MINIMUM:
        award_road(p, False)


def build_road(p: Position, seat: Seat, path: int) -> None:
    """S-037: pay wood and brick."""
    p.pay(p.players[seat], ROAD_COST)
    close_trade(p)
    grow_road(p, seat, path)
    check_win(p)


def build_free_road(p: Position, seat: Seat, path: int) -> None:
    """S-071, S-A17: Road Building gives two, or as many as there are pieces and places for."""
    grow_road(p, seat, path)
    p.free_roads -= 1
    if not p.free_roads or not can_place_road(p, p.players[seat]):
        p.free_roads = 0
        p.pending.pop()
    check_win(p)


def build_settlement(p: Position, seat: Seat, corner: int) -> None:
    """S-042: pay wood, brick, wheat and wool."""
    p.pay(p.players[seat], SETTLEMENT_COST)
    close_trade(p)
    place_settlement(p, seat, corner)
    cut_roads(p, seat, BIT[corner])
    check_win(p)


def build_city(p: Position, seat: Seat, corner: int) -> None:
    """S-046, S-047: pay two wheat and three ore; the settlement returns to the reserve."""
    player = p.players[seat]
    p.pay(player, CITY_COST)
    close_trade(p)
    player.settlements ^= BIT[corner]
    player.cities |= BIT[corner]
    player.settlements_left += 1
    player.cities_left -= 1
    player.points += 1  # S-048
    check_win(p)


def buy_card(p: Position, seat: Seat) -> None:
    """S-049: pay wheat, wool and ore; the card comes from the dealer."""
    p.pay(p.players[seat], CARD_COST)
    close_trade(p)
    p.pending.append(FALL_CARD)


def draw_card(p: Position, card: int) -> None:
    """S-049: the bought card goes into the hand; it may bring the win at once (S-068, S-A13)."""
    p.pending.pop()
    p.pile[card] -= 1
    p.fresh[card] += 1
    p.players[p.turn].cards[card] += 1
    check_win(p)
