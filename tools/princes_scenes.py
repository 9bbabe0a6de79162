"""Write one position for every kind of decision in Princes, one a line, for the tests of the client.

`python tools/princes_scenes.py`: write client/tests/games/princes-scenes.json
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.games.princes.view import PrincesView
from archipel.registry import GAMES

TARGET = Path(__file__).parent.parent / "client/tests/games/princes-scenes.json"
MODES = ["intro", "gold", "war", "progress", "duel"]
GAMES_PLAYED = 40
ROWS = 1500
WEIGHTS = {"remove": 1, "end": 20, "pass": 20, "trade": 15, "build": 300, "play": 250}
"""Weights of the verbs in random play, so that it builds more than it removes; other verbs weigh 50."""


def scenes() -> dict[str, dict[str, object]]:
    """Return a view with its legal actions for every combination of phase, card and legal verbs."""
    found: dict[str, dict[str, object]] = {}
    princes = GAMES["princes"]
    for seed in range(GAMES_PLAYED):
        options = princes.read_options(f"mode={MODES[seed % len(MODES)]}")
        referee = Referee(princes, 2, options, SeededDealer(100 + seed))
        rng = Rng(seed)
        for _ in range(ROWS):
            seat = referee.state.actor()
            if seat == NOBODY:
                break
            legal = referee.state.legal(seat)
            if seat == CHANCE:
                referee.append(CHANCE, legal[rng.weighted(referee.state.odds())])
                continue
            view = referee.state.view(seat)
            assert isinstance(view, PrincesView)
            texts = [action.text for action in legal]
            verbs = sorted({text.split()[0] for text in texts})
            key = " ".join([view.phase, view.about if view.phase in ("name", "lose") else "", *verbs])
            if key not in found:
                found[key] = {"seat": seat, "legal": texts, "view": asdict(view)}
            weights = [WEIGHTS.get(text.split()[0], 50) for text in texts]
            referee.append(seat, legal[rng.weighted(weights)])
    return dict(sorted(found.items()))


if __name__ == "__main__":
    rows = [
        f"{json.dumps(key)}:{json.dumps(scene, separators=(',', ':'))}" for key, scene in scenes().items()
    ]
    TARGET.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
