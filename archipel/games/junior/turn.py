"""The turn (J-019 to J-021): the roll, then building and trade, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.junior.actions import Boat, Fortress, Ghost, Market, Stay
from archipel.games.junior.board import MOST_SEATS
from archipel.games.junior.building import (
    boat_choices,
    buy_boat,
    buy_fortress,
    fortress_choices,
    may_ever_build,
)
from archipel.games.junior.cards import BOAT_GOODS, COCO_GOODS, FORTRESS_GOODS, TURN_LIMIT
from archipel.games.junior.coco import buy
from archipel.games.junior.market import exchange, market_choices, trade, trade_choices
from archipel.games.junior.position import OnTurn, Position
from archipel.games.junior.production import DIE_ROLL
from archipel.games.junior.trading import (
    confirm_proposal,
    may_confirm,
    offer,
    offers,
    proposals,
    propose,
    talk_forms,
)
from archipel.parts.actions import BUY, END, ROLL, Buy, End, Roll, Trade
from archipel.parts.bargain import (
    CONFIRM,
    REFUSE,
    SILENCE,
    WITHDRAW,
    Confirm,
    Offer,
    Propose,
    Refuse,
    Withdraw,
)
from archipel.parts.bits import BIT

ROLLS: Final[list[Action]] = [ROLL]


def begin(p: Position, seat: int) -> None:
    """A turn begins with the roll (J-020)."""
    p.turn = seat
    p.turns += 1
    p.market_used = False
    p.push(ROLLING[seat])


def end(p: Position) -> None:
    """J-019: the turn passes clockwise, unless J-A31 ends the game without a winner."""
    p.bargain = SILENCE[p.seats]  # proposals lapse, and the count of offers restarts
    if not is_stuck(p):  # otherwise only the end of the game is pending
        begin(p, (p.turn + 1) % p.seats)


def is_stuck(p: Position) -> bool:
    """J-A31: nobody can ever build again and no Coco card is left, or the game has taken far too long."""
    if p.turns >= TURN_LIMIT:
        return True
    return not any(n > 0 for n in p.pile) and not any(may_ever_build(p, seat) for seat in range(p.seats))


@final
class Rolling(OnTurn):
    """J-021: the player on turn rolls; chance answers."""

    def name(self) -> str:
        return "roll"

    def ask(self, seat: int) -> Note:
        return Note("prompt-roll", ["J-020", "J-021"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return ROLLS

    def answer(self, p: Position, seat: int, action: Action) -> None:
        p.push(MAIN[self.seat])
        p.push(DIE_ROLL[self.seat])

    def first(self) -> Note:
        return Note("roll-first", ["J-020", "J-A16"])

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return [] if isinstance(action, Roll) else [self.first()]


@final
class Main(OnTurn):
    """J-020: build and trade in any order, or end the turn."""

    def name(self) -> str:
        return "main"

    def ask(self, seat: int) -> Note:
        return Note("prompt-main", ["J-020", "J-029", "J-055"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        held = p.held(seat)
        out: list[Action] = []
        if held & FORTRESS_GOODS == FORTRESS_GOODS:
            fortress_choices(p, out)
        if held & BOAT_GOODS == BOAT_GOODS:
            boat_choices(p, out)
        if held & COCO_GOODS == COCO_GOODS and any(n > 0 for n in p.pile):
            out.append(BUY)
        market_choices(p, out)
        trade_choices(p, out)
        for other, terms in enumerate(p.bargain.proposals):
            if terms is not None:
                if may_confirm(p, terms):
                    out.append(CONFIRM[other])
                out.append(REFUSE[other])
        out.append(END)
        return out

    def unasked(self, p: Position, seat: int) -> list[Action]:
        return [] if p.bargain.proposals[seat] is None else [WITHDRAW]

    def forms(self, p: Position, seat: int) -> list[str]:
        return talk_forms(p, seat)

    def offers(self, p: Position, seat: int) -> list[Action]:
        return offers(p, seat) if seat == self.seat else proposals(p, seat)

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """Do what the action says, the frequent verbs first."""
        if isinstance(action, End):
            end(p)
            return
        p.push(self)
        if isinstance(action, Market):
            exchange(p, action.give, action.get)
        elif isinstance(action, Trade):
            trade(p, action.give, action.get)
        elif isinstance(action, Boat):
            buy_boat(p, action.berth)
        elif isinstance(action, Fortress):
            buy_fortress(p, action.site)
        elif isinstance(action, Buy):
            buy(p)
        elif isinstance(action, Offer):
            offer(p, action)
        elif isinstance(action, Propose):
            propose(p, seat, action)
        elif isinstance(action, Confirm):
            confirm_proposal(p, action.partner)
        elif isinstance(action, Refuse):
            p.bargain = p.bargain.without_proposals(BIT[action.partner])
        elif isinstance(action, Withdraw):
            p.bargain = p.bargain.without_proposals(BIT[seat])
        else:
            raise ValueError(f"{action.text!r} cannot be done now")

    def first(self) -> Note:
        return Note("not-an-action", ["J-020"])

    def refuse(self, p: Position, action: Action) -> list[Note]:
        if isinstance(action, (Fortress, Boat, Buy, Market, Trade, Offer, Confirm, Refuse, End)):
            return []
        if isinstance(action, Roll):
            return [Note("rolled-already", ["J-020", "J-021"])]
        if isinstance(action, (Ghost, Stay)):
            return [Note("ghost-rests", ["J-026"])]
        return [self.first()]


ROLLING: Final = [Rolling(seat) for seat in range(MOST_SEATS)]
MAIN: Final = [Main(seat) for seat in range(MOST_SEATS)]
