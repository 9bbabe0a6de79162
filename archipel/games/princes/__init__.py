"""Princes: a duel of two principalities, with the whole box of cards."""

from __future__ import annotations

from typing import Final, cast

from archipel.core.game import Game
from archipel.core.state import Action, Memory, Note, Seat, State
from archipel.core.story import Scene
from archipel.core.view import View
from archipel.games.princes import doubts as doubts_
from archipel.games.princes import drawing, invariants, notation, picture
from archipel.games.princes import story as story_
from archipel.games.princes.memory import PrincesMemory
from archipel.games.princes.position import Position
from archipel.games.princes.profile import PROFILE
from archipel.games.princes.rulings import OPTIONS, PRESETS, RULES, Rulings
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import begin
from archipel.games.princes.view import PrincesView


class Princes(Game):
    """Les Princes de Catane: the first settlers, three eras, and the Duel (P-001)."""

    key = "princes"
    rules = str(RULES)
    seats = range(2, 3)
    printed_seats = range(2, 3)
    options = OPTIONS
    presets = PRESETS
    profile = PROFILE

    def start(self, seats: int, options: dict[str, str]) -> State:
        position = Position(Rulings(options))
        begin(position)
        return PrincesState(position)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        return notation.vocabulary(Rulings(options))

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        return PrincesMemory(seat)

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        return ["red", "blue"]

    def check(self, state: State) -> None:
        invariants.check(state)

    def held(self, state: State) -> list[int]:
        assert isinstance(state, PrincesState)
        return [realm.total() for realm in state.p.realms]

    def picture(self, view: View) -> str:
        assert isinstance(view, PrincesView)
        return picture.draw(view)

    def drawing(self, view: View) -> str:
        assert isinstance(view, PrincesView)
        return drawing.table(view)

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(state, PrincesState)
        return doubts_.doubts(state, seat, action)

    def story(self, scene: Scene[View]) -> list[Note]:
        return story_.story(cast("Scene[PrincesView]", scene))


GAME: Final = Princes()
