"""The evaluation of Elasund: cubes, income, cards, and the buildings that permits prepare."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Features, Fitted
from archipel.bots.evaluate.elasund_sites import GOLD, Ground
from archipel.core.state import Action, Seat, State
from archipel.games.elasund import Elasund
from archipel.games.elasund.actions import At
from archipel.games.elasund.board import X, Y
from archipel.games.elasund.cards import Drawing, Spending
from archipel.games.elasund.church import LayingTile, TileDraw
from archipel.games.elasund.discards import Giving
from archipel.games.elasund.permits import NamingSquare, permit_rows
from archipel.games.elasund.position import Position
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import CUBES, PERMITS

PURSE: Final = 9
"""Gold beyond this is worth little, because there is little more to pay for."""
INFLUENCE: Final = 0.11
TURNS_AHEAD: Final = 9.0
CARD_A_TURN: Final = 0.09
"""Worth of one expected card per turn, for every turn still to come."""
MANY_SQUARES: Final = 14


@final
class ElasundEvaluator(Fitted):
    """Looks one action ahead. An announced action is first carried out to its end."""

    def __init__(self) -> None:
        self.ground = Ground()
        self.most = 0
        """The cubes placed by the leading seat."""
        super().__init__("elasund", Elasund().start(2, Elasund().read_options("")))

    def begin(self, state: State) -> int:
        assert isinstance(state, ElasundState)
        p = state.p
        most = 0
        for seat in range(p.seats):
            most = max(most, p.placed(seat))
        self.most = most
        self.ground.survey(p, p.seats * turns_left(most) * CARD_A_TURN)
        return p.seats

    def stage(self, state: State) -> float:
        assert isinstance(state, ElasundState)
        p = state.p
        most = 0
        for seat in range(p.seats):
            most = max(most, p.placed(seat))
        return most / CUBES

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, ElasundState)
        p = state.p
        cubes = p.placed(seat)
        leads = cubes
        for other in range(p.seats):
            if other != seat:
                leads = min(leads, cubes - p.placed(other))
        out.add("cubes", float(cubes) / CUBES)
        out.add("leads", float(leads) / CUBES)
        out.add("trade-points", float(p.points[seat]) / 3.0)
        out.add("wall-steps", float(p.walls.built[seat] % 3) / 3.0)
        gold = p.cards.gold(seat)
        out.add("gold", float(min(gold, PURSE)) / PURSE)
        out.add("more-gold", float(max(0, gold - PURSE)) / PURSE)
        out.add("influence", float(min(p.cards.influence(seat), 6)) / 6.0)
        out.add("pair", 1.0 if p.cards.has_alike(seat, 2) else 0.0)
        out.add("set", 1.0 if p.cards.has_alike(seat, 3) or p.cards.has_each(seat) else 0.0)
        coming = self.ground.incomes[seat]
        out.add("income", coming)
        out.add("income-ahead", coming * turns_left(self.most) / TURNS_AHEAD)
        first, second = self.ground.promises(p, seat)
        out.add("promise", first)
        out.add("second-promise", second)
        out.add("under-way", under_way(p, seat))
        out.add("on-turn", 1.0 if p.turn == seat else 0.0)
        out.add("to-wait", float((seat - p.turn) % p.seats) / 4.0)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        return self._carried_out(state, seat, action)[0]

    def prospects(self, state: State, seat: Seat, choices: list[Action]) -> list[list[float]]:
        out: list[list[float]] = []
        for action in choices:
            after, chances = self._carried_out(state, seat, action)
            out.append(chances or self.chances(after))
        return out

    def _carried_out(self, state: State, seat: Seat, action: Action) -> tuple[ElasundState, list[float]]:
        """Return the state after an action, and all chances in it if they were computed on the way."""
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, ElasundState)
        chances: list[float] = []
        while announced(copy.p, seat):
            copy, chances = self._best_next(copy, seat)
        return copy, chances

    def _best_next(self, state: ElasundState, seat: Seat) -> tuple[ElasundState, list[float]]:
        """Return the best continuation of an announced action. The last one is applied to `state` itself."""
        choices = self._sensible(state, seat)
        if len(choices) == 1:
            state.apply(seat, choices[0])
            return state, []
        best: ElasundState = state
        best_chances: list[float] = []
        for at, action in enumerate(choices):
            copy = state.copy() if at < len(choices) - 1 else state
            copy.apply(seat, action)
            chances = self.chances(copy)
            if not best_chances or chances[seat] > best_chances[seat]:
                best = copy
                best_chances = chances
        return best, best_chances

    def _sensible(self, state: ElasundState, seat: Seat) -> list[Action]:
        """Return the choices; of many squares only those in the ship's row and near the seat's permits."""
        choices = state.legal(seat)
        if len(choices) <= MANY_SQUARES:
            return choices
        rows = permit_rows(state.p)
        near = [c for c in state.p.permit_at[PERMITS * seat : PERMITS * seat + PERMITS] if c >= 0]
        out: list[Action] = []
        for action in choices:
            if isinstance(action, At):
                c = action.square
                if Y[c] in rows or any(abs(X[c] - X[d]) <= 1 and abs(Y[c] - Y[d]) <= 1 for d in near):
                    out.append(action)
        return out if out else choices


def announced(p: Position, seat: Seat) -> bool:
    """Whether the seat has announced something and must now say where, or pay for it."""
    question = p.now()
    return question.seat == seat and isinstance(question, (NamingSquare, Spending))


def turns_left(most: int) -> float:
    """Return the expected number of turns left for a seat, given the most cubes placed by anybody."""
    return TURNS_AHEAD * (CUBES - most) / CUBES


def under_way(p: Position, seat: Seat) -> float:
    """Return the worth of cards about to be drawn or given up, and of a church tile already paid for."""
    worth = 0.0
    for question in p.pending:
        if isinstance(question, Drawing) and question.by == seat:
            worth += INFLUENCE * question.left
        elif isinstance(question, (TileDraw, LayingTile)) and p.turn == seat:
            worth += 1.0
        elif isinstance(question, Giving):
            for other in range(p.seats):
                worth += question.owed[other] * (-GOLD if other == seat else 0.04)
    return worth
