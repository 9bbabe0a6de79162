"""Every message that concerns a table alone: its fields, whose seat it is for, and what it does.

A new one is one more class here and in the list at the end.
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
    """What a message did: rows and seats to be stored, and then the messages for its sender."""

    rows: list[ActionRow]
    messages: list[Any]
    seats: list[SeatRow] = []


@dataclass(frozen=True, kw_only=True)
class TableMessage(Message):
    """A message to the table, for a seat."""

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """The seat that the sender acts for with it, or a refusal."""
        raise NotImplementedError

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Do it, or refuse it with nothing done. (What makes rows is done by `apply.py`.)"""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SeatMessage(TableMessage):
    """A message for one of the sender's own seats."""

    seat: SeatNumber | None = None

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """The seat it names, or the only one the sender has."""
        return sender.seat(row, self.seat)


@dataclass(frozen=True, kw_only=True)
class MoveMessage(TableMessage):
    """A message that makes rows: done once, on the position it speaks of, or not at all."""

    v: Version

    def play(self, referee: Referee, seat: Seat) -> None:
        """Enter the rows, or raise `IllegalAction` or a refusal before the first of them."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Do(MoveMessage, SeatMessage):
    """Play an action, or several together or not at all, for `seat`."""

    over_http: ClassVar[type] = Done

    t: Literal["do"] = "do"
    do: ActionText | Annotated[list[ActionText], Length(1, 24)]

    def play(self, referee: Referee, seat: Seat) -> None:
        """All steps, or none."""
        steps = [
            read_sent(referee.game, text) for text in ([self.do] if isinstance(self.do, str) else self.do)
        ]
        if referee.shows_early(seat, *steps):
            raise Refused("conflict", why="reveals")  # nobody may decide on what it has not seen yet
        tutor = tutor_of(referee)
        if tutor is None:
            referee.play(seat, *steps)
        else:
            play_in_lesson(tutor, seat, steps)


@dataclass(frozen=True, kw_only=True)
class TakeBackRows(MoveMessage, SeatMessage):
    """Take back row `to` and what I did since."""

    over_http: ClassVar[type] = Done

    t: Literal["back"] = "back"
    to: Version

    def play(self, referee: Referee, seat: Seat) -> None:
        """A row that says so."""
        if tutor_of(referee) is not None:  # there, whole steps are taken back
            raise Refused("conflict", why="lesson")
        referee.take_back(seat, self.to)


@dataclass(frozen=True, kw_only=True)
class ThrowDice(MoveMessage, TableMessage):
    """The dice on the real table show this."""

    over_http: ClassVar[type] = Done

    t: Literal["throw"] = "throw"
    do: ActionText

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """The dealer's: the host alone types what fell."""
        if sender.person is None or row.host != sender.person or sender.only is not None:
            raise Refused("forbidden", why="host-only")
        return CHANCE

    def play(self, referee: Referee, seat: Seat) -> None:
        """What fell."""
        referee.throw(read_sent(referee.game, self.do))


@dataclass(frozen=True, kw_only=True)
class LessonMove(MoveMessage, SeatMessage):
    """Answer the question of a lesson by pointing, go back a step or to the first, or be shown this one."""

    over_http: ClassVar[type] = Done

    t: Literal["lesson"] = "lesson"
    do: Literal["pick", "back", "again", "show"]
    at: ActionText = ""
    """What is pointed at."""

    def play(self, referee: Referee, seat: Seat) -> None:
        """Rows that are taken back, or the tutor's move; an answer makes none."""
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
    """What would this action cost and do, and why may I not?"""

    over_http: ClassVar[type] = Answer

    t: Literal["ask"] = "ask"
    do: ActionText

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Nothing changes."""
        referee = table.playing()
        answer = queries.ask(referee, seat, read_sent(referee.game, self.do), self.id)
        return Applied([], [answer])


@dataclass(frozen=True, kw_only=True)
class WhyNot(SeatMessage):
    """Why may I do nothing of this verb now?"""

    over_http: ClassVar[type] = Answer

    t: Literal["why"] = "why"
    verb: ActionText

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Nothing changes."""
        return Applied([], [queries.why(table.playing(), seat, self.verb, self.id)])


@dataclass(frozen=True, kw_only=True)
class Vote(TableMessage):
    """Let a bot play for the seat whose time is over."""

    t: Literal["vote"] = "vote"
    seat: SeatNumber

    def sent_for(self, row: TableRow, sender: Sender) -> Seat:
        """Any seat of the voter's: a person with several has as many votes."""
        held = row.held_by(sender.known())
        if not held:
            raise Refused("not-your-seat")
        return held[0]

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """Count it."""
        absence.vote(table, seat, self.seat)
        table.update_standing(now)
        return Applied([], [Done(id=self.id, v=table.version)], table.row.seats)


@dataclass(frozen=True, kw_only=True)
class Return(SeatMessage):
    """I am back: my seat is mine again."""

    t: Literal["return"] = "return"

    def apply(self, table: TableState, seat: Seat, now: float) -> Applied:
        """The bot lets go; before the game and after it, there is nothing to give back."""
        done = Done(id=self.id, v=table.version)
        if table.row.status != "playing":
            return Applied([], [done])
        absence.come_back(table, seat, now)
        table.update_standing(now)
        return Applied([], [done], table.row.seats)


TABLE_MESSAGES: Final = (Do, TakeBackRows, ThrowDice, LessonMove, Ask, WhyNot, Vote, Return)
