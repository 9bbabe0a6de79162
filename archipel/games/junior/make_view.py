"""Junior as one seat sees it, built up from what that seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from archipel.core.state import WATCHER, Action, Seat
from archipel.core.values import replace
from archipel.games.junior.board import CASTLE, COLOURS
from archipel.games.junior.cards import COCO, GOODS, KINDS
from archipel.games.junior.market import rate
from archipel.games.junior.position import EMPTY, Asked, Position
from archipel.games.junior.trading import Answering
from archipel.games.junior.view import (
    AnswerView,
    BerthView,
    CardsView,
    JuniorView,
    OfferView,
    PlayerView,
    ProposalView,
    SiteView,
    TerrainView,
)
from archipel.parts.bargain import MOST_OFFERS, Accept, Counter, Decline, addressees
from archipel.parts.bits import BIT, members

SAID: dict[type[Action], str] = {Accept: "accepted", Decline: "declined", Counter: "countered"}


def view(p: Position, reader: Seat) -> JuniorView:
    """The view of one seat, or of a spectator."""
    return views(p, [reader])[reader]


def views(p: Position, readers: Iterable[Seat]) -> dict[Seat, JuniorView]:
    """The views of several: what a spectator sees is built once."""
    asked = Asked(p.seats)
    p.now().show(asked)
    watched = _watched(p, asked)
    return {reader: watched if reader == WATCHER else _seen(p, reader, watched) for reader in readers}


def _seen(p: Position, reader: Seat, watched: JuniorView) -> JuniorView:
    """What a seat knows besides: its own hand, and its own answer to an offer."""
    players = list(watched.players)
    players[reader] = replace(players[reader], hand=tuple(p.hands[reader]), gifts=tuple(p.gifts[reader]))
    return replace(watched, seat=reader, offer=_offer(p, reader), players=tuple(players))


def _watched(p: Position, asked: Asked) -> JuniorView:
    side = p.side
    return JuniorView(
        seat=WATCHER,
        phase=p.now().name(),
        turn=p.turn,
        turns=p.turns,
        die=p.die,
        goods=tuple(GOODS),
        terrains=tuple(
            TerrainView(t.key, GOODS[t.good], t.number, t.x, t.y, land == p.ghost)
            for land, t in enumerate(side.terrains)
        ),
        sites=tuple(_site(p, site) for site in range(len(side.places))),
        berths=tuple(
            BerthView(f"b{berth + 1}", a, b, _owner(p.boats, berth))
            for berth, (a, b) in enumerate(side.boats)
        ),
        castle_x=side.castle[0],
        castle_y=side.castle[1],
        castle=p.castle,
        ghost="castle" if p.ghost == CASTLE else side.terrains[p.ghost].key,
        reserve=tuple(p.reserve),
        market=tuple("" if card == EMPTY else GOODS[card] for card in p.market),
        market_used=p.market_used,
        coco_left=sum(p.pile),
        ports_on=p.rulings.ports,
        tiles_left=sum(p.tiles) if p.rulings.ports else 0,
        free_card=asked.free_card,
        offer=_offer(p, WATCHER),
        proposals=tuple(
            ProposalView(seat, tuple(terms.give), tuple(terms.get))
            for seat, terms in enumerate(p.bargain.proposals)
            if terms is not None
        ),
        players=tuple(_player(p, asked, seat) for seat in range(p.seats)),
        winner=p.winner,
    )


def _owner(sets: list[int], place: int) -> int:
    for seat, places in enumerate(sets):
        if places & BIT[place]:
            return seat
    return -1


def _site(p: Position, site: int) -> SiteView:
    side = p.side
    start = [COLOURS[colour] for colour, sites in enumerate(side.starts) if sites & BIT[site]]
    return SiteView(
        key=f"f{site + 1}",
        x=side.places[site][0],
        y=side.places[site][1],
        owner=_owner(p.fortresses, site),
        anchor=bool(side.ports & BIT[site]),
        start=start[0] if start else "",
    )


def _player(p: Position, asked: Asked, seat: Seat) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=COLOURS[p.rulings.colours[seat]],
        points=p.points(seat),
        hand_size=sum(p.hands[seat]),
        hand=None,
        fortresses_left=p.fortresses_left[seat],
        boats_left=p.boats_left[seat],
        on_castle=p.castle == seat,
        ghost_cards=p.ghost_cards(seat),
        coco=tuple(CardsView(COCO[card].key, n) for card, n in enumerate(p.shown[seat]) if n),
        ports=tuple(GOODS[good] for good in members(p.ports[seat])),
        rates=tuple(rate(p, seat, good) for good in range(KINDS)),
        owes=asked.owed[seat],
        gifts=(),
        offers_left=MOST_OFFERS - p.bargain.made[seat],
    )


def _offer(p: Position, reader: Seat) -> OfferView | None:
    """The open offer, and what those say whom it is for."""
    offer = p.bargain.offer
    if offer is None:
        return None
    seats = addressees(p.seats, p.turn, offer.to)
    answers = tuple(_answer(p, seat, reader) for seat in p.clockwise() if seats & BIT[seat])
    return OfferView(tuple(offer.give), tuple(offer.get), answers)


def _answer(p: Position, seat: Seat, reader: Seat) -> AnswerView:
    """Answers are covered until all are in."""
    answer = p.bargain.answers[seat]
    if answer is None:
        return AnswerView(seat, "waiting", (), ())
    if isinstance(p.now(), Answering) and seat != reader:
        return AnswerView(seat, "hidden", (), ())
    terms = p.bargain.agreed(seat)
    if terms is None:
        return AnswerView(seat, SAID[type(answer)], (), ())
    return AnswerView(seat, SAID[type(answer)], tuple(terms.give), tuple(terms.get))
