"""Why a whole verb is closed: what stands against all of it, and never one place of many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from settlers.scenes import bare, hand, settle

from archipel.core import record
from archipel.core.closed import actions_of, why_closed
from archipel.core.referee import Referee
from archipel.core.state import Note, Seat, State
from archipel.games.settlers import Settlers
from archipel.registry import BUILT_IN, GAMES
from archipel.words import Words, languages

RECORDS = sorted((Path(__file__).parent / "records").glob("*.rec"))
EVERY = 23
"""One of so many positions of a stored game is looked at."""
TILES = {
    "settlers": ["trade", "road", "settle", "city", "buy", "play knight", "play invention", "play monopoly"],
    "junior": ["boat", "fortress", "buy", "trade", "market"],
    "elasund": [
        *(f"build {kind}" for kind in ["well", "stalls", "tavern", "shop", "great", "house", "workshop"]),
        *(f"permit {value}" for value in range(5)),
        *["wall", "church", "gold", "move", "upgrade", "place", "sell"],
    ],
    "princes": ["trade", "build road", "build settlement", "build city"],
}
"""What has a tile, or a card in the hand."""
PLACES = {"corner", "path", "field", "site", "square", "space", "place", "region", "land", "berth"}
"""Arguments that speak of one place."""


def positions(path: Path) -> Iterator[tuple[Referee, Seat]]:
    """Positions of a stored game in which somebody is asked."""
    full = record.replay(record.read(path.read_text()), GAMES)
    referee = Referee(full.game, full.seats, full.options)
    for number, row in enumerate(full.standing()):
        if number % EVERY == 0 and row.seat >= 0:
            yield referee, row.seat
        referee.append(row.seat, row.action)


def refusals_of(referee: Referee, seat: Seat, verb: str) -> list[list[Note]]:
    options = referee.game.options_text(referee.options)
    actions = actions_of(referee.game, referee.seats, options, verb)
    return [referee.state.why_not(seat, action) for action in actions]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_closed_verb_says_what_holds_for_all_of_it(path: Path) -> None:
    words = [Words(language) for language in languages()]
    closed = 0
    for referee, seat in positions(path):
        game = referee.game.key
        for verb in TILES[game]:
            notes = why_closed(referee, seat, verb)
            refused = refusals_of(referee, seat, verb)
            if verb not in referee.state.forms(seat):
                assert bool(notes) == all(refused), f"{verb}: closed exactly when nothing of it may be done"
            closed += bool(notes)
            for note in notes:
                assert not PLACES & set(note.args), f"{verb}: {note} speaks of one place"
                if note.key.startswith("nowhere-"):
                    assert note.rules, f"{verb}: without a rule"
                    first = [notes[0].key for notes in refused]
                    assert len(refused) > 1, f"{verb}: {first} is one action, and has its own reason"
                else:
                    assert all(note in each for each in refused), f"{verb}: {note} does not hold everywhere"
                for language in words:
                    key = f"{game}-{note.key}"
                    assert language.knows(key), f"{key} is not worded"
    assert closed > 10


def test_every_language_words_every_verb_that_may_have_no_place() -> None:
    """Verbs with several places may fail at each of them for another reason."""
    for language in languages():
        words = Words(language)
        for key in BUILT_IN:
            for verb in TILES[key]:
                seats, options = GAMES[key].seats[-1], GAMES[key].options_text(GAMES[key].read_options(""))
                if len(actions_of(GAMES[key], seats, options, verb)) > 1:
                    assert words.knows(f"{key}-nowhere-{verb.split()[0]}"), verb


# Settlers, case by case.


def closed(state: State, verb: str, seat: Seat = 0) -> list[str]:
    game = Settlers()
    referee = Referee(game, 4, game.read_options(""))
    referee.state = state
    return [note.key for note in why_closed(referee, seat, verb)]


def test_no_corner_can_be_reached() -> None:
    """All can be paid, but no road leads anywhere: the answer is about the roads, not about corner 0."""
    state = bare()
    hand(state, 0, "wood 4 brick 4 wool 4 wheat 4 ore 4")
    assert closed(state, "settle") == ["nowhere-settle"]
    assert closed(state, "road") == ["nowhere-road"]
    assert closed(state, "city") == ["nowhere-city"]
    assert closed(state, "buy") == []


def test_what_cannot_be_paid_has_its_price_and_its_lack_of_places() -> None:
    state = bare()
    assert closed(state, "settle") == ["cannot-pay", "nowhere-settle"]
    settle(state, 0, 10)
    assert closed(state, "city") == ["cannot-pay"]


def test_the_wrong_moment_is_the_only_reason() -> None:
    state = bare(phase="roll")
    for verb in ("trade", "road", "settle", "city", "buy"):
        assert closed(state, verb) == ["roll-first"]
    assert closed(bare(phase="build"), "trade") == ["trade-closed"]
    assert closed(bare(turn=1), "settle") == ["not-your-turn"]
