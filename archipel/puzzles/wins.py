"""Wins that are certain: a seat's own actions alone, whatever the others hold and whatever is drawn."""

from __future__ import annotations

from typing import Final

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State

DEEPEST: Final = 6
"""No line is longer."""
MOST: Final = 6000
"""So many positions at most are looked at for one answer."""
WORLDS: Final = 24
"""So many states that the seat cannot tell apart are tried; ten times as many before a puzzle is kept."""

Line = tuple[Action, ...]


def has_won(state: State, seat: Seat) -> bool:
    """Whether the game is over and this seat alone has won it."""
    outcome = state.outcome()
    return outcome is not None and outcome.winners == [seat]


def shortest(state: State, seat: Seat, deepest: int = DEEPEST) -> list[Line] | None:
    """All shortest winning lines, one for each set of actions; None if there is too much to look at.

    Chance and the others are walls: a line that needs them is not certain.
    """
    layer: list[tuple[Line, State]] = [((), state)]
    looked = 0
    for _ in range(deepest):
        found: list[Line] = []
        later: list[tuple[Line, State]] = []
        seen: set[tuple[str, ...]] = set()
        for line, here in layer:
            for action in here.legal(seat):
                key = tuple(sorted([*(step.text for step in line), action.text]))
                if key in seen:
                    continue
                seen.add(key)
                looked += 1
                if looked > MOST:
                    return None
                after = here.copy()
                after.apply(seat, action)
                if has_won(after, seat):
                    found.append((*line, action))
                elif after.actor() == seat and after.turn() == seat:
                    later.append(((*line, action), after))
        if found:
            return found
        layer = later
    return []


def can_win(state: State, seat: Seat, deepest: int = DEEPEST) -> bool:
    """Whether a seat has won, or may still do so by acting on; where it cannot be seen, it may."""
    if state.actor() != seat:
        return has_won(state, seat)
    return shortest(state, seat, deepest) != []


def is_certain(referee: Referee, seat: Seat, line: Line, worlds: int = WORLDS) -> bool:
    """Whether a line is allowed and wins in every world that the seat can imagine."""
    rng = Rng(7)
    for _ in range(worlds):
        world = referee.state.redeal(seat, referee.memories[seat], rng)
        for action in line:
            if world.actor() != seat or action not in world.legal(seat):
                return False
            world.apply(seat, action)
        if not has_won(world, seat):
            return False
    return True


def spoiling(state: State, seat: Seat, length: int) -> list[Action]:
    """The first actions after which the win is gone."""
    spoils: list[Action] = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if not can_win(after, seat, length):
            spoils.append(action)
    return spoils
