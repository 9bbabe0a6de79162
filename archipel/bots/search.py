"""Search for any game: a tree over imagined states, with chance, for any number of seats.

Information-set Monte-Carlo tree search. Each descent starts in one of a few states that fit what
the seat knows, follows the actions that promise most to whoever is to act, lets chance fall in
proportion to its odds, and ends with the evaluation of a new state. There are no random playouts.
Every seat is taken to look after its own chance to win (max-n).
"""

from __future__ import annotations

import math
from typing import Final, final

from archipel.bots.evaluate.base import Evaluator
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State

GOLDEN: Final = 0.6180339887498949
"""Multiples of it spread evenly: chance falls in proportion to its odds even in a few descents."""
DEPTH: Final = 60
"""No descent goes deeper."""
NO_SUMS: Final[list[float]] = []
NO_EDGES: Final[list[Edge]] = []
NO_ACTIONS: Final[list[Action]] = []
"""Most choices are never visited, and most positions never looked at again: they begin with these."""


@final
class SearchSettings:
    """How a search weighs what it knows against what it does not."""

    def __init__(
        self,
        explore: float = 0.35,
        warmth: float = 0.02,
        first: int = 6,
        widen: float = 1.5,
    ) -> None:
        self.explore = explore
        self.warmth = warmth
        """Differences of static value that make a move e times less likely at first."""
        self.first = first
        """So many moves of a position are looked at from the start."""
        self.widen = widen
        """With every root of the visits so many more."""

    def __reduce__(self) -> tuple[object, ...]:
        return SearchSettings, (self.explore, self.warmth, self.first, self.widen)


@final
class Edge:
    """One action in one position of the tree."""

    def __init__(self, action: Action, static: list[float]) -> None:
        self.action = action
        self.static = static
        """The evaluation right after the action."""
        self.prior = 0.0
        self.visits = 0
        self.sums = NO_SUMS
        """What all visits came to, for each seat; empty before the first one."""
        self.node: Node | None = None

    def mean(self, seat: Seat) -> float:
        """What the action is worth to a seat, as far as it is known: the static value counts as one visit."""
        if not self.visits:
            return self.static[seat]
        return (self.static[seat] + self.sums[seat]) / float(1 + self.visits)

    def visit(self, chances: list[float]) -> None:
        """A descent through it ended with these chances."""
        self.visits += 1
        sums = self.sums
        if sums is NO_SUMS:
            self.sums = chances.copy()
            return
        for seat, x in enumerate(chances):
            sums[seat] = sums[seat] + x


@final
class Node:
    """A position of the tree: everything that one path of actions and outcomes leads to."""

    def __init__(self, offset: float) -> None:
        self.visits = 0
        self.offset = offset
        self.edges = NO_EDGES
        self.listed = NO_ACTIONS
        self.outcomes: dict[str, Node] | None = None
        """Where chance is asked."""


@final
class TreeSearch:
    """One decision of one seat."""

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
        self.through: Edge | None = None
        """The choice that the next descent is bound to, if any."""
        self.root = Node(0.0)
        self.root.listed = choices
        self.root.edges = self._root_edges(choices)

    def _root_edges(self, choices: list[Action]) -> list[Edge]:
        """The static value of every choice, as the mean over some worlds."""
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
        """Best first, with prior weights that fall off with the static value."""
        edges.sort(key=lambda edge: -edge.static[seat])
        top = edges[0].static[seat]
        total = 0.0
        for edge in edges:
            edge.prior = math.exp((edge.static[seat] - top) / self.settings.warmth)
            total += edge.prior
        for edge in edges:
            edge.prior = 0.05 / float(len(edges)) + 0.95 * edge.prior / total

    def run(self, nodes: int) -> None:
        """Go on until so many states are evaluated in all."""
        descents = 0
        while self.nodes < nodes and descents < nodes:
            descents += 1
            self.descent()

    def compare(self, edges: list[Edge], nodes: int) -> None:
        """Look at these choices in turn until so many states are evaluated in all, whatever they promise."""
        descents = 0
        while self.nodes < nodes and descents < nodes:
            self.through = edges[descents % len(edges)]
            descents += 1
            self.descent()
        self.through = None

    def descent(self) -> None:
        """One way down the tree, and its value back up to the root."""
        state = self.worlds[self.descents % len(self.worlds)].copy()
        self.descents += 1
        self._visit(self.root, state, 0)

    def _visit(self, node: Node, state: State, depth: int) -> list[float]:
        """The chances that a descent through this node ends with."""
        seat = state.actor()
        legal = self.root.listed
        if depth > 0:
            while seat >= 0:  # what is forced needs no node
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
            return self._fall(node, state, depth)
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

    def _fall(self, node: Node, state: State, depth: int) -> list[float]:
        """Chance, spread as evenly as its odds allow."""
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
        """The most promising action that is legal in this world."""
        if depth == 0 and self.through is not None:
            return self.through
        if not node.edges:
            statics = self._static(state, seat, legal)
            node.edges = [Edge(legal[at], static) for at, static in enumerate(statics)]
            node.listed = legal
            self._rank(node.edges, seat)
        # An edge may come from a world in which more was possible than in this one.
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
        """Actions that were not possible in the worlds this position was seen in before."""
        known = [edge.action for edge in node.edges]
        new = [action for action in legal if action not in known]
        if new:
            for at, static in enumerate(self._static(state, seat, new)):
                node.edges.append(Edge(new[at], static))
            self._rank(node.edges, seat)

    def ranked(self) -> list[Edge]:
        """The choices, the one to take first: most visits, then best value."""
        seat = self.seat
        return sorted(self.root.edges, key=lambda edge: (-edge.visits, -edge.mean(seat)))
