"""Commands that write many games into files: a corpus of records, or a data set in Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.arena.corpus import read_corpus, write_corpus
from archipel.arena.simulate import Run
from archipel.core import record
from archipel.core.record import BadRecord
from archipel.core.state import BadOptions
from archipel.registry import GAMES, game_named

GameName = Annotated[str, typer.Argument(help=f"one of {', '.join(GAMES)}")]
Games = Annotated[int, typer.Option(min=1, help="how many games")]
Seats = Annotated[int | None, typer.Option(help="how many play")]
Bots = Annotated[str, typer.Option(help="random,greedy,…; too few are repeated in rotation")]
Options = Annotated[str, typer.Option(help="key=value,… (archipel games lists them)")]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]
Jobs = Annotated[int | None, typer.Option(min=1, help="processes (default: one for each core)")]
Backend = Annotated[str, typer.Option(help="local or ray")]


def _run(game: str, games: int, seats: int | None, bots: str, options: str, seed: int) -> Run:
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadOptions("--bots needs at least one name")
    run = Run(game, seats or game_named(game).printed_seats[-1], games, names, options, seed)
    run.check()
    return run


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


def corpus(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="the file to write")],
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    options: Options = "",
    seed: Seed = 0,
    jobs: Jobs = None,
    backend: Backend = "local",
) -> None:
    """Let bots play many games and write their records into one text file."""
    run = _run(game, games, seats, bots, options, seed)
    with _bar() as bar:
        task = bar.add_task(str(file), total=games)
        write_corpus(run, file, jobs, lambda done: bar.advance(task, done), backend)


def check_corpus(file: Annotated[Path, typer.Argument(help="a corpus")]) -> None:
    """Replay every record of a corpus."""
    count = 0
    try:
        for one in read_corpus(file):
            count += 1
            record.replay(one, GAMES)
    except OSError as error:
        raise BadRecord(f"{file}: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"record {count}: {error}") from None
    print(f"All {count} records replay.")


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="the folder to make")],
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    options: Options = "",
    seed: Seed = 0,
    jobs: Jobs = None,
    features: Annotated[bool, typer.Option(help="what each seat saw and might have done")] = True,
    backend: Backend = "local",
) -> None:
    """Let bots play many games and write them as Parquet (needs the extra `research`)."""
    try:
        from archipel.arena.datasets import write_dataset
    except ImportError as error:
        raise BadOptions(f"this needs {error.name}: pip install 'archipel[research]'") from None
    run = _run(game, games, seats, bots, options, seed)
    if folder.exists() and any(folder.iterdir()):
        raise BadOptions(f"{folder} is not empty")
    with _bar() as bar:
        task = bar.add_task(str(folder), total=games)
        write_dataset(run, folder, features, jobs, lambda done: bar.advance(task, done), backend)


def mount(app: typer.Typer) -> None:
    """Add the commands to an application."""
    app.command()(corpus)
    app.command(name="check-corpus")(check_corpus)
    app.command()(dataset)
