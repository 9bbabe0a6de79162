"""The doubts that a coach raises before a move: visible facts that a player may have overlooked."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.princes.actions import Build, BuildCity, BuildRoad, BuildSettlement
from archipel.games.princes.board import CITY_PRICE, FULL, GOLD, ROAD_PRICE, SETTLEMENT_PRICE, TERRAINS, WOOL
from archipel.games.princes.cards import CARDS
from archipel.games.princes.production import BRIGAND_LIMIT, counted
from archipel.games.princes.state import PrincesState
from archipel.parts.actions import End

NO_PRICE: list[int] = []


def doubts(state: PrincesState, seat: Seat, action: Action) -> list[Note]:
    """Return the reasons against an action at first sight. All concern ending the turn with unspent goods."""
    if not isinstance(action, End):
        return []
    prices = [price for price in [price_of(other) for other in state.legal(seat)] if price]
    if not prices:
        return []
    return brigands(state, seat) + full_regions(state, seat, prices)


def price_of(action: Action) -> list[int]:
    """Return the price of a building action, or nothing for other actions."""
    if isinstance(action, BuildRoad):
        return ROAD_PRICE
    if isinstance(action, BuildSettlement):
        return SETTLEMENT_PRICE
    if isinstance(action, BuildCity):
        return CITY_PRICE
    return CARDS[action.kind].price if isinstance(action, Build) else NO_PRICE


def brigands(state: PrincesState, seat: Seat) -> list[Note]:
    """P-081: with more than seven goods brigands take all gold and wool, if there is any."""
    realm = state.p.realms[seat]
    goods = counted(realm)
    if goods <= BRIGAND_LIMIT or not (realm.held(GOLD) or realm.held(WOOL)):
        return []
    return [Note("doubt-brigands", ["P-081"], {"goods": goods})]


def full_regions(state: PrincesState, seat: Seat, prices: list[list[int]]) -> list[Note]:
    """P-022: a full region gains nothing more, and something can be paid from it."""
    realm = state.p.realms[seat]
    for place in realm.region_places():
        good = realm.terrain[place]
        if realm.stored(place) == FULL and any(price[good] for price in prices):
            return [Note("doubt-full-region", ["P-022"], {"region": TERRAINS[good]})]
    return []
