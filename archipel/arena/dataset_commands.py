"""Commands that write many games to files: a corpus of records, or a data set in Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from archipel.arena.console import (
    Backend,
    Bots,
    GameName,
    Games,
    Jobs,
    Options,
    Seats,
    Seed,
    names_in,
    progress,
)
from archipel.arena.corpus import read_corpus, write_corpus
from archipel.arena.simulate import Run
from archipel.core import record
from archipel.core.record import BadRecord
from archipel.core.state import BadOptions
from archipel.registry import GAMES, game_named


def _run(game: str, games: int, seats: int | None, bots: str, options: str, seed: int) -> Run:
    count = seats or game_named(game).printed_seats[-1]
    run = Run(game, count, games, tuple(names_in(bots)), options, seed)
    run.check()
    return run


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
    with progress(str(file), games) as done:
        write_corpus(run, file, jobs, done, backend)


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
    folder: Annotated[Path, typer.Argument(help="the folder to create")],
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    features: Annotated[bool, typer.Option(help="include observations and legal actions")] = True,
    options: Options = "",
    seed: Seed = 0,
    jobs: Jobs = None,
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
    with progress(str(folder), games) as done:
        write_dataset(run, folder, features, jobs, done, backend)


def mount(app: typer.Typer) -> None:
    """Add the commands to an application."""
    app.command()(corpus)
    app.command(name="check-corpus")(check_corpus)
    app.command()(dataset)
