"""The engine's tables against the facts, and every card against its effect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from princes.scenes import GAME, MODES, new_game

from archipel.games.princes import cards
from archipel.games.princes.board import (
    CENTRE,
    CITIES,
    CITY_PRICE,
    FACE_WEIGHTS,
    FACES,
    GOODS,
    ROAD_PRICE,
    ROADS,
    SETTLEMENT_PRICE,
    SETTLEMENTS,
    START_NUMBERS,
    START_STORE,
    START_TERRAINS,
    TERRAINS,
)
from archipel.games.princes.cards import CARDS, SORTS, Card, kind_of
from archipel.games.princes.effect import EFFECTS, Effect, Plain
from archipel.games.princes.effects.table import BY_NAME
from archipel.games.princes.rulings import Rulings
from archipel.words import spoken

FACTS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "data" / "princes.json").read_text())
ROWS = {row["key"]: row for row in FACTS["cards"]}
SORT_NAMES = {
    "action-neutral": "action", "action-attack": "attack", "building": "building", "event": "event",
    "city-building": "city-building", "unit-hero": "hero", "unit-ship": "ship", "unit-other": "unit",
    "region-expansion": "site",
}  # fmt: skip
PRINTED = [card for card in CARDS if card.since == 1]
"""The cards of the box; later ones have no witness."""
BOX = "rules=2"
"""The newest version of the rules that is played with the printed cards alone."""


def spoken_name(language: str, card: Card) -> str:
    """The name of a card as players read it, with the apostrophe of the witness."""
    return spoken()[language].word(f"princes-card-{card.name}").replace("’", "'")


@pytest.mark.rule("P-001", "P-005", "P-C07", "P-C14", "P-A74")
def test_every_row_equals_the_facts() -> None:
    drawn = {key for key, row in ROWS.items() if row["kind"] in SORT_NAMES}
    assert {card.key for card in PRINTED} == drawn
    for card in PRINTED:
        row = ROWS[card.key]
        assert [row["cost"][good] for good in GOODS] == card.price, card.key
        assert row["cost_total"] == card.total
        assert (row["count"], row["count_moon"]) == (card.count, card.moon), card.key
        assert row["points"] == {
            "victory": card.victory, "commerce": card.commerce, "strength": card.strength,
            "skill": card.skill, "progress": card.progress,
        }, card.key  # fmt: skip
        assert (row["fr"], row["en"]) == (spoken_name("fr", card), spoken_name("en", card))
        assert (row["unique"], row["face_up"]) == (card.once, card.face_up), card.key
        assert SORT_NAMES[row["kind"]] == SORTS[card.sort], card.key
        assert row["trade_ship"] == (SORTS[card.sort] == "ship")
        assert row["hero"] == (SORTS[card.sort] == "hero")


@pytest.mark.rule("P-001", "P-006", "P-007")
def test_the_box_has_180_cards() -> None:
    counts = {
        name: sum(c.count for c in PRINTED if c.key.startswith(f"{name}/"))
        for name in ("base", "gold", "war", "progress")
    }
    centre = 24 + 9 + 7 + 9
    assert counts["base"] + centre == 94
    assert (counts["gold"], counts["war"], counts["progress"]) == (27, 28, 31)
    assert sum(counts.values()) + centre == 180
    assert centre == 12 + ROADS + SETTLEMENTS + CITIES + 2 * 9
    by_kind = {
        key: row["count"]
        for key, row in ROWS.items()
        if row["kind"] in ("region", "road", "settlement", "city")
    }
    assert sum(by_kind.values()) == centre


@pytest.mark.rule("P-002", "P-003", "P-004")
def test_the_event_die_and_the_prices_equal_the_facts() -> None:
    names = {"brigands": "brigand_attack", "harvest": "plentiful_harvest", "event": "event_card"}
    faces = {row["face"]: row["faces"] for row in FACTS["event_die"]}
    assert {names.get(face, face): n for face, n in zip(FACES, FACE_WEIGHTS, strict=True)} == faces
    assert len(FACES) == 5
    assert sum(FACE_WEIGHTS) == 6
    assert len(FACTS["tokens"]) == 2
    for key, price in (("road", ROAD_PRICE), ("settlement", SETTLEMENT_PRICE), ("city", CITY_PRICE)):
        assert [ROWS[f"base/{key}"]["cost"][good] for good in GOODS] == price


@pytest.mark.rule("P-016", "P-017", "P-018", "P-C01", "P-C02")
def test_regions_equal_the_facts() -> None:
    for back, seat in (("red", 0), ("blue", 1)):
        rows = {r["region"]: (r["number"], r["start_stored"]) for r in FACTS["regions"] if r["back"] == back}
        ours = {
            TERRAINS[t]: (n, s)
            for t, n, s in zip(START_TERRAINS, START_NUMBERS[seat], START_STORE, strict=True)
        }
        assert rows == ours
        assert sorted(START_NUMBERS[seat]) == [1, 2, 3, 4, 5, 6]
    middle = sorted((r["region"], r["number"]) for r in FACTS["regions"] if r["back"] not in ("red", "blue"))
    assert middle == sorted((TERRAINS[terrain], number) for terrain, number in CENTRE)
    assert sorted(number for _, number in CENTRE) == sorted([1, 2, 3, 4, 5, 6] * 2)
    for row in FACTS["regions"]:
        assert GOODS[TERRAINS.index(row["region"])] == row["resource"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.rule("P-030", "P-093", "P-097", "P-103", "P-104", "P-105", "P-121", "P-C16")
def test_stacks_of_every_mode_equal_the_facts(mode: str) -> None:
    row = FACTS["modes"][mode if mode in ("intro", "duel") else f"theme_{mode}"]
    state = new_game(f"mode={mode} {BOX}")
    rulings = state.p.rulings
    sizes: dict[str, list[int]] = {}
    for deck, size in zip(rulings.stack_decks, rulings.stack_sizes, strict=True):
        sizes.setdefault(["base", "gold", "war", "progress"][deck], []).append(size)
    assert sizes == row["draw_stacks"]
    assert rulings.target == row["target"]
    assert len(state.p.events) == row["event_cards"]
    assert [CARDS[rulings.face_up].key] * (rulings.face_up >= 0) == row["face_up"]


PLAIN_CARDS = {
    # points alone (P-148 to P-153, P-189, P-196)
    "austin", "candamir", "harald", "inga", "osmund", "siglind", "carl", "large_festival_hall",
    # points counted from the row (P-250)
    "trading_base", "salt_silo", "harbor",
    # a condition of other cards (P-175, P-200)
    "merchant_guild", "hedge_tavern",
}  # fmt: skip


NO_POWERS = {
    "sort", "count", "moon", "since", "price", "victory", "commerce", "strength", "skill", "progress",
    "per_ship", "per_market", "ships_for_point", "once", "face_up", "rules", "asks", "picture",
}  # fmt: skip
"""The fields of a row that do not make a card do anything."""


def test_every_card_with_behaviour_has_it_in_its_row_or_an_effect() -> None:
    table = json.loads((Path(cards.__file__).parent / "cards.json").read_text(encoding="utf-8"))
    assert list(table) == [card.key for card in CARDS]
    for card, effect in zip(CARDS, EFFECTS, strict=True):
        does_something = not isinstance(effect, Plain) or bool(table[card.key].keys() - NO_POWERS)
        assert does_something == (card.name not in PLAIN_CARDS), card.key
    assert set(BY_NAME) <= {card.name for card in CARDS}
    for name, effect in BY_NAME.items():
        own = [key for key in type(effect).__dict__ if key in Effect.__dict__ and not key.startswith("_")]
        assert own, f"the effect of {name} says nothing"


def test_the_same_card_of_two_sets_has_the_same_row() -> None:
    table = json.loads((Path(cards.__file__).parent / "cards.json").read_text(encoding="utf-8"))
    rows: dict[str, dict[str, Any]] = {}
    for card in CARDS:
        row = {field: value for field, value in table[card.key].items() if field not in ("count", "moon")}
        assert rows.setdefault(card.name, row) == row, card.key


def test_a_row_with_a_field_that_no_card_has_is_refused() -> None:
    with pytest.raises(AssertionError, match="boosst"):
        Card("base/mill", {"sort": "building", "count": 1, "rules": [], "boosst": "grain"})


def test_a_newer_card_is_not_in_games_of_older_rules() -> None:
    for version in range(1, int(GAME.rules) + 1):
        for mode in MODES:
            rulings = Rulings(GAME.read_options(f"mode={mode} rules={version}"))
            for kind, card in enumerate(CARDS):
                if card.since > version:
                    assert rulings.cards[kind] == rulings.events[kind] == rulings.moon_events[kind] == 0


def test_every_card_is_named_in_a_scene() -> None:
    text = "\n".join(
        path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_facts.py"
    )
    for card in CARDS:
        assert f"{card.key}" in text, card.key


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.rule("P-120", "P-122", "P-123", "P-124")
def test_the_duel_uses_the_cards_without_a_moon(mode: str) -> None:
    rulings = Rulings(GAME.read_options(f"mode={mode} {BOX}"))
    for kind, card in enumerate(CARDS):
        if card.deck not in rulings.decks or card not in PRINTED:
            assert rulings.cards[kind] == rulings.events[kind] == 0
        elif mode == "duel":
            held = rulings.events if card.is_event else rulings.cards
            assert held[kind] == card.count - card.moon
            assert rulings.moon_events[kind] == (card.moon if card.is_event else 0)
        else:
            assert rulings.moon_events[kind] == 0
    if mode == "duel":
        assert sum(rulings.moon_events) == 15
        fixed = {CARDS[kind].name for kind, n in enumerate(rulings.events) if n}
        assert fixed == {"yule", "invention", "year_of_plenty", "riots", "traveling_merchant", "plague"}
        assert sum(rulings.events) == 6
        assert rulings.face_up == -1
        for key in ("gold/merchant_guild", "war/hedge_tavern", "progress/university"):
            assert rulings.cards[kind_of(key)] == 1


@pytest.mark.rule("P-C03", "P-C08", "P-C13", "P-C17")
def test_contradictions_are_settled_as_the_card_faces_say() -> None:
    silo = CARDS[kind_of("gold/salt_silo")]
    assert (silo.victory, silo.commerce) == (1, 0)
    assert CARDS[kind_of("progress/library")].progress == 0
    assert sum(CITY_PRICE) == 5


@pytest.mark.rule("P-C06")
def test_names_are_the_corrected_ones() -> None:
    french = {card.key: spoken_name("fr", card) for card in CARDS}
    assert french["base/scout"] == "Éclaireur"
    assert french["gold/moneylender"] == "Prêteur"
    assert "Prêcheur" in french["war/sebastian"]
    assert french["gold/merchant_guild"] == "Guilde marchande"
    assert french["gold/staple_house"] == "Maison d'entreposage"
