"""Imagined worlds are possible worlds: what `redeal` draws fits everything that a seat was told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest
from posterior import assert_drawn_like, posterior
from server.twins import one_row
from settlers.scenes import BLUE, RED, WHITE, bare, hand, settle, table
from tables import Table

from archipel.core import record
from archipel.core.referee import Line, Referee, Row
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Seat, State
from archipel.games.settlers.cards import CARD_COUNTS, CARDS, GOODS, POINT, TARGET
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.robber import Theft
from archipel.games.settlers.state import SettlersState
from archipel.parts import goods
from archipel.parts.packed import pack, unpack
from archipel.registry import GAMES

pytestmark = pytest.mark.many

GAME = GAMES["settlers"]
RECORDS = Path(__file__).parent.parent / "records"
MOST_ROWS = 350
"""To undo a whole long game takes long: the courses that it may have taken are many."""
Hands = tuple[tuple[int, ...], ...]
Cards = tuple[tuple[int, ...], tuple[int, ...]]
"""The development cards of a player: old ones and those of this turn."""


# What was told, as facts about hands and cards.


@dataclass(frozen=True)
class Fact:
    """A line of a reader's log, with what everybody could see of its row."""

    line: Line
    turn: Seat
    points: int
    """Of the player on turn, before and after it."""
    points_after: int
    change: Hands
    """What every hand gained, of cards moved in the open."""
    theft: tuple[Seat, Seat] | None
    """Victim and thief of a card that the reader has not seen."""

    @property
    def words(self) -> list[str]:
        return self.line.text.split(" ")


class Chronicle:
    """Follows a game and keeps what is needed to judge worlds later."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.begun = hands_of(referee.state, NOBODY)
        self.rows: list[tuple[Seat, int, int, Hands, tuple[Seat, Seat] | None]] = []

    def enter(self, row: Row) -> None:
        state = self.referee.state
        assert isinstance(state, SettlersState)
        now, turn, points = state.now(), state.p.turn, state.p.players[state.p.turn].points
        before = tuple(tuple(unpack(player.hand)) for player in state.p.players)
        self.referee.append(row.seat, row.action)
        state = self.referee.state
        assert isinstance(state, SettlersState)
        after = tuple(tuple(unpack(player.hand)) for player in state.p.players)
        change = tuple(tuple(b - a for a, b in zip(x, y)) for x, y in zip(before, after))
        theft = (now.victim, now.by) if isinstance(now, Theft) else None
        same_turn = state.p.turn == turn
        self.rows.append((turn, points, state.p.players[turn].points if same_turn else points, change, theft))

    def facts(self, reader: Seat) -> list[Fact]:
        out = []
        for line in self.referee.logs[reader]:
            turn, points, after, change, theft = self.rows[line.number - 1]
            hidden = theft if line.text == "steal ?" else None
            out.append(Fact(line, turn, points, after, change, hidden))
        return out


def hands_of(state: State, reader: Seat) -> Hands:
    """All hands, with what the others have laid aside and the reader was not told of."""
    assert isinstance(state, SettlersState)
    aside = [0 if player.seat == reader else player.laid for player in state.p.players]
    return tuple(tuple(unpack(player.hand + laid)) for player, laid in zip(state.p.players, aside))


def plus(hand: tuple[int, ...], change: tuple[int, ...], sign: int) -> tuple[int, ...]:
    return tuple(n + sign * m for n, m in zip(hand, change))


def fit_hands(begun: Hands, facts: list[Fact], hands: Hands) -> bool:
    """Whether these hands can have come about: everything told is undone, from the last line to the first."""
    worlds = {hands}
    for at in range(len(facts) - 1, -1, -1):
        fact = facts[at]
        earlier: set[Hands] = set()
        for world in worlds:
            if fact.theft is None:
                earlier.add(tuple(plus(hand, change, -1) for hand, change in zip(world, fact.change)))
                continue
            victim, thief = fact.theft
            for good, n in enumerate(world[thief]):
                if n:
                    card = tuple(int(k == good) for k in range(5))
                    back = list(world)
                    back[thief], back[victim] = plus(back[thief], card, -1), plus(back[victim], card, 1)
                    earlier.add(tuple(back))
        need = needed(facts, at)
        worlds = {
            world
            for world in earlier
            if all(n >= 0 for hand in world for n in hand)
            and (need is None or all(n >= m for n, m in zip(world[fact.line.seat], need)))
            and (fact.words[:2] != ["play", "monopoly"] or gives_all(world, fact))
        }
    return begun in worlds


def gives_all(world: Hands, fact: Fact) -> bool:
    good = GOODS.index(fact.words[2])
    others = [seat for seat in range(len(world)) if seat != fact.line.seat]
    return all(world[seat][good] == -fact.change[seat][good] for seat in others)


def needed(facts: list[Fact], at: int) -> list[int] | None:
    """What the seat of a line must have held for what it said."""
    words = facts[at].words
    if words[0] in ("offer", "counter", "propose"):
        return goods.read(GOODS, words[1 : words.index("for")])
    if words[0] == "accept":
        offer = next(f.words for f in reversed(facts[:at]) if f.words[0] == "offer")
        end = offer.index("to") if "to" in offer else len(offer)
        return goods.read(GOODS, offer[offer.index("for") + 1 : end])
    return None


def fit_cards(facts: list[Fact], seat: Seat, cards: Cards) -> bool:
    """Whether a player can have these development cards, undone in the same way."""
    worlds = {cards}
    bought = fresh_in_turns(facts, seat)
    for at in range(len(facts) - 1, -1, -1):
        fact = facts[at]
        if fact.turn != seat:
            continue
        if fact.words[0] != "end":
            worlds = {w for w in worlds if fact.points_after + w[0][POINT] + w[1][POINT] < TARGET}
        earlier: set[Cards] = set()
        for old, fresh in worlds:
            if fact.words[0] == "end":
                earlier |= splits(plus(old, fresh, 1), bought[at])
            elif fact.words[0] == "draw":
                for card, n in enumerate(fresh):
                    if n:
                        earlier.add((old, plus(fresh, tuple(int(k == card) for k in range(5)), -1)))
            elif fact.words[0] == "play":
                card = CARDS.index(fact.words[1])
                earlier.add((plus(old, tuple(int(k == card) for k in range(5)), 1), fresh))
            else:
                earlier.add((old, fresh))
        worlds = {w for w in earlier if fact.points + w[0][POINT] + w[1][POINT] < TARGET}
    return ((0,) * 5, (0,) * 5) in worlds


def fresh_in_turns(facts: list[Fact], seat: Seat) -> dict[int, int]:
    """How many cards a player had bought in the turn that each `end` ended."""
    out, n = {}, 0
    for at, fact in enumerate(facts):
        if fact.turn == seat:
            n += fact.words[0] == "draw"
            if fact.words[0] == "end":
                out[at], n = n, 0
    return out


def splits(cards: tuple[int, ...], fresh: int) -> set[Cards]:
    """Every way in which so many of these cards may be the last ones bought."""
    single = [kind for kind, n in enumerate(cards) for _ in range(n)]
    out = set()
    for chosen in combinations(range(len(single)), fresh):
        new = Counter(single[i] for i in chosen)
        taken = tuple(new[kind] for kind in range(5))
        out.add((plus(cards, taken, -1), taken))
    return out


def fits(chronicle: Chronicle, reader: Seat, world: State) -> bool:
    """Whether a world fits everything that a reader was told and can see."""
    assert isinstance(world, SettlersState)
    p, truth = world.p, chronicle.referee.state
    if repr(world.view(reader)) != repr(truth.view(reader)):
        return False
    facts = chronicle.facts(reader)
    seen = [unpack(player.cards) for player in p.players] + [unpack(p.played), unpack(p.pile)]
    if [sum(kind) for kind in zip(*seen)] != CARD_COUNTS:
        return False
    for player in p.players:
        fresh = tuple(unpack(p.fresh)) if player.seat == p.turn else (0,) * 5
        old = plus(tuple(unpack(player.cards)), fresh, -1)
        hidden = player.all_points()
        if player.seat == p.turn and hidden >= TARGET:
            return False
        if player.seat != reader and not fit_cards(facts, player.seat, (old, fresh)):
            return False
    covered = [covers_answer(world, seat) for seat in range(len(p.players))]
    return all(covered) and fit_hands(chronicle.begun, facts, hands_of(world, reader))


def covers_answer(world: SettlersState, seat: Seat) -> bool:
    terms = world.p.bargain.terms(seat)
    return terms is None or world.p.players[seat].covers(terms.give)


# Real play.


def judge(chronicle: Chronicle, rng: Rng) -> int:
    """Every seat imagines a world that fits, and the true one fits."""
    referee = chronicle.referee
    for seat in range(referee.seats):
        assert fits(chronicle, seat, referee.state), "the true world must fit"
        world = referee.state.redeal(seat, referee.memories[seat], Rng(rng.below(1 << 30)))
        assert fits(chronicle, seat, world), (len(referee.rows), seat)
    return referee.seats


def test_worlds_of_recorded_games_fit() -> None:
    rng = Rng(1)
    judged = 0
    for path in sorted(RECORDS.glob("settlers-*.rec")):
        whole = record.replay(record.read(path.read_text()), GAMES)
        chronicle = Chronicle(Referee(GAME, whole.seats, whole.options))
        for number, row in enumerate(whole.standing()):
            chronicle.enter(row)
            if chronicle.referee.state.actor() != NOBODY and number < MOST_ROWS and number % 20 == 0:
                judged += judge(chronicle, rng)
    assert judged > 60


@pytest.mark.parametrize("seed", range(6))
def test_worlds_of_lively_games_fit(seed: int) -> None:
    rng = Rng(seed)
    source = Table(GAME, 3 + seed % 2, "phases=free").referee(seed)
    chronicle = Chronicle(Referee(GAME, source.seats, source.options))
    judged = 0
    while source.state.actor() != NOBODY and len(source.rows) < 700:
        one_row(source, rng)
        chronicle.enter(source.rows[-1])
        if chronicle.referee.state.actor() != NOBODY and rng.below(12) == 0:
            judged += judge(chronicle, rng)
    assert judged > 80


# Small positions, where all worlds can be enumerated.


def hidden(state: State) -> object:
    """All that somebody may not see."""
    assert isinstance(state, SettlersState)
    p = state.p
    hands = [[unpack(player.hand), unpack(player.cards)] for player in p.players]
    return repr(hands) + repr((unpack(p.pile), unpack(p.fresh)))


def play(s: SettlersState, rows: list[str]) -> tuple[Referee, list[Row]]:
    """Play rows at a table where all hands are known so far; the rows, for the posterior."""
    t = table(s)
    done = []
    for text in rows:
        who, _, words = text.partition(" ")
        row = Row(CHANCE if who == "!" else int(who), GAME.read(words))
        t.append(row.seat, row.action)
        done.append(row)
    return t, done


def assert_posterior(s: SettlersState, rows: list[str], reader: Seat = RED) -> dict[object, float]:
    start = s.copy()
    t, done = play(s, rows)
    expected = posterior(start, done, reader, hidden, lambda *_: 1)
    assert hidden(t.state) in expected
    assert_drawn_like(expected, t.state, reader, t.memories[reader], hidden)
    return expected


def rich(*points: int) -> SettlersState:
    """Blue is on turn; everybody can buy cards, and the pile is small."""
    s = bare("phases=free", seats=3, turn=BLUE)
    for seat, n in enumerate(points):
        hand(s, seat, "wood brick wool 4 wheat 4 ore 4")
        s.p.players[seat].points = n
    s.p.pile = pack([2, 1, 0, 0, 2])
    s.p.played = pack([12, 1, 2, 2, 3])
    return s


@pytest.mark.rule("S-020", "S-054")
def test_thefts_between_others_are_drawn_by_their_likelihood() -> None:
    s = bare(phase="roll", turn=WHITE)
    settle(s, BLUE, 18)
    settle(s, WHITE, 40)
    hand(s, BLUE, "wood 2 wool ore")
    hand(s, WHITE, "brick")
    rows = ["2 roll", "! dice 1 6", "2 robber 4", "2 rob 1", "! steal wood", "2 end", "3 roll", "! dice 1 6"]
    rows += ["3 robber 17", "3 rob 2", "! steal wood"]
    expected = assert_posterior(s, rows)
    assert len(expected) == 6  # one of three kinds of blue, and then that card or the brick


@pytest.mark.rule("S-030", "S-A32")
def test_an_accept_that_a_withdrawal_uncovers_is_heard() -> None:
    s = bare(phase="roll", turn=WHITE)
    settle(s, BLUE, 18)
    hand(s, BLUE, "wood ore")
    hand(s, WHITE, "brick")
    rows = ["2 roll", "! dice 1 6", "2 robber 4", "2 rob 1", "! steal wood", "2 offer brick for ore"]
    t, _ = play(s, [*rows, "1 accept", "2 withdraw"])
    for seed in range(20):
        world = t.state.redeal(RED, t.memories[RED], Rng(seed))
        assert isinstance(world, SettlersState)
        assert unpack(world.p.players[BLUE].hand) == [0, 0, 0, 0, 1]


@pytest.mark.rule("S-049", "S-057")
def test_played_cards_tell_what_was_drawn() -> None:
    rows = ["1 buy", "! draw knight", "1 buy", "! draw point", "1 end", "2 roll", "! dice 1 1", "2 end"]
    rows += ["0 roll", "! dice 1 1", "0 end", "1 play knight", "1 robber 0", "1 roll", "! dice 1 1", "1 buy"]
    expected = assert_posterior(rich(2, 2, 2), [*rows, "! draw point"])
    assert len(expected) > 5


@pytest.mark.rule("S-064", "S-069")
def test_who_has_not_won_holds_no_tenth_point() -> None:
    s = rich(2, 8, 2)
    rows = ["1 buy", "! draw point", "1 buy", "! draw knight"]
    for world in assert_posterior(s, rows):
        assert "2]" in str(world)
    t, _ = play(rich(2, 9, 2), ["1 buy", "! draw knight", "1 end"])
    assert isinstance(t.state, SettlersState)
    t.state.p.players[BLUE].points = 7  # Longest Road is lost: the card is no point for all that
    for seed in range(60):
        world = t.state.redeal(RED, t.memories[RED], Rng(seed))
        assert world.scores()[BLUE] == 7


@pytest.mark.rule("S-064", "S-A12")
def test_a_tenth_point_that_came_out_of_turn_may_be_hidden() -> None:
    s = rich(2, 7, 2)
    t, _ = play(s, ["1 buy", "! draw point", "1 end"])
    assert isinstance(t.state, SettlersState)
    t.state.p.players[BLUE].points = 9  # Longest Road, because another one's was cut
    t.state.p.longest = BLUE
    for memory in (t.memories[RED], None):
        found = {t.state.redeal(RED, memory, Rng(seed)).scores()[BLUE] for seed in range(60)}
        assert found == {9, 10}


@pytest.mark.rule("S-064", "S-098")
def test_with_an_empty_pile_nobody_on_turn_has_won() -> None:
    s = rich(2, 8, 8)
    s.p.pile, s.p.played = pack([1, 0, 0, 0, 2]), pack([13, 2, 2, 2, 3])
    rows = ["1 buy", "! draw point", "1 end", "2 roll", "! dice 1 1", "2 buy", "! draw knight", "2 buy"]
    expected = assert_posterior(s, [*rows, "! draw point"])
    assert len(expected) == 1  # white has the knight, for with two points it would have won


@pytest.mark.rule("S-020")
def test_a_memory_that_lost_the_true_world_begins_again() -> None:
    s = bare(seats=3, turn=BLUE)
    hand(s, BLUE, "wood 2 brick 2")
    hand(s, WHITE, "ore")
    t = table(s)
    memory = t.memories[RED]
    assert isinstance(memory, SettlersMemory)
    memory.hands.holds_exactly(BLUE, 0, 9)
    assert memory.hands.is_lost()
    for row in (Row(BLUE, GAME.read("offer wood for ore")), Row(WHITE, GAME.read("accept"))):
        count = GAME.count(t.state.view(RED), memory)
        assert count is not None
        t.append(row.seat, row.action)
    assert not memory.hands.is_lost()
    assert not memory.hands.complete
    assert all(unpack(world[1])[0] >= 1 for world in memory.hands.worlds)
