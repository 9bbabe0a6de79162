"""Sets as bits of a machine word behave as Python's own sets."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.parts.bits import BIT, MOST_MEMBERS, first, members, set_of, size


def test_every_member_is_found_by_its_bit() -> None:
    assert len(BIT) == MOST_MEMBERS == 63
    for member in range(MOST_MEMBERS):
        assert first(BIT[member]) == member == BIT[member].bit_length() - 1


def test_random_sets() -> None:
    rng = Rng(67)
    for _ in range(500):
        items = {rng.below(MOST_MEMBERS) for _ in range(1 + rng.below(MOST_MEMBERS))}
        mask = set_of(list(items))
        assert mask == sum(1 << item for item in items)
        assert first(mask) == min(items)
        assert members(mask) == sorted(items)
        assert size(mask) == len(items)


def test_all_and_none() -> None:
    assert members(0) == []
    assert size(0) == 0
    assert members((1 << MOST_MEMBERS) - 1) == list(range(MOST_MEMBERS))
