"""Read the fields of a TOML table by name, with errors that name missing, unknown and mistyped fields."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from archipel.lessons.lesson import BadLesson, Text
from archipel.words import languages

FORMAT = 1
"""The supported version of the format."""


class Fields:
    """One TOML table; `where` names it in messages."""

    def __init__(self, where: str, raw: Any) -> None:
        if not isinstance(raw, dict):
            raise BadLesson(f"{where}: expected a table of fields, not {raw!r}")
        self.where = where
        self._raw: dict[str, Any] = dict(raw)

    def bad(self, what: str) -> BadLesson:
        """Return an error about this table."""
        return BadLesson(f"{self.where}: {what}")

    def take(self, name: str, kind: type, default: Any = None) -> Any:
        """Take a field of a type; without a default it is required."""
        value = self._raw.pop(name, default)
        if value is None:
            raise self.bad(f"{name} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.bad(f"{name} = {value!r} is not of type {kind.__name__}")
        return value

    def string(self, name: str, default: str | None = None) -> str:
        """Take a text of one line or several."""
        return str(self.take(name, str, default))

    def strings(self, name: str) -> tuple[str, ...]:
        """Take a list of texts; a missing one is empty."""
        found = self.take(name, list, [])
        if not all(isinstance(item, str) for item in found):
            raise self.bad(f"{name} must be a list of strings")
        return tuple(found)

    def words(self, name: str) -> Text:
        """Take a sentence in one or more languages; missing languages get the first one given."""
        return self._sentence(name, self.take(name, dict))

    def sentences(self, name: str) -> tuple[Text, ...]:
        """Take a list of sentences."""
        return tuple(self._sentence(name, found) for found in self.take(name, list, []))

    def _sentence(self, name: str, found: Any) -> Text:
        right = isinstance(found, dict) and bool(found) and set(found) <= set(languages())
        if not right or not all(isinstance(text, str) and text.strip() for text in found.values()):
            known = ", ".join(f'{language} = "…"' for language in languages())
            raise self.bad(f"{name} must have a sentence for each language: {{ {known} }}")
        return {language: found.get(language) or next(iter(found.values())) for language in languages()}

    def has(self, name: str) -> bool:
        """Return whether a field is present."""
        return name in self._raw

    def tables(self, name: str) -> Iterator[Fields]:
        """Yield the tables of a list, `[[name]]`."""
        for number, raw in enumerate(self.take(name, list, []), start=1):
            yield Fields(f"{self.where}, {name} {number}", raw)

    def end(self) -> None:
        """Raise `BadLesson` if a field was not taken."""
        if self._raw:
            raise self.bad(f"unknown field {next(iter(self._raw))!r}")


def read_fields(path: Path) -> Fields:
    """Read a TOML file of our format, or raise `BadLesson`."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadLesson(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadLesson(f"{path}: this is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{path}: {error}") from None
    found = Fields(path.name, raw)
    if (number := found.take("format", int)) != FORMAT:
        raise found.bad(f"format = {number} is not supported, only {FORMAT}")
    return found
