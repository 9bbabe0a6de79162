"""Notes and names in every language: one folder of Fluent files for each.

The built-in games have their words here; a plug-in game has them in `words/<language>/` of its folder, with
English as the fallback.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from archipel.core.state import Note
from archipel.registry import GAMES

HERE: Final = Path(__file__).parent
FALLBACK: Final = "en"


def languages() -> list[str]:
    """Return the available languages."""
    return sorted(folder.name for folder in HERE.iterdir() if (folder / "core.ftl").is_file())


def words_file(language: str, game: str, name: str) -> Path | None:
    """Return a game's file `<game>.ftl`, `rules-<game>.txt` or `guide-<game>.txt`, or the English one."""
    folder = GAMES[game].profile.folder
    places = [HERE] if folder is None else [folder / "words", HERE]
    paths = [place / spoken / name for spoken in (language, FALLBACK) for place in places]
    return next((path for path in paths if path.is_file()), None)


class Words:
    """All words of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise ValueError(f"unknown language {language!r}: choose from {', '.join(languages())}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        files = {path.name: path for path in sorted((HERE / language).glob("*.ftl"))}
        for game in GAMES:
            name = f"{game}.ftl"
            if name not in files and (brought := words_file(language, game, name)):
                files[name] = brought
        for path in files.values():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, game: str, note: Note) -> str:
        """Return the sentence of a note, from its game or else from the core."""
        key = f"{game}-{note.key}"
        return self.word(key if self.knows(key) else f"core-{note.key}", **note.args)

    def knows(self, id: str) -> bool:
        """Return whether an id exists."""
        return self._bundle.has_message(id)

    def word(self, id: str, /, **args: str | int) -> str:
        """Return a word or sentence by its id, such as `colour-blue` or `core-stale`."""
        pattern = self._bundle.get_message(id).value if self.knows(id) else None
        if pattern is None:
            raise LookupError(f"no words for {id!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id!r} in {self.language}: {', '.join(str(error) for error in errors)}")
        return str(text)


@cache
def spoken() -> dict[str, Words]:
    """Return the words of every language (cached)."""
    return {language: Words(language) for language in languages()}
