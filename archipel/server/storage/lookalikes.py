"""Nicks that look alike are the same nick: what a reader sees of one, whatever letters it is written with."""

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
"""For every letter of ours, those of other alphabets (and digits) that are taken for it."""
_TO_LATIN: Final = str.maketrans({other: ours for ours, others in _CONFUSABLE.items() for other in others})


def skeleton(nick: str) -> str:
    """Equal for nicks that a person cannot tell apart. Accents stay: they can be seen."""
    plain = unicodedata.normalize("NFKC", nick).casefold()
    plain = unicodedata.normalize("NFC", plain.translate(_TO_LATIN))
    return plain.replace("rn", "m").replace("vv", "w").translate(str.maketrans("", "", "._-"))
