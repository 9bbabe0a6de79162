"""Benchmark history: one line of JSON for each run, and a table that compares runs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.table import Table

from archipel.arena.bench import BOX_ROWS, BenchFailed, shown

HISTORY = Path("build/bench.jsonl")
SHOWN = 20
"""Number of runs shown, the latest ones."""
BARS = "▁▂▃▄▅▆▇█"
ROWS = {
    "ratio_compiled": ("compiled, ratio to peer", 1),
    "ratio_interpreted": ("interpreted, ratio to peer", 1),
    "peer_games_per_second": ("peer, games/s", 1),
}
"""Measurements shown besides those of the games, by JSON key: a label and the number of decimals."""


def keep(file: Path, result: dict[str, Any]) -> None:
    """Append a run to the history."""
    file.parent.mkdir(parents=True, exist_ok=True)
    line = {"at": datetime.now(UTC).isoformat(timespec="seconds"), **result}
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line, ensure_ascii=False) + "\n")


def kept(file: Path) -> list[dict[str, Any]]:
    """Return all runs, the earliest first."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    if not lines:
        raise BenchFailed(f"{file}: no runs yet; `archipel bench` adds one")
    try:
        return [json.loads(line) for line in lines]
    except json.JSONDecodeError as error:
        raise BenchFailed(f"{file}: not a benchmark history ({error})") from None


def comparison(runs: list[dict[str, Any]]) -> Table:
    """Return the latest runs as a table: bars for every measurement, and its last two values."""
    runs = runs[-SHOWN:]
    title = f"{len(runs)} runs, from {runs[0]['at']} to {runs[-1]['at']}"
    out = Table(title=title, caption="Ratios to the peer compare across machines; speeds do not.")
    out.add_column("measure")
    out.add_column("runs")
    for heading in ("before", "last", "change"):
        out.add_column(heading, justify="right")
    for name, values, digits in measures(runs):
        before, last = ([None, *values])[-2:]
        out.add_row(name, bars(values), shown(before, digits), shown(last, digits), change(before, last))
    return out


def measures(runs: list[dict[str, Any]]) -> Iterable[tuple[str, list[float | None], int]]:
    """Yield every measurement: its label, its value in each run, and the number of decimals."""
    for key, (name, digits) in ROWS.items():
        yield name, [run.get(key) for run in runs], digits
    for game in runs[-1]["games"]:
        for key, (name, digits) in BOX_ROWS.items():
            yield f"{game}, {name}", [run["games"].get(game, {}).get(key) for run in runs], digits


def bars(values: list[float | None]) -> str:
    """Return a bar for each value between the lowest and the highest, and a dot for None."""
    there = [value for value in values if value is not None]
    if not there:
        return "·" * len(values)
    low, high = min(there), max(there)
    step = (high - low) / (len(BARS) - 1) or 1.0
    return "".join("·" if value is None else BARS[round((value - low) / step)] for value in values)


def change(before: float | None, last: float | None) -> str:
    """Return the change between two runs in per cent."""
    return f"{100 * (last / before - 1):+.0f} %" if before and last else "–"
