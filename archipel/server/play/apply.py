"""The one way in which a message changes a table, whoever sent it and however it came."""

from __future__ import annotations

from archipel.core.state import IllegalAction, Seat
from archipel.server.play.messages import Done
from archipel.server.play.moves import Applied, MoveMessage, TableMessage
from archipel.server.play.seat_view import illegal
from archipel.server.play.state import TableState


def apply_message(
    table: TableState, seat: Seat, message: TableMessage, now: float, by_bot: bool = False
) -> Applied:
    """Do what a message asks, for a seat that its sender holds.

    The answer has the rows to be stored and the messages for the sender, to be sent once they are
    stored; `TableState.message_for` makes what everybody else is sent. A refusal (`Refused`) has changed
    nothing; after any other exception the table is to be rebuilt from what is stored.
    """
    if not isinstance(message, MoveMessage):
        return message.apply(table, seat, now)
    if (again := answered_before(table, seat, message)) is not None:
        return Applied([], [again])
    table.check_version(seat, message.v)
    referee, before = table.playing(), table.version
    waiting = {other: table.seat_view(other) for other in table.people_asked() if other != seat}
    stands_in = table.expect_move(seat, by_bot)
    try:
        message.play(referee, seat)
        referee.deal()
    except IllegalAction as error:
        raise illegal(referee, seat, error) from None
    if len(referee.rows) == before:  # an answer in a lesson is no row
        return Applied([], [table.acknowledge(seat, message.id)])
    rows = table.advance(seat, before, message.id, waiting, now, stands_in)
    return Applied(rows, [Done(id=message.id, v=before + 1)])


def answered_before(table: TableState, seat: Seat, message: MoveMessage) -> Done | None:
    """The answer to the same message when it came first."""
    row = None if message.id is None else table.done.get((seat, message.id))
    return None if row is None else Done(id=message.id, v=row)
