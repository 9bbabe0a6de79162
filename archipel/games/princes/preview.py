"""Previews: the cost and effect of an action, line by line."""

from __future__ import annotations

from archipel.core.state import Action, Note
from archipel.games.princes import actions as a
from archipel.games.princes.board import CITY_PRICE, GOLD, GOODS, ROAD_PRICE, SETTLEMENT_PRICE, neighbours
from archipel.games.princes.cards import CARDS, NAME, POWERS, TOWN_HALL
from archipel.games.princes.expansions import covering, spared
from archipel.games.princes.position import Position
from archipel.games.princes.realm import NONE
from archipel.games.princes.survey import SHIP_RATE
from archipel.games.princes.trading import rate
from archipel.parts.actions import Trade


def preview(p: Position, seat: int, action: Action) -> list[Note]:
    """Return the cost and effect of an action that its seat may know."""
    if p.over():
        return []
    if isinstance(action, a.Build):
        return preview_build(p, seat, action)
    if isinstance(action, a.BuildRoad):
        return [costs(ROAD_PRICE, ["P-052"])]
    if isinstance(action, a.BuildSettlement):
        return [costs(SETTLEMENT_PRICE, ["P-054"]), Note("new-regions", ["P-055"]), points(1, ["P-023"])]
    if isinstance(action, a.BuildCity):
        return [costs(CITY_PRICE, ["P-057"]), Note("new-sites", ["P-059"]), points(1, ["P-058"])]
    if isinstance(action, a.BuildCache):
        return [Note("new-cache", ["P-168", "P-226"])]
    if isinstance(action, Trade):
        return [trades(rate(p.realms[seat], action.give), action.give, action.get, ["P-061", "P-063"])]
    if isinstance(action, a.Sail) and p.realms[seat].terrain[action.place] >= 0:
        return [trades(SHIP_RATE, p.realms[seat].terrain[action.place], action.get, ["P-154"])]
    if isinstance(action, a.Coin):
        return [trades(1, GOLD, action.get, ["P-176"])]
    if isinstance(action, a.Play):
        return [Note("discards", ["P-049"], {"card": CARDS[action.kind].name})]
    if isinstance(action, a.Remove) and p.realms[seat].spots[action.spot] >= 0:
        return preview_removal(p, p.realms[seat].spots[action.spot])
    return p.now().preview(p, action)


def costs(price: list[int], rules: list[str]) -> Note:
    """Return the note of a price."""
    args: dict[str, str | int] = {GOODS[good]: price[good] for good in range(len(GOODS))}
    return Note("costs", rules, args)


def points(n: int, rules: list[str]) -> Note:
    """Return the note of new victory points."""
    return Note("points", rules, {"n": n})


def trades(n: int, give: int, get: int, rules: list[str]) -> Note:
    """Return the note of a trade of n goods for one."""
    return Note("trades", rules, {"n": n, "give": GOODS[give], "get": GOODS[get]})


def preview_build(p: Position, seat: int, action: a.Build) -> list[Note]:
    """Return price, waiver, points and doubled regions of an expansion."""
    realm = p.realms[seat]
    card = CARDS[action.kind]
    out = [costs(card.price, ["P-046"])]
    if spared(realm, action.kind):
        out.append(Note("waives", ["P-192", "P-216", "P-A59"]))
    gained = points_of(p, seat, action)
    if gained:
        out.append(points(gained, ["P-116", "P-077"]))
    boosted = POWERS[action.kind].boosts
    if boosted >= 0:
        left, right = neighbours(action.site)
        n = (1 if realm.terrain[left] == boosted else 0) + (1 if realm.terrain[right] == boosted else 0)
        out.append(Note("boosts", ["P-025", "P-237"], {"n": n, "good": GOODS[boosted]}))
    return out


def points_of(p: Position, seat: int, action: a.Build) -> int:
    """P-077, P-089, P-250: return the victory points that a card would bring, tokens included."""
    after = Position(p.rulings, p)
    realm = after.realms[seat]
    spot = covering(realm, action.site)
    if NAME[action.kind] != TOWN_HALL or spot < 0:
        spot = realm.spots.index(NONE)  # points do not depend on the place
    realm.put_card(spot, action.kind)
    after.recount(seat)
    return after.points(seat) - p.points(seat)


def preview_removal(p: Position, kind: int) -> list[Note]:
    """Return the note of where a removed card goes."""
    if kind == p.rulings.face_up:
        return [Note("to-the-pile", ["P-113"], {"card": CARDS[kind].name})]
    return [Note("removes", ["P-112"], {"card": CARDS[kind].name})]
