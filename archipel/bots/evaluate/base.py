"""What an evaluation is: how good a whole (imagined) state is for one seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from archipel.core.state import Action, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """One for each game. Values are in points: one more victory point in reach is worth about 1."""

    def value(self, state: State, seat: Seat) -> float:
        """How good `state` is for `seat`."""
        return float(state.scores()[seat])

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """What `action` leads to, if those whose consent it needs agree."""
        copy = state.copy()
        copy.apply(seat, action)
        return copy
