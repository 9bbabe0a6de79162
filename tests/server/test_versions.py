"""Games under old versions of the rules: they can be continued, replayed, or at least read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from server.people import Guest
from server.servers import Running
from server.twins import row_of, state_of
from tables import Table, play_random

from archipel.core import record
from archipel.core.rng import Rng
from archipel.registry import GAMES
from archipel.server.play import replays
from archipel.server.play.new_table import again, make
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, Standing
from archipel.server.play.state import TableState

RECORDS = Path(__file__).parent.parent / "records"
NEWEST = GAMES["junior"].rules
OLD = Table(GAMES["junior"], 3, "rules=1")
OVER = Standing(status="over", started=1.0, result={"winners": [2], "rule": "J-069", "scores": [3, 4, 7]})


def test_an_old_record_is_replayed_and_continued_under_its_rules(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    text = (RECORDS / "junior-1-three-greedy.rec").read_text()
    old = ana.post("/records", text=text)
    assert old["rules"] == "1"
    assert ana.get(f"/tables/{old['id']}/replay", v=20)["view"]["terrains"][0]["key"] == "sabre1"
    assert ana.get(f"/tables/{old['id']}/course")["turns"]
    assert ana.http.get(f"/api/tables/{old['id']}/record").text == text
    new = ana.post(f"/tables/{old['id']}/branch", v=20, seat=0)
    assert new["rules"] == "1"
    with ana.at(new["id"]) as socket:
        socket.join()
        state = socket.until(0, lambda s: 0 in s["asked"])  # the bots play by the old rules too
        assert state["view"]["terrains"][0]["key"] == "sabre1"


def test_a_table_that_runs_finishes_under_the_rules_it_began_with() -> None:
    referee = OLD.referee(3)
    play_random(referee, Rng(3))
    state = state_of(OLD, referee)
    assert state.problem is None
    assert state.playing().over()
    assert record.read(replays.told_record(state, 0)).tags["Rules"] == "1"


def test_a_rematch_is_played_under_the_newest_rules() -> None:
    row = replace(row_of(OLD), rules="1", game_options="preset=seed six=may", standing=OVER)
    new, _ = make(again(row, "p0"), 2.0)
    assert (new.rules, new.game_options) == (NEWEST, "preset=seed six=may")


@pytest.mark.parametrize(
    ("rules", "options", "rows", "why"),
    [
        ("99", "preset=seed", ["0 roll", "! dice 5"], f"rules-changed, began 99, now {NEWEST}"),
        ("1", "preset=seed sea=stormy", ["0 roll"], f"rules-changed, began 1, now {NEWEST}"),
        ("2", "preset=seed", ["0 roll", "! dice 7"], "cannot-replay, row 2"),
    ],
)
def test_a_finished_game_that_cannot_be_replayed_is_still_readable(
    rules: str, options: str, rows: list[str], why: str
) -> None:
    row = replace(row_of(OLD), rules=rules, game_options=options, standing=OVER)
    stored = [
        ActionRow(number, -1 if who == "!" else int(who), text, 0.0)
        for number, (who, text) in enumerate((line.split(" ", 1) for line in rows), start=1)
    ]
    text = replays.whole_record(TableState(row, stored))
    assert text.startswith("; ")
    assert f"({why})" in text.splitlines()[0]
    read = record.read(text)
    assert [f"{entry.who} {entry.text}" for entry in read.entries] == rows
    wanted = {"Game": "junior", "Rules": rules, "Options": options, "Result": "3 4 7", "Winner": "2"}
    assert {tag: read.tags[tag] for tag in wanted} == wanted


def test_the_record_of_a_running_game_that_cannot_be_replayed_is_refused() -> None:
    row = replace(row_of(OLD), rules="99", game_options="preset=seed")
    state = TableState(row, [ActionRow(1, 0, "roll", 0.0)])
    with pytest.raises(Refused) as refused:
        replays.told_record(state, 0)
    assert refused.value.code == "rules-changed"
