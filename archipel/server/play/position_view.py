"""The one place where a position is turned into what a seat or a spectator sees.

No other module of the server reads a state to show it. `tests/server/test_twins.py` compares the messages
built from the true state with those built from a redealt one, byte by byte.
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
    """Return the view of seat 0 before the first move."""
    return game.open(game.seats[0], game.read_options("")).view(0)


def first_count(game: Game) -> View | None:
    """Return the count before the first move, or None for a game in which nothing is counted."""
    return game.count(first_view(game), game.memory(game.seats[0], 0, game.read_options("")))


@cache
def counts(game: Game) -> bool:
    """Whether a card-counting player could count anything in this game."""
    return first_count(game) is not None


@value_type
class PositionView:
    """The position as a seat sees it: everything of a state message but the log and the clock."""

    snapshot: Snapshot
    """The view, whose turn it is, and the public points."""
    picture: str | None
    """The view as text, for games without a board in the client."""
    legal: list[str]
    forms: list[str]
    prompt: Note | None
    count: View | None = None


def position_view(
    referee: Referee, seat: Seat, known: Snapshot | None = None, counting: bool = False
) -> PositionView:
    """Return the position for a seat, or for a spectator; `counting` adds what the seat could have counted.

    `known` is a snapshot of this position for this reader, if the caller already has one.
    """
    state, game = referee.state, referee.game
    seen = known or snapshot(game, state, seat)
    picture = None if game.profile.has_board else game.picture(seen.view)
    if seat == WATCHER:
        return PositionView(seen, picture, [], [], None)
    legal = [action.text for action in state.legal(seat)]
    count = game.count(seen.view, referee.memories[seat]) if counting else None
    return PositionView(seen, picture, legal, state.forms(seat), state.prompt(seat), count)


def throwable(referee: Referee) -> list[str]:
    """Return the outcomes that the host may enter, if people throw real dice now."""
    if not referee.awaits_dice():
        return []
    return [outcome.text for outcome in referee.state.legal(CHANCE)]


def illegal(referee: Referee, seat: Seat, error: IllegalAction) -> Refused:
    """Return the refusal of an action that can be read but not taken."""
    state = referee.state
    if seat not in state.asked() and not state.legal(seat) and not state.forms(seat):
        return Refused("not-your-turn", error.notes)
    return Refused("illegal", error.notes)
