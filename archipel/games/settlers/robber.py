"""The robber: where he goes, whom he robs, and what he steals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
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
    by_kinds,
)
from archipel.games.settlers.board import FIELD_MASK, FIELDS
from archipel.games.settlers.position import Chance, Position, Question
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, draw, kinds, unpack

ELSEWHERE: Final[list[list[Action]]] = [
    [move for move in ROBBER if move.field != field] for field in range(FIELDS)
]
"""S-053: every field but the one he stands on."""


def victims(p: Position) -> i64:
    """S-054, S-A05: the opponents with a building on the robber's field and a card in hand, as a set."""
    found: i64 = 0
    field = FIELD_MASK[p.robber]
    for player in p.players:
        if player.buildings() & field and player.hand and player.seat != p.turn:
            found |= BIT[player.seat]
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
        return ROBS_OR_NOT[victims(p)] if p.rulings.theft_optional else ROBS[victims(p)]

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
        return STEALS[kinds(p.players[self.victim].hand)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.players[self.victim].hand) if n]

    def draw(self, p: Position, rng: Rng) -> int:
        return draw(p.players[self.victim].hand, rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Steal)
        card = ONE[action.good]
        p.players[self.victim].hand -= card
        p.players[self.by].hand += card
        p.bargain = p.bargain.without_proposals(BIT[self.victim])  # it may no longer hold what it proposed

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == self.by or reader == self.victim else STEAL_UNSEEN


ROBS: Final = by_kinds([[rob] for rob in ROB])
ROBS_OR_NOT: Final = [[*robs, SPARE] for robs in ROBS]
STEALS: Final = by_kinds([[steal] for steal in STEAL])
MOVING_ROBBER: Final = [MovingRobber(seat) for seat in range(MOST_SEATS)]
ROBBING: Final = [Robbing(seat) for seat in range(MOST_SEATS)]
