"""Archipel: four board games of one family, each exactly as its rulebook says."""

__version__ = "0.1.0"
