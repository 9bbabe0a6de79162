"""Fitting the weights of an evaluation to games it plays against itself. Needs NumPy (the extra `train`)."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from archipel.arena.pool import chunks, map_chunks
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.evaluate.base import Fitted, weights_file
from archipel.bots.practice import Sample, practise
from archipel.core.rng import Rng
from archipel.core.state import BadOptions
from archipel.registry import game_named

if TYPE_CHECKING:
    Array = Any

Rows = tuple[float, list[list[float]], list[float]]
"""A position: its stage, the features of every seat, what each seat had of the game."""


@dataclass(frozen=True)
class Lesson:
    """Some games to be played: plain data that travels."""

    game: str
    tables: tuple[tuple[int, str], ...]
    """Seats and options, played in turn."""
    first: int
    last: int
    seed: int
    slips: int
    every: int
    early: tuple[float, ...]
    late: tuple[float, ...]


def evaluator_of(game: str) -> Fitted:
    """The fitted evaluation of a game, or `BadOptions`."""
    evaluator = EVALUATORS.get(game)
    if not isinstance(evaluator, Fitted):
        raise BadOptions(f"{game}: its evaluation has no weights to fit")
    return evaluator


def attend(lesson: Lesson) -> list[Rows]:
    """Play the games of a lesson and bring home what was seen."""
    game = game_named(lesson.game)
    evaluator = evaluator_of(lesson.game)
    evaluator.early = list(lesson.early)
    evaluator.late = list(lesson.late)
    out: list[Rows] = []
    for index in range(lesson.first, lesson.last):
        seats, options = lesson.tables[index % len(lesson.tables)]
        state = game.open(seats, game.settle(options))
        samples: list[Sample] = practise(
            evaluator, state, Rng(lesson.seed * 1_000_003 + index), lesson.slips, lesson.every
        )
        out += [(sample.stage, sample.rows, sample.chances) for sample in samples]
    return out


def fit(
    names: list[str],
    rows: list[Rows],
    early: list[float] | None = None,
    late: list[float] | None = None,
    ridge: float = 3.0,
    steps: int = 12,
) -> tuple[list[float], list[float]]:
    """The weights under which what happened is likeliest: Newton's method on a softmax over the seats.

    With weights to start from, these are first stretched as a whole to fit best, and `ridge` then holds the
    new ones to them. Positions of one game have one result, and whoever is ahead has more of everything:
    without a hold, weights drift to what goes along with winning instead of what brings it.
    """
    try:
        import numpy as np
    except ImportError:
        raise BadOptions("training needs NumPy: pip install 'archipel[train]'") from None
    width = len(names)
    batches = []
    for seats in sorted({len(row[1]) for row in rows}):
        some = [row for row in rows if len(row[1]) == seats]
        stage = np.array([row[0] for row in some])[:, None, None]
        x = np.array([row[1] for row in some], dtype=np.float64)
        y = np.array([row[2] for row in some], dtype=np.float64)
        batches.append((np.concatenate([x * (1 - stage), x * stage], axis=2), y))

    def surprise(batches: list[Any], weights: Any) -> float:
        total = 0.0
        for x, y in batches:
            sums = x @ weights
            sums = sums - sums.max(axis=1, keepdims=True)
            total -= float((y * (sums - np.log(np.exp(sums).sum(axis=1, keepdims=True)))).sum())
        return total

    def newton(batches: list[Any], start: Any, anchor: Any, pull: float) -> Any:
        def cost(weights: Any) -> float:
            return surprise(batches, weights) + 0.5 * pull * float(((weights - anchor) ** 2).sum())

        weights, now = start.copy(), cost(start)
        for _ in range(steps):
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
            step = np.linalg.solve(curvature, gradient)
            while cost(weights - step) > now and float(np.abs(step).max()) > 1e-6:
                step = step / 2  # a step too far: Newton's method needs a leash away from the goal
            weights = weights - step
            now = cost(weights)
            if float(np.abs(step).max()) < 1e-4:
                break
        return weights

    anchor = np.array([*(early or [0.0] * width), *(late or [0.0] * width)])
    if anchor.any():
        whole = [((x @ anchor)[:, :, None], y) for x, y in batches]
        anchor = anchor * newton(whole, np.ones(1), np.ones(1), 1e-6)[0]
    weights = newton(batches, anchor, anchor, ridge)
    return [float(w) for w in weights[:width]], [float(w) for w in weights[width:]]


def loss(rows: list[Rows], evaluator: Fitted) -> float:
    """How surprising the results are under the weights: the mean of -log of the winner's chance."""
    import numpy as np

    early, late = np.array(evaluator.early), np.array(evaluator.late)
    total = 0.0
    for stage, features, chances in rows:
        sums = np.array(features) @ ((1 - stage) * early + stage * late)
        sums = sums - sums.max()
        total -= float(np.dot(np.array(chances), sums - np.log(np.exp(sums).sum())))
    return total / max(1, len(rows))


def train(
    game: str,
    tables: tuple[tuple[int, str], ...],
    games: int,
    rounds: int,
    seed: int,
    slips: int = 50,
    every: int = 12,
    jobs: int | None = None,
    backend: str = "local",
    hold: float = 200.0,
    said: Callable[[str], None] = print,
) -> Fitted:
    """Play, fit, play again with the new weights; the evaluation of this process keeps the last ones."""
    evaluator = evaluator_of(game)
    kept: list[Rows] = []
    for turn in range(rounds):
        lessons = [
            Lesson(
                game, tables, first, last, seed + 1000 * turn, slips, every,
                tuple(evaluator.early), tuple(evaluator.late),
            )
            for first, last in chunks(games, jobs or os.cpu_count() or 1)
        ]  # fmt: skip
        rows: list[Rows] = []
        for found in map_chunks(attend, lessons, backend, jobs):
            rows += found
        before = loss(rows[::7], evaluator)
        kept = rows if turn < 2 else kept[len(kept) // 2 :] + rows
        evaluator.early, evaluator.late = fit(evaluator.names, kept, evaluator.early, evaluator.late, hold)
        said(
            f"round {turn + 1}: {games} games, {len(rows)} positions, "
            f"surprise {before:.4f} before the fit, {loss(rows[::7], evaluator):.4f} after"
        )
    return evaluator


def write(evaluator: Fitted, game: str, command: str, path: Path | None = None) -> Path:
    """Store the weights with the command that made them."""
    path = path or Path(weights_file(game))
    lines = [f"# {command}", "# feature, its weight early in the game, its weight late"]
    for name, early, late in zip(evaluator.names, evaluator.early, evaluator.late):
        lines.append(f"{name} {early:.4f} {late:.4f}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
