"""The best move of a position, where it is clearly the best: found by search, verified tenfold."""

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
"""States evaluated for each seat at the first look; ten times as many, twice, before a puzzle is kept."""
WORLDS: Final = 8
EFFORT: Final = 10
LOOKS: Final = ((1, 1), (EFFORT, 2), (EFFORT, 3))
"""The effort and the seed of every look; all must come to the same answer."""
SAMPLE: Final = 3
"""Where nothing stands out at first sight, one position of so many is searched all the same."""
EQUAL: Final = 0.01
"""Moves whose chances differ by less are the same answer."""
NEVER: Final = 2.0
"""No gap is so wide."""
SURE: Final = 0.95
"""Whoever is as good as through has no puzzle."""
MOST_EQUAL: Final = 2
"""With more moves as good as the best there is no puzzle."""


@dataclass(frozen=True)
class Choice:
    """A clear answer to a position."""

    best: Action
    also: tuple[Action, ...]
    """What is as good as the best."""
    natural: Action
    """What looks best at first sight."""
    next: Action
    """The best of what is no answer."""
    gap: float
    why: Note


def search(referee: Referee, seat: Seat, effort: int, seed: int) -> list[Edge]:
    """All listed moves as the seat can judge them, the best first."""
    chair = Chair(referee.state, seat, referee.memories[seat])
    rng = Rng(seed)
    worlds = chair.worlds(WORLDS * effort, rng)
    nodes = NODES * referee.seats * effort
    found = TreeSearch(EVALUATORS[referee.game.key], worlds, seat, chair.legal(), rng, SearchSettings())
    found.run(nodes)
    return sorted(found.root.edges, key=lambda edge: -edge.mean(seat))


def split(edges: list[Edge], seat: Seat) -> tuple[list[Edge], list[Edge]]:
    """The best moves, and all others."""
    least = edges[0].mean(seat) - EQUAL
    return [edge for edge in edges if edge.mean(seat) >= least], [
        edge for edge in edges if edge.mean(seat) < least
    ]


def gap(edges: list[Edge], seat: Seat) -> float:
    """By how much the best moves are better than all others; 0 if there are too many of them."""
    best, rest = split(edges, seat)
    if not rest or len(best) > MOST_EQUAL:
        return 0.0
    return best[-1].mean(seat) - rest[0].mean(seat)


def promising(referee: Referee, seat: Seat, least: float) -> bool:
    """Whether a search is worth while: something stands out at first sight, or it is one of a few samples."""
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
    """What looks best at first sight."""
    return max(edges, key=lambda edge: edge.static[seat])


def is_plain(edges: list[Edge], seat: Seat, idle: tuple[str, ...]) -> bool:
    """Whether the best move looks best at once, too, and is better than doing nothing and no more."""
    best, rest = split(edges, seat)
    return natural(edges, seat) in best and rest[0].action.text.split(" ")[0] in idle


def clear_choice(referee: Referee, seat: Seat, needed: Mapping[Action, float]) -> Choice | None:
    """The answer to a position, if it is clear and not plain: at a first look, and with ten times the effort.

    `needed` has the moves that are welcome as an answer, each with the gap that it needs: where the first
    look finds another one, nothing more is spent on the position.
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
    if why.key == "why-even":  # at first sight they are, but the search has seen further
        why = Note("why-seen", [], {"move": best[0].action.text, "chance": round(100 * mean)})
    also = tuple(edge.action for edge in best[1:])
    return Choice(best[0].action, also, natural(edges, seat).action, rest[0].action, clear, why)
