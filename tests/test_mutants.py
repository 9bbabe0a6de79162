"""`tools/mutants.py` finds the changes that the tests miss, here in a small game with planted gaps."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutants import TESTS, WHOLE_GAMES, accepted, stale
from mutations import code_of, mutants_in

TOOLS = Path(__file__).parent.parent / "tools"
RULES = """
def wins(points: int) -> bool:
    return points >= 10


def price(cards: int) -> int:
    if cards > 2:
        return 3
    return 1


def never(cards: int) -> int:
    return -cards + 1


class Bank:
    def left(self) -> int:
        return 19


class Rich(Bank):
    def left(self) -> int:
        return super().left() * 2
"""
SCENES = """
from archipel.games.shells.rules import Rich, price, wins

def test_ten_points_win() -> None:
    assert wins(10) and not wins(9)

def test_prices() -> None:
    assert (price(0), price(4)) == (1, 3)

def test_bank() -> None:
    assert Rich().left() == 38
"""
SAME = "archipel/games/shells/rules.py::never: -cards + 1 -> -cards + 2 | nobody calls it"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game and the tool."""
    files = {"archipel/games/shells/rules.py": RULES, "tests/shells/test_rules.py": SCENES}
    files |= {"tests/shells/scenes.py": "", "tests/survivors.txt": f"# Known\n{SAME}\n"}
    files |= {f"tests/{name}": "" for name in TESTS + WHOLE_GAMES}
    files |= {
        f"{folder}/__init__.py": "" for folder in ("archipel", "archipel/games", "archipel/games/shells")
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "tools").mkdir()
    for name in ("copies", "mutants", "mutations", "reach"):
        shutil.copy(TOOLS / f"{name}.py", tmp_path / "tools")
    return tmp_path


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/mutants.py", *words]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=300, check=False)


def test_what_no_test_notices_survives(project: Path) -> None:
    done = run(project, "--json", "--floor", "0.5")
    found = json.loads(done.stdout)
    assert {(one["line"], one["change"]) for one in found["survivors"]} == {
        (7, "cards > 2 -> cards >= 2"),
        (7, "cards > 2 -> cards > 3"),
        (13, "-cards + 1 -> -cards - 1"),
    }
    assert [(one["change"], one["reason"]) for one in found["accepted"]] == [
        ("-cards + 1 -> -cards + 2", "nobody calls it")
    ]
    assert found["by_game"] == {"shells": {"total": 11, "killed": 7, "accepted": 1}}
    assert (found["total"], found["killed"]) == (11, 7)
    assert done.returncode == 0
    again = run(project, "--json", "--floor", "0.9")
    assert json.loads(again.stdout) == found  # from the cache
    assert again.returncode == 1
    some = json.loads(run(project, "--sample", "5", "--seed", "3", "--json").stdout)
    assert (some["total"], some["seed"]) == (5, 3)


def test_a_test_that_fails_as_it_is_ends_the_run_with_a_reason(project: Path) -> None:
    scenes = project / "tests" / "shells" / "test_rules.py"
    scenes.write_text(f"{SCENES}\ndef test_wrong() -> None:\n    assert wins(1)\n")
    done = run(project, "--json")
    assert done.returncode == 1
    assert "fail without any change of the rules:\ntests/shells/test_rules.py::test_wrong" in done.stderr
    assert "assert wins(1)" in done.stderr
    assert done.stdout == ""


def test_every_reason_is_for_a_change_that_can_be_made() -> None:
    assert stale(accepted()) == {}


RULES_FILE = "archipel/games/shells/rules.py"


@pytest.mark.parametrize(
    ("gone", "cause"),
    [
        (f"{RULES_FILE}::never: -cards + 2 -> -cards + 3", "never has no such change"),
        (f"{RULES_FILE}::often: cards > 2 -> cards >= 2", f"{RULES_FILE} has no function often"),
        ("archipel/games/shells/old.py::f: 1 -> 2", "there is no rule module archipel/games/shells/old.py"),
    ],
)
def test_a_reason_whose_change_is_gone_ends_the_run_with_a_hint(project: Path, gone: str, cause: str) -> None:
    with (project / "tests" / "survivors.txt").open("a") as file:
        file.write(f"{gone} | the code was this once\n")
    done = run(project, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    told = done.stderr.splitlines()
    assert told[told.index(gone) + 1] == f"  {cause}"
    if "often" in gone:
        assert told[-1] == f"    perhaps {RULES_FILE}::price: cards > 2 -> cards >= 2"


def named(folder: Path, text: str) -> dict[str, int]:
    """The line of every change by its name."""
    path = folder / "rules.py"
    path.write_text(text)
    return {mutant.name: mutant.line for mutant in mutants_in(folder, path)}


def test_a_name_stays_when_lines_move_and_tells_equal_changes_apart(tmp_path: Path) -> None:
    text = "def f(n):\n    a, b = [0], [0]\n    if n > 0:\n        a = [0]\n    return a[0] + b[0]\n"
    before = named(tmp_path, text)
    lines = {"rules.py::f: n > 0 -> n > 1": 3, "rules.py::f: n > 0 -> n >= 0": 3}
    assert lines.items() <= before.items()
    assert "rules.py::f: a = [0] -> a = [1]" in before
    assert {"rules.py::f: a[0] -> a[1]", "rules.py::f: b[0] -> b[1]"} <= before.keys()
    moved = named(tmp_path, "import os  # a new line\n\n" + text.replace("> 0:", "> 0:  # why"))
    assert moved == {name: line + 2 for name, line in before.items()}
    twice = named(tmp_path, "def f(n):\n    if n > 0:\n        n -= 1\n    if n > 0:\n        n -= 2\n")
    assert twice["rules.py::f: n > 0 -> n >= 0 (1 of 2)"] == 2
    assert twice["rules.py::f: n > 0 -> n >= 0 (2 of 2)"] == 4


def test_a_change_in_a_setter_is_made_in_the_setter(tmp_path: Path) -> None:
    getter = "    @property\n    def n(self):\n        return self.a + 1\n"
    setter = "    @n.setter\n    def n(self, n):\n        self.a = n - 1\n"
    path = tmp_path / "rules.py"
    path.write_text(f"class Purse:\n{getter}{setter}")
    lines = {mutant.change: code_of(tmp_path, mutant).co_firstlineno for mutant in mutants_in(tmp_path, path)}
    assert lines["self.a + 1 -> self.a - 1"] == 2
    assert lines["n - 1 -> n + 1"] == 5
    assert lines["self.a = n - 1 -> nothing"] == 5
