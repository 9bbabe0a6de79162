"""Moves as a lesson writes them: `road 20 | road 42`, in short `road 20|42`; `settle *` is all of them."""

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
    """Each in the notation of its game; a star stands for anything."""

    def matches(self, text: str) -> bool:
        """Whether a move is one of them."""
        return any(fnmatchcase(text, move) for move in self.moves)

    def choices(self, game: Game, state: State, seat: Seat) -> list[str]:
        """Those of them that a seat may do now, in order; composed ones are taken as they are written."""
        legal = [action.text for action in state.legal(seat)]
        found: list[str] = []
        for move in self.moves:
            hits = [text for text in legal if fnmatchcase(text, move)]
            if not hits and "*" not in move and is_allowed(game, state, seat, move):
                hits = [move]
            found += [text for text in hits if text not in found]
        return found


def is_allowed(game: Game, state: State, seat: Seat, move: str) -> bool:
    """Whether a seat may do this now, listed or composed."""
    action = game.read(move)
    if action in state.legal(seat):
        return True
    return move.split(" ")[0] in state.forms(seat) and not state.why_not(seat, action)


def is_possible(game: Game, state: State, row: Row) -> bool:
    """Whether a row may come next: a seat may do it, or chance may bring it."""
    if row.seat == CHANCE:
        return state.actor() == CHANCE and row.action in state.legal(CHANCE)
    return row.seat >= 0 and is_allowed(game, state, row.seat, row.action.text)


def read_pattern(text: str, game: Game) -> Pattern:
    """Take a pattern apart, or raise `BadNotation`; a bar with blanks around it parts whole moves."""
    moves: list[str] = []
    for whole in text.split(" | "):
        words = [word.split("|") for word in whole.split()]
        moves += [" ".join(chosen) for chosen in product(*words)]
    return Pattern(tuple(move if "*" in move else game.read(move).text for move in moves))
