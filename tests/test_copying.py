"""A state and its copy continue equally, in every game: whole random games, copied before every row."""

from __future__ import annotations

import pytest
from tables import Table

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, State
from archipel.registry import BUILT_IN, GAMES

ROWS = 250
TABLES = [
    *[Table(GAMES[game], seats) for game in BUILT_IN for seats in GAMES[game].printed_seats[:1]],
    Table(GAMES["settlers"], 3, "board=variable"),
    Table(GAMES["elasund"], 4, "same-row=roll"),
    Table(GAMES["princes"], 2, "mode=duel"),
]


def course(table: Table, seed: int, copied: bool) -> list[str]:
    """Return the views row by row; with `copied`, each row is played on a copy of the last state."""
    state: State = table.start()
    rng = Rng(seed)
    shown = []
    for row in range(ROWS):
        if state.actor() == NOBODY:
            break
        if copied:
            state = state.copy()
        seat = state.actor()
        choices = state.legal(seat)
        if seat == CHANCE:
            action = choices[rng.weighted(state.odds())]
        else:
            offers = state.offers(seat) if rng.below(4) == 0 else []
            choices = offers or choices
            action = choices[rng.below(len(choices))]
        state.apply(seat, action)
        shown.append(f"{action.text} {state.now().text()} {state.scores()}")
        if row % 8 == 0:
            shown.append(repr(state.view(WATCHER)))
    return shown


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_copy_continues_like_its_original(table: Table) -> None:
    assert course(table, 1, copied=True) == course(table, 1, copied=False)
