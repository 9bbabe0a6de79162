"""What never changes in Settlers, whatever happens."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.cards import CARD_COUNTS
from archipel.games.settlers.position import Over
from archipel.games.settlers.state import SettlersState


def check(state: State) -> None:
    """Cards and pieces are conserved; points, roads and awards are what the board says."""
    assert isinstance(state, SettlersState)
    p = state.p
    assert [isinstance(question, Over) for question in p.pending] == [True] + [False] * (len(p.pending) - 1)
    for good in range(5):
        laid = sum(player.laid[good] for player in p.players if player.laid is not None)
        assert p.bank[good] >= 0
        assert p.bank[good] + laid + sum(player.hand[good] for player in p.players) == 19
    for card, n in enumerate(CARD_COUNTS):
        held = sum(player.cards[card] for player in p.players)
        assert p.pile[card] + p.played[card] + held == n
    for player in p.players:
        assert all(n >= 0 for n in player.hand)
        assert player.held == sum(player.hand)
        settlements, cities = bin(player.settlements).count("1"), bin(player.cities).count("1")
        assert settlements + player.settlements_left == 5
        assert cities + player.cities_left == 4
        assert p.road.count(player.seat) + player.roads_left == 15
        awards = 2 * (p.longest == player.seat) + 2 * (p.army == player.seat)
        assert player.points == settlements + 2 * cities + awards
        assert p.owner.count(player.seat) == settlements + cities
    assert sum(player.knights for player in p.players) == p.played[0]
    for player in p.players:
        length = player.road_length
        measure_road(p, player)
        assert player.road_length == length
    if p.longest >= 0:
        longest = p.players[p.longest].road_length
        assert longest >= 5
        assert all(player.road_length <= longest for player in p.players)
