"""Words for the scenes of Junior: set a table up, play notation, look at facts."""

from __future__ import annotations

from archipel.core.state import CHANCE
from archipel.games.junior import Junior
from archipel.games.junior.board import CASTLE, COLOURS
from archipel.games.junior.cards import GOODS, KINDS
from archipel.games.junior.position import MAIN
from archipel.games.junior.state import JuniorState
from archipel.games.junior.verbs import place_boat, place_fortress
from archipel.parts import goods

GAME = Junior()
RED, WHITE, BLUE, ORANGE = range(4)
"""The seats of the colours at a table of four, as the default options have it."""


def start(seats: int = 4, options: str = "") -> JuniorState:
    """The table before the first roll."""
    state = GAME.open(seats, GAME.settle(options))
    assert isinstance(state, JuniorState)
    return state


def main_of(seat: int, seats: int = 4, options: str = "") -> JuniorState:
    """The start position, in which `seat` has rolled and may build and trade."""
    s = start(seats, options)
    s.turn = seat
    s.pending = [MAIN]
    return s


def deal(s: JuniorState, seat: int, words: str) -> None:
    """Give a seat exactly these cards; the reserve has or takes the rest."""
    hand = goods.read(GOODS, words.split())
    for good in range(KINDS):
        s.reserve[good] += s.hands[seat][good] - hand[good]
        assert s.reserve[good] >= 0
    s.hands[seat] = hand


def lay_market(s: JuniorState, words: str) -> None:
    """Put exactly these five cards on the stalls."""
    for card in s.market:
        s.reserve[card] += 1
    s.market = [GOODS.index(word) for word in words.split()]
    for card in s.market:
        s.reserve[card] -= 1


def drain(s: JuniorState, good: str, left: int, holder: int) -> None:
    """Leave so many cards of a good in the reserve; one seat holds the others."""
    kind = GOODS.index(good)
    s.hands[holder][kind] += s.reserve[kind] - left
    s.reserve[kind] = left


def fortress(s: JuniorState, seat: int, *sites: str) -> None:
    """Put fortresses on the board as if they had been built."""
    for site in sites:
        place_fortress(s, seat, int(site[1:]) - 1)


def boat(s: JuniorState, seat: int, *berths: str) -> None:
    """Put boats on the board as if they had been built."""
    for berth in berths:
        place_boat(s, seat, int(berth[1:]) - 1)


def do(s: JuniorState, *rows: str) -> None:
    """Play rows such as `0 roll` and `! dice 4`, each of which must be allowed."""
    for row in rows:
        who, _, text = row.partition(" ")
        action = GAME.read(text)
        if who == "!":
            assert action in s.legal(CHANCE), f"chance cannot bring {text}"
            s.apply(CHANCE, action)
        else:
            seat = int(who)
            notes = s.why_not(seat, action)
            assert not notes, f"{row}: {notes}"
            assert action in s.legal(seat) or text.split(" ")[0] in s.forms(seat), row
            s.apply(seat, action)


def refused(s: JuniorState, row: str) -> set[str]:
    """The rules that forbid a row; empty when it is allowed."""
    who, _, text = row.partition(" ")
    action = GAME.read(text)
    notes = s.why_not(int(who), action)
    assert (action in s.legal(int(who))) <= (not notes)
    return {rule for note in notes for rule in note.rules}


def hand(s: JuniorState, seat: int) -> str:
    """A hand in notation."""
    return goods.write(GOODS, s.hands[seat])


def hands(s: JuniorState) -> list[str]:
    return [hand(s, seat) for seat in range(s.seats)]


def market(s: JuniorState) -> list[str]:
    """The stalls; an empty one is a dash."""
    return ["-" if card < 0 else GOODS[card] for card in s.market]


def gains(s: JuniorState, face: int) -> dict[str, dict[str, int]]:
    """What a roll brings to each colour, from a table that waits for the roll."""
    before = [row[:] for row in s.hands]
    do(s, f"{s.turn} roll", f"! dice {face}")
    out: dict[str, dict[str, int]] = {}
    for seat, row in enumerate(s.hands):
        new = {GOODS[k]: row[k] - before[seat][k] for k in range(KINDS) if row[k] != before[seat][k]}
        if new:
            out[COLOURS[s.rulings.colours[seat]]] = new
    return out


def ghost_at(s: JuniorState) -> str:
    return "castle" if s.ghost == CASTLE else s.side.terrains[s.ghost].key


def haunt(s: JuniorState, key: str) -> None:
    """Put the ghost somewhere."""
    s.ghost = [terrain.key for terrain in s.side.terrains].index(key)
