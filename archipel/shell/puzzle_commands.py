"""Commands for puzzles: list, solve and make them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from archipel.arena.console import AsJson, GameName, emit, out, progress, words_of
from archipel.core.state import BadOptions
from archipel.puzzles.find import Finder
from archipel.puzzles.puzzle import KINDS, LEVELS, Puzzle, file_of, puzzle_named, puzzles_of, read, write
from archipel.registry import GAMES, game_named
from archipel.shell.solver import Solver
from archipel.shell.terminal import ask_here
from archipel.words import languages

app = typer.Typer(help="Positions with one clear answer: list them, solve one, make more.")


@app.callback(invoke_without_command=True)
def puzzles(
    context: typer.Context,
    game: Annotated[str, typer.Option(help="only this game")] = "",
    theme: Annotated[str, typer.Option(help="only this theme")] = "",
    level: Annotated[int | None, typer.Option(help="only this level: 1 easy, 2 harder, 3 hard")] = None,
    as_json: AsJson = False,
) -> None:
    """List the puzzles; `play` solves one, `make` finds more."""
    if context.invoked_subcommand is not None:
        return
    keys = [game_named(game).key] if game else list(GAMES)
    found = [
        puzzle
        for key in keys
        for puzzle in puzzles_of(key).values()
        if theme in ("", puzzle.theme) and level in (None, puzzle.level)
    ]
    if as_json:
        emit({"puzzles": [_listed(puzzle) for puzzle in found]})
        return
    table = Table("id", "theme", "level", "seats", "options")
    for puzzle in found:
        source = puzzle.source
        table.add_row(puzzle.id, puzzle.theme, str(puzzle.level), str(source.seats), source.options)
    out.print(table)


def _listed(puzzle: Puzzle) -> dict[str, object]:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "difficulty": puzzle.level,
        "rules": puzzle.source.rules,
        "options": puzzle.source.options,
        "seats": puzzle.source.seats,
        "at": puzzle.at,
        "seat": puzzle.seat,
        "steps": len(puzzle.line),
    }


@app.command()
def play(
    id: Annotated[str, typer.Argument(help="the id of a puzzle")],
    lang: Annotated[str, typer.Option(help=f"language: {' or '.join(languages())}")] = "en",
) -> None:
    """Solve a puzzle at the terminal; `answer` gives it away."""
    Solver(puzzle_named(id), words_of(lang), print, ask_here).run()


@app.command()
def make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="number of puzzles")] = 200,
    seed: Annotated[int, typer.Option(help="the same seed gives the same puzzles")] = 1,
    kind: Annotated[str, typer.Option(help=f"only this kind: {', '.join(KINDS)}")] = "",
    add: Annotated[
        bool, typer.Option("--add", help="keep the existing puzzles and add the missing ones")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="write them here instead of into the package")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, search their games for puzzles, verify each, and write them into one file."""
    path = save or file_of(game)
    if path is None:
        raise BadOptions(f"{game} has no folder of its own: use --save")
    if not path.absolute().parent.is_dir():
        raise BadOptions(f"{path}: the folder does not exist")
    kinds = [one for one in KINDS if kind in ("", one)]
    if not kinds:
        raise BadOptions(f"--kind {kind}: choose from {', '.join(KINDS)}")
    found = read(path) if add else []
    finder = Finder(game, count, seed, kinds, found)
    with progress(game, count - len(found), as_json) as done:

        def keep(puzzles: list[Puzzle]) -> None:
            found.extend(puzzles)
            done(len(puzzles))

        finder.find(keep)
    write(path, found)
    levels = {str(level): sum(puzzle.level == level for puzzle in found) for level in LEVELS}
    if as_json:
        emit(
            {"file": str(path), "games": finder.seed - seed, "themes": dict(finder.themes), "levels": levels}
        )
    else:
        out.print(f"{path}: {len(found)} puzzles from {finder.seed - seed} games")
        out.print(", ".join(f"{theme} {n}" for theme, n in finder.themes.most_common()))
