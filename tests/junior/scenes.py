"""The words of scene tests (`tests/scenes.py`) for Junior."""

from __future__ import annotations

from scenes import Scenes

from archipel.games.junior import Junior
from archipel.games.junior.board import CASTLE
from archipel.games.junior.cards import GOODS, KINDS
from archipel.games.junior.invariants import check_table
from archipel.games.junior.position import NO_WINNER, Question
from archipel.games.junior.state import JuniorState
from archipel.games.junior.turn import Main, Rolling
from archipel.games.junior.verbs import place_boat, place_fortress
from archipel.parts import goods

GAME = Junior()
RED, WHITE, BLUE, ORANGE = range(4)
"""The seats of the colours in a game for four with the default options."""

SCENES = Scenes(GAME, JuniorState, check_table, GOODS)
new_game, do, refused, notation = SCENES.new_game, SCENES.do, SCENES.refused, SCENES.notation


# Setting up.


def scene(options: str = "", *, turn: int = RED, phase: str = "main", seats: int = 4) -> JuniorState:
    """Return the start position with its pieces, in this phase of this seat's turn."""
    s = new_game(options, seats)
    set_phase(s, phase, turn)
    return s


def set_phase(s: JuniorState, phase: str, turn: int | None = None) -> None:
    """Move on to a phase, of the seat on turn unless another one is named."""
    if turn is not None:
        s.p.turn = turn
    questions: dict[str, Question] = {"roll": Rolling(s.p.turn), "main": Main(s.p.turn)}
    s.p.pending = [NO_WINNER, questions[phase]]


def sell_out(s: JuniorState, seat: int) -> None:
    """Give all Coco cards that are left to one seat, and the castle with them."""
    for card, n in enumerate(s.p.pile):
        s.p.shown[seat][card] += n
        s.p.pile[card] = 0
    s.p.castle = seat
    s.p.fortresses_left[seat] -= 1


def give_hand(s: JuniorState, seat: int, words: str) -> None:
    """Let a seat hold exactly these cards; the reserve has the rest."""
    hand = goods.read(GOODS, words.split())
    for good in range(KINDS):
        s.p.add_to_reserve(good, s.p.hands[seat][good] - hand[good])
        assert s.p.reserve[good] >= 0
    s.p.hands[seat] = hand


def lay_market(s: JuniorState, words: str) -> None:
    """Put exactly these five cards on the stalls."""
    for card in s.p.market:
        s.p.add_to_reserve(card, 1)
    s.p.market = [GOODS.index(word) for word in words.split()]
    for card in s.p.market:
        s.p.add_to_reserve(card, -1)


def drain(s: JuniorState, good: str, left: int, holder: int) -> None:
    """Leave `left` cards of a good in the reserve; the holder gets the others."""
    kind = GOODS.index(good)
    s.p.add_to_hand(holder, kind, s.p.reserve[kind] - left)
    s.p.add_to_reserve(kind, left - s.p.reserve[kind])


def place_fortresses(s: JuniorState, seat: int, *sites: str) -> None:
    """Put fortresses on the board, free of charge."""
    for site in sites:
        place_fortress(s.p, seat, int(site[1:]) - 1)


def place_boats(s: JuniorState, seat: int, *berths: str) -> None:
    """Put boats on the board, free of charge."""
    for berth in berths:
        place_boat(s.p, seat, int(berth[1:]) - 1)


def place_ghost(s: JuniorState, key: str) -> None:
    """Put the ghost on this terrain."""
    s.p.ghost = [terrain.key for terrain in s.p.side.terrains].index(key)


# Playing.


def collect(s: JuniorState, face: int) -> dict[int, str]:
    """Let the seat on turn roll this number, and return what each seat gains."""
    before = [row[:] for row in s.p.hands]
    do(s, f"{s.p.turn} roll", f"! dice {face}")
    out: dict[int, str] = {}
    for seat, row in enumerate(s.p.hands):
        gained = [new - old for new, old in zip(row, before[seat])]
        assert min(gained) >= 0
        if any(gained):
            out[seat] = goods.write(GOODS, gained)
    return out


# Reading.


def pending(s: JuniorState) -> list[str]:
    """Return the names of the pending questions, without the end of the game below them."""
    assert s.p.pending[0].name() == "over"
    return [question.name() for question in s.p.pending[1:]]


def hand_of(s: JuniorState, seat: int) -> str:
    """Return a hand in notation."""
    return goods.write(GOODS, s.p.hands[seat])


def hands(s: JuniorState) -> list[str]:
    """Return every seat's hand in notation."""
    return [hand_of(s, seat) for seat in range(s.p.seats)]


def market(s: JuniorState) -> list[str]:
    """Return the cards on the stalls; an empty stall is a dash."""
    return ["-" if card < 0 else GOODS[card] for card in s.p.market]


def ghost_place(s: JuniorState) -> str:
    """Return the place of the ghost."""
    return "castle" if s.p.ghost == CASTLE else s.p.side.terrains[s.p.ghost].key
