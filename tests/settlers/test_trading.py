"""Trade with the bank and between players."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    FIXTURES,
    GAME,
    ORANGE,
    RED,
    ROAD,
    WHITE,
    add_cards,
    do,
    drain,
    give_hand,
    hand_of,
    lines_of,
    new_game,
    notation,
    phase,
    place_settlements,
    referee_at,
    refused,
    scene,
    set_phase,
    verbs_of,
    view_of,
)

from archipel.core.state import WATCHER, BadNotation
from archipel.parts.packed import unpack

HARBOUR_CORNER = {"any": 0, "wheat": 1, "ore": 10, "wool": 42, "brick": 33, "wood": 11}


# With the bank.


@pytest.mark.rule("S-032", "S-083", "S-034")
def test_four_of_a_kind_buy_one_card_without_any_harbour() -> None:
    s = scene()
    give_hand(s, RED, "ore 4 wood 3")
    do(s, "0 trade ore wool")
    assert (hand_of(s, RED), unpack(s.p.bank)) == ("wood 3 wool", [16, 19, 18, 19, 19])
    assert refused(s, "0 trade wood ore") == {"S-032", "S-083"}


@pytest.mark.rule("S-033", "S-034", "S-084", "S-085", "S-086", "S-110", "S-T08")
@pytest.mark.parametrize("case", FIXTURES["FX-MARITIME"]["cases"], ids=str)
def test_harbours_give_the_rates_of_the_booklet(case: dict[str, dict[str, int]]) -> None:
    s = scene()
    for harbour in case["harbours"]:
        place_settlements(s, RED, HARBOUR_CORNER[harbour])
    give_hand(s, RED, notation(case["give"]))
    [give] = case["give"]
    for get in case["get"]:
        if case["legal"]:
            do(s, f"0 trade {give} {get}")
        else:
            assert refused(s, f"0 trade {give} {get}") == {"S-032", "S-083"}
    assert hand_of(s, RED) == notation(case["get"] if case["legal"] else case["give"])


@pytest.mark.rule("S-086")
def test_a_special_harbour_serves_its_own_resource_only() -> None:
    s = scene()
    place_settlements(s, RED, HARBOUR_CORNER["wool"])
    assert view_of(s, RED).players[RED].rates == (4, 4, 2, 4, 4)
    place_settlements(s, RED, HARBOUR_CORNER["any"])
    assert view_of(s, RED).players[RED].rates == (3, 3, 2, 3, 3)
    give_hand(s, RED, "wood 2 wool")
    assert refused(s, "0 trade wood ore") == {"S-033", "S-085"}
    assert refused(s, "0 trade wool ore") == {"S-033", "S-086"}


@pytest.mark.rule("S-110", "S-084")
def test_a_harbour_serves_the_owner_of_either_of_its_two_corners() -> None:
    for corner in (10, 15):
        s = scene()
        place_settlements(s, RED, corner)
        assert view_of(s, BLUE).players[RED].harbours == ("ore",)
    s = scene()
    place_settlements(s, RED, 20)  # on the coast, next to it
    assert view_of(s, BLUE).players[RED].harbours == ()


@pytest.mark.rule("S-080", "S-029")
def test_the_cards_alone_limit_the_number_of_trades() -> None:
    s = scene()
    place_settlements(s, RED, HARBOUR_CORNER["wool"])
    give_hand(s, RED, "wool 5")
    do(s, "0 trade wool ore", "0 trade wool ore")
    assert hand_of(s, RED) == "wool ore 2"
    assert refused(s, "0 trade wool ore") == {"S-033", "S-086"}


@pytest.mark.rule("S-017")
def test_the_bank_gives_only_what_it_has() -> None:
    s = scene()
    give_hand(s, RED, "ore 4")
    drain(s, "wood", 0, BLUE)
    assert refused(s, "0 trade ore wood") == {"S-017"}
    assert refused(s, "0 trade ore wool") == set()


# Between players.


@pytest.mark.rule("S-008", "S-030", "S-031", "S-081", "S-082", "S-T07")
def test_the_trade_of_the_booklet_can_be_played() -> None:
    case = FIXTURES["FX-TRADE"]
    vincent, stephane, emilie = range(3)
    s = scene(seats=3)
    give_hand(s, vincent, notation(case["before"]["Vincent"]))
    give_hand(s, stephane, notation(case["before"]["Stephane"]))
    give_hand(s, emilie, notation(case["before"]["Emilie"]))
    do(s, "0 offer wood for brick", "1 counter brick for ore 3", "2 counter brick for wood ore")
    assert refused(s, "1 offer brick for wood") == {"S-025", "S-031"}
    assert refused(s, "1 confirm 2") == {"S-025", "S-031"}
    do(s, "0 confirm 2")
    assert hand_of(s, vincent) == notation(case["after"]["Vincent"])
    assert hand_of(s, emilie) == notation(case["after"]["Emilie"])
    assert hand_of(s, stephane) == notation(case["after"]["Stephane"])
    assert "road" not in verbs_of(s, vincent)  # Vincent has nothing to build from, but can pay
    assert s.p.players[vincent].covers([1, 1, 0, 0, 0])


@pytest.mark.rule("S-030")
def test_an_offer_asks_everybody_at_once_and_is_closed_with_one() -> None:
    s = scene()
    give_hand(s, RED, "wood 2")
    for seat in (BLUE, WHITE, ORANGE):
        give_hand(s, seat, "ore")
    do(s, "0 offer wood for ore")
    assert s.asked() == [1, 2, 3]
    do(s, "3 accept", "1 accept", "2 decline")
    assert (s.asked(), phase(s)) == ([0], "close")
    assert {a.text for a in s.legal(RED)} == {"confirm 1", "confirm 3", "withdraw"}
    assert refused(s, "0 confirm 2") == {"S-030"}
    do(s, "0 confirm 3")
    assert [hand_of(s, seat) for seat in range(4)] == ["wood ore", "ore", "ore", "wood"]
    assert (phase(s), view_of(s, RED).terms, view_of(s, RED).offer) == ("trade", (), None)


@pytest.mark.rule("S-030", "S-031")
def test_an_offer_may_be_for_some_only() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    for seat in (BLUE, WHITE, ORANGE):
        give_hand(s, seat, "ore")
    do(s, "0 offer wood for ore to 1 3")
    assert s.asked() == [1, 3]
    assert refused(s, "2 accept") == {"S-030", "S-031"}
    assert refused(s, "2 counter ore for wood 2") == {"S-030", "S-031"}
    offer = view_of(s, WHITE).offer
    assert offer is not None
    assert offer.to == (1, 3)


@pytest.mark.rule("S-031")
def test_an_offer_is_for_the_others_at_the_table() -> None:
    s = scene(seats=3)
    give_hand(s, 0, "wood")
    assert refused(s, "0 offer wood for ore to 0") == {"S-031"}
    assert refused(s, "0 offer wood for ore to 3") == {"S-031"}
    assert refused(s, "0 offer wood for ore to 1 2") == set()


@pytest.mark.rule("S-030")
def test_a_seat_offers_and_accepts_only_what_it_has() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "wool")
    assert refused(s, "0 offer wood 2 for ore") == {"S-030"}
    do(s, "0 offer wood for ore")
    assert {a.text for a in s.legal(BLUE)} == {"decline"}
    assert refused(s, "1 accept") == {"S-030"}
    assert refused(s, "1 counter wool 2 for wood") == {"S-030"}
    assert refused(s, "1 counter wool for wood") == set()


@pytest.mark.rule("S-030")
def test_an_offer_that_all_decline_is_over() -> None:
    s = scene(seats=3)
    give_hand(s, 0, "wood")
    give_hand(s, 2, "wool 2")
    do(s, "2 propose wool for wood", "0 offer wood for ore to 1", "1 decline")
    assert (phase(s), view_of(s, 0).offer) == ("trade", None)
    assert [terms.seat for terms in view_of(s, 0).terms] == [2]  # the proposal still stands


@pytest.mark.rule("S-030")
def test_a_counter_offer_shows_nothing_of_the_offerers_hand() -> None:
    for wood in ("wood", "wood 2"):
        s = scene(seats=2)
        give_hand(s, 0, wood)
        give_hand(s, 1, "ore")
        do(s, "0 offer wood for ore", "1 counter ore for wood 2")
        assert phase(s) == "close"
        assert ("confirm 1" in {a.text for a in s.legal(0)}) == (wood == "wood 2")
    assert refused(s, "0 confirm 1") == set()


@pytest.mark.rule("S-030")
def test_the_offerer_may_withdraw_at_any_time() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "ore")
    do(s, "0 offer wood for ore", "1 accept", "0 withdraw")
    assert (phase(s), view_of(s, BLUE).terms) == ("trade", ())
    assert refused(s, "0 withdraw") == {"S-023", "S-103"}
    assert refused(s, "0 confirm 1") == {"S-030"}


@pytest.mark.rule("S-030")
def test_an_open_offer_blocks_every_other_action() -> None:
    s = new_game()
    set_phase(s, "trade")
    give_hand(s, RED, "wood 5 brick")
    give_hand(s, BLUE, "ore")
    do(s, "0 offer wood for ore")
    for row in ("0 road 24", "0 trade wood ore", "0 end", "0 offer wood for wool", "0 confirm 1"):
        assert refused(s, row) == {"S-030"}
    do(s, "1 accept", "2 decline", "3 decline")
    assert refused(s, "0 end") == {"S-030"}


@pytest.mark.rule("S-030", "S-A32")
def test_answers_are_covered_until_all_are_in() -> None:
    s = scene(seats=3)
    give_hand(s, 0, "wood")
    give_hand(s, 1, "ore")
    give_hand(s, 2, "ore 2")
    t = referee_at(s)
    do(t, "0 offer wood for ore", "1 accept")
    for reader in (0, 2, WATCHER):
        assert view_of(t, reader).terms == ()
        assert lines_of(t, reader) == ["0 offer wood for ore"]
    assert [terms.seat for terms in view_of(t, 1).terms] == [1]
    assert lines_of(t, 1) == ["0 offer wood for ore", "1 accept"]
    do(t, "2 counter ore 2 for wood")
    for reader in (0, 2, WATCHER):
        assert sorted(terms.seat for terms in view_of(t, reader).terms) == [1, 2]
        assert sorted(lines_of(t, reader)) == ["0 offer wood for ore", "1 accept", "2 counter ore 2 for wood"]


@pytest.mark.rule("S-030")
def test_others_may_propose_to_the_player_on_turn_unasked() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "ore 2")
    do(s, "1 propose ore 2 for wood")
    assert s.asked() == [RED]
    terms = view_of(s, ORANGE).terms[0]
    assert (terms.seat, terms.proposed, terms.give, terms.get) == (1, True, (0, 0, 0, 0, 2), (1, 0, 0, 0, 0))
    assert {"confirm 1", "refuse 1"} <= {a.text for a in s.legal(RED)}
    do(s, "0 confirm 1")
    assert (hand_of(s, RED), hand_of(s, BLUE)) == ("ore 2", "wood")


@pytest.mark.rule("S-030", "S-031")
def test_a_proposal_may_be_refused_and_is_for_the_player_on_turn_only() -> None:
    s = scene()
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "ore 2")
    assert refused(s, "0 propose wood for ore") == {"S-030"}  # the player on turn makes offers instead
    assert refused(s, "2 propose wood for ore") == {"S-030"}  # white has no wood
    assert refused(s, "0 refuse 1") == {"S-030"}
    do(s, "1 propose ore for wool")
    assert refused(s, "0 confirm 1") == {"S-030"}  # red has no wool
    assert refused(s, "2 confirm 1") == {"S-025", "S-031"}
    do(s, "0 refuse 1")
    assert view_of(s, BLUE).terms == ()


@pytest.mark.rule("S-A32")
@pytest.mark.parametrize("event", ["end", "theft", "monopoly", "build", "asked"])
def test_a_proposal_lapses_when_its_cards_go_when_trade_ends_or_when_its_seat_gets_an_offer(
    event: str,
) -> None:
    s = new_game()
    set_phase(s, "trade")
    add_cards(s, RED, "knight monopoly")
    give_hand(s, RED, "wood 2 brick")
    give_hand(s, BLUE, "ore 2")
    do(s, "1 propose ore for wood")
    rows = {
        "end": ["0 end"],
        "theft": ["0 play knight", "0 robber 0", "0 rob 1", "! steal ore"],
        "monopoly": ["0 play monopoly ore"],
        "build": ["0 road 24"],
        "asked": ["0 offer wood for ore to 1"],
    }
    do(s, *rows[event])
    assert view_of(s, RED).terms == ()


@pytest.mark.rule("S-A32")
def test_a_proposal_outlasts_what_does_not_touch_its_cards() -> None:
    s = new_game()
    set_phase(s, "trade")
    add_cards(s, RED, "knight")
    give_hand(s, RED, "wood 6")
    give_hand(s, BLUE, "ore 2")
    do(s, "1 propose ore for wood", "0 trade wood wool", "0 play knight", "0 robber 0", "0 spare")
    assert [terms.seat for terms in view_of(s, RED).terms] == [1]


@pytest.mark.rule("S-A32")
def test_an_offer_is_not_repeated_until_something_else_happens() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood 5")
    give_hand(s, 1, "ore 2")
    do(s, "0 offer wood for ore", "1 decline")
    assert refused(s, "0 offer wood for ore") == {"S-A32"}
    assert refused(s, "0 offer wood 2 for ore") == set()
    do(s, "1 propose ore for wood 5", "0 refuse 1")
    assert refused(s, "1 propose ore for wood 5") == {"S-A32"}
    do(s, "0 trade wood wool")
    assert refused(s, "0 offer wood for ore") == set()
    assert refused(s, "1 propose ore for wood 5") == set()
    do(s, "0 offer wood for ore", "1 accept", "0 confirm 1")
    give_hand(s, 0, "wood 5")
    assert refused(s, "0 offer wood for ore") == set()


@pytest.mark.rule("S-A32")
def test_ten_offers_a_turn_are_allowed() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood 6")
    for n in (1, 2, 3, 4, 5):
        for good in ("ore", "wool"):
            amount = f" {n}" if n > 1 else ""
            do(s, f"0 offer wood for {good}{amount}", "1 decline")
    assert refused(s, "0 offer wood for wheat") == {"S-A32"}
    do(s, "0 end", "1 roll", "! dice 1 1", "1 end", "0 roll", "! dice 1 1")
    assert refused(s, "0 offer wood for wheat") == set()


@pytest.mark.rule("S-A20")
def test_no_gifts_and_no_resource_both_ways() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood 2 ore")
    give_hand(s, 1, "wood 2 ore")
    assert refused(s, "0 offer wood for") == {"S-A20"}
    assert refused(s, "1 propose for wood") == {"S-A20"}
    assert refused(s, "0 offer wood 2 for wood") == {"S-A20"}
    assert refused(s, "1 propose wood ore for wood") == {"S-A20"}
    do(s, "0 offer wood for ore")
    assert refused(s, "1 counter ore for wood ore") == {"S-A20"}


@pytest.mark.rule("S-A24")
@pytest.mark.parametrize("goods", ["knight", "road", "settlement", "point", "promise"])
def test_only_resources_are_traded(goods: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(f"offer {goods} for wood")
    assert GAME.read("offer ore for wood").text == "offer ore for wood"


@pytest.mark.rule("S-082")
def test_any_ratio_is_allowed_between_players() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood 3 brick 2")
    give_hand(s, 1, "ore")
    do(s, "0 offer wood 3 brick 2 for ore", "1 accept", "0 confirm 1")
    assert (hand_of(s, 0), hand_of(s, 1)) == ("ore", "wood 3 brick 2")


@pytest.mark.rule("S-029")
def test_trade_waits_for_the_roll() -> None:
    s = new_game()
    give_hand(s, RED, "wood 4")
    give_hand(s, BLUE, ROAD)
    assert refused(s, "0 trade wood ore") == {"S-023", "S-103"}
    assert refused(s, "0 offer wood for brick") == {"S-023", "S-103"}
    assert refused(s, "1 propose brick for wood") == {"S-023", "S-103"}
    set_phase(s, "trade")
    assert verbs_of(s, RED) >= {"trade", "offer"}
    assert verbs_of(s, BLUE) == {"propose"}


def test_bots_get_sensible_offers() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood 3")
    give_hand(s, 1, "ore 2")
    assert "offer wood 2 for ore" in {a.text for a in s.offers(0)}
    assert {a.text for a in s.offers(1)} >= {"propose ore for wood"}
    do(s, "0 offer wood for ore")
    assert {a.text for a in s.offers(1)} >= {"counter ore for wood wool", "counter ore for wood 2"}
    for seat in (0, 1):
        for offer in s.offers(seat):
            assert not s.why_not(seat, offer)


# Changes in version 2 of the rules. Version 1 stays as it was.

both_versions = pytest.mark.parametrize("rules", ["1", "2"])


@both_versions
@pytest.mark.rule("S-080", "S-A32")
def test_an_offer_that_led_to_an_exchange_does_not_count_towards_the_ten(rules: str) -> None:
    s = scene(f"rules={rules}")
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "ore")
    for there, back in [("wood", "ore"), ("ore", "wood")] * 5:
        do(s, f"0 offer {there} for {back} to 1", "1 accept", "0 confirm 1")
    assert refused(s, "0 offer wood for ore to 1") == ({"S-A32"} if rules == "1" else set())
    if rules == "2":
        do(s, "1 propose ore for wood", "0 confirm 1")
        assert s.p.bargain.made == [0, 0, 0, 0]


@both_versions
@pytest.mark.rule("S-A32")
def test_naming_partners_does_not_make_an_offer_new(rules: str) -> None:
    s = scene(f"rules={rules}")
    give_hand(s, RED, "wood")
    do(s, "0 offer wood for ore", "1 decline", "2 decline", "3 decline")
    for again in ("to 1", "to 2 3", "to 1 2 3"):
        assert refused(s, f"0 offer wood for ore {again}") == (set() if rules == "1" else {"S-A32"})
    do(s, "0 offer wood for wool to 1", "1 decline")
    assert refused(s, "0 offer wood for wool to 1") == {"S-A32"}
    assert refused(s, "0 offer wood for wool") == set()  # the others have not heard it yet


@both_versions
@pytest.mark.rule("S-A32", "S-030")
def test_a_proposer_may_withdraw(rules: str) -> None:
    s = scene(f"rules={rules}")
    give_hand(s, RED, "ore")
    give_hand(s, BLUE, "wood")
    assert refused(s, "1 withdraw") == {"S-025", "S-031"}
    do(s, "1 propose wood for ore")
    assert refused(s, "2 withdraw") == {"S-025", "S-031"}
    assert refused(s, "0 withdraw") == {"S-023", "S-103"}
    if rules == "1":
        assert refused(s, "1 withdraw") == {"S-025", "S-031"}
        return
    do(s, "1 withdraw")
    assert view_of(s, RED).terms == ()
    assert refused(s, "0 confirm 1") == {"S-030"}
    assert refused(s, "1 propose wood for ore") == {"S-A32"}  # it was offered, and nothing has happened since


@pytest.mark.parametrize(
    ("text", "wanted"), [("trade wood", "trade wood brick"), ("trade", "trade wood brick"), ("rob", "rob 0")]
)
def test_a_refused_trade_says_what_is_missing(text: str, wanted: str) -> None:
    with pytest.raises(BadNotation, match=f"needs more words, as in '{wanted}'"):
        GAME.read(text)
