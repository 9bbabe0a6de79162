"""Write the client's types from the server's schemas: every game's view and every message.

`python tools/client_types.py` writes `client/src/generated`; `--check` fails when a file there is stale.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from archipel.bots.luck import RollLuck
from archipel.bots.win_chances import WinChances
from archipel.core.game import Game
from archipel.registry import BUILT_IN
from archipel.server.background.worker import MomentOut
from archipel.server.play.draws import DrawsOut
from archipel.server.play.options import OptionOut
from archipel.server.play.seat_view import first_count
from archipel.server.play.solving import PuzzleTable, TryOut
from archipel.server.web.protocol import IN, OUT, view_schema
from archipel.server.web.puzzle_routes import DailyOut, MineOut

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "src" / "generated"
HEAD = "// Made by tools/client_types.py from the server's schemas. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
INCOMING = "In"

Schema = dict[str, Any]


def literal(value: Any) -> str:
    """A constant as TypeScript has it."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def type_of(schema: Schema) -> str:
    """The type of a value with this schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in schema[key]))
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    if kind is None:
        return "unknown"
    return PLAIN[kind]


def array_of(schema: Schema) -> str:
    """The type of a list or of a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    item = type_of(schema["items"]) if schema.get("items") else "unknown"
    return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"


def comment(text: str, indent: str = "") -> list[str]:
    """What the source says of it."""
    words = re.sub(r"\s+", " ", text).strip()
    return [f"{indent}/** {words} */"] if words else []


def interface(name: str, schema: Schema, may_lack: bool) -> list[str]:
    """A named type: the server sends every field, but what is sent to it may lack those with defaults."""
    lines = comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return [*lines, f"export type {name} = {type_of(schema)};", ""]
    needed = set(schema.get("required", []))
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        optional = "?" if may_lack and key not in needed and "const" not in value else ""
        lines += comment(value.get("description", ""), "  ")
        lines.append(f"  {key}{optional}: {type_of(value)};")
    return [*lines, "}", ""]


def module(*roots: tuple[str, Schema]) -> str:
    """A file with these types and all they refer to."""
    named: dict[str, Schema] = {}
    for name, schema in roots:
        for other, definition in sorted(schema.get("$defs", {}).items()):
            if named.setdefault(other, definition) != definition:
                raise ValueError(f"two types are called {other}")
        if schema.get("title") != name or name not in named:
            named[name] = {key: value for key, value in schema.items() if key != "$defs"}
    sent = {name for root, schema in roots if root == INCOMING for name in schema["$defs"]}
    lines = [line for name, schema in named.items() for line in interface(name, schema, name in sent)]
    return HEAD + "\n" + "\n".join(lines).rstrip() + "\n"


def game_types(game: Game) -> list[tuple[str, Schema]]:
    """The view of a game and, where something is counted, the count."""
    schemas = [view_schema(game)]
    counted = first_count(game)
    if counted is not None:
        schemas.append(TypeAdapter(type(counted)).json_schema(mode="serialization"))
    return [(schema["title"], schema) for schema in schemas]


def files() -> dict[str, str]:
    """The text of every generated file."""
    out = {f"{game.key}.ts": module(*game_types(game)) for game in BUILT_IN.values()}
    answers = [
        (model.__name__, TypeAdapter(model).json_schema(mode="serialization"))
        for model in (
            DrawsOut,
            RollLuck,
            OptionOut,
            WinChances,
            MomentOut,
            PuzzleTable,
            TryOut,
            DailyOut,
            MineOut,
        )
    ]
    incoming, outgoing = IN.json_schema(), OUT.json_schema(mode="serialization")
    out["protocol.ts"] = module((INCOMING, incoming), ("Out", outgoing), *answers)
    return out


def main() -> int:
    """Write the files, or say which are stale."""
    wanted = files()
    present = {path.name: path.read_text() for path in FOLDER.glob("*.ts")}
    stale = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
    if "--check" in sys.argv:
        for name in stale:
            print(f"client/src/generated/{name} is stale: run python tools/client_types.py")
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for name in stale:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name])
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
