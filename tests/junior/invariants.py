"""What may never change in a game of Junior."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.junior.cards import BOATS, COCO_COUNTS, COCO_KINDS, EACH, FORTRESSES, KINDS, PORT_TILES
from archipel.games.junior.ghost import sole_leader
from archipel.games.junior.position import COCO_DRAW, EMPTY, HAUNT, RECOUNT, Position
from archipel.parts.bits import members
from archipel.parts.goods import covers


def check(state: State) -> None:
    """Cards, tiles and pieces are conserved; every piece stands where the rules let it stand."""
    assert isinstance(state, Position)
    p = state
    for good in range(KINDS):
        held = [hand[good] for hand in p.hands]
        assert min(held) >= 0
        assert p.reserve[good] >= 0
        assert sum(held) + p.reserve[good] + p.market.count(good) == EACH
    assert sum(map(sum, p.hands)) + sum(p.reserve) + sum(card != EMPTY for card in p.market) == 95
    for card in range(COCO_KINDS):
        assert p.pile[card] + sum(shown[card] for shown in p.shown) == COCO_COUNTS[card]
    assert sum(p.pile) + sum(map(sum, p.shown)) == 24
    for good in range(KINDS):
        assert p.tiles[good] + sum(ports >> good & 1 for ports in p.ports) == PORT_TILES[good]
    _check_pieces(p)
    _check_castle(p)
    _check_trade(p)


def _check_pieces(p: Position) -> None:
    for seat in range(p.seats):
        sites, berths = members(p.fortresses[seat]), members(p.boats[seat])
        assert len(sites) + p.fortresses_left[seat] + (p.castle == seat) == FORTRESSES
        assert len(berths) + p.boats_left[seat] == BOATS
        for berth in berths:  # J-036: a boat lies next to an own fortress
            assert any(site in sites for site in p.side.boats[berth])
        for site in sites:  # J-035: a fortress stands on a start or where an own boat leads
            start = p.side.starts[p.rulings.colours[seat]]
            assert start >> site & 1 or any(site in p.side.boats[berth] for berth in berths)
    every = [site for seat in range(p.seats) for site in members(p.fortresses[seat])]
    assert len(every) == len(set(every))
    boats = [berth for seat in range(p.seats) for berth in members(p.boats[seat])]
    assert len(boats) == len(set(boats))
    assert set(every) == set(members(p.built))
    assert set(boats) == set(members(p.sailed))


def _check_castle(p: Position) -> None:
    if COCO_DRAW not in p.pending and HAUNT not in p.pending and RECOUNT not in p.pending:
        assert p.castle == sole_leader(p)
    if p.winner == EMPTY:  # J-A08: whoever could be given the castle has a fortress for it
        assert min(p.fortresses_left) >= 1
    else:
        assert p.points(p.winner) == FORTRESSES
        assert p.winner == p.turn  # J-A10


def _check_trade(p: Position) -> None:
    for seat in range(p.seats):
        if p.standing_give[seat]:
            assert seat != p.turn
            assert covers(p.hands[seat], p.standing_give[seat])
        if p.terms_give[seat]:
            assert covers(p.hands[seat], p.terms_give[seat])
    if p.offer_give:
        assert covers(p.hands[p.turn], p.offer_give)
