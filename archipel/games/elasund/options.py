"""The rulings of Elasund, as a table may choose them."""

from __future__ import annotations

from archipel.core.options import SEED, Option, Preset

OPTIONS = (
    Option("same-row", ("ship", "roll"), ("E-018", "E-C02")),
    Option("full-row", ("nearest", "adjacent"), ("E-059", "E-C07")),
    Option("reward", ("choose", "random"), ("E-080", "E-C09")),
    Option("reward-pool", ("all", "others"), ("E-080", "E-C10")),
    Option("hut-site", ("empty", "own-permit"), ("E-095", "E-C11", "E-A13")),
    Option("hut-return", ("may", "must"), ("E-092", "E-C12")),
    Option("hut-trigger", ("any", "bigger"), ("E-039", "E-C13")),
    Option("shortage", ("paid", "unpaid"), ("E-072", "E-C14")),
    Option("walls", ("free", "cheap-first"), ("E-044", "E-A17")),
)

PRESETS = (
    SEED,
    Preset(
        "english",
        (
            ("full-row", "adjacent"),
            ("reward", "random"),
            ("hut-site", "own-permit"),
            ("hut-trigger", "bigger"),
            ("shortage", "unpaid"),
        ),
    ),
)
