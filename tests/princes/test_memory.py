"""What a memory keeps is true: every card it has a notion of is in one of the places it names."""

from __future__ import annotations

import pytest
from princes.scenes import GAME, MODES
from tables import Table, play_some

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import NOBODY
from archipel.games.princes.invariants import check
from archipel.games.princes.memory import HAND, PrincesMemory, Token
from archipel.games.princes.state import PrincesState
from archipel.parts.bits import BIT


def unknown_cards(state: PrincesState, seat: int) -> list[tuple[int, int]]:
    """Every seen card that the seat is not certain of, with its place as a bit."""
    p = state.p
    theirs = p.realms[1 - seat]
    out = [(kind, HAND) for i, kind in enumerate(theirs.hand) if not theirs.shown[i]]
    for stack, cards in enumerate(p.stacks):
        for i, kind in enumerate(cards):
            if kind >= 0 and not p.knows[stack][i] & BIT[seat]:
                out.append((kind, BIT[stack + 1]))
    return out


def all_fit(tokens: list[Token], cards: list[tuple[int, int]]) -> bool:
    """Whether every token can be one of the cards, no two the same: a matching."""
    taken: dict[int, int] = {}

    def place(t: int, tried: set[int]) -> bool:
        for c, (kind, where) in enumerate(cards):
            if kind == tokens[t].kind and where & tokens[t].places and c not in tried:
                tried.add(c)
                if c not in taken or place(taken[c], tried):
                    taken[c] = t
                    return True
        return False

    return all(place(t, set()) for t in range(len(tokens)))


def reconciled(referee: Referee, seat: int) -> PrincesMemory:
    memory = referee.memories[seat].copy()
    assert isinstance(memory, PrincesMemory)
    state = referee.state
    assert isinstance(state, PrincesState)
    memory.compare(state.p)
    memory.reconcile(state.p)
    return memory


@pytest.mark.parametrize("mode", MODES)
def test_what_is_remembered_is_true(mode: str) -> None:
    most = 0
    for seed in range(3):
        referee = Table(GAME, 2, f"mode={mode}").referee(seed)
        rng = Rng(seed)
        for _ in range(900):
            if referee.state.actor() == NOBODY:
                break
            play_some(referee, rng, 1)
            state = referee.state
            assert isinstance(state, PrincesState)
            for seat in range(2):
                memory = reconciled(referee, seat)
                most = max(most, len(memory.tokens))
                assert all_fit(memory.tokens, unknown_cards(state, seat)), memory.text()
    assert most > 0, "the games were too tame to try it"


@pytest.mark.parametrize("mode", ["war", "duel"])
def test_imagined_worlds_respect_the_memory(mode: str) -> None:
    referee = Table(GAME, 2, f"mode={mode}").referee(11)
    rng = Rng(11)
    tried = 0
    while referee.state.actor() != NOBODY and tried < 60:
        play_some(referee, rng, 15)
        for seat in range(2):
            memory = reconciled(referee, seat)
            if not memory.tokens:
                continue
            tried += 1
            world = referee.state.redeal(seat, memory, Rng(tried))
            assert isinstance(world, PrincesState)
            check(world)
            placed = unknown_cards(world, seat)
            assert all_fit(memory.tokens, placed), memory.text()
    assert tried > 5
