"""The kernel of every game: the stack of questions, and the fast random step."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.position import BasePosition
from archipel.core.question import BaseQuestion
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, State
from archipel.registry import BUILT_IN, GAMES


class Numbered(BaseQuestion[Any]):
    """A question that differs from others by its number alone."""

    def __init__(self, number: int) -> None:
        super().__init__(number)


def test_the_stack_of_questions_is_a_plain_list() -> None:
    """Random pushes, pops and copies leave what they leave in a list."""
    rng = Rng(11)
    end = Numbered(NOBODY)
    stacks: list[tuple[BasePosition, list[BaseQuestion[Any]]]] = [(BasePosition(end, None), [end])]
    for number in range(2000):
        p, plain = stacks[rng.below(len(stacks))]
        pick = rng.below(8)
        if pick == 0 and len(stacks) < 6:
            stacks.append((BasePosition(end, p), plain.copy()))
        elif pick == 1:
            kept = plain[: 1 + rng.below(len(plain))]
            p.pending = kept
            plain[:] = kept
        elif pick < 4 and len(plain) > 1:
            p.pop()
            plain.pop()
        else:
            question = Numbered(number)
            p.push(question)
            plain.append(question)
        for position, questions in stacks:
            assert position.pending == questions
            assert position.top is questions[-1]
            assert position.over() == (len(questions) == 1)


@pytest.mark.parametrize("key", BUILT_IN)
def test_a_fast_random_step_is_the_plain_one(key: str) -> None:
    """`PositionState.step` picks and does what `State.step` does, to the end of the game."""
    game = GAMES[key]
    for seed in range(3):
        fast = game.open(game.seats[-1], game.read_options(""))
        plain = fast.copy()
        one, other = Rng(seed), Rng(seed)
        while plain.actor() != NOBODY:
            assert fast.step(one) == State.step(plain, other)
            assert fast.now().text() == plain.now().text()
            assert one.drawn == other.drawn
        assert fast.step(one) == State.step(plain, other) == -1
        assert fast.scores() == plain.scores()


@pytest.mark.parametrize("key", BUILT_IN)
def test_an_unknown_seat_is_refused_with_a_note(key: str) -> None:
    game = GAMES[key]
    state = game.open(game.seats[-1], game.read_options(""))
    rng = Rng(3)
    for _ in range(60):
        seat = state.actor()
        for action in [] if seat < 0 else state.legal(seat):
            for nobody in (-5, state.seats(), 99):
                assert state.why_not(nobody, action), action.text
        state.step(rng)
