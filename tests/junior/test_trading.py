"""Trade between players (J-054, J-057 to J-059)."""

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
    hand_of,
    hands,
    pending,
    refused,
    scene,
    set_phase,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import BadNotation
from archipel.games.junior.cards import GOODS
from archipel.games.junior.invariants import check
from archipel.games.junior.state import JuniorState
from archipel.parts.bargain import Counter, Offer


def trading_scene() -> JuniorState:
    """Return red's turn, in which everybody holds something."""
    s = scene(turn=RED)
    give_hand(s, RED, "wool sabre")
    give_hand(s, WHITE, "wood")
    give_hand(s, BLUE, "wood 2 gold")
    give_hand(s, ORANGE, "rum")
    return s


@pytest.mark.rule("J-054", "J-058", "J-059")
def test_trading_a_sabre_for_a_wood_pays_for_the_boat() -> None:
    s = trading_scene()
    assert refused(s, "0 boat b17") == {"J-033"}
    do(s, "0 offer sabre for wood")
    assert s.asked() == [WHITE, BLUE, ORANGE]
    do(s, "1 accept", "2 decline", "3 decline", "0 confirm 1")
    assert hand_of(s, RED) == "wood wool"
    assert hand_of(s, WHITE) == "sabre"
    do(s, "0 boat b17")
    check(s)


@pytest.mark.rule("J-057")
def test_every_trade_has_the_player_on_turn_on_one_side() -> None:
    s = trading_scene()
    assert "J-057" in refused(s, "1 offer wood for rum")
    assert "J-057" in refused(s, "0 propose sabre for wood")
    assert "J-057" in refused(s, "0 offer sabre for wood to 0")
    assert "J-057" in refused(s, "2 confirm 1")
    do(s, "1 propose wood for sabre", "0 confirm 1")
    assert hands(s)[:2] == ["wood wool", "sabre"]
    three = scene(turn=0, seats=3)
    assert "J-057" in refused(three, "0 offer wood for wool to 3")


@pytest.mark.rule("J-058")
def test_nobody_has_to_trade() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood", "1 decline", "2 decline", "3 decline")
    assert pending(s) == ["main"]
    assert hand_of(s, RED) == "wool sabre"
    do(s, "0 offer wool for wood", "1 accept", "2 accept", "3 decline")
    assert {action.text for action in s.legal(RED)} == {"withdraw", "confirm 1", "confirm 2"}
    assert "J-058" in refused(s, "0 confirm 3")
    assert "J-058" in refused(s, "0 end")
    do(s, "0 withdraw")
    assert hands(s) == ["wool sabre", "wood", "wood 2 gold", "rum"]


@pytest.mark.rule("J-058")
def test_trades_are_unlimited_in_number() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood", "1 accept", "2 decline", "3 decline", "0 confirm 1")
    do(s, "0 offer wool for wood", "1 decline", "2 accept", "3 decline", "0 confirm 2")
    do(s, "0 offer wood for rum to 3", "3 accept", "0 confirm 3")
    assert hand_of(s, RED) == "wood rum"


@pytest.mark.rule("J-058")
def test_a_seat_that_cannot_pay_is_asked_all_the_same() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood")
    assert [action.text for action in s.legal(ORANGE)] == ["decline"]
    assert refused(s, "3 accept") == {"J-058"}
    assert [action.text for action in s.legal(WHITE)] == ["accept", "decline"]


@pytest.mark.rule("J-058")
def test_a_counter_offer_is_confirmed_on_its_own_terms() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood", "1 decline", "2 counter wood 2 for wool sabre", "3 decline")
    do(s, "0 confirm 2")
    assert hands(s)[RED] == "wood 2"
    assert hands(s)[BLUE] == "wool sabre gold"
    check(s)


@pytest.mark.rule("J-058")
def test_a_counter_offer_that_cannot_be_paid_can_only_be_dropped() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood", "1 counter wood for gold", "2 decline", "3 decline")
    assert [action.text for action in s.legal(RED)] == ["withdraw"]
    assert refused(s, "0 confirm 1") == {"J-058"}


def answers(s: JuniorState) -> dict[int, str]:
    """Return the answers as the offering seat sees them."""
    offer = s.view(RED).offer
    assert offer is not None
    return {answer.seat: answer.answer for answer in offer.answers}


@pytest.mark.rule("J-058")
def test_answers_are_covered_until_all_are_in() -> None:
    referee = Referee(GAME, 4, GAME.read_options(""), SeededDealer(1))
    s = referee.state
    assert isinstance(s, JuniorState)
    set_phase(s, "main", RED)
    give_hand(s, RED, "sabre")
    referee.play(RED, GAME.read("offer sabre for wood"))
    referee.play(BLUE, GAME.read("accept"))
    assert answers(s) == {WHITE: "waiting", BLUE: "hidden", ORANGE: "waiting"}
    assert [line.text for line in referee.logs[RED]] == ["offer sabre for wood"]
    assert [line.text for line in referee.logs[BLUE]] == ["offer sabre for wood", "accept"]
    referee.play(ORANGE, GAME.read("decline"))
    referee.play(WHITE, GAME.read("decline"))
    assert [line.text for line in referee.logs[RED]][1:] == ["accept", "decline", "decline"]
    assert answers(s) == {WHITE: "declined", BLUE: "accepted", ORANGE: "declined"}


@pytest.mark.rule("J-058")
def test_the_offering_seat_need_not_wait() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood", "1 accept")
    assert RED not in s.asked()
    assert [action.text for action in s.legal(RED)] == ["withdraw"]
    do(s, "0 withdraw", "0 end")


@pytest.mark.rule("J-057", "J-058")
def test_a_proposal_stands_until_it_is_taken_refused_or_taken_back() -> None:
    s = trading_scene()
    do(s, "1 propose wood for sabre", "2 propose gold for wool")
    assert s.asked() == [RED]
    assert {"confirm 1", "refuse 1", "confirm 2", "refuse 2"} <= {action.text for action in s.legal(RED)}
    do(s, "0 refuse 1", "2 withdraw")
    assert s.view(RED).proposals == ()
    assert "J-058" in refused(s, "0 refuse 1")
    assert "J-058" in refused(s, "0 confirm 2")
    assert "J-058" in refused(s, "2 withdraw")


@pytest.mark.rule("J-058")
def test_a_proposal_lapses_with_the_turn_or_with_the_cards() -> None:
    s = trading_scene()
    do(s, "1 propose wood for wool", "2 propose gold for wool")
    do(s, "0 offer sabre for wood to 1", "1 accept", "0 confirm 1")
    assert [proposal.seat for proposal in s.view(RED).proposals] == [BLUE]
    do(s, "0 end")
    assert s.view(RED).proposals == ()


@pytest.mark.rule("J-A15")
def test_any_number_on_each_side_but_something_and_no_good_on_both() -> None:
    s = trading_scene()
    give_hand(s, RED, "wool 2 sabre")
    assert refused(s, "0 offer wool 2 sabre for wood gold") == set()
    assert refused(s, "0 offer wool for wool 2") == {"J-A15"}
    gift = Offer(GOODS, [0, 1, 0, 0, 0], [0] * 5, 0)
    assert {rule for note in s.why_not(RED, gift) for rule in note.rules} == {"J-A15"}
    with pytest.raises(BadNotation):
        GAME.read("offer wool for")
    do(s, "0 offer wool for wood")
    assert refused(s, "1 counter wood for wood") == {"J-A15"}
    wish = Counter(GOODS, [0] * 5, [0, 1, 0, 0, 0])
    assert {rule for note in s.why_not(WHITE, wish) for rule in note.rules} == {"J-A15"}


@pytest.mark.rule("J-A15")
def test_an_option_allows_one_for_one_only() -> None:
    s = scene("barter=one", turn=RED)
    give_hand(s, RED, "wool 2")
    assert refused(s, "0 offer wool 2 for wood") == {"J-A15"}
    assert refused(s, "0 offer wool for wood") == set()


@pytest.mark.rule("J-058")
def test_a_seat_offers_only_what_it_has() -> None:
    s = trading_scene()
    assert refused(s, "0 offer gold for wood") == {"J-058"}
    assert refused(s, "1 propose wood 2 for wool") == {"J-058"}
    do(s, "0 offer sabre for wood")
    assert refused(s, "3 counter gold for sabre") == {"J-058"}


@pytest.mark.rule("J-058")
def test_the_same_offer_waits_for_a_change_of_hands() -> None:
    s = trading_scene()
    do(s, "0 offer sabre for wood to 1", "1 decline")
    assert refused(s, "0 offer sabre for wood to 1") == {"J-058"}
    assert refused(s, "0 offer sabre for wood") == set()  # to further seats: a new offer
    do(s, "0 offer wool for gold to 2", "2 accept", "0 confirm 2")
    assert refused(s, "0 offer sabre for wood to 1") == set()
    do(s, "3 propose rum for sabre", "0 refuse 3")
    assert refused(s, "3 propose rum for sabre") == {"J-058"}


@pytest.mark.rule("J-058")
def test_there_are_ten_offers_a_turn() -> None:
    s = trading_scene()
    give_hand(s, RED, "wool 9 sabre 9")
    for n in range(1, 11):
        do(
            s,
            f"0 offer wool{'' if n == 1 else f' {n}'} for rum to 3"
            if n < 10
            else "0 offer sabre for gold to 3",
        )
        do(s, "3 decline")
    assert refused(s, "0 offer sabre 2 for gold to 3") == {"J-058"}
    assert s.view(RED).players[RED].offers_left == 0
    do(s, "0 end", "1 roll", "! dice 5")
    assert refused(s, "0 propose sabre for wood") == set()


@pytest.mark.rule("J-057")
def test_trade_waits_for_the_roll() -> None:
    s = trading_scene()
    do(s, "0 end")
    assert "J-A16" in refused(s, "1 offer wood for rum")
    assert "J-A16" in refused(s, "0 propose sabre for wood")
    assert s.forms(WHITE) == []


@pytest.mark.parametrize(
    "text",
    [
        "offer",
        "offer wood",
        "offer for wood",
        "offer wood for",
        "offer wood 1 for rum",
        "offer rum wood for gold",
    ]
    + [
        "offer wood for rum to",
        "offer wood for rum to 4",
        "offer wood for rum to 2 1",
        "counter wood for rum to 1",
    ]
    + [
        "propose wood  for rum",
        "offer wood for rum for gold",
        "offer brick for rum",
        "market wood",
        "boat f1",
    ],
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


@pytest.mark.rule("J-015")
def test_a_redealt_position_keeps_the_open_offers() -> None:
    s = trading_scene()
    do(s, "1 propose wood for wool", "0 offer sabre for wood to 2", "2 accept")
    for seed in range(20):
        world = s.redeal(ORANGE, None, Rng(seed))
        assert world.p.hands[WHITE][0] >= 1
        assert world.p.hands[BLUE][0] >= 1
        assert world.p.hands[RED][3] >= 1
        check(world)


@pytest.mark.rule("J-058")
@pytest.mark.parametrize("rules", ["2", "3"])
def test_an_offer_that_led_to_an_exchange_does_not_count_towards_the_ten(rules: str) -> None:
    s = scene(f"rules={rules}", turn=RED)
    give_hand(s, RED, "wood")
    give_hand(s, WHITE, "rum")
    for there, back in [("wood", "rum"), ("rum", "wood")] * 5:
        do(s, f"0 offer {there} for {back} to 1", "1 accept", "0 confirm 1")
    assert refused(s, "0 offer wood for rum to 1") == ({"J-058"} if rules == "2" else set())
    if rules == "3":
        do(s, "1 propose rum for wood", "0 confirm 1")
        assert s.p.bargain.made == [0, 0, 0, 0]


@pytest.mark.rule("J-058")
@pytest.mark.parametrize("rules", ["2", "3"])
def test_naming_partners_does_not_make_an_offer_new(rules: str) -> None:
    s = scene(f"rules={rules}", turn=RED)
    give_hand(s, RED, "wood")
    do(s, "0 offer wood for gold", "1 decline", "2 decline", "3 decline")
    assert refused(s, "0 offer wood for gold to 1 2 3") == {"J-058"}
    assert refused(s, "0 offer wood for gold to 1") == (set() if rules == "2" else {"J-058"})
    do(s, "0 offer wood for sabre to 1", "1 decline")
    assert refused(s, "0 offer wood for sabre") == set()
