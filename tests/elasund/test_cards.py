"""Gains and payments of gold and influence (E-068 to E-073), to the last card."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    check,
    counts,
    debts,
    do,
    give_hand,
    gold_of,
    influence_of,
    notation,
    place_buildings,
    place_permits,
    place_ship,
    place_walls,
    play_chance,
    previews,
    scene,
)

from archipel.core.rng import Rng
from archipel.games.elasund.state import ElasundState
from archipel.parts.packed import pack, total


@pytest.mark.rule("E-A28", "E-056")
@pytest.mark.parametrize(("bank", "blue"), [(1, 25), (2, 49), (3, 48)])
def test_hands_are_halved_only_where_the_bank_is_short(bank: int, blue: int) -> None:
    s = scene("short-supply=halve", phase="permit", seats=2)
    place_ship(s, 2)
    give_hand(s, "blue", notation({"gold": 51 - bank}))
    assert s.p.cards.bank == bank
    do(s, "red gold")
    assert (gold_of(s, "red"), gold_of(s, "blue")) == (2, blue)
    assert s.p.cards.bank == 51 - 2 - blue


def at_the_fifth_tile(options: str, deck: int, spent: int) -> ElasundState:
    """Let red build the wall tile that brings two cards; blue holds all that is neither deck nor discards."""
    s = scene(options)
    place_walls(s, "red N1", "red S1", "red N2", "red S2")
    give_hand(s, "red", "gold 2")
    give_hand(s, "blue", notation({"red": 13, "blue": 13, "green": 13 - deck - spent}))
    s.p.cards.deck, s.p.cards.spent = pack([0, 0, 0, deck]), pack([0, 0, 0, spent])
    do(s, "red wall N3")
    return s


@pytest.mark.rule("E-045", "E-069", "E-A28")
@pytest.mark.parametrize(("deck", "spent"), [(0, 1), (1, 0), (0, 0)])
def test_with_one_ruling_hands_are_halved_for_the_cards_of_a_wall(deck: int, spent: int) -> None:
    s = at_the_fifth_tile("short-supply=halve", deck, spent)
    half = (39 - deck - spent) // 2
    assert asked_colours(s) == ["blue"]
    assert debts(s) == [0, half, 0, 0]
    do(s, *["blue discard red"] * 13, *["blue discard blue"] * (half - 13))
    assert counts(s.p.cards.spent) == [0, 0, 0, 0]
    assert total(s.p.cards.deck) == deck + spent + half
    play_chance(s)
    assert (influence_of(s, "red"), s.now().name()) == (2, "build")


@pytest.mark.rule("E-045", "E-069", "E-A28")
@pytest.mark.parametrize("options", ["", "short-supply=halve", "rules=1"])
@pytest.mark.parametrize(("deck", "spent"), [(2, 0), (1, 1), (0, 2), (1, 3)])
def test_two_cards_with_the_discards_are_enough_for_a_wall(options: str, deck: int, spent: int) -> None:
    s = at_the_fifth_tile(options, deck, spent)
    mixed = options == "rules=1" and deck < 2  # the discards came back as soon as the deck was too small
    assert s.odds() == [deck + spent if mixed or not deck else deck]
    do(s, "! draw green", "! draw green")
    assert (influence_of(s, "red"), influence_of(s, "blue")) == (2, 39 - deck - spent)
    assert total(s.p.cards.deck) + total(s.p.cards.spent) == deck + spent - 2
    assert s.now().name() == "build"


@pytest.mark.rule("E-069")
def test_the_discards_come_back_as_soon_as_the_deck_is_empty() -> None:
    for options, back in [("", True), ("rules=1", False)]:
        s = at_the_fifth_tile(options, 2, 3)
        do(s, "! draw green", "! draw green")
        assert (counts(s.p.cards.deck), counts(s.p.cards.spent)) == (
            ([0, 0, 0, 3], [0, 0, 0, 0]) if back else ([0, 0, 0, 0], [0, 0, 0, 3])
        )


@pytest.mark.rule("E-045", "E-A28")
@pytest.mark.parametrize("options", ["", "rules=1"])
def test_an_empty_deck_gives_nothing(options: str) -> None:
    s = at_the_fifth_tile(options, 0, 0)
    assert (influence_of(s, "red"), s.now().name()) == (0, "build")
    s = at_the_fifth_tile(options, 0, 1)
    do(s, "! draw green")
    assert (influence_of(s, "red"), s.now().name()) == (1, "build")


@pytest.mark.rule("E-070", "E-071", "E-A27")
def test_in_the_first_version_too_hands_are_halved_when_one_card_is_missing() -> None:
    s = scene("rules=1", phase="roll")
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2")
    give_hand(s, "yellow", "red 13 blue 13 green 12")
    do(s, "red roll", "! dice 2 2")
    assert debts(s) == [0, 0, 0, 19]


def announced() -> ElasundState:
    """Let red announce a tavern over a shop of the same size, for three cards of one colour (E-040)."""
    s = scene()
    place_permits(s, "red 1 5 4", "red 2 5 5")
    place_buildings(s, "blue shop 6 3")
    give_hand(s, "red", "gold 9 red 3")
    give_hand(s, "green", "red 5 blue 6 green 6")
    do(s, "red build tavern 5 4")
    return s


@pytest.mark.rule("E-040", "E-068")
def test_the_preview_names_the_colour_that_pays() -> None:
    s = announced()
    assert actions_of(s, "red") == ["spend red"]
    [note] = previews(s, "red spend red")
    assert (note.key, note.args) == ("pays-colour", {"cards": 3, "card": "red"})
    assert previews(s, "red roll") == previews(s, "red pass") == []
    assert s.view(0).announced == "build tavern 5 4"


@pytest.mark.rule("E-040")
def test_a_seat_that_announces_a_building_is_imagined_with_just_its_price() -> None:
    s = announced()
    for seed in range(20):
        hand = counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0])
        assert sorted(hand[1:]) == [0, 0, 3]
    colours = {counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0]).index(3) for seed in range(40)}
    assert colours == {1, 2, 3}
    assert GAME.memory(4, 1, GAME.read_options("")).text() == " | [0, 0, 0] [0, 0, 0]"


@pytest.mark.rule("E-040")
def test_a_seat_that_announces_a_building_likely_holds_the_colour_that_others_lack() -> None:
    s = announced()
    give_hand(s, "green", "gold")
    give_hand(s, "blue", "red 10 gold")
    colours = [counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0]).index(3) for seed in range(100)]
    assert colours.count(1) < 10
    assert min(colours.count(2), colours.count(3)) > 25
    assert counts(s.redeal(0, None, Rng(1)).p.cards.hand[0]) == counts(s.p.cards.hand[0])


@pytest.mark.rule("E-071", "E-078", "E-A25")
@pytest.mark.parametrize("total", [7, 4])
def test_only_the_number_of_cards_that_others_laid_aside_is_known(total: int) -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2", "blue well 2 3", "blue well 3 3")
    give_hand(s, "blue", "gold 2 red 2 blue 2")
    give_hand(s, "yellow", "red 8 blue 11 green 13")
    give_hand(s, "green", "red 3")
    do(s, "red roll", f"! dice {total // 2} {total - total // 2}", *["red ship 5"] * (total == 7))
    do(s, "blue discard red")
    pirates = total == 7
    seen = set()
    for seed in range(80):
        world = s.redeal(2, None, Rng(seed))
        check(world)
        hand, aside = counts(world.p.cards.hand[1]), counts(world.p.cards.aside[1])
        assert hand[0] + aside[0] == 2
        assert sum(hand) + sum(aside) == 6
        assert sum(aside) == 1
        seen.add(aside.index(1))
    assert seen == ({0, 1, 2, 3} if pirates else {1, 2, 3})
    assert counts(s.redeal(1, None, Rng(1)).p.cards.aside[1]) == [0, 1, 0, 0]


@pytest.mark.rule("E-048")
def test_the_two_tiles_of_the_first_builder_are_secret() -> None:
    s = scene()
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 4", "! tile 9")
    seen = set()
    for seed in range(60):
        assert s.redeal(0, None, Rng(seed)).p.church.drawn == [4, 9]
        drawn = s.redeal(1, None, Rng(seed)).p.church.drawn
        assert len(drawn) == 2
        assert drawn[0] < drawn[1]
        seen.update(drawn)
    assert seen == set(range(1, 10))
