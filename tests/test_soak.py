"""The soak test: random games of every kind under every check, and its report of a fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from archipel.arena import soak
from archipel.arena.soak import Soak
from archipel.cli import app
from archipel.core import record
from archipel.core.options import RULES
from archipel.core.state import BadOptions, State
from archipel.registry import BUILT_IN, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_correct_games_have_no_faults(game: str) -> None:
    found = soak.run(Soak(game, 4, seed=2026), jobs=1)  # the fourth game is greedy
    assert [fault.what for fault in found.faults] == []
    assert found.games == 4
    assert found.actions > 100


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_and_version_and_number_of_seats_is_drawn(game: str) -> None:
    door = GAMES[game]
    tables = [Soak(game, 1).table(index) for index in range(200)]
    assert {seats for seats, _ in tables} == set(door.seats)
    for option in door.options:
        assert {options[option.key] for _, options in tables} == set(option.choices)
    assert {options[RULES] for _, options in tables} == set(door.versions())
    settled = [Soak(game, 1, seats=door.seats[0], options=f"{RULES}=1").table(index) for index in range(20)]
    assert {(seats, options[RULES]) for seats, options in settled} == {(door.seats[0], "1")}
    assert len({str(options) for _, options in settled}) > 1
    given = [Soak(game, 1, seats=door.seats[-1], options="preset=seed").table(index) for index in range(9)]
    assert given == [(door.seats[-1], door.read_options(""))] * 9


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOptions, match="board=flat"):
        soak.run(Soak("settlers", 1, options="board=flat"), jobs=1)
    with pytest.raises(BadOptions, match="not 9"):
        soak.run(Soak("settlers", 1, seats=9), jobs=1)


@pytest.mark.parametrize("game", GAMES)
def test_quick_games_are_played_to_their_end(game: str) -> None:
    found = soak.run(Soak(game, 3, seed=2026, quick=True), jobs=1)
    assert [fault.what for fault in found.faults] == []
    assert found.games == 3
    assert found.actions > 100


@pytest.mark.parametrize("how", ["--no-quick", "--quick"])
def test_a_fault_is_reported_with_a_record_that_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    looked = []

    def check(state: State) -> None:
        looked.append(state)
        assert len(looked) != 41, "a card too many"

    monkeypatch.setattr(GAMES["junior"], "check", check, raising=False)
    arguments = ["soak", "junior", "--games", "2", "--jobs", "1", "--json", "--save", str(tmp_path), how]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["games"], len(told["faults"])) == (2, 1)
    [fault] = told["faults"]
    assert "a card too many" in fault["what"]
    assert "test_soak.py" in fault["what"]
    assert 0 < fault["row"] <= 40
    read = record.read(Path(fault["record"]).read_text())
    assert len(record.replay(read, GAMES).rows) == fault["row"]
