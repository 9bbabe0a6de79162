"""The robber: where he goes, whom he robs, and what is stolen."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import (
    MOST_SEATS,
    ROB,
    ROBBER,
    SPARE,
    STEAL,
    STEAL_UNSEEN,
    Rob,
    Robber,
    Spare,
    Steal,
)
from archipel.games.settlers.board import FIELD_CORNERS, FIELD_MASK, FIELDS
from archipel.games.settlers.position import NONE, Chance, Position, Question
from archipel.parts.bits import BIT

ELSEWHERE: Final[list[list[Action]]] = [
    [move for move in ROBBER if move.field != field] for field in range(FIELDS)
]
"""S-053: every field but the one he stands on."""


def victims(p: Position) -> list[Seat]:
    """S-054, S-A05: the opponents with a building on the robber's field and a card in hand."""
    found: list[Seat] = []
    if FIELD_MASK[p.robber] & p.built:
        for corner in FIELD_CORNERS[p.robber]:
            owner = p.owner[corner]
            if owner != NONE and owner != p.turn and p.players[owner].held and owner not in found:
                found.append(owner)
        found.sort()
    return found


@final
class MovingRobber(Question):
    """S-053, S-A03: the robber goes to another field; any will do, the desert too (S-118)."""

    def name(self) -> str:
        return "robber"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-robber", ["S-053", "S-118"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return ELSEWHERE[p.robber]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """S-053, S-076: then a player there may be robbed."""
        assert isinstance(action, Robber)
        p.robber = action.field
        if victims(p):
            p.push(ROBBING[seat])

    def fits(self, action: Action) -> bool:
        return isinstance(action, Robber)

    def first(self) -> Note:
        return Note("robber-first", ["S-053"], {})


@final
class Robbing(Question):
    """S-054: whom to take a card from."""

    def name(self) -> str:
        return "rob"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-rob", ["S-054"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        out.extend([ROB[victim] for victim in victims(p)])
        if p.rulings.theft_optional:
            out.append(SPARE)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Rob):
            p.push(Theft(seat, action.victim))

    def fits(self, action: Action) -> bool:
        return isinstance(action, (Rob, Spare))

    def first(self) -> Note:
        return Note("victim-first", ["S-054"], {})


@final
class Theft(Chance):
    """S-054: a card is drawn from the victim's hidden hand; only the two of them see it."""

    def __init__(self, by: Seat, victim: Seat) -> None:
        super().__init__(by)
        self.victim: Final = victim

    def name(self) -> str:
        return "theft"

    def fields(self) -> list[int]:
        return [self.by, self.victim]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        for good, n in enumerate(p.players[self.victim].hand):
            if n:
                out.append(STEAL[good])
        return out

    def odds(self, p: Position) -> list[int]:
        return [n for n in p.players[self.victim].hand if n]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Steal)
        victim = p.players[self.victim]
        thief = p.players[self.by]
        victim.hand[action.good] -= 1
        victim.held -= 1
        thief.hand[action.good] += 1
        thief.held += 1
        p.bargain = p.bargain.without_proposals(BIT[self.victim])  # what it proposed it may no longer have

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == self.by or reader == self.victim else STEAL_UNSEEN


MOVING_ROBBER: Final = [MovingRobber(seat) for seat in range(MOST_SEATS)]
ROBBING: Final = [Robbing(seat) for seat in range(MOST_SEATS)]
