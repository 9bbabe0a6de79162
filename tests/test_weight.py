"""The download budget of the home page and of every table, counted from the built files."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from archipel.registry import BUILT_IN

TOOL = Path(__file__).parent.parent / "tools" / "weight.py"
HOME = 120_000
TABLE = 250_000


def test_the_download_is_within_the_budget() -> None:
    run = subprocess.run([sys.executable, str(TOOL), "--json"], capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    assert set(found) == {"home", "table"}
    assert set(found["table"]) == set(BUILT_IN)
    assert 20_000 < found["home"] < HOME
    assert all(found["home"] / 2 < size < TABLE for size in found["table"].values()), found


def test_the_service_worker_requests_files_that_were_built() -> None:
    built = TOOL.parent.parent / "archipel" / "client_dist"
    (wanted,) = re.findall(r"^const FIRST = (\[.*\]);$", (built / "sw.js").read_text(), re.MULTILINE)
    names = json.loads(wanted)
    assert any(name.endswith(".js") for name in names)
    assert not [name for name in names if not (built / name.removeprefix("/")).is_file()]


def test_the_readable_output_lists_the_same_pages() -> None:
    run = subprocess.run([sys.executable, str(TOOL)], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["home", *sorted(BUILT_IN)]
