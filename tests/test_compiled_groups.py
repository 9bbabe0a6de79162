"""The groups the engine is compiled in, and what they require of its classes."""

from __future__ import annotations

import ast
import inspect
import runpy
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def groups(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Return the group of every compiled module, from `setup.py`."""
    monkeypatch.setenv("ARCHIPEL_PURE", "1")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(ROOT)
    found: list[list[str]] = runpy.run_path("setup.py")["GROUPS"]
    return {path.removesuffix(".py").replace("/", "."): n for n, group in enumerate(found) for path in group}


def open_classes(module: str) -> set[str]:
    """Return the classes of a module that allow subclasses unknown to mypyc."""
    tree = ast.parse((ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8"))
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any("allow_interpreted_subclasses=True" in ast.unparse(way) for way in node.decorator_list)
    }


def test_only_open_classes_have_subclasses_in_another_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc calls a method directly if it knows no override, and it knows one group at a time."""
    group = groups(monkeypatch)
    bases = {
        base
        for module in group
        for _, derived in inspect.getmembers(import_module(module), inspect.isclass)
        if derived.__module__ == module
        for base in derived.__mro__[1:]
        if base.__module__ in group and group[base.__module__] != group[module]
    }
    assert {"Action", "Memory", "BaseQuestion", "State"} <= {base.__name__ for base in bases}
    for base in bases:
        assert base.__name__ in open_classes(base.__module__), f"{base.__name__} has subclasses elsewhere"


def test_no_class_inherits_init_from_another_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc looks for `__init__` in its own group only. Without it, the build ends with a bare KeyError."""
    group = groups(monkeypatch)
    for module, number in group.items():
        for name, made in inspect.getmembers(import_module(module), inspect.isclass):
            if made.__module__ == module:
                begins = next(kind for kind in made.__mro__ if "__init__" in vars(kind))
                assert group.get(begins.__module__, number) == number, f"{name} needs an __init__ of its own"
