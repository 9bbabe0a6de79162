"""Confusable nicks: nicks that look alike have the same skeleton (compare Unicode UTS #39)."""

from __future__ import annotations

import unicodedata
from typing import Final

_CONFUSABLE: Final = {
    "a": "аα",
    "b": "ьβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еє",
    "h": "һ",
    "i": "іιıl1|",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "пη",
    "o": "оοσ0",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτ",
    "u": "υц",
    "v": "νѵ",
    "w": "ѡωԝ",
    "x": "хχ",
    "y": "уүγ",
    "z": "ζ",
}
"""For every Latin letter, the letters of other alphabets and the digits that look like it."""
_TO_LATIN: Final = str.maketrans({other: ours for ours, others in _CONFUSABLE.items() for other in others})


def skeleton(nick: str) -> str:
    """Return a text that is equal for nicks that look alike. Accents are kept, because they are visible."""
    plain = unicodedata.normalize("NFKC", nick).casefold()
    plain = unicodedata.normalize("NFC", plain.translate(_TO_LATIN))
    return plain.replace("rn", "m").replace("vv", "w").translate(str.maketrans("", "", "._-"))
