"""Offers worth making (for bots), and what offers leave behind (J-057, J-058)."""

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
    place_boats,
    place_fortresses,
    refused,
    scene,
    sell_out,
)

from archipel.core.rng import Rng
from archipel.core.state import WATCHER
from archipel.games.junior.cards import GOODS
from archipel.games.junior.state import JuniorState

PRICES = {"fortress": "wood wool rum sabre", "boat": "wood wool", "coco": "rum sabre gold"}


def goals(s: JuniorState, seat: int) -> list[str]:
    """Return what a seat has a place and a piece for."""
    view = s.view(seat)
    mine = [berth for berth in view.berths if berth.owner == seat]
    reached = {end for berth in mine for end in (berth.a, berth.b)}
    sites = {n for n, site in enumerate(view.sites) if site.owner == seat}
    out = []
    if any(view.sites[site].owner == -1 for site in reached):
        out.append(PRICES["fortress"])
    if view.players[seat].boats_left and any(
        berth.owner == -1 and {berth.a, berth.b} & sites for berth in view.berths
    ):
        out.append(PRICES["boat"])
    return out + ([PRICES["coco"]] if view.coco_left else [])


def sensible(s: JuniorState, seat: int) -> list[tuple[str, str]]:
    """Return the exchanges of a card that a seat can spare for the only one that it lacks."""
    held = [word for word in hand_of(s, seat).split() if not word.isdigit()]
    counts = dict.fromkeys(GOODS, 0)
    counts |= {good: s.p.hands[seat][GOODS.index(good)] for good in held}
    out: list[tuple[str, str]] = []
    for price in goals(s, seat):
        lack = [good for good in price.split() if not counts[good]]
        if len(lack) == 1:
            spare = [good for good in GOODS if counts[good] > price.split().count(good)]
            out += [(good, lack[0]) for good in spare if (good, lack[0]) not in out]
    return out


def offers_of(s: JuniorState, seat: int) -> list[str]:
    return [action.text for action in s.offers(seat)]


def boards() -> list[JuniorState]:
    """Return positions with and without a place, a piece or a card left for each price."""
    out = []
    for seed in range(60):
        rng = Rng(seed)
        s = scene(turn=RED)
        if seed % 2:
            place_boats(s, RED, "b17", "b18")
            place_boats(s, WHITE, "b9")
        if seed % 3 == 0:
            s.p.boats_left[RED] = s.p.boats_left[WHITE] = 0
        if seed % 5 == 0:
            sell_out(s, ORANGE)
        for seat in range(4):
            words = [f"{good} {1 + rng.below(3)}" for good in GOODS if rng.below(5) < 3]
            give_hand(s, seat, " ".join(word.removesuffix(" 1") for word in words))
        out.append(s)
    return out


@pytest.mark.rule("J-054", "J-057")
def test_offers_and_proposals_are_sensible() -> None:
    lengths = set()
    for s in boards():
        wanted = sensible(s, RED)
        assert offers_of(s, RED) == [f"offer {give} for {get}" for give, get in wanted][:6]
        lengths.add(len(wanted))
        for seat in (WHITE, BLUE):
            assert offers_of(s, seat) == [f"propose {give} for {get}" for give, get in sensible(s, seat)][:6]
    assert lengths >= {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("J-054", "J-058")
def test_counter_offers_give_what_was_asked_for_another_card() -> None:
    seen = 0
    for s in boards():
        for text in ["offer gold for wood", "offer wool for rum sabre", "offer rum for gold"]:
            if refused(s, f"0 {text}"):
                continue
            here = s.copy()
            do(here, f"0 {text}")
            give, _, get = text.removeprefix("offer ").partition(" for ")
            for seat in (WHITE, BLUE):
                wanted = [
                    f"counter {mine} for {yours}"
                    for mine, yours in sensible(here, seat)
                    if mine in get.split() and yours not in give.split()
                ]
                assert offers_of(here, seat) == wanted[:6]
                seen += len(wanted)
            assert offers_of(here, RED) == []
    assert seen > 5


@pytest.mark.rule("J-058")
def test_a_rejected_offer_is_not_suggested_again() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood gold")
    assert offers_of(s, RED) == ["offer gold for wool"]
    do(s, "0 offer gold for wool", "1 decline", "2 decline", "3 decline")
    assert offers_of(s, RED) == []
    give_hand(s, WHITE, "wood rum 2 sabre")
    assert offers_of(s, WHITE) == [
        "propose rum for wool",
        "propose sabre for wool",
        "propose wood for gold",
        "propose rum for gold",
    ]
    do(s, "1 propose rum for wool")
    assert offers_of(s, WHITE) == ["propose sabre for wool", "propose wood for gold", "propose rum for gold"]


@pytest.mark.rule("J-058")
@pytest.mark.parametrize(
    "rows",
    [
        ["1 accept", "2 decline", "3 decline", "0 confirm 1"],
        ["1 accept", "2 decline", "3 decline", "0 withdraw"],
        ["1 decline", "2 decline", "3 decline"],
        ["1 accept", "0 withdraw"],
    ],
)
def test_an_offer_leaves_nothing_behind_however_it_ends(rows: list[str]) -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "gold")
    give_hand(s, WHITE, "wood 2")
    do(s, "0 offer gold for wood")
    offer = s.view(WATCHER).offer
    assert offer is not None
    assert [answer.answer for answer in offer.answers] == ["waiting"] * 3
    do(s, *rows)
    assert s.now().name() == "main"
    assert s.view(WATCHER).offer is None
    assert s.p.bargain.answers == [None] * 4


@pytest.mark.rule("J-057", "J-058")
def test_a_proposal_is_gone_once_it_was_agreed_to_refused_or_withdrawn() -> None:
    for row in ("0 confirm 1", "0 refuse 1", "1 withdraw"):
        s = scene(turn=RED)
        give_hand(s, RED, "gold 2")
        give_hand(s, WHITE, "rum 2 wood")
        give_hand(s, BLUE, "wool")
        do(s, "1 propose rum for gold", "2 propose wool for gold", row)
        assert [proposal.seat for proposal in s.view(RED).proposals] == [BLUE]
        assert hand_of(s, WHITE) == ("wood rum gold" if row == "0 confirm 1" else "wood rum 2")


@pytest.mark.rule("J-057", "J-058")
def test_a_seat_agrees_only_with_another_player_of_the_game() -> None:
    s = scene(turn=RED, seats=3)
    assert refused(s, "0 confirm 3") == refused(s, "0 confirm 0") == {"J-057"}
    assert refused(s, "0 refuse 3") == refused(s, "0 refuse 0") == {"J-058"}
    assert refused(s, "0 confirm 2") == refused(s, "0 refuse 2") == {"J-058"}


@pytest.mark.rule("J-058", "J-046")
def test_a_proposal_lapses_when_its_hand_no_longer_covers_it_and_only_then() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum sabre gold 3")
    give_hand(s, WHITE, "wood 2 wool")
    give_hand(s, BLUE, "wool 2 rum")
    give_hand(s, ORANGE, "")
    do(s, "1 propose wood 2 for gold", "2 propose wool 2 for gold")
    do(s, "0 buy", "! draw tribute", "1 give wood", "2 give rum")
    assert [proposal.seat for proposal in s.view(RED).proposals] == [BLUE]
    do(s, "0 offer gold for wool to 2", "2 accept", "0 confirm 2")  # gives one of the two cards
    assert s.view(RED).proposals == ()


@pytest.mark.rule("J-058")
def test_after_an_exchange_both_seats_may_repeat_their_offers() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "gold 2 wood")
    give_hand(s, WHITE, "rum 2 wool")
    give_hand(s, BLUE, "wood")
    give_hand(s, ORANGE, "sabre")
    do(s, "0 offer gold for sabre to 3", "3 decline", "1 propose rum for wood", "0 refuse 1")
    do(s, "2 propose wood for gold", "0 refuse 2")
    for row in ("0 offer gold for sabre to 3", "1 propose rum for wood", "2 propose wood for gold"):
        assert refused(s, row) == {"J-058"}
    do(s, "0 offer gold for wool to 1", "1 accept", "0 confirm 1")
    for row in ("0 offer gold for sabre to 3", "1 propose rum for wood", "2 propose wood for gold"):
        assert refused(s, row) == set()


@pytest.mark.rule("J-053", "J-049")
def test_points_are_listed_by_their_source() -> None:
    s = scene(turn=RED)
    assert [s.points_by_source(seat) for seat in (RED, WHITE)] == [{"fortresses": 2, "castle": 0}] * 2
    give_hand(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw ghost", "0 ghost rum3")
    assert s.points_by_source(RED) == {"fortresses": 2, "castle": 1}
    place_fortresses(s, WHITE, "f1", "f2")
    assert s.points_by_source(WHITE) == {"fortresses": 4, "castle": 0}
    assert [s.public_points(seat) for seat in range(4)] == s.scores() == [3, 4, 2, 2]


def test_offers_are_read_as_they_are_written() -> None:
    assert GAME.read("offer wood 2 for rum to 1 3").text == "offer wood 2 for rum to 1 3"
