"""The coach: what it asks, what it knows, how often it asks, and what is learnt from a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.bots import coach, moments
from archipel.bots.analysis import Move, analyse
from archipel.bots.coach import MOST_IN_A_GAME, Question, Restraint, judge, question
from archipel.bots.wins import sure_win
from archipel.core import record
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, Action, Note, Seat
from archipel.registry import BUILT_IN, GAMES

RECORDS = Path(__file__).parent.parent / "records"
every_game = pytest.mark.parametrize("game", BUILT_IN)


def middle(game: str, seed: int, choices: int = 2) -> Referee:
    """A game after some random moves, where somebody has a choice."""
    door = GAMES[game]
    referee = Referee(door, door.printed_seats[0], door.read_options(""), SeededDealer(seed))
    rng = Rng(seed)
    referee.deal()
    while len(referee.rows) < 60 or len(referee.state.legal(referee.state.actor())) < choices:
        legal = referee.state.legal(referee.state.actor())
        referee.play(referee.state.actor(), legal[rng.below(len(legal))])
        referee.deal()
        assert not referee.over()
    return referee


def won_at_once(game: str) -> tuple[Referee, Seat, Action]:
    """A game of the records just before somebody ends it by a move, and a move that would spoil it."""
    for path in sorted(RECORDS.glob(f"{game}-*.rec")):
        whole = record.replay(record.read(path.read_text()), GAMES)
        rows = whole.standing()
        seat = rows[-1].seat
        referee = Referee(whole.game, whole.seats, whole.options)
        for row in rows[:-1]:
            referee.append(row.seat, row.action)
        if seat != CHANCE and referee.state.turn() == seat and (spoils := _spoils(referee, seat)):
            return referee, seat, spoils
    pytest.fail(f"no record of {game} ends so")


def _spoils(referee: Referee, seat: Seat) -> Action | None:
    """A move after which there is no certain win any more."""
    for action in reversed(referee.state.legal(seat)):
        after = referee.state.copy()
        after.apply(seat, action)
        if after.outcome() is None and not sure_win([after], seat):
            return action
    return None


@every_game
def test_the_move_in_question_is_always_among_the_roots(game: str) -> None:
    """However long the list is, and however poor the move: it is looked at as closely as the best."""
    referee = middle(game, seed=4, choices=8)
    seat = referee.state.actor()
    for action in [*referee.state.legal(seat)[:4], *referee.state.legal(seat)[-4:]]:
        found = analyse(game, referee.state, seat, referee.memories[seat], 1, 120, 2, about=action)
        assert action.text in [move.action for move in found.moves]
        assert all(move.visits for move in found.moves), action


@pytest.mark.parametrize("game", ["settlers", "junior"])
def test_an_offer_can_be_in_question(game: str) -> None:
    for seed in range(1, 40):
        referee = middle(game, seed)
        seat = referee.state.actor()
        if offers := referee.state.offers(seat):
            found = analyse(game, referee.state, seat, referee.memories[seat], 1, 120, 2, about=offers[0])
            assert offers[0].text in [move.action for move in found.moves]
            return
    pytest.fail("nobody could offer anything")


@every_game
def test_a_certain_win_is_not_given_up_unasked(game: str) -> None:
    referee, seat, spoils = won_at_once(game)
    worlds = [referee.state.redeal(seat, referee.memories[seat], Rng(n)) for n in range(3)]
    line = sure_win(worlds, seat)
    assert line, "the last move of the game wins it"
    assert question(referee, seat, line[0], "big") is None
    found = question(referee, seat, spoils, "big")
    assert found is not None
    assert (found.note.key, found.thing) == ("doubt-win", "win")
    assert found.better in [action.text for action in referee.state.legal(seat)]


@every_game
def test_the_coach_knows_what_the_seat_knows(game: str) -> None:
    """The same question on two positions that the seat cannot tell apart."""
    referee = middle(game, seed=7, choices=4)
    seat = referee.state.actor()
    actions = referee.state.legal(seat)[-2:]
    mine = [question(referee, seat, action, "more", 5) for action in actions]
    referee.state = referee.state.redeal(seat, referee.memories[seat], Rng(9))
    assert [question(referee, seat, action, "more", 5) for action in actions] == mine


def test_only_what_holds_in_every_world_is_a_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = middle("settlers", seed=3)
    seat = referee.state.actor()
    worst = judge(referee, seat, referee.state.legal(seat)[0]).best
    action = next(one for one in referee.state.legal(seat) if one.text != worst.action)
    sure = Note("doubt-sure", [])
    worlds: list[object] = []

    def doubts(state: object, seat: Seat, action: Action) -> list[Note]:
        worlds.append(state)
        return [Note(f"doubt-{len(worlds)}", []), sure]

    monkeypatch.setattr(referee.game, "doubts", doubts)
    assert question(referee, seat, action, "big") == Question(sure, "doubt-sure", "")
    assert referee.state not in worlds, "the position itself stays out of reach"


def test_the_best_move_is_never_asked_about() -> None:
    referee = middle("settlers", seed=3)
    seat = referee.state.actor()
    best = referee.game.read(judge(referee, seat, referee.state.legal(seat)[0]).best.action)
    assert question(referee, seat, best, "more") is None


def test_more_asks_about_smaller_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = middle("elasund", seed=5)
    seat = referee.state.actor()
    best = judge(referee, seat, referee.state.legal(seat)[0]).best
    action = next(one for one in referee.state.legal(seat) if one.text != best.action)
    slip = referee.game.profile.slip
    asked = {}
    for loss in (0.4 * slip, 0.6 * slip, 1.1 * slip):
        monkeypatch.setattr(coach, "judge", lambda *_, loss=loss: coach.Verdict(best, loss, 0.0))
        asked[round(loss / slip, 1)] = [
            question(referee, seat, action, care) is not None for care in ("big", "more")
        ]
    assert asked == {0.4: [False, False], 0.6: [False, True], 1.1: [True, True]}


def test_once_a_turn_three_times_a_game_and_never_twice_about_one_thing() -> None:
    def about(thing: str) -> Question:
        return Question(Note("doubt-win", []), thing, "")

    restraint = Restraint()
    assert restraint.allows(0)
    assert restraint.takes(about("a"), 0)
    assert not restraint.allows(0)
    assert restraint.allows(9)
    assert not restraint.takes(about("a"), 9), "the same thing"
    assert restraint.allows(9), "so nothing was asked"
    assert restraint.takes(about("b"), 9)
    assert restraint.takes(about("c"), 20)
    assert len(restraint.turns) == MOST_IN_A_GAME
    assert not restraint.allows(31)


@every_game
def test_moments_of_a_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "LOOKED_AT", 2)
    [path, *_] = sorted(RECORDS.glob(f"{game}-*.rec"), key=lambda path: path.stat().st_size)
    whole = record.replay(record.read(path.read_text()), GAMES)
    found = moments.moments(whole, 0)
    kinds = [one.kind for one in found]
    assert kinds == [kind for kind in ("best", "slip", "luck") if kind in kinds], "the best move comes first"
    assert kinds, "there is something to learn from any game"
    if whole.game.for_children:
        assert kinds == ["best"]
    rows = dict(whole.since(0))
    for one in found:
        assert rows[one.row].action.text == one.action
        assert rows[one.row].seat == (CHANCE if one.kind == "luck" else 0)
        assert one.note.key == f"moment-{one.kind}"
        assert (one.better != "") == (one.kind == "slip")
        assert one.better != one.action
    numbers = [one.turn.number for one in found]
    assert all(abs(a - b) >= moments.APART for i, a in enumerate(numbers) for b in numbers[:i])


def test_what_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "LOOKED_AT", 1)
    monkeypatch.setattr(moments, "NOTICEABLE", 99.0)
    verdict = coach.Verdict(Move("end", 0.5, 9, None), loss=0.0, lead=0.0)
    monkeypatch.setattr(moments, "judge", lambda *_: verdict)
    whole = record.replay(record.read((RECORDS / "princes-intro.rec").read_text()), GAMES)
    assert moments.moments(whole, 0) == []


@every_game
def test_a_game_closed_before_its_first_move_teaches_nothing(game: str) -> None:
    door = GAMES[game]
    closed = Referee(door, door.printed_seats[0], door.read_options(""))
    assert moments.moments(closed, 0) == []
