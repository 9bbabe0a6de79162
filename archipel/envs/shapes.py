"""How a view becomes numbers of a fixed count: what the types of a view do not say by themselves.

Integers and truth values are one number each, and a field that may be None is preceded by whether it is
there. Texts and tuples of changing length need one of the shapes below; `SHAPES` has them for every game,
by class and field. `docs/observations.md` explains the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from archipel.envs.features import settlers as settlers_features
from archipel.games.elasund import board as elasund_board
from archipel.games.elasund import tiles as elasund_tiles
from archipel.games.elasund import view as elasund_view
from archipel.games.junior import board as junior_board
from archipel.games.junior import cards as junior_cards
from archipel.games.junior import view as junior_view
from archipel.games.princes import board as princes_board
from archipel.games.princes import cards as princes_cards
from archipel.games.princes import view as princes_view
from archipel.games.settlers import board as settlers_board
from archipel.games.settlers import cards as settlers_cards


@dataclass(frozen=True)
class Words:
    """A text out of a list: its place from 1 on; 0 for the empty text."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Places:
    """A tuple of numbers below `n`, as a set: one cell for each number, 1 if it is in."""

    n: int


@dataclass(frozen=True)
class Bag:
    """A tuple of texts out of a list, in any order: one cell for each text, counting it."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class UpTo:
    """A tuple of at most `n`: how many there are, then each, then zeros."""

    n: int


@dataclass(frozen=True)
class Each:
    """A tuple of exactly `n`; an empty one is all zeros."""

    n: int


@dataclass(frozen=True)
class BySeat:
    """A tuple with one entry for every seat, in order."""


@dataclass(frozen=True)
class Slots:
    """A tuple of records told apart by a text in `key`: one slot for each, led by whether it is there."""

    key: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Sentence:
    """A text of at most `n` words of the notation: the place of each among all its words, from 1.

    A word takes two cells, hundreds and rest.
    """

    n: int


@dataclass(frozen=True)
class Left:
    """Left out: decoration, or something that never changes at a table."""


Shape = Words | Places | Bag | UpTo | Each | BySeat | Slots | Sentence | Left


@dataclass(frozen=True)
class Layout:
    """What the environments need to know of one game beyond its contract."""

    shapes: dict[str, Shape | tuple[Shape, Shape]]
    """By `Class.field`. A pair is for a tuple of texts: the tuple's shape, then that of each text."""
    words: tuple[str, ...] = field(default=())
    """The words that composed actions (trade offers) are made of, in the notation."""


def _words(*parts: Sequence[str]) -> Words:
    return Words(tuple(word for part in parts for word in part))


def _trade_words(goods: Sequence[str]) -> tuple[str, ...]:
    return ("offer", "counter", "for", *goods, *map(str, range(2, 10)))


_GOODS: Final = 5

_SETTLERS: Final = Layout(
    {
        "SettlersView.phase": _words(settlers_features.PHASES),
        "SettlersView.land": (Each(settlers_board.FIELDS), _words(settlers_board.TERRAINS)),
        "SettlersView.tokens": Each(settlers_board.FIELDS),
        "SettlersView.harbours": (Each(len(settlers_board.HARBOUR_SLOTS)), _words(settlers_board.HARBOURS)),
        "SettlersView.roads": Each(settlers_board.PATHS),
        "SettlersView.bank": Each(_GOODS),
        "SettlersView.played": Each(len(settlers_cards.CARDS)),
        "SettlersView.terms": UpTo(3),
        "SettlersView.players": BySeat(),
        "OfferView.give": Each(_GOODS),
        "OfferView.get": Each(_GOODS),
        "OfferView.to": Places(4),
        "TermsView.give": Each(_GOODS),
        "TermsView.get": Each(_GOODS),
        "PlayerView.colour": Left(),
        "PlayerView.longest_trail": Left(),
        "PlayerView.settlements": Places(settlers_board.CORNERS),
        "PlayerView.cities": Places(settlers_board.CORNERS),
        "PlayerView.harbours": Bag(tuple(settlers_board.HARBOURS)),
        "PlayerView.rates": Each(_GOODS),
        "PlayerView.hand": Each(_GOODS),
        "PlayerView.cards": Each(len(settlers_cards.CARDS)),
        "PlayerView.fresh": Each(len(settlers_cards.CARDS)),
    },
    _trade_words(settlers_cards.GOODS),
)

_COCO: Final = tuple(card.key for card in junior_cards.COCO)

_JUNIOR: Final = Layout(
    {
        "JuniorView.phase": _words(junior_view.PHASES, ["over"]),
        "JuniorView.goods": Left(),
        "JuniorView.terrains": UpTo(max(len(side.terrains) for side in junior_board.SIDES)),
        "JuniorView.sites": UpTo(junior_board.MOST_SITES),
        "JuniorView.berths": UpTo(junior_board.MOST_BERTHS),
        "JuniorView.ghost": _words(junior_board.LAND_KEYS, ["castle"]),
        "JuniorView.castle_x": Left(),
        "JuniorView.castle_y": Left(),
        "JuniorView.reserve": Each(_GOODS),
        "JuniorView.market": (Each(junior_cards.STALLS), _words(junior_cards.GOODS)),
        "JuniorView.free_card": _words(_COCO),
        "JuniorView.proposals": UpTo(3),
        "JuniorView.players": BySeat(),
        "TerrainView.key": Left(),
        "TerrainView.good": _words(junior_cards.GOODS),
        "TerrainView.x": Left(),
        "TerrainView.y": Left(),
        "SiteView.key": Left(),
        "SiteView.x": Left(),
        "SiteView.y": Left(),
        "SiteView.start": _words(junior_board.COLOURS),
        "BerthView.key": Left(),
        "CardsView.key": _words(_COCO),
        "AnswerView.answer": _words(junior_view.ANSWER_WORDS, ["hidden"]),
        "AnswerView.give": Each(_GOODS),
        "AnswerView.get": Each(_GOODS),
        "OfferView.give": Each(_GOODS),
        "OfferView.get": Each(_GOODS),
        "OfferView.answers": UpTo(3),
        "ProposalView.give": Each(_GOODS),
        "ProposalView.get": Each(_GOODS),
        "PlayerView.colour": Left(),
        "PlayerView.hand": Each(_GOODS),
        "PlayerView.coco": Slots("key", _COCO),
        "PlayerView.ports": Bag(tuple(junior_cards.GOODS)),
        "PlayerView.rates": Each(_GOODS),
        "PlayerView.gifts": UpTo(3),
    },
    _trade_words(junior_cards.GOODS),
)

_INCOME: Final = _words(elasund_view.INCOME_NAMES[1:])
_KIND: Final = _words(elasund_tiles.KIND_NAMES)

_ELASUND: Final = Layout(
    {
        "ElasundView.rows": Left(),
        "ElasundView.foundation": Left(),
        "ElasundView.trade_fields": Left(),
        "ElasundView.track": Left(),
        "ElasundView.step": _words(elasund_view.STEPS),
        "ElasundView.purpose": _words(elasund_view.PURPOSES),
        "ElasundView.announced": Sentence(6),
        "ElasundView.asked": Places(4),
        "ElasundView.dice": Each(2),
        "ElasundView.contest": Each(4),
        "ElasundView.seats": BySeat(),
        "ElasundView.hand": Each(elasund_tiles.CARD_KINDS),
        "ElasundView.laid_aside": Each(elasund_tiles.CARD_KINDS),
        "ElasundView.spent": Each(elasund_tiles.CARD_KINDS),
        "ElasundView.pool": Each(elasund_tiles.CARD_KINDS),
        "ElasundView.tiles": UpTo(elasund_tiles.TILES),
        "ElasundView.permits": UpTo(4 * elasund_tiles.PERMITS),
        "ElasundView.walls": Slots("space", tuple(elasund_board.SPACE_NAMES)),
        "ElasundView.piles": Each(elasund_tiles.NEUTRAL_KINDS),
        "ElasundView.church": UpTo(elasund_tiles.CHURCH_TILES),
        "ElasundView.church_site": Each(2),
        "ElasundView.church_drawn": UpTo(2),
        "TileView.kind": _KIND,
        "TileView.income": _INCOME,
        "WallView.space": Left(),
        "PileView.kind": _KIND,
        "PileView.income": _INCOME,
        "ColouredView.kind": _KIND,
        "ColouredView.where": _words(["board", "supply", "displaced", "gone"]),
        "ColouredView.income": _INCOME,
        "SeatView.colour": Left(),
        "SeatView.permits_left": Places(elasund_tiles.PERMITS),
        "SeatView.buildings": Each(4),
    }
)

_CARDS: Final = tuple(princes_cards.KEYS)
_CARD: Final = Words(_CARDS)

_PRINCES: Final = Layout(
    {
        "PrincesView.mode": Left(),
        "PrincesView.phase": _words(list(princes_view.PHASES.values()), ["over"]),
        "PrincesView.about": _CARD,
        "PrincesView.due": Each(len(princes_board.GOODS)),
        "PrincesView.named": Bag(tuple(princes_board.SPOT_NAMES)),
        "PrincesView.turned_up": Bag(tuple(princes_board.CENTRE_NAMES)),
        "PrincesView.face": _words(princes_board.FACES),
        "PrincesView.event": _CARD,
        "PrincesView.realms": BySeat(),
        "PrincesView.stacks": UpTo(7),
        "PrincesView.events": (UpTo(24), _CARD),
        "PrincesView.discard_top": _CARD,
        "PrincesView.face_up_card": _CARD,
        "RegionView.place": Left(),
        "RegionView.terrain": _words(princes_board.TERRAINS),
        "CardView.spot": Left(),
        "CardView.card": _CARD,
        "CardView.covers": _CARD,
        "RealmView.colour": Left(),
        "RealmView.columns": UpTo(princes_board.COLUMNS),
        "RealmView.regions": Slots("place", tuple(princes_board.PLACE_NAMES)),
        "RealmView.cards": Slots("spot", tuple(princes_board.SPOT_NAMES)),
        "RealmView.cache_at": _words(princes_board.PLACE_NAMES),
        "RealmView.goods": Each(len(princes_board.GOODS)),
        "RealmView.rates": Each(len(princes_board.GOODS)),
        "RealmView.hand": Bag(_CARDS),
        "RealmView.shown": Bag(_CARDS),
        "RealmView.backs": Each(len(princes_cards.DECKS)),
        "StackView.back": _words(princes_cards.DECKS),
        "StackView.cards": (UpTo(40), _CARD),
    }
)

LAYOUTS: Final = {"settlers": _SETTLERS, "junior": _JUNIOR, "elasund": _ELASUND, "princes": _PRINCES}


def layout_of(game: str) -> Layout:
    """The layout of a game; a game without one is seen by its plain numbers only."""
    return LAYOUTS.get(game, Layout({}))
