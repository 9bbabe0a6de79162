"""Why an action is not possible now, rule by rule."""

from __future__ import annotations

from archipel.core.state import CHANCE, NOBODY, Action, Note
from archipel.games.princes.actions import (
    Build,
    BuildCache,
    BuildCity,
    BuildRoad,
    BuildSettlement,
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
from archipel.games.princes.cards import CARDS
from archipel.games.princes.goods import has_room, has_some
from archipel.games.princes.hands import play_notes
from archipel.games.princes.position import Position, Question
from archipel.games.princes.trading import coin_notes, sail_notes, trade_notes
from archipel.games.princes.turn import Main, Opening


def refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """Every rule that forbids the action; none exactly when it is listed."""
    question = p.now()
    if question.seat == NOBODY:
        return [question.wait()]
    if question.seat == CHANCE:
        return [Note("chance-first", ["P-037"])]
    if question.seat != seat:
        return [Note("not-asked", ["P-036"], {"seat": question.seat})]
    if isinstance(question, Main):
        return main_refusals(p, seat, action)
    if isinstance(question, Opening):
        return opening_refusals(p, seat, action)
    possible = question.choices(p, seat)
    if action in possible:
        return []
    return question.refuse(p, action) or explain(p, question, possible, action)


def not_now(question: Question) -> list[Note]:
    """Something else is asked."""
    return [Note("not-now", question.ask(question.seat).rules)]


def opening_refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """P-037, P-125: before the roll."""
    if isinstance(action, Roll):
        return []
    if isinstance(action, Play):
        return play_notes(p, seat, action.kind, True)
    return not_now(p.now())


def main_refusals(p: Position, seat: int, action: Action) -> list[Note]:
    """P-045: the action phase."""
    if isinstance(action, End):
        return []
    if isinstance(action, Build):
        return card_notes(p, seat, action.kind) + site_notes(p, seat, action.kind, action.site)
    if isinstance(action, Trade):
        return trade_notes(p, seat, action.give, action.get)
    if isinstance(action, Play):
        return play_notes(p, seat, action.kind, False)
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
    return not_now(p.now())


def explain(p: Position, question: Question, possible: list[Action], action: Action) -> list[Note]:
    """Why this choice is not among those of another decision."""
    realm = p.realms[question.seat]
    rules = question.ask(question.seat).rules
    verb = action.text.split(" ")[0]
    if verb not in [choice.text.split(" ")[0] for choice in possible]:
        return not_now(question)
    if isinstance(action, Gain):
        if action.place != CACHE and realm.terrain[action.place] < 0:
            return [Note("no-region", ["P-A03"])]
        if not has_room(realm, action.place):
            return [Note("full", ["P-022", "P-A03"], {"place": PLACE_NAMES[action.place]})]
        return [Note("other-good", rules, {"place": PLACE_NAMES[action.place]})]
    if isinstance(action, Pay | Give):
        if not has_some(realm, action.place):
            return [Note("nothing-there", ["P-019"], {"place": PLACE_NAMES[action.place]})]
        return [Note("other-good", rules, {"place": PLACE_NAMES[action.place]})]
    if isinstance(action, Demand):
        return [Note("not-takeable", ["P-251", "P-A06"], {"good": GOODS[action.good]})]
    if isinstance(action, Draw | Search):
        return [Note("stack-empty", ["P-115", "P-A14"], {"stack": action.stack + 1})]
    if isinstance(action, Take):
        return [Note("not-seen-there", rules, {"card": CARDS[action.kind].name})]
    return [Note("not-a-choice", rules)]
