"""Lost cards, events that hit a seat, and the reaction to them."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import LOSES, PLAYS, Lose, Play, pick
from archipel.games.princes.board import ALL_GOODS
from archipel.games.princes.cards import CARDS, DECK, KEYS, NAME, POWERS, SEBASTIAN
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.expansions import send_back, take_off
from archipel.games.princes.goods import gain
from archipel.games.princes.position import Asked, CardStep, Open, Position, Question
from archipel.parts.actions import PASS
from archipel.parts.bits import members


def lose_card(p: Position, seat: int, spot: int) -> None:
    """Put a lost card under a stack. Irmgard compensates its owner (P-191, P-A50)."""
    kind = take_off(p, seat, spot)
    if not POWERS[kind].compensates:
        for other in p.realms[seat].spots:
            if other >= 0 and POWERS[other].compensates:
                gain(p, seat, ALL_GOODS, 1)
    send_back(p, seat, kind)


class LosesOne(Open):
    """The owner chooses which of his cards goes."""

    def __init__(self, seat: int, by: int, spots: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        """The kind of the card that causes the loss."""
        self.spots: Final = spots
        """The spots to choose from, as bits."""

    def name(self) -> str:
        return "lose"

    def fields(self) -> list[int]:
        return [self.by, self.spots]

    def ask(self, seat: int) -> Note:
        return Note("ask-lose", ["P-184", "P-241", "P-247"])

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.by]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(LOSES, members(self.spots))


@final
class Losing(LosesOne):
    """P-184, P-241: one of the cards goes under a stack."""

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        lose_card(p, self.seat, action.spot)


@final
class Strike(CardStep):
    """An event hits a seat."""

    def take(self, p: Position) -> None:
        EFFECTS[self.kind].strike(p, self.by)


def threaten(p: Position, seat: int, event: int) -> None:
    """P-A20: an event is about to hit: the seat may answer first, and is asked even without an answer."""
    if may_react(p, seat):
        p.push(Reacting(seat, event))
    else:
        p.push(Strike(seat, event))


def may_react(p: Position, seat: int) -> bool:
    """P-186: whether, for all the opponent can see, the seat may hold Sebastian; then it is asked."""
    for kind, count in enumerate(p.rulings.cards):
        if count and NAME[kind] == SEBASTIAN:
            if openly_held(p, 1 - seat, kind) and not p.rulings.open_sebastian_answers:
                return False
            return kind not in p.discard and p.realms[seat].backs(DECK[kind]) > 0
    return False


def openly_held(p: Position, seat: int, kind: int) -> bool:
    """Return whether the opponent of a seat knows that it holds a card."""
    realm = p.realms[seat]
    return any(held == kind and realm.is_shown(i) for i, held in enumerate(realm.hand))


@final
class Reacting(Question):
    """P-186, P-A20: an event is about to hit; it may be answered."""

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def name(self) -> str:
        return "react"

    def fields(self) -> list[int]:
        return [self.event]

    def ask(self, seat: int) -> Note:
        return Note("ask-react", ["P-186", "P-A20"], {"card": CARDS[self.event].name})

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.event]

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [PASS]
        kind = reaction(p, self.seat)
        if kind >= 0:
            out.append(PLAYS[kind])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            p.realms[self.seat].take_from_hand(reaction(p, self.seat))
            p.throw_away(action.kind)
        else:
            p.push(Strike(self.seat, self.event))


def reaction(p: Position, seat: int) -> int:
    """P-186, P-A19: the answering card the seat may play now, or -1."""
    realm = p.realms[seat]
    for i in range(len(realm.hand)):
        usable = p.rulings.fresh_reaction or not realm.is_fresh(i)
        if usable and CARDS[realm.hand[i]].answers:
            return realm.hand[i]
    return -1
