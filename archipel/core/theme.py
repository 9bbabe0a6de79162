"""What puzzles of a game are about: declared with the game, found by `archipel.puzzles`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from archipel.core.state import Action, Seat, State


@dataclass(frozen=True)
class Theme:
    """A kind of puzzle. The first theme of a list that fits gives a puzzle its name."""

    key: str
    """Worded as `<game>-theme-<key>`, and the idea behind it as `<game>-idea-<key>`."""
    verbs: tuple[str, ...] = ()
    """The answer has one of these; any, if there are none."""
    asked: tuple[str, ...] = ()
    """The seat is asked one of these questions, by the key of its prompt; any, if there are none."""
    shows: Callable[[State, Seat, Action], bool] | None = None
    """Whether an action does in a position what the theme is about, where its verb does not say it."""
    among: int = 3
    """The best of so many moves at least."""
    gap: float = 0.0
    """By how much the best move must be better here, if not by the `gap` of all themes."""

    def fits(self, state: State, seat: Seat, actions: list[Action]) -> bool:
        """Whether an answer to a position is of this kind."""
        if self.asked and state.prompt(seat).key not in self.asked:
            return False
        if self.verbs and not any(action.text.split(" ")[0] in self.verbs for action in actions):
            return False
        return self.shows is None or self.shows(state, seat, actions[0])


def harms(measure: Callable[[State, Seat], Sequence[int]]) -> Callable[[State, Seat, Action], bool]:
    """What a theme may show: the action leaves a rival with less of what is measured for every seat."""

    def shows(state: State, seat: Seat, action: Action) -> bool:
        after = state.copy()
        after.apply(seat, action)
        before = zip(measure(state, seat), measure(after, seat))
        return any(was > now for other, (was, now) in enumerate(before) if other != seat)

    return shows


@dataclass(frozen=True)
class Puzzles:
    """How puzzles of a game are found; without any word of the game, wins and moves of every kind."""

    tables: tuple[tuple[int, str], ...] = ()
    """Seats and options of the games that bots play for it, in turn; else the fewest seats, no options."""
    least: int = 3
    """A win in fewer actions is no puzzle."""
    gap: float = 0.08
    """By how much the best move is better than the next, in chances to win."""
    idle: tuple[str, ...] = ("end", "pass")
    """Verbs that do nothing: a move that is plainly better than nothing is no puzzle."""
    wins: tuple[Theme, ...] = (Theme("win"),)
    choices: tuple[Theme, ...] = (Theme("move"),)
    counted: Callable[[State, Seat], Mapping[str, int]] | None = None
    """How much of each good a seat holds, where a diligent rival can count it."""
