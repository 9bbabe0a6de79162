"""Memories of influence, row by row, compared with an enumeration of the others' possible hands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import comb

import pytest
from elasund.scenes import (
    GAME,
    counts,
    do,
    give_hand,
    place_buildings,
    place_permits,
    place_ship,
    place_walls,
    scene,
    set_phase,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.state import ElasundState
from archipel.parts.packed import pack

Cards = tuple[int, ...]
Chances = dict[tuple[Cards, ...], float]
"""The hands of the others, in the order of their seats, and the deck."""
NAMES = ["red", "blue", "green"]


def parts(cards: list[int], n: int) -> Iterator[tuple[Cards, float]]:
    """Return every choice of n of some cards, with its probability."""
    for red in range(min(cards[0], n) + 1):
        for blue in range(min(cards[1], n - red) + 1):
            green = n - red - blue
            if green <= cards[2]:
                ways = comb(cards[0], red) * comb(cards[1], blue) * comb(cards[2], green)
                yield (red, blue, green), ways / comb(sum(cards), n)


def dealt(cards: list[int], sizes: list[int]) -> Chances:
    """Return every way to deal some cards to hands of these sizes; the rest is the deck."""
    if not sizes:
        return {(tuple(cards),): 1.0}
    found: Chances = defaultdict(float)
    for hand, chance in parts(cards, sizes[0]):
        left = [n - m for n, m in zip(cards, hand)]
        for rest, more in dealt(left, sizes[1:]).items():
            found[(hand, *rest)] += chance * more
    return found


def known(memory: ElasundMemory, seats: int) -> Chances:
    """Return what a memory considers possible."""
    others = [seat for seat in range(seats) if seat != memory.owner]
    total: Chances = defaultdict(float)
    for (sure, *lots), weight in memory.ways.items():
        found: Chances = {(*[sure[3 * s : 3 * s + 3] for s in others], (0, 0, 0)): weight}
        for row in lots:
            more: Chances = defaultdict(float)
            for piles, chance in found.items():
                for lie, share in dealt(list(row[:3]), [row[4 + s] for s in others]).items():
                    both = tuple(tuple(a + b for a, b in zip(x, y)) for x, y in zip(piles, lie))
                    more[both] += chance * share
            found = more
        for piles, chance in found.items():
            total[piles] += chance
    return {piles: chance for piles, chance in total.items() if chance > 1e-12}


class Count:
    """The same by enumeration, one step for each event."""

    def __init__(self, state: ElasundState, reader: int) -> None:
        cards = state.p.cards
        self.others = [seat for seat in range(state.p.seats) if seat != reader]
        unseen = [13 - counts(cards.hand[reader])[c] - counts(cards.spent)[c] for c in (1, 2, 3)]
        self.chances = dict(dealt(unseen, [sum(counts(cards.hand[seat])[1:]) for seat in self.others]))

    def move(self, colour: int, source: int, target: int, weigh: bool = True) -> None:
        """Move a card of a colour, or of any (-1), from one pile to another; -1 is outside."""
        after: Chances = defaultdict(float)
        for piles, chance in self.chances.items():
            for c in range(3) if colour < 0 else [colour]:
                n = piles[source][c] if source >= 0 else 1
                if n:
                    new = [list(pile) for pile in piles]
                    if source >= 0:
                        new[source][c] -= 1
                    if target >= 0:
                        new[target][c] += 1
                    after[tuple(map(tuple, new))] += chance * (n if weigh else 1)
        total = sum(after.values())
        self.chances = {piles: chance / total for piles, chance in after.items()}

    @property
    def deck(self) -> int:
        return len(self.others)


def referee_with_memory(s: ElasundState, reader: int) -> tuple[Referee, ElasundMemory, Count]:
    referee = Referee(GAME, s.p.seats, GAME.read_options(""), SeededDealer(1))
    referee.state = s
    memory = referee.memories[reader]
    assert isinstance(memory, ElasundMemory)
    return referee, memory, Count(s, reader)


def agree(memory: ElasundMemory, count: Count, state: ElasundState) -> None:
    found = known(memory, state.p.seats)
    assert found == pytest.approx(count.chances)
    truth = tuple(tuple(counts(state.p.cards.hand[seat])[1:]) for seat in count.others)
    assert (*truth, tuple(counts(state.p.cards.deck)[1:])) in found


def three_with_influence(reader: int = 1) -> tuple[ElasundState, Referee, ElasundMemory, Count]:
    """Return a game for three in which all have some influence, and red is on turn."""
    s = scene(seats=3)
    give_hand(s, "red", "gold 30 red 3 blue green")
    give_hand(s, "blue", "gold 2 red green")
    give_hand(s, "green", "blue 2")
    return (s, *referee_with_memory(s, reader))


@pytest.mark.rule("E-019", "E-045", "E-065")
def test_cards_drawn_unseen_and_sets_that_are_sold_follow_the_enumeration() -> None:
    s, referee, memory, count = three_with_influence()
    do(referee, "red wall N1", "! draw green")
    count.move(-1, count.deck, 0)
    agree(memory, count, s)
    set_phase(s, "special")
    do(referee, "red sell")
    for colour in range(3):
        count.move(colour, 0, -1)
    agree(memory, count, s)


@pytest.mark.rule("E-019", "E-045")
def test_cards_that_the_seat_draws_itself_follow_the_enumeration() -> None:
    s, referee, memory, count = three_with_influence(reader=0)
    for colour, space in [(2, "N1"), (0, "N2")]:
        do(referee, f"red wall {space}", f"! draw {NAMES[colour]}")
        count.move(colour, count.deck, -1)
        agree(memory, count, s)
        set_phase(s, "build")


@pytest.mark.rule("E-040", "E-060", "E-062", "E-063")
@pytest.mark.parametrize(
    ("phase", "rows", "paid"),
    [
        ("build", ["red build tavern 3 4", "red spend red"], 3),
        ("permit", ["red permit 3", "red at 5 6", "red spend red"], 2),
        ("special", ["red move 3 4", "red at 1 3", "red spend red"], 2),
        ("special", ["red upgrade 3 4 3", "red spend red"], 2),
    ],
)
def test_cards_that_are_spent_follow_the_enumeration(phase: str, rows: list[str], paid: int) -> None:
    s, referee, memory, count = three_with_influence()
    place_permits(s, "red 1 3 4", "red 2 3 5")
    place_buildings(s, "green shop 4 3")
    place_ship(s, 3)
    set_phase(s, phase)
    for row in rows[:-1]:
        do(referee, row)
        agree(memory, count, s)  # an announcement takes nothing yet
    do(referee, rows[-1])
    for _ in range(paid):
        count.move(0, 0, -1)
    agree(memory, count, s)


@pytest.mark.rule("E-064")
def test_a_set_that_pays_for_a_permit_anywhere_follows_the_enumeration() -> None:
    s, referee, memory, count = three_with_influence()
    place_ship(s, 3)
    set_phase(s, "special")
    do(referee, "red place 3")
    agree(memory, count, s)
    do(referee, "red at 3 3")
    for colour in range(3):
        count.move(colour, 0, -1)
    agree(memory, count, s)


@pytest.mark.rule("E-069")
def test_discards_that_become_the_deck_follow_the_enumeration() -> None:
    s = scene(seats=2)
    give_hand(s, "red", "gold 30 red 3 blue 2 green 2")
    give_hand(s, "blue", "red 8 blue 9 green 9")
    s.p.cards.spent, s.p.cards.deck = pack([0, 2, 1, 1]), pack([0, 0, 1, 1])
    referee, memory, count = referee_with_memory(s, 1)
    place_walls(s, "red N1", "red N2", "red N3", "red S1")
    do(referee, "red wall S2", "! draw blue", "! draw green")  # the last ones
    for _ in range(2):
        count.move(-1, count.deck, 0)
    set_phase(s, "special")
    do(referee, "red sell")
    for colour, n in enumerate((2, 1, 1)):  # they are in the deck by now
        for _ in range(n):
            count.move(colour, -1, count.deck)
    for colour in range(3):
        count.move(colour, 0, -1)
    agree(memory, count, s)
    assert memory.spent == [0, 0, 0]
    do(referee, "blue roll")
    assert memory.spent == [1, 1, 1]


@pytest.mark.rule("E-078", "E-080")
def test_cards_given_up_to_pirates_and_taken_from_them_follow_the_enumeration() -> None:
    s = scene(phase="roll", seats=3)
    place_ship(s, 2)
    place_buildings(s, "green well 1 3", "green stalls 3 3")
    give_hand(s, "green", "red 2 blue")
    give_hand(s, "blue", "green")
    place_walls(s, "red N1", "red N2", "red E1")
    give_hand(s, "red", "blue 4")
    referee, memory, count = referee_with_memory(s, 1)
    do(referee, "red roll", "! dice 3 4", "red ship 5", "green discard red")
    agree_but = known(memory, 3)
    assert agree_but == pytest.approx(count.chances)  # covered: no memory is told
    do(referee, "green discard blue")
    for colour in (0, 1):
        count.move(colour, 1, -1)
    agree(memory, count, s)
    assert memory.returned == [0, 0, 0]
    do(referee, "red take red")
    count.move(0, -1, 0)
    agree(memory, count, s)


@pytest.mark.rule("E-070", "E-071", "E-A29")
def test_cards_returned_in_a_shortage_are_in_the_deck() -> None:
    for spent in (0, 1):
        s = scene(phase="roll", seats=3)
        place_buildings(s, "blue tavern 4 2", "green tavern 0 2")
        give_hand(s, "red", "red 4 blue 8")
        give_hand(s, "blue", "red 7 blue 5 green")
        give_hand(s, "green", "red 2 green 11")
        s.p.cards.deck, s.p.cards.spent = pack([0, 0, 0, 1 - spent]), pack([0, 0, 0, spent])
        referee, memory, count = referee_with_memory(s, 1)
        do(referee, "red roll", "! dice 2 2")
        red, green = s.p.cards.influence(0) // 2, s.p.cards.influence(2) // 2
        do(referee, *["red discard blue"] * red, *["blue discard red"] * 6, *["green discard green"] * green)
        for colour, n, hand in [(1, red, 0), (2, green, 1)]:
            for _ in range(n):
                count.move(colour, hand, -1)
        assert memory.returned == [6, red, green]
        do(referee, "! draw red", "! draw green")
        for colour, n in enumerate((6, red, green + spent)):
            for _ in range(n):
                count.move(colour, -1, count.deck)
        count.move(0, count.deck, -1)
        count.move(-1, count.deck, 1)
        agree(memory, count, s)
        assert memory.returned == [0, 0, 0]


@pytest.mark.rule("E-012", "E-A25")
def test_a_memory_that_was_told_nothing_knows_what_the_table_shows() -> None:
    s = scene(phase="roll", seats=3)
    place_ship(s, 2)
    place_buildings(s, "green well 1 3", "blue stalls 3 3")
    give_hand(s, "green", "red 2 blue")
    give_hand(s, "blue", "green 2")
    place_walls(s, "red N1", "red N2", "red E1")
    do(s, "red roll", "! dice 3 4", "red ship 5", "green discard red")
    for reader in (1, 2):
        memory = ElasundMemory(reader)
        memory.start_again(s.p)
        [(sure, row)] = memory.ways
        assert sure == (0,) * 9
        mine = [13 - n for n in counts(s.p.cards.hand[reader] + s.p.cards.aside[reader])[1:]]
        sizes = [0 if seat == reader else n for seat, n in enumerate((0, 2, 3))]
        assert row == (*mine, 34, *sizes)
        assert memory.agrees(s.p)
    memory = ElasundMemory(2)
    assert not memory.agrees(s.p)
    memory.returned = [1, 0, 0]
    memory.hear(s, 1, GAME.read("pass"))
    assert memory.returned == [0, 0, 0]
    do(s, "blue discard green")
    assert s.now().name() == "take"
    memory.start_again(s.p)
    [(_, row)] = memory.ways
    assert row[:3] == (13 - 1 - 1, 13 - 1, 13 - 1), "its own hand, and the cards of the pool"


@pytest.mark.rule("E-069", "E-070", "E-071", "E-A29")
def test_a_seat_with_nothing_to_return_learns_at_once_what_came_into_the_deck() -> None:
    s = scene(phase="roll", seats=3)
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2", "red tavern 2 2")
    give_hand(s, "red", "red")
    give_hand(s, "blue", "red 8 blue 9")
    give_hand(s, "green", "red 4 blue 4 green 11")
    s.p.cards.deck, s.p.cards.spent = pack([0, 0, 0, 1]), pack([0, 0, 0, 1])
    referee, memory, count = referee_with_memory(s, 0)
    do(referee, "red roll", "! dice 2 2", *["blue discard blue"] * 8, *["green discard green"] * 9)
    for colour, n, hand in [(1, 8, 0), (2, 9, 1)]:
        for _ in range(n):
            count.move(colour, hand, -1)
    do(referee, "! draw blue")
    for colour, n in enumerate((0, 8, 9 + 1)):
        for _ in range(n):
            count.move(colour, -1, count.deck)
    count.move(1, count.deck, -1)
    agree(memory, count, s)
