"""The market and the reserve (J-060 to J-067)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Note
from archipel.games.junior.actions import MARKET, TRADE
from archipel.games.junior.cards import GOODS, KINDS, PORT_RATE, RESERVE_RATE
from archipel.games.junior.position import EMPTY, Position, goods_of
from archipel.games.junior.stalls import is_uniform, start_over
from archipel.games.junior.verbs import changed, gain, spend
from archipel.parts.bits import BIT, members

MARKET_FOR: Final[list[list[list[Action]]]] = [
    [[MARKET[give][get] for get in members(goods) if get != give] for goods in range(1 << KINDS)]
    for give in range(KINDS)
]
"""J-A14: the legal exchanges, by the good given and the set of goods on the market."""
TRADE_FOR: Final[list[list[list[Action]]]] = [
    [[TRADE[give][get] for get in members(goods) if get != give] for goods in range(1 << KINDS)]
    for give in range(KINDS)
]
"""The same for trades with the reserve."""


def market_choices(p: Position, out: list[Action]) -> None:
    """J-060, J-A14: any card of the hand for any other card of the market, once, appended to `out`."""
    if p.market_used:
        return
    there = 0
    for card in p.market:
        if card != EMPTY:
            there |= BIT[card]
    hand = p.hands[p.turn]
    for give in range(KINDS):
        if hand[give]:
            out += MARKET_FOR[give][there]


def exchange(p: Position, give: int, get: int) -> None:
    """J-060: the player on turn takes a card from its stall and lays one in its place."""
    p.add_to_hand(p.turn, give, -1)
    p.add_to_hand(p.turn, get, 1)
    p.fill_stall(p.market.index(get), give)
    p.market_used = True
    changed(p, p.turn)
    if is_uniform(p):
        start_over(p)


def rate(p: Position, seat: int, good: int) -> int:
    """J-064: three for one; J-067: two for one with the port tile of that good."""
    return PORT_RATE if p.ports[seat] & BIT[good] else RESERVE_RATE


def trade_choices(p: Position, out: list[Action]) -> None:
    """J-064, J-067: as often as the hand allows, appended to `out`."""
    hand = p.hands[p.turn]
    for give in range(KINDS):
        if hand[give] >= PORT_RATE and hand[give] >= rate(p, p.turn, give):
            out += TRADE_FOR[give][goods_of(p.reserve)]


def trade(p: Position, give: int, get: int) -> None:
    """J-064, J-067: the player on turn swaps with the reserve."""
    spend(p, p.turn, give, rate(p, p.turn, give))
    gain(p, p.turn, get, 1)


# Refusals.


def refuse_market(p: Position, seat: int, give: int, get: int) -> list[Note]:
    """Why the exchange with the market is not allowed, given that it is the right moment."""
    notes: list[Note] = []
    if p.market_used:
        notes.append(Note("market-used", ["J-060"]))
    if give == get:
        notes.append(Note("same-good", ["J-A14"]))
    if not p.hands[seat][give]:
        notes.append(Note("not-in-hand", ["J-060"], {"good": GOODS[give]}))
    if get not in p.market:
        notes.append(Note("not-in-market", ["J-060"], {"good": GOODS[get]}))
    return notes


def refuse_trade(p: Position, seat: int, give: int, get: int) -> list[Note]:
    """Why the swap with the reserve is not allowed, given that it is the right moment."""
    notes: list[Note] = []
    need = rate(p, seat, give)
    if give == get:
        notes.append(Note("same-good", ["J-A14"]))
    if p.hands[seat][give] < need:
        rule = "J-067" if need == PORT_RATE else "J-064"
        notes.append(Note("too-few-to-trade", [rule], {"good": GOODS[give], "rate": need}))
    if not p.reserve[get]:
        notes.append(Note("reserve-empty", ["J-064"], {"good": GOODS[get]}))
    return notes
