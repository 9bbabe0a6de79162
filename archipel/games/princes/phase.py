"""The action phase: everything that may be done in it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action
from archipel.games.princes.actions import (
    BUILD_CACHES,
    BUILD_CITIES,
    BUILD_ROADS,
    BUILD_SETTLEMENTS,
    BUILDS,
    COINS,
    END,
    PLAYS,
    REMOVES,
    SAILS,
    TRADES,
)
from archipel.games.princes.board import CITY_PRICE, GOOD, ROAD_PRICE, SETTLEMENT_PRICE, SITES
from archipel.games.princes.building import (
    cache_notes,
    card_notes,
    city_notes,
    road_notes,
    settlement_notes,
    site_fits,
)
from archipel.games.princes.cards import CARDS, SITE
from archipel.games.princes.goods import covers
from archipel.games.princes.hands import play_notes
from archipel.games.princes.position import Position
from archipel.games.princes.stacks import kinds_of
from archipel.games.princes.trading import SHIP_RATE, coin_notes, harboured, idle_mint, rate
from archipel.games.princes.verbs import standing
from archipel.parts.bits import members

MOST_SPARED: Final = 1
"""P-192, P-216: no card spares more than one good of a price."""


def main_choices(p: Position, seat: int) -> list[Action]:
    """P-045: everything of the action phase."""
    realm = p.realms[seat]
    out: list[Action] = [END]
    # Most prices cannot be paid most of the time: ask that first, and once for all.
    stock = realm.stock()
    road = covers(stock, ROAD_PRICE)
    settlement = covers(stock, SETTLEMENT_PRICE)
    for side in (0, 1):
        if road and not road_notes(p, seat, side):
            out.append(BUILD_ROADS[side])
        if settlement and not settlement_notes(p, seat, side):
            out.append(BUILD_SETTLEMENTS[side])
    if covers(stock, CITY_PRICE):
        for column in range(realm.left, realm.right + 1):
            if not city_notes(p, seat, column):
                out.append(BUILD_CITIES[column])
    hand = kinds_of(realm.hand)
    if p.face_up and p.rulings.face_up not in hand:
        hand.append(p.rulings.face_up)
    for kind in hand:
        card = CARDS[kind]
        if card.is_action:
            if not play_notes(p, seat, kind, False):
                out.append(PLAYS[kind])
        elif card.sort == SITE:
            if not card_notes(p, seat, kind):
                for place in realm.region_places():
                    if not cache_notes(p, seat, kind, place):
                        out.append(BUILD_CACHES[place])
        elif covers(stock, card.price, MOST_SPARED) and not card_notes(p, seat, kind):
            for site in range(realm.left * 2, realm.right * 2 + 2):
                if site_fits(realm, kind, site):
                    out.append(BUILDS[kind * SITES + site])
    trades(p, seat, stock, out)
    if p.rulings.removal:
        for spot in standing(realm):
            out.append(REMOVES[spot])
    return out


def trades(p: Position, seat: int, stock: list[int], out: list[Action]) -> None:
    """P-061, P-063, P-154, P-176: every trade that applies."""
    realm = p.realms[seat]
    wanted = [good for good in GOOD if realm.room(good)]
    for give in GOOD:
        if stock[give] >= SHIP_RATE and stock[give] >= rate(realm, give):
            for get in wanted:
                if get != give:
                    out.append(TRADES[give * 6 + get])
    for place in members(harboured(realm)):
        if realm.store[place] >= SHIP_RATE:
            for get in wanted:
                if get != realm.terrain[place]:
                    out.append(SAILS[place * 6 + get])
    if idle_mint(realm) >= 0:
        for get in wanted:
            if not coin_notes(p, seat, get):
                out.append(COINS[get])
