"""Write what the illustrated rules of the client draw by: every card with its number, and real positions.

A game may list its cards by the function `listed` of its module `printed`. Its positions are named in
`docs/rules/examples/<game>.txt`: a name, a record, how many of its entries are played, the seat that looks.
The record lies there too, or is one of `tests/records`; it is replayed row by row, so that only what can
happen is shown. `python tools/client_guides.py` writes `client/src/generated/guides`; `--check` fails when a
file there is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from pydantic import TypeAdapter

from archipel.core import record
from archipel.core.game import Game
from archipel.core.state import State
from archipel.registry import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent
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
    """The positions that the guide of a game shows."""
    path = EXAMPLES / f"{key}.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line and not line.startswith(";"):
            name, file, rows, seat = line.split()
            found = next(folder / file for folder in RECORDS if (folder / file).exists())
            told = record.read(found.read_text(encoding="utf-8"))
            if int(rows) > len(told.entries):
                raise ValueError(f"{path.name}: {name} asks for more than {file} has")
            played = record.replay(told, BUILT_IN, int(rows))
            colours = played.game.colours(played.seats, played.options)
            yield Example(name, played.state, int(seat), colours)


def guide(game: Game) -> str:
    """The file of one game."""
    module = f"{type(game).__module__}.printed"
    listed = getattr(import_module(module), "listed", list) if find_spec(module) else list
    positions = {}
    for example in examples(game.key):
        view = example.state.view(example.seat)
        plain = TypeAdapter(type(view)).dump_python(view, mode="json")
        positions[example.name] = {"seat": example.seat, "colours": example.colours, "view": plain}
    cards = ",\n".join(json.dumps(card, separators=(",", ":")) for card in listed())
    boards = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(position, separators=(',', ':'))}"
        for name, position in positions.items()
    )
    return f'{{"cards":[\n{cards}\n],\n"examples":{{\n{boards}\n}}}}\n'


def main() -> int:
    """Write the files, or say which are stale."""
    wanted = {f"{game.key}.json": guide(game) for game in BUILT_IN.values()}
    present = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    stale = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
    if "--check" in sys.argv:
        for name in stale:
            print(f"client/src/generated/guides/{name} is stale: run python tools/client_guides.py")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], encoding="utf-8")
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
