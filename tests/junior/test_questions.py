"""Pending questions of Junior: each kind has a name that observations know, also when no seat is asked."""

from __future__ import annotations

from junior.scenes import RED, WHITE, do, give_hand, new_game, scene

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action
from archipel.games.junior.features import PHASES
from archipel.games.junior.state import JuniorState


def pick(state: JuniorState, rng: Rng) -> tuple[int, Action]:
    """Pick a random action of the seat that is asked, now and then an offer or a proposal."""
    talker = rng.below(state.p.seats)
    offers = state.offers(talker)
    if offers and rng.below(3) == 0:
        return talker, offers[rng.below(len(offers))]
    if state.actor() == CHANCE:
        return CHANCE, state.legal(CHANCE)[rng.weighted(state.odds())]
    asked = state.asked()
    seat = asked[rng.below(len(asked))]
    choices = state.legal(seat)
    return seat, choices[rng.below(len(choices))]


def test_observations_know_the_names_of_all_questions() -> None:
    names: set[str] = set()
    for seed in range(8):
        state = new_game("first=lot" if seed % 2 else "six=may", seats=3 + seed % 2)
        rng = Rng(seed)
        while state.actor() != NOBODY:
            names |= {question.name() for question in state.p.pending}
            state.apply(*pick(state, rng))
    assert names == set(PHASES)


def test_it_is_nobodys_turn_before_the_lot() -> None:
    state = new_game("first=lot")
    assert (state.turn(), state.actor()) == (NOBODY, CHANCE)
    do(state, "! first 2")
    assert (state.turn(), state.actor()) == (2, 2)


def test_a_spectator_waits_while_several_seats_are_asked() -> None:
    state = scene(turn=RED)
    give_hand(state, RED, "sabre")
    do(state, "0 offer sabre for wood")
    assert state.prompt(WHITE).key == "prompt-answer"
    assert state.prompt(RED).key == state.prompt(WATCHER).key == "wait-answers"
    assert state.turn() == RED
