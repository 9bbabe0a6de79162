"""Questions of a seat about an action or a verb, which change nothing."""

from __future__ import annotations

from archipel.core.closed import why_closed
from archipel.core.referee import Referee
from archipel.core.state import Action, IllegalAction, Note, Seat
from archipel.server.play.messages import Answer, note_out


def ask(referee: Referee, seat: Seat, action: Action, id: str | None = None) -> Answer:
    """Return what an action would cost and do, and why it may not be taken."""
    refused: list[Note] = []
    try:
        referee.check(seat, action)
    except IllegalAction as error:
        refused = error.notes or [Note("not-possible", [])]
    return Answer(
        id=id,
        v=len(referee.rows),
        why_not=[note_out(note) for note in refused],
        preview=[note_out(note) for note in referee.state.preview(seat, action)],
    )


def why(referee: Referee, seat: Seat, verb: str, id: str | None = None) -> Answer:
    """Return why no action with this verb may be taken."""
    notes = [note_out(note) for note in why_closed(referee, seat, verb)]
    return Answer(id=id, v=len(referee.rows), why_not=notes, preview=[])
