"""Find the lessons of every game, and those that a host adds.

A game has its lessons in `lessons/*.toml` of its folder, and its “What happens?” cards in `quiz.toml`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from archipel.core.game import Game
from archipel.lessons.checker import check
from archipel.lessons.lesson import BadLesson, Lesson
from archipel.lessons.reader import read_lesson
from archipel.registry import GAMES


@cache
def lessons() -> dict[str, Lesson]:
    """Return every lesson by its id, game by game; a lesson comes before those that it leads to."""
    return {lesson.id: lesson for game in GAMES.values() for lesson in _in_order(_lessons_of(game))}


def lesson_named(id: str) -> Lesson:
    """Return the lesson with an id, or raise `BadLesson`."""
    if id not in lessons():
        raise BadLesson(f"unknown lesson {id!r}: choose from {', '.join(lessons())}")
    return lessons()[id]


def add_folder(folder: Path) -> list[Lesson]:
    """Add a host's lessons after playing the main line of each, or raise `BadLesson`."""
    if not folder.is_dir():
        raise BadLesson(f"{folder}: the folder does not exist")
    found = _in_order(_lessons_in(folder))
    for lesson in found:
        if lesson.id in lessons():
            raise BadLesson(f"{folder}: another lesson has the id {lesson.id!r}")
        if faults := check(lesson, ways=1).faults:
            raise BadLesson(f"{folder}: lesson {lesson.id}: {faults[0]}")
    lessons().update({lesson.id: lesson for lesson in found})
    return found


def _lessons_of(game: Game) -> list[Lesson]:
    folder = game.profile.folder
    return [] if folder is None else _lessons_in(folder / "lessons")


def _lessons_in(folder: Path) -> list[Lesson]:
    return [read_lesson(path) for path in sorted(folder.glob("*.toml"))]


def _in_order(found: list[Lesson]) -> list[Lesson]:
    """Sort lessons: those that no other leads to come first, each followed by the lessons it leads to."""
    by_id = {lesson.id: lesson for lesson in found}
    led_to = {id for lesson in found for id in lesson.after}
    queue = [lesson.id for lesson in found if lesson.id not in led_to]
    ordered: list[str] = []
    while queue:
        id = queue.pop(0)
        if id in by_id and id not in ordered:
            ordered.append(id)
            queue = [*by_id[id].after, *queue]
    return [by_id[id] for id in (*ordered, *(id for id in by_id if id not in ordered))]
