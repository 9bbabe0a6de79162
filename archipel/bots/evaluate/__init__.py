"""The evaluations, one module for each game of the box; other games bring theirs along."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from archipel.bots.evaluate.base import Evaluator
from archipel.registry import game_named


class Evaluators(dict[str, Evaluator]):
    """The evaluation of every game by key, made when it is first asked for."""

    def __missing__(self, game: str) -> Evaluator:
        self[game] = made = evaluator_for(game)
        return made


def evaluator_for(game: str) -> Evaluator:
    """A new evaluation of a game: the one its profile names, or by points alone."""
    module, _, name = game_named(game).profile.evaluator.partition(":")
    if not module:
        return Evaluator()
    made: Evaluator = getattr(import_module(module), name)()
    return made


EVALUATORS: Final = Evaluators()
