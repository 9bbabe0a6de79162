"""Which seat may do what in which phase (J-020, J-057), and what a refusal says."""

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
    give_hand,
    place_boats,
    place_fortresses,
    refused,
    scene,
    set_phase,
)

from archipel.core.state import BadNotation
from archipel.games.junior.state import JuniorState

ROWS = [
    "roll", "end", "stay", "buy", "ghost gold5a", "fortress f1", "boat b1", "give wood", "market wood gold",
    "trade wood gold", "accept", "decline", "withdraw", "confirm 1", "refuse 1", "offer wood for rum",
    "counter wood for rum", "propose wood for rum",
]  # fmt: skip
"""One action of each verb."""
ALWAYS = {
    "give wood": "no-tribute-due",
    "accept": "no-offer-to-you",
    "counter wood for rum": "no-offer-to-you",
    "decline": "nothing-to-decline",
    "withdraw": "nothing-to-withdraw",
}
"""The refusals of some actions for any seat, outside their phase."""
NOW = ""
"""The action is legal."""
BUILDING = {"fortress f1": "lacking no-boat-there", "boat b1": "lacking no-fortress-there"}
MAIN = BUILDING | {
    "0 roll": "rolled-already", "0 stay": "ghost-rests", "0 ghost gold5a": "ghost-rests", "0 end": NOW,
    "0 buy": NOW, "0 market wood gold": NOW, "0 offer wood for rum": NOW, "0 confirm 1": "no-consent",
    "0 refuse 1": "no-proposal", "0 trade wood gold": "too-few-to-trade", "1 propose wood for rum": NOW,
    "0 fortress f1": "lacking no-boat-there", "0 boat b1": "lacking no-fortress-there",
    "2 propose wood for rum": NOW,
}  # fmt: skip
MOMENTS = {
    "roll": ("roll-first", {"0 roll": NOW}),
    "main": ("", MAIN),
    "proposal": ("", MAIN | {"0 confirm 1": NOW, "0 refuse 1": NOW, "1 withdraw": NOW}),
    "six": ("ghost-first", {"0 stay": "ghost-must-move", "0 ghost gold5a": NOW}),
    "free building": (
        "free-building-first",
        {"0 fortress f1": "no-boat-there", "0 boat b1": "no-fortress-there", "0 decline": NOW},
    ),
    "tribute": ("tribute-first", {"1 give wood": NOW}),
    "answers": (
        "offer-open",
        {"0 withdraw": NOW, "1 accept": NOW, "1 decline": NOW, "1 counter wood for rum": NOW},
    ),
    "choice": ("offer-open", {"0 withdraw": NOW, "0 confirm 1": "no-consent"}),
}
"""What must be done first, and the exceptions: by seat, with the refusal given instead."""


def at(moment: str) -> JuniorState:
    """Return red's turn in this phase. Where all are asked, blue has answered already."""
    s = scene(turn=RED)
    for seat, words in [(RED, "wood rum sabre gold"), (WHITE, "wood rum"), (BLUE, "wood"), (ORANGE, "")]:
        give_hand(s, seat, words)
    if moment in ("roll", "six"):
        set_phase(s, "roll", RED)
    course = {
        "six": ["0 roll", "! dice 6"],
        "free building": ["0 buy", "! draw build"],
        "tribute": ["0 buy", "! draw tribute", "2 give wood"],
        "answers": ["0 offer gold for wood", "2 decline"],
        "choice": ["0 offer gold for wood", "2 accept", "1 decline", "3 decline"],
        "proposal": ["1 propose rum for gold"],
    }
    do(s, *course.get(moment, []))
    return s


def expected(seat: int, row: str, first: str) -> str:
    """Return the refusal in a phase in which something else comes first."""
    if row in ALWAYS:
        return ALWAYS[row]
    if row.startswith("propose"):
        return "offer-instead" if seat == RED else first
    return first if seat == RED else "not-your-turn"


@pytest.mark.rule("J-020", "J-026", "J-044", "J-057", "J-058", "J-A22", "J-A24")
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_verb_has_its_phase(moment: str) -> None:
    s = at(moment)
    first, others = MOMENTS[moment]
    for seat in (RED, WHITE, BLUE):
        for row in ROWS:
            said = " ".join(note.key for note in SCENES.notes(s, f"{seat} {row}"))
            assert said == others.get(f"{seat} {row}", expected(seat, row, first)), (seat, row)


@pytest.mark.rule("J-069")
def test_nothing_is_legal_once_the_game_is_over() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17", "b18", "b25", "b24", "b32")
    place_fortresses(s, RED, "f15", "f16", "f18", "f17")
    give_hand(s, RED, "wood wool rum sabre")
    do(s, "0 fortress f26")
    for seat in (RED, WHITE):
        assert {refused(s, f"{seat} {row}").pop() for row in ROWS} == {"J-069"}


@pytest.mark.rule("J-032", "J-033", "J-035", "J-036", "J-038", "J-039", "J-A18")
def test_every_obstacle_of_a_building_is_named() -> None:
    s = scene(turn=RED)
    place_boats(s, WHITE, "b17")
    place_fortresses(s, WHITE, "f15")
    give_hand(s, RED, "wood rum")

    def said(row: str) -> list[tuple[str, dict[str, object]]]:
        return [(n.key, {k: v for k, v in n.args.items() if v}) for n in SCENES.notes(s, row)]

    assert said("0 fortress f15") == [
        ("lacking", {"wool": 1, "sabre": 1}),
        ("no-boat-there", {"site": "f15"}),
        ("site-taken", {"site": "f15"}),
    ]
    assert said("0 boat b17") == [("lacking", {"wool": 1}), ("berth-taken", {"site": "b17"})]
    place_boats(s, RED, "b18", "b25", "b26", "b24", "b32", "b10", "b36")
    give_hand(s, RED, "wood wool rum sabre")
    assert said("0 fortress f16") == []
    place_boats(s, RED, "b23")
    assert said("0 boat b17") == [("berth-taken", {"site": "b17"}), ("no-boat-left", {})]
    three = scene(turn=RED, seats=3)
    assert [n.key for n in SCENES.notes(three, "0 fortress f25")] == ["no-such-site"]
    assert [n.key for n in SCENES.notes(three, "0 boat b31")] == ["no-such-site"]
    assert [n.key for n in SCENES.notes(three, "0 fortress f24")] == ["lacking", "no-boat-there"]


@pytest.mark.rule("J-046", "J-A18", "J-A21", "J-A22")
def test_a_free_building_needs_a_piece_and_a_place() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum sabre gold")
    place_boats(s, RED, "b17", "b18", "b25", "b26", "b24", "b10", "b36")  # one piece is left, and one berth
    place_fortresses(s, WHITE, "f15", "f16", "f18")
    place_fortresses(s, BLUE, "f23", "f17")
    place_fortresses(s, ORANGE, "f26", "f7", "f30")
    do(s, "0 buy", "! draw build")
    assert [action.text for action in s.legal(RED)] == ["decline", "boat b32"]
    do(s, "0 boat b32")
    assert s.now().name() == "main"
    give_hand(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build")  # neither a boat nor a free site: the question is skipped
    assert s.now().name() == "main"


@pytest.mark.rule("J-054", "J-057")
@pytest.mark.parametrize("text", ["offer for wood", "offer wood for", "propose for rum", "counter gold for"])
def test_both_sides_of_an_exchange_must_be_written(text: str) -> None:
    with pytest.raises(BadNotation, match="both sides"):
        GAME.read(text)


@pytest.mark.rule("J-019", "J-A30")
def test_before_the_lot_no_seat_has_begun() -> None:
    s = GAME.open(4, GAME.read_options("first=lot"))
    assert isinstance(s, JuniorState)
    seen = s.view(RED)
    assert (seen.turn, seen.turns, seen.die, seen.market_used) == (0, 0, 0, False)
    do(s, "! first 2", "2 roll", "! dice 1", "2 market wood gold", "2 end")
    seen = s.view(RED)
    assert (seen.turn, seen.turns, seen.die, seen.market_used) == (3, 2, 1, False)


@pytest.mark.rule("J-020")
def test_no_seat_may_play_a_chance_outcome() -> None:
    s = scene(turn=RED)
    for text in ("dice 3", "first 1", "draw ghost", "port wood"):
        assert [note.key for note in SCENES.notes(s, f"0 {text}")] == ["not-an-action"]
        with pytest.raises(ValueError, match="cannot be done now"):
            s.copy().apply(RED, GAME.read(text))


@pytest.mark.rule("J-034", "J-A25")
def test_the_last_coco_card_can_be_bought_and_none_after_it() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum 2 sabre 2 gold 2")
    s.p.pile, s.p.shown[WHITE] = [0, 0, 1, 0, 0], [11, 3, 2, 3, 4]
    s.p.castle, s.p.fortresses_left[WHITE] = WHITE, 4
    do(s, "0 buy", "! draw supplies_rum_wood")
    assert refused(s, "0 buy") == {"J-A25"}
    assert s.preview(RED, GAME.read("buy"))[1].args == {"cards": 0}
