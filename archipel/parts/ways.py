"""Joint knowledge: every way that hidden things may lie, each with its likelihood.

What moves in the open moves in all ways; what moves unseen splits them; what comes to light rules some out.
A game says what a way is; here they are weighed, merged and drawn.
"""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng

Way = tuple[tuple[int, ...], ...]
"""One way things may lie, as rows of numbers."""
Ways = dict[Way, float]
"""Ways with their likelihoods, which together make one."""

FINEST: Final = 1 << 30
"""Likelihoods are drawn as whole numbers of this size."""


def weighed(ways: Ways) -> Ways:
    """The same ways with likelihoods that make one again; nothing, if nothing is likely."""
    total = 0.0
    for weight in ways.values():
        total += weight
    if total <= 0.0:
        return {}
    return {way: weight / total for way, weight in ways.items() if weight > 0.0}


def add(ways: Ways, way: Way, weight: float) -> None:
    """One more history that ends in this way."""
    ways[way] = ways.get(way, 0.0) + weight


def draw(ways: Ways, rng: Rng) -> Way:
    """One of them, as often as it is likely."""
    every = list(ways)
    if len(every) == 1:
        return every[0]
    return every[rng.weighted([1 + int(weight * FINEST) for weight in ways.values()])]


def likeliest(ways: Ways, n: int) -> Ways:
    """No more than so many of them."""
    if len(ways) <= n:
        return ways
    ranked = sorted([(-weight, way) for way, weight in ways.items()])
    return weighed({way: -weight for weight, way in ranked[:n]})


def text(ways: Ways) -> str:
    """All of them in one canonical line."""
    lines = [
        f"{weight:.6g} " + " / ".join([" ".join([str(n) for n in row]) for row in way])
        for way, weight in sorted(ways.items())
    ]
    return "; ".join(lines)
