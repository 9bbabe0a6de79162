"""The bots that play against a learner."""

from __future__ import annotations

from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.referee import Referee
from archipel.core.state import Action, Seat
from archipel.envs.game_table import GameTable

RANDOM: Final = "random"


class Opponents:
    """The opponents in the games of an environment; `bots` are their names, repeated in rotation."""

    def __init__(self, bots: str) -> None:
        self.names = [name.strip() for name in bots.split(",") if name.strip()] or [RANDOM]
        self.remembers = any(name != RANDOM for name in self.names)
        """Whether any of them uses a memory: all but random bots do."""

    def make_bots(self, table: GameTable, seed: int) -> list[Bot]:
        """Make a bot for every seat of a table, for the game with this seed."""
        names = [self.names[seat % len(self.names)] for seat in range(table.seats)]
        return [make_bot(name, table.game.key, seed + 1 + seat) for seat, name in enumerate(names)]


class OpponentsGame:
    """One game of a lane with bots; a referee keeps their memories."""

    def __init__(self, opponents: Opponents, table: GameTable, seed: int) -> None:
        self._bots = opponents.make_bots(table, seed)
        self._referee = Referee(table.game, table.seats, table.options)
        self.state = self._referee.state

    def append(self, seat: Seat, action: Action) -> None:
        """Play an action, and tell every seat what it may know of it."""
        self._referee.append(seat, action)

    def choose(self, seat: Seat) -> Action:
        """Return the choice of the bot in this seat."""
        return self._bots[seat].choose(Chair(self.state, seat, self._referee.memories[seat]))
