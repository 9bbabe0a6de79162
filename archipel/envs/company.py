"""Who has the seats that no learner has: bots by name."""

from __future__ import annotations

from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.referee import Referee
from archipel.core.state import Action, Seat
from archipel.envs.table import Table

RANDOM: Final = "random"


class Company:
    """The bots that an environment seats in its games; `bots` are their names, repeated in rotation."""

    def __init__(self, bots: str) -> None:
        self.names = [name.strip() for name in bots.split(",") if name.strip()] or [RANDOM]
        self.remembers = any(name != RANDOM for name in self.names)
        """Whether any of them thinks, and so has use for what it was told."""

    def arrive(self, table: Table, seed: int) -> list[Bot]:
        """A bot for every seat of a table, for the game with this seed."""
        names = [self.names[seat % len(self.names)] for seat in range(table.seats)]
        return [make_bot(name, table.game.key, seed + 1 + seat) for seat, name in enumerate(names)]


class Hosted:
    """One game of a lane in which bots sit; a referee feeds what they remember."""

    def __init__(self, company: Company, table: Table, seed: int) -> None:
        self._bots = company.arrive(table, seed)
        self._referee = Referee(table.game, table.seats, table.options)
        self.state = self._referee.state

    def append(self, seat: Seat, action: Action) -> None:
        """Let this happen, and all hear of it what they may."""
        self._referee.append(seat, action)

    def choose(self, seat: Seat) -> Action:
        """What the bot in this seat does now."""
        return self._bots[seat].choose(Chair(self.state, seat, self._referee.memories[seat]))
