"""The story of Junior: a small function for each verb, from what a reader sees before and after it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note, Seat
from archipel.core.story import Scene, Tale, also, counted, gain, nothing, tell, told
from archipel.games.junior.board import GHOST_FACE, SIDES, side_for
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, GOODS
from archipel.games.junior.view import JuniorView
from archipel.parts.story import BARGAIN, deal

JuniorScene = Scene[JuniorView]

UNSEEN: Final = "?"
CARD: Final = "card"
"""A good that the reader does not see."""


def _grew(scene: JuniorScene, seat: Seat) -> int:
    """By how many cards a hand grew; their number is public (J-A28)."""
    return scene.after.players[seat].hand_size - scene.before.players[seat].hand_size


def _taken(scene: JuniorScene) -> list[int]:
    """How much of each good left the reserve, which lies open; negative for what went back."""
    return [had - has for had, has in zip(scene.before.reserve, scene.after.reserve, strict=True)]


def _price(scene: JuniorScene, cost: list[int]) -> dict[str, str | int]:
    """What was paid, unless it was a present."""
    return {"lost": counted(GOODS, cost)} if _grew(scene, scene.seat) < 0 else {}


# The die.


def _first(scene: JuniorScene) -> list[Note]:
    return [told("told-first", int(scene.words[0]))]


def _dice(scene: JuniorScene) -> list[Note]:
    """J-021: what the die brings to whom."""
    face = int(scene.words[0])
    by = scene.before.turn
    line = told("told-roll", by, n=face, dice=str(face))
    if face == GHOST_FACE:
        return [line, also("told-six", by)]
    taken = _taken(scene)
    gains = [note for seat, goods in enumerate(_brought(scene, face)) for note in gain(seat, goods)]
    back = [also("told-returned", by, good=GOODS[good]) for good, n in enumerate(taken) if n < 0]
    return [line, *back, *(gains or ([] if back else [also("told-nothing", by)]))]


def _brought(scene: JuniorScene, face: int) -> list[str]:
    """J-022: what each seat took: the reserve is open, and so is who stands at the islands that pay."""
    view, taken = scene.before, _taken(scene)
    once = [[0] * len(GOODS) for _ in view.players]
    each = [[0] * len(GOODS) for _ in view.players]
    shores = side_for(len(view.players), SIDES).shores
    for land, terrain in enumerate(view.terrains):
        if terrain.number != face or terrain.haunted:
            continue
        good = GOODS.index(terrain.good)
        if taken[good] <= 0:
            continue  # J-A11: too few were left
        for player in view.players:
            here = [
                site
                for site, s in enumerate(view.sites)
                if s.owner == player.seat and shores[land] >> site & 1
            ]
            once[player.seat][good] += bool(here)
            each[player.seat][good] += len(here)
    # J-A01: whether a second fortress at an island counts, the size of the hand says.
    return [
        counted(GOODS, all_ if sum(all_) == _grew(scene, seat) else some)
        for seat, (some, all_) in enumerate(zip(once, each, strict=True))
    ]


# Building.


def _fortress(scene: JuniorScene) -> list[Note]:
    site = scene.words[0]
    return [told("told-fortress", scene.seat, place=f"site {site}", **_price(scene, FORTRESS_COST))]


def _boat(scene: JuniorScene) -> list[Note]:
    return [told("told-boat", scene.seat, place=f"berth {scene.words[0]}", **_price(scene, BOAT_COST))]


def _port(scene: JuniorScene) -> list[Note]:
    return [also("told-port", scene.before.turn, good=scene.words[0])]


# Coco and the ghost.


def _buy(scene: JuniorScene) -> list[Note]:
    return [told("told-buy", scene.seat, lost=counted(GOODS, COCO_COST))]


def _draw(scene: JuniorScene) -> list[Note]:
    by = scene.before.turn
    got = counted(GOODS, _taken(scene)) if _grew(scene, by) > 0 else ""
    return [also("told-drew", by, coco=scene.words[0]), *gain(by, got), *_castle(scene)]


def _ghost(scene: JuniorScene) -> list[Note]:
    key = scene.words[0]
    terrain = next(terrain for terrain in scene.before.terrains if terrain.key == key)
    line = told("told-ghost", scene.seat, at=f"{terrain.good} {terrain.number}", place=f"terrain {key}")
    return [line, *_castle(scene)]


def _stay(scene: JuniorScene) -> list[Note]:
    return [told("told-stay", scene.seat), *_castle(scene)]


def _castle(scene: JuniorScene) -> list[Note]:
    """J-048: the castle changes hands, or falls empty."""
    had, has = scene.before.castle, scene.after.castle
    if had == has:
        return []
    return [also("told-castle", has) if has >= 0 else also("told-leaves", had)]


def _give(scene: JuniorScene) -> list[Note]:
    """J-A24: a tribute; those whose hands it did not go through only see a card."""
    good = scene.words[0]
    goods = f"{CARD if good == UNSEEN else good} 1"
    return [told("told-give", scene.seat, who=scene.after.turn, goods=goods)]


# Trade.


def _market(scene: JuniorScene) -> list[Note]:
    give, get = scene.words
    return [told("told-market", scene.seat, give=f"{give} 1", get=f"{get} 1")]


def _trade(scene: JuniorScene) -> list[Note]:
    give, get = scene.words
    rate = scene.before.players[scene.seat].rates[GOODS.index(give)]
    return [told("told-trade", scene.seat, give=f"{give} {rate}", get=f"{get} 1")]


def _confirm(scene: JuniorScene) -> list[Note]:
    partner = int(scene.words[0])
    view = scene.before
    for proposal in view.proposals:
        if proposal.seat == partner:
            give, get = counted(GOODS, proposal.get), counted(GOODS, proposal.give)
            return deal(scene.seat, partner, give, get, asked=False)
    assert view.offer is not None
    answer = next(answer for answer in view.offer.answers if answer.seat == partner)
    give, get = counted(GOODS, answer.get), counted(GOODS, answer.give)
    return deal(scene.seat, partner, give, get, asked=True)


TALES: Final[dict[str, Tale[JuniorView]]] = {
    **BARGAIN,
    "roll": nothing,
    "end": nothing,
    "first": _first,
    "dice": _dice,
    "fortress": _fortress,
    "boat": _boat,
    "port": _port,
    "buy": _buy,
    "draw": _draw,
    "ghost": _ghost,
    "stay": _stay,
    "give": _give,
    "market": _market,
    "trade": _trade,
    "confirm": _confirm,
}


def story(scene: JuniorScene) -> list[Note]:
    """What a moment tells its reader."""
    return tell(TALES, scene)
