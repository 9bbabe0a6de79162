"""Every language has words for every note and option, and no unused ones."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from tables import Table, by_seats, positions

import archipel
from archipel.core.state import Note
from archipel.registry import BUILT_IN, GAMES
from archipel.words import Words, languages

SOURCE = Path(archipel.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "src"
NOTE_ARGUMENTS = 3  # key, rules, args

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", GAMES)


# Reading the Fluent files.


class Uses(visitor.Visitor):
    """Collects the variables and messages that a message refers to."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Uses]:
    """Return every message of a language."""
    found: dict[str, Uses] = {}
    brought = [folder(game) / "words" / language / f"{game}.ftl" for game in GAMES if game not in BUILT_IN]
    for file in [*sorted((SOURCE / "words" / language).glob("*.ftl")), *brought]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = Uses(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """Return the variables of a message and of all it refers to."""
    uses = messages(language)[key]
    return uses.variables.union(*[variables(language, other) for other in uses.messages])


# Reading the source.


def folder(game: str) -> Path:
    """Return the folder of a game."""
    found = GAMES[game].profile.folder
    assert found is not None
    return found


@cache
def trees(package: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text()) for path in sorted(package.rglob("*.py"))]


@cache
def note_calls(package: Path) -> list[tuple[str, frozenset[str] | None]]:
    """Yield the key of every note in the source, and its arguments where they are literal."""
    calls = [node for tree in trees(package) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    makers = {"Note"} | {
        function.name  # a helper whose first parameter becomes the key
        for tree in [*trees(package), *trees(SOURCE / "core")]
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and _parameters(function)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        and _name(call) == "Note"
        and isinstance(call.args[0], ast.Name)
        and call.args[0].id == _parameters(function)[0].arg
    }
    found: list[tuple[str, frozenset[str] | None]] = []
    for call in calls:
        if _name(call) in makers and call.args and isinstance(call.args[0], ast.Constant):
            found.append((str(call.args[0].value), _arguments(call)))
    return found


def _parameters(function: ast.FunctionDef) -> list[ast.arg]:
    return [arg for arg in [*function.args.posonlyargs, *function.args.args] if arg.arg != "self"]


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """Return the names of a note's arguments; None if they are built elsewhere."""
    if _name(call) != "Note":
        return None
    if len(call.args) < NOTE_ARGUMENTS:
        return frozenset()
    given = call.args[2]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def notes_of(game: str) -> set[str]:
    """Return the notes of a game, and those of the shared trade code that it uses."""
    uses_parts = any(
        isinstance(node, ast.ImportFrom) and node.module == "archipel.parts.story"
        for tree in trees(folder(game))
        for node in ast.walk(tree)
    )
    found = note_calls(folder(game)) + (note_calls(SOURCE / "parts") if uses_parts else [])
    return {f"{game}-{key}" for key, _ in found}


def coach_notes() -> set[str]:
    """Return the notes of the coach for a game, in the words of the core or in the game's own."""
    return {key for key, _ in note_calls(SOURCE / "bots") if key.startswith(("doubt-", "moment-"))}


@cache
def spoken(package: Path) -> set[str]:
    """Return every word in the strings of a package, notation included, docstrings excluded."""
    nodes = [node for tree in trees(package) for node in ast.walk(tree)]
    prose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    strings = [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]
    tables = [path.read_text(encoding="utf-8") for path in package.glob("*.json")]
    names = {word for table in tables for word in re.findall(r"[\w-]+", table)}
    return names | {word for string in strings for word in string.split()}


def option_ids(game: str) -> set[str]:
    """Return the words that the options of a game need."""
    found = {f"{game}-name", f"{game}-about"}
    found |= {f"{game}-box"} & set(messages("en"))
    for option in GAMES[game].options:
        found |= {f"{game}-option-{option.key}"}
        found |= {f"{game}-option-{option.key}-{choice}" for choice in option.choices}
    if len(GAMES[game].presets) > 1:
        found |= {f"{game}-preset-{preset.key}" for preset in GAMES[game].presets}
    return found


# The tests.


def test_english_and_french_exist_and_an_unknown_language_is_an_error() -> None:
    assert {"en", "fr"} <= set(languages())
    with pytest.raises(ValueError, match=f"'xx': choose from {', '.join(languages())}"):
        Words("xx")


def test_unknown_words_are_an_error() -> None:
    with pytest.raises(LookupError, match="settlers-xyzzy"):
        Words("en").word("settlers-xyzzy")
    with pytest.raises(LookupError, match="core-xyzzy"):
        Words("en").say("settlers", Note("xyzzy", []))
    with pytest.raises(ValueError, match="seat"):
        Words("en").say("settlers", Note("wait-turn", []))


@every_language
def test_every_language_has_the_same_words(language: str) -> None:
    assert set(messages("en")) ^ set(messages(language)) == set()


@every_language
def test_every_language_has_the_same_files(language: str) -> None:
    files = [{path.name for path in (SOURCE / "words" / one).iterdir()} for one in ("en", language)]
    assert files[0] ^ files[1] == set()


@every_language
def test_messages_refer_to_existing_messages(language: str) -> None:
    words = messages(language)
    for key, uses in words.items():
        assert uses.messages <= set(words), key


@every_game
@every_language
def test_every_note_has_its_sentence(game: str, language: str) -> None:
    needed = notes_of(game)
    assert needed, f"no notes found in {game}"
    assert needed - set(messages(language)) == set()


@every_language
def test_every_note_of_the_core_has_its_sentence(language: str) -> None:
    assert {f"core-{key}" for key, _ in note_calls(SOURCE / "core")} <= set(messages(language))


@every_language
def test_every_note_of_the_coach_has_its_sentence(language: str) -> None:
    assert coach_notes() >= {"doubt-win", "doubt-better", "moment-best", "moment-slip", "moment-luck"}
    assert {f"core-{key}" for key in coach_notes()} <= set(messages(language))


@every_game
@every_language
def test_sentences_use_exactly_the_arguments_of_their_notes(game: str, language: str) -> None:
    wrong = {}
    for key, given in note_calls(folder(game)):
        if given is not None and f"{game}-{key}" in messages(language):
            used = variables(language, f"{game}-{key}")
            if used != given:
                wrong[key] = f"uses {sorted(used)}, is given {sorted(given)}"
    assert wrong == {}


@every_game
@every_language
def test_options_choices_and_presets_have_names(game: str, language: str) -> None:
    assert option_ids(game) - set(messages(language)) == set()


@pytest.mark.parametrize("game", BUILT_IN)
@every_language
def test_every_source_of_points_has_a_name(game: str, language: str) -> None:
    state = GAMES[game].open(GAMES[game].seats[0], GAMES[game].read_options(""))
    assert {f"{game}-source-{source}" for source in state.points_by_source(0)} <= set(messages(language))


def in_the_client(key: str, thing: str, known: set[str]) -> bool:
    """Return whether the browser client uses a word, by its whole name or by a pattern.

    What is put at the end of a name (`game-card-${card}`) must be something the game knows.
    """
    source = "".join(
        path.read_text() for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")
    )
    ends = [key[i + 1 :] for i, letter in enumerate(key) if letter == "-"]
    made = any(f"`{key.removesuffix(end)}${{" in source and end in known for end in ends)
    return key in source or f'"{thing}"' in source or made


@every_game
def test_no_word_is_unused(game: str) -> None:
    words = messages("en")
    referred = {key for uses in words.values() for key in uses.messages}
    anywhere = {key for key, _ in note_calls(SOURCE / "core")} | coach_notes()
    notes = notes_of(game) | {f"{game}-{key}" for key in anywhere}
    unused = []
    for key in words:
        if key.startswith(f"{game}-") and key not in notes | referred | option_ids(game):
            _, _, thing = key.removeprefix(f"{game}-").partition("-")
            known = spoken(folder(game))
            if thing not in known and not in_the_client(key, thing, known):
                unused.append(key)
    assert unused == []


@every_language
def test_every_colour_has_a_name(language: str) -> None:
    for game in GAMES.values():
        for seats in game.seats:
            for colour in game.colours(seats, game.read_options("")):
                assert f"colour-{colour}" in messages(language)


@pytest.mark.parametrize("table", by_seats(), ids=str)
def test_everything_said_in_play_can_be_worded(table: Table) -> None:
    words = [Words(language) for language in languages()]
    vocabulary = table.game.vocabulary(table.seats, table.settled())
    said: dict[str, Note] = {}
    for at in positions(table, seed=21, every=60, most=25):
        for seat in range(table.seats):
            for number, action in enumerate(vocabulary + at.state.offers(seat)):
                if number % 5 == seat or action in at.state.legal(seat):
                    for note in at.state.why_not(seat, action) + at.state.preview(seat, action):
                        said[repr(note)] = note
            prompt = at.state.prompt(seat)
            said[repr(prompt)] = prompt
    assert len(said) > 20
    for note in said.values():
        for language in words:
            sentence = language.say(table.game.key, note)
            assert sentence == sentence.strip(), note
            assert sentence, note
            assert "{" not in sentence, note
