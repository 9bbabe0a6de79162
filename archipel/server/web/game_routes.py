"""HTTP: the games with their options and schemas, and the schemas of the protocol."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from archipel.bots.make import BOTS
from archipel.core.game import Game
from archipel.core.state import BadOptions
from archipel.registry import GAMES
from archipel.server.people.chat import PHRASES
from archipel.server.play import clocks, options
from archipel.server.play.position_view import counts
from archipel.server.play.refused import Refused
from archipel.server.web.access import TheServer
from archipel.server.web.protocol import IN, OUT, view_schema
from archipel.words import Words, spoken

router = APIRouter(prefix="/api", tags=["games"])


def _game_out(game: Game) -> dict[str, Any]:
    offered = options.offered(game)
    return {
        "key": game.key,
        "rules": game.rules,
        "seats": list(game.seats),
        "printed_seats": list(game.printed_seats),
        "options": [{"key": o.key, "choices": o.choices, "rules": o.rules} for o in game.options],
        "presets": [{"key": p.key, "values": dict(p.values)} for p in game.presets],
        "paces": next(option.values for option in offered if option.key == "pace"),
        "clocks": clocks.times(game.key),
        "counts": counts(game),
        "for_children": game.for_children,
        "names": {language: words.word(f"{game.key}-name") for language, words in spoken().items()},
        "about": {language: words.word(f"{game.key}-about") for language, words in spoken().items()},
        "box": {language: _box(game.key, words) for language, words in spoken().items()},
        "emblem": game.profile.emblem(),
        "table_options": offered,
    }


def _box(game: str, words: Words) -> str:
    """Return the length and age as printed on the box, or empty if unknown."""
    return words.word(f"{game}-box") if words.knows(f"{game}-box") else ""


@router.get("/games")
async def games(server: TheServer) -> dict[str, Any]:
    """List the games with their options, presets, seats and table options; also the bots and phrases."""
    described = [_game_out(game) for game in GAMES.values()]
    same = {option.key: option.values for option in described[0]["table_options"]}
    more = {"bots": list(BOTS), "phrases": PHRASES, "absence": same["absence"], "chat": same["chat"]}
    return {"games": described} | more


def _game(key: str) -> Game:
    if key not in GAMES:
        raise Refused("unknown", what="game")
    return GAMES[key]


@router.get("/games/{key}/schema")
async def game_schema(key: str, server: TheServer) -> dict[str, Any]:
    """Return the JSON schema of a game's view."""
    return view_schema(_game(key))


@router.get("/games/{key}/colours")
async def game_colours(
    key: str,
    server: TheServer,
    seats: Annotated[int, Query(ge=1, le=8)],
    options: Annotated[str, Query(max_length=400)] = "",
) -> list[str]:
    """Return the colours of the seats at a table with these options."""
    game = _game(key)
    try:
        values = game.read_options(options)
        game.open(seats, values)
    except BadOptions as error:
        raise Refused("bad-message", why=str(error)) from None
    return game.colours(seats, values)


@router.get("/protocol")
async def protocol(server: TheServer) -> dict[str, Any]:
    """Return the JSON schemas of the messages on a socket."""
    return {"in": IN.json_schema(), "out": OUT.json_schema(mode="serialization")}
