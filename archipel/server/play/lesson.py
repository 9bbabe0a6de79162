"""Lessons at a table: playing the actions they ask for, and the message for the learner."""

from __future__ import annotations

from archipel.core.state import Action, Seat
from archipel.lessons.progress import Reply
from archipel.lessons.tutor import Tutor
from archipel.server.play.messages import LessonOut, PickOut, ReplyOut, note_out
from archipel.server.play.refused import Refused


def play_in_lesson(tutor: Tutor, seat: Seat, steps: list[Action]) -> None:
    """Play the scripted action that is due, or the learner's answer; refuse anything else."""
    due = tutor.due
    if due is not None:
        if (seat, steps) != (due.seat, [due.action]):
            raise Refused("not-your-turn")
        tutor.go_on()
    elif (reply := tutor.play(*steps)) is not None:
        raise Refused("off-lesson", list(reply.notes))


def lesson_out(tutor: Tutor, seat: Seat) -> LessonOut | None:
    """Return the progress of the lesson, for the learner only; other readers get None."""
    lesson, progress = tutor.lesson, tutor.progress
    if seat != lesson.me:
        return None
    step, watch = progress.step, bool(progress.due)
    return LessonOut(
        id=lesson.id,
        step=progress.at,
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
