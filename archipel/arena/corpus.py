"""A corpus: many records in one text file, separated by blank lines.

A record begins with its tags, so a tag after an action starts the next record. Every record replays on its
own (`archipel.core.record`), and people and `grep` can read the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from archipel.arena.match import RANDOM, in_rotation, play_refereed, seed_of
from archipel.arena.pool import chunks, map_chunks
from archipel.arena.simulate import Run
from archipel.core import record
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.registry import game_named


def referee_of(run: Run, index: int) -> Referee:
    """Play game number `index` of a run to its end: the same game that `simulate` plays."""
    game = game_named(run.game)
    options = game.read_options(run.options)
    names = in_rotation(list(run.bots), run.seats)
    if all(name == RANDOM for name in names):
        return _random(game, run.seats, options, seed_of(run.seed, index, 0))
    return play_refereed(game, run.seats, options, names, run.seed, index)


def _random(game: Game, seats: int, options: dict[str, str], seed: int) -> Referee:
    """Play the game of `archipel.core.playout.run` with this seed under a referee, which keeps its rows."""
    referee = Referee(game, seats, options)
    rng = Rng(seed)
    while (seat := referee.state.actor()) != NOBODY:
        choices = referee.state.legal(seat)
        pick = referee.state.draw(rng) if seat == CHANCE else rng.below(len(choices))
        referee.append(seat, choices[pick])
    return referee


def record_of(run: Run, index: int) -> Record:
    """Return the record of one game of a run."""
    names = [f"bot:{name}" for name in in_rotation(list(run.bots), run.seats)]
    return record.of(referee_of(run, index), names, {"Seed": str(run.seed), "Number": str(index)})


def _some(piece: tuple[Run, int, int]) -> list[str]:
    run, first, last = piece
    return [record.write(record_of(run, index)) for index in range(first, last)]


def write_corpus(
    run: Run,
    path: Path,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    backend: str = "local",
) -> None:
    """Play a run and write all records into one file, in the order of the games."""
    run.check()
    pieces = [(run, first, last) for first, last in chunks(run.games, jobs or 1, most=50)]
    with path.open("w", encoding="utf-8") as file:
        for number, texts in enumerate(map_chunks(_some, pieces, backend, jobs)):
            file.write(("\n" if number else "") + "\n".join(texts))
            if progress:
                progress(len(texts))


def join(records: Iterable[Record]) -> str:
    """Return the text of a corpus with these records."""
    return "\n".join(record.write(one) for one in records)


def split(lines: Iterable[str]) -> Iterator[str]:
    """Yield the text of each record of a corpus; it streams, so files of any size can be read."""
    part: list[str] = []
    in_body = False
    for raw in lines:
        line = raw.rstrip("\r\n")
        if line.startswith("["):
            if in_body or (line.startswith('[Game "') and any(tag.startswith('[Game "') for tag in part)):
                yield _closed(part)
                part, in_body = [], False
        elif line.strip() and not line.lstrip().startswith(";"):
            in_body = True
        part.append(line)
    if any(line.strip() for line in part):
        yield _closed(part)


def _closed(part: list[str]) -> str:
    while part and not part[-1].strip():
        part.pop()
    return "\n".join(part) + "\n"


def read_corpus(path: Path) -> Iterator[Record]:
    """Yield the records of a file."""
    with path.open(encoding="utf-8") as file:
        for text in split(file):
            yield record.read(text)
