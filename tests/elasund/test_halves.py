"""Sets of squares say what is found square by square."""

from __future__ import annotations

import pytest
from tables import Table, positions

from archipel.core.rng import Rng
from archipel.games.elasund import Elasund
from archipel.games.elasund.actions import Build
from archipel.games.elasund.board import COLUMNS, MOST_SEATS, SQUARES
from archipel.games.elasund.building import Site, build_list, price_at, refuse_build
from archipel.games.elasund.church import may_build_church
from archipel.games.elasund.halves import LOWER, OWN, SEEN, SHAPES, touching, touching_three, touching_two
from archipel.games.elasund.projects import Projects
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import BUILDABLE, COVERS, GREAT, KINDS, TAVERN
from archipel.games.elasund.walls import add_walls


def covered(kind: int, corner: int, squares: int) -> int:
    """How many of the squares a building covers from a corner of the upper half."""
    return sum(squares >> c & 1 for c in COVERS[kind][corner])


@pytest.mark.parametrize("kind", range(KINDS))
def test_corners_from_which_a_building_touches_squares(kind: int) -> None:
    rng = Rng(kind)
    for density in (2, 4, 9):
        for _ in range(40):
            squares = sum(1 << c for c in range(SEEN) if rng.below(density) == 0)
            corners = [c for c in range(LOWER) if covered(kind, c, squares)]
            assert touching(squares, SHAPES[kind]) == sum(1 << c for c in corners)
            if kind == TAVERN:
                check_at_least(2, kind, squares, touching_two(squares))
            if kind == GREAT:
                check_at_least(3, kind, squares, touching_three(squares))


def check_at_least(n: int, kind: int, squares: int, found: int) -> None:
    """Corners of the last column do not count: nothing two squares wide begins there."""
    for corner in range(LOWER):
        if corner % COLUMNS < COLUMNS - 1:
            assert bool(found & OWN & 1 << corner) == (covered(kind, corner, squares) >= n)


def states(seats: int, seed: int) -> list[ElasundState]:
    """Positions of random games."""
    out = []
    for at in positions(Table(Elasund(), seats), seed, every=5, most=120):
        assert isinstance(at.state, ElasundState)
        out.append(at.state)
    return out


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_what_may_be_built_is_what_no_rule_forbids(seats: int) -> None:
    found = 0
    for state in states(seats, seed=71)[::4]:
        p = state.p
        for seat in range(seats):
            listed = [action for action in build_list(p, seat) if isinstance(action, Build)]
            every = [Build(kind, square) for kind in range(BUILDABLE) for square in range(SQUARES)]
            allowed = [action for action in every if not refuse_build(p, seat, action)]
            assert sorted(action.text for action in listed) == sorted(action.text for action in allowed)
            for action in listed:
                site = Site(p, seat, action.kind, action.square)
                assert price_at(p, seat, action.kind, action.square) == site.total_price()
                found += 1
    assert found


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_without_gold_there_is_no_project(seats: int) -> None:
    poor = 0
    for state in states(seats, seed=72):
        p = state.p
        for seat in range(seats):
            if p.cards.gold(seat) == 0:
                poor += 1
                choices = build_list(p, seat)
                add_walls(p, seat, choices)
                assert choices == []
                assert not may_build_church(p, seat)
        now = state.now()
        if isinstance(now, Projects) and p.cards.gold(now.seat) == 0:
            assert [action.text for action in now.choices(p, now.seat)] == ["pass"]
    assert poor
