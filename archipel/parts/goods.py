"""Goods as counts by kind, `list[int]`, and their notation `wood 2 ore`."""

from __future__ import annotations

from archipel.core.state import BadNotation


def covers(have: list[int], want: list[int]) -> bool:
    """Return whether `have` holds at least `want` of every kind."""
    return all(h >= w for h, w in zip(have, want))


def missing(have: list[int], want: list[int]) -> list[int]:
    """Return what `have` lacks of `want`."""
    return [max(0, w - h) for h, w in zip(have, want)]


def write(names: list[str], goods: list[int]) -> str:
    """Return `wood 2 ore`: every kind of which there is any, with its count if it is not one."""
    words: list[str] = []
    for kind, n in enumerate(goods):
        if n:
            words.append(names[kind])
            if n != 1:
                words.append(str(n))
    return " ".join(words)


def read(names: list[str], words: list[str]) -> list[int]:
    """Parse words such as `wood 2 ore`."""
    goods = [0] * len(names)
    last = -1
    for word in words:
        if word in names:
            last = names.index(word)
            if goods[last]:
                raise BadNotation(f"{word!r} stands twice")
            goods[last] = 1
        elif last >= 0 and is_number(word) and 2 <= int(word) <= 99:
            goods[last] = int(word)
            last = -1
        else:
            raise BadNotation(f"{word!r} is neither one of {', '.join(names)} nor a number from 2 after one")
    return goods


def is_number(word: str) -> bool:
    """Return whether a word is a plain number of at most three digits, without a leading zero."""
    return (
        word.isascii() and word.isdigit() and len(word) <= 3 and (len(word) == 1 or not word.startswith("0"))
    )


def only(kinds: int, good: int, n: int) -> list[int]:
    """Return n of one good, and none of the other kinds."""
    goods = [0] * kinds
    goods[good] = n
    return goods


def by_name(names: list[str], goods: list[int]) -> dict[str, str | int]:
    """Return the count of each good, as the arguments of a note."""
    out: dict[str, str | int] = {}
    for name, n in zip(names, goods):
        out[name] = n
    return out
