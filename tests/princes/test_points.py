"""Points, advantages, tokens."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    GAME,
    ME,
    RED,
    add_cards,
    do,
    give_goods,
    place_cards,
    place_cities,
    points_of,
    scene,
)

from archipel.games.princes.cards import CARDS, SORTS, kind_of
from archipel.games.princes.state import PrincesState
from archipel.games.princes.survey import leader

HEROES = {
    "base/austin": (1, 2, "P-148"), "base/candamir": (4, 1, "P-149"), "base/harald": (2, 1, "P-150"),
    "base/inga": (1, 3, "P-151"), "base/osmund": (2, 2, "P-152"), "base/siglind": (2, 3, "P-153"),
    "war/carl": (5, 0, "P-189"), "war/heinrich": (2, 0, "P-190"), "war/irmgard": (0, 2, "P-191"),
}  # fmt: skip


@pytest.mark.rule("P-148", "P-149", "P-150", "P-151", "P-152", "P-153", "P-189", "P-074", "P-079", "P-A69")
@pytest.mark.parametrize("hero", HEROES)
def test_heroes_differ_by_strength_and_skill(hero: str) -> None:
    state = scene("mode=war")
    add_cards(state, RED, hero)
    give_goods(state, RED, "wool 2 grain ore gold")
    do(state, f"0 build {hero} s6u")
    realm = state.p.realms[RED]
    strength, skill, _ = HEROES[hero]
    assert (realm.strength, realm.skill) == (strength, skill)
    assert state.p.rulings.cards[kind_of(hero)] == 1, "there is one copy"


@pytest.mark.rule("P-075", "P-076", "P-A07", "P-A34")
@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [(2, 0, -1), (3, 0, 0), (3, 3, -1), (4, 3, 0), (3, 5, 1), (2, 1, -1), (0, 3, 1)],
)
def test_an_advantage_needs_three_and_a_lead(mine: int, theirs: int, holder: int) -> None:
    assert leader(mine, theirs) == holder


@pytest.mark.rule("P-075", "P-077", "P-078", "P-A33", "P-002")
def test_the_token_moves_as_soon_as_the_points_do() -> None:
    state = scene("mode=war")
    place_cards(state, RED, "base/candamir s6u")
    assert points_of(state, RED) == 3
    assert state.p.strength_holder() == RED
    place_cards(state, BLUE, "base/harald s6u", "base/osmund s6d")
    assert state.p.strength_holder() == -1, "four each"
    assert points_of(state, RED) == points_of(state, BLUE) == 2
    do(state, "0 remove s6u1")
    assert state.p.strength_holder() == BLUE
    assert points_of(state, BLUE) == 3


@pytest.mark.rule("P-077", "P-002")
def test_points_are_listed_by_their_source() -> None:
    state = scene("mode=war")
    assert state.points_by_source(RED) == {
        "settlements": 2,
        "cities": 0,
        "cards": 0,
        "strength": 0,
        "trade": 0,
    }
    place_cities(state, RED, 6)
    place_cards(state, RED, "base/candamir s7u", "war/fire_brigade s6u")
    place_cards(state, BLUE, "base/ore_ship s6u", "base/wool_ship s6d", "base/marketplace s7u")
    assert state.points_by_source(RED) == {
        "settlements": 1,
        "cities": 2,
        "cards": 1,
        "strength": 1,
        "trade": 0,
    }
    assert state.points_by_source(BLUE) == {
        "settlements": 2,
        "cities": 0,
        "cards": 0,
        "strength": 0,
        "trade": 1,
    }


@pytest.mark.rule("P-076", "P-A34", "P-078")
def test_a_seat_that_drops_below_three_gives_the_token_back() -> None:
    state = scene("mode=war")
    place_cards(state, RED, "base/ore_ship s6u", "base/wool_ship s6d", "base/marketplace s7u")
    assert state.p.trade_holder() == RED
    do(state, "0 remove s6u1")
    assert state.p.trade_holder() == -1


@pytest.mark.rule("P-080", "P-236")
def test_books_come_from_abbey_and_university_alone() -> None:
    state = scene("mode=progress")
    place_cities(state, RED, 6)
    place_cards(state, RED, "base/abbey s7u", "progress/university s6u", "progress/library s6d")
    assert state.p.realms[RED].progress == 2


@pytest.mark.rule("P-173", "P-250")
def test_the_trading_base_raises_marketplace_and_harbor() -> None:
    state = scene("mode=gold")
    place_cities(state, RED, 6, 7)
    place_cards(state, RED, "gold/trading_base")
    assert (state.p.realms[RED].commerce, state.p.realms[RED].victory) == (1, 5)
    place_cards(state, RED, "base/marketplace s7u")
    assert state.p.realms[RED].commerce == 3
    place_cards(state, RED, "gold/harbor")
    assert state.p.realms[RED].commerce == 5
    place_cards(state, RED, "base/ore_ship")
    assert state.p.realms[RED].commerce == 6


@pytest.mark.rule("P-174", "P-250", "P-C03")
def test_the_salt_silo_raises_every_trade_ship() -> None:
    state = scene("mode=gold")
    place_cities(state, RED, 6, 7)
    place_cards(state, RED, "gold/salt_silo", "gold/pirate_ship")
    assert (state.p.realms[RED].commerce, state.p.realms[RED].victory) == (0, 5)
    place_cards(state, RED, "base/ore_ship", "gold/large_trade_ship")
    assert state.p.realms[RED].commerce == 4
    literal = scene("mode=gold salt-silo=commerce")
    place_cities(literal, RED, 6, 7)
    place_cards(literal, RED, "gold/salt_silo")
    assert (literal.p.realms[RED].commerce, literal.p.realms[RED].victory) == (1, 4)


@pytest.mark.rule("P-178", "P-250")
def test_the_harbor_is_worth_a_point_with_three_trade_ships() -> None:
    state = scene("mode=gold")
    place_cities(state, RED, 6, 7)
    place_cards(state, RED, "gold/harbor", "base/ore_ship", "base/wool_ship", "gold/pirate_ship")
    assert (state.p.realms[RED].commerce, state.p.realms[RED].victory) == (3, 4)
    place_cards(state, RED, "base/gold_ship s7d")
    assert state.p.realms[RED].victory == 5
    do(state, "0 remove s7d1")
    assert state.p.realms[RED].victory == 4


@pytest.mark.rule("P-196", "P-218", "P-058")
def test_two_buildings_are_worth_two_points() -> None:
    state = scene("mode=duel")
    place_cities(state, RED, 6)
    place_cards(state, RED, "war/large_festival_hall")
    assert points_of(state, RED) == 5
    progress = scene("mode=progress")
    place_cities(progress, RED, 6)
    place_cards(progress, RED, "progress/parliament")
    assert points_of(progress, RED) == 5


@pytest.mark.rule("P-012", "P-009")
def test_units_are_heroes_ships_or_neither() -> None:
    neither = {card.key for card in CARDS if card.is_unit and SORTS[card.sort] == "unit"}
    assert neither == {"gold/pirate_ship", "progress/chief_cannoneer"}
    assert all(not card.is_building or not card.is_unit for card in CARDS)
    assert all(card.total == 0 for card in CARDS if card.is_action or card.is_event)


def promised(state: PrincesState, text: str) -> int:
    return sum(int(note.args["n"]) for note in state.preview(ME, GAME.read(text)) if note.key == "points")


@pytest.mark.rule("P-077", "P-250", "P-C03")
def test_a_preview_promises_the_points_that_a_card_brings() -> None:
    silo = "build gold/salt_silo s6u"
    assert promised(scene("mode=gold"), silo) == 1
    assert promised(scene("mode=gold salt-silo=commerce"), silo) == 0
    ships = scene("mode=gold")
    place_cities(ships, ME, 6, 7)
    place_cards(ships, ME, "base/ore_ship s6u", "base/wool_ship s6u", "base/gold_ship s6d")
    assert promised(ships, silo) == 1, "and the trade advantage, which it has already"
    assert promised(ships, "build gold/harbor s7u") == 1, "three trade ships are there"
    two = scene("mode=gold")
    place_cities(two, ME, 6, 7)
    place_cards(two, ME, "base/ore_ship s6u", "base/wool_ship s6u")
    assert promised(two, "build gold/harbor s7u") == 1, "the trade advantage with its commerce point"
    assert promised(two, "build base/gold_ship s7u") == 1, "the trade advantage"
    assert promised(scene(), "build base/candamir s6u") == 1, "the strength advantage"
    assert promised(scene(), "build base/abbey s6u") == 0


@pytest.mark.rule("P-192", "P-216", "P-A59")
def test_the_missing_goods_take_the_saved_one_into_account() -> None:
    state = scene("mode=war")
    place_cities(state, ME, 6)
    place_cards(state, ME, "war/drill_ground s6u")
    add_cards(state, ME, "base/candamir")
    give_goods(state, ME, "grain ore")
    assert lacking(state) == ["1 wool"], "two are missing, one of them is saved"
    give_goods(state, ME, "ore")
    assert lacking(state) == ["2 wool", "1 grain", "saves 1"]


def lacking(state: PrincesState) -> list[str]:
    notes = state.why_not(ME, GAME.read("build base/candamir s6d"))
    out = [f"{note.args['n']} {note.args['good']}" for note in notes if note.key == "cannot-pay"]
    return out + ["saves 1" for note in notes if note.key == "waives"]


@pytest.mark.rule("P-077")
def test_scores_are_by_seat() -> None:
    state = scene()
    place_cities(state, RED, 6, 7)
    assert state.scores() == [points_of(state, RED), points_of(state, BLUE)] == [4, 2]
    assert [state.public_points(seat) for seat in (RED, BLUE)] == [4, 2]
    assert [sum(state.points_by_source(seat).values()) for seat in (RED, BLUE)] == [4, 2]


@pytest.mark.rule("P-014", "P-057")
def test_a_view_numbers_the_columns_as_their_owner_sees_them() -> None:
    state = scene()
    place_cities(state, RED, 7)
    columns = state.view(BLUE).realms[RED].columns
    assert [(column.column, column.city) for column in columns] == [(6, False), (7, True)]
