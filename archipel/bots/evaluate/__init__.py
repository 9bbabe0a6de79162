"""The evaluations: one module for each built-in game. A plug-in game names its own in its profile."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from archipel.bots.evaluate.base import Evaluator
from archipel.registry import game_named


class Evaluators(dict[str, Evaluator]):
    """The evaluators by game key, each created on first use."""

    def __missing__(self, game: str) -> Evaluator:
        self[game] = made = evaluator_for(game)
        return made


def evaluator_for(game: str) -> Evaluator:
    """Return a new evaluator: the one that the game's profile names, or one that counts points."""
    module, _, name = game_named(game).profile.evaluator.partition(":")
    if not module:
        return Evaluator()
    made: Evaluator = getattr(import_module(module), name)()
    return made


EVALUATORS: Final = Evaluators()
