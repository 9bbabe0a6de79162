"""What the two princes are told, rule by rule."""

from __future__ import annotations

import pytest
from princes.scenes import BLUE, GAME, RED, SCENES, add_cards, give_goods, scene
from stories import gains, notes_told, told_of

from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.state import PrincesState


@pytest.mark.rule("P-041")
def test_production_is_told_to_both() -> None:
    for number in range(1, 7):
        s = scene(phase="opening")
        before = [list(view.goods) for view in s.view(WATCHER).realms]
        found = gains(notes_told(GAME, s, ["0 roll", f"! dice {number} brigands"], WATCHER))
        for seat in (RED, BLUE):
            after = s.view(WATCHER).realms[seat].goods
            gained = sum(has - had for had, has in zip(before[seat], after, strict=True))
            assert sum(map(int, found.get(seat, "").split()[1::2])) == gained


@pytest.mark.rule("P-081")
def test_brigands_are_told_with_the_goods_they_took() -> None:
    s = scene(phase="opening")
    give_goods(s, RED, "wool 3 lumber 3 ore 3")
    lines = told_of(GAME, s, "0 roll", "! dice 1 brigands", reader=RED)
    assert lines[0].startswith("You rolled 1: Brigand Attack, you −3 wool")


@pytest.mark.rule("P-085")
def test_an_event_has_its_own_line() -> None:
    s = scene("mode=war", phase="opening")
    drawn = _after(s, "0 roll", "! dice 1 event").legal(CHANCE)
    event = next(action.text for action in drawn if "riots" in action.text)
    lines = told_of(GAME, s, "0 roll", "! dice 1 event", f"! {event}")
    assert any(line.startswith("Ana turned up Riots") for line in lines)


@pytest.mark.rule("P-046")
def test_a_building_is_told_with_its_price_and_its_points() -> None:
    s = scene()
    add_cards(s, RED, "base/abbey")
    give_goods(s, RED, "brick grain ore")
    site = next(a.text for a in s.legal(RED) if a.text.startswith("build base/abbey"))
    assert told_of(GAME, s, f"0 {site}", reader=RED) == ["You built Abbey: paid 1 brick, 1 grain and 1 ore"]


@pytest.mark.rule("P-052")
def test_a_road_is_told_with_its_price() -> None:
    s = scene()
    give_goods(s, RED, "lumber brick 2")
    side = next(a.text for a in s.legal(RED) if a.text.startswith("build road"))
    assert told_of(GAME, s, f"0 {side}", language="fr") == [
        "Ana bâtit une route\u00a0: paie 1 Bois et 2 Argile"
    ]


@pytest.mark.rule("P-061")
def test_trade_is_told_with_its_price() -> None:
    s = scene()
    give_goods(s, RED, "wool 3")
    assert told_of(GAME, s, "0 trade wool ore") == ["Ana traded 3 wool for 1 ore"]


@pytest.mark.rule("P-067")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    for reader, more in ((RED, True), (BLUE, False), (WATCHER, False)):
        s = scene()
        draw = _after(s, "0 end").legal(RED)[0].text
        card = _after(s, "0 end", f"0 {draw}").legal(CHANCE)[0].text
        line = told_of(GAME, s, "0 end", f"0 {draw}", f"! {card}", reader=reader)[0]
        assert "drew from stack" in line
        assert (": drew" in line) == more


def _after(s: PrincesState, *rows: str) -> PrincesState:
    """Return another position after these rows."""
    trial = s.copy()
    SCENES.do(trial, *rows)
    return trial
