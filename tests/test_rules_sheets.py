"""The client's rule sheets: generated from the ledgers in English, compared with them in other languages."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from archipel.games import KEYS
from archipel.words import languages, words_file

ROOT = Path(__file__).resolve().parent.parent
ID = r"[A-Z]-[A-Z]?\d{2,3}"


def maker() -> ModuleType:
    """Import the tool that makes the English sheets."""
    spec = importlib.util.spec_from_file_location("rules_tool", ROOT / "tools" / "rules.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LEDGERS: list[str] = maker().LEDGERS
every_game = pytest.mark.parametrize("game", LEDGERS)
every_language = pytest.mark.parametrize("language", languages())


def lines(language: str, game: str) -> list[str]:
    """The chapters and rules of a sheet; the first line of a generated one says which command makes it."""
    text = (ROOT / "archipel" / "words" / language / f"rules-{game}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line != maker().HEAD]


def frame(sheet: list[str]) -> list[str]:
    """Return the ids in their order, with a `#` where a chapter begins."""
    return [line.split(" ", 1)[0] for line in sheet]


@every_game
def test_the_english_sheet_equals_the_ledger(game: str) -> None:
    assert lines("en", game) == maker().sheet(game), "python tools/rules.py"


@every_game
def test_the_package_under_test_has_the_english_sheet_of_the_ledger(game: str) -> None:
    path = words_file("en", game, f"rules-{game}.txt")
    assert path is not None
    assert path.read_text("utf-8").splitlines() == [maker().HEAD, *maker().sheet(game)], "make install"


def test_every_game_of_the_box_has_a_ledger() -> None:
    assert set(LEDGERS) == set(KEYS)


@every_language
@every_game
def test_every_language_has_the_same_ids_and_chapters(game: str, language: str) -> None:
    marks = frame(lines(language, game))
    assert marks == frame(lines("en", game))
    assert all(word == "#" or re.fullmatch(ID, word) for word in marks)
    ids = [word for word in marks if word != "#"]
    assert len(ids) == len(set(ids))


NOTES = r"[A-Z]-[TF]\d+"
"""Examples that are test cases, and facts with their sources."""
UNDECIDED = r"P-C\d\d|E-C\d\d|P-A74"
"""Disagreements between sources. Players read only the ruling, if there is one."""


@every_game
def test_every_rule_of_the_ledger_is_in_the_sheets(game: str) -> None:
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    ids = set(re.findall(rf"^(?:\| |- |\* )?\**({ID})\b", ledger, re.M))
    assert ids
    for language in languages():
        left_out = ids - set(frame(lines(language, game)))
        assert all(re.fullmatch(f"{NOTES}|{UNDECIDED}", rule) for rule in left_out), left_out


@every_game
def test_every_rule_that_the_game_cites_is_in_the_sheets(game: str) -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "archipel" / "games" / game).glob("*.py"))
    assert not set(re.findall(rf'"({ID})"', source)) - set(frame(lines("en", game)))


ENGINEERING = re.compile(
    r"\b(?:TEST|FX-\w+|fixtures?|RB|FACE|SRC|KK|VKD|IMG|REV|LUD|SFU|ASM|FAQ|L\d{2,3})\b|[A-Z]-[TF]\d\d"
    r"|tests/|\.(?:py|json)\b|\*Why|Pourquoi|\bWhy:"
)


@every_language
@every_game
def test_sheets_show_players_no_sources_and_no_tests(game: str, language: str) -> None:
    assert not [line for line in lines(language, game) if ENGINEERING.search(line)]


@every_game
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_other_language_is_translated(game: str, language: str) -> None:
    for english, translated in zip(lines("en", game), lines(language, game), strict=True):
        start, _, text = translated.partition(" ")
        assert text.strip(), start
        assert translated != english, start


@every_game
def test_every_cross_reference_exists(game: str) -> None:
    known = {word for other in LEDGERS for word in frame(lines("en", other))}
    for language in languages():
        for line in lines(language, game):
            assert set(re.findall(rf"\b{ID}\b", line)) <= known, line
