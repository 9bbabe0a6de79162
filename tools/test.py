"""Run the checks and tests and print how long each part took.

Without an option: the checks and the tests. `--check` runs only the checks, `--long` only the long tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
INTERPRETED = {"PYTHONPATH": str(ROOT), "ARCHIPEL_EXPECT": "interpreted"}
COMPILED = {"ARCHIPEL_EXPECT": "compiled"}

TWO = ["-n", "2", "--dist", "worksteal"]
"""Two pytest workers; one that runs out of tests takes some from the other."""

Part = tuple[str, list[str], dict[str, str]]
"""A name, a command in the virtual environment, and additional environment variables."""

CHECKS: list[Part] = [
    ("format", ["ruff", "format", "--check", "."], {}),
    ("lint", ["ruff", "check", "."], {}),
    ("types", ["mypy"], {}),
    ("imports", ["lint-imports"], INTERPRETED),
    ("lengths", ["python", "tools/lengths.py"], {}),
    ("names", ["python", "tools/names.py"], INTERPRETED),
    ("ledger", ["python", "tools/ledger.py"], INTERPRETED),
    ("prose", ["python", "tools/prose.py"], {}),
    ("generated files", ["python", "tools/generate.py", "--check"], INTERPRETED),
    ("client", ["python", "tools/page.py", "check"], {}),
]
SCENES = [
    *(str(path.parent) for path in sorted((ROOT / "tests").glob("*/scenes.py"))),
    "tests/test_core.py",
]
TESTS: list[Part] = [
    ("tests, compiled", ["pytest", *TWO, "-m", "not long and not browser"], COMPILED),
    ("browser", ["pytest", *TWO, "-m", "browser and not long"], COMPILED),
    (
        "scenes and walks, interpreted",
        ["pytest", *TWO, "-m", "not long and not many", *SCENES, "tests/test_walks.py"],
        INTERPRETED,
    ),
]
SMALL = ["--spectators", "300", "--addresses", "2", "--tables", "10", "--seconds", "5", "--most", "5000"]
"""A small crowd: no message may be lost and no table may stall. `make bench-crowd` measures the speed."""
LONG: list[Part] = [
    ("long tests", ["pytest", *TWO, "-m", "long"], COMPILED),
    ("engine, interpreted", ["pytest", *TWO, "-m", "not long", "tests/test_every_game.py"], INTERPRETED),
    ("faults under load", ["python", "bench/chaos.py", "--kills", "10"], COMPILED),
    ("faults, PostgreSQL", ["python", "bench/chaos.py", "--kills", "5", "--store", "postgres"], COMPILED),
    ("a crowd", ["python", "bench/spectators.py", *SMALL], COMPILED),
    ("speed against catanatron", ["archipel", "bench", "--floor"], {}),
    ("a sample of mutants", ["python", "tools/mutants.py", "--sample", "40", "--floor", "0.8"], {}),
]


def run(name: str, command: list[str], extra: dict[str, str]) -> tuple[float, bool]:
    """Run one part; return its seconds and whether it passed."""
    print(f"\n=== {name}: {' '.join(command)}", flush=True)
    began = time.monotonic()
    environment = {**os.environ, **extra}
    done = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, env=environment, check=False)
    return time.monotonic() - began, done.returncode == 0


def main() -> int:
    """Run all parts, also after a failure, so that one run shows every problem."""
    chosen = {"--check": CHECKS, "--long": LONG}
    parts = next((chosen[word] for word in sys.argv[1:] if word in chosen), CHECKS + TESTS)
    results = [(name, *run(name, command, extra)) for name, command, extra in parts]
    print("\n=== seconds per part")
    for name, seconds, passed in results:
        print(f"{seconds:8.1f}  {'passed' if passed else 'FAILED'}  {name}")
    total = sum(seconds for _, seconds, _ in results)
    failed = sum(not passed for _, _, passed in results)
    print(f"{total:8.1f}  in total")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
