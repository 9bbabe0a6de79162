"""Many games stepped together, without leaving the compiled engine; `batch.py` shows them as arrays."""

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
"""Every seat's decisions are asked for."""
DRAWN: Final = -5
"""One seat is asked, drawn anew for every game."""

Look = Callable[[State, Seat, Cells], None]
"""Writes what a seat may know of a position."""


def game_seed(seed: int, lane: int, game: int) -> int:
    """What decides the chance of one game of one lane, whatever happens in the others."""
    return (seed * 1_000_003 + lane) * 1_000_003 + game


def leads(state: State) -> list[int]:
    """How many points each seat is ahead of the best of the others, as far as everybody can see."""
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
    """How a game of a lane ended, and who was asked in it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat


class Host(Protocol):
    """A game in which bots sit: it shows its state, lets actions happen, and knows what a bot does."""

    state: State

    def append(self, seat: Seat, action: Action) -> None:
        """Let this happen."""

    def choose(self, seat: Seat) -> Action:
        """What the bot in this seat does now."""


Hosting = Callable[[int], Host]
"""Opens the game with this seed."""


@final
class Lane:
    """One of the games, and the next ones in its place."""

    def __init__(
        self, place: int, seed: int, start: State, numbers: Numbers, asked: Seat, hosting: Hosting | None
    ) -> None:
        self.place = place
        self.seed = seed
        self.start = start
        self.asked = asked
        self.hosting = hosting
        self.host: Host | None = None
        """Where the bots of this game are, if there are any."""
        self.seat = asked
        """Who is asked in this game; bots have the other seats, or else they play at random."""
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
            seed = game_seed(self.seed, self.place, self.games)
            self.games += 1
            self.chance = Rng(seed)
            if self.hosting is None:
                self.state = self.start.copy()
            else:
                self.host = self.hosting(seed)
                self.state = self.host.state
            if self.asked == DRAWN:
                self.seat = self.choices.below(self.state.seats())
            self.settle()

    def settle(self) -> None:
        """Let chance act, and players that are not asked, until a number is needed or the game is over."""
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
        """What chance brings, or what a player does who is not asked."""
        host = self.host
        if host is not None and actor != CHANCE:
            return host.choose(actor)
        legal = self.state.legal(actor)
        return legal[self.state.draw(self.chance) if actor == CHANCE else self.choices.below(len(legal))]

    def apply(self, seat: Seat, action: Action) -> None:
        """Let this happen."""
        host = self.host
        if host is None:
            self.state.apply(seat, action)
        else:
            host.append(seat, action)

    def play(self, number: int) -> bool:
        """Play a legal number; whether that ended the game, so that another one began."""
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
    """All of them. What is seen is written for the seat to act; only what is asked for is worked out."""

    def __init__(self, lanes: list[Lane], numbers: Numbers, look: Look, tells_points: bool) -> None:
        self.lanes = lanes
        self.numbers = numbers
        self.look = look
        self.rows = Cells()
        """What the seats to act may know, one row after the other."""
        self.masks: vec[u8] = vec[u8]([0] * (len(lanes) * numbers.size))
        """What they may choose: a step takes back what was allowed before, and allows anew."""
        self.actors: vec[u8] = vec[u8]([0] * len(lanes))
        self.tells_points = tells_points
        self.gains = BytesWriter()
        """What the latest step changed in the leads of all seats, lane by lane."""
        self.leads: list[list[int]] = []
        for lane in lanes:
            self.show(lane)
            if tells_points:
                self.leads.append(leads(lane.state))

    def show(self, lane: Lane) -> None:
        """Write what the seat to act in one lane may know and do."""
        rows = self.rows
        self.look(lane.state, lane.actor, rows)
        if self.numbers.cells:
            rows.row.write(lane.decision.row())
        masks = self.masks
        at: i64 = lane.place * self.numbers.size
        for number in lane.legal:
            masks[at + number] = 1
        self.actors[lane.place] = lane.actor

    def check(self, numbers: list[int]) -> None:
        """Refuse numbers of which any is illegal."""
        size = self.numbers.size
        masks = self.masks
        if len(numbers) != len(self.lanes):
            raise ValueError(f"{len(numbers)} actions for {len(self.lanes)} lanes")
        for lane, number in zip(self.lanes, numbers):
            if number < 0 or number >= size or not masks[lane.place * size + number]:
                raise IllegalAction(f"lane {lane.place}: seat {lane.actor} may not choose {number} now", [])

    def step(self, numbers: list[int]) -> list[int]:
        """Play a number in every lane; the lanes in which a game ended. An illegal one changes nothing."""
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
        """Write what a step has changed in the leads; a new game begins with its own."""
        before = self.leads[lane.place]
        played = lane.ended
        now = leads(lane.state if played is None or not is_over else played.state)
        for seat, lead in enumerate(now):
            self.gains.append(lead - before[seat] & 255)
        self.leads[lane.place] = leads(lane.state) if is_over else now

    def sample(self) -> list[int]:
        """A legal number for every lane, each as likely as the others."""
        return [lane.legal[lane.choices.below(len(lane.legal))] for lane in self.lanes]
