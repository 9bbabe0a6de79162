"""Puzzles over HTTP: lists, tries, questions, answers, solved ones."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime, timedelta

import pytest
from server.people import Guest
from server.servers import Running

from archipel.puzzles.puzzle import Puzzle, puzzles_of
from archipel.registry import BUILT_IN

every_game = pytest.mark.parametrize("game", BUILT_IN)


def shortest(kind: str, *games: str) -> Puzzle:
    """Return the puzzle of a kind with the shortest game before it."""
    found = [puzzle for game in games or BUILT_IN for puzzle in puzzles_of(game).values()]
    return min((puzzle for puzzle in found if puzzle.kind == kind), key=lambda puzzle: puzzle.at)


def test_the_list(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    everything = ana.get("/puzzles")
    assert {puzzle["game"] for puzzle in everything} == set(BUILT_IN)
    junior = ana.get("/puzzles", game="junior")
    assert [puzzle for puzzle in everything if puzzle["game"] == "junior"] == junior
    assert set(junior[0]) == {"id", "game", "kind", "theme", "level"}
    ana.get("/puzzles", game="xyzzy", status=404)


def test_the_puzzles_of_a_day_are_the_same_for_everybody(shared_server: Running) -> None:
    day = "2026-01-02"
    first, second = (Guest(shared_server.url).get("/puzzles/daily", day=day) for _ in range(2))
    assert first == second
    assert first["day"] == day
    assert [puzzle["game"] for puzzle in first["puzzles"]] == list(BUILT_IN)
    ana = Guest(shared_server.url)
    assert date.fromisoformat(ana.get("/puzzles/daily")["day"]) <= datetime.now(UTC).date()
    ana.get("/puzzles/daily", day=str(datetime.now(UTC).date() + timedelta(2)), status=404)
    ana.get("/puzzles/daily", day="xyzzy", status=422)


@every_game
def test_a_win_is_solved_step_by_step(shared_server: Running, game: str) -> None:
    puzzle, ana = shortest("win", game), Guest(shared_server.url)
    shown = ana.get(f"/puzzles/{puzzle.id}")
    assert (shown["seat"], shown["state"]["v"]) == (puzzle.seat, puzzle.at)
    assert shown["state"]["log"]
    assert "line" not in shown
    for n, step in enumerate(puzzle.line):
        tried = ana.post(f"/puzzles/{puzzle.id}/try", line=list(puzzle.line[:n]), do=[step], status=200)
        last = n == len(puzzle.line) - 1
        assert tried["verdict"] == ("solved" if last else "open")
        assert tried["state"]["v"] == puzzle.at + n + 1
        assert len(tried["state"]["log"]) == n + 1
        assert (tried["answer"] is None) == (not last)
    assert ana.get(f"/puzzles/{puzzle.id}/answer")["line"] == list(puzzle.line)


def test_a_wrong_step_is_not_played(shared_server: Running) -> None:
    puzzle, ana = shortest("best"), Guest(shared_server.url)
    tried = ana.post(f"/puzzles/{puzzle.id}/try", do=[puzzle.trap], status=200)
    assert (tried["verdict"], tried["answer"], tried["state"]["v"]) == ("missed", None, puzzle.at)
    tried = ana.post(f"/puzzles/{puzzle.id}/try", do=[puzzle.line[0]], status=200)
    assert (tried["verdict"], tried["state"]["v"]) == ("solved", puzzle.at + 1)
    assert tried["answer"]["why"]["key"].startswith("why-")


def test_a_counting_puzzle_is_answered_with_a_number(shared_server: Running) -> None:
    puzzle, ana = shortest("count"), Guest(shared_server.url)
    shown = ana.get(f"/puzzles/{puzzle.id}")
    assert (shown["rival"], shown["good"]) == puzzle.asks
    assert ana.post(f"/puzzles/{puzzle.id}/try", do=["99"], status=200)["verdict"] == "missed"
    assert ana.post(f"/puzzles/{puzzle.id}/try", do=[puzzle.line[0]], status=200)["verdict"] == "solved"


def test_questions_and_refusals(shared_server: Running) -> None:
    puzzle, ana = shortest("best"), Guest(shared_server.url)
    path = f"/puzzles/{puzzle.id}"
    assert ana.post(f"{path}/ask", do=puzzle.line[0], status=200)["why_not"] == []
    assert "why_not" in ana.post(f"{path}/ask", do=puzzle.line[0].split(" ")[0], whole=True, status=200)
    assert ana.post(f"{path}/try", do=["xyzzy"], status=400)["code"] == "bad-notation"
    assert ana.post(f"{path}/try", do=["roll", "roll"], status=409)["code"] in ("illegal", "not-your-turn")
    ana.post(f"{path}/try", do=["x" * 500], status=422)
    for unknown in ("xyzzy", f"{puzzle.game}-00000000"):
        ana.get(f"/puzzles/{unknown}", status=404)
        ana.get(f"/puzzles/{unknown}/answer", status=404)
        ana.post(f"/puzzles/{unknown}/try", do=["roll"], status=404)


def test_solved_puzzles_are_stored_and_move_to_the_account(shared_server: Running) -> None:
    puzzle, ana = shortest("best"), Guest(shared_server.url)
    assert ana.get("/puzzles/mine") == {"solved": [], "days": []}
    for _ in range(2):
        ana.post(f"/puzzles/{puzzle.id}/try", do=[puzzle.line[0]], status=200)
    assert ana.get("/puzzles/mine")["solved"] == [puzzle.id]
    assert [row["puzzle"] for row in ana.get("/me/export")["solved"]] == [puzzle.id]
    nick = "n" + secrets.token_hex(5)
    bob = Guest(shared_server.url)
    bob.post("/register", nick=nick, password="correct horse", status=200)
    ana.post("/login", nick=nick, password="correct horse", status=200)
    assert bob.get("/puzzles/mine")["solved"] == [puzzle.id]


def test_a_puzzle_of_the_day_counts_for_its_day(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    today = ana.get("/puzzles/daily")
    puzzle = puzzles_of(today["puzzles"][0]["game"])[today["puzzles"][0]["id"]]
    line = [] if puzzle.kind == "count" else list(puzzle.line[:-1])
    ana.post(f"/puzzles/{puzzle.id}/try", line=line, do=[puzzle.line[-1]], status=200)
    assert ana.get("/puzzles/mine")["days"] in ([today["day"]], [ana.get("/puzzles/daily")["day"]])
