"""Every game of the platform, by key. Adding a game is one line here."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Game
from archipel.games.settlers import Settlers

GAMES: Final[dict[str, Game]] = {game.key: game for game in [Settlers()]}
