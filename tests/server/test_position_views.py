"""No leaks: the view of a seat does not depend on what the seat does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from server.twins import one_row, shown, state_of
from tables import Table

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, WATCHER
from archipel.registry import GAMES
from archipel.server.play.position_view import first_count
from archipel.server.table.listener import as_text
from archipel.server.web.protocol import OUT


@pytest.mark.parametrize("game", GAMES)
def test_a_spectators_view_does_not_depend_on_hidden_things(game: str) -> None:
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
        OUT.validate_json(as_text(state.message_for(seat, 0, 0.0)))


def test_a_covered_answer_changes_nothing_in_the_views_of_the_others() -> None:
    """Two seats must discard: the first discard changes nothing in the view of the second."""
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
                before = state.position_view(second)
                state.playing().append(first, referee.state.legal(first)[0])
                state.forget_views()
                assert state.position_view(second) == before
                return
            one_row(referee, rng)
    pytest.fail("no position with two discarding seats was found")


@pytest.mark.parametrize("game", GAMES)
def test_counts_are_sent_to_seats_at_tables_with_the_option(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee = table.referee(5)
    referee.deal()
    state = state_of(table, referee)
    assert (state.position_view(0).count is not None) == (first_count(GAMES[game]) is not None)
    assert state.position_view(WATCHER).count is None
    state.row.options = replace(state.row.options, counting=False)
    state.forget_views()
    assert state.position_view(0).count is None
