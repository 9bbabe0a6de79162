"""Beliefs about unseen influence (E-019, E-068, E-069), compared with an enumeration of all layouts."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import pytest

from archipel.core.rng import Rng
from archipel.games.elasund.belief import deal, draws, drew, gains, gives, lot, returns, tidy
from archipel.parts.ways import Way, Ways

SEATS = 3
Layout = tuple[tuple[int, ...], ...]
"""The colours in every hand, and last those of the deck."""
Layouts = dict[Layout, float]


def layouts_of(way: Way) -> Layouts:
    """Fill the places of a way's lots, with every order of a lot's cards equally likely."""
    known, *lots = way
    found: Layouts = {(*[known[3 * s : 3 * s + 3] for s in range(SEATS)], (0, 0, 0)): 1.0}
    for row in lots:
        cards = [colour for colour in range(3) for _ in range(row[colour])]
        places = [SEATS] * row[3] + [seat for seat in range(SEATS) for _ in range(row[4 + seat])]
        assert len(cards) == len(places)
        orders = list(permutations(cards))
        more: Layouts = defaultdict(float)
        for layout, chance in found.items():
            for order in orders:
                piles = [list(pile) for pile in layout]
                for place, colour in zip(places, order):
                    piles[place][colour] += 1
                more[tuple(map(tuple, piles))] += chance / len(orders)
        found = more
    return dict(found)


def layouts(ways: Ways) -> Layouts:
    """Return the layouts of several ways, with probabilities that add up to one."""
    found: Layouts = defaultdict(float)
    for way, weight in ways.items():
        for layout, chance in layouts_of(way).items():
            found[layout] += weight * chance
    return normalised(found)


def normalised(found: Layouts) -> Layouts:
    total = sum(found.values())
    return {layout: chance / total for layout, chance in found.items() if chance}


def moved(layout: Layout, colour: int, source: int, target: int = -1) -> Layout:
    """Move a card from one pile to another, or off the table."""
    piles = [list(pile) for pile in layout]
    piles[source][colour] -= 1
    if target >= 0:
        piles[target][colour] += 1
    return tuple(map(tuple, piles))


def some_ways(seed: int) -> Ways:
    """Return two ways of three lots each, with places in the deck and in the hands of the other two seats."""
    rng = Rng(seed)
    out: Ways = {}
    while len(out) < 2:
        lots = []
        for _ in range(3):
            size = 1 + rng.below(4)
            cards, places = [0, 0, 0], [0, 0, 0]
            for _ in range(size):
                cards[rng.below(3)] += 1
                places[rng.below(3)] += 1
            lots.append(lot(cards, places[0], [0, places[1], places[2]]))
        known = (0, 0, 0, *[rng.below(2) for _ in range(6)])
        out[(known, *lots)] = 1.0 + rng.below(3)
    return out


many = pytest.mark.parametrize("seed", range(6))


@many
@pytest.mark.rule("E-069")
def test_tidied_ways_keep_no_lot_that_holds_no_secret(seed: int) -> None:
    for way in some_ways(seed):
        neat = tidy(way)
        assert layouts_of(neat) == pytest.approx(layouts_of(way))
        for row in neat[1:]:
            cards, places = row[:3], row[3:]
            assert sum(cards) == sum(places) > 0
            assert places[0] == sum(cards) or (max(cards) < sum(cards) and max(places) < sum(cards))


@many
@pytest.mark.rule("E-019")
def test_another_seat_draws_any_card_of_the_deck(seed: int) -> None:
    ways = some_ways(seed)
    expected: Layouts = defaultdict(float)
    for way, weight in ways.items():
        for layout, chance in layouts_of(way).items():
            for colour, n in enumerate(layout[SEATS]):
                expected[moved(layout, colour, SEATS, 1)] += weight * chance * n
    if sum(expected.values()):
        assert layouts(draws(ways, 1)) == pytest.approx(normalised(expected))
    else:
        assert draws(ways, 1) == {}


@many
@pytest.mark.rule("E-019")
def test_a_card_that_the_seat_draws_itself_is_seen(seed: int) -> None:
    ways = some_ways(seed)
    for colour in range(3):
        expected: Layouts = defaultdict(float)
        for way, weight in ways.items():
            for layout, chance in layouts_of(way).items():
                if layout[SEATS][colour]:
                    expected[moved(layout, colour, SEATS)] += weight * chance * layout[SEATS][colour]
        if expected:
            assert layouts(drew(ways, colour)) == pytest.approx(normalised(expected))
        else:
            assert drew(ways, colour) == {}


@many
@pytest.mark.rule("E-068")
def test_a_card_that_is_laid_down_was_in_the_hand(seed: int) -> None:
    ways = some_ways(seed)
    for seat in (1, 2):
        for colour in range(3):
            expected: Layouts = defaultdict(float)
            for way, weight in ways.items():
                sure = way[0][3 * seat + colour]
                for layout, chance in layouts_of(way).items():
                    n = sure or layout[seat][colour]  # a card known to be there is laid down first
                    if n:
                        expected[moved(layout, colour, seat)] += weight * chance * n
            left = gives(ways, seat, colour)
            assert (layouts(left) if left else {}) == pytest.approx(normalised(expected) if expected else {})


@many
@pytest.mark.rule("E-069", "E-071", "E-080")
def test_open_cards_are_known_wherever_they_go(seed: int) -> None:
    ways = some_ways(seed)
    for colour in range(3):
        expected = {
            tuple(
                tuple(n + (seat == 1 and c == colour) for c, n in enumerate(pile))
                for seat, pile in enumerate(layout)
            ): chance
            for layout, chance in layouts(ways).items()
        }
        assert layouts(gains(ways, 1, colour)) == pytest.approx(expected)
    expected = {
        (*layout[:SEATS], tuple(n + more for n, more in zip(layout[SEATS], (1, 0, 2)))): chance
        for layout, chance in layouts(ways).items()
    }
    assert layouts(returns(ways, [1, 0, 2])) == pytest.approx(expected)


@many
@pytest.mark.rule("E-019")
def test_worlds_are_drawn_with_their_probability(seed: int) -> None:
    way = next(iter(some_ways(seed)))
    found: Layouts = defaultdict(float)
    for n in range(600):
        hands, deck = deal(way, Rng(n))
        found[(*map(tuple, hands), tuple(deck))] += 1 / 600
    expected = layouts_of(way)
    assert set(found) <= set(expected)
    for layout, chance in expected.items():
        assert found[layout] == pytest.approx(chance, abs=0.09)
