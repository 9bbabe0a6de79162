"""Shared by the commands: arguments, progress bars and output.

Standard output has the result alone: with `--json` one JSON object. Progress, notices and errors go to
standard error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.core import record
from archipel.core.record import BadRecord
from archipel.core.state import BadOptions
from archipel.registry import GAMES
from archipel.words import Words, languages

GameName = Annotated[str, typer.Argument(help=f"one of {', '.join(GAMES)}")]
RecordFile = Annotated[Path, typer.Argument(help="a record (text file)")]
Games = Annotated[int, typer.Option(min=1, help="number of games")]
Seats = Annotated[int | None, typer.Option(help="number of seats")]
Bots = Annotated[str, typer.Option(help="names such as random,greedy; too few are repeated in rotation")]
Options = Annotated[str, typer.Option(help="game options as key=value,… (see archipel games)")]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]
Jobs = Annotated[int | None, typer.Option(min=1, help="number of processes (default: one for each core)")]
Backend = Annotated[str, typer.Option(help="local, or ray for a cluster")]
Picture = Annotated[Path | None, typer.Option(help="plot to this file (needs matplotlib)")]
Lang = Annotated[str, typer.Option(help=f"language: {' or '.join(languages())}")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON")]

out = Console(soft_wrap=True)
notices = Console(stderr=True, soft_wrap=True)


def emit(result: dict[str, object]) -> None:
    """Print the result of a command as one JSON object."""
    print(json.dumps(result, ensure_ascii=False))


def names_in(text: str) -> list[str]:
    """Parse a list of bots such as `hard,medium`, or raise `BadOptions`."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadOptions("--bots needs at least one name")
    return names


@contextmanager
def progress(title: str, total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error; yield a function that advances it by n."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notices, disable=hidden) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


def read_record(path: Path) -> record.Record:
    """Read a record from a file, or raise `BadRecord`."""
    try:
        return record.read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a text file") from None


def words_of(lang: str) -> Words:
    """Return the words of a language, or raise `BadOptions`."""
    try:
        return Words(lang)
    except ValueError as error:
        raise BadOptions(str(error)) from None
