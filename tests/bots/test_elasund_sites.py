"""The sites that Elasund's evaluation considers are those that the rules allow."""

from __future__ import annotations

import pytest

from archipel.bots.evaluate.elasund_sites import (
    BYTE,
    GOLD,
    LACKING_ONE,
    ODDS_OF,
    READY,
    TRADE_ON,
    TRADE_POINT,
    Ground,
)
from archipel.core.playout import finish
from archipel.core.rng import Rng
from archipel.games.elasund import Elasund
from archipel.games.elasund.board import SQUARES, Y
from archipel.games.elasund.building import Site
from archipel.games.elasund.position import Position
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import BUILDABLE, COVERS, FLAGS, INCOME, PERMITS, PERMITS_NEEDED

AHEAD = 1.7
"""The value of one card for every roll."""
EQUAL = 0.8


def position(seed: int, seats: int) -> Position:
    """A position of a random game."""
    game = Elasund()
    state = game.open(seats, game.read_options(""))
    assert isinstance(state, ElasundState)
    finish(state, Rng(seed), 40 + 37 * seed)
    return state.p


def has_permit(p: Position, seat: int, kind: int, square: int) -> bool:
    """E-A03: whether a permit of the seat lies under a kind with its corner there."""
    return any(p.permit_on[c] // PERMITS == seat for c in COVERS[kind][square] if p.permit_on[c] >= 0)


def worth(p: Position, ground: Ground, seat: int, kind: int, square: int) -> float:
    """The value of a site, computed plainly by the rules of `Site`."""
    site = Site(p, seat, kind, square)
    lacking = PERMITS_NEEDED[kind] - len(site.permits)
    if not site.is_open() or site.bigger >= 0 or not site.has_right() or lacking > 1:
        return 0.0
    price = float(site.total_price())
    gain: float = FLAGS[kind] + TRADE_POINT * TRADE_ON[kind][square]
    gain += AHEAD * ODDS_OF[kind][Y[square]] if INCOME[kind] else 0.0
    for tile in site.victims:
        gain += -ground.losses[tile] if p.owner[tile] == seat else 0.4 * ground.losses[tile]
    gain -= GOLD * price + 0.03 * len(site.permits) + 0.05 * max(0.0, price - float(p.cards.gold(seat)))
    gain -= EQUAL if site.over_equal else 0.0
    return max(0.0, gain) * (READY if lacking <= 0 else LACKING_ONE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evaluated_sites_are_those_of_the_rules(seats: int) -> None:
    ground, weighed = Ground(), 0
    for seed in range(12):
        p = position(seed, seats)
        ground.survey(p, AHEAD)
        for seat in range(seats):
            sites = [(site >> BYTE, site & 255) for site in ground.sites(p, seat)]
            everywhere = [(kind, square) for kind in range(BUILDABLE) for square in range(SQUARES)]
            assert sites == [at for at in everywhere if has_permit(p, seat, *at)]
            for kind, square in sites:
                promised = ground.promise(seat, p.cards.gold(seat), EQUAL, kind, square)
                assert promised == pytest.approx(worth(p, ground, seat, kind, square))
                weighed += promised > 0
    assert weighed > 50
