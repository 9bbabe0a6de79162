"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.game import Game
from archipel.core.playout import Tally, run
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State
from archipel.core.values import value_type

RANDOM = "random"


@dataclass(frozen=True)
class Result:
    """How one game went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int

    @classmethod
    def of(cls, state: State, actions: int) -> Result:
        """How a game went that is over."""
        outcome = state.outcome()
        winners = () if outcome is None else tuple(outcome.winners)
        return cls(winners, tuple(state.scores()), actions)


def seed_of(seed: int, index: int, part: int) -> int:
    """The seed of one part (the dealer, a bot) of game number `index` of a run."""
    return (seed * 0x9E3779B97F4A7C15 + index * 64 + part) & 0xFFFFFFFFFFFFFFFF


def in_rotation(names: list[str], seats: int) -> list[str]:
    """A name for every seat: too few are repeated in rotation."""
    return [names[seat % len(names)] for seat in range(seats)]


def play(game: Game, seats: int, options: dict[str, str], names: list[str], seed: int, index: int) -> Result:
    """Play game number `index` of a run: the same arguments, the same game."""
    if all(name == RANDOM for name in names):
        return _play_random(game, seats, options, seed_of(seed, index, 0))
    referee = sit_down(game, seats, options, names, seed, index)
    return Result.of(referee.state, len(referee.rows))


def sit_down(
    game: Game, seats: int, options: dict[str, str], names: list[str], seed: int, index: int
) -> Referee:
    """The same, with its referee at the end: for records."""
    referee = Referee(game, seats, options, SeededDealer(seed_of(seed, index, 0)))
    bots = [make_bot(name, game.key, seed_of(seed, index, 1 + seat)) for seat, name in enumerate(names)]
    for _ in decisions(referee, bots):
        pass
    return referee


@value_type
class Decision:
    """One decision of a bot."""

    seat: Seat
    action: Action
    choices: int
    """How many actions were possible; an only one is no decision."""
    seconds: float
    """CPU time it took."""


def decisions(referee: Referee, bots: Sequence[Bot]) -> Iterator[Decision]:
    """Let the bots play to the end, decision by decision."""
    referee.deal()
    while not referee.over():
        seat = referee.state.actor()
        chair = Chair.at(referee, seat)
        began = time.process_time()
        action = bots[seat].choose(chair)
        took = time.process_time() - began
        yield Decision(seat, action, len(chair.legal()), took)
        referee.play(seat, action)
        referee.deal()


def _play_random(game: Game, seats: int, options: dict[str, str], seed: int) -> Result:
    """Random play needs no referee: it never leaves the engine."""
    state = game.open(seats, options)
    tally = Tally()
    run(state, Rng(seed), tally)
    return Result.of(state, tally.actions)
