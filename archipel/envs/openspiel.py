"""Every game as an OpenSpiel game, with explicit chance and information states.

    import pyspiel
    import archipel.envs.openspiel  # registers every game of the registry as archipel_…

    game = pyspiel.load_game("archipel_…", {"seats": 3, "options": "preset:seed"})

Options are written `key:value;key:value`. A player's information state has all lines that its seat was told,
in the notation. The observation is what the seat sees now. Chance outcomes are numbered in the order in which
the state lists them. The utilities are 1 for a win and -1 otherwise, or 0 for all if nobody wins. A game of
`most_moves` decisions is stopped, and nobody wins it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel

from archipel.core.game import Game
from archipel.core.state import CHANCE, Seat
from archipel.envs.game_table import GameTable
from archipel.registry import GAMES

MOST_OUTCOMES = 256
MOST_MOVES = 10_000
"""Decisions, including words of offers, after which a game is stopped; random games take some hundreds."""


LINES = 32
"""Number of the latest lines in the tensor of an information state."""
TOLD_CELLS = 1 + 3 * LINES


class InformationStateTable(GameTable):
    """A table that keeps the lines every seat was told; chance waits for `move`."""

    def move(self, number: int) -> None:
        """Play a number: of an outcome if chance is to act, else of an action."""
        if self.actor == CHANCE:
            self.play_outcome(number)
        else:
            self.act(number)

    def told(self, seat: Seat) -> str:
        """Return all lines that a seat was told, and what it is composing.

        After a redeal the other seats' earlier lines are unknown, so their current views are added.
        """
        assert self.referee is not None
        lines = [f"{_who(line.seat)} {line.text}" for line in self.referee.logs[seat]]
        if self.composed() and seat == self.actor:
            lines.append(f"{seat} ({self.composed()})")
        if self.is_imagined and not self._just_imagined_by(seat):
            lines.append(repr(self.state.view(seat)))
        return "\n".join(lines)

    def told_cells(self, seat: Seat) -> list[float]:
        """Return the number of lines a seat was told, then the newest ones: seat, number, text hash."""
        assert self.referee is not None
        log = self.referee.logs[seat]
        cells = [float(len(log))]
        for line in log[: -LINES - 1 : -1]:
            number = self.numbers.of_action[seat].get(line.text, -1) if line.seat >= 0 else -1
            who = (line.seat - seat) % self.seats if line.seat >= 0 else self.seats
            cells += [who + 1, number + 1, crc32(line.text.encode()) / 2**32]
        return cells + [0.0] * (TOLD_CELLS - len(cells))

    def _just_imagined_by(self, seat: Seat) -> bool:
        who, what = self.history[-1]
        return who == seat and isinstance(what, int)


def _who(seat: Seat) -> str:
    return "!" if seat == CHANCE else str(seat)


def game_type(game: Game) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game."""
    return pyspiel.GameType(
        short_name=f"archipel_{game.key}",
        long_name=f"Archipel {game.key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.printed_seats[0],
            "options": "",
            "trade": False,
            "most_moves": MOST_MOVES,
        },
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the registry with its seats and options."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = str(params.get("options", "")).replace(":", "=").replace(";", " ")
        seats = int(params.get("seats", game.printed_seats[0]))
        trade = bool(params.get("trade", False))
        self.table = InformationStateTable(game, seats, options, trade, memories=True, deals=False)
        self.most_moves = int(params.get("most_moves", MOST_MOVES))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.most_moves,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> OpenSpielState:
        """Return the state before the first draw or decision."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        """Return an observer of what a player sees, or of everything it was told (information state)."""
        return OpenSpielObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with the lines every seat was told on the way to it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()
        self.moves_left = game.most_moves

    def current_player(self) -> int:
        """Return the seat to act, chance, or the terminal player."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.actor == CHANCE else self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome by number, with its probability."""
        odds = self.table.state.odds()
        return [(number, weight / sum(odds)) for number, weight in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        if self.table.actor != CHANCE:
            self.moves_left -= 1
        self.table.move(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Return a state with the same information state for the player, and all else drawn again."""
        twin: OpenSpielState = self.clone()
        twin.table = self.table.imagined(player, int(sampler() * 2**53))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.table.state.legal(CHANCE)
            return f"! {outcomes[action].text}" if action < len(outcomes) else f"! outcome {action}"
        return f"{player} {self.table.numbers.text(player, action)}"

    def is_terminal(self) -> bool:
        """Return whether the game has ended or was stopped."""
        return self.table.over() or self.moves_left <= 0

    def returns(self) -> list[float]:
        """Return the utility of every player."""
        return self.table.returns()

    def __str__(self) -> str:
        state = self.table.state
        seen = [repr(state.view(seat)) for seat in range(self.table.seats)]
        return "\n".join([*seen, f"actor {self.table.actor} composing ({self.table.composed()})"])


class OpenSpielObserver:
    """Observes a state for one player, as an observation or as an information state.

    The tensor of an observation is the row; an information state has the latest lines after it.
    """

    def __init__(self, table: InformationStateTable, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(table.width + (TOLD_CELLS if recalls else 0), dtype=np.float32)
        self.dict = {"observation": self.tensor[: table.width]}
        if recalls:
            self.dict["told"] = self.tensor[table.width :]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor for one player."""
        self.dict["observation"][:] = state.table.observe(player)
        if self.recalls:
            self.dict["told"][:] = state.table.told_cells(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the observation or the information state as text."""
        if self.recalls:
            return f"seat {player}\n{state.table.told(player)}"
        view = repr(state.table.state.view(player))
        composing = state.table.composed() if player == state.table.actor else ""
        return f"{view} composing ({composing})" if composing else view


def _register(game: Game) -> None:
    kind = game_type(game)

    class Registered(OpenSpielGame):
        """One game of the registry, under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in GAMES.values():
    _register(_game)
