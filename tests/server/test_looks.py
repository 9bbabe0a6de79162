"""Nothing leaked: what is built for a seat does not depend on what the seat does not know."""

from __future__ import annotations

import pytest
from tables import Table, by_seats, play_random_row

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, IllegalAction, Seat
from archipel.registry import GAMES
from archipel.server.play.live import Live
from archipel.server.play.look import answer, first_count, illegal
from archipel.server.storage.rows import Chair, Entry, Info
from archipel.server.web.protocol import OUT, error_out

ROWS = 160


def info_of(table: Table) -> Info:
    """The row of a table that is being played."""
    chairs = [Chair(s, f"p{s}", f"P{s}", None, False, True, None, 0) for s in range(table.seats)]
    return Info(
        id="t",
        game=table.game.key,
        rules=table.game.rules,
        options=table.game.options_text(table.settled()),
        size=table.seats,
        status="playing",
        private=True,
        host="p0",
        pace="untimed",
        absence="once",
        chat="off",
        by_hand=False,
        takeover=True,
        counting=True,
        hints=True,
        imported=False,
        secret="00" * 32,
        tags={},
        version=0,
        asked=[],
        clock="",
        deadline=None,
        bot_due=None,
        created=0.0,
        started=1.0,
        ended=None,
        result=None,
        rematch=None,
        seats=chairs,
    )


def live_of(table: Table, referee: Referee) -> Live:
    """The server's table with these rows."""
    rows = [Entry(i, row.seat, row.action.text, 0.0, None) for i, row in enumerate(referee.rows, start=1)]
    return Live(info_of(table), rows)


def wire(live: Live, seat: Seat, texts: list[str]) -> list[str]:
    """All the bytes a seat can get out of a table now, refusals and answers included."""
    out = [live.state(seat, 0).model_dump_json()]
    referee = live.playing()
    if seat == WATCHER:
        return out
    for text in texts:
        out.append(answer(referee, seat, text, "q").model_dump_json())
        try:
            referee.check(seat, referee.game.read(text))
        except IllegalAction as error:
            out.append(error_out(illegal(referee, seat, error), "q").model_dump_json())
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
    live = live_of(table, referee)
    for number in range(1, ROWS + 1):
        if referee.state.actor() == NOBODY:
            break
        one_row(referee, rng)
        row = referee.rows[-1]
        live.extend([Entry(number, row.seat, row.action.text, 0.0, None)])
        if referee.state.actor() == NOBODY:
            break  # the end uncovers everything
        texts = [vocabulary[rng.below(len(vocabulary))].text for _ in range(4)]
        for seat in range(table.seats):
            legal = referee.state.legal(seat)
            asked = texts + ([legal[rng.below(len(legal))].text] if legal else [])
            mine = wire(live, seat, asked)
            true_state = live.playing().state
            live.playing().state = true_state.redeal(seat, referee.memories[seat], Rng(number))
            live.looks.clear()
            assert wire(live, seat, asked) == mine, (number, seat)
            live.playing().state = true_state
            live.looks.clear()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_gets_what_no_seat_hides(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[-1])
    rng = Rng(7)
    referee = table.referee(7)
    for _ in range(120):
        if referee.state.actor() == NOBODY:
            return
        one_row(referee, rng)
    bytes_ = wire(live_of(table, referee), WATCHER, [])
    for seat in range(table.seats):
        other = referee.state.redeal(seat, referee.memories[seat], Rng(3))
        twin = live_of(table, referee)
        twin.playing().state = other
        assert wire(twin, WATCHER, []) == bytes_


@pytest.mark.parametrize("game", GAMES)
def test_states_are_messages_of_the_protocol(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee = table.referee(5)
    referee.deal()
    live = live_of(table, referee)
    for seat in [*range(table.seats), WATCHER]:
        OUT.validate_json(live.state(seat, 0).model_dump_json())


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
                live = live_of(table, referee)
                first, second = discards[:2]
                before = live.look(second)
                live.playing().enter(first, referee.state.legal(first)[0])
                live.looks.clear()
                assert live.look(second) == before
                return
            one_row(referee, rng)
    pytest.fail("no position with two discarding seats was found")


@pytest.mark.parametrize("game", GAMES)
def test_a_count_is_for_tables_and_seats_that_count(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    referee = table.referee(5)
    referee.deal()
    live = live_of(table, referee)
    assert (live.look(0).count is not None) == (first_count(GAMES[game]) is not None)
    assert live.look(WATCHER).count is None
    live.info.counting = False
    live.looks.clear()
    assert live.look(0).count is None
