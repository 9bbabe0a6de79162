"""Puzzles on the wire: what the seat knows, how a try is judged, the answer explained. Nothing is stored.

A try is the whole line so far, so any process can judge it. A wrong step is not entered: it costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from archipel.core.journal import Journal, StoryLine, as_is, notes_of, snapshot
from archipel.core.referee import Referee
from archipel.core.state import Action, BadNotation, BadOptions, IllegalAction, Seat
from archipel.puzzles.judge import Verdict, answer, judge, judge_count
from archipel.puzzles.puzzle import Kind, Puzzle, puzzle_named
from archipel.server.play.describe import table_out
from archipel.server.play.look import illegal, look
from archipel.server.play.messages import Answer, NoteOut, StateOut, TableOut, line_out, note_out
from archipel.server.play.options import TableOptions
from archipel.server.play.queries import ask, why
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow, Standing, TableRow
from archipel.server.play.state import state_out

BOT: Final = "greedy"
"""Who played the game that a puzzle comes from."""
REMEMBERED: Final = 40
"""So many positions are kept by each process: a puzzle is asked about several times in a row."""


@dataclass(frozen=True)
class PuzzleOut:
    """A puzzle in a list."""

    id: str
    game: str
    kind: Kind
    theme: str
    level: int


@dataclass(frozen=True)
class PuzzleTable(PuzzleOut):
    """A puzzle at its table, as its seat may know it."""

    seat: Seat
    rival: Seat
    """Whose hand is to be counted, or -1."""
    good: str
    """Of what."""
    table: TableOut
    state: StateOut


@dataclass(frozen=True)
class AnswerOut:
    """The answer, explained: its steps, what comes to mind instead, and what that makes impossible."""

    line: list[str]
    trap: str
    closes: str
    because: list[NoteOut]
    why: NoteOut | None


@dataclass(frozen=True)
class TryOut:
    """What became of a try: the position after what was right of it, with the log since the puzzle began."""

    verdict: Verdict
    state: StateOut
    answer: AnswerOut | None
    """Told once it is solved."""


@dataclass(frozen=True)
class Try:
    """A line so far, and one or several steps more at once; no step asks for the position alone."""

    puzzle: str
    line: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Query:
    """What an action would cost and do in the position after a line, or why nothing of a verb may be done."""

    puzzle: str
    line: tuple[str, ...]
    do: str
    whole: bool
    """It is a verb."""


# A position.


def found(id: str) -> Puzzle:
    """The puzzle, or a refusal."""
    try:
        return puzzle_named(id)
    except BadOptions:
        raise Refused("unknown", what="puzzle") from None


@lru_cache(REMEMBERED)
def _first(id: str) -> tuple[Referee, list[StoryLine]]:
    puzzle = found(id)
    referee = puzzle.position()
    return referee, Journal(referee, as_is).story(puzzle.seat)


def _read(referee: Referee, text: str) -> Action:
    try:
        return referee.game.read(text)
    except BadNotation:
        raise Refused("bad-notation", text=text[:100]) from None


def _enter(referee: Referee, seat: Seat, action: Action) -> list[StoryLine]:
    """Play an action of the seat; what it is told of it."""
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
    """The game after a line, and what was told since the puzzle began."""
    referee = _first(puzzle.id)[0].copy()
    told = [told for text in line for told in _enter(referee, puzzle.seat, _read(referee, text))]
    return referee, told


def _state(puzzle: Puzzle, referee: Referee, since: int, log: list[StoryLine]) -> StateOut:
    seat = puzzle.seat
    return state_out(
        look(referee, seat),
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


# What is asked from outside.


def listed(puzzle: Puzzle) -> PuzzleOut:
    """A puzzle in a list."""
    return PuzzleOut(puzzle.id, puzzle.game, puzzle.kind, puzzle.theme, puzzle.level)


def shown(id: str) -> PuzzleTable:
    """A puzzle as its seat may know it."""
    puzzle = found(id)
    referee, log = _first(id)
    rival, good = puzzle.asks or (-1, "")
    return PuzzleTable(
        puzzle.id, puzzle.game, puzzle.kind, puzzle.theme, puzzle.level,
        puzzle.seat, rival, good, table_out(_row(puzzle), []), _state(puzzle, referee, 0, log),
    )  # fmt: skip


def _row(puzzle: Puzzle) -> TableRow:
    """A table that the client can sit at."""
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


def tried(asked: Try) -> TryOut:
    """Judge a try; what is wrong is not entered."""
    puzzle = found(asked.puzzle)
    referee, told = _after(puzzle, asked.line)
    verdict: Verdict = "open"
    if puzzle.kind == "count" and asked.steps:
        verdict = judge_count(puzzle, asked.steps[0])
    elif asked.steps:
        actions = [_read(referee, text) for text in asked.steps]
        trial = referee.copy()
        more = [told for action in actions for told in _enter(trial, puzzle.seat, action)]
        verdict = judge(puzzle, referee, actions)
        if verdict != "missed":
            referee, told = trial, told + more
    state = _state(puzzle, referee, puzzle.at, told)
    return TryOut(verdict, state, explained(puzzle.id) if verdict == "solved" else None)


def explained(id: str) -> AnswerOut:
    """The answer in notes."""
    given = answer(found(id), _first(id)[0])
    return AnswerOut(
        line=list(given.line),
        trap=given.trap,
        closes=given.closes,
        because=[note_out(note) for note in given.because],
        why=None if given.why is None else note_out(given.why),
    )


def queried(asked: Query) -> Answer:
    """What an action would cost and do, and why it may not be taken."""
    puzzle = found(asked.puzzle)
    referee = _after(puzzle, asked.line)[0]
    if asked.whole:
        return why(referee, puzzle.seat, asked.do)
    return ask(referee, puzzle.seat, _read(referee, asked.do))
