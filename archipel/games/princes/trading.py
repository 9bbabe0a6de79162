"""Trades with the bank: 3 for 1, ships, the Large Trade Ship, the Mint."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.princes.board import GOLD, GOODS, PLACE_NAMES
from archipel.games.princes.goods import gain
from archipel.games.princes.paying import pay_one_kind
from archipel.games.princes.position import Position
from archipel.games.princes.realm import Realm
from archipel.games.princes.survey import SHIP_RATE
from archipel.parts.bits import BIT, members
from archipel.parts.packed import count, unpack


def rate(realm: Realm, good: int) -> int:
    """P-061, P-063: return how many of a good buy one other."""
    return count(realm.works.rates, good)


def rates(realm: Realm) -> list[int]:
    """P-061, P-063: return the rates of all goods."""
    return unpack(realm.works.rates, len(GOODS))


def refuse_trade(p: Position, seat: int, give: int, get: int) -> list[Note]:
    """Return why a trade is impossible (P-061, P-063, P-A44, P-A72)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if give == get:
        notes.append(Note("same-good", ["P-061", "P-A44"], {"good": GOODS[give]}))
    asked = rate(realm, give)
    if realm.held(give) < asked:
        notes.append(Note("trade-short", ["P-061", "P-063"], {"n": asked, "good": GOODS[give]}))
    if realm.room(get) == 0:
        notes.append(Note("no-room-for", ["P-022", "P-A72"], {"good": GOODS[get]}))
    return notes


def trade(p: Position, seat: int, give: int, get: int) -> None:
    """P-061, P-063: pay 3 or 2 of a good, gain 1 other."""
    n = rate(p.realms[seat], give)
    gain(p, seat, BIT[get], 1)
    pay_one_kind(p, seat, give, n)


def refuse_sail(p: Position, seat: int, place: int, get: int) -> list[Note]:
    """Return why the Large Trade Ship cannot trade this (P-154, P-A43, P-A72)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if not realm.works.harboured & BIT[place]:
        notes.append(Note("no-large-ship", ["P-154"], {"place": PLACE_NAMES[place]}))
    if realm.stored(place) < SHIP_RATE:
        notes.append(Note("too-little-there", ["P-154"], {"n": SHIP_RATE, "place": PLACE_NAMES[place]}))
    if realm.terrain[place] == get:
        notes.append(Note("same-good", ["P-154", "P-A44"], {"good": GOODS[get]}))
    if realm.room(get) == 0:
        notes.append(Note("no-room-for", ["P-022", "P-A72"], {"good": GOODS[get]}))
    return notes


def sail(p: Position, seat: int, place: int, get: int) -> None:
    """P-154: 2 goods of one region for 1 other."""
    realm = p.realms[seat]
    realm.lay(place, realm.stored(place) - SHIP_RATE)
    gain(p, seat, BIT[get], 1)


def idle_mint(realm: Realm) -> int:
    """P-176: the spot of a Mint not used this turn, or -1."""
    for spot in members(realm.works.mints):
        if not realm.minted & BIT[spot]:
            return spot
    return -1


def refuse_coin(p: Position, seat: int, get: int) -> list[Note]:
    """Return why no Mint can trade this (P-176, P-A44, P-A72)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if idle_mint(realm) < 0:
        notes.append(Note("no-mint", ["P-176"]))
    if realm.held(GOLD) < 1:
        notes.append(Note("needs-gold", ["P-176"], {"n": 1}))
    if get == GOLD:
        notes.append(Note("same-good", ["P-A44"], {"good": GOODS[get]}))
    elif realm.room(get) == 0:
        notes.append(Note("no-room-for", ["P-022", "P-A72"], {"good": GOODS[get]}))
    return notes


def coin(p: Position, seat: int, get: int) -> None:
    """P-176: 1 gold for 1 other good, once a turn for each Mint."""
    realm = p.realms[seat]
    realm.minted |= BIT[idle_mint(realm)]
    gain(p, seat, BIT[get], 1)
    pay_one_kind(p, seat, GOLD, 1)
