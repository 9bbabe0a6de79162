"""Properties of every game of the registry, on every table, in random play."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tables import Table, by_options, by_seats, play_random, positions

from archipel.core import record
from archipel.core.game import Game
from archipel.core.playout import Tally, run
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action, BadNotation, Seat, State
from archipel.registry import BUILT_IN, GAMES

every_table = pytest.mark.parametrize(
    "table", [*by_seats(), *[pytest.param(table, marks=pytest.mark.long) for table in by_options()]], ids=str
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
main_tables = pytest.mark.parametrize("table", by_seats(), ids=str)


def looks(state: State, seat: Seat) -> list[object]:
    """Return everything a seat is ever shown of a state."""
    return [
        repr(state.view(seat)),
        state.asked(),
        state.actor(),
        *([] if seat == WATCHER else [state.legal(seat), state.forms(seat), state.offers(seat)]),
        *([] if seat == WATCHER else [state.prompt(seat)]),
    ]


def all_looks(state: State, seats: int) -> list[object]:
    return [looks(state, seat) for seat in [*range(seats), WATCHER]] + [state.scores(), state.legal(CHANCE)]


@every_table
def test_random_games_end_and_their_records_replay(table: Table) -> None:
    referee = table.referee(11)
    play_random(referee, Rng(5))
    assert referee.state.actor() == NOBODY
    assert referee.state.outcome() is not None
    assert referee.state.asked() == []
    text = record.write(record.of(referee, ["Ana", 'B"o\\b']))
    again = record.replay(record.read(text), GAMES)
    assert all_looks(again.state, table.seats) == all_looks(referee.state, table.seats)
    assert [memory.text() for memory in again.memories] == [memory.text() for memory in referee.memories]
    assert record.write(record.of(again, ["Ana", 'B"o\\b'])) == text


@every_table
def test_views_built_together_equal_views_built_one_by_one(table: Table) -> None:
    readers = [*range(table.seats), WATCHER]
    for at in positions(table, seed=8, every=10, most=60):
        assert table.game.views(at.state, readers) == {reader: at.state.view(reader) for reader in readers}


@every_table
def test_copies_are_independent_and_notation_round_trips(table: Table) -> None:
    for at in positions(table, seed=3, every=40, most=40):
        state = at.state
        before = all_looks(state, table.seats)
        for seat in [CHANCE, *range(table.seats)]:
            choices = state.legal(seat)
            if seat >= 0:
                choices = choices + state.offers(seat)
            assert len({action.text for action in choices}) == len(choices)
            for action in choices:
                assert table.game.read(action.text) == action
                copy = state.copy()
                assert all_looks(copy, table.seats) == before
                copy.apply(seat, action)
        assert all_looks(state, table.seats) == before
        if state.actor() == CHANCE:
            assert len(state.odds()) == len(state.legal(CHANCE))
            assert all(weight > 0 for weight in state.odds())
            for seed in range(5):
                assert state.draw(Rng(seed)) == Rng(seed).weighted(state.odds())
        else:
            assert state.legal(CHANCE) == []
            assert state.asked()[:1] == ([] if state.actor() == NOBODY else [state.actor()])
            for seat in state.asked():
                assert state.legal(seat)


@every_table
def test_a_refusal_is_empty_exactly_when_the_action_is_listed(table: Table) -> None:
    vocabulary = table.game.vocabulary(table.seats, table.settled())
    assert len({action.text for action in vocabulary}) == len(vocabulary)
    for action in vocabulary:
        assert table.game.read(action.text) is action
    rng = Rng(17)
    for at in positions(table, seed=4, every=120, most=25):
        for seat in range(table.seats):
            legal = set(at.state.legal(seat))
            assert legal <= set(vocabulary)
            sample = [action for action in vocabulary if action in legal or rng.below(3) == 0]
            for action in sample:
                notes = at.state.why_not(seat, action)
                assert (not notes) == (action in legal), (seat, action, notes)
                for note in notes:
                    assert note.rules, note
            for offer in at.state.offers(seat):
                assert at.state.why_not(seat, offer) == []
                assert offer.text.split(" ")[0] in at.state.forms(seat)


@every_table
def test_previews_change_nothing(table: Table) -> None:
    for at in positions(table, seed=6, every=100, most=20):
        before = all_looks(at.state, table.seats)
        for seat in range(table.seats):
            for action in at.state.legal(seat) + at.state.offers(seat):
                for note in at.state.preview(seat, action):
                    assert note.rules, note
        assert all_looks(at.state, table.seats) == before


@every_table
def test_a_redealt_state_looks_the_same_to_its_seat(table: Table) -> None:
    for at in positions(table, seed=8, every=60, most=40):
        for seat in range(table.seats):
            memory = at.memories[seat]
            for remembered in (memory, None):
                other = at.state.redeal(seat, remembered, Rng(1))
                assert looks(other, seat) == looks(at.state, seat)
                assert other.actor() == at.state.actor()
                # States that the seat cannot tell apart are redealt equally for one seed.
                again = at.state.redeal(seat, remembered, Rng(2))
                twin = other.redeal(seat, remembered, Rng(2))
                assert all_looks(twin, table.seats) == all_looks(again, table.seats)


@every_table
def test_nothing_said_to_a_seat_depends_on_what_it_does_not_know(table: Table) -> None:
    vocabulary = table.game.vocabulary(table.seats, table.settled())
    rng = Rng(23)
    for at in positions(table, seed=9, every=80, most=25):
        for seat in range(table.seats):
            other = at.state.redeal(seat, at.memories[seat], Rng(7))
            for action in [a for a in vocabulary if rng.below(8) == 0]:
                assert other.why_not(seat, action) == at.state.why_not(seat, action)
                if not other.why_not(seat, action):
                    assert other.preview(seat, action) == at.state.preview(seat, action)
            # The seat's own actions tell it the same in both worlds, and its memory learns the same.
            for action in at.state.legal(seat):
                told = at.state.told(seat, seat, action)
                assert other.told(seat, seat, action) == told
                if told is not None and not action.reveals:
                    mine, theirs = at.memories[seat].copy(), at.memories[seat].copy()
                    mine.hear(at.state, seat, told)
                    theirs.hear(other, seat, told)
                    assert mine.text() == theirs.text()
                if not action.reveals:  # whatever can be taken back has revealed nothing
                    here, there = at.state.copy(), other.copy()
                    here.apply(seat, action)
                    there.apply(seat, action)
                    if here.actor() != NOBODY:  # the end reveals everything
                        assert repr(here.view(seat)) == repr(there.view(seat)), action


@main_tables
def test_redeals_vary_over_seeds(table: Table) -> None:
    varied = hidden = 0
    moments = [at for seed in (10, 11, 12) for at in positions(table, seed, every=50, most=25)]
    for at in moments:
        for seat in range(table.seats):
            worlds = {
                repr(all_looks(at.state.redeal(seat, at.memories[seat], Rng(s)), table.seats))
                for s in range(4)
            }
            forgetful = {repr(all_looks(at.state.redeal(seat, None, Rng(s)), table.seats)) for s in range(4)}
            varied += len(worlds) > 1
            hidden += len(forgetful) > 1
    assert hidden > 0, "a redeal without a memory never draws anything again"
    assert varied > 0, "a redeal with a memory never draws anything again"


@every_table
def test_every_line_can_be_read_as_an_action(table: Table) -> None:
    referee = table.referee(12)
    play_random(referee, Rng(6), limit=400)
    for reader in referee.readers:
        for line in referee.logs[reader]:
            if not line.text.startswith("back "):
                assert table.game.read(line.text).text == line.text
    text = record.write(record.redacted(referee, 0, []))
    assert record.read(text).tags["Reader"] == "0"


@every_table
def test_answers_of_several_seats_commute(table: Table) -> None:
    rng = Rng(31)
    for at in positions(table, seed=13, every=15, most=150):
        asked = at.state.asked()
        if len(asked) < 2:
            continue
        a, b = asked[0], asked[1]
        first = at.state.legal(a)[rng.below(len(at.state.legal(a)))]
        second = at.state.legal(b)[rng.below(len(at.state.legal(b)))]
        here, there = at.state.copy(), at.state.copy()
        here.apply(a, first)
        if second not in here.legal(b):
            continue
        here.apply(b, second)
        there.apply(b, second)
        there.apply(a, first)
        assert all_looks(here, table.seats) == all_looks(there, table.seats)


@every_table
def test_the_invariants_hold_in_random_games(table: Table) -> None:
    check = table.game.check
    referee = table.referee(14)
    rng = Rng(14)
    check(referee.state)
    while referee.state.actor() != NOBODY:
        before = len(referee.rows)
        play_random(referee, rng, limit=1)
        check(referee.state)
        assert len(referee.rows) > before or referee.state.actor() == NOBODY


@main_tables
def test_the_same_seed_gives_the_same_game_in_another_process(table: Table) -> None:
    program = (
        "import sys; from archipel.core.playout import Tally, run; from archipel.core.rng import Rng;"
        "from archipel.registry import GAMES; g = GAMES[sys.argv[1]]; t = Tally();"
        "run(g.open(int(sys.argv[2]), g.read_options(sys.argv[3])), Rng(99), t); print(t.check, t.actions)"
    )
    tally = Tally()
    run(table.start(), Rng(99), tally)
    output = subprocess.run(
        [sys.executable, "-P", "-c", program, table.game.key, str(table.seats), table.options],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert output.split() == [str(tally.check), str(tally.actions)]


@main_tables
def test_a_seat_that_is_not_asked_gets_reasons(table: Table) -> None:
    vocabulary = table.game.vocabulary(table.seats, table.settled())
    for at in positions(table, seed=15, every=100, most=10):
        for seat in range(table.seats):
            if seat not in at.state.asked():
                for action in vocabulary[::7]:
                    if action not in at.state.legal(seat):
                        assert at.state.why_not(seat, action)


@every_game
@pytest.mark.parametrize(
    "text", ["", " ", "xyzzy", "settle", "settle x", "dice 9 9", "offer", "\0", "é" * 50]
)
def test_bad_notation_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadNotation):
        game.read(text)


@every_game
def test_an_altered_listed_action_cannot_be_read(game: Game) -> None:
    vocabulary = game.vocabulary(game.printed_seats[0], game.read_options(""))
    texts = {action.text for action in vocabulary}
    for text in sorted(texts):
        for mutilated in (f"{text} xyzzy", f"{text} -1", f" {text}", text.upper()):
            with pytest.raises(BadNotation):
                game.read(mutilated)


def test_every_game_of_the_box_has_a_golden_record() -> None:
    from pathlib import Path

    records = Path(__file__).parent / "records"
    for key in BUILT_IN:
        assert list(records.glob(f"{key}-*.rec")), f"no record of {key} in tests/records"


@every_game
def test_an_illegal_action_changes_nothing(game: Game) -> None:
    table = Table(game, game.printed_seats[0])
    referee: Referee = table.referee(1)
    referee.deal()
    before, rows = all_looks(referee.state, table.seats), list(referee.rows)
    logs = {reader: list(log) for reader, log in referee.logs.items()}
    for action in game.vocabulary(table.seats, table.settled()):
        if action not in referee.state.legal(0):
            with pytest.raises(ValueError, match="may not"):
                referee.play(0, action)
    with pytest.raises(ValueError, match="no seat"):
        referee.play(9, Action("end"))
    assert all_looks(referee.state, table.seats) == before
    assert referee.rows == rows
    assert referee.logs == logs


@every_table
def test_the_turn_and_the_open_points_are_the_same_for_everybody(table: Table) -> None:
    seats, begun, rows = range(table.seats), False, 0
    for at in positions(table, seed=16, every=40, most=40):
        state, begun, rows = at.state, begun and len(at.rows) > rows, len(at.rows)
        turn, points = state.turn(), [state.public_points(seat) for seat in seats]
        assert turn in seats or (turn == NOBODY and not begun)
        begun = turn != NOBODY
        assert all(shown <= whole for shown, whole in zip(points, state.scores()))
        for seat in seats:
            twin = state.redeal(seat, at.memories[seat], Rng(4))
            assert twin.turn() == turn
            assert [twin.public_points(other) for other in seats] == points
    assert begun


@every_table
def test_the_sources_of_points_add_up_to_the_score(table: Table) -> None:
    for seed in range(3):
        referee = table.referee(40 + seed)
        play_random(referee, Rng(seed))
        at_the_end = [referee.state.points_by_source(seat) for seat in range(table.seats)]
        assert [sum(sources.values()) for sources in at_the_end] == referee.state.scores()
        assert {tuple(sources) for sources in at_the_end} == {tuple(at_the_end[0])}
        assert all(points >= 0 for sources in at_the_end for points in sources.values())
    for at in positions(table, seed=9, every=25, most=40):
        scores = [sum(at.state.points_by_source(seat).values()) for seat in range(table.seats)]
        assert scores == at.state.scores()
