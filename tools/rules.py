"""Write the English rule sheets of the client from the ledgers in docs/rules.

A ledger line `S-043 [Build b] Distance rule: …` becomes `S-043 Distance rule: …`; of a row of a table the
question and the ruling are joined. What the ledgers say to those who build the games stays there: where a
fact comes from, which test shows it, why a ruling was chosen. The other languages are written by hand; a test
holds them to the same ids.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from archipel.games import KEYS
from archipel.words import spoken

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = KEYS
"""The games whose rules are written down here."""
_RULE = re.compile(r"^(?:- |\* )?\**([A-Z]-[ACFT]?\d{2,3})\**[:.]? (?:\[[^\]]*\] )?(.+)$")
_ROW = re.compile(r"^\| \**([A-Z]-[ACFT]?\d{2,3})\**[^|]*\|(.+)\|$")
_SOURCES = r"\b(?:RB|FACE|SRC|EX|KK|ME|EN|DE|FR|RU|FAQ|PC|IMG|VKD|REV|LUD|FAM|SFU|ASM|ROB|AND|BOG|BAT|L\d+)\b"
_ASIDE = re.compile(rf" ?\([^()]*(?:{_SOURCES}|[A-Z]-[TF]\d\d)[^()]*\)")
"""A remark in brackets that names a source or a test."""
_NOT_TOLD = re.compile(r"[A-Z]-[TF]\d+")
"""Facts with their provenance, and examples as test cases."""
_TITLES = {
    "Rules ledger": "The rules",
    "Rulings of this implementation": "Further rulings",
    "Ambiguities and recommended rulings": "Rulings",
    "Ambiguities and rulings": "Rulings",
    "Contradictions FR against EN": "Where the booklets differ",
    "Contradictions between sources": "Where the booklets differ",
    "Official FAQ": "Frequent questions",
}


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"\s+", " ", text.replace("**", "").replace("`", "")).strip()


def title(heading: str) -> str:
    """A heading as players read it: without its number and without what is said in brackets about sources."""
    words = re.sub(r"^#+ (?:[\d.]+ )?", "", heading)
    words = re.sub(rf" \([^()]*(?:;|{_SOURCES}|adds|leaves|not rules)[^()]*\)$", "", words)
    return _TITLES.get(plain(words), plain(words))


def card_names(game: str, text: str) -> str:
    """The keys of cards by their names."""

    def name(found: re.Match[str]) -> str:
        keys = [key.partition("/")[2] for key in found[1].split(", ")]
        words = spoken()["en"]
        names = [words.word(id) for key in keys if words.knows(id := f"{game}-card-{key}")]
        return ", ".join(dict.fromkeys(names))

    text = re.sub(r"^((?:`[^`]+/[^`]+`(?:, )?)+(?: \(\d\))?) (?=[A-Z0-9+])", r"\1: ", text)
    return re.sub(r"`([a-z*]+/[^`]+)`", name, text).strip()


def ruling(rule: str, text: str) -> str | None:
    """A question and how it is answered, without the reasons; None where nothing is ruled."""
    if " **Ruling:** " in text:
        question, _, answer = text.partition(" **Ruling:** ")
        return f"{question} {answer.partition(' *Why:*')[0]}"
    if "-C" in rule:
        found = re.match(r"(\*\*.+?\*\*).*→ \*(.+?)\*", text)
        return f"{found[1]} {found[2].rstrip('.;')}." if found else None
    return text if "**" in text else None


def told(game: str, rule: str, text: str) -> str | None:
    """A rule as players read it, or None where it is none of theirs."""
    if _NOT_TOLD.fullmatch(rule):
        return None
    answered = ruling(rule, text) if re.search("-[AC]", rule) else text
    if answered is None:
        return None
    answered = re.sub(r"^\((?:B|FR|EN|RU|FAQ|from|pict)[^)]*\) ", "", answered)
    answered = re.sub(r"\s*→ [A-Z]-[AC]\d\d(?:, [A-Z]-[AC]\d\d)*\.?$", "", answered)
    answered = answered.replace("TEST: ", "Example: ")
    return plain(_ASIDE.sub("", card_names(game, answered)))


def row_text(cells: list[str]) -> str:
    """Of a table of rulings the question and the ruling; the reason is for us."""
    return " — ".join(plain(_ASIDE.sub("", cell)) for cell in cells[:2])


def sheet(game: str) -> list[str]:
    """The rule sheet of one game: chapters and rules, in the order of the ledger."""
    lines: list[str] = []
    seen: set[str] = set()
    chapter = ""
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text().splitlines():
        if line.startswith(("## ", "### ")):
            chapter = title(line)
            continue
        rule, row = _RULE.match(line), _ROW.match(line)
        text: str | None = None
        if rule:
            text = told(game, rule[1], rule[2])
        elif row and not _NOT_TOLD.fullmatch(row[1]):
            text = row_text([cell.strip() for cell in re.split(r"(?<!\\)\|", row[2])])
        found = rule[1] if rule else row[1] if row else ""
        if text and found not in seen:
            seen.add(found)
            if f"# {chapter}" not in lines:
                lines.append(f"# {chapter}")
            lines.append(f"{found} {text}")
    return lines


def main() -> int:
    """Write all sheets, or with --check say which are stale."""
    stale = False
    for game in LEDGERS:
        path = ROOT / "archipel" / "words" / "en" / f"rules-{game}.txt"
        text = "\n".join(sheet(game)) + "\n"
        if "--check" in sys.argv:
            if not path.exists() or path.read_text() != text:
                print(f"{path.relative_to(ROOT)} is stale: python tools/rules.py")
                stale = True
        else:
            path.write_text(text)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
