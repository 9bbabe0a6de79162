"""Notes and names in people's languages: one folder of Fluent files for each."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from archipel.core.state import Note


def languages() -> list[str]:
    """The languages there are, by their folders."""
    return sorted(folder.name for folder in files(__name__).iterdir() if (folder / "core.ftl").is_file())


class Words:
    """All words of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise ValueError(f"language {language!r}: there is {', '.join(languages())}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files(__name__) / language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, game: str, note: Note) -> str:
        """The sentence of a note, from its game or else from the core."""
        key = f"{game}-{note.key}"
        return self.word(key if self.knows(key) else f"core-{note.key}", **note.args)

    def knows(self, id: str) -> bool:
        """Whether there is such a word."""
        return self._bundle.has_message(id)

    def word(self, id: str, /, **args: str | int) -> str:
        """One word or sentence by its id, such as `settlers-good-wood` or `colour-red`."""
        pattern = self._bundle.get_message(id).value if self.knows(id) else None
        if pattern is None:
            raise LookupError(f"no words for {id!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id!r} in {self.language}: {', '.join(str(error) for error in errors)}")
        return str(text)
