"""Draw stacks and hands: drawing, looking through, taking and burying cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Action, Note
from archipel.games.princes.actions import TAKE_UNKNOWN, TAKES, UNDERS, Take, Under, pick
from archipel.games.princes.cards import CARDS, DECK, KEYS, kinds_of
from archipel.games.princes.chance import SEEN, SEEN_ALONE, SEEN_UNKNOWN, Seen
from archipel.games.princes.position import Asked, Chance, Open, Position, Question, Step
from archipel.games.princes.realm import NONE
from archipel.games.princes.rows import closed_up, followed, place_of, replaced, without
from archipel.parts.bits import BIT
from archipel.parts.piles import drawn

BOTH: Final = 3
"""Both princes know a card, as bits."""
CERTAIN: Final = [1]
"""The odds of a single outcome."""


def put_under(p: Position, stack: int, kind: int, knows: int) -> None:
    """P-114: a card goes under a stack; `knows` says who knows it there."""
    at = len(p.stacks[stack])
    p.stacks[stack] = followed(p.stacks[stack], kind)
    if knows & 1:
        p.known[stack * 2] |= BIT[at]
    if knows & 2:
        p.known[stack * 2 + 1] |= BIT[at]


def bury_from_hand(p: Position, seat: int, kind: int, stack: int) -> None:
    """P-068, P-069: a hand card goes face down under a stack: the opponent sees its back alone."""
    realm = p.realms[seat]
    deck = DECK[kind]
    at = place_of(kind, realm.hand)
    certain = realm.is_shown(at) and realm.backs(deck) == 1
    if realm.shown:  # the opponent no longer knows which shown card of this back is still there
        for i in range(len(realm.hand)):
            if DECK[realm.hand[i]] == deck:
                realm.shown &= ~BIT[i]
    realm.drop_from_hand(at)
    put_under(p, stack, kind, BOTH if certain else BIT[seat])


def draw_top(p: Position, seat: int, stack: int, kind: int, fresh: bool) -> None:
    """P-067: the top card of a stack, which has just got or shown its identity, goes to the hand."""
    if p.stacks[stack][0] == NONE:
        p.see(kind)
    shown = p.knows(1 - seat, stack, 0)
    p.stacks[stack] = p.stacks[stack][1:]
    p.known[stack * 2] >>= 1
    p.known[stack * 2 + 1] >>= 1
    p.realms[seat].add_to_hand(kind, shown, fresh)


def take_from_stack(p: Position, seat: int, stack: int, kind: int, fresh: bool) -> None:
    """P-070, P-099: the seat takes a card that it has seen; the opponent does not learn which."""
    at = place_of(kind, p.stacks[stack])
    shown = len(p.stacks[stack]) == 1 and p.knows(1 - seat, stack, 0)
    p.stacks[stack] = without(p.stacks[stack], at)
    p.known[stack * 2 + seat] = closed_up(p.known[stack * 2 + seat], at)
    p.known[stack * 2 + 1 - seat] = 0  # the places that the opponent knew may have moved by one
    p.realms[seat].add_to_hand(kind, shown, fresh)


def stacks_for(p: Position, kind: int) -> list[int]:
    """P-114, P-A15: the stacks with the back of this card, empty places included."""
    return p.rulings.stacks_by_deck[DECK[kind]]


def unknown_slot(p: Position, seat: int, stack: int) -> int:
    """Return the first card of a stack that the seat does not know, or -1."""
    known: i64 = p.known[stack * 2 + seat]
    for at in range(len(p.stacks[stack])):
        if not known & 1:
            return at
        known >>= 1
    return NONE


class FromStack(Chance):
    """A card of a stack that one seat sees."""

    def __init__(self, by: int, stack: int, at: int = 0) -> None:
        super().__init__(by)
        self.stack: Final = stack
        self.at: Final = at
        """Its place in the stack."""

    def fields(self) -> list[int]:
        return [self.by, self.stack, self.at]

    def choices(self, p: Position, seat: int) -> list[Action]:
        """A card that somebody has seen is that card; any other is one of the unseen ones of its back."""
        kind = p.stacks[self.stack][self.at]
        if kind != NONE:
            return SEEN_ALONE[kind]
        return [SEEN[kind] for kind in p.rulings.kinds_by_stack[self.stack] if p.pool[kind]]

    def odds(self, p: Position) -> list[int]:
        if p.stacks[self.stack][self.at] != NONE:
            return CERTAIN
        return [p.pool[kind] for kind in p.rulings.kinds_by_stack[self.stack] if p.pool[kind]]

    def draw(self, p: Position, rng: Rng) -> int:
        if p.stacks[self.stack][self.at] != NONE:
            return rng.below(1)
        return drawn(p.pool, p.rulings.kinds_by_stack[self.stack], rng)

    def told(self, reader: int, seat: int, action: Action) -> Action:
        return action if reader == self.by else SEEN_UNKNOWN


@final
class Drawn(FromStack):
    """P-067: the top card of a stack goes to a hand."""

    def __init__(self, by: int, stack: int, fresh: bool = False) -> None:
        super().__init__(by, stack)
        self.fresh: Final = fresh
        """P-073: whether the card comes at the end of the turn."""

    def name(self) -> str:
        return "draw"

    def fields(self) -> list[int]:
        return [self.by, self.stack, int(self.fresh)]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Seen)
        draw_top(p, self.by, self.stack, action.kind, self.fresh)


@final
class Looked(FromStack):
    """P-070: the seat sees the next card of a stack that it does not know."""

    def name(self) -> str:
        return "look"

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Seen)
        if p.stacks[self.stack][self.at] == NONE:
            p.stacks[self.stack] = replaced(p.stacks[self.stack], self.at, action.kind)
            p.see(action.kind)
        p.known[self.stack * 2 + self.by] |= BIT[self.at]


@final
class Look(Step):
    """P-070: the seat sees every card of the stack that it does not know yet, one after the other."""

    def __init__(self, by: int, stack: int) -> None:
        super().__init__(by)
        self.stack: Final = stack

    def fields(self) -> list[int]:
        return [self.by, self.stack]

    def take(self, p: Position) -> None:
        at = unknown_slot(p, self.by, self.stack)
        if at >= 0:
            p.push(self)
            p.push(Looked(self.by, self.stack, at))


@final
class Taking(Question):
    """P-070, P-099, P-A16: cards are taken from a stack that has been looked through."""

    def __init__(self, seat: int, stack: int, n: int, fresh: bool) -> None:
        super().__init__(seat)
        self.stack: Final = stack
        self.n: Final = n
        self.fresh: Final = fresh

    def name(self) -> str:
        return "take"

    def fields(self) -> list[int]:
        return [self.stack, self.n, int(self.fresh)]

    def ask(self, seat: int) -> Note:
        return Note("ask-take", ["P-070", "P-099", "P-A16"], {"n": self.n})

    def show(self, out: Asked) -> None:
        out.left = self.n

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(TAKES, kinds_of(p.stacks[self.stack]))

    def told(self, reader: int, seat: int, action: Action) -> Action:
        return action if reader == seat else TAKE_UNKNOWN

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        take_from_stack(p, self.seat, self.stack, action.kind, self.fresh)
        if self.n > 1 and p.stacks[self.stack]:
            p.push(Taking(self.seat, self.stack, self.n - 1, self.fresh))


@final
class Burying(Open):
    """P-114, P-A15: a card that left a principality goes under a stack with its back."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def name(self) -> str:
        return "under"

    def fields(self) -> list[int]:
        return [self.kind]

    def ask(self, seat: int) -> Note:
        return Note("ask-under", ["P-114", "P-A15"], {"card": CARDS[self.kind].name})

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.kind]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(UNDERS, stacks_for(p, self.kind))

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Under)
        put_under(p, action.stack, self.kind, BOTH)


def search(p: Position, seat: int, stack: int, n: int, fresh: bool) -> None:
    """P-070, P-072: look through a stack and take cards from it; the others keep their order."""
    p.push(Taking(seat, stack, n, fresh))
    p.push(Look(seat, stack))
