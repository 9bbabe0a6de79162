"""Mend the spaces and apostrophes of the words: `python tools/typography.py` writes what it changes.

French has a no-break space before `: ; ! ? »` and after `«`, English has none; apostrophes are curved.
Whether anything is left to mend, and what only a person can mend, `tests/test_typography.py` says.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [ROOT / "archipel" / "words", *sorted((ROOT / "examples").glob("*/*/words"))]
NO_BREAK = "\u00a0"
SPACES = " \u202f\u00a0"
SENTENCE = re.compile(r"^([a-z][a-z0-9_-]* = ?|\s+(?:\*?\[[^\]]*\] ?)?)?(.*)$")
"""What is written before the words of a line, and the words."""


SAID = {language: re.compile(rf'\b{language} = "([^"]*)"') for language in ("en", "fr")}


def mended_french(text: str) -> str:
    """A sentence with French spaces and curved apostrophes."""
    text = re.sub(rf"(?<=\S)[{SPACES}]+([:;!?»])", rf"{NO_BREAK}\1", text)
    text = re.sub(r"(?<=[\w)}»…])([;!?»])", rf"{NO_BREAK}\1", text)
    text = re.sub(r"(?<=[A-Za-zÀ-ÿ)]):(?= |$)", f"{NO_BREAK}:", text)
    text = re.sub(rf"«[{SPACES}]*", f"«{NO_BREAK}", text)
    return re.sub(r"(?<=[A-Za-zÀ-ÿ])'(?=[A-Za-zÀ-ÿ{])", "’", text)


def mended_english(text: str) -> str:
    """A sentence without spaces before marks and with curved apostrophes."""
    text = re.sub(rf"(?<=[\w)}}])[{SPACES}]+([:;!?])(?=\s|$)", r"\1", text)
    return re.sub(r"(?<=[A-Za-z])'(?=[A-Za-z])", "’", text)


def mended(text: str, language: str, suffix: str) -> str:
    """A whole file of words; the comments of Fluent files stay, `# ` opens a chapter in the others."""
    mend = mended_french if language == "fr" else mended_english
    lines = []
    for line in text.split("\n"):
        match = SENTENCE.match(line)
        start, words = (match[1] or "", match[2]) if match else ("", line)
        is_comment = suffix == ".ftl" and line.startswith("#")
        lines.append(line if is_comment else start + mend(words))
    return "\n".join(lines)


def mended_data(text: str) -> str:
    """The sentences of lessons and cards, which stand in TOML side by side: `en = "…", fr = "…"`."""
    text = SAID["en"].sub(lambda found: f'en = "{mended_english(found[1])}"', text)
    return SAID["fr"].sub(lambda found: f'fr = "{mended_french(found[1])}"', text)


def data() -> list[Path]:
    """The files of lessons and cards."""
    games = ROOT / "archipel" / "games"
    return sorted([*games.glob("*/lessons/*.toml"), *games.glob("*/quiz.toml")])


def files(language: str) -> list[Path]:
    """The words of a language; the English rule sheets are made from the ledgers and stay as those are."""
    found = [path for folder in FOLDERS for path in sorted((folder / language).glob("*"))]
    kept = [path for path in found if path.suffix in (".ftl", ".txt")]
    return [path for path in kept if not (language == "en" and path.name.startswith("rules-"))]


def main() -> None:
    """Mend everything."""
    for language in ("en", "fr"):
        for path in files(language):
            _write(path, mended(path.read_text(encoding="utf-8"), language, path.suffix))
    for path in data():
        _write(path, mended_data(path.read_text(encoding="utf-8")))


def _write(path: Path, text: str) -> None:
    """Write what has changed, and say so."""
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
