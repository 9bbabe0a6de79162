"""Imagined worlds are possible worlds, and each is drawn with its probability."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from princes.possible import Stories, layout
from princes.scenes import (
    BLUE,
    GAME,
    MODES,
    RED,
    actions_of,
    add_cards,
    bottom_of,
    do,
    give_goods,
    hand_of,
    place_cards,
    roll_event,
    scene,
    take_from_stack,
)
from tables import Table, play_some

from archipel.bots.chair import Chair
from archipel.bots.greedy import GreedyBot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.games.princes.invariants import check
from archipel.games.princes.memory import PrincesMemory
from archipel.games.princes.state import PrincesState

WORLDS = 1800
BEYOND_CHANCE = 40.8
"""The 99.9th percentile of chi-square with 17 degrees of freedom; with fewer it is lower."""


def play_on(referee: Referee, stories: list[Stories], rng: Rng, bots: list[GreedyBot] | None) -> None:
    """Play one row, at random or by bots, and show it to each prince's story."""
    before, seat = len(referee.rows), referee.state.actor()
    if bots is None or seat == CHANCE:
        play_some(referee, rng, 1)
    else:
        referee.play(seat, bots[seat].choose(Chair.at(referee, seat)))
    assert isinstance(referee.state, PrincesState)
    for seat, story in enumerate(stories):
        for line in referee.logs[seat]:
            if line.number > before:
                story.then(line, referee.state.view(seat))


def try_worlds(mode: str, seed: int, rows: int, every: int, greedy: bool = False) -> Counter[str]:
    """Play, and count how many of the worlds are possible that both princes imagine on the way."""
    referee = Table(GAME, 2, f"mode={mode}").referee(seed)
    rng, found = Rng(seed), Counter[str]()
    bots = [GreedyBot("princes", seed + seat) for seat in range(2)] if greedy else None
    start = referee.state
    assert isinstance(start, PrincesState)
    stories = [Stories(seat, start.view(seat)) for seat in range(2)]
    for n in range(rows):
        if referee.state.actor() == NOBODY:
            break
        play_on(referee, stories, rng, bots)
        if n % every:
            continue
        for seat, story in enumerate(stories):
            assert isinstance(referee.state, PrincesState)
            world = referee.state.redeal(seat, referee.memories[seat], Rng(n))
            check(world)
            found[f"imagined {story.fits(world)}"] += 1
            found[f"forgetful {story.fits(referee.state.redeal(seat, None, Rng(n)))}"] += 1
            found[f"true {story.fits(referee.state)}"] += 1
    return found


def judge(found: Counter[str]) -> None:
    assert found["imagined False"] == 0, found
    assert found["true False"] == 0, found
    assert found["imagined True"] > 10 * found["imagined None"], found
    assert found["forgetful False"] > 0, "the games were too tame to try it"


@pytest.mark.parametrize("mode", MODES)
def test_no_imagined_world_is_impossible(mode: str) -> None:
    judge(try_worlds(mode, 1, rows=150, every=5))


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_no_world_imagined_in_whole_games_is_impossible(mode: str) -> None:
    found = Counter[str]()
    for seed in range(4):
        found += try_worlds(mode, seed, rows=350, every=5)
        found += try_worlds(mode, seed, rows=350, every=5, greedy=True)
    judge(found)


def test_a_memory_that_knows_all_ways_knows_the_true_one() -> None:
    referee = Table(GAME, 2, "mode=duel").referee(3)
    rng = Rng(3)
    for _ in range(250):
        play_some(referee, rng, 1)
        for seat in range(2):
            memory = referee.memories[seat].copy()
            state = referee.state
            assert isinstance(state, PrincesState)
            memory.catch_up(state.p)  # type: ignore[attr-defined]
            for belief in memory.beliefs:  # type: ignore[attr-defined]
                assert any(
                    all(
                        card in (-1, there)
                        for stack, row in zip(belief.stacks, way[1:])
                        for card, there in zip(row, state.p.stacks[stack])
                    )
                    for way in belief.ways
                )


# Probabilities.


def chi_square(found: Counter[str], expected: dict[str, Fraction]) -> float:
    total = sum(found.values())
    assert set(found) <= set(expected), "an impossible world"
    return sum((found[key] - float(p) * total) ** 2 / (float(p) * total) for key, p in expected.items())


def searched() -> tuple[Referee, list[str]]:
    """Let red know the first stack; blue, with three unknown cards, has just taken one out of it, unseen."""
    referee = Referee(GAME, 2, GAME.read_options(""), SeededDealer(4))
    state = scene()
    add_cards(state, RED, "base/inga", "base/scout", "base/abbey")
    add_cards(state, BLUE, "base/austin", "base/harald", "base/siglind")
    for seat in (RED, BLUE):
        give_goods(state, seat, "ore 2")
    referee.state = state
    do_and_pay(referee, "0 end", "0 bury base/inga 1", "0 search 1")
    look(referee)
    do_and_pay(referee, "0 take base/inga", "1 roll", "! dice 4 trade", "1 end", "1 bury base/austin 2")
    known = list(state.view(RED).stacks[0].cards)
    do_and_pay(referee, "1 search 1")
    look(referee)
    assert len(set(known)) == len(known) > 5
    do_and_pay(referee, f"1 {actions_of(state)[4]}")
    return referee, known


def do_and_pay(referee: Referee, *rows: str) -> None:
    do(referee, *rows)
    while referee.state.actor() >= 0 and actions_of(referee.state)[0].startswith("pay"):  # type: ignore[arg-type]
        do(referee, f"{referee.state.actor()} {actions_of(referee.state)[0]}")  # type: ignore[arg-type]


def look(referee: Referee) -> None:
    """Reveal the cards of a stack, no two equal."""
    seen: set[str] = set()
    while referee.state.actor() == CHANCE:
        outcomes = [action.text for action in referee.state.legal(CHANCE)]
        fresh = [text for text in outcomes if text not in seen] or outcomes
        seen.add(fresh[0])
        do(referee, f"! {fresh[0]}")


def where(referee: Referee, known: list[str]) -> Counter[str]:
    """Return where red imagines the card that is missing from the first stack."""
    found = Counter[str]()
    for seed in range(WORLDS):
        world = referee.state.redeal(RED, referee.memories[RED], Rng(seed))
        assert isinstance(world, PrincesState)
        theirs, stacks = layout(world, RED, "base")
        missing = next(card for card in known if card not in stacks[0])
        found[f"{missing} {'hand' if missing in theirs else 'stack'}"] += 1
    return found


@pytest.mark.rule("P-070", "P-072")
def test_exactly_one_card_of_a_searched_stack_is_gone_each_with_the_same_probability() -> None:
    referee, known = searched()
    share = {f"{card} hand": Fraction(1, len(known)) for card in known}
    assert chi_square(where(referee, known), share) < BEYOND_CHANCE


@pytest.mark.rule("P-069", "P-070")
def test_the_card_buried_next_may_be_the_one_that_was_taken() -> None:
    referee, known = searched()
    do_and_pay(referee, "0 roll", "! dice 1 trade", "0 end", "0 pass", "1 roll", "! dice 1 trade", "1 end")
    buried = next(card for card in hand_of(referee.state, BLUE) if card in known)  # type: ignore[arg-type]
    do_and_pay(referee, f"1 bury {buried} 2")
    share = {f"{card} hand": Fraction(2, 3 * len(known)) for card in known}
    share |= {f"{card} stack": Fraction(1, 3 * len(known)) for card in known}
    assert chi_square(where(referee, known), share) < BEYOND_CHANCE


@pytest.mark.rule("P-067", "P-070")
def test_a_revealed_card_rules_ways_out() -> None:
    referee, known = searched()
    card = hand_of(referee.state, RED)[0]  # type: ignore[arg-type]
    do_and_pay(referee, "0 roll", "! dice 1 trade", "0 end", f"0 bury {card} 3", "0 draw 1")
    [top] = [action.text for action in referee.state.legal(CHANCE)]
    do(referee, f"! {top}")
    assert top == f"card {known[0]}"
    left = known[1:]
    share = {f"{card} hand": Fraction(1, len(left)) for card in left}
    assert chi_square(where(referee, left), share) < BEYOND_CHANCE


@pytest.mark.rule("P-156")
@pytest.mark.parametrize("first", ["base/inga", "base/brigitta"])
def test_both_princes_know_what_a_feud_has_buried_and_one_knows_where(first: str) -> None:
    referee = Referee(GAME, 2, GAME.read_options(""), SeededDealer(4))
    state = scene(turn=BLUE, phase="opening")
    place_cards(state, RED, "base/candamir")
    add_cards(state, BLUE, "base/scout", first, "base/osmund")
    roll_event(state, "base/fraternal_feuds")
    referee.state = state
    do(referee, f"0 bury {first} 2", "0 bury base/scout 4")
    seen: list[set[tuple[str, str]]] = [set(), set()]
    for seat in (RED, BLUE):
        for seed in range(40):
            world = state.redeal(seat, referee.memories[seat], Rng(seed))
            assert isinstance(world, PrincesState)
            seen[seat].add((bottom_of(world, 2), bottom_of(world, 4)))
    assert seen[RED] == {(first, "base/scout")}
    assert seen[BLUE] == {(first, "base/scout"), ("base/scout", first)}


@pytest.mark.rule("P-070")
def test_a_memory_that_lost_the_true_world_starts_again() -> None:
    referee, _ = searched()
    memory, state = referee.memories[RED], referee.state
    assert isinstance(memory, PrincesMemory)
    assert isinstance(state, PrincesState)
    for belief in memory.beliefs:
        belief.ways = {}
    memory.catch_up(state.p)
    assert all(belief.agrees(state.p, RED) for belief in memory.beliefs)


@pytest.mark.rule("P-069", "P-156")
def test_a_feud_keeps_what_followed_from_an_earlier_look_at_the_hand() -> None:
    """Red knew four cards of blue, who buried one unseen. The hand that a feud reveals shows which one."""
    state = scene(turn=BLUE)
    place_cards(state, RED, "base/candamir")
    for key in ("base/osmund", "base/inga", "base/scout", "base/goldsmith"):
        state.p.realms[BLUE].add_to_hand(take_from_stack(state, key), True, False)
    referee = Referee(GAME, 2, GAME.read_options(""), SeededDealer(4))
    referee.state = state
    do(referee, "1 end", "1 bury base/osmund 1", "1 pass")
    buried = {bottom_of(state.redeal(RED, referee.memories[RED], Rng(seed)), 1) for seed in range(30)}
    assert buried == {"base/osmund", "base/inga", "base/scout", "base/goldsmith"}
    do(referee, "0 roll", "! dice 1 event", "! event base/fraternal_feuds")
    do(referee, "0 bury base/scout 2", "0 bury base/inga 3")
    for seed in range(20):
        world = state.redeal(RED, referee.memories[RED], Rng(seed))
        assert (bottom_of(world, 1), bottom_of(world, 2), bottom_of(world, 3)) == (
            "base/osmund",
            "base/scout",
            "base/inga",
        )
        assert hand_of(world, BLUE) == ["base/goldsmith"]


@pytest.mark.rule("P-156")
@pytest.mark.parametrize("first", ["base/brigitta", "base/scout"])
def test_in_a_feud_the_victim_does_not_know_which_card_was_chosen_first(first: str) -> None:
    state = scene(turn=BLUE, phase="opening")
    place_cards(state, RED, "base/candamir")
    add_cards(state, BLUE, "base/brigitta", "base/scout")
    roll_event(state, "base/fraternal_feuds")
    do(state, f"0 bury {first} 2")
    for seat, chosen in [(BLUE, {"base/brigitta", "base/scout"}), (RED, {first})]:
        texts = {state.redeal(seat, None, Rng(seed)).now().text() for seed in range(30)}
        assert len(texts) == len(chosen)
