"""Hints at the table, and the curve of a replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.people import Guest
from server.servers import Running

from archipel.bots.analysis import analyse
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
        referee.enter(seat, legal[pick])
    seat = referee.state.actor()
    twin = referee.state.redeal(seat, referee.memories[seat], Rng(9))
    played = [(row.seat, row.action.text) for row in referee.rows]
    asked = Decision("t", game, seats, "", played, seat, "", 7, False)
    told = advise(asked)
    again = analyse(game, twin, seat, referee.memories[seat], 7)
    assert told[0] == again.chances
    assert [move[:2] for move in told[1]] == [(move.action, move.chance) for move in again.moves]


def test_the_curve_of_a_finished_game(house: Running) -> None:
    ana = Guest(house.url)
    text = (RECORDS / "settlers-beginner-4.rec").read_text()
    table = ana.post("/records", text=text)["id"]
    curve = ana.get(f"/tables/{table}/curve")
    info = ana.get(f"/tables/{table}")
    assert len(curve) == info["version"] + 1
    assert all(sum(chances) == pytest.approx(1.0) for chances in curve)
    (winner,) = info["result"]["winners"]
    assert curve[-1][winner] == 1.0
    running = ana.open("me", "random", "random")
    assert ana.get(f"/tables/{running}/curve", status=409)["args"]["why"] == "not-over"
