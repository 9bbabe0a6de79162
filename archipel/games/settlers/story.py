"""The story of Settlers: a small function for each verb, from what a reader sees before and after it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note, Seat
from archipel.core.story import Scene, Tale, also, counted, gain, loss, nothing, tell, told
from archipel.games.settlers.board import CORNER_FIELDS, DESERT, FIELD_CORNERS, TERRAINS
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
)
from archipel.games.settlers.view import SettlersView
from archipel.parts.story import BARGAIN, deal

SettlersScene = Scene[SettlersView]

SEVEN: Final = 7
UNSEEN: Final = "?"
AROUND: Final = [frozenset(corners) for corners in FIELD_CORNERS]


def _grew(scene: SettlersScene, seat: Seat) -> int:
    """By how many cards a hand grew; their number is public."""
    return scene.after.players[seat].hand_size - scene.before.players[seat].hand_size


def _price(scene: SettlersScene, cost: list[int]) -> dict[str, str | int]:
    """What was paid, unless it was for nothing."""
    return {"lost": counted(GOODS, cost)} if _grew(scene, scene.seat) < 0 else {}


# The dice.


def _dice(scene: SettlersScene) -> list[Note]:
    """S-026: what the dice bring to whom."""
    low, high = map(int, scene.words)
    by = scene.before.turn
    line = told("told-roll", by, n=low + high, dice=f"{low} {high}")
    if low + high == SEVEN:
        return [line, also("told-seven", by)]
    gains = [note for seat, goods in enumerate(_brought(scene, low + high)) for note in gain(seat, goods)]
    return [line, *(gains or [also("told-nothing", by)])]


def _brought(scene: SettlersScene, total: int) -> list[str]:
    """What each seat took: the bank is open, and so is who stands around the fields that pay."""
    view = scene.before
    claims = [[0] * len(GOODS) for _ in view.players]
    if view.bank == scene.after.bank:
        return [""] * len(claims)
    for field, number in enumerate(view.tokens):
        if number == total and field != view.robber:
            good = TERRAINS.index(view.land[field])
            corners = AROUND[field]
            for player in view.players:
                at, towns = corners.intersection(player.settlements), corners.intersection(player.cities)
                claims[player.seat][good] += len(at) + 2 * len(towns)
    for good in range(len(GOODS)):
        paid = view.bank[good] - scene.after.bank[good]
        for claim in claims:
            claim[good] = min(claim[good], paid)  # S-A06: the bank may have paid nobody, or the rest to one
    return [counted(GOODS, claim) if any(claim) else "" for claim in claims]


# Building.


def _around(view: SettlersView, corner: int) -> str:
    """A corner as players call it: by the fields that it touches."""
    fields = [f"{view.land[field]} {view.tokens[field]}" for field in CORNER_FIELDS[corner]]
    return " ".join(fields)


def _settle(scene: SettlersScene) -> list[Note]:
    corner = int(scene.words[0])
    at = _around(scene.before, corner)
    line = told("told-settle", scene.seat, at=at, place=f"corner {corner}", **_price(scene, SETTLEMENT_COST))
    income = [0] * len(GOODS)
    if _grew(scene, scene.seat) > 0:  # S-097: the second settlement brings a card of every field
        for field in CORNER_FIELDS[corner]:
            terrain = TERRAINS.index(scene.before.land[field])
            if terrain != DESERT:
                income[terrain] += 1
    return [line, *gain(scene.seat, counted(GOODS, income)), *_awards(scene)]


def _city(scene: SettlersScene) -> list[Note]:
    corner = int(scene.words[0])
    at = _around(scene.before, corner)
    return [told("told-city", scene.seat, at=at, place=f"corner {corner}", **_price(scene, CITY_COST))]


def _road(scene: SettlersScene) -> list[Note]:
    line = told("told-road", scene.seat, place=f"path {scene.words[0]}", **_price(scene, ROAD_COST))
    return [line, *_awards(scene)]


def _awards(scene: SettlersScene) -> list[Note]:
    """S-040, S-060: the two cards that go from hand to hand."""
    before, after = scene.before, scene.after
    return [
        *_award("longest", before.longest_road, after.longest_road),
        *_award("army", before.largest_army, after.largest_army),
    ]


def _award(key: str, had: Seat, has: Seat) -> list[Note]:
    if had == has:
        return []
    return [also("told-award", has, award=key) if has >= 0 else also("told-lapse", had, award=key)]


# Cards.


def _buy(scene: SettlersScene) -> list[Note]:
    return [told("told-buy", scene.seat, lost=counted(GOODS, CARD_COST))]


def _draw(scene: SettlersScene) -> list[Note]:
    card = scene.words[0]
    return [] if card == UNSEEN else [also("told-drew", scene.before.turn, card=card)]


def _play(scene: SettlersScene) -> list[Note]:
    card, *goods = scene.words
    line = told("told-play", scene.seat, card=card)
    if card == "monopoly":
        return [line, *_monopoly(scene, goods[0])]
    got = counted(GOODS, [goods.count(good) for good in GOODS])
    return [line, *gain(scene.seat, got), *_awards(scene)]


def _monopoly(scene: SettlersScene, good: str) -> list[Note]:
    """S-073: everybody hands over all of one resource, in the open."""
    given = [(player.seat, -_grew(scene, player.seat)) for player in scene.after.players]
    lost = [note for seat, n in given if n > 0 for note in loss(seat, f"{good} {n}")]
    total = _grew(scene, scene.seat)
    return [
        *(gain(scene.seat, f"{good} {total}" if total else "") or [also("told-nothing", scene.seat)]),
        *lost,
    ]


# The robber.


def _robber(scene: SettlersScene) -> list[Note]:
    field = int(scene.words[0])
    at = f"{scene.before.land[field]} {scene.before.tokens[field]}"
    return [told("told-robber", scene.seat, at=at, place=f"field {field}")]


def _rob(scene: SettlersScene) -> list[Note]:
    return [told("told-rob", scene.seat, who=int(scene.words[0]))]


def _steal(scene: SettlersScene) -> list[Note]:
    good = scene.words[0]
    return [] if good == UNSEEN else [also("told-stole", scene.before.turn, goods=f"{good} 1")]


def _spare(scene: SettlersScene) -> list[Note]:
    return [told("told-spare", scene.seat)]


def _discard(scene: SettlersScene) -> list[Note]:
    return [told("told-discard", scene.seat, goods=f"{scene.words[0]} 1")]


# Trade.


def _trade(scene: SettlersScene) -> list[Note]:
    give, get = scene.words
    rate = scene.before.players[scene.seat].rates[GOODS.index(give)]
    return [told("told-trade", scene.seat, give=f"{give} {rate}", get=f"{get} 1")]


def _confirm(scene: SettlersScene) -> list[Note]:
    partner = int(scene.words[0])
    terms = next(terms for terms in scene.before.terms if terms.seat == partner)
    give, get = counted(GOODS, terms.get), counted(GOODS, terms.give)
    return deal(scene.seat, partner, give, get, asked=not terms.proposed)


TALES: Final[dict[str, Tale[SettlersView]]] = {
    **BARGAIN,
    "land": nothing,
    "harbour": nothing,
    "spiral": nothing,
    "roll": nothing,
    "end": nothing,
    "dice": _dice,
    "settle": _settle,
    "city": _city,
    "road": _road,
    "buy": _buy,
    "draw": _draw,
    "play": _play,
    "robber": _robber,
    "rob": _rob,
    "steal": _steal,
    "spare": _spare,
    "discard": _discard,
    "trade": _trade,
    "confirm": _confirm,
}


def story(scene: SettlersScene) -> list[Note]:
    """What a moment tells its reader."""
    return tell(TALES, scene)
