"""Elasund as the contract wants it: every method calls the chapter that knows."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.core.view import View
from archipel.games.elasund.actions import (
    CHURCH,
    DICE,
    DICE_ODDS,
    DRAW,
    DRAW_UNSEEN,
    GOLD,
    PASS,
    ROLL,
    TAKE,
    TILE_UNSEEN,
    At,
    Build,
    Church,
    Dice,
    Discard,
    Draw,
    End,
    Forgo,
    Gold,
    Hut,
    Lay,
    Move,
    Pass,
    Permit,
    Place,
    Roll,
    Sell,
    Ship,
    Spend,
    Take,
    TakeAny,
    Tile,
    Upgrade,
    Wall,
)
from archipel.games.elasund.building import (
    BUILDS_A_TURN,
    begin_building,
    build_list,
    build_over_equal,
    builds_over,
)
from archipel.games.elasund.church import (
    begin_church_tile,
    lay_first,
    lay_list,
    may_build_church,
    tile_falls,
    tile_list,
)
from archipel.games.elasund.huts import (
    forgo,
    hut_list,
    set_hut,
    settle_huts,
)
from archipel.games.elasund.income import (
    choose_row,
    dice_fall,
    draw,
    roll,
    ship_actions,
    take_back_halves,
)
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.permits import (
    announce,
    lay_permit_anywhere,
    name_square,
    permit_list,
    square_list,
    take_gold,
)
from archipel.games.elasund.pirates import (
    collect,
    discard_list,
    give_up,
    take,
    take_any,
    take_list,
    take_no_more,
)
from archipel.games.elasund.position import (
    DICE_FALL,
    DRAWS,
    FIRST_PLAYER,
    FOR_BUILDING,
    FOR_MOVE,
    FOR_PERMIT,
    FOR_UPGRADE,
    TILE_FALLS,
    TO_ACT,
    TO_BUILD,
    TO_GIVE,
    TO_LAY,
    TO_NAME_SQUARE,
    TO_PERMIT,
    TO_PIRATES,
    TO_ROLL,
    TO_SET_HUTS,
    TO_SHIP,
    TO_SPEND,
    TO_TAKE,
    Position,
    Table,
)
from archipel.games.elasund.preview import preview
from archipel.games.elasund.prompts import prompt
from archipel.games.elasund.reasons import is_asked
from archipel.games.elasund.redeal import redealt
from archipel.games.elasund.refusals import why_not
from archipel.games.elasund.setup import lay_out, roll_for_first
from archipel.games.elasund.special import (
    begin_move,
    begin_place,
    begin_upgrade,
    move,
    name_destination,
    place,
    sell,
    special_list,
    upgrade,
)
from archipel.games.elasund.spending import spend_list
from archipel.games.elasund.tiles import CARD_KINDS
from archipel.games.elasund.turn import end_turn
from archipel.games.elasund.view import seen_by
from archipel.games.elasund.walls import build_wall, wall_list


def opening(p: Position) -> ElasundState:
    """A new game on an empty table."""
    lay_out(p)
    return ElasundState(p)


@final
class ElasundState(Table):
    """A game of Elasund in progress."""

    def copy(self) -> ElasundState:
        return ElasundState(self.p.copy())

    # Who acts.

    def asked(self) -> list[Seat]:
        p = self.p
        if p.over() or p.is_chance():
            return []
        if p.top().kind == TO_GIVE:
            return [seat for seat in p.from_turn() if p.owed[seat] > 0]
        return [p.top().seat]

    def actor(self) -> Seat:
        p = self.p
        if p.over():
            return NOBODY
        step = p.top()
        if step.kind == TO_GIVE:
            for seat in p.from_turn():
                if p.owed[seat] > 0:
                    return seat
        return step.seat

    # What may be done.

    def legal(self, seat: Seat) -> list[Action]:
        p = self.p
        if p.over():
            return []
        step = p.top()
        if seat == CHANCE:
            return self._outcomes() if step.seat == CHANCE else []
        if not is_asked(p, seat):
            return []
        kind = step.kind
        if kind == TO_BUILD:
            out = build_list(p, seat)
            out += wall_list(p, seat)
            if may_build_church(p, seat):
                out.append(CHURCH)
            out.append(PASS)
            return out
        if kind == TO_PERMIT:
            choices = permit_list(p, seat)
            choices += [GOLD, PASS]
            return choices
        if kind == TO_NAME_SQUARE:
            return square_list(p, seat)
        if kind == TO_ACT:
            return special_list(p, seat)
        if kind == TO_ROLL:
            return [ROLL]
        if kind == TO_SHIP:
            return list[Action](ship_actions(p))
        if kind == TO_GIVE:
            return discard_list(p, seat)
        if kind == TO_TAKE:
            return take_list(p)
        if kind == TO_SPEND:
            return spend_list(p, seat)
        if kind == TO_LAY:
            return lay_list(p)
        return hut_list(p, seat)

    def _outcomes(self) -> list[Action]:
        p = self.p
        kind = p.top().kind
        if kind in (DICE_FALL, FIRST_PLAYER):
            return list[Action](DICE)
        if kind == TILE_FALLS:
            return tile_list(p)
        out: list[Action] = []
        if kind == DRAWS:
            for card in (1, 2, 3):
                if p.deck[card]:
                    out.append(DRAW[card])
        else:
            for card in range(CARD_KINDS):
                if p.pool[card]:
                    out.append(TAKE[card])
        return out

    def odds(self) -> list[int]:
        p = self.p
        kind = p.top().kind
        if kind in (DICE_FALL, FIRST_PLAYER):
            return DICE_ODDS
        if kind == TILE_FALLS:
            return [1] * len(tile_list(p))
        if kind == DRAWS:
            return [n for n in p.deck if n]
        return [n for n in p.pool if n]

    def forms(self, seat: Seat) -> list[str]:
        return []

    def offers(self, seat: Seat) -> list[Action]:
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return why_not(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def over_square(self, seat: Seat, square: int) -> list[Action]:
        """What the seat could build over a square with what it has now; as text, `preview` of `over x y`."""
        return builds_over(self.p, seat, square)

    # What is done.

    def apply(self, seat: Seat, action: Action) -> None:
        p = self.p
        if isinstance(action, Build):
            begin_building(p, seat, action)
        elif isinstance(action, Draw):
            draw(p, action.card)
        elif isinstance(action, Dice):
            if p.top().kind == FIRST_PLAYER:
                roll_for_first(p, action.total)
            else:
                dice_fall(p, action.low, action.high)
        elif isinstance(action, Roll):
            roll(p)
        elif isinstance(action, At):
            self._name_square(seat, action.square)
        elif isinstance(action, Permit):
            announce(p, seat, action.value)
        elif isinstance(action, Gold):
            take_gold(p, seat)
        elif isinstance(action, Pass):
            if p.top().kind == TO_TAKE:
                take_no_more(p)
            else:
                p.pending.pop()
        elif isinstance(action, End):
            end_turn(p)
        elif isinstance(action, Spend):
            self._spend(seat, action.card)
        elif isinstance(action, Wall):
            build_wall(p, seat, action.space)
        elif isinstance(action, Ship):
            choose_row(p, action)
        elif isinstance(action, Discard):
            give_up(p, seat, action.card)
        elif isinstance(action, Take):
            take(p, action.card)
        elif isinstance(action, TakeAny):
            take_any(p)
        elif isinstance(action, Hut):
            set_hut(p, seat, action)
        elif isinstance(action, Forgo):
            forgo(p, seat, action.kind)
        elif isinstance(action, Church):
            begin_church_tile(p, seat)
        elif isinstance(action, Tile):
            tile_falls(p, action.tile)
        elif isinstance(action, Lay):
            lay_first(p, seat, action.tile)
        elif isinstance(action, Move):
            begin_move(p, seat, action.square)
        elif isinstance(action, Upgrade):
            begin_upgrade(p, seat, action)
        elif isinstance(action, Place):
            begin_place(p, seat, action.value)
        elif isinstance(action, Sell):
            sell(p, seat)
        self._go_on()

    def _name_square(self, seat: Seat, square: int) -> None:
        p = self.p
        if p.top().a == FOR_PERMIT:
            name_square(p, seat, square)
        elif p.top().a == FOR_MOVE:
            name_destination(p, seat, square)
        else:
            place(p, seat, p.top().b, square)

    def _spend(self, seat: Seat, card: int) -> None:
        p = self.p
        step = p.pending.pop()
        if step.a == FOR_BUILDING:
            build_over_equal(p, seat, step.b, step.c, card)
        elif step.a == FOR_PERMIT:
            lay_permit_anywhere(p, seat, step.b, step.c, card)
        elif step.a == FOR_MOVE:
            move(p, seat, step.b, step.c, card)
        elif step.a == FOR_UPGRADE:
            upgrade(p, seat, step.b, step.c, card)

    def _go_on(self) -> None:
        """Close the questions that have answered themselves."""
        p = self.p
        if p.pending and p.top().kind == TO_GIVE and sum(p.owed) == 0:
            step = p.pending.pop()
            if step.a == TO_PIRATES:
                collect(p)
            else:
                take_back_halves(p)
        if p.pending and p.top().kind == TO_SET_HUTS:
            settle_huts(p)
        if p.pending and p.top().kind == TO_BUILD and p.builds >= BUILDS_A_TURN:
            p.pending.pop()

    # Who knows what.

    def view(self, seat: Seat) -> View:
        return seen_by(self.p, seat, self.asked())

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        p = self.p
        if isinstance(action, Draw):
            return action if reader == p.top().a else DRAW_UNSEEN
        if isinstance(action, Tile):
            return action if p.church_begun() or reader == p.turn else TILE_UNSEEN
        if isinstance(action, Discard) and reader != seat and p.pending and p.top().kind == TO_GIVE:
            return None
        return action

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> ElasundState:
        known = [[0] * CARD_KINDS for _ in range(self.p.seats)]
        if isinstance(memory, ElasundMemory):
            known = memory.known
        return ElasundState(redealt(self.p, seat, known, rng))

    # Where it stands.

    def scores(self) -> list[int]:
        return [self.p.placed(seat) for seat in range(self.p.seats)]

    def outcome(self) -> Outcome | None:
        p = self.p
        if not p.over():
            return None
        return Outcome([], "E-stall") if p.stalled else Outcome([p.winner], "E-066")

    def prompt(self, seat: Seat) -> Note:
        return prompt(self.p, seat)
