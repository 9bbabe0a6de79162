"""The fast path of Junior: a reserve that has enough for everybody pays every claim."""

from __future__ import annotations

import pytest
from tables import Table, positions

from archipel.games.junior import Junior
from archipel.games.junior.board import FACES
from archipel.games.junior.cards import KINDS
from archipel.games.junior.production import claims, collect, is_plenty, is_short
from archipel.games.junior.state import JuniorState


@pytest.mark.parametrize("options", ["", "rules=1"])
@pytest.mark.parametrize("seats", [3, 4])
def test_with_plenty_everybody_takes_every_claim(seats: int, options: str) -> None:
    plenty = 0
    for at in positions(Table(Junior(), seats, options), seed=61, every=4, most=200):
        for face in range(1, FACES + 1):
            after = at.state.copy()
            assert isinstance(at.state, JuniorState)
            assert isinstance(after, JuniorState)
            before, p = at.state.p, after.p
            if not is_plenty(p, face):
                continue
            plenty += 1
            claimed = claims(p, face)
            assert not any(is_short(p, claimed, good) for good in range(KINDS))
            collect(p, face)
            gained = [[n - m for n, m in zip(*hands)] for hands in zip(p.hands, before.hands)]
            assert gained == claimed
    assert plenty
