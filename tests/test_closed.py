"""Why a whole verb is closed: only reasons that hold for all of its places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from settlers.scenes import give_hand, place_settlements, scene

from archipel.core import record
from archipel.core.closed import actions_of, why_closed
from archipel.core.referee import Referee
from archipel.core.state import Note, Seat, State
from archipel.games.settlers import Settlers
from archipel.registry import BUILT_IN, GAMES
from archipel.words import Words, languages

RECORDS = sorted((Path(__file__).parent / "records").glob("*.rec"))
EVERY = 23
"""Every how many positions of a stored game one is tested."""
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
"""Verbs that have a tile, or a card in the hand."""
PLACES = {"corner", "path", "field", "site", "square", "space", "place", "region", "land", "berth"}
"""Arguments that name one place."""


def positions(path: Path) -> Iterator[tuple[Referee, Seat]]:
    """Yield positions of a stored game in which a seat is asked."""
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
def test_a_closed_verb_names_only_reasons_that_hold_for_all_its_places(path: Path) -> None:
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
    """A verb with several places may fail at each of them for another reason."""
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


def test_without_a_free_corner_the_reason_is_the_roads() -> None:
    """Red can pay, but no road leads anywhere. The reason is about the roads, not about corner 0."""
    state = scene()
    give_hand(state, 0, "wood 4 brick 4 wool 4 wheat 4 ore 4")
    assert closed(state, "settle") == ["nowhere-settle"]
    assert closed(state, "road") == ["nowhere-road"]
    assert closed(state, "city") == ["nowhere-city"]
    assert closed(state, "buy") == []


def test_a_verb_that_cannot_be_paid_names_the_price_and_the_lack_of_places() -> None:
    state = scene()
    assert closed(state, "settle") == ["cannot-pay", "nowhere-settle"]
    place_settlements(state, 0, 10)
    assert closed(state, "city") == ["cannot-pay"]


def test_the_wrong_phase_is_the_only_reason() -> None:
    state = scene(phase="roll")
    for verb in ("trade", "road", "settle", "city", "buy"):
        assert closed(state, verb) == ["roll-first"]
    assert closed(scene(phase="build"), "trade") == ["trade-closed"]
    assert closed(scene(turn=1), "settle") == ["not-your-turn"]
