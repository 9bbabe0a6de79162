"""HTTP: sentences, rule sheets and guides of games that the client was not built with."""

from __future__ import annotations

import re
from typing import Final

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from archipel.registry import GAMES
from archipel.server.play.refused import Refused
from archipel.words import languages, words_file

router = APIRouter(prefix="/api")

_NAME: Final = re.compile(r"([a-z0-9]+)\.ftl|(?:rules|guide)-([a-z0-9]+)\.txt")


@router.get("/words/{language}/{name}", response_class=PlainTextResponse)
async def words(language: str, name: str) -> PlainTextResponse:
    """Return a file of a game: words (`<game>.ftl`), rule sheet (`rules-…`) or guide (`guide-…`)."""
    match = _NAME.fullmatch(name)
    game = (match[1] or match[2]) if match else ""
    path = words_file(language, game, name) if game in GAMES and language in languages() else None
    if path is None:
        raise Refused("unknown", what="words")
    return PlainTextResponse(path.read_text(encoding="utf-8"))
