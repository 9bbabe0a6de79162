"""The example client (`examples/bot.py`) plays every game to its end."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from server.servers import ROOT, Running

from archipel.registry import GAMES

EXAMPLE = ROOT / "examples" / "bot.py"


LONG = {"princes": pytest.mark.long}
"""A game of Princes takes thousands of random moves."""


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG.get(game, ())) for game in GAMES])
def test_the_example_plays_a_whole_game(shared_server: Running, game: str) -> None:
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), shared_server.url, game], capture_output=True, text=True, timeout=200
    )
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    assert len(result["scores"]) == GAMES[game].printed_seats[0]
    assert result["rule"]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
