"""Joint knowledge: every way that hidden things may lie, each with its likelihood.

An open move happens in all ways, an unseen move splits each way, and a revelation rules some out. A game
says what a way is; this module weighs, merges and draws them.
"""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng

Way = tuple[tuple[int, ...], ...]
"""One way things may lie, as rows of numbers."""
Ways = dict[Way, float]
"""Ways with their likelihoods, which add up to one."""

FINEST: Final = 1 << 30
"""The resolution of likelihoods, drawn as integers."""


def weighed(ways: Ways) -> Ways:
    """Return the same ways with normalised likelihoods; none, if nothing is likely."""
    total = 0.0
    for weight in ways.values():
        total += weight
    if total <= 0.0:
        return {}
    return {way: weight / total for way, weight in ways.items() if weight > 0.0}


def add(ways: Ways, way: Way, weight: float) -> None:
    """Add the likelihood of one more history that ends in this way."""
    ways[way] = ways.get(way, 0.0) + weight


def draw(ways: Ways, rng: Rng) -> Way:
    """Return one of the ways, drawn by likelihood."""
    every = list(ways)
    if len(every) == 1:
        return every[0]
    return every[rng.weighted([1 + int(weight * FINEST) for weight in ways.values()])]


def likeliest(ways: Ways, n: int) -> Ways:
    """Return the n likeliest ways."""
    if len(ways) <= n:
        return ways
    ranked = sorted([(-weight, way) for way, weight in ways.items()])
    return weighed({way: -weight for weight, way in ranked[:n]})


def text(ways: Ways) -> str:
    """Return all ways in one canonical line."""
    lines = [
        f"{weight:.6g} " + " / ".join([" ".join([str(n) for n in row]) for row in way])
        for way, weight in sorted(ways.items())
    ]
    return "; ".join(lines)
