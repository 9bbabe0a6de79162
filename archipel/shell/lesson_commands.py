"""Commands for lessons: list, check and play them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from archipel.arena.console import AsJson, Lang, emit, out, words_of
from archipel.lessons.checker import WAYS, Report, check
from archipel.lessons.lesson import Lesson
from archipel.lessons.library import lesson_named
from archipel.lessons.library import lessons as all_lessons
from archipel.lessons.reader import read_lesson
from archipel.shell.lesson import LessonTerminal
from archipel.shell.terminal import ask_here

LessonFile = Annotated[Path, typer.Argument(help="a lesson file (docs/lessons.md)")]

lesson = typer.Typer(no_args_is_help=True, help="Play a lesson, or check one that you wrote.")


def lessons(lang: Lang = "en", as_json: AsJson = False) -> None:
    """List the lessons of all games."""
    words = words_of(lang)
    found = [
        {
            "id": lesson.id,
            "game": lesson.game.key,
            "title": lesson.title[words.language],
            "goal": lesson.goal[words.language],
            "minutes": lesson.minutes,
            "steps": len(lesson.steps),
            "rules": lesson.rules(),
        }
        for lesson in all_lessons().values()
    ]
    if as_json:
        emit({"lessons": found})
        return
    table = Table("lesson", "title", "steps", "minutes", "goal")
    for line in found:
        table.add_row(*(str(line[key]) for key in ("id", "title", "steps", "minutes", "goal")))
    out.print(table)


@lesson.command("check")
def check_file(
    file: LessonFile,
    ways: Annotated[int, typer.Option(min=1, help="most ways through the lesson to play")] = WAYS,
    as_json: AsJson = False,
) -> None:
    """Play every way through a lesson by the rules, and check its texts."""
    report = check(read_lesson(file), ways)
    if as_json:
        emit(_as_dict(report))
    else:
        for fault in report.faults:
            print(fault)
        print(_summary(report))
    if report.faults:
        raise typer.Exit(1)


def _as_dict(report: Report) -> dict[str, object]:
    return {
        "id": report.lesson.id,
        "game": report.lesson.game.key,
        "steps": len(report.lesson.steps),
        "ways": report.ways,
        "complete": report.complete,
        "rows": report.rows,
        "scores": report.scores,
        "rules": report.lesson.rules(),
        "faults": report.faults,
    }


def _summary(report: Report) -> str:
    lesson, right = report.lesson, "wrong" if report.faults else "right"
    ways = f"{report.ways} ways{'' if report.complete else ' (there are more)'}"
    return f"{lesson.id}: {len(lesson.steps)} steps, {ways}, {report.rows} rows, {right}"


@lesson.command("play")
def play_lesson(
    lesson: Annotated[str, typer.Argument(help="the id of a lesson, or a TOML file")],
    lang: Lang = "en",
    save: Annotated[Path | None, typer.Option(help="write the record here at the end")] = None,
    seed: Annotated[int | None, typer.Option(help="seed of the dice when you play on")] = None,
) -> None:
    """Play a lesson at the terminal."""
    terminal = LessonTerminal(_found(lesson), words_of(lang), print, ask_here, seed)
    terminal.run()
    if save is not None:
        terminal.save(save)


def _found(name: str) -> Lesson:
    return read_lesson(Path(name)) if name.endswith(".toml") else lesson_named(name)


def mount(app: typer.Typer) -> None:
    """Add the commands to an application."""
    app.command()(lessons)
    app.add_typer(lesson, name="lesson")
