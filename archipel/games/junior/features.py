"""The observation of Junior: a row of cells straight from a position, equal to the one made from the view.

It saves building the view. `tests/envs/test_encoder.py` compares both.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from archipel.core.cells import HIGHEST, Cells, numbered
from archipel.core.state import Action, Seat, State
from archipel.games.junior.board import CASTLE, LAND_KEYS, MOST_BERTHS, MOST_SEATS, MOST_SITES
from archipel.games.junior.cards import COCO, COCO_KINDS, KINDS, PORT_RATE, RESERVE_RATE
from archipel.games.junior.position import Asked, Position
from archipel.games.junior.state import JuniorState
from archipel.games.junior.trading import Answering
from archipel.parts.bargain import MOST_OFFERS, Accept, Counter, addressees
from archipel.parts.bits import BIT

PHASES: Final = (
    "lot", "roll", "die", "main", "six", "haunt", "coco-draw", "port-draw", "tribute", "answers", "choice",
    "recount", "free-building", "over",
)  # fmt: skip
"""The names of all questions, in the order of their cells."""
ANSWERS: Final = ("waiting", "accepted", "declined", "countered", "hidden")
"""The possible answers to an offer, in the order of their cells."""
MOST_OTHERS: Final = 3
"""Most seats that answer an offer, propose something, or hand over a gift."""

PHASE_CELLS: Final = numbered(PHASES)
ANSWER_CELLS: Final = numbered(ANSWERS)
HAUNTING: Final = [card for card in range(COCO_KINDS) if COCO[card].haunts]
COCO_CELLS: Final = numbered([card.key for card in COCO])
HIDDEN: Final = ANSWER_CELLS["hidden"]
WAITING: Final = ANSWER_CELLS["waiting"]
NO_ANSWER: Final = bytes(2 + 2 * KINDS)
NO_OFFER: Final = [bytes(1 + 2 * KINDS + seats * len(NO_ANSWER)) for seats in range(MOST_SEATS + 1)]
"""By number of seats."""
NO_PROPOSAL: Final = bytes(1 + 2 * KINDS)
NO_GOODS: Final = bytes(2 * KINDS)
NO_HAND: Final = bytes(1 + KINDS)
NO_GIFTS: Final = bytes(1 + MOST_OTHERS)


def _of_ports(ports: int) -> bytes:
    """Return the cells of a player with these ports: each of them, and the rates of the reserve."""
    goods = [ports >> good & 1 for good in range(KINDS)]
    return bytes(goods + [PORT_RATE if port else RESERVE_RATE for port in goods])


PORT_CELLS: Final = [_of_ports(ports) for ports in range(1 << KINDS)]


def row(state: State, seat: Seat, out: Cells) -> None:
    """Write what a seat, or a spectator, may know of a position."""
    assert isinstance(state, JuniorState)
    p = state.p
    now = p.now()
    asked = Asked(p.seats)
    now.show(asked)
    me = out.begin(seat, p.seats)
    cells = out.row
    cells.append(seat & 255)
    cells.append(PHASE_CELLS[now.name()])
    cells.append(out.who(p.turn))
    cells.append(min(p.turns, HIGHEST))
    cells.append(p.die)
    out.put_owners(MOST_SITES, len(p.side.places), p.fortresses)
    out.put_owners(MOST_BERTHS, len(p.side.boats), p.boats)
    cells.append(out.who(p.castle))
    cells.append((len(LAND_KEYS) if p.ghost == CASTLE else p.side.names[p.ghost]) + 1)
    out.put_all(p.reserve)
    for card in p.market:
        cells.append(card + 1)
    cells.append(1 if p.market_used else 0)
    out.put_total(p.pile)
    if p.rulings.ports:
        out.put_total(p.tiles)
    else:
        cells.append(0)
    cells.append(COCO_CELLS[asked.free_card])
    _offer(p, me, seat, out)
    for i in range(p.seats):
        _proposal(p, (me + i) % p.seats, out)
    for i in range(p.seats):
        _player(p, asked, (me + i) % p.seats, seat, out)
    cells.append(out.who(p.winner))


def _offer(p: Position, me: Seat, reader: Seat, out: Cells) -> None:
    """Write the open offer, and the answers of its addressees."""
    offer = p.bargain.offer
    if offer is None:
        out.row.write(NO_OFFER[p.seats])
        return
    out.row.append(1)
    out.put_all(offer.give)
    out.put_all(offer.get)
    asked = addressees(p.seats, p.turn, offer.to)
    for i in range(p.seats):
        seat = (me + i) % p.seats
        if asked & BIT[seat]:
            _answer(p, seat, reader, out)
        else:
            out.row.write(NO_ANSWER)


def _answer(p: Position, seat: Seat, reader: Seat, out: Cells) -> None:
    """Write the answer of a seat, which is covered until all are in."""
    answer = p.bargain.answers[seat]
    is_hidden = answer is not None and seat != reader and isinstance(p.now(), Answering)
    out.row.append(1)
    out.row.append(HIDDEN if is_hidden else WAITING if answer is None else ANSWER_CELLS[_said(answer)])
    terms = None if is_hidden else p.bargain.agreed(seat)
    if terms is None:
        out.row.write(NO_GOODS)
    else:
        out.put_all(terms.give)
        out.put_all(terms.get)


def _said(answer: Action) -> str:
    if isinstance(answer, Accept):
        return "accepted"
    return "countered" if isinstance(answer, Counter) else "declined"


def _proposal(p: Position, seat: Seat, out: Cells) -> None:
    terms = p.bargain.proposals[seat]
    if terms is None:
        out.row.write(NO_PROPOSAL)
        return
    out.row.append(1)
    out.put_all(terms.give)
    out.put_all(terms.get)


def _player(p: Position, asked: Asked, seat: Seat, reader: Seat, out: Cells) -> None:
    """J-015, J-A28: the size of a hand is public; what is in it is for its owner."""
    own = seat == reader
    cells = out.row
    cells.append(p.points(seat))
    out.put_total(p.hands[seat])
    if own:
        cells.append(1)
        out.put_all(p.hands[seat])
    else:
        cells.write(NO_HAND)
    cells.append(p.fortresses_left[seat])
    cells.append(p.boats_left[seat])
    cells.append(1 if p.castle == seat else 0)
    shown = p.shown[seat]
    haunting: i64 = 0
    for card in HAUNTING:
        haunting += shown[card]
    cells.append(u8(haunting))
    for n in shown:
        cells.append(1 if n else 0)
        cells.append(n)
    cells.write(PORT_CELLS[p.ports[seat]])
    cells.append(asked.owed[seat])
    if own:
        out.put_up_to(MOST_OTHERS, p.gifts[seat])
    else:
        cells.write(NO_GIFTS)
    cells.append(MOST_OFFERS - p.bargain.made[seat])
