"""The table as one seat knows it: all that a bot ever gets."""

from __future__ import annotations

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Memory, Note, Seat, State
from archipel.core.view import View

TURNING = ("roll", "end")
"""Where a turn begins or ends, in every game."""
OFFERING = ("offer", "counter", "propose")


class Chair:
    """One seat of a game in progress. The state itself stays out of reach."""

    def __init__(self, state: State, seat: Seat, memory: Memory | None) -> None:
        self.__state = state
        self.__memory = memory
        self.seat = seat
        self.offered = 0
        """How many offers the seat has made in the turn under way."""

    @classmethod
    def at(cls, referee: Referee, seat: Seat) -> Chair:
        """A seat of a refereed game."""
        chair = cls(referee.state, seat, referee.memories[seat])
        for row in reversed(referee.rows):
            if row.action.text in TURNING:
                break
            chair.offered += row.seat == seat and row.action.text.startswith(OFFERING)
        return chair

    def view(self) -> View:
        """The position as this seat sees it."""
        return self.__state.view(self.seat)

    def legal(self) -> list[Action]:
        """The listed actions that may be taken now."""
        return self.__state.legal(self.seat)

    def offers(self) -> list[Action]:
        """Some composed actions that may be taken now."""
        return self.__state.offers(self.seat)

    def prompt(self) -> Note:
        """What is asked."""
        return self.__state.prompt(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A whole state that fits everything this seat knows: to think with."""
        return self.__state.redeal(self.seat, self.__memory, rng)
