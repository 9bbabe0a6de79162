"""The coach: whom it may help, how often it asks, and learning moments of a finished game."""

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
from archipel.server.background.worker import BotDecision, CoachedMove, CoachReply, ask_coach
from archipel.server.background.workers import Workers
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.storage.store import Store
from archipel.server.table.table import Table

RECORDS = Path(__file__).parent.parent / "records"


class Stub:
    """Workers that return a given answer at once, or time out."""

    def __init__(self) -> None:
        self.answer: CoachReply | None = None
        self.asked: list[CoachedMove] = []
        self.late = False

    async def run(self, work: object, asked: CoachedMove, who: str, within: float) -> CoachReply | None:
        self.asked.append(asked)
        if self.late:
            raise Refused("unavailable")
        return self.answer


def about(subject: str, better: str = "") -> CoachReply:
    return ("doubt-own-field", ["S-055"], {}), subject, better


def table_of(*people: int) -> Table:
    """Return a table of three after some moves, with people on the given seats and bots on the others."""
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


def test_the_coach_asks_once_a_turn_and_three_times_a_game() -> None:
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
    assert len(workers.asked) == 1, "no worker is asked again"
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


def test_a_coach_that_thinks_too_long_asks_nothing() -> None:
    workers, table = Stub(), table_of(0)
    coach = Coach(cast(Workers, workers))
    workers.answer, workers.late = about("a"), True
    assert ask(coach, table).note is None
    workers.late = False
    assert ask(coach, table).note is not None, "the timeout does not count as a question"


def test_the_coach_does_not_ask_about_illegal_moves() -> None:
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


def test_the_coach_of_a_worker_answers_in_plain_data() -> None:
    """A worker replays the rows and doubts a robber on one's own field."""
    referee = Referee(GAMES["settlers"], 3, GAMES["settlers"].read_options(""), SeededDealer(4))
    referee.deal()
    while referee.state.prompt(0).key != "prompt-robber":
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        referee.play(seat, next((action for action in legal if action.text == "end"), legal[0]))
        referee.deal()
    rows = [(row.seat, row.action.text) for row in referee.rows]
    asked = BotDecision("t", "settlers", 3, "", rows, 0, "", 7, False)
    mine = [action for action in referee.state.legal(0) if GAMES["settlers"].doubts(referee.state, 0, action)]
    answers = [ask_coach(CoachedMove(asked, action.text, "big")) for action in mine]
    assert (("doubt-own-field", ["S-055"], {}), "doubt-own-field", "") in answers


def test_a_coach_at_a_real_table(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "random", "random")
    with ana.at(table) as socket:
        socket.join()
        state = socket.until(0, lambda state: 0 in state["asked"])
        move = state["legal"][0]
        found = socket.ask("coached", t="coach", do=move, care="more", seat=0)
        assert found["v"] == state["v"]
        assert set(found) == {"t", "id", "v", "note", "better"}
        assert socket.do(move)["t"] == "done", "the coach does not block the move"
    assert bob.post(f"/tables/{table}/coach", do=move, seat=0, status=403)["code"] == "not-your-seat"
    assert ana.post(f"/tables/{table}/coach", do=move, care="lots", status=422)["code"] == "bad-message"
    both = ana.open("me", "me", "random")
    assert ana.post(f"/tables/{both}/coach", do=move, seat=0, status=403)["args"]["why"] == "no-coach"


def test_learning_moments_of_a_finished_game(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
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
