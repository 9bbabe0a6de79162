"""The client prints on its cards what the engine knows of them."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "princes_cards.py"


def test_the_facts_of_the_client_are_those_of_the_engine() -> None:
    tool = runpy.run_path(str(TOOL))
    written = json.loads(tool["TARGET"].read_text(encoding="utf-8"))
    assert written == json.loads(tool["text"]()), "run tools/princes_cards.py"
