"""What rules and card effects both do to a position: cards in the principality, the event stack."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.board import neighbours
from archipel.games.princes.cards import CARDS, KINDS, NAME, TOWN_HALL, YULE
from archipel.games.princes.position import Position
from archipel.games.princes.realm import NONE, Realm
from archipel.games.princes.stacks import Burying
from archipel.parts.bits import BIT


def in_order(p: Position) -> list[int]:
    """P-A02: the seats, last first: what is pushed for the active player then comes up first."""
    return [1 - p.turn, p.turn]


# Cards in the principality.


def standing(realm: Realm) -> list[int]:
    """The spots that carry a card."""
    return [spot for spot in range(realm.left * 4, realm.right * 4 + 4) if realm.spots[spot] >= 0]


def buildings(realm: Realm) -> int:
    """The spots with a building, as bits; a covered Parish Hall is none (P-A29)."""
    out = 0
    for spot in standing(realm):
        if CARDS[realm.spots[spot]].is_building:
            out |= BIT[spot]
    return out


def take_off(p: Position, seat: int, spot: int) -> int:
    """Lift a card off its site; a Town Hall uncovers the Parish Hall (P-217)."""
    realm = p.realms[seat]
    kind = realm.spots[spot]
    realm.spots[spot] = NONE
    realm.minted &= ~BIT[spot]
    if NAME[kind] == TOWN_HALL and realm.covered >= 0:
        realm.spots[spot] = realm.covered
        realm.covered = NONE
    p.recount(seat)
    return kind


def send_back(p: Position, seat: int, kind: int) -> None:
    """P-114, P-A15, P-A21: a lost card goes under a stack with its back, or to the face-up pile."""
    if kind == p.rulings.face_up and not p.rulings.face_up_to_stack:
        p.face_up += 1
    else:
        p.push(Burying(seat, kind))


def touching(spot: int) -> tuple[int, int]:
    """The regions left and right of a card."""
    return neighbours(spot // 2)


# The event stack.

UNDER_YULE: Final = 3
"""P-032: so many events lie under Yule."""


def stack_events(p: Position) -> None:
    """P-032, P-087, P-093, P-A66: all events are shuffled, 3 laid down, Yule on them, the rest on top."""
    if p.events:
        for kind in p.events:
            if kind >= 0 and kind != YULE:
                p.event_pool[kind] += 1
    else:
        for kind in range(KINDS):
            p.event_pool[kind] = 0 if kind == YULE else p.rulings.events[kind]
    size = sum(p.event_pool) + p.moon_slots
    p.events = [NONE] * (size - UNDER_YULE) + [YULE] + [NONE] * UNDER_YULE
