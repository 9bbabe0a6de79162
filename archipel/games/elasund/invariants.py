"""The invariants of Elasund."""

from __future__ import annotations

from archipel.core.state import NOBODY, State
from archipel.games.elasund.board import ROWS, SQUARES, TRADE, columns
from archipel.games.elasund.city import CHURCHED, FREE, OUTSIDE, PIT, SUPPLY
from archipel.games.elasund.discards import Giving
from archipel.games.elasund.halves import BELOW, IN_LOWER, IN_UPPER, NEVER, Half
from archipel.games.elasund.income import earnings
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import (
    COVERS,
    FLAGS,
    INCOME,
    KIND_OF,
    NEUTRAL_TILES,
    PAYS_GOLD,
    PAYS_INFLUENCE,
    PERMITS,
    SIZE,
    TILES,
    WALL_TOWER,
    WELL,
)
from archipel.parts.packed import count


def check(state: State) -> None:
    """Assert all of them, after any action."""
    assert isinstance(state, ElasundState)
    cards(state)
    tiles(state)
    permits(state)
    halves(state)
    income(state)
    walls(state)
    trade(state)
    cubes(state)


def cards(state: ElasundState) -> None:
    """There are 51 gold and 13 influence cards of each colour; nothing is ever owed."""
    where = state.p.cards
    piles = [*where.hand, *where.aside, where.pool, where.deck, where.spent]
    assert where.bank >= 0
    assert all(pile >= 0 for pile in piles)
    assert where.bank + sum(count(pile, 0) for pile in piles) == 51
    for card in (1, 2, 3):
        assert sum(count(pile, card) for pile in piles) == 13
    if not isinstance(state.now(), Giving):
        assert not any(where.aside)


def tiles(state: ElasundState) -> None:
    """Every tile covers exactly its squares, and every square agrees."""
    p = state.p
    expected = [FREE if c % 9 < columns(p.seats) else OUTSIDE for c in range(SQUARES)]
    if p.church.begun():
        for tile in range(1, 10):
            if p.church.owner[tile] != NOBODY:
                expected[p.church.site + 9 * ((tile - 1) // 3) + (tile - 1) % 3] = CHURCHED
    else:
        expected[47] = PIT
    for tile in range(TILES):
        if p.place[tile] >= 0:
            for c in COVERS[KIND_OF[tile]][p.place[tile]]:
                assert expected[c] == FREE, "two things lie on one square"
                expected[c] = tile
            assert 0 <= p.owner[tile] < p.seats
        elif tile < NEUTRAL_TILES:
            assert p.place[tile] == SUPPLY
            assert p.owner[tile] == NOBODY
    assert list(p.cover) == expected


def permits(state: ElasundState) -> None:
    """Every permit is in the supply, or alone on one free square."""
    p = state.p
    assert len(p.permit_at) == PERMITS * p.seats
    lying = [c for c in p.permit_at if c >= 0]
    assert len(set(lying)) == len(lying)
    for c in range(SQUARES):
        permit = p.permit_on[c]
        if permit >= 0:
            assert p.permit_at[permit] == c
            assert p.cover[c] == FREE
    assert sum(permit >= 0 for permit in p.permit_on) == len(lying)


def halves(state: ElasundState) -> None:
    """Both halves agree with the squares."""
    p = state.p
    for half, bits in ((p.upper, IN_UPPER[WELL]), (p.lower, IN_LOWER[WELL])):
        seen = Half(p.seats)
        if half is p.lower:
            seen.cover(BELOW, NEVER)
        for c in range(SQUARES):
            if p.cover[c] != FREE:
                seen.cover(bits[c], SIZE[KIND_OF[p.cover[c]]] if p.cover[c] < TILES else NEVER)
            if p.permit_on[c] >= 0:
                seen.permit(bits[c], p.permit_on[c] // PERMITS)
        assert half.permits == seen.permits
        assert half.own == seen.own
        assert half.covered == seen.covered
        for size in (1, 2, 4, 6):
            assert half.over(size) == seen.over(size)


def income(state: ElasundState) -> None:
    """E-019, E-A31: a row brings a card for every building that has a square in it."""
    p = state.p
    for row in range(ROWS):
        there = {tile for tile in p.cover[9 * row : 9 * row + 9] if 0 <= tile < TILES}
        for icon in (PAYS_GOLD, PAYS_INFLUENCE):
            paying = [p.owner[tile] for tile in there if INCOME[KIND_OF[tile]] == icon]
            assert earnings(p, row, icon) == [paying.count(seat) for seat in range(p.seats)]


def walls(state: ElasundState) -> None:
    """Each seat's wall tiles stand in order, 1 up to the last one built."""
    p = state.p
    for seat in range(p.seats):
        own = sorted(p.walls.tile[s] for s in range(20) if p.walls.owner[s] == seat)
        assert own == list(range(1, p.walls.built[seat] + 1))


def trade(state: ElasundState) -> None:
    """Trade points equal the windmills under the buildings; cubes on the track follow them."""
    p = state.p
    for seat in range(p.seats):
        covered = [c for c in range(SQUARES) if 0 <= p.cover[c] < TILES and p.owner[p.cover[c]] == seat]
        assert p.points[seat] == sum(TRADE[c] for c in covered)
        reached = sum(p.points[seat] >= t for t in (3, 5, 7, 9, 11))
        assert p.track_cubes[seat] == reached or p.cubes[seat] == 0
    for threshold, flags in zip((3, 5, 7, 9, 11), (4, 3, 2, 2, 1)):
        assert sum(points >= threshold for points in p.points) <= flags


def cubes(state: ElasundState) -> None:
    """Each seat has ten cubes: in the supply, on flags, church tiles, towers and the track."""
    p = state.p
    for seat in range(p.seats):
        flags = sum(p.flags[t] for t in range(TILES) if p.owner[t] == seat)
        church = sum(owner == seat for owner in p.church.owner)
        towers = sum(p.walls.owner[s] == seat and WALL_TOWER[p.walls.tile[s]] for s in range(20))
        assert p.walls.towers(seat) == towers
        placed = flags + church + towers + p.track_cubes[seat]
        assert p.cubes[seat] + placed == 10
    for tile in range(TILES):
        full = FLAGS[KIND_OF[tile]] if p.place[tile] >= 0 else 0
        assert p.flags[tile] == full or p.winner() != NOBODY
