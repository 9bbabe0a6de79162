"""Write the English rule sheets of the client from the ledgers in docs/rules.

A ledger line `S-043 [Build b] Distance rule: …` becomes `S-043 Distance rule: …`; of a row of a table the
cells are joined. The other languages are written by hand; a test holds them to the same ids and chapters.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from archipel.games import KEYS

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = KEYS
"""The games whose rules are written down here."""
_RULE = re.compile(r"^(?:- |\* )?\**([A-Z]-[ACFT]?\d{2,3})\**[:.]? (?:\[[^\]]*\] )?(.+)$")
_ROW = re.compile(r"^\| \**([A-Z]-[ACFT]?\d{2,3})\**[^|]*\|(.+)\|$")


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"\s+", " ", text.replace("**", "").replace("`", "")).strip()


def sheet(game: str) -> list[str]:
    """The rule sheet of one game: chapters and rules, in the order of the ledger."""
    lines: list[str] = []
    seen: set[str] = set()
    chapter = ""
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text().splitlines():
        if line.startswith(("## ", "### ")):
            chapter = plain(re.sub(r"^#+ (?:[\d.]+ )?", "", line))
            continue
        rule, row = _RULE.match(line), _ROW.match(line)
        if rule:
            found, text = rule[1], plain(rule[2])
        elif row:
            cells = [plain(cell) for cell in re.split(r"(?<!\\)\|", row[2])]
            found, text = row[1], " — ".join(cell for cell in cells if cell)
        else:
            continue
        if found not in seen:
            seen.add(found)
            if not lines or chapter != lines[0] and f"# {chapter}" not in lines:
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
