"""Themes of puzzles: a game declares them, and `archipel.puzzles` finds puzzles for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from archipel.core.state import Action, Seat, State


@dataclass(frozen=True)
class Theme:
    """A kind of puzzle. A puzzle has the name of the first theme of a list that fits."""

    key: str
    """Worded as `<game>-theme-<key>`, and the idea behind it as `<game>-idea-<key>`."""
    verbs: tuple[str, ...] = ()
    """The answer has one of these verbs; any verb, if there are none."""
    asked: tuple[str, ...] = ()
    """The seat is asked one of these questions, by the key of its prompt; any, if there are none."""
    shows: Callable[[State, Seat, Action], bool] | None = None
    """Whether an action does in a position what the theme is about, where its verb does not show it."""
    among: int = 3
    """The least number of moves to choose from."""
    gap: float = 0.0
    """How much better than the next the best move must be; 0 for the `gap` of all themes."""

    def fits(self, state: State, seat: Seat, actions: list[Action]) -> bool:
        """Return whether the answer to a position is of this kind."""
        if self.asked and state.prompt(seat).key not in self.asked:
            return False
        if self.verbs and not any(action.text.split(" ")[0] in self.verbs for action in actions):
            return False
        return self.shows is None or self.shows(state, seat, actions[0])


def harms(measure: Callable[[State, Seat], Sequence[int]]) -> Callable[[State, Seat, Action], bool]:
    """Return a `shows` for a theme: the action leaves a rival with less of what `measure` returns."""

    def shows(state: State, seat: Seat, action: Action) -> bool:
        after = state.copy()
        after.apply(seat, action)
        before = zip(measure(state, seat), measure(after, seat))
        return any(was > now for other, (was, now) in enumerate(before) if other != seat)

    return shows


@dataclass(frozen=True)
class Puzzles:
    """How puzzles of a game are found; by default wins and moves of every kind."""

    tables: tuple[tuple[int, str], ...] = ()
    """Seats and options of the games that bots play for puzzles, in turn; by default the fewest seats."""
    least: int = 3
    """The fewest actions of a win that counts as a puzzle."""
    gap: float = 0.08
    """How much better than the next the best move must be, in win probability."""
    idle: tuple[str, ...] = ("end", "pass")
    """Verbs that do nothing: a move that is merely better than one of them is no puzzle."""
    wins: tuple[Theme, ...] = (Theme("win"),)
    choices: tuple[Theme, ...] = (Theme("move"),)
    counted: Callable[[State, Seat], Mapping[str, int]] | None = None
    """How much of each good a seat holds, where a diligent rival can count it."""
