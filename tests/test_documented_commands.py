"""Every command and option named in a page or a docstring exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands import options_of_commands

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "bench").glob("*.md")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "rules"),
    *sorted(path for folder in ("bench", "tools", "examples") for path in (ROOT / folder).glob("*.py")),
]
COMMANDS = options_of_commands() | {("--version",): {"--version"}}

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
SCRIPT = r"(?:bench|tools|examples)/\w+\.py"
CALL = re.compile(
    rf"(?:^|[\s=(])(?:(?:[\w./]*/)?archipel|(?:python )?({SCRIPT}))(?= [\w-]| +-|$)([^#\n;]*)", re.M
)
CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.M | re.S)


def code_in(path: Path) -> Iterator[str]:
    """Return the code in a page, or in the docstring of a script."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        found = re.match(r'"""(.*?)"""', text, re.S)
        yield found[1] if found else ""
        return
    for found in CODE.finditer(text):
        yield found[0].strip("`")


def options_of_script(name: str) -> set[str]:
    """Return the options that a script looks for."""
    source = (ROOT / name).read_text(encoding="utf-8")
    return set(re.findall(r'"(--[a-z][a-z-]*)"', source)) | {"--help"}


def options_of_call(words: str) -> set[str] | None:
    """Return the options of the command that these words begin with, or None if there is none."""
    names = words.split()
    if "|" in names:  # such as `archipel admin reports | ban NICK [--lift]`
        return set().union(*(options for path, options in COMMANDS.items() if path[0] == names[0]))
    for length in (2, 1):
        if tuple(names[:length]) in COMMANDS:
            return COMMANDS[tuple(names[:length])]
    return None


def mistakes(path: Path) -> list[str]:
    """Return names in a page that do not exist. An option on its own belongs to a command of the page."""
    out: list[str] = []
    known: set[str] = options_of_script(str(path.relative_to(ROOT))) if path.suffix == ".py" else set()
    alone: list[str] = []
    for code in code_in(path):
        calls = [(call[1], call[2].strip()) for call in CALL.finditer(code) if call[1] or call[2].strip()]
        if not calls:
            alone += OPTION.findall(code)
        for script, words in calls:
            called = f"{script or 'archipel'} {words}"
            options = options_of_script(script) if script else options_of_call(words)
            if options is None:
                out.append(f"{called}: there is no such command")
                continue
            known |= options
            out += [f"{called}: {option}" for option in OPTION.findall(words) if option not in options]
    return out + [option for option in alone if option not in known]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_and_option_of_a_page_exists(path: Path) -> None:
    assert mistakes(path) == []


def test_a_wrong_option_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("`archipel bench --xyzzy`, `archipel dance --json` and `--floor`, but `--lift`.")
    assert mistakes(page) == [
        "archipel bench --xyzzy: --xyzzy",
        "archipel dance --json: there is no such command",
        "--lift",
    ]
