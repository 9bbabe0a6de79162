"""In every mode, every card can be drawn, and can be played or built where its conditions hold."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    GAME,
    MODES,
    RED,
    actions_of,
    add_cards,
    discard,
    do,
    give_goods,
    place_cards,
    place_cities,
    place_road,
    place_settlement,
    scene,
    take_from_stack,
)

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.games.princes.cards import CARDS, KEYS, kind_of
from archipel.games.princes.effects.losses import Reacting
from archipel.games.princes.invariants import check
from archipel.games.princes.rulings import Rulings
from archipel.games.princes.stacks import Drawn
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import Main

EITHER = pytest.mark.parametrize("me", [RED, BLUE])


def kinds(mode: str) -> list[str]:
    return [KEYS[kind] for kind in Rulings(GAME.read_options(f"mode={mode}")).kinds]


def events(mode: str) -> list[str]:
    rulings = Rulings(GAME.read_options(f"mode={mode}"))
    return [
        f"{KEYS[kind]}{moon}"
        for kind in range(len(CARDS))
        for moon, count in (("", rulings.events[kind]), (" moon", rulings.moon_events[kind]))
        if count and CARDS[kind].name != "yule"
    ]


NEEDS = {
    "town_hall": ["base/parish_hall"], "parliament": ["base/abbey", "progress/university"],
    "university": ["base/abbey"], "guido": ["base/parish_hall", "progress/town_hall"],
    "gustav": ["progress/library"],
}  # fmt: skip
"""The cards that must stand for one that says so in its effect."""


def needed(name: str) -> list[str]:
    """The cards that must stand for this one, those that they need first."""
    needs = CARDS_BY_NAME[name].needs.card if name in CARDS_BY_NAME else ""
    return [*needed(needs), CARDS_BY_NAME[needs].key] if needs else NEEDS.get(name, [])


def rich(mode: str, name: str, opening: bool, me: int = RED) -> PrincesState:
    """Return a position in which the card can be used: cities, goods, conditions, a vulnerable opponent."""
    state = (
        scene(f"mode={mode}", turn=me, phase="opening")
        if opening
        else scene(f"mode={mode}", turn=me, number=4)
    )
    they = 1 - me
    place_cities(state, me, 6, 7)
    place_settlement(state, me, "right", "forest 6", "hill 5")
    place_road(state, me, 0)
    place_cards(state, me, *needed(name))
    place_cards(state, me, "base/candamir s8u" if name != "candamir" else "base/siglind s8u")
    place_cards(state, they, "base/harald" if name != "harald" else "base/osmund", "base/storehouse")
    place_cards(state, they, "base/gold_ship" if name != "gold_ship" else "base/ore_ship")
    add_cards(
        state, they, "base/merchant_caravan", "base/relocation" if name != "relocation" else "base/goldsmith"
    )
    discard(state, "base/parish_hall")
    give_goods(state, me, "lumber 3 brick 3 wool 2 grain 2 ore 2 gold 2")
    if name == "goldsmith":
        give_goods(state, me, "gold 3")
    if name in CARDS_BY_NAME and CARDS_BY_NAME[name].is_expansion:
        give_goods(state, me, "lumber 3 brick 3 wool 3 grain 3 ore 3 gold 3")
    give_goods(state, they, "wool ore 2 gold 2")
    return state


CARDS_BY_NAME = {card.name: card for card in CARDS}


def settle_down(state: PrincesState, rng: Rng, me: int = RED) -> None:
    """Answer every question at random until the action phase or the end."""
    for _ in range(200):
        seat = state.actor()
        if seat == NOBODY or (seat == me and isinstance(state.p.now(), Main)):
            return
        choices = state.legal(seat)
        pick = rng.weighted(state.odds()) if seat == CHANCE else rng.below(len(choices))
        state.apply(seat, choices[pick])
        check(state)
    raise AssertionError("it does not come to rest")


@EITHER
@pytest.mark.parametrize(("mode", "key"), [(mode, key) for mode in MODES for key in kinds(mode)])
@pytest.mark.rule("P-045", "P-049", "P-046")
def test_every_card_can_be_drawn_and_used(mode: str, key: str, me: int) -> None:
    kind = kind_of(key)
    card = CARDS[kind]
    fresh = scene(f"mode={mode}", turn=me)
    if kind != fresh.p.rulings.face_up:
        stack = fresh.p.rulings.stack_decks.index(card.deck)
        fresh.p.push(Drawn(me, stack))
        assert f"card {key}" in [a.text for a in fresh.legal(CHANCE)]
    state = rich(mode, card.name, card.name in OPENING_CARDS, me)
    if kind != state.p.rulings.face_up:
        add_cards(state, me, key)
    if card.name == "sebastian":
        state.p.push(Reacting(me, kind_of("war/riots")))
    fitting = [text for text in actions_of(state) if text.split(" ")[:2] in (["play", key], ["build", key])]
    assert fitting, (
        f"{key} cannot be used: {state.why_not(me, GAME.read(f'play {key}')) if card.is_action else ''}"
    )
    do(state, f"{me} {fitting[0]}")
    settle_down(state, Rng(3), me)
    assert kind not in state.p.realms[me].hand or card.count > 1
    if state.p.over():
        assert state.p.winner == me
    elif card.is_action:
        assert kind in state.p.discard
    elif card.is_expansion:
        assert kind in state.p.realms[me].spots
    else:
        assert state.p.realms[me].cache_at >= 0


OPENING_CARDS = {"brigitta", "reiner"}


@EITHER
@pytest.mark.parametrize(("mode", "text"), [(mode, text) for mode in MODES for text in events(mode)])
@pytest.mark.rule("P-085", "P-086")
def test_every_event_can_come_up_and_is_carried_out(mode: str, text: str, me: int) -> None:
    state = rich(mode, "", True, me)
    for seat in (RED, BLUE):
        kind = take_from_stack(state, "base/inga" if seat == me else "base/austin")
        state.p.realms[seat].add_to_hand(kind, False, False)
    do(state, f"{me} roll", "! dice 3 event", f"! event {text}")
    settle_down(state, Rng(5), me)
    assert KEYS[state.p.events[-1]] == text.split(" ")[0]
