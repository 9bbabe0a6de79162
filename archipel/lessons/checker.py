"""Check a lesson: play every way through it with the engine, and measure its texts.

A *way* is one choice among the accepted moves at every step, played to the end. Ways are tried by the
number of departures from the main line: first the main line, then single departures, then pairs.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from archipel.core.game import Game
from archipel.core.referee import Row
from archipel.core.state import CHANCE, NOBODY, Seat
from archipel.lessons.fact import NOWHERE, Fact, ViewShows, look_up
from archipel.lessons.lesson import Lesson, Otherwise, Step, Text
from archipel.lessons.pattern import is_possible
from archipel.lessons.progress import Progress
from archipel.words import FALLBACK, words_file

LONGEST: Final = {"en": 170, "fr": 200}
LONGEST_SPOKEN: Final = {"en": 90, "fr": 110}
"""Most characters of a text, by language; below that, the limit of texts spoken to children."""
MOST_SENTENCES: Final = 2
WAYS: Final = 1000
MOST_FAULTS: Final = 20
MOST_SHOWN: Final = 12


@dataclass
class Report:
    """The results of a check."""

    lesson: Lesson
    ways: int = 0
    complete: bool = True
    """Whether every way was played."""
    rows: int = 0
    """Number of rows of the main line."""
    scores: list[int] = field(default_factory=list)
    """Scores at the end of the main line."""
    faults: list[str] = field(default_factory=list)
    met: set[tuple[str, str]] = field(default_factory=set)
    """Targets that were found and branches that were taken, by the id of their step."""

    def fault(self, step: Step, what: str) -> None:
        """Add a fault of a step."""
        self.say(f"step {step.id}: {what}")

    def say(self, fault: str) -> None:
        """Add a fault, once."""
        if fault not in self.faults:
            self.faults.append(fault)


class _Stuck(Exception):
    """This way cannot continue; the report says why."""


def check(lesson: Lesson, ways: int = WAYS) -> Report:
    """Play at most this many ways, the main line first."""
    report = Report(lesson)
    _check_words(report)
    _check_rules(report)
    waiting = deque([(Progress(lesson), "", 0)])
    while waiting and report.ways < ways and len(report.faults) < MOST_FAULTS:
        progress, move, departures = waiting.popleft()
        report.ways += 1
        try:
            for twin, other in _play_on(report, progress, move, departures == 0):
                if len(waiting) <= ways:
                    waiting.append((twin, other, departures + 1))
        except _Stuck:
            continue
        if departures == 0:
            report.rows, report.scores = progress.rows, progress.state.scores()
    report.complete = not waiting
    if report.complete and not report.faults:
        _check_met(report)
    return report


# Playing.


def _play_on(report: Report, progress: Progress, move: str, main: bool) -> Iterator[tuple[Progress, str]]:
    """Play a way to the end, after its first decision; yield every departure from it, before its move."""
    lesson = report.lesson
    while True:
        if move:
            _decide(report, progress, move)
        _script(report, progress)
        step = progress.step
        if progress.decisions == 0:
            _check_step(report, progress, main)
        if step.kind == "last":
            return
        if step.expect is None:
            progress.answer()
            move = ""
            continue
        moves = step.expect.choices(lesson.game, progress.state, lesson.me)
        if not moves:
            report.fault(step, f"none of the expected moves is allowed, only {_allowed(progress, lesson.me)}")
            raise _Stuck
        for other in moves[1:]:
            yield progress.copy(), other
        move = moves[0]


def _decide(report: Report, progress: Progress, move: str) -> None:
    report.met.add((progress.step.id, f"branch {progress.step.branch(move).moves.moves}"))
    progress.happen(Row(report.lesson.me, report.lesson.game.read(move)))


def _script(report: Report, progress: Progress) -> None:
    """Play the scripted rows that are due, if the rules allow them."""
    while progress.due:
        row, state = progress.due[0], progress.state
        if not is_possible(report.lesson.game, state, row):
            where = "opening" if progress.at < 0 else f"step {progress.step.id}, then"
            who = "!" if row.seat == CHANCE else row.seat
            now = state.actor()
            report.say(f"{where}: {who} {row.action.text} is not possible, only {_allowed(progress, now)}")
            raise _Stuck
        progress.happen(row)
    if progress.state.actor() == CHANCE:
        report.fault(
            progress.step, f"chance acts first, and no row has its outcome: {_allowed(progress, CHANCE)}"
        )
        raise _Stuck


def _allowed(progress: Progress, seat: Seat) -> str:
    if seat == NOBODY:
        return "nothing: the game is over"
    found = [action.text for action in progress.state.legal(seat)]
    found += [] if seat == CHANCE else progress.state.forms(seat)
    name = "chance" if seat == CHANCE else f"seat {seat}"
    return f"{', '.join(found[:MOST_SHOWN])}{' …' if len(found) > MOST_SHOWN else ''} of {name}"


# What must hold at a step.


def _check_step(report: Report, progress: Progress, main: bool) -> None:
    lesson, step = report.lesson, progress.step
    for fact in (*step.always, *step.check) if main else step.always:
        if not fact.holds(lesson.game, progress.state, lesson.me):
            report.fault(step, f"fact does not hold: {_told(fact, progress)}")
    legal = [action.text for action in progress.state.legal(lesson.me)] + progress.state.forms(lesson.me)
    for target in step.point:
        kind, _, rest = target.partition(":")
        if kind == "action" and rest in legal:
            report.met.add((step.id, target))
    if main:
        for other in step.otherwise:
            _check_otherwise(report, progress, other)


def _told(fact: Fact, progress: Progress) -> str:
    """Describe a fact that does not hold, with the actual value."""
    if not isinstance(fact, ViewShows):
        return str(fact)
    try:
        value = look_up(progress.state.view(progress.lesson.me), fact.path)
    except NOWHERE:
        return f"{'.'.join(fact.path)} is not in the view"
    return f"{'.'.join(fact.path)} is {value}, not {fact.value}"


def _check_otherwise(report: Report, progress: Progress, other: Otherwise) -> None:
    """Check that moves answered as legal are legal, and that the named rule forbids the others."""
    lesson, step, state = report.lesson, progress.step, progress.state
    for move in other.moves.moves:
        if "*" in move:
            legal = [action.text for action in state.legal(lesson.me) if fnmatchcase(action.text, move)]
            if not other.rule and all(step.accepts(text) for text in legal):
                report.fault(step, f"otherwise {move!r} answers no legal move")
            continue
        notes = state.why_not(lesson.me, lesson.game.read(move))
        refusing = sorted({rule for note in notes for rule in note.rules})
        if other.rule and other.rule not in refusing:
            report.fault(
                step, f"otherwise {move!r} is refused by {refusing or 'no rule'}, not by {other.rule}"
            )
        if not other.rule and notes:
            report.fault(step, f"otherwise {move!r} is answered as legal, but refused by {refusing}")
        elif not other.rule and step.accepts(move):
            report.fault(step, f"otherwise {move!r} is a move that the step accepts")


def _check_met(report: Report) -> None:
    """Check that every target of a move and every branch occurs on some way."""
    for step in report.lesson.steps:
        for target in step.point:
            if target.startswith("action:") and (step.id, target) not in report.met:
                report.fault(step, f"point: {target} is never legal here")
        for branch in step.branches:
            if (step.id, f"branch {branch.moves.moves}") not in report.met:
                report.fault(step, f"no accepted move takes the branch {' | '.join(branch.moves.moves)}")


# Texts.


def _check_rules(report: Report) -> None:
    known = known_rules(report.lesson.game)
    for step in report.lesson.steps:
        named = [*step.rules, *(other.rule for other in step.otherwise if other.rule)]
        for rule in named:
            if known and rule not in known:
                report.fault(step, f"there is no rule {rule}")


def known_rules(game: Game) -> set[str]:
    """Return the ids in the rule sheet of a game; empty if it has none."""
    path = words_file(FALLBACK, game.key, f"rules-{game.key}.txt")
    text = "" if path is None else path.read_text(encoding="utf-8")
    return set(re.findall(r"^([A-Z]+-[A-Z]?\d+)\b", text, re.M))


def _check_words(report: Report) -> None:
    limits = LONGEST_SPOKEN if report.lesson.voice else LONGEST
    for where, words in texts(report.lesson):
        for language, text in words.items():
            most = limits.get(language, max(limits.values()))
            if len(text) > most:
                report.say(f"{where}, {language}: {len(text)} characters, {most} at most")
            if sentences(text) > MOST_SENTENCES:
                report.say(f"{where}, {language}: more than {MOST_SENTENCES} sentences")


def texts(lesson: Lesson) -> Iterator[tuple[str, Text]]:
    """Yield every text of a lesson, with its place."""
    yield from (("title", lesson.title), ("goal", lesson.goal), ("done", lesson.done))
    for step in lesson.steps:
        where = f"step {step.id}"
        yield f"{where}, say", step.say
        if step.yes is not None:
            yield f"{where}, yes", step.yes
        for branch in step.branches:
            if branch.yes is not None:
                yield f"{where}, branch", branch.yes
        for other in step.otherwise:
            yield f"{where}, otherwise", other.say
        for pick in step.picks:
            yield f"{where}, pick", pick.say
            yield f"{where}, label", pick.label


def sentences(text: str) -> int:
    """Count sentences; an exclamation of one or two words (“A 6!”) does not count."""
    parts = re.split(r"(?<=[.!?…])\s+(?=\S)", re.sub(r"\s([!?:])", r"\1", text))
    return sum(len(re.findall(r"\w+", part)) > 2 for part in parts)
