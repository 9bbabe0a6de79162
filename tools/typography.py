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


def files(language: str) -> list[Path]:
    """The words of a language; the English rule sheets are made from the ledgers and stay as those are."""
    found = [path for folder in FOLDERS for path in sorted((folder / language).glob("*"))]
    kept = [path for path in found if path.suffix in (".ftl", ".txt")]
    return [path for path in kept if not (language == "en" and path.name.startswith("rules-"))]


def main() -> None:
    """Mend everything."""
    for language in ("en", "fr"):
        for path in files(language):
            before = path.read_text(encoding="utf-8")
            after = mended(before, language, path.suffix)
            if after != before:
                path.write_text(after, encoding="utf-8")
                sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
