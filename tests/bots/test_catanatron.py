"""The bridge to catanatron: its positions are translated faithfully."""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("catanatron")
sys.path.insert(0, str(Path(__file__).parents[2]))

from catanatron.game import Game
from catanatron.models.enums import ActionPrompt
from catanatron.models.player import Color, RandomPlayer

from archipel.bots.chair import Chair
from archipel.core.state import Action, Note
from archipel.games.settlers import actions as a
from archipel.parts.packed import total
from bench.peers_catanatron import (
    OPTIONS,
    Clock,
    Geography,
    OurPlayer,
    Untranslatable,
    make,
    our_action,
    translate,
)

GOODS = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")


@pytest.mark.parametrize("seats", [2, 4])
def test_legal_actions_equal_catanatrons(seats: int) -> None:
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
            table = translate(state, geography, seat, 1)
            ours = {action.text for action in table.legal(seat)}
            named = [our_action(action, geography) for action in theirs]
            texts = {action.text for action in named if action is not None}
            # before the roll catanatron allows only knights; even a free road must be payable
            optional = {text for text in ours if text.startswith("play ") and text != "play knight"}
            assert texts <= ours
            assert ours - texts <= optional
            assert table.scores()[seat] == state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"]
            assert sum(player.held for player in table.p.players) + total(table.p.bank) == 95
            compared += 1
        game.play_tick()
    assert compared > 50


def test_hidden_cards_do_not_change_the_translation() -> None:
    """Two positions that differ only in hidden cards have the same translation."""
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
    for good in GOODS:
        a, b = (f"P{i}_{good}_IN_HAND" for i in others[:2])
        held[a], held[b] = held[b], held[a]
        moved += held[a] != held[b]
    sizes = [player.held for player in before.p.players]
    after = translate(state, geography, seat, 1)
    assert moved
    if [player.held for player in after.p.players] == sizes:
        assert repr(after.view(seat)) == repr(before.view(seat))
    assert after.p.players[seat].hand == before.p.players[seat].hand


def test_our_bot_plays_a_whole_game_under_catanatron() -> None:
    random.seed(7)
    players = [OurPlayer(Color.RED, "medium", 1), RandomPlayer(Color.BLUE)]
    game = Game(players, seed=7)
    assert game.play() is Color.RED
    assert isinstance(our_action(game.state.actions[0], Geography(game.state.board.map)), Action)


# Other versions than the installed one: their known differences, patched into a position of this one.


class Theirs:
    """A state with some fields of another version."""

    def __init__(self, state: Any, **fields: object) -> None:
        self.__dict__.update(state.__dict__)
        self.__dict__.update(fields)


def act(color: Color, kind: str, value: object) -> Any:
    """An action whose kind need not exist in the installed version."""
    return SimpleNamespace(color=color, action_type=SimpleNamespace(value=kind), value=value)


def turn_of(hand: dict[str, int], steps: int = 40) -> tuple[Game, Any, int]:
    """A position some way into a game, with the seat on turn holding this hand."""
    random.seed(8)
    game = Game([RandomPlayer(color) for color in list(Color)[:2]], seed=8)
    while game.state.num_turns < steps:
        game.play_tick()
    state = game.state
    seat = state.current_player_index
    for i, good in enumerate(GOODS):
        state.resource_freqdeck[i] += state.player_state[f"P{seat}_{good}_IN_HAND"] - hand.get(good, 0)
        state.player_state[f"P{seat}_{good}_IN_HAND"] = hand.get(good, 0)
    return game, state, seat


def test_cards_discarded_one_by_one() -> None:
    _, state, seat = turn_of({"WOOD": 9, "ORE": 3, "WHEAT": 2})
    color = state.colors[seat]
    counts = [0, 0]
    counts[seat] = 5
    player = OurPlayer(color, "medium", 1)
    theirs = Theirs(state, current_prompt=ActionPrompt.DISCARD, discard_counts=counts, action_records=[])
    playable = [act(color, "DISCARD_RESOURCE", good) for good in ("WOOD", "WHEAT", "ORE")]
    assert player.decide(SimpleNamespace(state=theirs), playable) in playable
    assert player.owes == 5


def test_cards_discarded_at_once() -> None:
    _, state, seat = turn_of({"WOOD": 8, "ORE": 1})
    color = state.colors[seat]
    player = OurPlayer(color, "medium", 1)
    theirs = Theirs(state, current_prompt=ActionPrompt.DISCARD)
    some = ["WOOD", "WOOD", "WOOD", "ORE"]
    four = ["WOOD"] * 4
    playable = [act(color, "DISCARD", some), act(color, "DISCARD", four)]
    assert player.decide(SimpleNamespace(state=theirs), playable).value in (four, some)
    with pytest.raises(Untranslatable):
        player.decide(SimpleNamespace(state=theirs), [act(color, "DISCARD", ["BRICK"] * 4)] * 2)


def test_the_cheapest_trade_rate_is_used() -> None:
    _, state, seat = turn_of({"WOOD": 4})
    color = state.colors[seat]
    player = OurPlayer(color, "medium", 1)
    dear = act(color, "MARITIME_TRADE", ("WOOD", "WOOD", "WOOD", "WOOD", "ORE"))
    cheap = act(color, "MARITIME_TRADE", ("WOOD", "WOOD", "WOOD", None, "ORE"))
    for playable in ([dear, cheap], [cheap, dear]):
        assert player.decide(SimpleNamespace(state=state), playable) is cheap


def test_offers_are_declined_and_the_unknown_is_an_error() -> None:
    _, state, seat = turn_of({"WOOD": 4})
    color = state.colors[seat]
    player = OurPlayer(color, "medium", 1)
    playable = [act(color, "ACCEPT_TRADE", None), act(color, "REJECT_TRADE", None)]
    assert player.decide(SimpleNamespace(state=state), playable) is playable[1]
    with pytest.raises(Untranslatable, match="BUILD_SHIP"):
        player.decide(SimpleNamespace(state=state), [act(color, "BUILD_SHIP", n) for n in range(2)])


class Stubborn:
    """A bot that plays an illegal move."""

    def __init__(self, game: str, seed: int) -> None:
        pass

    def choose(self, chair: Chair) -> Action:
        return a.PLAY_KNIGHT

    def explain(self) -> Note | None:
        return None


def test_a_move_they_do_not_offer_is_an_error() -> None:
    _, state, seat = turn_of({})
    color = state.colors[seat]
    player = OurPlayer(color, f"{__name__}.Stubborn", 1)
    playable = [act(color, "ROLL", None), act(color, "END_TURN", None)]
    with pytest.raises(Untranslatable, match="play knight"):
        player.decide(SimpleNamespace(state=state), playable)


class Other(RandomPlayer):  # type: ignore[misc]
    """A catanatron player with settings."""

    def __init__(self, color: Color, depth: int = 1, pruned: bool = False, name: str | None = None) -> None:
        super().__init__(color)
        self.settings = (depth, pruned, name)


class Newest(RandomPlayer):  # type: ignore[misc]
    """A player that takes its settings as one object, as in the newest repository."""

    @dataclass(frozen=True)
    class Params:
        """The settings."""

        depth: int = 1
        prunning: bool = False

    def __init__(self, color: Color, params: Params) -> None:
        super().__init__(color)
        self.params = params


def test_settings_as_one_object() -> None:
    assert make(f"{__name__}:Newest", Color.RED, 1).params == Newest.Params()
    assert make(f"{__name__}:Newest:2", Color.RED, 1).params == Newest.Params(2)
    assert make(f"{__name__}:Newest:3,prunning=True", Color.RED, 1).params == Newest.Params(3, True)


def test_players_by_name() -> None:
    assert make(f"{__name__}:Other:2", Color.RED, 1).settings == (2, False, None)
    assert make(f"{__name__}:Other:2,pruned=True", Color.RED, 1).settings == (2, True, None)
    assert make(f"{__name__}:Other:name=C", Color.RED, 1).settings == (1, False, "C")
    assert isinstance(make("hard:nodes=50", Color.RED, 1), OurPlayer)
    player = make(f"{__name__}:Other", Color.RED, 1)
    clock = Clock(player)
    game = Game([player, make("easy", Color.BLUE, 2)], seed=3)
    game.play()
    assert clock.moves > 10
