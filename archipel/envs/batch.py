"""Many games of one kind, stepped together in compiled code: one call for a decision in each.

    from archipel.envs import batch

    env = batch.make("…", lanes=1024, seats=4, seed=1)
    while True:
        actions = policy(env.observations, env.masks)  # or env.sample(): anything legal
        env.step(actions)
        learn(env.rewards, env.dones, env.actors)

The arrays are made once and written anew by every step: copy what you keep. A row is what the seat to act
(`actors`) may know, the same cells as everywhere else. Where a game ended, `dones` is set, `rewards` has what
every seat got, and the row is already that of the next game. Lane k plays the same games whatever the number
of lanes: its game n is that of a table with the seed `env.seed_of(k, n)`.
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
            raise ValueError(f"lanes={lanes}: there is at least one")
        self._tells_points = Rewards(rewards).kind == POINTS
        self.table = table
        self.lanes = lanes
        self._seat = seat
        self._opponents = Opponents(bots)
        self._opponents.make_bots(table, 0)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games in all lanes, and new arrays; the seed decides everything that chance brings."""
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
        """What the seat to act in each lane may know."""
        self.masks = np.zeros((self.lanes, table.size), dtype=np.int8)
        """One for every number that may be chosen."""
        self.actors = np.zeros(self.lanes, dtype=np.int8)
        """The seat to act."""
        self.rewards = np.zeros((self.lanes, table.seats), dtype=np.float32)
        """What every seat got with the latest step, in each lane."""
        self.dones = np.zeros(self.lanes, dtype=np.bool_)
        """Where a game ended with it."""
        self._show()

    def _show(self) -> None:
        """Bring what the lanes have written into the arrays."""
        shown = self._lanes
        _fill(self.observations, shown.rows.finished())
        _fill(self.masks, shown.masks)
        _fill(self.actors, shown.actors)

    def step(self, actions: Actions) -> None:
        """Play a number in every lane; an illegal one raises `IllegalAction`, and nothing changes."""
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
        """How the latest finished game of a lane ended."""
        ended = self._lanes.lanes[lane].ended
        if ended is None:
            raise ValueError(f"lane {lane}: no game has ended yet")
        return ended

    def sample(self) -> NDArray[np.int64]:
        """A legal number for every lane, each as likely as the others."""
        return np.array(self._lanes.sample(), dtype=np.int64)

    def seed_of(self, lane: int, game: int) -> int:
        """The seed with which a table plays the game of this number in this lane, counted from 0."""
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
    """So many games at once.

    `seat` says whose decisions are asked for: those of every seat, of one seat, or, if "drawn", of a seat
    drawn anew for every game. `bots` then have the other seats: names, repeated in rotation. `options` are
    those of the game; with `trade`, offers are composed word by word. `rewards` are "win", or "points" for a
    share of every lead.
    """
    text = " ".join(f"{key.replace('_', '-')}={value}" for key, value in options.items())
    table = GameTable(game, seats, text, trade)
    asked: dict[int | str, Seat] = {"every": EVERY, "drawn": DRAWN} | {n: n for n in range(table.seats)}
    if seat not in asked:
        raise ValueError(f"seat {seat!r}: there is {', '.join(map(str, asked))}")
    if seat == "every" and bots != RANDOM:
        raise ValueError(f"bots {bots!r}: every seat is asked, and none is left for them")
    return Batch(table, lanes, seed, asked[seat], rewards, bots)
