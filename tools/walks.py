"""Regenerate tests/walks.txt after an intentional change of the rules.

It fails if a pinned record of an older version would change.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from walking import FILE, all_lines

FILE.write_text("\n".join(all_lines()) + "\n")
print(f"wrote {FILE}")
