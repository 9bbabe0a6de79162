"""How good a position of Settlers is: points first, then what brings them."""

from __future__ import annotations

from typing import Final

from archipel.bots.evaluate.base import Evaluator
from archipel.core.state import Action, Seat, State
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import ANY, CORNER_FIELDS, DESERT
from archipel.games.settlers.building import network
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    HAND_LIMIT,
    KINDS,
    POINT,
    ROAD_COST,
    SETTLEMENT_COST,
)
from archipel.games.settlers.position import NONE, Player, Position
from archipel.parts.bits import members

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""How many of 36 rolls bring a number."""
GOOD_WORTH: Final = [1.0, 1.0, 0.9, 1.15, 1.1]

POINT_WORTH: Final = 1.0
PIP_WORTH: Final = 0.055
KIND_WORTH: Final = 0.12
ROOM_WORTH: Final = 0.035
HARBOUR_WORTH: Final = 0.08
CARD_WORTH: Final = 0.3
KNIGHT_WORTH: Final = 0.12
ROAD_WORTH: Final = 0.03
HAND_WORTH: Final = 0.035
NEED_WORTH: Final = 0.16
EXCESS_WORTH: Final = 0.08
RIVAL_WORTH: Final = 0.3
WIN_WORTH: Final = 100.0


class SettlersEvaluator(Evaluator):
    """A weighted sum of features, own less the best rival's."""

    def value(self, state: State, seat: Seat) -> float:
        if not isinstance(state, Position):
            raise TypeError("not a position of Settlers")
        if state.winner != NONE:
            return WIN_WORTH if state.winner == seat else -WIN_WORTH
        mine = standing(state, state.players[seat]) + in_hand(state.players[seat])
        best = -1.0
        for rival in state.players:
            if rival.seat != seat:
                best = max(best, standing(state, rival))
        return mine - RIVAL_WORTH * best

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Trade talk is judged as if the others agreed; a counter or proposal likewise."""
        if not isinstance(state, Position):
            raise TypeError("not a position of Settlers")
        twin = state.copy()
        if isinstance(action, (a.Offer, a.Counter, a.Propose)):
            self._exchange(twin, seat, action.give, action.get)
        elif isinstance(action, a.Accept) and state.offer is not None:
            self._exchange(twin, seat, state.offer.get, state.offer.give)
            if isinstance(twin, Position):  # the other side gains as well
                for good in range(KINDS):
                    twin.players[state.turn].hand[good] += state.offer.get[good] - state.offer.give[good]
        else:
            twin.apply(seat, action)
        return twin

    def _exchange(self, twin: State, seat: Seat, give: list[int], get: list[int]) -> None:
        if isinstance(twin, Position):
            player = twin.players[seat]
            for good in range(KINDS):
                player.hand[good] += get[good] - give[good]
                player.held += get[good] - give[good]


def standing(p: Position, player: Player) -> float:
    """What lies on the table: points, income, room, harbours, the races."""
    value = POINT_WORTH * (player.points + player.cards[POINT])
    income = [0.0] * KINDS
    for corner in members(player.settlements | player.cities):
        yield_ = 2.0 if player.cities >> corner & 1 else 1.0
        for field in CORNER_FIELDS[corner]:
            good = p.board.land[field]
            if good != DESERT:
                share = 0.5 if field == p.robber else 1.0
                income[good] += yield_ * share * PIPS[p.board.tokens[field]]
    for good in range(KINDS):
        value += PIP_WORTH * GOOD_WORTH[good] * income[good]
        if income[good]:
            value += KIND_WORTH
        if player.harbours >> good & 1:
            value += HARBOUR_WORTH * income[good] / 4.0
    if player.harbours >> ANY & 1:
        value += HARBOUR_WORTH
    value += ROOM_WORTH * room(p, player)
    value += ROAD_WORTH * player.road_length + KNIGHT_WORTH * min(player.knights, 4)
    cards = sum(player.cards)
    return value + CARD_WORTH * (cards - player.cards[POINT])


def room(p: Position, player: Player) -> float:
    """The pips of the best corners where the player could settle, at once or after one more road."""
    best = 0.0
    for corner in members(player.reach & ~p.blocked):
        best = max(best, 4.0 + corner_pips(p, corner))
    if best == 0.0:
        for corner in members(network(p, player)):
            best = max(best, 0.3 * corner_pips(p, corner))
    return best


def corner_pips(p: Position, corner: int) -> float:
    """How much a corner yields."""
    pips = 0
    for field in CORNER_FIELDS[corner]:
        if p.board.land[field] != DESERT:
            pips += PIPS[p.board.tokens[field]]
    return float(pips)


def in_hand(player: Player) -> float:
    """What the hand is good for: nearness to the next build, less the risk of a seven."""
    value = HAND_WORTH * player.held
    if player.held > HAND_LIMIT:
        value -= EXCESS_WORTH * (player.held - HAND_LIMIT)
    nearness = max(
        _near(player, SETTLEMENT_COST) if player.settlements_left else 0.0,
        1.15 * _near(player, CITY_COST) if player.cities_left and player.settlements else 0.0,
    )
    value += NEED_WORTH * (4.0 * nearness + _near(player, CARD_COST) + 0.5 * _near(player, ROAD_COST))
    return value


def _near(player: Player, cost: list[int]) -> float:
    """The share of a price that the hand covers."""
    have = 0
    want = 0
    for good in range(KINDS):
        want += cost[good]
        have += min(cost[good], player.hand[good])
    return have / want
