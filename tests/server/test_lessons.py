"""Lessons at a table: opening, playing, going back, resuming, and continuing against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.people import Guest, Socket
from server.servers import Running

from archipel.core import record
from archipel.lessons.library import lessons
from archipel.lessons.quiz import cards
from archipel.registry import BUILT_IN, GAMES

FIRST = "settlers-first"
State = dict[str, Any]


def ready(state: State) -> bool:
    """Whether the learner is asked."""
    return bool(state["lesson"]["kind"] != "watch")


def lesson_move(socket: Socket, seat: int, do: str, **more: Any) -> State:
    """Send a lesson message; return the state when the learner is asked again."""
    v = socket.states[seat]["v"]
    answer = socket.ask("done", t="lesson", v=v, do=do, seat=seat, **more)
    assert answer["t"] == "done", answer
    return socket.until(seat, lambda state: state["v"] >= answer["v"] and ready(state))


def play(socket: Socket, move: str) -> State:
    """Play a move that the lesson accepts; return the state when the learner is asked again."""
    answer = socket.do(move)
    assert answer["t"] == "done", answer
    return socket.until(0, lambda state: state["v"] >= answer["v"] and ready(state))


def miss(socket: Socket, move: str) -> State:
    """Play a move that the lesson refuses; return the state with its reply."""
    answer = socket.do(move)
    assert (answer["t"], answer["code"]) == ("error", "off-lesson"), answer
    return socket.states[0]


def test_the_list_of_lessons(shared_server: Running) -> None:
    found = Guest(shared_server.url).get("/lessons")
    assert [line["id"] for line in found] == list(lessons())
    assert {line["game"] for line in found} == set(BUILT_IN)
    first = next(line for line in found if line["id"] == FIRST)
    assert set(first["title"]) == {"en", "fr"}
    assert first["steps"] == len(lessons()[FIRST].steps)
    assert all(after in lessons() for line in found for after in line["after"])


@pytest.mark.parametrize("id", lessons())
def test_the_main_line_of_every_lesson_over_the_socket(shared_server: Running, id: str) -> None:
    """The tutor shows every step, and plays the rows of the other seats one by one."""
    ana, lesson = Guest(shared_server.url), lessons()[id]
    table = ana.post(f"/lessons/{id}")
    assert (table["lesson"], table["status"], table["pace"]) == (id, "playing", "untimed")
    with ana.at(table["id"]) as socket:
        state = socket.join()
        names = [state["lesson"]["name"]]
        while state["lesson"]["kind"] != "last":
            state = lesson_move(socket, lesson.me, "show")
            names.append(state["lesson"]["name"])
            assert state["played_for"] == 0  # the tutor does not count as a stand-in
        assert state["clock"] is None
        assert state["lesson"]["play_on"]
    seen = [step.id for step in lesson.steps if step.id in names]
    assert list(dict.fromkeys(names)) == seen
    assert {step.id for step in lesson.steps if step.unless is None} <= set(names)
    ana.post(f"/tables/{table['id']}/close")
    text = ana.http.get(f"/api/tables/{table['id']}/record").text
    told = record.read(text)
    assert told.tags["Lesson"] == id
    assert "Secret" not in told.tags  # nothing was drawn
    assert record.replay(told, GAMES).state.scores()


def test_other_people_cannot_join_or_see_a_lesson(shared_server: Running) -> None:
    ana, ben = Guest(shared_server.url), Guest(shared_server.url, "Ben")
    table = ana.post(f"/lessons/{FIRST}")["id"]
    assert table not in [line["id"] for line in ben.get("/tables")]
    assert table in [line["id"] for line in ana.get("/me/games") if line["lesson"] == FIRST]
    assert ben.post(f"/tables/{table}/sit", seat=1, status=403)["args"]["why"] == "no-newcomers"
    assert ben.post(f"/tables/{table}/branch", v=0, seat=0, status=409)["args"]["why"] == "not-over"
    assert ana.post(f"/tables/{table}/branch", v=0, seat=1, status=409)["args"]["why"] == "not-over"
    assert ben.post(f"/lessons/{FIRST}")["id"] != table
    with ben.at(table) as socket:
        assert socket.join()["lesson"] is None
        said = socket.ask("done", t="lesson", v=0, do="show")
        assert said["code"] == "not-your-seat"
    ana.post("/lessons/settlers-last", status=404)


def test_a_wrong_move_gets_a_reply_and_is_not_played(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    with ana.at(ana.post(f"/lessons/{FIRST}")["id"]) as socket:
        socket.join()
        play(socket, "roll")
        state = lesson_move(socket, 0, "pick", at="corner:28")
        assert (state["lesson"]["name"], state["lesson"]["reply"]["right"]) == ("income", False)
        state = lesson_move(socket, 0, "pick", at="corner:8")
        assert (state["lesson"]["name"], state["lesson"]["reply"]["right"]) == ("road", True)
        version = state["v"]
        lesson = miss(socket, "road 12")["lesson"]  # legal, with a prepared reply
        assert lesson["reply"]["say"]["en"].startswith("Allowed, but")
        assert (lesson["help"], lesson["reply"]["notes"]) == (0, [])
        lesson = miss(socket, "settle 18")["lesson"]  # illegal, with a prepared reply
        assert (lesson["reply"]["right"], lesson["help"]) == (False, 1)
        assert lesson["reply"]["say"]["fr"].startswith("Bien vu")
        lesson = miss(socket, "settle 0")["lesson"]  # illegal, without one: the notes of the rules
        assert lesson["help"] == 2
        assert lesson["reply"]["say"] is None
        assert "S-042" in lesson["reply"]["notes"][0]["rules"]
        lesson = miss(socket, "offer wood for brick")["lesson"]  # legal, without one: the general reply
        assert lesson["reply"]["say"]["en"].startswith("That is allowed")
        assert socket.do("nonsense")["code"] == "bad-notation"
        assert socket.ask("done", t="back", v=version, to=1, seat=0)["args"]["why"] == "lesson"
        assert socket.ask("done", t="lesson", v=version, do="pick", at="corner:8")["code"] == "unknown"
        state = play(socket, "road 20")
        assert state["v"] == version + 1
        assert state["lesson"]["reply"] == {
            "right": True,
            "to": "road 20",
            "say": lessons()[FIRST].steps[2].yes,
            "notes": [],
        }


def test_the_tutor_acts_one_row_at_a_time_and_cannot_be_interrupted(serve: Callable[..., Running]) -> None:
    ana = Guest(serve(bot_pause=0.3).url)
    with ana.at(ana.post(f"/lessons/{FIRST}")["id"]) as socket:
        socket.join()
        for _ in range(3):
            lesson_move(socket, 0, "show")
        answer = socket.do("end")
        seen: list[int] = []
        while not ready(state := socket.receive("state")):
            seen.append(state["v"])
            assert (state["lesson"]["say"], state["lesson"]["reply"]) == (None, None)
            if len(seen) == 1:
                assert socket.do("end", v=state["v"])["code"] == "not-your-turn"
        v = answer["v"]
        assert seen == [
            v + 2,
            v + 3,
            v + 4,
            v + 6,
        ]  # a roll with its dice, a road, an end, a roll with its dice
        assert state["lesson"]["name"] == "again"
        assert state["lesson"]["reply"]["to"] == "end"


def test_going_back_restarting_and_resuming_a_lesson(serve: Callable[..., Running], tmp_path: Path) -> None:
    db = str(tmp_path / "lessons.db")
    server = serve(db)
    ana = Guest(server.url)
    table = ana.post(f"/lessons/{FIRST}")["id"]
    with ana.at(table) as socket:
        assert not socket.join()["lesson"]["back"]
        play(socket, "roll")
        assert lesson_move(socket, 0, "back")["lesson"]["name"] == "roll"
        play(socket, "roll")
        lesson_move(socket, 0, "pick", at="corner:8")
        assert lesson_move(socket, 0, "back")["lesson"]["name"] == "income"  # a question has no row
        lesson_move(socket, 0, "pick", at="corner:8")
        play(socket, "road 42")
        state = play(socket, "end")
        assert state["lesson"]["name"] == "again"
        hand = state["view"]["players"][0]["hand"]
        state = lesson_move(socket, 0, "back")  # past the rows of the other seats
        assert state["lesson"]["name"] == "end"
        assert state["log"][-1][2].startswith("back ")
        assert state["back"] == 0
        assert lesson_move(socket, 0, "back")["lesson"]["name"] == "road"
        play(socket, "road 42")
        assert play(socket, "end")["view"]["players"][0]["hand"] == hand
    assert ana.post(f"/lessons/{FIRST}")["id"] == table
    server.kill()
    server.start()
    with ana.at(table) as socket:
        state = socket.join()
        assert (state["lesson"]["name"], state["view"]["players"][0]["hand"]) == ("again", hand)
        assert state["lesson"]["reply"]["to"] == "end"
        state = lesson_move(socket, 0, "again")
        assert (state["lesson"]["name"], state["lesson"]["back"]) == ("roll", False)
        assert state["points"] == [2, 2, 2]
    ana.post(f"/tables/{table}/leave")
    assert ana.post(f"/lessons/{FIRST}")["id"] != table


def test_the_tutor_goes_on_after_a_crash(serve: Callable[..., Running], tmp_path: Path) -> None:
    server = serve(str(tmp_path / "lessons.db"), bot_pause=0.5, sweep=0.1)
    ana = Guest(server.url)
    table = ana.post(f"/lessons/{FIRST}")["id"]
    with ana.at(table) as socket:
        socket.join()
        for _ in range(3):
            lesson_move(socket, 0, "show")
        socket.do("end")
        assert not ready(socket.receive("state"))
    server.kill()
    server.start()
    with ana.at(table) as socket:
        socket.join()
        assert socket.until(0, ready)["lesson"]["name"] == "again"


def test_playing_on_from_a_lesson(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.post(f"/lessons/{FIRST}")["id"]
    with ana.at(table) as socket:
        state = socket.join()
        while state["lesson"]["kind"] != "last":
            state = lesson_move(socket, 0, "show")
    new = ana.post(f"/tables/{table}/branch", v=state["v"], seat=0, bot="easy")
    assert (new["lesson"], new["private"], new["status"]) == ("", True, "playing")
    assert [(seat["name"], seat["bot"]) for seat in new["seats"]][1:] == [("Ben", "easy"), ("Nora", "easy")]
    assert new["commitment"]
    with ana.at(new["id"]) as socket:
        begun = socket.join()
        assert begun["lesson"] is None
        assert begun["view"] == state["view"]
        answer = socket.do("end")
        socket.until(0, lambda state: state["v"] >= answer["v"] + 2)  # a bot rolls, with fair dice
    ana.post(f"/tables/{new['id']}/close")
    told = record.read(ana.http.get(f"/api/tables/{new['id']}/record").text)
    assert record.given_rows(told.tags) == state["v"]
    assert record.verify(told, GAMES) > 0


def test_lesson_messages_are_refused_at_other_tables(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "random", "random")
    with ana.at(table) as socket:
        state = socket.join()
        assert (state["lesson"], socket.table["lesson"]) == (None, "")
        assert socket.ask("done", t="lesson", v=state["v"], do="show")["args"]["why"] == "no-lesson"


def test_lessons_from_a_folder_of_the_host(serve: Callable[..., Running], tmp_path: Path) -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "lessons.md"
    text = page.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    (tmp_path / "example.toml").write_text(text, encoding="utf-8")
    ana = Guest(serve(lessons=str(tmp_path)).url)
    assert ana.get("/lessons")[-1]["id"] == "example"
    with ana.at(ana.post("/lessons/example")["id"]) as socket:
        assert socket.join()["lesson"]["name"] == "road"


def test_cards_are_served(shared_server: Running) -> None:
    found = Guest(shared_server.url).get("/quiz")
    assert len(found) == len(cards())
    assert all(len(card["choices"]) == 3 and 0 <= card["right"] < 3 for card in found)
