"""Hints at the table, and the course of a finished game."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.people import Guest
from server.servers import Running

from archipel.bots.analysis import analyse
from archipel.core import record
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.registry import BUILT_IN, GAMES
from archipel.server.background.worker import Decision, advise

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_its_chance(house: Running, game: str) -> None:
    ana = Guest(house.url)
    others = ["random"] * (GAMES[game].printed_seats[0] - 1)
    table = ana.open("me", *others, game=game, hints=True)
    with ana.at(table) as socket:
        socket.join()
        state = socket.until(0, lambda state: 0 in state["asked"])
        found = socket.ask("hints", t="hint", seat=0)
        assert found["v"] == state["v"]
        assert sum(found["chances"]) == pytest.approx(1.0)
        moves = found["moves"]
        assert moves
        assert {move["action"] for move in moves} <= set(state["legal"])
        assert all(0.0 <= move["chance"] <= 1.0 for move in moves)
        again = socket.ask("hints", t="hint", seat=0)
        assert again["moves"] == moves
        assert again["id"] != found["id"]
        assert socket.do(moves[0]["action"])["t"] == "done"


def test_no_hints_where_the_table_has_none_and_none_out_of_turn(house: Running) -> None:
    ana, bob = Guest(house.url), Guest(house.url, "Bob")
    plain = ana.open("me", "random", "random")
    assert ana.post(f"/tables/{plain}/hint", seat=0, status=403)["args"]["why"] == "no-hints"
    table = ana.open("me", "me", "me", hints=True)
    asked = ana.get(f"/tables/{table}/state", seat=0)["asked"]
    other = next(seat for seat in range(3) if seat not in asked)
    assert ana.post(f"/tables/{table}/hint", seat=other, status=409)["code"] == "not-your-turn"
    assert bob.post(f"/tables/{table}/hint", seat=asked[0], status=403)["code"] == "not-your-seat"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_from_what_the_seat_knows(game: str) -> None:
    """The same advice on two histories that the seat cannot tell apart."""
    door = GAMES[game]
    seats = door.printed_seats[0]
    referee = Referee(door, seats, door.read_options(""))
    rng = Rng(5)
    rows = 120 if game in BUILT_IN else 30
    while len(referee.rows) < rows or referee.state.actor() < 0:
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        pick = rng.weighted(referee.state.odds()) if seat < 0 else rng.below(len(legal))
        referee.append(seat, legal[pick])
    seat = referee.state.actor()
    twin = referee.state.redeal(seat, referee.memories[seat], Rng(9))
    played = [(row.seat, row.action.text) for row in referee.rows]
    asked = Decision("t", game, seats, "", played, seat, "", 7, False)
    told = advise(asked)
    again = analyse(game, twin, seat, referee.memories[seat], 7)
    assert told[0] == again.chances
    assert [move[:2] for move in told[1]] == [(move.action, move.chance) for move in again.moves]


def test_the_course_of_a_finished_game(house: Running) -> None:
    ana = Guest(house.url)
    text = (RECORDS / "settlers-beginner-4.rec").read_text()
    table = ana.post("/records", text=text)["id"]
    course = ana.get(f"/tables/{table}/course")
    info = ana.get(f"/tables/{table}")
    chances = course["chances"]
    assert len(chances) == info["version"] + 1
    assert all(sum(point) == pytest.approx(1.0) for point in chances)
    (winner,) = info["result"]["winners"]
    assert chances[-1][winner] == 1.0
    rows = [turn["row"] for turn in course["turns"]]
    assert rows == sorted(set(rows))
    numbers = [turn["number"] for turn in course["turns"] if turn["number"]]
    assert numbers == list(range(1, len(numbers) + 1))
    running = ana.open("me", "random", "random")
    assert ana.get(f"/tables/{running}/course", status=409)["args"]["why"] == "not-over"


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_turning_points_are_the_turns_that_moved_most(house: Running, game: str) -> None:
    ana = Guest(house.url)
    [path, *_] = sorted(RECORDS.glob(f"{game}-*greedy*.rec")) or sorted(RECORDS.glob(f"{game}-*.rec"))
    table = ana.post("/records", text=path.read_text())["id"]
    course = ana.get(f"/tables/{table}/course")
    chances, points = course["chances"], course["turning_points"]
    assert len(points) == 3
    assert [point["row"] for point in points] == sorted(point["row"] for point in points)
    ends = [turn["row"] - 1 for turn in course["turns"][1:]] + [len(chances) - 2]
    swings = {
        turn["row"]: sum(abs(b - a) for a, b in zip(chances[turn["row"] - 1], chances[end])) / 2
        for turn, end in zip(course["turns"], ends)
    }
    most = sorted(swings, key=lambda row: -swings[row])[:3]
    assert sorted(point["turn"]["row"] for point in points) == sorted(most)
    for point in points:
        assert point["swing"] == pytest.approx(swings[point["turn"]["row"]])
        assert (point["before"], point["after"]) == (chances[point["row"] - 1], chances[point["row"]])
        assert 1 <= point["row"] < len(chances) - 1, "what ends the game turns nothing"
    # Any of them can be played again, from just before it.
    row = points[1]["row"]
    seat = max(points[1]["seat"], 0)
    again = ana.post(f"/tables/{table}/branch", v=row - 1, seat=seat)
    assert (again["status"], again["seats"][seat]["person"]) == ("playing", ana.id)
    ana.post(f"/tables/{again['id']}/close")
    text = ana.http.get(f"/api/tables/{again['id']}/record").text
    assert record.read(text).tags["Branch"] == f"{table} {row - 1}"
