"""The view of a seat in Princes. These types stay uncompiled, because schemas are made from them."""

from __future__ import annotations

from archipel.core.values import value_type
from archipel.core.view import View


@value_type
class RegionView:
    """A region card: its place, number and store."""

    place: str
    terrain: str
    number: int
    stored: int


@value_type
class ColumnView:
    """A settlement or a city."""

    column: int
    city: bool


@value_type
class CardView:
    """An expansion on its spot, with the card it covers."""

    spot: str
    card: str
    covers: str


@value_type
class RealmView:
    """A principality as everybody sees it, and what the viewer knows of its hand."""

    seat: int
    colour: str
    columns: tuple[ColumnView, ...]
    road_left: bool
    road_right: bool
    regions: tuple[RegionView, ...]
    cards: tuple[CardView, ...]
    cache_at: str
    cache: int
    strength: int
    commerce: int
    skill: int
    progress: int
    points: int
    ships: int
    goods: tuple[int, ...]
    """How much of each good, in the order of `GOODS`."""
    counted: int
    """P-081: goods that brigands would count."""
    rates: tuple[int, ...]
    """P-061, P-063: how many of each good buy another."""
    search_price: int
    hand: tuple[str, ...]
    """The cards the viewer knows, sorted."""
    shown: tuple[str, ...]
    """In the viewer's own realm, the hand cards that the opponent knows, sorted."""
    backs: tuple[int, ...]
    """How many cards of each back, in the order of `DECKS`."""
    hand_limit: int


@value_type
class StackView:
    """A draw stack, top first; an empty text for a card the viewer does not know."""

    number: int
    back: str
    cards: tuple[str, ...]


@value_type
class PrincesView(View):
    """The whole table for one seat, or for a spectator."""

    seat: int
    mode: str
    target: int
    turn: int
    turns: int
    first: int
    asked: int
    """Whose decision is pending: a seat, -1 chance, -2 nobody."""
    phase: str
    about: str
    """The card that the pending decision is about, if any."""
    left: int
    """The rest of the pending decision: goods to pay, gain or demand, cards to take."""
    due: tuple[int, ...]
    """The goods still to be paid, by kind."""
    named: tuple[str, ...]
    """P-241: the buildings named so far."""
    turned_up: tuple[str, ...]
    """P-055: the regions drawn or chosen for a new settlement."""
    number: int
    face: str
    event: str
    realms: tuple[RealmView, ...]
    stacks: tuple[StackView, ...]
    events: tuple[str, ...]
    """The event stack, top first; an empty text for an unseen card."""
    discard: int
    discard_top: str
    face_up_card: str
    face_up: int
    roads: int
    settlements: int
    cities: int
    regions: int
    strength_token: int
    trade_token: int
    winner: int
    over: bool
