"""The base of every view. Views stay uncompiled, because schemas are made from their types."""

from __future__ import annotations


class View:
    """What one seat may know, built up from nothing. Each game has one frozen dataclass of it."""
