"""A game whose story or view raises: the move goes through, and its line is told in the notation."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from archipel.core.dealer import SeededDealer
from archipel.core.journal import Journal, StoryLine, as_is
from archipel.core.referee import Referee
from archipel.core.state import WATCHER, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from archipel.games.junior import Junior
from archipel.registry import GAMES
from archipel.server.play.moves import Do
from archipel.server.play.new_table import NewTable, make
from archipel.server.play.options import TableOptions
from archipel.server.play.rows import SeatRow
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState
from archipel.server.storage import rows
from archipel.server.storage.store import Store
from archipel.server.table.listener import Listener
from archipel.server.table.table import Table


class Failing(Junior):
    """Junior with a story and views that can be made to raise."""

    story_fails = False
    views_fail = 0
    """How many more calls of `views` raise."""

    def story(self, scene: Scene[View]) -> list[Note]:
        if self.story_fails:
            raise ValueError("the story fails")
        return super().story(scene)

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        if self.views_fail:
            self.views_fail -= 1
            raise ValueError("a view fails")
        return super().views(state, readers)


def new_referee(game: Junior) -> Referee:
    referee = Referee(game, 3, game.read_options(""), SeededDealer(5))
    referee.deal()
    return referee


def play_first(referee: Referee) -> int:
    """Play the first legal action; return the number of its row."""
    seat, number = referee.state.asked()[0], len(referee.rows) + 1
    referee.play(seat, referee.state.legal(seat)[0])
    return number


def parts(line: StoryLine) -> tuple[int, str, list[tuple[str, dict[str, str | int]]]]:
    return line.line.number, line.line.text, [(note.key, note.args) for note in line.notes]


@pytest.mark.parametrize("fault", ["story", "view before", "view after"])
def test_the_line_of_a_failing_story_has_the_notation_and_the_others_their_story(
    fault: str,
) -> None:
    game = Failing()
    referee, twin = new_referee(game), new_referee(Junior())
    failures: list[int] = []
    journal = Journal(referee, as_is, lambda row, error: failures.append(row))
    sound = Journal(twin, as_is)
    for reader in (0, WATCHER):
        journal.story(reader)
        sound.story(reader)
    failed = 0
    for step in range(12):
        if step == 5 and fault == "story":
            game.story_fails = True
        elif step == 5:
            journal.forget_views()
            game.views_fail = 1 if fault == "view before" else 0
        if step == 5 and fault == "view after":
            journal.now(0)  # the view before the row is known
            game.views_fail = 2  # one for each reader
        number = play_first(referee)
        failed = number if step == 5 else failed
        game.story_fails = False
        play_first(twin)
        referee.deal()
        twin.deal()
    assert set(failures) == {failed}
    for reader in (0, WATCHER):
        told, expected = journal.story(reader), sound.story(reader)
        assert [line.line for line in told] == [line.line for line in expected] == referee.logs[reader]
        for line, other in zip(told, expected):
            if line.line.number == failed:
                keys = [note.key for note in line.notes if note.key != "told-turn"]
                assert keys == ["told-verb"]
                assert (
                    line.notes[-1 if line.notes[-1].key == "told-verb" else -2].args["verb"] == line.line.text
                )
            else:
                assert parts(line) == parts(other)


def test_without_a_handler_a_failing_story_raises() -> None:
    game = Failing()
    referee = new_referee(game)
    Journal(referee, as_is).story(0)
    game.story_fails = True
    with pytest.raises(ValueError, match="the story fails"):
        play_first(referee)


def test_the_row_of_a_failing_story_is_stored_and_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Failing()
    monkeypatch.setitem(GAMES, "junior", game)
    store = Store(str(tmp_path / "x.db"))
    seats = [SeatRow(seat, "ana", "Ana", ready=True) for seat in range(3)]
    row, first = make(NewTable("junior", "", TableOptions(pace="untimed"), seats, "ana"), 0.0)
    store.run(lambda db: rows.add(db, row, first))
    received: list[str] = []

    async def move(table: Table) -> int:
        seat, state = table.state.row.standing.asked[0], table.state
        [done] = await table.process(seat, Do(v=state.version, do=state.position_view(seat).legal[0]))
        return int(done.v)

    async def run() -> tuple[int, int]:
        table = Table(TableState(row, first), store, 1.0, lambda table: None)
        listener = Listener(Sender("ana"), set(), None, lambda text: not received.append(text))  # type: ignore[func-returns-value]
        await table.add_listener(listener)
        await table.show_from(listener, 0)
        game.story_fails = True
        failed = await move(table)
        game.story_fails = False
        return failed, await move(table)

    failed, told = asyncio.run(run())
    assert told > failed
    assert f"The story of row {failed} failed at table {row.id}" in caplog.text
    stored = store.run(lambda db: rows.actions_of(db, row.id))
    store.close()
    states = [message for message in map(json.loads, received) if message["t"] == "state"]
    for seat in range(3):
        lines = {line[0]: line for state in states if state["seat"] == seat for line in state["log"]}
        assert list(lines) == list(range(1, len(stored) + 1))
        assert [note["args"]["verb"] for note in lines[failed][3] if note["key"] == "told-verb"] == [
            stored[failed - 1].action
        ]
        assert not any(note["key"] == "told-verb" for note in lines[told][3])
