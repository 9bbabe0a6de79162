"""Every version of the rules stays playable: its records replay, and new games can use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tables import Table, of_version, play_random
from walking import pinned, record_line, recorded, refuse_changes

from archipel.core import record
from archipel.core.game import Game
from archipel.core.options import RULES, version
from archipel.core.record import BadRecord
from archipel.core.rng import Rng
from archipel.core.state import BadOptions
from archipel.registry import BUILT_IN, GAMES

RECORDS = Path(__file__).parent / "records"
VERSIONS = [(game, rules) for game in BUILT_IN.values() for rules in game.versions()]


def named(value: object) -> str:
    return value.key if isinstance(value, Game) else str(value)


@pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=named)
def test_golden_records_of_every_version_are_kept(game: Game, rules: str) -> None:
    """A version that brought a card needs none: its records are pinned with the walks."""
    tags = [record.read(path.read_text()).tags for path in RECORDS.glob(f"{game.key}-*.rec")]
    assert rules in {found["Rules"] for found in tags} | versions_with_new_cards(game)


def versions_with_new_cards(game: Game) -> set[str]:
    """Return the versions that brought cards, from the card table of a game that has one."""
    assert game.profile.folder
    table = game.profile.folder / "cards.json"
    rows = json.loads(table.read_text("utf-8")).values() if table.exists() else []
    return {str(row["since"]) for row in rows if "since" in row}


PINNED = pinned()
TABLES = [table for game, rules in VERSIONS for table in of_version(game, rules)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_record_of_a_random_game_is_unchanged_and_replays(table: Table) -> None:
    """For a new version, run `make walks`: it adds lines, and refuses to change those of older versions."""
    text = recorded(table)
    assert record_line(table, text) == PINNED[f"record {table}"]
    replayed = record.replay(record.read(text), GAMES)
    assert replayed.over()
    assert record.write(record.of(replayed)) == text


@pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=named)
def test_a_game_is_recorded_and_replayed_under_its_version(game: Game, rules: str) -> None:
    referee = Table(game, game.printed_seats[0], f"rules={rules}").referee(1)
    play_random(referee, Rng(1), 200)
    read = record.read(record.write(record.of(referee)))
    assert read.tags["Rules"] == rules
    assert "rules=" not in read.tags["Options"]
    again = record.replay(read, GAMES)
    assert again.options == referee.options
    assert again.standing() == referee.standing()


def test_a_pinned_record_of_an_older_version_is_never_replaced() -> None:
    key = f"record {TABLES[-1]}"
    refuse_changes({key: PINNED[key], "record of a new option": "1"}, PINNED)
    with pytest.raises(ValueError, match="an older version has changed"):
        refuse_changes({key: f"{key} 0123456789abcdef"}, PINNED)


def test_the_newest_version_is_the_default() -> None:
    junior = GAMES["junior"]
    assert junior.read_options("")[RULES] == junior.rules
    assert version(junior.read_options("", "1")) == version(junior.read_options("rules=1")) == 1
    old = junior.read_options("six=may", "1")
    assert junior.options_text(old) == "preset=seed six=may rules=1"
    assert junior.options_text(old, "1") == "preset=seed six=may"
    assert "rules" not in {option.key for game in GAMES.values() for option in game.options}


def test_two_versions_are_two_games() -> None:
    junior = GAMES["junior"]
    for seats in junior.seats:
        old, new = (junior.open(seats, junior.read_options(f"rules={rules}")) for rules in "12")
        assert old.view(0) != new.view(0)


@pytest.mark.parametrize("rules", ["0", "99", "01", "x", "-1"])
def test_an_unknown_version_is_refused(rules: str) -> None:
    known = ", ".join(GAMES["junior"].versions())
    with pytest.raises(BadOptions, match=f"it takes {known}"):
        GAMES["junior"].read_options(f"rules={rules}")
    with pytest.raises(BadOptions, match=f"there is {known}"):
        GAMES["junior"].read_options("", rules)
    text = (RECORDS / "junior-four-greedy.rec").read_text().replace('[Rules "2"]', f'[Rules "{rules}"]')
    with pytest.raises(BadRecord, match=f"tag Rules.*'{rules}'"):
        record.replay(record.read(text), GAMES)


def test_a_record_is_not_replayed_under_another_version() -> None:
    text = (RECORDS / "junior-1-three-greedy.rec").read_text()
    with pytest.raises(BadRecord, match="line"):
        record.replay(record.read(text.replace('[Rules "1"]', '[Rules "2"]')), GAMES)
