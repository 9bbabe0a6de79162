"""Drawings in SVG, as text."""

from __future__ import annotations


def document(width: int, height: int, inner: str) -> str:
    """A whole drawing on a plain ground."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}"><rect width="100%" height="100%" fill="#dfeaf2"/>{inner}</svg>'
    )
