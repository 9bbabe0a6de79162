"""The batch compared with single tables, and its vector environment with Gymnasium's conventions."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.rng import Rng
from archipel.core.state import BadOptions, IllegalAction
from archipel.envs import batch
from archipel.envs.game_table import GameTable
from archipel.envs.gymnasium import env_id
from archipel.envs.lanes import game_seed
from archipel.envs.rewards import Rewards
from archipel.envs.vector import LanesVectorEnv
from archipel.registry import GAMES

every_game = pytest.mark.parametrize("key", GAMES)


def shown(env: batch.Batch, lane: int) -> tuple[bytes, bytes, int]:
    return env.observations[lane].tobytes(), env.masks[lane].tobytes(), int(env.actors[lane])


def ended(env: batch.Batch, tables: list[GameTable]) -> list[int]:
    """The lanes whose game ended, checked against their tables."""
    for lane, table in enumerate(tables):
        assert env.dones[lane] == table.over()
        assert env.rewards[lane].tolist() == table.returns()
    return np.flatnonzero(env.dones).tolist()


@every_game
@pytest.mark.parametrize("trade", [False, True])
def test_every_lane_equals_a_table(key: str, trade: bool) -> None:
    """With the same seed and choices, rows, masks, seats and ends are equal, game after game."""
    env = batch.make(key, lanes=2, seed=5, trade=trade)
    tables = [GameTable(key, trade=trade) for _ in range(2)]
    games = [0, 0]
    for lane, table in enumerate(tables):
        table.reset(env.seed_of(lane, 0))
    for _ in range(150):
        choices = env.sample()
        for lane, table in enumerate(tables):
            assert shown(env, lane) == (
                table.observe(table.actor).tobytes(),
                table.mask().tobytes(),
                table.actor,
            )
            table.act(int(choices[lane]))
        env.step(choices)
        for lane in ended(env, tables):
            games[lane] += 1
            tables[lane].reset(env.seed_of(lane, games[lane]))


@every_game
def test_point_rewards_equal_those_of_a_table(key: str) -> None:
    env = batch.make(key, lanes=2, seed=6, rewards="points")
    tables, told = [GameTable(key, trade=False) for _ in range(2)], [Rewards("points") for _ in range(2)]
    for lane, table in enumerate(tables):
        table.reset(env.seed_of(lane, 0))
        told[lane].begin(table.state)
    games = [0, 0]
    for _ in range(400):
        choices = env.sample()
        env.step(choices)
        for lane, table in enumerate(tables):
            table.act(int(choices[lane]))
            assert env.rewards[lane].tolist() == pytest.approx(told[lane].since(table.state))
            if table.over():
                games[lane] += 1
                table.reset(env.seed_of(lane, games[lane]))
                told[lane].begin(table.state)


@every_game
def test_a_lane_does_not_depend_on_the_number_of_lanes(key: str) -> None:
    few, many = batch.make(key, lanes=2, seed=3), batch.make(key, lanes=5, seed=3)
    for _ in range(30):
        few.step(few.sample())
        many.step(many.sample())
    for lane in range(2):
        assert shown(few, lane) == shown(many, lane)
    assert shown(many, 1) != shown(many, 2)


def test_the_arrays_are_allocated_once() -> None:
    env = batch.make("junior", lanes=3, seed=1)
    arrays = [env.observations, env.masks, env.actors, env.rewards, env.dones]
    before = env.observations.copy()
    env.step(env.sample())
    assert all(
        a is b for a, b in zip(arrays, [env.observations, env.masks, env.actors, env.rewards, env.dones])
    )
    assert (env.observations != before).any()


@every_game
def test_games_end_and_new_ones_begin(key: str) -> None:
    env = batch.make(key, lanes=2, seats=GAMES[key].printed_seats[0], seed=2)
    with pytest.raises(ValueError, match="no game has ended"):
        env.ended(0)
    for _ in range(20_000):
        env.step(env.sample())
        if env.dones.any():
            break
    lane = int(np.flatnonzero(env.dones)[0])
    outcome = env.ended(lane).state.outcome()
    assert outcome is not None
    assert {seat for seat in range(env.table.seats) if env.rewards[lane, seat] > 0} == set(outcome.winners)
    assert not env.rewards[~env.dones].any()
    again = GameTable(key, GAMES[key].printed_seats[0], trade=False)
    again.reset(env.seed_of(lane, 1))
    assert env.observations[lane].tobytes() == again.observe(again.actor).tobytes()


def test_an_illegal_number_changes_nothing_in_any_lane() -> None:
    env = batch.make("settlers", lanes=3, seed=1)
    before = env.observations.copy()
    wrong = env.sample()
    for number in (int(np.flatnonzero(env.masks[2] == 0)[0]), -1, env.table.size):
        wrong[2] = number
        with pytest.raises(IllegalAction, match="lane 2"):
            env.step(wrong)
    with pytest.raises(ValueError, match="2 actions for 3 lanes"):
        env.step([0, 1])
    assert (env.observations == before).all()


def test_bad_settings_are_refused() -> None:
    for seat in (4, -1, -4, "nobody"):
        with pytest.raises(ValueError, match="choose from every, drawn, 0, 1, 2, 3"):
            batch.make("settlers", lanes=1, seat=seat)
    with pytest.raises(ValueError, match="at least 1"):
        batch.make("settlers", lanes=0)


@every_game
def test_only_the_chosen_seat_is_asked(key: str) -> None:
    env = batch.make(key, lanes=2, seed=4, seat=1)
    for _ in range(20):
        assert env.actors.tolist() == [1, 1]
        env.step(env.sample())


@every_game
def test_bots_play_the_other_seats(key: str) -> None:
    """A lane equals a table with remembering bots: the same seeds give the same games."""
    env = batch.make(key, lanes=2, seed=8, seat=1, bots="easy,greedy")
    tables, games = [GameTable(key, trade=False, memories=True) for _ in range(2)], [0, 0]
    bots: list[list[Bot]] = [[], []]

    def go_on(lane: int) -> None:
        table = tables[lane]
        while not table.over() and table.actor != 1:
            assert table.referee is not None
            memory = table.referee.memories[table.actor]
            table.play(bots[lane][table.actor].choose(Chair(table.state, table.actor, memory)))

    def begin(lane: int) -> None:
        seed = env.seed_of(lane, games[lane])
        names = ["easy", "greedy"] * 2
        bots[lane] = [make_bot(names[seat], key, seed + 1 + seat) for seat in range(env.table.seats)]
        tables[lane].reset(seed)
        go_on(lane)

    begin(0)
    begin(1)
    for _ in range(40):
        choices = env.sample()
        for lane, table in enumerate(tables):
            assert shown(env, lane) == (table.observe(1).tobytes(), table.mask().tobytes(), 1)
            table.act(int(choices[lane]))
            go_on(lane)
        env.step(choices)
        for lane in ended(env, tables):
            games[lane] += 1
            begin(lane)


def test_bots_make_offers_in_lanes() -> None:
    """A learner that cannot compose offers is still asked to answer those of bots."""
    env = batch.make("junior", lanes=4, seed=2, seat="drawn", bots="easy")
    accept = env.table.texts.index("accept")
    asked = 0
    for _ in range(40):
        asked += int(env.masks[:, accept].sum())
        env.step(env.sample())
    assert asked


def test_bots_are_refused_where_they_are_unknown_or_have_no_seat() -> None:
    with pytest.raises(BadOptions, match="clever"):
        batch.make("junior", lanes=1, seat=0, bots="clever")
    with pytest.raises(ValueError, match="no seat is left"):
        batch.make("junior", lanes=1, bots="easy")


def test_the_seat_can_be_drawn_for_every_game() -> None:
    env = batch.make("junior", lanes=20, seed=4, seat="drawn")
    assert set(env.actors.tolist()) == {0, 1, 2, 3}


def test_seeds_of_games_differ() -> None:
    assert (
        len({game_seed(seed, lane, game) for seed in range(3) for lane in range(30) for game in range(30)})
        == 2700
    )


# Gymnasium.


def play(envs: LanesVectorEnv, seed: int, steps: int) -> list[bytes]:
    """Play random steps; return the observations."""
    rng = Rng(seed)
    seen = []
    observations, _ = envs.reset(seed=seed)
    for _ in range(steps):
        assert envs.observation_space.contains(observations)
        legal = [np.flatnonzero(mask) for mask in observations["action_mask"]]
        actions = np.array([numbers[rng.below(len(numbers))] for numbers in legal])
        observations, rewards, over, cut, infos = envs.step(actions)
        seen.append(observations["observation"].tobytes())
        assert not cut.any()
        assert not rewards[~over].any()
        for lane in np.flatnonzero(over):
            assert envs.single_observation_space.contains(infos["final_obs"][lane])
            assert rewards[lane] in (-1, 0, 1)
    return seen


@every_game
def test_a_vector_environment_is_registered(key: str) -> None:
    envs = gymnasium.make_vec(env_id(key), 3, "vector_entry_point", seats=GAMES[key].printed_seats[0])
    assert isinstance(envs, LanesVectorEnv)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen = play(envs, seed=6, steps=25)
    assert play(envs, seed=6, steps=25) == seen
    assert play(envs, seed=7, steps=25) != seen


def test_a_vector_environment_seats_bots() -> None:
    envs = gymnasium.make_vec(env_id("junior"), 2, "vector_entry_point", bots="greedy")
    assert isinstance(envs, LanesVectorEnv)
    assert play(envs, seed=6, steps=10) != play(LanesVectorEnv("junior", 2), seed=6, steps=10)


def test_a_vector_environment_returns_final_observations() -> None:
    envs = LanesVectorEnv("junior", num_envs=4, seats=3, seat=None)
    observations, _ = envs.reset(seed=1)
    for _ in range(3000):
        before = observations["observation"]
        observations, rewards, over, _, infos = envs.step(envs.batch.sample())
        if over.any():
            break
    lane = int(np.flatnonzero(over)[0])
    assert infos["_final_obs"].tolist() == over.tolist()
    last = infos["final_obs"][lane]["observation"]
    assert last[0] == before[lane][0] == envs.batch.ended(lane).seat
    assert last.tobytes() != observations["observation"][lane].tobytes()
    assert rewards[lane] == envs.batch.rewards[lane, last[0]]


def test_arrays_of_a_vector_environment_are_copies() -> None:
    envs = LanesVectorEnv("junior", num_envs=2)
    observations, _ = envs.reset(seed=3)
    kept = observations["observation"].copy()
    envs.step(envs.batch.sample())
    assert (observations["observation"] == kept).all()
    with pytest.raises(ValueError, match="one seed"):
        envs.reset(seed=[1, 2])
