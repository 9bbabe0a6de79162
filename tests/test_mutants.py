"""The tool that changes rules finds what its tests miss: here on a small game with planted holes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutants import TESTS, WHOLE_GAMES, accepted, stale

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
SAME = "archipel/games/shells/rules.py never: 1 -> 2 @ return -cards + 1 | nobody calls it"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game, and with the tool."""
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
        (7, "2 -> 3"),
        (13, "-cards + 1 -> -cards - 1"),
    }
    assert [(one["change"], one["reason"]) for one in found["accepted"]] == [("1 -> 2", "nobody calls it")]
    assert found["by_game"] == {"shells": {"total": 11, "killed": 7, "accepted": 1}}
    assert (found["total"], found["killed"]) == (11, 7)
    assert done.returncode == 0
    again = run(project, "--json", "--floor", "0.9")
    assert json.loads(again.stdout) == found  # what is kept says the same
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
    assert stale(accepted()) == []


def test_a_reason_whose_line_is_gone_ends_the_run(project: Path) -> None:
    gone = "archipel/games/shells/rules.py never: 2 -> 3 @ return -cards + 2"
    with (project / "tests" / "survivors.txt").open("a") as file:
        file.write(f"{gone} | the line was this once\n")
    done = run(project, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == gone
