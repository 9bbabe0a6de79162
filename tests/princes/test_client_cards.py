"""The client prints on its cards what the engine knows of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import princes_cards  # noqa: E402


def test_the_facts_of_the_client_are_those_of_the_engine() -> None:
    written = json.loads(princes_cards.TARGET.read_text(encoding="utf-8"))
    assert written == json.loads(princes_cards.text()), "run tools/princes_cards.py"
