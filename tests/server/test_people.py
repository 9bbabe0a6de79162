"""People: guests, accounts, tokens, their data, and the host's commands."""

from __future__ import annotations

import secrets

import pytest
from server.people import Guest
from server.servers import Running
from typer.testing import CliRunner

from archipel.server.commands import app


def nick() -> str:
    return "n" + secrets.token_hex(5)


def test_a_guest_registers_and_keeps_the_games(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "random", "random")
    name = nick()
    me = ana.post("/register", nick=name, password="correct horse")
    assert (me["id"], me["nick"]) == (ana.id, name)
    assert ana.get(f"/tables/{table}")["seats"][0]["name"] == name
    ana.post("/register", nick=nick(), password="correct horse", status=409)
    Guest(shared_server.url).post("/register", nick=name.upper(), password="correct horse", status=409)


def test_the_games_of_a_guest_move_to_the_account_at_login(shared_server: Running) -> None:
    name = nick()
    Guest(shared_server.url).post("/register", nick=name, password="correct horse")
    later = Guest(shared_server.url, "Later")
    table = later.open("me", "open", "open")
    refused = later.post("/login", nick=name, password="wrong horse!", status=403)
    assert refused["args"] == {"why": "wrong-password"}
    unknown = later.post("/login", nick=nick(), password="wrong horse!", status=403)
    assert unknown == refused
    account = later.post("/login", nick=name, password="correct horse")
    assert account["nick"] == name
    assert account["id"] != later.id
    assert [t["id"] for t in later.get("/me/games")] == [table]
    assert later.get(f"/tables/{table}")["seats"][0]["person"] == account["id"]
    assert later.post("/logout") == {"ok": True}
    assert later.get("/me") is None
    assert later.get("/me/games", status=401)["code"] == "no-session"


def test_who_am_i_is_null_without_a_session(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    ana.http.cookies.clear()
    assert ana.get("/me") is None
    ana.http.cookies.set("archipel", "of-another-year")
    assert ana.get("/me") is None
    assert (
        ana.http.get("/api/me", headers={"Cookie": "archipel=old"})
        .headers["set-cookie"]
        .startswith('archipel=""')
    )
    ana.http.headers["Authorization"] = "Bearer of-another-year"
    assert ana.get("/me", status=401)["code"] == "no-session"


def test_tokens_and_passwords(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    ana.post("/me/password", old="x" * 8, new="y" * 8, status=409)
    ana.post("/register", nick=nick(), password="correct horse")
    token = ana.post("/me/tokens", label="my bot")
    bot = Guest(shared_server.url)
    bot.http.cookies.clear()
    bot.http.headers["Authorization"] = f"Bearer {token['token']}"
    assert bot.get("/me")["id"] == ana.id
    assert {t["kind"] for t in ana.get("/me/tokens")} == {"cookie", "api"}
    assert all(t["token"] is None for t in ana.get("/me/tokens"))
    assert ana.http.delete(f"/api/me/tokens/{token['id']}").status_code == 200
    assert ana.http.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    bot.get("/me", status=401)
    other = ana.post("/me/tokens", label="another")["token"]
    ana.post("/me/password", old="wrong horse!", new="battery staple", status=403)
    ana.post("/me/password", old="correct horse", new="battery staple")
    bot.http.headers["Authorization"] = f"Bearer {other}"
    bot.get("/me", status=401)  # a new password ends all other sessions
    assert ana.get("/me")["id"] == ana.id


def test_a_seat_token_plays_one_seat_and_nothing_else(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table, elsewhere = ana.open("me", "me", "me"), ana.open("me", "me", "me")
    token = ana.post(f"/tables/{table}/token", seat=1)["token"]
    Guest(shared_server.url).post(f"/tables/{table}/token", seat=1, status=403)
    program = Guest(shared_server.url)
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/me", status=403)["args"] == {"why": "seat-token"}
    program.post("/tables", game="settlers", seats=["me", "open", "open"], status=403)
    assert program.get(f"/tables/{table}/state")["seat"] == 1
    program.get(f"/tables/{table}/state", seat=0, status=403)
    program.get(f"/tables/{elsewhere}/state", seat=1, status=403)
    with program.at(table, token) as socket:
        assert socket.join()["seat"] == 1
        assert socket.do("roll", seat=0, v=0)["code"] == "not-your-seat"
    with program.at(elsewhere, token) as socket:
        assert socket.receive("error")["code"] == "forbidden"


def test_export_and_deletion(shared_server: Running) -> None:
    ana, bob = Guest(shared_server.url, "Ana Secret"), Guest(shared_server.url, "Bob")
    table = ana.open("me", "open", "random")
    bob.post(f"/tables/{table}/sit", seat=1, ready=True)
    with ana.at(table) as socket:
        state = socket.join()
        if 0 in state["asked"]:
            socket.do(state["legal"][0])
        socket.ask("done", t="say", phrase="hello")
    data = ana.get("/me/export")
    assert data["person"][0]["name"] == "Ana Secret"
    assert data["seats"][0]["game"] == table
    assert data["actions"]
    assert data["chat"][0]["text"] == "hello"
    assert "hash" not in data["sessions"][0]
    assert ana.http.delete("/api/me").json() == {"ok": True}
    assert ana.get("/me") is None
    left = bob.get(f"/tables/{table}")
    assert left["seats"][0]["name"].startswith("player ")
    assert left["seats"][0]["person"] is None
    assert left["status"] == "playing"
    assert bob.get(f"/tables/{table}/chat") == []
    assert "Ana Secret" not in bob.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("name", ["", "   ", "\x00\x01", "x" * 25, 7, None])
def test_names_are_checked(shared_server: Running, name: object) -> None:
    answer = Guest(shared_server.url).http.post("/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_the_admin_commands(shared_server: Running) -> None:
    run = CliRunner()
    db = ["--db", shared_server.settings["db"]]
    ana, bob = Guest(shared_server.url), Guest(shared_server.url, "Bob")
    name = nick()
    ana.post("/register", nick=name, password="correct horse")
    done = run.invoke(app, ["admin", "password", name, "--new", "given by host", *db])
    assert done.exit_code == 0, done.output
    assert ana.get("/me") is None
    ana.post("/login", nick=name, password="given by host")
    table = bob.open("me", "random", "random")
    bob.post(f"/tables/{table}/report", about=ana.id, reason="shouting")
    assert "shouting" in run.invoke(app, ["admin", "reports", *db]).output
    number = run.invoke(app, ["admin", "reports", *db]).output.splitlines()[-3].split()[0]
    run.invoke(app, ["admin", "close-report", number, *db])
    assert "shouting" not in run.invoke(app, ["admin", "reports", *db]).output
    assert table in run.invoke(app, ["admin", "tables", *db]).output
    assert run.invoke(app, ["admin", "ban", name, *db]).exit_code == 0
    assert ana.get("/me") is None
    ana.post("/login", nick=name, password="given by host", status=403)
    assert run.invoke(app, ["admin", "ban", "nobody-at-all", *db]).exit_code != 0
    with bob.at(table) as socket:
        socket.join()
        assert run.invoke(app, ["admin", "close", table, *db]).exit_code == 0
        while socket.table.get("status") != "closed":
            socket.receive("table")
        answer = socket.ask("done", t="do", v=socket.states[0]["v"], do="roll")
        assert answer["code"] == "closed"
