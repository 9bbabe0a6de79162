"""What is pending in Junior: a name for each kind, known to rows; and what they say when nobody is asked."""

from __future__ import annotations

from junior.scenes import RED, WHITE, deal, do, main_of, start

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action
from archipel.games.junior.building import FreeBuild, PortDraw
from archipel.games.junior.coco import CocoDraw, Tribute
from archipel.games.junior.features import PHASES
from archipel.games.junior.ghost import Haunt, Recount, Six
from archipel.games.junior.position import NO_WINNER, Over, Question
from archipel.games.junior.production import DieRoll
from archipel.games.junior.setup import Lot
from archipel.games.junior.state import JuniorState
from archipel.games.junior.trading import Answering, Choosing
from archipel.games.junior.turn import Main, Rolling


def pick(state: JuniorState, rng: Rng) -> tuple[int, Action]:
    """Whoever is asked does something at random; now and then something is offered or proposed."""
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
        state = start(3 + seed % 2, "first=lot" if seed % 2 else "six=may")
        rng = Rng(seed)
        while state.actor() != NOBODY:
            names |= {question.name() for question in state.p.pending}
            state.apply(*pick(state, rng))
    assert names == set(PHASES)


def test_it_is_nobodys_turn_before_the_lot() -> None:
    state = start(4, "first=lot")
    assert (state.turn(), state.actor()) == (NOBODY, CHANCE)
    do(state, "! first 2")
    assert (state.turn(), state.actor()) == (2, 2)


def test_a_watcher_waits_while_several_seats_are_asked() -> None:
    state = main_of(RED)
    deal(state, RED, "sabre")
    do(state, "0 offer sabre for wood")
    assert state.prompt(WHITE).key == "prompt-answer"
    assert state.prompt(RED).key == state.prompt(WATCHER).key == "wait-answers"
    assert state.turn() == RED


def test_questions_that_differ_have_different_texts() -> None:
    questions: list[Question] = [NO_WINNER, FreeBuild(0, 1), FreeBuild(0, 2), FreeBuild(1, 1)]
    for seat in (0, 1):
        questions += [Over(seat, 0), Over(seat, 1), Recount(seat), Lot(seat), Rolling(seat), Main(seat)]
        questions += [DieRoll(seat), CocoDraw(seat), PortDraw(seat), Six(seat), Haunt(seat), Choosing(seat)]
        for owed in ([0, 0, 1], [0, 0, 2], [1, 0, 1]):
            questions += [Tribute(seat, owed), Answering(seat, owed)]
    assert len({question.text() for question in questions}) == len(questions)
    assert {question.seat for question in questions} == {0, 1, 2, CHANCE, NOBODY}
