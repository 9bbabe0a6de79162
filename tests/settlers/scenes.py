"""Words for the scenes of Settlers: set a table up, play notation, look at facts."""

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
SCENES: Scenes[SettlersState] = Scenes(GAME, check)
do, refused, notes = SCENES.do, SCENES.refused, SCENES.notes
FACTS = json.loads((Path(__file__).parent.parent / "data" / "settlers.json").read_text())
FIXTURES = {fixture["id"]: fixture for fixture in FACTS["fixtures"]}
RED, BLUE, WHITE, ORANGE = range(4)
"""The seats of the colours at a table of four."""
ROAD, SETTLEMENT, CITY, CARD = "wood brick", "wood brick wool wheat", "wheat 2 ore 3", "wool wheat ore"
"""The prices, as hands."""


# Setting up.


def start(seats: int = 4, options: str = "") -> SettlersState:
    """The table as it is opened."""
    state = GAME.open(seats, GAME.read_options(options))
    assert isinstance(state, SettlersState)
    return state


def bare(options: str = "", seats: int = 4, phase: str = "trade", turn: int = 0) -> SettlersState:
    """The 1999 island with no pieces and empty hands; `turn` is in `phase`."""
    s = start(seats, options)
    s.p.players = [Player(seat) for seat in range(seats)]
    s.p.road, s.p.north, s.p.south = [NONE] * PATHS, 0, 0
    s.p.built = s.p.blocked = 0
    s.p.bank = pack([EACH] * 5)
    moment(s, phase, turn)
    return s


def moment(s: SettlersState, phase: str, turn: int = 0) -> None:
    """Go on in this phase of this seat's turn."""
    s.p.turn = turn
    questions: dict[str, Question] = {
        "roll": Rolling(turn),
        "trade": Trading(turn, s.p.rulings.strict),
        "build": Building(turn),
        "rob": Robbing(turn),
    }
    s.p.pending = [STOPPED, questions[phase]]


def renumber(s: SettlersState, numbers: dict[int, int]) -> None:
    """Put other tokens on some fields."""
    tokens = [numbers.get(field, number) for field, number in enumerate(s.p.board.tokens)]
    s.p.board = Board(s.p.board.land, tokens, s.p.board.harbours)


def settle(s: SettlersState, seat: int, *corners: int) -> None:
    """Put settlements on the island, for nothing."""
    for corner in corners:
        assert s.p.owner(corner) == NONE
        place_settlement(s.p, seat, corner)


def city(s: SettlersState, seat: int, *corners: int) -> None:
    """Put cities on the island, for nothing."""
    for corner in corners:
        settle(s, seat, corner)
        player = s.p.players[seat]
        player.settlements ^= BIT[corner]
        player.cities |= BIT[corner]
        player.settlements_left += 1
        player.cities_left -= 1
        player.points += 1


def roads(s: SettlersState, seat: int, *paths: int) -> None:
    """Put roads on the island, for nothing; the longest is looked after."""
    for path in paths:
        assert s.p.road[path] == NONE
        grow_road(s.p, seat, path)


def hand(s: SettlersState, seat: int, words: str) -> None:
    """Give a seat exactly these resources; the bank has the rest."""
    player = s.p.players[seat]
    for good, n in enumerate(goods.read(GOODS, words.split())):
        s.p.take(player, good, n - count(player.hand, good))


def drain(s: SettlersState, good: str, left: int, holder: int) -> None:
    """Leave so many cards of a resource in the bank; one seat holds the others."""
    kind = GOODS.index(good)
    s.p.take(s.p.players[holder], kind, count(s.p.bank, kind) - left)


def cards(s: SettlersState, seat: int, words: str) -> None:
    """Give a seat these development cards, bought in an earlier turn."""
    dealt = pack(goods.read(CARDS, words.split()))
    s.p.pile -= dealt
    s.p.players[seat].cards += dealt


def knights(s: SettlersState, seat: int, n: int) -> None:
    """Let a seat have played knights before; nobody holds Largest Army for it yet."""
    s.p.pile -= n * ONE[KNIGHT]
    s.p.played += n * ONE[KNIGHT]
    s.p.players[seat].knights += n


def table(s: SettlersState) -> Referee:
    """A referee at this position; everybody knows all hands so far."""
    rulings = "board=variable" if s.p.rulings.variable else ""
    referee = Referee(GAME, len(s.p.players), GAME.read_options(rulings))
    referee.state = s
    hands = [unpack(player.hand) for player in s.p.players]
    referee.memories = [SettlersMemory(len(hands), seat, hands) for seat in range(len(hands))]
    return referee


def lay_island(where: SettlersState) -> None:
    """Lay a variable island as the beginner's: land, harbours and a spiral from field 0."""
    do(where, *[f"! land {TERRAINS[land]}" for land in BEGINNER_LAND])
    do(where, *[f"! harbour {HARBOURS[kind]}" for kind in BEGINNER_HARBOURS], "! spiral 0")


# Playing.


def roll(s: SettlersState, total: int) -> None:
    """The player on turn rolls this sum."""
    low = max(1, total - 6)
    do(s, f"{s.p.turn} roll", f"! dice {low} {total - low}")


# Looking.


def held(s: SettlersState, seat: int) -> str:
    """A hand in notation."""
    return goods.write(GOODS, unpack(s.p.players[seat].hand))


def owned(s: SettlersState, seat: int) -> str:
    """A seat's development cards in notation."""
    return goods.write(CARDS, unpack(s.p.players[seat].cards))


def gains(s: SettlersState, total: int) -> dict[int, str]:
    """What each seat receives for a roll, from a table that waits for it."""
    before = [unpack(player.hand) for player in s.p.players]
    roll(s, total)
    out = {}
    for player in s.p.players:
        gained = [new - old for new, old in zip(unpack(player.hand), before[player.seat])]
        assert min(gained) >= 0
        if any(gained):
            out[player.seat] = goods.write(GOODS, gained)
    return out


def places(s: SettlersState, seat: int, verb: str) -> set[int]:
    """The numbers behind a verb among the listed actions: `road` gives paths."""
    return {int(a.text.split(" ")[1]) for a in s.legal(seat) if a.text.split(" ")[0] == verb}


def verbs(s: SettlersState, seat: int) -> set[str]:
    return {action.text.split(" ")[0] for action in s.legal(seat)} | set(s.forms(seat))


def phase(s: SettlersState) -> str:
    return s.now().name()


def points(s: SettlersState) -> list[int]:
    """What everybody can see."""
    return [s.public_points(player.seat) for player in s.p.players]


def length(s: SettlersState, seat: int) -> int:
    """The longest road, measured anew."""
    measure_road(s.p, s.p.players[seat])
    return s.p.players[seat].road_length


def owes(s: SettlersState, seat: int) -> int:
    """How many cards a seat has still to discard."""
    asked = Asked(len(s.p.players))
    s.p.now().show(asked)
    return asked.owed[seat]


def view(where: SettlersState | Referee, seat: int) -> SettlersView:
    seen = (where.state if isinstance(where, Referee) else where).view(seat)
    assert isinstance(seen, SettlersView)
    return seen


def heard(referee: Referee, seat: int) -> list[str]:
    """What a reader was told, row by row."""
    return [("!" if line.seat == CHANCE else str(line.seat)) + " " + line.text for line in referee.logs[seat]]


def worlds(referee: Referee, seat: int) -> dict[tuple[str, ...], float]:
    """The hands a seat holds possible, with their likelihood."""
    memory = referee.memories[seat]
    assert isinstance(memory, SettlersMemory)
    return {
        tuple(goods.write(GOODS, unpack(hand)) for hand in world): round(weight, 6)
        for world, weight in memory.hands.worlds.items()
    }


def words(counts: dict[str, int], names: list[str] = GOODS) -> str:
    """Counts of the data tables, such as {"wood": 2}, in notation."""
    return goods.write(names, [counts.get(name, 0) for name in names])
