"""The position of Princes: principalities, stacks, tokens and pending questions, without any rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.core.position import BasePosition, PositionState
from archipel.core.question import BaseQuestion
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Note
from archipel.games.princes.board import ALL_CENTRE, CITIES, ROADS, SETTLEMENTS
from archipel.games.princes.cards import KINDS
from archipel.games.princes.realm import NONE, Realm
from archipel.games.princes.rows import followed, replaced
from archipel.games.princes.rulings import Rulings
from archipel.games.princes.survey import Score


@final
class Asked:
    """What views show of the pending question, which fills it in."""

    def __init__(self) -> None:
        self.about = ""
        """The card that the question is about, if any."""
        self.left = 0
        """Number of goods still to pay, gain or demand, or of cards to take."""
        self.due: list[int] = []
        """Amount of each good still to be paid."""
        self.named = 0
        """P-241: the spots named so far, as bits."""
        self.turned_up: list[int] = []
        """P-055: the regions drawn or chosen for a new settlement."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(BaseQuestion["Position"]):
    """A pending question of Princes. Its words and its drawing are elsewhere."""

    def __init__(self, seat: int) -> None:  # mypyc does not look for it in another extension
        super().__init__(seat)

    def wait(self) -> Note:
        return Note("wait", self.ask(self.seat).rules, {"seat": self.seat})

    def show(self, out: Asked) -> None:
        """Fill in what everybody may know of the question, for views."""

    def minor(self) -> bool:
        """Whether the decision is so minor that bots take it without a search."""
        return False

    def refuse(self, p: Position, action: Action) -> list[Note]:
        """Return why an action is not among the choices, beyond the reasons that any question has."""
        return []

    def not_now(self) -> Note:
        """Return the refusal of an action that does not answer this question."""
        return Note("not-now", self.ask(self.seat).rules)

    def preview(self, p: Position, action: Action) -> list[Note]:
        """Return what a choice would cost and do."""
        return []

    def redealt(self, p: Position, viewer: int, rng: Rng) -> Question:
        """Return the same question, with everything that the viewer does not know of it redealt."""
        return self


class Open(Question):
    """A decision whose choices everybody can see. With one choice or none, nobody is asked."""

    def settle(self, p: Position) -> bool:
        possible = self.choices(p, self.seat)
        if len(possible) > 1:
            return False
        p.pop()
        if possible:
            self.answer(p, self.seat, possible[0])
        return True


class Phase(Question):
    """A decision with choices of many kinds. `refuse` returns every rule that forbids an action."""


class Chance(Question):
    """A chance node: dice or a draw."""

    def __init__(self, by: int) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that rolls or draws."""

    def fields(self) -> list[int]:
        return [self.by]

    def wait(self) -> Note:
        return Note("wait-chance", ["P-037"])


class Step(Question):
    """A step of the rules, carried out as soon as it is on top of the stack."""

    def __init__(self, by: int) -> None:
        super().__init__(NOBODY)
        self.by: Final = by
        """The seat that the step concerns."""

    def name(self) -> str:
        return "step"

    def fields(self) -> list[int]:
        return [self.by]

    def settle(self, p: Position) -> bool:
        p.pop()
        self.take(p)
        return True

    def take(self, p: Position) -> None:
        """Carry out the step."""
        raise NotImplementedError


class CardStep(Step):
    """A step of the rules that concerns a card."""

    def __init__(self, by: int, kind: int) -> None:
        super().__init__(by)
        self.kind: Final = kind

    def fields(self) -> list[int]:
        return [self.by, self.kind]


@final
class Over(Question):
    """The end of the game, at the bottom of the stack. Nobody is asked any more."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def name(self) -> str:
        return "over"

    def wait(self) -> Note:
        return Note("over", ["P-088", "P-116"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return []


OVER: Final = Over()


LAST_FIRST: Final = [[1, 0], [0, 1]]
"""By seat on turn: both seats, the other one first."""


@final
class Position(BasePosition):
    """Everything on the table. Copies share the rulings and the pending questions, which never change.

    Lists of cards are shared too: they are never changed in place, a change makes a new list.
    """

    def __init__(self, rulings: Rulings, source: Position | None = None) -> None:
        """Set up the table before the first roll, or copy another position."""
        super().__init__(OVER, source)
        self.rulings = rulings
        self.realms: list[Realm] = [
            Realm(0, None if source is None else source.realms[0]),
            Realm(1, None if source is None else source.realms[1]),
        ]
        self.turn: int = NONE if source is None else source.turn
        """Whose turn it is; -1 until the first roll."""
        self.first: int = NONE if source is None else source.first
        self.turns: int = 0 if source is None else source.turns
        self.stacks: list[list[int]] = (
            [[NONE] * size for size in rulings.stack_sizes] if source is None else source.stacks.copy()
        )
        """The draw stacks, top first: the kind of a card that somebody has seen, otherwise -1."""
        self.known: list[int] = [0, 0] * len(self.stacks) if source is None else source.known.copy()
        """By stack and seat: the places of the cards that the seat knows, as bits (see `knows`)."""
        self.pool: list[int] = rulings.cards.copy() if source is None else source.pool
        """Number of unseen cards of each kind."""
        self.events: list[int] = [] if source is None else source.events
        """The event stack, top first: -1 for an unseen card, otherwise the kind, open to all."""
        self.event_pool: list[int] = [0] * KINDS if source is None else source.event_pool
        """Number of unseen events of each kind that are certainly in the stack."""
        self.moon_pool: list[int] = rulings.moon_events.copy() if source is None else source.moon_pool
        """P-124: moon events of which `moon_slots` are in the stack, nobody knows which."""
        self.moon_slots: int = rulings.moon_slots if source is None else source.moon_slots
        self.discard: list[int] = [] if source is None else source.discard
        self.face_up: int = rulings.face_up_cards if source is None else source.face_up
        """P-095: number of open cards left."""
        self.roads: int = ROADS if source is None else source.roads
        self.settlements: int = SETTLEMENTS if source is None else source.settlements
        self.cities: int = CITIES if source is None else source.cities
        self.centre: int = ALL_CENTRE if source is None else source.centre
        """The regions still in the centre, as bits."""
        self.number: int = 0 if source is None else source.number
        """The production result of this turn."""
        self.face: int = NONE if source is None else source.face
        self.event: int = NONE if source is None else source.event
        """The event card of this turn."""
        self.set_number: int = 0 if source is None else source.set_number
        """P-125: the result Brigitta has set."""
        self.set_face: int = NONE if source is None else source.set_face
        """P-246: the event Reiner has set."""
        self.herald: bool = False if source is None else source.herald
        self.fetched: int = 0 if source is None else source.fetched
        """P-A64: Guido (bit 0) and Gustav (bit 1) have been taken back this turn (at first: played)."""
        self.first_stack: int = NONE if source is None else source.first_stack
        """The stack of the first player's starting hand."""
        self.winner: int = NONE if source is None else source.winner
        self.score: Score = (
            Score(self.realms[0].works, self.realms[1].works) if source is None else source.score
        )
        """The points and tokens, counted by `recount`."""

    def now(self) -> Question:
        """Return the question that is asked now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def over(self) -> bool:
        """Whether the game has ended. Steps that were pending stay below, with the cards they hold."""
        return isinstance(self.top, Over)

    def in_order(self) -> list[int]:
        """P-A02: the seats in pushing order, so that the question of the active player is asked first."""
        return LAST_FIRST[self.turn]

    def strength_holder(self) -> int:
        """P-075, P-A07, P-A34: who has the strength advantage, or -1."""
        return self.score.strongest

    def trade_holder(self) -> int:
        """P-076: who has the trade advantage, or -1."""
        return self.score.busiest

    def points(self, seat: int) -> int:
        """P-089, P-077: victory points with the tokens."""
        return self.score.points[seat]

    def known_in(self, stack: int, seat: int) -> i64:
        """Return the places of a stack whose cards a seat knows, as a set. A spectator knows none."""
        return self.known[stack * 2 + seat] if seat >= 0 else 0

    def knows(self, seat: int, stack: int, at: i64) -> bool:
        """Whether a seat knows a card of a stack."""
        return self.known_in(stack, seat) >> at & 1 != 0

    def recount(self, seat: int) -> None:
        """Count the cards of a principality again, after one was added or removed (P-A33)."""
        realm = self.realms[seat]
        realm.works = realm.works_now(self.rulings.salt_commerce)
        self.score = Score(self.realms[0].works, self.realms[1].works)

    def survey(self, seat: int) -> None:
        """Compute the land of a principality again after a change, and its cards, which depend on it."""
        realm = self.realms[seat]
        realm.land = realm.land_now()
        self.recount(seat)

    def see(self, kind: int) -> None:
        """Take a card out of the pool of unseen cards."""
        self.pool = replaced(self.pool, kind, self.pool[kind] - 1)

    def throw_away(self, kind: int) -> None:
        """Put a card on the discard pile."""
        self.discard = followed(self.discard, kind)


class HasPosition(PositionState[Position]):
    """A state that lets memories read its position. They use only what their owners may know."""

    def __init__(self, p: Position) -> None:  # mypyc does not look for it in another extension
        super().__init__(p)
