"""The words of scene tests (`tests/scenes.py`) for Settlers."""

from __future__ import annotations

import json
from pathlib import Path

from scenes import Scenes

from archipel.core.referee import Referee
from archipel.core.state import CHANCE
from archipel.games.settlers import Settlers
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.board import (
    BEGINNER_HARBOURS,
    BEGINNER_LAND,
    HARBOURS,
    PATHS,
    TERRAINS,
    Board,
)
from archipel.games.settlers.building import grow_road, place_settlement
from archipel.games.settlers.cards import CARDS, EACH, GOODS, KNIGHT
from archipel.games.settlers.invariants import check
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.position import NONE, STOPPED, Asked, Player, Question
from archipel.games.settlers.robber import Robbing
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Building, Rolling, Trading
from archipel.games.settlers.view import SettlersView
from archipel.parts import goods
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, count, pack, unpack

GAME = Settlers()
SCENES = Scenes(GAME, SettlersState, check, GOODS)
new_game, do, refused, notes = SCENES.new_game, SCENES.do, SCENES.refused, SCENES.notes
verbs_of, notation = SCENES.verbs_of, SCENES.notation
FACTS = json.loads((Path(__file__).parent.parent / "data" / "settlers.json").read_text())
FIXTURES = {fixture["id"]: fixture for fixture in FACTS["fixtures"]}
RED, BLUE, WHITE, ORANGE = range(4)
"""The seats of the colours in a game for four."""
ROAD, SETTLEMENT, CITY, CARD = "wood brick", "wood brick wool wheat", "wheat 2 ore 3", "wool wheat ore"
"""The prices, as hands."""


# Setting up.


def scene(options: str = "", *, turn: int = 0, phase: str = "trade", seats: int = 4) -> SettlersState:
    """Return the 1999 island without pieces, with empty hands, in this phase of this seat's turn."""
    s = new_game(options, seats)
    s.p.players = [Player(seat) for seat in range(seats)]
    s.p.road, s.p.north, s.p.south = [NONE] * PATHS, 0, 0
    s.p.built = s.p.blocked = 0
    s.p.bank = pack([EACH] * 5)
    set_phase(s, phase, turn)
    return s


def set_phase(s: SettlersState, phase: str, turn: int | None = None) -> None:
    """Move on to a phase, of the seat on turn unless another one is named."""
    turn = s.p.turn if turn is None else turn
    s.p.turn = turn
    questions: dict[str, Question] = {
        "roll": Rolling(turn),
        "trade": Trading(turn, s.p.rulings.strict),
        "build": Building(turn),
        "rob": Robbing(turn),
    }
    s.p.pending = [STOPPED, questions[phase]]


def set_tokens(s: SettlersState, numbers: dict[int, int]) -> None:
    """Put other number tokens on some fields."""
    tokens = [numbers.get(field, number) for field, number in enumerate(s.p.board.tokens)]
    s.p.board = Board(s.p.board.land, tokens, s.p.board.harbours)


def place_settlements(s: SettlersState, seat: int, *corners: int) -> None:
    """Put settlements on the island, free of charge."""
    for corner in corners:
        assert s.p.owner(corner) == NONE
        place_settlement(s.p, seat, corner)


def place_cities(s: SettlersState, seat: int, *corners: int) -> None:
    """Put cities on the island, free of charge."""
    for corner in corners:
        place_settlements(s, seat, corner)
        player = s.p.players[seat]
        player.settlements ^= BIT[corner]
        player.cities |= BIT[corner]
        player.settlements_left += 1
        player.cities_left -= 1
        player.points += 1


def place_roads(s: SettlersState, seat: int, *paths: int) -> None:
    """Put roads on the island, free of charge, and update the Longest Road."""
    for path in paths:
        assert s.p.road[path] == NONE
        grow_road(s.p, seat, path)


def give_hand(s: SettlersState, seat: int, words: str) -> None:
    """Let a seat hold exactly these resources; the bank has the rest."""
    player = s.p.players[seat]
    for good, n in enumerate(goods.read(GOODS, words.split())):
        s.p.take(player, good, n - count(player.hand, good))


def drain(s: SettlersState, good: str, left: int, holder: int) -> None:
    """Leave `left` cards of a resource in the bank; the holder gets the others."""
    kind = GOODS.index(good)
    s.p.take(s.p.players[holder], kind, count(s.p.bank, kind) - left)


def add_cards(s: SettlersState, seat: int, *cards: str) -> None:
    """Give a seat further development cards, bought in an earlier turn."""
    dealt = pack(goods.read(CARDS, " ".join(cards).split()))
    s.p.pile -= dealt
    s.p.players[seat].cards += dealt


def add_knights(s: SettlersState, seat: int, n: int) -> None:
    """Let a seat have played knights in earlier turns, without the Largest Army for them."""
    s.p.pile -= n * ONE[KNIGHT]
    s.p.played += n * ONE[KNIGHT]
    s.p.players[seat].knights += n


def referee_at(s: SettlersState) -> Referee:
    """Return a referee at this position, where every seat knows all hands."""
    rulings = "board=variable" if s.p.rulings.variable else ""
    referee = Referee(GAME, len(s.p.players), GAME.read_options(rulings))
    referee.state = s
    hands = [unpack(player.hand) for player in s.p.players]
    referee.memories = [SettlersMemory(len(hands), seat, hands) for seat in range(len(hands))]
    return referee


def lay_island(where: SettlersState) -> None:
    """Lay a variable island like the beginner's: land, harbours and a spiral from field 0."""
    do(where, *[f"! land {TERRAINS[land]}" for land in BEGINNER_LAND])
    do(where, *[f"! harbour {HARBOURS[kind]}" for kind in BEGINNER_HARBOURS], "! spiral 0")


# Playing.


def roll(s: SettlersState, total: int) -> None:
    """Let the seat on turn roll this sum."""
    low = max(1, total - 6)
    do(s, f"{s.p.turn} roll", f"! dice {low} {total - low}")


def collect(s: SettlersState, total: int) -> dict[int, str]:
    """Let the seat on turn roll this sum, and return what each seat receives."""
    before = [unpack(player.hand) for player in s.p.players]
    roll(s, total)
    out = {}
    for player in s.p.players:
        gained = [new - old for new, old in zip(unpack(player.hand), before[player.seat])]
        assert min(gained) >= 0
        if any(gained):
            out[player.seat] = goods.write(GOODS, gained)
    return out


# Reading.


def hand_of(s: SettlersState, seat: int) -> str:
    """Return a hand in notation."""
    return goods.write(GOODS, unpack(s.p.players[seat].hand))


def cards_of(s: SettlersState, seat: int) -> str:
    """Return a seat's development cards in notation."""
    return goods.write(CARDS, unpack(s.p.players[seat].cards))


def places_of(s: SettlersState, seat: int, verb: str) -> set[int]:
    """Return the places where a seat may do something: `road` gives paths."""
    return {int(text.split(" ")[1]) for text in SCENES.actions_of(s, seat, verb)}


def phase(s: SettlersState) -> str:
    """Return the name of the question at hand."""
    return s.now().name()


def points(s: SettlersState) -> list[int]:
    """Return the points of every seat that all can see."""
    return [s.public_points(player.seat) for player in s.p.players]


def road_length_of(s: SettlersState, seat: int) -> int:
    """Measure a seat's longest road and return its length."""
    measure_road(s.p, s.p.players[seat])
    return s.p.players[seat].road_length


def debt_of(s: SettlersState, seat: int) -> int:
    """Return how many cards a seat has still to discard."""
    asked = Asked(len(s.p.players))
    s.p.now().show(asked)
    return asked.owed[seat]


def view_of(where: SettlersState | Referee, seat: int) -> SettlersView:
    """Return what a seat sees."""
    seen = (where.state if isinstance(where, Referee) else where).view(seat)
    assert isinstance(seen, SettlersView)
    return seen


def lines_of(referee: Referee, seat: int) -> list[str]:
    """Return the lines of a reader: what it was told of each row."""
    return [("!" if line.seat == CHANCE else str(line.seat)) + " " + line.text for line in referee.logs[seat]]


def worlds_of(referee: Referee, seat: int) -> dict[tuple[str, ...], float]:
    """Return the hands a seat considers possible, with their probabilities."""
    memory = referee.memories[seat]
    assert isinstance(memory, SettlersMemory)
    return {
        tuple(goods.write(GOODS, unpack(hand)) for hand in world): round(weight, 6)
        for world, weight in memory.hands.worlds.items()
    }
