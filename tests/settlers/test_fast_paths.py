"""The fast paths of Settlers give what the plain forms give, in random games."""

from __future__ import annotations

import pytest
from tables import Table, positions

from archipel.games.settlers import Settlers
from archipel.games.settlers.awards import measure_road
from archipel.games.settlers.board import FIELD_MASK, FIELDS
from archipel.games.settlers.position import Position
from archipel.games.settlers.production import cards_at, due, paid, produce
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import (
    Building,
    Rolling,
    Trading,
    building_choices,
    can_only_end,
    can_only_trade_or_end,
    rolling_choices,
    trading_choices,
)
from archipel.parts.packed import unpack

TABLES = [
    Table(Settlers(), 3),
    Table(Settlers(), 4),
    Table(Settlers(), 4, "preset=modern"),
]


def states(table: Table, seed: int) -> list[SettlersState]:
    """Positions of random games in which people also trade."""
    out = []
    for at in positions(table, seed, every=3, most=400):
        assert isinstance(at.state, SettlersState)
        out.append(at.state)
    return out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_fast_paths_are_all_choices(table: Table) -> None:
    short = full = 0
    for state in states(table, seed=51):
        p, now = state.p, state.now()
        if isinstance(now, Rolling):
            assert now.choices(p, now.seat) == rolling_choices(p, p.players[now.seat])
        elif isinstance(now, Trading):
            assert now.choices(p, now.seat) == trading_choices(p, p.players[now.seat])
            short += can_only_trade_or_end(p, p.players[now.seat])
            full += not can_only_trade_or_end(p, p.players[now.seat])
        elif isinstance(now, Building):
            assert now.choices(p, now.seat) == building_choices(p, p.players[now.seat])
            short += can_only_end(p, p.players[now.seat])
    assert short
    assert full


def plainly_due(p: Position, seat: int, number: int) -> list[int]:
    """What a roll is due to bring, field by field."""
    claim = [0] * 5
    for field in range(FIELDS):
        if p.board.tokens[field] == number and field != p.robber:
            claim[p.board.land[field]] += cards_at(p.players[seat], FIELD_MASK[field])
    return claim


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bank_that_can_pay_everybody_pays_what_is_due(table: Table) -> None:
    for state in states(table, seed=52):
        for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
            after = state.copy()
            assert isinstance(after, SettlersState)
            gains = paid(after.p, number)
            produce(after.p, number)
            for player, before in zip(after.p.players, state.p.players):
                assert player.hand - before.hand == gains[player.seat]
                assert unpack(due(state.p, before, number)) == plainly_due(state.p, player.seat, number)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_road_that_grew_is_as_long_as_one_measured_whole(table: Table) -> None:
    for state in states(table, seed=53):
        for player in state.p.players:
            grown = player.road_length
            measure_road(state.p, player)
            assert player.road_length == grown
