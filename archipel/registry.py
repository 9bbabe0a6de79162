"""All games by key: the built-in ones, then those of other packages (plug-ins).

A package adds a game with an entry point of the group `archipel.games`, under the game's key:

    [project.entry-points."archipel.games"]
    lagoon = "lagoon:GAME"

A plug-in that cannot be used is left out with a warning on standard error.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from archipel.core.game import Game
from archipel.core.state import BadOptions
from archipel.games import KEYS

GROUP: Final = "archipel.games"
_KEY: Final = re.compile(r"[a-z][a-z0-9]*")

BUILT_IN: Final[dict[str, Game]] = {key: import_module(f"archipel.games.{key}").GAME for key in KEYS}
"""The built-in games."""
FIRST: Final = KEYS[0]
"""The default game."""


def plug_ins(points: Iterable[EntryPoint], taken: Iterable[str]) -> dict[str, Game]:
    """Return the games of other packages; warn on standard error about those that cannot be used."""
    found: dict[str, Game] = {}
    for point in sorted(points, key=lambda point: (point.name, point.value)):
        try:
            found[point.name] = _plug_in(point, {*taken, *found})
        except Exception as error:  # a faulty plug-in must not stop the other games
            reason = str(error) if isinstance(error, BadOptions) else f"{type(error).__name__}: {error}"
            _warn(f"the game {point.name!r} ({point.value}) is left out: {reason}")
    return found


def _plug_in(point: EntryPoint, taken: set[str]) -> Game:
    if point.name in taken:
        raise BadOptions("another game has this key")
    if not _KEY.fullmatch(point.name):
        raise BadOptions("a key has lower-case letters and digits only")
    game = point.load()
    if not isinstance(game, Game):
        raise BadOptions("the entry point is not an instance of archipel.core.game.Game")
    if game.key != point.name:
        raise BadOptions(f"the game calls itself {game.key!r}")
    return game


def _warn(sentence: str) -> None:
    from multiprocessing import parent_process

    if parent_process() is None:  # worker processes load the same games and need not warn again
        print(f"archipel: {sentence}", file=sys.stderr)


GAMES: Final[dict[str, Game]] = BUILT_IN | plug_ins(entry_points(group=GROUP), BUILT_IN)
"""Every available game."""


def game_named(key: str) -> Game:
    """Return the game with this key, or raise `BadOptions`."""
    if key not in GAMES:
        raise BadOptions(f"unknown game {key!r}: choose from {', '.join(GAMES)}")
    return GAMES[key]
