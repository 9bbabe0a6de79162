"""The messages that concern one table only: their fields, the seat each is for, and what it does.

A new message is a class here and an entry in `TABLE_MESSAGES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple

from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Seat
from archipel.lessons.tutor import tutor_of
from archipel.server.play import absence, queries
from archipel.server.play.lesson import play_in_lesson
from archipel.server.play.limits import ActionText, Length, SeatNumber, Version
from archipel.server.play.messages import Answer, Done, Message
from archipel.server.play.reading import read_sent
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, TableRow
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState


class Applied(NamedTuple):
    """The result of a message: rows and seats to store, then messages for its sender."""

    rows: list[ActionRow]
    messages: list[Any]
    seats: list[SeatRow] = []


@dataclass(frozen=True, kw_only=True)
class TableMessage(Message):
    """A message to a table, sent for a seat."""

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """Return the seat that the sender acts for, or refuse."""
        raise NotImplementedError

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Apply the message, or refuse it and change nothing. `apply.py` handles those that make rows."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SeatMessage(TableMessage):
    """A message for one of the sender's own seats."""

    seat: SeatNumber | None = None

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """Return the named seat, or the sender's only one."""
        return sender.seat(row, self.seat)


@dataclass(frozen=True, kw_only=True)
class MoveMessage(TableMessage):
    """A message that makes rows: applied once, at the version it names, or refused."""

    v: Version

    def play(self, referee: Referee, seat: Seat) -> None:
        """Append the rows, or raise `IllegalAction` or `Refused` before the first of them."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Do(MoveMessage, SeatMessage):
    """Play an action for `seat`, or several: all of them or none."""

    over_http: ClassVar[type] = Done

    t: Literal["do"] = "do"
    do: ActionText | Annotated[list[ActionText], Length(1, 24)]

    def play(self, referee: Referee, seat: Seat) -> None:
        """Play all steps, or none."""
        steps = [
            read_sent(referee.game, text) for text in ([self.do] if isinstance(self.do, str) else self.do)
        ]
        if referee.shows_early(seat, *steps):
            raise Refused("conflict", why="reveals")  # the seat has to see it before the next step
        tutor = tutor_of(referee)
        if tutor is None:
            referee.play(seat, *steps)
        else:
            play_in_lesson(tutor, seat, steps)


@dataclass(frozen=True, kw_only=True)
class TakeBackRows(MoveMessage, SeatMessage):
    """Take back row `to` and my rows after it."""

    over_http: ClassVar[type] = Done

    t: Literal["back"] = "back"
    to: Version

    def play(self, referee: Referee, seat: Seat) -> None:
        """Append a take-back."""
        if tutor_of(referee) is not None:  # a lesson goes back by whole steps
            raise Refused("conflict", why="lesson")
        referee.take_back(seat, self.to)


@dataclass(frozen=True, kw_only=True)
class ThrowDice(MoveMessage, TableMessage):
    """Enter the dice that people threw."""

    over_http: ClassVar[type] = Done

    t: Literal["throw"] = "throw"
    do: ActionText

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """Return `CHANCE`; only the host may enter dice."""
        if sender.person is None or row.host != sender.person or sender.only is not None:
            raise Refused("forbidden", why="host-only")
        return CHANCE

    def play(self, referee: Referee, seat: Seat) -> None:
        """Append the dice."""
        referee.throw(read_sent(referee.game, self.do))


@dataclass(frozen=True, kw_only=True)
class LessonMove(MoveMessage, SeatMessage):
    """Answer a question of a lesson by pointing, go back one step or to the first, or be shown the move."""

    over_http: ClassVar[type] = Done

    t: Literal["lesson"] = "lesson"
    do: Literal["pick", "back", "again", "show"]
    at: ActionText = ""
    """What the learner points at, for `pick`."""

    def play(self, referee: Referee, seat: Seat) -> None:
        """Let the tutor act: it takes rows back or plays a move. An answer makes no row."""
        tutor = tutor_of(referee)
        if tutor is None:
            raise Refused("conflict", why="no-lesson")
        if self.do == "pick":
            if tutor.answer(self.at) is None:
                raise Refused("unknown", what="pick")
        elif self.do == "back":
            tutor.back()
        elif self.do == "again":
            tutor.again()
        else:
            tutor.show()


@dataclass(frozen=True, kw_only=True)
class Ask(SeatMessage):
    """Ask what an action would cost and do, and why it may not be taken."""

    over_http: ClassVar[type] = Answer

    t: Literal["ask"] = "ask"
    do: ActionText

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Answer; nothing changes."""
        referee = table.playing()
        answer = queries.ask(referee, seat, read_sent(referee.game, self.do), self.id)
        return Applied([], [answer])


@dataclass(frozen=True, kw_only=True)
class WhyNot(SeatMessage):
    """Ask why no action with this verb may be taken now."""

    over_http: ClassVar[type] = Answer

    t: Literal["why"] = "why"
    verb: ActionText

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Answer; nothing changes."""
        return Applied([], [queries.why(table.playing(), seat, self.verb, self.id)])


@dataclass(frozen=True, kw_only=True)
class Vote(TableMessage):
    """Vote for a bot to play for a seat whose time is over."""

    t: Literal["vote"] = "vote"
    seat: SeatNumber

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """Return the voter's first seat; a person with several seats has as many votes."""
        held = row.held_by(sender.known())
        if not held:
            raise Refused("not-your-seat")
        return held[0]

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Count the vote."""
        absence.vote(table, seat, self.seat)
        table.update_standing(now)
        return Applied([], [Done(id=self.id, v=table.version)], table.row.seats)


@dataclass(frozen=True, kw_only=True)
class Return(SeatMessage):
    """Take my seat back from the bot that played for me."""

    t: Literal["return"] = "return"

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Give the seat back to its owner, if the game is running."""
        done = Done(id=self.id, v=table.version)
        if table.row.status != "playing":
            return Applied([], [done])
        absence.come_back(table, seat, now)
        table.update_standing(now)
        return Applied([], [done], table.row.seats)


TABLE_MESSAGES: Final = (Do, TakeBackRows, ThrowDice, LessonMove, Ask, WhyNot, Vote, Return)
