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
from archipel.parts.cells import HIGHEST, Cells, numbered

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
WIDTH: Final = 335
"""With most seats."""


def row(state: State, seat: Seat) -> list[int]:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, JuniorState)
    p = state.p
    now = p.now()
    asked = Asked(p.seats)
    now.show(asked)
    out = Cells(WIDTH)
    out.put(seat)
    out.put(PHASE_CELLS[now.name()])
    out.put(p.turn)
    out.put(min(p.turns, HIGHEST))
    out.put(p.die)
    _owners(p.fortresses, len(p.side.places), MOST_SITES, out)
    _owners(p.boats, len(p.side.boats), MOST_BERTHS, out)
    out.put(p.castle)
    out.put((len(LAND_KEYS) if p.ghost == CASTLE else p.side.names[p.ghost]) + 1)
    out.put_all(p.reserve)
    out.put_all([card + 1 for card in p.market])
    out.put(int(p.market_used))
    out.put(sum(p.pile))
    out.put(sum(p.tiles) if p.rulings.ports else 0)
    out.put(COCO_CELLS[asked.free_card])
    _offer(p, seat, out)
    _proposals(p, out)
    for player in range(p.seats):
        _player(p, asked, player, seat, out)
    out.put(p.winner)
    return out.finished()


def _owners(sets: list[int], places: int, most: int, out: Cells) -> None:
    """Whose each place is."""
    owners = [-1] * places
    for seat, mine in enumerate(sets):
        for place in members(mine):
            owners[place] = seat
    out.put_up_to(most, owners)


def _offer(p: Position, reader: Seat, out: Cells) -> None:
    """The open offer, and what those say whom it is for."""
    at = out.at
    offer = p.bargain.offer
    if offer is not None:
        out.put(1)
        out.put_all(offer.give)
        out.put_all(offer.get)
        seats = addressees(p.seats, p.turn, offer.to)
        out.put(len(members(seats)))
        for seat in p.clockwise():
            if seats & BIT[seat]:
                _answer(p, seat, reader, out)
    out.at = at + OFFER_WIDTH


def _answer(p: Position, seat: Seat, reader: Seat, out: Cells) -> None:
    """Answers are covered until all are in."""
    at = out.at
    answer = p.bargain.answers[seat]
    out.put(seat)
    if answer is not None and seat != reader and isinstance(p.now(), Answering):
        out.put(ANSWER_CELLS["hidden"])
    else:
        out.put(ANSWER_CELLS[_said(answer)])
        terms = p.bargain.agreed(seat)
        if terms is not None:
            out.put_all(terms.give)
            out.put_all(terms.get)
    out.at = at + ANSWER_WIDTH


def _said(answer: Action | None) -> str:
    if answer is None:
        return "waiting"
    if isinstance(answer, Accept):
        return "accepted"
    return "countered" if isinstance(answer, Counter) else "declined"


def _proposals(p: Position, out: Cells) -> None:
    at = out.at
    out.put(0)
    for seat, terms in enumerate(p.bargain.proposals):
        if terms is not None:
            out.row[at] += 1
            out.put(seat)
            out.put_all(terms.give)
            out.put_all(terms.get)
    out.at = at + 1 + MOST_OTHERS * PROPOSAL_WIDTH


def _player(p: Position, asked: Asked, seat: Seat, reader: Seat, out: Cells) -> None:
    """J-015, J-A28: the size of a hand is public; what is in it is for its owner."""
    own = seat == reader
    hand = p.hands[seat]
    out.put(seat)
    out.put(p.points(seat))
    out.put(sum(hand))
    out.put(int(own))
    out.put_each(KINDS, hand if own else [])
    out.put(p.fortresses_left[seat])
    out.put(p.boats_left[seat])
    out.put(int(p.castle == seat))
    out.put(p.ghost_cards(seat))
    for n in p.shown[seat]:
        out.put(int(n > 0))
        out.put(n)
    out.put_set(KINDS, p.ports[seat])
    for good in range(KINDS):
        out.put(rate(p, seat, good))
    out.put(asked.owed[seat])
    out.put_up_to(MOST_OTHERS, p.gifts[seat] if own else [])
    out.put(MOST_OFFERS - p.bargain.made[seat])
