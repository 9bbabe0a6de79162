"""The exact posterior of a seat by enumeration, for tests of `redeal` in any game.

`posterior` runs the engine through every course that a reader cannot tell from the true one, and weighs each
by its probability. `assert_drawn_like` compares the worlds that `redeal` draws with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from archipel.core.referee import Row
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, Action, Memory, Seat, State

Key = Callable[[State], object]
"""Everything of a state that a reader may not see, as one value."""
Weigh = Callable[[State, Seat, Action], int]
"""The weight of one of several hidden choices of a seat."""


def posterior(start: State, rows: list[Row], reader: Seat, key: Key, weigh: Weigh) -> dict[object, float]:
    """Return the probability of every world in which the reader would have been told and shown the same."""
    courses: list[tuple[State, float]] = [(start.copy(), 1.0)]
    truth = start.copy()
    for row in rows:
        told = truth.told(reader, row.seat, row.action)
        is_hidden = told != row.action
        after: list[tuple[State, float]] = []
        truth_after = truth.copy()
        truth_after.apply(row.seat, row.action)
        seen = repr(truth_after.view(reader))
        for state, chance in courses:
            for action, weight in _alternatives(state, row, is_hidden, weigh):
                if state.told(reader, row.seat, action) == told:
                    there = state.copy()
                    there.apply(row.seat, action)
                    if repr(there.view(reader)) == seen:
                        after.append((there, chance * weight))
        truth, courses = truth_after, _merged(after, key)
    total = sum(chance for _, chance in courses)
    return {key(state): chance / total for state, chance in courses}


def _alternatives(state: State, row: Row, is_hidden: bool, weigh: Weigh) -> list[tuple[Action, float]]:
    legal = state.legal(row.seat)
    if row.seat == CHANCE:
        odds = state.odds()
        return [
            (action, n / sum(odds)) for action, n in zip(legal, odds) if is_hidden or action == row.action
        ]
    if is_hidden:
        weights = [weigh(state, row.seat, action) for action in legal]
        return [(action, n / sum(weights)) for action, n in zip(legal, weights)]
    return [] if state.why_not(row.seat, row.action) else [(row.action, 1.0)]


def _merged(courses: list[tuple[State, float]], key: Key) -> list[tuple[State, float]]:
    found: dict[object, tuple[State, float]] = {}
    for state, chance in courses:
        world = key(state)
        found[world] = (state, chance + (found[world][1] if world in found else 0.0))
    return list(found.values())


def assert_drawn_like(
    expected: dict[object, float], state: State, reader: Seat, memory: Memory, key: Key, draws: int = 3000
) -> None:
    """Assert by a chi-square test that redealt worlds have the distribution of the posterior."""
    found = Counter(key(state.redeal(reader, memory, Rng(seed))) for seed in range(draws))
    assert set(found) <= set(expected), "impossible worlds"
    rare = [world for world, chance in expected.items() if chance * draws < 5]
    pairs = [(found[w], chance * draws) for w, chance in expected.items() if w not in rare]
    if rare:
        pairs.append((sum(found[w] for w in rare), max(1.0, sum(expected[w] for w in rare) * draws)))
    chi_square = sum((n - wanted) ** 2 / wanted for n, wanted in pairs)
    freedom = max(1, len(pairs) - 1)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, (chi_square, freedom)
