"""The hand check, the exchange, and what is known of stacks and hands."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    GAME,
    ME,
    RED,
    THEY,
    actions_of,
    add_cards,
    bottom_of,
    do,
    give_goods,
    goods_of,
    hand_of,
    new_game,
    notation,
    place_cards,
    place_cities,
    refused,
    roll_event,
    scene,
    set_top,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.cards import KEYS, kind_of
from archipel.games.princes.memory import PrincesMemory
from archipel.games.princes.state import PrincesState

THREE = ("base/scout", "base/inga", "base/osmund")


@pytest.mark.rule("P-066", "P-067", "P-080", "P-A13", "P-140")
def test_the_hand_is_filled_to_three_and_one_for_each_book() -> None:
    state = scene()
    place_cards(state, RED, "base/abbey")
    add_cards(state, RED, "base/scout")
    do(state, "0 end")
    assert actions_of(state) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    do(
        state,
        "0 draw 1",
        "! card base/inga",
        "0 draw 3",
        "! card base/abbey",
        "0 draw 1",
        "! card base/osmund",
    )
    assert hand_of(state, RED) == ["base/abbey", "base/inga", "base/osmund", "base/scout"]
    assert "pass" in actions_of(state)


@pytest.mark.rule("P-068", "P-114")
def test_the_surplus_goes_under_stacks() -> None:
    state = scene("mode=war")
    add_cards(state, RED, *THREE, "base/abbey", "war/archer")
    do(state, "0 end")
    assert refused(state, "0 pass") >= {"P-068"}
    assert "P-114" in {r for n in state.why_not(RED, GAME.read("bury war/archer 1")) for r in n.rules}
    assert "P-069" in refused(state, "0 bury base/harald 1")
    do(state, "0 bury war/archer 5", "0 bury base/scout 2")
    assert bottom_of(state, 5) == "war/archer"
    assert "pass" in actions_of(state)


@pytest.mark.rule("P-069", "P-073")
def test_a_card_is_exchanged_for_the_top_of_a_stack() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    do(state, "0 end", "0 bury base/inga 1")
    assert bottom_of(state, 1) == "base/inga"
    assert [text for text in actions_of(state) if text.startswith("search")] == [], "nothing to pay with"
    do(state, "0 draw 2", "! card base/abbey")
    assert hand_of(state, RED) == ["base/abbey", "base/osmund", "base/scout"]
    assert state.actor() == BLUE, "the new card waits for the next turn"


def look(state: PrincesState, *first: str) -> None:
    cards = list(first)
    while state.actor() == CHANCE:
        card = f"card {cards.pop(0)}" if cards else actions_of(state)[0]
        do(state, f"! {card}")


@pytest.mark.rule("P-070", "P-072", "P-A16")
def test_a_card_is_chosen_for_two_resources() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    give_goods(state, RED, "ore wool 2")
    do(state, "0 end", "0 bury base/inga 1", "0 search 1")
    do(state, "0 pay r8d")  # then only wool is left
    look(state, "base/abbey", "base/siglind")
    order = [KEYS[kind] for kind in state.p.stacks[0]]
    assert order[-1] == "base/inga", "the card just buried may be taken back"
    assert refused(state, "0 pass") >= {"P-A16"}, "one must be taken"
    do(state, "0 take base/siglind")
    order.remove("base/siglind")
    assert [KEYS[kind] for kind in state.p.stacks[0]] == order
    assert goods_of(state, RED) == {"wool": 1}
    assert "base/siglind" in hand_of(state, RED)


@pytest.mark.rule("P-071", "P-136", "P-217", "P-A16")
def test_parish_hall_and_town_hall_make_it_cheaper() -> None:
    halls = ["base/parish_hall s6u", "progress/town_hall"]
    for n, price in enumerate((2, 1, 0)):
        state = scene("mode=progress")
        place_cities(state, RED, 6)
        place_cards(state, RED, *halls[:n])
        add_cards(state, RED, *THREE)
        do(state, "0 end", "0 bury base/inga 1")
        give_goods(state, RED, notation({"ore": max(0, price - 1)}))
        if price:
            assert refused(state, "0 search 2") == {"P-070", "P-071"}
        give_goods(state, RED, notation({"ore": price}))
        do(state, "0 search 2")
        assert state.actor() == CHANCE
        assert goods_of(state, RED) == {}


@pytest.mark.rule("P-070", "P-115", "P-A14")
def test_with_the_price_in_hand_an_empty_stack_is_refused_for_being_empty() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    give_goods(state, RED, "ore 2")
    do(state, "0 end", "0 bury base/inga 1")
    state.p.stacks[1] = []
    assert [note.key for note in state.why_not(RED, GAME.read("search 2"))] == ["stack-empty"]
    give_goods(state, RED, "ore")
    assert [note.key for note in state.why_not(RED, GAME.read("search 2"))] == ["needs-goods"]


@pytest.mark.rule("P-030", "P-097", "P-114")
@pytest.mark.parametrize(("mode", "stacks"), [("intro", 4), ("gold", 5), ("duel", 6)])
def test_a_stack_that_this_mode_lacks_is_refused_for_that(mode: str, stacks: int) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, RED, *THREE)
    give_goods(state, RED, "ore 2")
    do(state, "0 end")

    def why(verb: str) -> list[list[str]]:
        return [[note.key for note in state.why_not(RED, GAME.read(f"{verb} {n}"))] for n in range(1, 7)]

    fit = 4 if mode == "intro" else 3
    found: list[list[str]] = [[]] * fit + [["wrong-back"]] * (stacks - fit) + [["no-stack"]] * (6 - stacks)
    assert why("bury base/inga") == found
    do(state, "0 bury base/inga 1")
    for verb in ("draw", "search"):
        assert why(verb) == [[]] * stacks + [["no-stack"]] * (6 - stacks)


@pytest.mark.rule("P-030", "P-035", "P-097", "P-099")
@pytest.mark.parametrize(("mode", "verb", "stacks"), [("intro", "draw", 4), ("gold", "search", 5)])
def test_a_starting_hand_from_a_missing_stack_is_refused_for_that(mode: str, verb: str, stacks: int) -> None:
    state = new_game(f"mode={mode}")
    do(state, "! first 5 2")
    keys = [[note.key for note in state.why_not(RED, GAME.read(f"{verb} {n}"))] for n in range(1, 7)]
    base = 4 if mode == "intro" else 3
    assert keys == [[]] * base + [["other-stack"]] * (stacks - base) + [["no-stack"]] * (6 - stacks)


@pytest.mark.rule("P-A17")
def test_no_exchange_without_a_card() -> None:
    state = scene()
    for stack, cards in enumerate(state.p.stacks):
        for kind in cards:
            assert kind < 0
        state.p.stacks[stack] = []
    for kind, n in enumerate(state.p.pool):
        for _ in range(n):
            state.p.throw_away(kind)
            state.p.see(kind)
    do(state, "0 end")
    assert state.actor() == BLUE, "P-A14: all stacks are empty, so the hand stays short"


@pytest.mark.rule("P-A14", "P-115")
def test_an_empty_stack_is_passed_over_and_may_be_restarted() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    moved = len(state.p.stacks[0])
    state.p.stacks[1] = state.p.stacks[1] + [-1] * moved
    state.p.stacks[0] = []
    state.p.realms[RED].drop_from_hand(len(THREE) - 1)
    state.p.throw_away(kind_of("base/osmund"))
    do(state, "0 end")
    assert actions_of(state) == ["draw 2", "draw 3", "draw 4"]
    assert refused(state, "0 draw 1") == {"P-115", "P-A14"}
    do(state, "0 draw 2", "! card base/abbey", "0 bury base/abbey 1")
    assert state.p.stacks[0] == [kind_of("base/abbey")]


@pytest.mark.rule("P-A18", "P-140", "P-C12")
def test_the_limit_is_checked_only_at_the_end_of_ones_own_turn() -> None:
    state = scene()
    add_cards(state, BLUE, *THREE, "base/abbey", "base/harald")
    add_cards(state, RED, "base/austin", "base/siglind", "base/abbey")
    do(state, "0 end", "0 pass")
    assert state.actor() == BLUE
    do(state, "1 roll", "! dice 1 trade", "1 end")
    assert refused(state, "1 pass") >= {"P-068"}


# Knowledge of stacks and hands.


@pytest.mark.rule("P-072", "P-069")
def test_a_card_put_under_a_stack_is_known_to_its_owner_and_shows_its_back_to_the_other() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    do(state, "0 end")
    bury = GAME.read("bury base/inga 1")
    assert [getattr(state.told(r, RED, bury), "text", "") for r in (RED, BLUE, WATCHER)] == [
        "bury base/inga 1", "bury ? 1", "bury ? 1",
    ]  # fmt: skip
    do(state, "0 bury base/inga 1")
    assert state.view(RED).stacks[0].cards[-1] == "base/inga"
    assert state.view(BLUE).stacks[0].cards[-1] == ""
    assert state.view(WATCHER).stacks[0].cards[-1] == ""


@pytest.mark.rule("P-070", "P-072")
def test_cards_seen_in_a_stack_stay_known_until_the_other_takes_from_it() -> None:
    state = scene()
    add_cards(state, RED, *THREE)
    add_cards(state, BLUE, "base/austin", "base/harald", "base/siglind")
    give_goods(state, RED, "ore 2")
    do(state, "0 end", "0 bury base/inga 1", "0 search 1")
    look(state)
    take = [text for text in actions_of(state) if text != "take base/inga"][0]
    assert getattr(state.told(BLUE, RED, GAME.read(take)), "text", "") == "take ?"
    do(state, f"0 {take}")
    known = state.view(RED).stacks[0].cards
    assert all(known)
    assert not any(state.view(BLUE).stacks[0].cards)
    give_goods(state, BLUE, "ore 2")
    do(state, "1 roll", "! dice 4 trade", "1 end", "1 bury base/austin 2")
    do(state, "1 search 1")
    pay_all(state)
    look(state)
    before = PrincesMemory(RED)
    before.hear(state, BLUE, GAME.read("take ?"))
    assert before.text().count(" / ") // 4 == len(set(known)), (
        "any one of them is in the hand, the others are not"
    )
    do(state, f"1 {actions_of(state)[0]}")
    assert not any(state.view(RED).stacks[0].cards), "no place in it is certain any more"


def pay_all(state: PrincesState) -> None:
    while state.actor() >= 0 and actions_of(state)[0].startswith("pay"):
        do(state, f"{state.actor()} {actions_of(state)[0]}")


@pytest.mark.rule("P-072")
def test_a_known_card_that_the_other_draws_is_known_in_that_hand() -> None:
    state = scene(turn=BLUE)
    add_cards(state, BLUE, *THREE[:2])
    set_top(state, 3, "base/abbey", knows=1)  # red has seen it
    do(state, "1 end", "1 draw 3")
    assert [a.text for a in state.legal(CHANCE)] == ["card base/abbey"], "seen cards keep their place"
    do(state, "! card base/abbey")
    assert state.view(RED).realms[BLUE].hand == ("base/abbey",)
    do(state, "1 bury base/scout 1")
    assert state.view(RED).realms[BLUE].hand == (), "it may be the one that was buried"


def test_the_memory_keeps_both_places_of_a_card_that_is_no_longer_certain() -> None:
    referee = Referee(GAME, 2, GAME.read_options(""), SeededDealer(4))
    state = scene(turn=BLUE)
    add_cards(state, BLUE, *THREE)
    state.p.realms[BLUE].shown = 1
    referee.state = state
    memory = referee.memories[RED]
    do_told = GAME.read("end")
    memory.hear(state, BLUE, do_told)
    do(state, "1 end")
    memory.hear(state, BLUE, GAME.read("bury ? 2"))
    do(state, "1 bury base/inga 2")
    assert memory.text().startswith("0.333333 ")
    places = set()
    for seed in range(40):
        other = state.redeal(RED, memory, Rng(seed))
        in_hand = kind_of("base/scout") in other.p.realms[BLUE].hand
        places.add("hand" if in_hand else KEYS[other.p.stacks[1][-1]])
    assert places == {"hand", "base/scout"}, "in the hand or under the stack, nowhere else"


def test_a_redeal_changes_hidden_cards_and_keeps_known_ones() -> None:
    state = scene("mode=war")
    add_cards(state, BLUE, *THREE, "war/archer")
    add_cards(state, RED, "base/abbey")
    set_top(state, 4, "war/traitor", knows=2)  # blue has seen it
    set_top(state, 1, "base/siglind", knows=1)
    hands, tops = set(), set()
    for seed in range(30):
        other = state.redeal(RED, None, Rng(seed))
        hands.add(tuple(hand_of(other, BLUE)))
        tops.add(KEYS[other.p.stacks[3][0]])
        assert hand_of(other, RED) == ["base/abbey"]
        assert KEYS[other.p.stacks[0][0]] == "base/siglind"
        assert sum(key.startswith("war/") for key in hand_of(other, BLUE)) == 1, "backs are seen by all"
    assert len(hands) > 20
    assert len(tops) > 5


# Reactions (P-186): the seat is asked even without an answer.


def threatened(options: str = "mode=war") -> PrincesState:
    state = scene(options, turn=ME, phase="opening")
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "base/abbey s6u")
    return state


@pytest.mark.rule("P-186", "P-245", "P-A20")
def test_asking_for_a_reaction_reveals_nothing() -> None:
    for card in ("war/sebastian", "war/archer"):
        state = threatened()
        add_cards(state, THEY, card)
        roll_event(state, "base/feud")
        assert state.actor() == THEY
        assert state.view(ME).phase == "react"
        assert ("play war/sebastian" in actions_of(state)) == (card == "war/sebastian")
        do(state, "1 pass")
        assert "base/abbey" not in [KEYS[k] for k in state.p.realms[THEY].spots if k >= 0]


@pytest.mark.rule("P-186", "P-A20")
def test_nobody_is_asked_when_sebastian_is_openly_missing() -> None:
    state = threatened()
    add_cards(state, THEY, "base/scout")
    roll_event(state, "base/feud")
    assert actions_of(state) == [f"under {n}" for n in (1, 2, 3)], "no card with the back of war"
    state = threatened("mode=gold")
    add_cards(state, THEY, "gold/reiner")
    roll_event(state, "base/feud")
    assert actions_of(state) == ["under 1", "under 2", "under 3"], "no Sebastian in this mode"


@pytest.mark.rule("P-A19", "P-073")
def test_a_fresh_sebastian_waits_for_ones_own_next_turn() -> None:
    for options, usable in (("mode=war", False), ("mode=war fresh-reaction=yes", True)):
        state = scene(options, turn=THEY)
        place_cards(state, ME, "base/candamir")
        place_cards(state, THEY, "base/storehouse s6u")
        add_cards(state, THEY, *THREE[:2])
        do(state, "1 end", "1 draw 4", "! card war/sebastian", "1 pass")
        roll_event(state, "base/feud")
        assert ("play war/sebastian" in actions_of(state)) == usable
    state = scene("mode=war", turn=THEY)
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "base/storehouse s6u")
    add_cards(state, THEY, *THREE[:1])
    add_cards(state, ME, "base/austin", "base/harald", "base/siglind")
    do(state, "1 end", "1 draw 4", "! card war/sebastian", "1 draw 1", "! card base/brigitta", "1 pass")
    do(state, "0 roll", "! dice 1 brigands", "0 end", "0 pass")
    do(state, "1 roll", "! dice 1 brigands", "1 end", "1 pass")
    roll_event(state, "base/feud")
    assert "play war/sebastian" in actions_of(state), "the own turn has passed since"


@pytest.mark.rule("P-073")
def test_any_of_the_unknown_cards_may_be_the_last_one_drawn() -> None:
    state = scene(turn=THEY)
    add_cards(state, THEY, *THREE[:2])
    do(state, "1 end", "1 draw 4", "! card base/abbey")
    fresh = set()
    for seed in range(40):
        theirs = state.redeal(ME, None, Rng(seed)).p.realms[THEY]
        [at] = [i for i in range(3) if theirs.is_fresh(i)]
        fresh.add(sorted(theirs.hand).index(theirs.hand[at]))
    assert fresh == {0, 1, 2}, "the lowest as well as the highest"


def test_a_spectator_sees_no_cards_at_the_start() -> None:
    view = new_game("mode=duel").view(WATCHER)
    assert not any(card for stack in view.stacks for card in stack.cards)
    assert view.realms[0].hand == view.realms[1].hand == ()
