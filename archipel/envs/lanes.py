"""Many games stepped together, without leaving the compiled engine; `batch.py` shows them as arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, IllegalAction, Seat, State
from archipel.envs.composing import Composing, Numbers

EVERY: Final = -4
"""Every seat's decisions are asked for."""
DRAWN: Final = -5
"""One seat is asked, drawn anew for every game."""

Look = Callable[[State, Seat], bytes]


def game_seed(seed: int, lane: int, game: int) -> int:
    """What decides the chance of one game of one lane, whatever happens in the others."""
    return (seed * 1_000_003 + lane) * 1_000_003 + game


@final
class Buffers:
    """Where the lanes write what a learner reads: one after the other, a row for each."""

    def __init__(self, lanes: int, width: int, size: int) -> None:
        self.rows = bytearray(lanes * width)
        self.masks = bytearray(lanes * size)
        self.actors = bytearray(lanes)


@final
class Ended:
    """How a game of a lane ended, and who was asked in it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat


@final
class Lane:
    """One of the games, and the next ones in its place."""

    def __init__(self, place: int, seed: int, start: State, numbers: Numbers, asked: Seat) -> None:
        self.place = place
        self.seed = seed
        self.start = start
        self.asked = asked
        self.seat = asked
        """Who is asked in this game; the others play at random."""
        self.games = 0
        self.decision = Composing(numbers)
        self.choices = Rng(game_seed(seed, place, -1))
        """For players that choose at random."""
        self.ended: Ended | None = None
        """The game before this one."""
        self.begin()

    def begin(self) -> None:
        """A new game, up to the first question; one without any is passed over."""
        self.actor: Seat = NOBODY
        while self.actor == NOBODY:
            self.state = self.start.copy()
            self.chance = Rng(game_seed(self.seed, self.place, self.games))
            self.games += 1
            if self.asked == DRAWN:
                self.seat = self.choices.below(self.state.seats())
            self.settle()

    def settle(self) -> None:
        """Let chance act, and players that are not asked, until a number is needed or the game is over."""
        state = self.state
        self.decision = Composing(self.decision.numbers)
        actor = state.actor()
        while actor != NOBODY and actor != self.seat and (actor == CHANCE or self.seat != EVERY):
            legal = state.legal(actor)
            if actor == CHANCE:
                state.apply(CHANCE, legal[self.chance.weighted(state.odds())])
            else:
                state.apply(actor, legal[self.choices.below(len(legal))])
            actor = state.actor()
        self.actor = actor
        self.legal: list[int] = []
        if actor != NOBODY:
            self.legal = self.decision.legal(state, actor)

    def play(self, number: int) -> bool:
        """Play a legal number; whether that ended the game, so that another one began."""
        action = self.decision.choose(self.state, self.actor, number)
        if action is None:
            self.legal = self.decision.legal(self.state, self.actor)
            return False
        self.state.apply(self.actor, action)
        self.settle()
        if self.actor != NOBODY:
            return False
        self.ended = Ended(self.state, self.seat)
        self.begin()
        return True


@final
class Lanes:
    """All of them. What is seen is written for the seat to act; only what is asked for is worked out."""

    def __init__(self, lanes: list[Lane], numbers: Numbers, look: Look, width: int) -> None:
        self.lanes = lanes
        self.numbers = numbers
        self.look = look
        self.width = width
        self.nothing = bytes(numbers.size)
        self.buffers = Buffers(len(lanes), width, numbers.size)
        self.show_all()

    def show_all(self) -> None:
        """Write what the learner reads of every lane."""
        for lane in self.lanes:
            self.show(lane)

    def show(self, lane: Lane) -> None:
        """Write what the seat to act in one lane may know and do."""
        out = self.buffers
        at = lane.place * self.width
        end = at + self.width - self.numbers.cells
        out.rows[at:end] = self.look(lane.state, lane.actor)
        if self.numbers.cells:
            out.rows[end : at + self.width] = lane.decision.row()
        size = self.numbers.size
        at = lane.place * size
        masks = out.masks
        masks[at : at + size] = self.nothing
        for number in lane.legal:
            masks[at + number] = 1
        out.actors[lane.place] = lane.actor

    def step(self, numbers: list[int]) -> list[int]:
        """Play a number in every lane; the lanes in which a game ended. An illegal one changes nothing."""
        size = self.numbers.size
        masks = self.buffers.masks
        if len(numbers) != len(self.lanes):
            raise ValueError(f"{len(numbers)} actions for {len(self.lanes)} lanes")
        for lane, number in zip(self.lanes, numbers):
            if number < 0 or number >= size or not masks[lane.place * size + number]:
                raise IllegalAction(f"lane {lane.place}: seat {lane.actor} may not choose {number} now", [])
        ended: list[int] = []
        for lane, number in zip(self.lanes, numbers):
            if lane.play(number):
                ended.append(lane.place)
            self.show(lane)
        return ended

    def sample(self) -> list[int]:
        """A legal number for every lane, each as likely as the others."""
        return [lane.legal[lane.choices.below(len(lane.legal))] for lane in self.lanes]
