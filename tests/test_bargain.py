"""Trade between players, as the games share it: notation, offers made, and proposals that stand."""

from __future__ import annotations

import pytest

from archipel.core.state import BadNotation
from archipel.parts.bargain import (
    ACCEPT,
    DECLINE,
    EVERYBODY,
    MOST_OFFERS,
    SILENCE,
    Counter,
    Offer,
    Propose,
    addressees,
    is_addressed_well,
    read_bid,
    to_each,
)

FRUIT = ["apple", "pear", "plum"]
APPLE, PEAR, PLUM = [1, 0, 0], [0, 1, 0], [0, 0, 1]
OFFER = Offer(FRUIT, APPLE, PLUM, 0)


@pytest.mark.parametrize(
    "text", ["offer apple 2 pear for plum", "offer apple for plum 3 to 1 3", "counter pear for plum"]
)
def test_every_bid_is_read_as_it_is_written(text: str) -> None:
    assert read_bid(FRUIT, text).text == text
    assert read_bid(FRUIT, text.replace("counter", "propose")).text == text.replace("counter", "propose")


@pytest.mark.parametrize(
    "text", ["offer apple", "offer fig for plum", "offer apple for plum to", "offer apple for plum to 1 1"]
)
def test_a_bid_that_makes_no_sense_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation):
        read_bid(FRUIT, text)


def test_a_bid_knows_whether_it_is_one_sided_or_has_a_good_on_both_sides() -> None:
    assert Offer(FRUIT, APPLE, [0, 0, 0], 0).is_one_sided()
    assert not Offer(FRUIT, APPLE, PLUM, 0).is_one_sided()
    assert Counter(FRUIT, [1, 1, 0], [0, 2, 1]).both_ways() == 1
    assert Counter(FRUIT, APPLE, PLUM).both_ways() == -1


def test_an_offer_is_for_those_it_names_or_for_all_others() -> None:
    assert addressees(4, 1, 0) == 0b1101
    assert addressees(4, 1, 0b100) == 0b100
    assert is_addressed_well(3, 1, 0b101)
    assert not is_addressed_well(3, 1, 0b010)
    assert not is_addressed_well(3, 1, 0b1000)


def test_offers_made_are_forgotten_with_the_hands_they_depend_on() -> None:
    talk = (
        SILENCE[3]
        .after_offer(0, OFFER, ["apple for plum"], 0b011)
        .after_offer(0, OFFER, ["pear for plum"], 0b101)
    )
    assert talk.is_said(0, ["apple for plum"])
    assert not talk.is_said(1, ["apple for plum"])
    talk = talk.after_change(0b010)
    assert (talk.is_said(0, ["apple for plum"]), talk.is_said(0, ["pear for plum"])) == (False, True)
    talk = talk.after_change(EVERYBODY)
    assert not talk.is_said(0, ["pear for plum"])
    assert talk.made == [2, 0, 0]


def test_the_offers_of_a_turn_are_used_up() -> None:
    talk = SILENCE[2]
    for n in range(MOST_OFFERS):
        assert not talk.is_used_up(1)
        talk = talk.after_offer(1, OFFER, [f"apple {n} for plum"], 0b11)
    assert talk.is_used_up(1)
    assert not talk.is_used_up(0)


def test_an_answer_agrees_to_the_offer_to_its_own_terms_or_to_nothing() -> None:
    talk = SILENCE[4].after_offer(0, OFFER, ["apple for plum"], EVERYBODY).after_answer(1, DECLINE)
    assert not talk.is_agreed()
    talk = talk.after_answer(2, ACCEPT).after_answer(3, Counter(FRUIT, PEAR, APPLE))
    assert talk.is_agreed()
    terms = [talk.terms(seat) for seat in range(4)]
    assert [None if found is None else (found.give, found.get) for found in terms] == [
        None,
        None,
        (PLUM, APPLE),
        (PEAR, APPLE),
    ]
    assert [talk.seen(seat, 2, covered=True) is not None for seat in range(4)] == [False, False, True, False]
    assert [talk.without_offer().terms(seat) for seat in range(4)] == [None] * 4


def test_proposals_stand_until_they_are_taken_off() -> None:
    talk = SILENCE[3].after_proposal(1, Propose(FRUIT, PEAR, APPLE), ["pear for apple"], 0b011)
    talk = talk.after_proposal(2, Propose(FRUIT, PLUM, APPLE), ["plum for apple"], 0b101)
    assert talk.terms(1) is not None
    assert talk.seen(1, 0, covered=True) is not None
    fewer = talk.without_proposals(0b010)
    assert fewer.proposals[1] is None
    assert fewer.proposals[2] is not None
    assert fewer.without_proposals(0b010) is fewer
    assert fewer.without_proposals(EVERYBODY).proposals == [None] * 3


def test_a_later_bid_does_not_change_the_earlier_value() -> None:
    talk = SILENCE[3].after_offer(0, OFFER, ["apple for plum"], 0b111)
    talk.after_proposal(1, Propose(FRUIT, PEAR, APPLE), ["pear for apple"], 0b011)
    talk.after_answer(2, ACCEPT)
    talk.without_offer()
    assert (talk.made, talk.said, talk.offer) == ([1, 0, 0], ["0 apple for plum"], OFFER)
    assert talk.proposals == [None] * 3
    assert talk.answers == [None] * 3
    assert SILENCE[3].made == [0, 0, 0]


def test_a_deal_does_not_count_towards_the_offers_of_a_turn() -> None:
    talk = SILENCE[3].after_offer(0, OFFER, ["apple for plum"], EVERYBODY)
    assert talk.after_deal(0).made == SILENCE[3].made


def test_an_offer_counts_as_repeated_only_if_all_have_heard_it() -> None:
    talk = SILENCE[4].after_offer(0, OFFER, to_each(FRUIT, OFFER, 0b0010), EVERYBODY)
    assert talk.is_said(0, to_each(FRUIT, OFFER, 0b0010))
    assert not talk.is_said(0, to_each(FRUIT, OFFER, 0b0110))
    talk = talk.after_offer(0, OFFER, to_each(FRUIT, OFFER, 0b0100), EVERYBODY)
    assert talk.is_said(0, to_each(FRUIT, OFFER, 0b0110))
