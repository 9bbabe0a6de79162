"""Elasund: the first city of Catan, for two to four."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from archipel.core.game import Game
from archipel.core.state import Action, Memory, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from archipel.games.elasund import doubts as doubts_
from archipel.games.elasund import drawing, invariants
from archipel.games.elasund import story as story_
from archipel.games.elasund.board import COLOURS
from archipel.games.elasund.building import builds_over
from archipel.games.elasund.cards import Drawing
from archipel.games.elasund.make_view import views
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.notation import read, vocabulary
from archipel.games.elasund.picture import draw
from archipel.games.elasund.position import Position
from archipel.games.elasund.profile import PROFILE
from archipel.games.elasund.rulings import OPTIONS, PRESETS, Rulings
from archipel.games.elasund.state import ElasundState, opening
from archipel.games.elasund.view import ElasundView
from archipel.parts.packed import total


class Elasund(Game):
    """The door to Elasund."""

    key = "elasund"
    rules = "2"
    seats = range(2, 5)
    printed_seats = range(2, 5)
    options = OPTIONS
    presets = PRESETS
    profile = PROFILE

    def start(self, seats: int, options: dict[str, str]) -> ElasundState:
        return opening(Position(seats, Rulings(options)))

    def read(self, text: str) -> Action:
        return read(text)

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        return vocabulary(seats)

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        return ElasundMemory(seat)

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        return [COLOURS[colour] for colour in Rulings(options).colours[:seats]]

    def check(self, state: State) -> None:
        invariants.check(state)

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        assert isinstance(state, ElasundState)
        return dict(views(state.p, readers))

    def held(self, state: State) -> list[int]:
        assert isinstance(state, ElasundState)
        held = [total(hand) for hand in state.p.cards.hand]
        for question in state.p.pending:
            if isinstance(question, Drawing):
                held[question.by] += question.left
        return held

    def picture(self, view: View) -> str:
        assert isinstance(view, ElasundView)
        return draw(view)

    def drawing(self, view: View) -> str:
        assert isinstance(view, ElasundView)
        return drawing.city(view)

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(state, ElasundState)
        return doubts_.doubts(state, seat, action)

    def story(self, scene: Scene[View]) -> list[Note]:
        return story_.story(cast("Scene[ElasundView]", scene))


GAME: Final = Elasund()


def over_square(state: State, seat: Seat, square: int) -> list[Action]:
    """What `seat` could build over a square (`9 * y + x`) with what it has now."""
    assert isinstance(state, ElasundState)
    return [*builds_over(state.p, seat, square)]
