"""What readers are told of a game of Settlers, rule by rule."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    GAME,
    RED,
    WHITE,
    add_cards,
    add_knights,
    drain,
    give_hand,
    lay_island,
    new_game,
    place_cities,
    place_settlements,
    scene,
    set_phase,
)
from stories import gains, notes_told, told_of

from archipel.core.state import WATCHER
from archipel.games.settlers.board import FIELD_CORNERS
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import unpack

FIELD = 4


def at_the_dice() -> SettlersState:
    """Return red's turn before the roll; red has a settlement and blue a city at one field."""
    s = scene(phase="roll")
    a, _, b, *_ = FIELD_CORNERS[FIELD]
    place_settlements(s, RED, a)
    place_cities(s, BLUE, b)
    return s


def dice_for(s: SettlersState) -> str:
    total = s.p.board.tokens[FIELD]
    return f"! dice {max(1, total - 6)} {min(6, total - 1)}"


@pytest.mark.rule("S-026", "S-048")
def test_a_roll_tells_everybody_who_received_what() -> None:
    s = at_the_dice()
    story = notes_told(GAME, s, ["0 roll", dice_for(s)], WATCHER)
    for seat, goods in gains(story).items():
        names = dict(zip(goods.split()[::2], map(int, goods.split()[1::2]), strict=True))
        assert list(names.values()) == [n for n in unpack(s.p.players[seat].hand) if n]
        assert sum(names.values()) == s.p.players[seat].held
    assert set(gains(story)) == {RED, BLUE}


@pytest.mark.rule("S-A06")
def test_a_bank_that_runs_dry_gives_nothing_in_the_story_either() -> None:
    s = at_the_dice()
    drain(s, ["wood", "brick", "wool", "wheat", "ore"][s.p.board.land[FIELD]], 1, WHITE)
    story = notes_told(GAME, s, ["0 roll", dice_for(s)], WATCHER)
    assert all(s.p.players[seat].held > 0 for seat in gains(story))
    assert gains(story).keys() == {seat for seat in (RED, BLUE) if s.p.players[seat].held}


@pytest.mark.rule("S-051", "S-052", "S-053", "S-054")
def test_a_seven_is_told_with_what_was_given_back_and_what_was_stolen() -> None:
    rows = ["0 roll", "! dice 3 4", *["1 discard wood"] * 3, "1 discard ore", "0 robber 0", "0 rob 1"]
    for reader, stolen in ((RED, ": 1 wood"), (WATCHER, ""), (WHITE, "")):
        s = scene(phase="roll")
        s.p.robber = FIELD
        place_settlements(s, BLUE, FIELD_CORNERS[0][0])
        give_hand(s, BLUE, "wood 5 ore 3")
        lines = told_of(GAME, s, *rows, "! steal wood", reader=reader)
        subject = "You" if reader == RED else "Ana"
        assert lines[0] == f"{subject} rolled 7: the robber wakes"
        assert lines[1] == "Bo gave back 3 wood and 1 ore"
        assert lines[2].startswith(f"{subject} sent the robber to mountains")
        assert lines[3] == f"{subject} took a card from Bo{stolen}"


def test_the_victim_of_a_theft_is_addressed_as_you() -> None:
    def robbed(language: str) -> str:
        s = scene(phase="rob")
        s.p.robber = FIELD
        place_settlements(s, BLUE, FIELD_CORNERS[FIELD][0])
        give_hand(s, BLUE, "ore")
        return told_of(GAME, s, "0 rob 1", "! steal ore", reader=BLUE, language=language)[0]

    assert robbed("en") == "Ana took a card from you: 1 ore"
    assert robbed("fr").replace("\u00a0", " ") == "Ana vous prend une carte : 1 minerai"


@pytest.mark.rule("S-073")
def test_a_monopoly_tells_what_everybody_handed_over() -> None:
    s = scene()
    add_cards(s, RED, "monopoly")
    give_hand(s, BLUE, "ore 2 wood")
    give_hand(s, WHITE, "ore")
    assert told_of(GAME, s, "0 play monopoly ore") == [
        "Ana played Monopoly: Ana +3 ore, Bo −2 ore, Cy −1 ore"
    ]


@pytest.mark.rule("S-072")
def test_an_invention_tells_what_it_brought() -> None:
    s = scene()
    add_cards(s, RED, "invention")
    assert told_of(GAME, s, "0 play invention wood ore") == ["Ana played Invention: Ana +1 wood and 1 ore"]


@pytest.mark.rule("S-049", "S-050")
def test_a_bought_card_is_told_to_its_buyer_alone() -> None:
    for reader, line in ((RED, "You bought a card: drew Knight"), (BLUE, "Ana bought a card")):
        s = scene(phase="build")
        give_hand(s, RED, "wool wheat ore")
        assert told_of(GAME, s, "0 buy", "! draw knight", reader=reader) == [line]


@pytest.mark.rule("S-060")
def test_an_award_is_told_with_its_points_and_who_loses_it() -> None:
    s = scene()
    add_knights(s, RED, 2)
    add_cards(s, RED, "knight")
    assert told_of(GAME, s, "0 play knight") == ["Ana played Knight: took the largest army, +2 ★"]


@pytest.mark.rule("S-030")
def test_an_offer_and_its_end_are_one_line() -> None:
    def offered(*rows: str) -> list[str]:
        s = scene()
        give_hand(s, RED, "wood 2")
        give_hand(s, BLUE, "ore 2")
        return told_of(GAME, s, "0 offer wood for ore to 1 2", *rows)

    assert offered("1 accept", "2 decline", "0 confirm 1") == ["Ana offered 1 wood for 1 ore: with Bo"]
    assert offered("1 decline", "2 decline") == ["Ana offered 1 wood for 1 ore: no takers"]
    assert offered("1 accept", "2 decline", "0 withdraw") == ["Ana offered 1 wood for 1 ore: no deal"]
    assert offered("1 counter ore for wood 2", "2 decline", "0 confirm 1") == [
        "Ana offered 1 wood for 1 ore: traded 2 wood for 1 ore with Bo"
    ]
    assert offered("1 accept") == ["Ana offered 1 wood for 1 ore"]  # the answers are still covered


@pytest.mark.rule("S-033")
def test_trade_with_the_bank_is_told_with_its_rate() -> None:
    s = scene()
    give_hand(s, RED, "wood 4")
    assert told_of(GAME, s, "0 trade wood ore") == ["Ana traded 4 wood for 1 ore with the bank"]


@pytest.mark.rule("S-046")
def test_building_names_the_place_by_its_fields_and_tells_the_price() -> None:
    s = scene(phase="build")
    place_settlements(s, RED, FIELD_CORNERS[FIELD][0])
    give_hand(s, RED, "wheat 2 ore 3")
    (line,) = [
        line for line in notes_told(GAME, s, [f"0 city {FIELD_CORNERS[FIELD][0]}"]) if line.line.number
    ]
    city_, points = line.notes
    assert city_.args["lost"] == "wheat 2 ore 3"
    assert city_.args["place"] == f"corner {FIELD_CORNERS[FIELD][0]}"
    assert (points.key, points.args["points"]) == ("told-points", 1)


@pytest.mark.rule("S-097")
def test_the_second_settlement_brings_a_card_of_every_field() -> None:
    s = new_game("board=variable", seats=3)
    lay_island(s)
    for _ in range(6):
        seat = s.actor()
        story = notes_told(GAME, s, [f"{seat} {s.legal(seat)[0].text}"])
        held = s.p.players[seat].held
        assert {who: _total(goods) for who, goods in gains(story).items()} == ({seat: held} if held else {})
        s.apply(seat, s.legal(seat)[0])


def _total(goods: str) -> int:
    return sum(map(int, goods.split()[1::2]))


def test_nothing_is_told_before_the_first_action() -> None:
    s = scene(phase="roll")
    set_phase(s, "roll")
    assert told_of(GAME, s, "0 roll") == []
