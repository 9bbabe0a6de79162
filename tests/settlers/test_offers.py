"""Offers worth making (for bots), and covered answers and other positions in imagined worlds."""

from __future__ import annotations

import pytest
from settlers.scenes import BLUE, ORANGE, RED, WHITE, do, give_hand, referee_at, refused, scene

from archipel.core.rng import Rng
from archipel.games.settlers.cards import GOODS
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import count, unpack


def lively(seed: int) -> SettlersState:
    """Return a position in which red may trade, and everybody holds something, or only red does."""
    s, rng = scene(), Rng(seed)
    for seat in (RED, BLUE, WHITE) if seed % 5 else (RED,):
        words = [f"{good} {1 + rng.below(3)}" for good in GOODS if rng.below(5) < 3]
        give_hand(s, seat, " ".join(word.removesuffix(" 1") for word in words))
    return s


def several(good: str, n: int) -> str:
    return good if n == 1 else f"{good} {n}"


def offers_of(s: SettlersState, seat: int) -> list[str]:
    return [action.text for action in s.offers(seat)]


@pytest.mark.rule("S-030")
@pytest.mark.parametrize("seed", range(12))
def test_offers_give_what_the_seat_has_more_of(seed: int) -> None:
    s = lively(seed)
    mine = dict(zip(GOODS, unpack(s.p.players[RED].hand)))
    expected = [
        f"offer {several(give, n)} for {get}"
        for give in GOODS
        for get in GOODS
        for n in (1, 2)
        if mine[give] > mine[get] and n <= mine[give] and seed % 5
    ]
    assert offers_of(s, RED) == expected
    for seat in (BLUE, WHITE, ORANGE):
        theirs = dict(zip(GOODS, unpack(s.p.players[seat].hand)))
        assert offers_of(s, seat) == [
            f"propose {give} for {get}"
            for give in GOODS
            for get in GOODS
            if theirs[give] >= 2 and not theirs[get] and any(mine.values())
        ]


@pytest.mark.rule("S-030")
@pytest.mark.parametrize("seed", range(12))
def test_counter_offers_ask_for_one_card_more(seed: int) -> None:
    s = lively(seed)
    for text in ["offer wood for ore", "offer brick 2 for wool", "offer ore for wood brick"]:
        if refused(s, f"0 {text}"):
            continue
        here = s.copy()
        do(here, f"0 {text}")
        give, _, get = text.removeprefix("offer ").partition(" for ")
        for seat in (BLUE, WHITE, ORANGE):
            theirs = dict(zip(GOODS, unpack(here.p.players[seat].hand)))
            expected = []
            for more in GOODS:
                if more not in get.split() and all(theirs[good] for good in get.split()):
                    counts = dict.fromkeys(GOODS, 0)
                    counts[give.split()[0]] = 2 if "2" in give else 1
                    counts[more] += 1
                    wanted = " ".join(several(good, n) for good, n in counts.items() if n)
                    expected.append(f"counter {get} for {wanted}")
            assert offers_of(here, seat) == expected
        assert offers_of(here, RED) == []


@pytest.mark.rule("S-030", "S-A32")
def test_an_offer_already_made_is_not_suggested_again() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "ore 2")
    do(s, "0 offer wood for ore", "1 decline", "2 decline", "3 decline")
    assert offers_of(s, RED) == [f"offer wood for {good}" for good in ("brick", "wool", "wheat")]
    do(s, "1 propose ore for wood", "0 refuse 1")
    assert offers_of(s, BLUE) == [f"propose ore for {good}" for good in ("brick", "wool", "wheat")]


@pytest.mark.rule("S-030", "S-A32")
def test_a_covered_answer_is_imagined_as_yes_only_where_the_hand_allows_it() -> None:
    s = scene()
    for seat, held in [(RED, "wood"), (BLUE, "ore"), (WHITE, "wool"), (ORANGE, "ore")]:
        give_hand(s, seat, held)
    t = referee_at(s)
    do(t, "0 offer wood for ore", "1 accept", "2 decline")
    said = []
    for seed in range(200):
        world = t.state.redeal(ORANGE, t.memories[ORANGE], Rng(seed))
        assert isinstance(world, SettlersState)
        answers = [answer and answer.text for answer in world.p.bargain.answers]
        assert (answers[RED], answers[WHITE], answers[ORANGE]) == (None, "decline", None)
        said.append(answers[BLUE])
    assert 75 < said.count("accept") < 125
    assert said.count("accept") + said.count("decline") == 200
    own = t.state.redeal(BLUE, t.memories[BLUE], Rng(1))
    assert isinstance(own, SettlersState)
    assert [answer and answer.text for answer in own.p.bargain.answers][BLUE] == "accept"


@pytest.mark.rule("S-020")
def test_a_memory_of_another_position_is_not_used() -> None:
    t = referee_at(scene())
    s = scene()
    give_hand(s, BLUE, "ore 2 wood")
    give_hand(s, WHITE, "wool")
    for seed in range(20):
        world = s.redeal(RED, t.memories[RED], Rng(seed))
        assert [player.hand_size() for player in world.p.players] == [0, 3, 1, 0]
    other = scene()
    give_hand(other, BLUE, "wool 2 brick")
    give_hand(other, WHITE, "wood")
    do(s, "1 propose ore 2 for wool")
    for seed in range(20):
        world = s.redeal(RED, referee_at(other).memories[RED], Rng(seed))
        assert count(world.p.players[BLUE].hand, 4) == 2
