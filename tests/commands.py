"""Every command with its options, found by walking the applications."""

from __future__ import annotations

from typing import Any

import typer

from archipel.cli import app
from archipel.server.commands import app as server


def _walk(group: Any, path: tuple[str, ...]) -> dict[tuple[str, ...], set[str]]:
    """Return the options of every command below a group."""
    found: dict[tuple[str, ...], set[str]] = {}
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            found |= _walk(command, (*path, name))
        if not hasattr(command, "commands") or command.invoke_without_command:
            options = {word for param in command.params for word in [*param.opts, *param.secondary_opts]}
            found[(*path, name)] = {word for word in options if word.startswith("-")} | {"--help"}
    return found


def options_of_commands() -> dict[tuple[str, ...], set[str]]:
    """Return the options of every command, by its words, such as `admin tables`."""
    found = _walk(typer.main.get_command(app), ())
    theirs = _walk(typer.main.get_command(server), ())
    for hosts in {path[0] for path in theirs}:
        del found[(hosts,)]  # these pass everything on to the server's own application
    return found | theirs
