"""Cards that need another card (P-108) are refused without it and allowed with it."""

from __future__ import annotations

import pytest
from princes.scenes import GAME, ME, add_cards, give_goods, notation, place_cards, place_cities, scene

from archipel.games.princes.board import GOODS
from archipel.games.princes.cards import CARDS, CITY_BUILDING, KEYS

NEEDED = {
    "gold/gudrun": ("gold", "gold/pirate_ship"),
    "gold/trade_master": ("gold", "gold/merchant_guild"),
    "gold/staple_house": ("gold", "gold/merchant_guild"),
    "war/archer": ("war", "war/hedge_tavern"),
    "war/arsonist": ("war", "war/hedge_tavern"),
    "war/traitor": ("war", "war/hedge_tavern"),
    "progress/three_field_system": ("progress", "progress/university"),
    "progress/mineral_mining": ("progress", "progress/university"),
    "progress/chief_cannoneer": ("progress", "progress/university"),
    "progress/building_crane": ("progress", "progress/university"),
    "progress/doctor": ("progress", "progress/bath_house"),
}


def missing(key: str, *standing: str) -> list[str]:
    """Return the cards that a refusal asks for."""
    mode, _ = NEEDED[key]
    state = scene(f"mode={mode}")
    state.p.realms[ME].cities |= 1 << 5 | 1 << 6
    state.p.cities -= 2
    place_cards(state, ME, *standing)
    add_cards(state, ME, key)
    for verb in (f"play {key}", f"build {key} s7d"):
        try:
            action = GAME.read(verb)
        except ValueError:
            continue
        return [str(note.args["card"]) for note in state.why_not(ME, action) if note.key == "needs-card"]
    raise AssertionError(key)


@pytest.mark.rule("P-108", "P-111", "P-163", "P-164", "P-177", "P-184", "P-185", "P-187", "P-211", "P-212")
@pytest.mark.parametrize("key", NEEDED)
def test_a_card_asks_for_the_card_that_it_needs(key: str) -> None:
    _, needed = NEEDED[key]
    name = needed.partition("/")[2]
    assert name in missing(key)
    first = ["base/abbey s6u"] if name == "university" else []
    assert name not in missing(key, *first, f"{needed} s6d")


@pytest.mark.rule("P-216", "P-A59")
def test_the_building_crane_saves_one_good_and_no_more() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6, 7)
    place_cards(state, ME, "base/abbey s6u", "progress/university s6u", "progress/building_crane s6d")
    prices = {card.key: card.price for card in CARDS if card.sort == CITY_BUILDING and card.total > 4}
    key = next(key for key in prices if state.p.pool[KEYS.index(key)])
    add_cards(state, ME, key)
    due = [GOODS[good] for good in range(6) for _ in range(prices[key][good])]
    for less, allowed in [(0, True), (1, True), (2, False)]:
        give_goods(state, ME, notation({good: due[less:].count(good) for good in due[less:]}))
        notes = [note.key for note in state.why_not(ME, GAME.read(f"build {key} s7u"))]
        assert ("cannot-pay" not in notes) == allowed
