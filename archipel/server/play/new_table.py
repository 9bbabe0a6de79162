"""Tables that are about to be: opened, played again, branched off a finished game, or brought in."""

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
"""What nobody takes for something else, said or written: no 0 and o, no 1, i and l."""
CODE_LENGTH: Final = 10


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """The id of a table: it cannot be guessed either, but people can tell it to one another."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


@dataclass
class NewTable:
    """Everything that is known of a table before it is there."""

    game: str
    game_options: str
    options: TableOptions
    seats: list[SeatRow]
    host: str
    given: list[tuple[Seat, str]] = field(default_factory=list)
    """Rows that were played elsewhere: the game begins after them."""
    tags: dict[str, str] = field(default_factory=dict)
    """What the record says of where it came from."""
    imported: bool = False
    """A record from outside, which nobody plays on."""
    result: Result | None = None
    """How it ended, if it did."""
    rules: str = ""
    """The version of the rules; the newest unless it plays on from an older game."""


def make(new: NewTable, now: float) -> tuple[TableRow, list[ActionRow]]:
    """The table's row and its first actions; a game begins when all its seats are taken and ready."""
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
"""Who sits where when a table plays again: everybody one seat on, or everybody where they sat."""


def again(row: TableRow, me: str, order: Order = "swapped") -> NewTable:
    """The same table again."""
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
    """A private table for one learner: the other seats have names, and nobody plays there but the tutor."""
    seats = [SeatRow(seat, name=called) for seat, called in enumerate(lesson.seats)]
    seats[lesson.me] = SeatRow(lesson.me, me, name, ready=True)
    options = TableOptions(pace="untimed", absence="wait", chat="off", newcomers="never")
    given = [(row.seat, row.action.text) for row in lesson.opening]
    game = lesson.game
    tags = {LESSON: lesson.id}
    return NewTable(game.key, game.options_text(lesson.options), options, seats, me, given, tags)


def branch(table: TableState, version: int, place: SeatRow, bot: str) -> NewTable:
    """A private table from a version of a finished game or of one's lesson on: a person on one seat, bots on
    the others."""
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
    """A bot on somebody's seat; whoever had a name in a lesson keeps it."""
    return SeatRow(old.seat, bot=bot, name=old.name if row.lesson else "")


@dataclass
class CheckedRecord:
    """A record from outside that was replayed rule by rule."""

    game: str
    size: int
    options: str
    rules: str
    by_hand: bool
    tags: dict[str, str]
    rows: list[tuple[Seat, str]]
    result: Result | None


def from_record(checked: CheckedRecord, me: str) -> NewTable:
    """A record from outside as a finished table, for everybody with the link."""
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
