"""The value of a position and its best moves, for hints, the coach and replays."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.evaluate.base import Evaluator
from archipel.bots.reasons import explain
from archipel.bots.search import Edge, SearchSettings, TreeSearch
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Seat, State

NODES = 600
"""States evaluated for a hint."""
WORLDS = 8
CHUNK = 200
DUEL = 3
"""One part in this many of the effort compares the best move with the move in question."""


@dataclass(frozen=True)
class RankedMove:
    """One possible action, its win probability for the seat, and the reason it ranks above the next."""

    action: str
    chance: float
    visits: int
    why: Note | None


@dataclass(frozen=True)
class Analysis:
    """An evaluation of a position, by the knowledge of one seat or with open cards."""

    seat: Seat
    open_cards: bool
    chances: tuple[float, ...]
    """Win probability of every seat."""
    moves: tuple[RankedMove, ...]
    """The best moves, best first; empty if the seat is not to act. A move in question is always among them:
    it is the second, unless it is the best.
    """


def analyse(
    game: str,
    state: State,
    seat: Seat,
    memory: Memory | None,
    seed: int = 0,
    nodes: int = NODES,
    most: int = 3,
    open_cards: bool = False,
    about: Action | None = None,
    listed: list[Action] | None = None,
) -> Analysis:
    """Return the win probabilities and the best moves of a seat, by its own knowledge or with open cards.

    `about` is a move in question, listed or composed. It gets as much search as the best move. `listed`
    restricts the choices; by default they are all legal actions.
    """
    rng = Rng(seed)
    evaluator = EVALUATORS[game]
    if open_cards:
        worlds = [state.copy()]
    else:
        chair = Chair(state, seat, memory)
        worlds = chair.worlds(WORLDS, rng)
    if state.actor() == NOBODY:
        return Analysis(seat, open_cards, tuple(evaluator.chances(state)), ())
    choices: list[Action] = list(worlds[0].legal(seat) if listed is None else listed)
    if about is not None and about not in choices:
        choices.append(about)
    if not choices or seat not in worlds[0].asked():
        return Analysis(seat, open_cards, _mean([evaluator.chances(world) for world in worlds]), ())
    if len(choices) == 1:
        after = [evaluator.chances(evaluator.after(world, seat, choices[0])) for world in worlds]
        chances = _mean(after)
        why = explain(game, evaluator, worlds[0], seat, choices[0], None, chances[seat])
        only = RankedMove(choices[0].text, chances[seat], 0, why)
        return Analysis(seat, open_cards, chances, (only,))
    search = TreeSearch(evaluator, worlds, seat, choices, rng, SearchSettings())
    ranked = _searched(search, nodes, about)
    best = ranked[0]
    chances = tuple(best.mean(other) for other in range(len(best.static)))
    moves = tuple(
        RankedMove(
            edge.action.text, edge.mean(seat), edge.visits, _why(game, evaluator, worlds[0], seat, ranked, i)
        )
        for i, edge in enumerate(ranked[:most])
    )
    return Analysis(seat, open_cards, chances, moves)


def _searched(search: TreeSearch, nodes: int, about: Action | None) -> list[Edge]:
    """Search this many states; return the edges, best first, with the move in question second."""
    done, enough = 0, nodes if about is None else nodes - nodes // DUEL
    while done < enough:
        done = min(enough, done + CHUNK)
        search.run(done)
    ranked = search.ranked()
    if about is None:
        return ranked
    asked = next(edge for edge in ranked if edge.action == about)
    if asked is not ranked[0]:
        ranked = [ranked[0], asked, *(edge for edge in ranked[1:] if edge is not asked)]
    search.compare(
        ranked[:2], max(nodes, search.nodes + nodes // DUEL)
    )  # a long list may use up the rest of the budget
    return ranked


def _why(
    game: str, evaluator: Evaluator, world: State, seat: Seat, ranked: list[Edge], i: int
) -> Note | None:
    """Return the reason a move ranks above the next one; None for the last."""
    if i + 1 == len(ranked):
        return None
    edge, other = ranked[i], ranked[i + 1]
    return explain(game, evaluator, world, seat, edge.action, other.action, edge.mean(seat))


def _mean(rows: list[list[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows))


def chances_now(game: str, state: State) -> tuple[float, ...]:
    """Return the static win probability of every seat, with open cards."""
    return tuple(EVALUATORS[game].chances(state))
