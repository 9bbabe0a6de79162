"""Texts to actions (the other way, every action knows its text)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.junior import actions as a
from archipel.games.junior.board import MOST_SEATS, side_for
from archipel.games.junior.cards import GOODS
from archipel.parts import goods
from archipel.parts.bits import BIT


def vocabulary(seats: int) -> list[Action]:
    """Every listed action of a seat, on the side for so many."""
    side = side_for(seats)
    out: list[Action] = [a.ROLL, a.END, a.STAY, a.BUY, a.ACCEPT, a.DECLINE, a.WITHDRAW]
    out += [a.GHOST[name] for name in side.names]
    out += a.FORTRESS[: len(side.places)]
    out += a.BOAT[: len(side.boats)]
    out += a.GIVE
    for row in a.MARKET:
        out += row
    for trades in a.TRADE:
        out += trades
    out += a.CONFIRM[:seats]
    out += a.REFUSE[:seats]
    return out


def _known() -> dict[str, Action]:
    out: list[Action] = [a.GIVE_UNSEEN]
    out += a.FIRST
    out += a.DICE
    out += a.DRAW
    out += a.PORT
    for seats in (3, 4):
        out += vocabulary(seats)
    return {action.text: action for action in out}


KNOWN: Final[dict[str, Action]] = _known()


def read(text: str) -> Action:
    """The action a text stands for, or `BadNotation`."""
    action = KNOWN.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    verb = words[0]
    if verb not in ("offer", "counter", "propose") or words.count("for") != 1:
        raise BadNotation(f"{text!r} is no action of Junior")
    middle = words.index("for")
    end = words.index("to") if verb == "offer" and "to" in words[middle:] else len(words)
    give = goods.read(GOODS, words[1:middle])
    get = goods.read(GOODS, words[middle + 1 : end])
    if not sum(give) or not sum(get):
        raise BadNotation(f"{text!r}: both sides of an exchange give something")
    if verb == "counter":
        action = a.Counter(give, get)
    elif verb == "propose":
        action = a.Propose(give, get)
    else:
        action = a.Offer(give, get, _seats(words[end + 1 :]))
    if action.text != text:
        raise BadNotation(f"{text!r}: write it as {action.text!r}")
    return action


def _seats(words: list[str]) -> int:
    """A set of seats from their numbers."""
    seats = 0
    for word in words:
        if not goods.is_number(word) or int(word) >= MOST_SEATS:
            raise BadNotation(f"{word!r} is not a seat")
        seats |= BIT[int(word)]
    return seats
