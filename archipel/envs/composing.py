"""Numbers for actions: first the listed ones, then the words that trade offers are composed of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from archipel.core.state import Action, Seat, State

STOP: Final = "."
MOST_WORDS: Final = 12
"""The longest offer that can be composed, in words."""


def seen_from(seat: Seat, vocabulary: list[Action], seats: int, names_seats: Sequence[str]) -> list[Action]:
    """Return the vocabulary as a seat numbers it: verbs that name a seat count clockwise from itself."""
    place = {action.text: number for number, action in enumerate(vocabulary)}
    out = vocabulary[:]
    for verb in names_seats:
        for step in range(seats):
            out[place[f"{verb} {step}"]] = vocabulary[place[f"{verb} {(seat + step) % seats}"]]
    return out


@final
class Numbers:
    """The meaning of every action number. It is immutable, so all tables of a kind share it.

    Where an action names a seat, its number counts the seats clockwise from the seat to act.
    """

    def __init__(
        self, vocabulary: list[Action], words: list[str], seats: int, names_seats: Sequence[str]
    ) -> None:
        self.words = words
        self.listed = len(vocabulary)
        """Number of listed actions; the words are numbered from here."""
        self.size = len(vocabulary) + len(words)
        self.actions: list[list[Action]] = [
            seen_from(seat, vocabulary, seats, names_seats) for seat in range(seats)
        ]
        """For each seat, the action of each number."""
        self.of_action: list[dict[str, int]] = [
            {action.text: number for number, action in enumerate(mine)} for mine in self.actions
        ]
        self.of_word: dict[str, int] = {word: self.listed + at for at, word in enumerate(words)}
        self.cells = MOST_WORDS if words else 0
        """Number of observation cells for the words of one's own unfinished offer."""

    def text(self, seat: Seat, number: int) -> str:
        """Return the text of a number when a seat chooses it; words of offers are in brackets."""
        if number < self.listed:
            return self.actions[seat][number].text
        return f"({self.words[number - self.listed]})"

    def speakable(self, offers: list[Action]) -> list[WordedOffer]:
        """Return the offers that can be expressed in these words."""
        found: list[WordedOffer] = []
        for action in offers:
            said = [*action.text.split(" "), STOP]
            if len(said) <= MOST_WORDS and all(word in self.of_word for word in said):
                found.append(WordedOffer(action, said))
        return found


@final
class WordedOffer:
    """A composed action and its words."""

    def __init__(self, action: Action, words: list[str]) -> None:
        self.action = action
        self.words = words


@final
class Composing:
    """One decision: its legal numbers, and the words of an unfinished offer."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.words: list[str] = []
        self._offers: list[WordedOffer] | None = None

    def begin(self) -> None:
        """Start another decision."""
        if self._offers is not None:
            self.words = []
            self._offers = None

    def copy(self) -> Composing:
        """Return an independent copy with the same words."""
        twin = Composing(self.numbers)
        twin.words = self.words.copy()
        twin._offers = self._offers
        return twin

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Return the legal numbers: listed actions in the order of the rules, then words."""
        if self.words:
            return self.follow(state, seat)
        of_action = self.numbers.of_action[seat]
        found: list[int] = []
        for action in state.legal(seat):
            found.append(of_action[action.text])
        if self.numbers.words and state.forms(seat):
            found.extend(self.follow(state, seat))
        return found

    def follow(self, state: State, seat: Seat) -> list[int]:
        """Return the words that continue one of the sensible offers."""
        if self._offers is None:
            self._offers = self.numbers.speakable(state.offers(seat))
        at = len(self.words)
        found: list[int] = []
        for offer in self._offers:
            number = self.numbers.of_word[offer.words[at]]
            if number not in found:
                found.append(number)
        return found

    def choose(self, state: State, seat: Seat, number: int) -> Action | None:
        """Return the action that a legal number names or completes; None while the offer is unfinished."""
        listed = self.numbers.listed
        if number < listed:
            return self.numbers.actions[seat][number]
        offers = self.say(state, seat, self.numbers.words[number - listed])
        while self.words[-1] != STOP:
            following = self.follow(state, seat)
            if len(following) > 1:
                return None
            # fill in words without an alternative
            offers = self.say(state, seat, self.numbers.words[following[0] - listed])
        return offers[0].action

    def say(self, state: State, seat: Seat, word: str) -> list[WordedOffer]:
        """Add a word; return the offers that continue with it."""
        if self._offers is None:
            self._offers = self.numbers.speakable(state.offers(seat))
        at = len(self.words)
        self.words.append(word)
        self._offers = [offer for offer in self._offers if offer.words[at] == word]
        return self._offers

    def row(self) -> bytes:
        """Return the words so far, numbered from 1, then zeros."""
        listed = self.numbers.listed - 1
        said = bytes([self.numbers.of_word[word] - listed for word in self.words])
        return said + bytes(self.numbers.cells - len(said))
