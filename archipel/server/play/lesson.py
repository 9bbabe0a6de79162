"""Lessons at a table: what is played there, and what the learner is shown."""

from __future__ import annotations

from archipel.core.state import Action, Seat
from archipel.lessons.progress import Reply
from archipel.lessons.tutor import Tutor
from archipel.server.play.messages import LessonOut, PickOut, ReplyOut, note_out
from archipel.server.play.refused import Refused


def enter_in_lesson(tutor: Tutor, seat: Seat, steps: list[Action]) -> None:
    """What is due for any seat, or what the learner is asked for; anything else is refused."""
    due = tutor.due
    if due is not None:
        if (seat, steps) != (due.seat, [due.action]):
            raise Refused("not-your-turn")
        tutor.go_on()
    elif (reply := tutor.play(*steps)) is not None:
        raise Refused("off-lesson", list(reply.notes))


def lesson_out(tutor: Tutor, seat: Seat) -> LessonOut | None:
    """Where the lesson stands, for the learner alone; while others act there is nothing to do."""
    lesson, place = tutor.lesson, tutor.progress
    if seat != lesson.me:
        return None
    step, watch = place.step, bool(place.due)
    return LessonOut(
        id=lesson.id,
        step=place.at,
        steps=len(lesson.steps),
        name=step.id,
        kind="watch" if watch else step.kind,
        say=None if watch else step.say,
        picture="" if watch else step.picture,
        point=[] if watch else list(step.point),
        picks=[PickOut(pick.at, pick.label) for pick in step.picks],
        reply=_reply_out(tutor.reply),
        help=tutor.help,
        rules=list(step.rules),
        back=tutor.may_go_back(),
        play_on=not tutor.referee.over(),
    )


def _reply_out(reply: Reply | None) -> ReplyOut | None:
    if reply is None:
        return None
    return ReplyOut(reply.right, reply.to, reply.say, [note_out(note) for note in reply.notes])
