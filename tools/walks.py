"""Regenerate tests/walks.txt after an intentional change of the rules."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from walking import FILE, all_walks

FILE.write_text("\n".join(all_walks()) + "\n")
print(f"wrote {FILE}")
