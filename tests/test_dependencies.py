"""Dependencies are pinned with hashes, name no index, fit our requirements, and are explained."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
spec = importlib.util.spec_from_file_location("lock_tool", ROOT / "tools" / "lock.py")
assert spec is not None
assert spec.loader is not None
lock = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lock)
FILES = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_line_is_a_pin_with_hashes(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "--index" not in text
    entries = re.split(r"\n(?=[a-z])", text)[1:]
    for entry in entries:
        assert re.match(
            r"[a-z0-9-]+==[^ ]+( ; .+)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n?)+$", entry
        ), entry


def test_every_requirement_is_pinned() -> None:
    assert {path.stem for path in FILES} == set(lock.needs())
    for name, wanted in lock.needs().items():
        pinned = set(re.findall(r"^([a-z0-9-]+)==", (lock.FOLDER / f"{name}.txt").read_text(), re.MULTILINE))
        asked = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=]", need)[0]).lower() for need in wanted}
        assert asked <= pinned


def test_every_pin_has_a_line_with_its_version_and_a_reason() -> None:
    rows = re.findall(
        r"^\| ([a-z0-9-]+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", lock.DOCS.read_text(), re.MULTILINE
    )
    known = {name: version for name, version, licence, why in rows if licence.strip(" ?") and why.strip(" ?")}
    assert {name: known.get(name) for name in lock.pins()} == lock.pins()
