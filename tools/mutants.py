"""Do the tests notice a wrong rule? Change the rule modules of every game, one small change at a time.

`python tools/mutants.py --sample 60 --seed 5` tries sixty changes, evenly from all games; without `--sample`
all of them, which takes hours and may be stopped and taken up again. `--game` is for one game, `--floor 0.9`
fails below nine of ten, `--json` prints one object.

A change is tried in a copy of the process that has collected the tests. Of the scenes only those run that
reach the changed statement, the quickest first, until one fails. What reaches what is found out once
(`tools/reach.py`) and kept in `build/mutants`, and so is every change that was noticed. What no scene notices
is tried on tests that play whole games. Survivors that nobody can notice stand with a reason in
`tests/survivors.txt`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from copies import BROKEN, YES, failure, in_copies, limit
from mutations import Mutant, code_of, mutants_in
from reach import Marker, Reach

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "archipel" / "games"
KEPT: Final = ROOT / "build" / "mutants"
ACCEPTED: Final = ROOT / "tests" / "survivors.txt"
NO_RULES: Final = {
    "__init__", "count", "drawing", "features", "invariants",
    "picture", "printed", "profile", "story", "view",
}  # fmt: skip
"""What shows a game, or looks at it."""
TESTS: Final = [
    "test_bargain.py", "test_copying.py", "test_core.py", "test_memories.py", "test_pending.py",
    "test_versions.py", "test_vocabulary.py",
]  # fmt: skip
"""What every game is tried on, besides its own scenes."""
WHOLE_GAMES: Final = ["test_walks.py", "test_every_game.py"]
"""With those that are marked `many`, what plays whole games: a change that no scene notices is tried on them.
Nobody asks what they reach, which would take minutes."""
BUDGET: Final = 20.0
"""A survivor has been looked at by tests that take so many seconds, or by all that there are."""
LONGEST: Final = 60.0
"""Seconds that one of these may take before it counts as endless."""
SLOWNESS: Final = 8
"""A change may make a test so many times slower before it counts as endless."""
WORST: Final = 3.0
"""Seconds that it may take besides."""


def rule_modules() -> list[Path]:
    """The files that are changed."""
    files = [*GAMES.glob("*/*.py"), *GAMES.glob("*/effects/*.py")]
    return [path for path in sorted(files) if path.stem not in NO_RULES]


def test_paths() -> list[str]:
    """The tests that changes are tried on."""
    scenes = sorted(str(path.parent) for path in (ROOT / "tests").glob("*/scenes.py"))
    return scenes + [str(ROOT / "tests" / name) for name in TESTS + WHOLE_GAMES]


# Trying changes.


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """The tests that reach a change, the quickest first, as many as the budget allows."""
    found = [
        (about.seconds, test)
        for test, about in reach.of.items()
        if mutant.statement in about.lines.get(mutant.path, ())
    ]
    chosen: list[str] = []
    spent = 0.0
    for seconds, test in sorted(found):
        if chosen and spent + seconds > BUDGET:
            break
        chosen.append(test)
        spent += seconds
    return chosen


def is_scene(item: pytest.Item) -> bool:
    """Whether it plays no whole games."""
    return item.path.name not in WHOLE_GAMES and item.get_closest_marker("many") is None


def whole_games(items: list[pytest.Item], game: str) -> list[pytest.Item]:
    """What plays whole games of one game, of every file in turn."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if not is_scene(item) and (item.path.parent.name == game or f"[{game}-" in item.nodeid):
            files.setdefault(item.path, []).append(item)
    return [item for turn in zip_longest(*files.values()) for item in turn if item is not None]


class Trial:
    """Changes that are tried on tests."""

    def __init__(self, items: list[pytest.Item], reach: Reach, results: Results) -> None:
        self.items = {item.nodeid: item for item in items}
        self.reach, self.results = reach, results

    def run(self, mutants: list[Mutant], jobs: int) -> None:
        """All of them, so many at a time, but those that are known to be noticed."""
        to_try = [mutant for mutant in mutants if mutant.key not in self.results.killed]
        for mutant in set(mutants) - set(to_try):
            self.results.add(mutant, True)
        in_copies("changes tried", to_try, jobs, self._survives, self._done)

    def _survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with a change. An endless one is ended by the system."""
        tests = tests_for(mutant, self.reach)
        put_in_place(mutant)
        try:
            for test in tests:
                limit(WORST + SLOWNESS * self.reach.of[test].seconds)
                if failure(self.items[test]):
                    return False
            return self._survives_games(mutant)
        except BaseException:  # a change may do anything, also to what runs the tests
            return False

    def _survives_games(self, mutant: Mutant) -> bool:
        """Whether whole games pass as well, as many as the budget allows."""
        began = time.process_time()
        for item in whole_games(list(self.items.values()), mutant.game):
            if time.process_time() - began > BUDGET:
                break
            limit(LONGEST)
            if failure(item):
                return False
        return True

    def _done(self, mutant: Mutant, status: int) -> None:
        if status == BROKEN:
            raise SystemExit(f"{mutant.name} could not be tried")
        self.results.add(mutant, status != YES)
        if status == YES:
            print(f"survived: {mutant.name}", file=sys.stderr)


def put_in_place(mutant: Mutant) -> None:
    """Give the function, which everybody has imported by now, its changed code."""
    module = importlib.import_module(mutant.path.removesuffix(".py").replace("/", "."))
    assert module.__file__ == str(ROOT / mutant.path), f"{module.__file__} is compiled, or another one"
    found: Any = module
    for name in mutant.function.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", None) or found
    getattr(found, "__wrapped__", found).__code__ = code_of(ROOT, mutant)


# The command.


def sampled(mutants: list[Mutant], size: int | None, seed: int) -> list[Mutant]:
    """So many changes, evenly from all games; all of them if no number is given."""
    if size is None:
        return mutants
    by_game: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_game.setdefault(mutant.game, []).append(mutant)
    for some in by_game.values():
        Random(seed).shuffle(some)
    turns = [
        mutant
        for turn in range(len(mutants))
        for some in by_game.values()
        for mutant in some[turn : turn + 1]
    ]
    return turns[:size]


def accepted() -> dict[str, str]:
    """The survivors that are known, each with its reason."""
    found = {}
    for line in ACCEPTED.read_text(encoding="utf-8").splitlines():
        name, bar, reason = line.rpartition(" | ")
        if bar and not line.startswith("#"):
            found[name.strip()] = reason.strip()
    return found


def stale(known: Iterable[str]) -> list[str]:
    """Known survivors that are no change of the rules any more: their line is gone, or reads otherwise."""
    there = {mutant.name for path in rule_modules() for mutant in mutants_in(ROOT, path)}
    return [name for name in known if name not in there]


class Collected:
    """A plug-in of pytest: instead of a run, `use` has the tests."""

    def __init__(self, use: Callable[[list[pytest.Item]], None]) -> None:
        self.use = use
        self.end: SystemExit | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Pytest would call the end of the program an error of its own."""
        try:
            self.use(session.items)
        except SystemExit as end:
            self.end = end
        return True


def collect(use: Callable[[list[pytest.Item]], None]) -> None:
    """Collect the tests and let `use` have them."""
    quiet = ["-o", "addopts=", "--import-mode=importlib", "-m", "not long and not browser"]
    for plugin in ("terminal", "cacheprovider", "xdist"):
        quiet += ["-p", f"no:{plugin}"]
    collected = Collected(use)
    code = pytest.main([*quiet, *test_paths()], plugins=[collected])
    if collected.end:
        raise collected.end
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"pytest ended with {code!r}")


class Results:
    """What was noticed and what was not; the first is kept, so that a run can be taken up again."""

    def __init__(self) -> None:
        self.file = KEPT / "killed.txt"
        self.killed = set(self.file.read_text().split()) if self.file.exists() else set()
        self.tried: list[tuple[Mutant, bool]] = []

    def add(self, mutant: Mutant, killed: bool) -> None:
        """One more."""
        self.tried.append((mutant, killed))
        if killed and mutant.key not in self.killed:
            self.killed.add(mutant.key)
            with self.file.open("a") as file:
                file.write(f"{mutant.key}\n")

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        known = accepted()
        order = sorted(self.tried, key=lambda pair: (pair[0].path, pair[0].line, pair[0].number))
        lived = [mutant for mutant, killed in order if not killed]
        by_game = {
            game: {
                "total": len(mine := [killed for mutant, killed in order if mutant.game == game]),
                "killed": sum(mine),
                "accepted": sum(mutant.game == game and mutant.name in known for mutant in lived),
            }
            for game in sorted({mutant.game for mutant, _ in order})
        }
        return {
            "total": len(order),
            "killed": sum(killed for _, killed in order),
            "by_game": by_game,
            "survivors": [told(mutant) for mutant in lived if mutant.name not in known],
            "accepted": [told(m) | {"reason": known[m.name]} for m in lived if m.name in known],
        }


def told(mutant: Mutant) -> dict[str, Any]:
    """A change, for a report."""
    return {
        "file": mutant.path,
        "line": mutant.line,
        "function": mutant.function,
        "change": mutant.change,
        "source": mutant.source,
    }


def all_mutants(games: list[str], reach: Reach) -> Iterator[Mutant]:
    """Every change, but of what only importing runs."""
    by_tests: dict[str, set[int]] = {}
    for about in reach.of.values():
        for name, lines in about.lines.items():
            by_tests.setdefault(name, set()).update(lines)
    for path in rule_modules():
        for mutant in mutants_in(ROOT, path) if path.relative_to(GAMES).parts[0] in games else []:
            at_import = mutant.statement in reach.by_import.get(mutant.path, [])
            if not at_import or mutant.statement in by_tests.get(mutant.path, ()):
                yield mutant


def week() -> int:
    """Another number each week."""
    year, number, _ = datetime.now(UTC).isocalendar()
    return year * 100 + number


def read_arguments() -> argparse.Namespace:
    """What is asked for."""
    games = sorted({path.relative_to(GAMES).parts[0] for path in rule_modules()})
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sample", type=int, help="so many changes, evenly from all games (default: all)")
    parser.add_argument("--seed", type=int, default=week(), help="which ones (default: others each week)")
    parser.add_argument("--game", choices=games, action="append", help="of this game alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--floor", type=float, default=0.0, help="fail if a smaller share is noticed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    arguments.game = arguments.game or games
    return arguments


def main() -> int:
    """Find out what the tests reach, try the changes, and tell."""
    asked = read_arguments()
    gone = stale(accepted())
    if gone:
        raise SystemExit(
            f"These reasons in {ACCEPTED.name} are for nothing that is there:\n" + "\n".join(gone)
        )
    results = Results()

    def use(items: list[pytest.Item]) -> None:
        reach = Reach(ROOT, KEPT / "reach.jsonl", marker)
        reach.find_out([item for item in items if is_scene(item)], asked.jobs)
        mutants = sampled(list(all_mutants(asked.game, reach)), asked.sample, asked.seed)
        Trial(items, reach, results).run(mutants, asked.jobs)

    # The sources, interpreted, here and in what the tests start; with marks.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    marker = Marker(ROOT, rule_modules())
    sys.meta_path.insert(0, marker)
    collect(use)
    result = results.as_dict() | {"seed": asked.seed}
    share = result["killed"] / max(1, result["total"] - len(result["accepted"]))
    if asked.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        for mutant in result["survivors"]:
            print("{file}:{line} {function}: {change} @ {source}".format(**mutant))
        for game, counts in result["by_game"].items():
            print(f"{game}: {counts['killed']} of {counts['total']} noticed, {counts['accepted']} accepted")
        print(f"{result['killed']} of {result['total']} noticed ({share:.1%}), seed {asked.seed}")
    return 0 if share >= asked.floor else 1


if __name__ == "__main__":
    sys.exit(main())
