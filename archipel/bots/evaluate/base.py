"""What an evaluation is: how good a whole (imagined) state is for each seat."""

from __future__ import annotations

import math
import os
from typing import final

from mypy_extensions import mypyc_attr

from archipel.core.state import NOBODY, Action, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """One for each game. Values are in points: one more victory point in reach is worth about 1."""

    def __init__(self) -> None:
        self.sharpness = 1.0
        """How much a point of value says about who wins."""

    def value(self, state: State, seat: Seat) -> float:
        """How good `state` is for `seat`."""
        return float(state.scores()[seat])

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """What `action` leads to, if those whose consent it needs agree."""
        copy = state.copy()
        copy.apply(seat, action)
        return copy

    def bargain(self, state: State, seat: Seat, asked: list[Seat], give: list[int], get: list[int]) -> State:
        """What comes of an offer: of the exchanges that partners gain by, the worst for `seat`, or none."""
        before = self.chances(state)
        found = state
        least = 2.0
        for partner in asked:
            deal = self.exchanged(state, seat, partner, give, get)
            if deal is None:
                continue
            chances = self.chances(deal)
            if chances[partner] > before[partner] and chances[seat] < least:
                found = deal
                least = chances[seat]
        return found

    def exchanged(
        self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]
    ) -> State | None:
        """What an exchange of two seats leads to; None if the partner does not have the goods."""
        return None

    def chances(self, state: State) -> list[float]:
        """Every seat's chance to win; all of them make one."""
        seats = state.seats()
        if state.actor() == NOBODY:
            return final_chances(state, seats)
        return squash([self.sharpness * self.value(state, seat) for seat in range(seats)])

    def alike(self, outcome: Action) -> str:
        """A name for a chance outcome; those that come to the same have the same name."""
        return outcome.text


class Features:
    """Takes in what counts for one seat in one state: numbers in a fixed order, each with its name."""

    def add(self, name: str, value: float) -> None:
        """One feature more."""
        raise NotImplementedError


@final
class Listed(Features):
    """Keeps the features."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: list[float] = []

    def add(self, name: str, value: float) -> None:
        self.names.append(name)
        self.values.append(value)


@final
class Weighed(Features):
    """Keeps nothing but the weighted sum of the features: what bots ask for all the time."""

    def __init__(self, early: list[float], late: list[float], stage: float) -> None:
        self.early = early
        self.late = late
        self.stage = stage
        self.rest = 1.0 - stage
        self.at = 0
        self.total = 0.0

    def add(self, name: str, value: float) -> None:
        if value != 0.0:
            self.total += value * (self.rest * self.early[self.at] + self.stage * self.late[self.at])
        self.at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Evaluator):
    """A weighted sum of features, with weights for the early and for the late game.

    The chances of the seats are in proportion to e to the power of their sums. The weights were
    fitted to games that bots played against themselves (`archipel train`) and lie beside the code.
    Features are named where they are worked out, in `collect`, and nowhere else: which ones there
    are is seen by looking at an example, any state of the game.
    """

    def __init__(self, game: str, example: State) -> None:
        super().__init__()
        self.names = self.look(example, 0).names
        self.early: list[float] = [0.0] * len(self.names)
        self.late: list[float] = [0.0] * len(self.names)
        self.load(weights_file(game))

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        """Add everything that counts for `seat` in `state`: the same names in the same order every time."""
        raise NotImplementedError

    def look(self, state: State, seat: Seat) -> Listed:
        """What counts for `seat` in `state`, by name."""
        out = Listed()
        self.collect(state, seat, out)
        return out

    def features(self, state: State, seat: Seat) -> list[float]:
        """What counts for `seat` in `state`: a number for each of `names`."""
        return self.look(state, seat).values

    def stage(self, state: State) -> float:
        """How far the game has come: from 0 to 1."""
        raise NotImplementedError

    def load(self, path: str) -> None:
        """Take the weights from a file: on every line a name, its weight early and its weight late."""
        if not os.path.exists(path):
            return
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                words = line.split()
                if len(words) == 3 and words[0] in self.names:
                    i = self.names.index(words[0])
                    self.early[i] = float(words[1])
                    self.late[i] = float(words[2])

    def strength(self, state: State, seat: Seat, stage: float) -> float:
        """The weighted sum for one seat."""
        out = Weighed(self.early, self.late, stage)
        self.collect(state, seat, out)
        return out.total

    def chances(self, state: State) -> list[float]:
        seats = state.seats()
        if state.actor() == NOBODY:
            return final_chances(state, seats)
        stage = self.stage(state)
        return squash([self.strength(state, seat, stage) for seat in range(seats)])

    def value(self, state: State, seat: Seat) -> float:
        return self.chances(state)[seat]


def weights_file(game: str) -> str:
    """Where the weights of a game lie."""
    return os.path.join(os.path.dirname(__file__), "weights", f"{game}.txt")


def final_chances(state: State, seats: int) -> list[float]:
    """What a finished game was worth: one, shared by the winners."""
    chances = [0.0] * seats
    outcome = state.outcome()
    if outcome is not None and outcome.winners:
        for seat in outcome.winners:
            chances[seat] = 1.0 / len(outcome.winners)
    return chances


def squash(sums: list[float]) -> list[float]:
    """Chances in proportion to e to the power of each sum."""
    top = max(sums)
    powers = [math.exp(x - top) for x in sums]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
