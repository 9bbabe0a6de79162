"""Invariants: every card is in exactly one place, goods fit, and points equal those of the cards."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.princes.board import CITIES, FULL, REGIONS, ROADS, SETTLEMENTS, SPOTS
from archipel.games.princes.building import CityBuilt, RoadBuilt, Settled
from archipel.games.princes.cards import CARDS, CITY_BUILDING, KINDS, kinds_of
from archipel.games.princes.events import EventOver
from archipel.games.princes.expansions import Placed
from archipel.games.princes.hands import Discarded
from archipel.games.princes.position import Position
from archipel.games.princes.realm import Realm
from archipel.games.princes.stacks import Burying
from archipel.games.princes.state import PrincesState
from archipel.parts.bits import BIT, members


def check(state: State) -> None:
    """Check all invariants of a position."""
    assert isinstance(state, PrincesState)
    p = state.p
    cards_are_conserved(p)
    events_are_conserved(p)
    realms_are_sound(p)
    centre_is_conserved(p)
    stacks_are_sound(p)


def cards_are_conserved(p: Position) -> None:
    """Check that every card is in exactly one place."""
    seen = p.pool.copy()
    for stack in p.stacks:
        for kind in stack:
            if kind >= 0:
                seen[kind] += 1
    for kind in p.discard:
        seen[kind] += 1
    for realm in p.realms:
        for kind in [*realm.hand, *realm.spots, realm.covered]:
            if kind >= 0:
                seen[kind] += 1
        if realm.cache_at >= 0:
            seen[[card.key for card in CARDS].index("gold/gold_cache")] += 1
    for question in p.pending:
        if isinstance(question, Placed | Burying | Discarded):
            seen[question.kind] += 1
    wanted = p.rulings.cards.copy()
    if p.rulings.face_up >= 0:
        seen[p.rulings.face_up] += p.face_up
        wanted[p.rulings.face_up] = 2
    assert seen == wanted
    # For each back there are as many unseen places as unseen cards.
    for deck in p.rulings.decks:
        unseen = sum(
            kind < 0 for s, stack in enumerate(p.stacks) for kind in stack if p.rulings.stack_decks[s] == deck
        )
        assert unseen == sum(p.pool[kind] for kind in range(KINDS) if CARDS[kind].deck == deck)


def events_are_conserved(p: Position) -> None:
    """Check that every event is in its stack or being carried out."""
    pending = [question.kind for question in p.pending if isinstance(question, EventOver)]
    size = sum(p.rulings.events) + p.rulings.moon_slots
    if p.over() and len(p.events) + len(pending) < size:
        pending.append(p.event)  # the game ended over this card
    yule = "base/yule"
    if p.events and yule not in [CARDS[kind].key for kind in p.events if kind >= 0]:
        pending.append(-1)
    assert len(p.events) + len(pending) == size
    unseen = sum(kind < 0 for kind in p.events)
    assert unseen == sum(p.event_pool) + p.moon_slots


def realms_are_sound(p: Position) -> None:
    """Check stores, sites of expansions and points of a principality."""
    for realm in p.realms:
        assert 0 <= realm.store < BIT[REGIONS * 2]
        assert 0 <= realm.cache <= (FULL if realm.cache_at >= 0 else 0)
        assert realm.shown | realm.fresh < BIT[len(realm.hand)]
        names = [CARDS[kind].name for kind in [*realm.spots, realm.covered] if kind >= 0]
        for kind in realm.spots:
            if kind >= 0 and CARDS[kind].once:
                assert names.count(CARDS[kind].name) == 1
        for spot in range(SPOTS):
            kind = realm.spots[spot]
            if kind >= 0:
                assert CARDS[kind].is_expansion
                assert realm.has_column(spot // 4)
                assert spot % 2 == 0 or realm.is_city(spot // 4)
                assert CARDS[kind].sort != CITY_BUILDING or realm.is_city(spot // 4)
        assert realm.kinds == kinds_of(realm.hand)
        goods_are_counted(realm)
        works_are_counted(realm, p.rulings.salt_commerce)


def goods_are_counted(realm: Realm) -> None:
    """Check the cached totals of goods and regions against a recount."""
    stock = [0, 0, 0, 0, 0, realm.cache]
    room = [0, 0, 0, 0, 0, FULL - realm.cache if realm.cache_at >= 0 else 0]
    for place in range(realm.left * 2, realm.right * 2 + 4):
        good, number = realm.terrain[place], realm.number[place]
        if good >= 0:
            stock[good] += realm.stored(place)
            room[good] += FULL - realm.stored(place)
            assert place in realm.land.of_good[good]
            assert place in realm.land.of_number[number]
    assert stock == realm.stock()
    assert room == [realm.room(good) for good in range(len(room))]
    assert sum(map(len, realm.land.of_good)) == sum(map(len, realm.land.of_number))


def works_are_counted(realm: Realm, salt_commerce: bool) -> None:
    """Check the cached totals of the cards against a recount."""
    kept, now = realm.works, realm.works_now(salt_commerce)
    assert (kept.strength, kept.commerce, kept.skill) == (now.strength, now.commerce, now.skill)
    assert (kept.progress, kept.victory, kept.ships) == (now.progress, now.victory, now.ships)
    assert (kept.standing, kept.sites, kept.city_sites) == (now.standing, now.sites, now.city_sites)
    assert (kept.rates, kept.boosts, kept.boosted) == (now.rates, now.boosts, now.boosted)
    assert (kept.harboured, kept.sheltered, kept.mints) == (now.harboured, now.sheltered, now.mints)
    assert (kept.markets, kept.harvest_gold) == (now.markets, now.harvest_gold)
    assert (kept.more_trade, kept.search_price) == (now.more_trade, now.search_price)
    assert kept.thrifty == now.thrifty


def centre_is_conserved(p: Position) -> None:
    """Check that roads, settlements, cities and regions are laid out or in the middle."""
    settled = sum(realm.right - realm.left - 1 for realm in p.realms)
    roads = settled + sum(realm.road_left + realm.road_right for realm in p.realms)
    cities = sum(len(members(realm.cities)) for realm in p.realms)
    pending = [type(question) for question in p.pending]
    assert p.settlements + settled + pending.count(Settled) == SETTLEMENTS
    assert p.roads + roads + pending.count(RoadBuilt) == ROADS
    assert p.cities + cities + pending.count(CityBuilt) == CITIES
    laid = sum(terrain >= 0 for realm in p.realms for terrain in realm.terrain)
    assert len(members(p.centre)) + laid == 24


def stacks_are_sound(p: Position) -> None:
    """Check that known cards have been seen and have the back of their stack."""
    assert len(p.stacks) == len(p.rulings.stack_decks)
    assert len(p.known) == 2 * len(p.stacks)
    for s, stack in enumerate(p.stacks):
        for known in p.known[s * 2 : s * 2 + 2]:
            assert all(stack[at] >= 0 for at in members(known))
    for s, stack in enumerate(p.stacks):
        assert all(kind < 0 or CARDS[kind].deck == p.rulings.stack_decks[s] for kind in stack)
