"""The command line: its output, and that every mistake is one sentence with exit code 2."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from archipel.registry import GAMES
from archipel.words import languages

RECORDS = Path(__file__).parent / "records"


def archipel(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "archipel", *arguments]
    return subprocess.run(command, input=said, capture_output=True, text=True, check=False, timeout=300)


def as_json(*arguments: str) -> dict[str, object]:
    done = archipel(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_games_are_listed() -> None:
    rows: Any = as_json("games")["games"]
    assert [row["key"] for row in rows] == list(GAMES)
    assert rows[0]["seats"] == [3, 4]
    assert "board" in rows[0]["options"]
    assert "settlers" in archipel("games").stdout


def test_simulate_counts_results_and_is_repeatable() -> None:
    arguments = [
        "simulate",
        "settlers",
        "--games",
        "6",
        "--seats",
        "3",
        "--seed",
        "4",
        "--options",
        "board=variable",
    ]
    one, two = as_json(*arguments, "--jobs", "1"), as_json(*arguments, "--jobs", "2")
    for key in ("game", "seats", "games", "finished", "wins", "actions", "seed"):
        assert one[key] == two[key]
    assert one["finished"] == one["games"] == 6
    assert sum(one["wins"]) == 6  # type: ignore[call-overload]
    assert one["games_per_second"]
    assert "seat" in archipel(*arguments).stdout


def test_too_few_bots_are_repeated_in_rotation() -> None:
    found = as_json("simulate", "settlers", "--games", "1", "--seats", "3", "--bots", "random,greedy")
    assert found["bots"] == ["random", "greedy", "random"]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("settlers-*.rec")), ids=lambda path: path.stem)
def test_replay_prints_the_result(path: Path) -> None:
    found = as_json("replay", str(path))
    tags = path.read_text()
    assert f'[Result "{" ".join(map(str, found["scores"]))}"]' in tags  # type: ignore[call-overload]
    assert found["result"]
    assert found["game"] == "settlers"
    done = archipel("replay", str(path))
    assert "won (S-064)" in done.stdout
    assert "mountains" in done.stdout


def test_a_story_is_told_turn_by_turn() -> None:
    file = str(RECORDS / "settlers-beginner-4.rec")
    told = archipel("replay", file, "--story").stdout
    assert re.search(r"^Turn 1 · ", told, re.MULTILINE)
    assert re.search(r"rolled \d+: .*\+\d (wood|brick|wool|wheat|ore)", told)
    assert "won with" in told.splitlines()[-1]
    mine = archipel("replay", file, "--story", "--seat", "1", "--lang", "fr").stdout
    assert "Vous lancez" in mine
    assert "Vous " not in archipel("replay", file, "--story", "--lang", "fr").stdout
    assert as_json("replay", file, "--story")["story"] == told.splitlines()
    assert archipel("replay", file, "--story", "--seat", "7").returncode == 2
    assert archipel("replay", file, "--story", "--lang", "xx").returncode == 2


def test_a_record_with_its_story_as_comments_is_the_same_record(tmp_path: Path) -> None:
    told = tmp_path / "told.rec"
    for path in sorted(RECORDS.glob("*-random.rec")):
        told.write_text(archipel("replay", str(path), "--comments").stdout)
        assert told.read_text().count(" ; ") > 50
        assert as_json("replay", str(told)) == as_json("replay", str(path))


def test_a_whole_game_is_played_saved_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    play = [
        "play",
        "settlers",
        "--terminal",
        "--seats",
        "3",
        "--seed",
        "3",
        "--bots",
        "random",
        "--save",
        str(file),
    ]
    done = archipel(
        *play, said="why settle 0\nlook end\nlist\nboard\nlog\nrows\nundo\nxyzzy\n999\n" + "1\n" * 20000
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "Traceback" not in done.stderr
    assert "No choice 999" in done.stdout
    assert "not a verb" in done.stdout
    assert "S-0" in done.stdout
    assert "You rolled " in done.stdout
    assert "dealer" not in done.stdout
    replayed = as_json("replay", str(file))
    assert replayed["result"]
    assert "as committed" in archipel("verify", str(file)).stdout
    file.write_text(archipel("replay", str(file), "--comments").stdout)
    assert "as committed" in archipel("verify", str(file)).stdout
    text = file.read_text()
    head, _, tail = text.rpartition("! dice ")
    file.write_text(head + "! dice " + str(int(tail[0]) % 6 + 1) + tail[1:])
    refused = archipel("verify", str(file))
    assert refused.returncode == 2


@pytest.mark.parametrize("language", languages())
def test_hints_are_moves_with_chances_and_reasons(language: str) -> None:
    said = "roll\nhint\nquit\n"
    done = archipel(
        *("play", "junior", "--terminal", "--seats", "3", "--seed", "3", "--bots", "random"),
        *("--lang", language),
        said=said,
    )
    assert done.returncode == 0, done.stderr
    hints = [line for line in done.stdout.splitlines() if re.match(r"  +\d+%  .*(“|«)", line)]
    assert 0 < len(hints) <= 3


def test_a_game_can_be_played_in_french_with_real_dice() -> None:
    said = "roll\n7 7\n1 2\nquit\n"
    done = archipel(
        "play", "settlers", "--lang", "fr", "--own-dice", "--seats", "3", "--seat", "0,1,2", said=said
    )
    assert done.returncode == 0, done.stderr
    assert "dice 1 2" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "settlers", "--seats", "7"], "7"),
        (["simulate", "settlers", "--bots", "deep-blue"], "deep-blue"),
        (["simulate", "settlers", "--bots", ","], "--bots"),
        (["simulate", "settlers", "--options", "board=round"], "board=round"),
        (["simulate", "settlers", "--options", "colour=red"], "colour"),
        (["simulate", "settlers", "--games", "0"], "games"),
        (["simulate", "settlers", "--games", "many"], "--games"),
        (["play", "chess"], "chess"),
        (["play", "settlers", "--lang", "xx"], "xx"),
        (["play", "settlers", "--seat", "9"], "9"),
        (["replay", "no-such-file.rec"], "no-such-file.rec"),
        (["verify", str(RECORDS / "settlers-variable-3.rec")], "Table"),
        (["replay", str(Path(__file__))], "line 1"),
        (["replay", sys.executable], "text file"),
        (["dance"], "dance"),
    ],
)
def test_mistakes_are_one_sentence(arguments: list[str], word: str) -> None:
    done = archipel(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr


def test_an_illegal_line_of_a_record_is_named(tmp_path: Path) -> None:
    text = (RECORDS / "settlers-variable-3.rec").read_text()
    file = tmp_path / "bad.rec"
    file.write_text(text.replace("\n0 roll", "\n0 end", 1))
    done = archipel("replay", str(file))
    assert done.returncode == 2
    assert "line " in done.stderr
    assert "roll-first" in done.stderr
