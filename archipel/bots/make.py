"""Make bots from the names used in commands, at tables and in matches.

A name may carry settings for experiments: `hard:nodes=800:explore=0.2`. A name with a dot is the import
path of a class, such as `mybots.clever.CleverBot`, which is called with the key of the game and a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.bots.levels import LEVELS, level_of
from archipel.bots.random_bot import RandomBot
from archipel.bots.search import SearchSettings
from archipel.bots.thinker import Thinker
from archipel.core.profile import Level
from archipel.core.state import BadOptions

SIMPLE: Final[dict[str, Callable[[str, int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS: Final = [*SIMPLE, *LEVELS]
"""Names of the bots that every game has."""


def make_bot(name: str, game: str, seed: int) -> Bot:
    """Return a bot for one seat of one game."""
    base, *settings = name.split(":")
    if base in SIMPLE:
        return SIMPLE[base](game, seed)
    if base in LEVELS:
        return _thinker(level_of(base, game), game, seed, settings)
    if "." in base:
        return _foreign(base, game, seed)
    raise BadOptions(f"unknown bot {name!r}: choose from {', '.join(BOTS)}")


def _thinker(level: Level, game: str, seed: int, words: list[str]) -> Bot:
    values = dict(word.split("=", 1) for word in words if "=" in word)
    if len(values) != len(words):
        raise BadOptions(f"{':'.join(words)}: write bot settings as key=value:key=value")
    weights = values.pop("weights", "")
    numbers: dict[str, float] = {}
    for key, value in values.items():
        try:
            numbers[key] = float(value)
        except ValueError:
            raise BadOptions(f"{key}={value}: bot settings are numbers") from None
    settings = SearchSettings(
        numbers.pop("explore", SearchSettings().explore),
        numbers.pop("warmth", SearchSettings().warmth),
        int(numbers.pop("first", SearchSettings().first)),
        numbers.pop("widen", SearchSettings().widen),
    )
    level = Level(
        nodes=int(numbers.pop("nodes", level.nodes)),
        worlds=int(numbers.pop("worlds", level.worlds)),
        attention=int(numbers.pop("attention", level.attention)),
        seconds=numbers.pop("seconds", level.seconds),
        offer_gain=numbers.pop("offer_gain", level.offer_gain),
        kindness=numbers.pop("kindness", level.kindness),
    )
    if numbers:
        raise BadOptions(f"unknown bot setting {next(iter(numbers))!r}")
    return Thinker(game, seed, level, settings, weights)


def _foreign(path: str, game: str, seed: int) -> Bot:
    module, _, name = path.rpartition(".")
    try:
        made: Bot = getattr(import_module(module), name)(game, seed)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"bot {path!r}: {error}") from None
    return made
