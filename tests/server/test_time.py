"""Deadlines at real tables: the absence policies, restarts, and changes of the host's clock."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from server.people import Guest
from server.servers import FREE, Running, free_port

from archipel.server.play import clocks
from archipel.server.play.clocks import Pace
from archipel.server.settings import Settings
from archipel.server.storage import rows
from archipel.server.storage.store import Store
from archipel.server.web.app import create_app


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """A server in this process, with a pace of fractions of a second and no grace period."""
    monkeypatch.setitem(clocks.LIVE, "quick", {"normal": Pace(0.3, 0.2, 0.3)})
    monkeypatch.setattr(clocks, "GRACES", 0)
    settings = Settings(db=str(tmp_path / "time.db"), port=free_port(), sweep=0.05, **FREE)
    config = uvicorn.Config(
        create_app(settings), port=settings.port, ws="websockets-sansio", log_level="warning"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{settings.port}"
    server.should_exit = True
    thread.join()


def until(guest: Guest, path: str, test: Callable[[Any], bool], **query: Any) -> Any:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        answer = guest.get(path, **query)
        if test(answer):
            return answer
        time.sleep(0.02)
    raise AssertionError(f"it never came: {answer}")


def open_for_two(url: str, **wish: Any) -> tuple[str, Guest, Guest]:
    ana, bob = Guest(url), Guest(url, "Bob")
    table = ana.open("me", "open", "random", **({"pace": "normal"} | wish))
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    return table, ana, bob


def test_a_bot_plays_the_late_decision(quick: str) -> None:
    table, ana, _ = open_for_two(quick, absence="once")
    assert ana.get(f"/tables/{table}/state")["clock"]["deadlines"]
    until(ana, f"/tables/{table}/state", lambda s: s["v"] > 6)
    assert not ana.get(f"/tables/{table}")["seats"][0]["away"]


def test_a_bot_takes_the_late_seat_until_its_owner_is_back(quick: str) -> None:
    table, ana, _ = open_for_two(quick, absence="seat")
    about = until(ana, f"/tables/{table}", lambda t: t["seats"][0]["away"])
    assert about["seats"][0]["person"] == ana.id
    assert not ana.post(f"/tables/{table}/sit", seat=0)["seats"][0]["away"]


def test_a_move_brings_the_seat_back(quick: str) -> None:
    table, ana, bob = open_for_two(quick, absence="seat")
    until(ana, f"/tables/{table}", lambda t: t["seats"][0]["away"])
    answer = ana.http.post(f"/api/tables/{table}/do", json={"v": 0, "do": "roll"})
    assert answer.json().get("code", "done") in ("done", "stale", "illegal", "not-your-turn")
    assert not ana.get(f"/tables/{table}")["seats"][0]["away"]


def test_the_others_vote_for_a_bot(quick: str) -> None:
    table, ana, bob = open_for_two(quick, absence="vote")
    late = until(ana, f"/tables/{table}/state", lambda s: s["clock"]["late"] == [0])
    time.sleep(0.5)
    assert ana.get(f"/tables/{table}/state")["v"] == late["v"]
    with ana.at(table) as socket:
        assert socket.ask("done", t="vote", seat=0)["code"] == "not-your-seat"
    with bob.at(table) as socket:
        assert socket.ask("done", t="vote", seat=2)["code"] == "conflict"
        assert socket.ask("done", t="vote", seat=0)["t"] == "done"
    until(ana, f"/tables/{table}", lambda t: t["seats"][0]["away"])


def test_with_the_wait_policy_everybody_waits(quick: str) -> None:
    table, ana, bob = open_for_two(quick, absence="wait")
    until(ana, f"/tables/{table}/state", lambda s: s["clock"]["late"] == [0])
    with ana.at(table) as socket:
        assert socket.ask("done", t="return")["t"] == "done"
    state = until(ana, f"/tables/{table}/state", lambda s: s["clock"]["late"] == [0])
    done = ana.post(f"/tables/{table}/do", v=state["v"], do=state["legal"][0])
    assert done["v"] == state["v"] + 1


def test_a_disconnected_player_has_a_grace_period(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "GRACES", 2)
    monkeypatch.setattr(clocks, "GRACE", 0.5)
    began = time.monotonic()
    table, ana, _ = open_for_two(quick, absence="seat")
    until(ana, f"/tables/{table}", lambda t: t["seats"][0]["away"])
    assert time.monotonic() - began > 0.5 + 2 * 0.5  # the turn and the reserve, and twice the grace


def test_clocks_survive_a_restart(serve: Callable[..., Running]) -> None:
    server = serve()
    ana = Guest(server.url)
    table = ana.open("me", "me", "me", pace="normal")
    state = ana.get(f"/tables/{table}/state", seat=0)
    ana.post(f"/tables/{table}/do", v=state["v"], do=state["legal"][0], seat=0)
    before = ana.get(f"/tables/{table}/state", seat=0)["clock"]
    server.kill()
    server.start()
    after = ana.get(f"/tables/{table}/state", seat=0)["clock"]
    assert (after["turn"], after["left"], after["reserve"]) == (
        before["turn"],
        before["left"],
        before["reserve"],
    )
    assert after["deadlines"].keys() == before["deadlines"].keys()
    for seat, at in before["deadlines"].items():
        assert after["deadlines"][seat] >= at


def test_a_player_is_told_when_a_bot_moved_for_them(quick: str) -> None:
    table, ana, _ = open_for_two(quick, absence="once")
    state = until(ana, f"/tables/{table}/state", lambda s: s["played_for"], seat=0)
    row = state["played_for"]
    mine = [line for line in state["log"] if line[1] == 0]
    assert mine[-1][0] == row
    keys = [[note["key"] for note in notes] for _, _, _, notes in mine]
    assert "told-stood-in" in keys[0]
    assert not any("told-stood-in" in later for later in keys[1:])  # only on the first row


def test_nobody_is_late_because_the_clock_was_set(db: str, serve: Callable[..., Running]) -> None:
    server = serve(db, sweep=0.05, lease=0.2)
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "open", "random", pace="normal", absence="seat")
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    waiting, store = ana.open("me", "open", "open", private=False), Store(db)
    with ana.at(table) as mine, bob.at(table) as his:
        mine.join()
        his.join()
        for times, days in enumerate((5, -2, 0), start=1):
            server.set_clock(days * clocks.DAY)
            end = time.monotonic() + 20
            while server.log.read_text().count("clock-was-set") < times and time.monotonic() < end:
                time.sleep(0.05)
            time.sleep(0.5)
            state = ana.get(f"/tables/{table}/state", seat=0)
            clock = state["clock"]
            assert abs(clock["now"] - time.time() - days * clocks.DAY) < 60
            for seat, until in clock["deadlines"].items():
                assert 200 < until - clock["now"] <= 60 + 240, (seat, clock)
            assert clock["reserve"] == [240.0] * 3
            stored = store.run(lambda c: rows.find(c, table))
            assert stored is not None
            assert stored.standing.deadline is not None
            assert 200 < stored.standing.deadline - clock["now"] <= 60 + 240
            assert not any(seat["away"] for seat in ana.get(f"/tables/{table}")["seats"])
            if 0 in state["asked"]:
                done = ana.post(f"/tables/{table}/do", v=state["v"], do=state["legal"][0], seat=0)
                assert done["t"] == "done"
    store.close()
    assert ana.get(f"/tables/{waiting}")["status"] == "open"
    assert "Traceback" not in server.log.read_text()
