"""Nothing leaks: tables that a reader cannot tell apart send it the same, whatever it asks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from server.twins import Questions, answers, double_refusals, one_row, played, replayed, shown, state_of, wire
from tables import Table, by_seats, snapshot

from archipel.bots.analysis import analyse
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Seat, State
from archipel.server.play.rows import ActionRow
from archipel.server.play.state import TableState

every_table = pytest.mark.parametrize("table", by_seats(), ids=str)
ROWS = 150
GAMES_EACH = 6
HAS_ANSWERED = {
    "v",
    "since",
    "asked",
    "back",
    "owes",
    "answer",
    "prompt",
    "legal",
    "forms",
    "answered",
    "picture",
}
"""What tells that somebody has answered, which everybody may see; not what."""


def show_instead(state: TableState, other: State) -> None:
    """Let a table stand at another position."""
    state.playing().state = other
    state.journal.story(WATCHER)  # up to here
    state.journal.forget_views()
    state.forget_looks()


# The same table, redealt.


@every_table
def test_a_redealt_table_sends_the_same(table: Table) -> None:
    rng, questions = Rng(41), Questions(table)
    referee = table.referee(41)
    state = state_of(table, referee)
    for number in range(1, ROWS + 1):
        one_row(referee, rng)
        if referee.state.actor() == NOBODY:
            break  # the end uncovers everything
        row = referee.rows[-1]
        state.extend([ActionRow(number, row.seat, row.action.text, 0.0)])
        questions.meet(referee)
        for seat in range(table.seats) if number % 3 == 0 else []:
            texts = questions.some(referee, seat, rng, 3)
            verbs = [questions.verbs[rng.below(len(questions.verbs))]]
            truth, found = state.playing().state, []
            for world in (truth, truth.redeal(seat, referee.memories[seat], Rng(number))):
                show_instead(state, world)
                found.append(shown(state, seat, number) + shown(state, WATCHER, number))
                found[-1] += answers(state, seat, texts, verbs) + double_refusals(state, seat, texts[:4])
            assert found[0] == found[1], (number, seat)
            show_instead(state, truth)


@every_table
def test_hints_for_a_redealt_table_are_the_same(table: Table) -> None:
    for rows in (30, 70, 110):
        referee = played(table, 5, rows)
        for seat in referee.state.asked():
            memory = referee.memories[seat]
            twin = referee.state.redeal(seat, memory, Rng(3))
            here, there = (
                analyse(table.game.key, s, seat, memory, 1, nodes=40) for s in (referee.state, twin)
            )
            assert here == there


# Another game, of which the reader was told the same.


def other_history(table: Table, referee: Referee, reader: Seat, rng: Rng) -> Referee | None:
    """The same rows but for a hidden one, told the same to a reader, where the rest is still allowed."""
    rows = [(row.seat, row.action) for row in referee.rows]
    twin = replayed(table, [])
    changed = False
    for number, (seat, action) in enumerate(rows):
        state = twin.state
        legal = state.legal(seat)
        if changed and action not in legal and action.text.split(" ")[0] not in state.forms(seat):
            return None
        if changed and state.why_not(seat, action) and seat != CHANCE:
            return None
        if seat != reader and len(rows) - number <= 25 and not changed:
            told = state.told(reader, seat, action)
            others = [a for a in legal if a != action and state.told(reader, seat, a) == told]
            if others and rng.below(2):
                action, changed = others[rng.below(len(others))], True
        twin.append(seat, action)
    return twin if changed and twin.logs[reader] == referee.logs[reader] else None


@every_table
def test_another_game_told_the_same_sends_the_same(table: Table) -> None:
    rng, questions = Rng(17), Questions(table)
    compared = 0
    for seed in range(GAMES_EACH):
        referee = played(table, seed, 40 + rng.below(80))
        questions.meet(referee)
        for reader in [*range(table.seats), WATCHER]:
            twin = other_history(table, referee, reader, rng)
            if twin is None or twin.state.actor() == NOBODY or compared > 8:
                continue
            texts = [] if reader == WATCHER else questions.some(referee, reader, rng, 6)
            mine = wire(state_of(table, referee), reader, texts, questions.verbs[seed::GAMES_EACH])
            theirs = wire(state_of(table, twin), reader, texts, questions.verbs[seed::GAMES_EACH])
            assert theirs == mine, (seed, reader)
            compared += 1
    assert compared or is_mostly_open(table)


@every_table
def test_memories_learn_the_same_in_worlds_that_cannot_be_told_apart(table: Table) -> None:
    rng = Rng(29)
    for seed in range(GAMES_EACH):
        referee = played(table, 50 + seed, 40 + rng.below(100))
        for _ in range(12):
            if referee.state.actor() == NOBODY:
                break
            for reader in range(table.seats):
                compare_memories(referee, reader, rng)
            one_row(referee, rng)


def compare_memories(referee: Referee, reader: Seat, rng: Rng) -> None:
    """Whatever another seat or chance does next, the reader learns the same from it in both worlds."""
    twin = snapshot(referee)
    twin.state = referee.state.redeal(reader, referee.memories[reader], Rng(rng.below(1000)))
    for seat in [CHANCE, *range(referee.seats)]:
        for action in twin.state.legal(seat)[:6]:
            if action not in referee.state.legal(seat) or action.reveals:
                continue
            here, there = snapshot(referee), snapshot(twin)
            here.append(seat, action)
            there.append(seat, action)
            if here.logs[reader] == there.logs[reader] and NOBODY not in (
                here.state.actor(),
                there.state.actor(),
            ):
                assert here.memories[reader].text() == there.memories[reader].text(), (reader, seat, action)


# Covered answers.


def covered_answers(table: Table, referee: Referee, reader: Seat) -> list[Referee]:
    """The table after each answer that one of the other seats may give and the reader is not told."""
    for seat in referee.state.asked():
        if seat == reader or len(referee.state.asked()) < 2:
            continue
        after = []
        for action in (referee.state.legal(seat) + referee.state.offers(seat))[:5]:
            twin = snapshot(referee)
            twin.logs = {who: list(log) for who, log in referee.logs.items()}
            before = len(twin.logs[reader])
            twin.append(seat, action)
            if len(twin.logs[reader]) == before:
                after.append(twin)
        return after
    return []


def but_who_answered(text: str) -> Any:
    """A state message without what tells that somebody has answered."""

    def strip(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: strip(value) for key, value in part.items() if key not in HAS_ANSWERED}
        return [strip(item) for item in part] if isinstance(part, list) else part

    return strip(json.loads(text))


@every_table
def test_a_covered_answer_changes_nothing_for_the_others(table: Table) -> None:
    rng, questions = Rng(3), Questions(table)
    compared = 0
    for seed in range(GAMES_EACH):
        referee = table.referee(100 + seed)
        for _ in range(400):
            if referee.state.actor() == NOBODY or compared >= 24:
                break
            one_row(referee, rng)
            for reader in [*range(table.seats), WATCHER] if looks_covered(referee, rng) else []:
                compared += compare_covered(table, referee, reader, questions, rng)
    assert compared or not asks_several(table)


def is_mostly_open(table: Table) -> bool:
    """Whether almost everything is told to everybody, so that few games are told like another one."""
    return str(table) == "settlers-2" or table.game.key in ("junior", "lagoon")


def looks_covered(referee: Referee, rng: Rng) -> bool:
    """Whether several seats are asked here; of the many offers only some count."""
    asked = referee.state.asked()
    return len(asked) > 1 and (not referee.state.forms(asked[0]) or rng.below(5) == 0)


def asks_several(table: Table) -> bool:
    return table.game.key in ("settlers", "junior")


def compare_covered(table: Table, referee: Referee, reader: Seat, questions: Questions, rng: Rng) -> int:
    """Before an answer, and after each of the answers there may be, the reader is sent the same."""
    twins = covered_answers(table, referee, reader)
    if not twins:
        return 0
    questions.meet(referee)
    texts = [] if reader == WATCHER else questions.some(referee, reader, rng, 8)
    looks, said, doubles = [], [], []
    state = state_of(table, referee)
    for twin in [referee, *twins]:
        show_instead(state, twin.state)
        looks.append(shown(state, reader, len(referee.rows)))
        said.append([] if reader == WATCHER else answers(state, reader, texts, questions.verbs[:3]))
        doubles.append([] if reader == WATCHER else double_refusals(state, reader, texts[:4]))
    for look, words, double in zip(looks[1:], said[1:], doubles[1:]):
        assert (look, double) == (looks[1], doubles[1])
        assert words == said[0]
        assert [but_who_answered(text) for text in look] == [but_who_answered(text) for text in looks[0]]
    return 1
