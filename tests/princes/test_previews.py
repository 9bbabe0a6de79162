"""Previews promise what happens: prices, points, trades, and what is doubled."""

from __future__ import annotations

import pytest
from princes.scenes import (
    GAME,
    ME,
    MODES,
    THEY,
    actions_of,
    add_cards,
    do,
    give_goods,
    goods_of,
    place_cards,
    place_cities,
    points_of,
    scene,
    set_stock,
    stock_of,
)
from princes.test_every_card import kinds, rich, settle_down

from archipel.core.rng import Rng
from archipel.core.state import Note
from archipel.games.princes.board import CACHE, GOODS
from archipel.games.princes.building import PlacingRegions
from archipel.games.princes.cards import CARDS, kind_of
from archipel.games.princes.effects.base_actions import Relocating
from archipel.games.princes.effects.war import Tithing
from archipel.games.princes.expansions import Waiving
from archipel.games.princes.goods import Demanding, Gaining, GivingGood, Storing
from archipel.games.princes.paying import Paying
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import Main, Opening


def preview(state: PrincesState, text: str) -> dict[str, dict[str, str | int]]:
    """Return a preview by the keys of its notes."""
    notes: list[Note] = state.preview(ME, GAME.read(text))
    assert len({note.key for note in notes}) == len(notes)
    return {note.key: note.args for note in notes}


def paid(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return how much of each good is gone."""
    return {good: before.get(good, 0) - after.get(good, 0) for good in GOODS}


def sites(state: PrincesState, key: str) -> list[str]:
    return [text for text in actions_of(state) if text.startswith(f"build {key} ")]


BUILT = [
    (mode, key)
    for mode in MODES
    for key in kinds(mode)
    if CARDS[kind_of(key)].is_expansion and key != "gold/gold_cache"
]


@pytest.mark.rule("P-046", "P-077", "P-116", "P-192", "P-216")
@pytest.mark.parametrize(("mode", "key"), BUILT)
def test_a_building_costs_and_brings_what_the_preview_says(mode: str, key: str) -> None:
    name = CARDS[kind_of(key)].name
    first = rich(mode, name, opening=False)
    add_cards(first, ME, key)
    for text in sites(first, key)[:2]:
        state = first.copy()
        notes = preview(state, text)
        goods_before, points_before = goods_of(state, ME), points_of(state, ME)
        do(state, f"{ME} {text}")
        settle_down(state, Rng(1))
        gone = paid(goods_before, goods_of(state, ME))
        price = notes["costs"]
        if name == "staple_house":  # which brings goods at once
            continue
        if "waives" in notes:
            assert sum(gone.values()) == sum(int(n) for n in price.values()) - 1
        else:
            assert gone == price
        assert points_of(state, ME) - points_before == int(notes.get("points", {}).get("n", 0))


@pytest.mark.rule("P-192", "P-A59")
def test_a_preview_names_a_good_that_is_saved() -> None:
    state = scene("mode=war")
    add_cards(state, ME, "base/harald", "base/abbey")
    assert "waives" not in preview(state, "build base/harald s6u")
    place_cards(state, ME, "war/drill_ground s7u")
    assert "waives" in preview(state, "build base/harald s6u")
    assert "waives" not in preview(state, "build base/abbey s6u"), "no hero"


@pytest.mark.rule("P-025", "P-237")
@pytest.mark.parametrize(
    ("key", "good"),
    [
        ("base/iron_foundry", "ore"),
        ("base/grain_mill", "grain"),
        ("base/lumber_camp", "lumber"),
        ("base/brick_factory", "brick"),
        ("base/weavers_shop", "wool"),
    ],
)
def test_a_preview_names_what_is_doubled(key: str, good: str) -> None:
    state = scene()
    place_cities(state, ME, 6, 7)
    realm = state.p.realms[ME]
    for text in [f"build {key} s{column}{row}" for column in (6, 7) for row in "ud"]:
        site = 2 * (int(text[-2]) - 1) + (text[-1] == "d")
        beside = [realm.terrain[site], realm.terrain[site + 2]]
        n = beside.count(GOODS.index(good))
        assert preview(state, text)["boosts"] == {"n": n, "good": good}


@pytest.mark.rule("P-023", "P-052", "P-054", "P-057", "P-058")
def test_roads_settlements_and_cities_cost_and_bring_what_the_preview_says() -> None:
    state = scene()
    for text, brings in [("build road left", 0), ("build settlement left", 1), ("build city 7", 1)]:
        give_goods(state, ME, "lumber 3 brick 3 wool 3 grain 3 ore 3 gold 3")
        [text] = [action for action in actions_of(state) if action == text or action.startswith(f"{text}")][
            :1
        ]
        notes = preview(state, text)
        before, scored = goods_of(state, ME), points_of(state, ME)
        do(state, f"{ME} {text}")
        settle_down(state, Rng(1))
        if "settlement" not in text:
            assert paid(before, goods_of(state, ME)) == notes["costs"]
        assert points_of(state, ME) - scored == brings == int(notes.get("points", {}).get("n", 0))


@pytest.mark.rule("P-061", "P-063", "P-154", "P-176")
def test_trades_have_the_rate_of_the_preview() -> None:
    state = scene("mode=gold")
    place_cities(state, ME, 6, 7)
    place_cards(
        state,
        ME,
        "base/ore_ship s6u",
        "base/large_trade_ship s7u",
        "gold/mint s6d",
        "gold/merchant_guild s7d",
    )
    seen = set()
    for text in sorted({*[f"trade {a} {b}" for a in GOODS for b in GOODS if a != b], "mint wool"}):
        give_goods(state, ME, "lumber 3 brick 3 wool 2 grain 2 ore 3 gold 2")
        if text not in actions_of(state):
            continue
        here = state.copy()
        notes = preview(here, text)["trades"]
        before = goods_of(here, ME)
        do(here, f"{ME} {text}")
        settle_down(here, Rng(1))
        gone = paid(before, goods_of(here, ME))
        assert gone[str(notes["give"])] == notes["n"]
        assert gone[str(notes["get"])] == -1
        assert sum(map(abs, gone.values())) == int(notes["n"]) + 1
        seen.add((text.split(" ")[0], notes["n"]))
    assert seen == {("trade", 3), ("trade", 2), ("mint", 1)}


@pytest.mark.rule("P-A71", "P-022")
def test_gold_of_a_river_goes_to_the_cache_by_choice_or_when_it_must() -> None:
    state = scene("mode=gold")
    place_cards(state, ME, "gold/gold_cache")
    [river] = [
        place for place in state.p.realms[ME].region_places() if state.p.realms[ME].terrain[place] == 5
    ]
    where = f"r{river // 2 + 1}{'ud'[river % 2]}"
    number = state.p.realms[ME].number[river]
    for there, cached, choices in [(0, 0, 2), (3, 1, 1), (1, 3, 1), (3, 3, 0)]:
        here = state.copy()
        here.p.pending = [*here.p.pending[:-1], Opening(ME)]
        set_stock(here, ME, where, there)
        here.p.realms[ME].lay(CACHE, cached)
        do(here, f"{ME} roll", f"! dice {number} harvest")
        while here.now().name() == "store":
            assert choices == 2
            assert actions_of(here) == [f"gain {where}", "gain cache"]
            do(here, f"{ME} gain cache")
        expected = {2: (0, 1), 1: (min(3, there + 1), cached + (there == 3)), 0: (3, 3)}[choices]
        assert (stock_of(here, ME, where), here.p.realms[ME].cache) == expected


def test_minor_questions_are_marked_as_such() -> None:
    small = [Paying(ME, 1, 0), Gaining(ME, 63, 1), Storing(ME, 2), GivingGood(ME, 0), Waiving(ME, 3)]
    small_too = [PlacingRegions(ME, 4, 0, 1), Relocating(ME), Tithing(ME, 1)]
    assert all(question.minor() for question in [*small, *small_too])
    assert not any(question.minor() for question in [Demanding(ME, 1, 63), Main(ME), Opening(THEY)])


@pytest.mark.rule("P-168", "P-A71", "P-022")
@pytest.mark.parametrize("place", ["r1u", "r6u", "r13d"])
def test_a_cache_has_room_wherever_it_lies(place: str) -> None:
    state = scene("mode=gold")
    give_goods(state, ME, "ore 3 gold 3")
    assert "trade ore gold" not in actions_of(state)
    place_cards(state, ME, f"gold/gold_cache {place}")
    assert "trade ore gold" in actions_of(state)
    do(state, f"{ME} trade ore gold")
    assert goods_of(state, ME) == {"gold": 4}


@pytest.mark.rule("P-154")
def test_the_large_ship_trades_what_lies_beside_it() -> None:
    state = scene()
    place_cities(state, ME, 6, 7)
    place_cards(state, ME, "base/large_trade_ship s6u")
    give_goods(state, ME, "lumber 3 brick 3 wool 2 grain 2 ore 3 gold 2")
    for text in [text for text in actions_of(state) if text.startswith("ship ")]:
        here = state.copy()
        notes = preview(here, text)["trades"]
        before = goods_of(here, ME)
        do(here, f"{ME} {text}")
        settle_down(here, Rng(1))
        gone = paid(before, goods_of(here, ME))
        assert (gone[str(notes["give"])], gone[str(notes["get"])], notes["n"]) == (2, -1, 2)
    assert state.preview(ME, GAME.read("ship r1u ore")) == []


@pytest.mark.rule("P-049", "P-055", "P-059", "P-112", "P-113", "P-168")
def test_previews_name_every_other_consequence() -> None:
    state = scene("mode=gold")
    place_cities(state, ME, 6)
    assert preview(state, "play base/scout") == {"discards": {"card": "scout"}}
    assert preview(state, "build gold/gold_cache r6u") == {"new-cache": {}}
    assert list(preview(state, "build road left")) == ["costs"]
    assert list(preview(state, "build settlement left")) == ["costs", "new-regions", "points"]
    assert list(preview(state, "build city 7")) == ["costs", "new-sites", "points"]
    place_cards(state, ME, "base/abbey s6u", "gold/merchant_guild s6d")
    assert preview(state, "remove s6u1") == {"removes": {"card": "abbey"}}
    assert preview(state, "remove s6d1") == {"to-the-pile": {"card": "merchant_guild"}}
    assert preview(state, "remove s7d1") == preview(state, "roll") == {}
    state.p.pending = state.p.pending[:1]
    assert preview(state, "play base/scout") == preview(state, "build road left") == {}
