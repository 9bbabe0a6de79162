"""Where things may stand: ends of the row, sites, swaps."""

from __future__ import annotations

from archipel.games.princes.board import LEFT, RIGHT, SETTLEMENT_PRICE
from archipel.games.princes.cards import CARDS, CITY_BUILDING
from archipel.games.princes.goods import can_pay
from archipel.games.princes.position import Position
from archipel.games.princes.realm import Realm


def open_road(realm: Realm, side: int) -> bool:
    """P-054: whether a road without a settlement leads on from this end."""
    return realm.road_left if side == LEFT else realm.road_right


def may_settle(p: Position, seat: int) -> bool:
    """P-054: a settlement could be built and paid for now."""
    realm = p.realms[seat]
    if p.settlements == 0 or not can_pay(realm, SETTLEMENT_PRICE):
        return False
    return open_road(realm, LEFT) or open_road(realm, RIGHT)


def may_swap_regions(realm: Realm, a: int, b: int) -> bool:
    """P-238, P-A26, P-A70: two different own regions."""
    return a != b and realm.terrain[a] >= 0 and realm.terrain[b] >= 0


def fits(realm: Realm, kind: int, spot: int) -> bool:
    """P-106: red cards only into cities."""
    return CARDS[kind].sort != CITY_BUILDING or realm.is_city(spot // 4)


def may_swap_cards(realm: Realm, a: int, b: int) -> bool:
    """P-238, P-A26, P-A27: two own expansions on different sites, each fit for the other's place."""
    if realm.spots[a] < 0 or realm.spots[b] < 0 or a // 2 == b // 2:
        return False
    return fits(realm, realm.spots[a], b) and fits(realm, realm.spots[b], a)
