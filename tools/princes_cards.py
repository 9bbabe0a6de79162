"""Write the facts printed on the Princes cards where the client finds them.

`python tools/princes_cards.py`: write client/src/games/princes/cards.json
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from archipel.games.princes.board import CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE
from archipel.games.princes.cards import CARDS, SORTS

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "client/src/games/princes/cards.json"
POINTS = ["victory", "strength", "commerce", "skill", "progress"]


def rules() -> dict[str, list[str]]:
    """The rules of the card index, by the name of the card."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "docs/rules/princes.md").read_text(encoding="utf-8").splitlines():
        rule = re.match(r"(P-\d{3}) ", line)
        for names in re.findall(r"`([^`]*/[^`]*)`", line) if rule else []:
            for name in re.findall(r"[a-z]+_?[a-z_]*(?=,|$)", names):
                found.setdefault(name, []).append(rule[1] if rule else "")
    return found


def facts() -> dict[str, dict[str, object]]:
    """Sort, price, points and rules of every card; what is nothing is left out."""
    index = rules()
    out: dict[str, dict[str, object]] = {
        "road": {"sort": "road", "price": ROAD_PRICE},
        "settlement": {"sort": "settlement", "price": SETTLEMENT_PRICE, "victory": 1},
        "city": {"sort": "city", "price": CITY_PRICE, "victory": 2},
    }
    for card in CARDS:
        fact: dict[str, object] = {"sort": SORTS[card.sort]}
        if card.total:
            fact["price"] = card.price
        fact |= {point: getattr(card, point) for point in POINTS if getattr(card, point)}
        if card.once:
            fact["once"] = True
        fact["rules"] = sorted(set(index.get(card.name, [])))[:4]
        out[card.key] = fact
    return out


def text() -> str:
    """The file, one card a line."""
    rows = [f"  {json.dumps(key)}: {json.dumps(fact)}" for key, fact in facts().items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
