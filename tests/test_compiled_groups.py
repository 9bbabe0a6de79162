"""The groups that the engine is compiled in: what each of them has to say about its classes."""

from __future__ import annotations

import ast
import inspect
import runpy
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def groups(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The group of every module that is compiled, as `setup.py` has it."""
    monkeypatch.setenv("ARCHIPEL_PURE", "1")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(ROOT)
    found: list[list[str]] = runpy.run_path("setup.py")["GROUPS"]
    return {path.removesuffix(".py").replace("/", "."): n for n, group in enumerate(found) for path in group}


def open_classes(module: str) -> set[str]:
    """The classes of a module that say that others than mypyc knows of may derive from them."""
    tree = ast.parse((ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8"))
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any("allow_interpreted_subclasses=True" in ast.unparse(way) for way in node.decorator_list)
    }


def test_only_open_classes_have_subclasses_in_another_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc calls what it knows nobody to override directly, and knows one group at a time."""
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


def test_no_class_begins_in_another_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc looks for `__init__` in its own group: a build without it ends with a KeyError and no word."""
    group = groups(monkeypatch)
    for module, number in group.items():
        for name, made in inspect.getmembers(import_module(module), inspect.isclass):
            if made.__module__ == module:
                begins = next(kind for kind in made.__mro__ if "__init__" in vars(kind))
                assert group.get(begins.__module__, number) == number, f"{name} needs an __init__ of its own"
