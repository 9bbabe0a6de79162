"""Certain wins: lines of a seat's own actions that win whatever is hidden.

A line that needs chance or another seat is not certain. The coach needs one such line quickly
(`sure_win`); a puzzle needs all of the shortest (`shortest_wins`).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Final

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State

DEEPEST: Final = 6
"""Longest line considered."""
QUICK_POSITIONS: Final = 400
"""Positions searched for one winning line."""
MOST_POSITIONS: Final = 6000
"""Positions searched for all of the shortest winning lines."""
WORLDS: Final = 24
"""Determinizations that a line is tested in."""

ActionLine = tuple[Action, ...]


def has_won(state: State, seat: Seat) -> bool:
    """Return whether the game is over and this seat is the only winner."""
    outcome = state.outcome()
    return outcome is not None and outcome.winners == [seat]


def is_still_acting(state: State, seat: Seat) -> bool:
    """Return whether a seat continues its own turn."""
    return state.actor() == seat and state.turn() == seat


def wins_in(worlds: Iterable[State], seat: Seat, line: ActionLine) -> bool:
    """Return whether a line is legal and wins in all of these worlds."""
    return all(_wins(world.copy(), seat, line) for world in worlds)


def _wins(world: State, seat: Seat, line: ActionLine) -> bool:
    for action in line:
        if world.actor() != seat or action not in world.legal(seat):
            return False
        world.apply(seat, action)
    return has_won(world, seat)


def is_certain(referee: Referee, seat: Seat, line: ActionLine, worlds: int = WORLDS) -> bool:
    """Return whether a line is legal and wins in every sampled determinization."""
    rng = Rng(7)
    return wins_in(
        (referee.state.redeal(seat, referee.memories[seat], rng) for _ in range(worlds)), seat, line
    )


def _steps(
    state: State, seat: Seat, line: ActionLine, seen: set[tuple[str, ...]]
) -> Iterator[tuple[ActionLine, State]]:
    """Yield the lines that are one action longer; permutations of the same actions are tried once."""
    for action in state.legal(seat):
        longer = (*line, action)
        key = tuple(sorted(step.text for step in longer))
        if key not in seen:
            seen.add(key)
            after = state.copy()
            after.apply(seat, action)
            yield longer, after


def sure_win(worlds: list[State], seat: Seat) -> ActionLine:
    """Return a line that wins in all of these worlds; empty if none is found quickly."""
    if not is_still_acting(worlds[0], seat):
        return ()
    line = _soonest(worlds[0], seat)
    return line if line and wins_in(worlds[1:], seat, line) else ()


def _soonest(state: State, seat: Seat) -> ActionLine:
    """Return a winning line by best-first search: most points first, then the shortest line."""
    waiting: list[tuple[int, int, int, State, ActionLine]] = [(0, 0, 0, state, ())]
    seen: set[tuple[str, ...]] = set()
    while waiting and len(seen) < QUICK_POSITIONS:
        *_, here, line = heapq.heappop(waiting)
        for longer, after in _steps(here, seat, line, seen):
            if has_won(after, seat):
                return longer
            if is_still_acting(after, seat) and len(longer) < DEEPEST:
                heapq.heappush(waiting, (-after.scores()[seat], len(longer), len(seen), after, longer))
            if len(seen) >= QUICK_POSITIONS:
                break
    return ()


def shortest_wins(state: State, seat: Seat, deepest: int = DEEPEST) -> list[ActionLine] | None:
    """Return all shortest winning lines, one for each set of actions; None if it has to search too many."""
    layer: list[tuple[ActionLine, State]] = [((), state)]
    seen: set[tuple[str, ...]] = set()
    for _ in range(deepest):
        found: list[ActionLine] = []
        later: list[tuple[ActionLine, State]] = []
        for line, here in layer:
            for longer, after in _steps(here, seat, line, seen):
                if len(seen) > MOST_POSITIONS:
                    return None
                if has_won(after, seat):
                    found.append(longer)
                elif is_still_acting(after, seat):
                    later.append((longer, after))
        if found:
            return found
        layer = later
    return []


def can_win(state: State, seat: Seat, deepest: int = DEEPEST) -> bool:
    """Return whether a seat has won or can still win this turn; True if the search is too large."""
    if state.actor() != seat:
        return has_won(state, seat)
    return shortest_wins(state, seat, deepest) != []


def spoiling_moves(state: State, seat: Seat, length: int) -> list[Action]:
    """Return the first actions after which the win is gone."""
    spoils: list[Action] = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if not can_win(after, seat, length):
            spoils.append(action)
    return spoils
