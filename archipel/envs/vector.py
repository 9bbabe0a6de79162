"""The lanes of a batch as a Gymnasium vector environment: one learner's seat in each, against bots.

    import gymnasium
    import archipel.envs.gymnasium  # registers every game of the registry

    envs = gymnasium.make_vec(env_id("…"), 256, "vector_entry_point", seats=4)
    observations, infos = envs.reset(seed=7)

Where a game ends, the next one begins with the same step: the last position is in `infos["final_obs"]`. An
action outside the mask raises `IllegalAction` and changes nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from archipel.envs import batch
from archipel.envs.masking import IN_OBSERVATION, Masking
from archipel.envs.opponents import RANDOM
from archipel.envs.rewards import WIN
from archipel.registry import FIRST

Observation = dict[str, NDArray[np.int8]]
Info = dict[str, Any]


class LanesVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many games; bots play the others."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str = FIRST,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        trade: bool = False,
        rewards: str = WIN,
        bots: str = RANDOM,
        copy: bool = True,
        **options: str,
    ) -> None:
        """`seat=None` draws the seat for every game; without `copy`, steps overwrite returned arrays."""
        self.num_envs = num_envs
        asked = "drawn" if seat is None else seat
        self.batch = batch.make(game, num_envs, seats, 0, asked, trade, rewards, bots, **options)
        self.copy = copy
        table = self.batch.table
        self.single_action_space = Discrete(table.size)
        self.single_observation_space = Masking(table, IN_OBSERVATION).space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Start new games, up to the first decision of each learner; one seed is for all lanes."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all lanes: pass an integer")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Take an action in every game, then let the others play until the learner's next turn."""
        learners = self.batch.actors.copy()
        self.batch.step(actions)
        over = self.batch.dones.copy()
        rewards = self.batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        infos = self._infos()
        if over.any():
            infos |= self._endings(over)
        return self._observations(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _endings(self, over: NDArray[np.bool_]) -> Info:
        """Return the last observations of the learners whose games ended."""
        table = self.batch.table
        last = np.empty(self.num_envs, dtype=object)
        for lane in np.flatnonzero(over).tolist():
            ended = self.batch.ended(lane)
            row = table.row(ended.state, ended.seat)
            last[lane] = {"observation": row, "action_mask": np.zeros(table.size, dtype=np.int8)}
        return {"final_obs": last, "_final_obs": over.copy()}

    def _observations(self) -> Observation:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {key: array.copy() for key, array in seen.items()} if self.copy else seen

    def _infos(self) -> Info:
        return {"seat": self.batch.actors.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """Return the action mask of every game."""
        return self.batch.masks
