"""The rules: every question of Lagoon, and what its answers do."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from lagoon import actions as a
from lagoon.position import Chance, Position, Question

HAND: Final = 3
"""L-003: number of boats that everybody draws at the start."""
MOST: Final = 5
"""L-016, L-020: number of boats in hand from which on a keeper does not draw."""
GOAL: Final = 15
"""L-030: number of pearls that ends the game."""
OPEN: Final = -1
"""A seat that has not answered yet."""
STAYED: Final = 0
"""A seat that sends no boat. For a boat, the answer is its strength."""


def begin(p: Position) -> None:
    """L-003: three boats for everybody, then the first turn."""
    p.push(NextTurn(0))
    for seat in reversed(range(p.seats)):
        for _ in range(HAND):
            p.push(Drawing(seat, False))


def may_draw(p: Position, seat: Seat) -> bool:
    """L-016, L-020: there are boats in the pile, and there is room in the hand."""
    return sum(p.pile) > 0 and p.held(seat) < MOST


@final
class NextTurn(Question):
    """L-010, L-021: gives the turn to the next keeper who can act, starting with `first`."""

    def __init__(self, first: Seat) -> None:
        super().__init__(NOBODY)
        self.first: Final = first

    def name(self) -> str:
        return "next-turn"

    def fields(self) -> list[int]:
        return [self.first]

    def settle(self, p: Position) -> bool:
        p.pop()
        if max(p.pearls) >= GOAL:
            return True
        for step in range(p.seats):
            seat = (self.first + step) % p.seats
            if p.held(seat) or may_draw(p, seat):
                p.turn = seat
                p.push(Turn(seat))
                return True
        return True


@final
class Turn(Question):
    """L-010: call the tide, or rest."""

    def name(self) -> str:
        return "turn"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-turn", ["L-010"])

    def wait(self) -> Note:
        return Note("wait-turn", ["L-010"], {"seat": self.seat})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = [a.CALL] if p.held(seat) else []
        return [*out, a.REST] if may_draw(p, seat) else out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        p.push(NextTurn((seat + 1) % p.seats))
        p.push(Tide(seat) if action is a.CALL else Drawing(seat, True))


@final
class Tide(Chance):
    """L-011: the roll of the die."""

    def name(self) -> str:
        return "tide"

    def wait(self) -> Note:
        return Note("wait-tide", ["L-011"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return list(a.DICE)

    def odds(self, p: Position) -> list[int]:
        return [1] * len(a.DICE)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Dice)
        p.tide = action.pearls
        p.lagoon += action.pearls
        p.push(Boats(self.by, [OPEN if p.held(seat) else STAYED for seat in range(p.seats)]))


@final
class Drawing(Chance):
    """L-003, L-016, L-020: a boat from the pile, seen by one keeper or by all."""

    def __init__(self, by: Seat, shown: bool) -> None:
        super().__init__(by)
        self.shown: Final = shown

    def name(self) -> str:
        return "draw"

    def fields(self) -> list[int]:
        return [self.by, int(self.shown)]

    def wait(self) -> Note:
        return Note("wait-draw", ["L-020" if self.shown else "L-016"], {"seat": self.by})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return [a.DRAW[kind] for kind, n in enumerate(p.pile) if n]

    def odds(self, p: Position) -> list[int]:
        return [n for n in p.pile if n]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Draw)
        p.pile[action.kind] -= 1
        p.hands[self.by][action.kind] += 1

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        hidden = seat == CHANCE and reader != self.by and not self.shown
        return a.DRAW_UNSEEN if hidden else action


@final
class Boats(Question):
    """L-012: everybody answers at once. Answers stay covered until all are in."""

    def __init__(self, caller: Seat, answers: list[int]) -> None:
        self.caller: Final = caller
        self.answers: Final = answers
        """By seat. Copies share the list, so it never changes."""
        order = [(caller + step) % len(answers) for step in range(len(answers))]
        self.owing: Final = [seat for seat in order if answers[seat] == OPEN]
        super().__init__(self.owing[0] if self.owing else NOBODY)

    def name(self) -> str:
        return "boats"

    def fields(self) -> list[int]:
        return [self.caller, *self.answers]

    def asked(self) -> list[Seat]:
        return self.owing

    def ask(self, seat: Seat) -> Note:
        if seat == self.caller:
            return Note("ask-caller", ["L-012"])
        return Note("ask-boat", ["L-012"])

    def wait(self) -> Note:
        return Note("wait-boats", ["L-012"])

    def covered(self) -> list[int]:
        return self.answers

    def with_covered(self, answers: list[int]) -> Question:
        return Boats(self.caller, answers)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == seat else None

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = [] if seat == self.caller else [a.STAY]
        return out + [a.SEND[kind] for kind, n in enumerate(p.hands[seat]) if n]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        answers = self.answers.copy()
        answers[seat] = action.kind + 1 if isinstance(action, a.Send) else STAYED
        p.push(Boats(self.caller, answers))

    def settle(self, p: Position) -> bool:
        if self.owing:
            return False
        p.pop()
        show(p, self.caller, self.answers)
        return True


def show(p: Position, caller: Seat, answers: list[int]) -> None:
    """L-013 to L-016: the boats are shown, the strongest takes the pearls, those who stayed draw."""
    order = [(caller + step) % p.seats for step in range(p.seats)]
    best = [seat for seat in order if answers[seat] == max(answers)]
    if len(best) == 1 or p.rulings.first_of_tied:
        p.pearls[best[0]] += p.lagoon
        p.lagoon = 0
    left = sum(p.pile)
    drawing: list[Seat] = []
    for seat in [*order[1:], caller]:
        if answers[seat] != STAYED:
            p.hands[seat][answers[seat] - 1] -= 1
            p.gone[answers[seat] - 1] += 1
        elif p.held(seat) < MOST and len(drawing) < left:
            drawing.append(seat)
    for seat in reversed(drawing):
        p.push(Drawing(seat, False))
