"""Correct the spaces and apostrophes of the texts: `python tools/typography.py` prints the files it changes.

French has a no-break space before `: ; ! ? »` and after `«`, English has none. Apostrophes are curved.
`tests/test_typography.py` fails when a correction is missing, also one that only a person can make.
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
"""The start of a line (key, indent or variant) and its words."""


SAID = {language: re.compile(rf'\b{language} = "([^"]*)"') for language in ("en", "fr")}


def mended_french(text: str) -> str:
    """Return a sentence with French spaces and curved apostrophes."""
    text = re.sub(rf"(?<=\S)[{SPACES}]+([:;!?»])", rf"{NO_BREAK}\1", text)
    text = re.sub(r"(?<=[\w)}»…])([;!?»])", rf"{NO_BREAK}\1", text)
    text = re.sub(r"(?<=[A-Za-zÀ-ÿ)]):(?= |$)", f"{NO_BREAK}:", text)
    text = re.sub(rf"«[{SPACES}]*", f"«{NO_BREAK}", text)
    return re.sub(r"(?<=[A-Za-zÀ-ÿ])'(?=[A-Za-zÀ-ÿ{])", "’", text)


def mended_english(text: str) -> str:
    """Return a sentence without spaces before punctuation and with curved apostrophes."""
    text = re.sub(rf"(?<=[\w)}}])[{SPACES}]+([:;!?])(?=\s|$)", r"\1", text)
    return re.sub(r"(?<=[A-Za-z])'(?=[A-Za-z])", "’", text)


def mended(text: str, language: str, suffix: str) -> str:
    """Return the corrected text of a file. Fluent comments stay; in other files `# ` opens a chapter."""
    mend = mended_french if language == "fr" else mended_english
    lines = []
    for line in text.split("\n"):
        match = SENTENCE.match(line)
        start, words = (match[1] or "", match[2]) if match else ("", line)
        is_comment = suffix == ".ftl" and line.startswith("#")
        lines.append(line if is_comment else start + mend(words))
    return "\n".join(lines)


def mended_data(text: str) -> str:
    """Return the corrected text of a TOML file of lessons or quiz cards: `en = "…", fr = "…"`."""
    text = SAID["en"].sub(lambda found: f'en = "{mended_english(found[1])}"', text)
    return SAID["fr"].sub(lambda found: f'fr = "{mended_french(found[1])}"', text)


def data() -> list[Path]:
    """Return the files of lessons and quiz cards."""
    games = ROOT / "archipel" / "games"
    return sorted([*games.glob("*/lessons/*.toml"), *games.glob("*/quiz.toml")])


def files(language: str) -> list[Path]:
    """Return the text files of a language, without the English rule sheets, which are generated."""
    found = [path for folder in FOLDERS for path in sorted((folder / language).glob("*"))]
    kept = [path for path in found if path.suffix in (".ftl", ".txt")]
    return [path for path in kept if not (language == "en" and path.name.startswith("rules-"))]


def main() -> None:
    """Correct all files."""
    for language in ("en", "fr"):
        for path in files(language):
            _write(path, mended(path.read_text(encoding="utf-8"), language, path.suffix))
    for path in data():
        _write(path, mended_data(path.read_text(encoding="utf-8")))


def _write(path: Path, text: str) -> None:
    """Write a file that has changed, and print its path."""
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
