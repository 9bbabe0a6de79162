"""Every pending matter: named, worded, shared by copies, and all of it in its text."""

from __future__ import annotations

import pytest
from princes.scenes import MODES, start

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, COMPILED, NOBODY
from archipel.games.princes.position import Chance, Open, Over, Question, Step


def leaves(of: type[Question]) -> list[type[Question]]:
    below = of.__subclasses__()
    return [leaf for cls in below for leaf in leaves(cls)] if below else [of]


@pytest.mark.skipif(COMPILED, reason="attributes of compiled objects are not listed")
def test_the_text_of_a_question_tells_all_of_it() -> None:
    seen: dict[str, str] = {}
    kinds: set[type[Question]] = set()
    for seed, mode in enumerate(MODES):
        state = start(f"mode={mode}")
        rng = Rng(seed)
        while state.actor() != NOBODY:
            assert all(a is b for a, b in zip(state.p.pending, state.copy().p.pending, strict=True))
            for question in state.p.pending:
                kinds.add(type(question))
                what = f"{type(question).__name__} {vars(question)}"
                assert seen.setdefault(f"{type(question).__name__} {question.text()}", what) == what
            seat = state.actor()
            choices = state.legal(seat)
            pick = rng.weighted(state.odds()) if seat == CHANCE else rng.below(len(choices))
            state.apply(seat, choices[pick])
    assert len(kinds) > 30


def test_every_question_is_a_final_leaf_with_a_name() -> None:
    for cls in leaves(Question):
        assert cls not in (Question, Open, Chance, Step)
        assert getattr(cls, "__final__", COMPILED), cls
        assert "name" in vars(cls) or issubclass(cls, Step), cls
        assert "ask" in vars(cls) or issubclass(cls, Step | Chance | Over), cls
        assert ("choices" in vars(cls) and "answer" in vars(cls)) or issubclass(cls, Step | Chance | Over), (
            cls
        )
