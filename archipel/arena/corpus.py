"""Many games in one text file: records one after the other, a blank line between them.

A record begins with its tags, so where a tag follows an action, the next record begins. Every record
replays by itself (`archipel.core.record`), and the whole file can be read by people and by `grep`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from archipel.arena.match import RANDOM, in_rotation, seed_of, sit_down
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
    """Game number `index` of a run, at its end: the same game that `simulate` plays."""
    game = game_named(run.game)
    options = game.read_options(run.options)
    names = in_rotation(list(run.bots), run.seats)
    if all(name == RANDOM for name in names):
        return _random(game, run.seats, options, seed_of(run.seed, index, 0))
    return sit_down(game, run.seats, options, names, run.seed, index)


def _random(game: Game, seats: int, options: dict[str, str], seed: int) -> Referee:
    """What `archipel.core.playout.run` plays with this seed, written down."""
    referee = Referee(game, seats, options)
    rng = Rng(seed)
    while (seat := referee.state.actor()) != NOBODY:
        choices = referee.state.legal(seat)
        pick = referee.state.draw(rng) if seat == CHANCE else rng.below(len(choices))
        referee.append(seat, choices[pick])
    return referee


def record_of(run: Run, index: int) -> Record:
    """The record of one game of a run."""
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
    """Play a run and write all its records into one file, in the order of the games."""
    run.check()
    pieces = [(run, first, last) for first, last in chunks(run.games, jobs or 1, most=50)]
    with path.open("w", encoding="utf-8") as file:
        for number, texts in enumerate(map_chunks(_some, pieces, backend, jobs)):
            file.write(("\n" if number else "") + "\n".join(texts))
            if progress:
                progress(len(texts))


def join(records: Iterable[Record]) -> str:
    """Records as the text of a corpus."""
    return "\n".join(record.write(one) for one in records)


def split(lines: Iterable[str]) -> Iterator[str]:
    """The texts of the records of a corpus, one at a time: files of any size can be read."""
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
    """The records of a file, one at a time."""
    with path.open(encoding="utf-8") as file:
        for text in split(file):
            yield record.read(text)
