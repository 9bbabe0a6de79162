"""The rules that the row of a card names are those that the ledger has for it."""

from __future__ import annotations

import re
from pathlib import Path

from archipel.games.princes.cards import CARDS

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "princes.md"
SHOWN = 4
"""The most rules that a card of the client leads to."""


def rules_by_card() -> dict[str, list[str]]:
    """The rules of the card index, by the name of the card."""
    found: dict[str, list[str]] = {}
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        rule = re.match(r"(P-\d{3}) ", line)
        for names in re.findall(r"`([^`]*/[^`]*)`", line) if rule else []:
            for name in re.findall(r"[a-z]+_?[a-z_]*(?=,|$)", names):
                found.setdefault(name, []).append(rule[1] if rule else "")
    return found


def test_every_card_names_the_rules_of_the_ledger() -> None:
    index = rules_by_card()
    for card in CARDS:
        assert card.rules == sorted(set(index[card.name]))[:SHOWN], card.key
