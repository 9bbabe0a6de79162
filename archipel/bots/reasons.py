"""Why a move is good, in one sentence."""

from __future__ import annotations

from archipel.bots.evaluate.base import Evaluator, Fitted
from archipel.core.state import Action, Note, Seat, State

REASONS = (
    "points", "income", "room", "trade", "hand", "cards", "army", "road", "rival", "position",
)  # fmt: skip
"""What a move can be good for, in every game; the words have a phrase for each."""

THEMES = {
    "settlers": {
        "points": ("points", "leads", "settlements", "cities", "longest", "army"),
        "income": ("wood", "brick", "wool", "wheat", "ore", "kinds", "robbed", "settlement-rate", "city-rate",
                   "card-rate", "road-rate"),
        "room": ("place-now", "place-next", "place-far", "places", "roads-left"),
        "trade": ("harbour-any", "harbour-special"),
        "hand": ("settlement-near", "city-near", "card-near", "road-near", "hand", "excess"),
        "cards": ("knights-held", "progress-held", "fresh-card"),
        "army": ("knights", "army-race"),
        "road": ("road-length", "road-race"),
    },
}  # fmt: skip
"""Which features of a fitted evaluation speak for what."""


def explain(
    game: str, evaluator: Evaluator, world: State, seat: Seat, action: Action, other: Action | None
) -> Note:
    """The main reason for an action, in a world that fits what the seat knows."""
    after = evaluator.after(world, seat, action)
    outcome = after.outcome()
    if outcome is not None and seat in outcome.winners:
        return Note("why-wins", [], {"move": action.text})
    if other is None:
        return Note("why-only", [], {"move": action.text})
    chance = round(100 * evaluator.chances(after)[seat])
    reason, rival = main_reason(game, evaluator, world, after, seat)
    return Note(
        "why-best",
        [],
        {"move": action.text, "other": other.text, "chance": chance, "reason": reason, "rival": rival},
    )


def main_reason(game: str, evaluator: Evaluator, before: State, after: State, seat: Seat) -> tuple[str, Seat]:
    """What a move changes most for the good of a seat; the rival it hurts, if that is the point, or -1."""
    seats = len(before.scores())
    gains: dict[str, float] = {}
    losses = [0.0] * seats
    if isinstance(evaluator, Fitted) and game in THEMES:
        stage = evaluator.stage(before)
        for reason, names in THEMES[game].items():
            for name in names:
                if name in evaluator.names:
                    gains[reason] = gains.get(reason, 0.0) + _change(
                        evaluator, before, after, seat, name, stage
                    )
        for rival in range(seats):
            if rival != seat:
                losses[rival] = evaluator.strength(before, rival, stage) - evaluator.strength(
                    after, rival, stage
                )
    else:
        gains["points"] = float(after.scores()[seat] - before.scores()[seat])
        for rival in range(seats):
            if rival != seat:
                losses[rival] = float(before.scores()[rival] - after.scores()[rival])
    worst = max(range(seats), key=lambda rival: losses[rival])
    best = max(gains, key=lambda reason: gains[reason])
    if losses[worst] > max(0.02, gains[best]):
        return "rival", worst
    return (best, -1) if gains[best] > 0.02 else ("position", -1)


def _change(evaluator: Fitted, before: State, after: State, seat: Seat, name: str, stage: float) -> float:
    i = evaluator.names.index(name)
    weight = (1 - stage) * evaluator.early[i] + stage * evaluator.late[i]
    return weight * (evaluator.features(after, seat)[i] - evaluator.features(before, seat)[i])
