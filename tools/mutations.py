"""Mutations: the small changes of code that `tools/mutants.py` tries the tests on.

A mutation changes the syntax tree of one function: a comparison, a connective, a number, an operator,
a condition, a return value, or a statement that is left out.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
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
"""Statements that may be left out. Assertions are not among them: they change no behaviour."""
COMPOUND: Final = (ast.If, ast.While, ast.For, ast.With, ast.Try, ast.Match, ast.FunctionDef)
"""Statements with a body, which is too long to describe a change by."""
LONGEST: Final = 120
"""Most characters of the old or the new text in the description of a change."""


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    path: str
    """The file, relative to the root of the repository."""
    function: str
    line: int
    statement: int
    """The line that the statement with the change begins on."""
    change: str
    """The old and the new expression or statement: `n + 1 -> n - 1`."""
    ordinal: int
    """1, 2, … from top to bottom where a function has the same change several times."""
    same: int
    """How many times the function has this change."""
    source: str
    """The source line, stripped."""
    number: int
    """Index among the changes of its file."""
    key: str
    """Hash of the file and the change: names a result that is kept between runs."""

    @property
    def game(self) -> str:
        """The game whose rules the change is in, or the kernel that all games share."""
        return game_of(self.path)

    @property
    def name(self) -> str:
        """The key in the list of accepted survivors; it does not depend on lines or their numbers."""
        which = f" ({self.ordinal} of {self.same})" if self.same > 1 else ""
        return f"{self.path}::{self.function}: {self.change}{which}"


def game_of(path: str) -> str:
    """Return the game that a rule module belongs to; the shared kernel counts as one."""
    parts = Path(path).parts
    return parts[2] if parts[1] == "games" else "kernel"


def mutants_in(root: Path, path: Path) -> list[Mutant]:
    """Return every change of a file."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(root).as_posix()
    written = text.splitlines()
    changes = list(_changes(ast.parse(text)))
    described = [(function, _described(place, new)) for function, place, new in changes]
    times = Counter(described)
    for number, (function, place, new) in enumerate(changes):
        if times[described[number]] > 1:
            described[number] = (function, _described(place, new, wide=True))
    by_description: dict[tuple[str, str], list[int]] = {}
    for number in sorted(range(len(changes)), key=lambda number: changes[number][1].position):
        by_description.setdefault(described[number], []).append(number)
    mutants = []
    for number, (function, place, _) in enumerate(changes):
        change, line = described[number][1], place.node.lineno
        same = by_description[described[number]]
        key = sha256(f"{text}\0{number}\0{change}".encode()).hexdigest()[:16]
        source = written[line - 1].split("  #")[0].strip()
        count = (same.index(number) + 1, len(same))
        statement = place.statement.lineno
        mutants.append(Mutant(where, function, line, statement, change, *count, source, number, key))
    return mutants


def _described(place: _Place, new: ast.AST | None, wide: bool = False) -> str:
    """`old -> new`; a constant is described within the expression around it.

    A function may have the same change in several places: `wide` describes it within its statement.
    """
    whole: ast.AST = place.node
    if wide and not isinstance(place.statement, COMPOUND):
        whole = place.statement
    elif isinstance(place.node, ast.Constant) and not isinstance(place.parent, COMPOUND):
        whole = place.parent
    before = ast.unparse(whole)
    if new is None:
        after = "nothing"
    elif whole is place.node:
        after = ast.unparse(new)
    else:
        place.put(new)
        after = ast.unparse(whole)
        place.put(place.node)
    return " -> ".join(_shortened(" ".join(text.split())) for text in (before, after))


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}…{text[-LONGEST // 2 :]}"


def code_of(root: Path, mutant: Mutant) -> CodeType:
    """Return the code of the changed function."""
    path = root / mutant.path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for number, _ in enumerate(_changes(tree, in_place=True)):
        if number == mutant.number:
            ast.fix_missing_locations(tree)
            whole = compile(tree, str(path), "exec", dont_inherit=True)
            # A property's getter and setter have the same name: the last one that begins above the change.
            named = [code for code in _codes(whole) if code.co_qualname == mutant.function]
            above = [code for code in named if code.co_firstlineno <= mutant.line]
            return max(above, key=lambda code: code.co_firstlineno)
    raise LookupError(mutant.name)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


Node = ast.stmt | ast.expr


@dataclass(frozen=True)
class _Place:
    """A node and its position in the tree."""

    node: Node
    parent: ast.AST
    field: str
    index: int
    """Index in the parent's list; negative where the field is no list."""
    statement: ast.stmt
    """The innermost statement it is in."""

    @property
    def position(self) -> tuple[int, int]:
        """Line and column."""
        return self.node.lineno, self.node.col_offset

    def put(self, node: ast.AST) -> None:
        """Put another node in this position."""
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


Change = tuple[str, _Place, ast.AST | None]
"""The function, the node that changes, and its replacement."""


def _changes(tree: ast.Module, in_place: bool = False) -> Iterator[Change]:
    """Yield every change; with `in_place` the tree has it until the next one is requested."""
    for name, function in functions_of(tree):
        for place in _places(function):
            for new in _others(place.node, place.field, place.parent, function):
                if in_place:
                    place.put(ast.copy_location(_instead(place.node, new), place.node))
                yield name, place, new
                if in_place:
                    place.put(place.node)


def _instead(old: Node, new: ast.AST | None) -> ast.AST:
    """Return the node to insert. An old statement stays, unreachable: the function keeps its local names."""
    if isinstance(new, ast.expr):
        return new
    assert isinstance(old, ast.stmt)
    assert isinstance(new, ast.stmt | None)
    return ast.If(ast.Constant(False), [old], [new if new is not None else ast.Pass()])


def functions_of(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """Yield the functions of a module and its classes by their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{prefix}{node.name}.")


def _places(function: Function) -> Iterator[_Place]:
    """Yield every node of a body except annotations and assertions."""
    queue: list[tuple[ast.AST, ast.stmt]] = [(function, function)]
    for parent, statement in queue:
        for field, value in ast.iter_fields(parent):
            if field in ("returns", "decorator_list", "args") and parent is function:
                continue
            if field == "annotation":
                continue
            for index, node in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                if not isinstance(node, ast.AST) or isinstance(node, ast.Assert):
                    continue
                inside = node if isinstance(node, ast.stmt) else statement
                if isinstance(node, Node):
                    yield _Place(node, parent, field, index, inside)
                queue.append((node, inside))


def _others(node: ast.AST, field: str, parent: ast.AST, function: Function) -> Iterator[ast.AST | None]:
    """Yield the replacements of a node; None leaves the statement out."""
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
    """Yield another return value of the annotated type."""
    promised = ast.unparse(function.returns) if function.returns is not None else ""
    if promised == "bool" and _is_plain(value) and not isinstance(value, ast.Constant):
        yield ast.Return(ast.UnaryOp(ast.Not(), value))
    elif promised.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield ast.Return(ast.List([], ast.Load()))
    elif promised == "int" and not isinstance(value, ast.Constant | ast.BinOp):
        yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))


def _keeps_best(parent: ast.AST) -> bool:
    """Whether this is `if new > best: best = new`, which `>=` would not change."""
    return (
        isinstance(parent, ast.If)
        and isinstance(parent.test, ast.Compare)
        and len(parent.body) == 1
        and isinstance(parent.body[0], ast.Assign)
        and ast.unparse(parent.test.left) == ast.unparse(parent.body[0].value)
    )


def _is_none(parent: ast.AST) -> bool:
    """Whether the number is negative: a sentinel for "none", for which any other would do."""
    return isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub)


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.JoinedStr) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )


def _is_plain(test: ast.expr) -> bool:
    """Whether a condition has no part that another mutation changes already."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)


def _is_needed(node: ast.stmt) -> bool:
    """Whether leaving it out would only crash: a docstring, an abstract method, or an assigned local name."""
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError"
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) and all(isinstance(t, ast.Name | ast.Tuple) for t in node.targets)
