"""Knowledge of the seats: memories, redealt worlds, the notation, the picture, greedy play."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    counts,
    do,
    give_hand,
    place_buildings,
    place_church_tiles,
    place_permits,
    place_ship,
    place_walls,
    scene,
    winner,
)

from archipel.bots.chair import Chair
from archipel.bots.evaluate.elasund import ElasundEvaluator
from archipel.bots.greedy import GreedyBot
from archipel.bots.random_bot import RandomBot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, WATCHER, BadNotation
from archipel.games.elasund.belief import draws, drew, gives, lot
from archipel.games.elasund.invariants import check
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.state import ElasundState
from archipel.parts.ways import Ways


@pytest.mark.rule("E-080", "E-C09")
def test_a_card_seen_to_be_taken_is_remembered_until_it_is_spent() -> None:
    s = scene(phase="roll", seats=2)
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3")
    give_hand(s, "blue", "red")
    place_walls(s, "red N1", "red N2", "red E1")
    give_hand(s, "red", "blue 4")
    do(s, "red roll", "! dice 3 4", "red ship 5", "blue discard red")
    memory = GAME.memory(2, 1, GAME.read_options(""))
    assert isinstance(memory, ElasundMemory)
    memory.hear(s, 0, GAME.read("take red"))
    do(s, "red take red")
    assert surely(memory, 0) == [1, 0, 0]
    for seed in range(30):
        assert counts(s.redeal(1, memory, Rng(seed)).p.cards.hand[0])[1] >= 1
    assert any(counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0])[1] == 0 for seed in range(30))
    memory.lose(0, 1, 1)
    assert surely(memory, 0) == [0, 0, 0]


def surely(memory: ElasundMemory, seat: int) -> list[int]:
    """Return what a seat holds in every possible way."""
    return [min(way[0][3 * seat + colour] for way in memory.ways) for colour in range(3)]


@pytest.mark.rule("E-040", "E-060", "E-065")
def test_cards_that_others_spend_are_no_longer_surely_held() -> None:
    s = scene()
    place_permits(s, "red 1 5 4", "red 2 5 5")
    place_buildings(s, "blue shop 6 3")
    give_hand(s, "red", "gold 9 red 4 blue 4")
    memory = ElasundMemory(1)
    memory.ways = {((4, 3, 1, *[0] * 9), (9, 10, 12, 31, 0, 0, 0, 0)): 1.0}
    do(s, "red build tavern 5 4")
    memory.lose(0, 1, 3)
    assert surely(memory, 0) == [1, 3, 1]  # three for building over an equal size
    memory.lose(0, 2, 2)
    assert surely(memory, 0) == [1, 1, 1]  # two for a row of one's choice
    for card in (1, 2, 3):
        memory.lose(0, card, 1)
    assert surely(memory, 0) == [0, 0, 0]
    assert memory.copy().text() == memory.text()


@pytest.mark.rule("E-040", "E-062", "E-064")
@pytest.mark.parametrize("announcement", ["build tavern 5 4", "move 5 4", "place 3"])
def test_in_an_imagined_world_an_announcement_can_be_paid(announcement: str) -> None:
    phase = "build" if announcement.startswith("build") else "special"
    s = scene(phase=phase)
    place_permits(s, "red 1 5 4", "red 2 5 5")
    place_buildings(s, "blue shop 6 3")
    give_hand(s, "red", "gold 9 red 3 blue green")
    give_hand(s, "green", "red 5 blue 6 green 6")
    do(s, f"red {announcement}")
    for seed in range(40):
        world = s.redeal(1, None, Rng(seed))
        check_hands(world)
        actions = world.legal(0)
        assert actions
        world.apply(0, actions[0])
        assert min(counts(world.p.cards.hand[0])) >= 0
        if world.p.now().seat == 0:
            assert world.legal(0)


def check_hands(state: ElasundState) -> None:
    p = state.p
    for card in (1, 2, 3):
        piles = [*p.cards.hand, *p.cards.aside, p.cards.pool, p.cards.deck, p.cards.spent]
        assert sum(counts(pile)[card] for pile in piles) == 13


@pytest.mark.rule("E-A25")
def test_cards_laid_aside_by_others_are_drawn_again_in_a_redeal() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3", "blue well 3 3", "green well 5 3")
    give_hand(s, "blue", "gold 2 red 2")
    give_hand(s, "green", "gold")
    do(s, "red roll", "! dice 3 4", "red ship 5", "blue discard gold")
    worlds = {tuple(counts(s.redeal(2, None, Rng(seed)).p.cards.aside[1])) for seed in range(60)}
    assert worlds == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}
    worlds = {tuple(counts(s.redeal(1, None, Rng(seed)).p.cards.aside[1])) for seed in range(9)}
    assert worlds == {(1, 0, 0, 0)}


def test_notation_names_only_what_exists() -> None:
    for text in (
        "draw gold",
        "spend gold",
        "tile 0",
        "lay 0",
        "upgrade 3 3 0",
        "ship 7",
        "build tall 3 3",
        "at 9 0",
    ):
        with pytest.raises(BadNotation):
            GAME.read(text)
    assert GAME.read("dice 5 3") is GAME.read("dice 3 5")


def test_the_text_board_shows_the_city() -> None:
    s = scene(huts=True)
    place_permits(s, "red 3 6 6")
    place_walls(s, "blue N1", "blue N2", "blue E1")
    place_church_tiles(s, "green 7")
    place_ship(s, 8)
    for seat in (0, WATCHER):
        picture = GAME.picture(s.view(seat))
        assert max(len(line) for line in picture.splitlines()) <= 110
        for word in ("[R3]", "E1=B^", "N1=B", "+7G+", "ship> 8", "hutsY", ".2.", "E2:4", "gate"):
            assert word in picture
        assert ("my hand" in picture) == (seat == 0)
        rows = [line for line in picture.splitlines() if "|" in line or "+--" in line]
        assert {min(line.find(mark) for mark in "|+" if mark in line) for line in rows} == {12}


def play(bots: list[GreedyBot | RandomBot], seed: int, options: str = "") -> ElasundState:
    referee = Referee(GAME, len(bots), GAME.read_options(options), SeededDealer(seed))
    while True:
        referee.deal()
        seat = referee.state.actor()
        if seat == NOBODY:
            assert isinstance(referee.state, ElasundState)
            return referee.state
        chair = Chair.at(referee, seat)
        referee.play(seat, bots[seat].choose(chair))


@pytest.mark.many
@pytest.mark.rule("E-001", "E-066")
def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        greedy = seed % 2
        bots: list[GreedyBot | RandomBot] = [RandomBot("elasund", seed), RandomBot("elasund", seed + 1)]
        bots[greedy] = GreedyBot("elasund", seed)
        end = play(bots, seed)
        check(end)
        wins += end.p.winner() == greedy
    assert wins == 4


@pytest.mark.many
def test_greedy_games_end_with_a_winner() -> None:
    for seats in (2, 3, 4):
        end = play([GreedyBot("elasund", seat) for seat in range(seats)], seats)
        assert winner(end)
        assert end.p.turns < 60 * seats
        check(end)


def test_the_evaluator_finishes_what_was_announced() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 3 red 2")
    after = ElasundEvaluator().after(s, 0, GAME.read("permit 1"))
    assert isinstance(after, ElasundState)
    assert after.p.permit_at[1] >= 0


@pytest.mark.rule("E-019", "E-069")
def test_a_card_comes_out_of_a_lot_as_often_as_it_may_lie_there() -> None:
    first, second = lot([2, 1, 0], 2, [0, 1, 0]), lot([1, 2, 1], 1, [0, 3, 0])
    ways: Ways = {((0,) * 9, first, second): 1.0}
    assert sorted(gives(ways, 1, 0).values()) == pytest.approx([1 * 2 / 3, 3 * 1 / 4])
    assert sorted(drew(ways, 0).values()) == pytest.approx([1 * 1 / 4, 2 * 2 / 3])
    assert sorted(draws(ways, 1).values()) == [1, 2]
