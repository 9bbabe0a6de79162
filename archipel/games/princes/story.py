"""The story of Princes: a head for each verb, and what visibly changed in the two principalities.

One answer often sets off several steps, so gains, losses and cards that fall are read from the difference
between the reader's views: stores and standing cards lie open.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from archipel.core.state import Note, Seat
from archipel.core.story import Scene, Tale, also, counted, gain, loss, nothing, told
from archipel.games.princes.board import GOODS
from archipel.games.princes.cards import CARDS, SORTS
from archipel.games.princes.view import PrincesView, RealmView

PrincesScene = Scene[PrincesView]

UNSEEN: Final = "?"
SORT: Final[dict[str, str]] = {card.key: SORTS[card.sort] for card in CARDS}
PAID: Final = ("build", "search", "pay", "bribe", "waive")
"""Verbs after which lost goods are a price."""
EXCHANGED: Final = ("trade", "ship", "mint")
"""Verbs whose head already names the goods."""
MOVED: Final = ("swap", "remove", "lose")
"""Verbs whose head already names the missing card."""


def _card(key: str) -> dict[str, str | int]:
    """Return a card by its name and set."""
    deck, _, name = key.partition("/")
    return {"card": name, "deck": deck}


def _known(key: str) -> bool:
    return key not in (UNSEEN, "")


# The dice.


def _dice(scene: PrincesScene) -> list[Note]:
    number, face = scene.words
    by = scene.before.turn
    return [told("told-roll", by, n=int(number), dice=number), also("told-face", by, face=face)]


def _event(scene: PrincesScene) -> list[Note]:
    return [told("told-event", scene.before.turn, **_card(scene.words[0]))] if _known(scene.words[0]) else []


def _number(scene: PrincesScene) -> list[Note]:
    return [also("told-number", scene.seat, n=int(scene.words[0]))]


def _guard(scene: PrincesScene) -> list[Note]:
    return [also("told-guard", 1 - scene.before.turn, n=int(scene.words[0]))]


# Building.


def _build(scene: PrincesScene) -> list[Note]:
    what, site = scene.words
    if "/" not in what:
        return [told("told-found", scene.seat, piece=what)]
    place = f"{scene.seat} {_spot(scene, what, site)}"
    if SORT[what] in ("hero", "unit"):
        return [told("told-joins", scene.seat, place=place, **_card(what))]
    return [told("told-build", scene.seat, place=place, **_card(what))]


def _spot(scene: PrincesScene, key: str, site: str) -> str:
    """Return the spot where a card stands, or will stand once it is paid for."""
    cards = scene.after.realms[scene.seat].cards
    return next((card.spot for card in cards if card.card == key and card.spot.startswith(site)), f"{site}1")


def _region(scene: PrincesScene) -> list[Note]:
    """P-055: the regions of a new settlement, as they are turned up."""
    return [also("told-region", scene.before.turn, at=" ".join(scene.words))]


def _chosen(scene: PrincesScene) -> list[Note]:
    """P-127: tell the regions that a Scout chose. Regions that were turned up are already in the story."""
    at = " ".join(scene.words)
    return [] if at in scene.before.turned_up else [also("told-region", scene.seat, at=at)]


def _waive(scene: PrincesScene) -> list[Note]:
    return [also("told-waive", scene.seat, good=scene.words[0])]


def _remove(scene: PrincesScene) -> list[Note]:
    found = _standing(scene.before.realms[scene.seat], scene.words[0])
    return [told("told-remove", scene.seat, **_card(found))]


def _lose(scene: PrincesScene) -> list[Note]:
    found = _standing(scene.before.realms[scene.seat], scene.words[0])
    return [told("told-gives-up", scene.seat, **_card(found))]


def _name(scene: PrincesScene) -> list[Note]:
    """P-185, P-211, P-241: a card in either principality is pointed at."""
    spot = scene.words[0]
    own = scene.before.about.endswith("/doctor")
    found = _standing(scene.before.realms[scene.seat if own else 1 - scene.seat], spot)
    return [also("told-name", scene.seat, **_card(found))] if found else []


def _standing(realm: RealmView, spot: str) -> str:
    return next((card.card for card in realm.cards if card.spot == spot), "")


# Cards.


def _play(scene: PrincesScene) -> list[Note]:
    if SORT[scene.words[0]] == "attack":
        return [told("told-attack", scene.seat, **_card(scene.words[0]))]
    return [told("told-play", scene.seat, **_card(scene.words[0]))]


def _draw(scene: PrincesScene) -> list[Note]:
    return [told("told-draw", scene.seat, n=int(scene.words[0]))]


def _seen(scene: PrincesScene) -> list[Note]:
    """P-067: tell a card that came into the reader's own hand, but not one that was only looked at."""
    key, reader = scene.words[0], scene.before.seat
    if not _known(key) or reader < 0:
        return []
    had, has = (view.realms[reader].hand.count(key) for view in (scene.before, scene.after))
    return [also("told-drew", reader, **_card(key))] if has > had else []


def _search(scene: PrincesScene) -> list[Note]:
    return [told("told-search", scene.seat, n=int(scene.words[0]))]


def _take(scene: PrincesScene) -> list[Note]:
    key = scene.words[0]
    return [also("told-took", scene.seat, **_card(key))] if _known(key) else []


def _bury(scene: PrincesScene) -> list[Note]:
    key, stack = scene.words
    if _known(key):
        return [told("told-bury-card", scene.seat, n=int(stack), **_card(key))]
    return [told("told-bury", scene.seat, n=int(stack))]


def _under(scene: PrincesScene) -> list[Note]:
    return [also("told-under", scene.seat, n=int(scene.words[0]))]


def _swap(scene: PrincesScene) -> list[Note]:
    return [told("told-swap", scene.seat)]


# Goods.


def _trade(scene: PrincesScene) -> list[Note]:
    """P-061, P-063, P-154, P-176: tell the goods of a trade that are settled at once."""
    change = _change(scene, scene.seat)
    give, get = scene.words[0], scene.words[-1]
    if scene.verb == "ship":
        give = next((GOODS[good] for good, n in enumerate(change) if n < 0), "gold")
    elif scene.verb == "mint":
        give = "gold"
    paid = -change[GOODS.index(give)]
    if paid <= 0:  # it is paid good by good: the price is known
        paid = scene.before.realms[scene.seat].rates[GOODS.index(give)]
    return [told("told-trade", scene.seat, give=f"{give} {paid}", get=f"{get} 1")]


def _demand(scene: PrincesScene) -> list[Note]:
    return [told("told-demand", scene.seat, good=scene.words[0])]


def _bribe(scene: PrincesScene) -> list[Note]:
    return [told("told-bribe", scene.seat)]


# Changes.


def _change(scene: PrincesScene, seat: Seat) -> list[int]:
    """Return the change of each good in a principality."""
    before, after = (view.realms[seat].goods for view in (scene.before, scene.after))
    return [has - had for had, has in zip(before, after, strict=True)]


def _flows(scene: PrincesScene) -> list[Note]:
    """Tell the goods that came and went in both principalities."""
    notes: list[Note] = []
    for seat in (0, 1):
        change = _change(scene, seat)
        mine = seat == scene.seat
        if mine and scene.verb in EXCHANGED:
            continue
        came, went = counted(GOODS, change), counted(GOODS, [-n for n in change])
        if went and mine and scene.verb in PAID:
            notes.append(also("told-paid", seat, goods=went))
        else:
            notes += loss(seat, went)
        notes += gain(seat, came)
    return notes


def _falls(scene: PrincesScene) -> list[Note]:
    """Tell the cards that no longer stand in their principality."""
    if scene.verb in MOVED:
        return []
    notes: list[Note] = []
    for before, after in zip(scene.before.realms, scene.after.realms, strict=True):
        gone = Counter(card.card for card in before.cards) - Counter(card.card for card in after.cards)
        notes += [also("told-falls", before.seat, **_card(key)) for key in gone.elements()]
    return notes


def _tokens(scene: PrincesScene) -> list[Note]:
    """P-025: tell the moves of the two tokens."""
    before, after = scene.before, scene.after
    return [
        *_token("strength", before.strength_token, after.strength_token),
        *_token("trade", before.trade_token, after.trade_token),
    ]


def _token(key: str, had: Seat, has: Seat) -> list[Note]:
    if had == has:
        return []
    return [also("told-token", has, token=key) if has >= 0 else also("told-lapse", had, token=key)]


TALES: Final[dict[str, Tale[PrincesView]]] = {
    "roll": nothing,
    "end": nothing,
    "pass": nothing,
    "first": nothing,
    "pay": nothing,
    "gain": nothing,
    "give": nothing,
    "fill": nothing,
    "dice": _dice,
    "event": _event,
    "number": _number,
    "guard": _guard,
    "build": _build,
    "region": _region,
    "above": _chosen,
    "below": _chosen,
    "waive": _waive,
    "remove": _remove,
    "lose": _lose,
    "name": _name,
    "play": _play,
    "draw": _draw,
    "card": _seen,
    "search": _search,
    "take": _take,
    "bury": _bury,
    "under": _under,
    "swap": _swap,
    "trade": _trade,
    "ship": _trade,
    "mint": _trade,
    "demand": _demand,
    "bribe": _bribe,
}
"""Verbs without a head: the story tells only the changed goods."""


def story(scene: PrincesScene) -> list[Note]:
    """Return the notes of one moment for its reader."""
    return [*TALES[scene.verb](scene), *_flows(scene), *_falls(scene), *_tokens(scene)]
