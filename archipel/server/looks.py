"""The one door from a game to the wire: what is built here is all that a seat ever gets.

Nothing else in the server touches a state to show it. A test builds the same bytes from the true
state and from one redealt for the seat, and compares.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, WATCHER, BadNotation, IllegalAction, Note, Seat
from archipel.core.view import View
from archipel.server.protocol import Answer, NoteOut, Refused, note_out


def view_schema(game: Game) -> dict[str, Any]:
    """The JSON schema of a game's view, made from its types."""
    state = game.open(game.seats[0], game.settle(""))
    return TypeAdapter(type(state.view(0))).json_schema(mode="serialization")


def first_count(game: Game) -> View | None:
    """What is counted before the first move; None for a game in which nothing is."""
    seats, options = game.seats[0], game.settle("")
    return game.count(game.open(seats, options).view(0), game.memory(seats, 0, options))


@dataclass(frozen=True)
class Look:
    """What a seat sees of one position: everything but the log and the clock."""

    view: View
    picture: str | None
    turn: int
    points: list[int]
    legal: list[str]
    forms: list[str]
    prompt: NoteOut | None
    count: View | None = None


def look(referee: Referee, seat: Seat, counting: bool = False) -> Look:
    """The position for a seat, or for a spectator; `counting` adds what the seat could have counted."""
    state = referee.state
    view = state.view(seat)
    game = referee.game
    picture = None if game.profile.has_board else game.picture(view)
    turn, points = _standing(referee, view)
    if seat == WATCHER:
        return Look(view, picture, turn, points, [], [], None)
    legal = [action.text for action in state.legal(seat)]
    count = game.count(view, referee.memories[seat]) if counting else None
    prompt = note_out(state.prompt(seat))
    return Look(view, picture, turn, points, legal, state.forms(seat), prompt, count)


def _standing(referee: Referee, view: View) -> tuple[int, list[int]]:
    """Whose turn it is, and everybody's open points."""
    state = referee.state
    try:
        return state.turn(), [state.public_points(seat) for seat in range(referee.seats)]
    except (NotImplementedError, TypeError):  # until every game says both
        turn = getattr(view, "turn", None)
        return turn if isinstance(turn, int) else state.actor(), []


def log_since(referee: Referee, seat: Seat, start: int) -> list[tuple[int, int, str]]:
    """The lines of the seat's log from position `start`."""
    return [(line.number, line.seat, line.text) for line in referee.logs[seat][start:]]


def throwable(referee: Referee) -> list[str]:
    """What may fall when people throw real dice now."""
    if not referee.awaits_dice():
        return []
    return [outcome.text for outcome in referee.state.legal(CHANCE)]


def answer(referee: Referee, seat: Seat, text: str, id: str | None) -> Answer:
    """Why an action is refused to a seat now, and what it would cost and do."""
    try:
        action = referee.game.read(text)
    except BadNotation:
        raise Refused("bad-notation", text=text[:100]) from None
    why: list[Note] = []
    try:
        referee.check(seat, action)
    except IllegalAction as error:
        why = error.notes or [Note("not-now", [])]
    preview = referee.state.preview(seat, action)
    return Answer.model_construct(
        id=id,
        v=len(referee.rows),
        why_not=[note_out(note) for note in why],
        preview=[note_out(note) for note in preview],
    )


def illegal(referee: Referee, seat: Seat, error: IllegalAction) -> Refused:
    """The refusal of a well-formed action."""
    state = referee.state
    if seat not in state.asked() and not state.legal(seat) and not state.forms(seat):
        return Refused("not-your-turn", error.notes)
    return Refused("illegal", error.notes)
