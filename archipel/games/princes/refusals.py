"""Refusals: why an action is illegal now, rule by rule."""

from __future__ import annotations

from archipel.core.state import CHANCE, NOBODY, Action, Note
from archipel.games.princes.actions import UNKNOWN, Demand, Draw, Gain, Give, Pay, Search, Take, Under
from archipel.games.princes.board import CACHE, GOODS, PLACE_NAMES
from archipel.games.princes.cards import CARDS
from archipel.games.princes.goods import has_room, has_some
from archipel.games.princes.hands import no_stack
from archipel.games.princes.position import Phase, Position, Question
from archipel.games.princes.realm import Realm


def refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """Return every rule that forbids the action. The list is empty exactly when the action is legal."""
    now = p.now()
    if now.seat == NOBODY:
        return [now.wait()]
    if now.seat == CHANCE:
        return [Note("chance-first", ["P-037"])]
    if now.seat != seat:
        return [Note("not-asked", ["P-036"], {"seat": now.seat})]
    if isinstance(now, Phase):
        return now.refuse(p, action)
    possible = now.choices(p, seat)
    if action in possible:
        return []
    return now.refuse(p, action) or refuse_choice(p, now, possible, action)


def refuse_choice(p: Position, question: Question, possible: list[Action], action: Action) -> list[Note]:
    """Return why an action is no choice of a question, for reasons common to all questions."""
    realm = p.realms[question.seat]
    rules = question.ask(question.seat).rules
    verb = action.text.split(" ")[0]
    if verb not in [choice.text.split(" ")[0] for choice in possible]:
        return [question.not_now()]
    if isinstance(action, Gain):
        return [refuse_gain(realm, action.place, rules)]
    if isinstance(action, Pay | Give):
        return [refuse_loss(realm, action.place, rules)]
    if isinstance(action, Demand):
        return [Note("not-takeable", ["P-251", "P-A06"], {"good": GOODS[action.good]})]
    if isinstance(action, Draw | Search | Under) and action.stack >= len(p.stacks):
        return [no_stack(action.stack)]
    if isinstance(action, Draw | Search):
        return [Note("stack-empty", ["P-115", "P-A14"], {"stack": action.stack + 1})]
    if isinstance(action, Take):
        if action.kind == UNKNOWN:
            return [Note("say-which", rules)]
        return [Note("not-seen-there", rules, {"card": CARDS[action.kind].name})]
    return [Note("not-a-choice", rules)]


def refuse_gain(realm: Realm, place: int, rules: list[str]) -> Note:
    """Return why a good cannot be stored here."""
    if place != CACHE and realm.terrain[place] < 0:
        return Note("no-region", ["P-A03"])
    if not has_room(realm, place):
        return Note("full", ["P-022", "P-A03"], {"place": PLACE_NAMES[place]})
    return Note("other-good", rules, {"place": PLACE_NAMES[place]})


def refuse_loss(realm: Realm, place: int, rules: list[str]) -> Note:
    """Return why a good cannot be paid or given from here."""
    if not has_some(realm, place):
        return Note("nothing-there", ["P-019"], {"place": PLACE_NAMES[place]})
    return Note("other-good", rules, {"place": PLACE_NAMES[place]})
