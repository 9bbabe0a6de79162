"""Imagined worlds are possible worlds, and each is drawn with its probability."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from elasund.possible import Story
from elasund.scenes import GAME, counts, do, give_hand, scene
from tables import Table, play_some

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import NOBODY
from archipel.games.elasund.cards import Drawing
from archipel.games.elasund.invariants import check
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.view import ElasundView
from archipel.parts.packed import pack

pytestmark = pytest.mark.many

WORLDS = 2000
BEYOND_CHANCE = 27.9
"""The 99.9th percentile of chi-square with nine degrees of freedom; with fewer it is lower."""


def seen_by(referee: Referee, seat: int) -> ElasundView:
    view = referee.state.view(seat)
    assert isinstance(view, ElasundView)
    return view


def try_worlds(seats: int, options: str, seed: int, rows: int, every: int) -> Counter[str]:
    """Play at random, and count how many of the worlds are possible that seats imagine on the way."""
    referee = Table(GAME, seats, options).referee(seed)
    rng, found = Rng(seed), Counter[str]()
    stories = [Story(seat, seen_by(referee, seat)) for seat in range(seats)]
    read = [0] * seats
    for n in range(rows):
        if referee.state.actor() == NOBODY:
            break
        play_some(referee, rng, 1)
        for seat, story in enumerate(stories):
            story.then(referee.logs[seat][read[seat] :], seen_by(referee, seat))
            read[seat] = len(referee.logs[seat])
            if n % every == 0:
                state = referee.state
                assert isinstance(state, ElasundState)
                world = state.redeal(seat, referee.memories[seat], Rng(n))
                check(world)
                found[f"imagined {story.fits(world)}"] += 1
                found[f"forgetful {story.fits(state.redeal(seat, None, Rng(n)))}"] += 1
                found[f"true {story.fits(state)}"] += 1
    return found


def judge(found: Counter[str]) -> None:
    assert found["imagined False"] == 0, found
    assert found["true False"] == 0, found
    assert found["forgetful False"] > 0, found  # or else the games did not test it


@pytest.mark.rule("E-069", "E-071")
@pytest.mark.parametrize(("seats", "options"), [(2, "rules=1"), (3, ""), (2, "preset=english")])
def test_no_imagined_world_is_impossible(seats: int, options: str) -> None:
    found = Counter[str]()
    for seed in range(2):
        found += try_worlds(seats, options, seed, rows=700, every=40)
    judge(found)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_world_imagined_in_whole_games_is_impossible(seats: int) -> None:
    found = Counter[str]()
    for seed in range(4):
        found += try_worlds(seats, "", seed, rows=1200, every=30)
    judge(found)


@pytest.mark.rule("E-069")
def test_when_the_discards_become_the_deck_the_sum_of_the_other_hands_is_known() -> None:
    """Blue and green hold RRB and RG, then blue draws B. Red knows the five cards, but not who has which."""
    referee = Referee(GAME, 3, GAME.read_options(""), SeededDealer(1))
    s = scene(seats=3)
    cards = s.p.cards
    give_hand(s, "blue", "red 2 blue")
    give_hand(s, "green", "red green")
    give_hand(s, "red", "gold 9 red 10 blue 10 green 11")
    cards.deck, cards.spent = pack([0, 0, 0, 0]), pack([0, 0, 2, 1])
    referee.state = s
    check(s)
    do(referee, "red wall N1", "! draw green", "red wall N2", "! draw blue")
    s.p.push(Drawing(1, 1))
    do(referee, "! draw blue")
    expected = Counter[str]()
    five = "RRRBG"
    for blues in combinations(range(5), 3):
        hand = sorted([five[i] for i in blues] + ["B"])
        expected["".join(hand)] += 1
    found = Counter[str]()
    for seed in range(WORLDS):
        hand_ = counts(s.redeal(0, referee.memories[0], Rng(seed)).p.cards.hand[1])
        found["B" * hand_[2] + "G" * hand_[3] + "R" * hand_[1]] += 1
    assert set(found) == set(expected)
    total = sum(expected.values())
    chi = sum((found[k] - WORLDS * n / total) ** 2 / (WORLDS * n / total) for k, n in expected.items())
    assert chi < BEYOND_CHANCE
