"""Wins that are certain: a seat's own actions alone, whatever the others hold and whatever is drawn.

Chance and the others are walls: a line of actions that needs them is not certain. The coach asks for one such
line and wants it soon (`sure_win`); a puzzle asks for all of the shortest (`shortest`).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Final

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State

DEEPEST: Final = 6
"""No line is longer."""
SOON: Final = 400
"""So many positions are looked at for one line that wins."""
MOST: Final = 6000
"""So many at most are looked at for all of the shortest."""
WORLDS: Final = 24
"""So many states that the seat cannot tell apart are tried."""

ActionLine = tuple[Action, ...]


def has_won(state: State, seat: Seat) -> bool:
    """Whether the game is over and this seat alone has won it."""
    outcome = state.outcome()
    return outcome is not None and outcome.winners == [seat]


def acts_on(state: State, seat: Seat) -> bool:
    """Whether a seat goes on with its turn."""
    return state.actor() == seat and state.turn() == seat


def wins_in(worlds: Iterable[State], seat: Seat, line: ActionLine) -> bool:
    """Whether a line is allowed and wins in every one of these worlds."""
    return all(_wins(world.copy(), seat, line) for world in worlds)


def _wins(world: State, seat: Seat, line: ActionLine) -> bool:
    for action in line:
        if world.actor() != seat or action not in world.legal(seat):
            return False
        world.apply(seat, action)
    return has_won(world, seat)


def is_certain(referee: Referee, seat: Seat, line: ActionLine, worlds: int = WORLDS) -> bool:
    """Whether a line is allowed and wins in every world that the seat can imagine."""
    rng = Rng(7)
    return wins_in(
        (referee.state.redeal(seat, referee.memories[seat], rng) for _ in range(worlds)), seat, line
    )


def _steps(
    state: State, seat: Seat, line: ActionLine, seen: set[tuple[str, ...]]
) -> Iterator[tuple[ActionLine, State]]:
    """One action further; the same actions in another order are tried once."""
    for action in state.legal(seat):
        longer = (*line, action)
        key = tuple(sorted(step.text for step in longer))
        if key not in seen:
            seen.add(key)
            after = state.copy()
            after.apply(seat, action)
            yield longer, after


def sure_win(worlds: list[State], seat: Seat) -> ActionLine:
    """Actions of a seat that win in every one of these worlds; none, if they are not soon found."""
    if not acts_on(worlds[0], seat):
        return ()
    line = _soonest(worlds[0], seat)
    return line if line and wins_in(worlds[1:], seat, line) else ()


def _soonest(state: State, seat: Seat) -> ActionLine:
    """A line that wins: the most points first, then the shortest line."""
    waiting: list[tuple[int, int, int, State, ActionLine]] = [(0, 0, 0, state, ())]
    seen: set[tuple[str, ...]] = set()
    while waiting and len(seen) < SOON:
        *_, here, line = heapq.heappop(waiting)
        for longer, after in _steps(here, seat, line, seen):
            if has_won(after, seat):
                return longer
            if acts_on(after, seat) and len(longer) < DEEPEST:
                heapq.heappush(waiting, (-after.scores()[seat], len(longer), len(seen), after, longer))
            if len(seen) >= SOON:
                break
    return ()


def shortest(state: State, seat: Seat, deepest: int = DEEPEST) -> list[ActionLine] | None:
    """All shortest winning lines, one for each set of actions; None if there is too much to look at."""
    layer: list[tuple[ActionLine, State]] = [((), state)]
    seen: set[tuple[str, ...]] = set()
    for _ in range(deepest):
        found: list[ActionLine] = []
        later: list[tuple[ActionLine, State]] = []
        for line, here in layer:
            for longer, after in _steps(here, seat, line, seen):
                if len(seen) > MOST:
                    return None
                if has_won(after, seat):
                    found.append(longer)
                elif acts_on(after, seat):
                    later.append((longer, after))
        if found:
            return found
        layer = later
    return []


def can_win(state: State, seat: Seat, deepest: int = DEEPEST) -> bool:
    """Whether a seat has won, or may still do so by acting on; where it cannot be seen, it may."""
    if state.actor() != seat:
        return has_won(state, seat)
    return shortest(state, seat, deepest) != []


def spoiling(state: State, seat: Seat, length: int) -> list[Action]:
    """The first actions after which the win is gone."""
    spoils: list[Action] = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if not can_win(after, seat, length):
            spoils.append(action)
    return spoils
