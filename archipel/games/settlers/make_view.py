"""Settlers as one seat sees it, built up from what that seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from archipel.core.state import WATCHER, Seat
from archipel.core.values import replace
from archipel.games.settlers.awards import longest_trail
from archipel.games.settlers.board import HARBOURS, TERRAINS, colours
from archipel.games.settlers.position import Asked, Player, Position
from archipel.games.settlers.view import OfferView, PlayerView, SettlersView, TermsView
from archipel.parts.bargain import addressees
from archipel.parts.bits import BIT, members
from archipel.parts.packed import total, unpack

NO_FRESH: Final = (0, 0, 0, 0, 0)


def _player(p: Position, player: Player, asked: Asked) -> PlayerView:
    """S-A30: sizes are public; content is for the owner, until the end."""
    laid = player.hand_size() - player.held
    trail = tuple(longest_trail(p, player.seat))
    fresh = tuple(unpack(p.fresh)) if player.seat == p.turn else NO_FRESH
    return PlayerView(
        seat=player.seat,
        colour=colours(len(p.players))[player.seat],
        points=player.all_points() if asked.over else player.points,
        hand_size=player.held + laid,
        card_count=total(player.cards),
        fresh_count=sum(fresh),
        knights=player.knights,
        road_length=len(trail),
        longest_trail=trail,
        roads_left=player.roads_left,
        settlements_left=player.settlements_left,
        cities_left=player.cities_left,
        settlements=tuple(members(player.settlements)),
        cities=tuple(members(player.cities)),
        harbours=tuple([HARBOURS[kind] for kind in range(6) if player.harbours >> kind & 1]),
        rates=tuple([player.rate(good) for good in range(5)]),
        to_discard=asked.owed[player.seat] + laid,
        hand=tuple(unpack(player.hand)) if asked.over else None,
        cards=tuple(unpack(player.cards)) if asked.over else None,
        fresh=fresh if asked.over else None,
    )


def _owner(p: Position, player: Player, asked: Asked, public: PlayerView) -> PlayerView:
    """What a player sees of itself: its hand and cards, and what it has laid aside already."""
    return replace(
        public,
        points=player.all_points(),
        hand_size=player.held,
        to_discard=asked.owed[player.seat],
        hand=tuple(unpack(player.hand)),
        cards=tuple(unpack(player.cards)),
        fresh=tuple(unpack(p.fresh)) if player.seat == p.turn else NO_FRESH,
    )


def _terms(p: Position, reader: Seat, asked: Asked) -> tuple[TermsView, ...]:
    """While an offer is open, answers are covered; proposals never are."""
    out = []
    for seat, proposal in enumerate(p.bargain.proposals):
        terms = p.bargain.seen(seat, reader, asked.covered)
        if terms is not None:
            out.append(TermsView(seat, tuple(terms.give), tuple(terms.get), proposal is not None))
    return tuple(out)


def _offer(p: Position) -> OfferView | None:
    offer = p.bargain.offer
    if offer is None:
        return None
    to = addressees(len(p.players), p.turn, offer.to)
    asked = tuple([seat for seat in p.others_clockwise(p.turn) if to & BIT[seat]])
    return OfferView(tuple(offer.give), tuple(offer.get), asked)


def view(p: Position, reader: Seat) -> SettlersView:
    """The view of one seat, or of a spectator."""
    return views(p, [reader])[reader]


def views(p: Position, readers: Iterable[Seat]) -> dict[Seat, SettlersView]:
    """The views of several: what a spectator sees is built once."""
    asked = Asked(len(p.players))
    p.now().show(asked)
    watched = _watched(p, asked)
    return {reader: watched if reader == WATCHER else _seen(p, asked, reader, watched) for reader in readers}


def _seen(p: Position, asked: Asked, reader: Seat, watched: SettlersView) -> SettlersView:
    """What a seat knows besides: its own hand and cards, and the answers it may see."""
    players = list(watched.players)
    players[reader] = _owner(p, p.players[reader], asked, players[reader])
    terms = _terms(p, reader, asked) if asked.covered else watched.terms
    return replace(watched, seat=reader, terms=terms, players=tuple(players))


def _watched(p: Position, asked: Asked) -> SettlersView:
    return SettlersView(
        seat=WATCHER,
        phase=p.now().name(),
        turn=p.turn,
        turns=p.turns,
        dice=(p.low, p.high),
        land=tuple([TERRAINS[t] for t in (p.board.land if p.laid else p.land)]),
        tokens=tuple(p.board.tokens) if p.laid else (),
        harbours=tuple([HARBOURS[h] for h in (p.board.harbours if p.laid else p.harbours)]),
        robber=p.robber if p.laid else -1,
        roads=tuple(p.road),
        bank=tuple(unpack(p.bank)),
        pile=total(p.pile),
        played=tuple(unpack(p.played)),
        card_played=p.card_played,
        free_roads=asked.free_roads,
        last_corner=p.last_corner,
        longest_road=p.longest,
        largest_army=p.army,
        winner=asked.winner,
        offer=_offer(p),
        terms=_terms(p, WATCHER, asked),
        players=tuple([_player(p, player, asked) for player in p.players]),
    )
