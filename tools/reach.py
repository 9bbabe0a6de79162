"""Statement coverage of the rules, test by test: `tools/mutants.py` chooses its tests by it.

The rule modules are imported with a mark before every statement of a function. Every test runs in its own
forked process, which then writes the marks it passed. A test that takes too long is ended and left out.
The result is cached test by test, until the test or the rules change.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

import pytest
from copies import TOO_LONG, YES, failure, in_forks, limit
from mutations import functions_of

PATIENCE: Final = 4.0
"""Seconds after which a test is ended and left out."""
MARKS: Final = "__marks__"


@dataclass
class Reached:
    """The statements that a test reaches."""

    seconds: float
    lines: dict[str, set[int]]
    """The first lines of the statements, by file."""


class Marker:
    """An import hook that puts marks into modules and records which of them were passed."""

    def __init__(self, root: Path, paths: Iterable[Path]) -> None:
        self.files = {str(path): path.relative_to(root).as_posix() for path in paths}
        self.places: list[tuple[str, int]] = []
        self.marks = bytearray()
        """For each place, whether it was passed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a rule module (the hook that Python calls at import)."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.files:
            return None
        spec.loader = _Loader(self, name, spec.origin)
        return spec

    def marked(self, file: str) -> ast.Module:
        """Return the tree of a file with marks, and register their places."""
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
        for _, function in functions_of(tree):
            for block in list(_blocks(function)):
                block[:] = [new for old in block for new in (self._mark(self.files[file], old), old)]
        return ast.fix_missing_locations(tree)

    def _mark(self, path: str, statement: ast.stmt) -> ast.stmt:
        mark = ast.parse(f"{MARKS}[{len(self.places)}] = 1").body[0]
        self.places.append((path, statement.lineno))
        self.marks.append(0)
        return mark

    def take(self) -> dict[str, list[int]]:
        """Return the lines passed since the last call, by file."""
        found: dict[str, list[int]] = {}
        for (path, line), passed in zip(self.places, self.marks, strict=True):
            if passed:
                found.setdefault(path, []).append(line)
        self.marks[:] = bytes(len(self.marks))
        return found


def _blocks(function: ast.FunctionDef) -> Iterator[list[ast.stmt]]:
    """Yield every list of statements in a function."""
    for node in ast.walk(function):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block:
                yield block


class _Loader(SourceFileLoader):
    """Loads a module with marks, never from the bytecode cache."""

    def __init__(self, marker: Marker, name: str, file: str) -> None:
        super().__init__(name, file)
        self.marker = marker

    def get_code(self, fullname: str) -> CodeType:
        file = self.get_filename(fullname)
        code: CodeType = compile(self.marker.marked(file), file, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        vars(module)[MARKS] = self.marker.marks
        super().exec_module(module)


class Reach:
    """The coverage of every test, cached in a file with one row for each test."""

    def __init__(self, root: Path, file: Path, marker: Marker) -> None:
        self.root, self.file, self.marker = root, file, marker
        self.of: dict[str, Reached] = {}
        self.by_import: dict[str, list[int]] = {}
        """The lines that run at import, before any test: they build tables."""

    def load(self, items: Sequence[pytest.Item], jobs: int) -> None:
        """Load the cache and run the tests that are missing in it."""
        self.by_import = self.marker.take()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        known = self._kept()
        missing = [item for item in items if (item.nodeid, self._state(item)) not in known]
        if missing:
            broken: list[str] = []

            def done(item: pytest.Item, status: int) -> None:
                if status in TOO_LONG:
                    self._write(item, None)
                elif status != YES:
                    broken.append(f"{item.nodeid} (ended with {status})")

            in_forks("coverage of tests", missing, jobs, self._run, done)
            if broken:
                raise SystemExit("These tests fail without any change of the rules:\n" + "\n".join(broken))
            known = self._kept()
        for item in items:
            row = known.get((item.nodeid, self._state(item)))
            if row is not None:
                lines = {path: set(lines) for path, lines in row["lines"].items()}
                self.of[item.nodeid] = Reached(row["seconds"], lines)

    def _run(self, item: pytest.Item) -> bool:
        limit(PATIENCE)
        began = time.process_time()
        why = failure(item)
        if why:
            print(f"{item.nodeid}:\n{why}", file=sys.__stderr__)
            return False
        self._write(item, {"seconds": time.process_time() - began, "lines": self.marker.take()})
        return True

    def _write(self, item: pytest.Item, found: dict[str, Any] | None) -> None:
        """Append a row with a single write, because several forks append at the same time."""
        row = json.dumps({"test": item.nodeid, "state": self._state(item), "found": found}) + "\n"
        handle = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.write(handle, row.encode())
        os.close(handle)

    def _kept(self) -> dict[tuple[str, str], dict[str, Any] | None]:
        found = {}
        for text in self.file.read_text().splitlines() if self.file.exists() else []:
            try:
                row = json.loads(text)
            except ValueError:  # the fork that wrote it was killed
                continue
            found[row["test"], row["state"]] = row["found"]
        return found

    def _state(self, item: pytest.Item) -> str:
        """Return a hash of the rules, the helpers of the tests and the file of this test."""
        shared = _state_of_all(self.root)
        return sha256(shared + _bytes_of(item.path)).hexdigest()[:16]


@cache
def _state_of_all(root: Path) -> bytes:
    helpers = [path for path in (root / "tests").rglob("*.py") if not path.name.startswith("test_")]
    seen = sha256()
    for path in sorted([*(root / "archipel").rglob("*.py"), *helpers]):
        seen.update(path.read_bytes())
    return seen.digest()


@cache
def _bytes_of(path: Path) -> bytes:
    return path.read_bytes()
