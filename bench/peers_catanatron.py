"""Play our bots in catanatron's own engine against catanatron's players.

    python bench/peers_catanatron.py hard catanatron.players.search:VictoryPointPlayer --seats 2 --games 200
    python bench/peers_catanatron.py hard catanatron.players.value:ValueFunctionPlayer --seats 4 --games 200
    python bench/peers_catanatron.py hard catanatron.players.minimax:AlphaBetaPlayer:depth=2 --seats 2

The first plays one seat, the second all others. A name is one of our bots (`archipel.bots.make`) or a class
of catanatron players as `module:Class`. Arguments for its constructor follow after another colon: `2,True` or
`depth=2,prunning=True`. catanatron shuffles the seats. The script works with 3.2.1 from PyPI and with the
repository: it detects features instead of comparing versions.

Our seat gets a position made only from what it may know: its own cards, the table, the sizes of the other
hands, and the bank. The script fills the other hands with placeholder cards, and the bot redeals them before
it thinks.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import random
import sys
import time
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, Player

from archipel.arena.arena import wilson
from archipel.arena.pool import map_chunks
from archipel.bots.chair import Chair
from archipel.bots.make import BOTS, make_bot
from archipel.core.state import COMPILED, Action, Seat
from archipel.games.settlers import Settlers
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import (
    CORNERS,
    DESERT,
    FIELDS,
    ISLAND,
    NEAR,
    NO_HARBOUR,
    PATH_A,
    PATH_B,
    PATHS,
    Board,
)
from archipel.games.settlers.building import FreeRoad
from archipel.games.settlers.cards import CARD_COUNTS, EACH, KINDS
from archipel.games.settlers.position import STOPPED, Position
from archipel.games.settlers.production import Discarding
from archipel.games.settlers.robber import MovingRobber
from archipel.games.settlers.rulings import Rulings
from archipel.games.settlers.setup import FirstRoad, first_settlements
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Rolling, Trading
from archipel.parts.actions import BUY, END, ROLL, Trade
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, pack, unpack

GOODS = ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"]
CARDS = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT"]
CORNER_NAMES = ["NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST", "NORTH"]
"""The corners of a field, in our order."""
OPTIONS = Settlers().read_options(
    "board=variable phases=free theft=compulsory cut-tie=holder shortage=nobody"
)
FIELD_AT = {place: field for field, place in enumerate(ISLAND.fields)}
PATH_BETWEEN = {frozenset((PATH_A[path], PATH_B[path])): path for path in range(PATHS)}


class Geography:
    """catanatron's map in our numbering."""

    def __init__(self, catan_map: Any) -> None:
        self.corner_of: dict[int, int] = {}
        self.coordinate_of: dict[int, Any] = {}
        self.field_of: dict[Any, int] = {}
        land = [DESERT] * FIELDS
        tokens = [0] * FIELDS
        for coordinate, tile in catan_map.land_tiles.items():
            x, _, z = coordinate
            field = FIELD_AT[(x, z)]
            self.field_of[coordinate] = field
            self.coordinate_of[field] = coordinate
            for ref, node in tile.nodes.items():
                self.corner_of[node] = ISLAND.field_corners[field][CORNER_NAMES.index(ref.value)]
            if tile.resource is not None:
                land[field] = GOODS.index(tile.resource)
                tokens[field] = tile.number
        self.node_of = {corner: node for node, corner in self.corner_of.items()}
        self.board = Board(land, tokens, [0, 1, 2, 3, 4, 5, 5, 5, 5])
        harbour_at = [NO_HARBOUR] * CORNERS
        for resource, nodes in catan_map.port_nodes.items():
            for node in nodes:
                if node in self.corner_of:
                    harbour_at[self.corner_of[node]] = 5 if resource is None else GOODS.index(resource)
        self.board.harbour_at = harbour_at

    def path(self, edge: Any) -> int:
        """Return our path for a catanatron edge."""
        return PATH_BETWEEN[frozenset((self.corner_of[edge[0]], self.corner_of[edge[1]]))]


def translate(state: Any, geography: Geography, seat: Seat, owes: int) -> SettlersState:
    """Return catanatron's state as `seat` knows it, with placeholders for hidden cards."""
    seats = len(state.colors)
    p = Position(seats, Rulings(OPTIONS))
    p.board = geography.board
    p.laid = True
    p.land = geography.board.land
    p.robber = geography.field_of[state.board.robber_coordinate]
    p.bank = pack(list(state.resource_freqdeck))
    p.turn = getattr(state, "current_turn_index", state.current_player_index)
    p.turns = min(4000, state.num_turns)
    held = state.player_state
    for index, player in enumerate(p.players):
        key = f"P{index}_"
        player.points = held[key + "VICTORY_POINTS"]
        player.knights = held[key + "PLAYED_KNIGHT"]
        player.road_length = held[key + "LONGEST_ROAD_LENGTH"]
        player.roads_left = held[key + "ROADS_AVAILABLE"]
        player.settlements_left = held[key + "SETTLEMENTS_AVAILABLE"]
        player.cities_left = held[key + "CITIES_AVAILABLE"]
        if held[key + "HAS_ROAD"]:
            p.longest = index
        if held[key + "HAS_ARMY"]:
            p.army = index
        for card in range(4):
            p.played += held[f"{key}PLAYED_{CARDS[card]}"] * ONE[card]
    for node, (color, kind) in state.board.buildings.items():
        corner = geography.corner_of[node]
        owner = state.color_to_index[color]
        player = p.players[owner]
        p.built |= BIT[corner]
        p.blocked |= NEAR[corner]
        player.harbours |= BIT[geography.board.harbour_at[corner]]
        if kind == "CITY":
            player.cities |= BIT[corner]
        else:
            player.settlements |= BIT[corner]
    for edge, color in state.board.roads.items():
        path = geography.path(edge)
        owner = state.color_to_index[color]
        p.road[path] = owner
        p.players[owner].reach |= BIT[PATH_A[path]] | BIT[PATH_B[path]]
    _own_cards(p, held, seat)
    _made_up_cards(p, held, seat)
    p.card_played = bool(held[f"P{p.turn}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"])
    _ask(p, state, geography, seat, owes)
    return SettlersState(p)


def _own_cards(p: Position, held: Any, seat: Seat) -> None:
    me = p.players[seat]
    me.hand = pack([held[f"P{seat}_{good}_IN_HAND"] for good in GOODS])
    cards = [held[f"P{seat}_{card}_IN_HAND"] for card in CARDS]
    me.cards = pack(cards)
    if p.turn == seat:
        # the repository records the cards held at the start of the turn; 3.2.1 lets fresh cards be played
        old = [held.get(f"P{seat}_{card}_OWNED_AT_START", True) is not False for card in CARDS]
        p.fresh = pack([0 if is_old else n for n, is_old in zip(cards, old)])


def _made_up_cards(p: Position, held: Any, seat: Seat) -> None:
    """Fill the other hands to their sizes with cards not in the bank or our hand, in a fixed order."""
    me = p.players[seat]
    goods = unpack(pack([EACH] * KINDS) - p.bank - me.hand)
    cards = unpack(pack(CARD_COUNTS) - p.played - me.cards)
    for other in p.players:
        if other.seat == seat:
            continue
        other.hand = pack(_take(goods, sum(held[f"P{other.seat}_{good}_IN_HAND"] for good in GOODS)))
        other.cards = pack(_take(cards, sum(held[f"P{other.seat}_{card}_IN_HAND"] for card in CARDS)))
    p.pile = pack(cards)


def _take(pool: list[int], size: int) -> list[int]:
    out = [0] * len(pool)
    for kind, n in enumerate(pool):
        taken = max(0, min(n, size))
        out[kind] = taken
        pool[kind] -= taken
        size -= taken
    return out


def _ask(p: Position, state: Any, geography: Geography, seat: Seat, owes: int) -> None:
    """Set the pending question."""
    prompt = state.current_prompt.value
    seats = len(p.players)
    rolled = state.player_state[f"P{p.turn}_HAS_ROLLED"]
    p.pending = [STOPPED, Trading(p.turn, p.rulings.strict) if rolled else Rolling(p.turn)]
    if prompt in ("BUILD_INITIAL_SETTLEMENT", "BUILD_INITIAL_ROAD"):
        p.turn = 0
        built = sum(
            len(state.buildings_by_color[color]["SETTLEMENT"]) + len(state.buildings_by_color[color]["CITY"])
            for color in state.colors
        )
        p.pending = [STOPPED, Rolling(0), *first_settlements(seats)[: 2 * seats - built]]
        if prompt == "BUILD_INITIAL_ROAD":
            p.last_corner = geography.corner_of[
                state.buildings_by_color[state.colors[seat]]["SETTLEMENT"][-1]
            ]
            p.push(FirstRoad(seat, p.last_corner))
    elif prompt == "DISCARD":
        p.push(MovingRobber(p.turn))
        p.push(Discarding(p.turn, owes * ONE[seat]))
    elif prompt == "MOVE_ROBBER":
        p.push(MovingRobber(p.turn))
    elif getattr(state, "is_road_building", False):
        p.push(FreeRoad(p.turn, max(1, state.free_roads_available)))


class TheirChair(Chair):
    """A chair whose legal actions are those that catanatron lists."""

    def __init__(self, state: SettlersState, seat: Seat, choices: list[Action]) -> None:
        super().__init__(state, seat, None)
        self.choices = choices

    def legal(self) -> list[Action]:
        """Return the actions that catanatron allows."""
        return self.choices

    def offers(self) -> list[Action]:
        """Return nothing: catanatron lists no trade between players."""
        return []


class Untranslatable(Exception):
    """Raised for an action of one engine that the other does not have."""


class OurPlayer(Player):  # type: ignore[misc]
    """One of our bots as a catanatron player."""

    def __init__(self, color: Any, name: str, seed: int) -> None:
        super().__init__(color)
        self.name = name
        self.bot = make_bot(name, "settlers", seed)
        self.geography: Geography | None = None
        self.map: Any = None
        self.owes = 0

    def reset_state(self) -> None:
        """Forget the map between games."""
        self.map = None

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Return the catanatron action that our bot chooses."""
        playable = list(playable_actions)
        if len(playable) == 1:
            return playable[0]
        state = game.state
        if self.map is not state.board.map or self.geography is None:
            self.map = state.board.map
            self.geography = Geography(self.map)
        seat = state.color_to_index[self.color]
        self.owes = owed(state, seat, self.owes)
        table: dict[str, list[Any]] = {}
        ours: list[Action] = []
        for action in playable:
            own = our_action(action, self.geography)
            if own is not None:
                if own.text not in table:
                    ours.append(own)
                table.setdefault(own.text, []).append(action)
        world = translate(state, self.geography, seat, self.owes)
        if not ours:
            return self._apart(world, seat, playable)
        choice = ours[0] if len(ours) == 1 else self.bot.choose(TheirChair(world, seat, ours))
        if choice.text not in table:
            raise Untranslatable(f"{self.name} plays {choice.text!r}, which is none of {playable}")
        meant = table[choice.text]
        if isinstance(choice, a.Robber) and len(meant) > 1:
            return self._whom(world, state, seat, choice, meant)
        # catanatron may list one trade at several rates: take the cheapest
        return min(meant, key=price) if isinstance(choice, Trade) else meant[0]

    def _whom(self, world: SettlersState, state: Any, seat: Seat, choice: Action, meant: list[Any]) -> Any:
        """Choose the victim: catanatron moves the robber and robs in one step, we in two."""
        world.apply(seat, choice)
        victims = {state.color_to_index[x.value[1]]: x for x in meant if x.value[1] is not None}
        if not victims:
            return meant[0]
        robs: list[Action] = [a.ROB[victim] for victim in sorted(victims)]
        pick = self.bot.choose(TheirChair(world, seat, robs)) if len(robs) > 1 else robs[0]
        assert isinstance(pick, a.Rob)
        return victims[pick.victim]

    def _apart(self, world: SettlersState, seat: Seat, playable: list[Any]) -> Any:
        """Handle actions without an equivalent here: discarding several cards at once, and trade offers.

        Offers are declined.
        """
        kinds = {action.action_type.value for action in playable}
        if all(kind.startswith("DISCARD") for kind in kinds):
            laid: list[str] = []
            while len(laid) < self.owes:
                cards = world.legal(seat)
                card = self.bot.choose(TheirChair(world, seat, cards)) if len(cards) > 1 else cards[0]
                assert isinstance(card, a.Discard)
                laid.append(GOODS[card.good])
                world.apply(seat, card)
            for action in playable:
                if action.value is not None and sorted(action.value) == sorted(laid):
                    return action
            raise Untranslatable(f"{self.name} discards {laid}, which is none of {playable}")
        for action in playable:
            if action.action_type.value in ("REJECT_TRADE", "CANCEL_TRADE"):
                return action
        raise Untranslatable(f"nothing here is known to us: {playable}")


def owed(state: Any, seat: Seat, before: int) -> int:
    """Return how many cards a seat must still discard; `before` is the result at its previous decision."""
    if state.current_prompt.value != "DISCARD":
        return 0
    counts = getattr(state, "discard_counts", None)
    if counts is not None:
        return int(counts[seat])
    held = sum(state.player_state[f"P{seat}_{good}_IN_HAND"] for good in GOODS)
    return before - 1 if before > 1 else max(1, held // 2)


def price(action: Any) -> int:
    """Return how many cards a catanatron trade with the bank costs."""
    return sum(good is not None for good in action.value[:-1])


def our_action(action: Any, geography: Geography) -> Action | None:
    """Return our action for a catanatron action, or None if we have no such action."""
    kind, value = action.action_type.value, action.value
    if kind == "ROLL":
        return ROLL
    if kind == "END_TURN":
        return END
    if kind == "BUILD_ROAD":
        return a.ROAD[geography.path(value)]
    if kind == "BUILD_SETTLEMENT":
        return a.SETTLE[geography.corner_of[value]]
    if kind == "BUILD_CITY":
        return a.CITY[geography.corner_of[value]]
    if kind == "BUY_DEVELOPMENT_CARD":
        return BUY
    if kind == "PLAY_KNIGHT_CARD":
        return a.PLAY_KNIGHT
    if kind == "PLAY_ROAD_BUILDING":
        return a.PLAY_ROADS
    if kind == "PLAY_MONOPOLY":
        return a.PLAY_MONOPOLY[GOODS.index(value)]
    if kind == "PLAY_YEAR_OF_PLENTY" and len(value) == 2:
        first, second = sorted(GOODS.index(good) for good in value)
        return next(x for x in a.PLAY_INVENTION if (x.first, x.second) == (first, second))
    if kind == "MARITIME_TRADE":
        give, get = GOODS.index(value[0]), GOODS.index(value[-1])
        return next(x for x in a.TRADE[give] if x.get == get)
    if kind == "MOVE_ROBBER":
        return a.ROBBER[geography.field_of[value[0]]]
    if kind.startswith("DISCARD") and value is not None:
        cards = [value] if isinstance(value, str) else list(value)
        return a.DISCARD[GOODS.index(cards[0])] if len(cards) == 1 else None
    return None


class Clock:
    """Measures the CPU time of a player's decisions with more than one choice, by wrapping its `decide`."""

    def __init__(self, player: Any) -> None:
        self.decide = player.decide
        self.moves = 0
        self.seconds = 0.0
        player.decide = self

    def __call__(self, game: Any, playable: Any) -> Any:
        """Decide and add the time."""
        began = time.process_time()
        action = self.decide(game, playable)
        if len(playable) > 1:
            self.moves += 1
            self.seconds += time.process_time() - began
        return action


def make(name: str, color: Any, seed: int) -> Any:
    """Return a player of either engine by name."""
    module, *rest = name.split(":")
    if module in BOTS or not rest:
        return OurPlayer(color, name, seed)
    arguments: list[object] = []
    named: dict[str, object] = {}
    for word in rest[1].split(",") if len(rest) > 1 else []:
        key, equals, value = word.rpartition("=")
        if equals:
            named[key] = _number(value)
        else:
            arguments.append(_number(word))
    kind = getattr(importlib.import_module(module), rest[0])
    if hasattr(kind, "Params"):  # newer players take all settings as one object
        return kind(color, kind.Params(*arguments, **named))
    return kind(color, *arguments, **named)


def _number(word: str) -> object:
    try:
        return ast.literal_eval(word)  # 2, 0.5, True, None
    except (SyntaxError, ValueError):
        return word


def play(piece: tuple[str, str, int, int, int]) -> tuple[int, int, list[tuple[int, float]]]:
    """Play a game; return the winner (1 first, 0 other, -1 nobody), the turns, each side's moves and time."""
    one, others, seats, seed, index = piece
    random.seed(seed * 1_000_003 + index)
    colors = list(Color)[:seats]
    hero = colors[index % seats]
    players = [
        make(one if color is hero else others, color, seed + 64 * index + i) for i, color in enumerate(colors)
    ]
    clocks = [Clock(player) for player in players]
    game = Game(players, seed=seed * 1_000_003 + index + 1)
    winner = game.play()
    mine = [clock for clock, color in zip(clocks, colors) if color is hero]
    theirs = [clock for clock, color in zip(clocks, colors) if color is not hero]
    cost = [(sum(c.moves for c in side), sum(c.seconds for c in side)) for side in (mine, theirs)]
    return -1 if winner is None else int(winner is hero), game.state.num_turns, cost


def main() -> None:
    """Play a match and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("one", help="plays one seat")
    parser.add_argument("others", help="plays all other seats")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not COMPILED:
        print("(the engine is not compiled: times are those of interpreted Python)", file=sys.stderr)
    pieces = [(options.one, options.others, options.seats, options.seed, i) for i in range(options.games)]
    results = []
    for result in map_chunks(play, pieces, "local", options.jobs):
        results.append(result)
        if not options.json:
            wins = sum(r[0] == 1 for r in results)
            print(f"\r{len(results)}/{options.games}: {wins} won", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    wins = sum(r[0] == 1 for r in results)
    low, high = wilson(wins, len(results))
    cost = [
        1000 * sum(r[2][side][1] for r in results) / max(1, sum(r[2][side][0] for r in results))
        for side in (0, 1)
    ]
    summary = {
        "one": options.one, "others": options.others, "seats": options.seats, "games": len(results),
        "wins": wins,
        "unfinished": sum(r[0] < 0 for r in results), "rate": round(wins / len(results), 4),
        "low": round(low, 4), "high": round(high, 4),
        "turns": round(sum(r[1] for r in results) / len(results), 1),
        "ms_per_move": {"one": round(cost[0], 3), "others": round(cost[1], 3)}, "seed": options.seed,
    }  # fmt: skip
    if options.json:
        print(json.dumps(summary))
    else:
        print(
            f"{options.one} against {options.seats - 1} x {options.others}: {wins} of {len(results)} won = "
            f"{wins / len(results):.1%} [{low:.1%} to {high:.1%}], {summary['unfinished']} unfinished; "
            f"CPU per decision {cost[0]:.1f} ms and {cost[1]:.1f} ms"
        )


if __name__ == "__main__":
    main()
