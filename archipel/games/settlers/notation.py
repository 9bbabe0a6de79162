"""Text to actions. The other way, every action carries its text."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.settlers import actions as a
from archipel.games.settlers.cards import GOODS
from archipel.parts import goods

LISTED: Final[list[Action]] = [
    a.ROLL,
    a.END,
    *a.SETTLE,
    *a.CITY,
    *a.ROAD,
    a.BUY,
    a.PLAY_KNIGHT,
    a.PLAY_ROADS,
    *a.PLAY_INVENTION,
    *a.PLAY_MONOPOLY,
    *[trade for row in a.TRADE for trade in row],
    *a.DISCARD,
    *a.ROBBER,
    *a.ROB,
    a.SPARE,
    a.ACCEPT,
    a.DECLINE,
    *a.CONFIRM,
    *a.REFUSE,
    a.WITHDRAW,
]
"""What a seat may ever take from a list."""

CHANCE_OUTCOMES: Final[list[Action]] = [
    *a.LAND,
    *a.HARBOUR,
    *a.SPIRAL,
    *a.DICE,
    *a.STEAL,
    a.STEAL_UNSEEN,
    *a.DRAW,
    a.DRAW_UNSEEN,
]

FORMS: Final = ["offer", "counter", "propose"]
_BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in LISTED + CHANCE_OUTCOMES}
_VERBS: Final = sorted({action.text.split(" ")[0] for action in LISTED + CHANCE_OUTCOMES} | set(FORMS))


def read(text: str) -> Action:
    """The action a text stands for."""
    found = _BY_TEXT.get(text)
    if found is not None:
        return found
    words = text.split(" ")
    verb = words[0]
    if verb in FORMS:
        return _read_form(verb, words[1:])
    if len(words) >= 3:  # two dice, or two resources of an Invention, may be called in any order
        found = _BY_TEXT.get(" ".join([*words[:-2], words[-1], words[-2]]))
        if found is not None and (verb == "dice" or words[:2] == ["play", "invention"]):
            return found
    if verb not in _VERBS:
        raise BadNotation(f"{verb!r} is not a verb of Settlers; there is {', '.join(_VERBS)}")
    rest = " ".join(words[1:])
    raise BadNotation(f"{rest!r} cannot follow {verb!r}" if rest else f"{verb!r} needs more words")


def _read_form(verb: str, words: list[str]) -> Action:
    """`offer wood 2 for ore to 1 3`, `counter ore for wood`, `propose wool for brick`."""
    to = 0
    if verb == "offer" and "to" in words:
        cut = words.index("to")
        to = _read_seats(words[cut + 1 :])
        words = words[:cut]
    if words.count("for") != 1:
        raise BadNotation(f"{verb!r} reads: {verb} wood 2 for ore")
    cut = words.index("for")
    give = goods.read(GOODS, words[:cut])
    get = goods.read(GOODS, words[cut + 1 :])
    if verb == "offer":
        return a.Offer(give, get, to)
    return a.Counter(give, get) if verb == "counter" else a.Propose(give, get)


def _read_seats(words: list[str]) -> int:
    to = 0
    for word in words:
        if not (goods.is_number(word) and int(word) < a.MOST_SEATS):
            raise BadNotation(f"{word!r} is not a seat from 0 to {a.MOST_SEATS - 1}")
        if to >> int(word) & 1:
            raise BadNotation(f"seat {word} stands twice")
        to |= 1 << int(word)
    if not to:
        raise BadNotation("'to' needs the number of a seat")
    return to
