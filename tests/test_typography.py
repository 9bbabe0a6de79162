"""Typography of every file of words: spaces, apostrophes, elisions and plurals."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parent.parent
HOLE = "\ufffc"
"""Stands for anything in a sentence that is filled in and is not a plain argument."""


def tool() -> ModuleType:
    """Import the tool that corrects typography."""
    spec = importlib.util.spec_from_file_location("typography", ROOT / "tools" / "typography.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
LANGUAGES = ("en", "fr")
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Sentence:
    """A sentence or a variant of a part of one: `{n}` for an argument, and the selector of the variant."""

    def __init__(self, key: str, text: str, chosen_by: tuple[str, ...] = ()) -> None:
        self.key = key
        self.text = text
        self.chosen_by = chosen_by


def _sentences(key: str, pattern: ftl.Pattern, chosen_by: tuple[str, ...]) -> Iterator[Sentence]:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
            continue
        inner = element.expression
        text += f"{{{inner.id.name}}}" if isinstance(inner, ftl.VariableReference) else HOLE
        if isinstance(inner, ftl.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ftl.VariableReference) else ""
            for variant in inner.variants:
                yield from _sentences(key, variant.value, (*chosen_by, name))
    yield Sentence(key, text, chosen_by)


@cache
def sentences(language: str) -> list[Sentence]:
    """Return every text of a language, sentence by sentence; of rules, line by line."""
    found: list[Sentence] = []
    for path in TOOL.files(language):
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".ftl":
            found += [Sentence(f"{path.name}:{n}", line) for n, line in enumerate(text.split("\n"), 1)]
            continue
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found += _sentences(entry.id.name, entry.value, ())
    assert len(found) > 1000
    return found


def wrong(language: str, *patterns: str) -> list[str]:
    """Return the sentences in which this pattern is found."""
    return [
        f"{one.key}: {one.text[max(0, match.start() - 30) : match.end() + 10]!r}"
        for one in sentences(language)
        for pattern in patterns
        for match in re.finditer(pattern, one.text)
    ]


@every_language
def test_no_file_of_words_needs_correction(language: str) -> None:
    """`python tools/typography.py` corrects spaces and apostrophes."""
    stale = [
        str(path.relative_to(ROOT))
        for path in TOOL.files(language)
        if TOOL.mended(text := path.read_text(encoding="utf-8"), language, path.suffix) != text
    ]
    assert stale == []


def test_no_lesson_or_card_needs_correction() -> None:
    assert len(TOOL.data()) > 10
    for path in TOOL.data():
        assert TOOL.mended_data(text := path.read_text(encoding="utf-8")) == text, path


def test_french_marks_have_a_no_break_space() -> None:
    before = r"(?<=[^\u00a0\d:{\ufffc])[;!?»]"
    colon = r"[ \u202fa-zA-ZÀ-ÿ):;!?]:(?![\w/])"
    assert wrong("fr", before, colon, r"«(?!\u00a0)", "\u202f") == []


def test_english_marks_have_no_space() -> None:
    assert wrong("en", r"[\w)}\ufffc][ \u00a0\u202f][:;!?](?=\s|$)") == []


@every_language
def test_apostrophes_are_curly(language: str) -> None:
    assert wrong(language, r"[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]") == []


VOWELS = "aeiouyàâéèêëîïôöûüœAEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒ"
SHORT = "de|que|le|la|je|ne|se|me|te|jusque|lorsque|puisque|quoique"
WHOLE = ("ou", "Yule", "onze", "oui", "yacht", "yaourt")
"""Words that begin with a vowel but are not elided."""
NUMBERED = ("n", "from", "old", "site", "place")
"""Arguments that are numbers or the keys of places, which no vowel begins."""


def test_french_words_are_elided() -> None:
    words = "|".join(WHOLE)
    said = rf"(?<![\w’-])({SHORT}) (?!({words})\b)[{VOWELS}]\w+"
    assert wrong("fr", said) == []


def test_french_names_follow_no_word_that_would_be_elided() -> None:
    """« de Ana » is wrong, and the author of a sentence does not know the name."""
    numbers = "|".join(NUMBERED)
    assert wrong("fr", rf"(?i)(?<![\w’-])({SHORT}) {{(?!({numbers})}})\w+}}") == []


THINGS = {
    "en": "cards resources points times offers fortresses buildings pearls cubes turns rolls games "
    "seats lines players spectators minutes seconds rules draws bots moves rows goods pieces "
    "roads settlements cities",
    "fr": "cartes ressources points offres forteresses bâtiments perles cubes tours lancers parties places "
    "lignes joueurs spectateurs minutes secondes règles tirages robots coups biens pièces routes colonies "
    "villes",
}
"""Nouns that sentences count."""
PERSONS = "name|names|who|seat|good"
"""Arguments that are people or goods: « Ana offers » counts nothing."""
ALWAYS_MANY = {
    "junior-too-few-to-trade",
    "settlers-rate-short",
    "settlers-give-back",
    "client-speed-times",
    "core-told-won",
    "elasund-told-won",
    "junior-told-won",
    "settlers-doubt-full-hand",
    "princes-doubt-brigands",
    "core-moment-luck",
    "princes-moment-luck",
}
"""Always two or more: rates of the bank, a hand of more than seven cards, points to win, luck."""


@every_language
def test_numbers_select_the_plural_of_the_noun_they_count(language: str) -> None:
    counted = re.compile(
        rf"{{(?!(?:{PERSONS})}})(\w+)}}[ \u00a0](?:\w+[ \u00a0])?({'|'.join(THINGS[language].split())})\b"
    )
    found = [
        f"{one.key}: {one.text!r}"
        for one in sentences(language)
        for match in counted.finditer(one.text)
        if match[1] not in one.chosen_by and one.key not in ALWAYS_MANY
    ]
    assert found == []


def _called_one(message: ftl.Message) -> Iterator[str]:
    """Return the variants of a message that are selected by the category of one and spell the number out."""
    for select in selects(message.value):
        for variant in select.variants:
            named = isinstance(variant.key, ftl.Identifier) and variant.key.name == "one"
            words = " ".join(e.value for e in variant.value.elements if isinstance(e, ftl.TextElement))
            if named and re.search(r"\b(une?|seule?)\b", words, re.IGNORECASE):
                yield f"{message.id.name}: {words!r}"


def selects(pattern: ftl.Pattern | None) -> Iterator[ftl.SelectExpression]:
    """Yield the selections in a sentence, including nested ones."""
    for element in pattern.elements if pattern is not None else []:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def test_french_zero_is_not_called_one() -> None:
    """Zero is singular in French: a variant `[one]` with « une carte » would be used for no card."""
    found = [
        said
        for path in TOOL.files("fr")
        if path.suffix == ".ftl"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
        for said in _called_one(entry)
    ]
    assert found == []


def test_the_checks_can_fail() -> None:
    assert (
        TOOL.mended_french("Qui joue ? L'île : « oui »; non!")
        == "Qui joue\u00a0? L’île\u00a0: «\u00a0oui\u00a0»\u00a0; non\u00a0!"
    )
    assert TOOL.mended_french("port 2:1, à 20:15") == "port 2:1, à 20:15"
    assert TOOL.mended_english("Who's there ? Nobody : me") == "Who’s there? Nobody: me"
    said = 'en = "Who\'s there ?", fr = "Qui est là ?"'
    assert TOOL.mended_data(said) == 'en = "Who’s there?", fr = "Qui est là\u00a0?"'
    assert TOOL.mended("# a : b\na-b = Un mot : rien", "fr", ".ftl") == "# a : b\na-b = Un mot\u00a0: rien"
