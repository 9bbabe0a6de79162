"""The geometry of a hexagonal island: fields, corners and paths, numbered row by row."""

from __future__ import annotations

from typing import final

_SIDES = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # NE E SE SW W NW


def _corner(q: int, r: int, side: int) -> tuple[int, int]:
    """Return the corner between two neighbouring sides, in thirds of the axial grid, as (row, column)."""
    a, b = _SIDES[side], _SIDES[(side + 1) % 6]
    x, y = 3 * q + a[0] + b[0], 3 * r + a[1] + b[1]
    return y, 2 * x + y


@final
class Island:
    """All fields within `radius` of the centre. Ids run from the top row down, left to right."""

    def __init__(self, radius: int) -> None:
        self.fields: list[tuple[int, int]] = [
            (q, r)
            for r in range(-radius, radius + 1)
            for q in range(-radius, radius + 1)
            if -radius <= q + r <= radius
        ]
        self.middles: list[tuple[int, int]] = [(3 * r, 6 * q + 3 * r) for q, r in self.fields]
        """The centre of each field, on the same grid as `places`."""
        rings = [[_corner(q, r, side) for side in range(6)] for q, r in self.fields]
        corners = sorted({corner for ring in rings for corner in ring})
        ids = {corner: i for i, corner in enumerate(corners)}
        self.places: list[tuple[int, int]] = corners
        """The position of each corner: (row, column) on a fine grid, for drawings."""
        self.field_corners: list[list[int]] = [[ids[corner] for corner in ring] for ring in rings]
        pairs = {
            (min(ring[i], ring[(i + 1) % 6]), max(ring[i], ring[(i + 1) % 6]))
            for ring in self.field_corners
            for i in range(6)
        }
        self.paths: list[tuple[int, int]] = sorted(pairs)
        self.corner_paths: list[list[int]] = [
            [e for e, pair in enumerate(self.paths) if v in pair] for v in range(len(corners))
        ]
        self.corner_neighbours: list[list[int]] = [
            [a + b - v for a, b in self.paths if v in (a, b)] for v in range(len(corners))
        ]
        self.corner_fields: list[list[int]] = [
            [f for f, ring in enumerate(self.field_corners) if v in ring] for v in range(len(corners))
        ]
