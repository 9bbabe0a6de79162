"""Effects of cards, one module for each set. Importing any of them fills the table of all."""

from archipel.games.princes.effects.table import BY_NAME

__all__ = ["BY_NAME"]
