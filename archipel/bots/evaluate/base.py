"""The base classes of the evaluations, which estimate how good a world is for each seat."""

from __future__ import annotations

import math
import os
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from archipel.core.state import NOBODY, Action, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The evaluation of one game. Values are in points: a victory point within reach is worth about 1."""

    def __init__(self) -> None:
        self.sharpness = 1.0
        """The factor from values to the exponents of win chances."""

    def value(self, state: State, seat: Seat) -> float:
        """Return how good `state` is for `seat`."""
        return float(state.scores()[seat])

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after `action`, provided that every seat whose consent it needs agrees."""
        copy = state.copy()
        copy.apply(seat, action)
        return copy

    def prospects(self, state: State, seat: Seat, choices: list[Action]) -> list[list[float]]:
        """Return every seat's chance to win after each of these actions."""
        return [self.chances(self.after(state, seat, action)) for action in choices]

    def chances(self, state: State) -> list[float]:
        """Return every seat's chance to win. The chances add up to 1."""
        seats = state.seats()
        if state.actor() == NOBODY:
            return final_chances(state, seats)
        return squash([self.sharpness * self.value(state, seat) for seat in range(seats)])

    def alike(self, outcome: Action) -> str:
        """Return a name for a chance outcome. Outcomes with the same effect share a name."""
        return outcome.text


@final
class Weights:
    """The weights of all features at one stage of the game."""

    def __init__(self, values: vec[float], number: i64) -> None:
        self.values = values
        self.number = number
        """Identifies the weights in memo keys: different weights have different numbers."""


NO_WEIGHTS: Final = Weights(vec[float](), 0)


@final
class Features:
    """Collects the features of one seat in one state: named numbers in a fixed order.

    Usually it keeps only their weighted sum, which is all that bots need.
    """

    def __init__(self, listed: bool) -> None:
        self.listed = listed
        """Whether the features are kept instead of their sum."""
        self.weights = NO_WEIGHTS.values
        self.at: i64 = 0
        self.total = 0.0
        self.names: list[str] = []
        self.values: list[float] = []

    def begin(self, weights: Weights) -> None:
        """Start the sum for another seat."""
        self.weights = weights.values
        self.at = 0
        self.total = 0.0

    def add(self, name: str, value: float) -> None:
        """Add a feature."""
        if self.listed:
            self.names.append(name)
            self.values.append(value)
        else:
            self.total += value * self.weights[self.at]
            self.at += 1


@final
class Race:
    """The highest and the second-highest number among the players."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0

    def start(self) -> None:
        """Reset both numbers."""
        self.first = 0
        self.second = 0

    def enter(self, n: i64) -> None:
        """Add the number of a player."""
        if n > self.first:
            self.second = self.first
            self.first = n
        elif n > self.second:
            self.second = n

    def rival(self, mine: i64) -> i64:
        """Return the highest number among the other players."""
        return self.second if mine == self.first else self.first


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Evaluator):
    """A weighted sum of features, with weights for the early and for the late game.

    The win chances are the softmax of the seats' sums. The weights were fitted to self-play games
    (`archipel train`) and are stored in the folder `weights`. Only `collect` names the features, so
    the list of names is read from an example, which may be any state of the game.
    """

    def __init__(self, game: str, example: State) -> None:
        super().__init__()
        self.early: list[float] = []
        self.late: list[float] = []
        self.stages: dict[float, Weights] = {}
        self.mixed: i64 = 0
        """Number of `Weights` made so far."""
        self.last_stage = -1.0
        self.last_weights = NO_WEIGHTS
        self.sum = Features(listed=False)
        self.names = self.look(example, 0).names
        self.weigh([0.0] * len(self.names), [0.0] * len(self.names))
        self.load(weights_file(game))

    def begin(self, state: State) -> int:
        """Prepare what all seats share, before `collect`; return the number of seats."""
        return state.seats()

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        """Add all features of `seat` in `state`, with the same names in the same order every time."""
        raise NotImplementedError

    def look(self, state: State, seat: Seat) -> Features:
        """Return the features of `seat` in `state` with their names."""
        out = Features(listed=True)
        self.begin(state)
        self.collect(state, seat, out)
        return out

    def features(self, state: State, seat: Seat) -> list[float]:
        """Return the features of `seat` in `state`: a number for each of `names`."""
        return self.look(state, seat).values

    def stage(self, state: State) -> float:
        """Return the progress of the game, from 0 to 1."""
        raise NotImplementedError

    def load(self, path: str) -> None:
        """Read the weights from a file. Each line has a name, its early weight and its late weight."""
        if not os.path.exists(path):
            return
        early, late = self.early.copy(), self.late.copy()
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                words = line.split()
                if len(words) == 3 and words[0] in self.names:
                    i = self.names.index(words[0])
                    early[i] = float(words[1])
                    late[i] = float(words[2])
        self.weigh(early, late)

    def weigh(self, early: list[float], late: list[float]) -> None:
        """Set the early and the late weights, one of each for each of `names`."""
        self.early = early
        self.late = late
        self.stages = {}
        self.last_stage = -1.0

    def weights(self, stage: float) -> Weights:
        """Return the weights at a stage of the game, cached by stage. Most calls repeat the last stage."""
        if stage != self.last_stage:
            if stage not in self.stages:
                rest = 1.0 - stage
                values = [rest * early + stage * late for early, late in zip(self.early, self.late)]
                self.mixed += 1
                self.stages[stage] = Weights(vec[float](values), self.mixed)
            self.last_stage = stage
            self.last_weights = self.stages[stage]
        return self.last_weights

    def strength(self, state: State, seat: Seat, stage: float) -> float:
        """Return the weighted sum for one seat."""
        self.begin(state)
        return self.weighed(state, seat, self.weights(stage))

    def weighed(self, state: State, seat: Seat, weights: Weights) -> float:
        """Return the weighted sum for one seat, after `begin`."""
        out = self.sum
        out.begin(weights)
        self.collect(state, seat, out)
        return out.total

    def strengths(self, state: State) -> list[float]:
        """Return the weighted sum for every seat."""
        seats = self.begin(state)
        weights = self.weights(self.stage(state))
        return [self.weighed(state, seat, weights) for seat in range(seats)]

    def chances(self, state: State) -> list[float]:
        if state.actor() == NOBODY:
            return final_chances(state, state.seats())
        return squash(self.strengths(state))

    def value(self, state: State, seat: Seat) -> float:
        return self.chances(state)[seat]


def weights_file(game: str) -> str:
    """Return the path of a game's weights."""
    return os.path.join(os.path.dirname(__file__), "weights", f"{game}.txt")


def final_chances(state: State, seats: int) -> list[float]:
    """Return the chances in a finished game: the winners share 1, everybody else has 0."""
    chances = [0.0] * seats
    outcome = state.outcome()
    if outcome is not None and outcome.winners:
        for seat in outcome.winners:
            chances[seat] = 1.0 / len(outcome.winners)
    return chances


def squash(sums: list[float]) -> list[float]:
    """Return the softmax of the sums."""
    top = sums[0]
    for x in sums:
        top = max(top, x)
    powers = [math.exp(x - top) for x in sums]
    total = 0.0
    for power in powers:
        total += power
    for seat, power in enumerate(powers):
        powers[seat] = power / total
    return powers
