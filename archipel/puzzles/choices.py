"""Find positions with a clearly best move, by search, and verify them with ten times the effort."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.reasons import explain
from archipel.bots.search import Edge, SearchSettings, TreeSearch
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat

NODES: Final = 100
"""States evaluated for each seat by the first search; a puzzle needs two more with ten times as many."""
WORLDS: Final = 8
EFFORT: Final = 10
LOOKS: Final = ((1, 1), (EFFORT, 2), (EFFORT, 3))
"""The effort and the seed of every search; all must agree."""
SAMPLE: Final = 3
"""One position in this many is searched even if nothing stands out statically."""
EQUAL: Final = 0.01
"""Moves whose win probabilities differ by less are equally good."""
NEVER: Final = 2.0
"""A gap that no position has."""
SURE: Final = 0.95
"""With a higher win probability, the position is decided and no puzzle."""
MOST_EQUAL: Final = 2
"""With more moves as good as the best, the position is no puzzle."""


@dataclass(frozen=True)
class Choice:
    """The clear answer to a position."""

    best: Action
    also: tuple[Action, ...]
    """The moves that are as good as the best."""
    natural: Action
    """The move with the best static value."""
    next: Action
    """The best of the wrong moves."""
    gap: float
    why: Note


def search(referee: Referee, seat: Seat, effort: int, seed: int) -> list[Edge]:
    """Search all listed moves by the seat's knowledge; return their edges, best first."""
    chair = Chair(referee.state, seat, referee.memories[seat])
    rng = Rng(seed)
    worlds = chair.worlds(WORLDS * effort, rng)
    nodes = NODES * referee.seats * effort
    found = TreeSearch(EVALUATORS[referee.game.key], worlds, seat, chair.legal(), rng, SearchSettings())
    found.run(nodes)
    return sorted(found.root.edges, key=lambda edge: -edge.mean(seat))


def split(edges: list[Edge], seat: Seat) -> tuple[list[Edge], list[Edge]]:
    """Split the edges into the best moves and the others."""
    least = edges[0].mean(seat) - EQUAL
    return [edge for edge in edges if edge.mean(seat) >= least], [
        edge for edge in edges if edge.mean(seat) < least
    ]


def gap(edges: list[Edge], seat: Seat) -> float:
    """Return the lead of the best moves over all others; 0 if there are too many best moves."""
    best, rest = split(edges, seat)
    if not rest or len(best) > MOST_EQUAL:
        return 0.0
    return best[-1].mean(seat) - rest[0].mean(seat)


def promising(referee: Referee, seat: Seat, least: float) -> bool:
    """Return whether a search is worthwhile: a move stands out statically, or the position is sampled."""
    world = referee.state.redeal(seat, referee.memories[seat], Rng(len(referee.rows)))
    evaluator = EVALUATORS[referee.game.key]
    sight = sorted(
        evaluator.chances(evaluator.after(world, seat, action))[seat] for action in world.legal(seat)
    )
    if len(sight) < 2:
        return False
    stands_out = sight[-1] - sight[-1 - min(MOST_EQUAL, len(sight) - 1)] >= least
    return stands_out or len(referee.rows) % SAMPLE == 0


def natural(edges: list[Edge], seat: Seat) -> Edge:
    """Return the edge with the best static value."""
    return max(edges, key=lambda edge: edge.static[seat])


def is_plain(edges: list[Edge], seat: Seat, idle: tuple[str, ...]) -> bool:
    """Return whether the best move is obvious: it also looks best statically, and only beats idling."""
    best, rest = split(edges, seat)
    return natural(edges, seat) in best and rest[0].action.text.split(" ")[0] in idle


def clear_choice(referee: Referee, seat: Seat, needed: Mapping[Action, float]) -> Choice | None:
    """Return the answer to a position, if it is clear and not obvious in all searches.

    `needed` has the moves that are wanted as an answer, each with the gap it needs. If the first search
    finds another move, the position is dropped.
    """
    if not promising(referee, seat, min(needed.values())):
        return None
    idle = referee.game.profile.puzzles.idle
    clear, answers = 1.0, set[frozenset[Action]]()
    for effort, seed in LOOKS:
        edges = search(referee, seat, effort, seed)
        best, rest = split(edges, seat)
        clear = min(clear, gap(edges, seat))
        answers.add(frozenset(edge.action for edge in best))
        least = needed.get(best[0].action, NEVER)
        if clear < least or len(answers) > 1 or best[0].mean(seat) > SURE or is_plain(edges, seat, idle):
            return None
    world = Chair(referee.state, seat, referee.memories[seat]).imagine(Rng(4))
    key = referee.game.key
    mean = best[0].mean(seat)
    why = explain(key, EVALUATORS[key], world, seat, best[0].action, rest[0].action, mean)
    if why.key == "why-even":  # they are equal statically, but the search looked further
        why = Note("why-seen", [], {"move": best[0].action.text, "chance": round(100 * mean)})
    also = tuple(edge.action for edge in best[1:])
    return Choice(best[0].action, also, natural(edges, seat).action, rest[0].action, clear, why)
