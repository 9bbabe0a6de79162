"""Apply a message to a table in memory: the same for people, programs and bots, over HTTP and WebSocket."""

from __future__ import annotations

from archipel.core.state import IllegalAction, Seat
from archipel.server.play.messages import Done
from archipel.server.play.moves import Applied, MoveMessage, TableMessage
from archipel.server.play.position_view import illegal
from archipel.server.play.state import TableState


def apply_message(
    table: TableState, seat: Seat, message: TableMessage, now: float, by_bot: bool = False
) -> Applied:
    """Apply a message for a seat that its sender holds.

    The result has the rows to store, and the messages to send to the sender after the commit.
    `TableState.message_for` makes the messages for everybody else. `Refused` means that nothing has changed.
    After any other exception the caller must rebuild the table from the stored rows.
    """
    if not isinstance(message, MoveMessage):
        return message.apply(table, seat, now)
    if (again := answered_before(table, seat, message)) is not None:
        return Applied([], [again])
    table.check_version(seat, message.v)
    referee, before = table.playing(), table.version
    waiting = {other: table.position_view(other) for other in table.people_asked() if other != seat}
    stands_in = table.expect_move(seat, by_bot)
    try:
        message.play(referee, seat)
        referee.deal()
    except IllegalAction as error:
        raise illegal(referee, seat, error) from None
    if len(referee.rows) == before:  # an answer in a lesson makes no row
        return Applied([], [table.acknowledge(seat, message.id)])
    rows = table.advance(seat, before, message.id, waiting, now, stands_in)
    return Applied(rows, [Done(id=message.id, v=before + 1)])


def answered_before(table: TableState, seat: Seat, message: MoveMessage) -> Done | None:
    """Return the answer given to this message before, if it is a repeat."""
    row = None if message.id is None else table.done.get((seat, message.id))
    return None if row is None else Done(id=message.id, v=row)
