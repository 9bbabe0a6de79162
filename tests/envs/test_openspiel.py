"""The OpenSpiel games against OpenSpiel's own tests and bots."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from archipel.core.rng import Rng
from archipel.core.state import COMPILED
from archipel.registry import GAMES

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

every_game = pytest.mark.parametrize("key", GAMES)


def load(key: str, **params: object) -> Any:
    import pyspiel

    import archipel.envs.openspiel  # noqa: F401

    return pyspiel.load_game(f"archipel_{key}", params)


def advance(state: Any, rng: Rng, moves: int) -> None:
    """Play this many random moves; chance follows its odds."""
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(outcomes[rng.weighted([round(p * 10**9) for p in odds])])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])


@every_game
def test_random_simulations_pass(key: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("key", "params"),
    [
        ("settlers", {"seats": 4, "options": "board:variable;phases:free"}),
        ("junior", {"seats": 4, "trade": True}),
    ],
)
def test_random_simulations_pass_with_options_and_offers(key: str, params: dict[str, object]) -> None:
    import pyspiel

    game = load(key, **params)
    assert game.num_players() == params["seats"]
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_states_can_be_serialised(key: str) -> None:
    game = load(key)
    state = game.new_initial_state()
    rng = Rng(2)
    for _ in range(4):
        advance(state, rng, 40)
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        for player in range(game.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)


@every_game
def test_clones_are_independent(key: str) -> None:
    state = load(key).new_initial_state()
    advance(state, Rng(3), 60)
    before, told = str(state), state.information_state_string(0)
    advance(state.clone(), Rng(4), 30)
    assert str(state) == before
    assert state.information_state_string(0) == told


@every_game
def test_an_information_state_is_what_the_seat_was_told(key: str) -> None:
    """Two histories that differ only in what a seat did not see give it the same information state."""
    game = load(key)
    state = game.new_initial_state()
    rng = Rng(6)
    compared = 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node() and len(state.chance_outcomes()) > 1:
            worlds = []
            for outcome, _ in state.chance_outcomes():
                world = state.clone()
                world.apply_action(outcome)
                worlds.append(world)
            for player in range(game.num_players()):
                views = {world.observation_string(player) for world in worlds}
                told = {world.information_state_string(player) for world in worlds}
                assert len(told) >= len(views)  # a seat that sees a difference was told of it
                compared += len(told) < len(worlds)
        advance(state, rng, 1)
    assert compared or key not in ("settlers", "princes")  # chance hides things in these games


@every_game
def test_an_information_state_is_a_tensor_too(key: str) -> None:
    """The tensor has the row, the number of lines, and the latest lines, newest first."""
    game = load(key)
    state = game.new_initial_state()
    rng = Rng(8)
    seen: dict[bytes, str] = {}
    for _ in range(60):
        advance(state, rng, 3)
        if state.is_terminal():
            break
        for player in range(game.num_players()):
            tensor = np.array(state.information_state_tensor(player), dtype=np.float32)
            assert tensor.shape == tuple(game.information_state_tensor_shape())
            row = np.array(state.observation_tensor(player), dtype=np.float32)
            assert (tensor[: row.size] == row).all()
            words = state.information_state_string(player)
            assert tensor[row.size] == len(words.splitlines()) - 1
            assert seen.setdefault(tensor.tobytes(), words) == words  # another text gives another tensor


@every_game
def test_a_playthrough_replays(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    load(key)
    text = generate_playthrough.playthrough(f"archipel_{key}", action_sequence=None, seed=7)
    path = tmp_path / f"{key}.txt"
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again
    assert "IsTerminal() = True" in text


@every_game
def test_mcts_plays(key: str) -> None:
    from open_spiel.python.algorithms import mcts

    game = load(key)
    state = game.new_initial_state()
    advance(state, Rng(5), 25)
    random = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    decisions = 0
    while decisions < 3 and not state.is_terminal():
        if state.is_chance_node() or len(state.legal_actions()) == 1:
            advance(state, Rng(decisions), 1)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions == 3


@pytest.mark.parametrize("trade", [False, True])
@every_game
def test_a_position_can_be_resampled(key: str, trade: bool) -> None:
    """The player cannot tell the redeal from the true position, and the others learn nothing from it."""
    import pyspiel

    game = load(key, trade=trade)
    state = game.new_initial_state()
    rng = Rng(9)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others_differ = 0
    for _ in range(12):
        advance(state, rng, 11)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions() == state.legal_actions()
            other = (player + 1) % game.num_players()
            assert world.observation_string(other) in world.information_state_string(other)
            others_differ += world.observation_string(other) != state.observation_string(other)
            again = game.deserialize_state(world.serialize())
            assert str(again) == str(world)
            advance(world, rng, 20)
            if world.current_player() == player:  # a redeal of a redeal
                within = world.resample_from_infostate(player, sampler)
                assert within.legal_actions() == world.legal_actions()
    assert others_differ or trade or key not in ("settlers", "princes")  # these games hide hands


@every_game
def test_the_game_length_is_bounded(key: str) -> None:
    game = load(key, most_moves=12)
    assert game.max_game_length() == 12
    state = game.new_initial_state()
    rng, decisions = Rng(5), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        advance(state, rng, 1)
    assert decisions == 12
    assert state.returns() == [0.0] * game.num_players()


@every_game
@pytest.mark.skipif(not COMPILED, reason="whole games take too long in the interpreted engine")
def test_ismcts_plays_a_match(key: str) -> None:
    """OpenSpiel's own bot needs determinizations that match the information state."""
    example = runpy.run_path(str(Path(__file__).parent.parent.parent / "examples" / "openspiel_ismcts.py"))
    won, seats = example["match"](key, 1, 4)
    assert won in (0, 1)
    assert seats == load(key).num_players()
