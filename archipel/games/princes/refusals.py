"""Why an action is not possible now, rule by rule."""

from __future__ import annotations

from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    Build,
    BuildCache,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Bury,
    Coin,
    Demand,
    Draw,
    End,
    Gain,
    Give,
    Pay,
    Play,
    Remove,
    Roll,
    Sail,
    Search,
    Take,
    Trade,
)
from archipel.games.princes.board import CACHE, GOODS, PLACE_NAMES
from archipel.games.princes.building import (
    cache_notes,
    card_notes,
    city_notes,
    removal_notes,
    road_notes,
    settlement_notes,
    site_notes,
)
from archipel.games.princes.cards import CARDS, DECK
from archipel.games.princes.choices import choices
from archipel.games.princes.hands import play_notes, search_price
from archipel.games.princes.position import Position
from archipel.games.princes.prompts import ask
from archipel.games.princes.tasks import (
    CHANCES,
    EXCHANGE,
    EXCHANGED,
    FEUDING,
    MAIN,
    OPENING,
    START_STACK,
    SURPLUS,
    Task,
)
from archipel.games.princes.trading import coin_notes, sail_notes, trade_notes
from archipel.games.princes.verbs import has_room, has_some


def refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """Every rule that forbids the action; none exactly when it is listed."""
    if p.over():
        return [Note("over", ["P-088", "P-116"])]
    task = p.top()
    if task.what < CHANCES:
        return [Note("chance-first", ["P-037"])]
    if task.seat != seat:
        return [Note("not-asked", ["P-036"], {"seat": task.seat})]
    if task.what == MAIN:
        return main_refusals(p, seat, action)
    if task.what == OPENING:
        return opening_refusals(p, seat, action)
    if action in choices(p, task):
        return []
    return explain(p, task, action)


def not_now(task: Task) -> list[Note]:
    """Something else is asked."""
    return [Note("not-now", ask(task).rules)]


def opening_refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """P-037, P-125: before the roll."""
    if isinstance(action, Roll):
        return []
    if isinstance(action, Play):
        return play_notes(p, seat, action.kind, OPENING)
    return not_now(p.top())


def main_refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """P-045: the action phase."""
    if isinstance(action, End):
        return []
    if isinstance(action, Build):
        return card_notes(p, seat, action.kind) + site_notes(p, seat, action.kind, action.site)
    if isinstance(action, Trade):
        return trade_notes(p, seat, action.give, action.get)
    if isinstance(action, Play):
        return play_notes(p, seat, action.kind, MAIN)
    if isinstance(action, BuildRoad):
        return road_notes(p, seat, action.side)
    if isinstance(action, BuildSettlement):
        return settlement_notes(p, seat, action.side)
    if isinstance(action, BuildCity):
        return city_notes(p, seat, action.column)
    if isinstance(action, BuildCache):
        return cache_notes(p, seat, action.kind, action.place)
    if isinstance(action, Sail):
        return sail_notes(p, seat, action.place, action.get)
    if isinstance(action, Coin):
        return coin_notes(p, seat, action.get)
    if isinstance(action, Remove):
        return removal_notes(p, seat, action.spot)
    return not_now(p.top())


def explain(p: Position, task: Task, action: Action) -> list[Note]:
    """Why this choice is not among those of another decision."""
    seat = task.seat
    realm = p.realms[seat]
    verb = action.text.split(" ")[0]
    if verb not in [choice.text.split(" ")[0] for choice in choices(p, task)]:
        if isinstance(action, Search) and task.what == EXCHANGED:
            return [Note("needs-goods", ["P-070", "P-071"], {"n": search_price(p, seat)})]
        return not_now(task)
    if isinstance(action, Gain):
        if action.place != CACHE and realm.terrain[action.place] < 0:
            return [Note("no-region", ["P-A03"])]
        if not has_room(realm, action.place):
            return [Note("full", ["P-022", "P-A03"], {"place": PLACE_NAMES[action.place]})]
        return [Note("other-good", ask(task).rules, {"place": PLACE_NAMES[action.place]})]
    if isinstance(action, Pay | Give):
        if not has_some(realm, action.place):
            return [Note("nothing-there", ["P-019"], {"place": PLACE_NAMES[action.place]})]
        return [Note("other-good", ask(task).rules, {"place": PLACE_NAMES[action.place]})]
    if isinstance(action, Demand):
        return [Note("not-takeable", ["P-251", "P-A06"], {"good": GOODS[action.good]})]
    if isinstance(action, Bury) and task.what in (SURPLUS, EXCHANGE, FEUDING):
        hand = realm.hand if task.what != FEUDING else p.realms[1 - seat].hand
        notes: list[Note] = []
        if action.kind not in hand or task.what == FEUDING:
            notes.append(Note("not-in-hand", ["P-069"], {"card": CARDS[action.kind].name}))
        if p.rulings.stack_decks[action.stack] != DECK[action.kind]:
            notes.append(Note("wrong-back", ["P-114"], {"card": CARDS[action.kind].name}))
        return notes
    if isinstance(action, Draw | Search):
        if task.what == START_STACK:
            return [Note("other-stack", ["P-035", "P-099", "P-A11"])]
        return [Note("stack-empty", ["P-115", "P-A14"], {"stack": action.stack + 1})]
    if isinstance(action, Take):
        return [Note("not-seen-there", ask(task).rules, {"card": CARDS[action.kind].name})]
    return [Note("not-a-choice", ask(task).rules)]
