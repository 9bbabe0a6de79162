"""The rule sheets of the client: made from the ledgers in English, held to them in French."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from archipel.registry import BUILT_IN as GAMES

ROOT = Path(__file__).resolve().parent.parent
ID = r"[A-Z]-[A-Z]?\d{2,3}"


def maker() -> ModuleType:
    """The tool that makes the English sheets."""
    spec = importlib.util.spec_from_file_location("rules_tool", ROOT / "tools" / "rules.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lines(language: str, game: str) -> list[str]:
    return (ROOT / "archipel" / "words" / language / f"rules-{game}.txt").read_text("utf-8").splitlines()


def frame(sheet: list[str]) -> list[str]:
    """The ids in their order, and a `#` where a chapter begins."""
    return [line.split(" ", 1)[0] for line in sheet]


@pytest.mark.parametrize("game", GAMES)
def test_english_is_what_the_ledger_says(game: str) -> None:
    assert lines("en", game) == maker().sheet(game), "python tools/rules.py"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_ids_and_chapters(game: str) -> None:
    english, french = frame(lines("en", game)), frame(lines("fr", game))
    assert french == english
    assert all(word == "#" or re.fullmatch(ID, word) for word in french)
    ids = [word for word in french if word != "#"]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_is_in_the_sheets(game: str) -> None:
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    ids = set(re.findall(rf"^(?:\| |- |\* )?\**({ID})\b", ledger, re.M))
    assert ids
    for language in ("en", "fr"):
        assert not ids - set(frame(lines(language, game))), language


@pytest.mark.parametrize("game", GAMES)
def test_french_is_translated(game: str) -> None:
    for english, french in zip(lines("en", game), lines("fr", game), strict=True):
        start, _, text = french.partition(" ")
        assert text.strip(), start
        assert french != english, start


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_are_referred_to_exist(game: str) -> None:
    known = {word for other in GAMES for word in frame(lines("en", other))}
    for language in ("en", "fr"):
        for line in lines(language, game):
            assert set(re.findall(rf"\b{ID}\b", line)) <= known, line
