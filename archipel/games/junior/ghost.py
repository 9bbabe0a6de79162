"""The ghost and its castle (J-026 to J-028, J-047 to J-053)."""

from __future__ import annotations

from typing import final

from archipel.core.state import Action, Note
from archipel.games.junior.actions import GHOST, STAY, Ghost, Stay
from archipel.games.junior.board import LAND_KEYS
from archipel.games.junior.position import EMPTY, OnTurn, Position, Step, put
from archipel.games.junior.verbs import check_victory


class Haunting(OnTurn):
    """J-026: the ghost goes to another terrain; J-A04: the mover gains nothing by it."""

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        if self.may_stay(p):
            out.append(STAY)
        for land, name in enumerate(p.side.names):
            if land != p.ghost:
                out.append(GHOST[name])
        return out

    def may_stay(self, p: Position) -> bool:
        """Return whether the ghost may be left where it is."""
        return False

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Ghost):
            p.ghost = p.side.land_of(action.land)

    def first(self) -> Note:
        return Note("ghost-first", ["J-026"])

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return [] if isinstance(action, Ghost) else [self.first()]


@final
class Six(Haunting):
    """J-026: the ghost moves for a six."""

    def name(self) -> str:
        return "six"

    def ask(self, seat: int) -> Note:
        return Note("prompt-six", ["J-026"])

    def may_stay(self, p: Position) -> bool:
        """J-A02: if the table allows it."""
        return not p.rulings.must_haunt

    def refuse(self, p: Position, action: Action) -> list[Note]:
        if isinstance(action, Stay):
            return [] if self.may_stay(p) else [Note("ghost-must-move", ["J-026", "J-A02"])]
        return super().refuse(p, action)


@final
class Haunt(Haunting):
    """J-046: the ghost moves for a card."""

    def name(self) -> str:
        return "haunt"

    def ask(self, seat: int) -> Note:
        return Note("prompt-haunt", ["J-046", "J-026"])


@final
class Recount(Step):
    """J-A09: the castle is counted as soon as the card is carried out."""

    def name(self) -> str:
        return "recount"

    def take(self, p: Position) -> None:
        recount(p)


def recount(p: Position) -> None:
    """J-048, J-049: the castle belongs to the one player with the most ghost cards; J-A07: at once."""
    holder = sole_leader(p)
    if holder == p.castle:
        return
    if p.castle != EMPTY:
        p.fortresses_left = put(p.fortresses_left, p.castle, p.fortresses_left[p.castle] + 1)
    p.castle = holder
    if holder != EMPTY:  # J-047; J-A08: there is a fortress, or the game would be over
        p.fortresses_left = put(p.fortresses_left, holder, p.fortresses_left[holder] - 1)
        check_victory(p, holder)


def sole_leader(p: Position) -> int:
    """J-049: the seat that alone has the most ghost cards, or nobody."""
    counts = [p.ghost_cards(seat) for seat in range(p.seats)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else EMPTY


def refuse_ghost(p: Position, name: int) -> list[Note]:
    """Return what forbids moving the ghost there, given that it is to be moved."""
    land = p.side.land_of(name)
    if land < 0:
        return [Note("no-such-terrain", ["J-A03"], {"terrain": LAND_KEYS[name]})]
    if land == p.ghost:
        return [Note("ghost-is-there", ["J-A03"], {"terrain": LAND_KEYS[name]})]
    return []
