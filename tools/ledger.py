"""Which rules of the ledgers does no test cite? Exit code 1 if a registered game has gaps.

A rule counts as cited when its id stands in a mark `rule(...)` under tests/, or with a reason in
docs/rules/untested.md (advice, cosmetic points, lists of components).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from archipel.games import KEYS

ROOT = Path(__file__).parent.parent
CITED = re.compile(r"\b[A-Z]-[ACT]?\d{2,3}\b")
LISTED = re.compile(r"^(?:\| )?([A-Z]-[ACT]?\d{2,3})\b", re.M)


def cited() -> set[str]:
    """Every id that a test or an excuse names."""
    texts = []
    for path in (ROOT / "tests").rglob("*.py"):
        texts += re.findall(r"mark\.rule\(([^)]*)\)", path.read_text())
    excuses = ROOT / "docs/rules/untested.md"
    if excuses.exists():
        texts.append(excuses.read_text())
    return set(CITED.findall("\n".join(texts)))


def main() -> int:
    """One line for each game."""
    seen, failed = cited(), False
    for game in KEYS:
        ids = sorted(set(LISTED.findall((ROOT / f"docs/rules/{game}.md").read_text())))
        gaps = [rule for rule in ids if rule not in seen]
        print(f"{game}: {len(ids) - len(gaps)} of {len(ids)} ledger ids cited")
        if gaps:
            print("  no test cites " + " ".join(gaps))
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
