"""The modes and rulings of Princes, as a table may choose them."""

from __future__ import annotations

from archipel.core.options import SEED, Option

OPTIONS = (
    Option(
        "mode", ("intro", "gold", "war", "progress", "duel"), ("P-028", "P-103", "P-104", "P-105", "P-118")
    ),
    Option("same-start-stack", ("no", "yes"), ("P-099", "P-A11")),
    Option("fresh-reaction", ("no", "yes"), ("P-073", "P-A19")),
    Option("storehouse", ("counts", "saves"), ("P-137", "P-A08", "P-C05")),
    Option("victory", ("own-turn", "at-once", "end-of-turn"), ("P-088", "P-A35")),
    Option("removal", ("themes", "always"), ("P-112", "P-A22")),
    Option("trade-master", ("one-or-two", "two"), ("P-164", "P-A46", "P-C17")),
    Option("salt-silo", ("victory", "commerce"), ("P-174", "P-C03")),
    Option("doctor", ("two", "four"), ("P-233", "P-A60")),
    Option("face-up", ("pile", "stack"), ("P-113", "P-A21")),
)

PRESETS = (SEED,)
