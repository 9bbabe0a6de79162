"""A table in numbers: the one thing that all the environments are doors to.

Actions are numbered: first the listed actions of the game's vocabulary, then the words of which trade
offers are composed. Who takes a word (`offer`) goes on word by word, each step with its own mask, until one
of the sensible offers of the position is complete; words that have no alternative are filled in. The last
word, `.`, says that the offer is complete where a longer one would begin the same way.
"""

from __future__ import annotations

from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, IllegalAction, Seat, State
from archipel.envs.encoder import Encoder, Row
from archipel.registry import game_named

STOP: Final = "."
MOST_WORDS: Final = 12
"""The longest offer that can be composed, in words."""

Mask = NDArray[np.int8]


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
        self.words: tuple[str, ...] = ()
        if trade and self.game.profile.layout.words:
            self.words = (*self.game.profile.layout.words, STOP)
        self.texts = [action.text for action in self.vocabulary] + [f"({word})" for word in self.words]
        """What each number stands for; words of offers are in brackets."""
        self.size = len(self.texts)
        self.encoder = Encoder(self.game, self.seats, self.options)
        self.composing = MOST_WORDS if self.words else 0
        """The last cells of an observation: the words of one's own unfinished offer, counted from 1."""
        self.width = self.encoder.size + self.composing
        self._index = {action.text: number for number, action in enumerate(self.vocabulary)}
        self._word_index = {word: len(self.vocabulary) + n for n, word in enumerate(self.words)}
        self._fast = self.game.profile.row
        self._memories = memories
        self._deals = deals
        self._legal: list[int] | None = None
        self._composed: list[str] = []
        self._offers: list[tuple[list[str], Action]] | None = None
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A new game; the seed decides everything that chance brings."""
        self.rng = Rng(seed)
        self.referee: Referee | None = None
        if self._memories:
            self.referee = Referee(self.game, self.seats, self.options)
            self.state: State = self.referee.state
        else:
            self.state = self._start.copy()
        self._begin_decision()
        self._deal()

    # Acting.

    def legal(self) -> list[int]:
        """The numbers that may be chosen now: listed actions in the order of the rules, then words."""
        if self._legal is None:
            numbers: list[int] = []
            if not self._composed:
                index = self._index
                numbers = [index[action.text] for action in self.state.legal(self.actor)]
            if self._composed or (self.words and self.state.forms(self.actor)):
                numbers += self._continuations()
            self._legal = numbers
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
            what = self.texts[number] if 0 <= number < self.size else f"action {number}"
            raise IllegalAction(f"seat {self.actor} may not {what!r} now", [])
        if number < len(self.vocabulary):
            action = self.vocabulary[number]
            self.play(action)
            return action
        return self._compose(self.words[number - len(self.vocabulary)])

    def play(self, action: Action) -> None:
        """Play a legal action of the seat whose turn it is, then let chance act."""
        self._enter(self.actor, action)
        self._begin_decision()
        self._deal()

    def _enter(self, seat: Seat, action: Action) -> None:
        if self.referee is None:
            self.state.apply(seat, action)
        else:
            self.referee.enter(seat, action)

    def _deal(self) -> None:
        state = self.state
        self.actor: Seat = state.actor()
        """Whose turn it is; `NOBODY` at the end."""
        while self.actor == CHANCE and self._deals:
            self._enter(CHANCE, state.legal(CHANCE)[self.rng.weighted(state.odds())])
            self.actor = state.actor()

    def fall(self, number: int) -> Action:
        """Let chance bring the outcome with this number, where the table does not deal by itself."""
        action = self.state.legal(CHANCE)[number]
        self._enter(CHANCE, action)
        self._begin_decision()
        self._deal()
        return action

    def copy(self) -> Self:
        """An independent table with the same position; only for tables without memories."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin._composed = self._composed.copy()
        return twin

    # Composing an offer.

    def _begin_decision(self) -> None:
        self._legal = None
        self._composed = []
        self._offers = None

    def _continuations(self) -> dict[int, str]:
        """The words that continue one of the sensible offers, by number."""
        if self._offers is None:
            self._offers = []
            for action in self.state.offers(self.actor) if self.words else []:
                words = [*action.text.split(" "), STOP]
                if len(words) <= MOST_WORDS and all(word in self._word_index for word in words):
                    self._offers.append((words, action))
        at = len(self._composed)
        return {self._word_index[words[at]]: words[at] for words, _ in self._offers}

    def _compose(self, word: str) -> Action | None:
        assert self._offers is not None
        self._legal = None
        self._composed.append(word)
        self._offers = [offer for offer in self._offers if offer[0][len(self._composed) - 1] == word]
        while word != STOP and len(follow := self._continuations()) == 1:  # no choice, no step
            (word,) = follow.values()
            self._composed.append(word)
        if word != STOP:
            return None
        action = self._offers[0][1]
        self.play(action)
        return action

    def composed(self) -> str:
        """The words of the unfinished offer."""
        return " ".join(self._composed)

    # Looking.

    def observe(self, seat: Seat) -> Row:
        """What a seat may know, as a row of `width` cells."""
        if self._fast is not None:
            numbers = self._fast(self.state, seat)
            numbers += self._words_of(seat)
            return np.frombuffer(bytearray(numbers), dtype=np.int8)
        row = self.encoder.row(self.state.view(seat))
        return np.concatenate([row, np.array(self._words_of(seat), dtype=np.int8)]) if self.composing else row

    def _words_of(self, seat: Seat) -> list[int]:
        if not self.composing:
            return []
        mine = self._composed if seat == self.actor else []
        listed = len(self.vocabulary) - 1
        numbers = [self._word_index[word] - listed for word in mine]
        return numbers + [0] * (self.composing - len(numbers))

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
        """1 for every winner, -1 for the others; 0 for all where nobody won, or while the game goes on."""
        outcome = self.state.outcome()
        if outcome is None or not outcome.winners:
            return [0.0] * self.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]
