"""The lanes of a batch as a PufferLib environment: every lane is an agent.

    import pufferlib.vector
    from archipel.envs.puffer import LanesEnv

    envs = pufferlib.vector.make(LanesEnv, env_kwargs={"game": "…", "lanes": 256}, num_envs=2)

Rows go into PufferLib's own buffers. PufferLib has no action masks, so an observation is the row followed
by the mask: the last `single_action_space.n` cells. An action outside the mask is replaced by a random
legal one, and the infos count how often. PufferLib is not a dependency of this project: install it
yourself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pufferlib
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from archipel.envs import batch
from archipel.envs.opponents import RANDOM
from archipel.envs.rewards import WIN
from archipel.registry import FIRST

Infos = list[dict[str, float]]
Buffers = dict[str, NDArray[Any]]


class LanesEnv(pufferlib.PufferEnv):  # type: ignore[misc]
    """One learner in each of many games, or every seat of them."""

    def __init__(
        self,
        game: str = FIRST,
        lanes: int = 256,
        seats: int | None = None,
        seat: int | str = "drawn",
        trade: bool = False,
        rewards: str = WIN,
        bots: str = RANDOM,
        buf: Buffers | None = None,
        seed: int = 0,
        **options: str,
    ) -> None:
        """The settings are those of `batch.make`; `buf` and `seed` come from PufferLib."""
        self.batch = batch.make(game, lanes, seats, seed, seat, trade, rewards, bots, **options)
        table = self.batch.table
        low, high = table.bounds()
        mask = np.ones(table.size, dtype=np.int8)
        self.single_observation_space = Box(
            np.concatenate([low, 0 * mask]), np.concatenate([high, mask]), dtype=np.int8
        )
        self.single_action_space = Discrete(table.size)
        self.num_agents = lanes
        self._illegal = 0
        self.render_mode = None
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int8], Infos]:
        """Start new games in all lanes."""
        self.batch.reset(self.batch.seed if seed is None else seed)
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[np.integer]) -> tuple[Any, Any, Any, Any, Infos]:
        """Take an action in every lane; where a game ends, the next one begins."""
        env = self.batch
        wanted = np.asarray(actions).reshape(-1)
        is_legal = env.masks[np.arange(env.lanes), wanted] > 0
        learners = env.actors.copy()
        env.step(wanted if is_legal.all() else np.where(is_legal, wanted, env.sample()))
        self.rewards[:] = env.rewards[np.arange(env.lanes), learners]
        self.terminals[:] = env.dones
        self.truncations[:] = False
        self._show()
        self._illegal += int(np.count_nonzero(~is_legal))
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos()

    def _infos(self) -> Infos:
        """Return finished games, the learners' win rate, and illegal actions since the last report."""
        env = self.batch
        ended = np.flatnonzero(env.dones).tolist()
        if not ended:
            return []
        won = sum(float(env.rewards[lane, env.ended(lane).seat]) > 0 for lane in ended)
        told = {"games": float(len(ended)), "illegal": float(self._illegal)}
        self._illegal = 0
        return [told if env.ended(ended[0]).seat < 0 else told | {"won": won / len(ended)}]

    def _show(self) -> None:
        width = self.batch.table.width
        self.observations[:, :width] = self.batch.observations
        self.observations[:, width:] = self.batch.masks

    def close(self) -> None:
        """Do nothing: no resource is held open."""
