"""Why a whole verb is closed to a seat: what stands against all of it, and never one place of many."""

from __future__ import annotations

from functools import cache

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.state import Action, Note, Seat

MOST_RULES = 3
"""So many rules speak for all the places at which a verb fails."""


def is_of(text: str, verb: str) -> bool:
    """Whether an action is one of a verb of one or several words: `build well 2 3` is one of `build well`."""
    return text == verb or text.startswith(f"{verb} ")


@cache
def actions_of(game: Game, seats: int, options: str, verb: str) -> list[Action]:
    """Every listed action of a verb."""
    vocabulary = game.vocabulary(seats, game.read_options(options))
    return [action for action in vocabulary if is_of(action.text, verb)]


def why_closed(referee: Referee, seat: Seat, verb: str) -> list[Note]:
    """What forbids a seat every action of a verb now; empty if one of them may be taken.

    A note that holds for all of them is told as it is. Where they fail one by one, each at its own place,
    the note `nowhere-<verb>` says so, with what follows the first word of the verb as `what`.
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
    """The first rules of the refusals, the most frequent first."""
    counts: dict[str, int] = {}
    for notes in others:
        for rule in {note.rules[0] for note in notes if note.rules}:
            counts[rule] = counts.get(rule, 0) + 1
    return sorted(counts, key=lambda rule: (-counts[rule], rule))[:MOST_RULES]
