"""Roads, settlements, cities and development cards: where they may be built, and what building does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import (
    CITY,
    DRAW,
    DRAW_UNSEEN,
    MOST_SEATS,
    ROAD,
    SETTLE,
    City,
    Draw,
    Road,
    Settle,
    by_kinds,
)
from archipel.games.settlers.awards import award_road, check_win, cut_roads, lengthen_road
from archipel.games.settlers.board import NEAR, PATH_A, PATH_B, WAY_END, WAY_PATH, WAYS
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    ROAD_COST,
    ROAD_MINIMUM,
    SETTLEMENT_COST,
)
from archipel.games.settlers.position import NONE, Asked, Chance, Player, Position, Question
from archipel.parts.actions import BUY
from archipel.parts.bargain import DECLINE, Decline
from archipel.parts.bits import BIT, first, members
from archipel.parts.packed import ONE, covers, draw, kinds, pack, unpack

ROAD_PRICE: Final[i64] = pack(ROAD_COST)
SETTLEMENT_PRICE: Final[i64] = pack(SETTLEMENT_COST)
CITY_PRICE: Final[i64] = pack(CITY_COST)
CARD_PRICE: Final[i64] = pack(CARD_COST)

# One predicate for each rule.


def is_free_path(p: Position, path: int) -> bool:
    """S-039: one road on each path."""
    return p.road[path] == NONE


def joins_own(p: Position, seat: Seat, path: int) -> bool:
    """S-038: the path touches an own building, or an own road that no rival's building ends (S-A10)."""
    return network(p, p.players[seat]) & (BIT[PATH_A[path]] | BIT[PATH_B[path]]) != 0


def is_free_corner(p: Position, corner: int) -> bool:
    """S-102: no building stands on the corner."""
    return not p.built & BIT[corner]


def keeps_distance(p: Position, corner: int) -> bool:
    """S-043, S-105: the neighbouring corners carry no settlement and no city."""
    return not p.built & NEAR[corner] & ~BIT[corner]


def touches_own_road(p: Position, seat: Seat, corner: int) -> bool:
    """S-044: an own road leads to the corner."""
    return p.players[seat].reach & BIT[corner] != 0


def network(p: Position, player: Player) -> i64:
    """Return the corners from which a player may continue building."""
    return player.buildings() | (player.reach & ~p.built)


# Lists of choices.


def road_places(p: Position, player: Player, out: list[Action]) -> None:
    """S-038, S-039: every path the player may build on, appended to `out`."""
    net = network(p, player)
    road = p.road
    left = net
    while left:
        corner = first(left)
        left &= left - 1
        for way in range(WAYS * corner, WAYS * corner + WAYS):
            path = WAY_PATH[way]
            if path >= 0 and road[path] == NONE:
                far = WAY_END[way]
                if far > corner or not net >> far & 1:  # list a path between two such corners only once
                    out.append(ROAD[path])


def settlement_places(corners: i64, out: list[Action]) -> None:
    """S-043: settlements on these corners, appended to `out`."""
    while corners:
        out.append(SETTLE[first(corners)])
        corners &= corners - 1


def can_place_road(p: Position, player: Player) -> bool:
    """Return whether there is a piece and a place for another road."""
    places: list[Action] = []
    if player.roads_left:
        road_places(p, player, places)
    return len(places) > 0


def has_price(player: Player) -> bool:
    """Return whether the hand pays for anything. A price of a settlement includes that of a road."""
    hand = player.hand
    return covers(hand, ROAD_PRICE) or covers(hand, CARD_PRICE) or covers(hand, CITY_PRICE)


def builds(p: Position, player: Player, out: list[Action]) -> None:
    """S-098: all that the player can pay for now."""
    hand = player.hand
    if player.roads_left and covers(hand, ROAD_PRICE):
        road_places(p, player, out)
    if player.settlements_left and covers(hand, SETTLEMENT_PRICE):
        settlement_places(player.reach & ~p.blocked, out)
    if player.cities_left and covers(hand, CITY_PRICE):
        for corner in members(player.settlements):
            out.append(CITY[corner])
    if p.pile and covers(hand, CARD_PRICE):
        out.append(BUY)


# Effects.


def place_road(p: Position, seat: Seat, path: int) -> None:
    """S-035: a road from the reserve goes on the path."""
    player = p.players[seat]
    reached = player.reach
    p.lay_road(path, seat)
    player.reach |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    player.roads_left -= 1
    lengthen_road(p, player, path, reached)


def place_settlement(p: Position, seat: Seat, corner: int) -> None:
    """S-035, S-110: a settlement from the reserve goes on the corner, and owns its harbour."""
    player = p.players[seat]
    p.built |= BIT[corner]
    p.blocked |= NEAR[corner]
    player.settlements |= BIT[corner]
    player.settlements_left -= 1
    player.points += 1  # S-045
    player.harbours |= BIT[p.board.harbour_at[corner]]


def grow_road(p: Position, seat: Seat, path: int) -> None:
    """S-040: put a road down and see who has the longest now."""
    player = p.players[seat]
    before = player.road_length
    place_road(p, seat, path)
    if player.road_length > before and player.road_length >= ROAD_MINIMUM:
        award_road(p, False)


def build(p: Position, seat: Seat, action: Action) -> None:
    """S-035: pay, and take the piece from the reserve; a card comes from the dealer."""
    if isinstance(action, Road):
        build_road(p, seat, action.path)
    elif isinstance(action, Settle):
        build_settlement(p, seat, action.corner)
    elif isinstance(action, City):
        build_city(p, seat, action.corner)
    else:
        buy_card(p, seat)


def build_road(p: Position, seat: Seat, path: int) -> None:
    """S-037: pay wood and brick."""
    p.pay(p.players[seat], ROAD_PRICE)
    grow_road(p, seat, path)
    check_win(p)


def build_settlement(p: Position, seat: Seat, corner: int) -> None:
    """S-042: pay wood, brick, wheat and wool."""
    p.pay(p.players[seat], SETTLEMENT_PRICE)
    place_settlement(p, seat, corner)
    cut_roads(p, seat, BIT[corner])
    check_win(p)


def build_city(p: Position, seat: Seat, corner: int) -> None:
    """S-046, S-047: pay two wheat and three ore; the settlement returns to the reserve."""
    player = p.players[seat]
    p.pay(player, CITY_PRICE)
    player.settlements ^= BIT[corner]
    player.cities |= BIT[corner]
    player.settlements_left += 1
    player.cities_left -= 1
    player.points += 1  # S-048
    check_win(p)


def buy_card(p: Position, seat: Seat) -> None:
    """S-049: pay wheat, wool and ore; the card comes from the dealer."""
    p.pay(p.players[seat], CARD_PRICE)
    p.push(CARD_DRAW[seat])


# Questions.


@final
class CardDraw(Chance):
    """S-049: the bought card goes into the hand, unseen by the others."""

    def name(self) -> str:
        return "card"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DRAWS[kinds(p.pile)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.pile) if n]

    def draw(self, p: Position, rng: Rng) -> int:
        return draw(p.pile, rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """S-068, S-A13: it may bring the win at once."""
        assert isinstance(action, Draw)
        card = ONE[action.card]
        p.pile -= card
        p.fresh += card
        p.players[self.by].cards += card
        check_win(p)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == self.by else DRAW_UNSEEN


@final
class FreeRoad(Question):
    """S-071, S-A17: Road Building gives two, or as many as there are pieces and places for."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def name(self) -> str:
        return "free-road"

    def fields(self) -> list[int]:
        return [self.left]

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-free-road", ["S-071"], {"roads": self.left})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        road_places(p, p.players[seat], out)
        if p.rulings.roads_optional:
            out.append(DECLINE)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            return
        assert isinstance(action, Road)
        grow_road(p, seat, action.path)
        if self.left > 1 and can_place_road(p, p.players[seat]):
            p.push(FreeRoad(seat, self.left - 1))
        check_win(p)

    def fits(self, action: Action) -> bool:
        return isinstance(action, Road)

    def first(self) -> Note:
        return Note("free-road-first", ["S-071"], {})

    def show(self, out: Asked) -> None:
        out.free_roads = self.left


DRAWS: Final = by_kinds([[draw] for draw in DRAW])
CARD_DRAW: Final = [CardDraw(by) for by in range(MOST_SEATS)]
