"""The PettingZoo environments against PettingZoo's own tests."""

from __future__ import annotations

import contextlib
import io
import sys
import time

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from tables import Table as Setting
from tables import by_options, by_seats

from archipel.core.rng import Rng
from archipel.core.state import IllegalAction
from archipel.envs import pettingzoo
from archipel.envs.composing import STOP
from archipel.envs.lanes import leads
from archipel.envs.pettingzoo import TableEnv
from archipel.envs.rendering import SIDE
from archipel.envs.rewards import SHARE
from archipel.registry import BUILT_IN, GAMES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

main_settings = pytest.mark.parametrize("setting", by_seats(), ids=str)


def env_of(setting: Setting, render_mode: str | None = None) -> TableEnv:
    options = dict(word.split("=") for word in setting.options.split())
    return pettingzoo.env(setting.game.key, setting.seats, render_mode, True, None, **options)


def play(env: TableEnv, rng: Rng, most: int = 1_000_000) -> int:
    """Play random steps to the end; return their number."""
    for number, agent in enumerate(env.agent_iter(most)):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            return number
        legal = np.flatnonzero(observation["action_mask"])
        assert env.observation_space(agent).contains(observation)
        env.step(int(legal[rng.below(len(legal))]))
    return most


@main_settings
def test_pettingzoos_api_test_passes(setting: Setting) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env_of(setting), num_cycles=60)


@pytest.mark.parametrize("setting", by_options(), ids=str)
def test_every_option_can_be_played(setting: Setting) -> None:
    env = env_of(setting)
    env.reset(seed=5)
    play(env, Rng(5), most=150)


@main_settings
def test_seeds_decide_the_game(setting: Setting) -> None:
    seed_test(lambda: env_of(setting), num_cycles=40)


@main_settings
def test_tables_can_be_rendered(setting: Setting) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(
            lambda render_mode=None: env_of(setting, render_mode),
            {"svg": lambda drawing: drawing.startswith("<svg") and drawing.endswith("</svg>")},
        )


def test_the_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 10_000, 3))
    monkeypatch.setattr(
        time, "time", lambda: float(next(ticks))
    )  # it runs for five seconds of wall-clock time
    performance_benchmark(pettingzoo.env("settlers"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_final_rewards_match_the_winners(key: str) -> None:
    env = pettingzoo.env(key, trade=False)
    env.reset(seed=11)
    play(env, Rng(11))
    assert all(env.terminations.values())
    outcome = env.table.state.outcome()
    assert outcome is not None
    for seat, agent in enumerate(env.possible_agents):
        assert env.rewards[agent] == (0 if not outcome.winners else 1 if seat in outcome.winners else -1)
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("settlers")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tobytes()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for number in (illegal, -1, env.table.size):
        with pytest.raises(IllegalAction):
            env.step(number)
    assert env.observe("seat_0")["observation"].tobytes() == before


def test_long_games_can_be_truncated() -> None:
    env = pettingzoo.env("junior", most_steps=20)
    env.reset(seed=2)
    assert play(env, Rng(2)) == 20
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("key", [key for key in GAMES if pettingzoo.env(key).table.words])
def test_offers_are_composed_word_by_word(key: str) -> None:
    env = pettingzoo.env(key)
    table = env.table
    made: set[str] = set()
    rng = Rng(8)
    for seed in range(3):
        env.reset(seed=seed)
        for _ in range(600):
            if table.over():
                break
            actor = table.actor
            offers = {action.text for action in table.state.offers(actor)}
            legal = table.legal()
            words = [number for number in legal if number >= len(table.vocabulary)]
            if not table.composed():
                assert bool(words) == bool(offers)
            if words and rng.below(2):
                legal = words
            rows = len(table.composed().split())
            action = table.act(legal[rng.below(len(legal))])
            if action is None:  # the offer continues: the same seat acts, and it sees its own words
                assert table.actor == actor
                assert len(table.composed().split()) > rows
                assert table.observe(actor)[-table.composing] > 0
                assert table.observe((actor + 1) % table.seats)[-table.composing] == 0
            elif action.text.split(" ")[0] in ("offer", "counter"):
                assert action.text in offers
                made.add(action.text.split(" ")[0])
    assert "offer" in made
    assert f"({STOP})" in table.texts


def test_trade_can_be_left_out() -> None:
    env = pettingzoo.env("settlers", trade=False)
    assert env.table.size == len(env.table.vocabulary)
    env.reset(seed=4)
    play(env, Rng(4), most=300)


def test_actions_and_cells_have_names() -> None:
    env = pettingzoo.env("settlers", seats=3, board="variable", cut_tie="holder")
    env.reset(seed=6)
    assert env.table.options["board"] == "variable"
    assert env.table.options["cut-tie"] == "holder"
    assert len(env.cell_names()) == env.observe("seat_0")["observation"].size
    assert env.action_texts()[env.table.legal()[0]].startswith("settle ")
    assert "\n" in env.text("seat_0")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("settlers", render_mode="smoke")
    with pytest.raises(ValueError, match="rewards 'fame'"):
        pettingzoo.env("settlers", rewards="fame")


@pytest.mark.parametrize("key", GAMES)
def test_seats_in_actions_are_numbered_from_the_seat_to_act(key: str) -> None:
    table = pettingzoo.env(key).table
    numbers, naming = table.numbers, table.game.profile.layout.names_seats
    for seat in range(table.seats):
        said = [action.text for action in numbers.actions[seat]]
        assert sorted(said) == sorted(action.text for action in table.vocabulary)
        assert [numbers.of_action[seat][text] for text in said] == list(range(len(said)))
        for number, text in enumerate(said):
            verb, *rest = text.split(" ")
            if verb in naming and int(rest[0]) < table.seats:
                assert table.texts[number] == f"{verb} +{(int(rest[0]) - seat) % table.seats}"
            elif verb not in naming:
                assert table.texts[number] == text


@pytest.mark.parametrize("key", GAMES)
def test_point_rewards(key: str) -> None:
    """The rewards of a game add up to the share of the final lead plus the result."""
    env = pettingzoo.env(key, trade=False, rewards="points")
    env.reset(seed=11)
    begin = leads(env.table.state)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng, told = Rng(11), 0
    for _ in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        if termination:
            break
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[rng.below(len(legal))]))
        told += any(env.rewards.values())
        for agent in got:
            got[agent] += env.rewards[agent]
    end, results = leads(env.table.state), env.table.returns()
    assert told > 1
    for seat, agent in enumerate(env.possible_agents):
        assert got[agent] == pytest.approx(results[seat] + SHARE * (end[seat] - begin[seat]))


@pytest.mark.parametrize("key", BUILT_IN)
def test_a_table_renders_as_pixels(key: str) -> None:
    env = pettingzoo.env(key, render_mode="rgb_array")
    env.reset(seed=1)
    frames = [env.render()]
    play(env, Rng(1), most=60)
    frames.append(env.render())
    assert all(frame.shape == (SIDE, SIDE, 3) and frame.dtype == np.uint8 for frame in frames)
    assert (frames[0] != frames[1]).any()


def test_pixels_need_their_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ValueError, match="rgb_array needs resvg-py and Pillow"):
        pettingzoo.env("settlers", render_mode="rgb_array")


@pytest.mark.parametrize("key", GAMES)
def test_the_mask_can_be_in_the_info(key: str) -> None:
    env = pettingzoo.env(key, mask="info")
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env, num_cycles=30)
    plain = pettingzoo.env(key)
    env.reset(seed=3)
    plain.reset(seed=3)
    for _ in range(5):
        row, _, _, _, info = env.last()
        expected = plain.observe(plain.agent_selection)
        assert row.tobytes() == expected["observation"].tobytes()
        assert info["action_mask"].tobytes() == expected["action_mask"].tobytes()
        number = int(np.flatnonzero(info["action_mask"])[0])
        env.step(number)
        plain.step(number)
    with pytest.raises(ValueError, match="mask 'hat'"):
        pettingzoo.env(key, mask="hat")


@main_settings
def test_the_state_has_the_observations_of_all_seats(setting: Setting) -> None:
    env = env_of(setting)
    env.reset(seed=2)
    play(env, Rng(2), most=15)
    assert env.state_space.contains(env.state())
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state().tobytes() == b"".join(row.tobytes() for row in rows)
