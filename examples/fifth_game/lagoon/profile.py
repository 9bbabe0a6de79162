"""The profile of Lagoon: its folder, evaluation, bot levels and pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.profile import Level, Profile

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="lagoon.bots:LagoonEvaluator",
    levels={"hard": Level(nodes=400)},
    pace="quick",
)
