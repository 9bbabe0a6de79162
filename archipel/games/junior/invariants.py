"""The invariants of Junior."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.junior.cards import BOATS, COCO_COUNTS, COCO_KINDS, EACH, FORTRESSES, KINDS, PORT_TILES
from archipel.games.junior.ghost import sole_leader
from archipel.games.junior.position import EMPTY, Over, Position
from archipel.games.junior.state import JuniorState
from archipel.parts.bits import members
from archipel.parts.goods import covers


def check(state: State) -> None:
    """Assert that cards, tiles and pieces are conserved, and pieces stand where the rules let them stand."""
    check_table(state)
    assert isinstance(state, JuniorState)
    _check_pieces(state.p)


def check_table(state: State) -> None:
    """Assert all of it except where the pieces stand, because scenes put them anywhere."""
    assert isinstance(state, JuniorState)
    p = state.p
    assert [isinstance(question, Over) for question in p.pending] == [True] + [False] * (len(p.pending) - 1)
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
    if not {"coco-draw", "haunt", "recount"} & {question.name() for question in p.pending}:
        assert p.castle == sole_leader(p)
    if p.winner == EMPTY:  # J-A08: a player who could be given the castle has a fortress for it
        assert min(p.fortresses_left) >= 1
    else:
        assert p.points(p.winner) == FORTRESSES
        assert p.winner == p.turn  # J-A10


def _check_trade(p: Position) -> None:
    offer = p.bargain.offer
    for seat in range(p.seats):
        proposal, answered = p.bargain.proposals[seat], p.bargain.agreed(seat)
        if proposal is not None:
            assert seat != p.turn
            assert covers(p.hands[seat], proposal.give)
        if answered is not None:
            assert covers(p.hands[seat], answered.give)
        if p.bargain.answers[seat] is not None:
            assert offer is not None
            assert seat != p.turn
    if offer is not None:
        assert covers(p.hands[p.turn], offer.give)
