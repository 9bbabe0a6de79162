"""Positions of stored games in the form the server sends them, shown in a page without playing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute
from tables import everything, play_random

from archipel.core import record
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, WATCHER, Seat
from archipel.registry import GAMES
from archipel.server.play.describe import table_out
from archipel.server.play.messages import TableNews
from archipel.server.play.options import TableOptions
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text

RECORDS = Path(__file__).parent.parent / "records"
LONG_NAMES = [
    "Wilhelmine-Maximiliane W",
    "Hamburgerstrasse Östlich",
    "MMMMMMMMMMMM",
    "Jean-Barthélemy d'Ornans",
]
"""A name of the maximum length."""
TABLE = "stored"
TABLES = {
    "settlers": "settlers-variable-4-modern",
    "princes": "princes-duel",
    "elasund": "elasund-four-greedy",
    "junior": "junior-four-greedy",
}
"""The record used to show each game."""
MAIN = {"settlers": "Trading", "princes": "Main", "elasund": "Projects", "junior": "Main"}
"""The question of the main part of a turn."""


Place = tuple[int, int, Seat]
"""A game, a row and a reader."""


@dataclass(frozen=True)
class Game:
    """The rows of a game, with its seats and options."""

    key: str
    seats: int
    options: str
    rules: str
    rows: list[tuple[Seat, str]]


@dataclass(frozen=True)
class Shown:
    """A position as a seat or a spectator is shown it: two messages."""

    name: str
    table: str
    state: str


def read_game(name: str) -> Game:
    """Return the game of a stored record."""
    kept = record.read((RECORDS / f"{name}.rec").read_text())
    rows = [
        (CHANCE if entry.who == record.DEALER else int(entry.who), entry.text)
        for entry in kept.entries
        if entry.who != record.DIGEST
    ]
    tags = kept.tags
    return Game(tags["Game"], record.seats_of(kept), tags.get("Options", ""), tags["Rules"], rows)


def stored_games(game: str) -> list[Game]:
    """Return the games of the stored records, and random ones with every option, for rare questions."""
    games = [read_game(path.stem) for path in sorted(RECORDS.glob(f"{game}-*.rec"))]
    for seed, table in enumerate(table for table in everything() if table.game is GAMES[game]):
        referee = table.referee(seed)
        play_random(referee, Rng(seed), 400)
        rows = [(row.seat, row.action.text) for row in referee.rows]
        options = table.game.options_text(table.settled())
        games.append(Game(game, table.seats, options, table.game.rules, rows))
    return games


def table_of(game: Game, names: list[str]) -> TableState:
    """Return a table on which the game begins."""
    seats = [
        SeatRow(seat, person=f"person-{seat}", name=names[seat], ready=True) for seat in range(game.seats)
    ]
    row = TableRow(
        id=TABLE,
        game=game.key,
        rules=game.rules,
        game_options=game.options,
        options=TableOptions(pace="untimed", hints=True, counting=True).for_game(GAMES[game.key]),
        size=game.seats,
        host="person-0",
        secret="00" * 32,
        created=1.0,
        seats=seats,
        standing=Standing(status="playing", started=1.0),
    )
    return TableState(row, [])


def kind(table: TableState, seat: Seat) -> str:
    """Return the kind of a position: its question, and the prompt of the reader."""
    state = table.playing().state
    reads = "watcher" if seat == WATCHER else state.prompt(seat).key
    return f"{type(state.now()).__name__} {reads}"


def rarest(game: str, count: int, names: list[str] = LONG_NAMES) -> list[Shown]:
    """Return `count` positions: one of every kind of question, then a second one, and so on."""
    places: dict[str, list[Place]] = {}
    games = stored_games(game)
    for index, played in enumerate(games):
        for version, table in enumerate(tables(played, names), start=1):
            asked = table.playing().state.asked()
            for reader in [*asked[:2], *([WATCHER] if version % 97 == 0 else [])]:
                places.setdefault(kind(table, reader), []).append((index, version, reader))
            if asked and version % 5 == 0:
                other = (asked[0] + 1) % played.seats
                places.setdefault(kind(table, other), []).append((index, version, other))
    chosen: list[Place] = []
    turn = 0
    while len(chosen) < count and turn < 20:
        for met in sorted(places.values(), key=len):
            if turn < len(met) and len(chosen) < count:
                chosen.append(met[(turn * 7919) % len(met)])
        turn += 1
    return [
        shown(table, seat)
        for index, played in enumerate(games)
        for version, table in enumerate(tables(played, names), start=1)
        for seat in sorted({place[2] for place in chosen if place[:2] == (index, version)})
    ]


def tables(game: Game, names: list[str]) -> Iterator[TableState]:
    """Yield the table after every row of the game; it is the same object, grown."""
    table = table_of(game, names)
    for version, (seat, text) in enumerate(game.rows, start=1):
        table.extend([ActionRow(version, seat, text, 1.0)])
        yield table


def shown(table: TableState, seat: Seat) -> Shown:
    """Return the two messages that show a table as it is."""
    row = table.row
    news = TableNews(
        table=table_out(row, [sitting.person for sitting in row.seats]),
        mine=[] if seat == WATCHER else [seat],
    )
    name = f"{row.game} {row.game_options} row {table.version} seat {seat}: {kind(table, seat)}"
    return Shown(name, as_text(news), as_text(table.message_for(seat, 0, 1.0)))


def show(game: Game, version: int, seat: Seat, names: list[str]) -> Shown:
    """Return one position of a game."""
    return shown(next(islice(tables(game, names), version - 1, None)), seat)


def main_row(game: Game, far: float) -> int:
    """Return the first row after this share of the game that asks seat 0 for its main decision."""
    for version, table in enumerate(tables(game, LONG_NAMES), start=1):
        state = table.playing().state
        mine = state.asked() == [0] and type(state.now()).__name__ == MAIN[game.key]
        if mine and version > far * len(game.rows):
            return version
    raise LookupError(game.key)


def main_part(name: str, far: float, names: list[str]) -> Shown:
    """Return such a position of a stored record."""
    game = read_game(name)
    return show(game, main_row(game, far), 0, names)


class Stage:
    """A page at a table that does not exist: it shows what the test sends, and gets no answers."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(f"**/api/tables/{TABLE}/ws", self._open)
        self.address = f"{address}/table/{TABLE}"

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: None)

    def open(self, first: Shown) -> None:
        """Open the table in the page."""
        self.socket = None
        self.page.goto(self.address)
        while self.socket is None:
            self.page.wait_for_timeout(20)
        self.show(first)

    def show(self, position: Shown) -> None:
        """Send a position, and wait until the page shows it."""
        assert self.socket is not None
        self.socket.send(position.table)
        self.socket.send(position.state)
        version = json.loads(position.state)["v"]
        self.page.wait_for_function(
            "v => document.querySelector('[data-version]')?.dataset.version === String(v) &&"
            " new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
            arg=version,
        )
