"""Fortresses and boats (J-029 to J-043) and the ports they open (J-066)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.junior.actions import BOAT, FORTRESS, PORT, Boat, Fortress, Port
from archipel.games.junior.cards import BOAT_COST, COCO, FORTRESS_COST, GOODS, Coco
from archipel.games.junior.position import Asked, Chance, OnTurn, Position, put
from archipel.games.junior.verbs import check_victory, pay, place_boat, place_fortress
from archipel.parts.bargain import DECLINE, Decline
from archipel.parts.bits import BIT, members
from archipel.parts.goods import by_name, covers, missing


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


def fortress_choices(p: Position, out: list[Action]) -> None:
    """J-035, J-039: where the player on turn may build a fortress, appended to `out`."""
    for site in members(p.free_sites(p.turn)):
        out.append(FORTRESS[site])


def boat_choices(p: Position, out: list[Action]) -> None:
    """J-036, J-038, J-A18: where the player on turn may build a boat, appended to `out`."""
    if p.boats_left[p.turn]:
        for berth in members(p.free_berths(p.turn)):
            out.append(BOAT[berth])


def buy_fortress(p: Position, site: int) -> None:
    """J-032: the player on turn pays for a fortress."""
    pay(p, p.turn, FORTRESS_COST)
    build_fortress(p, site)


def buy_boat(p: Position, berth: int) -> None:
    """J-033: the player on turn pays for a boat."""
    pay(p, p.turn, BOAT_COST)
    build_boat(p, berth)


def build_fortress(p: Position, site: int) -> None:
    """J-035: the player on turn places a fortress, which may open a port or win the game."""
    place_fortress(p, p.turn, site)
    if opens_port(p, site):
        p.push(PortDraw(p.turn))
    check_victory(p, p.turn)


def build_boat(p: Position, berth: int) -> None:
    """J-036: the player on turn places a boat."""
    place_boat(p, p.turn, berth)


def opens_port(p: Position, site: int) -> bool:
    """J-066: an anchor brings a tile; J-068: not without ports; J-A26: not from an empty stack."""
    return p.rulings.ports and p.side.ports & BIT[site] != 0 and sum(p.tiles) > 0


@final
class PortDraw(Chance):
    """J-066: a port tile is drawn for the player on turn."""

    def name(self) -> str:
        return "port-draw"

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [PORT[good] for good, n in enumerate(p.tiles) if n]

    def odds(self, p: Position) -> list[int]:
        return [n for n in p.tiles if n]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Port)
        p.tiles = put(p.tiles, action.good, p.tiles[action.good] - 1)
        p.ports = put(p.ports, self.by, p.ports[self.by] | BIT[action.good])


@final
class FreeBuild(OnTurn):
    """J-046: a Coco card lets the player on turn build something for nothing; J-A22: or not."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        """The kind of Coco card."""

    def name(self) -> str:
        return "free-building"

    def fields(self) -> list[int]:
        return [self.card]

    def ask(self, seat: int) -> Note:
        return Note("prompt-free-building", ["J-046", "J-A22"])

    def show(self, out: Asked) -> None:
        out.free_card = COCO[self.card].key

    def settle(self, p: Position) -> bool:
        """J-A21: a building without a place or a piece is passed over."""
        if free_choices(p, self.card):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [DECLINE, *free_choices(p, self.card)]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Fortress):
            build_fortress(p, action.site)
        elif isinstance(action, Boat):
            build_boat(p, action.berth)

    def first(self) -> Note:
        return Note("free-building-first", ["J-044", "J-A22"])

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return [] if isinstance(action, (Fortress, Boat, Decline)) else [self.first()]


def free_choices(p: Position, card: int) -> list[Action]:
    """J-046: what a Coco card lets the player on turn build."""
    out: list[Action] = []
    if COCO[card].fortress:
        fortress_choices(p, out)
    if COCO[card].boat:
        boat_choices(p, out)
    return out


def free_card(p: Position) -> Coco | None:
    """J-046: the Coco card by which something is to be built now."""
    now = p.now()
    return COCO[now.card] if isinstance(now, FreeBuild) else None


def may_ever_build(p: Position, seat: int) -> bool:
    """J-A31: there is a place and a piece for a fortress or a boat, whatever the hand."""
    return p.free_sites(seat) != 0 or (p.boats_left[seat] > 0 and p.free_berths(seat) != 0)


# Refusals.


def lacking(p: Position, seat: int, cost: list[int], rule: str) -> list[Note]:
    """Return what the hand lacks of a cost."""
    if covers(p.hands[seat], cost):
        return []
    return [Note("lacking", [rule], by_name(GOODS, missing(p.hands[seat], cost)))]


def refuse_fortress(p: Position, seat: int, site: int) -> list[Note]:
    """Return what forbids the fortress, given that it is the right moment."""
    name = f"f{site + 1}"
    if not p.side.sites & BIT[site]:
        return [Note("no-such-site", ["J-035"], {"site": name})]
    notes: list[Note] = []
    card = free_card(p)
    if card is None:
        notes += lacking(p, seat, FORTRESS_COST, "J-032")
    elif not card.fortress:
        notes.append(Note("card-builds-no-fortress", ["J-046"]))
    if not is_reached(p, seat, site):
        notes.append(Note("no-boat-there", ["J-035"], {"site": name}))
    if not is_free_site(p, site):
        notes.append(Note("site-taken", ["J-039"], {"site": name}))
    return notes


def refuse_boat(p: Position, seat: int, berth: int) -> list[Note]:
    """Return what forbids the boat, given that it is the right moment."""
    name = f"b{berth + 1}"
    if not p.side.berths & BIT[berth]:
        return [Note("no-such-site", ["J-036"], {"site": name})]
    notes: list[Note] = []
    card = free_card(p)
    if card is None:
        notes += lacking(p, seat, BOAT_COST, "J-033")
    elif not card.boat:
        notes.append(Note("card-builds-no-boat", ["J-046"]))
    if not is_moored(p, seat, berth):
        notes.append(Note("no-fortress-there", ["J-036", "J-037"], {"site": name}))
    if not is_free_berth(p, berth):
        notes.append(Note("berth-taken", ["J-038"], {"site": name}))
    if not p.boats_left[seat]:
        notes.append(Note("no-boat-left", ["J-A18"]))
    return notes
