"""Tables over HTTP and WebSocket: opening, sitting, playing, take-backs, leaving, rematches, chat."""

from __future__ import annotations

import re

import pytest
from server.people import Guest, Socket, play_on
from server.servers import Running

from archipel.core import record
from archipel.registry import GAMES


def test_a_guest_opens_a_table_with_bots_and_plays_at_once(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "random", "random")
    about = ana.get(f"/tables/{table}")
    assert about["status"] == "playing"
    assert [seat["bot"] for seat in about["seats"]] == [None, "random", "random"]
    assert len(about["commitment"]) == 64
    with ana.at(table) as socket:
        state = socket.join()
        for _ in range(4):
            state = socket.until(0, lambda s: 0 in s["asked"])
            assert socket.do(state["legal"][0])["t"] == "done"
            socket.until(0, lambda s, v=state["v"]: s["v"] > v)
        assert state["prompt"]["rules"]
        assert state["view"]["players"][1]["hand"] is None


def test_friends_meet_by_link_and_start_when_all_are_ready(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "open", "random", private=True)
    assert table not in [t["id"] for t in bob.get("/tables")]
    assert bob.get(f"/tables/{table}")["status"] == "open"
    with ana.at(table) as socket:
        socket.send(t="join")
        bob.post(f"/tables/{table}/sit", seat=0, status=409)
        sat = bob.post(f"/tables/{table}/sit", seat=1, contribution="ab" * 16)
        assert (sat["status"], sat["seats"][1]["name"]) == ("open", "Bob")
        assert socket.receive("table")["table"]["seats"]
        assert bob.post(f"/tables/{table}/ready", ready=True)["status"] == "playing"
        assert socket.until(0, lambda s: s["v"] >= 0)["asked"]
    assert [t["id"] for t in bob.get("/me/games")] == [table]
    bob.post(f"/tables/{table}/ready", ready=True, status=409)
    assert ana.post(f"/tables/{table}/rematch", status=409)["args"] == {"why": "not-over"}


def test_the_id_of_a_table_is_easy_to_dictate(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    codes = [ana.open("me", "open", "open") for _ in range(20)]
    assert len(set(codes)) == 20
    assert all(re.fullmatch(r"[2-9a-hjkmnp-z]{10}", code) for code in codes)


@pytest.mark.parametrize("key", GAMES)
def test_the_colours_of_the_seats_are_known_before_a_table_is_open(shared_server: Running, key: str) -> None:
    ana, game = Guest(shared_server.url), GAMES[key]
    seats = game.seats[0]
    for option in game.options:
        options = f"{option.key}={option.choices[-1]}"
        colours = ana.get(f"/games/{key}/colours", seats=seats, options=options)
        assert colours == game.colours(seats, game.read_options(options))
        assert len(colours) == len(set(colours)) == seats
    ana.get(f"/games/{key}/colours", 422, seats=8)
    ana.get(f"/games/{key}/colours", 422, seats=seats, options="bread=butter")
    ana.get("/games/nothing/colours", 404, seats=seats)


def test_public_tables_are_in_the_lobby(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "open", "open", private=False)
    assert table in [t["id"] for t in Guest(shared_server.url).get("/tables")]
    assert ana.post(f"/tables/{table}/seat", seat=1, bot="random")["seats"][1]["bot"] == "random"
    assert ana.post(f"/tables/{table}/seat", seat=1, bot=None)["seats"][1]["bot"] is None
    Guest(shared_server.url).post(f"/tables/{table}/seat", seat=1, bot="random", status=403)
    ana.post(f"/tables/{table}/seat", seat=1, bot="os.system", status=404)
    assert ana.post(f"/tables/{table}/close")["status"] == "closed"
    assert table not in [t["id"] for t in ana.get("/tables")]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"options": "board=flat"},
        {"seats": ["me"]},
        {"seats": ["me", "genius", "open"]},
        {"pace": "never"},
        {"absence": "x"},
        {"contribution": "zz"},
        {"more": 1},
    ],
)
def test_a_table_with_bad_options_is_refused(shared_server: Running, wish: dict[str, object]) -> None:
    body = {"game": "settlers", "seats": ["me", "open", "open"]} | wish
    answer = Guest(shared_server.url).http.post("/api/tables", json=body)
    assert answer.status_code in (404, 422)
    assert answer.json()["code"] in ("unknown", "bad-message")


def test_hot_seat_take_back_and_several_steps(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "me", "me", options="board=variable")
    with ana.at(table) as socket:
        socket.send(t="join")
        for seat in range(3):
            socket.until(seat, lambda s: True)
        first = socket.states[0]
        assert first["asked"] == [0], "seat 0 founds first"
        assert socket.states[1]["legal"] == []
        settle = first["legal"][0]
        assert socket.do(settle)["v"] == first["v"] + 1
        state = socket.until(0, lambda s: s["back"] > 0)
        assert socket.ask("done", t="back", v=state["v"], to=state["back"], seat=1)["t"] == "error"
        assert socket.ask("done", t="back", v=state["v"], to=state["back"], seat=0)["t"] == "done"
        again = socket.until(0, lambda s: s["v"] == first["v"] + 2)
        assert again["legal"] == first["legal"]
        assert again["log"][-1][2] == f"back {first['v'] + 1}"
        # Two steps together, or none.
        socket.do(settle)
        road = socket.until(0, lambda s: s["v"] == first["v"] + 3)["legal"][0]
        state = socket.states[0]
        socket.ask("done", t="back", v=state["v"], to=state["back"], seat=0)
        socket.until(0, lambda s: s["v"] == first["v"] + 4)
        refused = socket.do([settle, "end"])
        assert (refused["t"], refused["code"]) == ("error", "illegal")
        assert socket.join()["v"] == first["v"] + 4
        assert socket.do([settle, road])["t"] == "done"
        play_on(socket, 6, [0, 1, 2])


def test_refusals_are_codes_with_rules(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "open", "me", options="board=variable")
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    with ana.at(table) as mine, bob.at(table) as his:
        state = mine.join()
        his.join()
        assert mine.do("dance 3")["code"] == "bad-notation"
        illegal = mine.do("end")
        assert illegal["code"] == "illegal"
        assert illegal["notes"][0]["rules"]
        assert his.do("settle 1", seat=1)["code"] == "not-your-turn"
        assert his.do("settle 1", seat=0, v=state["v"])["code"] == "not-your-seat"
        assert mine.do(state["legal"][0], v=state["v"] + 5)["code"] == "stale"
        assert mine.do(state["legal"][0])["t"] == "done"
        assert mine.do(state["legal"][1], v=state["v"])["code"] == "stale"
        answer = mine.ask("answer", t="ask", do="end", seat=0)
        assert answer["why_not"][0]["rules"]
        built = mine.until(0, lambda s: s["v"] > state["v"])["legal"][0]
        answer = mine.ask("answer", t="ask", do=built, seat=0)
        assert answer["why_not"] == []
        assert answer["preview"]


def test_a_repeated_message_is_done_once(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "me", "me")
    state = ana.get(f"/tables/{table}/state", seat=0)
    move = {"v": state["v"], "do": state["legal"][0], "id": "same", "seat": 0}
    first = ana.post(f"/tables/{table}/do", **move)
    assert ana.post(f"/tables/{table}/do", **move) == first
    rows = ana.get(f"/tables/{table}/state", seat=0)["log"]
    assert [row[2] for row in rows].count(move["do"]) == 1


def test_leaving_and_coming_back(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "open", "random", newcomers="never")
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    left = ana.post(f"/tables/{table}/leave")
    assert (left["seats"][0]["away"], left["host"], left["status"]) == (True, bob.id, "playing")
    with bob.at(table) as socket:
        socket.join()
        socket.until(1, lambda s: 1 in s["asked"])  # a bot has played for Ana
    Guest(shared_server.url, "Eve").post(f"/tables/{table}/sit", seat=2, status=403)
    back = ana.post(f"/tables/{table}/sit", seat=0)
    assert (back["seats"][0]["away"], back["seats"][0]["person"]) == (False, ana.id)
    ana.post(f"/tables/{table}/leave")
    assert bob.post(f"/tables/{table}/leave")["status"] == "closed"
    ana.post(f"/tables/{table}/sit", seat=0, status=409)


def test_a_bots_seat_can_be_taken_over_where_newcomers_are_welcome(shared_server: Running) -> None:
    ana, eve = Guest(shared_server.url), Guest(shared_server.url, "Eve")
    table = ana.open("random", "me", "random", options="board=variable", newcomers="welcome")
    taken = eve.post(f"/tables/{table}/sit", seat=2)
    assert taken["seats"][2]["person"] == eve.id
    with ana.at(table) as mine, eve.at(table) as hers:
        mine.join()
        state = mine.until(1, lambda s: 1 in s["asked"])
        mine.do(state["legal"][0], 1)
        state = mine.until(1, lambda s, v=state["v"]: s["v"] > v and 1 in s["asked"])
        mine.do(state["legal"][0], 1)
        hers.join()
        hers.until(2, lambda s: 2 in s["asked"])


def throw_until(socket: Socket, enough: int) -> int:
    thrown = 0
    while thrown < enough:
        state = socket.states[0]
        if state["throw"]:
            answer = socket.ask("done", t="throw", v=state["v"], do=state["throw"][5])
            thrown += 1
        else:
            seat = state["asked"][0]
            socket.until(seat, lambda s, v=state["v"]: s["v"] == v)
            legal = socket.states[seat]["legal"]
            answer = socket.do("roll" if "roll" in legal else legal[-1], seat)
        assert answer["t"] == "done", answer
        socket.until(0, lambda s, v=answer["v"]: s["v"] >= v)
    return thrown


def test_the_host_enters_real_dice(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "me", "me", by_hand=True)
    with ana.at(table) as socket, bob.at(table) as other:
        socket.join()
        other.join()
        assert throw_until(socket, 2) == 2
        refused = other.ask("done", t="throw", v=0, do="dice 1 1")
        assert refused["code"] == "forbidden"
        assert socket.ask("done", t="throw", v=socket.states[0]["v"], do="dice 1 1")["code"] in (
            "illegal",
            "not-your-turn",
            "stale",
        )


def test_a_whole_game_its_record_and_the_rematch(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "random", "random", contribution="0f" * 16)
    ana.get(f"/tables/{table}/replay", v=1, status=409)
    assert 'Reader "0"' in ana.http.get(f"/api/tables/{table}/record").text
    with ana.at(table) as socket:
        socket.join()
        while not socket.states[0]["over"]:
            state = socket.until(0, lambda s: 0 in s["asked"] or s["over"])
            if not state["over"]:
                socket.do(state["legal"][len(state["legal"]) * 7 // 11])
                socket.until(0, lambda s, v=state["v"]: s["v"] > v)
        over = socket.states[0]["over"]
    text = ana.http.get(f"/api/tables/{table}/record").text
    read = record.read(text)
    assert record.verify(read, GAMES) > 20
    assert read.tags["Contribution0"] == "0f" * 16
    assert read.tags["Secret"] == over["secret"]
    assert read.tags["Commitment"] == ana.get(f"/tables/{table}")["commitment"]
    with pytest.raises(record.BadRecord):
        record.verify(record.read(text.replace("! dice 1 ", "! dice 2 ", 1)), GAMES)
    half = len(read.entries) // 2
    seen = ana.get(f"/tables/{table}/replay", v=half, seat=1)
    assert seen["v"] == half
    assert seen["view"]["players"][1]["hand"] is not None
    assert ana.get(f"/tables/{table}/replay", v=half)["view"]["players"][1]["hand"] is None
    ana.get(f"/tables/{table}/replay", v=100_000, status=404)
    imported = ana.post("/records", text=text)
    assert (imported["status"], imported["result"]["winners"]) == ("over", over["winners"])
    assert [sum(sources.values()) for sources in over["sources"]] == over["scores"]
    assert ana.get(f"/tables/{table}")["result"] == over
    assert imported["result"]["sources"] == over["sources"]
    assert record.verify(record.read(ana.http.get(f"/api/tables/{imported['id']}/record").text), GAMES)
    assert ana.post("/records", text=text.replace("0 roll", "0 end", 1), status=422)["args"]["why"]
    ana.post(f"/tables/{table}/rematch", seats="upside-down", status=422)
    again = ana.post(f"/tables/{table}/rematch", seats="swapped")
    assert [seat["person"] for seat in again["seats"]] == [None, None, ana.id]
    assert ana.post(f"/tables/{table}/rematch", seats="same")["id"] == again["id"]
    assert again["status"] == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_through_the_same_routes(shared_server: Running, game: str) -> None:
    seats = GAMES[game].printed_seats[0]
    ana = Guest(shared_server.url)
    table = ana.open("me", *["random"] * (seats - 1), game=game)
    with ana.at(table) as socket:
        socket.join()
        for _ in range(5):
            state = socket.until(0, lambda s: 0 in s["asked"] or s["over"])
            if state["over"]:
                break
            assert socket.do(state["legal"][0])["t"] == "done"
            socket.until(0, lambda s, v=state["v"]: s["v"] > v)
    assert ana.get(f"/games/{game}/schema")["properties"]
    catalogue = ana.get("/games")
    [described] = [g for g in catalogue["games"] if g["key"] == game]
    assert set(described["clocks"]) <= set(described["paces"])
    assert set(described["box"]) == set(described["names"])
    assert "random" in catalogue["bots"]


def test_phrases_chat_mute_and_report(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    table = ana.open("me", "open", "random", chat="free")
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    with ana.at(table) as mine, bob.at(table) as his:
        mine.join()
        his.join()
        his.send(t="say", phrase="hello")
        assert mine.receive("chat")["text"] == "hello"
        assert his.ask("done", t="say", phrase="rude")["code"] == "unknown"
        assert his.ask("done", t="say", text="hi")["args"] == {"why": "phrases-only"}  # a guest
        assert his.ask("done", t="say")["code"] == "bad-message"
        bob.token = bob.post("/register", nick=f"bob{bob.id[:6].strip('-_')}", password="long enough")[
            "token"
        ]
    with ana.at(table) as mine, bob.at(table) as his:
        mine.join()
        his.join()
        assert mine.receive("chat", "error")["kind"] == "phrase"  # the earlier chat
        his.send(t="say", text="well,  hello")
        assert mine.receive("chat")["text"] == "well, hello"
        assert ana.http.put(f"/api/me/mutes/{bob.id}").status_code == 200
        his.send(t="say", phrase="sorry")
        his.receive("done")
        mine.send(t="say", phrase="thanks")
        assert mine.receive("chat")["text"] == "thanks"
        assert ana.get(f"/tables/{table}/chat")[-1]["text"] == "thanks"
        assert all(line["person"] != bob.id for line in ana.get(f"/tables/{table}/chat"))
        ana.http.delete(f"/api/me/mutes/{bob.id}")
        ana.post(f"/tables/{table}/report", about=bob.id, reason="too loud")
        ana.post(f"/tables/{table}/report", about="nobody", reason="?", status=404)
    eve = Guest(shared_server.url, "Eve")
    with eve.at(table) as watching:
        state = watching.join()
        assert state["seat"] == -3
        assert state["legal"] == []
        assert watching.ask("done", t="say", phrase="hello")["code"] == "forbidden"
