"""The search bot; lower levels look one ply ahead and randomly ignore moves."""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS, evaluator_for
from archipel.bots.evaluate.base import Evaluator, Fitted
from archipel.bots.reasons import explain
from archipel.bots.search import Edge, SearchSettings, TreeSearch
from archipel.core.profile import Level
from archipel.core.rng import Rng
from archipel.core.state import Action, Note, State

ANSWERING = 60
"""Minimum node budget when answering a trade offer, at every level: a bad trade may lose the game."""
SACRIFICE = 0.1
"""The most win probability the kindest level gives up to spare the last-placed player."""
CHUNK = 200
"""States evaluated between two checks of the time limit."""


def _evaluator(game: str, weights: str) -> Evaluator:
    if not weights:
        return EVALUATORS[game]
    evaluator = evaluator_for(game)
    if isinstance(evaluator, Fitted):
        evaluator.load(weights)
    return evaluator


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """Chooses by search, or by the static evaluation alone."""

    def __init__(
        self, game: str, seed: int, level: Level, settings: SearchSettings | None = None, weights: str = ""
    ) -> None:
        """`weights` is a file that replaces the weights of the game."""
        self.game = game
        self.weights = weights
        self.evaluator = _evaluator(game, weights)
        self.rng = Rng(seed)
        self.level = level
        self.settings: SearchSettings = settings or SearchSettings()
        self.last: list[Edge] = []
        """The edges considered for the latest choice, best first."""
        self.world: State | None = None
        """The first determinization of the latest choice."""
        self.seat = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles keep the random state, but not the edges of the latest choice."""
        return resumed, (self.game, self.level, self.settings, self.weights, self.rng)

    def choose(self, chair: Chair) -> Action:
        """Return one of `chair.legal()` or `chair.offers()`."""
        listed = chair.legal()
        offers = chair.offers()
        self.last = []
        self.world = None
        self.seat = chair.seat
        if len(listed) == 1 and not offers:
            return listed[0]
        choices = self._noticed(listed) + self._noticed(offers)
        search = self.think(chair, choices)
        offered = {action.text for action in offers}
        self.last = self._kindest_first(search.ranked())
        plain = [edge for edge in self.last if edge.action.text not in offered]
        if not plain:
            return self.last[0].action
        best = self._unless_worse(plain)
        needed = best.mean(chair.seat) + self.level.offer_gain * 2**chair.offered
        for edge in self.last:
            if edge.action.text in offered and edge.mean(chair.seat) > needed:
                self.last.remove(edge)
                self.last.insert(0, edge)
                return edge.action
        self.last = [best] + [edge for edge in self.last if edge is not best]
        return best.action

    def think(self, chair: Chair, choices: list[Action]) -> TreeSearch:
        """Return a search over these choices, with the node budget spent."""
        level = self.level
        worlds = chair.worlds(level.worlds if level.nodes else min(2, level.worlds), self.rng)
        self.world = worlds[0]
        search = TreeSearch(self.evaluator, worlds, chair.seat, choices, self.rng, self.settings)
        nodes = level.nodes * worlds[0].seats() // 2
        if any(action.text == "accept" for action in choices):
            nodes = max(nodes, ANSWERING)
        done = 0
        began = time.monotonic() if level.seconds else 0.0
        while done < nodes:
            done = min(nodes, done + CHUNK)
            search.run(done)
            if level.seconds and time.monotonic() - began > level.seconds:
                break
        return search

    def _unless_worse(self, plain: list[Edge]) -> Edge:
        """Return the best edge, but refuse a trade that is statically worse than none: short searches err."""
        refusal = next((edge for edge in plain if edge.action.text == "decline"), None)
        if refusal is None or plain[0].action.text != "accept":
            return plain[0]
        return plain[0] if plain[0].static[self.seat] > refusal.static[self.seat] else refusal

    def _kindest_first(self, ranked: list[Edge]) -> list[Edge]:
        """Among edges about as good as the best, put first what leaves most to the last-placed player."""
        kindness = self.level.kindness
        if not kindness:
            return ranked
        best = ranked[0]
        others = [seat for seat in range(len(best.static)) if seat != self.seat]
        last = min(others, key=lambda seat: best.mean(seat))

        def worth(edge: Edge) -> float:
            """Return the own win probability plus the weighted share of the rest left to the last player."""
            mine = edge.mean(self.seat)
            return mine + kindness * (edge.mean(last) / (1 - mine) if mine < 1 else 1.0)

        enough = best.mean(self.seat) - SACRIFICE * kindness
        near = [edge for edge in ranked if 2 * edge.visits >= best.visits and edge.mean(self.seat) >= enough]
        near.sort(key=worth, reverse=True)
        return near + [edge for edge in ranked if edge not in near]

    def _noticed(self, actions: list[Action]) -> list[Action]:
        """Return the actions that a bot of this level notices, shuffled so that ties have no fixed winner."""
        attention = self.level.attention
        seen = list(range(len(actions)))
        if attention < 100 and len(actions) > 1:
            seen = [i for i in seen if self.rng.below(100) < attention]
            seen = seen or [self.rng.below(len(actions))]
        self.rng.shuffle(seen)
        return [actions[i] for i in seen]

    def explain(self) -> Note | None:
        """Return the main reason for the latest choice."""
        if self.world is None or not self.last:
            return None
        best = self.last[0]
        other = self.last[1].action if len(self.last) > 1 else None
        chance = best.mean(self.seat)
        return explain(self.game, self.evaluator, self.world, self.seat, best.action, other, chance)


def resumed(game: str, level: Level, settings: SearchSettings, weights: str, rng: Rng) -> Thinker:
    """Return a bot that continues with this random state."""
    bot = Thinker(game, 0, level, settings, weights)
    bot.rng = rng
    return bot
