"""Information-set Monte Carlo tree search for any game, with chance nodes and any number of seats.

Each descent starts from one of a few determinizations. It follows the most promising action of the seat
to act, samples chance in proportion to its odds, and ends with the evaluation of a new state. There are
no random rollouts. Every seat is assumed to maximise its own win probability (max-n).
"""

from __future__ import annotations

import math
from typing import Final, final

from archipel.bots.evaluate.base import Evaluator
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State

GOLDEN: Final = 0.6180339887498949
"""Golden ratio: its multiples are a low-discrepancy sequence, so few descents sample chance evenly."""
DEPTH: Final = 60
"""Depth limit of a descent."""
NO_SUMS: Final[list[float]] = []
NO_EDGES: Final[list[Edge]] = []
NO_ACTIONS: Final[list[Action]] = []
"""Shared empty lists, which save allocations: most edges are never visited, most nodes never expanded."""


@final
class SearchSettings:
    """Exploration and widening parameters of a search."""

    def __init__(
        self,
        explore: float = 0.35,
        warmth: float = 0.02,
        first: int = 6,
        widen: float = 1.5,
    ) -> None:
        self.explore = explore
        self.warmth = warmth
        """Softmax temperature of the move priors."""
        self.first = first
        """Number of moves of a node considered from the start."""
        self.widen = widen
        """Progressive widening: extra moves per sqrt(visits)."""

    def __reduce__(self) -> tuple[object, ...]:
        return SearchSettings, (self.explore, self.warmth, self.first, self.widen)


@final
class Edge:
    """One action in one node of the tree."""

    def __init__(self, action: Action, static: list[float]) -> None:
        self.action = action
        self.static = static
        """The evaluation right after the action, for each seat."""
        self.prior = 0.0
        self.visits = 0
        self.sums = NO_SUMS
        """Sum of the results of all visits, for each seat; empty before the first one."""
        self.node: Node | None = None

    def mean(self, seat: Seat) -> float:
        """Return the mean value of the action to a seat; the static value counts as one visit."""
        if not self.visits:
            return self.static[seat]
        return (self.static[seat] + self.sums[seat]) / float(1 + self.visits)

    def visit(self, chances: list[float]) -> None:
        """Add the result of a descent through this edge."""
        self.visits += 1
        sums = self.sums
        if sums is NO_SUMS:
            self.sums = chances.copy()
            return
        for seat, x in enumerate(chances):
            sums[seat] = sums[seat] + x


@final
class Node:
    """A node of the tree: all states that one path of actions and outcomes leads to."""

    def __init__(self, offset: float) -> None:
        self.visits = 0
        self.offset = offset
        self.edges = NO_EDGES
        self.listed = NO_ACTIONS
        self.outcomes: dict[str, Node] | None = None
        """Children of a chance node, by outcome."""


@final
class TreeSearch:
    """The search for one decision of one seat."""

    def __init__(
        self,
        evaluator: Evaluator,
        worlds: list[State],
        seat: Seat,
        choices: list[Action],
        rng: Rng,
        settings: SearchSettings,
    ) -> None:
        self.evaluator = evaluator
        self.worlds = worlds
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.nodes = 0
        """States evaluated so far: the measure of effort."""
        self.descents = 0
        self.bound_to: Edge | None = None
        """The root edge that the next descent has to take, if any."""
        self.root = Node(0.0)
        self.root.listed = choices
        self.root.edges = self._root_edges(choices)

    def _root_edges(self, choices: list[Action]) -> list[Edge]:
        """Return an edge for every choice, with its static value averaged over some worlds."""
        totals: list[list[float]] = []
        worlds = self.worlds[:4]
        seen = float(len(worlds))
        statics: list[list[float]] = []
        for i, world in enumerate(worlds):
            if i and world is worlds[i - 1]:
                self.nodes += len(choices)
            else:
                statics = self._static(world, self.seat, choices)
            for at, static in enumerate(statics):
                if at == len(totals):
                    totals.append([0.0] * len(static))
                total = totals[at]
                for seat, x in enumerate(static):
                    total[seat] = total[seat] + x / seen
        edges = [Edge(action, totals[at]) for at, action in enumerate(choices)]
        self._rank(edges, self.seat)
        return edges

    def _static(self, state: State, seat: Seat, choices: list[Action]) -> list[list[float]]:
        self.nodes += len(choices)
        return self.evaluator.prospects(state, seat, choices)

    def _rank(self, edges: list[Edge], seat: Seat) -> None:
        """Sort edges by static value and set their priors: softmax, mixed with 5 % uniform."""
        edges.sort(key=lambda edge: -edge.static[seat])
        top = edges[0].static[seat]
        total = 0.0
        for edge in edges:
            edge.prior = math.exp((edge.static[seat] - top) / self.settings.warmth)
            total += edge.prior
        for edge in edges:
            edge.prior = 0.05 / float(len(edges)) + 0.95 * edge.prior / total

    def run(self, nodes: int) -> None:
        """Search until this many states are evaluated in total."""
        descents = 0
        while self.nodes < nodes and descents < nodes:
            descents += 1
            self.descent()

    def compare(self, edges: list[Edge], nodes: int) -> None:
        """Search these edges in turn until this many states are evaluated in total."""
        descents = 0
        while self.nodes < nodes and descents < nodes:
            self.bound_to = edges[descents % len(edges)]
            descents += 1
            self.descent()
        self.bound_to = None

    def descent(self) -> None:
        """Descend once from the root and back up the result."""
        state = self.worlds[self.descents % len(self.worlds)].copy()
        self.descents += 1
        self._visit(self.root, state, 0)

    def _visit(self, node: Node, state: State, depth: int) -> list[float]:
        """Descend from this node; return the win probabilities at the end."""
        seat = state.actor()
        legal = self.root.listed
        if depth > 0:
            while seat >= 0:  # forced actions get no node: it saves a level of the tree
                legal = state.legal(seat)
                if len(legal) != 1:
                    break
                state.apply(seat, legal[0])
                seat = state.actor()
        if seat == NOBODY or depth >= DEPTH:
            self.nodes += 1
            node.visits += 1
            return self.evaluator.chances(state)
        if seat == CHANCE:
            return self._visit_chance(node, state, depth)
        if node.visits == 0 and depth > 0:
            node.visits = 1
            self.nodes += 1
            return self.evaluator.chances(state)
        if depth == 0:
            seat = self.seat
        edge = self._choose(node, state, seat, legal, depth)
        state.apply(seat, edge.action)
        child = edge.node
        if child is None:
            child = Node(self.rng.below(1000) / 1000.0)
            edge.node = child
        chances = self._visit(child, state, depth + 1)
        node.visits += 1
        edge.visit(chances)
        return chances

    def _visit_chance(self, node: Node, state: State, depth: int) -> list[float]:
        """Take an outcome by the low-discrepancy sequence and descend into it."""
        outcomes = state.legal(CHANCE)
        pick = 0
        if len(outcomes) > 1:
            odds = state.odds()
            total = 0
            for weight in odds:
                total += weight
            point = node.offset + GOLDEN * node.visits
            k = (point - math.floor(point)) * total
            for i, weight in enumerate(odds):
                k -= weight
                if k < 0.0:
                    pick = i
                    break
        outcome = outcomes[pick]
        state.apply(CHANCE, outcome)
        key = self.evaluator.alike(outcome)
        children = node.outcomes
        if children is None:
            children = node.outcomes = {}
        child = children.get(key)
        if child is None:
            child = Node(self.rng.below(1000) / 1000.0)
            children[key] = child
        node.visits += 1
        return self._visit(child, state, depth + 1)

    def _choose(self, node: Node, state: State, seat: Seat, legal: list[Action], depth: int) -> Edge:
        """Return the edge with the highest PUCT score among those legal in this world."""
        if depth == 0 and self.bound_to is not None:
            return self.bound_to
        if not node.edges:
            statics = self._static(state, seat, legal)
            node.edges = [Edge(legal[at], static) for at, static in enumerate(statics)]
            node.listed = legal
            self._rank(node.edges, seat)
        # the edges may come from a world with other legal actions than this one
        same = depth == 0 or (len(node.edges) == len(legal) and self._is_same(node.listed, legal))
        if not same:
            self._admit(node, state, seat, legal)
        settings = self.settings
        width = settings.first + int(settings.widen * math.sqrt(float(node.visits)))
        spread = settings.explore * math.sqrt(1.0 + float(node.visits))
        best: Edge | None = None
        best_score = -1e9
        seen = 0
        for edge in node.edges:
            if not same and edge.action not in legal:
                continue
            score = edge.mean(seat) + spread * edge.prior / float(1 + edge.visits)
            if score > best_score:
                best_score = score
                best = edge
            seen += 1
            if seen >= width:
                break
        assert best is not None
        return best

    def _is_same(self, listed: list[Action], legal: list[Action]) -> bool:
        if len(listed) != len(legal):
            return False
        return all(action is legal[i] for i, action in enumerate(listed))

    def _admit(self, node: Node, state: State, seat: Seat, legal: list[Action]) -> None:
        """Add edges for actions that were not legal in the worlds seen at this node before."""
        known = [edge.action for edge in node.edges]
        new = [action for action in legal if action not in known]
        if new:
            for at, static in enumerate(self._static(state, seat, new)):
                node.edges.append(Edge(new[at], static))
            self._rank(node.edges, seat)

    def ranked(self) -> list[Edge]:
        """Return the root edges, best first: by visits, then by value."""
        seat = self.seat
        return sorted(self.root.edges, key=lambda edge: (-edge.visits, -edge.mean(seat)))
