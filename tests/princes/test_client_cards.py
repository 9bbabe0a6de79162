"""The client prints on its cards what the engine knows of them."""

from __future__ import annotations

from client_cards import TARGET, text


def test_the_facts_of_the_client_are_those_of_the_engine() -> None:
    assert TARGET.read_text(encoding="utf-8") == text(), "run python tools/client_cards.py"
