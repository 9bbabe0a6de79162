"""Amounts of goods in one word say what lists of them say."""

from __future__ import annotations

import pytest

from archipel.core.rng import Rng
from archipel.games.princes.amounts import (
    NO_GOODS,
    amount,
    covers,
    first_good,
    missing,
    packed,
    shifted,
    some,
    total,
    unpacked,
)
from archipel.parts.bits import set_of

MOST = 72
"""More of one good than all places together could store."""


def drawn(rng: Rng, most: int) -> list[int]:
    return [rng.below(most + 1) for _ in range(6)]


@pytest.mark.parametrize("most", [1, 3, MOST])
def test_a_word_tells_what_the_list_tells(most: int) -> None:
    rng = Rng(most)
    for _ in range(200):
        have, price = drawn(rng, most), drawn(rng, most)
        word = packed(have)
        assert unpacked(word) == [amount(word, good) for good in range(6)] == have
        assert total(word) == sum(have)
        there = [good for good in range(6) if have[good]]
        assert some(word) == set_of(there)
        assert first_good(word) == (there[0] if there else -1)
        short = [max(0, want - n) for n, want in zip(have, price, strict=True)]
        assert missing(word, packed(price)) == sum(short)
        assert covers(word, packed(price)) == (sum(short) == 0)


def test_one_good_more_than_there_is_is_not_covered() -> None:
    have = [MOST, 0, MOST, 0, MOST, 0]
    word = packed(have)
    for good in range(6):
        assert covers(word, shifted(have[good], good))
        assert not covers(word, shifted(have[good] + 1, good)), "no neighbour lends what is missing"
    assert covers(NO_GOODS, NO_GOODS)
