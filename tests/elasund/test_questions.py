"""Pending questions of Elasund: each has its name in the views, and the contract says whose turn it is."""

from __future__ import annotations

from elasund.scenes import do, give_hand, new_game, place_buildings, place_permits, place_ship, scene

from archipel.core.state import NOBODY
from archipel.games.elasund.building import PayToBuild
from archipel.games.elasund.cards import Drawing
from archipel.games.elasund.church import LayingTile, TileDraw
from archipel.games.elasund.discards import Halving
from archipel.games.elasund.features import PURPOSES, STEPS
from archipel.games.elasund.huts import SettingUp
from archipel.games.elasund.income import Rolling, ShipThrow, Steering
from archipel.games.elasund.permits import PayForRow, PermitSquare, Permitting
from archipel.games.elasund.pirates import Loot, Plundered, Rewarding
from archipel.games.elasund.position import GIVEN_UP, Asked, Question, Won
from archipel.games.elasund.projects import Projects
from archipel.games.elasund.setup import FirstPlayer
from archipel.games.elasund.special import MoveTarget, PayToMove, PayToUpgrade, PlaceSquare, Special
from archipel.games.elasund.turn import END_TURN

QUESTIONS: list[Question] = [
    FirstPlayer(0), Drawing(0, 1), Rolling(0), ShipThrow(0), Steering(0, 7, 3),
    Plundered(0, [1, 2]), Halving(0, [0, 2]), Rewarding(0, 1), Loot(0, 1),
    Projects(0, 2), PayToBuild(0, 2, 5), TileDraw(0, True), LayingTile(0), SettingUp(0),
    Permitting(0), PermitSquare(0, 1), PayForRow(0, 1, 5),
    Special(0), MoveTarget(0, 5), PayToMove(0, 5, 6), PayToUpgrade(0, 5, 3), PlaceSquare(0, 2),
    GIVEN_UP, Won(0),
]  # fmt: skip
"""One question of each kind."""


def leaves(of: type[Question]) -> set[type[Question]]:
    below = of.__subclasses__()
    return set().union(*[leaves(cls) for cls in below]) if below else {of}


def test_views_name_every_question_and_every_purpose() -> None:
    assert {type(question) for question in QUESTIONS} | {type(END_TURN)} == leaves(Question)
    assert {question.name() for question in QUESTIONS} == set(STEPS)
    purposes = set()
    for question in QUESTIONS:
        out = Asked()
        question.show(out)
        purposes.add(out.purpose)
    assert purposes == {*PURPOSES, ""}


def test_questions_of_one_name_have_different_texts() -> None:
    alike: list[Question] = [
        PayToBuild(0, 2, 3),
        PayForRow(0, 2, 3),
        PayToMove(0, 2, 3),
        PayToUpgrade(0, 2, 3),
    ]
    alike += [PermitSquare(0, 2), MoveTarget(0, 2), PlaceSquare(0, 2), Halving(0, [1]), Plundered(0, [1])]
    assert len({question.text() for question in alike}) == len(alike)


def test_several_are_asked_in_turn_order_as_long_as_they_owe() -> None:
    giving = Plundered(1, [1, 0, 2])
    assert (giving.seat, giving.asked()) == (2, [2, 0])
    assert giving.prompt(0).args == {"cards": 1}
    assert giving.prompt(1).key == "waiting-several"
    assert giving.text() == "give 2 1 1 0 2 pirates"


def test_the_contract_says_whose_turn_it_is() -> None:
    s = new_game(seats=2)
    assert s.turn() == NOBODY
    do(s, "! draw red", "! draw red", "! dice 1 2", "! dice 3 3")
    assert s.turn() == 1
    s = scene(phase="roll", seats=2)
    place_ship(s, 2)
    place_buildings(s, "blue well 1 3")
    give_hand(s, "blue", "gold")
    do(s, "red roll", "! dice 3 4", "red ship 5")
    assert (s.asked(), s.turn()) == ([1], 0)


def test_the_cubes_on_the_board_are_public() -> None:
    s = scene(seats=2)
    place_permits(s, "red 1 3 3")
    give_hand(s, "red", "gold 5")
    do(s, "red build well 3 3")
    assert [s.public_points(seat) for seat in (0, 1)] == s.scores() == [1, 0]
