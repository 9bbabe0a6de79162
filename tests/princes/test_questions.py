"""Pending questions of Princes in the views."""

from __future__ import annotations

import pytest
from princes.scenes import (
    GAME,
    ME,
    actions_of,
    add_cards,
    card_at,
    do,
    give_goods,
    place_cards,
    place_cities,
    place_road,
    place_settlement,
    points_of,
    roll,
    scene,
    set_pending,
    set_stock,
    stock_of,
)
from princes.test_every_card import settle_down

from archipel.core.rng import Rng
from archipel.core.state import CHANCE
from archipel.games.princes.board import CACHE, CENTRE_NAMES, GOLD
from archipel.games.princes.building import PlacingRegions, Scouting
from archipel.games.princes.cards import kind_of
from archipel.games.princes.effects.attacks import GuardRoll
from archipel.games.princes.effects.base_events import FEUD, Feuding, Naming
from archipel.games.princes.effects.gold import Sinking
from archipel.games.princes.effects.losses import Losing, Reacting
from archipel.games.princes.effects.progress import Bathing
from archipel.games.princes.effects.war import Burning
from archipel.games.princes.expansions import Waiving
from archipel.games.princes.goods import Demanding, Gaining, gain
from archipel.games.princes.paying import Paying, pay_one_kind
from archipel.games.princes.position import Asked, Question
from archipel.games.princes.stacks import Burying, Taking
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import Main, Opening, advance
from archipel.parts.bits import BIT
from archipel.parts.packed import pack

ARCHER, ABBEY, RIOTS = kind_of("war/archer"), kind_of("base/abbey"), kind_of("war/riots")
NOTHING: dict[str, object] = {"about": "", "left": 0, "due": [], "named": 0, "turned_up": []}
TOLD: list[tuple[Question, dict[str, object]]] = [
    (Main(ME), {}),
    (PlacingRegions(ME, 0, 7, 3), {"turned_up": [3, 7]}),
    (Scouting(ME, 0, -1), {}),
    (Scouting(ME, 0, 0), {"turned_up": [0]}),
    (GuardRoll(ME, ARCHER), {"about": "war/archer"}),
    (Feuding(ME, -1, 0, 2), {"left": 2}),
    (Naming(ME, 31, 5, 2), {"about": "base/feud", "left": 2, "named": 5}),
    (Losing(ME, FEUD, 7), {"about": "base/feud"}),
    (Sinking(ME, kind_of("gold/pirate_ship"), 7), {"about": "gold/pirate_ship"}),
    (Reacting(ME, RIOTS), {"about": "war/riots"}),
    (Bathing(ME), {"about": "progress/doctor", "left": 1}),
    (Burning(ME), {"about": "war/arsonist", "left": 1}),
    (Waiving(ME, ABBEY), {"about": "base/abbey"}),
    (Gaining(ME, 63, 2), {"left": 2}),
    (Demanding(ME, 2, 63), {"left": 2}),
    (Paying(ME, pack([1, 0, 0, 2, 0, 0]), 0), {"left": 3, "due": [1, 0, 0, 2, 0, 0]}),
    (Paying(ME, pack([0, 0, 0, 0, 0, 1]), 1), {"left": 2, "due": [0, 0, 0, 0, 0, 1]}),
    (Taking(ME, 0, 3, False), {"left": 3}),
    (Burying(ME, ABBEY), {"about": "base/abbey"}),
]


@pytest.mark.parametrize(("question", "told"), TOLD, ids=[repr(question) for question, _ in TOLD])
def test_views_name_the_pending_question_and_its_amount(question: Question, told: dict[str, object]) -> None:
    out = Asked()
    question.show(out)
    shown = {name: getattr(out, name) for name in NOTHING}
    assert shown == NOTHING | told


@pytest.mark.rule("P-127", "P-055")
def test_the_opponent_sees_which_region_the_scout_has_laid_above() -> None:
    state = scene()
    add_cards(state, ME, "base/scout")
    place_road(state, ME, 0)
    give_goods(state, ME, "lumber brick wool grain")
    do(state, "0 play base/scout")
    assert state.view(1).turned_up == ()
    first = actions_of(state)[0]
    do(state, f"0 {first}")
    assert state.view(1).turned_up == (first.removeprefix("above "),)
    assert {text.split(" ")[0] for text in actions_of(state)} == {"below"}


@pytest.mark.rule("P-055", "P-A31")
def test_the_first_region_of_the_stack_is_drawn_like_any_other() -> None:
    state = scene()
    place_road(state, ME, 0)
    give_goods(state, ME, "lumber brick wool grain")
    do(state, "0 build settlement left", f"! region {CENTRE_NAMES[0]}", f"! region {CENTRE_NAMES[5]}")
    assert actions_of(state) == [f"above {CENTRE_NAMES[0]}", f"above {CENTRE_NAMES[5]}"]


def spread(options: str, last: tuple[str, str] = ("pasture 6", "pasture 5")) -> PrincesState:
    """Return a principality that reaches column 1, with two regions there."""
    state = scene(options)
    for above, below in [
        ("field 3", "field 1"), ("mountain 4", "mountain 2"), ("hill 5", "hill 1"),
        ("forest 6", "forest 4"), last,
    ]:  # fmt: skip
        place_settlement(state, ME, "left", above, below)
    return state


@pytest.mark.rule("P-176")
def test_a_mint_works_on_the_very_first_site() -> None:
    state = spread("mode=gold")
    place_cities(state, ME, 1)
    place_cards(state, ME, "gold/mint s1u")
    assert "mint wool" not in actions_of(state)
    give_goods(state, ME, "gold")
    assert "mint wool" in actions_of(state)
    do(state, "0 mint wool", "0 gain r1u")
    give_goods(state, ME, "gold")
    assert "mint wool" not in actions_of(state), "once a turn"


@pytest.mark.rule("P-061", "P-A04")
def test_a_price_is_paid_from_the_very_first_region() -> None:
    state = spread("mode=gold")
    set_stock(state, ME, "r1u", 3)
    do(state, "0 trade wool ore")
    assert stock_of(state, ME, "r1u") == 0


@pytest.mark.rule("P-046")
def test_a_card_is_built_on_the_very_first_site() -> None:
    state = spread("mode=gold")
    give_goods(state, ME, "brick grain ore")
    add_cards(state, ME, "base/abbey")
    assert "build base/abbey s1u" in actions_of(state)
    do(state, "0 build base/abbey s1u")
    assert card_at(state, ME, "s1u1") == "base/abbey"


@pytest.mark.rule("P-084", "P-A03")
def test_the_very_first_region_may_be_the_only_room() -> None:
    state = spread("mode=gold")
    realm = state.p.realms[ME]
    for place in realm.region_places()[1:]:
        realm.lay(place, 3)
    set_pending(state, Opening(ME))
    roll(state, 5, "harvest")
    assert stock_of(state, ME, "r1u") == 1


@pytest.mark.rule("P-168", "P-A71")
def test_a_gold_cache_at_the_very_first_region_takes_gold() -> None:
    state = spread("mode=gold")
    place_cards(state, ME, "gold/gold_cache r1u")
    set_stock(state, ME, "r7u", 3)
    assert state.view(ME).realms[ME].cache_at == "r1u"
    give_goods(state, ME, "ore 3")
    set_stock(state, ME, "r7u", 3)
    assert "trade ore gold" in actions_of(state), "the Cache has room"
    set_pending(state, Opening(ME))
    roll(state, 1)
    assert state.p.realms[ME].cache == 1


@pytest.mark.rule("P-A03", "P-A04", "P-A71")
def test_the_very_first_region_is_one_of_several() -> None:
    state = spread("mode=gold", last=("gold_river 3", "gold_river 2"))
    place_cards(state, ME, "gold/gold_cache r6u")
    set_stock(state, ME, "r7u", 3)
    set_stock(state, ME, "r1d", 3)
    realm = state.p.realms[ME]
    gain_gold(state)
    assert actions_of(state) == ["gain r1u", "gain cache"]
    do(state, "0 gain r1u")
    give_goods(state, ME, "")
    gain_gold(state)
    assert actions_of(state) == ["gain r1u", "gain r1d", "gain r7u", "gain cache"]
    do(state, "0 gain r1d")
    give_goods(state, ME, "")
    set_stock(state, ME, "r1u", 1)
    realm.lay(CACHE, 1)
    pay_gold(state)
    assert actions_of(state) == ["pay r1u", "pay cache"]
    do(state, "0 pay cache")
    set_stock(state, ME, "r1d", 1)
    pay_gold(state)
    assert actions_of(state) == ["pay r1u", "pay r1d"]
    do(state, "0 pay r1d")
    pay_gold(state)
    assert stock_of(state, ME, "r1u") == 0, "nothing is left to choose"


def gain_gold(state: PrincesState) -> None:
    """Gain one gold: a question, unless only one place can store it."""
    gain(state.p, ME, BIT[GOLD], 1)
    advance(state.p)


def pay_gold(state: PrincesState) -> None:
    """Pay one gold: a question, unless it can come from one place only."""
    pay_one_kind(state.p, ME, GOLD, 1)
    advance(state.p)


@pytest.mark.rule("P-217", "P-A28")
def test_a_town_hall_covers_a_parish_hall_on_the_very_first_site() -> None:
    state = spread("mode=progress")
    place_cities(state, ME, 1)
    place_cards(state, ME, "base/parish_hall s1u")
    add_cards(state, ME, "progress/town_hall")
    give_goods(state, ME, "lumber 3 brick 3 wool 3 grain 3 ore 3")
    text = "build progress/town_hall s1u"
    [brings] = [note.args["n"] for note in state.preview(ME, GAME.read(text)) if note.key == "points"]
    before = points_of(state, ME)
    do(state, f"0 {text}")
    settle_down(state, Rng(1))
    assert card_at(state, ME, "s1u1") == "progress/town_hall"
    assert points_of(state, ME) == before + int(brings)


@pytest.mark.rule("P-070")
def test_a_card_that_is_not_in_the_stack_is_refused_and_so_is_a_covered_one() -> None:
    state = scene()
    add_cards(state, ME, "base/inga", "base/scout", "base/osmund")
    give_goods(state, ME, "ore 2")
    do(state, "0 end", "0 bury base/inga 1", "0 search 1")
    while state.actor() == CHANCE:
        do(state, f"! {actions_of(state)[0]}")

    def why(text: str) -> list[str]:
        return [note.key for note in state.why_not(ME, GAME.read(text))]

    assert (why("take ?"), why("take base/osmund"), why("take base/inga")) == (
        ["say-which"], ["not-seen-there"], [],
    )  # fmt: skip
