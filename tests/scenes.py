"""The language of scene tests, the same in every game: rows of notation that are done or refused.

A row says who does what: `0 roll`, `red roll` or `! dice 3 4`, where `!` is chance. Each game's own
`scenes.py` makes one `Scenes` of its door and its invariants, and adds the words that set a table up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Note, Seat, State

S = TypeVar("S", bound=State)


class Scenes(Generic[S]):
    """Plays rows at tables of one game."""

    def __init__(self, game: Game, check: Callable[[S], None], colours: list[str] | None = None) -> None:
        self.game = game
        self.check = check
        """The invariants, asserted after every row."""
        self.colours = colours or []
        """Names that stand for seats, from seat 0 on."""

    def seat(self, who: str) -> Seat:
        """The seat behind the first word of a row."""
        if who == "!":
            return CHANCE
        return self.colours.index(who) if who in self.colours else int(who)

    def do(self, where: S | Referee, *rows: str) -> None:
        """Play rows, each of which must be allowed; a referee also tells everybody and keeps the record."""
        for row in rows:
            state = where.state if isinstance(where, Referee) else where
            who, _, text = row.partition(" ")
            seat, action = self.seat(who), self.game.read(text)
            if seat == CHANCE:
                outcomes, odds = state.legal(CHANCE), state.odds()
                assert action in outcomes, f"chance cannot bring {text}"
                assert len(odds) == len(outcomes), f"{len(odds)} odds for {len(outcomes)} outcomes"
                assert min(odds) > 0
            else:
                notes = state.why_not(seat, action)
                assert not notes, f"{row}: {notes}"
                assert action in state.legal(seat) or text.split(" ")[0] in state.forms(seat), row
            if not isinstance(where, Referee):
                where.apply(seat, action)
            elif seat == CHANCE:
                where.append(CHANCE, action)
            else:
                where.play(seat, action)
            self.check(where.state if isinstance(where, Referee) else where)  # type: ignore[arg-type]

    def notes(self, where: S | Referee, row: str) -> list[Note]:
        """Why a row is refused; empty when it is allowed."""
        state = where.state if isinstance(where, Referee) else where
        who, _, text = row.partition(" ")
        seat, action = self.seat(who), self.game.read(text)
        notes = state.why_not(seat, action)
        allowed = action in state.legal(seat) or text.split(" ")[0] in state.forms(seat)
        assert notes or allowed, f"{row} is neither allowed nor refused"
        assert not (notes and action in state.legal(seat)), f"{row} is both allowed and refused"
        return notes

    def refused(self, where: S | Referee, row: str) -> set[str]:
        """The rules that forbid a row; empty when it is allowed."""
        return {rule for note in self.notes(where, row) for rule in note.rules}

    def doubts(self, where: S | Referee, row: str) -> set[str]:
        """What a coach may ask about a row, by the keys of the notes."""
        state = where.state if isinstance(where, Referee) else where
        who, _, text = row.partition(" ")
        return {note.key for note in self.game.doubts(state, self.seat(who), self.game.read(text))}
