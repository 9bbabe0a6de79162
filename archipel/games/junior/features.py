"""A position of Junior as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Seat, State
from archipel.games.junior.board import CASTLE, LAND_KEYS, MOST_BERTHS, MOST_SITES
from archipel.games.junior.cards import COCO, KINDS
from archipel.games.junior.market import rate
from archipel.games.junior.position import Asked, Position
from archipel.games.junior.state import JuniorState
from archipel.games.junior.trading import Answering
from archipel.parts.bargain import MOST_OFFERS, Accept, Counter, addressees
from archipel.parts.bits import BIT, members
from archipel.parts.cells import BYTE, HIGHEST, fill_up, numbered, put_set

PHASES: Final = (
    "lot", "roll", "die", "main", "six", "haunt", "coco-draw", "port-draw", "tribute", "answers", "choice",
    "recount", "free-building", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""
ANSWERS: Final = ("waiting", "accepted", "declined", "countered", "hidden")
"""What a seat may have said to an offer, in the order in which observations count it."""
MOST_OTHERS: Final = 3
"""So many may answer an offer, propose something, or hand over a gift."""

PHASE_CELLS: Final = numbered(PHASES)
ANSWER_CELLS: Final = numbered(ANSWERS)
COCO_CELLS: Final = numbered([card.key for card in COCO])
ANSWER_WIDTH: Final = 2 + 2 * KINDS
OFFER_WIDTH: Final = 1 + 2 * KINDS + 1 + MOST_OTHERS * ANSWER_WIDTH
PROPOSAL_WIDTH: Final = 1 + 2 * KINDS


def row(state: State, seat: Seat) -> list[int]:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, JuniorState)
    p = state.p
    now = p.now()
    asked = Asked(p.seats)
    now.show(asked)
    out = [seat & BYTE, PHASE_CELLS[now.name()], p.turn, min(p.turns, HIGHEST), p.die]
    _owners(p.fortresses, len(p.side.places), MOST_SITES, out)
    _owners(p.boats, len(p.side.boats), MOST_BERTHS, out)
    out.append(p.castle & BYTE)
    out.append((len(LAND_KEYS) if p.ghost == CASTLE else p.side.names[p.ghost]) + 1)
    out.extend(p.reserve)
    out.extend([card + 1 for card in p.market])
    out.append(int(p.market_used))
    out.append(sum(p.pile))
    out.append(sum(p.tiles) if p.rulings.ports else 0)
    out.append(COCO_CELLS[asked.free_card])
    _offer(p, seat, out)
    _proposals(p, out)
    for player in range(p.seats):
        _player(p, asked, player, seat, out)
    out.append(p.winner & BYTE)
    return out


def _owners(sets: list[int], places: int, most: int, out: list[int]) -> None:
    """Whose each place is."""
    at = len(out) + 1
    out.append(places)
    out.extend([BYTE] * places)
    for seat, mine in enumerate(sets):
        for place in members(mine):
            out[at + place] = seat
    fill_up(most, at, out)


def _offer(p: Position, reader: Seat, out: list[int]) -> None:
    """The open offer, and what those say whom it is for."""
    at = len(out)
    offer = p.bargain.offer
    if offer is not None:
        out.append(1)
        out.extend(offer.give)
        out.extend(offer.get)
        seats = addressees(p.seats, p.turn, offer.to)
        out.append(len(members(seats)))
        for seat in p.clockwise():
            if seats & BIT[seat]:
                _answer(p, seat, reader, out)
    fill_up(OFFER_WIDTH, at, out)


def _answer(p: Position, seat: Seat, reader: Seat, out: list[int]) -> None:
    """Answers are covered until all are in."""
    at = len(out)
    answer = p.bargain.answers[seat]
    out.append(seat)
    if answer is not None and seat != reader and isinstance(p.now(), Answering):
        out.append(ANSWER_CELLS["hidden"])
    else:
        out.append(ANSWER_CELLS[_said(answer)])
        terms = p.bargain.agreed(seat)
        if terms is not None:
            out.extend(terms.give)
            out.extend(terms.get)
    fill_up(ANSWER_WIDTH, at, out)


def _said(answer: Action | None) -> str:
    if answer is None:
        return "waiting"
    if isinstance(answer, Accept):
        return "accepted"
    return "countered" if isinstance(answer, Counter) else "declined"


def _proposals(p: Position, out: list[int]) -> None:
    at = len(out)
    out.append(0)
    for seat, terms in enumerate(p.bargain.proposals):
        if terms is not None:
            out[at] += 1
            out.append(seat)
            out.extend(terms.give)
            out.extend(terms.get)
    fill_up(1 + MOST_OTHERS * PROPOSAL_WIDTH, at, out)


def _player(p: Position, asked: Asked, seat: Seat, reader: Seat, out: list[int]) -> None:
    """J-015, J-A28: the size of a hand is public; what is in it is for its owner."""
    own = seat == reader
    hand = p.hands[seat]
    out.append(seat)
    out.append(p.points(seat))
    out.append(sum(hand))
    out.append(int(own))
    out.extend(hand if own else [0] * KINDS)
    out.append(p.fortresses_left[seat])
    out.append(p.boats_left[seat])
    out.append(int(p.castle == seat))
    out.append(p.ghost_cards(seat))
    for n in p.shown[seat]:
        out.append(int(n > 0))
        out.append(n)
    put_set(p.ports[seat], KINDS, out)
    for good in range(KINDS):
        out.append(rate(p, seat, good))
    out.append(asked.owed[seat])
    _gifts(p.gifts[seat] if own else [], out)
    out.append(MOST_OFFERS - p.bargain.made[seat])


def _gifts(gifts: list[int], out: list[int]) -> None:
    at = len(out)
    out.append(len(gifts))
    out.extend(gifts)
    fill_up(1 + MOST_OTHERS, at, out)
