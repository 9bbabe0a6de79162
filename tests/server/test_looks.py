"""Nothing leaked: what is built for a seat does not depend on what the seat does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tables import Table, by_seats, play_random_row

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, IllegalAction, Seat
from archipel.registry import GAMES
from archipel.server.play.look import first_count, illegal
from archipel.server.play.messages import error_out
from archipel.server.play.moves import Ask
from archipel.server.play.options import TableOptions
from archipel.server.play.perform import perform
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text
from archipel.server.web.protocol import OUT

ROWS = 160


def row_of(table: Table) -> TableRow:
    """The row of a table that is being played."""
    seats = [SeatRow(s, f"p{s}", f"P{s}", ready=True) for s in range(table.seats)]
    return TableRow(
        id="t",
        game=table.game.key,
        rules=table.game.rules,
        game_options=table.game.options_text(table.settled()),
        options=TableOptions(pace="untimed", chat="off", counting=True, hints=True),
        size=table.seats,
        host="p0",
        secret="00" * 32,
        created=0.0,
        seats=seats,
        standing=Standing(status="playing", started=1.0),
    )


def state_of(table: Table, referee: Referee) -> TableState:
    """The server's table with these rows."""
    rows = [ActionRow(i, row.seat, row.action.text, 0.0) for i, row in enumerate(referee.rows, start=1)]
    return TableState(row_of(table), rows)


def wire(state: TableState, seat: Seat, texts: list[str]) -> list[str]:
    """All the bytes a seat can get out of a table now, refusals and answers included."""
    out = [as_text(state.shown(seat, 0, 0.0))]
    referee = state.playing()
    if seat == WATCHER:
        return out
    for text in texts:
        out += map(as_text, perform(state, seat, Ask(do=text, id="q"), 0.0).messages)
        try:
            referee.check(seat, referee.game.read(text))
        except IllegalAction as error:
            out.append(as_text(error_out(illegal(referee, seat, error), "q")))
    return out


def one_row(referee: Referee, rng: Rng) -> None:
    if referee.state.actor() == CHANCE:
        outcomes = referee.state.legal(CHANCE)
        referee.enter(CHANCE, outcomes[rng.weighted(referee.state.odds())])
    else:
        play_random_row(referee, rng)


@pytest.mark.parametrize("table", by_seats(), ids=str)
def test_bytes_for_a_seat_are_the_same_from_a_redealt_state(table: Table) -> None:
    rng = Rng(41)
    referee = table.referee(41)
    vocabulary = table.game.vocabulary(table.seats, table.settled())
    state = state_of(table, referee)
    for number in range(1, ROWS + 1):
        if referee.state.actor() == NOBODY:
            break
        one_row(referee, rng)
        row = referee.rows[-1]
        state.extend([ActionRow(number, row.seat, row.action.text, 0.0)])
        if referee.state.actor() == NOBODY:
            break  # the end uncovers everything
        texts = [vocabulary[rng.below(len(vocabulary))].text for _ in range(4)]
        for seat in range(table.seats):
            legal = referee.state.legal(seat)
            asked = texts + ([legal[rng.below(len(legal))].text] if legal else [])
            mine = wire(state, seat, asked)
            true_state = state.playing().state
            state.playing().state = true_state.redeal(seat, referee.memories[seat], Rng(number))
            state.forget_looks()
            assert wire(state, seat, asked) == mine, (number, seat)
            state.playing().state = true_state
            state.forget_looks()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_gets_what_no_seat_hides(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[-1])
    rng = Rng(7)
    referee = table.referee(7)
    for _ in range(120):
        if referee.state.actor() == NOBODY:
            return
        one_row(referee, rng)
    bytes_ = wire(state_of(table, referee), WATCHER, [])
    for seat in range(table.seats):
        other = referee.state.redeal(seat, referee.memories[seat], Rng(3))
        twin = state_of(table, referee)
        twin.playing().state = other
        assert wire(twin, WATCHER, []) == bytes_


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
                state.playing().enter(first, referee.state.legal(first)[0])
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
