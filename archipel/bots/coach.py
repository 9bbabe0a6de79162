"""The coach asks about a costly move before it is played. It knows only what the seat knows.

It looks for facts first: a certain win that the move gives up, then the game's own doubts
(`Game.doubts`). Only then it asks the search for a move with a clearly better win probability.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from archipel.bots.analysis import WORLDS, RankedMove, analyse
from archipel.bots.chair import Chair
from archipel.bots.wins import has_won, sure_win
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat, State

Care = Literal["big", "more"]
"""How often the coach asks: only about big mistakes, or about smaller ones too."""

SHARE: Final[dict[Care, float]] = {"big": 1.0, "more": 0.5}
"""Fraction of the game's mistake threshold (`Profile.slip`) from which the coach asks."""
SEEDS: Final = 2
"""Number of searches that have to agree; the smallest loss counts."""
MOST_IN_A_GAME: Final = 3
"""Most questions in one game: players ignore a coach that asks more often."""


@dataclass(frozen=True)
class CoachQuestion:
    """A question of the coach about a move."""

    note: Note
    subject: str
    """The subject; the coach asks about each subject once."""
    better: str
    """The better move; empty if the question states a fact."""


@dataclass
class Restraint:
    """The questions a seat has had in a game: at most one a turn, three in all, one for each subject."""

    turns: set[int] = field(default_factory=set)
    """The turns with a question, each by the number of rows before it."""
    subjects: set[str] = field(default_factory=set)

    def allows(self, turn: int) -> bool:
        """Return whether the coach may ask in this turn."""
        return turn not in self.turns and len(self.turns) < MOST_IN_A_GAME

    def takes(self, found: CoachQuestion, turn: int) -> bool:
        """Register a question; return False if its subject has come up before."""
        if found.subject in self.subjects:
            return False
        self.turns.add(turn)
        self.subjects.add(found.subject)
        return True


@dataclass(frozen=True)
class MoveVerdict:
    """A move compared with the best one, by the seat's own knowledge."""

    best: RankedMove
    loss: float
    """Win probability lost compared with the best move; 0 for the best move itself."""
    lead: float
    """Win probability gained over the second best move; 0 unless the move is the best."""


def question(referee: Referee, seat: Seat, action: Action, care: Care, seed: int = 0) -> CoachQuestion | None:
    """Return the coach's question about a move of a seat to act, or None."""
    game, state = referee.game, referee.state
    if seat not in state.asked() or state.legal(seat) == [action]:
        return None
    chair, rng = Chair.at(referee, seat), Rng(seed)
    worlds = [chair.imagine(rng) for _ in range(WORLDS)]
    if winning := _given_up(worlds, seat, action):
        return CoachQuestion(Note("doubt-win", []), "win", winning.text)
    first = judge(referee, seat, action, seed)
    if first.best.action == action.text:
        return None  # no question about a move that the search prefers
    facts = [game.doubts(world, seat, action) for world in worlds]
    for note in facts[0]:
        if all(note in others for others in facts):
            return CoachQuestion(note, note.key, "")
    if game.for_children:
        return None
    needed = game.profile.slip * SHARE[care]
    for more in range(1, SEEDS):
        if first.loss < needed or judge(referee, seat, action, seed + more).loss < needed:
            return None
    return CoachQuestion(
        because("doubt-better", first.best, action.text), first.best.action, first.best.action
    )


def judge(referee: Referee, seat: Seat, action: Action, seed: int = 0) -> MoveVerdict:
    """Compare a move with the best one that a search finds by the seat's own knowledge."""
    listed = Chair.at(referee, seat).legal()  # the coach never suggests withdrawing an accepted offer
    memory = referee.memories[seat]
    found = analyse(referee.game.key, referee.state, seat, memory, seed, most=2, about=action, listed=listed)
    best = found.moves[0]
    ahead = best.chance - found.moves[1].chance if len(found.moves) > 1 else 0.0
    return MoveVerdict(best, 0.0, ahead) if best.action == action.text else MoveVerdict(best, ahead, 0.0)


def because(key: str, best: RankedMove, move: str) -> Note:
    """Return a note with a move, the best move and the main reason for it."""
    args: dict[str, str | int] = {"move": move, "better": best.action, "reason": "chance", "seat": -1}
    why = best.why
    if why is not None and why.key == "why-wins":
        args["reason"] = "wins"
    elif why is not None and "reason" in why.args:
        args |= {"reason": why.args["reason"], "seat": why.args["rival"]}
    return Note(key, [], args)


def _given_up(worlds: list[State], seat: Seat, action: Action) -> Action | None:
    """Return the first move of a certain win that `action` gives up, or None."""
    line = sure_win(worlds, seat)
    if not line or line[0] == action:
        return None
    after = [world.copy() for world in worlds]
    for world in after:
        world.apply(seat, action)
    won = has_won(after[0], seat) or bool(sure_win(after, seat))
    return None if won else line[0]
