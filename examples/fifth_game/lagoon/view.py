"""The view: what a seat or a spectator may know of the table, built from the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from archipel.core.state import Seat
from archipel.core.view import View
from lagoon.position import Position
from lagoon.turn import OPEN

Phase = Literal["draw", "turn", "tide", "boats", "over"]
PHASES: tuple[Phase, ...] = ("draw", "turn", "tide", "boats", "over")
COLOURS = ["red", "blue", "white", "orange"]


@dataclass(frozen=True)
class KeeperView:
    """A keeper as a reader sees it. `hand` and `answer` are None for readers who may not know them."""

    seat: int
    colour: str
    pearls: int
    hand_size: int
    answered: bool
    """Whether its answer to the tide is in."""
    hand: tuple[int, int, int, int, int, int] | None
    """Number of boats of each strength."""
    answer: int | None
    """The strength of the boat that it sends, or 0 if it stays."""


@dataclass(frozen=True)
class LagoonView(View):
    """The whole table."""

    seat: int
    phase: Phase
    turn: int
    lagoon: int
    tide: int
    pile: int
    gone: tuple[int, int, int, int, int, int]
    keepers: tuple[KeeperView, ...]


def view(p: Position, seat: Seat) -> LagoonView:
    """Return the table as a seat or a spectator may know it."""
    name = p.now().name()
    return LagoonView(
        seat=seat,
        phase=next(phase for phase in PHASES if phase == name),
        turn=p.turn,
        lagoon=p.lagoon,
        tide=p.tide,
        pile=sum(p.pile),
        gone=six(p.gone),
        keepers=tuple(keeper(p, other, seat) for other in range(p.seats)),
    )


def keeper(p: Position, seat: Seat, reader: Seat) -> KeeperView:
    """Return one keeper. Hands are shown only to their owners until the end."""
    answers = p.now().covered()
    answered = bool(answers) and answers[seat] != OPEN
    return KeeperView(
        seat=seat,
        colour=COLOURS[seat],
        pearls=p.pearls[seat],
        hand_size=p.held(seat),
        answered=answered,
        hand=six(p.hands[seat]) if seat == reader or p.over() else None,
        answer=answers[seat] if answered and seat == reader else None,
    )


def six(counts: list[int]) -> tuple[int, int, int, int, int, int]:
    """Return the counts of each strength as a tuple, for a view."""
    one, two, three, four, five, six = counts
    return one, two, three, four, five, six
