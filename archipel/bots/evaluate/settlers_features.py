"""The features of the evaluation of Settlers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.evaluate.base import Features, Race
from archipel.bots.evaluate.memo import Known
from archipel.bots.evaluate.settlers_economy import ROLLS, Economy, Near
from archipel.games.settlers.board import ANY
from archipel.games.settlers.building import CardDraw
from archipel.games.settlers.cards import (
    ARMY_MINIMUM,
    CITY_PIECES,
    GOODS,
    HAND_LIMIT,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_MINIMUM,
    ROADS,
    SETTLEMENT_PIECES,
    TARGET,
)
from archipel.games.settlers.position import Player, Position
from archipel.games.settlers.production import DiceRoll
from archipel.games.settlers.robber import MovingRobber, Robbing, Theft
from archipel.games.settlers.turn import Rolling
from archipel.parts.packed import count

ACTING: Final = 0
ROLLING: Final = 1
ROBBING: Final = 2
DRAWING: Final = 3


@final
class Room(Known):
    """A player's room to build, keyed by all buildings, the player's own ones, and the roads."""

    def __init__(self, built: i64, own: i64, reach: i64, north: i64, south: i64) -> None:
        super().__init__(built, own, reach, north, south)
        self.now = 0.0
        """The best place to settle now, in pips."""
        self.soon = 0.0
        """The best place after one more road."""
        self.far = 0.0
        """The best place after two more roads."""
        self.places = 0.0
        """Number of places; those that need roads count less."""


def add_points(player: Player, race: Race, out: Features) -> None:
    """Add the victory points, and the lead over the best of the others."""
    points: i64 = player.all_points()
    out.add("points", float(points) / TARGET)
    out.add("leads", float(points - race.rival(points)) / TARGET)


def add_income(economy: Economy, out: Features) -> None:
    """Add the expected income per roll, and how soon it pays for each build."""
    for good in range(KINDS):
        out.add(GOODS[good], economy.income[good])
    out.add("kinds", economy.kinds / KINDS)
    out.add("robbed", economy.robbed / ROLLS)
    soon = economy.soon
    out.add("settlement-rate", soon.settlement)
    out.add("city-rate", soon.city)
    out.add("card-rate", soon.card)
    out.add("road-rate", soon.road)


def add_prices(player: Player, near: Near, room: Room, out: Features) -> None:
    """Add how near each build is with the hand; less if no piece or place is left for it."""
    may_settle = 1.0 if player.settlements_left and room.places > 0.0 else 0.35
    may_city = 1.0 if player.cities_left and player.settlements else 0.3
    out.add("settlement-near", may_settle * near.settlement)
    out.add("city-near", may_city * near.city)
    out.add("card-near", near.card)
    out.add("road-near", near.road)


def add_hand(p: Position, player: Player, out: Features) -> None:
    """Add the cards in hand, and those above the limit that a seven endangers."""
    cards = player.cards
    progress = count(cards, ROADS) + count(cards, INVENTION) + count(cards, MONOPOLY)
    drawing = p.turn == player.seat and phase(p) == DRAWING
    out.add("hand", float(min(player.held, HAND_LIMIT)) / HAND_LIMIT)
    out.add("excess", float(max(0, player.held - HAND_LIMIT)) / HAND_LIMIT)
    out.add("knights-held", float(min(count(cards, KNIGHT), 3)) / 3.0)
    out.add("progress-held", float(progress) / 3.0)
    out.add("fresh-card", 1.0 if drawing else 0.0)


def add_army(p: Position, player: Player, race: Race, out: Features) -> None:
    """Add the knights, and the distance to Largest Army."""
    holds = p.army == player.seat
    knights: i64 = player.knights
    ahead = 1.0
    if not holds:
        ahead = 1.0 / (1.0 + float(max(ARMY_MINIMUM, race.rival(knights) + 1)) - float(knights))
    out.add("knights", float(min(knights, 5)) / 5.0)
    out.add("army", 1.0 if holds else 0.0)
    out.add("army-race", ahead)


def add_road(p: Position, player: Player, race: Race, out: Features) -> None:
    """Add the road length, and the lead or the distance to Longest Road."""
    holds = p.longest == player.seat
    length: i64 = player.road_length
    best = race.rival(length)
    if holds:
        ahead = 1.0 + 0.1 * float(min(4, length - best))
    else:
        ahead = 1.0 / (1.0 + float(max(1, max(ROAD_MINIMUM, best + 1) - length)))
    out.add("road-length", float(length) / 10.0)
    out.add("longest", 1.0 if holds else 0.0)
    out.add("road-race", ahead)


def add_room(player: Player, economy: Economy, room: Room, out: Features) -> None:
    """Add the places to settle, the harbours, and the pieces on the island and in reserve."""
    out.add("place-now", room.now / 10.0)
    out.add("place-next", room.soon / 10.0)
    out.add("place-far", room.far / 10.0)
    out.add("places", min(room.places, 4.0) / 4.0)
    out.add("harbour-any", 1.0 if player.harbours >> ANY & 1 else 0.0)
    out.add("harbour-special", economy.special)
    out.add("settlements", float(SETTLEMENT_PIECES - player.settlements_left) / 5.0)
    out.add("cities", float(CITY_PIECES - player.cities_left) / 4.0)
    out.add("roads-left", float(player.roads_left) / 15.0)


def add_phase(p: Position, player: Player, out: Features) -> None:
    """Add whose turn it is, and its phase."""
    mine = p.turn == player.seat
    rolling = mine and phase(p) == ROLLING
    out.add("to-roll", 1.0 if rolling else 0.0)
    out.add("to-act", 1.0 if mine and not rolling else 0.0)
    out.add("to-wait", float((player.seat - p.turn) % len(p.players)) / 4.0)
    out.add("to-rob", 1.0 if mine and phase(p) == ROBBING else 0.0)


def phase(p: Position) -> i64:
    """Return the phase of the turn, as the features distinguish it."""
    now = p.top
    if isinstance(now, (Rolling, DiceRoll)):
        return ROLLING
    if isinstance(now, (MovingRobber, Robbing, Theft)):
        return ROBBING
    return DRAWING if isinstance(now, CardDraw) else ACTING
