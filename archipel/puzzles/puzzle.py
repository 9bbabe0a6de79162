"""A puzzle, the game it comes from, and the file format of both.

`puzzles.xz` of a game has one JSON object on each line: a bot game (`rules`, `options`, `seats`, and `rows`
as in a record, including chance) and its puzzles.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

from archipel.core import record
from archipel.core.record import Entry, Record
from archipel.core.referee import Referee
from archipel.core.state import BadOptions, Note, Seat
from archipel.registry import GAMES, game_named

PuzzleKind = Literal["win", "best", "count"]
"""Win this turn; find the best move; count what a rival holds."""
KINDS: Final[tuple[PuzzleKind, ...]] = ("win", "best", "count")
LEVELS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Source:
    """A finished game: everything needed to replay it."""

    game: str
    rules: str
    options: str
    seats: int
    rows: str
    """The body of its record."""

    def record(self) -> Record:
        """Return the game as a record."""
        game = game_named(self.game)
        colours = game.colours(self.seats, game.read_options(self.options, self.rules))
        tags = {"Game": self.game, "Rules": self.rules, "Options": self.options}
        tags |= {f"Seat{seat}": colour for seat, colour in enumerate(colours)}
        lines = [line.split(" ", 1) for line in self.rows.split("\n")]
        return Record(tags, [Entry(i, who, text) for i, (who, text) in enumerate(lines, start=1)])


@dataclass(frozen=True)
class Puzzle:
    """A position with one clear answer."""

    source: Source
    at: int
    """Number of rows before the position."""
    seat: Seat
    """The seat that solves it: the puzzle shows what this seat knows."""
    kind: PuzzleKind
    theme: str
    level: int
    """1 easy, 2 harder, 3 hard."""
    line: tuple[str, ...]
    """The answer, step by step; for a count, the number."""
    also: tuple[str, ...] = ()
    """Other moves that are as good as the best."""
    trap: str = ""
    """The most tempting wrong move."""
    why: tuple[str, dict[str, str | int]] | None = None
    """The reason for the best move, as the key and the arguments of a note."""
    asks: tuple[Seat, str] | None = None
    """For a count: whose hand, and which good."""

    @property
    def game(self) -> str:
        """Return the key of its game."""
        return self.source.game

    @cached_property
    def id(self) -> str:
        """Return an id that depends only on the position and the question."""
        rows = "\n".join(self.source.rows.split("\n")[: self.at])
        text = f"{self.source.options}\n{rows}\n{self.seat} {self.kind} {self.asks}"
        return f"{self.game}-{sha256(text.encode()).hexdigest()[:8]}"

    def reason(self) -> Note | None:
        """Return the reason for the best move."""
        return None if self.why is None else Note(self.why[0], [], self.why[1])

    def position(self) -> Referee:
        """Replay the game up to the puzzle, checking every row."""
        return record.replay(self.source.record(), GAMES, self.at)


# The file.


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, with the games in the order of their first puzzle."""
    lines: dict[Source, list[dict[str, Any]]] = {}
    for puzzle in puzzles:
        about = {key: value for key, value in asdict(puzzle).items() if key != "source" and value}
        lines.setdefault(puzzle.source, []).append(about)
    text = "".join(
        json.dumps(asdict(source) | {"puzzles": found}, separators=(",", ":"), ensure_ascii=False) + "\n"
        for source, found in lines.items()
    )
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def read(path: Path) -> list[Puzzle]:
    """Read the puzzles of a file; empty if there is no such file."""
    if not path.exists():
        return []
    return [
        _puzzle(source, about)
        for line in lzma.decompress(path.read_bytes()).decode().splitlines()
        for source, found in [_source(json.loads(line))]
        for about in found
    ]


def _source(line: dict[str, Any]) -> tuple[Source, list[dict[str, Any]]]:
    found = line.pop("puzzles")
    return Source(**line), found


def _puzzle(source: Source, about: dict[str, Any]) -> Puzzle:
    lists = {key: tuple(value) for key, value in about.items() if isinstance(value, list)}
    return Puzzle(source, **{"seat": 0} | about | lists)


def file_of(game: str) -> Path | None:
    """Return the path of a game's puzzles."""
    folder = game_named(game).profile.folder
    return None if folder is None else folder / "puzzles.xz"


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by id: by theme in the game's order, the easy ones first."""
    path, about = file_of(game), game_named(game).profile.puzzles
    found = [] if path is None else read(path)
    themes = [theme.key for theme in (*about.wins, *about.choices)]

    def order(puzzle: Puzzle) -> tuple[int, int]:
        known = puzzle.theme in themes
        return themes.index(puzzle.theme) if known else len(themes), puzzle.level

    return {puzzle.id: puzzle for puzzle in sorted(found, key=order)}


def puzzle_named(id: str) -> Puzzle:
    """Return the puzzle with this id, or raise `BadOptions`."""
    game = id.partition("-")[0]
    found = puzzles_of(game).get(id) if game in GAMES else None
    if found is None:
        raise BadOptions(f"puzzle {id!r}: archipel puzzles lists them")
    return found


def daily(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody."""
    ids = sorted(puzzles_of(game))
    if not ids:
        return None
    drawn = int.from_bytes(sha256(f"{game} {day.isoformat()}".encode()).digest()[:8], "big")
    return puzzles_of(game)[ids[drawn % len(ids)]]
