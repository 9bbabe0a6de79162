"""How good a position of Elasund is for a seat: cubes, income, cards, and what its permits promise."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Features, Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.elasund import Elasund
from archipel.games.elasund.actions import At
from archipel.games.elasund.board import ROWS, TRADE, X, Y
from archipel.games.elasund.building import Site, candidates
from archipel.games.elasund.cards import Drawing, Spending
from archipel.games.elasund.church import Laying, TileDraw
from archipel.games.elasund.giving import Giving
from archipel.games.elasund.permits import NamingSquare, permit_rows
from archipel.games.elasund.position import Position
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import (
    BUILDABLE,
    COVERS,
    CUBES,
    FLAGS,
    HEIGHT,
    INCOME,
    KIND_OF,
    KINDS,
    PERMITS,
    PERMITS_NEEDED,
    TILES,
)

GOLD: Final = 0.12
PURSE: Final = 9
"""Gold beyond this is worth little: there is no more than so much to pay for."""
INFLUENCE: Final = 0.11
TRADE_POINT: Final = 0.3
TURNS_AHEAD: Final = 9.0
CARD_A_TURN: Final = 0.09
"""What an expected card a turn is worth for every turn that is still to come."""
READY: Final = 0.75
"""How much of a building that may be built, but is not yet, counts."""
LACKING_ONE: Final = 0.3
"""The same, when one permit is still missing."""
ROW_ODDS: Final = [1 / 36, 2 / 36, 3 / 36, 4 / 36, 5 / 36, 5 / 36, 4 / 36, 3 / 36, 2 / 36, 1 / 36]
ODDS_OF: Final = [
    [sum([ROW_ODDS[y] for y in range(row, min(row + HEIGHT[kind], ROWS))]) for row in range(ROWS)]
    for kind in range(KINDS)
]
"""How often a roll hits a building of a kind whose top row this is."""
TRADE_ON: Final = [[sum([TRADE[c] for c in squares]) for squares in COVERS[kind]] for kind in range(KINDS)]
"""The trade points under a kind whose north-west corner lies on a square."""
MANY_SQUARES: Final = 14


@final
class ElasundEvaluator(Fitted):
    """One action ahead; an announcement is carried out to its end first."""

    def __init__(self) -> None:
        super().__init__("elasund", Elasund().start(2, Elasund().read_options("")))

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
        out.add("cubes", cubes / CUBES)
        out.add("leads", leads / CUBES)
        out.add("trade-points", p.points[seat] / 3.0)
        out.add("wall-steps", (p.walls.built[seat] % 3) / 3.0)
        gold = p.cards.gold(seat)
        out.add("gold", min(gold, PURSE) / PURSE)
        out.add("more-gold", max(0, gold - PURSE) / PURSE)
        out.add("influence", min(p.cards.influence(seat), 6) / 6.0)
        out.add("pair", 1.0 if p.cards.has_alike(seat, 2) else 0.0)
        out.add("set", 1.0 if p.cards.has_alike(seat, 3) or p.cards.has_each(seat) else 0.0)
        coming = income(p, seat)
        out.add("income", coming)
        out.add("income-ahead", coming * turns_left(p) / TURNS_AHEAD)
        first, second = promises(p, seat)
        out.add("promise", first)
        out.add("second-promise", second)
        out.add("under-way", under_way(p, seat))
        out.add("on-turn", 1.0 if p.turn == seat else 0.0)
        out.add("to-wait", ((seat - p.turn) % p.seats) / 4.0)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, ElasundState)
        while announced(copy.p, seat):
            copy = self._best_next(copy, seat)
        return copy

    def _best_next(self, state: ElasundState, seat: Seat) -> ElasundState:
        """The best way to go on with what was announced."""
        best: ElasundState = state
        best_value = -1e9
        choices = self._sensible(state, seat)
        for action in choices:
            copy = state.copy()
            copy.apply(seat, action)
            if len(choices) == 1:
                return copy
            value = self.value(copy, seat)
            if value > best_value:
                best = copy
                best_value = value
        return best

    def _sensible(self, state: ElasundState, seat: Seat) -> list[Action]:
        """With many squares to choose from, those in the ship's row and those near own permits."""
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
    return question.seat == seat and isinstance(question, NamingSquare | Spending)


def turns_left(p: Position) -> float:
    """How much of the game is still to come, in turns of one seat."""
    most = 0
    for seat in range(p.seats):
        most = max(most, p.placed(seat))
    return TURNS_AHEAD * (CUBES - most) / CUBES


def income(p: Position, seat: Seat) -> float:
    """How many cards the buildings of a seat bring in a roll."""
    chance = 0.0
    for tile in range(TILES):
        if p.place[tile] >= 0 and p.owner[tile] == seat and INCOME[KIND_OF[tile]]:
            chance += ODDS_OF[KIND_OF[tile]][Y[p.place[tile]]]
    return chance


def promises(p: Position, seat: Seat) -> tuple[float, float]:
    """The best building that own permits prepare, and the best beside it."""
    first = 0.0
    first_squares: list[int] = []
    second = 0.0
    ahead = p.seats * turns_left(p) * CARD_A_TURN
    for kind in range(BUILDABLE):
        if p.in_supply(seat, kind) < 0:
            continue
        for square in candidates(p, seat, kind):
            worth = promise(p, Site(p, seat, kind, square), ahead, square)
            if worth <= second:
                continue
            squares = COVERS[kind][square]
            apart = not any(c in first_squares for c in squares)
            if worth > first:
                if apart:
                    second = first
                first = worth
                first_squares = squares
            elif apart:
                second = worth
    return first, second


def promise(p: Position, site: Site, ahead: float, square: int) -> float:
    """What a site with this north-west corner may bring, by what is still missing."""
    lacking = PERMITS_NEEDED[site.kind] - len(site.permits)
    if lacking > 1 or site.bigger >= 0 or not site.is_open() or not site.has_right():
        return 0.0
    seat = site.builder
    gain = float(FLAGS[site.kind]) + TRADE_POINT * TRADE_ON[site.kind][square]
    if INCOME[site.kind]:
        gain += ahead * ODDS_OF[site.kind][Y[square]]
    for tile in site.victims:
        lost = float(p.flags[tile])
        if INCOME[KIND_OF[tile]]:
            lost += ahead * ODDS_OF[KIND_OF[tile]][Y[p.place[tile]]]
        gain += -lost if p.owner[tile] == seat else 0.4 * lost
    price = site.total_price()
    gain -= GOLD * price + 0.03 * len(site.permits)
    if site.over_equal:
        gain -= 0.3 if p.cards.has_alike(seat, 3) else 0.8
    gain -= 0.05 * max(0, price - p.cards.gold(seat))
    return max(0.0, gain) * (READY if lacking <= 0 else LACKING_ONE)


def under_way(p: Position, seat: Seat) -> float:
    """Cards that are about to come or go, a church tile that is paid for."""
    worth = 0.0
    for question in p.pending:
        if isinstance(question, Drawing) and question.by == seat:
            worth += INFLUENCE * question.left
        elif isinstance(question, TileDraw | Laying) and p.turn == seat:
            worth += 1.0
        elif isinstance(question, Giving):
            for other in range(p.seats):
                worth += question.owed[other] * (-GOLD if other == seat else 0.04)
    return worth
