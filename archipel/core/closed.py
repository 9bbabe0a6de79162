"""Why a whole verb is closed to a seat: the notes that hold for all its actions, not just for one place."""

from __future__ import annotations

from functools import cache

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.state import Action, Note, Seat

MOST_RULES = 3
"""At most this many rules are named for a verb that fails everywhere for different reasons."""


def is_of(text: str, verb: str) -> bool:
    """Return whether an action belongs to a verb of one or more words: `build well 2 3` to `build well`."""
    return text == verb or text.startswith(f"{verb} ")


@cache
def actions_of(game: Game, seats: int, options: str, verb: str) -> list[Action]:
    """Return every listed action of a verb."""
    vocabulary = game.vocabulary(seats, game.read_options(options))
    return [action for action in vocabulary if is_of(action.text, verb)]


def why_closed(referee: Referee, seat: Seat, verb: str) -> list[Note]:
    """Return why a seat may take no action of a verb now; empty if it may take one.

    A note that holds for all actions is kept as it is. If they fail for different reasons, a note
    `nowhere-<verb>` is added. Its argument `what` has the words of the verb after the first one.
    """
    state, game = referee.state, referee.game
    actions = actions_of(game, referee.seats, game.options_text(referee.options), verb)
    if any(is_of(form, verb) for form in state.forms(seat)):
        return []
    refused = [state.why_not(seat, action) for action in actions]
    if not all(refused):
        return []
    if not refused:
        return [Note("not-possible", [])]
    common = [note for note in refused[0] if all(note in notes for notes in refused)]
    others = [[note for note in notes if note not in common] for notes in refused]
    if not common or all(others):
        first, _, what = verb.partition(" ")
        common.append(Note(f"nowhere-{first}", _main_rules(others), {"what": what} if what else {}))
    return common


def _main_rules(others: list[list[Note]]) -> list[str]:
    """Return the first rules of the refusals, the most frequent first."""
    counts: dict[str, int] = {}
    for notes in others:
        for rule in {note.rules[0] for note in notes if note.rules}:
            counts[rule] = counts.get(rule, 0) + 1
    return sorted(counts, key=lambda rule: (-counts[rule], rule))[:MOST_RULES]
