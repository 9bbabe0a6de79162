"""Why an action is not allowed now: the moment first, then the rules of its chapter."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers import actions as a
from archipel.games.settlers.building import (
    FreeRoad,
    can_place_road,
    is_free_corner,
    is_free_path,
    joins_own,
    keeps_distance,
    touches_own_road,
)
from archipel.games.settlers.cardplay import has_playable, is_in_bank
from archipel.games.settlers.cards import (
    CARD_COST,
    CARDS,
    CITY_COST,
    GOODS,
    INVENTION,
    KNIGHT,
    MONOPOLY,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
)
from archipel.games.settlers.position import Over, Position
from archipel.games.settlers.production import Discarding
from archipel.games.settlers.robber import victims
from archipel.games.settlers.setup import FirstRoad, FirstSettlement
from archipel.games.settlers.trading import (
    Answering,
    may_withdraw,
    refuse_accept,
    refuse_confirm,
    refuse_offer,
    refuse_propose,
    refuse_rejection,
    refuse_terms,
)
from archipel.games.settlers.turn import Trading
from archipel.parts import bargain as b
from archipel.parts.goods import by_name, missing
from archipel.parts.packed import count, unpack


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Every rule that forbids the action; empty when it may be taken."""
    wrong = refuse_moment(p, seat, action)
    if wrong:
        return wrong
    if isinstance(action, a.Settle):
        return refuse_settle(p, seat, action.corner)
    if isinstance(action, a.Road):
        return refuse_road(p, seat, action.path)
    if isinstance(action, a.City):
        return refuse_city(p, seat, action.corner)
    if isinstance(action, a.Buy):
        return refuse_buy(p, seat)
    if isinstance(action, a.PlayKnight):
        return refuse_play(p, seat, KNIGHT)
    if isinstance(action, a.PlayRoads):
        return refuse_play(p, seat, ROADS)
    if isinstance(action, a.PlayInvention):
        return refuse_invention(p, seat, action.first, action.second)
    if isinstance(action, a.PlayMonopoly):
        return refuse_play(p, seat, MONOPOLY)
    if isinstance(action, a.Trade):
        return refuse_trade(p, seat, action.give, action.get)
    if isinstance(action, a.Discard):
        return refuse_discard(p, seat, action.good)
    if isinstance(action, a.Robber):
        return refuse_robber(p, action.field)
    if isinstance(action, a.Rob):
        return refuse_rob(p, action.victim)
    if isinstance(action, a.Spare):
        return refuse_spare(p)
    return refuse_talk(p, seat, action)


def refuse_talk(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Trade between players."""
    if isinstance(action, b.Offer):
        return refuse_offer(p, seat, action)
    if isinstance(action, b.Propose):
        return refuse_propose(p, seat, action)
    if isinstance(action, b.Counter):
        return refuse_terms(p, seat, action)
    if isinstance(action, b.Accept):
        return refuse_accept(p, seat)
    if isinstance(action, b.Confirm):
        return refuse_confirm(p, seat, action.partner)
    if isinstance(action, b.Refuse):
        return refuse_rejection(p, action.partner)
    return []


def refuse_moment(p: Position, seat: Seat, action: Action) -> list[Note]:
    """S-023, S-031: whether this seat may do such a thing at this moment at all."""
    now = p.now()
    if isinstance(now, Over):
        return [Note("game-over", ["S-064"], {})]
    if isinstance(action, a.Discard):
        if not isinstance(now, Discarding):
            return [Note("no-discard-now", ["S-052", "S-A22"], {})]
        return [] if now.owes(seat) else [Note("owes-nothing", ["S-052", "S-A28"], {})]
    if isinstance(action, b.Decline) and isinstance(now, FreeRoad) and seat == now.seat:
        return [] if p.rulings.roads_optional else [now.first()]
    if isinstance(action, (b.Accept, b.Decline, b.Counter)):
        if isinstance(now, Answering) and now.owes(seat):
            return []
        return [Note("no-offer-to-you", ["S-030", "S-031"], {})]
    if isinstance(action, b.Propose):
        if seat == p.turn:
            return [Note("offer-instead", ["S-030"], {})]
        return [] if isinstance(now, Trading) else [now.first()]
    if isinstance(action, b.Withdraw) and isinstance(now, Trading) and may_withdraw(p, seat):
        return []
    return now.refuse(seat, action)


def lacking(p: Position, seat: Seat, cost: list[int], rule: str) -> list[Note]:
    """The refusal of a price the hand does not cover."""
    player = p.players[seat]
    if player.covers(cost):
        return []
    return [Note("cannot-pay", [rule, "S-035"], by_name(GOODS, missing(unpack(player.hand), cost)))]


# Building.


def refuse_road(p: Position, seat: Seat, path: int) -> list[Note]:
    """Everything that speaks against a road here; a first road lies at the settlement just placed."""
    now = p.now()
    if isinstance(now, FirstRoad):
        if a.ROAD[path] in now.choices(p, seat):
            return []
        return [Note("first-road-apart", ["S-095", "S-096"], {"path": path, "corner": now.corner})]
    notes = [] if isinstance(now, FreeRoad) else lacking(p, seat, ROAD_COST, "S-037")
    if not p.players[seat].roads_left:
        notes.append(Note("no-piece", ["S-036", "S-099"], {"piece": "road"}))
    if not is_free_path(p, path):
        notes.append(Note("path-taken", ["S-039", "S-075"], {"path": path}))
    elif not joins_own(p, seat, path):
        notes.append(Note("path-apart", ["S-038", "S-A10"], {"path": path}))
    return notes


def refuse_settle(p: Position, seat: Seat, corner: int) -> list[Note]:
    """Everything that speaks against a settlement here; a first one is free and needs no road."""
    if isinstance(p.now(), FirstSettlement):
        return refuse_place(p, corner)
    notes = lacking(p, seat, SETTLEMENT_COST, "S-042")
    if not p.players[seat].settlements_left:
        notes.append(Note("no-piece", ["S-036", "S-079"], {"piece": "settlement"}))
    notes += refuse_place(p, corner)
    if not touches_own_road(p, seat, corner):
        notes.append(Note("corner-apart", ["S-044", "S-009"], {"corner": corner}))
    return notes


def refuse_place(p: Position, corner: int) -> list[Note]:
    """S-043: what stands in the way of any settlement on a corner, paid or placed."""
    if not is_free_corner(p, corner):
        return [Note("corner-taken", ["S-102"], {"corner": corner})]
    if not keeps_distance(p, corner):
        return [Note("too-close", ["S-043", "S-105"], {"corner": corner})]
    return []


def refuse_city(p: Position, seat: Seat, corner: int) -> list[Note]:
    """Everything that speaks against a city here."""
    notes = lacking(p, seat, CITY_COST, "S-046")
    if not p.players[seat].cities_left:
        notes.append(Note("no-piece", ["S-036", "S-099"], {"piece": "city"}))
    if not p.players[seat].settlements >> corner & 1:
        notes.append(Note("no-settlement", ["S-046", "S-120"], {"corner": corner}))
    return notes


def refuse_buy(p: Position, seat: Seat) -> list[Note]:
    """Everything that speaks against buying a development card."""
    notes = lacking(p, seat, CARD_COST, "S-049")
    if not p.pile:
        notes.append(Note("pile-empty", ["S-098"], {}))
    return notes


# Development cards.


def refuse_play(p: Position, seat: Seat, card: int) -> list[Note]:
    """Everything that speaks against playing a card of this kind."""
    player = p.players[seat]
    notes: list[Note] = []
    if p.card_played:
        notes.append(Note("one-card", ["S-057", "S-067"], {}))
    if not count(player.cards, card):
        notes.append(Note("no-card", ["S-056"], {"card": CARDS[card]}))
    elif not has_playable(p, player, card):
        notes.append(Note("fresh-card", ["S-057"], {"card": CARDS[card]}))
    if card == ROADS and not can_place_road(p, player):
        notes.append(Note("no-road-place", ["S-A17"], {}))
    return notes


def refuse_invention(p: Position, seat: Seat, first: int, second: int) -> list[Note]:
    """S-072: the bank must have what Invention takes."""
    notes = refuse_play(p, seat, INVENTION)
    if not is_in_bank(p, first, second):
        good = first if not count(p.bank, first) or first == second else second
        notes.append(Note("bank-empty", ["S-072", "S-A18"], {"good": GOODS[good]}))
    return notes


# Trade with the bank.


def refuse_trade(p: Position, seat: Seat, give: int, get: int) -> list[Note]:
    """Everything that speaks against an exchange with the bank."""
    notes: list[Note] = []
    rate = p.players[seat].rate(give)
    if count(p.players[seat].hand, give) < rate:
        notes.append(Note("rate-short", _rate_rules(rate), {"rate": rate, "good": GOODS[give]}))
    if not count(p.bank, get):
        notes.append(Note("bank-empty", ["S-017"], {"good": GOODS[get]}))
    return notes


def _rate_rules(rate: int) -> list[str]:
    if rate == 2:
        return ["S-033", "S-086"]
    return ["S-033", "S-085"] if rate == 3 else ["S-032", "S-083"]


# The robber.


def refuse_discard(p: Position, seat: Seat, good: int) -> list[Note]:
    """S-052: one can only discard what one holds."""
    if count(p.players[seat].hand, good):
        return []
    return [Note("not-in-hand", ["S-052"], {"good": GOODS[good]})]


def refuse_robber(p: Position, field: int) -> list[Note]:
    """S-A03: he must leave his field; any other will do, the desert too (S-118)."""
    return [Note("robber-stays", ["S-076", "S-117", "S-A03"], {"field": field})] if field == p.robber else []


def refuse_rob(p: Position, victim: Seat) -> list[Note]:
    """S-054: why a seat cannot be robbed."""
    if victims(p) >> victim & 1:
        return []
    if victim == p.turn:
        return [Note("rob-yourself", ["S-054"], {})]
    if victim < len(p.players) and not p.players[victim].held:
        return [Note("victim-empty", ["S-A05"], {"seat": victim})]
    return [Note("victim-not-there", ["S-054"], {"seat": victim})]


def refuse_spare(p: Position) -> list[Note]:
    """S-054, S-A05: to rob nobody is for the table to allow."""
    return [] if p.rulings.theft_optional else [Note("must-rob", ["S-054", "S-A05"], {})]
