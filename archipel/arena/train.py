"""Train an evaluation: self-play, then fit the weights to the results."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from archipel.arena.pool import chunks, map_chunks
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.evaluate.base import Fitted, weights_file
from archipel.bots.self_play import Sample, self_play
from archipel.core.rng import Rng
from archipel.core.state import BadOptions
from archipel.registry import game_named

if TYPE_CHECKING:
    from archipel.arena.fitting import TrainingPosition


@dataclass(frozen=True)
class TrainingGames:
    """Some games for self-play: plain data that can be sent to other processes."""

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
    """Return the fitted evaluation of a game, or raise `BadOptions`."""
    evaluator = EVALUATORS[game]
    if not isinstance(evaluator, Fitted):
        raise BadOptions(f"{game}: its evaluation has no weights to fit")
    return evaluator


def play_training_games(task: TrainingGames) -> list[TrainingPosition]:
    """Play the games and return the sampled positions."""
    game = game_named(task.game)
    evaluator = evaluator_of(task.game)
    evaluator.weigh(list(task.early), list(task.late))
    out: list[TrainingPosition] = []
    for index in range(task.first, task.last):
        seats, options = task.tables[index % len(task.tables)]
        state = game.open(seats, game.read_options(options))
        samples: list[Sample] = self_play(
            evaluator, state, Rng(task.seed * 1_000_003 + index), task.slips, task.every
        )
        out += [(sample.stage, sample.rows, sample.chances) for sample in samples]
    return out


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
    """Alternate self-play and fitting; the evaluation of this process keeps the latest weights."""
    try:
        from archipel.arena.fitting import fit, loss
    except ImportError:
        raise BadOptions("training needs NumPy: pip install 'archipel[train]'") from None
    evaluator = evaluator_of(game)
    kept: list[TrainingPosition] = []
    for turn in range(rounds):
        tasks = [
            TrainingGames(
                game, tables, first, last, seed + 1000 * turn, slips, every,
                tuple(evaluator.early), tuple(evaluator.late),
            )
            for first, last in chunks(games, jobs or os.cpu_count() or 1)
        ]  # fmt: skip
        rows: list[TrainingPosition] = []
        for found in map_chunks(play_training_games, tasks, backend, jobs):
            rows += found
        before = loss(rows[::7], evaluator.early, evaluator.late)
        kept = rows if turn < 2 else kept[len(kept) // 2 :] + rows
        evaluator.weigh(*fit(evaluator.names, kept, evaluator.early, evaluator.late, hold))
        after = loss(rows[::7], evaluator.early, evaluator.late)
        said(
            f"round {turn + 1}: {games} games, {len(rows)} positions, "
            f"cross-entropy {before:.4f} before the fit, {after:.4f} after"
        )
    return evaluator


def write(evaluator: Fitted, game: str, command: str, path: Path | None = None) -> Path:
    """Write the weights with the command that made them."""
    path = path or Path(weights_file(game))
    lines = [f"# {command}", "# feature, its weight early in the game, its weight late"]
    for name, early, late in zip(evaluator.names, evaluator.early, evaluator.late):
        lines.append(f"{name} {early:.4f} {late:.4f}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
