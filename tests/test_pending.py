"""Pending questions of every game: equal texts are equal questions, so a text contains everything."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mutations import functions_of

from archipel.core.question import BaseQuestion
from archipel.registry import BUILT_IN

ROOT = Path(__file__).parent.parent
VALUES: dict[str, tuple[object, object]] = {
    "int": (0, 1),
    "i64": (0, 1),
    "Seat": (0, 1),
    "bool": (False, True),
    "list[int]": ([0, 1, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]),
}


def made_of(game: str) -> dict[Callable[..., BaseQuestion[Any]], list[str]]:
    """Return every final class of questions with the types of its parts, read from the sources."""
    types: dict[type, list[str]] = {BaseQuestion: ["Seat"]}
    for path in sorted((ROOT / "archipel" / "games" / game).rglob("*.py")):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name, init in functions_of(ast.parse(path.read_text(encoding="utf-8"))):
            if name.endswith(".__init__"):
                args = [ast.unparse(arg.annotation) for arg in init.args.args if arg.annotation]
                types[getattr(module, name.removesuffix(".__init__"))] = args
    found: dict[Callable[..., BaseQuestion[Any]], list[str]] = {}
    for kind in family(BaseQuestion):
        if kind.__module__.startswith(f"archipel.games.{game}.") and not kind.__subclasses__():
            found[kind] = next(types[base] for base in kind.__mro__ if base in types)
    return found


def family(kind: type[BaseQuestion[Any]]) -> Iterator[type[BaseQuestion[Any]]]:
    """Return a class and all its subclasses."""
    yield kind
    for one in kind.__subclasses__():
        yield from family(one)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_part_of_a_question_is_in_its_text(game: str) -> None:
    classes = made_of(game)
    assert len(classes) > 5
    for kind, types in classes.items():
        plain = [VALUES[name][0] for name in types]
        others = [[*plain[:i], VALUES[name][1], *plain[i + 1 :]] for i, name in enumerate(types)]
        made = [kind(*parts) for parts in [plain, *others]]
        assert len({one.text() for one in made}) == len(made), kind
