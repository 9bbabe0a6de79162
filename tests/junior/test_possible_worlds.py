"""Imagined worlds are possible worlds: what `redeal` draws fits everything that a seat was told."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from junior.scenes import BLUE, GAME, ORANGE, RED, WHITE, deal, main_of
from posterior import assert_drawn_like, posterior
from server.twins import one_row
from tables import Table

from archipel.core.referee import Line, Referee, Row
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State
from archipel.games.junior.actions import Give
from archipel.games.junior.cards import GOODS, KINDS
from archipel.games.junior.coco import left_to_give
from archipel.games.junior.invariants import check
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.state import JuniorState
from archipel.parts import goods
from archipel.parts.hands import Hands as Known
from archipel.parts.packed import total

pytestmark = pytest.mark.many

Hands = tuple[tuple[int, ...], ...]


def hands_of(state: State) -> Hands:
    assert isinstance(state, JuniorState)
    return tuple(tuple(hand) for hand in state.p.hands)


@dataclass(frozen=True)
class Fact:
    """A row, with what everybody could see of it."""

    turn: Seat
    change: Hands
    """What every hand gained, if it moved in the open."""
    stood: tuple[bool, ...]
    """Whose proposal stood after it."""


class Chronicle:
    """Follows a game and keeps what is needed to judge worlds later."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.begun = hands_of(referee.state)
        self.facts: list[Fact] = []

    def enter(self, row: Row) -> None:
        state = self.referee.state
        assert isinstance(state, JuniorState)
        before, turn = hands_of(state), state.p.turn
        self.referee.append(row.seat, row.action)
        after = hands_of(self.referee.state)
        change = tuple(tuple(b - a for a, b in zip(x, y)) for x, y in zip(before, after))
        if isinstance(row.action, Give):  # handed over together, but heard one by one
            change = ((0,) * KINDS,) * len(before)
        now = self.referee.state
        assert isinstance(now, JuniorState)
        self.facts.append(Fact(turn, change, tuple(terms is not None for terms in now.p.bargain.proposals)))


def moved(world: Hands, giver: Seat, taker: Seat, good: int) -> Hands:
    """The world in which a card has gone from one hand to another."""
    out = [list(hand) for hand in world]
    out[giver][good] -= 1
    out[taker][good] += 1
    return tuple(tuple(hand) for hand in out)


def fits(chronicle: Chronicle, reader: Seat, world: State) -> bool:
    """Whether hands fit all that the reader was told: it is undone, from the last line to the first."""
    if repr(world.view(reader)) != repr(chronicle.referee.state.view(reader)):
        return False
    worlds = {hands_of(world)}
    log = chronicle.referee.logs[reader]
    for at in range(len(log) - 1, -1, -1):
        line, fact = log[at], chronicle.facts[log[at].number - 1]
        need, lack = needs(log, at), lapsed(chronicle, log, at)
        if lack is not None:
            worlds = {w for w in worlds if not holds(w[line.seat], lack)}
        earlier: set[Hands] = set()
        for there in worlds:
            if line.text.startswith("give"):
                known = [] if line.text == "give ?" else [GOODS.index(line.text.split(" ")[1])]
                earlier |= {moved(there, fact.turn, line.seat, good) for good in known or range(KINDS)}
            else:
                earlier.add(tuple(tuple(n - m for n, m in zip(h, c)) for h, c in zip(there, fact.change)))
        worlds = {
            w
            for w in earlier
            if all(n >= 0 for hand in w for n in hand) and (need is None or holds(w[line.seat], need))
        }
    return chronicle.begun in worlds


def holds(hand: tuple[int, ...], need: list[int]) -> bool:
    return all(n >= m for n, m in zip(hand, need))


def given(text: str) -> list[int]:
    words = text.split(" ")
    return goods.read(GOODS, words[1 : words.index("for")])


def needs(log: list[Line], at: int) -> list[int] | None:
    """What the seat of a line must have held for what it said."""
    verb = log[at].text.split(" ")[0]
    if verb in ("offer", "counter", "propose"):
        return given(log[at].text)
    if verb == "accept":
        words = next(line.text for line in reversed(log[:at]) if line.text.startswith("offer")).split(" ")
        return goods.read(GOODS, words[words.index("for") + 1 : words.index("to") if "to" in words else None])
    return None


def lapsed(chronicle: Chronicle, log: list[Line], at: int) -> list[int] | None:
    """J-058: what the seat of a line no longer has, because its proposal lapsed by its tribute."""
    seat, end = log[at].seat, at
    said = [line for line in log[:at] if line.seat == seat and line.text.startswith("propose")]
    if not log[at].text.startswith("give") or not said:
        return None
    while end + 1 < len(log) and log[end + 1].text.startswith("give"):  # all hand over together
        end += 1
    last = max(line.number for line in log[at : end + 1])
    stood, stands = chronicle.facts[last - 2].stood[seat], chronicle.facts[last - 1].stood[seat]
    return given(said[-1].text) if stood and not stands else None


@pytest.mark.parametrize("seed", range(4))
def test_worlds_of_lively_games_fit(seed: int) -> None:
    rng, judged = Rng(seed), 0
    source = Table(GAME, 3 + seed % 2, ["", "shortage=return"][seed % 3 == 0]).referee(seed)
    chronicle = Chronicle(Referee(GAME, source.seats, source.options))
    while source.state.actor() != NOBODY and len(source.rows) < 600:
        one_row(source, rng)
        chronicle.enter(source.rows[-1])
        referee = chronicle.referee
        if referee.state.actor() != NOBODY and rng.below(12) == 0:
            for seat in range(referee.seats):
                assert fits(chronicle, seat, referee.state), "the true world must fit"
                world = referee.state.redeal(seat, referee.memories[seat], Rng(rng.below(1 << 30)))
                assert fits(chronicle, seat, world), (len(referee.rows), seat)
                judged += 1
    assert judged > 60


# Small positions, where all worlds can be enumerated.


def hidden(state: State) -> object:
    assert isinstance(state, JuniorState)
    return hands_of(state), tuple(map(tuple, state.p.gifts))


def as_frequent(state: State, seat: Seat, action: Action) -> int:
    """Every card of a hand is as likely to be the tribute as any other."""
    assert isinstance(state, JuniorState)
    assert isinstance(action, Give)
    return left_to_give(state.p, seat, action.good)


def tribute(*proposal: str) -> tuple[JuniorState, list[Row]]:
    """Blue takes tribute from all; red looks on."""
    s = main_of(BLUE)
    deal(s, RED, "wood")
    deal(s, WHITE, "wood 2 rum")
    deal(s, ORANGE, "wool gold sabre 2")
    deal(s, BLUE, "rum sabre gold")
    rows = [*proposal, "2 buy", "! draw tribute", "3 give wool", "0 give wood", "1 give wood"]
    return s, [Row(CHANCE if r[0] == "!" else int(r[0]), GAME.read(r[2:])) for r in rows]


def heard(s: JuniorState, rows: list[Row]) -> Referee:
    """The rows at a table where all hands are known so far."""
    t = Referee(GAME, 4, GAME.read_options(""))
    t.state = s.copy()
    for memory in t.memories:
        assert isinstance(memory, JuniorMemory)
        memory.hands = Known(KINDS, s.p.hands)
    for row in rows:
        t.append(row.seat, row.action)
    return t


@pytest.mark.rule("J-A24", "J-015")
def test_tribute_between_others_is_drawn_jointly() -> None:
    s, rows = tribute()
    for end in (len(rows), len(rows) - 1):  # open, and still covered
        t = heard(s, rows[:end])
        expected = posterior(s, rows[:end], RED, hidden, as_frequent)
        assert hidden(t.state) in expected
        assert_drawn_like(expected, t.state, RED, t.memories[RED], hidden)


@pytest.mark.rule("J-A24", "J-058")
def test_a_proposal_that_lapses_tells_which_card_was_given() -> None:
    s, rows = tribute("1 propose wood 2 for gold")
    t = heard(s, rows)
    expected = posterior(s, rows, RED, hidden, as_frequent)
    assert {world[0][WHITE] for world in expected} == {(1, 0, 1, 0, 0)}  # type: ignore[index]
    assert_drawn_like(expected, t.state, RED, t.memories[RED], hidden)


@pytest.mark.rule("J-058")
@pytest.mark.parametrize("answer", ["accept", "counter rum for gold"])
def test_an_answer_that_a_withdrawal_uncovers_is_heard(answer: str) -> None:
    s, rows = tribute()
    t = heard(s, rows)
    for row in ((BLUE, "offer wood for rum"), (WHITE, answer), (BLUE, "withdraw")):
        t.append(row[0], GAME.read(row[1]))
    for seed in range(30):
        assert hands_of(t.state.redeal(RED, t.memories[RED], Rng(seed)))[WHITE][2] == 1


@pytest.mark.rule("J-015")
def test_a_memory_that_lost_the_true_world_begins_again() -> None:
    s, rows = tribute()
    t = heard(s, [])
    memory = t.memories[RED]
    assert isinstance(memory, JuniorMemory)
    memory.hands.holds_exactly(WHITE, 0, 9)
    assert memory.hands.is_lost()
    t.append(BLUE, GAME.read("offer rum for wood"))
    assert not memory.hands.is_lost()
    assert not memory.hands.complete
    for seed in range(30):
        world = t.state.redeal(RED, memory, Rng(seed))
        assert isinstance(world, JuniorState)
        check(world)


@pytest.mark.rule("J-015", "J-A24")
@pytest.mark.parametrize("reader", [RED, BLUE])
def test_a_memory_that_lost_the_true_world_in_a_tribute_begins_again_after_it(reader: int) -> None:
    s, rows = tribute()
    t = heard(s, rows[:-1])
    memory = t.memories[reader]
    assert isinstance(memory, JuniorMemory)
    memory.hands.holds_exactly(WHITE, 0, 9)
    t.append(rows[-1].seat, rows[-1].action)
    t.append(BLUE, GAME.read("offer wool for gold"))
    assert not memory.hands.is_lost()
    sizes = [sum(hand) for hand in hands_of(t.state)]
    for world in memory.hands.worlds:
        assert [total(hand) for hand in world] == sizes
