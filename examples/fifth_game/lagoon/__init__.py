"""Lagoon, a plug-in game for two to four: keepers call the tide and send boats for pearls."""

from __future__ import annotations

from typing import Final, cast

from archipel.core.game import Game
from archipel.core.state import Action, Memory, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from lagoon import invariants, notation, picture
from lagoon import story as story_
from lagoon.memory import LagoonMemory
from lagoon.options import OPTIONS, Rulings
from lagoon.position import Position
from lagoon.profile import PROFILE
from lagoon.state import LagoonState
from lagoon.turn import begin
from lagoon.view import COLOURS, LagoonView


class Lagoon(Game):
    """The entry point of Lagoon."""

    key = "lagoon"
    seats = range(2, 5)
    printed_seats = range(2, 5)
    options = OPTIONS
    profile = PROFILE

    def start(self, seats: int, options: dict[str, str]) -> State:
        position = Position(seats, Rulings(options))
        begin(position)
        return LagoonState(position)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        return notation.VOCABULARY

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        return LagoonMemory(seats, seat)

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        return COLOURS[:seats]

    def picture(self, view: View) -> str:
        assert isinstance(view, LagoonView)
        return picture.draw(view)

    def check(self, state: State) -> None:
        invariants.check(state)

    def held(self, state: State) -> list[int]:
        assert isinstance(state, LagoonState)
        return [state.p.held(seat) for seat in range(state.p.seats)]

    def story(self, scene: Scene[View]) -> list[Note]:
        return story_.story(cast("Scene[LagoonView]", scene))


GAME: Final = Lagoon()
