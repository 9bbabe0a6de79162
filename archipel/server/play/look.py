"""The one door from a game to the wire: what is built here is all that a seat ever gets.

Nothing else touches a state to show it. A test builds the same bytes from the true state and from one
redealt for the seat, and compares.
"""

from __future__ import annotations

from functools import cache

from archipel.core.game import Game
from archipel.core.journal import Snapshot, snapshot
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, WATCHER, IllegalAction, Note, Seat
from archipel.core.values import value_type
from archipel.core.view import View
from archipel.server.play.refused import Refused


def first_view(game: Game) -> View:
    """What a seat sees before the first move."""
    return game.open(game.seats[0], game.read_options("")).view(0)


def first_count(game: Game) -> View | None:
    """What is counted before the first move; None for a game in which nothing is."""
    return game.count(first_view(game), game.memory(game.seats[0], 0, game.read_options("")))


@cache
def counts(game: Game) -> bool:
    """Whether there is something to count in this game."""
    return first_count(game) is not None


@value_type
class Look:
    """What a seat sees of one position: everything but the log and the clock."""

    view: View
    picture: str | None
    """The position drawn in text, for games without a board of their own in the client."""
    turn: Seat
    points: list[int]
    legal: list[str]
    forms: list[str]
    prompt: Note | None
    count: View | None = None


def look(referee: Referee, seat: Seat, seen: Snapshot | None = None, counting: bool = False) -> Look:
    """The position for a seat, or for a spectator; `counting` adds what the seat could have counted.

    `seen` is what its teller has already made of the position.
    """
    state, game = referee.state, referee.game
    seen = seen or snapshot(game, state, seat)
    picture = None if game.profile.has_board else game.picture(seen.view)
    if seat == WATCHER:
        return Look(seen.view, picture, seen.turn, seen.points, [], [], None)
    legal = [action.text for action in state.legal(seat)]
    count = game.count(seen.view, referee.memories[seat]) if counting else None
    forms, prompt = state.forms(seat), state.prompt(seat)
    return Look(seen.view, picture, seen.turn, seen.points, legal, forms, prompt, count)


def throwable(referee: Referee) -> list[str]:
    """What may fall when people throw real dice now."""
    if not referee.awaits_dice():
        return []
    return [outcome.text for outcome in referee.state.legal(CHANCE)]


def illegal(referee: Referee, seat: Seat, error: IllegalAction) -> Refused:
    """The refusal of a well-formed action."""
    state = referee.state
    if seat not in state.asked() and not state.legal(seat) and not state.forms(seat):
        return Refused("not-your-turn", error.notes)
    return Refused("illegal", error.notes)
