"""Every pending matter: named, worded, shared by copies, and all of it in its text."""

from __future__ import annotations

import pytest
from junior.scenes import start

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, COMPILED, NOBODY, Action
from archipel.games.junior.ghost import Haunting
from archipel.games.junior.position import Chance, OnTurn, Over, Question, Several, Step
from archipel.games.junior.state import JuniorState
from archipel.games.junior.view import PHASES


def leaves(of: type[Question]) -> list[type[Question]]:
    below = of.__subclasses__()
    return [leaf for cls in below for leaf in leaves(cls)] if below else [of]


def pick(state: JuniorState, rng: Rng) -> tuple[int, Action]:
    """Whoever is asked does something at random; now and then something is offered or proposed."""
    talker = rng.below(state.p.seats)
    offers = state.offers(talker)
    if offers and rng.below(3) == 0:
        return talker, offers[rng.below(len(offers))]
    if state.actor() == CHANCE:
        return CHANCE, state.legal(CHANCE)[rng.weighted(state.odds())]
    asked = state.asked()
    seat = asked[rng.below(len(asked))]
    choices = state.legal(seat)
    return seat, choices[rng.below(len(choices))]


@pytest.mark.skipif(COMPILED, reason="attributes of compiled objects are not listed")
def test_the_text_of_a_question_tells_all_of_it() -> None:
    seen: dict[str, str] = {}
    kinds: dict[type[Question], str] = {}
    for seed in range(8):
        state = start(3 + seed % 2, "first=lot" if seed % 2 else "six=may")
        rng = Rng(seed)
        while state.actor() != NOBODY:
            assert all(a is b for a, b in zip(state.p.pending, state.copy().p.pending, strict=True))
            for question in state.p.pending:
                kinds[type(question)] = question.name()
                what = f"{type(question).__name__} {vars(question)}"
                assert seen.setdefault(question.text(), what) == what
            assert state.now().asked()[:1] == ([] if state.actor() == CHANCE else [state.actor()])
            state.apply(*pick(state, rng))
    assert set(kinds) == set(leaves(Question))
    assert sorted(kinds.values()) == sorted([*PHASES, "over"])  # one name for each kind, known to views


def test_every_question_is_a_final_leaf_with_a_name() -> None:
    for cls in leaves(Question):
        assert cls not in (Question, OnTurn, Several, Chance, Step)
        assert getattr(cls, "__final__", COMPILED), cls
        assert "name" in vars(cls), cls
        assert "ask" in vars(cls) or issubclass(cls, Step | Chance | Over), cls
        assert "answer" in vars(cls) or issubclass(cls, Step | Over | Haunting), cls
