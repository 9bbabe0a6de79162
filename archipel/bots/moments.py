"""Learning moments of a finished game for one seat, judged by its knowledge at the time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from archipel.bots.analysis import RankedMove
from archipel.bots.chair import Chair
from archipel.bots.coach import SEEDS, because, judge
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.luck import luck
from archipel.bots.search import SearchSettings, TreeSearch
from archipel.bots.win_chances import Turn, turn_of
from archipel.core.referee import Referee, Row
from archipel.core.rng import Rng
from archipel.core.state import Note, Seat

APART: Final = 3
"""Least number of turns between two moments."""
LOOKED_AT: Final = 5
"""Number of statically best and of statically worst moves that a search judges."""
NOTICEABLE: Final = 1.5
"""Least difference between a roll and its expected value that counts as luck."""
GLANCES: Final = 2
"""Determinizations for the static evaluation."""

MomentKind = Literal["best", "slip", "luck"]


@dataclass(frozen=True)
class Moment:
    """A moment: its row, its turn, the move or roll, and the note to show."""

    kind: MomentKind
    row: int
    turn: Turn
    action: str
    better: str
    """The better move; empty for good moves and for luck."""
    note: Note


@dataclass(frozen=True)
class _Decision:
    """A decision of the seat, compared with the best move."""

    number: int
    turn: Turn
    action: str
    loss: float
    lead: float
    best: RankedMove | None = None
    """The best move, after a search."""


def moments(referee: Referee, seat: Seat) -> list[Moment]:
    """Return the seat's best move, its costliest one, and its luckiest or unluckiest roll.

    A kind without a clear example is left out. `referee` has the finished game. In games for children
    only the best move is returned.
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
    """Append the first candidate that is far enough from the moments found so far."""
    for one in candidates:
        if all(abs(one.turn.number - other.turn.number) >= APART for other in found):
            found.append(one)
            return


def _again(referee: Referee) -> Iterator[tuple[int, Row, Turn, Referee]]:
    """Replay the rows that stand; yield each with its number, its turn and the game before it."""
    past = Referee(referee.game, referee.seats, referee.options)
    turn: Turn | None = None
    for number, row in referee.since(0):
        turn = turn_of(turn, past, number, row.seat)
        yield number, row, turn, past
        past.append(row.seat, row.action)


def _glanced(referee: Referee, seat: Seat) -> Iterator[_Decision]:
    """Yield every decision of the seat with its static evaluation, except the one that ended the game."""
    evaluator, rng = EVALUATORS[referee.game.key], Rng(seat)
    last = [number for number, _ in referee.since(0)][-1:]
    for number, row, turn, past in _again(referee):
        if row.seat != seat or number in last or seat not in past.state.asked():
            continue
        chair = Chair.at(past, seat)
        choices = list(chair.legal())
        if row.action not in choices:
            if row.action in past.state.legal(seat):
                continue  # withdrawing an accepted offer teaches nothing
            choices.append(row.action)
        if len(choices) < 2:
            continue
        worlds = chair.worlds(GLANCES, rng)
        ranked = TreeSearch(evaluator, worlds, seat, choices, rng, SearchSettings()).root.edges
        values = [edge.static[seat] for edge in ranked]
        mine = next(edge.static[seat] for edge in ranked if edge.action == row.action)
        lead = values[0] - values[1] if ranked[0].action == row.action else 0.0
        yield _Decision(number, turn, row.action.text, values[0] - mine, lead)


def _judged(referee: Referee, seat: Seat, likely: dict[int, _Decision]) -> Iterator[_Decision]:
    """Yield the likely decisions, judged by search; all seeds have to agree."""
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
    """Return the rolls that differ noticeably from their expected values, the most extreme first."""
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
