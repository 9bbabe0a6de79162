"""Words for the scenes of Settlers: set a table up, play notation, look at facts."""

from __future__ import annotations

import json
from pathlib import Path

from settlers.invariants import check

from archipel.core.referee import Referee
from archipel.core.state import CHANCE
from archipel.games.settlers import Settlers
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.board import (
    BEGINNER_HARBOURS,
    BEGINNER_LAND,
    CORNERS,
    HARBOURS,
    PATHS,
    TERRAINS,
)
from archipel.games.settlers.building import grow_road, place_settlement
from archipel.games.settlers.cards import CARDS, EACH, GOODS, KNIGHT
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.position import NONE, OVER, PHASES, Board, Player
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.view import SettlersView
from archipel.parts import goods
from archipel.parts.bits import BIT

GAME = Settlers()
FACTS = json.loads((Path(__file__).parent.parent / "data" / "settlers.json").read_text())
FIXTURES = {fixture["id"]: fixture for fixture in FACTS["fixtures"]}
RED, BLUE, WHITE, ORANGE = range(4)
"""The seats of the colours at a table of four."""
ROAD, SETTLEMENT, CITY, CARD = "wood brick", "wood brick wool wheat", "wheat 2 ore 3", "wool wheat ore"
"""The prices, as hands."""


# Setting up.


def start(seats: int = 4, options: str = "") -> SettlersState:
    """The table as it is opened."""
    state = GAME.open(seats, GAME.settle(options))
    assert isinstance(state, SettlersState)
    return state


def bare(options: str = "", seats: int = 4, phase: str = "trade", turn: int = 0) -> SettlersState:
    """The 1999 island with no pieces and empty hands; `turn` is in `phase`."""
    s = start(seats, options)
    s.players = [Player(seat) for seat in range(seats)]
    s.owner, s.road = [NONE] * CORNERS, [NONE] * PATHS
    s.built = s.blocked = 0
    s.bank = [EACH] * 5
    moment(s, phase, turn)
    return s


def moment(s: SettlersState, phase: str, turn: int = 0) -> None:
    """Go on in this phase of this seat's turn."""
    s.turn = turn
    s.pending = [OVER, PHASES.index(phase)]


def renumber(s: SettlersState, numbers: dict[int, int]) -> None:
    """Put other tokens on some fields."""
    tokens = [numbers.get(field, number) for field, number in enumerate(s.board.tokens)]
    s.board = Board(s.board.land, tokens, s.board.harbours)


def settle(s: SettlersState, seat: int, *corners: int) -> None:
    """Put settlements on the island, for nothing."""
    for corner in corners:
        assert s.owner[corner] == NONE
        place_settlement(s, seat, corner)


def city(s: SettlersState, seat: int, *corners: int) -> None:
    """Put cities on the island, for nothing."""
    for corner in corners:
        settle(s, seat, corner)
        player = s.players[seat]
        player.settlements ^= BIT[corner]
        player.cities |= BIT[corner]
        player.settlements_left += 1
        player.cities_left -= 1
        player.points += 1


def roads(s: SettlersState, seat: int, *paths: int) -> None:
    """Put roads on the island, for nothing; the longest is looked after."""
    for path in paths:
        assert s.road[path] == NONE
        grow_road(s, seat, path)


def hand(s: SettlersState, seat: int, words: str) -> None:
    """Give a seat exactly these resources; the bank has the rest."""
    player = s.players[seat]
    for good, n in enumerate(goods.read(GOODS, words.split())):
        s.take(player, good, n - player.hand[good])


def drain(s: SettlersState, good: str, left: int, holder: int) -> None:
    """Leave so many cards of a resource in the bank; one seat holds the others."""
    kind = GOODS.index(good)
    s.take(s.players[holder], kind, s.bank[kind] - left)


def cards(s: SettlersState, seat: int, words: str) -> None:
    """Give a seat these development cards, bought in an earlier turn."""
    for card, n in enumerate(goods.read(CARDS, words.split())):
        s.pile[card] -= n
        s.players[seat].cards[card] += n


def knights(s: SettlersState, seat: int, n: int) -> None:
    """Let a seat have played knights before; nobody holds Largest Army for it yet."""
    s.pile[KNIGHT] -= n
    s.played[KNIGHT] += n
    s.players[seat].knights += n


def table(s: SettlersState) -> Referee:
    """A referee at this position; everybody knows all hands so far."""
    rulings = "board=variable" if s.rulings.variable else ""
    referee = Referee(GAME, len(s.players), GAME.settle(rulings))
    referee.state = s
    hands = [player.hand for player in s.players]
    referee.memories = [SettlersMemory(len(hands), seat, hands) for seat in range(len(hands))]
    return referee


def lay_island(where: SettlersState) -> None:
    """Lay a variable island as the beginner's: land, harbours and a spiral from field 0."""
    do(where, *[f"! land {TERRAINS[land]}" for land in BEGINNER_LAND])
    do(where, *[f"! harbour {HARBOURS[kind]}" for kind in BEGINNER_HARBOURS], "! spiral 0")


# Playing.


def do(where: SettlersState | Referee, *rows: str) -> None:
    """Play rows such as `0 roll` and `! dice 3 4`, each of which must be allowed."""
    referee = table(where) if isinstance(where, SettlersState) else where
    for row in rows:
        who, _, text = row.partition(" ")
        action = GAME.read(text)
        if who == "!":
            assert action in referee.state.legal(CHANCE), f"chance cannot bring {text}"
            referee.enter(CHANCE, action)
        else:
            assert not referee.state.why_not(int(who), action), (
                f"{row}: {referee.state.why_not(int(who), action)}"
            )
            referee.play(int(who), action)
        check(referee.state)


def refused(s: SettlersState, row: str) -> set[str]:
    """The rules that forbid a row; empty when it is allowed."""
    who, _, text = row.partition(" ")
    action, seat = GAME.read(text), int(who)
    notes = s.why_not(seat, action)
    allowed = action in s.legal(seat) or text.split(" ")[0] in s.forms(seat)
    assert notes or allowed, f"{row} is neither allowed nor refused"
    return {rule for note in notes for rule in note.rules}


def roll(s: SettlersState, total: int) -> None:
    """The player on turn rolls this sum."""
    low = max(1, total - 6)
    do(s, f"{s.turn} roll", f"! dice {low} {total - low}")


# Looking.


def held(s: SettlersState, seat: int) -> str:
    """A hand in notation."""
    return goods.write(GOODS, s.players[seat].hand)


def owned(s: SettlersState, seat: int) -> str:
    """A seat's development cards in notation."""
    return goods.write(CARDS, s.players[seat].cards)


def gains(s: SettlersState, total: int) -> dict[int, str]:
    """What each seat receives for a roll, from a table that waits for it."""
    before = [player.hand[:] for player in s.players]
    roll(s, total)
    out = {}
    for player in s.players:
        gained = [new - old for new, old in zip(player.hand, before[player.seat])]
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
    return PHASES[s.now()]


def points(s: SettlersState) -> list[int]:
    """What everybody can see."""
    return [player.points for player in s.players]


def length(s: SettlersState, seat: int) -> int:
    """The longest road, measured anew."""
    measure_road(s, s.players[seat])
    return s.players[seat].road_length


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
        tuple(goods.write(GOODS, list(world[i : i + 5])) for i in range(0, len(world), 5)): round(weight, 6)
        for world, weight in memory.worlds.items()
    }


def words(counts: dict[str, int], names: list[str] = GOODS) -> str:
    """Counts of the data tables, such as {"wood": 2}, in notation."""
    return goods.write(names, [counts.get(name, 0) for name in names])
