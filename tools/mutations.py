"""Small changes of code, one at a time: what `tools/mutants.py` tries the tests on.

A change is made in the body of a function, on its syntax tree: a comparison, a connective, a number, a sign,
a condition, what is returned, or a statement that is left out.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
TURNED: Final = COMPARED | {ast.Lt: ast.Gt, ast.Gt: ast.Lt}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
Function = ast.FunctionDef
OMITTED: Final = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)
"""Statements that may be left out; an assertion that goes changes nothing that is meant."""


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    path: str
    """The file, from the root of the repository."""
    function: str
    line: int
    statement: int
    """The line that the statement with the change begins on."""
    change: str
    source: str
    """The line it is in, as it is written."""
    number: int
    """Which of the changes of its file it is."""
    key: str
    """The same as long as the file and the change are."""

    @property
    def game(self) -> str:
        """The game whose rules it changes."""
        return Path(self.path).parts[2]

    @property
    def name(self) -> str:
        """How the list of accepted survivors calls it, whatever the number of its line."""
        return f"{self.path} {self.function}: {self.change} @ {self.source}"


def mutants_in(root: Path, path: Path) -> list[Mutant]:
    """Every change of a file."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(root).as_posix()
    written = text.splitlines()
    mutants = []
    for number, (function, statement, node, new) in enumerate(_changes(ast.parse(text))):
        change = f"{ast.unparse(node)} -> {ast.unparse(new) if new is not None else 'nothing'}"
        change = " ".join(change.split())[:200]
        key = sha256(f"{text}\0{number}\0{change}".encode()).hexdigest()[:16]
        source = written[node.lineno - 1].split("  #")[0].strip()
        mutants.append(Mutant(where, function, node.lineno, statement, change, source, number, key))
    return mutants


def code_of(root: Path, mutant: Mutant) -> CodeType:
    """The code of the changed function."""
    path = root / mutant.path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for number, _ in enumerate(_changes(tree, in_place=True)):
        if number == mutant.number:
            ast.fix_missing_locations(tree)
            whole = compile(tree, str(path), "exec", dont_inherit=True)
            return next(code for code in _codes(whole) if code.co_qualname == mutant.function)
    raise LookupError(mutant.name)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


Node = ast.stmt | ast.expr
Change = tuple[str, int, Node, ast.AST | None]
"""The function, the line of the statement, and what becomes what."""


@dataclass(frozen=True)
class _Place:
    """Where a node hangs."""

    node: Node
    parent: ast.AST
    field: str
    index: int
    """Which of the list it is; negative where there is none."""
    statement: int

    def put(self, node: ast.AST) -> None:
        """Let another one hang there."""
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def _changes(tree: ast.Module, in_place: bool = False) -> Iterator[Change]:
    """Every change; with `in_place` the tree has it, until the next one is asked for."""
    for name, function in functions_of(tree):
        for place in _places(function):
            for new in _others(place.node, place.field, place.parent, function):
                if in_place:
                    place.put(ast.copy_location(_instead(place.node, new), place.node))
                yield name, place.statement, place.node, new
                if in_place:
                    place.put(place.node)


def _instead(old: Node, new: ast.AST | None) -> ast.AST:
    """What is put in place; an old statement stays, out of reach, so that the function has the same names."""
    if isinstance(new, ast.expr):
        return new
    assert isinstance(old, ast.stmt)
    assert isinstance(new, ast.stmt | None)
    return ast.If(ast.Constant(False), [old], [new if new is not None else ast.Pass()])


def functions_of(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """The functions of a module and its classes, by their names with dots."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{prefix}{node.name}.")


def _places(function: Function) -> Iterator[_Place]:
    """Every node of a body; no annotations, no assertions, no docstring."""
    queue: list[tuple[ast.AST, int]] = [(function, function.lineno)]
    for parent, statement in queue:
        for field, value in ast.iter_fields(parent):
            if field in ("returns", "decorator_list", "args") and parent is function:
                continue
            if field == "annotation":
                continue
            for index, node in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                if not isinstance(node, ast.AST) or isinstance(node, ast.Assert):
                    continue
                line = node.lineno if isinstance(node, ast.stmt) else statement
                if isinstance(node, Node):
                    yield _Place(node, parent, field, index, line)
                queue.append((node, line))


def _others(node: ast.AST, field: str, parent: ast.AST, function: Function) -> Iterator[ast.AST | None]:
    """What a node may become; None is nothing at all."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[place] = (TURNED if _keeps_best(parent) else COMPARED)[type(op)]()
            yield other
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not _is_text(node.left):
        yield ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int) and not _is_none(parent):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from _returned(node.value, function)
    elif isinstance(node, OMITTED) and not _is_needed(node):
        yield None
    if field in ("test", "ifs") and isinstance(node, ast.expr) and _is_plain(node):
        yield ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.AugAssign) and type(node.op) in COUNTED:
        yield ast.AugAssign(node.target, COUNTED[type(node.op)](), node.value)


def _returned(value: ast.expr, function: Function) -> Iterator[ast.AST]:
    """Another answer of the type that is promised."""
    promised = ast.unparse(function.returns) if function.returns is not None else ""
    if promised == "bool" and _is_plain(value) and not isinstance(value, ast.Constant):
        yield ast.Return(ast.UnaryOp(ast.Not(), value))
    elif promised.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield ast.Return(ast.List([], ast.Load()))
    elif promised == "int" and not isinstance(value, ast.Constant | ast.BinOp):
        yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))


def _keeps_best(parent: ast.AST) -> bool:
    """`if new > best: best = new`: with `>=` it would be the same."""
    return (
        isinstance(parent, ast.If)
        and isinstance(parent.test, ast.Compare)
        and len(parent.body) == 1
        and isinstance(parent.body[0], ast.Assign)
        and ast.unparse(parent.test.left) == ast.unparse(parent.body[0].value)
    )


def _is_none(parent: ast.AST) -> bool:
    """A negative number says that there is none: any other would do."""
    return isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub)


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.JoinedStr) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )


def _is_plain(test: ast.expr) -> bool:
    """Whether a condition has no part of its own that is changed already."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)


def _is_needed(node: ast.stmt) -> bool:
    """A docstring, what others define, or a name that gets its value: without it there is only a crash."""
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError"
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) and all(isinstance(t, ast.Name | ast.Tuple) for t in node.targets)
