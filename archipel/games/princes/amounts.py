"""Amounts of the six goods in one machine word, a byte for each good: compared and added all at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BORROWS: Final[i64] = 0x808080808080
"""The highest bit of every byte: no amount reaches it, so a difference borrows from it alone."""
NO_GOODS: Final[i64] = 0


def shifted(n: i64, good: i64) -> i64:
    """So many of one good."""
    return n << (good * 8)


def amount(goods: i64, good: i64) -> i64:
    """How many of one good."""
    return goods >> (good * 8) & 255


def packed(amounts: list[int]) -> i64:
    """The word for these amounts."""
    out: i64 = 0
    for good, n in enumerate(amounts):
        out += shifted(n, good)
    return out


def unpacked(goods: i64) -> list[int]:
    """The amounts of a word."""
    out: list[int] = []
    for good in range(6):
        out.append(amount(goods, good))
    return out


def some(goods: i64) -> int:
    """The goods of which there is any, as bits."""
    out: i64 = 0
    bit: i64 = 1
    while goods:
        if goods & 255:
            out += bit
        goods >>= 8
        bit += bit
    return out


def total(goods: i64) -> i64:
    """All amounts together."""
    out: i64 = 0
    while goods:
        out += goods & 255
        goods >>= 8
    return out


def covers(stock: i64, price: i64) -> bool:
    """Whether there is as much of every good as the price asks for."""
    return ((stock | BORROWS) - price) & BORROWS == BORROWS


def missing(stock: i64, price: i64) -> i64:
    """How many goods are missing for the price."""
    out: i64 = 0
    for good in range(6):
        short = amount(price, good) - amount(stock, good)
        if short > 0:
            out += short
    return out


def first_good(goods: i64) -> int:
    """The first good of which there is any, or -1."""
    for good in range(6):
        if amount(goods, good):
            return good
    return -1
