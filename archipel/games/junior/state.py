"""Junior behind the contract of `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.core.view import View
from archipel.games.junior import actions as a
from archipel.games.junior import building, coco, ghost, market, production, setup, trading, turn, verbs
from archipel.games.junior.cards import BOAT_COST, COCO, COCO_COST, FORTRESS_COST, KINDS
from archipel.games.junior.offers import suggestions
from archipel.games.junior.position import (
    ANSWERS,
    CHOICE,
    COCO_DRAW,
    DIE,
    EMPTY,
    HAUNT,
    LOT,
    MAIN,
    OVER,
    PORT_DRAW,
    ROLL_DUE,
    SIX,
    TRIBUTE_DUE,
    Position,
)
from archipel.games.junior.preview import preview
from archipel.games.junior.prompts import prompt
from archipel.games.junior.redeal import redeal
from archipel.games.junior.refusals import refusals
from archipel.games.junior.rulings import Rulings
from archipel.games.junior.view import view
from archipel.parts.bits import members
from archipel.parts.goods import covers


@final
class JuniorState(Position):
    """A position of Junior that can be played."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(seats, rulings, source)
        if source is None:
            setup.set_up(self)

    def copy(self) -> JuniorState:
        return JuniorState(self.seats, self.rulings, self)

    def asked(self) -> list[Seat]:
        return [seat for seat in [self.turn, *self.clockwise()] if turn.is_asked(self, seat)]

    def actor(self) -> Seat:
        now = self.awaits()
        if now == OVER:
            return NOBODY
        if now in (ANSWERS, TRIBUTE_DUE):
            return self.asked()[0]
        if now in (DIE, COCO_DRAW, PORT_DRAW, LOT):
            return CHANCE
        return self.turn

    def legal(self, seat: Seat) -> list[Action]:
        now = self.awaits()
        if seat == CHANCE:
            return self._outcomes(now)
        if now in (ANSWERS, TRIBUTE_DUE):
            return self._answers(seat, now)
        if seat != self.turn:
            return [a.WITHDRAW] if now == MAIN and self.standing_give[seat] else []
        if now == MAIN:
            return self._main()
        if now == ROLL_DUE:
            return [a.ROLL]
        if now in (SIX, HAUNT):
            return self._haunts(now)
        if now == CHOICE:
            out: list[Action] = [a.WITHDRAW]
            out += [a.CONFIRM[other] for other in range(self.seats) if trading.may_confirm(self, other)]
            return out
        return self._free_builds() if self.free_card() >= 0 else []

    def _outcomes(self, now: int) -> list[Action]:
        out: list[Action] = []
        if now == DIE:
            out.extend(a.DICE)
        elif now == COCO_DRAW:
            out.extend([a.DRAW[card] for card, n in enumerate(self.pile) if n])
        elif now == PORT_DRAW:
            out.extend([a.PORT[good] for good, n in enumerate(self.tiles) if n])
        elif now == LOT:
            out.extend(a.FIRST[: self.seats])
        return out

    def odds(self) -> list[int]:
        now = self.awaits()
        if now == DIE:
            return a.DICE_ODDS
        if now == COCO_DRAW:
            return [n for n in self.pile if n]
        if now == PORT_DRAW:
            return [n for n in self.tiles if n]
        return [1] * self.seats if now == LOT else []

    def _answers(self, seat: Seat, now: int) -> list[Action]:
        """What one of several seats that are asked at once may answer."""
        out: list[Action] = []
        if now == TRIBUTE_DUE:
            if self.debts[seat]:
                out.extend([a.GIVE[good] for good in range(KINDS) if coco.left_to_give(self, seat, good) > 0])
        elif seat == self.turn:
            out.append(a.WITHDRAW)
        elif self.debts[seat]:
            if covers(self.hands[seat], self.offer_get):
                out.append(a.ACCEPT)
            out.append(a.DECLINE)
        return out

    def _haunts(self, now: int) -> list[Action]:
        out: list[Action] = []
        if now == SIX and not self.rulings.must_haunt:
            out.append(a.STAY)
        for land, name in enumerate(self.side.names):
            if land != self.ghost:
                out.append(a.GHOST[name])
        return out

    def _free_builds(self) -> list[Action]:
        card = COCO[self.free_card()]
        out: list[Action] = [a.DECLINE]
        if card.fortress:
            out.extend([a.FORTRESS[site] for site in members(self.free_sites(self.turn))])
        if card.boat and self.boats_left[self.turn]:
            out.extend([a.BOAT[berth] for berth in members(self.free_berths(self.turn))])
        return out

    def _main(self) -> list[Action]:
        """J-020: build and trade in any order, or end the turn."""
        hand = self.hands[self.turn]
        out: list[Action] = []
        if covers(hand, FORTRESS_COST):
            out.extend([a.FORTRESS[site] for site in members(self.free_sites(self.turn))])
        if covers(hand, BOAT_COST) and self.boats_left[self.turn]:
            out.extend([a.BOAT[berth] for berth in members(self.free_berths(self.turn))])
        if covers(hand, COCO_COST) and sum(self.pile) > 0:
            out.append(a.BUY)
        if not self.market_used:
            self._market_exchanges(hand, out)
        self._reserve_trades(hand, out)
        for other in range(self.seats):
            if self.standing_give[other]:
                if trading.may_confirm(self, other):
                    out.append(a.CONFIRM[other])
                out.append(a.REFUSE[other])
        out.append(a.END)
        return out

    def _market_exchanges(self, hand: list[int], out: list[Action]) -> None:
        """J-060, J-A14: any card of the hand for any other card of the market."""
        for give in range(KINDS):
            if hand[give]:
                out.extend(
                    [a.MARKET[give][get] for get in range(KINDS) if get != give and get in self.market]
                )

    def _reserve_trades(self, hand: list[int], out: list[Action]) -> None:
        """J-064, J-067: as often as the hand allows."""
        for give in range(KINDS):
            if hand[give] >= market.rate(self, self.turn, give):
                out.extend([a.TRADE[give][get] for get in range(KINDS) if get != give and self.reserve[get]])

    def forms(self, seat: Seat) -> list[str]:
        now = self.awaits()
        if now == MAIN:
            return ["offer"] if seat == self.turn else ["propose"]
        return ["counter"] if now == ANSWERS and self.debts[seat] else []

    def offers(self, seat: Seat) -> list[Action]:
        return suggestions(self, seat)

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self, seat, action)

    def prompt(self, seat: Seat) -> Note:
        return prompt(self, seat, turn.is_asked(self, seat))

    def apply(self, seat: Seat, action: Action) -> None:
        """One branch for each verb, the frequent ones first."""
        if isinstance(action, a.Roll):
            turn.roll(self)
        elif isinstance(action, a.Dice):
            production.fall(self, action.face)
        elif isinstance(action, a.End):
            turn.end(self)
        elif isinstance(action, a.Market):
            market.exchange(self, action.give, action.get)
        elif isinstance(action, a.Trade):
            market.trade(self, action.give, action.get)
        elif isinstance(action, a.Boat):
            building.build_boat(self, action.berth)
            coco.go_on(self)
        elif isinstance(action, a.Fortress):
            building.build_fortress(self, action.site)
            coco.go_on(self)
        elif isinstance(action, a.Port):
            building.take_port(self, action.good)
            coco.go_on(self)
        elif isinstance(action, a.Buy):
            coco.buy(self)
        elif isinstance(action, a.Draw):
            coco.carry_out(self, action.card)
            coco.go_on(self)
        elif isinstance(action, a.Ghost):
            ghost.move(self, self.side.land_of(action.land))
            coco.go_on(self)
        elif isinstance(action, a.Stay):
            ghost.stay(self)
        elif isinstance(action, a.Give):
            coco.give(self, seat, action.good)
            coco.go_on(self)
        elif isinstance(action, a.First):
            setup.begin(self, action.seat)
        else:
            self._apply_exchange(seat, action)

    def _apply_exchange(self, seat: Seat, action: Action) -> None:
        """The verbs of trade between players."""
        if isinstance(action, a.Offer):
            trading.offer(self, action.give, action.get, action.to)
        elif isinstance(action, a.Accept):
            trading.accept(self, seat)
        elif isinstance(action, a.Decline):
            if self.free_card() >= 0:
                self.pending.pop()  # J-A22
                coco.go_on(self)
            else:
                trading.decline(self, seat)
        elif isinstance(action, a.Counter):
            trading.counter(self, seat, action.give, action.get)
        elif isinstance(action, a.Propose):
            trading.propose(self, seat, action.give, action.get)
        elif isinstance(action, a.Confirm):
            trading.confirm(self, action.partner)
        elif isinstance(action, a.Refuse):
            verbs.drop_proposal(self, action.partner)
        elif isinstance(action, a.Withdraw):
            trading.withdraw(self, seat)
        else:
            raise ValueError(f"{action.text!r} is no action of Junior")

    def view(self, seat: Seat) -> View:
        return view(self, seat)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        now = self.awaits()
        if isinstance(action, a.Give):
            if now == TRIBUTE_DUE:
                return None  # nothing has changed hands yet
            return action if reader == seat or reader == self.turn else a.GIVE_UNSEEN
        if now == ANSWERS and reader != seat and isinstance(action, (a.Accept, a.Decline, a.Counter)):
            return None
        return action

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> JuniorState:
        twin = self.copy()
        redeal(twin, seat, memory, rng)
        return twin

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.awaits() != OVER:
            return None
        if self.winner == EMPTY:
            return Outcome([], "J-A31")
        return Outcome([self.winner], "J-069")
