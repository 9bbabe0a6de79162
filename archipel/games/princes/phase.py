"""The action phase: what may be done in it, how it is done, and why something may not."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Note
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
    Build,
    BuildCache,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Coin,
    Play,
    Remove,
    Sail,
    Trade,
)
from archipel.games.princes.board import CITY_PRICE, GOOD, ROAD_PRICE, SETTLEMENT_PRICE, SITES
from archipel.games.princes.building import (
    build_city,
    build_road,
    build_settlement,
    refuse_city,
    refuse_road,
    refuse_settlement,
)
from archipel.games.princes.cards import CARDS, SITE
from archipel.games.princes.expansions import (
    build,
    build_cache,
    refuse_cache,
    refuse_card,
    refuse_removal,
    refuse_site,
    remove,
    site_fits,
)
from archipel.games.princes.goods import covers
from archipel.games.princes.hands import play, refuse_play
from archipel.games.princes.position import Position
from archipel.games.princes.stacks import kinds_of
from archipel.games.princes.trading import (
    BANK_RATE,
    SHIP_RATE,
    coin,
    harboured,
    idle_mint,
    rate,
    refuse_coin,
    refuse_sail,
    refuse_trade,
    sail,
    trade,
)
from archipel.parts.bits import members

MOST_SPARED: Final = 1
"""P-192, P-216: no card spares more than one good of a price."""


def phase_choices(p: Position, seat: int) -> list[Action]:
    """P-045: everything of the action phase."""
    realm = p.realms[seat]
    out: list[Action] = [END]
    # Most prices cannot be paid most of the time: ask that first, and once for all.
    stock = realm.stock()
    road = covers(stock, ROAD_PRICE)
    settlement = covers(stock, SETTLEMENT_PRICE)
    for side in (0, 1):
        if road and not refuse_road(p, seat, side):
            out.append(BUILD_ROADS[side])
        if settlement and not refuse_settlement(p, seat, side):
            out.append(BUILD_SETTLEMENTS[side])
    if covers(stock, CITY_PRICE):
        for column in range(realm.left, realm.right + 1):
            if not refuse_city(p, seat, column):
                out.append(BUILD_CITIES[column])
    hand = kinds_of(realm.hand)
    if p.face_up and p.rulings.face_up not in hand:
        hand.append(p.rulings.face_up)
    for kind in hand:
        card = CARDS[kind]
        if card.is_action:
            if not refuse_play(p, seat, kind, False):
                out.append(PLAYS[kind])
        elif card.sort == SITE:
            if not refuse_card(p, seat, kind):
                for place in realm.region_places():
                    if not refuse_cache(p, seat, kind, place):
                        out.append(BUILD_CACHES[place])
        elif covers(stock, card.price, MOST_SPARED) and not refuse_card(p, seat, kind):
            for site in range(realm.left * 2, realm.right * 2 + 2):
                if site_fits(realm, kind, site):
                    out.append(BUILDS[kind * SITES + site])
    trades(p, seat, stock, out)
    if p.rulings.removal:
        for spot in realm.standing():
            out.append(REMOVES[spot])
    return out


def trades(p: Position, seat: int, stock: list[int], out: list[Action]) -> None:
    """P-061, P-063, P-154, P-176: every trade that applies."""
    realm = p.realms[seat]
    rooms = realm.rooms()
    wanted = [good for good in GOOD if rooms[good]]
    for give in GOOD:
        if stock[give] >= BANK_RATE or (stock[give] >= SHIP_RATE and stock[give] >= rate(realm, give)):
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
            if not refuse_coin(p, seat, get):
                out.append(COINS[get])


def carry_out(p: Position, seat: int, action: Action) -> None:
    """Do something of the action phase."""
    if isinstance(action, Trade):
        trade(p, seat, action.give, action.get)
    elif isinstance(action, Build):
        build(p, seat, action)
    elif isinstance(action, Remove):
        remove(p, seat, action.spot)
    elif isinstance(action, Play):
        play(p, seat, action.kind)
    elif isinstance(action, Sail):
        sail(p, seat, action.place, action.get)
    elif isinstance(action, Coin):
        coin(p, seat, action.get)
    elif isinstance(action, BuildRoad):
        build_road(p, seat, action)
    elif isinstance(action, BuildSettlement):
        build_settlement(p, seat, action, False)
    elif isinstance(action, BuildCity):
        build_city(p, seat, action)
    elif isinstance(action, BuildCache):
        build_cache(p, seat, action)


def refuse_in_phase(p: Position, seat: int, action: Action) -> list[Note] | None:
    """Why something of the action phase may not be done; None if it is nothing of it."""
    if isinstance(action, Build):
        return refuse_card(p, seat, action.kind) + refuse_site(p, seat, action.kind, action.site)
    if isinstance(action, Trade):
        return refuse_trade(p, seat, action.give, action.get)
    if isinstance(action, Play):
        return refuse_play(p, seat, action.kind, False)
    if isinstance(action, BuildRoad):
        return refuse_road(p, seat, action.side)
    if isinstance(action, BuildSettlement):
        return refuse_settlement(p, seat, action.side)
    if isinstance(action, BuildCity):
        return refuse_city(p, seat, action.column)
    if isinstance(action, BuildCache):
        return refuse_cache(p, seat, action.kind, action.place)
    if isinstance(action, Sail):
        return refuse_sail(p, seat, action.place, action.get)
    if isinstance(action, Coin):
        return refuse_coin(p, seat, action.get)
    if isinstance(action, Remove):
        return refuse_removal(p, seat, action.spot)
    return None
