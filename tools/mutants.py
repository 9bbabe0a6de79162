"""Do the tests notice a wrong rule? Change the rule modules of every game, one small change at a time.

`python tools/mutants.py --sample 60 --seed 5` tries sixty changes, evenly from all games; without `--sample`
all of them, which takes hours and may be stopped and taken up again. `--game` is for one game, `--floor 0.9`
fails below nine of ten, `--json` prints one object.

A change is tried in a copy of the process that has collected the tests. Of them only those run that reach the
changed line, the quickest first, until one fails. What reaches what is found out once and kept in
`build/mutants`, and so is every change that was noticed. Survivors that nobody can notice stand with a reason
in `tests/survivors.txt`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import pytest  # noqa: E402
from mutations import Mutant, code_of, mutants_in  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import (  # noqa: E402
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

GAMES: Final = ROOT / "archipel" / "games"
KEPT: Final = ROOT / "build" / "mutants"
ACCEPTED: Final = ROOT / "tests" / "survivors.txt"
NO_RULES: Final = {
    "__init__", "count", "drawing", "features", "invariants",
    "picture", "printed", "profile", "story", "view",
}  # fmt: skip
"""What shows a game, or looks at it."""
TESTS: Final = ["test_records.py", "test_versions.py", "test_bargain.py", "test_walks.py"]
"""What every game is tried on, besides its own scenes."""
PATIENCE: Final = 2.0
"""Seconds of a test that is looked at line by line; one that takes longer is left out."""
BUDGET: Final = 25.0
"""A survivor has been looked at by tests that take so many seconds, or by all that there are."""
SLOWNESS: Final = 8
"""A change may make tests so many times slower before it counts as endless."""
WORST: Final = 10
"""Seconds that any change may take besides."""

Reach = dict[str, dict[str, Any]]
"""For every test its `seconds`, and `lines`: the lines it reaches, by file."""


def rule_modules() -> list[Path]:
    """The files that are changed."""
    return [path for path in sorted(GAMES.glob("*/*.py")) if path.stem not in NO_RULES]


def test_paths() -> list[str]:
    """The tests that changes are tried on."""
    scenes = sorted(str(path.parent) for path in (ROOT / "tests").glob("*/scenes.py"))
    return scenes + [str(ROOT / "tests" / name) for name in TESTS]


def state_of_sources() -> str:
    """Another one whenever rules or tests are."""
    seen = sha256()
    for path in [*sorted((ROOT / "archipel").rglob("*.py")), *sorted((ROOT / "tests").rglob("*.py"))]:
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


# Which test reaches which line.


class Tracer:
    """Hears which lines of the rule modules are run."""

    def __init__(self) -> None:
        self.files = {str(path): path.relative_to(ROOT).as_posix() for path in rule_modules()}
        self.seen: dict[CodeType, set[int]] = {}
        self._whole: dict[CodeType, int] = {}

    def call(self, frame: FrameType, event: str, arg: object) -> Any:
        """A function begins: listen to it unless all its lines are known."""
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        if code not in self._whole:
            self._whole[code] = len({line for _, _, line in code.co_lines() if line is not None})
        seen = self.seen.setdefault(code, set())
        seen.add(code.co_firstlineno)
        if len(seen) >= self._whole[code]:
            return None

        def line(frame: FrameType, event: str, arg: object) -> Any:
            seen.add(frame.f_lineno)
            return line

        return line

    def lines(self) -> dict[str, list[int]]:
        """What was run since the last time, by file."""
        found: dict[str, set[int]] = {}
        for code, lines in self.seen.items():
            found.setdefault(self.files[code.co_filename], set()).update(lines)
        self.seen.clear()
        return {path: sorted(lines) for path, lines in found.items()}


class Reacher:
    """A plug-in of pytest: instead of a run, a list of what every test reaches."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.reach: Reach = {}
        self.tracer = Tracer()
        self.failed = False
        """Whether a test fails without any change."""
        self.ended = False
        """Whether a test was not waited for."""

    def pytest_configure(self) -> None:
        """What importing runs makes tables; no test can notice a change there, so it is listed apart."""
        sys.settrace(self.tracer.call)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests, in as many processes as there are jobs."""
        sys.settrace(None)
        self.reach[""] = {"seconds": 0.0, "lines": self.tracer.lines()}
        shares = [session.items[share :: self.jobs] for share in range(self.jobs)]
        files = [KEPT / f"reach-{share}.json" for share in range(self.jobs)]
        children = [fork(partial(self._trace, items, file)) for items, file in zip(shares, files)]
        for child, file in zip(children, files):
            if os.waitpid(child, 0)[1]:
                self.failed = True
            else:
                self.reach |= json.loads(file.read_text())
                file.unlink()
        return True

    def _trace(self, items: list[pytest.Item], file: Path) -> bool:
        found: Reach = {}
        signal.signal(signal.SIGPROF, self._end)
        for item in items:
            began = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)
            sys.settrace(self.tracer.call)
            passed = passes(item)
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds, lines = time.process_time() - began, self.tracer.lines()
            if self.ended:
                self.ended = False
                continue
            if not passed:
                print(f"{item.nodeid} fails as it is: nothing can be learnt from changes", file=sys.stderr)
                return False
            found[item.nodeid] = {"seconds": seconds, "lines": lines}
        file.write_text(json.dumps(found))
        return True

    def _end(self, signum: int, frame: object) -> None:
        self.ended = True
        raise TimeoutError("this test takes too long to be looked at line by line")


def fork(work: Callable[[], bool]) -> int:
    """Let a copy of this process work, silently; its number. It ends well if `work` gives True."""
    child = os.fork()
    if child:
        return child
    status = 2
    try:
        with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
            status = 0 if work() else 1
    finally:
        os._exit(status)


def passes(item: pytest.Item) -> bool:
    """Run one test, as pytest does."""
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return not any(report.failed for report in reports)


# Trying changes.


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """The tests that reach a change, the quickest first, as many as the budget allows."""
    found = [
        (about["seconds"], test)
        for test, about in reach.items()
        if test and mutant.line in about["lines"].get(mutant.path, [])
    ]
    chosen: list[str] = []
    spent = 0.0
    for seconds, test in sorted(found):
        if chosen and spent + seconds > BUDGET:
            break
        chosen.append(test)
        spent += seconds
    return chosen


class Trial:
    """A plug-in of pytest: instead of a run, one for each change, in a copy of the process."""

    def __init__(
        self, mutants: list[Mutant], reach: Reach, jobs: int, done: Callable[[Mutant, bool], None]
    ) -> None:
        self.mutants, self.reach, self.jobs, self.done = mutants, reach, jobs, done

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All changes, some at a time."""
        items = {item.nodeid: item for item in session.items}
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            tests = tests_for(mutant, self.reach)
            if not tests:
                self.done(mutant, False)
                continue
            if len(running) >= self.jobs:
                self._wait(running)
            limit = WORST + SLOWNESS * sum(self.reach[test]["seconds"] for test in tests)
            chosen = [items[test] for test in tests]
            running[fork(partial(survives, mutant, chosen, int(limit)))] = mutant
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        self.done(running.pop(child), status != 0)


def survives(mutant: Mutant, items: list[pytest.Item], seconds: int) -> bool:
    """Whether all these tests pass with a change. Endless ones are ended by the system, as failures."""
    spent = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (spent + seconds, spent + seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    put_in_place(mutant)
    return all(passes(item) for item in items)


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
        name, bar, reason = line.partition(" | ")
        if bar and not line.startswith("#"):
            found[name.strip()] = reason.strip()
    return found


def collect(*plugins: object) -> None:
    """Collect the tests and let a plug-in have them."""
    quiet = ["-o", "addopts=", "--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider"]
    words = [*quiet, "-p", "no:xdist", *test_paths()]
    code = pytest.main(words, plugins=list(plugins))
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"pytest ended with {code!r}")


def in_child(work: Callable[[], None]) -> None:
    """Collecting leaves modules behind: whoever collects does it in a process of its own."""

    def worked() -> bool:
        work()
        return True

    if os.waitpid(fork(worked), 0)[1]:
        raise SystemExit(1)


def reached(jobs: int) -> Reach:
    """Which test reaches what, from the file or found out now."""
    file = KEPT / "reach.json"
    state = state_of_sources()
    if not file.exists() or json.loads(file.read_text())["state"] != state:
        print("Finding out which test reaches what; this takes some minutes.", file=sys.stderr)
        KEPT.mkdir(parents=True, exist_ok=True)

        def find() -> None:
            reacher = Reacher(jobs)
            collect(reacher)
            if reacher.failed:
                raise SystemExit(1)
            file.write_text(json.dumps({"state": state, "reach": reacher.reach}))

        in_child(find)
    found: Reach = json.loads(file.read_text())["reach"]
    return found


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
    }


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what it gives is called with how many more are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=total)
        yield lambda n: progress.advance(task, n)


def all_mutants(games: Iterable[str], reach: Reach) -> Iterator[Mutant]:
    """Every change of what is not run by importing alone."""
    at_import = reach[""]["lines"]
    for path in rule_modules():
        if path.parent.name in games:
            for mutant in mutants_in(ROOT, path):
                if mutant.line not in at_import.get(mutant.path, []):
                    yield mutant


def week() -> int:
    """Another number each week."""
    year, number, _ = datetime.now(UTC).isocalendar()
    return year * 100 + number


def read_arguments() -> argparse.Namespace:
    """What is asked for."""
    games = sorted({path.parent.name for path in rule_modules()})
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
    results = Results()
    reach = reached(asked.jobs)
    mutants = sampled(list(all_mutants(asked.game, reach)), asked.sample, asked.seed)
    with bar("changes tried", len(mutants)) as done:
        to_try = []
        for mutant in mutants:
            if mutant.key in results.killed:
                results.add(mutant, True)
                done(1)
            else:
                to_try.append(mutant)

        def tried(mutant: Mutant, killed: bool) -> None:
            results.add(mutant, killed)
            done(1)

        if to_try:
            collect(Trial(to_try, reach, asked.jobs, tried))
    result = results.as_dict() | {"seed": asked.seed}
    share = result["killed"] / max(1, result["total"] - len(result["accepted"]))
    if asked.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        for mutant in result["survivors"]:
            print(f"{mutant['file']}:{mutant['line']} {mutant['function']}: {mutant['change']}")
        for game, counts in result["by_game"].items():
            print(f"{game}: {counts['killed']} of {counts['total']} noticed, {counts['accepted']} accepted")
        print(f"{result['killed']} of {result['total']} noticed ({share:.1%}), seed {asked.seed}")
    return 0 if share >= asked.floor else 1


if __name__ == "__main__":
    sys.exit(main())
