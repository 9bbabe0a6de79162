"""Write pairs of positions for the tests of the animations, from a few bot games.

`python tools/motion_scenes.py` writes `client/tests/motion/scenes`, one pair a line, with one pair for every
kind of change. A pair is a position, the differences in the next one, and the lines the reader was told in
between.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from archipel.arena.match import decisions, seed_of
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.game import Game
from archipel.core.journal import Journal, as_is
from archipel.core.referee import Referee
from archipel.registry import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "client" / "tests" / "motion" / "scenes"
BOT = "greedy"
PLAYED = 2
READER = 0

Json = Any


def seen(referee: Referee) -> Json:
    """Return the reader's view with the public points."""
    view = referee.state.view(READER)
    points = [referee.state.public_points(seat) for seat in range(referee.seats)]
    return {"view": TypeAdapter(type(view)).dump_python(view, mode="json"), "points": points}


def changed(before: Json, after: Json, path: tuple[str | int, ...] = ()) -> Iterator[Json]:
    """Yield the differences between two positions: the path and the new value."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from changed(before[key], after[key], (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changed(old, new, (*path, i))
    elif before != after:
        yield [list(path), after]


def scenes(game: Game) -> Iterator[Json]:
    """Yield the first pair of every combination of verbs, once by the reader and once by another seat."""
    known: set[tuple[bool, str]] = set()
    for index in range(PLAYED):
        seats = game.printed_seats[0]
        referee = Referee(game, seats, game.read_options(""), SeededDealer(seed_of(1, index, 0)))
        bots = [make_bot(BOT, game.key, seed_of(1, index, 1 + seat)) for seat in range(seats)]
        journal = Journal(referee, as_is)
        before, told = None, 0
        for _ in decisions(referee, bots):
            now, story = seen(referee), list(journal.story(READER))
            lines, told = story[told:], len(story)
            verbs = sorted({entry.line.text.split(" ")[0] for entry in lines})
            key = (any(entry.line.seat == READER for entry in lines), " ".join(verbs))
            if before is not None and lines and key not in known:
                known.add(key)
                rows = [
                    [
                        e.line.number,
                        e.line.seat,
                        e.line.text,
                        [{"key": n.key, "rules": [], "args": n.args} for n in e.notes],
                    ]
                    for e in lines
                ]
                yield {
                    "what": key[1],
                    "mine": key[0],
                    "before": before,
                    "after": list(changed(before, now)),
                    "lines": rows,
                }
            before = now


def main() -> None:
    """Write the scenes of every game that has its own board in the client."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        if game.profile.has_board:
            rows = [json.dumps(scene, separators=(",", ":")) for scene in scenes(game)]
            path = FOLDER / f"{game.key}.json"
            path.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
            print(path.name, len(rows), path.stat().st_size)


if __name__ == "__main__":
    main()
