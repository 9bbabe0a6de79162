"""How the game ends (J-016, J-069, J-A31), and games played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    do,
    give_hand,
    place_boats,
    place_fortresses,
    refused,
    scene,
    sell_out,
)

from archipel.bots.chair import Chair
from archipel.bots.greedy import GreedyBot
from archipel.bots.random_bot import RandomBot
from archipel.core import record
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import NOBODY
from archipel.games.junior.cards import TURN_LIMIT
from archipel.games.junior.invariants import check
from archipel.games.junior.state import JuniorState
from archipel.parts.bits import BIT
from archipel.registry import GAMES

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.rule("J-016", "J-069")
def test_the_seventh_fortress_ends_the_game_at_once() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17", "b18", "b25", "b24", "b32")
    place_fortresses(s, RED, "f15", "f16", "f18", "f17")
    give_hand(s, RED, "wood wool rum sabre")
    assert [note.key for note in s.preview(RED, GAME.read("fortress f26"))][-1] == "wins"
    do(s, "0 fortress f26")  # at an anchor, but no tile is drawn any more
    assert s.actor() == NOBODY
    assert s.asked() == []
    assert s.scores()[RED] == 7
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([RED], "J-069")
    prompt = s.prompt(BLUE)
    assert (prompt.key, prompt.args) == ("prompt-over", {"seat": RED})
    assert refused(s, "0 end") == {"J-069"}
    check(s)


@pytest.mark.rule("J-069")
def test_six_fortresses_are_not_enough() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17", "b18", "b25", "b24")
    place_fortresses(s, RED, "f15", "f16", "f18")
    give_hand(s, RED, "wood wool rum sabre")
    do(s, "0 fortress f17")
    assert s.scores()[RED] == 6
    assert s.outcome() is None


def stuck(s: JuniorState) -> None:
    """Leave no boat to anybody, and no boat that leads to a free site."""
    s.p.boats_left = [0] * s.p.seats
    s.p.reached = [0] * s.p.seats


@pytest.mark.rule("J-A31")
def test_a_game_that_nobody_can_win_is_a_draw() -> None:
    s = scene(turn=RED)
    stuck(s)
    do(s, "0 end")
    assert s.outcome() is None  # Coco cards are left
    s = scene(turn=RED)
    stuck(s)
    s.p.boats_left[BLUE] = 1
    sell_out(s, ORANGE)
    do(s, "0 end")
    assert s.outcome() is None  # blue can still sail
    s = scene(turn=RED)
    stuck(s)
    sell_out(s, ORANGE)
    do(s, "0 end")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([], "J-A31")
    assert s.prompt(RED).key == "prompt-draw"


@pytest.mark.rule("J-A31")
def test_a_boat_needs_a_berth_and_one_free_site_keeps_the_game_open() -> None:
    for reached, over in [(0, True), (BIT[0], False)]:
        s = scene(turn=RED)
        stuck(s)
        s.p.boats_left = [1] * 4
        s.p.moored = [0] * 4
        s.p.reached[BLUE] = reached
        sell_out(s, ORANGE)
        do(s, "0 end")
        assert (s.outcome() is not None) == over


@pytest.mark.rule("J-A31")
def test_a_game_without_end_is_stopped() -> None:
    s = scene(turn=RED)
    s.p.turns = TURN_LIMIT
    do(s, "0 end")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.rule == "J-A31"


@pytest.mark.rule("J-015")
def test_only_tribute_leaves_the_other_seats_uncertain() -> None:
    """Hands change in the open, except for tribute between two others. Only what cannot be deduced varies."""
    in_doubt = without_tribute = 0
    for seed in range(12):
        referee = Referee(GAME, 4, GAME.read_options(""), SeededDealer(seed))
        rng = Rng(seed)
        hidden = False
        while not referee.over():
            referee.deal()
            if referee.over():
                break
            seat = referee.state.asked()[0]
            legal = referee.state.legal(seat)
            action = legal[rng.below(len(legal))]
            hidden |= action.text.startswith("give")
            referee.play(seat, action)
            if action.text != "end":
                continue
            state = referee.state
            assert isinstance(state, JuniorState)
            worlds = [state.redeal(0, referee.memories[0], Rng(n)).p.hands for n in range(4)]
            varies = any(world != worlds[0] for world in worlds)
            in_doubt += varies
            if not hidden:
                without_tribute += 1
                assert worlds[0] == state.p.hands
    assert in_doubt > 0
    assert without_tribute > 0


def play(referee: Referee, bots: list[GreedyBot | RandomBot]) -> None:
    while not referee.over():
        referee.deal()
        if not referee.over():
            seat = referee.state.actor()
            referee.play(seat, bots[seat].choose(Chair.at(referee, seat)))


@pytest.mark.many
@pytest.mark.parametrize("seats", [3, 4])
def test_the_greedy_bot_beats_the_random_one(seats: int) -> None:
    wins = 0
    for seed in range(8):
        referee = Referee(GAME, seats, GAME.read_options(""), SeededDealer(seed))
        greedy = seed % seats
        bots: list[GreedyBot | RandomBot] = [RandomBot("junior", seed + seat) for seat in range(seats)]
        bots[greedy] = GreedyBot("junior", seed)
        play(referee, bots)
        outcome = referee.state.outcome()
        assert outcome is not None
        wins += outcome.winners == [greedy]
    assert wins >= 7


@pytest.mark.parametrize("path", sorted(RECORDS.glob("junior-*.rec")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    text = path.read_text()
    referee = record.replay(record.read(text), GAMES)
    assert referee.over()
    names = [record.read(text).tags[f"Seat{seat}"].partition(" ")[2] for seat in range(referee.seats)]
    assert record.write(record.of(referee, names)) == text


def test_golden_records_cover_both_sides_of_the_board() -> None:
    seats = {record.seats_of(record.read(path.read_text())) for path in RECORDS.glob("junior-*.rec")}
    assert seats == {3, 4}


def test_the_picture_fits_a_terminal() -> None:
    for seats in (3, 4):
        s = scene(turn=0, seats=seats)
        place_boats(s, 0, "b5" if seats == 3 else "b17")
        do(s, "1 propose wood for wool", "0 offer rum for gold")
        picture = GAME.picture(s.view(1))
        assert max(map(len, picture.splitlines())) <= 110
        assert "<R>" in picture
        assert "seat 0 offers rum 1 for gold 1" in picture
        assert "seat 1 proposes wood 1 for wool 1" in picture
