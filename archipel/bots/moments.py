"""Moments of a finished game that one seat can learn from, judged with what it knew at the time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from archipel.bots.analysis import Move
from archipel.bots.chair import Chair
from archipel.bots.coach import SEEDS, because, judge
from archipel.bots.course import Turn, turn_of
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.luck import luck
from archipel.bots.search import Search, Settings
from archipel.core.referee import Referee, Row
from archipel.core.rng import Rng
from archipel.core.state import Note, Seat

APART: Final = 3
"""Two moments are at least so many turns apart."""
LOOKED_AT: Final = 5
"""So many moves that look best at first sight, and so many that look worst, are judged by search."""
NOTICEABLE: Final = 1.5
"""A roll that brought less more or less than usual is no luck worth a word."""
GLANCES: Final = 2
"""Imagined states for the first sight."""

Kind = Literal["best", "slip", "luck"]


@dataclass(frozen=True)
class Moment:
    """One moment: the row, its turn, the move that was made or the roll, and what is to be said."""

    kind: Kind
    row: int
    turn: Turn
    action: str
    better: str
    """What would have been better; nothing for a good move and for luck."""
    note: Note


@dataclass(frozen=True)
class _Decision:
    """A decision of the seat, and how its move compares with the best one."""

    number: int
    turn: Turn
    action: str
    loss: float
    lead: float
    best: Move | None = None
    """The best move, once a search has found it."""


def moments(referee: Referee, seat: Seat) -> list[Moment]:
    """The seat's best move, its costliest one, and its luckiest or unluckiest roll.

    What is not there is left out, never invented. `referee` has the finished game. Children are told of
    their best move only.
    """
    slip = referee.game.profile.slip
    seen = list(_glanced(referee, seat))
    likely = sorted(seen, key=_lead)[:LOOKED_AT] + sorted(seen, key=_loss)[:LOOKED_AT]
    judged = list(_judged(referee, seat, {decision.number: decision for decision in likely}))
    found: list[Moment] = []
    _take(found, [_best(one) for one in sorted(judged, key=_lead) if one.lead >= slip / 2])
    if not referee.game.for_children:
        _take(found, [_slip(one) for one in sorted(judged, key=_loss) if one.loss >= slip])
        _take(found, _luck(referee, seat))
    return found


def _lead(decision: _Decision) -> float:
    return -decision.lead


def _loss(decision: _Decision) -> float:
    return -decision.loss


def _take(found: list[Moment], candidates: list[Moment]) -> None:
    """Take the first candidate that is far enough from what is found already."""
    for one in candidates:
        if all(abs(one.turn.number - other.turn.number) >= APART for other in found):
            found.append(one)
            return


def _again(referee: Referee) -> Iterator[tuple[int, Row, Turn, Referee]]:
    """The rows that stand, each with its number, its turn and the game before it."""
    past = Referee(referee.game, referee.seats, referee.options)
    turn: Turn | None = None
    for number, row in referee.since(0):
        turn = turn_of(turn, past, number, row.seat)
        yield number, row, turn, past
        past.append(row.seat, row.action)


def _glanced(referee: Referee, seat: Seat) -> Iterator[_Decision]:
    """Every decision of the seat by the static evaluation; what ended the game decided nothing more."""
    evaluator, rng = EVALUATORS[referee.game.key], Rng(seat)
    last = [number for number, _ in referee.since(0)][-1:]
    for number, row, turn, past in _again(referee):
        if row.seat != seat or number in last or seat not in past.state.asked():
            continue
        chair = Chair.at(past, seat)
        choices = list(chair.legal())
        if row.action not in choices:
            if row.action in past.state.legal(seat):
                continue  # going back on one's word is nothing to learn from
            choices.append(row.action)
        if len(choices) < 2:
            continue
        worlds = chair.worlds(GLANCES, rng)
        ranked = Search(evaluator, worlds, seat, choices, rng, Settings()).root.edges
        values = [edge.static[seat] for edge in ranked]
        mine = next(edge.static[seat] for edge in ranked if edge.action == row.action)
        lead = values[0] - values[1] if ranked[0].action == row.action else 0.0
        yield _Decision(number, turn, row.action.text, values[0] - mine, lead)


def _judged(referee: Referee, seat: Seat, likely: dict[int, _Decision]) -> Iterator[_Decision]:
    """Some decisions by search; all seeds have to agree."""
    for number, row, turn, past in _again(referee):
        if number in likely:
            verdicts = [judge(past, seat, row.action, seed) for seed in range(SEEDS)]
            loss = min(verdict.loss for verdict in verdicts)
            lead = min(verdict.lead for verdict in verdicts)
            yield _Decision(number, turn, row.action.text, loss, lead, verdicts[0].best)


def _best(one: _Decision) -> Moment:
    assert one.best is not None
    return Moment("best", one.number, one.turn, one.action, "", because("moment-best", one.best, one.action))


def _slip(one: _Decision) -> Moment:
    assert one.best is not None
    note = because("moment-slip", one.best, one.action)
    return Moment("slip", one.number, one.turn, one.action, one.best.action, note)


def _luck(referee: Referee, seat: Seat) -> list[Moment]:
    """The rolls that brought most more or less than usual, the strangest first."""
    extra = {roll.row: roll.got[seat] - roll.expected[seat] for roll in luck(referee)}
    found = [
        Moment("luck", number, turn, row.action.text, "", _luck_note(extra[number]))
        for number, row, turn, _ in _again(referee)
        if abs(extra.get(number, 0.0)) >= NOTICEABLE
    ]
    return sorted(found, key=lambda moment: -abs(extra[moment.row]))


def _luck_note(extra: float) -> Note:
    way = "more" if extra > 0 else "fewer"
    return Note("moment-luck", [], {"n": round(abs(extra)), "way": way})
