"""A prince's beliefs about one back (P-067 to P-070, P-156), compared with an enumeration of layouts."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import pytest

from archipel.core.rng import Rng
from archipel.games.princes.belief import Belief
from archipel.games.princes.cards import KINDS
from archipel.games.princes.realm import NONE
from archipel.parts.ways import Ways

Layout = tuple[tuple[int, ...], ...]
"""The other hand in ascending order, and two stacks, top first."""
Layouts = dict[Layout, float]
STACKS = [3, 5]
"""The numbers of the two stacks in the game."""


def filled(rows: Layout, loose: list[int]) -> Layouts:
    """Fill in the unknown cards of a way from the cards that are left, with every order equally likely."""
    left = loose.copy()
    for row in rows:
        for kind in row:
            if kind != NONE:
                left[kind] -= 1
    cards = [kind for kind, n in enumerate(left) for _ in range(n)]
    unknown = sum(row.count(NONE) for row in rows)
    found: Layouts = defaultdict(float)
    orders = list(permutations(cards, unknown))
    for order in orders:
        rest = list(order)
        new = [tuple(kind if kind != NONE else rest.pop() for kind in row) for row in rows]
        found[(tuple(sorted(new[0])), *new[1:])] += 1 / len(orders)
    return found


def layouts(belief: Belief, loose: list[int]) -> Layouts:
    found: Layouts = defaultdict(float)
    for way, weight in belief.ways.items():
        for layout, chance in filled(way, loose).items():
            found[layout] += weight * chance
    return normalised(found)


def normalised(found: Layouts) -> Layouts:
    total = sum(found.values())
    return {layout: chance / total for layout, chance in found.items() if chance > 1e-12}


def case(seed: int, copies: int = 2) -> tuple[Belief, list[int]]:
    """Return two ways the cards may lie, half of them unknown. One or two cards lie elsewhere."""
    rng = Rng(seed)
    loose = [0] * KINDS
    cards = [4, 4, 7, 9, 9, 11, 12] if copies == 2 else [4, 5, 7, 9, 10, 11, 12]
    for kind in cards:
        loose[kind] += 1
    ways: Ways = {}
    while len(ways) < 2:
        order = cards.copy()
        rng.shuffle(order)
        known = [kind if rng.below(2) else NONE for kind in order]
        way = (tuple(sorted(known[:2])), tuple(known[2:4]), tuple(known[4:6]))
        if way not in ways:
            ways[way] = 1.0 + rng.below(3)
    belief = Belief(0, STACKS, {})
    belief.keep(ways)
    return belief, loose


def with_one(loose: list[int], kind: int, n: int = 1) -> list[int]:
    return [m + n * (k == kind) for k, m in enumerate(loose)]


def hand_with(layout: Layout, kind: int) -> tuple[int, ...]:
    return tuple(sorted([*layout[0], kind]))


def hand_without(layout: Layout, kind: int) -> tuple[int, ...]:
    hand = list(layout[0])
    hand.remove(kind)
    return tuple(hand)


def stack_with(layout: Layout, row: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(cards if at == row else stack for at, stack in enumerate(layout))[1:]


many = pytest.mark.parametrize("seed", range(8))
each_stack = pytest.mark.parametrize("row", [1, 2])


@many
@each_stack
@pytest.mark.rule("P-067", "P-068", "P-070")
def test_cards_that_the_opponent_moves_unseen_follow_the_enumeration(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    before = layouts(belief, loose)
    takes: Layouts = defaultdict(float)
    buries: Layouts = defaultdict(float)
    draws: Layouts = defaultdict(float)
    for layout, chance in before.items():
        for at, kind in enumerate(layout[row]):
            rest = layout[row][:at] + layout[row][at + 1 :]
            takes[hand_with(layout, kind), *stack_with(layout, row, rest)] += chance / len(layout[row])
        for kind in layout[0]:
            under = (*layout[row], kind)
            buries[hand_without(layout, kind), *stack_with(layout, row, under)] += chance / len(layout[0])
        draws[hand_with(layout, layout[row][0]), *stack_with(layout, row, layout[row][1:])] += chance
    for name, expected in [("takes_unseen", takes), ("buries_unseen", buries), ("draws", draws)]:
        after = belief.copy()
        getattr(after, name)(stack)
        assert layouts(after, loose) == pytest.approx(normalised(expected)), name
    assert layouts(belief, loose) == pytest.approx(before), "a copy is independent"


@many
@each_stack
@pytest.mark.rule("P-067", "P-070")
def test_cards_that_a_prince_sees_and_takes_follow_the_enumeration(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    for at in (0, 1):
        for kind in (4, 7, 9, 12):
            expected = {
                layout: chance for layout, chance in layouts(belief, loose).items() if layout[row][at] == kind
            }
            after = belief.copy()
            after.is_seen(stack, at, kind, loose)
            if not expected:
                assert after.ways == {}
                continue
            assert layouts(after, loose) == pytest.approx(normalised(expected))
            after.leaves_stack(stack, at)
            taken = {
                (layout[0], *stack_with(layout, row, layout[row][:at] + layout[row][at + 1 :])): chance
                for layout, chance in expected.items()
            }
            assert layouts(after, with_one(loose, kind, -1)) == pytest.approx(normalised(taken))


@many
@each_stack
@pytest.mark.rule("P-069", "P-156", "P-209")
def test_cards_that_a_prince_knows_follow_the_enumeration_wherever_they_go(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    before = layouts(belief, loose)
    after = belief.copy()
    after.goes_under(stack, 20)
    under = {
        (layout[0], *stack_with(layout, row, (*layout[row], 20))): chance for layout, chance in before.items()
    }
    assert layouts(after, with_one(loose, 20)) == pytest.approx(under)
    after = belief.copy()
    after.gains(20)
    gained = {(hand_with(layout, 20), *layout[1:]): chance for layout, chance in before.items()}
    assert layouts(after, with_one(loose, 20)) == pytest.approx(gained)
    after = belief.copy()
    after.put_unseen([20, 21], STACKS)
    either: Layouts = defaultdict(float)
    for layout, chance in before.items():
        for a, b in [(20, 21), (21, 20)]:
            either[layout[0], (*layout[1], a), (*layout[2], b)] += chance / 2
    assert layouts(after, with_one(with_one(loose, 20), 21)) == pytest.approx(either)


@many
@pytest.mark.rule("P-046", "P-049", "P-187")
def test_cards_that_the_opponent_plays_or_shows_follow_the_enumeration(seed: int) -> None:
    belief, loose = case(seed, copies=1)
    before = layouts(belief, loose)
    for kind in (4, 5, 7, 9, 10, 11, 12):
        having = normalised({layout: chance for layout, chance in before.items() if kind in layout[0]})
        shown, gone = belief.copy(), belief.copy()
        shown.holds([kind], loose)
        gone.loses(kind, loose)
        if not having:
            assert shown.ways == gone.ways == {}
            continue
        assert layouts(shown, loose) == pytest.approx(having)
        left = {(hand_without(layout, kind), *layout[1:]): chance for layout, chance in having.items()}
        assert layouts(gone, with_one(loose, kind, -1)) == pytest.approx(left)
        for other in (4, 5, 7, 9, 10, 11, 12):
            both = normalised({layout: chance for layout, chance in having.items() if other in layout[0]})
            after = belief.copy()
            after.holds([kind, other], loose) if other != kind else after.holds([kind], loose)
            assert (layouts(after, loose) if after.ways else {}) == pytest.approx(both)


@many
@pytest.mark.rule("P-046")
def test_one_of_two_equal_cards_is_played_as_often_as_it_may_be_held(seed: int) -> None:
    belief, loose = case(seed)
    for kind in (4, 9):
        if any(kind in way[0] and NONE in way[0] for way in belief.ways):
            continue
        expected: Layouts = defaultdict(float)
        for layout, chance in layouts(belief, loose).items():
            if kind in layout[0]:
                expected[hand_without(layout, kind), *layout[1:]] += chance * layout[0].count(kind)
        after = belief.copy()
        after.loses(kind, loose)
        left = layouts(after, with_one(loose, kind, -1)) if after.ways else {}
        assert left == pytest.approx(normalised(expected) if expected else {})
