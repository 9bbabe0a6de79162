"""Puzzles on the wire: the position, the verdict on a try, the explained answer. Nothing is stored.

A try carries its whole line, so any process can judge it. A wrong step is not played and costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from archipel.core.journal import Journal, StoryLine, as_is, notes_of, snapshot
from archipel.core.referee import Referee
from archipel.core.state import Action, BadOptions, IllegalAction, Seat
from archipel.puzzles.judge import Verdict, judge, judge_count, solution
from archipel.puzzles.puzzle import Puzzle, PuzzleKind, puzzle_named
from archipel.server.play.describe import table_out
from archipel.server.play.messages import Answer, NoteOut, StateOut, TableOut, line_out, note_out
from archipel.server.play.options import TableOptions
from archipel.server.play.position_view import illegal, position_view
from archipel.server.play.queries import ask, why
from archipel.server.play.reading import read_sent
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow, Standing, TableRow
from archipel.server.play.state import state_out

BOT: Final = "greedy"
"""The bot that played the games the puzzles come from."""
CACHED_POSITIONS: Final = 40
"""Cache size in each process; clients ask several times in a row about the same puzzle."""


@dataclass(frozen=True)
class PuzzleOut:
    """A puzzle in the list."""

    id: str
    game: str
    kind: PuzzleKind
    theme: str
    level: int


@dataclass(frozen=True)
class PuzzleTable(PuzzleOut):
    """A puzzle and its table, as the seat to play sees it."""

    seat: Seat
    rival: Seat
    """The seat whose hand is to be counted, or -1."""
    good: str
    """The good to be counted, or empty."""
    table: TableOut
    state: StateOut


@dataclass(frozen=True)
class AnswerOut:
    """The explained answer: its steps, the tempting wrong move, and what that move rules out."""

    line: list[str]
    trap: str
    closes: str
    because: list[NoteOut]
    why: NoteOut | None


@dataclass(frozen=True)
class TryOut:
    """The verdict on a try, and the position after its right steps, with the log since the puzzle began."""

    verdict: Verdict
    state: StateOut
    answer: AnswerOut | None
    """Present once the puzzle is solved."""


@dataclass(frozen=True)
class Try:
    """The line so far and the next steps; without steps it asks for the position only."""

    puzzle: str
    line: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Query:
    """A question about an action after a line, or about a whole verb."""

    puzzle: str
    line: tuple[str, ...]
    do: str
    whole: bool
    """`do` is a verb."""


# Positions.


def find_puzzle(id: str) -> Puzzle:
    """Return a puzzle by id, or refuse."""
    try:
        return puzzle_named(id)
    except BadOptions:
        raise Refused("unknown", what="puzzle") from None


@lru_cache(CACHED_POSITIONS)
def _first(id: str) -> tuple[Referee, list[StoryLine]]:
    puzzle = find_puzzle(id)
    referee = puzzle.position()
    return referee, Journal(referee, as_is).story(puzzle.seat)


def _play(referee: Referee, seat: Seat, action: Action) -> list[StoryLine]:
    """Play an action of the seat; return the lines it is told."""
    before, start = snapshot(referee.game, referee.state, seat), len(referee.logs[seat])
    try:
        referee.play(seat, action)
    except IllegalAction as error:
        raise illegal(referee, seat, error) from None
    after = snapshot(referee.game, referee.state, seat)
    return [
        StoryLine(line, notes_of(referee.game, before, after, line)) for line in referee.logs[seat][start:]
    ]


def _after(puzzle: Puzzle, line: tuple[str, ...]) -> tuple[Referee, list[StoryLine]]:
    """Return the game after a line, and the lines told since the puzzle began."""
    referee = _first(puzzle.id)[0].copy()
    told = [told for text in line for told in _play(referee, puzzle.seat, read_sent(referee.game, text))]
    return referee, told


def _state(puzzle: Puzzle, referee: Referee, since: int, log: list[StoryLine]) -> StateOut:
    seat = puzzle.seat
    return state_out(
        position_view(referee, seat),
        seat=seat,
        v=len(referee.rows),
        since=since,
        asked=referee.state.asked(),
        log=[line_out(told) for told in log],
        back=max(puzzle.at + 1, referee.may_take_back(seat)) if len(referee.rows) > puzzle.at else 0,
        throw=[],
        clock=None,
        over=None,
    )


# Requests.


def puzzle_out(puzzle: Puzzle) -> PuzzleOut:
    """Return a puzzle for the list."""
    return PuzzleOut(puzzle.id, puzzle.game, puzzle.kind, puzzle.theme, puzzle.level)


def puzzle_table(id: str) -> PuzzleTable:
    """Return a puzzle as the seat to play sees it."""
    puzzle = find_puzzle(id)
    referee, log = _first(id)
    rival, good = puzzle.asks or (-1, "")
    return PuzzleTable(
        puzzle.id, puzzle.game, puzzle.kind, puzzle.theme, puzzle.level,
        puzzle.seat, rival, good, table_out(_row(puzzle), []), _state(puzzle, referee, 0, log),
    )  # fmt: skip


def _row(puzzle: Puzzle) -> TableRow:
    """Return a table row with which the client can show the puzzle."""
    source = puzzle.source
    return TableRow(
        id=puzzle.id,
        game=source.game,
        rules=source.rules,
        game_options=source.options,
        options=TableOptions(pace="untimed", absence="wait", chat="off", newcomers="never"),
        size=source.seats,
        host=None,
        secret="",
        created=0.0,
        seats=[SeatRow(seat, bot=None if seat == puzzle.seat else BOT) for seat in range(source.seats)],
        imported=True,
        standing=Standing(status="playing", version=puzzle.at),
    )


def judge_try(asked: Try) -> TryOut:
    """Judge a try; a wrong step is not played."""
    puzzle = find_puzzle(asked.puzzle)
    referee, told = _after(puzzle, asked.line)
    verdict: Verdict = "open"
    if puzzle.kind == "count" and asked.steps:
        verdict = judge_count(puzzle, asked.steps[0])
    elif asked.steps:
        actions = [read_sent(referee.game, text) for text in asked.steps]
        trial = referee.copy()
        more = [told for action in actions for told in _play(trial, puzzle.seat, action)]
        verdict = judge(puzzle, referee, actions)
        if verdict != "missed":
            referee, told = trial, told + more
    state = _state(puzzle, referee, puzzle.at, told)
    return TryOut(verdict, state, explain(puzzle.id) if verdict == "solved" else None)


def explain(id: str) -> AnswerOut:
    """Return the explained answer."""
    given = solution(find_puzzle(id), _first(id)[0])
    return AnswerOut(
        line=list(given.line),
        trap=given.trap,
        closes=given.closes,
        because=[note_out(note) for note in given.because],
        why=None if given.why is None else note_out(given.why),
    )


def answer_query(asked: Query) -> Answer:
    """Answer a question about an action or a verb."""
    puzzle = find_puzzle(asked.puzzle)
    referee = _after(puzzle, asked.line)[0]
    if asked.whole:
        return why(referee, puzzle.seat, asked.do)
    return ask(referee, puzzle.seat, read_sent(referee.game, asked.do))
