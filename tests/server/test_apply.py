"""`apply_message` without a server: messages, rows, answers and refusals."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from msgspec import json
from server.servers import ROOT
from server.twins import state_of
from tables import Table

from archipel.core import record
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE
from archipel.games.settlers.cards import GOODS
from archipel.registry import GAMES
from archipel.server.play import clocks
from archipel.server.play.apply import apply_message
from archipel.server.play.messages import Done, Message
from archipel.server.play.moves import Do, Return, TakeBackRows, ThrowDice, Vote, WhyNot
from archipel.server.play.new_table import NewTable, again, make
from archipel.server.play.options import TableOptions, offered, read
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow
from archipel.server.play.seating import close, sit
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text

FORBIDDEN = ("sqlalchemy", "asyncio", "pydantic", "pydantic_core", "structlog", "fastapi", "starlette")
ALONE = f"""
import sys
for name in {FORBIDDEN!r}:
    sys.modules[name] = None  # importing it fails
from archipel.server.play.moves import Do
from archipel.server.play.new_table import NewTable, make
from archipel.server.play.options import TableOptions
from archipel.server.play.apply import apply_message
from archipel.server.play.rows import SeatRow
from archipel.server.play.state import TableState
seats = [SeatRow(seat, "me", "Me", ready=True) for seat in range(3)]
row, first = make(NewTable("settlers", "", TableOptions(), seats, "me"), 0.0)
table = TableState(row, first)
for number in range(60):
    seat = row.standing.asked[0]
    shown = table.message_for(seat, 0, float(number))
    made = apply_message(table, seat, Do(v=shown.v, do=shown.legal[0], id=f"m{{number}}"), float(number))
    assert made.rows and made.messages[0].v == shown.v + 1
print(row.standing.version, table.version)
"""


def opened(seats: int = 3, **options: object) -> TableState:
    places = [SeatRow(seat, f"p{seat}", f"P{seat}", ready=True) for seat in range(seats)]
    new = NewTable("settlers", "board=variable", TableOptions(**options), places, "p0")  # type: ignore[arg-type]
    row, first = make(new, 100.0)
    return TableState(row, first)


def stored_rows(table: TableState) -> list[ActionRow]:
    rows = table.playing().rows
    return [ActionRow(number, row.seat, row.action.text, 0.0) for number, row in enumerate(rows, start=1)]


def first_move(table: TableState, id: str | None = None) -> tuple[int, Do]:
    seat = table.row.standing.asked[0]
    return seat, Do(v=table.version, do=table.position_view(seat).legal[0], id=id)


def refusal(table: TableState, seat: int, message: Message, by_bot: bool = False) -> Refused:
    with pytest.raises(Refused) as caught:
        apply_message(table, seat, message, 101.0, by_bot)  # type: ignore[arg-type]
    return caught.value


def test_a_table_runs_without_the_server_and_its_libraries() -> None:
    run = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT)}
    )
    assert run.returncode == 0, run.stderr
    stored, version = run.stdout.split()
    assert stored == version
    assert int(version) >= 60


def test_rows_to_be_stored_rebuild_the_same_table() -> None:
    table = opened()
    rows = stored_rows(table)
    for number in range(30):
        seat, move = first_move(table, f"m{number}")
        rows += apply_message(table, seat, move, 101.0 + number).rows
    assert [made.seq for made in rows] == list(range(1, table.version + 1))
    twin = TableState(table.row, rows)
    for seat in range(3):
        assert twin.message_for(seat, 0, 1.0).view == table.message_for(seat, 0, 1.0).view
        for since in range(table.version + 1):
            assert twin.message_for(seat, since, 1.0).log == table.message_for(seat, since, 1.0).log
    assert twin.done == table.done


def test_a_repeated_message_gets_the_same_answer_and_is_played_once() -> None:
    table = opened()
    seat, move = first_move(table, "same")
    made = apply_message(table, seat, move, 101.0)
    version = table.version
    again_ = apply_message(table, seat, move, 102.0)
    assert (again_.rows, again_.messages) == ([], made.messages)
    assert table.version == version


def test_a_refusal_changes_nothing() -> None:
    table = opened()
    seat, move = first_move(table)
    before = table.message_for(seat, 0, 1.0)
    assert refusal(table, seat, replace(move, v=move.v + 1)).code == "stale"
    assert refusal(table, seat, replace(move, do="dance")).code == "bad-notation"
    assert refusal(table, seat, replace(move, do=[move.do, "end"])).code == "illegal"  # type: ignore[list-item]
    assert refusal(table, (seat + 1) % 3, move).code == "not-your-turn"
    assert refusal(table, seat, TakeBackRows(v=move.v, to=1)).code == "illegal"
    assert refusal(table, seat, Vote(seat=seat)).code == "not-your-seat"
    assert refusal(table, CHANCE, ThrowDice(v=move.v, do="dice 1 1")).code in ("illegal", "not-your-turn")
    assert table.message_for(seat, 0, 1.0) == before


def test_the_standing_follows_every_move() -> None:
    table = opened(pace="normal")
    seat, move = first_move(table)
    apply_message(table, seat, move, 130.0)
    now = table.row.standing
    assert (now.version, now.asked) == (table.version, table.playing().state.asked())
    pace, clock = table.pace, table.clock
    assert pace is not None
    assert clock is not None
    assert now.deadline == clocks.next_deadline(pace, clock)
    assert table.message_for(seat, 0, 130.0).clock is not None
    assert now.bot_due is None


def test_a_returning_player_gets_the_seat_back() -> None:
    table = opened()
    seat = table.row.standing.asked[0]
    table.row.seats[seat].away, table.row.seats[seat].bot = True, "random"
    table.update_standing(5.0)
    assert table.row.standing.bot_due == 5.0
    made = apply_message(table, seat, Return(id="r"), 6.0)
    assert made.messages == [Done(id="r", v=table.version)]
    assert not made.seats[seat].away
    assert table.row.standing.bot_due is None


def test_the_line_where_a_bot_begins_to_stand_in_says_so() -> None:
    table = opened()
    rows = stored_rows(table)
    seat, move = first_move(table)
    assert refusal(table, seat, replace(move, do="end"), by_bot=True).code == "illegal"
    rows += apply_message(table, seat, replace(move, do=table.position_view(seat).legal[1]), 101.0).rows
    began = []
    for _ in range(8):
        seat, move = first_move(table)
        if seat not in table.played_for:
            began.append(table.version + 1)
        rows += apply_message(table, seat, move, 102.0, by_bot=True).rows
    marked = [
        line[0]
        for line in json.decode(as_text(table.message_for(0, 0, 1.0)))["log"]
        if any(note["key"] == "told-stood-in" for note in line[3])
    ]
    assert marked == began
    assert TableState(table.row, rows).message_for(0, 0, 1.0).log == table.message_for(0, 0, 1.0).log


def test_senders_act_for_their_own_seats() -> None:
    row = opened().row
    assert Sender("p1").seat(row, None) == 1
    assert Sender("p1", (row.id, 1)).seat(row, 1) == 1
    for sender, wanted, code in [
        (Sender("p1"), 0, "not-your-seat"),
        (Sender("p1", (row.id, 0)), 1, "not-your-seat"),
        (Sender("p1", ("elsewhere", 1)), 1, "not-your-seat"),
        (Sender(None), 1, "no-session"),
    ]:
        with pytest.raises(Refused, match=code):
            sender.seat(row, wanted)


def test_a_rematch_keeps_the_options_and_rotates_the_seats() -> None:
    row = opened(chat="free", absence="vote", newcomers="never", private=False).row
    row.standing = replace(row.standing, status="over")
    new = again(row, "p0")
    assert new.options == row.options
    assert [seat.person for seat in new.seats] == ["p1", "p2", "p0"]
    assert [seat.ready for seat in new.seats] == [False, False, True]
    same = again(row, "p0", "same")
    assert [seat.person for seat in same.seats] == ["p0", "p1", "p2"]
    assert [seat.ready for seat in same.seats] == [True, False, False]


def test_a_closed_table_stays_closed() -> None:
    row = opened().row
    close(row, None, 7.0)
    assert (row.status, row.standing.ended) == ("closed", 7.0)
    with pytest.raises(Refused, match="closed"):
        sit(row, "p9", 0, "Nine", None, True, 8.0)


# Options of a table.


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_offered_with_its_default(key: str) -> None:
    game = GAMES[key]
    settled = TableOptions().for_game(game).stored()
    for option in offered(game):
        assert option.usual in option.values
        assert settled[option.key] == option.usual


def test_stored_options_are_read_back_and_unknown_ones_ignored() -> None:
    chosen = TableOptions(pace="fast", chat="free", hints=True, private=False)
    assert read(chosen.stored()) == chosen
    assert read({"pace": "fast", "an option that is gone": True}) == TableOptions(pace="fast")
    with pytest.raises(Refused, match="unknown"):
        TableOptions(pace="never").for_game(GAMES["settlers"])


def test_a_covered_answer_does_not_make_the_others_stale() -> None:
    """Of two seats that must discard, the second may still answer the version it has seen."""
    table, rng = Table(GAMES["settlers"], 4), Rng(1)
    for seed in range(200):
        referee = table.referee(seed)
        for _ in range(400):
            asked = referee.state.asked()
            if len(asked) > 1 and all(referee.state.legal(s)[0].text.startswith("discard") for s in asked):
                state = state_of(table, referee)
                first, second = asked[:2]
                shown = state.version
                apply_message(state, first, Do(v=shown, do=state.position_view(first).legal[0]), 1.0)
                made = apply_message(state, second, Do(v=shown, do=state.position_view(second).legal[0]), 2.0)
                assert made.messages[0].v == shown + 2
                return
            actor = referee.state.actor()
            if actor < CHANCE:
                break
            legal = referee.state.legal(actor)
            pick = rng.weighted(referee.state.odds()) if actor == CHANCE else rng.below(len(legal))
            referee.append(actor, legal[pick])
    pytest.fail("no position with two discarding seats was found")


def discarding() -> tuple[TableState, int, list[str]]:
    """Return a recorded game just after a seven, a seat that must discard several cards, and its discards."""
    path = ROOT / "tests" / "records" / "settlers-beginner-4.rec"
    full = record.replay(record.read(path.read_text()), GAMES)
    referee = Referee(full.game, full.seats, full.options)
    for row in full.standing():
        asked = referee.state.asked()
        if len(asked) > 1 and referee.state.now().name() == "discard":
            break
        referee.append(row.seat, row.action)
    table = state_of(Table(full.game, full.seats, full.game.options_text(full.options)), referee)
    seat = referee.state.asked()[0]
    player = referee.state.view(seat).players[seat]  # type: ignore[attr-defined]
    cards = [good for good, n in zip(GOODS, player.hand) for _ in range(n)]
    return table, seat, [f"discard {good}" for good in cards[: player.to_discard]]


def test_all_discards_go_in_one_message_while_others_still_choose() -> None:
    """Each discard stays covered, so none reveals anything before the next."""
    table, seat, cards = discarding()
    before = table.version
    apply_message(table, seat, Do(v=before, do=cards), 1.0)
    assert table.version == before + len(cards) > before + 1
    assert seat not in table.playing().state.asked()


def test_a_revealing_step_must_be_the_last_of_a_message() -> None:
    """The last discard uncovers all, so no further step may follow it in the same message."""
    table, seat, cards = discarding()
    referee = table.playing()
    assert referee.shows_early(seat, *[referee.game.read(text) for text in cards]) is False
    others = [other for other in referee.state.asked() if other != seat]
    for other in others:
        while other in table.playing().state.asked():
            action = table.playing().state.legal(other)[0].text
            apply_message(table, other, Do(v=table.version, do=action), 1.0)
    assert refusal(table, seat, Do(v=table.version, do=[*cards, "robber 0"])).code == "conflict"
    apply_message(table, seat, Do(v=table.version, do=cards), 1.0)
    assert table.playing().state.now().name() == "robber"


def test_a_table_says_why_a_verb_is_closed() -> None:
    table, seat, _ = discarding()
    [answer] = apply_message(table, seat, WhyNot(verb="settle"), 1.0).messages
    assert [note.key for note in answer.why_not]
    assert all("corner" not in note.args for note in answer.why_not)
    [open_] = apply_message(table, seat, WhyNot(verb="discard"), 1.0).messages
    assert open_.why_not == []
