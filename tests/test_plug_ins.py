"""Games of other packages: found by their entry points, and skipped with a sentence if they are broken."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tables import Table

from archipel.bots.evaluate import evaluator_for
from archipel.bots.evaluate.base import Evaluator
from archipel.core.game import Game
from archipel.core.profile import Profile
from archipel.core.rng import Rng
from archipel.envs.encoder import Encoder
from archipel.registry import BUILT_IN, FIRST, GAMES, GROUP, plug_ins
from archipel.words import Words, words_file

ROOT = Path(__file__).parent.parent
EXAMPLE = "lagoon"


class Empty(Game):
    """A game with no attributes."""

    key = "empty"


EMPTY = Empty()


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_the_example_is_found_after_the_games_of_the_box() -> None:
    assert list(GAMES) == [*BUILT_IN, EXAMPLE]
    assert EXAMPLE not in BUILT_IN


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("broken", "no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("broken", "tables:NOTHING", "AttributeError"),
        ("broken", "tables:Table", "not an instance of archipel.core.game.Game"),
        ("other", f"{__name__}:EMPTY", "the game calls itself 'empty'"),
        ("Em-pty", f"{__name__}:EMPTY", "lower-case letters and digits only"),
        (FIRST, f"{__name__}:EMPTY", "another game has this key"),
    ],
)
def test_a_game_that_cannot_be_used_is_skipped_with_a_sentence(
    name: str, value: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = plug_ins([point(name, value), point("empty", f"{__name__}:EMPTY")], BUILT_IN)
    assert found == {"empty": EMPTY}
    said = capsys.readouterr().err
    assert said.startswith(f"archipel: the game {name!r} ({value}) is left out: ")
    assert sentence in said


def test_of_two_games_with_one_key_the_first_stays(capsys: pytest.CaptureFixture[str]) -> None:
    found = plug_ins([point("empty", f"{__name__}:EMPTY"), point("empty", "zzz:GAME")], BUILT_IN)
    assert found == {"empty": EMPTY}
    assert "another game has this key" in capsys.readouterr().err


def test_a_game_needs_no_profile() -> None:
    profile = Profile()
    assert profile.emblem() == ""
    assert Empty.profile == profile


def test_without_an_evaluation_bots_use_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[EXAMPLE]), "profile", Profile())
    evaluator = evaluator_for(EXAMPLE)
    assert type(evaluator) is Evaluator
    state = Table(GAMES[EXAMPLE], 2).start()
    assert evaluator.chances(state) == [0.5, 0.5]


def test_the_example_brings_its_own_evaluation() -> None:
    assert type(evaluator_for(EXAMPLE)).__module__ == "lagoon.bots"


def test_without_a_layout_one_is_derived_from_the_types() -> None:
    table = Table(GAMES[EXAMPLE], 3)
    encoder = Encoder(table.game, 3, table.settled())
    assert {"LagoonView.turn", "LagoonView.keepers", "KeeperView.colour"} <= set(encoder.unshaped)
    names = [cell.name for cell in encoder.cells]
    assert {
        "phase",
        "lagoon",
        "keepers#",
        "keepers.2.pearls",
        "keepers.0.hand.5",
        "keepers.1.answer?",
    } <= set(names)
    referee = table.referee(3)
    referee.deal()
    row = dict(zip(names, encoder.numbers(referee.state.view(1))))
    assert row["phase"] == 2  # draw, turn, …
    assert row["keepers#"] == 3
    assert [row[f"keepers.{seat}.hand?"] for seat in range(3)] == [0, 1, 0]
    assert sum(row[f"keepers.1.hand.{kind}"] for kind in range(6)) == 3
    assert bytes(row[f"keepers.1.colour.{i}"] for i in range(4)) == b"blue"
    hidden = referee.state.redeal(1, referee.memories[1], Rng(2))
    assert encoder.numbers(hidden.view(1)) == list(row.values())


def test_words_of_the_example_are_found_and_missing_languages_fall_back_to_english() -> None:
    assert Words("en").word("lagoon-name") == "Lagoon"
    assert Words("fr").word("lagoon-name") == "Lagon"
    french = words_file("fr", EXAMPLE, "rules-lagoon.txt")
    assert french is not None
    assert "marée" in french.read_text("utf-8")
    german = words_file("de", EXAMPLE, "lagoon.ftl")
    assert german is not None
    assert german.parent.name == "en"
    assert words_file("en", EXAMPLE, "no-such.ftl") is None


def test_a_broken_package_stops_no_command(tmp_path: Path) -> None:
    package = tmp_path / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[archipel.games]\nbroken = broken_game:GAME\n")
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('out of order')\n")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from archipel.cli import main; main()"
    command = [
        sys.executable,
        "-P",
        "-c",
        program,
        "simulate",
        EXAMPLE,
        "--games",
        "2",
        "--jobs",
        "2",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith('{"game": "lagoon"')
    assert done.stderr.splitlines() == [
        "archipel: the game 'broken' (broken_game:GAME) is left out: RuntimeError: out of order"
    ]


def test_a_game_named_outside_its_own_package_is_found(tmp_path: Path) -> None:
    (tmp_path / "archipel" / "games").mkdir(parents=True)
    (tmp_path / "archipel" / "games" / "list.py").write_text(f"{FIRST}\n")
    tool = [sys.executable, str(ROOT / "tools" / "names.py"), str(tmp_path)]
    assert subprocess.run(tool, capture_output=True, check=False).returncode == 0
    (tmp_path / "archipel" / "bots.py").write_text(f"import {FIRST.capitalize()}View\n")
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.startswith("archipel/bots.py:1: import")
