"""The core alone: random numbers, options, dealers, referees, playouts."""

from __future__ import annotations

import pytest
from tables import Table

from archipel.core import options
from archipel.core.options import SEED, Option, Preset
from archipel.core.playout import playout
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, Action, BadOptions, IllegalAction, Note
from archipel.parts.bits import first, members, set_of, size
from archipel.registry import BUILT_IN, GAMES

TABLE = Table(GAMES["settlers"], 4, "board=variable")
OPTIONS = (Option("board", ("small", "large")), Option("trade", ("yes", "no")))
PRESETS = (SEED, Preset("new", (("trade", "no"),)))


def test_random_numbers_are_the_same_everywhere() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(6)] == [216, 30, 18, 674, 976, 662]


@pytest.mark.parametrize("seed", [0, 1, -1, 2026, 2**32 - 1, 2**63, 2**64 - 1, 2**70 + 3])
def test_a_seed_is_spread_by_splitmix64(seed: int) -> None:
    full = 2**64 - 1
    x, words = seed & full, []
    for _ in range(6):
        x = x + 0x9E3779B97F4A7C15 & full
        z = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & full
        z = (z ^ z >> 27) * 0x94D049BB133111EB & full
        words.append((z ^ z >> 31) % 4294944442 + 1)
    assert Rng(seed).__reduce__()[1] == tuple(words)


def test_random_numbers_are_spread_evenly() -> None:
    for seed in (0, 1, 2**63):
        rng = Rng(seed)
        counts = [0] * 10
        for _ in range(20_000):
            counts[rng.below(10)] += 1
        assert all(abs(count - 2000) < 250 for count in counts)
        assert rng.weighted([0, 0, 5]) == 2
    with pytest.raises(ValueError, match="no weight"):
        Rng(1).weighted([0, 0])


def test_bit_sets_list_their_members() -> None:
    for items in ([], [0], [61], [3, 17, 53], list(range(62))):
        assert members(set_of(items)) == items
        assert size(set_of(items)) == len(items)
        assert not items or first(set_of(items)) == items[0]


def test_options_settle_and_are_written_shortly() -> None:
    assert options.read(OPTIONS, PRESETS, "") == {"board": "small", "trade": "yes"}
    assert options.read(OPTIONS, PRESETS, "preset=new board=large")["trade"] == "no"
    assert options.read(OPTIONS, PRESETS, "trade=yes,preset=new")["trade"] == "yes"
    for text in ("preset=seed", "preset=new", "preset=seed board=large", "preset=new board=large"):
        assert options.text(OPTIONS, PRESETS, options.read(OPTIONS, PRESETS, text)) == text


@pytest.mark.parametrize("text", ["x", "x=1", "board=huge", "preset=old", "board=small board=large"])
def test_wrong_options_are_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        options.read(OPTIONS, PRESETS, text)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_impossible_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="seats"):
        GAMES["settlers"].open(seats, GAMES["settlers"].read_options(""))


def test_playouts_leave_the_state_alone_and_repeat() -> None:
    state = TABLE.start()
    first, second = playout(state, 3, 5), playout(state, 3, 5)
    assert state.actor() == CHANCE
    assert first.games == 3
    assert first.check == second.check != playout(state, 3, 6).check
    assert sum(first.wins) + first.drawn == 3


def test_several_steps_are_played_together_or_not_at_all() -> None:
    referee = TABLE.referee(1)
    referee.deal()
    settle = referee.state.legal(0)[0]
    rows = len(referee.rows)
    with pytest.raises(IllegalAction):
        referee.play(0, settle, settle)
    assert len(referee.rows) == rows
    trial = referee.state.copy()
    trial.apply(0, settle)
    referee.play(0, settle, trial.legal(0)[0])
    assert len(referee.rows) == rows + 2
    assert referee.state.actor() == 1


def test_take_backs_stop_at_chance_reveals_and_other_seats() -> None:
    referee = TABLE.referee(1)
    referee.deal()
    assert referee.may_take_back(0) == 0  # chance acted last
    with pytest.raises(IllegalAction, match="take back"):
        referee.take_back(0, len(referee.rows))
    referee.play(0, referee.state.legal(0)[0])
    first = len(referee.rows)
    referee.play(0, referee.state.legal(0)[0])
    assert referee.may_take_back(0) == first
    assert referee.may_take_back(1) == 0
    referee.play(1, referee.state.legal(1)[0])
    assert referee.may_take_back(0) == 0
    assert referee.may_take_back(1) == len(referee.rows)


def test_a_referee_without_a_dealer_says_so() -> None:
    with pytest.raises(ValueError, match="no dealer"):
        Referee(TABLE.game, 4, TABLE.settled()).deal()


def test_notes_and_actions_are_values() -> None:
    assert Action("end") == GAMES["settlers"].read("end")
    assert Action("end") != "end"
    assert Note("a", ["S-001"], {"n": 1}) == Note("a", ["S-001"], {"n": 1}) != Note("a", ["S-001"])
    assert Note("a", []) != "a"
    assert "S-001" in repr(Note("a", ["S-001"]))
    assert repr(Action("end")) == "<end>"


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_memory_hears_only_its_own_game(game: str) -> None:
    memory = Table(GAMES[game], GAMES[game].seats[-1], "").referee(1).memories[0]
    other = next(name for name in BUILT_IN if name != game)
    table = Table(GAMES[other], GAMES[other].seats[-1], "").referee(1)
    seat = table.state.actor()
    with pytest.raises(TypeError, match="hears of"):
        memory.hear(table.state, seat, table.state.legal(seat)[0])
