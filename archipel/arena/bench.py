"""Benchmark the compiled and the interpreted engine against catanatron, in one run, by CPU time.

Each build plays the same random four-player games in its own process. The game is the first built-in one,
which is catanatron's too. Rounds of the builds alternate and the best of each counts, so a busy machine
disturbs all alike. At the end the fastest build is measured with every built-in game.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.table import Table

import archipel
from archipel.core.state import COMPILED
from archipel.registry import FIRST

ROUNDS = 3
GAMES = 40
PEER = "3.2.1"
"""The version of catanatron that the floor refers to."""
FLOOR = {"ratio_compiled": 110.0, "ratio_interpreted": 4.0}
"""Least ratio of our games per second to catanatron's."""


BOX_ROWS = {
    "playouts_per_second": ("random games/s", 1),
    "greedy_games_per_second": ("greedy games/s", 2),
    "env_steps_per_second": ("environment steps/s", 0),
    "batch_steps_per_second": ("batch steps/s", 0),
    "copy_us": ("copy µs", 2),
    "legal_us": ("legal actions µs", 2),
    "evaluate_us": ("evaluation µs", 1),
    "redeal_us": ("redeal µs", 1),
    "view_us": ("view µs", 1),
}
"""Measurements shown for each game, by JSON key: a label and the number of decimals."""


class BenchFailed(Exception):
    """A build does not run, or two builds play different games."""


@dataclass(frozen=True)
class EngineBuild:
    """A build to measure: what the worker plays, and the first entry of its module path."""

    name: str
    engine: str
    path: Path | None

    def work(self, games: int) -> dict[str, Any]:
        """Run the worker and return its measurements."""
        done = self.python("-m", "archipel.arena.bench_worker", self.engine, str(games))
        if done.returncode:
            raise BenchFailed(f"the {self.name} build does not run:\n{done.stderr.strip()}")
        measured: dict[str, Any] = json.loads(done.stdout)
        return measured

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run Python with this build first on its path, and without the working directory on it."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
        return subprocess.run(
            [sys.executable, "-P", *words], env=environment, capture_output=True, text=True, check=False
        )


def interpreted(folder: Path) -> EngineBuild:
    """Return a copy of the running package without its compiled modules."""
    package = Path(archipel.__file__).parent
    skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "server", "client_dist")
    shutil.copytree(package, folder / "archipel", ignore=skip)
    return EngineBuild("interpreted", "ours", folder)


def compiled() -> EngineBuild | None:
    """Return the running package if it is compiled, else the installed one if that is compiled, else None."""
    if COMPILED:
        return EngineBuild("compiled", "ours", Path(archipel.__file__).parent.parent)
    installed = EngineBuild("compiled", "ours", None)
    asked = installed.python("-c", "from archipel.core.state import COMPILED; print(COMPILED)")
    return installed if asked.stdout.strip() == "True" else None


def peer_version() -> str | None:
    """Return the installed version of catanatron, or None."""
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return None


def bench(
    rounds: int = ROUNDS, games: int = GAMES, said: Callable[[str], None] | None = None
) -> dict[str, Any]:
    """Measure every available build; missing ones are None. `said` is called with each step's description."""
    notes: list[str] = []
    fast = compiled()
    if fast is None:
        notes.append("No compiled build found: install Archipel with a C compiler to measure it.")
    peer = peer_version()
    if peer is None:
        notes.append(f"No peer to compare with: install catanatron=={PEER} in the same environment.")
    elif peer != PEER:
        notes.append(f"The floor refers to catanatron {PEER}, but {peer} is installed.")
    with tempfile.TemporaryDirectory() as folder:
        slow = interpreted(Path(folder))
        builds = [build for build in (fast, slow) if build is not None]
        if peer is not None:
            builds.append(EngineBuild("peer", "peer", slow.path))
        measured: dict[str, list[dict[str, Any]]] = {build.name: [] for build in builds}
        for number in range(1, rounds + 1):
            for build in builds:
                if said:
                    said(f"round {number} of {rounds}: {build.name}")
                measured[build.name].append(build.work(games))
        if said:
            said("every built-in game")
        box = replace(builds[0], engine="box").work(games)
    return (
        summary(measured)
        | box
        | {"rounds": rounds, "games_a_round": games, "peer_version": peer, "notes": notes}
    )


def summary(measured: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Return the best round of each build, and the ratios between builds."""
    for name in ("compiled", "interpreted"):
        if any(done["compiled"] != (name == "compiled") for done in measured.get(name, [])):
            raise BenchFailed(f"the {name} build reports the wrong kind")
    checks = {done["check"] for name in ("compiled", "interpreted") for done in measured.get(name, [])}
    if len(checks) != 1:
        raise BenchFailed(
            f"the compiled and the interpreted build play different games: checks {sorted(checks)}"
        )

    def best(name: str, key: str, pick: Callable[[Iterable[float]], float]) -> float | None:
        return pick([done[key] for done in measured[name]]) if name in measured else None

    result: dict[str, Any] = {"check": checks.pop(), "actions": measured["interpreted"][0]["actions"]}
    for name, prefix in (("compiled", ""), ("interpreted", "interpreted_"), ("peer", "peer_")):
        result[f"{prefix}games_per_second"] = best(name, "games_per_second", max)
        result[f"{prefix}copy_us"] = best(name, "copy_us", min)
        result[f"{prefix}legal_us"] = best(name, "legal_us", min)
    peer = result["peer_games_per_second"]
    for name, prefix in (("compiled", ""), ("interpreted", "interpreted_")):
        rate = result[f"{prefix}games_per_second"]
        result[f"ratio_{name}"] = rate / peer if rate and peer else None
    return result


def table(result: dict[str, Any]) -> Table:
    """Return the comparison of the builds as a table."""
    out = Table(title=f"Random games of {FIRST} with four seats, CPU time, best of {result['rounds']} rounds")
    out.add_column("engine")
    for heading in ("games/s", "ratio to peer", "copy µs", "legal actions µs"):
        out.add_column(heading, justify="right")
    rows = [
        ("Archipel, compiled", "", "ratio_compiled"),
        ("Archipel, interpreted", "interpreted_", "ratio_interpreted"),
        (f"catanatron {result['peer_version'] or ''}".strip(), "peer_", ""),
    ]
    for name, prefix, ratio in rows:
        out.add_row(
            name,
            shown(result[f"{prefix}games_per_second"], 1),
            shown(result[ratio] if ratio else None, 1),
            shown(result[f"{prefix}copy_us"], 2),
            shown(result[f"{prefix}legal_us"], 2),
        )
    return out


def box_table(result: dict[str, Any]) -> Table:
    """Return the measurements of every game as a table."""
    games: dict[str, dict[str, float | None]] = result["games"]
    build = "interpreted" if result["games_per_second"] is None else "compiled"
    out = Table(title=f"Every built-in game, {build}, CPU time")
    out.add_column("")
    for key, found in games.items():
        out.add_column(f"{key}, {found['seats']}", justify="right")
    for row, (name, digits) in BOX_ROWS.items():
        out.add_row(name, *[shown(found[row], digits) for found in games.values()])
    return out


def shown(number: float | None, digits: int) -> str:
    """Format a number; a dash for None."""
    return "–" if number is None else f"{number:.{digits}f}"


def below_floor(result: dict[str, Any]) -> list[str]:
    """Return a sentence for each ratio that is below its floor or was not measured."""
    out = []
    for key, floor in FLOOR.items():
        if result[key] is None:
            out.append(f"{key} was not measured; the floor is {floor:g}.")
        elif result[key] < floor:
            out.append(f"{key} is {result[key]:.1f}, below the floor of {floor:g}.")
    return out
