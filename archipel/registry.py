"""Every game of the platform, by key. Adding a game is one line here."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Game
from archipel.core.state import BadOptions
from archipel.games.elasund import Elasund
from archipel.games.junior import Junior
from archipel.games.princes import Princes
from archipel.games.settlers import Settlers

GAMES: Final[dict[str, Game]] = {game.key: game for game in [Settlers(), Junior(), Princes(), Elasund()]}


def game_named(key: str) -> Game:
    """The game with this key, or `BadOptions`."""
    if key not in GAMES:
        raise BadOptions(f"game {key!r}: there is {', '.join(GAMES)}")
    return GAMES[key]
