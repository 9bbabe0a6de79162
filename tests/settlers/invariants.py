"""What never changes in Settlers, whatever happens."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.cards import CARD_COUNTS
from archipel.games.settlers.position import Position


def check(state: State) -> None:
    assert isinstance(state, Position)
    for good in range(5):
        laid = sum(player.laid[good] for player in state.players if player.laid is not None)
        assert state.bank[good] >= 0
        assert state.bank[good] + laid + sum(player.hand[good] for player in state.players) == 19
    for card, n in enumerate(CARD_COUNTS):
        held = sum(player.cards[card] for player in state.players)
        assert state.pile[card] + state.played[card] + held == n
    for player in state.players:
        assert all(n >= 0 for n in player.hand)
        assert player.held == sum(player.hand)
        settlements, cities = bin(player.settlements).count("1"), bin(player.cities).count("1")
        assert settlements + player.settlements_left == 5
        assert cities + player.cities_left == 4
        assert state.road.count(player.seat) + player.roads_left == 15
        awards = 2 * (state.longest == player.seat) + 2 * (state.army == player.seat)
        assert player.points == settlements + 2 * cities + awards
        assert state.owner.count(player.seat) == settlements + cities
    assert sum(player.knights for player in state.players) == state.played[0]
    for player in state.players:
        length = player.road_length
        measure_road(state, player)
        assert player.road_length == length
    if state.longest >= 0:
        longest = state.players[state.longest].road_length
        assert longest >= 5
        assert all(player.road_length <= longest for player in state.players)
