"""A table in numbers: the one thing that all the environments are doors to.

Actions are numbered (`composing.py`): first the listed actions of the game's vocabulary, then the words of
which trade offers are composed. Who takes a word (`offer`) goes on word by word, each step with its own mask,
until one of the sensible offers of the position is complete; words that have no alternative are filled in.
The last word, `.`, says that the offer is complete where a longer one would begin the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from archipel.core.cells import Cells
from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, IllegalAction, Seat, State
from archipel.envs.composing import STOP, Composing, Numbers
from archipel.envs.encoder import Encoder, Row
from archipel.envs.lanes import Look
from archipel.envs.rewards import returns
from archipel.registry import game_named

LAYOUT: Final = 2
"""Raised whenever cells or numbers change their meaning: what was learnt before does not fit any more."""
Mask = NDArray[np.int8]
Entry = tuple[Seat, str | int]
"""Who did what; or, with the seed, who imagined the position anew."""


class Table:
    """A game in progress whose actions and observations are numbers of a fixed range."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: str = "",
        trade: bool = True,
        memories: bool = False,
        deals: bool = True,
    ) -> None:
        """`memories` has a referee feed what bots remember; without `deals`, chance waits for `fall`."""
        self.game: Game = game_named(game) if isinstance(game, str) else game
        self.seats = seats or self.game.printed_seats[-1]
        self.options = self.game.read_options(options)
        self._start = self.game.open(self.seats, self.options)
        self.vocabulary = self.game.vocabulary(self.seats, self.options)
        words = self.game.profile.layout.words if trade else ()
        self.words: tuple[str, ...] = (*words, STOP) if words else ()
        naming = self.game.profile.layout.names_seats
        self.numbers = Numbers(self.vocabulary, list(self.words), self.seats, naming)
        self.texts = [_text(action.text, naming) for action in self.vocabulary]
        self.texts += [f"({word})" for word in self.words]
        """What each number stands for: `rob +1` is for the next seat; words of offers are in brackets."""
        self.size = self.numbers.size
        self.encoder = Encoder(self.game, self.seats, self.options)
        self.composing = self.numbers.cells
        """The last cells of an observation: the words of one's own unfinished offer, counted from 1."""
        self.width = self.encoder.size + self.composing
        self.look: Look = self.game.profile.row or self._encoded
        """Writes what a seat may know of a position, cell by cell, without words of offers."""
        self._memories = memories
        self._deals = deals
        self._trade = trade
        self._legal: list[int] | None = None
        self._decision = Composing(self.numbers)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A new game; the seed decides everything that chance brings."""
        self.rng = Rng(seed)
        self._begin()
        self._deal()

    def _begin(self) -> None:
        self.is_imagined = False
        self.history: list[Entry] = []
        """All that was done since, chance included."""
        self.referee: Referee | None = None
        if self._memories:
            self.referee = Referee(self.game, self.seats, self.options)
            self.state: State = self.referee.state
        else:
            self.state = self._start.copy()
        self._begin_decision()

    # Acting.

    def legal(self) -> list[int]:
        """The numbers that may be chosen now: listed actions in the order of the rules, then words."""
        if self._legal is None:
            self._legal = self._decision.legal(self.state, self.actor)
        return self._legal

    def mask(self) -> Mask:
        """One for every number that may be chosen now."""
        cells = bytearray(self.size)
        if self.actor >= 0:
            for number in self.legal():
                cells[number] = 1
        return np.frombuffer(cells, dtype=np.int8)

    def act(self, number: int) -> Action | None:
        """Play what a number stands for; None while an offer is not yet complete."""
        if self.actor < 0 or number not in self.legal():
            what = self.text(number) if 0 <= number < self.size else f"action {number}"
            raise IllegalAction(f"seat {self.actor} may not {what!r} now", [])
        self._legal = None
        action = self._decision.choose(self.state, self.actor, number)
        if action is not None:
            self.play(action)
        return action

    def text(self, number: int) -> str:
        """What a number stands for when the seat to act chooses it."""
        return self.numbers.text(self.actor, number) if self.actor >= 0 else self.texts[number]

    def play(self, action: Action) -> None:
        """Play a legal action of the seat whose turn it is, then let chance act."""
        self._enter(self.actor, action)
        self._begin_decision()
        self._deal()

    def _enter(self, seat: Seat, action: Action) -> None:
        self.history.append((seat, action.text))
        if self.referee is None:
            self.state.apply(seat, action)
        else:
            self.referee.append(seat, action)

    def _deal(self) -> None:
        state = self.state
        self.actor: Seat = state.actor()
        """Whose turn it is; `NOBODY` at the end."""
        while self.actor == CHANCE and self._deals:
            self._enter(CHANCE, state.legal(CHANCE)[state.draw(self.rng)])
            self.actor = state.actor()

    def fall(self, number: int) -> Action:
        """Let chance bring the outcome with this number, where the table does not deal by itself."""
        action = self.state.legal(CHANCE)[number]
        self._enter(CHANCE, action)
        self._begin_decision()
        self._deal()
        return action

    # Copies and pickles.

    def copy(self) -> Self:
        """An independent table with the same position and the same chance ahead."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if self.referee is None:
            twin.state = self.state.copy()
        else:
            twin.referee = self.referee.copy()
            twin.state = twin.referee.state
        twin.rng = copy(self.rng)
        twin.history = self.history.copy()
        twin._decision = self._decision.copy()
        return twin

    def imagined(self, seat: Seat, seed: int) -> Self:
        """The table as a seat may imagine it: what it does not know, and all chance to come, drawn anew."""
        twin = self.copy()
        twin._imagine(seat, seed)
        if seat != self.actor:  # it does not know what another one is composing
            twin._begin_decision()
        return twin

    def _imagine(self, seat: Seat, seed: int) -> None:
        self.history.append((seat, seed))
        self.is_imagined = True
        self.rng = Rng(seed)
        if self.referee is None:
            self.state = self.state.redeal(seat, None, self.rng)
        else:
            self.referee = self.referee.imagined(seat, self.rng)
            self.state = self.referee.state

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as the actions that led here: no state is ever pickled."""
        options = self.game.options_text(self.options)
        kept = (self.game.key, self.seats, options, self._trade, self._memories, self._deals)
        return again, (type(self), kept, self.history, self._decision.words, self.rng)

    def recall(self, history: Sequence[Entry], composed: Sequence[str], rng: Rng) -> None:
        """Come to the position that all this led to."""
        self._begin()
        for seat, what in history:
            if isinstance(what, int):
                self._imagine(seat, what)
            else:
                self._enter(seat, self.game.read(what))
        self._begin_decision()
        self.actor = self.state.actor()
        for word in composed:
            self._decision.say(self.state, self.actor, word)
        self.rng = rng

    # Composing an offer.

    def _begin_decision(self) -> None:
        self._legal = None
        self._decision = Composing(self.numbers)

    def composed(self) -> str:
        """The words of the unfinished offer."""
        return " ".join(self._decision.words)

    # Looking.

    def observe(self, seat: Seat) -> Row:
        """What a seat may know, as a row of `width` cells."""
        return self.row(self.state, seat, self._decision.row() if seat == self.actor else b"")

    def row(self, state: State, seat: Seat, composed: bytes = b"") -> Row:
        """What a seat may know of any position of this kind, and the words of its offer."""
        cells = Cells()
        self.look(state, seat, cells)
        cells.row.write(composed or bytes(self.composing))
        return np.frombuffer(bytearray(cells.finished()), dtype=np.int8)

    def _encoded(self, state: State, seat: Seat, out: Cells) -> None:
        out.row.write(self.encoder.row(state.view(seat)).tobytes())

    def bounds(self) -> tuple[Row, Row]:
        """The least and the greatest value of every cell of an observation."""
        low, high = self.encoder.bounds()
        extra = np.zeros(self.composing, dtype=np.int8)
        return np.concatenate([low, extra]), np.concatenate([high, extra + np.int8(len(self.words))])

    def cell_names(self) -> list[str]:
        """What each cell of an observation means."""
        return [cell.name for cell in self.encoder.cells] + [f"composed.{i}" for i in range(self.composing)]

    def picture(self, seat: Seat) -> str:
        """The table in text, as a seat or a spectator sees it."""
        return self.game.picture(self.state.view(seat))

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def returns(self) -> list[float]:
        """What every seat gets."""
        return returns(self.state)


def _text(text: str, naming: Sequence[str]) -> str:
    verb, *rest = text.split(" ")
    return f"{verb} +{rest[0]}" if verb in naming else text


def again(kind: type[Table], kept: tuple[Any, ...], *way: Any) -> Table:
    """A table that was written down."""
    table = kind(*kept)
    table.recall(*way)
    return table
