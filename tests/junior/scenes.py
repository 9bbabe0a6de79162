"""Words for the scenes of Junior: set a table up, play notation, look at facts."""

from __future__ import annotations

from scenes import Scenes

from archipel.games.junior import Junior
from archipel.games.junior.board import CASTLE, COLOURS
from archipel.games.junior.cards import GOODS, KINDS
from archipel.games.junior.invariants import check_table
from archipel.games.junior.position import NO_WINNER
from archipel.games.junior.state import JuniorState
from archipel.games.junior.turn import Main, Rolling
from archipel.games.junior.verbs import place_boat, place_fortress
from archipel.parts import goods

GAME = Junior()
RED, WHITE, BLUE, ORANGE = range(4)
"""The seats of the colours at a table of four, as the default options have it."""

SCENES = Scenes[JuniorState](GAME, check_table)
do = SCENES.do
refused = SCENES.refused


def start(seats: int = 4, options: str = "") -> JuniorState:
    """The table before the first roll."""
    state = GAME.open(seats, GAME.read_options(options))
    assert isinstance(state, JuniorState)
    return state


def main_of(seat: int, seats: int = 4, options: str = "") -> JuniorState:
    """The start position, in which `seat` has rolled and may build and trade."""
    s = start(seats, options)
    to_main(s, seat)
    return s


def to_main(s: JuniorState, seat: int) -> None:
    """It is this seat's turn, and it has rolled."""
    s.p.turn = seat
    s.p.pending = [NO_WINNER, Main(seat)]


def to_roll(s: JuniorState, seat: int) -> None:
    """It is this seat's turn, and it has yet to roll."""
    s.p.turn = seat
    s.p.pending = [NO_WINNER, Rolling(seat)]


def sell_out(s: JuniorState, seat: int) -> None:
    """All Coco cards that are left lie in front of one seat, which has the castle for it."""
    for card, n in enumerate(s.p.pile):
        s.p.shown[seat][card] += n
        s.p.pile[card] = 0
    s.p.castle = seat
    s.p.fortresses_left[seat] -= 1


def pending(s: JuniorState) -> list[str]:
    """The names of all that is pending, but for the end of the game below it."""
    assert s.p.pending[0].name() == "over"
    return [question.name() for question in s.p.pending[1:]]


def deal(s: JuniorState, seat: int, words: str) -> None:
    """Give a seat exactly these cards; the reserve has or takes the rest."""
    hand = goods.read(GOODS, words.split())
    for good in range(KINDS):
        s.p.own_reserve()[good] += s.p.hands[seat][good] - hand[good]
        assert s.p.reserve[good] >= 0
    s.p.hands[seat] = hand


def lay_market(s: JuniorState, words: str) -> None:
    """Put exactly these five cards on the stalls."""
    for card in s.p.market:
        s.p.own_reserve()[card] += 1
    s.p.market = [GOODS.index(word) for word in words.split()]
    for card in s.p.market:
        s.p.own_reserve()[card] -= 1


def drain(s: JuniorState, good: str, left: int, holder: int) -> None:
    """Leave so many cards of a good in the reserve; one seat holds the others."""
    kind = GOODS.index(good)
    s.p.own_hand(holder)[kind] += s.p.reserve[kind] - left
    s.p.own_reserve()[kind] = left


def fortress(s: JuniorState, seat: int, *sites: str) -> None:
    """Put fortresses on the board as if they had been built."""
    for site in sites:
        place_fortress(s.p, seat, int(site[1:]) - 1)


def boat(s: JuniorState, seat: int, *berths: str) -> None:
    """Put boats on the board as if they had been built."""
    for berth in berths:
        place_boat(s.p, seat, int(berth[1:]) - 1)


def hand(s: JuniorState, seat: int) -> str:
    """A hand in notation."""
    return goods.write(GOODS, s.p.hands[seat])


def hands(s: JuniorState) -> list[str]:
    return [hand(s, seat) for seat in range(s.p.seats)]


def market(s: JuniorState) -> list[str]:
    """The stalls; an empty one is a dash."""
    return ["-" if card < 0 else GOODS[card] for card in s.p.market]


def gains(s: JuniorState, face: int) -> dict[str, dict[str, int]]:
    """What a roll brings to each colour, from a table that waits for the roll."""
    before = [row[:] for row in s.p.hands]
    do(s, f"{s.p.turn} roll", f"! dice {face}")
    out: dict[str, dict[str, int]] = {}
    for seat, row in enumerate(s.p.hands):
        new = {GOODS[k]: row[k] - before[seat][k] for k in range(KINDS) if row[k] != before[seat][k]}
        if new:
            out[COLOURS[s.p.rulings.colours[seat]]] = new
    return out


def ghost_at(s: JuniorState) -> str:
    return "castle" if s.p.ghost == CASTLE else s.p.side.terrains[s.p.ghost].key


def haunt(s: JuniorState, key: str) -> None:
    """Put the ghost somewhere."""
    s.p.ghost = [terrain.key for terrain in s.p.side.terrains].index(key)
