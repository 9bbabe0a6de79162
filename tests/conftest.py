"""Shared by every test run: rule sheets, the example game from another package, the check of cited rules."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import pytest
import rules

os.environ.setdefault("OMP_NUM_THREADS", "1")  # read by NumPy when it is imported: workers share the cores
ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "fifth_game"
LEDGERS = [*(ROOT / "docs" / "rules").glob("*.md"), EXAMPLE / "rules.md"]
RULE_ID = re.compile(r"\b[A-Z]-[ACTF]?\d{2,3}\b")


def installed_example() -> Path:
    """Install the fifth game with pip into its own folder, once for every version of its sources."""
    seen = sha256()
    for path in [EXAMPLE / "pyproject.toml", EXAMPLE / "README.md", *sorted((EXAMPLE / "lagoon").rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            seen.update(str(path.relative_to(EXAMPLE)).encode() + b"\0" + path.read_bytes())
    folder = ROOT / "build" / "plug-ins" / seen.hexdigest()[:12]
    if folder.exists():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as part:
        source, target = Path(part, "source"), Path(part, "target")
        # A build leaves files beside the sources, so it gets a clean copy.
        shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
        command = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--no-build-isolation", "--target", str(target), str(source)]
        subprocess.run([sys.executable, "-m", *command], check=True)
        with contextlib.suppress(OSError):  # another run was faster
            target.rename(folder)
    return folder


def pytest_configure(config: pytest.Config) -> None:
    """Make the English rule sheets, and let all processes find the fifth game as if it were installed."""
    folder = str(installed_example())
    sys.path.insert(0, folder)
    if not hasattr(config, "workerinput"):  # workers have our sheets and our environment already
        rules.main()
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Stop if a test cites a rule that no ledger has."""
    known = {rule for page in LEDGERS for rule in RULE_ID.findall(page.read_text())}
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - known
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} cites unknown rules {sorted(unknown)}")
