"""What one seat sees of Settlers. Its types stay uncompiled, because schemas are made from them."""

from __future__ import annotations

from archipel.core.values import value_type
from archipel.core.view import View


@value_type
class TermsView:
    """An exchange: who agreed to it, what it gives and what it gets."""

    seat: int
    give: tuple[int, ...]
    get: tuple[int, ...]
    proposed: bool


@value_type
class OfferView:
    """The open offer of the player on turn; `to` lists those who are asked."""

    give: tuple[int, ...]
    get: tuple[int, ...]
    to: tuple[int, ...]


@value_type
class PlayerView:
    """One player. `hand` and `cards` are None where the reader may not look (S-020, S-050)."""

    seat: int
    colour: str
    points: int
    hand_size: int
    card_count: int
    fresh_count: int
    knights: int
    road_length: int
    longest_trail: tuple[int, ...]
    roads_left: int
    settlements_left: int
    cities_left: int
    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    harbours: tuple[str, ...]
    rates: tuple[int, ...]
    to_discard: int
    hand: tuple[int, ...] | None
    cards: tuple[int, ...] | None
    fresh: tuple[int, ...] | None


@value_type
class SettlersView(View):
    """The table. Corners, paths and fields are numbered as in docs/notation.md; -1 is nobody."""

    seat: int
    phase: str
    turn: int
    turns: int
    dice: tuple[int, int]
    land: tuple[str, ...]
    tokens: tuple[int, ...]
    harbours: tuple[str, ...]
    robber: int
    roads: tuple[int, ...]
    bank: tuple[int, ...]
    pile: int
    played: tuple[int, ...]
    card_played: bool
    free_roads: int
    last_corner: int
    longest_road: int
    largest_army: int
    winner: int
    offer: OfferView | None
    terms: tuple[TermsView, ...]
    players: tuple[PlayerView, ...]
