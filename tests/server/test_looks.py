"""Nothing leaked: what is built for a seat does not depend on what the seat does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from server.twins import one_row, shown, state_of
from tables import Table

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, WATCHER
from archipel.registry import GAMES
from archipel.server.play.look import first_count
from archipel.server.table.listener import as_text
from archipel.server.web.protocol import OUT


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_gets_what_no_seat_hides(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[-1])
    rng = Rng(7)
    referee = table.referee(7)
    for _ in range(120):
        if referee.state.actor() == NOBODY:
            return
        one_row(referee, rng)
    bytes_ = shown(state_of(table, referee), WATCHER)
    for seat in range(table.seats):
        other = referee.state.redeal(seat, referee.memories[seat], Rng(3))
        twin = state_of(table, referee)
        twin.playing().state = other
        assert shown(twin, WATCHER) == bytes_


@pytest.mark.parametrize("game", GAMES)
def test_states_are_messages_of_the_protocol(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee = table.referee(5)
    referee.deal()
    state = state_of(table, referee)
    for seat in [*range(table.seats), WATCHER]:
        OUT.validate_json(as_text(state.shown(seat, 0, 0.0)))


def test_a_withheld_answer_makes_no_other_answer_stale_and_shows_nothing() -> None:
    """Two seats owe discards: what the first lays down changes no byte for the second."""
    table = Table(GAMES["settlers"], 4)
    rng = Rng(1)
    for seed in range(200):
        referee = table.referee(seed)
        for _ in range(400):
            if referee.state.actor() == NOBODY:
                break
            asked = referee.state.asked()
            discards = [s for s in asked if referee.state.legal(s)[0].text.startswith("discard")]
            if len(discards) > 1:
                state = state_of(table, referee)
                first, second = discards[:2]
                before = state.look(second)
                state.playing().append(first, referee.state.legal(first)[0])
                state.forget_looks()
                assert state.look(second) == before
                return
            one_row(referee, rng)
    pytest.fail("no position with two discarding seats was found")


@pytest.mark.parametrize("game", GAMES)
def test_a_count_is_for_tables_and_seats_that_count(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee = table.referee(5)
    referee.deal()
    state = state_of(table, referee)
    assert (state.look(0).count is not None) == (first_count(GAMES[game]) is not None)
    assert state.look(WATCHER).count is None
    state.row.options = replace(state.row.options, counting=False)
    state.forget_looks()
    assert state.look(0).count is None
