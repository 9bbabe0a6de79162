"""Settlers: the 1999 French booklet, beginner's and variable island, for three and four."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from archipel.core.game import Game
from archipel.core.state import Action, BadOptions, Memory, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from archipel.games.settlers import doubts as doubts_
from archipel.games.settlers import drawing, invariants, notation, picture
from archipel.games.settlers import story as story_
from archipel.games.settlers.board import colours
from archipel.games.settlers.count import SettlersCount, count
from archipel.games.settlers.make_view import views
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.profile import PROFILE
from archipel.games.settlers.rulings import OPTIONS, PRESETS, Rulings
from archipel.games.settlers.state import SettlersState, begin
from archipel.games.settlers.view import SettlersView
from archipel.parts.packed import unpack


class Settlers(Game):
    """Settlers, for three or four; for two in research."""

    key = "settlers"
    rules = "2"
    seats = range(2, 5)
    printed_seats = range(3, 5)
    options = OPTIONS
    presets = PRESETS
    profile = PROFILE

    def start(self, seats: int, options: dict[str, str]) -> SettlersState:
        return begin(seats, Rulings(options))

    def read(self, text: str) -> Action:
        return notation.read(text)

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        return list(notation.LISTED)

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        return SettlersMemory(
            seats, seat, [unpack(player.hand) for player in begin(seats, Rulings(options)).p.players]
        )

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        return colours(seats)

    def picture(self, view: View) -> str:
        if not isinstance(view, SettlersView):
            raise BadOptions("not a view of Settlers")
        return picture.draw(view)

    def drawing(self, view: View) -> str:
        if not isinstance(view, SettlersView):
            raise BadOptions("not a view of Settlers")
        return drawing.island(view)

    def check(self, state: State) -> None:
        invariants.check(state)

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        assert isinstance(state, SettlersState)
        return dict(views(state.p, readers))

    def held(self, state: State) -> list[int]:
        assert isinstance(state, SettlersState)
        return [player.held for player in state.p.players]

    def count(self, view: View, memory: Memory) -> SettlersCount:
        if not isinstance(view, SettlersView) or not isinstance(memory, SettlersMemory):
            raise BadOptions("not a view and a memory of Settlers")
        return count(view, memory)

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(state, SettlersState)
        return doubts_.doubts(state, seat, action)

    def story(self, scene: Scene[View]) -> list[Note]:
        return story_.story(cast("Scene[SettlersView]", scene))


GAME: Final = Settlers()
