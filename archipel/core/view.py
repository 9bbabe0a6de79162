"""The base class of views. Views stay uncompiled, because schemas are made from their types."""

from __future__ import annotations


class View:
    """What one seat may know, built from nothing. Each game has one value type derived from it."""
