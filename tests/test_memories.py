"""Properties of every game's memories: each hears its own game only, and copies learn independently."""

from __future__ import annotations

import pytest
from tables import Table, play_some

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action
from archipel.registry import BUILT_IN, GAMES


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_memory_hears_only_its_own_game(game: str) -> None:
    rules = GAMES[game]
    memory = rules.memory(rules.seats[0], 0, rules.read_options(""))
    for other in BUILT_IN:
        if other != game:
            state = Table(GAMES[other], GAMES[other].seats[0]).start()
            with pytest.raises(TypeError, match="only"):
                memory.hear(state, 0, Action("end"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_copy_knows_the_same_and_learns_independently(game: str) -> None:
    """Memories and their copies hear half of the game; only the copies hear the other half."""
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee, rng = table.referee(3), Rng(3)
    play_some(referee, rng, 200)
    memories = referee.memories
    texts = [memory.text() for memory in memories]
    referee.memories = [memory.copy() for memory in memories]
    assert [memory.text() for memory in referee.memories] == texts
    while referee.state.actor() != NOBODY and len(referee.rows) < 400:
        play_some(referee, rng, 1)
    assert [memory.text() for memory in memories] == texts
    assert any(new.text() != old for new, old in zip(referee.memories, texts))
