"""The arena's commands: compare bots, check invariants, fit evaluations, analyse a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from archipel.arena import arena as arena_
from archipel.arena import curve as curve_
from archipel.arena import plot
from archipel.arena import soak as soak_
from archipel.arena import train as train_
from archipel.arena.arena import Contest, ContestResults
from archipel.arena.console import (
    AsJson,
    Backend,
    GameName,
    Jobs,
    Options,
    Picture,
    RecordFile,
    Seed,
    emit,
    names_in,
    notices,
    out,
    progress,
    read_record,
)
from archipel.arena.soak import Fault, Soak
from archipel.core import record
from archipel.core.state import BadOptions
from archipel.registry import game_named

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="Bots against bots.")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="hard,medium,… or a class by its import path")] = "hard,medium",
    seats: Annotated[
        int | None, typer.Option(help="number of seats (default: the fewest of the rulebook)")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="number of games, including rotations")] = 100,
    options: Options = "",
    seed: Seed = 0,
    jobs: Jobs = None,
    backend: Backend = "local",
    picture: Picture = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on equal terms, and print win rates with confidence intervals."""
    count = seats or game_named(game).printed_seats[0]
    contest = Contest(game, count, games, tuple(names_in(bots)), options, seed)
    contest.check()
    if picture is not None:
        plot.check(picture)
    with progress(f"{game}, {count} seats", games, as_json) as done:
        results = arena_.hold(contest, jobs, done, backend)
    if picture is not None:
        arena_.draw(results, str(picture))
    if as_json:
        emit(results.as_dict())
    else:
        _show(results)


def _show(results: ContestResults) -> None:
    grid = Grid("bot", "games", "wins", "rate", "95 %", "rating", "points", "ms/move")
    for row in results.standings():
        low, high = arena_.wilson(row.wins, row.games)
        rating = "" if row.rating is None else f"{row.rating[0]:.1f} ± {row.rating[1]:.1f}"
        grid.add_row(
            row.name, str(row.games), f"{row.wins:g}", f"{row.wins / max(1, row.games):.1%}",
            f"{low:.1%} to {high:.1%}", rating, f"{row.points / max(1, row.games):.2f}",
            f"{1000 * row.seconds / max(1, row.moves):.2f}",
        )  # fmt: skip
    out.print(grid)
    cross = results.cross()
    if len(cross) > 1:
        grid = Grid("comes before", *cross)
        for name, met in cross.items():
            grid.add_row(name, *(f"{met[b][0] / max(1, met[b][1]):.0%}" if b != name else "" for b in cross))
        out.print(grid)


@app.command()
def soak(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="number of games")] = 1000,
    seats: Annotated[int | None, typer.Option(help="number of seats (default: drawn for each game)")] = None,
    options: Annotated[str, typer.Option(help="fixed options; the others are drawn for each game")] = "",
    quick: Annotated[bool, typer.Option(help="random games only, with fewer checks")] = False,
    seed: Seed = 0,
    jobs: Jobs = None,
    save: Annotated[Path, typer.Option(help="folder for the records of faults")] = Path("soak"),
    as_json: AsJson = False,
) -> None:
    """Play random and greedy games, and check every invariant after every action."""
    with progress(f"{game}, soak", games) as done:
        found = soak_.run(Soak(game, games, seats, options, seed, quick), jobs, done)
    result = {
        "game": game,
        "games": found.games,
        "actions": found.actions,
        "tables": len(found.tables),
        "seed": seed,
        "faults": [_kept(fault, save / f"{game}-{seed}-{fault.number}.rec") for fault in found.faults],
    }
    if as_json:
        emit(result)
    else:
        for fault in found.faults:
            print(
                f"game {fault.number}, row {fault.row}: {fault.what} [{fault.seats} seats, {fault.options}]"
            )
        print(
            f"{found.games} games, {found.actions} actions, {len(found.tables)} tables,"
            f" {len(found.faults)} faults" + (f" (records in {save})" if found.faults else "")
        )
    if found.faults:
        raise typer.Exit(1)


def _kept(fault: Fault, path: Path) -> dict[str, object]:
    """Write the record of a fault; return the fault for JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(fault.text, encoding="utf-8")
    told = {"game": fault.number, "seats": fault.seats, "options": fault.options, "row": fault.row}
    return told | {"what": fault.what, "record": str(path)}


@app.command()
def train(
    game: GameName,
    seats: Annotated[str, typer.Option(help="numbers of seats, played in turn: 2,4")] = "",
    options: Annotated[str, typer.Option(help="game options; separate several sets by semicolons")] = "",
    games: Annotated[int, typer.Option(min=1, help="games per round")] = 3000,
    rounds: Annotated[int, typer.Option(min=1, help="rounds of self-play and fitting")] = 4,
    slips: Annotated[int, typer.Option(help="random actions per 1000")] = 40,
    every: Annotated[int, typer.Option(min=1, help="keep one position in this many")] = 10,
    seed: Annotated[int, typer.Option(help="the same seed gives the same weights")] = 1,
    hold: Annotated[float, typer.Option(help="L2 regularisation towards the old weights")] = 200.0,
    jobs: Jobs = None,
    backend: Backend = "local",
    start: Annotated[Path | None, typer.Option(help="weights to start from (default: the package's)")] = None,
    save: Annotated[
        Path | None, typer.Option(help="write the weights here instead of into the package")
    ] = None,
) -> None:
    """Fit the weights of a game's evaluation to self-play."""
    words = [word for word in seats.split(",") if word]
    if not all(word.isdecimal() for word in words):
        raise BadOptions(f"seats {seats!r}: write numbers, such as 2,4")
    counts = [int(word) for word in words] or list(game_named(game).printed_seats)
    tables = tuple((count, text) for count in counts for text in options.split(";"))
    for count, text in tables:
        game_named(game).open(count, game_named(game).read_options(text))
    if start is not None:
        if not start.is_file():
            raise BadOptions(f"{start}: the file does not exist")
        train_.evaluator_of(game).load(str(start))
    if save is not None and not save.absolute().parent.is_dir():
        raise BadOptions(f"{save}: the folder does not exist")
    evaluator = train_.train(
        game, tables, games, rounds, seed, slips, every, jobs, backend, hold, notices.print
    )
    command = (
        f"archipel train {game} --seats {','.join(map(str, counts))} --options '{options}' --games {games}"
        f" --rounds {rounds} --slips {slips} --every {every} --seed {seed} --hold {hold:g}"
        + (f" --start {start.name}" if start else "")
    )
    out.print(f"written: {train_.write(evaluator, game, command, save)}")


@app.command()
def analyse(
    file: RecordFile,
    nodes: Annotated[
        int, typer.Option(min=0, help="states to search for every decision; 0 for the static evaluation only")
    ] = 0,
    seed: Annotated[int, typer.Option(help="the same seed gives the same analysis")] = 0,
    picture: Picture = None,
    as_json: AsJson = False,
) -> None:
    """Show every seat's win probability along a record, and the moves that lost most of it."""
    read = read_record(file)
    if not read.entries:
        raise BadOptions(f"{file}: the record has no rows")
    if picture is not None:
        plot.check(picture)
    rows = sum(entry.who != record.DIGEST for entry in read.entries)
    with progress(file.name, rows, as_json or not nodes) as done:
        points = curve_.curve(read, nodes, seed, done)
    if picture is not None:
        curve_.draw(read, points, str(picture))
    if as_json:
        emit(curve_.as_dict(read, points))
    else:
        _show_curve(points, bool(nodes))
        for point in curve_.turning_points(read):
            print(f"turning point: row {point.row}, {point.action}, {point.swing:.0%} swing")


def _show_curve(points: list[curve_.Point], searched: bool) -> None:
    lost = [0.0] * len(points[0].chances)
    print(" " * 5 + "".join(f"{f'seat {seat}':>8}" for seat in range(len(points[0].chances))))
    for point in points:
        who = "!" if point.seat < 0 else str(point.seat)
        chances = "".join(f"{chance:8.0%}" for chance in point.chances)
        remark = f"   {point.lost:.0%} lost; better: {point.better}" if point.better else ""
        print(f"{point.row:5}{chances}  {who} {point.action}{remark}")
        if point.seat >= 0:
            lost[point.seat] += point.lost
    if searched:
        print("total loss: " + ", ".join(f"seat {seat} {sum_:.0%}" for seat, sum_ in enumerate(lost)))
