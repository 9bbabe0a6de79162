"""The evaluations, one module for each game."""

from __future__ import annotations

from typing import Final

from archipel.bots.evaluate.base import Evaluator
from archipel.bots.evaluate.elasund import ElasundEvaluator
from archipel.bots.evaluate.junior import JuniorEvaluator
from archipel.bots.evaluate.princes import PrincesEvaluator
from archipel.bots.evaluate.settlers import SettlersEvaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    "settlers": SettlersEvaluator(),
    "junior": JuniorEvaluator(),
    "elasund": ElasundEvaluator(),
    "princes": PrincesEvaluator(),
}
