"""Joining and leaving a running game: the host decides, and nobody gets to see two hands."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable

import pytest
from server.people import Guest
from server.servers import Running

from archipel.server.play import absence, clocks, new_table, newcomers, seating
from archipel.server.play.absence import ABSENT
from archipel.server.play.new_table import NewTable
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow, TableRow


def playing(*people: str, **wish: str) -> TableRow:
    """Return a running game of four, with people on the first seats and bots on the others."""
    seats = [SeatRow(n, person, person, ready=True) for n, person in enumerate(people)]
    seats += [SeatRow(n, bot="random") for n in range(len(people), 4)]
    options = TableOptions(**({"pace": "untimed"} | wish))  # type: ignore[arg-type]
    return new_table.make(NewTable("settlers", "", options, seats, people[0]), 0.0)[0]


def sit(row: TableRow, me: str, seat: int, now: float = 1.0) -> None:
    seating.sit(row, me, seat, me, None, True, now)


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return str(refused.value.args_.get("why", refused.value.args_.get("what")))


def test_a_stranger_asks_and_the_host_says_yes() -> None:
    row = playing("ana")
    sit(row, "eve", 2)
    assert row.seats[2].person is None
    assert [(asking.person, asking.wants) for asking in newcomers.requests(row)] == [("eve", 2)]
    assert refusal(lambda: newcomers.answer(row, "eve", "eve", True, 1.0)) == "host-only"
    newcomers.answer(row, "ana", "eve", True, 1.0)
    assert row.seats[2].person == "eve"
    assert newcomers.requests(row) == []


def test_a_refused_request_stays_refused() -> None:
    row = playing("ana")
    sit(row, "eve", 2)
    newcomers.answer(row, "ana", "eve", False, 1.0)
    assert row.seats[2].person is None
    assert refusal(lambda: sit(row, "eve", 3)) == "host-said-no"
    assert refusal(lambda: newcomers.answer(row, "ana", "eve", True, 1.0)) == "request"


def test_a_player_cannot_take_a_second_seat_in_a_running_game() -> None:
    for row in (playing("ana", "bob"), playing("ana", "bob", newcomers="welcome")):
        assert refusal(lambda row=row: sit(row, "bob", 2)) == "has-seat"  # type: ignore[misc]
        assert refusal(lambda row=row: sit(row, "ana", 2)) == "has-seat"  # type: ignore[misc]
        assert row.seats[2].person is None


def test_the_newcomers_option_welcomes_everybody_or_nobody() -> None:
    row = playing("ana", newcomers="welcome")
    sit(row, "eve", 2)
    assert row.seats[2].person == "eve"
    assert refusal(lambda: sit(playing("ana", newcomers="never"), "eve", 2)) == "no-newcomers"


def test_a_removed_player_may_only_get_the_same_seat_back() -> None:
    row = playing("ana", "bob", newcomers="welcome")
    absence.give_to_bot(row.seats[1])
    seating.put_bot(row, "ana", 1, "random", 1.0)
    assert (row.seats[1].person, row.seats[1].bot, row.seats[1].away) == (None, "random", False)
    assert refusal(lambda: sit(row, "bob", 2)) == "knows-a-hand"
    sit(row, "bob", 1)  # the seat whose hand he knows, but only with the host's consent
    assert row.seats[1].person is None
    newcomers.answer(row, "ana", "bob", True, 1.0)
    assert row.seats[1].person == "bob"


def test_only_an_absent_player_can_be_removed() -> None:
    row = playing("ana", "bob")
    row.standing = dataclasses.replace(row.standing, asked=[1], moved=0.0)
    assert refusal(lambda: seating.put_bot(row, "ana", 1, None, ABSENT)) == "plays"
    assert refusal(lambda: seating.close(row, "ana", ABSENT)) == "others-play"
    assert refusal(lambda: seating.put_bot(row, "bob", 0, None, ABSENT)) == "host-only"
    seating.put_bot(row, "ana", 1, None, ABSENT + 1)
    assert row.seats[1].person is None
    assert refusal(lambda: seating.put_bot(row, "ana", 1, "random", 1.0)) == "started"  # a bot is there


def test_an_abandoned_game_can_always_be_closed() -> None:
    row = playing("ana", "bob")
    row.standing = dataclasses.replace(row.standing, asked=[1], moved=0.0)
    seating.close(row, "ana", ABSENT + 1)
    assert row.status == "closed"


def test_at_a_pace_of_days_a_person_counts_as_playing_until_late() -> None:
    row = playing("ana", "bob", pace="3-day")
    clock = row.standing.clock
    assert clock is not None
    row.standing = dataclasses.replace(row.standing, asked=[1], moved=0.0)
    assert absence.is_playing(row, row.seats[1], 2 * clocks.DAY)
    clock.late.append(1)
    assert not absence.is_playing(row, row.seats[1], 2 * clocks.DAY)


def test_the_time_of_a_newcomer_begins_with_the_seat() -> None:
    row = playing("ana", newcomers="welcome", pace="normal")
    row.standing = dataclasses.replace(row.standing, asked=[2])
    sit(row, "eve", 2, now=50.0)
    assert row.standing.clock is not None
    assert row.standing.clock.since[2] == 50.0
    assert row.standing.deadline is not None


def test_the_host_sees_the_request_at_the_table(serve: Callable[..., Running], db: str) -> None:
    server = serve(db)
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    table = ana.open("me", "random", "random")
    with ana.at(table) as mine, eve.at(table) as hers:
        mine.join()
        assert hers.join()["seat"] == -3
        asked = eve.post(f"/tables/{table}/sit", seat=2)
        assert asked["seats"][2]["person"] is None
        while not mine.table.get("requests"):
            mine.receive("table")
        assert mine.table["requests"] == [{"person": eve.id, "name": "Eve", "seat": 2}]
        eve.get(f"/tables/{table}/state", seat=2, status=403)  # no view before the host agrees
        ana.post(f"/tables/{table}/answer", person=eve.id, yes=True)
        assert hers.until(2, lambda state: True)["seat"] == 2
    assert ana.get(f"/tables/{table}")["seats"][2]["person"] == eve.id
    began = time.time()
    ana.post(f"/tables/{table}/seat", seat=2, status=403)  # she is not absent
    assert time.time() - began < ABSENT
    eve.post(f"/tables/{table}/leave")
    assert ana.post(f"/tables/{table}/seat", seat=2)["seats"][2]["person"] is None
    assert eve.post(f"/tables/{table}/sit", seat=1, status=403)["args"] == {"why": "knows-a-hand"}


def test_a_host_frees_the_seat_of_a_player_who_is_not_ready(serve: Callable[..., Running]) -> None:
    server = serve()
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "open", "open")
    bob.post(f"/tables/{table}/sit", seat=1)
    assert ana.post(f"/tables/{table}/seat", seat=1)["seats"][1]["person"] is None
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    ana.post(f"/tables/{table}/seat", seat=1, status=409)
