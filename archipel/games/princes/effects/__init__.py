"""What cards do: one module for each set. Importing any of them fills in the effects of all."""

from archipel.games.princes.effects.table import BY_NAME

__all__ = ["BY_NAME"]
