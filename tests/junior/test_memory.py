"""What a seat remembers of the others' hands (J-015), row by row."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    SCENES,
    WHITE,
    do,
    drain,
    give_hand,
    hands,
    scene,
    set_phase,
)

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.games.junior.cards import GOODS, KINDS
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.state import JuniorState
from archipel.parts import goods
from archipel.parts.hands import Hands
from archipel.parts.packed import unpack


def referee_at(s: JuniorState) -> Referee:
    """Return a referee at this position, where every seat knows all hands."""
    options = "shortage=return" if s.p.rulings.shortage_returns else ""
    t = Referee(GAME, s.p.seats, GAME.read_options(options))
    t.state = s
    for memory in t.memories:
        assert isinstance(memory, JuniorMemory)
        memory.hands = Hands(KINDS, s.p.hands)
    return t


def worlds_of(t: Referee, seat: int) -> dict[tuple[str, ...], float]:
    """Return the hands a seat considers possible, with their probabilities."""
    memory = t.memories[seat]
    assert isinstance(memory, JuniorMemory)
    return {
        tuple(goods.write(GOODS, unpack(hand)) for hand in world): weight
        for world, weight in memory.hands.worlds.items()
    }


def truth(t: Referee) -> tuple[str, ...]:
    assert isinstance(t.state, JuniorState)
    return tuple(hands(t.state))


def certain(t: Referee, seat: int) -> bool:
    """Return whether a seat is certain of the true hands."""
    return worlds_of(t, seat) == {truth(t): 1.0}


def after_tribute(options: str = "", proposal: str = "", gift: str = "wood") -> Referee:
    """Let blue take tribute; red has seen only its own card."""
    s = scene(options, turn=BLUE)
    give_hand(s, RED, "gold")
    give_hand(s, WHITE, "wood 2 wool rum")
    give_hand(s, BLUE, "rum sabre gold")
    give_hand(s, ORANGE, "")
    t = referee_at(s)
    if proposal:
        do(t, proposal)
    do(t, "2 buy", "! draw tribute", "0 give gold", f"1 give {gift}")
    return t


@pytest.mark.rule("J-015", "J-A24")
@pytest.mark.parametrize("gift", ["wood", "wool", "rum"])
def test_giver_and_taker_know_a_tribute_and_the_others_know_the_possibilities(gift: str) -> None:
    t = after_tribute(gift=gift)
    for seat in (WHITE, BLUE):
        assert certain(t, seat)
    expected = {
        ("", "wood wool rum", "wood gold", ""): 0.5,
        ("", "wood 2 rum", "wool gold", ""): 0.25,
        ("", "wood 2 wool", "rum gold", ""): 0.25,
    }
    for seat in (RED, ORANGE):
        assert worlds_of(t, seat) == pytest.approx(expected)
    assert truth(t) in expected


@pytest.mark.rule("J-A24")
def test_a_tribute_must_name_a_card() -> None:
    s = scene(turn=BLUE)
    give_hand(s, BLUE, "rum sabre gold")
    do(s, "2 buy", "! draw tribute")
    assert [note.key for note in SCENES.notes(s, "1 give ?")] == ["say-which"]
    assert [note.key for note in SCENES.notes(s, "1 give gold")] == ["not-in-hand"]


@pytest.mark.rule("J-058", "J-A24")
def test_a_proposal_that_stands_after_a_tribute_shows_what_was_kept() -> None:
    t = after_tribute(proposal="1 propose wool for gold", gift="wood")
    assert worlds_of(t, RED) == pytest.approx(
        {("", "wood wool rum", "wood gold", ""): 2 / 3, ("", "wood 2 wool", "rum gold", ""): 1 / 3}
    )
    # Once it has lapsed, it shows nothing.
    t = after_tribute(proposal="1 propose wool rum for gold", gift="rum")
    assert set(worlds_of(t, RED)) == {
        ("", "wood 2 rum", "wool gold", ""),
        ("", "wood 2 wool", "rum gold", ""),
    }
    before = worlds_of(t, RED)
    memory = t.memories[RED]
    assert isinstance(memory, JuniorMemory)
    assert memory.proposed == [[0] * KINDS] * 4
    memory.hear(t.state, WHITE, GAME.read("give ?"))
    assert all(hand in ("wood 2", "wood wool", "wood rum") for _, hand, _, _ in worlds_of(t, RED)), before


@pytest.mark.rule("J-A11", "J-015")
def test_in_a_shortage_every_seat_shows_its_number_of_the_good() -> None:
    t = after_tribute("shortage=return")
    s = t.state
    assert isinstance(s, JuniorState)
    assert len(worlds_of(t, RED)) == 3
    drain(s, "wood", 0, ORANGE)
    for memory in t.memories:
        assert isinstance(memory, JuniorMemory)
        memory.hands.gives(ORANGE, [-s.p.hands[ORANGE][0], 0, 0, 0, 0])
    set_phase(s, "roll", BLUE)
    do(t, "2 roll", "! dice 4")  # blue's fortress is on a wood of 4
    assert certain(t, RED)


@pytest.mark.rule("J-A11", "J-015")
def test_without_a_shortage_nobody_shows_anything() -> None:
    t = after_tribute("shortage=return")
    assert isinstance(t.state, JuniorState)
    set_phase(t.state, "roll", BLUE)
    do(t, "2 roll", "! dice 4")
    assert len(worlds_of(t, RED)) == 3


@pytest.mark.rule("J-015")
def test_a_copy_of_a_memory_remembers_the_same_and_learns_independently() -> None:
    t = after_tribute(proposal="1 propose wool for gold")
    do(t, "2 offer gold for wool", "0 decline", "3 decline", "1 decline")
    memory = t.memories[RED]
    copy = memory.copy()
    assert copy.text() == memory.text()
    assert len(memory.text().split("; ")) == 2 + 1 + 4  # the worlds, the wanted goods, the proposals
    said = memory.text()
    copy.hear(t.state, WHITE, GAME.read("propose wood 2 for gold"))
    assert (memory.text() == said, copy.text() == said) == (True, False)


@pytest.mark.rule("J-015")
def test_a_memory_that_fits_no_world_starts_again_from_the_table() -> None:
    s = scene(turn=BLUE)
    for seat, words in [(RED, "gold 2"), (WHITE, "wood 2 rum"), (BLUE, "sabre"), (ORANGE, "")]:
        give_hand(s, seat, words)
    t = referee_at(s)
    memory = t.memories[RED]
    assert isinstance(memory, JuniorMemory)
    memory.hands.holds_exactly(WHITE, 0, 9)
    do(t, "2 end")
    found = worlds_of(t, RED)
    likely = {"sabre": 1 / 4, "wood": 1 / 2, "rum": 1 / 4}
    assert {hands[2] for hands in found} == set(likely)
    for hands_, weight in found.items():
        assert weight == pytest.approx(likely[hands_[2]], abs=0.12)
        assert hands_[0] == "gold 2"
        cards = [goods.read(GOODS, hand.split()) for hand in hands_]
        assert [sum(kind) for kind in zip(*cards)] == [2, 0, 1, 1, 2]
        assert [sum(hand) for hand in cards] == [2, 3, 1, 0]


@pytest.mark.rule("J-015", "J-054")
def test_without_a_memory_hands_are_dealt_again_around_the_cards_shown() -> None:
    s = scene(turn=BLUE)
    for seat, words in [(RED, "gold 2"), (WHITE, "wood 2 rum"), (BLUE, "sabre 2 wool"), (ORANGE, "wood")]:
        give_hand(s, seat, words)
    do(s, "1 propose wood for gold", "2 offer sabre for wood", "3 accept")
    seen = set()
    for seed in range(60):
        world = s.redeal(RED, None, Rng(seed))
        cards = world.p.hands
        assert cards[RED] == [0, 0, 0, 0, 2]
        assert [sum(hand) for hand in cards] == [2, 3, 3, 1]
        assert [sum(kind) for kind in zip(*cards)] == [3, 1, 1, 2, 2]
        assert cards[WHITE][0] >= 1
        assert cards[BLUE][3] >= 1
        seen.add(tuple(cards[ORANGE]))
    assert len(seen) == 4  # its answer is still covered, so it may hold any card


@pytest.mark.rule("J-015")
def test_a_memory_of_another_position_is_not_used() -> None:
    t = referee_at(scene(turn=BLUE))
    s = scene(turn=BLUE)
    give_hand(s, WHITE, "gold 3")
    imagined = [s.redeal(RED, t.memories[RED], Rng(seed)).p.hands for seed in range(20)]
    assert all([sum(hand) for hand in hands_] == [2, 3, 2, 2] for hands_ in imagined)
    assert len({str(hands_) for hands_ in imagined}) > 5


@pytest.mark.rule("J-058")
def test_a_covered_answer_is_imagined_as_yes_only_where_the_hand_allows_it() -> None:
    s = scene(turn=RED)
    for seat, words in [(RED, "sabre"), (WHITE, "rum"), (BLUE, "wood"), (ORANGE, "wood")]:
        give_hand(s, seat, words)
    t = referee_at(s)
    do(t, "0 offer sabre for wood", "1 decline", "2 accept")
    worlds_ = [t.state.redeal(ORANGE, t.memories[ORANGE], Rng(seed)) for seed in range(200)]
    answers = [[str(answer and answer.text) for answer in world.p.bargain.answers] for world in worlds_]  # type: ignore[attr-defined]
    assert {(row[RED], row[WHITE], row[ORANGE]) for row in answers} == {("None", "decline", "None")}
    assert 75 < [row[BLUE] for row in answers].count("accept") < 125
    own = t.state.redeal(BLUE, t.memories[BLUE], Rng(1))
    assert own.p.bargain.answers[BLUE].text == "accept"  # type: ignore[attr-defined]


@pytest.mark.rule("J-A24")
def test_a_covered_tribute_is_imagined_as_any_card_of_the_hand() -> None:
    s = scene(turn=BLUE)
    for seat, words in [(RED, "gold"), (WHITE, "wood wool 2"), (BLUE, "rum sabre gold"), (ORANGE, "rum")]:
        give_hand(s, seat, words)
    t = referee_at(s)
    do(t, "2 buy", "! draw tribute", "1 give wool")
    gifts = []
    for seed in range(200):
        world = t.state.redeal(RED, t.memories[RED], Rng(seed))
        assert isinstance(world, JuniorState)
        assert world.p.gifts[RED] == world.p.gifts[ORANGE] == []
        gifts += world.p.gifts[WHITE]
    assert len(gifts) == 200
    assert set(gifts) == {0, 1}
    assert 45 < gifts.count(0) < 90


@pytest.mark.rule("J-057", "J-058")
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        (["1 propose wool for gold"], {"wood wool rum", "wood 2 wool"}),
        (["2 offer gold for rum", "1 accept", "0 decline", "3 decline"], {"wood wool rum", "wood 2 rum"}),
        (
            ["2 offer gold for rum", "1 counter wool for gold", "0 decline", "3 decline"],
            {"wood wool rum", "wood 2 wool"},
        ),
    ],
)
def test_a_proposal_shows_what_the_seat_holds(rows: list[str], left: set[str]) -> None:
    t = after_tribute()
    do(t, *rows)
    assert {world[WHITE] for world in worlds_of(t, RED)} == left
