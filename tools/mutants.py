"""Mutation tests of the rules: change one small thing in a rule module and see whether a test fails.

`python tools/mutants.py --sample 60 --seed 5` tries sixty changes, evenly from all games. Without `--sample`
it tries all of them, which takes hours; a run that was stopped can be resumed. `--game` chooses one game,
`--floor 0.9` fails when the tests notice less than 90 %, `--json` prints one object.

Each change is tried in a fork of the process that has collected the tests. Only the scenes that reach the
changed statement run, the fastest first, until one fails. A change that no scene notices is tried on tests
that play whole games. The coverage of each test (`tools/reach.py`) and the changes that were noticed are
cached in `build/mutants`.

`tests/survivors.txt` lists the changes that no test can notice, each with a reason. An entry is named by its
module, its function and the change, so it stays valid when lines move. An entry that matches no change ends
the run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from difflib import get_close_matches
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from copies import BROKEN, YES, failure, in_forks, limit
from mutations import Mutant, code_of, game_of, mutants_in
from reach import Marker, Reach

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "archipel" / "games"
KEPT: Final = ROOT / "build" / "mutants"
ACCEPTED: Final = ROOT / "tests" / "survivors.txt"
KERNEL: Final = ROOT / "archipel" / "core" / "position.py"
"""Rules that all games share: how pending questions are asked and answered."""
NO_RULES: Final = {
    "__init__", "count", "drawing", "features", "invariants",
    "picture", "printed", "profile", "story", "view",
}  # fmt: skip
"""Modules that show or inspect a game and contain no rules."""
TESTS: Final = [
    "test_bargain.py", "test_copying.py", "test_core.py", "test_memories.py", "test_pending.py",
    "test_versions.py", "test_vocabulary.py",
]  # fmt: skip
"""Tests that every game is tried on, besides its own scenes."""
WHOLE_GAMES: Final = ["test_walks.py", "test_every_game.py"]
"""Tests that play whole games, as do those marked `many`. They run for a change that no scene notices.
Their coverage is not recorded, because that would take minutes."""
BUDGET: Final = 20.0
"""Seconds of tests that a change must survive, or all tests that reach it if those take less."""
LONGEST: Final = 60.0
"""Seconds after which a test of whole games counts as an endless loop."""
SLOWNESS: Final = 8
"""A test counts as an endless loop when a change makes it this many times slower …"""
WORST: Final = 3.0
"""… plus these seconds."""


def rule_modules() -> list[Path]:
    """Return the files to change."""
    files = [*GAMES.glob("*/*.py"), *GAMES.glob("*/effects/*.py")]
    kernel = [KERNEL] if KERNEL.exists() else []
    return kernel + [path for path in sorted(files) if path.stem not in NO_RULES]


def module_game(path: Path) -> str:
    """Return the game that a rule module belongs to."""
    return game_of(path.relative_to(ROOT).as_posix())


def test_paths() -> list[str]:
    """Return the paths of the tests that changes are tried on."""
    scenes = sorted(str(path.parent) for path in (ROOT / "tests").glob("*/scenes.py"))
    return scenes + [str(ROOT / "tests" / name) for name in TESTS + WHOLE_GAMES]


# Trying changes.


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """Return the tests that reach a change, the fastest first, within the budget."""
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
    """Whether a test plays no whole games."""
    return item.path.name not in WHOLE_GAMES and item.get_closest_marker("many") is None


def whole_games(items: list[pytest.Item], game: str) -> list[pytest.Item]:
    """Return the tests that play whole games of one game, taken from the files in turn."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        mine = game == "kernel" or item.path.parent.name == game or f"[{game}-" in item.nodeid
        if mine and not is_scene(item):
            files.setdefault(item.path, []).append(item)
    return [item for turn in zip_longest(*files.values()) for item in turn if item is not None]


class Trial:
    """Tries changes on tests."""

    def __init__(self, items: list[pytest.Item], reach: Reach, results: Results) -> None:
        self.items = {item.nodeid: item for item in items}
        self.reach, self.results = reach, results

    def run(self, mutants: list[Mutant], jobs: int) -> None:
        """Try the changes, `jobs` at a time, except those already known to be noticed."""
        to_try = [mutant for mutant in mutants if mutant.key not in self.results.killed]
        for mutant in set(mutants) - set(to_try):
            self.results.add(mutant, True)
        in_forks("changes tried", to_try, jobs, self._survives, self._done)

    def _survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with a change. The operating system ends a fork that exceeds its limits."""
        tests = tests_for(mutant, self.reach)
        put_in_place(mutant)
        try:
            for test in tests:
                limit(WORST + SLOWNESS * self.reach.of[test].seconds)
                if failure(self.items[test]):
                    return False
            return self._survives_games(mutant)
        except BaseException:  # a change may raise anything, even inside pytest
            return False

    def _survives_games(self, mutant: Mutant) -> bool:
        """Whether the tests of whole games pass as well, within the budget."""
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
    """Replace the code of the function in place: other modules have imported it already."""
    module = importlib.import_module(mutant.path.removesuffix(".py").replace("/", "."))
    assert module.__file__ == str(ROOT / mutant.path), f"{module.__file__} is compiled or not of this tree"
    found: Any = module
    for name in mutant.function.split("."):
        found = vars(found)[name]
    code = code_of(ROOT, mutant)
    parts: list[Any] = [found.fget, found.fset] if isinstance(found, property) else [found]
    functions = [getattr(function, "__wrapped__", function) for function in parts if function]
    target = next(one for one in functions if one.__code__.co_firstlineno == code.co_firstlineno)
    target.__code__ = code


# The command.


def sampled(mutants: list[Mutant], size: int | None, seed: int) -> list[Mutant]:
    """Return a random sample of this size, evenly from all games; without a size, all changes."""
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
    """Return the accepted survivors by name, each with its reason."""
    found: dict[str, str] = {}
    for line in ACCEPTED.read_text(encoding="utf-8").splitlines():
        name, bar, reason = line.rpartition(" | ")
        if bar and not line.startswith("#"):
            if name.strip() in found:
                raise SystemExit(f"{ACCEPTED.name} lists this twice: {name.strip()}")
            found[name.strip()] = reason.strip()
    return found


def stale(known: Iterable[str]) -> dict[str, str]:
    """Return the accepted survivors that match no change of the rules any more, each with a likely cause."""
    names = {mutant.name: mutant for path in rule_modules() for mutant in mutants_in(ROOT, path)}
    return {name: _cause(name, names) for name in known if name not in names}


def _cause(name: str, names: dict[str, Mutant]) -> str:
    """Return why no change has this name, with the names that come closest."""
    where, _, change = name.partition(": ")
    path, _, function = where.partition("::")
    change = re.sub(r" \(\d+ of \d+\)$", "", change)
    elsewhere = [other for other, mutant in names.items() if mutant.change == change]
    if not any(mutant.path == path for mutant in names.values()):
        return _hint(f"there is no rule module {path}", elsewhere)
    mine = [other for other, mutant in names.items() if (mutant.path, mutant.function) == (path, function)]
    if not mine:
        return _hint(f"{path} has no function {function}", elsewhere)
    return _hint(f"{function} has no such change", get_close_matches(name, mine))


def _hint(what: str, others: list[str]) -> str:
    return what + "".join(f"\n    perhaps {other}" for other in others[:3])


class Collected:
    """A pytest plug-in that hands the collected tests to `use` instead of running them."""

    def __init__(self, use: Callable[[list[pytest.Item]], None]) -> None:
        self.use = use
        self.end: SystemExit | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Keep a SystemExit for later: pytest would report it as an internal error."""
        try:
            self.use(session.items)
        except SystemExit as end:
            self.end = end
        return True


def collect(use: Callable[[list[pytest.Item]], None]) -> None:
    """Collect the tests and call `use` with them."""
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
    """The outcome of every change. Noticed changes are cached on disk, so that a run can be resumed."""

    def __init__(self) -> None:
        self.file = KEPT / "killed.txt"
        self.killed = set(self.file.read_text().split()) if self.file.exists() else set()
        self.tried: list[tuple[Mutant, bool]] = []

    def add(self, mutant: Mutant, killed: bool) -> None:
        """Add the outcome of one change."""
        self.tried.append((mutant, killed))
        if killed and mutant.key not in self.killed:
            self.killed.add(mutant.key)
            with self.file.open("a") as file:
                file.write(f"{mutant.key}\n")

    def as_dict(self) -> dict[str, Any]:
        """Return the totals, the survivors and the accepted survivors, ready for JSON."""
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
            "survivors": [as_row(mutant) for mutant in lived if mutant.name not in known],
            "accepted": [as_row(m) | {"reason": known[m.name]} for m in lived if m.name in known],
        }


def as_row(mutant: Mutant) -> dict[str, Any]:
    """Return a change as a row of the report."""
    return {
        "file": mutant.path,
        "line": mutant.line,
        "function": mutant.function,
        "name": mutant.name,
        "change": mutant.change,
        "source": mutant.source,
    }


def all_mutants(games: list[str], reach: Reach) -> Iterator[Mutant]:
    """Yield every change of these games, except in statements that run only at import."""
    by_tests: dict[str, set[int]] = {}
    for about in reach.of.values():
        for name, lines in about.lines.items():
            by_tests.setdefault(name, set()).update(lines)
    for path in rule_modules():
        for mutant in mutants_in(ROOT, path) if module_game(path) in games else []:
            at_import = mutant.statement in reach.by_import.get(mutant.path, [])
            if not at_import or mutant.statement in by_tests.get(mutant.path, ()):
                yield mutant


def week() -> int:
    """Return a seed that changes every week."""
    year, number, _ = datetime.now(UTC).isocalendar()
    return year * 100 + number


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    games = sorted({module_game(path) for path in rule_modules()})
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sample", type=int, help="number of changes, evenly from all games (default: all)")
    parser.add_argument(
        "--seed", type=int, default=week(), help="seed of the sample (default: new each week)"
    )
    parser.add_argument(
        "--game", choices=games, action="append", help="only this game, or the kernel; may be repeated"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--floor", type=float, default=0.0, help="fail if the tests notice a smaller share")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    arguments.game = arguments.game or games
    return arguments


def main() -> int:
    """Record what the tests reach, try the changes, and print the report."""
    asked = read_arguments()
    gone = stale(accepted())
    if gone:
        rows = [f"{name}\n  {cause}" for name, cause in gone.items()]
        raise SystemExit(f"These entries of {ACCEPTED.name} match no change any more:\n" + "\n".join(rows))
    results = Results()

    def use(items: list[pytest.Item]) -> None:
        reach = Reach(ROOT, KEPT / "reach.jsonl", marker)
        reach.load([item for item in items if is_scene(item)], asked.jobs)
        mutants = sampled(list(all_mutants(asked.game, reach)), asked.sample, asked.seed)
        Trial(items, reach, results).run(mutants, asked.jobs)

    # Import the sources interpreted, here and in the processes the tests start, and with coverage marks.
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
            print("{file}:{line}: {source}\n    {name}".format(**mutant))
        for game, counts in result["by_game"].items():
            print(f"{game}: {counts['killed']} of {counts['total']} noticed, {counts['accepted']} accepted")
        print(f"{result['killed']} of {result['total']} noticed ({share:.1%}), seed {asked.seed}")
    return 0 if share >= asked.floor else 1


if __name__ == "__main__":
    sys.exit(main())
