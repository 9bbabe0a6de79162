"""The search: it finds wins, knows no more than its seat, and is reproducible."""

from __future__ import annotations

import pytest
from tables import Table, positions

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.levels import LEVELS
from archipel.bots.make import BOTS, make_bot
from archipel.bots.search import SearchSettings, TreeSearch
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, BadOptions, State
from archipel.games.settlers import Settlers
from archipel.games.settlers.cards import CITY_COST
from archipel.games.settlers.position import STOPPED
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Trading
from archipel.parts.packed import pack
from archipel.registry import GAMES

SMALL = {"hard": "hard:nodes=60:worlds=2"}
every_game = pytest.mark.parametrize("game", GAMES)


def middle(game: str, steps: int = 150, seed: int = 3) -> State:
    """A position some way into a random game (earlier if it is short), with several choices."""
    state = GAMES[game].open(GAMES[game].printed_seats[-1], GAMES[game].read_options(""))
    rng = Rng(seed)
    for step in range(5000):
        seat = state.actor()
        if seat == NOBODY:
            return middle(game, steps // 2, seed)
        choices = state.legal(seat)
        if step > steps and seat >= 0 and len(choices) > 2:
            return state
        pick = rng.weighted(state.odds()) if seat < 0 else rng.below(len(choices))
        state.apply(seat, choices[pick])
    raise AssertionError("no decision found")


def settled() -> SettlersState:
    """Settlers on the printed island, during the first turn."""
    game = Settlers()
    state = game.start(2, game.read_options(""))
    state.p.pending = [STOPPED, Trading(0, True)]
    return state


@every_game
def test_the_same_seed_and_budget_give_the_same_search(game: str) -> None:
    state = middle(game)
    seat = state.actor()
    runs = []
    for _ in range(2):
        rng = Rng(5)
        worlds = [state.redeal(seat, None, rng) for _ in range(3)]
        search = TreeSearch(EVALUATORS[game], worlds, seat, worlds[0].legal(seat), rng, SearchSettings())
        search.run(120)
        runs.append([(edge.action.text, edge.visits, edge.sums) for edge in search.ranked()])
    assert runs[0] == runs[1]
    assert sum(visits for _, visits, _ in runs[0]) > 0


@every_game
def test_win_probabilities_add_up_to_one(game: str) -> None:
    for steps in (0, 60, 150):
        chances = EVALUATORS[game].chances(middle(game, steps))
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_a_move_depends_only_on_what_the_seat_knows(game: str, name: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[-1])
    tried = 0
    for at in positions(table, seed=11, every=37, most=6):
        seat = at.state.actor()
        if seat < 0 or len(at.state.legal(seat)) < 2:
            continue
        memory = at.memories[seat]
        twin = at.state.redeal(seat, memory, Rng(99))
        choices = [
            make_bot(SMALL.get(name, name), game, 7).choose(Chair(state, seat, memory.copy()))
            for state in (at.state, twin)
        ]
        assert choices[0] == choices[1]
        tried += 1
    assert tried


def near_the_end(hand: list[int]) -> SettlersState:
    """Seat 0 is on turn with nine points and this hand."""
    state = settled()
    me = state.p.players[0]
    me.points = 9
    me.hand = pack(hand)
    state.p.bank -= me.hand
    return state


def test_it_takes_an_immediate_win() -> None:
    for name in ("hard:nodes=200", "medium:attention=100"):
        choice = make_bot(name, "settlers", 1).choose(Chair(near_the_end(CITY_COST.copy()), 0, None))
        assert choice.text.startswith("city ")


def test_it_finds_a_win_after_a_trade() -> None:
    """Trading four wool gives the ore that the city lacks."""
    state = near_the_end([0, 0, 4, 2, 2])
    search = TreeSearch(EVALUATORS["settlers"], [state.copy()], 0, state.legal(0), Rng(1), SearchSettings())
    search.run(300)
    best = search.ranked()[0]
    assert best.action.text == "trade wool ore"
    assert best.mean(0) > 0.9


def test_it_does_not_help_a_rival_to_win() -> None:
    """With two players a trade is zero-sum, and here it would lose the game."""
    game = Settlers()
    state = near_the_end([1, 0, 0, 2, 2])
    rival = state.p.players[1]
    rival.hand = pack([0, 0, 0, 0, 2])
    state.p.bank -= rival.hand
    state.apply(0, game.read("offer wood for ore"))
    for name in BOTS[1:]:
        choice = make_bot(SMALL.get(name, name) + (":attention=100" if name in LEVELS else ""), "settlers", 1)
        assert choice.choose(Chair(state, 1, None)).text != "accept"


def test_wrong_bot_names_are_refused() -> None:
    for name in ("xyzzy", "hard:nodes", "hard:nodes=many", "hard:xyzzy=1", "no.such.Bot"):
        with pytest.raises(BadOptions):
            make_bot(name, "settlers", 0)


@pytest.mark.parametrize("game", ["junior", "settlers"])
def test_search_bots_trade_and_play_legally(game: str) -> None:
    """The worlds differ in what the others can accept; the referee checks every action."""
    seats = GAMES[game].printed_seats[0]
    referee = Table(GAMES[game], seats).referee(4)
    bots = [make_bot("hard:nodes=30:worlds=4:offer_gain=0.001", game, seat) for seat in range(seats)]
    referee.deal()
    for _ in range(120):
        if referee.over():
            break
        seat = referee.state.actor()
        referee.play(seat, bots[seat].choose(Chair.at(referee, seat)))
        referee.deal()
    said = [row.action.text.split()[0] for row in referee.rows]
    assert "offer" in said
    assert len(said) > 100
