"""Tables, environments and bots can be copied and pickled during a game, and continue identically."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

from archipel.bots.chair import Chair
from archipel.bots.make import BOTS, make_bot
from archipel.core.playout import finish
from archipel.core.rng import Rng
from archipel.envs import pettingzoo
from archipel.envs.game_table import GameTable, HistoryEntry
from archipel.envs.gymnasium import SeatEnv
from archipel.envs.pettingzoo import TableEnv
from archipel.registry import GAMES

Twin = Callable[[object], object]


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


every_game = pytest.mark.parametrize("key", GAMES)
both_ways = pytest.mark.parametrize("way", [pickled, deepcopy])


def walk(table: GameTable, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        if table.over():
            return
        legal = table.legal()
        table.act(legal[rng.below(len(legal))])


def came_to(table: GameTable) -> tuple[list[HistoryEntry], str, bytes]:
    """The history of a table, and its current position."""
    rows = b"".join(table.observe(seat).tobytes() for seat in range(table.seats))
    return table.history, table.composed(), rows + table.mask().tobytes()


def composing(table: GameTable) -> GameTable:
    """A table with an unfinished offer, if the game has offers."""
    rng = Rng(4)
    for _ in range(400 if table.words else 5):
        words = [number for number in table.legal() if number >= len(table.vocabulary)]
        if table.composed() or table.over():
            break
        table.act(words[0] if words else table.legal()[rng.below(len(table.legal()))])
    return table


@every_game
@both_ways
@pytest.mark.parametrize("memories", [False, True])
def test_a_copied_table_continues_identically(key: str, way: Twin, memories: bool) -> None:
    table = GameTable(key, memories=memories)
    table.reset(7)
    composing(table)
    assert table.composed() or not table.words
    twin = way(table)
    assert isinstance(twin, GameTable)
    assert came_to(twin) == came_to(table)
    walk(table, Rng(9), 60)
    assert came_to(twin) != came_to(table)
    walk(twin, Rng(9), 60)
    assert came_to(twin) == came_to(table)
    if table.referee is not None:
        assert twin.referee is not None
        assert [m.text() for m in twin.referee.memories] == [m.text() for m in table.referee.memories]


@every_game
@pytest.mark.parametrize("memories", [False, True])
def test_a_redeal_looks_the_same_to_its_seat(key: str, memories: bool) -> None:
    table = GameTable(key, memories=memories)
    table.reset(3)
    differ = 0
    for _ in range(12):
        walk(table, Rng(5), 9)
        if table.over():
            break
        seat = table.actor
        twin = table.imagined(seat, 11)
        assert twin.observe(seat).tobytes() == table.observe(seat).tobytes()
        assert twin.legal() == table.legal()
        others = [other for other in range(table.seats) if other != seat]
        differ += any(twin.observe(other).tobytes() != table.observe(other).tobytes() for other in others)
        again = pickled(twin)
        assert isinstance(again, GameTable)
        walk(twin, Rng(6), 30)
        walk(again, Rng(6), 30)
        assert came_to(again) == came_to(twin)
    assert differ or key not in ("settlers", "princes")  # these games hide hands


def test_a_redeal_drops_another_seats_unfinished_offer() -> None:
    table = composing(GameTable("settlers"))
    assert table.composed()
    assert table.imagined(table.actor, 1).composed() == table.composed()
    assert not table.imagined((table.actor + 1) % table.seats, 1).composed()


def pettingzoo_steps(env: TableEnv, seed: int) -> list[bytes]:
    """Play four random steps; return the observation before each."""
    rng, seen = Rng(seed), []
    for _ in range(4):
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        assert not truncation
        seen.append(observation["observation"].tobytes())
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[rng.below(len(legal))]))
    return seen


def seat_steps(env: SeatEnv, seed: int) -> list[bytes]:
    rng, seen = Rng(seed), []
    for _ in range(10):
        legal = np.flatnonzero(env.action_masks())
        observation, _, over, _, _ = env.step(int(legal[rng.below(len(legal))]))
        seen.append(observation["observation"].tobytes())
        assert not over
    observation, _ = env.reset()
    return [*seen, observation["observation"].tobytes()]


def cloned(env: object) -> object:
    assert isinstance(env, TableEnv | SeatEnv)
    return env.clone()


three_ways = pytest.mark.parametrize("way", [pickled, deepcopy, cloned])


@every_game
@three_ways
def test_a_copied_pettingzoo_environment_continues_identically(key: str, way: Twin) -> None:
    env = pettingzoo.env(key)
    env.reset(seed=2)
    pettingzoo_steps(env, 1)
    twin = way(env)
    assert isinstance(twin, TableEnv)
    assert pettingzoo_steps(env, 3) == pettingzoo_steps(twin, 3)
    assert env.rewards == twin.rewards


@three_ways
@pytest.mark.parametrize(("key", "bots"), [("settlers", "random"), ("junior", "greedy")])
def test_a_copied_gymnasium_environment_continues_identically(key: str, bots: str, way: Twin) -> None:
    env = SeatEnv(key, seat=None, bots=bots)
    env.reset(seed=4)
    seat_steps(env, 1)
    twin = way(env)
    assert isinstance(twin, SeatEnv)
    assert seat_steps(env, 3) == seat_steps(twin, 3)


@both_ways
@pytest.mark.parametrize("name", [*BOTS, "easy:explore=0.2"])
def test_a_copied_bot_continues_identically(name: str, way: Twin) -> None:
    table = GameTable("junior", memories=True)
    table.reset(2)
    bot = make_bot(name, "junior", 5)
    for _ in range(8):
        assert table.referee is not None
        table.play(bot.choose(Chair.at(table.referee, table.actor)))
    assert table.referee is not None
    twin = way(bot)
    for _ in range(3):
        choice = bot.choose(Chair.at(table.referee, table.actor))
        assert twin.choose(Chair.at(table.referee, table.actor)) == choice  # type: ignore[attr-defined]
        table.play(choice)


@every_game
def test_a_state_is_copied_and_never_pickled(key: str) -> None:
    game = GAMES[key]
    state = game.open(game.printed_seats[0], game.read_options(""))
    finish(state, Rng(1), 40)
    twin = deepcopy(state)
    assert twin.view(0) == state.view(0)
    finish(twin, Rng(2), 60)
    assert twin.view(0) != state.view(0)
    with pytest.raises(TypeError, match="pickle its table"):
        pickle.dumps(state)


@both_ways
def test_copied_random_numbers_continue_identically(way: Twin) -> None:
    rng = Rng(8)
    rng.below(5)
    twin = way(rng)
    assert isinstance(twin, Rng)
    assert [rng.below(10**6) for _ in range(5)] == [twin.below(10**6) for _ in range(5)]
