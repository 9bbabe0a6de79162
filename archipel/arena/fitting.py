"""The weights under which what happened is likeliest: Newton's method on a softmax over the seats.

Needs NumPy (the extra `train`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

TrainingPosition = tuple[float, list[list[float]], list[float]]
"""A position: its stage, the features of every seat, what each seat had of the game."""

PositionBatch = tuple[Any, Any]
"""The positions of one number of seats: features early and late of every seat, what each seat had."""


def fit(
    names: list[str],
    rows: list[TrainingPosition],
    early: list[float] | None = None,
    late: list[float] | None = None,
    ridge: float = 3.0,
    steps: int = 12,
) -> tuple[list[float], list[float]]:
    """The likeliest weights early and late in the game.

    With weights to start from, these are first stretched as a whole to fit best, and `ridge` then holds the
    new ones to them. Positions of one game have one result, and whoever is ahead has more of everything:
    without a hold, weights drift to what goes along with winning instead of what brings it.
    """
    width = len(names)
    batches = _batches(rows)
    anchor = np.array([*(early or [0.0] * width), *(late or [0.0] * width)])
    if anchor.any():
        whole = [((x @ anchor)[:, :, None], y) for x, y in batches]
        anchor = anchor * _newton(whole, np.ones(1), 1e-6, steps)[0]
    weights = _newton(batches, anchor, ridge, steps)
    return [float(w) for w in weights[:width]], [float(w) for w in weights[width:]]


def _batches(rows: list[TrainingPosition]) -> list[PositionBatch]:
    out = []
    for seats in sorted({len(row[1]) for row in rows}):
        some = [row for row in rows if len(row[1]) == seats]
        stage = np.array([row[0] for row in some])[:, None, None]
        x = np.array([row[1] for row in some], dtype=np.float64)
        y = np.array([row[2] for row in some], dtype=np.float64)
        out.append((np.concatenate([x * (1 - stage), x * stage], axis=2), y))
    return out


def _newton(batches: list[PositionBatch], anchor: Any, pull: float, steps: int) -> Any:
    """The weights of least cost, starting from those that they are pulled to."""
    weights, now = anchor.copy(), _cost(batches, anchor, anchor, pull)
    for _ in range(steps):
        gradient, curvature = _slope(batches, weights, anchor, pull)
        step = np.linalg.solve(curvature, gradient)
        while _cost(batches, weights - step, anchor, pull) > now and float(np.abs(step).max()) > 1e-6:
            step = step / 2  # a step too far: Newton's method needs a leash away from the goal
        weights = weights - step
        now = _cost(batches, weights, anchor, pull)
        if float(np.abs(step).max()) < 1e-4:
            break
    return weights


def _cost(batches: list[PositionBatch], weights: Any, anchor: Any, pull: float) -> float:
    """How surprising the results are, and how far the weights have gone."""
    total = 0.5 * pull * float(((weights - anchor) ** 2).sum())
    for x, y in batches:
        sums = x @ weights
        sums = sums - sums.max(axis=1, keepdims=True)
        total -= float((y * (sums - np.log(np.exp(sums).sum(axis=1, keepdims=True)))).sum())
    return total


def _slope(batches: list[PositionBatch], weights: Any, anchor: Any, pull: float) -> tuple[Any, Any]:
    """The gradient of the cost and its curvature."""
    gradient = pull * (weights - anchor)
    curvature = (pull + 1e-9) * np.eye(len(weights))
    for x, y in batches:
        sums = x @ weights
        powers = np.exp(sums - sums.max(axis=1, keepdims=True))
        chances = powers / powers.sum(axis=1, keepdims=True)
        gradient += np.einsum("ns,nsf->f", chances - y, x)
        mean = np.einsum("ns,nsf->nf", chances, x)
        spread = (x - mean[:, None, :]) * np.sqrt(chances)[:, :, None]
        flat = spread.reshape(-1, len(weights))
        curvature += flat.T @ flat
    return gradient, curvature


def loss(rows: list[TrainingPosition], early: list[float], late: list[float]) -> float:
    """How surprising the results are under the weights: the mean of -log of the winner's chance."""
    total = 0.0
    for stage, features, chances in rows:
        sums = np.array(features) @ ((1 - stage) * np.array(early) + stage * np.array(late))
        sums = sums - sums.max()
        total -= float(np.dot(np.array(chances), sums - np.log(np.exp(sums).sum())))
    return total / max(1, len(rows))
