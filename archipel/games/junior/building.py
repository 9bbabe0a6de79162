"""Fortresses and boats (J-029 to J-043) and the ports they open (J-066)."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.junior.cards import BOAT_COST, COCO, FORTRESS_COST, by_good
from archipel.games.junior.position import PORT_DRAW, Position
from archipel.games.junior.verbs import check_victory, pay, place_boat, place_fortress
from archipel.parts.bits import BIT
from archipel.parts.goods import covers, missing


def is_reached(p: Position, seat: int, site: int) -> bool:
    """J-035: one of the seat's boats reaches the site."""
    return p.reached[seat] & BIT[site] != 0


def is_free_site(p: Position, site: int) -> bool:
    """J-039: no fortress stands there."""
    return not p.built & BIT[site]


def is_moored(p: Position, seat: int, berth: int) -> bool:
    """J-036: the boat site is next to one of the seat's fortresses."""
    return p.moored[seat] & BIT[berth] != 0


def is_free_berth(p: Position, berth: int) -> bool:
    """J-038: no boat lies there."""
    return not p.sailed & BIT[berth]


def build_fortress(p: Position, site: int) -> None:
    """J-032, J-035: the player on turn pays for a fortress, unless a Coco card does, and places it."""
    pay_or_use_card(p, FORTRESS_COST)
    place_fortress(p, p.turn, site)
    if opens_port(p, site):
        p.pending.append(PORT_DRAW)
    check_victory(p, p.turn)


def build_boat(p: Position, berth: int) -> None:
    """J-033, J-036: the player on turn pays for a boat, unless a Coco card does, and places it."""
    pay_or_use_card(p, BOAT_COST)
    place_boat(p, p.turn, berth)


def pay_or_use_card(p: Position, cost: list[int]) -> None:
    """J-046: what a Coco card gives is free."""
    if p.free_card() >= 0:
        p.pending.pop()
    else:
        pay(p, p.turn, cost)


def opens_port(p: Position, site: int) -> bool:
    """J-066: an anchor brings a tile; J-068: not without ports; J-A26: not from an empty stack."""
    return p.rulings.ports and p.side.ports & BIT[site] != 0 and sum(p.tiles) > 0


def take_port(p: Position, good: int) -> None:
    """J-066: the tile goes to the player on turn."""
    p.pending.pop()
    p.tiles[good] -= 1
    p.ports[p.turn] |= BIT[good]


def may_build_free(p: Position, card: int) -> bool:
    """J-A21: there is something that the card lets the player on turn build."""
    return (COCO[card].fortress and p.fortresses_left[p.turn] > 0 and p.free_sites(p.turn) != 0) or (
        COCO[card].boat and p.boats_left[p.turn] > 0 and p.free_berths(p.turn) != 0
    )


def may_ever_build(p: Position, seat: int) -> bool:
    """J-A31: there is a place and a piece for a fortress or a boat, whatever the hand."""
    return p.free_sites(seat) != 0 or (p.boats_left[seat] > 0 and p.free_berths(seat) != 0)


# Refusals.


def lacking(p: Position, seat: int, cost: list[int], rule: str) -> list[Note]:
    """What the hand lacks of a cost."""
    if covers(p.hands[seat], cost):
        return []
    return [Note("lacking", [rule], by_good(missing(p.hands[seat], cost)))]


def refuse_fortress(p: Position, seat: int, site: int) -> list[Note]:
    """Why the fortress is not allowed, given that it is the right moment."""
    name = f"f{site + 1}"
    if not p.side.sites & BIT[site]:
        return [Note("no-such-site", ["J-035"], {"site": name})]
    notes: list[Note] = []
    card = p.free_card()
    if card < 0:
        notes += lacking(p, seat, FORTRESS_COST, "J-032")
    elif not COCO[card].fortress:
        notes.append(Note("card-builds-no-fortress", ["J-046"]))
    if not is_reached(p, seat, site):
        notes.append(Note("no-boat-there", ["J-035"], {"site": name}))
    if not is_free_site(p, site):
        notes.append(Note("site-taken", ["J-039"], {"site": name}))
    return notes


def refuse_boat(p: Position, seat: int, berth: int) -> list[Note]:
    """Why the boat is not allowed, given that it is the right moment."""
    name = f"b{berth + 1}"
    if not p.side.berths & BIT[berth]:
        return [Note("no-such-site", ["J-036"], {"site": name})]
    notes: list[Note] = []
    card = p.free_card()
    if card < 0:
        notes += lacking(p, seat, BOAT_COST, "J-033")
    elif not COCO[card].boat:
        notes.append(Note("card-builds-no-boat", ["J-046"]))
    if not is_moored(p, seat, berth):
        notes.append(Note("no-fortress-there", ["J-036", "J-037"], {"site": name}))
    if not is_free_berth(p, berth):
        notes.append(Note("berth-taken", ["J-038"], {"site": name}))
    if not p.boats_left[seat]:
        notes.append(Note("no-boat-left", ["J-A18"]))
    return notes
