"""The command line: play, simulate, replay, verify, measure."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from archipel import __version__
from archipel.arena import bench as bench_
from archipel.arena import commands as arena_commands
from archipel.arena import dataset_commands
from archipel.arena.match import in_rotation
from archipel.arena.simulate import Run, Summary
from archipel.arena.simulate import simulate as simulate_
from archipel.core import record
from archipel.core.record import BadRecord
from archipel.core.state import WATCHER, BadOptions
from archipel.registry import GAMES, game_named
from archipel.shell.terminal import Terminal
from archipel.words import Words

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Four board games of one family, exactly as their rulebooks say.",
)
out = Console(soft_wrap=True)

GameName = Annotated[str, typer.Argument(help=f"one of {', '.join(GAMES)}")]
RecordFile = Annotated[Path, typer.Argument(help="a text record")]
Options = Annotated[str, typer.Option(help="key=value,… (archipel games lists them)")]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON object")]


def _emit(thing: object) -> None:
    print(json.dumps(thing, ensure_ascii=False))


@app.callback(invoke_without_command=True)
def _version(version: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    if version:
        print(__version__)
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    rows = [
        {
            "key": game.key,
            "rules": game.rules,
            "seats": list(game.printed_seats),
            "research_seats": [n for n in game.seats if n not in game.printed_seats],
            "options": {option.key: list(option.choices) for option in game.options},
            "presets": {preset.key: dict(preset.values) for preset in game.presets},
        }
        for game in GAMES.values()
    ]
    if as_json:
        _emit(rows)
        return
    table = Table("game", "seats", "options (the first value is the default)", "presets")
    for game in GAMES.values():
        options = "\n".join(f"{option.key}={' | '.join(option.choices)}" for option in game.options)
        presets = "\n".join(preset.key for preset in game.presets)
        table.add_row(game.key, " ".join(map(str, game.printed_seats)), options, presets)
    out.print(table)


@app.command()
def play(
    game: GameName,
    terminal: Annotated[bool, typer.Option(help="play here, in text")] = True,
    seats: Annotated[int | None, typer.Option(help="how many play")] = None,
    seat: Annotated[str, typer.Option(help="your seat, or several: 0,2")] = "0",
    bots: Annotated[str, typer.Option(help="who else plays: greedy,random,…")] = "greedy",
    options: Options = "",
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same dice")] = None,
    save: Annotated[Path | None, typer.Option(help="write the record here at the end")] = None,
    lang: Annotated[str, typer.Option(help="en or fr")] = "en",
    own_dice: Annotated[bool, typer.Option(help="throw real dice and type them")] = False,
) -> None:
    """Play a game at the terminal against bots."""
    chosen = game_named(game)
    count = seats or chosen.printed_seats[-1]
    mine = _seats(seat, count)
    names = in_rotation(_names(bots), count)
    names = ["human" if place in mine else name for place, name in enumerate(names)]
    try:
        words = Words(lang)
    except ValueError as error:
        raise BadOptions(str(error)) from None
    table = Terminal(chosen, names, chosen.settle(options), words, print, _ask, seed, own_dice)
    finished = table.run()
    if save is not None:
        table.save(save)
    elif not finished:
        print("You left. (save FILE keeps the record; so does --save.)")


def _ask(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None


def _seats(text: str, count: int) -> list[int]:
    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and int(word) < count for word in words):
        raise BadOptions(f"--seat {text}: seats run from 0 to {count - 1}")
    return [int(word) for word in words]


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadOptions("--bots needs at least one name")
    return names


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    seats: Annotated[int | None, typer.Option(help="how many play")] = None,
    bots: Annotated[str, typer.Option(help="random,greedy,…; too few are repeated in rotation")] = "random",
    options: Options = "",
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes (default: one for each core)")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    count = seats or game_named(game).printed_seats[-1]
    run = Run(game, count, games, tuple(_names(bots)), options, seed)
    run.check()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=as_json) as bar:
        task = bar.add_task(f"{game}, {count} seats", total=games)
        summary = simulate_(run, jobs, lambda done: bar.advance(task, done))
    if as_json:
        _emit(summary.as_dict())
    else:
        _print_summary(summary)


def _print_summary(summary: Summary) -> None:
    result = summary.as_dict()
    names = in_rotation(list(summary.run.bots), summary.run.seats)
    table = Table("seat", "bot", "wins", "share", "points")
    for seat, wins in enumerate(summary.wins()):
        points = sum(r.scores[seat] for r in summary.results) / len(summary.results)
        share = wins / len(summary.results)
        table.add_row(str(seat), names[seat], str(wins), f"{share:.1%}", f"{points:.2f}")
    out.print(table)
    out.print(
        f"{result['finished']} of {result['games']} games finished, {result['drawn']} without a winner;"
        f" {result['actions']} actions in {result['seconds']} s, {result['games_per_second']} games/s;"
        f" seed {result['seed']}"
    )


def _read(path: Path) -> record.Record:
    try:
        return record.read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a text file") from None


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="stop after so many lines")] = None,
    seat: Annotated[int | None, typer.Option(help="as this seat saw it; default: a spectator")] = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record, checking every line, and show the position it leads to."""
    read = _read(file)
    referee = record.replay(read, GAMES, at)
    outcome = referee.state.outcome()
    if as_json:
        _emit(
            {
                "game": referee.game.key,
                "options": referee.game.options_text(referee.options),
                "result": None if outcome is None else {"winners": outcome.winners, "rule": outcome.rule},
                "scores": referee.state.scores(),
                "actions": len(referee.standing()),
                "digest": record.digest(referee.state, referee.seats),
            }
        )
        return
    if seat is not None and not 0 <= seat < referee.seats:
        raise BadOptions(f"--seat {seat}: seats run from 0 to {referee.seats - 1}")
    view = referee.state.view(WATCHER if seat is None else seat)
    print(referee.game.picture(view))
    scores = " ".join(map(str, referee.state.scores()))
    if outcome is None:
        print(f"{len(referee.standing())} actions; the game goes on.")
    else:
        winners = ", ".join(f"seat {winner}" for winner in outcome.winners) or "nobody"
        print(f"{len(referee.standing())} actions; {winners} won ({outcome.rule}); points {scores}.")


@app.command()
def verify(file: RecordFile) -> None:
    """Recompute every draw of a record from its revealed secret."""
    drawn = record.verify(_read(file), GAMES)
    print(f"All {drawn} draws are as committed.")


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="interleaved rounds; the best counts")] = 3,
    floor: Annotated[bool, typer.Option(help="fail below 35 × compiled and 4 × interpreted")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine against catanatron, side by side in one run."""
    try:
        result = bench_.bench(rounds=rounds, console=None if as_json else out)
    except bench_.BenchFailed as error:
        raise BadOptions(str(error)) from None
    if as_json:
        _emit(result)
    short = bench_.below_floor(result) if floor else []
    for sentence in short:
        print(sentence, file=sys.stderr)
    if short:
        raise typer.Exit(1)


REST = {"allow_extra_args": True, "ignore_unknown_options": True}


@app.command(context_settings=REST, add_help_option=False)
def serve(context: typer.Context) -> None:
    """Host tables for people and bots in the browser."""
    _host("serve", context.args)


@app.command(context_settings=REST, add_help_option=False)
def admin(context: typer.Context) -> None:
    """Look after the people and tables of a server."""
    _host("admin", context.args)


def _host(command: str, arguments: list[str]) -> None:
    """The server's own commands; they load a good deal, so nobody else waits for them."""
    try:
        from archipel.server.commands import app as server
    except ImportError as error:
        raise BadOptions(
            f"hosting needs more libraries ({error.name}): pip install 'archipel[server]'"
        ) from None
    server([command, *arguments], prog_name="archipel")


app.registered_commands += arena_commands.app.registered_commands
dataset_commands.mount(app)


def main() -> None:
    """Run a command; whatever the caller got wrong is one sentence and exit code 2."""
    try:
        app()
    except (BadOptions, BadRecord) as error:
        print(f"archipel: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except KeyboardInterrupt:
        sys.exit(130)
