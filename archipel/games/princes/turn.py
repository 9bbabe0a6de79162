"""The turn: its beginning and end, its two open-ended questions, and the loop that empties the stack."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import PLAYS, Play
from archipel.games.princes.chance import FIRSTS, First
from archipel.games.princes.events import stack_events
from archipel.games.princes.hands import CHECK_HAND, EARLY, StartStack, check_play, play, refuse_play
from archipel.games.princes.phase import carry_out, phase_choices, refuse_in_phase
from archipel.games.princes.position import OVER, Chance, Phase, Position, Step
from archipel.games.princes.production import DICE_ROLL
from archipel.games.princes.realm import NONE
from archipel.games.princes.swaps import Arranging
from archipel.games.princes.why import Why
from archipel.parts.actions import ROLL, End, Roll

ARRANGEMENTS: Final = 5
"""P-A12: number of swaps that suffice to bring six regions into any order."""
TURN_LIMIT: Final = 300
"""Our ruling: a game without a winner is stopped after this number of turns."""
ROLL_ALONE: Final[list[Action]] = [ROLL]


def begin(p: Position) -> None:
    """P-028 to P-035: the table is laid; the princes throw for the start."""
    stack_events(p)
    p.push(FirstRoll(0))


# Steps and victory.


def advance(p: Position) -> None:
    """Carry out every step and every openly forced decision, and check after each who wins (P-088)."""
    check_victory(p)
    while p.top.settle(p):
        check_victory(p)


def check_victory(p: Position) -> None:
    """P-088, P-116, P-117, P-119, P-A35: who wins, on his own turn unless the table rules otherwise."""
    if p.score.most < p.rulings.target or p.turn < 0 or p.rulings.win_at_end:
        return
    if p.points(p.turn) >= p.rulings.target:
        win(p, p.turn)
    elif p.rulings.win_at_once and p.points(1 - p.turn) >= p.rulings.target:
        win(p, 1 - p.turn)


def win(p: Position, seat: int) -> None:
    """P-088: the game is over, whatever else was pending."""
    p.winner = seat
    p.push(OVER)


# The turn.


@final
class FirstRoll(Chance):
    """P-034: each prince throws for the start."""

    def name(self) -> str:
        return "first"

    def choices(self, p: Position, seat: int) -> list[Action]:
        return FIRSTS

    def odds(self, p: Position) -> list[int]:
        return [1] * len(FIRSTS)

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """P-034, P-A10: the higher throw begins, a tie is thrown again; then the starting hands (P-035)."""
        assert isinstance(action, First)
        if action.red == action.blue:
            p.push(self)
            return
        p.first = 0 if action.red > action.blue else 1
        other = 1 - p.first
        p.push(BEGIN_TURN[p.first])
        if not p.rulings.intro:
            p.push(Arranging(other, ARRANGEMENTS))
            p.push(Arranging(p.first, ARRANGEMENTS))
        p.push(StartStack(other))
        p.push(StartStack(p.first))


@final
class BeginTurn(Step):
    """P-036, P-038: a new turn; cards of the last one may now be used (P-073); P-117: who has won by now."""

    def take(self, p: Position) -> None:
        if p.turns >= TURN_LIMIT:
            return  # nothing else is pending, so the game ends without a winner
        p.turns += 1
        p.turn = self.by
        p.number = 0
        p.face = NONE
        p.event = NONE
        p.set_number = 0
        p.set_face = NONE
        p.herald = False
        p.fetched = 0
        realm = p.realms[self.by]
        realm.minted = 0
        realm.fresh = 0
        p.push(OPENING[self.by])
        if p.rulings.win_before_roll and p.points(self.by) >= p.rulings.target:
            win(p, self.by)


@final
class NextTurn(Step):
    """P-036: the other prince's turn; the German rule of victory looks here (P-088)."""

    def take(self, p: Position) -> None:
        if p.rulings.win_at_end and p.points(self.by) >= p.rulings.target:
            win(p, self.by)
        else:
            p.push(BEGIN_TURN[1 - self.by])


# By seat. Questions without other fields are made once, like actions.
BEGIN_TURN: Final = [BeginTurn(0), BeginTurn(1)]
NEXT_TURN: Final = [NextTurn(0), NextTurn(1)]


@final
class Opening(Phase):
    """P-037, P-038, P-125: before the roll."""

    def name(self) -> str:
        return "opening"

    def ask(self, seat: int) -> Note:
        return Note("ask-roll", ["P-037", "P-038"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        kinds = p.realms[self.seat].kinds
        if not any(EARLY[kind] for kind in kinds):
            return ROLL_ALONE
        out: list[Action] = [ROLL]
        why = Why(False)
        for kind in kinds:
            if EARLY[kind]:
                check_play(p, self.seat, kind, True, why)
                if why.nothing():
                    out.append(PLAYS[kind])
        return out

    def refuse(self, p: Position, action: Action) -> list[Note]:
        if isinstance(action, Play):
            return refuse_play(p, self.seat, action.kind, True)
        return [] if isinstance(action, Roll) else [self.not_now()]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            p.push(self)
            play(p, self.seat, action.kind)
        else:
            p.push(MAIN[self.seat])
            p.push(DICE_ROLL[self.seat])


@final
class Main(Phase):
    """P-045: the action phase goes on until it is ended."""

    def name(self) -> str:
        return "action"

    def ask(self, seat: int) -> Note:
        return Note("ask-action", ["P-045", "P-065"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return phase_choices(p, self.seat)

    def refuse(self, p: Position, action: Action) -> list[Note]:
        if isinstance(action, End):
            return []
        notes = refuse_in_phase(p, self.seat, action)
        return [self.not_now()] if notes is None else notes

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, End):
            p.push(NEXT_TURN[seat])
            p.push(CHECK_HAND[seat])
            return
        p.push(self)
        carry_out(p, seat, action)


OPENING: Final = [Opening(0), Opening(1)]
MAIN: Final = [Main(0), Main(1)]
