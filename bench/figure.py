"""Draw the results of `bench/load.py`: CPU per move, p99 latency and memory per table, by number of tables.

python bench/load.py --tables 100 300 600 1000 >> load.jsonl
python bench/figure.py load.jsonl docs/img/load.svg
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

PANELS: Final[list[tuple[str, Callable[[dict[str, Any]], float], float | None]]] = [
    ("server CPU of a move, ms", lambda run: float(run["server_cpu_ms_per_move"]), 0.8),
    ("p99 of a move, ms", lambda run: float(run["ms"]["p99"]), 250.0),
    ("memory of a table, kB", lambda run: float(run["server_kb_per_table"]), None),
]
"""Title, value and goal of each panel."""
INK: Final = {"sqlite": "#1b6ca8", "postgresql": "#c2571a"}
WIDE, HIGH, LEFT, TOP, GAP = 200, 130, 44, 34, 60


def panel(number: int, runs: list[dict[str, Any]]) -> list[str]:
    """Return the SVG of one panel: a line for each database, a dashed line for the goal."""
    title, value, goal = PANELS[number]
    x0, y0 = LEFT + number * (WIDE + GAP), TOP
    most_tables = max(run["tables"] for run in runs)
    most = 1.15 * max([value(run) for run in runs] + ([goal] if goal else []))

    def at(tables: float, much: float) -> tuple[float, float]:
        return round(x0 + WIDE * tables / most_tables, 1), round(y0 + HIGH * (1 - much / most), 1)

    out = [
        f'<text x="{x0}" y="{y0 - 14}" font-weight="bold">{title}</text>',
        f'<path d="M{x0} {y0}v{HIGH}h{WIDE}" fill="none" stroke="#888"/>',
    ]
    for tables in sorted({run["tables"] for run in runs}):
        x, _ = at(tables, 0)
        out.append(f'<text x="{x}" y="{y0 + HIGH + 15}" text-anchor="middle">{tables}</text>')
    for much in (0.0, most / 1.15):
        x, y = at(0, much)
        out.append(f'<text x="{x - 5}" y="{y + 4}" text-anchor="end">{much:.3g}</text>')
    if goal is not None:
        x, y = at(0, goal)
        out.append(f'<path d="M{x} {y}h{WIDE}" stroke="#888" stroke-dasharray="5 4"/>')
    for store, ink in INK.items():
        points = [at(run["tables"], value(run)) for run in runs if run["store"] == store]
        line = " ".join(f"{x},{y}" for x, y in points)
        out.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        out += [f'<circle cx="{x}" cy="{y}" r="3" fill="{ink}"/>' for x, y in points]
    return out


def drawn(runs: list[dict[str, Any]]) -> str:
    """Return the figure as SVG."""
    runs = sorted(runs, key=lambda run: int(run["tables"]))
    width, height = LEFT + 3 * (WIDE + GAP), TOP + HIGH + 50
    parts = [part for number in range(len(PANELS)) for part in panel(number, runs)]
    stores = [store for store in INK if any(run["store"] == store for run in runs)]
    for i, store in enumerate(stores):
        parts.append(f'<text x="{LEFT + i * 110}" y="{height - 8}" fill="{INK[store]}">● {store}</text>')
    parts.append(f'<text x="{width - GAP}" y="{height - 8}" text-anchor="end">tables</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    return "\n".join(
        [f'{head} font-size="12">', '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"]
    )


def main() -> None:
    """Read lines of JSON and write the figure."""
    source, target = map(Path, sys.argv[1:])
    target.write_text(drawn([json.loads(line) for line in source.read_text().splitlines()]))


if __name__ == "__main__":
    main()
