"""The command line: play, simulate, replay, verify, measure."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from archipel import __version__
from archipel.arena import bench as bench_
from archipel.arena import bench_history, dataset_commands
from archipel.arena import commands as arena_commands
from archipel.arena.console import (
    AsJson,
    Bots,
    GameName,
    Games,
    Jobs,
    Lang,
    Options,
    RecordFile,
    Seats,
    Seed,
    emit,
    names_in,
    notices,
    out,
    progress,
    read_record,
    words_of,
)
from archipel.arena.match import in_rotation
from archipel.arena.simulate import Run, Summary
from archipel.arena.simulate import simulate as simulate_
from archipel.bots.coach import SHARE, Care
from archipel.core import record
from archipel.core.journal import Journal, as_is
from archipel.core.options import RULES
from archipel.core.record import BadRecord
from archipel.core.referee import Referee
from archipel.core.state import WATCHER, BadOptions
from archipel.lessons.lesson import BadLesson
from archipel.registry import GAMES, game_named
from archipel.shell import lesson_commands, puzzle_commands
from archipel.shell.terminal import Terminal, ask_here
from archipel.words.story import Narrator, names_of

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Four board games of one family, exactly as their rulebooks say.",
)


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
        emit({"games": rows})
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
    seats: Seats = None,
    seat: Annotated[str, typer.Option(help="your seat, or several: 0,2")] = "0",
    bots: Annotated[str, typer.Option(help="who else plays: greedy,random,…")] = "greedy",
    options: Options = "",
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same dice")] = None,
    save: Annotated[Path | None, typer.Option(help="write the record here at the end")] = None,
    lang: Lang = "en",
    own_dice: Annotated[bool, typer.Option(help="throw real dice and type them")] = False,
    coach: Annotated[str, typer.Option(help="ask before a costly move: off, big or more")] = "off",
) -> None:
    """Play a game at the terminal against bots."""
    chosen = game_named(game)
    count = seats or chosen.printed_seats[-1]
    mine = _seats(seat, count)
    names = in_rotation(names_in(bots), count)
    names = ["human" if place in mine else name for place, name in enumerate(names)]
    words, values = words_of(lang), chosen.read_options(options)
    table = Terminal(chosen, names, mine, values, words, print, ask_here, seed, own_dice, _care(coach, mine))
    finished = table.run()
    if save is not None:
        table.save(save)
    elif not finished:
        print("You left. (save FILE keeps the record; so does --save.)")


def _care(text: str, people: list[int]) -> Care | None:
    """How careful the coach is; it helps one person against bots."""
    if text == "off":
        return None
    if text not in SHARE:
        raise BadOptions(f"--coach {text}: there is off, {', '.join(SHARE)}")
    if len(people) > 1:
        raise BadOptions("--coach is for one person against bots")
    return text


def _seats(text: str, count: int) -> list[int]:
    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and int(word) < count for word in words):
        raise BadOptions(f"--seat {text}: seats run from 0 to {count - 1}")
    return [int(word) for word in words]


@app.command()
def simulate(
    game: GameName,
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    options: Options = "",
    seed: Seed = 0,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    count = seats or game_named(game).printed_seats[-1]
    run = Run(game, count, games, tuple(names_in(bots)), options, seed)
    run.check()
    with progress(f"{game}, {count} seats", games, as_json) as done:
        summary = simulate_(run, jobs, done)
    if as_json:
        emit(summary.as_dict())
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


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="stop after so many lines")] = None,
    seat: Annotated[int | None, typer.Option(help="as this seat saw it; default: a spectator")] = None,
    story: Annotated[bool, typer.Option("--story", help="tell the game turn by turn")] = False,
    comments: Annotated[bool, typer.Option("--comments", help="print the record, told in comments")] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a record, checking every line, and show the position it leads to, or its story."""
    read = read_record(file)
    referee = record.replay(read, GAMES, at)
    if seat is not None and not 0 <= seat < referee.seats:
        raise BadOptions(f"--seat {seat}: seats run from 0 to {referee.seats - 1}")
    reader = WATCHER if seat is None else seat
    told = Journal(referee, as_is).story(reader) if story or comments else []
    narrator = _narrator(read, referee, reader, lang)
    if as_json:
        emit(_replayed(referee) | ({"story": narrator.pages(told)} if story else {}))
    elif comments:
        print(record.write(record.commented(read, narrator.by_row(told))), end="")
    elif story:
        print("\n".join(narrator.pages(told)))
    else:
        print(referee.game.picture(referee.state.view(reader)))
        print(_result(referee))


def _narrator(read: record.Record, referee: Referee, reader: int, lang: str) -> Narrator:
    words = words_of(lang)
    names = [read.tags[f"Seat{seat}"].partition(" ")[2] for seat in range(referee.seats)]
    colours = referee.game.colours(referee.seats, referee.options)
    return Narrator(words, referee.game.key, names_of(words, colours, names), reader)


def _replayed(referee: Referee) -> dict[str, object]:
    outcome = referee.state.outcome()
    return {
        "game": referee.game.key,
        "rules": referee.options[RULES],
        "options": referee.game.options_text(referee.options, referee.options[RULES]),
        "result": None if outcome is None else {"winners": outcome.winners, "rule": outcome.rule},
        "scores": referee.state.scores(),
        "actions": len(referee.standing()),
        "digest": record.digest(referee.state, referee.seats),
    }


def _result(referee: Referee) -> str:
    outcome, actions = referee.state.outcome(), len(referee.standing())
    if outcome is None:
        return f"{actions} actions; the game goes on."
    winners = ", ".join(f"seat {winner}" for winner in outcome.winners) or "nobody"
    scores = " ".join(map(str, referee.state.scores()))
    return f"{actions} actions; {winners} won ({outcome.rule}); points {scores}."


@app.command()
def verify(file: RecordFile) -> None:
    """Recompute every draw of a record from its revealed secret."""
    drawn = record.verify(read_record(file), GAMES)
    print(f"All {drawn} draws are as committed.")


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="interleaved rounds; the best counts")] = bench_.ROUNDS,
    games: Annotated[int, typer.Option(min=1, help="games in a round")] = bench_.GAMES,
    floor: Annotated[bool, typer.Option(help="fail below 110 × compiled and 4 × interpreted")] = False,
    history: Annotated[Path, typer.Option(help="where every run is kept")] = bench_history.HISTORY,
    compare: Annotated[bool, typer.Option(help="measure nothing: draw the runs that were kept")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine against catanatron, side by side in one run, and every game of the box."""
    try:
        if compare:
            runs = bench_history.kept(history)
            emit({"runs": runs}) if as_json else out.print(bench_history.comparison(runs))
            return
        with notices.status("playing…") as status:
            result = bench_.bench(rounds, games, status.update)
    except bench_.BenchFailed as error:
        raise BadOptions(str(error)) from None
    bench_history.keep(history, result)
    if as_json:
        emit(result)
    else:
        out.print(bench_.table(result))
        out.print(bench_.box_table(result))
    for note in result["notes"]:
        notices.print(note)
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
lesson_commands.mount(app)
app.add_typer(puzzle_commands.app, name="puzzles")


def main() -> None:
    """Run a command; whatever the caller got wrong is one sentence and exit code 2."""
    try:
        app()
    except (BadOptions, BadRecord, BadLesson) as error:
        print(f"archipel: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except KeyboardInterrupt:
        sys.exit(130)
