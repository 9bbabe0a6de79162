"""Pirates: a 7 (E-074 to E-081)."""

from __future__ import annotations

import pytest
from elasund.scenes import GAME, Scene, given

from archipel.core.state import WATCHER, Action
from archipel.games.elasund.view import ElasundView


def seven(s: Scene, row: int) -> Scene:
    return s.do("red roll", "! dice 3 4", f"red ship {row}")


@pytest.mark.rule("E-074", "E-075", "E-A21")
def test_the_roller_chooses_any_other_row() -> None:
    s = given(phase="roll").ship(8).do("red roll", "! dice 1 6")
    assert s.legal("red") == [f"ship {row}" for row in (2, 3, 4, 5, 6, 9, 10, 11, 12)]
    assert s.why("red ship 8") == ["E-075"]
    assert s.why("blue ship 9") == ["E-016"]


def t09() -> Scene:
    s = given(phase="roll", turn="red").ship(2)
    s.tiles("blue tavern 0 3", "red well 3 3", "blue tavern 4 2", "red great 6 2")
    s.walls("red N1", "red N2", "red E3")  # red's third tile is the tower; E2 and E4 need not stand for this
    for colour in ("red", "blue", "green", "yellow"):
        s.hand(colour, gold=4, green=2)
    return s


@pytest.mark.rule("E-T09", "E-078", "E-A24", "E-F24")
def test_one_card_for_each_cube_whose_flag_is_in_the_row() -> None:
    s = t09()
    s.do("red roll", "! dice 3 4")
    lines = [(note.args["seat"], note.args["cards"]) for note in s.preview("red ship 5")]
    assert lines == [(0, 3), (1, 1)]
    s.do("red ship 5")
    assert [s.p.owed[seat] for seat in range(4)] == [3, 1, 0, 0]
    assert s.asked() == ["red", "blue"]  # all at once, in turn order


@pytest.mark.rule("E-A24")
def test_what_does_not_stand_in_the_row_is_safe() -> None:
    s = given(phase="roll").ship(12).walls("blue N1", "blue N2", "blue N3")  # a northern tower
    s.tiles("blue house 0 0", "blue tavern 0 1", "blue tavern 0 3")  # 5 trade points: cubes on the track
    s.hand("blue", gold=9)
    assert s.track("blue") == 2
    seven(s, 2)
    assert s.step() == "build"
    assert s.gold("blue") == 9


@pytest.mark.rule("E-A24")
def test_church_cubes_stand_in_their_row() -> None:
    s = given(phase="roll").ship(2).church("blue 1", "blue 2", "blue 4").hand("blue", gold=9)
    seven(s, 8)
    assert s.p.owed[1] == 2


@pytest.mark.rule("E-078", "E-A25")
def test_victims_choose_gold_or_influence() -> None:
    s = seven(t09(), 5)
    assert s.legal("red") == ["discard gold", "discard green"]
    assert s.why("red discard blue") == ["E-078"]
    assert s.why("green discard gold") == ["E-016"]
    s.do("blue discard green", "red discard gold", "red discard green", "red discard gold")
    assert (s.gold("red"), s.influence("red"), s.gold("blue"), s.influence("blue")) == (2, 1, 4, 1)


@pytest.mark.rule("E-A25")
def test_what_is_given_up_stays_hidden_until_all_have_answered() -> None:
    s = seven(t09(), 5)
    before = s.state.view(2)
    discard = GAME.read("discard green")
    assert isinstance(before, ElasundView)
    assert s.state.told(2, 1, discard) is None
    assert s.state.told(WATCHER, 1, discard) is None
    assert s.state.told(1, 1, discard) is discard
    s.do("blue discard green")
    after = s.state.view(2)
    assert isinstance(after, ElasundView)
    assert after.seats[1].influence == before.seats[1].influence == 2
    s.do("red discard gold")
    now = s.state.view(2)
    assert isinstance(now, ElasundView)
    assert now.seats[0].gold == before.seats[0].gold == 4
    assert s.state.told(2, 1, discard) is None
    s.do("red discard gold", "red discard gold")
    assert s.state.told(2, 1, discard) == Action("discard green")


@pytest.mark.rule("E-079")
def test_who_has_too_few_gives_all_and_who_has_none_none() -> None:
    s = (
        given(phase="roll")
        .ship(2)
        .tiles("blue well 1 3", "blue well 3 3", "green well 5 3")
        .hand("blue", gold=1)
    )
    seven(s, 5)
    assert [s.p.owed[seat] for seat in range(4)] == [0, 1, 0, 0]
    s.do("blue discard gold")
    assert s.step() == "build"


@pytest.mark.rule("E-080", "E-C09", "E-C10", "E-A26")
def test_the_roller_takes_a_discarded_card_for_each_tower() -> None:
    s = seven(t09(), 5).do("red discard gold", "red discard gold", "red discard gold", "blue discard green")
    assert s.step() == "take"
    assert s.legal("red") == ["take gold", "take green", "pass"]  # chosen, own discards included, optional
    assert s.why("red take blue") == ["E-080"]
    assert s.why("red take any") == ["E-080", "E-C09"]
    s.do("red take green")
    assert (s.influence("red"), s.step()) == (3, "build")  # one tower, one card
    assert s.p.bank == 51 - 4 * 3 - 1  # the rest of the gold is gone


@pytest.mark.rule("E-A26")
def test_the_reward_may_be_declined() -> None:
    s = seven(t09(), 5).do("red discard gold", "red discard gold", "red discard green", "blue discard green")
    s.do("red pass")
    assert s.p.spent == [0, 0, 0, 2]
    assert s.step() == "build"


@pytest.mark.rule("E-A26")
def test_no_more_than_the_cards_discarded() -> None:
    s = given(phase="roll").ship(2).tiles("blue well 1 3").hand("blue", gold=1)
    s.walls("red N1", "red N2", "red N3", "red N4", "red N5", "red N6")  # two towers
    seven(s, 5).do("blue discard gold", "red take gold")
    assert (s.step(), s.gold("red")) == ("build", 1)


@pytest.mark.rule("E-080")
def test_without_a_tower_there_is_no_reward() -> None:
    s = given(phase="roll").ship(2).tiles("blue well 1 3").hand("blue", gold=1).walls("red N1", "red N2")
    seven(s, 5).do("blue discard gold")
    assert s.step() == "build"


@pytest.mark.rule("E-C09")
def test_with_the_other_ruling_the_reward_is_drawn() -> None:
    s = given(phase="roll", options="reward=random").ship(2).tiles("blue well 1 3", "green well 3 3")
    s.hand("blue", gold=1).hand("green", red=1).walls("red N1", "red N2", "red N3")
    seven(s, 5).do("blue discard gold", "green discard red")
    assert s.legal("red") == ["take any", "pass"]
    assert s.why("red take gold") == ["E-080", "E-C09"]
    s.do("red take any")
    assert s.legal("!") == ["take gold", "take red"]
    assert s.state.odds() == [1, 1]
    s.do("! take red")
    assert (s.influence("red"), s.step()) == (1, "build")


@pytest.mark.rule("E-C10")
def test_with_the_other_ruling_own_discards_do_not_count() -> None:
    s = t09()
    s.p.rulings = given(options="reward-pool=others").p.rulings
    seven(s, 5).do("red discard gold", "red discard gold", "red discard gold", "blue discard green")
    assert s.legal("red") == ["take green", "pass"]


@pytest.mark.rule("E-077", "E-081")
def test_the_rest_of_the_turn_is_normal_and_the_ship_a_ship_again() -> None:
    s = given(phase="roll", huts=True).ship(2).hand("red", gold=3).tiles("blue well 6 4").hand("blue", gold=2)
    seven(s, 5).do("red pass", "red permit 1", "red at 5 3", "red end")  # row 5, the pirates' row
    s.do("blue roll", "! dice 1 4")
    assert s.legal("blue") == ["ship 3", "ship 8"]
    s.do("blue ship 8")
    assert s.gold("blue") == 3  # income again: blue's tall starter reaches row 8
