"""Pirates: a 7 (E-074 to E-081)."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    counts,
    debts,
    do,
    give_hand,
    gold_of,
    influence_of,
    notation,
    place_buildings,
    place_church_tiles,
    place_ship,
    place_walls,
    previews,
    refused,
    scene,
    track_of,
)

from archipel.core.state import WATCHER, Action
from archipel.games.elasund.state import ElasundState


def seven(s: ElasundState, row: int) -> ElasundState:
    do(s, "red roll", "! dice 3 4", f"red ship {row}")
    return s


@pytest.mark.rule("E-074", "E-075", "E-A21")
def test_the_roller_chooses_any_other_row() -> None:
    s = scene(phase="roll")
    place_ship(s, 8)
    do(s, "red roll", "! dice 1 6")
    assert actions_of(s, "red") == [f"ship {row}" for row in (2, 3, 4, 5, 6, 9, 10, 11, 12)]
    assert refused(s, "red ship 8") == {"E-075"}
    assert refused(s, "blue ship 9") == {"E-016"}


def t09() -> ElasundState:
    s = scene(turn="red", phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue tavern 0 3", "red well 3 3", "blue tavern 4 2", "red great 6 2")
    place_walls(
        s, "red N1", "red N2", "red E3"
    )  # red's third tile is the tower; E2 and E4 need not stand for this
    for colour in ("red", "blue", "green", "yellow"):
        give_hand(s, colour, "gold 4 green 2")
    return s


@pytest.mark.rule("E-T09", "E-078", "E-A24", "E-F24")
def test_a_seat_gives_one_card_for_each_cube_whose_flag_is_in_the_row() -> None:
    s = t09()
    do(s, "red roll", "! dice 3 4")
    lines = [(note.args["seat"], note.args["cards"]) for note in previews(s, "red ship 5")]
    assert lines == [(0, 3), (1, 1)]
    do(s, "red ship 5")
    assert debts(s) == [3, 1, 0, 0]
    assert asked_colours(s) == ["red", "blue"]  # all at once, in turn order


@pytest.mark.rule("E-A24")
def test_cubes_outside_the_row_are_safe() -> None:
    s = scene(phase="roll")
    place_ship(s, 12)
    place_walls(s, "blue N1", "blue N2", "blue N3")  # a northern tower
    # 5 trade points: cubes on the track.
    place_buildings(s, "blue house 0 0", "blue tavern 0 1", "blue tavern 0 3")
    give_hand(s, "blue", "gold 9")
    assert track_of(s, "blue") == 2
    seven(s, 2)
    assert s.now().name() == "build"
    assert gold_of(s, "blue") == 9


@pytest.mark.rule("E-A24")
def test_church_cubes_stand_in_their_row() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_church_tiles(s, "blue 1", "blue 2", "blue 4")
    give_hand(s, "blue", "gold 9")
    seven(s, 8)
    assert debts(s)[1] == 2


@pytest.mark.rule("E-078", "E-A25")
def test_victims_choose_gold_or_influence() -> None:
    s = seven(t09(), 5)
    assert actions_of(s, "red") == ["discard gold", "discard green"]
    assert refused(s, "red discard blue") == {"E-078"}
    assert refused(s, "green discard gold") == {"E-016"}
    do(s, "blue discard green", "red discard gold", "red discard green", "red discard gold")
    assert (gold_of(s, "red"), influence_of(s, "red")) == (2, 1)
    assert (gold_of(s, "blue"), influence_of(s, "blue")) == (4, 1)


@pytest.mark.rule("E-A25")
def test_discards_stay_hidden_until_all_have_answered() -> None:
    s = seven(t09(), 5)
    before = s.view(2)
    discard = GAME.read("discard green")
    assert s.told(2, 1, discard) is None
    assert s.told(WATCHER, 1, discard) is None
    assert s.told(1, 1, discard) is discard
    do(s, "blue discard green")
    after = s.view(2)
    assert after.seats[1].influence == before.seats[1].influence == 2
    do(s, "red discard gold")
    now = s.view(2)
    assert now.seats[0].gold == before.seats[0].gold == 4
    assert s.told(2, 1, discard) is None
    do(s, "red discard gold", "red discard gold")
    assert s.told(2, 1, discard) == Action("discard green")


@pytest.mark.rule("E-A25", "E-A45")
@pytest.mark.parametrize("card", ["gold", "red", "blue", "green"])
def test_previews_count_covered_discards(card: str) -> None:
    s = t09()
    give_hand(s, "blue", notation({"gold": 0, card: 1}))
    seven(s, 5)
    before = previews(s, "green ship 5")
    do(s, f"blue discard {card}")
    assert previews(s, "green ship 5") == before
    assert ("row-loses", 1) in [(note.key, note.args["seat"]) for note in before]


@pytest.mark.rule("E-079")
def test_a_seat_with_too_few_cards_gives_all_and_one_with_none_gives_none() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3", "blue well 3 3", "green well 5 3")
    give_hand(s, "blue", "gold")
    seven(s, 5)
    assert debts(s) == [0, 1, 0, 0]
    do(s, "blue discard gold")
    assert s.now().name() == "build"


@pytest.mark.rule("E-080", "E-C09", "E-C10", "E-A26")
def test_the_roller_takes_a_discarded_card_for_each_tower() -> None:
    s = seven(t09(), 5)
    do(s, "red discard gold", "red discard gold", "red discard gold", "blue discard green")
    assert s.now().name() == "take"
    # Chosen, own discards included, optional.
    assert actions_of(s, "red") == [
        "take gold",
        "take green",
        "pass",
    ]
    assert refused(s, "red take blue") == {"E-080"}
    assert refused(s, "red take any") == {"E-080", "E-C09"}
    do(s, "red take green")
    assert (influence_of(s, "red"), s.now().name()) == (3, "build")  # one tower, one card
    assert s.p.cards.bank == 51 - 4 * 3 - 1  # the rest of the gold is gone


@pytest.mark.rule("E-A26")
def test_the_reward_may_be_declined() -> None:
    s = seven(t09(), 5)
    do(s, "red discard gold", "red discard gold", "red discard green", "blue discard green")
    do(s, "red pass")
    assert counts(s.p.cards.spent) == [0, 0, 0, 2]
    assert s.now().name() == "build"


@pytest.mark.rule("E-A26")
def test_the_reward_is_no_more_than_the_cards_discarded() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3")
    give_hand(s, "blue", "gold")
    place_walls(s, "red N1", "red N2", "red N3", "red N4", "red N5", "red N6")  # two towers
    s = seven(s, 5)
    do(s, "blue discard gold", "red take gold")
    assert (s.now().name(), gold_of(s, "red")) == ("build", 1)


@pytest.mark.rule("E-080")
def test_without_a_tower_there_is_no_reward() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3")
    give_hand(s, "blue", "gold")
    place_walls(s, "red N1", "red N2")
    s = seven(s, 5)
    do(s, "blue discard gold")
    assert s.now().name() == "build"


@pytest.mark.rule("E-C09")
def test_with_the_other_ruling_the_reward_is_drawn() -> None:
    s = scene("reward=random", phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3", "green well 3 3")
    give_hand(s, "blue", "gold")
    give_hand(s, "green", "red")
    place_walls(s, "red N1", "red N2", "red N3")
    s = seven(s, 5)
    do(s, "blue discard gold", "green discard red")
    assert actions_of(s, "red") == ["take any", "pass"]
    assert refused(s, "red take gold") == {"E-080", "E-C09"}
    do(s, "red take any")
    assert actions_of(s, "!") == ["take gold", "take red"]
    assert s.odds() == [1, 1]
    do(s, "! take red")
    assert (influence_of(s, "red"), s.now().name()) == (1, "build")


@pytest.mark.rule("E-C10")
def test_with_the_other_ruling_own_discards_do_not_count() -> None:
    s = t09()
    s.p.rulings = scene("reward-pool=others").p.rulings
    s = seven(s, 5)
    do(s, "red discard gold", "red discard gold", "red discard gold", "blue discard green")
    assert actions_of(s, "red") == ["take green", "pass"]


@pytest.mark.rule("E-077", "E-081")
def test_the_rest_of_the_turn_is_normal_and_the_ship_a_ship_again() -> None:
    s = scene(phase="roll", huts=True)
    place_ship(s, 2)
    give_hand(s, "red", "gold 3")
    place_buildings(s, "blue well 6 4")
    give_hand(s, "blue", "gold 2")
    s = seven(s, 5)
    do(s, "red pass", "red permit 1", "red at 5 3", "red end")  # row 5, the pirates' row
    do(s, "blue roll", "! dice 1 4")
    assert actions_of(s, "blue") == ["ship 3", "ship 8"]
    do(s, "blue ship 8")
    assert gold_of(s, "blue") == 3  # income again: blue's tall starter reaches row 8


@pytest.mark.rule("E-080", "E-A25")
def test_without_towers_the_discards_are_gone() -> None:
    s = scene(phase="roll", seats=2)
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3", "blue well 3 3")
    give_hand(s, "blue", "gold green")
    do(s, "red roll", "! dice 3 4", "red ship 5", "blue discard gold", "blue discard green")
    assert (counts(s.p.cards.spent), s.p.cards.pool, s.p.cards.bank) == ([0, 0, 0, 1], 0, 51)
    assert s.now().name() == "build"


@pytest.mark.rule("E-080", "E-A26")
@pytest.mark.parametrize("options", ["", "reward=random"])
def test_two_towers_take_two_cards_and_no_more(options: str) -> None:
    s = scene(options, phase="roll", seats=2)
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3", "blue well 3 3")
    give_hand(s, "blue", "gold green")
    place_walls(s, "red N1", "red N2", "red E1", "red S1", "red S2", "red E2")
    do(s, "red roll", "! dice 3 4", "red ship 5", "blue discard gold", "blue discard green")
    for left, card in [(2, "gold"), (1, "green")]:
        assert s.prompt(0).args == {"cards": left}
        do(s, *(["red take any", f"! take {card}"] if options else [f"red take {card}"]))
    assert (s.now().name(), counts(s.p.cards.hand[0])) == ("build", [1, 0, 0, 1])
    assert counts(s.p.cards.pool) == [0, 0, 0, 0]


@pytest.mark.rule("E-078")
@pytest.mark.parametrize("tile", range(1, 10))
def test_every_church_tile_has_a_cube_in_its_row(tile: int) -> None:
    s = scene(phase="roll", seats=2)
    place_ship(s, 2)
    place_church_tiles(s, "blue 5")
    if tile != 5:
        place_church_tiles(s, f"blue {tile}")
    give_hand(s, "blue", "gold 9")
    do(s, "red roll", "! dice 3 4")
    row = [6, 8, 9][(tile - 1) // 3]
    notes = [note.args["cards"] for note in previews(s, f"red ship {row}")]
    assert notes == [1 + (tile in (4, 6))]
