"""The action phase: its legal actions, their effects and refusals."""

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
    pick,
)
from archipel.games.princes.board import ALL_GOODS, CITY_COST, GOLD, GOOD, ROAD_COST, SETTLEMENT_COST, SITES
from archipel.games.princes.building import (
    build_city,
    build_road,
    build_settlement,
    check_city,
    check_road,
    check_settlement,
    refuse_city,
    refuse_road,
    refuse_settlement,
)
from archipel.games.princes.cards import CARDS, SITE
from archipel.games.princes.expansions import (
    build,
    build_cache,
    can_pay,
    check_card,
    fit_sites,
    refuse_cache,
    refuse_card,
    refuse_removal,
    refuse_site,
    remove,
)
from archipel.games.princes.hands import check_play, play, refuse_play
from archipel.games.princes.position import Position
from archipel.games.princes.realm import Realm
from archipel.games.princes.survey import SHIP_RATE
from archipel.games.princes.trading import (
    coin,
    idle_mint,
    refuse_coin,
    refuse_sail,
    refuse_trade,
    sail,
    trade,
)
from archipel.games.princes.why import Why
from archipel.parts.actions import END, Trade
from archipel.parts.bits import members
from archipel.parts.packed import covers, enough, kinds

TRADES_FOR: Final = [
    [[TRADES[give * 6 + get] for get in members(wanted) if get != give] for wanted in range(ALL_GOODS + 1)]
    for give in GOOD
]
"""P-061: by the good that is given, every trade for one of a set of goods."""


def phase_choices(p: Position, seat: int) -> list[Action]:
    """P-045: return all legal actions of the action phase."""
    realm = p.realms[seat]
    stock = realm.goods
    out: list[Action] = [END]
    # Prices first: most cards cannot be paid most of the time, so this check saves the others.
    road = covers(stock, ROAD_COST)
    settlement = covers(stock, SETTLEMENT_COST)
    why = Why(False)
    if road or settlement:
        for side in range(2):
            if road:
                check_road(p, seat, side, why)
                if why.nothing():
                    out.append(BUILD_ROADS[side])
            if settlement:
                check_settlement(p, seat, side, why)
                if why.nothing():
                    out.append(BUILD_SETTLEMENTS[side])
    if covers(stock, CITY_COST):
        for column in range(realm.left, realm.right + 1):
            check_city(p, seat, column, why)
            if why.nothing():
                out.append(BUILD_CITIES[column])
    for kind in realm.kinds:
        card_choices(p, seat, kind, why, out)
    if p.face_up and not realm.holds(p.rulings.face_up):
        card_choices(p, seat, p.rulings.face_up, why, out)
    trades(realm, out)
    if p.rulings.removal and realm.works.standing:
        out += pick(REMOVES, realm.works.standing)
    return out


def card_choices(p: Position, seat: int, kind: int, why: Why, out: list[Action]) -> None:
    """P-046, P-049: add the actions with a card at hand."""
    realm = p.realms[seat]
    card = CARDS[kind]
    if card.is_action:
        check_play(p, seat, kind, False, why)
        if why.nothing():
            out.append(PLAYS[kind])
    elif card.sort == SITE:
        check_card(p, seat, kind, why)
        if why.nothing():
            out += pick(BUILD_CACHES, realm.land.regions)
    elif can_pay(realm, kind):
        check_card(p, seat, kind, why)
        if why.nothing():
            for site in fit_sites(realm, kind):
                out.append(BUILDS[kind * SITES + site])


def trades(realm: Realm, out: list[Action]) -> None:
    """P-061, P-063, P-154, P-176: add all possible trades."""
    works = realm.works
    ample = enough(realm.goods, works.rates)
    if not ample and not works.harboured and not works.mints:
        return
    wanted = kinds(realm.land.capacity - realm.goods)
    for give in GOOD:
        if ample >> give & 1:
            out += TRADES_FOR[give][wanted]
    if works.harboured:
        for place in members(works.harboured):
            if realm.stored(place) >= SHIP_RATE:
                for get in members(wanted):
                    if get != realm.terrain[place]:
                        out.append(SAILS[place * 6 + get])
    if works.mints and idle_mint(realm) >= 0 and realm.held(GOLD):
        for get in members(wanted):
            if get != GOLD:
                out.append(COINS[get])


def carry_out(p: Position, seat: int, action: Action) -> None:
    """Apply an action of the action phase."""
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
    """Return why an action of the action phase is refused, or None for an action of another phase."""
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
