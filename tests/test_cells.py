"""The cells of observations: what is written many at a time equals what is written one by one."""

from __future__ import annotations

import dataclasses

from archipel.core.cells import Cells
from archipel.core.rng import Rng
from archipel.core.values import replace, value_type


def written(cells: Cells) -> list[int]:
    return list(cells.finished())


def test_a_set_is_one_cell_for_each_number() -> None:
    rng, cells = Rng(8), Cells()
    for width in range(64):
        items = sum(rng.below(2) << i for i in range(width))
        cells.put_set(width, items)
        assert written(cells) == [items >> i & 1 for i in range(width)]


def test_seats_are_counted_from_the_reader() -> None:
    cells = Cells()
    for seats in range(2, 5):
        for reader in range(-1, seats):
            me = cells.begin(reader, seats)
            others = [(me + i) % seats for i in range(seats)]
            for chosen in range(1 << seats):
                cells.put_seats(chosen)
                assert written(cells) == [chosen >> seat & 1 for seat in others]
            cells.put_who(list(range(-2, seats)))
            assert written(cells) == [254, 255, *[others.index(seat) for seat in range(seats)]]


def test_packed_counts_bags_and_owners() -> None:
    rng, cells = Rng(3), Cells()
    for _ in range(100):
        counts = [rng.below(20) for _ in range(5)]
        cells.put_packed(5, sum(n << 8 * kind for kind, n in enumerate(counts)))
        assert written(cells) == counts
        items = [rng.below(6) for _ in range(rng.below(9))]
        cells.put_bag(6, items)
        assert written(cells) == [items.count(kind) for kind in range(6)]
        cells.begin(0, 3)
        owners = [rng.below(4) - 1 for _ in range(10)]
        cells.put_owners(12, 10, [sum(1 << i for i in range(10) if owners[i] == seat) for seat in range(3)])
        assert written(cells) == [10, *[owner & 255 for owner in owners], 0, 0]


@value_type
class Point:
    x: int
    y: int = 0


def test_a_changed_copy_is_that_of_dataclasses() -> None:
    point = Point(1, 2)
    assert replace(point, y=3) == dataclasses.replace(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)
