"""Fit evaluation weights by maximum likelihood: Newton's method on a softmax over the seats.

Needs NumPy (the extra `train`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

TrainingPosition = tuple[float, list[list[float]], list[float]]
"""A position: its stage, the features of every seat, and the result for every seat."""

PositionBatch = tuple[Any, Any]
"""The positions with one number of seats: early and late features of every seat, and results."""


def fit(
    names: list[str],
    rows: list[TrainingPosition],
    early: list[float] | None = None,
    late: list[float] | None = None,
    ridge: float = 3.0,
    steps: int = 12,
) -> tuple[list[float], list[float]]:
    """Return the maximum-likelihood weights for the early and the late game.

    Weights to start from are first scaled as a whole to fit best; `ridge` is then the L2 regularisation
    towards them. It matters because all positions of a game share one result, and the leader has more of
    everything: without it, weights drift to features that correlate with winning instead of causing it.
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
    """Minimise the cost by Newton's method, starting from the anchor."""
    weights, now = anchor.copy(), _cost(batches, anchor, anchor, pull)
    for _ in range(steps):
        gradient, curvature = _derivatives(batches, weights, anchor, pull)
        step = np.linalg.solve(curvature, gradient)
        while _cost(batches, weights - step, anchor, pull) > now and float(np.abs(step).max()) > 1e-6:
            step = step / 2  # backtracking line search: far from the minimum a full Newton step may overshoot
        weights = weights - step
        now = _cost(batches, weights, anchor, pull)
        if float(np.abs(step).max()) < 1e-4:
            break
    return weights


def _cost(batches: list[PositionBatch], weights: Any, anchor: Any, pull: float) -> float:
    """Return the cross-entropy loss plus L2 regularisation towards the anchor."""
    total = 0.5 * pull * float(((weights - anchor) ** 2).sum())
    for x, y in batches:
        sums = x @ weights
        sums = sums - sums.max(axis=1, keepdims=True)
        total -= float((y * (sums - np.log(np.exp(sums).sum(axis=1, keepdims=True)))).sum())
    return total


def _derivatives(batches: list[PositionBatch], weights: Any, anchor: Any, pull: float) -> tuple[Any, Any]:
    """Return the gradient and the Hessian of the cost."""
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
    """Return the mean cross-entropy of the results under the weights."""
    total = 0.0
    for stage, features, chances in rows:
        sums = np.array(features) @ ((1 - stage) * np.array(early) + stage * np.array(late))
        sums = sums - sums.max()
        total -= float(np.dot(np.array(chances), sums - np.log(np.exp(sums).sum())))
    return total / max(1, len(rows))
