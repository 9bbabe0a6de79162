"""The notation of Junior: from text to actions. Every action carries its own text."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.junior import actions as a
from archipel.games.junior.board import SIDES, Side
from archipel.games.junior.cards import GOODS
from archipel.parts import bargain as b
from archipel.parts.actions import BUY, END, ROLL


def vocabulary(side: Side) -> list[Action]:
    """Return every listed action of a seat on that side of the board."""
    seats = len(side.colours)
    out: list[Action] = [ROLL, END, a.STAY, BUY, b.ACCEPT, b.DECLINE, b.WITHDRAW]
    out += [a.GHOST[name] for name in side.names]
    out += a.FORTRESS[: len(side.places)]
    out += a.BOAT[: len(side.boats)]
    out += a.GIVE
    for row in a.MARKET:
        out += row
    for trades in a.TRADE:
        out += trades
    out += b.CONFIRM[:seats]
    out += b.REFUSE[:seats]
    return out


def _known() -> dict[str, Action]:
    out: list[Action] = [a.GIVE_UNSEEN]
    out += a.FIRST
    out += a.DICE
    out += a.DRAW
    out += a.PORT
    for side in SIDES:
        out += vocabulary(side)
    return {action.text: action for action in out}


KNOWN: Final[dict[str, Action]] = _known()


def read(text: str) -> Action:
    """Return the action that a text stands for, or raise `BadNotation`."""
    action = KNOWN.get(text)
    if action is not None:
        return action
    if text.split(" ")[0] not in b.FORMS:
        raise BadNotation(f"{text!r} is no action of Junior")
    bid = b.read_bid(GOODS, text)
    if bid.is_one_sided():
        raise BadNotation(f"{text!r}: both sides of an exchange give something")
    if bid.text != text:
        raise BadNotation(f"{text!r}: write it as {bid.text!r}")
    return bid
