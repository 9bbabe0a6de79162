"""What happens at a table, without a server: the same messages, rows and answers, and no library."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
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
from archipel.server.play.messages import Done, Message
from archipel.server.play.moves import Back, Do, Return, Throw, Vote, Why
from archipel.server.play.new_table import NewTable, again, make
from archipel.server.play.options import TableOptions, offered, read
from archipel.server.play.perform import perform
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow
from archipel.server.play.seating import close, sit
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState

FORBIDDEN = ("sqlalchemy", "asyncio", "pydantic", "pydantic_core", "structlog", "fastapi", "starlette")
ALONE = f"""
import sys
for name in {FORBIDDEN!r}:
    sys.modules[name] = None  # whoever imports it fails
from archipel.server.play.moves import Do
from archipel.server.play.new_table import NewTable, make
from archipel.server.play.options import TableOptions
from archipel.server.play.perform import perform
from archipel.server.play.rows import SeatRow
from archipel.server.play.state import TableState
seats = [SeatRow(seat, "me", "Me", ready=True) for seat in range(3)]
row, first = make(NewTable("settlers", "", TableOptions(), seats, "me"), 0.0)
table = TableState(row, first)
for number in range(60):
    seat = row.standing.asked[0]
    shown = table.shown(seat, 0, float(number))
    made = perform(table, seat, Do(v=shown.v, do=shown.legal[0], id=f"m{{number}}"), float(number))
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
    return seat, Do(v=table.version, do=table.look(seat).legal[0], id=id)


def refusal(table: TableState, seat: int, message: Message) -> Refused:
    with pytest.raises(Refused) as caught:
        perform(table, seat, message, 101.0)  # type: ignore[arg-type]
    return caught.value


def test_it_needs_no_server_and_no_library() -> None:
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
        rows += perform(table, seat, move, 101.0 + number).rows
    assert [made.seq for made in rows] == list(range(1, table.version + 1))
    twin = TableState(table.row, rows)
    for seat in range(3):
        assert twin.shown(seat, 0, 1.0).view == table.shown(seat, 0, 1.0).view
        assert twin.shown(seat, 0, 1.0).log == table.shown(seat, 0, 1.0).log
    assert twin.done == table.done


def test_a_repeat_is_answered_alike_and_done_once() -> None:
    table = opened()
    seat, move = first_move(table, "same")
    made = perform(table, seat, move, 101.0)
    version = table.version
    again_ = perform(table, seat, move, 102.0)
    assert (again_.rows, again_.messages) == ([], made.messages)
    assert table.version == version


def test_a_refusal_changes_nothing() -> None:
    table = opened()
    seat, move = first_move(table)
    before = table.shown(seat, 0, 1.0)
    assert refusal(table, seat, replace(move, v=move.v + 1)).code == "stale"
    assert refusal(table, seat, replace(move, do="dance")).code == "bad-notation"
    assert refusal(table, seat, replace(move, do=[move.do, "end"])).code == "illegal"  # type: ignore[list-item]
    assert refusal(table, (seat + 1) % 3, move).code == "not-your-turn"
    assert refusal(table, seat, Back(v=move.v, to=1)).code == "illegal"
    assert refusal(table, seat, Vote(seat=seat)).code == "not-your-seat"
    assert refusal(table, CHANCE, Throw(v=move.v, do="dice 1 1")).code in ("illegal", "not-your-turn")
    assert table.shown(seat, 0, 1.0) == before


def test_where_the_table_stands_is_said_once() -> None:
    table = opened(pace="normal")
    seat, move = first_move(table)
    perform(table, seat, move, 130.0)
    now = table.row.standing
    assert (now.version, now.asked) == (table.version, table.playing().state.asked())
    pace, clock = table.pace, table.clock
    assert pace is not None
    assert clock is not None
    assert now.deadline == clocks.next_deadline(pace, clock)
    assert table.shown(seat, 0, 130.0).clock is not None
    assert now.bot_due is None


def test_somebody_who_is_back_has_the_seat_again() -> None:
    table = opened()
    seat = table.row.standing.asked[0]
    table.row.seats[seat].away, table.row.seats[seat].bot = True, "random"
    table.update_standing(5.0)
    assert table.row.standing.bot_due == 5.0
    made = perform(table, seat, Return(id="r"), 6.0)
    assert made.messages == [Done(id="r", v=table.version)]
    assert not made.seats[seat].away
    assert table.row.standing.bot_due is None


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


def test_a_rematch_keeps_the_options_and_turns_the_seats() -> None:
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
def test_every_option_is_offered_with_what_is_usual(key: str) -> None:
    game = GAMES[key]
    settled = TableOptions().for_game(game).stored()
    for option in offered(game):
        assert option.usual in option.values
        assert settled[option.key] == option.usual


def test_options_are_read_back_whatever_was_stored() -> None:
    chosen = TableOptions(pace="fast", chat="free", hints=True, private=False)
    assert read(chosen.stored()) == chosen
    assert read({"pace": "fast", "an option that is gone": True}) == TableOptions(pace="fast")
    with pytest.raises(Refused, match="unknown"):
        TableOptions(pace="never").for_game(GAMES["settlers"])


def test_covered_answers_leave_the_others_their_version() -> None:
    """Of two seats that owe discards, the second may still answer the position it was shown."""
    table, rng = Table(GAMES["settlers"], 4), Rng(1)
    for seed in range(200):
        referee = table.referee(seed)
        for _ in range(400):
            asked = referee.state.asked()
            if len(asked) > 1 and all(referee.state.legal(s)[0].text.startswith("discard") for s in asked):
                state = state_of(table, referee)
                first, second = asked[:2]
                shown = state.version
                perform(state, first, Do(v=shown, do=state.look(first).legal[0]), 1.0)
                made = perform(state, second, Do(v=shown, do=state.look(second).legal[0]), 2.0)
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
    """A stored game just after a seven: the table, a seat that owes several cards, and cards to give back."""
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
    """Each of them stays covered, so nobody decides on what it has not seen."""
    table, seat, cards = discarding()
    before = table.version
    perform(table, seat, Do(v=before, do=cards), 1.0)
    assert table.version == before + len(cards) > before + 1
    assert seat not in table.playing().state.asked()


def test_what_shows_something_is_the_last_of_several_steps() -> None:
    """The last discard of all uncovers everybody's: nothing may be decided in the same message after it."""
    table, seat, cards = discarding()
    referee = table.playing()
    assert referee.shows_early(seat, *[referee.game.read(text) for text in cards]) is False
    others = [other for other in referee.state.asked() if other != seat]
    for other in others:
        while other in table.playing().state.asked():
            action = table.playing().state.legal(other)[0].text
            perform(table, other, Do(v=table.version, do=action), 1.0)
    assert refusal(table, seat, Do(v=table.version, do=[*cards, "robber 0"])).code == "conflict"
    perform(table, seat, Do(v=table.version, do=cards), 1.0)
    assert table.playing().state.now().name() == "robber"


def test_a_table_says_why_a_verb_is_closed() -> None:
    table, seat, _ = discarding()
    [answer] = perform(table, seat, Why(verb="settle"), 1.0).messages
    assert [note.key for note in answer.why_not]
    assert all("corner" not in note.args for note in answer.why_not)
    [open_] = perform(table, seat, Why(verb="discard"), 1.0).messages
    assert open_.why_not == []
