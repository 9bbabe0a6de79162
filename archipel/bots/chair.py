"""The chair: everything that a bot gets of a game, limited to what its seat knows."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from archipel.bots.manners import manners_of
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Memory, Note, Seat, State
from archipel.core.view import View
from archipel.parts.bargain import Withdraw


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """One seat of a game in progress, for one decision. The state itself is private."""

    def __init__(
        self, state: State, seat: Seat, memory: Memory | None, referee: Referee | None = None
    ) -> None:
        self.__state = state
        self.__memory = memory
        self.__referee = referee
        self.__legal: list[Action] | None = None
        self.__manners = None if referee is None else manners_of(referee, seat)
        self.seat = seat
        self.offered = 0 if self.__manners is None else self.__manners.offered
        """Number of offers the seat has made in the current turn."""

    @classmethod
    def at(cls, referee: Referee, seat: Seat) -> Chair:
        """Return the chair of a seat in a refereed game; while trading, it follows earlier offers."""
        state = referee.state
        legal = state.legal(seat)
        talks = bool(state.forms(seat)) or any(isinstance(action, Withdraw) for action in legal)
        chair = cls(state, seat, referee.memories[seat], referee if talks else None)
        chair.__legal = legal
        return chair

    def view(self) -> View:
        """Return the position as this seat sees it."""
        return self.__state.view(self.seat)

    def legal(self) -> list[Action]:
        """Return the listed legal actions, without withdrawing an offer that somebody accepted."""
        legal = self.__legal
        if legal is None:
            legal = self.__legal = self.__state.legal(self.seat)
        return legal if self.__manners is None else self.__manners.keeps_word(legal)

    def offers(self) -> list[Action]:
        """Return the composed actions worth considering, filtered by `Manners`."""
        offers = self.__state.offers(self.seat)
        if self.__manners is None or self.__referee is None:
            return offers
        return self.__manners.polite(self.__referee, offers)

    def prompt(self) -> Note:
        """Return the prompt of the pending question."""
        return self.__state.prompt(self.seat)

    def imagine(self, rng: Rng) -> State:
        """Return a determinization: a full state consistent with everything this seat knows."""
        return self.__state.redeal(self.seat, self.__memory, rng)

    def worlds(self, n: int, rng: Rng) -> list[State]:
        """Return n determinizations; they are the same object if there is no hidden information."""
        drawn = rng.drawn
        first = self.imagine(rng)
        if rng.drawn == drawn:
            return [first] * n
        return [first] + [self.imagine(rng) for _ in range(1, n)]
