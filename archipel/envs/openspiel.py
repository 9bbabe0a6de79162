"""Every game as an OpenSpiel game, with explicit chance and information states.

    import pyspiel
    import archipel.envs.openspiel  # registers every game of the registry as archipel_…

    game = pyspiel.load_game("archipel_…", {"seats": 3, "options": "preset:seed"})

Options are written `key:value;key:value`. A player's information state is all that its seat was told so
far, line by line in the notation; the observation is what the seat sees now. Chance outcomes are numbered as
the state lists them. The utilities are 1 for a win and -1 otherwise, 0 for all where nobody wins.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import pyspiel

from archipel.core.game import Game
from archipel.core.state import CHANCE, NOBODY, Action, Seat
from archipel.envs.table import Table
from archipel.registry import GAMES

MOST_OUTCOMES = 256
MOST_MOVES = 1_000_000

Log = tuple["Log", str] | None
"""What a seat was told, the last line first: copies share what they have in common."""
Path = tuple["Path", int] | None
"""The numbers that led to a position, the last one first."""


class ToldTable(Table):
    """A table that keeps what every seat was told; it deals only when told to."""

    def __init__(self, game: Game, seats: int, options: str, trade: bool) -> None:
        self.logs: list[Log] = []
        self._withheld: list[tuple[Seat, Seat, Action]] = []
        self._path: Path = None
        super().__init__(game, seats, options, trade, deals=False)

    def reset(self, seed: int) -> None:
        """A new game, nothing dealt."""
        self.logs = [None] * self.seats
        self._withheld = []
        self._path = None
        super().reset(seed)

    def move(self, number: int) -> None:
        """Play a number: of an outcome where chance is to act, else of an action."""
        self._path = (self._path, number)
        if self.actor == CHANCE:
            self.fall(number)
        else:
            self.act(number)

    def _enter(self, seat: Seat, action: Action) -> None:
        for reader in range(self.seats):
            self._tell(reader, seat, action)
        self.state.apply(seat, action)
        waiting, self._withheld = self._withheld, []
        for reader, who, what in waiting:
            self._tell(reader, who, what)

    def _tell(self, reader: Seat, seat: Seat, action: Action) -> None:
        told = self.state.told(reader, seat, action)
        if told is None:
            self._withheld.append((reader, seat, action))
        else:
            who = "!" if seat == CHANCE else str(seat)
            self.logs[reader] = (self.logs[reader], f"{who} {told.text}")

    def copy(self) -> Self:
        """An independent table."""
        twin = super().copy()
        twin.logs = self.logs.copy()
        twin._withheld = self._withheld.copy()
        return twin

    def told(self, seat: Seat) -> str:
        """All that a seat was told, and what it is composing."""
        lines = []
        log = self.logs[seat]
        while log is not None:
            log, line = log
            lines.append(line)
        if self.composed() and seat == self.actor:
            lines.insert(0, f"{seat} ({self.composed()})")
        return "\n".join(reversed(lines))

    def __deepcopy__(self, memo: object) -> ToldTable:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as the moves that led here: no state is ever pickled."""
        numbers = []
        path = self._path
        while path is not None:
            path, number = path
            numbers.append(number)
        options = self.game.options_text(self.options)
        return _again, (self.game.key, self.seats, options, bool(self.words), numbers[::-1])


def _again(game: str, seats: int, options: str, trade: bool, numbers: list[int]) -> ToldTable:
    table = ToldTable(GAMES[game], seats, options, trade)
    for number in numbers:
        table.move(number)
    return table


def game_type(game: Game) -> pyspiel.GameType:
    """How OpenSpiel classes a game."""
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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.printed_seats[0], "options": "", "trade": False},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the registry with its seats and options."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = str(params.get("options", "")).replace(":", "=").replace(";", " ")
        seats = int(params.get("seats", game.printed_seats[0]))
        self.table = ToldTable(game, seats, options, bool(params.get("trade", False)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        """The state before the first draw or decision."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """What a player sees (observation), or everything it was ever told (information state)."""
        return TableObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, with what every seat was told on the way to it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        if self.table.actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.actor == CHANCE else self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by number, with its probability."""
        odds = self.table.state.odds()
        return [(number, weight / sum(odds)) for number, weight in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        self.table.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.table.state.legal(CHANCE)
            return f"! {outcomes[action].text}" if action < len(outcomes) else f"! outcome {action}"
        return f"{player} {self.table.texts[action]}"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.over()

    def returns(self) -> list[float]:
        """What every player gets."""
        return self.table.returns()

    def __str__(self) -> str:
        state = self.table.state
        seen = [repr(state.view(seat)) for seat in range(self.table.seats)]
        return "\n".join([*seen, f"actor {self.table.actor} composing ({self.table.composed()})"])


class TableObserver:
    """OpenSpiel's window on a table, for one kind of observation."""

    def __init__(self, table: ToldTable, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(table.width, dtype=np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor for one player."""
        if self.tensor is not None:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: TableState, player: int) -> str:
        """The same in words."""
        if self.recalls:
            return f"seat {player}\n{state.table.told(player)}"
        view = repr(state.table.state.view(player))
        composing = state.table.composed() if player == state.table.actor else ""
        return f"{view} composing ({composing})" if composing else view


def _register(game: Game) -> None:
    kind = game_type(game)

    class Registered(TableGame):
        """One game of the registry, under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in GAMES.values():
    _register(_game)
