"""The coach: asks about a move before it is made, if it gives much away. It knows what the seat knows.

Facts come first: a certain win that would be given up, then what the game itself says against the move
(`Game.doubts`). Then judgement: the search finds another move that leaves a clearly better chance.
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
"""How much the coach asks about: only big mistakes, or more."""

SHARE: Final[dict[Care, float]] = {"big": 1.0, "more": 0.5}
"""The part of the game's own measure of a mistake (`Profile.slip`) from which it asks."""
SEEDS: Final = 2
"""So many searches have to agree; the smallest loss counts."""
MOST_IN_A_GAME: Final = 3
"""A coach that asks more often is not listened to."""


@dataclass(frozen=True)
class CoachQuestion:
    """What the coach asks about a move."""

    note: Note
    thing: str
    """What it is about: nothing is asked about twice."""
    better: str
    """The move that looks better, or nothing where a fact speaks for itself."""


@dataclass
class Restraint:
    """What a seat was asked about in a game: once a turn, three times in all, never twice about one thing."""

    turns: set[int] = field(default_factory=set)
    """Each by how many rows stood when it began."""
    things: set[str] = field(default_factory=set)

    def allows(self, turn: int) -> bool:
        """Whether anything may be asked in this turn."""
        return turn not in self.turns and len(self.turns) < MOST_IN_A_GAME

    def takes(self, found: CoachQuestion, turn: int) -> bool:
        """Keep a question in mind that is about something new; False for one that was asked before."""
        if found.thing in self.things:
            return False
        self.turns.add(turn)
        self.things.add(found.thing)
        return True


@dataclass(frozen=True)
class MoveVerdict:
    """A move beside the best one, as far as the seat knows the game."""

    best: RankedMove
    loss: float
    """How much less chance the move leaves than the best one; nothing for the best itself."""
    lead: float
    """How much more chance the best move leaves than the next, if it is the one that was made."""


def question(referee: Referee, seat: Seat, action: Action, care: Care, seed: int = 0) -> CoachQuestion | None:
    """What to ask about a move of a seat that is asked, if anything."""
    game, state = referee.game, referee.state
    if seat not in state.asked() or state.legal(seat) == [action]:
        return None
    chair, rng = Chair.at(referee, seat), Rng(seed)
    worlds = [chair.imagine(rng) for _ in range(WORLDS)]
    if winning := _given_up(worlds, seat, action):
        return CoachQuestion(Note("doubt-win", []), "win", winning.text)
    first = judge(referee, seat, action, seed)
    if first.best.action == action.text:
        return None  # what the search would do itself needs no question
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
    """Compare a move with the best one that a search finds on the seat's own knowledge."""
    listed = Chair.at(referee, seat).legal()  # the coach keeps one's word
    memory = referee.memories[seat]
    found = analyse(referee.game.key, referee.state, seat, memory, seed, most=2, about=action, listed=listed)
    best = found.moves[0]
    ahead = best.chance - found.moves[1].chance if len(found.moves) > 1 else 0.0
    return MoveVerdict(best, 0.0, ahead) if best.action == action.text else MoveVerdict(best, ahead, 0.0)


def because(key: str, best: RankedMove, move: str) -> Note:
    """A note that names a move, the best one and the main reason for it."""
    args: dict[str, str | int] = {"move": move, "better": best.action, "reason": "chance", "seat": -1}
    why = best.why
    if why is not None and why.key == "why-wins":
        args["reason"] = "wins"
    elif why is not None and "reason" in why.args:
        args |= {"reason": why.args["reason"], "seat": why.args["rival"]}
    return Note(key, [], args)


def _given_up(worlds: list[State], seat: Seat, action: Action) -> Action | None:
    """The first move of a certain win that is gone after `action`."""
    line = sure_win(worlds, seat)
    if not line or line[0] == action:
        return None
    after = [world.copy() for world in worlds]
    for world in after:
        world.apply(seat, action)
    won = has_won(after[0], seat) or bool(sure_win(after, seat))
    return None if won else line[0]
