"""New tables: opened by a host, rematches, lessons, branches of a finished game, imported records."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final, Literal

from archipel.core import fairness, record
from archipel.core.options import RULES
from archipel.core.state import BadOptions, Seat
from archipel.lessons.lesson import Lesson
from archipel.registry import GAMES
from archipel.server.play.absence import STAND_IN
from archipel.server.play.options import TableOptions
from archipel.server.play.reading import rows_that_count
from archipel.server.play.refused import Refused
from archipel.server.play.rows import LESSON, ActionRow, Result, SeatRow, Standing, TableRow
from archipel.server.play.seating import begin, begin_when_ready, not_closed
from archipel.server.play.state import TableState

CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Characters that are not confused when read or spoken: without 0 and o, 1, i and l."""
CODE_LENGTH: Final = 10


def new_id() -> str:
    """Return an id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """Return an id for a table that cannot be guessed, but is easy to dictate."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


@dataclass
class NewTable:
    """Everything needed to make a table."""

    game: str
    game_options: str
    options: TableOptions
    seats: list[SeatRow]
    host: str
    given: list[tuple[Seat, str]] = field(default_factory=list)
    """Rows taken over from another game; play begins after them."""
    tags: dict[str, str] = field(default_factory=dict)
    """Tags of the record that say where the game comes from."""
    imported: bool = False
    """An imported record, which nobody plays."""
    result: Result | None = None
    """The result of an imported game, if it ended."""
    rules: str = ""
    """The version of the rules; empty for the newest."""


def make(new: NewTable, now: float) -> tuple[TableRow, list[ActionRow]]:
    """Return the table's row and first actions; the game begins if all seats are taken and ready."""
    row = _row(new, now)
    if new.imported:
        return row, [ActionRow(seq, seat, text, now) for seq, (seat, text) in enumerate(new.given, start=1)]
    begins = new.given or row.lesson
    return row, begin(row, new.given, now) if begins else begin_when_ready(row, now)


def _row(new: NewTable, now: float) -> TableRow:
    game = GAMES.get(new.game)
    if game is None:
        raise Refused("unknown", what="game")
    try:
        values = game.read_options(new.game_options, new.rules)
        game.open(len(new.seats), values)
    except BadOptions as error:
        raise Refused("bad-message", why=str(error)) from None
    secret = bytes(fairness.SECRET_BYTES) if new.imported else secrets.token_bytes(fairness.SECRET_BYTES)
    return TableRow(
        id=new_code(),
        game=game.key,
        rules=values[RULES],
        game_options=game.options_text(values, values[RULES]),
        options=new.options.for_game(game),
        size=len(new.seats),
        host=new.host,
        secret=secret.hex(),
        created=now,
        seats=new.seats,
        imported=new.imported,
        tags=new.tags,
        standing=_ended(new, now) if new.imported else Standing(),
    )


def _ended(new: NewTable, now: float) -> Standing:
    return Standing(
        status="closed" if new.result is None else "over",
        version=len(new.given),
        started=now,
        ended=now,
        result=new.result,
    )


Order = Literal["swapped", "same"]
"""The seats of a rematch: everybody one seat on, or everybody on the same seat."""


def again(row: TableRow, me: str, order: Order = "swapped") -> NewTable:
    """Return a rematch with the same people and options."""
    not_closed(row)
    if not row.held_by(me) and row.host != me:
        raise Refused("not-your-seat")
    if row.status != "over" or row.imported:
        raise Refused("conflict", why="not-over")
    seats = [
        SeatRow(
            seat,
            person=old.person,
            name=old.name,
            bot=None if old.person is not None else old.bot or STAND_IN,
            ready=old.person == me,
        )
        for seat, old in enumerate(row.seats[1:] + row.seats[:1] if order == "swapped" else row.seats)
    ]
    return NewTable(row.game, row.game_options, row.options, seats, me)


def lesson(lesson: Lesson, me: str, name: str) -> NewTable:
    """Return a private table for one learner; the tutor plays the other seats."""
    seats = [SeatRow(seat, name=called) for seat, called in enumerate(lesson.seats)]
    seats[lesson.me] = SeatRow(lesson.me, me, name, ready=True)
    options = TableOptions(pace="untimed", absence="wait", chat="off", newcomers="never")
    given = [(row.seat, row.action.text) for row in lesson.opening]
    game = lesson.game
    tags = {LESSON: lesson.id}
    return NewTable(game.key, game.options_text(lesson.options), options, seats, me, given, tags)


def branch(table: TableState, version: int, place: SeatRow, bot: str) -> NewTable:
    """Return a private table that continues a finished game, or the person's own lesson, from a version.

    The person plays one seat, bots the others.
    """
    referee, row = table.playing(), table.row
    assert place.person is not None
    if not row.is_finished() and not (row.lesson and place.seat in row.held_by(place.person)):
        raise Refused("conflict", why="not-over")
    if not 0 <= place.seat < row.size:
        raise Refused("unknown", what="seat")
    if not 0 <= version <= table.version:
        raise Refused("unknown", what="version")
    given = [(old.seat, old.action.text) for _, old in rows_that_count(referee, version)]
    seats = [place if old.seat == place.seat else _taken_over(old, row, bot) for old in row.seats]
    options = TableOptions(
        pace="untimed",
        absence="wait",
        chat="off",
        newcomers="never",
        hints=True,
        counting=row.options.counting,
    )
    tags = {record.BRANCH: f"{row.id} {len(given)}"}
    return NewTable(row.game, row.game_options, options, seats, place.person, given, tags, rules=row.rules)


def _taken_over(old: SeatRow, row: TableRow, bot: str) -> SeatRow:
    """Return a bot's seat; players of a lesson keep their names."""
    return SeatRow(old.seat, bot=bot, name=old.name if row.lesson else "")


@dataclass
class CheckedRecord:
    """An imported record that was replayed and found legal."""

    game: str
    size: int
    options: str
    rules: str
    by_hand: bool
    tags: dict[str, str]
    rows: list[tuple[Seat, str]]
    result: Result | None


def from_record(checked: CheckedRecord, me: str) -> NewTable:
    """Return an imported record as a finished table, for everybody with the link."""
    names = [checked.tags.get(f"Seat{seat}", "").partition(" ")[2] for seat in range(checked.size)]
    return NewTable(
        game=checked.game,
        game_options=checked.options,
        options=TableOptions(pace="untimed", absence="wait", chat="off", by_hand=checked.by_hand),
        seats=[SeatRow(seat, name=name[:40]) for seat, name in enumerate(names)],
        host=me,
        given=checked.rows,
        tags=checked.tags,
        imported=True,
        result=checked.result,
        rules=checked.rules,
    )
