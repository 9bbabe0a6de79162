"""Every game as a Gymnasium environment: one learner's seat against bots.

    import gymnasium
    import archipel.envs.gymnasium  # registers every game of the registry

    env = gymnasium.make(env_id("…"), bots="greedy", seats=3)
    observation, info = env.reset(seed=7)

Rewards come at the end: 1 for a win, -1 for a loss, 0 if nobody won. An action outside the mask ends the
episode as a loss, with `info["illegal"]`. `action_masks()` returns the mask, as maskable trainers expect.
"""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.core.state import IllegalAction
from archipel.envs.game_table import LAYOUT, GameTable, Mask
from archipel.envs.masking import IN_OBSERVATION, Masking
from archipel.envs.opponents import RANDOM, Opponents
from archipel.envs.rendering import ANSI, RGB, SVG, Renderer
from archipel.envs.rewards import POINTS, WIN, Rewards
from archipel.registry import FIRST, GAMES

Observation = Any
"""A row and its mask, or the row alone."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots play the others."""

    metadata = {"render_modes": [ANSI, SVG, RGB], "render_fps": 4}

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str = RANDOM,
        trade: bool = True,
        render_mode: str | None = None,
        most_steps: int | None = None,
        mask: str = IN_OBSERVATION,
        rewards: str = WIN,
        **options: str,
    ) -> None:
        """`seat=None` draws the seat for every game; `bots` are names, repeated in rotation.

        `mask="info"` puts the mask into the info, so that an observation is the row alone.
        `rewards="points"` adds a share of every change in lead.
        """
        self._renderer = Renderer(render_mode, self.metadata["render_modes"])
        text = " ".join(f"{key.replace('_', '-')}={value}" for key, value in options.items())
        self._opponents = Opponents(bots)
        self.table = GameTable(game, seats, text, trade, memories=self._opponents.remembers)
        self._opponents.make_bots(self.table, 0)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"seat {seat}: seats run from 0 to {self.table.seats - 1}")
        self.chosen_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.action_space = Discrete(self.table.size)
        self._rewards = Rewards(rewards)
        self._masking = Masking(self.table, mask)
        self.observation_space = self._masking.space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the first decision of the learner."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        if self.chosen_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.bots: list[Bot] = self._opponents.make_bots(self.table, drawn)
        self.steps = 0
        self.table.reset(drawn)
        self._let_bots_play()
        self._rewards.begin(self.table.state)
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots play until the learner's next turn."""
        self.steps += 1
        try:
            self.table.act(int(action))
        except IllegalAction:
            return self._observation(), -1.0, True, False, self._info() | {"illegal": True}
        self._let_bots_play()
        over = self.table.over()
        told = over or self._rewards.kind == POINTS
        reward = self._rewards.since(self.table.state)[self.seat] if told else 0.0
        truncated = not over and self.most_steps is not None and self.steps >= self.most_steps
        return self._observation(), reward, over, truncated, self._info()

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.over() and table.actor != self.seat:
            memory = None if table.referee is None else table.referee.memories[table.actor]
            table.play(self.bots[table.actor].choose(Chair(table.state, table.actor, memory)))

    def _observation(self) -> Observation:
        return self._masking.observation(self.table.observe(self.seat), self.action_masks())

    def _info(self) -> dict[str, Any]:
        told = {"seat": self.seat, "composed": self.table.composed()}
        return told | self._masking.info(self.action_masks())

    def clone(self) -> SeatEnv:
        """Return an independent copy for tree search; it shares only the spaces."""
        twin = copy(self)
        twin.table = self.table.copy()
        twin.bots = deepcopy(self.bots)
        twin.np_random = deepcopy(self.np_random)
        twin._rewards = copy(self._rewards)
        return twin

    def action_masks(self) -> Mask:
        """Return the action mask; all zeros once the game is over."""
        return self.table.mask()

    def text(self) -> str:
        """Return the table as text, as the learner sees it."""
        return self.table.picture(self.seat)

    def render(self) -> Any:
        """Render the table as a spectator sees it: as text, SVG or pixels."""
        return self._renderer.render(self.table)


def env_id(game: str) -> str:
    """Return the name under which a game is registered."""
    return f"archipel/{game.capitalize()}-v{LAYOUT}"


for _key in GAMES:
    gymnasium.register(
        env_id(_key),
        entry_point="archipel.envs.gymnasium:SeatEnv",
        vector_entry_point="archipel.envs.vector:LanesVectorEnv",
        kwargs={"game": _key},
    )
