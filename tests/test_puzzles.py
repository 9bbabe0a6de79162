"""Puzzles: all come from legal records, have a correct answer, and reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from archipel.bots import wins
from archipel.cli import app
from archipel.core.rng import Rng
from archipel.core.state import Action
from archipel.puzzles.choices import clear_choice, promising
from archipel.puzzles.counting import known_hand
from archipel.puzzles.find import Finder, PuzzlePosition
from archipel.puzzles.judge import judge, judge_count, solution
from archipel.puzzles.puzzle import KINDS, LEVELS, Puzzle, daily, puzzle_named, puzzles_of, read, write
from archipel.registry import BUILT_IN, GAMES
from archipel.words import Words, languages

SAMPLE = 8
"""Number of puzzles of each game and kind that are played."""
every_game = pytest.mark.parametrize("game", BUILT_IN)


def sample(game: str, kind: str) -> list[Puzzle]:
    """Return some puzzles of a kind, spread over all of them."""
    found = [puzzle for puzzle in puzzles_of(game).values() if puzzle.kind == kind]
    return found[:: max(1, len(found) // SAMPLE)][:SAMPLE]


def first_of(kind: str) -> Iterator[Puzzle]:
    """Return the shortest game with a puzzle of a kind."""
    found = [puzzle for game in BUILT_IN for puzzle in puzzles_of(game).values() if puzzle.kind == kind]
    yield min(found, key=lambda puzzle: puzzle.at)


def actions(puzzle: Puzzle) -> list[Action]:
    return [GAMES[puzzle.game].read(text) for text in puzzle.line]


@every_game
def test_there_are_many_puzzles_of_several_themes_and_levels(game: str) -> None:
    found = puzzles_of(game).values()
    assert len(found) >= 200
    assert {puzzle.level for puzzle in found} == set(LEVELS)
    assert {puzzle.kind for puzzle in found} >= {"win", "best"}
    assert len({puzzle.theme for puzzle in found}) >= 6
    assert all(puzzle.source.rules in GAMES[game].versions() for puzzle in found)


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_theme_has_a_name_and_an_idea(game: str, language: str) -> None:
    words = Words(language)
    about = GAMES[game].profile.puzzles
    for theme in {theme.key for theme in (*about.wins, *about.choices)}:
        assert words.knows(f"{game}-theme-{theme}"), theme
        assert words.knows(f"{game}-idea-{theme}"), theme
    themes = {puzzle.theme for puzzle in puzzles_of(game).values()}
    assert all(words.knows(f"{game}-theme-{one}") or words.knows(f"puzzles-theme-{one}") for one in themes)


@every_game
def test_wins_win_for_certain(game: str) -> None:
    for puzzle in sample(game, "win"):
        referee = puzzle.position()
        assert wins.is_certain(referee, puzzle.seat, tuple(actions(puzzle)), 6), puzzle.id
        state = referee.state.copy()
        for n, action in enumerate(actions(puzzle)):
            verdict = judge(puzzle, referee, actions(puzzle)[: n + 1])
            assert verdict == ("solved" if n == len(puzzle.line) - 1 else "open"), puzzle.id
            state.apply(puzzle.seat, action)
        assert wins.has_won(state, puzzle.seat)


@every_game
def test_traps_of_wins_miss_the_win_and_are_explained(game: str) -> None:
    for puzzle in [puzzle for puzzle in sample(game, "win") if puzzle.trap]:
        referee = puzzle.position()
        trap = referee.game.read(puzzle.trap)
        assert trap in referee.state.legal(puzzle.seat)
        assert judge(puzzle, referee, [trap]) == "missed", puzzle.id
        told = solution(puzzle, referee)
        assert bool(told.closes) == bool(told.because)


@every_game
def test_best_moves_are_legal_and_they_alone_solve_the_puzzle(game: str) -> None:
    for puzzle in sample(game, "best"):
        referee = puzzle.position()
        legal = [action.text for action in referee.state.legal(puzzle.seat)]
        assert {*puzzle.line, *puzzle.also, puzzle.trap} <= set(legal), puzzle.id
        for text in legal:
            right = text in (*puzzle.line, *puzzle.also)
            verdict = judge(puzzle, referee, [referee.game.read(text)])
            assert verdict == ("solved" if right else "missed")
        assert puzzle.trap not in (*puzzle.line, *puzzle.also)
        for language in languages():
            note = solution(puzzle, referee).why
            assert note is not None
            assert Words(language).say("bots", note)


@every_game
def test_puzzles_have_the_theme_their_game_gives_them(game: str) -> None:
    about = GAMES[game].profile.puzzles
    for puzzle in sample(game, "win") + sample(game, "best"):
        themes = about.wins if puzzle.kind == "win" else about.choices
        theme = PuzzlePosition(puzzle.source, puzzle.position(), puzzle.seat).theme(themes, actions(puzzle))
        assert theme is not None
        assert theme.key == puzzle.theme, puzzle.id


@every_game
def test_counts_ask_for_what_can_be_known(game: str) -> None:
    for puzzle in sample(game, "count")[:3]:
        assert puzzle.asks is not None
        rival, good = puzzle.asks
        known = known_hand(puzzle.position(), puzzle.seat, rival)
        assert puzzle.line == (str(known[good]),)
        assert judge_count(puzzle, puzzle.line[0]) == "solved"
        assert judge_count(puzzle, "99") == "missed"


@every_game
def test_the_seat_cannot_tell_the_puzzle_from_another_world(game: str) -> None:
    for puzzle in sample(game, "win")[:2] + sample(game, "best")[:2]:
        referee = puzzle.position()
        other = referee.state.redeal(puzzle.seat, referee.memories[puzzle.seat], Rng(3))
        assert other.view(puzzle.seat) == referee.state.view(puzzle.seat)


def test_any_line_that_wins_is_accepted() -> None:
    puzzle = min(
        (puzzle for game in BUILT_IN for puzzle in sample(game, "win") if len(puzzle.line) == 2),
        key=lambda puzzle: puzzle.at,
    )
    referee = puzzle.position()
    for action in referee.state.legal(puzzle.seat):
        after = referee.state.copy()
        after.apply(puzzle.seat, action)
        acting = wins.is_still_acting(after, puzzle.seat)
        still = acting and wins.can_win(after, puzzle.seat, len(puzzle.line))
        right = wins.has_won(after, puzzle.seat) or still
        assert (judge(puzzle, referee, [action]) != "missed") == right, action


def test_the_finder_finds_the_puzzles_again() -> None:
    [win] = first_of("win")
    here = PuzzlePosition(win.source, win.position(), win.seat)
    again = Finder(win.game, 100, 1).win(here)
    assert again is not None
    assert (again.id, again.line, again.theme, again.level) == (win.id, win.line, win.theme, win.level)
    some = [puzzle for game in BUILT_IN for puzzle in sample(game, "best")]
    best = next(puzzle for puzzle in some if promising(puzzle.position(), puzzle.seat, 0.08))
    referee = best.position()
    legal = referee.state.legal(best.seat)
    clear = clear_choice(referee, best.seat, dict.fromkeys(legal, 0.02))
    assert clear is not None
    assert clear.best.text in (*best.line, *best.also)
    others = [action for action in legal if action != clear.best and action not in clear.also]
    assert clear_choice(referee, best.seat, dict.fromkeys(others, 0.02)) is None
    assert Finder(win.game, 100, 1, ["best"]).win(here) == again


@pytest.mark.long
def test_puzzles_are_made_the_same_each_time(tmp_path: Path) -> None:
    [win] = first_of("win")
    files = [tmp_path / "one.xz", tmp_path / "two.xz"]
    for file in files:
        arguments = ["puzzles", "make", win.game, "--count", "2", "--kind", "win", "--save", str(file)]
        assert CliRunner().invoke(app, arguments).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(read(files[0])) == 2


def test_files_keep_every_field(tmp_path: Path) -> None:
    some = [puzzle for game in BUILT_IN for kind in KINDS for puzzle in sample(game, kind)[:2]]
    write(tmp_path / "some.xz", some)
    assert sorted(read(tmp_path / "some.xz"), key=lambda puzzle: puzzle.id) == sorted(
        some, key=lambda puzzle: puzzle.id
    )
    assert read(tmp_path / "none.xz") == []


@every_game
def test_a_day_has_its_puzzle(game: str) -> None:
    days = [date(2027, 1, 1) + timedelta(n) for n in range(30)]
    drawn = [daily(game, day) for day in days]
    assert drawn == [daily(game, day) for day in days]
    assert len({puzzle.id for puzzle in drawn if puzzle is not None}) > 20


# At the terminal.


def test_a_puzzle_can_be_solved_at_the_terminal() -> None:
    [win] = first_of("win")
    steps = "\n".join(["answer", "xyzzy", *win.line, ""])
    done = CliRunner().invoke(app, ["puzzles", "play", win.id], input=steps)
    assert done.exit_code == 0, done.output
    assert "Solved!" in done.output
    assert done.output.count("The answer:") == 2


def test_a_wrong_move_is_not_played() -> None:
    [best] = first_of("best")
    done = CliRunner().invoke(app, ["puzzles", "play", best.id, "--lang", "fr"], input=f"{best.trap}\nquit\n")
    assert done.exit_code == 0, done.output
    assert "Résolu" not in done.output
    done = CliRunner().invoke(app, ["puzzles", "play", best.id], input=f"{best.trap}\n{best.line[0]}\n")
    assert "Solved!" in done.output


def test_a_count_can_be_answered_at_the_terminal() -> None:
    [count] = first_of("count")
    done = CliRunner().invoke(app, ["puzzles", "play", count.id], input=f"99\n{count.line[0]}\n")
    assert "Read the story once more" in done.output
    assert "The answer:" in done.output


def test_a_missing_puzzle_is_named() -> None:
    for id in ("xyzzy", "settlers-xyzzy", ""):
        with pytest.raises(ValueError, match="puzzle"):
            puzzle_named(id)
