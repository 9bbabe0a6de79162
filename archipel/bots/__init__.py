"""Bots, and the analysis and coach built on them. A bot knows only what its seat knows."""
