"""Junior: the pirate islands of 2007 (French rules of 2011), for three and four."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from archipel.core.game import Game
from archipel.core.state import Action, BadOptions, Memory, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from archipel.games.junior import doubts as doubts_
from archipel.games.junior import drawing, invariants, notation, picture
from archipel.games.junior import story as story_
from archipel.games.junior.board import COLOURS
from archipel.games.junior.make_view import views
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.position import Position
from archipel.games.junior.profile import PROFILE
from archipel.games.junior.rulings import OPTIONS, PRESETS, Rulings, seating
from archipel.games.junior.setup import set_up
from archipel.games.junior.state import JuniorState
from archipel.games.junior.view import JuniorView


class Junior(Game):
    """Junior, for three or four."""

    key = "junior"
    rules = "3"
    for_children = True
    seats = range(3, 5)
    printed_seats = range(3, 5)
    options = OPTIONS
    presets = PRESETS
    profile = PROFILE

    def start(self, seats: int, options: dict[str, str]) -> State:
        position = Position(Rulings(seats, options))
        set_up(position)
        return JuniorState(position)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        return notation.vocabulary(Rulings(seats, options).side)

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        return JuniorMemory(seats, seat)

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        return [COLOURS[colour] for colour in seating(seats, options["seating"], options["lead"])]

    def check(self, state: State) -> None:
        invariants.check(state)

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        assert isinstance(state, JuniorState)
        return dict(views(state.p, readers))

    def held(self, state: State) -> list[int]:
        assert isinstance(state, JuniorState)
        return [sum(hand) for hand in state.p.hands]

    def picture(self, view: View) -> str:
        if not isinstance(view, JuniorView):
            raise BadOptions("not a view of Junior")
        return picture.draw(view)

    def drawing(self, view: View) -> str:
        assert isinstance(view, JuniorView)
        return drawing.board(view)

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(state, JuniorState)
        return doubts_.doubts(state, seat, action)

    def story(self, scene: Scene[View]) -> list[Note]:
        return story_.story(cast("Scene[JuniorView]", scene))


GAME: Final = Junior()
