"""Read a lesson from a TOML file. `docs/lessons.md` explains the fields.

Wrong files are expected: every mistake is a `BadLesson` that names the file, the step and the field.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from archipel.core.game import Game
from archipel.core.record import DEALER, DIGEST, BadRecord, read_entries
from archipel.core.referee import Row
from archipel.core.state import CHANCE, BadNotation, BadOptions
from archipel.lessons.fact import Fact, read_fact
from archipel.lessons.fields import Fields, read_fields
from archipel.lessons.lesson import Branch, Lesson, Otherwise, Pick, Rows, Step, Text
from archipel.lessons.pattern import Pattern, read_pattern
from archipel.registry import GAMES, game_named
from archipel.words import spoken

ID: Final = re.compile(r"[a-z][a-z0-9-]{1,39}")
BUTTON: Final = "button:"
"""Prefix of a target that is a button beside the question."""

Made = TypeVar("Made")


def read_lesson(path: Path) -> Lesson:
    """Read the lesson in a file, or raise `BadLesson`."""
    found = read_fields(path)
    game = _game(found)
    options, seats = read_options(found, game), found.strings("seats")
    lesson = Lesson(
        id=_id(found),
        game=game,
        options=options,
        seats=seats,
        me=found.take("me", int, 0),
        title=found.words("title"),
        goal=found.words("goal"),
        done=found.words("done"),
        steps=tuple(_step(fields, game) for fields in found.tables("step")),
        opening=read_rows(found, "opening", game),
        minutes=found.take("minutes", int, 5),
        after=found.strings("after"),
        voice=found.take("voice", bool, False),
    )
    found.end()
    _check_seats(found, lesson)
    _check_steps(found, lesson)
    return lesson


def _game(found: Fields) -> Game:
    try:
        return game_named(found.string("game"))
    except BadOptions:
        raise found.bad(f"game must be one of {', '.join(GAMES)}") from None


def read_options(found: Fields, game: Game) -> dict[str, str]:
    """Return a value for every option of the game."""
    try:
        return game.read_options(found.string("options", ""))
    except BadOptions as error:
        raise found.bad(f"options: {error}") from None


def _id(found: Fields) -> str:
    id = found.string("id")
    if not ID.fullmatch(id):
        raise found.bad(f"id = {id!r}: use lower-case letters, digits and hyphens")
    return id


def _check_seats(found: Fields, lesson: Lesson) -> None:
    try:
        lesson.state()
    except BadOptions as error:
        raise found.bad(f"seats: {error}") from None
    rows = [*lesson.opening, *(row for step in lesson.steps for row in step.rows())]
    for seat in (lesson.me, *(row.seat for row in rows)):
        if seat != CHANCE and not 0 <= seat < len(lesson.seats):
            raise found.bad(f"there is no seat {seat}: seats run from 0 to {len(lesson.seats) - 1}")


def _check_steps(found: Fields, lesson: Lesson) -> None:
    """Check that ids are unique, branches lead to later steps, and only the last step ends the lesson."""
    for number, step in enumerate(lesson.steps):
        if step.id in lesson.index:
            raise found.bad(f"two steps have the id {step.id!r}")
        lesson.index[step.id] = number
    for step in lesson.steps:
        for branch in step.branches:
            if branch.goto and lesson.index.get(branch.goto, -1) <= lesson.index[step.id]:
                raise found.bad(f"step {step.id}: goto = {branch.goto!r} is not a later step")
        if (step.kind == "last") != (step is lesson.steps[-1]):
            raise found.bad(f"step {step.id}: every step needs expect or pick, except the last one")
    if not lesson.steps:
        raise found.bad("there is no [[step]]")
    if lesson.steps[-1].unless is not None:
        raise found.bad(f"step {lesson.steps[-1].id}: the last step may not have unless")


# Steps and their parts.


def _step(found: Fields, game: Game) -> Step:
    id = found.string("id")
    found.where = f"{found.where.partition(',')[0]}, step {id}"
    step = Step(
        id=id,
        say=found.words("say"),
        point=found.strings("point"),
        expect=_pattern(found, "expect", game) if found.has("expect") else None,
        repeat=found.take("repeat", int, 1),
        each=tuple(rows_in(found, "each", text, game) for text in found.strings("each")),
        then=read_rows(found, "then", game),
        yes=_words_if_any(found, "yes"),
        branches=tuple(_branch(fields, game) for fields in found.tables("branch")),
        otherwise=tuple(_otherwise(fields, game) for fields in found.tables("otherwise")),
        picks=tuple(_pick(fields) for fields in found.tables("pick")),
        unless=_fact(found, "unless", found.string("unless"), game) if found.has("unless") else None,
        check=read_facts(found, "check", game),
        always=read_facts(found, "always", game),
        rules=found.strings("rules"),
        picture=found.string("picture", ""),
    )
    found.end()
    if step.picks and sum(pick.right for pick in step.picks) != 1:
        raise found.bad("exactly one pick must have right = true")
    if step.kind != "move" and (step.then or step.each or step.branches or step.otherwise):
        raise found.bad("then, each, branch and otherwise belong to a step with expect")
    if step.picks and step.expect is not None:
        raise found.bad("a step has expect or pick, not both")
    if not 1 <= step.repeat <= 20 or len(step.each) > step.repeat:
        raise found.bad("repeat must be from 1 to 20, and each may have at most that many entries")
    return step


def _branch(found: Fields, game: Game) -> Branch:
    branch = Branch(
        moves=_pattern(found, "move", game),
        yes=_words_if_any(found, "yes"),
        then=read_rows(found, "then", game) if found.has("then") else None,
        goto=found.string("goto", ""),
    )
    found.end()
    return branch


def _otherwise(found: Fields, game: Game) -> Otherwise:
    other = Otherwise(_pattern(found, "move", game), found.string("rule", ""), found.words("say"))
    found.end()
    return other


def _pick(found: Fields) -> Pick:
    at = found.string("at")
    pick = Pick(at, _label(found, at), found.take("right", bool, False), found.words("say"))
    found.end()
    return pick


def _label(found: Fields, at: str) -> Text:
    """Return the label of an answer; `button:yes` and `button:no` have default labels."""
    word = f"core-lesson-{at.removeprefix(BUTTON)}"
    if not found.has("label") and at.startswith(BUTTON) and all(w.knows(word) for w in spoken().values()):
        return {language: words.word(word) for language, words in spoken().items()}
    return found.words("label")


# Words, moves and rows.


def _words_if_any(found: Fields, name: str) -> Text | None:
    return found.words(name) if found.has(name) else None


def _pattern(found: Fields, name: str, game: Game) -> Pattern:
    text = found.string(name)
    return _understood(found, name, lambda: read_pattern(text, game))


def read_facts(found: Fields, name: str, game: Game) -> tuple[Fact, ...]:
    """Read the facts of a field."""
    return tuple(_fact(found, name, text, game) for text in found.strings(name))


def _fact(found: Fields, name: str, text: str, game: Game) -> Fact:
    return _understood(found, name, lambda: read_fact(text, game))


def _understood(found: Fields, name: str, read: Callable[[], Made]) -> Made:
    try:
        return read()
    except ValueError as error:  # a move that does not exist, or an invalid fact
        raise found.bad(f"{name}: {error}") from None


def read_rows(found: Fields, name: str, game: Game) -> Rows:
    """Read the rows of a field, one a line as in a record."""
    return rows_in(found, name, found.string(name, ""), game)


def rows_in(found: Fields, name: str, text: str, game: Game) -> Rows:
    """Parse the rows of a text, or raise a `BadLesson` that names the line."""
    rows: list[Row] = []
    try:
        for entry in read_entries(text):
            if entry.who == DIGEST:
                raise found.bad(f"{name}, line {entry.line}: a lesson has no digests")
            try:
                action = game.read(entry.text)
            except BadNotation as error:
                raise found.bad(f"{name}, line {entry.line}: {error}") from None
            rows.append(Row(CHANCE if entry.who == DEALER else int(entry.who), action))
    except BadRecord as error:
        raise found.bad(f"{name}, {error}") from None
    return tuple(rows)
