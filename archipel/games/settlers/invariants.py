"""The invariants of Settlers."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.board import PATHS
from archipel.games.settlers.cards import CARD_COUNTS, EACH, KINDS, KNIGHT
from archipel.games.settlers.position import HALF, Over
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import count, unpack


def check(state: State) -> None:
    """Assert that cards and pieces are conserved, and that points, roads and awards agree with the board."""
    assert isinstance(state, SettlersState)
    p = state.p
    assert [isinstance(question, Over) for question in p.pending] == [True] + [False] * (len(p.pending) - 1)
    goods = [p.bank, *[player.hand for player in p.players], *[player.laid for player in p.players]]
    assert conserved(goods, [EACH] * KINDS)
    assert conserved([p.pile, p.played, *[player.cards for player in p.players]], CARD_COUNTS)
    for player in p.players:
        settlements, cities = bin(player.settlements).count("1"), bin(player.cities).count("1")
        assert settlements + player.settlements_left == 5
        assert cities + player.cities_left == 4
        assert p.road.count(player.seat) + player.roads_left == 15
        awards = 2 * (p.longest == player.seat) + 2 * (p.army == player.seat)
        assert player.points == settlements + 2 * cities + awards
    paved = [bool((p.north if path < HALF else p.south) >> path % HALF & 1) for path in range(PATHS)]
    assert paved == [owner >= 0 for owner in p.road]
    assert sum(player.knights for player in p.players) == count(p.played, KNIGHT)
    for player in p.players:
        length = player.road_length
        measure_road(p, player)
        assert player.road_length == length
    if p.longest >= 0:
        longest = p.players[p.longest].road_length
        assert longest >= 5
        assert all(player.road_length <= longest for player in p.players)


def conserved(places: list[int], counts: list[int]) -> bool:
    """Return whether these places hold all cards of each kind."""
    return [sum(kind) for kind in zip(*[unpack(place) for place in places])] == counts
