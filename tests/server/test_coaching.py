"""The coach at a table: whom it helps, that it holds nobody up, and what is learnt from a finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from server.people import Guest
from server.servers import Running

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.registry import GAMES
from archipel.server.background.coaching import Coach, Coached
from archipel.server.background.worker import Decision, Doubt, Doubted, doubt
from archipel.server.background.workers import Workers
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.storage.store import Store
from archipel.server.table.table import Table

RECORDS = Path(__file__).parent.parent / "records"


class Stub:
    """Workers that answer at once: with what they are given, or too late."""

    def __init__(self) -> None:
        self.answer: Doubted | None = None
        self.asked: list[Doubt] = []
        self.late = False

    async def run(self, work: object, asked: Doubt, who: str, within: float) -> Doubted | None:
        self.asked.append(asked)
        if self.late:
            raise Refused("unavailable")
        return self.answer


def about(subject: str, better: str = "") -> Doubted:
    return ("doubt-own-field", ["S-055"], {}), subject, better


def table_of(*people: int) -> Table:
    """A table after some moves of seat 0 and two others; who of them are people."""
    door = GAMES["settlers"]
    referee = Referee(door, 3, door.read_options(""), SeededDealer(1))
    referee.deal()
    while len(referee.rows) < 12 or referee.state.actor() != 0:
        referee.play(referee.state.actor(), referee.state.legal(referee.state.actor())[0])
        referee.deal()
    row = TableRow(
        id="coached",
        game="settlers",
        rules=door.rules,
        game_options="",
        options=TableOptions(pace="untimed"),
        size=3,
        host="p0",
        secret="00" * 32,
        created=0.0,
        seats=[
            SeatRow(s, f"p{s}" if s in people else None, bot=None if s in people else "easy")
            for s in range(3)
        ],
        standing=Standing(status="playing", started=1.0),
    )
    rows = [ActionRow(i, made.seat, made.action.text, 0.0) for i, made in enumerate(referee.rows, start=1)]
    return Table(TableState(row, rows), cast(Store, None), 0.0, lambda table: None)


def ask(coach: Coach, table: Table, text: str = "") -> Coached:
    move = text or table.state.playing().state.legal(0)[0].text
    return asyncio.run(coach.ask(table, 0, move, "big", "m1"))


def turn_on(table: Table) -> None:
    """Play on until it is seat 0's turn again."""
    referee = table.state.playing()
    referee.dealer = SeededDealer(2)
    before = referee.turn_began
    while referee.turn_began == before or referee.state.actor() != 0:
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        referee.play(seat, next((action for action in legal if action.text == "end"), legal[0]))
        referee.deal()


def test_once_a_turn_three_times_a_game_and_the_move_is_not_played() -> None:
    workers, table = Stub(), table_of(0)
    coach = Coach(cast(Workers, workers))
    version = table.state.version
    workers.answer = about("own-field")
    asked = ask(coach, table)
    assert asked.note is not None
    assert (asked.id, asked.v, asked.note.key, asked.better) == ("m1", version, "doubt-own-field", None)
    assert table.state.version == version
    workers.answer = about("something else")
    assert ask(coach, table).note is None, "once a turn"
    assert len(workers.asked) == 1, "and nobody thinks about it"
    for subject, better, expected in (
        ("own-field", "", False),
        ("b", "end", True),
        ("c", "", True),
        ("d", "", False),
    ):
        turn_on(table)
        workers.answer = about(subject, better)
        asked = ask(coach, table)
        assert (asked.note is not None) == expected, subject
        assert (asked.better or "") == (better if expected else "")


def test_whoever_thinks_too_long_does_not_ask() -> None:
    workers, table = Stub(), table_of(0)
    coach = Coach(cast(Workers, workers))
    workers.answer, workers.late = about("a"), True
    assert ask(coach, table).note is None
    workers.late = False
    assert ask(coach, table).note is not None, "nothing was asked before"


def test_what_cannot_be_played_is_not_asked_about() -> None:
    workers, table = Stub(), table_of(0)
    coach = Coach(cast(Workers, workers))
    for text in ("xyzzy", "city 53", "discard ore"):
        assert ask(coach, table, text).note is None
    assert workers.asked == []


@pytest.mark.parametrize("people", [(0, 1), (0, 1, 2), (1,)])
def test_no_coach_where_people_play_one_another(people: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refused:
        ask(Coach(cast(Workers, Stub())), table_of(*people))
    assert refused.value.code == "forbidden"
    assert refused.value.args_ == {"why": "no-coach"}


def test_a_worker_asks_in_plain_data() -> None:
    """What a robber at one's own door comes to, from the rows of the game."""
    referee = Referee(GAMES["settlers"], 3, GAMES["settlers"].read_options(""), SeededDealer(4))
    referee.deal()
    while referee.state.prompt(0).key != "prompt-robber":
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        referee.play(seat, next((action for action in legal if action.text == "end"), legal[0]))
        referee.deal()
    rows = [(row.seat, row.action.text) for row in referee.rows]
    asked = Decision("t", "settlers", 3, "", rows, 0, "", 7, False)
    mine = [action for action in referee.state.legal(0) if GAMES["settlers"].doubts(referee.state, 0, action)]
    answers = [doubt(Doubt(asked, action.text, "big")) for action in mine]
    assert (("doubt-own-field", ["S-055"], {}), "doubt-own-field", "") in answers


def test_a_coach_at_a_real_table(house: Running) -> None:
    ana, bob = Guest(house.url), Guest(house.url, "Bob")
    table = ana.open("me", "random", "random")
    with ana.at(table) as socket:
        socket.join()
        state = socket.until(0, lambda state: 0 in state["asked"])
        move = state["legal"][0]
        found = socket.ask("coached", t="coach", do=move, care="more", seat=0)
        assert found["v"] == state["v"]
        assert set(found) == {"t", "id", "v", "note", "better"}
        assert socket.do(move)["t"] == "done", "asked or not, the move is played"
    assert bob.post(f"/tables/{table}/coach", do=move, seat=0, status=403)["code"] == "not-your-seat"
    assert ana.post(f"/tables/{table}/coach", do=move, care="lots", status=422)["code"] == "bad-message"
    both = ana.open("me", "me", "random")
    assert ana.post(f"/tables/{both}/coach", do=move, seat=0, status=403)["args"]["why"] == "no-coach"


def test_moments_of_a_finished_game(house: Running) -> None:
    ana = Guest(house.url)
    text = (RECORDS / "junior-three-greedy.rec").read_text()
    table = ana.post("/records", text=text)["id"]
    found: list[dict[str, Any]] = ana.get(f"/tables/{table}/moments", seat=0)
    assert [moment["kind"] for moment in found] == ["best"]
    [best] = found
    assert best["note"]["key"] == "moment-best"
    assert best["note"]["args"]["move"] == best["action"]
    again = ana.post(f"/tables/{table}/branch", v=best["row"] - 1, seat=0)
    assert (again["status"], again["asked"]) == ("playing", [0])
    assert ana.get(f"/tables/{table}/moments", seat=7, status=404)["args"]["what"] == "seat"
    assert ana.get(f"/tables/{again['id']}/moments", seat=0, status=409)["args"]["why"] == "not-over"
