"""The counting aid: what it says is true, and it says no more than the seat was told."""

from __future__ import annotations

import pytest
from settlers.scenes import BLUE, RED, WHITE, bare, cards, do, hand, settle, table
from tables import Table, play_random_row

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.games.settlers.actions import Steal
from archipel.games.settlers.count import HandCount, SettlersCount
from archipel.games.settlers.robber import Theft
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import unpack
from archipel.registry import GAMES

GAME = GAMES["settlers"]


def counted(t: Referee, seat: int) -> SettlersCount:
    found = GAME.count(t.state.view(seat), t.memories[seat])
    assert isinstance(found, SettlersCount)
    return found


def one_row(referee: Referee, rng: Rng) -> None:
    if referee.state.actor() == CHANCE:
        outcomes = referee.state.legal(CHANCE)
        referee.append(CHANCE, outcomes[rng.weighted(referee.state.odds())])
    else:
        play_random_row(referee, rng)


@pytest.mark.many
def test_the_truth_lies_between_what_is_sure_and_what_is_possible() -> None:
    rng = Rng(5)
    unclear = 0
    for seed in range(3):
        t = Table(GAME, 4).referee(seed)
        for _ in range(500):
            if t.state.actor() == NOBODY:
                break
            one_row(t, rng)
            assert isinstance(t.state, SettlersState)
            for seat in range(4):
                count = counted(t, seat)
                seen = t.state.view(seat)
                for player, found in zip(t.state.p.players, count.hands):
                    covered = 0 if player.seat == seat else player.laid  # held until all are in
                    held = unpack(player.hand + covered)
                    assert sum(found.sure) + found.unclear == seen.players[player.seat].hand_size
                    if count.certain:
                        assert all(a <= n <= b for a, n, b in zip(found.sure, held, found.most))
                    unclear += found.unclear
                others = sum(p.cards for p in t.state.p.players if p.seat != seat)
                assert list(count.unseen) == unpack(t.state.p.pile + others)
    assert unclear  # thefts have left something open


def test_only_a_theft_between_others_leaves_something_unclear() -> None:
    s = bare(phase="roll", turn=WHITE)
    settle(s, BLUE, 18)
    hand(s, BLUE, "wood 2 ore")
    cards(s, RED, "knight point")
    cards(s, BLUE, "monopoly")
    t = table(s)
    do(t, "2 roll", "! dice 1 6", "2 robber 4", "2 rob 1", "! steal ore")
    red, blue = counted(t, RED), counted(t, BLUE)
    assert red.hands[BLUE] == HandCount(BLUE, (1, 0, 0, 0, 0), (2, 0, 0, 0, 1), 1)
    assert red.hands[WHITE] == HandCount(WHITE, (0, 0, 0, 0, 0), (1, 0, 0, 0, 1), 1)
    assert blue.hands[WHITE] == HandCount(WHITE, (0, 0, 0, 0, 1), (0, 0, 0, 0, 1), 0)
    assert red.unseen == (13, 2, 2, 2, 4)
    assert blue.unseen == (14, 2, 2, 1, 5)


def test_another_theft_gives_the_same_count() -> None:
    """The same game but for a card that two others saw: every byte stays."""
    rng = Rng(9)
    compared = 0
    for seed in range(40):
        t = Table(GAME, 3).referee(seed)
        for _ in range(300):
            if t.state.actor() == NOBODY:
                break
            outcomes = t.state.legal(CHANCE) if t.state.actor() == CHANCE else []
            if len(outcomes) > 1 and isinstance(outcomes[0], Steal):
                assert isinstance(t.state, SettlersState)
                theft = t.state.now()
                assert isinstance(theft, Theft)
                [third] = [seat for seat in range(3) if seat not in (theft.by, theft.victim)]
                seen = set()
                for outcome in outcomes:
                    twin = Referee(GAME, 3, t.options)
                    for row in t.rows:
                        twin.append(row.seat, row.action)
                    twin.append(CHANCE, outcome)
                    seen.add(repr(counted(twin, third)))
                assert len(seen) == 1
                compared += 1
            one_row(t, rng)
        if compared > 5:
            return
    raise AssertionError("too few thefts")
