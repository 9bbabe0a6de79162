"""The vocabulary of scene tests. A scene is a position that is set up for one rule.

A row says who does what: `0 roll`, `red roll` or `! dice 3 4`, where `!` is chance. Each game's own
`scenes.py` builds a `Scenes` from its game and its invariants, and adds the words for its own pieces.

A word that changes the position is a verb. A word that reads it is a noun. The same word means the same and
takes its arguments in the same order in every game. The position comes first, then the seat. Elasund names a
seat by its colour. A hand is written in notation: `wood 2 ore`.

| word | meaning |
| --- | --- |
| `new_game(options, seats=)` | a game before its first draw or decision |
| `scene(options, turn=, phase=, seats=)` | a position in this phase of this seat's turn, with empty hands |
| `set_phase(s, phase, turn)` | move on to a phase, of the seat on turn unless another one is named |
| `set_pending(s, question)` | make this the only pending question |
| `give_hand(s, seat, words)` | let a seat hold exactly this; the bank has the rest |
| `give_goods(s, seat, words)` | the same for goods that lie on the board |
| `add_cards(s, seat, *cards)` | put cards into a hand, besides those in it |
| `drain(s, good, left, holder)` | leave `left` of a good in the bank; the holder gets the others |
| `place_cities(s, seat, *places)` and other `place_…` | put pieces on the board, free of charge |
| `do(s, *rows)` | play rows, which must all be legal |
| `roll(s, number)`, `collect(s, number)` | roll the dice; `collect` also returns what each seat gained |
| `refused(s, row)`, `notes(s, row)` | the rules that forbid a row; the notes that say why |
| `doubts(s, row)`, `previews(s, row)` | what a coach asks about a row; what it would cost and do |
| `actions_of(s, seat, verb)`, `verbs_of(s, seat)` | the texts and the verbs of the legal actions |
| `hand_of(s, seat)`, `points_of(s, seat)` and other `…_of` | a fact about one seat |
| `hands(s)`, `points(s)`, `buildings(s)` and other plurals | a fact about the whole table |
| `phase(s)`, `pending(s)` | the name of the question at hand; the names of all pending questions |
| `notation(counts)` | counts by name, such as `{"wood": 2}`, in notation |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Note, Seat, State
from archipel.parts import goods

S = TypeVar("S", bound=State)


class Scenes(Generic[S]):
    """The words that all games share, for one of them."""

    def __init__(
        self,
        game: Game,
        state: type[S],
        check: Callable[[S], None],
        goods: list[str],
        colours: list[str] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.check = check
        """Asserts the invariants; called after every row."""
        self.goods = goods
        """The names of what a hand holds, in the order of the notation."""
        self.colours = colours or []
        """Names that stand for seats, from seat 0 on."""

    def new_game(self, options: str = "", seats: int | None = None) -> S:
        """Return a game before its first draw or decision, with all seats unless a number is given."""
        state = self.game.open(
            max(self.game.seats) if seats is None else seats, self.game.read_options(options)
        )
        assert isinstance(state, self.state)
        return state

    def seat(self, who: str | Seat) -> Seat:
        """Return the seat that a number, a colour or `!` (chance) stands for."""
        if who == "!":
            return CHANCE
        return self.colours.index(who) if who in self.colours else int(who)

    def do(self, where: S | Referee, *rows: str) -> None:
        """Play rows, which must all be legal. A referee also informs every reader and keeps the record."""
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
        """Return why a row is refused; empty when it is allowed."""
        state = where.state if isinstance(where, Referee) else where
        who, _, text = row.partition(" ")
        seat, action = self.seat(who), self.game.read(text)
        notes = state.why_not(seat, action)
        allowed = action in state.legal(seat) or text.split(" ")[0] in state.forms(seat)
        assert notes or allowed, f"{row} is neither allowed nor refused"
        assert not (notes and action in state.legal(seat)), f"{row} is both allowed and refused"
        return notes

    def refused(self, where: S | Referee, row: str) -> set[str]:
        """Return the rules that forbid a row; empty when it is allowed."""
        return {rule for note in self.notes(where, row) for rule in note.rules}

    def doubts(self, where: S | Referee, row: str) -> set[str]:
        """Return the keys of the notes with which a coach may question a row."""
        state = where.state if isinstance(where, Referee) else where
        who, _, text = row.partition(" ")
        return {note.key for note in self.game.doubts(state, self.seat(who), self.game.read(text))}

    def previews(self, s: S, row: str) -> list[Note]:
        """Return what a row would cost and do."""
        who, _, text = row.partition(" ")
        return s.preview(self.seat(who), self.game.read(text))

    def actions_of(self, s: S, who: str | Seat | None = None, verb: str = "") -> list[str]:
        """Return the legal actions of a seat (by default the one to act), or only those with this verb."""
        texts = [action.text for action in s.legal(s.actor() if who is None else self.seat(who))]
        return [text for text in texts if text.split(" ")[0] == verb or not verb]

    def verbs_of(self, s: S, who: str | Seat) -> set[str]:
        """Return the verbs of a seat's legal actions and forms."""
        return {text.split(" ")[0] for text in self.actions_of(s, who)} | set(s.forms(self.seat(who)))

    def notation(self, counts: dict[str, int], names: list[str] | None = None) -> str:
        """Return counts by name, such as {"wood": 2}, in notation."""
        names = names or self.goods
        assert set(counts) <= set(names)
        return goods.write(names, [counts.get(name, 0) for name in names])
