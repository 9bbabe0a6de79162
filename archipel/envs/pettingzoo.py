"""Every game as a PettingZoo AEC environment: the seats take turns, and chance is dealt between them.

    from archipel.envs import pettingzoo

    env = pettingzoo.env("…", seats=4, preset="seed")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))

An observation is `{"observation": row, "action_mask": mask}`. `cell_names()` and `action_texts()` explain the
cells and the numbers, and `text(agent)` is the observation in words.
"""

from __future__ import annotations

import os
from copy import copy
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from pettingzoo import AECEnv

from archipel.core.state import NOBODY, IllegalAction
from archipel.envs.encoder import ObservationRow
from archipel.envs.game_table import LAYOUT, GameTable, Mask
from archipel.envs.masking import IN_OBSERVATION, Masking
from archipel.envs.rendering import ANSI, HUMAN, RGB, SVG, Renderer
from archipel.envs.rewards import POINTS, WIN, Rewards
from archipel.registry import FIRST

Observation = Any
"""A row and its mask, or the row alone."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game as an environment of agents `seat_0`, `seat_1`, …"""

    metadata: dict[str, Any] = {
        "render_modes": [HUMAN, ANSI, SVG, RGB],
        "render_fps": 4,
        "name": f"archipel_v{LAYOUT}",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        table: GameTable,
        render_mode: str | None = None,
        most_steps: int | None = None,
        mask: str = IN_OBSERVATION,
        rewards: str = WIN,
    ) -> None:
        super().__init__()
        self._renderer = Renderer(render_mode, self.metadata["render_modes"])
        self.table = table
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.metadata = self.metadata | {"name": f"archipel_{table.game.key}_v{LAYOUT}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._rewards = Rewards(rewards)
        self._masking = Masking(table, mask)
        low, high = table.bounds()
        self.state_space = Box(np.tile(low, table.seats), np.tile(high, table.seats), dtype=np.int8)
        self._actions = {agent: Discrete(table.size) for agent in self.possible_agents}
        self._observations = dict.fromkeys(self.possible_agents, self._masking.space)

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the observation space of a seat."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of action numbers, the same for every seat."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, a random one."""
        self.table.reset(int.from_bytes(os.urandom(6), "big") if seed is None else seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewards.begin(self.table.state)
        self._select(self.possible_agents[self.table.actor])

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; an illegal one raises `IllegalAction` and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is only for agents whose game is over", [])
        table = self.table
        table.act(int(action))
        self.steps += 1
        if table.actor == NOBODY or self._rewards.kind == POINTS:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self.rewards = dict(zip(self.possible_agents, self._rewards.since(table.state)))
            self._accumulate_rewards()
        if table.actor == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self._select(self.agents[0])
        else:
            if self.most_steps is not None and self.steps >= self.most_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self._select(self.possible_agents[table.actor])
        if self.render_mode == HUMAN:
            self.render()

    def _select(self, agent: str) -> None:
        self.agent_selection = agent
        if self._masking.in_info:
            self.infos = {other: self._masking.info(self._mask(other)) for other in self.agents}

    def _mask(self, agent: str) -> Mask:
        """Return the action mask; all zeros unless the seat is to act."""
        acts = self._seat_of[agent] == self.table.actor
        return self.table.mask() if acts else np.zeros(self.table.size, dtype=np.int8)

    def observe(self, agent: str) -> Observation:
        """Return what a seat knows now."""
        return self._masking.observation(self.table.observe(self._seat_of[agent]), self._mask(agent))

    def state(self) -> ObservationRow:
        """Return the observations of all seats, concatenated: for centralised critics."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.seats)])

    def clone(self) -> TableEnv:
        """Return an independent copy for tree search; it shares only the spaces."""
        twin = copy(self)
        twin.table = self.table.copy()
        twin.agents = self.agents.copy()
        twin._rewards = copy(self._rewards)
        for kept in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, kept, dict(getattr(self, kept)))
        return twin

    # Words and pictures.

    def text(self, agent: str) -> str:
        """Return the observation of a seat as a text board."""
        return self.table.picture(self._seat_of[agent])

    def action_texts(self) -> list[str]:
        """Return the meaning of each action number, in the notation."""
        return self.table.texts

    def cell_names(self) -> list[str]:
        """Return the meaning of each cell of an observation."""
        return self.table.cell_names()

    def render(self) -> Any:
        """Render the table as a spectator sees it: as text, SVG or pixels."""
        shown = self._renderer.render(self.table)
        if self.render_mode == HUMAN:
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Do nothing: no resource is held open."""


def env(
    game: str = FIRST,
    seats: int | None = None,
    render_mode: str | None = None,
    trade: bool = True,
    most_steps: int | None = None,
    mask: str = IN_OBSERVATION,
    rewards: str = WIN,
    **options: str,
) -> TableEnv:
    """Make an environment of a game.

    `seats` defaults to the most that the rulebook provides for. `options` are those of the game, including
    `preset` (`archipel games` lists them; write `cut_tie` for `cut-tie`). `trade=False` leaves out offers
    to other players. `most_steps` truncates longer games. `mask="info"` puts the mask into the info.
    `rewards="points"` adds a share of every change in lead.
    """
    text = " ".join(f"{key.replace('_', '-')}={value}" for key, value in options.items())
    return TableEnv(GameTable(game, seats, text, trade), render_mode, most_steps, mask, rewards)
