"""Finished games: recomputing draws, luck, and continuing from a position."""

from __future__ import annotations

from pathlib import Path

import pytest
from fair import fair_game
from server.people import Guest
from server.servers import Running

from archipel.core import fairness, record
from archipel.games.settlers.board import CORNER_FIELDS
from archipel.registry import BUILT_IN, GAMES

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize(("game", "seats"), [("junior", 3), ("elasund", 3)])
def test_every_draw_can_be_recomputed(shared_server: Running, game: str, seats: int) -> None:
    ana = Guest(shared_server.url)
    text = fair_game(game, seats)
    table = ana.post("/records", text=text)["id"]
    told = ana.get(f"/tables/{table}/draws")
    secret = bytes.fromhex(told["secret"])
    assert told["commitment"] == fairness.commitment(secret, told["table"])
    key = fairness.key_of(secret, [bytes.fromhex(part) for part in told["contributions"]])
    assert len(told["draws"]) == record.verify(record.read(text), GAMES)
    for number, draw in enumerate(told["draws"]):
        assert draw["number"] == number
        assert len(draw["outcomes"]) == len(draw["weights"])
        assert draw["outcomes"][fairness.draw(key, number, draw["weights"])] == draw["fell"]


def test_draws_and_luck_of_a_running_game_are_refused(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "random", "random")
    for path in ("draws", "luck"):
        assert ana.get(f"/tables/{table}/{path}", status=409)["args"]["why"] == "not-over"
    assert ana.post(f"/tables/{table}/branch", v=0, seat=0, status=409)["args"]["why"] == "not-over"


def test_luck_compares_each_roll_with_its_expected_value(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    text = (RECORDS / "settlers-beginner-4.rec").read_text()
    table = ana.post("/records", text=text)["id"]
    rolls = ana.get(f"/tables/{table}/luck")
    assert len(rolls) == text.count("! dice ")
    # The expected income of the first roll is the sum of pips around the settlements of every seat.
    view = ana.get(f"/tables/{table}/replay", v=rolls[0]["row"] - 1)["view"]
    for player, expected in zip(view["players"], rolls[0]["expected"]):
        ways = sum(
            6 - abs(7 - view["tokens"][field])
            for corner in player["settlements"]
            for field in CORNER_FIELDS[corner]
            if view["tokens"][field] and field != view["robber"]
        )
        assert expected == pytest.approx(ways / 36, abs=1e-3)
    assert all(sum(roll["got"]) >= 0 for roll in rolls)
    assert ana.get(f"/tables/{table}/draws")["secret"] == ""


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_luck(shared_server: Running, game: str) -> None:
    """Over a whole game, actual and expected income have the same order of magnitude."""
    ana = Guest(shared_server.url)
    [path, *_] = sorted(RECORDS.glob(f"{game}-*greedy*.rec")) or sorted(RECORDS.glob(f"{game}-*.rec"))
    table = ana.post("/records", text=path.read_text())["id"]
    rolls = ana.get(f"/tables/{table}/luck")
    assert sum(sum(roll["got"]) for roll in rolls) > 0
    assert sum(sum(roll["expected"]) for roll in rolls) > 0
    assert 0.5 < sum(sum(r["got"]) for r in rolls) / sum(sum(r["expected"]) for r in rolls) < 2


def test_playing_on_from_a_position(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    text = fair_game("junior", 3)
    table = ana.post("/records", text=text)["id"]
    rows = len([entry for entry in record.read(text).entries if entry.who != "="])
    assert ana.post(f"/tables/{table}/branch", v=rows, seat=0, status=409)["args"]["why"] == "over"
    ana.post(f"/tables/{table}/branch", v=rows + 1, seat=0, status=404)
    ana.post(f"/tables/{table}/branch", v=1, seat=3, status=404)
    half = rows // 2
    new = ana.post(f"/tables/{table}/branch", v=half, seat=1, contribution="0f" * 16)
    assert (new["status"], new["private"]) == ("playing", True)
    assert [seat["person"] for seat in new["seats"]] == [None, ana.id, None]
    with ana.at(new["id"]) as socket:
        socket.join()
        for _ in range(4):
            state = socket.until(1, lambda s: 1 in s["asked"] or s["over"])
            if state["over"]:
                break
            socket.do(state["legal"][0], 1)
            socket.until(1, lambda s, v=state["v"]: s["v"] > v)
    if ana.get(f"/tables/{new['id']}")["status"] == "playing":
        ana.post(f"/tables/{new['id']}/close")
    read = record.read(ana.http.get(f"/api/tables/{new['id']}/record").text)
    assert read.tags["Branch"] == f"{table} {half}"
    taken = [(e.who, e.text) for e in read.entries if e.who != "="][:half]
    assert taken == [(e.who, e.text) for e in record.read(text).entries if e.who != "="][:half]
    assert record.verify(read, GAMES) == len(ana.get(f"/tables/{new['id']}/draws")["draws"])
    del read.tags["Branch"]  # without the tag, the rows taken over do not match the draws
    with pytest.raises(record.BadRecord):
        record.verify(read, GAMES)
