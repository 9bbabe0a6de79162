"""Everything Elasund says is said in both languages, with exactly the arguments it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from elasund.scenes import GAME, given
from fluent.runtime import FluentBundle, FluentResource

from archipel.core.playout import step
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Note
from archipel.games.elasund.board import COLOURS
from archipel.games.elasund.tiles import CARDS, KIND_NAMES

ROOT = Path(__file__).parent.parent.parent / "archipel"
KEYS = {
    key
    for path in (ROOT / "games" / "elasund").glob("*.py")
    for key in re.findall(r'Note\(\s*"([a-z-]+)"', path.read_text())
}
THINGS = (
    {"name", "seat", "building", "card"}
    | {f"colour-{colour}" for colour in COLOURS}
    | {f"card-{card}" for card in CARDS}
    | {f"building-{kind}" for kind in KIND_NAMES}
    | {f"option-{option.key}" for option in GAME.options}
    | {f"option-{option.key}-{choice}" for option in GAME.options for choice in option.choices}
    | {f"preset-{preset.key}" for preset in GAME.presets}
)


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((ROOT / "words" / language / "elasund.ftl").read_text()))
    return made


def say(words: FluentBundle, note: Note) -> str:
    message = words.get_message(f"elasund-{note.key}")
    assert message.value is not None
    text, errors = words.format_pattern(message.value, note.args)
    assert not errors, (note, errors)
    return str(text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_has_its_sentence_and_no_sentence_is_idle(language: str) -> None:
    text = (ROOT / "words" / language / "elasund.ftl").read_text()
    keys = re.findall(r"^elasund-([a-z-]+) =", text, re.M)
    assert len(set(keys)) == len(keys)
    assert set(keys) == KEYS | THINGS


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_said_in_play_can_be_worded(language: str, seats: int) -> None:
    words, rng = bundle(language), Rng(3)
    state = GAME.open(seats, GAME.settle("preset=english walls=cheap-first"))
    vocabulary = GAME.vocabulary(seats, GAME.settle(""))
    said = set()
    while state.actor() != NOBODY:
        if state.actor() != CHANCE and rng.below(30) == 0:
            for seat in range(seats):
                notes = [state.prompt(seat)]
                for action in vocabulary:
                    if rng.below(20) == 0:
                        notes += state.why_not(seat, action) + state.preview(seat, action)
                for note in notes:
                    assert say(words, note)
                    said.add(note.key)
        step(state, rng)
    assert len(said) > 35


def test_the_slip_reads_well() -> None:
    s = given().permits("red 1 5 3", "red 2 5 4", "blue 2 5 5", "yellow 2 6 3").tiles("yellow workshop 6 4")
    s.hand("red", gold=9)
    english = [say(bundle("en"), note) for note in s.preview("red build great 5 3")]
    french = [say(bundle("fr"), note) for note in s.preview("red build great 5 3")]
    assert english[0] == "Permits on the site: 4, needed: 3."
    assert "You pay Yellow 2 gold." in english
    assert "Back to Yellow: workshop." in english
    assert "Vous payez 2 or à Jaune." in french
    assert english[-2:] == ["You place 2 cubes.", "You gain 0 trade points."]
