"""Explain in one sentence why a move is good."""

from __future__ import annotations

from typing import Final

from archipel.bots.evaluate.base import Evaluator, Fitted
from archipel.core.state import Action, Note, Seat, State
from archipel.registry import BUILT_IN, game_named

REASONS: Final = tuple(
    dict.fromkeys([*(reason for game in BUILT_IN.values() for reason in game.profile.themes), "rival"])
)
"""The reasons of all built-in games; the words have a phrase for each."""

NOTICEABLE: Final = 0.02
"""Least difference in strength that counts as a reason."""
BEHIND: Final = 0.01
"""A move whose static value is lower by this much was chosen for later: the search looked further."""


def explain(
    game: str,
    evaluator: Evaluator,
    world: State,
    seat: Seat,
    action: Action,
    other: Action | None,
    chance: float,
) -> Note:
    """Return the main reason for an action, in a world consistent with the seat's knowledge."""
    after = evaluator.after(world, seat, action)
    outcome = after.outcome()
    if outcome is not None and seat in outcome.winners:
        return Note("why-wins", [], {"move": action.text})
    if other is None and len(world.legal(seat)) == 1:
        return Note("why-only", [], {"move": action.text})
    if other is None:
        return Note("why-seen", [], {"move": action.text, "chance": round(100 * chance)})
    args: dict[str, str | int] = {"move": action.text, "other": other.text, "chance": round(100 * chance)}
    instead = evaluator.after(world, seat, other)
    if evaluator.chances(after)[seat] < evaluator.chances(instead)[seat] - BEHIND:
        return Note("why-later", [], args)
    for key, before in (("why-best", world), ("why-rather", instead)):
        reason, rival = main_reason(game, evaluator, before, after, seat)
        if reason == "rival" and not hurts(evaluator, instead, after, rival):
            continue  # that rival is hurt equally by the alternative
        if reason:
            return Note(key, [], {**args, "reason": reason, "rival": rival})
    return Note("why-even", [], args)


def main_reason(game: str, evaluator: Evaluator, before: State, after: State, seat: Seat) -> tuple[str, Seat]:
    """Return the theme that improved most, or "" if none did, and the rival it hurts, or -1."""
    seats = before.seats()
    gains: dict[str, float] = {}
    themes = game_named(game).profile.themes
    if isinstance(evaluator, Fitted) and themes:
        stage = evaluator.stage(before)
        had, has = evaluator.features(before, seat), evaluator.features(after, seat)
        worth = {
            name: ((1 - stage) * early + stage * late) * (new - old)
            for name, early, late, old, new in zip(evaluator.names, evaluator.early, evaluator.late, had, has)
        }
        for reason, names in themes.items():
            gains[reason] = sum(worth.get(name, 0.0) for name in names)
    else:
        gains["points"] = float(after.scores()[seat] - before.scores()[seat])
    losses = [0.0 if rival == seat else loss(evaluator, before, after, rival) for rival in range(seats)]
    worst = max(range(seats), key=lambda rival: losses[rival])
    best = max(gains, key=lambda reason: gains[reason])
    if losses[worst] > max(NOTICEABLE, gains[best]):
        return "rival", worst
    return (best, -1) if gains[best] > NOTICEABLE else ("", -1)


def loss(evaluator: Evaluator, before: State, after: State, rival: Seat) -> float:
    """Return how much strength a rival loses."""
    if isinstance(evaluator, Fitted):
        stage = evaluator.stage(before)
        return evaluator.strength(before, rival, stage) - evaluator.strength(after, rival, stage)
    return float(before.scores()[rival] - after.scores()[rival])


def hurts(evaluator: Evaluator, instead: State, after: State, rival: Seat) -> bool:
    """Return whether a rival has noticeably less than after the alternative."""
    return loss(evaluator, instead, after, rival) > NOTICEABLE
