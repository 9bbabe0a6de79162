"""The hand: starting hands, the hand check, the exchange, cards played from it."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    BURY_UNKNOWN,
    DRAWS,
    SEARCHES,
    STACKS,
    UNKNOWN,
    Bury,
    Draw,
    Search,
    pick,
)
from archipel.games.princes.cards import BASE, CARDS
from archipel.games.princes.effect import EFFECTS, check_needs
from archipel.games.princes.paying import pay_any
from archipel.games.princes.position import CardStep, Position, Question, Step
from archipel.games.princes.stacks import Drawn, bury_from_hand, search, stacks_for
from archipel.games.princes.why import Why
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT, members

EARLY: Final = [card.before_roll for card in CARDS]
"""P-125, P-246: by kind, whether it is played before the roll."""
DRAWS_FROM: Final = [pick(DRAWS, members(stacks)) for stacks in range(BIT[STACKS])]
"""P-A14: by a set of stacks, a draw from each of them."""
DRAWS_AND_SEARCHES: Final = [DRAWS_FROM[s] + pick(SEARCHES, members(s)) for s in range(BIT[STACKS])]
"""P-069, P-070: the same, and a search of each of them."""
HAND: Final = 3
"""P-035, P-066: cards of a starting hand, and the limit without progress points."""


def limit(p: Position, seat: int) -> int:
    """P-066, P-080: 3 and one for each progress point."""
    return HAND + p.realms[seat].progress


def start_stacks(p: Position, seat: int) -> list[int]:
    """P-035, P-099, P-A11: the base stacks a starting hand may come from."""
    free = p.rulings.same_start_stack and not p.rulings.intro
    return [
        stack
        for stack, deck in enumerate(p.rulings.stack_decks)
        if deck == BASE and (seat == p.first or free or stack != p.first_stack)
    ]


def start_from(p: Position, seat: int, stack: int) -> None:
    """P-035: draw the top 3; P-099: in theme games look through the stack and choose 3."""
    if seat == p.first:
        p.first_stack = stack
    if p.rulings.intro:
        for _ in range(HAND):
            p.push(Drawn(seat, stack))
    else:
        search(p, seat, stack, HAND, False)


def filled(p: Position) -> int:
    """P-A14: the stacks that still have cards, as bits."""
    out = 0
    for stack, cards in enumerate(p.stacks):
        if cards:
            out |= BIT[stack]
    return out


def check_hand(p: Position, seat: int) -> None:
    """P-067, P-068, P-A13: draw up to the limit, one at a time, or put the surplus away."""
    held = len(p.realms[seat].hand)
    if held > limit(p, seat):
        p.push(CHECK_HAND[seat])
        p.push(Surplus(seat))
    elif held < limit(p, seat) and filled(p):
        p.push(CHECK_HAND[seat])
        p.push(Refilling(seat))
    elif held:  # P-069, P-A17: then one card may be exchanged, if there is one
        p.push(EXCHANGE[seat])


def search_price(p: Position, seat: int) -> int:
    """P-070, P-071: return the price of choosing a card."""
    return p.realms[seat].works.search_price


def exchange_by_choice(p: Position, seat: int, stack: int) -> None:
    """P-070: pay, look through a stack, take a card."""
    search(p, seat, stack, 1, True)
    pay_any(p, seat, search_price(p, seat))


# Action cards.


def check_play(p: Position, seat: int, kind: int, opening: bool, why: Why) -> None:
    """Check whether an action card may be played now (P-049, P-108, P-125, P-186, P-246)."""
    card = CARDS[kind]
    early = EARLY[kind]
    if early and not opening:
        why.because("before-the-roll", "P-125 P-246", "card", card.name)
    elif card.answers:
        why.because("only-as-answer", "P-186")
    elif not early and opening:
        why.because("after-the-roll", "P-037", "card", card.name)
    if why.enough():
        return
    if not p.realms[seat].holds(kind):
        why.because("not-in-hand", "P-045", "card", card.name)
    check_needs(p, seat, kind, why)
    EFFECTS[kind].check(p, seat, why)


def refuse_play(p: Position, seat: int, kind: int, opening: bool) -> list[Note]:
    """Return why an action card may not be played now."""
    why = Why(True)
    check_play(p, seat, kind, opening, why)
    return why.notes


def play(p: Position, seat: int, kind: int) -> None:
    """P-049: the card is played, carried out, and goes to the discard pile (P-A64: after its effect)."""
    p.realms[seat].take_from_hand(kind)
    p.push(Discarded(seat, kind))
    EFFECTS[kind].play(p, seat, kind)


# Questions about the hand.


@final
class StartStack(Question):
    """P-035, P-099: the stack of the starting hand."""

    def name(self) -> str:
        return "start-stack"

    def ask(self, seat: int) -> Note:
        return Note("ask-start-stack", ["P-035", "P-099"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for stack in start_stacks(p, self.seat):
            out.append(DRAWS[stack] if p.rulings.intro else SEARCHES[stack])
        return out

    def refuse(self, p: Position, action: Action) -> list[Note]:
        fits = isinstance(action, Draw) == p.rulings.intro
        if isinstance(action, Draw | Search) and fits and action.stack < len(p.stacks):
            return [Note("other-stack", ["P-035", "P-099", "P-A11"])]
        return []

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            start_from(p, self.seat, action.stack)
        elif isinstance(action, Search):
            start_from(p, self.seat, action.stack)


@final
class CheckHand(Step):
    """P-066: the hand is brought to its limit."""

    def take(self, p: Position) -> None:
        check_hand(p, self.by)


CHECK_HAND: Final = [CheckHand(0), CheckHand(1)]
"""By seat. A question without further fields is one shared object, like an action."""


@final
class Refilling(Question):
    """P-067, P-A13: the stack to draw from."""

    def name(self) -> str:
        return "refill"

    def ask(self, seat: int) -> Note:
        return Note("ask-draw", ["P-067", "P-A13"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return DRAWS_FROM[filled(p)]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        p.push(Drawn(self.seat, action.stack, True))


def burials(p: Position, kinds: list[int], out: list[Action]) -> None:
    """P-114: every one of these cards, under every stack with its back."""
    for kind in kinds:
        out += p.rulings.burials[kind]


def no_stack(stack: int) -> Note:
    """P-030, P-097: return the note that this mode has fewer stacks."""
    return Note("no-stack", ["P-030", "P-097", "P-115"], {"stack": stack + 1})


def refuse_burial(p: Position, hand: list[int], action: Action) -> list[Note]:
    """P-069, P-114: return why a hand card may not go under this stack."""
    notes: list[Note] = []
    if isinstance(action, Bury):
        if action.kind == UNKNOWN:
            return [Note("say-which", ["P-069"])]
        if action.kind not in hand:
            notes.append(Note("not-in-hand", ["P-069"], {"card": CARDS[action.kind].name}))
        if action.stack >= len(p.stacks):
            notes.append(no_stack(action.stack))
        elif action.stack not in stacks_for(p, action.kind):
            notes.append(Note("wrong-back", ["P-114"], {"card": CARDS[action.kind].name}))
    return notes


class Burial(Question):
    """P-069, P-114: a hand card goes face down under a stack: others learn which stack, not which card."""

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return refuse_burial(p, p.realms[self.seat].hand, action)

    def told(self, reader: int, seat: int, action: Action) -> Action:
        return BURY_UNKNOWN[action.stack] if isinstance(action, Bury) and reader != seat else action


@final
class Surplus(Burial):
    """P-068: a card over the limit goes under a stack."""

    def name(self) -> str:
        return "surplus"

    def ask(self, seat: int) -> Note:
        return Note("ask-surplus", ["P-068"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        burials(p, p.realms[self.seat].kinds, out)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Bury)
        bury_from_hand(p, self.seat, action.kind, action.stack)


@final
class Exchange(Burial):
    """P-069: one card may be exchanged."""

    def name(self) -> str:
        return "exchange"

    def ask(self, seat: int) -> Note:
        return Note("ask-exchange", ["P-069", "P-070"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [PASS]
        burials(p, p.realms[self.seat].kinds, out)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Bury):
            bury_from_hand(p, self.seat, action.kind, action.stack)
            p.push(EXCHANGED[self.seat])


EXCHANGE: Final = [Exchange(0), Exchange(1)]


@final
class Exchanged(Question):
    """P-069, P-070: the new card is drawn, or chosen for a price."""

    def name(self) -> str:
        return "exchanged"

    def ask(self, seat: int) -> Note:
        return Note("ask-exchanged", ["P-069", "P-070", "P-A16"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        if p.realms[self.seat].total() >= search_price(p, self.seat):
            return DRAWS_AND_SEARCHES[filled(p)]
        return DRAWS_FROM[filled(p)]

    def refuse(self, p: Position, action: Action) -> list[Note]:
        price = search_price(p, self.seat)
        if isinstance(action, Search) and p.realms[self.seat].total() < price:
            return [Note("needs-goods", ["P-070", "P-071"], {"n": price})]
        return []

    def preview(self, p: Position, action: Action) -> list[Note]:
        if isinstance(action, Search):
            return [Note("search-costs", ["P-070", "P-071"], {"n": search_price(p, self.seat)})]
        return []

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            p.push(Drawn(self.seat, action.stack, True))
        elif isinstance(action, Search):
            exchange_by_choice(p, self.seat, action.stack)


EXCHANGED: Final = [Exchanged(0), Exchanged(1)]


@final
class Discarded(CardStep):
    """P-049: a played card goes to the discard pile after its effect (P-A64)."""

    def take(self, p: Position) -> None:
        p.throw_away(self.kind)
