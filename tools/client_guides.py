"""Write the data of the illustrated rules for the client: every card with its count, and example positions.

A game may list its cards with the function `listed` of its module `printed`. Its positions are named in
`docs/rules/examples/<game>.txt`: a name, a record, the number of rows to play, and the seat whose view is
shown. The record is in the same folder or in `tests/records`. It is replayed row by row, so every position is
legal. `python tools/client_guides.py` writes `client/src/generated/guides`, one entry a line; `--check` fails
when a file there is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from generated import ROOT, write_or_check
from pydantic import TypeAdapter

from archipel.core import record
from archipel.core.game import Game
from archipel.core.state import State
from archipel.registry import BUILT_IN

EXAMPLES = ROOT / "docs" / "rules" / "examples"
RECORDS = (EXAMPLES, ROOT / "tests" / "records")
FOLDER = ROOT / "client" / "src" / "generated" / "guides"


@dataclass(frozen=True)
class Example:
    """A position of a record, as one seat sees it."""

    name: str
    state: State
    seat: int
    colours: list[str]


def examples(key: str) -> Iterator[Example]:
    """Yield the positions that the guide of a game shows."""
    path = EXAMPLES / f"{key}.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line and not line.startswith(";"):
            name, file, rows, seat = line.split()
            found = next(folder / file for folder in RECORDS if (folder / file).exists())
            game = record.read(found.read_text(encoding="utf-8"))
            if int(rows) > len(game.entries):
                raise ValueError(f"{path.name}: {name} needs {rows} rows, but {file} has {len(game.entries)}")
            played = record.replay(game, BUILT_IN, int(rows))
            colours = played.game.colours(played.seats, played.options)
            yield Example(name, played.state, int(seat), colours)


def guide(game: Game) -> str:
    """Return the file of one game, one card or position a line.

    A line begins with its comma, so that a new last entry changes no other line.
    """
    module = f"{type(game).__module__}.printed"
    listed = getattr(import_module(module), "listed", list) if find_spec(module) else list
    positions = {}
    for example in examples(game.key):
        view = example.state.view(example.seat)
        plain = TypeAdapter(type(view)).dump_python(view, mode="json")
        positions[example.name] = {"seat": example.seat, "colours": example.colours, "view": plain}
    cards = "\n,".join(json.dumps(card, separators=(",", ":")) for card in listed())
    boards = "\n,".join(
        f"{json.dumps(name)}:{json.dumps(position, separators=(',', ':'))}"
        for name, position in positions.items()
    )
    return f'{{"cards":[\n{cards}\n],\n"examples":{{\n{boards}\n}}}}\n'


def main(check: bool) -> int:
    """Write the files, or say which are stale."""
    wanted = {FOLDER / f"{game.key}.json": guide(game) for game in BUILT_IN.values()}
    return write_or_check(wanted, FOLDER.glob("*.json"), "python tools/client_guides.py", check)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
