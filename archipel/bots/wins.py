"""A win that is certain: whatever the others hold and whatever is drawn, this turn ends the game."""

from __future__ import annotations

import heapq

from archipel.core.state import Action, Seat, State

NODES = 400
"""States to look at; whoever finds no win in them says nothing."""
DEPTH = 6
"""No line is longer."""


def sure_win(worlds: list[State], seat: Seat, nodes: int = NODES) -> list[Action]:
    """Actions of a seat that win in every one of these worlds without chance and without consent; or none.

    The most points first, then the shortest line; the same actions in another order are tried once.
    """
    if worlds[0].turn() != seat:
        return []
    line = _line(worlds[0], seat, nodes)
    return line if line and all(_wins(world, seat, line) for world in worlds[1:]) else []


def _line(world: State, seat: Seat, nodes: int) -> list[Action]:
    waiting: list[tuple[int, int, int, State, list[Action]]] = [(0, 0, 0, world, [])]
    seen: set[tuple[str, ...]] = set()
    tried = 0
    while waiting and tried < nodes:
        _, depth, _, state, line = heapq.heappop(waiting)
        for action in state.legal(seat):
            made = tuple(sorted([*(step.text for step in line), action.text]))
            if made in seen:
                continue
            seen.add(made)
            after = state.copy()
            after.apply(seat, action)
            tried += 1
            if _is_won(after, seat):
                return [*line, action]
            if after.actor() == seat and after.turn() == seat and depth + 1 < DEPTH:
                score = -after.scores()[seat]
                heapq.heappush(waiting, (score, depth + 1, tried, after, [*line, action]))
            if tried >= nodes:
                break
    return []


def _wins(world: State, seat: Seat, line: list[Action]) -> bool:
    state = world.copy()
    for action in line:
        if state.actor() != seat or action not in state.legal(seat):
            return False
        state.apply(seat, action)
    return _is_won(state, seat)


def _is_won(state: State, seat: Seat) -> bool:
    outcome = state.outcome()
    return outcome is not None and seat in outcome.winners
