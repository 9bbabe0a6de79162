"""What a prince knows of one back (P-067 to P-070, P-156), beside every lie of its cards one by one."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import pytest

from archipel.core.rng import Rng
from archipel.games.princes.belief import Belief
from archipel.games.princes.cards import KINDS
from archipel.games.princes.realm import NONE
from archipel.parts.ways import Ways

Lie = tuple[tuple[int, ...], ...]
"""The other hand in ascending order, and two stacks, top first."""
Lies = dict[Lie, float]
STACKS = [3, 5]
"""How the two stacks are numbered at the table."""


def filled(rows: Lie, loose: list[int]) -> Lies:
    """Every way to fill in the unknown cards of a way from the cards that are left, each order as likely."""
    left = loose.copy()
    for row in rows:
        for kind in row:
            if kind != NONE:
                left[kind] -= 1
    cards = [kind for kind, n in enumerate(left) for _ in range(n)]
    unknown = sum(row.count(NONE) for row in rows)
    found: Lies = defaultdict(float)
    orders = list(permutations(cards, unknown))
    for order in orders:
        rest = list(order)
        new = [tuple(kind if kind != NONE else rest.pop() for kind in row) for row in rows]
        found[(tuple(sorted(new[0])), *new[1:])] += 1 / len(orders)
    return found


def lies(belief: Belief, loose: list[int]) -> Lies:
    found: Lies = defaultdict(float)
    for way, weight in belief.ways.items():
        for lie, chance in filled(way, loose).items():
            found[lie] += weight * chance
    return evened(found)


def evened(found: Lies) -> Lies:
    total = sum(found.values())
    return {lie: chance / total for lie, chance in found.items() if chance > 1e-12}


def case(seed: int, copies: int = 2) -> tuple[Belief, list[int]]:
    """Two ways that some cards may lie, half of them unknown; one or two cards lie elsewhere."""
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


def hand_with(lie: Lie, kind: int) -> tuple[int, ...]:
    return tuple(sorted([*lie[0], kind]))


def hand_without(lie: Lie, kind: int) -> tuple[int, ...]:
    hand = list(lie[0])
    hand.remove(kind)
    return tuple(hand)


def stack_with(lie: Lie, row: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(cards if at == row else stack for at, stack in enumerate(lie))[1:]


many = pytest.mark.parametrize("seed", range(8))
each_stack = pytest.mark.parametrize("row", [1, 2])


@many
@each_stack
@pytest.mark.rule("P-067", "P-068", "P-070")
def test_cards_that_he_moves_unseen(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    before = lies(belief, loose)
    takes: Lies = defaultdict(float)
    buries: Lies = defaultdict(float)
    draws: Lies = defaultdict(float)
    for lie, chance in before.items():
        for at, kind in enumerate(lie[row]):
            rest = lie[row][:at] + lie[row][at + 1 :]
            takes[hand_with(lie, kind), *stack_with(lie, row, rest)] += chance / len(lie[row])
        for kind in lie[0]:
            under = (*lie[row], kind)
            buries[hand_without(lie, kind), *stack_with(lie, row, under)] += chance / len(lie[0])
        draws[hand_with(lie, lie[row][0]), *stack_with(lie, row, lie[row][1:])] += chance
    for name, expected in [("takes_unseen", takes), ("buries_unseen", buries), ("draws", draws)]:
        after = belief.copy()
        getattr(after, name)(stack)
        assert lies(after, loose) == pytest.approx(evened(expected)), name
    assert lies(belief, loose) == pytest.approx(before), "a copy is independent"


@many
@each_stack
@pytest.mark.rule("P-067", "P-070")
def test_cards_that_one_sees_and_takes_oneself(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    for at in (0, 1):
        for kind in (4, 7, 9, 12):
            expected = {lie: chance for lie, chance in lies(belief, loose).items() if lie[row][at] == kind}
            after = belief.copy()
            after.is_seen(stack, at, kind, loose)
            if not expected:
                assert after.ways == {}
                continue
            assert lies(after, loose) == pytest.approx(evened(expected))
            after.leaves_stack(stack, at)
            taken = {
                (lie[0], *stack_with(lie, row, lie[row][:at] + lie[row][at + 1 :])): chance
                for lie, chance in expected.items()
            }
            assert lies(after, with_one(loose, kind, -1)) == pytest.approx(evened(taken))


@many
@each_stack
@pytest.mark.rule("P-069", "P-156", "P-209")
def test_cards_that_one_knows_wherever_they_go(seed: int, row: int) -> None:
    stack = STACKS[row - 1]
    belief, loose = case(seed)
    before = lies(belief, loose)
    after = belief.copy()
    after.goes_under(stack, 20)
    under = {(lie[0], *stack_with(lie, row, (*lie[row], 20))): chance for lie, chance in before.items()}
    assert lies(after, with_one(loose, 20)) == pytest.approx(under)
    after = belief.copy()
    after.gains(20)
    gained = {(hand_with(lie, 20), *lie[1:]): chance for lie, chance in before.items()}
    assert lies(after, with_one(loose, 20)) == pytest.approx(gained)
    after = belief.copy()
    after.put_unseen([20, 21], STACKS)
    either: Lies = defaultdict(float)
    for lie, chance in before.items():
        for a, b in [(20, 21), (21, 20)]:
            either[lie[0], (*lie[1], a), (*lie[2], b)] += chance / 2
    assert lies(after, with_one(with_one(loose, 20), 21)) == pytest.approx(either)


@many
@pytest.mark.rule("P-046", "P-049", "P-187")
def test_cards_that_come_out_of_his_hand_or_are_shown_in_it(seed: int) -> None:
    belief, loose = case(seed, copies=1)
    before = lies(belief, loose)
    for kind in (4, 5, 7, 9, 10, 11, 12):
        having = evened({lie: chance for lie, chance in before.items() if kind in lie[0]})
        shown, gone = belief.copy(), belief.copy()
        shown.holds([kind], loose)
        gone.loses(kind, loose)
        if not having:
            assert shown.ways == gone.ways == {}
            continue
        assert lies(shown, loose) == pytest.approx(having)
        left = {(hand_without(lie, kind), *lie[1:]): chance for lie, chance in having.items()}
        assert lies(gone, with_one(loose, kind, -1)) == pytest.approx(left)
        for other in (4, 5, 7, 9, 10, 11, 12):
            both = evened({lie: chance for lie, chance in having.items() if other in lie[0]})
            after = belief.copy()
            after.holds([kind, other], loose) if other != kind else after.holds([kind], loose)
            assert (lies(after, loose) if after.ways else {}) == pytest.approx(both)


@many
@pytest.mark.rule("P-046")
def test_one_of_two_alike_comes_out_as_often_as_he_may_hold_it(seed: int) -> None:
    belief, loose = case(seed)
    for kind in (4, 9):
        if any(kind in way[0] and NONE in way[0] for way in belief.ways):
            continue
        expected: Lies = defaultdict(float)
        for lie, chance in lies(belief, loose).items():
            if kind in lie[0]:
                expected[hand_without(lie, kind), *lie[1:]] += chance * lie[0].count(kind)
        after = belief.copy()
        after.loses(kind, loose)
        left = lies(after, with_one(loose, kind, -1)) if after.ways else {}
        assert left == pytest.approx(evened(expected) if expected else {})
