"""What one seat sees of Junior. Its types stay uncompiled, because schemas are made from them."""

from __future__ import annotations

from archipel.core.values import value_type
from archipel.core.view import View


@value_type
class TerrainView:
    """An island; x and y lie on the grid of `archipel.games.junior.board`."""

    key: str
    good: str
    number: int
    x: int
    y: int
    haunted: bool


@value_type
class SiteView:
    """A fortress site; `owner` is a seat or -1, `start` a colour or empty."""

    key: str
    x: int
    y: int
    owner: int
    anchor: bool
    start: str


@value_type
class BerthView:
    """A boat site between two fortress sites, which are counted from 0."""

    key: str
    a: int
    b: int
    owner: int


@value_type
class CardsView:
    """So many Coco cards of one kind."""

    key: str
    count: int


@value_type
class AnswerView:
    """What a seat answers to the offer: covered answers are `hidden`, missing ones `waiting`."""

    seat: int
    answer: str
    give: tuple[int, ...]
    get: tuple[int, ...]


@value_type
class OfferView:
    """The open offer of the player on turn, with everybody it is for."""

    give: tuple[int, ...]
    get: tuple[int, ...]
    answers: tuple[AnswerView, ...]


@value_type
class ProposalView:
    """What a seat proposes to the player on turn."""

    seat: int
    give: tuple[int, ...]
    get: tuple[int, ...]


@value_type
class PlayerView:
    """One player. `hand` is None where the reader may not look (J-015); its size is public (J-A28)."""

    seat: int
    colour: str
    points: int
    hand_size: int
    hand: tuple[int, ...] | None
    fortresses_left: int
    boats_left: int
    on_castle: bool
    ghost_cards: int
    coco: tuple[CardsView, ...]
    ports: tuple[str, ...]
    rates: tuple[int, ...]
    owes: int
    gifts: tuple[int, ...]
    offers_left: int


@value_type
class JuniorView(View):
    """The table. Goods are counted in the order of `goods`; -1 is nobody or nothing."""

    seat: int
    phase: str
    turn: int
    turns: int
    die: int
    goods: tuple[str, ...]
    terrains: tuple[TerrainView, ...]
    sites: tuple[SiteView, ...]
    berths: tuple[BerthView, ...]
    castle_x: int
    castle_y: int
    castle: int
    ghost: str
    reserve: tuple[int, ...]
    market: tuple[str, ...]
    market_used: bool
    coco_left: int
    ports_on: bool
    tiles_left: int
    free_card: str
    offer: OfferView | None
    proposals: tuple[ProposalView, ...]
    players: tuple[PlayerView, ...]
    winner: int
