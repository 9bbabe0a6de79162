"""Judge answers with the engine: any winning line is right, and any move as good as the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from archipel.bots.wins import can_win, has_won, is_still_acting
from archipel.core.referee import Referee
from archipel.core.state import Action, Note, Seat, State
from archipel.puzzles.puzzle import Puzzle

Verdict = Literal["open", "solved", "missed"]
"""Right so far; solved; or the answer is out of reach."""


def judge(puzzle: Puzzle, referee: Referee, actions: list[Action]) -> Verdict:
    """Judge actions of the puzzle's seat; the referee is not changed."""
    if puzzle.kind == "best":
        return "solved" if actions[0].text in (*puzzle.line, *puzzle.also) else "missed"
    after = referee.state.copy()
    for action in actions:
        after.apply(puzzle.seat, action)
    if has_won(after, puzzle.seat):
        return "solved"
    left = is_still_acting(after, puzzle.seat) and can_win(after, puzzle.seat, len(puzzle.line))
    return "open" if left else "missed"


def judge_count(puzzle: Puzzle, number: str) -> Verdict:
    """Judge a count."""
    return "solved" if number == puzzle.line[0] else "missed"


@dataclass(frozen=True)
class Solution:
    """A puzzle explained."""

    line: tuple[str, ...]
    trap: str
    """The most tempting wrong move; empty if there is none."""
    closes: str
    """The step of the line that the trap makes illegal, if any."""
    because: list[Note]
    """The reasons it is illegal then."""
    why: Note | None
    """The reason for the best move."""


def solution(puzzle: Puzzle, referee: Referee) -> Solution:
    """Return the solution of a puzzle, from its first position."""
    closes, because = "", list[Note]()
    if puzzle.kind == "win" and puzzle.trap:
        state = referee.state.copy()
        state.apply(puzzle.seat, referee.game.read(puzzle.trap))
        closes, because = _closed(puzzle, referee, state, puzzle.seat)
    return Solution(puzzle.line, puzzle.trap, closes, because, puzzle.reason())


def _closed(puzzle: Puzzle, referee: Referee, state: State, seat: Seat) -> tuple[str, list[Note]]:
    """Return the first step of the line that is no longer legal, and the reasons."""
    for text in puzzle.line:
        action = referee.game.read(text)
        if state.actor() != seat:
            break
        if action not in state.legal(seat):
            return text, state.why_not(seat, action)
        state.apply(seat, action)
    return "", []
