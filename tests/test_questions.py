"""Pending questions of every game: final classes, named, worded, shared by copies, complete in their text."""

from __future__ import annotations

from typing import Any

import pytest
from tables import everything, play_some

from archipel.core.question import BaseQuestion
from archipel.core.rng import Rng
from archipel.core.state import COMPILED, NOBODY
from archipel.registry import BUILT_IN, GAMES

ASKING = list(BUILT_IN)
ROWS = 1500
"""Number of rows played of each game."""


def leaves(of: type[BaseQuestion[Any]], game: str) -> list[type[BaseQuestion[Any]]]:
    """Return the classes of a game that its questions are made of."""
    if below := of.__subclasses__():
        return [leaf for cls in below for leaf in leaves(cls, game)]
    return [of] if of.__module__.startswith(f"archipel.games.{game}.") else []


@pytest.mark.parametrize("game", ASKING)
def test_every_question_is_final_and_has_all_methods(game: str) -> None:
    assert leaves(BaseQuestion, game)
    for cls in leaves(BaseQuestion, game):
        bases = {base.__name__: base for base in cls.__mro__[1:]}
        if "Step" in bases:
            needed = ["name", "settle"]
        elif "Chance" in bases:
            needed = ["name", "answer"]
        elif cls.__name__ == "Over" or "Over" in bases:
            needed = ["name", "wait"]
        else:
            needed = ["name", "ask", "choices", "answer"]
        assert getattr(cls, "__final__", COMPILED), cls
        for method in needed:
            assert getattr(cls, method) is not getattr(bases["Question"], method), (cls, method)


@pytest.mark.parametrize("game", ASKING)
def test_questions_in_play_hold_their_contract(game: str) -> None:
    """They answer for their state, copies share them, and different ones have different texts."""
    seen: dict[str, str] = {}
    kinds: set[type[BaseQuestion[Any]]] = set()
    for seed, table in enumerate(table for table in everything() if table.game is GAMES[game]):
        referee = table.referee(seed)
        rng = Rng(seed)
        for _ in range(ROWS):
            state = referee.state
            now = state.now()
            assert now.name()
            assert (now.asked(), now.seat) == (state.asked(), state.actor())
            for seat in range(table.seats):
                assert state.prompt(seat) == now.prompt(seat)
            pending: list[BaseQuestion[Any]] = state.p.pending  # type: ignore[attr-defined]
            copied: list[BaseQuestion[Any]] = state.copy().p.pending  # type: ignore[attr-defined]
            assert all(a is b for a, b in zip(pending, copied, strict=True))
            for question in pending:
                kinds.add(type(question))
                if not COMPILED:  # attributes of compiled objects are not listed
                    what = f"{type(question).__name__} {vars(question)}"
                    assert seen.setdefault(f"{type(question).__name__} {question.text()}", what) == what
            if now.seat == NOBODY:
                break
            play_some(referee, rng, 1)
    assert 2 * len(kinds) > len(leaves(BaseQuestion, game)), "half of all kinds have come up"
