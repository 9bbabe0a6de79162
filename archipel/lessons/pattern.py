"""Move patterns of a lesson: `road 20 | road 42`, in short `road 20|42`; `settle *` matches all of them."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import product

from archipel.core.game import Game
from archipel.core.referee import Row
from archipel.core.state import CHANCE, Seat, State


@dataclass(frozen=True)
class Pattern:
    """Several moves; the first is the main line."""

    moves: tuple[str, ...]
    """Each in the notation of its game; a star matches any text."""

    def matches(self, text: str) -> bool:
        """Return whether a move matches."""
        return any(fnmatchcase(text, move) for move in self.moves)

    def choices(self, game: Game, state: State, seat: Seat) -> list[str]:
        """Return the legal moves that match, in order; composed moves are taken literally."""
        legal = [action.text for action in state.legal(seat)]
        found: list[str] = []
        for move in self.moves:
            hits = [text for text in legal if fnmatchcase(text, move)]
            if not hits and "*" not in move and is_allowed(game, state, seat, move):
                hits = [move]
            found += [text for text in hits if text not in found]
        return found


def is_allowed(game: Game, state: State, seat: Seat, move: str) -> bool:
    """Return whether a move is legal for a seat, listed or composed."""
    action = game.read(move)
    if action in state.legal(seat):
        return True
    return move.split(" ")[0] in state.forms(seat) and not state.why_not(seat, action)


def is_possible(game: Game, state: State, row: Row) -> bool:
    """Return whether a row may come next, as a move of a seat or an outcome of chance."""
    if row.seat == CHANCE:
        return state.actor() == CHANCE and row.action in state.legal(CHANCE)
    return row.seat >= 0 and is_allowed(game, state, row.seat, row.action.text)


def read_pattern(text: str, game: Game) -> Pattern:
    """Parse a pattern, or raise `BadNotation`; a bar between blanks separates whole moves."""
    moves: list[str] = []
    for whole in text.split(" | "):
        words = [word.split("|") for word in whole.split()]
        moves += [" ".join(chosen) for chosen in product(*words)]
    return Pattern(tuple(move if "*" in move else game.read(move).text for move in moves))
