"""Many games of one kind, stepped together in compiled code: one call takes a decision in each.

    from archipel.envs import batch

    env = batch.make("…", lanes=1024, seats=4, seed=1)
    while True:
        actions = policy(env.observations, env.masks)  # or env.sample(): random legal actions
        env.step(actions)
        learn(env.rewards, env.dones, env.actors)

The arrays are allocated once and overwritten by every step: copy what you keep. A row is the observation of
the seat to act (`actors`), with the same cells as in the other environments. Where a game ended, `dones` is
set, `rewards` has the result of every seat, and the row already belongs to the next game. Lane k plays the
same games for any number of lanes: its game n is that of a `GameTable` with the seed `env.seed_of(k, n)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from archipel.core.state import Seat
from archipel.envs.game_table import GameTable
from archipel.envs.lanes import DRAWN, EVERY, Ended, Lane, Lanes, OpenHosted, game_seed
from archipel.envs.opponents import RANDOM, Opponents, OpponentsGame
from archipel.envs.rewards import POINTS, SHARE, WIN, Rewards, returns
from archipel.registry import FIRST

Actions = Sequence[int] | NDArray[np.integer]
Buffer = Any


class Batch:
    """The arrays of all lanes; `table` knows what their cells and numbers mean."""

    def __init__(
        self, table: GameTable, lanes: int, seed: int, seat: Seat, rewards: str = WIN, bots: str = RANDOM
    ) -> None:
        if lanes < 1:
            raise ValueError(f"lanes={lanes}: must be at least 1")
        self._tells_points = Rewards(rewards).kind == POINTS
        self.table = table
        self.lanes = lanes
        self._seat = seat
        self._opponents = Opponents(bots)
        self._opponents.make_bots(table, 0)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start new games in all lanes, with new arrays; the seed decides all chance."""
        table = self.table
        start = table.game.open(table.seats, table.options)
        numbers = table.numbers
        open_hosted: OpenHosted | None = (
            partial(OpponentsGame, self._opponents, table) if self._opponents.remembers else None
        )
        lanes = [Lane(place, seed, start, numbers, self._seat, open_hosted) for place in range(self.lanes)]
        self._lanes = Lanes(lanes, numbers, table.write_row, self._tells_points)
        self.seed = seed
        self.observations = np.zeros((self.lanes, table.width), dtype=np.int8)
        """The observation of the seat to act, for each lane."""
        self.masks = np.zeros((self.lanes, table.size), dtype=np.int8)
        """1 for every legal number, for each lane."""
        self.actors = np.zeros(self.lanes, dtype=np.int8)
        """The seat to act, for each lane."""
        self.rewards = np.zeros((self.lanes, table.seats), dtype=np.float32)
        """The reward of every seat for the latest step, for each lane."""
        self.dones = np.zeros(self.lanes, dtype=np.bool_)
        """Whether the latest step ended a game, for each lane."""
        self._show()

    def _show(self) -> None:
        """Copy what the lanes have written into the arrays."""
        shown = self._lanes
        _fill(self.observations, shown.rows.finished())
        _fill(self.masks, shown.masks)
        _fill(self.actors, shown.actors)

    def step(self, actions: Actions) -> None:
        """Play a number in every lane; an illegal one raises `IllegalAction` and changes nothing."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        ended = self._lanes.step(numbers)
        self._show()
        self.rewards.fill(0)
        if self._tells_points:
            gains = np.frombuffer(self._lanes.gains.getvalue(), dtype=np.int8)
            self._lanes.gains.truncate(0)
            np.multiply(gains.reshape(self.rewards.shape), SHARE, out=self.rewards, casting="unsafe")
        self.dones.fill(False)
        for place in ended:
            self.dones[place] = True
            self.rewards[place] += returns(self.ended(place).state)

    def ended(self, lane: int) -> Ended:
        """Return the end of the latest finished game of a lane."""
        ended = self._lanes.lanes[lane].ended
        if ended is None:
            raise ValueError(f"lane {lane}: no game has ended yet")
        return ended

    def sample(self) -> NDArray[np.int64]:
        """Return a legal number for every lane, uniformly at random."""
        return np.array(self._lanes.sample(), dtype=np.int64)

    def seed_of(self, lane: int, game: int) -> int:
        """Return the seed with which a `GameTable` plays game number `game` (from 0) of this lane."""
        return game_seed(self.seed, lane, game)


def _fill(array: NDArray[np.int8], written: Buffer) -> None:
    array.reshape(-1)[:] = np.frombuffer(written, dtype=np.int8)


def make(
    game: str = FIRST,
    lanes: int = 1024,
    seats: int | None = None,
    seed: int = 0,
    seat: int | str = "every",
    trade: bool = False,
    rewards: str = WIN,
    bots: str = RANDOM,
    **options: str,
) -> Batch:
    """Make a batch of games.

    `seat` says which decisions the caller takes: "every" seat's, those of one seat, or those of a "drawn"
    seat, which changes from game to game. `bots` play the other seats; their names are repeated in
    rotation. `options` are those of the game. With `trade`, offers are composed word by word. `rewards` are
    "win", or "points" to add a share of every change in lead.
    """
    text = " ".join(f"{key.replace('_', '-')}={value}" for key, value in options.items())
    table = GameTable(game, seats, text, trade)
    asked: dict[int | str, Seat] = {"every": EVERY, "drawn": DRAWN} | {n: n for n in range(table.seats)}
    if seat not in asked:
        raise ValueError(f"unknown seat {seat!r}: choose from {', '.join(map(str, asked))}")
    if seat == "every" and bots != RANDOM:
        raise ValueError(f"bots {bots!r}: with seat='every' no seat is left for bots")
    return Batch(table, lanes, seed, asked[seat], rewards, bots)
