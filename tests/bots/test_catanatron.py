"""The bridge to catanatron: what we understand of its positions is what is there."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

pytest.importorskip("catanatron")
sys.path.insert(0, str(Path(__file__).parents[2]))

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from archipel.core.state import Action
from bench.peers_catanatron import OPTIONS, Geography, OurPlayer, our_action, translate


@pytest.mark.parametrize("seats", [2, 4])
def test_their_lists_and_ours_are_the_same(seats: int) -> None:
    random.seed(5)
    game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=5)
    geography = Geography(game.state.board.map)
    assert OPTIONS["phases"] == "free"
    compared = 0
    while game.winning_color() is None and compared < 400:
        state = game.state
        theirs = state.playable_actions
        seat = state.current_player_index
        if len(theirs) > 1:
            p = translate(state, geography, seat, 1)
            ours = {action.text for action in p.legal(seat)}
            named = [our_action(action, geography) for action in theirs]
            texts = {action.text for action in named if action is not None}
            # before the roll they let knights be played only; a road must be paid for even if it is free
            optional = {text for text in ours if text.startswith("play ") and text != "play knight"}
            assert texts <= ours
            assert ours - texts <= optional
            assert p.scores()[seat] == state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"]
            assert sum(sum(player.hand) for player in p.players) + sum(p.bank) == 95
            compared += 1
        game.play_tick()
    assert compared > 50


def test_a_hidden_card_changes_nothing() -> None:
    """The same position but for what the others hold: the same translation."""
    random.seed(6)
    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=6)
    for _ in range(300):
        game.play_tick()
    state = game.state
    geography = Geography(state.board.map)
    seat = state.current_player_index
    others = [i for i in range(4) if i != seat]
    before = translate(state, geography, seat, 1)
    held = state.player_state
    moved = 0
    for good in ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"):
        a, b = (f"P{i}_{good}_IN_HAND" for i in others[:2])
        held[a], held[b] = held[b], held[a]
        moved += held[a] != held[b]
    sizes = [sum(player.hand) for player in before.players]
    after = translate(state, geography, seat, 1)
    assert moved
    if [sum(player.hand) for player in after.players] == sizes:
        assert repr(after.view(seat)) == repr(before.view(seat))
    assert after.players[seat].hand == before.players[seat].hand


def test_our_bot_plays_a_whole_game_there() -> None:
    random.seed(7)
    players = [OurPlayer(Color.RED, "medium", 1), RandomPlayer(Color.BLUE)]
    game = Game(players, seed=7)
    assert game.play() is Color.RED
    assert isinstance(our_action(game.state.actions[0], Geography(game.state.board.map)), Action)
