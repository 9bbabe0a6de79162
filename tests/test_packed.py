"""Packed counts equal lists of counts."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.parts.packed import (
    ONE,
    count,
    covers,
    draw,
    enough,
    first,
    has_all,
    kinds,
    missing,
    pack,
    several,
    total,
    unpack,
)


def handfuls(most: int, of: int, seed: int = 4, n: int = 300) -> list[list[int]]:
    """Return random counts, many of them zero."""
    rng = Rng(seed)
    return [[max(0, rng.below(2 * most + 1) - most) for _ in range(of)] for _ in range(n)]


def test_packed_counts_are_unpacked() -> None:
    for counts in handfuls(25, 5) + [[0] * 5, [127] * 5, [19] * 5]:
        packed = pack(counts)
        assert unpack(packed) == counts
        assert [count(packed, kind) for kind in range(5)] == counts
        assert packed == sum(n * ONE[kind] for kind, n in enumerate(counts))
        assert kinds(packed) == sum(1 << kind for kind, n in enumerate(counts) if n)
        assert has_all(packed) == all(counts)
        assert first(packed) == next((kind for kind, n in enumerate(counts) if n), -1)
        if sum(counts) < 255:
            assert total(packed) == sum(counts)
    for counts in handfuls(25, 6):
        assert unpack(pack(counts), 6) == counts
        assert kinds(pack(counts)) == sum(1 << kind for kind, n in enumerate(counts) if n)


def test_packed_counts_cover_a_price_like_lists() -> None:
    for have, want in zip(handfuls(6, 5, seed=1), handfuls(4, 5, seed=2)):
        assert covers(pack(have), pack(want)) == all(h >= w for h, w in zip(have, want))
        there = [kind for kind in range(5) if have[kind] >= want[kind] > 0]
        assert enough(pack(have), pack(want)) == sum(1 << kind for kind in there)
        assert missing(pack(have), pack(want)) == sum(max(0, w - h) for h, w in zip(have, want))
        assert covers(pack(have), pack(have))
    assert not covers(pack([19] * 5), pack([0, 0, 99, 0, 0]))


def test_a_draw_is_weighted_by_the_number_of_each_kind() -> None:
    mine, theirs = Rng(8), Rng(8)
    for counts in handfuls(9, 6):
        if any(counts):
            assert draw(pack(counts), mine) == theirs.weighted([n for n in counts if n])


def test_a_count_never_borrows_from_its_neighbour() -> None:
    have = [72, 0, 72, 0, 72, 0]
    for kind, n in enumerate(have):
        assert covers(pack(have), several(n, kind))
        assert not covers(pack(have), several(n + 1, kind))
