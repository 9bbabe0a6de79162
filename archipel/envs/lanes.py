"""Many games stepped together inside the compiled engine; `batch.py` exposes them as arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from archipel.core.cells import Cells
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, IllegalAction, Seat, State
from archipel.envs.composing import Composing, Numbers

EVERY: Final = -4
"""The caller decides for every seat."""
DRAWN: Final = -5
"""The caller decides for one seat, drawn for every game."""

WriteRow = Callable[[State, Seat, Cells], None]
"""Writes the observation of a seat."""


def game_seed(seed: int, lane: int, game: int) -> int:
    """Return the seed of one game of one lane, independent of the other lanes."""
    return (seed * 1_000_003 + lane) * 1_000_003 + game


def leads(state: State) -> list[int]:
    """Return the lead of each seat over the best of the others, in public points."""
    points: list[int] = []
    for seat in range(state.seats()):
        points.append(state.public_points(seat))
    out: list[int] = []
    for seat, mine in enumerate(points):
        most = 0
        for other, n in enumerate(points):
            if other != seat and n > most:
                most = n
        out.append(mine - most)
    return out


@final
class Ended:
    """The end of a game of a lane, and the learner's seat in it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat


class HostedGame(Protocol):
    """A game with bots: its state, how to play an action, and the bots' choices."""

    state: State

    def append(self, seat: Seat, action: Action) -> None:
        """Play an action."""

    def choose(self, seat: Seat) -> Action:
        """Return the choice of the bot in this seat."""


OpenHosted = Callable[[int], HostedGame]
"""Opens the game with this seed."""


@final
class Lane:
    """A sequence of games, one after the other."""

    def __init__(
        self,
        place: int,
        seed: int,
        start: State,
        numbers: Numbers,
        asked: Seat,
        open_hosted: OpenHosted | None,
    ) -> None:
        self.place = place
        self.seed = seed
        self.start = start
        self.asked = asked
        self.open_hosted = open_hosted
        self.host: HostedGame | None = None
        """The game with its bots, if bots play in it."""
        self.seat = asked
        """The seat that the caller decides for; bots play the others, or else they play at random."""
        self.games = 0
        self.decision = Composing(numbers)
        self.choices = Rng(game_seed(seed, place, -1))
        """Random numbers for seats that play at random."""
        self.ended: Ended | None = None
        """The end of the previous game."""
        self.begin()

    def begin(self) -> None:
        """Start a new game, up to the first question; a game without any is skipped."""
        self.actor: Seat = NOBODY
        while self.actor == NOBODY:
            seed = game_seed(self.seed, self.place, self.games)
            self.games += 1
            self.chance = Rng(seed)
            if self.open_hosted is None:
                self.state = self.start.copy()
            else:
                self.host = self.open_hosted(seed)
                self.state = self.host.state
            if self.asked == DRAWN:
                self.seat = self.choices.below(self.state.seats())
            self.settle()

    def settle(self) -> None:
        """Play chance and the other seats until the caller has to decide or the game is over."""
        state = self.state
        self.decision.begin()
        actor = state.actor()
        while actor != NOBODY and actor != self.seat and (actor == CHANCE or self.seat != EVERY):
            self.apply(actor, self.drawn(actor))
            actor = state.actor()
        self.actor = actor
        self.legal: list[int] = []
        if actor != NOBODY:
            self.legal = self.decision.legal(state, actor)

    def drawn(self, actor: Seat) -> Action:
        """Return the outcome of chance, or the choice of a seat that the caller does not decide for."""
        host = self.host
        if host is not None and actor != CHANCE:
            return host.choose(actor)
        legal = self.state.legal(actor)
        return legal[self.state.draw(self.chance) if actor == CHANCE else self.choices.below(len(legal))]

    def apply(self, seat: Seat, action: Action) -> None:
        """Play an action."""
        host = self.host
        if host is None:
            self.state.apply(seat, action)
        else:
            host.append(seat, action)

    def play(self, number: int) -> bool:
        """Play a legal number; return whether it ended the game, so that the next one began."""
        action = self.decision.choose(self.state, self.actor, number)
        if action is None:
            self.legal = self.decision.legal(self.state, self.actor)
            return False
        self.apply(self.actor, action)
        self.settle()
        if self.actor != NOBODY:
            return False
        self.ended = Ended(self.state, self.seat)
        self.begin()
        return True


@final
class Lanes:
    """All lanes. Observations are written for the seat to act only, which saves encoding the other seats."""

    def __init__(self, lanes: list[Lane], numbers: Numbers, write_row: WriteRow, tells_points: bool) -> None:
        self.lanes = lanes
        self.numbers = numbers
        self.write_row = write_row
        self.rows = Cells()
        """The observations of the seats to act, one row after the other."""
        self.masks: vec[u8] = vec[u8]([0] * (len(lanes) * numbers.size))
        """The legal numbers of all lanes; a step clears the previous ones and sets the new ones."""
        self.actors: vec[u8] = vec[u8]([0] * len(lanes))
        self.tells_points = tells_points
        self.gains = BytesWriter()
        """The changes in lead of all seats by the latest step, lane by lane."""
        self.leads: list[list[int]] = []
        for lane in lanes:
            self.show(lane)
            if tells_points:
                self.leads.append(leads(lane.state))

    def show(self, lane: Lane) -> None:
        """Write the observation and the mask of one lane."""
        rows = self.rows
        self.write_row(lane.state, lane.actor, rows)
        if self.numbers.cells:
            rows.row.write(lane.decision.row())
        masks = self.masks
        at: i64 = lane.place * self.numbers.size
        for number in lane.legal:
            masks[at + number] = 1
        self.actors[lane.place] = lane.actor

    def check(self, numbers: list[int]) -> None:
        """Raise `IllegalAction` if any number is illegal."""
        size = self.numbers.size
        masks = self.masks
        if len(numbers) != len(self.lanes):
            raise ValueError(f"{len(numbers)} actions for {len(self.lanes)} lanes")
        for lane, number in zip(self.lanes, numbers):
            if number < 0 or number >= size or not masks[lane.place * size + number]:
                raise IllegalAction(f"lane {lane.place}: seat {lane.actor} may not choose {number} now", [])

    def step(self, numbers: list[int]) -> list[int]:
        """Play a number in every lane; return the lanes whose game ended. An illegal one changes nothing."""
        self.check(numbers)
        ended: list[int] = []
        masks = self.masks
        for lane, number in zip(self.lanes, numbers):
            at: i64 = lane.place * self.numbers.size
            for before in lane.legal:
                masks[at + before] = 0
            is_over = lane.play(number)
            if is_over:
                ended.append(lane.place)
            self.show(lane)
            if self.tells_points:
                self.count(lane, is_over)
        return ended

    def count(self, lane: Lane, is_over: bool) -> None:
        """Write the changes in lead by a step; a new game starts with its own leads."""
        before = self.leads[lane.place]
        played = lane.ended
        now = leads(lane.state if played is None or not is_over else played.state)
        for seat, lead in enumerate(now):
            self.gains.append(lead - before[seat] & 255)
        self.leads[lane.place] = leads(lane.state) if is_over else now

    def sample(self) -> list[int]:
        """Return a legal number for every lane, uniformly at random."""
        return [lane.legal[lane.choices.below(len(lane.legal))] for lane in self.lanes]
