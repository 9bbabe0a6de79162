"""Drives catanatron 3.2.1 at our table: lays our island for it, and reads its state in our notation."""

from __future__ import annotations

from typing import Any

from catanatron.game import Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.coordinate_system import cube_to_axial
from catanatron.models.enums import RESOURCES, Action, ActionType
from catanatron.models.map import (
    BASE_MAP_TEMPLATE,
    PORT_DIRECTION_TO_NODEREFS,
    CatanMap,
    LandTile,
    NodeRef,
    Port,
    initialize_tiles,
)
from catanatron.models.player import Color, SimplePlayer

from archipel.games.settlers.board import ANY, DESERT, FIELD_CORNERS, HARBOUR_SLOTS, ISLAND, Board
from archipel.games.settlers.cards import BRICK, GOODS, POINT, WOOD
from archipel.games.settlers.position import NONE

CARD_NAMES = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT"]
"""Catanatron's names of the development cards, in our order. Its resources are in our order already."""

# Catanatron's ids beside ours. They depend on the template alone, so any of its maps will do.
_MAP = CatanMap.from_template(BASE_MAP_TEMPLATE)
_ROUND = [
    NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST, NodeRef.NORTH,
]  # fmt: skip
FIELD = {cube: ISLAND.fields.index(cube_to_axial(cube)) for cube in _MAP.land_tiles}
CORNER: dict[int, int] = {
    tile.nodes[ref]: FIELD_CORNERS[FIELD[cube]][i]
    for cube, tile in _MAP.land_tiles.items()
    for i, ref in enumerate(_ROUND)
}
NODES = sorted(CORNER, key=CORNER.__getitem__)
EDGES = [(min(NODES[a], NODES[b]), max(NODES[a], NODES[b])) for a, b in ISLAND.paths]
PATH = {edge: path for path, edge in enumerate(EDGES)}


def harbour_slot(port: Port) -> int:
    """Return which of our nine harbours a port of the template is."""
    corners = [CORNER[port.nodes[ref]] for ref in PORT_DIRECTION_TO_NODEREFS[port.direction]]
    return HARBOUR_SLOTS.index((min(corners), max(corners)))


def lay(board: Board) -> CatanMap:
    """Return our island as a catanatron map. It takes tiles, tokens and ports from the end of three lists."""
    land = [board.land[FIELD[cube]] for cube in _MAP.land_tiles]
    tokens = [board.tokens[FIELD[cube]] for cube in _MAP.land_tiles]
    ports = [board.harbours[harbour_slot(port)] for port in _MAP.tiles.values() if isinstance(port, Port)]
    tiles = initialize_tiles(
        BASE_MAP_TEMPLATE,
        [token for token in reversed(tokens) if token],
        [None if kind == ANY else RESOURCES[kind] for kind in reversed(ports)],
        [None if terrain == DESERT else RESOURCES[terrain] for terrain in reversed(land)],
    )
    for cube, tile in tiles.items():
        if isinstance(tile, LandTile):
            assert tile.number == (board.tokens[FIELD[cube]] or None)
    return CatanMap.from_tiles(tiles)


class Peer:
    """A game of catanatron, with its colours numbered as our seats."""

    def __init__(self, seats: int, board: Board, seed: int) -> None:
        self.game = Game([SimplePlayer(color) for color in list(Color)[:seats]], seed, catan_map=lay(board))
        self.state = self.game.state
        self.seats = seats
        self.colors = [*self.state.colors, None]
        """By seat. The last entry stands for NONE, which is nobody."""

    def seat(self, color: Color | None) -> int:
        return NONE if color is None else self.colors.index(color)

    # What is legal.

    def actor(self) -> int:
        return int(self.state.current_player_index)

    def legal(self) -> dict[str, Action]:
        """Return its playable actions in our notation: `robber 3 rob 1` for a robber's move with a victim."""
        actions = {self.text(action): action for action in self.state.playable_actions}
        assert len(actions) == len(self.state.playable_actions)
        return actions

    def text(self, action: Action) -> str:
        kind, value = action.action_type, action.value
        if kind == ActionType.BUILD_SETTLEMENT:
            return f"settle {CORNER[value]}"
        if kind == ActionType.BUILD_CITY:
            return f"city {CORNER[value]}"
        if kind == ActionType.BUILD_ROAD:
            return f"road {PATH[tuple(sorted(value))]}"
        if kind == ActionType.MARITIME_TRADE:
            return f"trade {good(value[0])} {good(value[-1])}"
        if kind == ActionType.PLAY_YEAR_OF_PLENTY:
            return "play invention " + " ".join([good(card) for card in value])
        if kind == ActionType.PLAY_MONOPOLY:
            return f"play monopoly {good(value)}"
        if kind == ActionType.MOVE_ROBBER:
            cube, victim, _ = value
            return f"robber {FIELD[cube]}" + (f" rob {self.seat(victim)}" if victim else "")
        return PLAIN[kind]

    # Playing, with the outcome that chance had.

    def do(self, action: Action) -> None:
        """Play a listed action without a chance outcome."""
        self.game.execute(action)

    def do_unlisted(self, text: str) -> None:
        """Play a development card that is not listed, although catanatron can carry it out."""
        _, card, *goods = text.split()
        named = [RESOURCES[GOODS.index(name)] for name in goods]
        kind, value = {
            "roads": (ActionType.PLAY_ROAD_BUILDING, None),
            "invention": (ActionType.PLAY_YEAR_OF_PLENTY, tuple(named)),
            "monopoly": (ActionType.PLAY_MONOPOLY, "".join(named)),
        }[card]
        self.do_with(Action(self.state.current_color(), kind, None), value)

    def do_with(self, action: Action, value: Any) -> None:
        """Play a listed action with this outcome."""
        self.game.execute(Action(action.color, action.action_type, value), validate_action=False)

    def roll(self, action: Action, low: int, high: int) -> None:
        self.do_with(action, (low, high))

    def draw(self, action: Action, card: int) -> None:
        self.do_with(action, CARD_NAMES[card])

    def discard(self, action: Action, goods: list[int]) -> None:
        self.do_with(action, [RESOURCES[kind] for kind, n in enumerate(goods) for _ in range(n)])

    def steal(self, action: Action, stolen: int) -> None:
        cube, victim, _ = action.value
        self.do_with(action, (cube, victim, RESOURCES[stolen]))

    def spare(self, action: Action) -> None:
        """Move the robber without a theft."""
        self.do_with(action, (action.value[0], None, None))

    # The state of its table.

    def of(self, seat: int, key: str) -> Any:
        return self.state.player_state[f"P{seat}_{key}"]

    def put(self, seat: int, key: str, value: int) -> None:
        self.state.player_state[f"P{seat}_{key}"] = value

    def belongings(self, seat: int) -> list[Any]:
        """Return the resources, development cards and pieces of a seat."""
        has = self.state.player_state
        buildings = self.state.buildings_by_color[self.colors[seat]]
        return [
            [has[f"P{seat}_{kind}_IN_HAND"] for kind in RESOURCES],
            [has[f"P{seat}_{card}_IN_HAND"] for card in CARD_NAMES],
            has[f"P{seat}_PLAYED_KNIGHT"],
            has[f"P{seat}_ROADS_AVAILABLE"],
            has[f"P{seat}_SETTLEMENTS_AVAILABLE"],
            has[f"P{seat}_CITIES_AVAILABLE"],
            sorted([CORNER[node] for node in buildings["SETTLEMENT"]]),
            sorted([CORNER[node] for node in buildings["CITY"]]),
        ]

    def pile(self) -> list[int]:
        return [self.state.development_listdeck.count(card) for card in CARD_NAMES]

    def holder(self, award: str) -> int:
        """Return which seat has `HAS_ROAD` or `HAS_ARMY`."""
        holders = [seat for seat in range(self.seats) if self.of(seat, award)]
        assert len(holders) <= 1
        return holders[0] if holders else NONE

    def length(self, seat: int) -> int:
        return int(self.state.board.road_lengths[self.colors[seat]])

    def winner(self) -> int:
        return self.seat(self.game.winning_color())

    # Changes by hand, to set a scene up or to continue after a difference.

    def give(self, seat: int, kind: int, n: int) -> None:
        """Give resources from the bank."""
        self.put(seat, f"{RESOURCES[kind]}_IN_HAND", self.of(seat, f"{RESOURCES[kind]}_IN_HAND") + n)
        self.state.resource_freqdeck[kind] -= n
        self.state.playable_actions = generate_playable_actions(self.state)

    def lend(self, seat: int, n: int) -> None:
        """Give the price of a road, which it demands even for free roads. A negative number takes it back."""
        self.give(seat, WOOD, n)
        self.give(seat, BRICK, n)

    def give_card(self, seat: int, card: int) -> None:
        """Give a development card from the pile."""
        self.put(seat, f"{CARD_NAMES[card]}_IN_HAND", self.of(seat, f"{CARD_NAMES[card]}_IN_HAND") + 1)
        self.put(seat, "ACTUAL_VICTORY_POINTS", self.of(seat, "ACTUAL_VICTORY_POINTS") + (card == POINT))
        self.state.development_listdeck.remove(CARD_NAMES[card])
        self.state.playable_actions = generate_playable_actions(self.state)

    def set_longest(self, lengths: list[int], holder: int) -> None:
        """Correct catanatron's Longest Road."""
        board = self.state.board
        for seat, length in enumerate(lengths):
            board.road_lengths[self.colors[seat]] = length
        before = self.holder("HAS_ROAD")
        board.road_color = self.colors[holder]
        board.road_length = max(lengths)
        for seat, points in [(before, -2), (holder, 2)]:
            if seat != NONE:
                self.put(seat, "HAS_ROAD", points > 0)
                self.put(seat, "VICTORY_POINTS", self.of(seat, "VICTORY_POINTS") + points)
                self.put(seat, "ACTUAL_VICTORY_POINTS", self.of(seat, "ACTUAL_VICTORY_POINTS") + points)


PLAIN = {
    ActionType.ROLL: "roll",
    ActionType.END_TURN: "end",
    ActionType.DISCARD: "discard",
    ActionType.BUY_DEVELOPMENT_CARD: "buy",
    ActionType.PLAY_KNIGHT_CARD: "play knight",
    ActionType.PLAY_ROAD_BUILDING: "play roads",
}


def good(resource: str) -> str:
    name: str = GOODS[RESOURCES.index(resource)]
    return name
