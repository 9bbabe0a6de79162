"""Bot levels: higher ones notice more, and in the children's game all spare the last-placed player."""

from __future__ import annotations

import pytest

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.evaluate.bargaining import Bargaining, Before
from archipel.bots.evaluate.base import NO_WEIGHTS, Evaluator
from archipel.bots.levels import level_of
from archipel.bots.make import make_bot
from archipel.bots.search import Edge
from archipel.bots.thinker import Thinker
from archipel.core.dealer import SeededDealer
from archipel.core.profile import Level
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State
from archipel.parts.bargain import Bid, Offer
from archipel.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_each_level_notices_more_than_the_one_below(game: str) -> None:
    easy, medium, hard = (level_of(name, game) for name in ("easy", "medium", "hard"))
    assert easy.attention < medium.attention < hard.attention == 100
    assert easy.nodes == medium.nodes == 0 < hard.nodes


@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_in_junior_every_level_is_kind_and_the_lower_the_kinder(name: str) -> None:
    kindness = [level_of(level, "junior").kindness for level in ("easy", "medium", "hard")]
    assert kindness == sorted(kindness, reverse=True)
    assert level_of(name, "junior").kindness > 0


def edge(text: str, chances: list[float]) -> Edge:
    return Edge(Action(text), chances)


def test_among_near_equal_moves_the_kindest_is_taken() -> None:
    """Seat 0 chooses and seat 2 is last. Hurting seat 1 instead costs almost nothing."""
    cruel, kind, foolish = (
        edge("ghost wood3", [0.40, 0.58, 0.02]),
        edge("ghost wood4", [0.39, 0.51, 0.10]),
        edge("ghost gold5", [0.10, 0.60, 0.30]),
    )
    spares = Thinker("junior", 1, Level(kindness=0.3))
    assert [found.action.text for found in spares._kindest_first([cruel, kind, foolish])][:1] == [
        "ghost wood4"
    ]
    plain = Thinker("junior", 1, Level())
    assert plain._kindest_first([cruel, kind, foolish])[0] is cruel


def test_kindness_never_gives_the_game_away() -> None:
    """A move that costs much is not made for kindness."""
    wins, spares = edge("fortress f1", [0.9, 0.08, 0.02]), edge("end", [0.5, 0.3, 0.2])
    for name in ("easy", "medium", "hard"):
        bot = Thinker("junior", 1, level_of(name, "junior"))
        assert bot._kindest_first([wins, spares])[0] is wins


def test_ties_are_broken_at_random() -> None:
    """Ties are broken at random, so that low numbers have no advantage."""
    equal = Thinker("junior", 1, Level())
    equal.evaluator = Evaluator()
    state = GAMES["junior"].open(3, GAMES["junior"].read_options(""))
    state.apply(0, GAMES["junior"].read("roll"))
    state.apply(CHANCE, GAMES["junior"].read("dice 6"))
    chosen = {equal.choose(Chair(state, 0, None)).text for _ in range(100)}
    assert len(chosen) == len(state.legal(0)) > 2


def test_a_trade_that_is_statically_worse_than_none_is_declined() -> None:
    bot = Thinker("junior", 1, Level())
    better, worse, none = edge("accept", [0.5, 0.5]), edge("accept", [0.3, 0.7]), edge("decline", [0.4, 0.6])
    assert bot._unless_worse([better, none]) is better
    assert bot._unless_worse([worse, none]) is none
    assert bot._unless_worse([none, better]) is none


def test_a_chair_counts_the_offers_of_its_turn() -> None:
    """Each further offer of a turn needs a higher gain, even from a bot that is made new for every move."""
    game = GAMES["settlers"]
    referee = Referee(game, 3, game.read_options(""), SeededDealer(3))
    made = 0
    for move in range(400):
        referee.deal()
        seat = referee.state.actor()
        chair = Chair.at(referee, seat)
        action = make_bot("greedy", "settlers", move).choose(chair)
        referee.play(seat, action)
        if action.text.startswith("offer"):
            made += 1
            assert Chair.at(referee, seat).offered == chair.offered + 1 < 5
        elif action.text == "end":
            assert [Chair.at(referee, other).offered for other in range(3)] == [0, 0, 0]
    assert made > 5


def test_an_offer_is_judged_by_the_worst_exchange_that_a_partner_gains_by() -> None:
    state = GAMES["junior"].open(3, GAMES["junior"].read_options(""))
    loses, gains, gains_more, poor = 1, 2, 0, 4
    before = Before([0.0] * 4, NO_WEIGHTS)
    before.chances[:] = [0.40, 0.30, 0.30, 0.40]
    deals = {
        loses: [0.39, 0.20, 0.39, 0.41],
        gains: [0.35, 0.20, 0.45, 0.45],
        gains_more: [0.50, 0.35, 0.23, 0.42],
    }

    class Known(Bargaining):
        def __init__(self, asked: list[Seat]) -> None:
            self.partners = asked

        def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
            return self.partners

        def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
            return seat in deals

        def dealt(
            self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int], before: Before
        ) -> list[float]:
            return deals[partner]

    bid = Offer([], [], [], 0)
    found = Known([poor, loses, gains, gains_more]).bargain(state, 3, bid, before)
    assert found.partner == gains_more
    assert found.chances == deals[gains_more]
    found = Known([poor, loses]).bargain(state, 3, bid, before)
    assert found.partner == NOBODY
    assert found.chances == before.chances


@pytest.mark.parametrize("game", ["settlers", "junior"])
def test_the_value_of_a_trade_is_that_of_the_position_after_it(game: str) -> None:
    """The shortcut, which uses one or two strengths, equals the evaluation of the whole position."""
    evaluator = EVALUATORS[game]
    agreed = compared = 0
    verbs: set[str] = set()
    for seed in range(3):
        rng = Rng(seed)
        state = GAMES[game].open(4, GAMES[game].read_options(""))
        for _ in range(300):
            seat = state.actor()
            if seat == NOBODY:
                break
            if seat >= 0:
                offers = state.offers(seat)
                listed = state.legal(seat)
                now = evaluator.chances(state)
                found = evaluator.prospects(state, seat, offers + listed)
                for chances, action in zip(found, offers + listed, strict=True):
                    assert chances == evaluator.chances(evaluator.after(state, seat, action))
                compared += len(offers)
                agreed += sum(chances != now for chances in found[: len(offers)])
                verbs.update(action.text.split(" ")[0] for action in listed)
                assert now == evaluator.chances(state)
            choices = state.legal(seat)
            if seat >= 0 and rng.below(3) == 0:
                choices = state.offers(seat) or choices
            state.apply(seat, choices[rng.weighted(state.odds()) if seat < 0 else rng.below(len(choices))])
    assert compared > agreed > 20
    assert verbs >= {"accept", "decline", "confirm", "withdraw", "trade"}
