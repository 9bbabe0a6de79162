"""List the rules of the ledgers that no test cites. The exit code is 1 if there is one.

A rule counts as cited when its id is in a `rule(...)` mark under tests/, or listed with a reason in
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
    """Return every id that a test or docs/rules/untested.md names."""
    texts = []
    for path in (ROOT / "tests").rglob("*.py"):
        texts += re.findall(r"mark\.rule\(([^)]*)\)", path.read_text())
    excuses = ROOT / "docs/rules/untested.md"
    if excuses.exists():
        texts.append(excuses.read_text())
    return set(CITED.findall("\n".join(texts)))


def main() -> int:
    """Print the count of each game and the rules without a test."""
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
