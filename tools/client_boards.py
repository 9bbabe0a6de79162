"""Write what is printed on the boards for the client, from the tables of the engine.

A game with a board of its own in the client may have a module `printed` beside its rules, whose function
`printed` gives its tables by name. `python tools/client_boards.py` writes `client/src/generated/boards`;
`--check` fails when a file there is stale.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from archipel.core.game import Game
from archipel.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client" / "src"
FOLDER = CLIENT / "generated" / "boards"
HEAD = "// Made by tools/client_boards.py from the tables of the engine. Do not edit.\n"


def type_of(value: object) -> str:
    """The type of a table: a list is an array, a tuple keeps its length, a dictionary is a record."""
    if isinstance(value, bool | int | str):
        return {bool: "boolean", int: "number", str: "string"}[type(value)]
    if isinstance(value, tuple):
        return f"[{', '.join(map(type_of, value))}]"
    items = list(value.values()) if isinstance(value, dict) else value
    assert isinstance(items, list), f"{value!r} cannot be written down"
    kinds = {type_of(item) for item in items}
    assert len(kinds) == 1, f"a table with {sorted(kinds)}"
    return f"Record<string, {kinds.pop()}>" if isinstance(value, dict) else f"{kinds.pop()}[]"


def board(game: Game) -> str | None:
    """The file of one game, or None where there is nothing to draw by."""
    module = f"{type(game).__module__}.printed"
    if not (CLIENT / "games" / game.key).is_dir() or find_spec(module) is None:
        return None
    tables: dict[str, object] = import_module(module).printed()
    lines = [
        f"export const {name}: {type_of(table)} = {json.dumps(table, separators=(',', ':'))};"
        for name, table in tables.items()
    ]
    return HEAD + "\n" + "\n".join(lines) + "\n"


def main() -> int:
    """Write the files, or say which are stale."""
    wanted = {f"{game.key}.ts": text for game in GAMES.values() if (text := board(game)) is not None}
    present = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ts")}
    stale = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
    if "--check" in sys.argv:
        for name in stale:
            print(f"client/src/generated/boards/{name} is stale: run python tools/client_boards.py")
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
