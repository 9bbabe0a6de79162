"""Previews: what an action would cost and do."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    do,
    give_hand,
    lay_market,
    place_fortresses,
    scene,
)

from archipel.games.junior.board import FOUR
from archipel.games.junior.cards import GOODS
from archipel.games.junior.state import JuniorState
from archipel.parts.bits import BIT


def preview(s: JuniorState, row: str) -> list[tuple[str, str, dict[str, object]]]:
    """Return the notes of a preview as key, rule and the arguments that are not zero."""
    who, _, text = row.partition(" ")
    return [
        (note.key, note.rules[0], {name: n for name, n in note.args.items() if n or name == "seat"})
        for note in s.preview(int(who), GAME.read(text))
    ]


@pytest.mark.rule("J-032", "J-033", "J-034", "J-A25")
def test_previews_name_the_price() -> None:
    s = scene(turn=RED)
    assert preview(s, "0 boat b17") == [("costs", "J-033", {"wood": 1, "wool": 1})]
    assert preview(s, "0 buy") == [
        ("costs", "J-034", {"rum": 1, "sabre": 1, "gold": 1}),
        ("coco-left", "J-A25", {"cards": 24}),
    ]
    assert preview(s, "0 fortress f1")[0] == ("costs", "J-032", {"wood": 1, "wool": 1, "rum": 1, "sabre": 1})


@pytest.mark.rule("J-022", "J-066", "J-069")
def test_the_preview_of_a_fortress_names_what_it_brings() -> None:
    s = scene(turn=RED)
    assert preview(s, "0 fortress f12")[1:] == [("yields", "J-022", {"wool": 1})]
    assert preview(s, "0 fortress f26")[1:] == [("yields", "J-022", {"wood": 1}), ("opens-port", "J-066", {})]
    assert len(preview(scene(turn=RED, seats=3), "0 fortress f32")) == 1, (
        "only a price on the other side of the board"
    )
    place_fortresses(s, RED, "f12", "f17", "f18")
    assert len(preview(s, "0 fortress f1")) == 2, "the sixth does not win"
    place_fortresses(s, RED, "f16")
    assert preview(s, "0 fortress f1")[2:] == [("wins", "J-069", {})]


@pytest.mark.rule("J-027", "J-A24")
def test_the_preview_of_the_ghost_names_whom_it_blocks_and_what_a_tribute_is() -> None:
    s = scene(turn=RED)
    assert preview(s, "0 ghost gold5a") == []
    assert preview(s, "0 ghost wood3") == [
        ("haunts", "J-027", {"seat": RED, "good": "wood"}),
        ("haunts", "J-027", {"seat": WHITE, "good": "wood"}),
    ]
    place_fortresses(s, BLUE, "f1")
    assert FOUR.terrains[0].key == "rum3"
    assert preview(s, "0 ghost rum3") == [
        ("haunts", "J-027", {"seat": BLUE, "good": "rum"}),
        ("haunts", "J-027", {"seat": ORANGE, "good": "rum"}),
    ]
    assert preview(scene(turn=RED, seats=3), "0 ghost gold5b") == [], "on the other side of the board"
    assert preview(s, "0 give gold") == [("gives", "J-A24", {"gold": 1})]


@pytest.mark.rule("J-060", "J-062", "J-064", "J-067")
def test_the_preview_of_an_exchange_names_what_goes_and_what_comes() -> None:
    s = scene(turn=RED)
    lay_market(s, "wood wool rum sabre gold")
    assert preview(s, "0 market wood gold") == [
        ("gives", "J-060", {"wood": 1}),
        ("takes", "J-060", {"gold": 1}),
    ]
    lay_market(s, "wood wood wood wood gold")
    assert preview(s, "0 market wood gold")[2:] == [("market-starts-over", "J-062", {})]
    assert len(preview(s, "0 market wood wood")) == 2, "the same card comes back"
    assert len(preview(s, "0 market wood rum")) == 2, "there is no rum"
    assert len(preview(s, "0 market gold wood")) == 2, "three of four stay"
    assert preview(s, "0 trade wood gold") == [
        ("gives", "J-064", {"wood": 3}),
        ("takes", "J-064", {"gold": 1}),
    ]
    s.p.ports[RED] |= BIT[GOODS.index("wood")]
    assert preview(s, "0 trade wood gold") == [
        ("gives", "J-067", {"wood": 2}),
        ("takes", "J-067", {"gold": 1}),
    ]


@pytest.mark.rule("J-057", "J-058")
def test_both_sides_of_a_trade_see_what_it_brings_them() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood")
    give_hand(s, ORANGE, "wool 2")
    assert preview(s, "3 accept") == []
    row = "0 offer wood for wool 2 to 3"
    assert preview(s, row) == [("gives", "J-057", {"wood": 1}), ("takes", "J-057", {"wool": 2})]
    do(s, row)
    assert preview(s, "3 accept") == [("gives", "J-058", {"wool": 2}), ("takes", "J-058", {"wood": 1})]
    do(s, "3 accept")
    assert preview(s, "0 confirm 3") == [("gives", "J-058", {"wood": 1}), ("takes", "J-058", {"wool": 2})]
    assert preview(s, f"0 confirm {BLUE}") == []
    assert preview(scene(turn=RED, seats=3), "0 confirm 3") == [], "there is no such seat"
