"""The illustrated rules: the same in every language, based on rules that exist, with possible positions."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from archipel.games import KEYS
from archipel.registry import GAMES
from archipel.words import languages, words_file

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client" / "src"
ID = r"[A-Z]-[A-Z]?\d{2,3}"
RULES = re.compile(rf" ?\{{({ID}(?: {ID})*)\}}$")
SIGNS = {"##", "###", "1.", "-", "=", "$", "%", "?", ">", "@", "+", "x", "o", "#", "&&", "&"}
every_game = pytest.mark.parametrize("game", KEYS)
every_language = pytest.mark.parametrize("language", languages())


def tool(name: str) -> ModuleType:
    """Import a tool as a module."""
    spec = importlib.util.spec_from_file_location(f"{name}_tool", ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


class Line:
    """A line of a guide: its sign, what it names, its words and the rules they rest on."""

    def __init__(self, text: str) -> None:
        found = RULES.search(text)
        self.rules = found[1].split() if found else []
        text = RULES.sub("", text)
        sign, _, rest = text.partition(" ")
        self.sign = sign if sign in SIGNS and (sign not in "+xo" or "|" in rest) else ""
        if not self.sign:
            rest = text
        named = self.sign in ("##", "###", "=", "$", "%", "@", "+", "x", "o", "#", "&&", "&")
        self.what, _, self.words = rest.partition("|") if named else ("", "", rest)
        self.what, self.words = self.what.strip(), self.words.strip()
        self.pictures = re.findall(r"\[\[(.+?)\]\]", self.words)

    def frame(self) -> tuple[object, ...]:
        """Return what must be the same in every language."""
        return (self.sign, self.what, self.rules, self.pictures, bool(self.words))


@cache
def lines(game: str, language: str) -> list[Line]:
    path = words_file(language, game, f"guide-{game}.txt")
    assert path is not None
    assert path.parent.name == language, f"{game} has no guide in {language}"
    return [Line(text) for text in path.read_text("utf-8").splitlines() if text.strip()]


@cache
def sheet(game: str) -> dict[str, list[str]]:
    """Return the chapters of the exact rules, each with its rules."""
    path = words_file("en", game, f"rules-{game}.txt")
    assert path is not None
    chapters: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines():
        first, _, rest = line.partition(" ")
        if first == "#":
            chapters[rest] = []
        elif first != ";":
            chapters[list(chapters)[-1]].append(first)
    return chapters


def symbols(game: str) -> set[str]:
    """Return every drawing that the page of a game has."""
    folders = [*(CLIENT / "symbols").iterdir(), CLIENT / "games" / game / "symbols"]
    return {path.stem for folder in folders for path in folder.glob("*.svg")}


def data(game: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads(
        (CLIENT / "generated" / "guides" / f"{game}.json").read_text("utf-8")
    )
    return found


def card_keys(game: str) -> set[str]:
    """The cards of a guide, from the card table of the game where the client reads that."""
    folder = GAMES[game].profile.folder
    table = folder / "cards.json" if folder else None
    if table and table.exists():
        return set(json.loads(table.read_text("utf-8")))
    return {card["key"] for card in data(game)["cards"]}


@pytest.mark.parametrize("game", sorted(GAMES))
@every_language
def test_every_language_has_the_same_lines(game: str, language: str) -> None:
    frames = [line.frame() for line in lines(game, language)]
    assert frames == [line.frame() for line in lines(game, "en")]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_sentence_rests_on_rules_that_exist(game: str) -> None:
    known = {rule for rules in sheet(game).values() for rule in rules}
    for line in lines(game, "en"):
        assert set(line.rules) <= known, (line.words, set(line.rules) - known)
        titles = line.sign in ("##", "###", "$", "%", "@", "#", "&&")
        assert line.rules or titles, line.words


@every_game
def test_every_chapter_of_the_ledger_is_covered(game: str) -> None:
    told = {rule for line in lines(game, "en") for rule in line.rules}
    assert not [chapter for chapter, rules in sheet(game).items() if not told & set(rules)]


@every_game
def test_pictures_prices_and_cards_exist(game: str) -> None:
    drawn = symbols(game)
    cards = card_keys(game)
    for line in lines(game, "en"):
        assert set(line.pictures) <= drawn, line.words
        if line.sign == "=":
            assert line.what in drawn, line.what
        if line.sign == "&":
            assert line.what in cards, line.what
        if line.sign == "&&":
            assert line.what in {card["set"] for card in data(game)["cards"]} | {
                key.partition("/")[0] for key in card_keys(game)
            }
        if line.sign == "%":
            assert set(line.what.split()) <= cards, line.what
    assert [line.what for line in lines(game, "en") if line.sign == "#"] == ["cards"]
    assert [line for line in lines(game, "en") if line.sign == "$"]


@every_game
def test_anchors_are_unique(game: str) -> None:
    anchors = [line.what for line in lines(game, "en") if line.sign in ("##", "###")]
    assert len(anchors) == len(set(anchors))
    assert all(re.fullmatch(r"[a-z]+", anchor) for anchor in anchors)


def told_examples(game: str) -> Iterator[tuple[str, list[Line]]]:
    """Return the examples of a guide, each with the places that it highlights."""
    name, marks = "", list[Line]()
    for line in lines(game, "en"):
        if line.sign == "@":
            if name:
                yield name, marks
            name, marks = line.what, []
        elif line.sign in ("+", "x", "o"):
            marks.append(line)
    yield name, marks


@every_game
def test_examples_are_legal_positions_and_say_what_the_rules_say(game: str) -> None:
    maker = tool("client_guides")
    positions = {example.name: example for example in maker.examples(game)}
    told = list(told_examples(game))
    assert sorted(name for name, _ in told) == sorted(positions)
    assert len(told) >= 4
    for name, marks in told:
        assert marks, name
        for mark in marks:
            _, _, action = mark.what.partition(" = ")
            assert bool(action) == (mark.sign != "o"), mark.what
            if not action:
                continue
            state, seat = positions[name].state, positions[name].seat
            read = GAMES[game].read(action)
            refused = {rule for note in state.why_not(seat, read) for rule in note.rules}
            if mark.sign == "+":
                assert not refused, (name, action, refused)
                assert read in state.legal(seat), (name, action)
            else:
                assert refused & set(mark.rules), (name, action, refused)


@every_game
def test_the_generated_data_of_the_page_is_up_to_date(game: str) -> None:
    path = CLIENT / "generated" / "guides" / f"{game}.json"
    assert path.read_text("utf-8") == tool("client_guides").guide(GAMES[game]), (
        "python tools/client_guides.py"
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_french_has_its_spaces_and_apostrophes(game: str) -> None:
    for line in lines(game, "fr"):
        assert not re.search(r"(?:^|[^\u00a0\d])[:;!?»]|[^ ] [:;!?»]", line.words), line.words
        assert "'" not in line.words, line.words
