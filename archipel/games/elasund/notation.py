"""The notation of Elasund: from text to actions. Every action carries its own text."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.elasund.actions import (
    AT,
    BUILD,
    CHURCH,
    DISCARD,
    DRAW,
    DRAW_UNSEEN,
    FORGO,
    GOLD,
    HUT,
    LAY,
    MOVE,
    OVER_SQUARE,
    PERMIT,
    PLACE,
    SELL,
    SHIP,
    SPEND,
    TAKE,
    TAKE_ANY,
    TILE,
    TILE_UNSEEN,
    UPGRADE,
    WALL,
)
from archipel.games.elasund.board import CITY_SPACES, SQUARES, X, columns
from archipel.games.elasund.tiles import BUILDABLE, COVERS, SMALL, TALL
from archipel.parts.actions import END, PASS, ROLL
from archipel.parts.dice import DICE, THROWS


def _inside(kind: int, square: int, width: int) -> bool:
    squares = COVERS[kind][square]
    return bool(squares) and all(X[c] < width for c in squares)


def vocabulary(seats: int) -> list[Action]:
    """Return every listed action that a seat may ever take."""
    width = columns(seats)
    city = [c for c in range(SQUARES) if X[c] < width]
    out: list[Action] = [ROLL]
    out += SHIP
    out += DISCARD
    out += TAKE
    out += [TAKE_ANY, PASS]
    for kind in range(BUILDABLE):
        out += [BUILD[kind][c] for c in city if _inside(kind, c, width)]
    out += [WALL[space] for space in CITY_SPACES[seats]]
    out.append(CHURCH)
    out += LAY[1:]
    out += SPEND[1:]
    for kind in (TALL, SMALL):
        out += [HUT[kind - TALL][c] for c in city if _inside(kind, c, width)]
    out += FORGO
    out.append(GOLD)
    out += PERMIT
    out += [AT[c] for c in city]
    out += [MOVE[c] for c in city]
    for c in city:
        out += UPGRADE[c][1:]
    out += PLACE
    out += [SELL, END]
    return out


def _all() -> dict[str, Action]:
    actions: list[Action] = vocabulary(4)
    for row in BUILD:
        actions += row
    for row2 in HUT:
        actions += row2
    actions += OVER_SQUARE
    actions += DICE
    actions += DRAW[1:]
    actions += TILE[1:]
    actions += [DRAW_UNSEEN, TILE_UNSEEN]
    table = {action.text: action for action in actions}
    for dice in THROWS:  # either die may be named first
        table[f"dice {dice.high} {dice.low}"] = dice
    return table


ACTIONS: Final = _all()


def read(text: str) -> Action:
    """Return the shared action that a text stands for, or raise `BadNotation`."""
    action = ACTIONS.get(text)
    if action is None:
        raise BadNotation(f"{text!r} is no action of Elasund")
    return action
