"""Verifiable chance: committed before the first draw, recomputed after the last.

1. The table draws a secret S and shows `commitment(S, table)` before anybody joins.
2. Every player contributes some random bytes; `key_of(S, contributions)` is the key of all draws.
3. Draw number n over weights w is `draw(key, n, w)`: an HMAC, mapped without bias by rejection.
4. The table reveals S at the end, so anybody who has the record can recompute every draw.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
_RANGE = 1 << 64


def commitment(secret: bytes, table: str) -> str:
    """Return the text shown before the game: it fixes the secret without revealing it."""
    return sha256(secret + table.encode()).hexdigest()


def key_of(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """Return the key of all draws, which nobody can choose alone. Number and length of the parts count."""
    parts = b"".join([len(part).to_bytes(4, "big") + part for part in contributions])
    return hmac.digest(secret, parts, "sha256")


def draw(key: bytes, number: int, weights: Sequence[int]) -> int:
    """Return the index that draw `number` falls on, exactly in proportion to the weights."""
    total = sum(weights)
    limit = _RANGE - _RANGE % total  # higher values would favour the first outcomes
    attempt = 0
    while True:
        mac = hmac.digest(key, f"draw {number} {attempt}".encode(), "sha256")
        value = int.from_bytes(mac[:8], "big")
        if value < limit:
            break
        attempt += 1
    value %= total
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise ValueError("no weight is positive")
