"""The turn: the roll, trade and building, and when it ends."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import MOST_SEATS, City, Road, Settle
from archipel.games.settlers.awards import MOST_TURNS, check_win
from archipel.games.settlers.building import build, builds, has_price
from archipel.games.settlers.cardplay import is_card, play, playable, plays
from archipel.games.settlers.position import STOPPED, Player, Position, Question
from archipel.games.settlers.production import DICE_ROLL
from archipel.games.settlers.trading import (
    TRADES,
    affordable,
    is_trade,
    may_withdraw,
    offers,
    partners,
    proposals,
    proposals_for,
    talk,
    talk_forms,
    trade,
    trades,
)
from archipel.parts.actions import END, ROLL, Buy, End, Roll, Trade
from archipel.parts.bargain import EVERYBODY, SILENCE, WITHDRAW
from archipel.parts.packed import has_all


def end(p: Position) -> None:
    """S-025, S-100: the left neighbour takes the dice, and may win at once (S-A12)."""
    p.fresh = 0
    p.card_played = False
    p.turn = p.follows(p.turn)
    p.turns += 1
    p.bargain = SILENCE[len(p.players)]
    p.push(ROLLING[p.turn])
    if p.turns >= MOST_TURNS:
        p.pending = [STOPPED]
    check_win(p)


def is_build(action: Action) -> bool:
    """S-035: whether it builds or buys, which closes the trade phase in strict order."""
    return isinstance(action, (Road, Settle, City, Buy))


# The choices of the three questions of a turn. Most hands can do little: then a question returns a list that
# was made once, which saves building one. `tests/settlers/test_fast_paths.py` compares both.


def rolling_choices(p: Position, player: Player) -> list[Action]:
    """S-026, S-067: the roll, and the cards that may be played before it."""
    out: list[Action] = [ROLL]
    plays(p, player, out)
    return out


def trading_choices(p: Position, player: Player) -> list[Action]:
    """S-029, S-035: everything that may be done while trade is open."""
    out = building_choices(p, player)
    trades(p, player, out)
    if p.bargain is not SILENCE[len(p.players)]:
        partners(p, player, out)
        proposals(p, out)
    return out


def building_choices(p: Position, player: Player) -> list[Action]:
    """S-098: the end of the turn, everything the player can pay for, and the cards to play."""
    out: list[Action] = [END]
    builds(p, player, out)
    plays(p, player, out)
    return out


def can_only_end(p: Position, player: Player) -> bool:
    """Return whether the hand pays for nothing and no card may be played."""
    return not has_price(player) and not playable(p, player)


def can_only_trade_or_end(p: Position, player: Player) -> bool:
    """Return whether only bank trades and the end are left: no talk, no price, no card, a full bank."""
    return p.bargain is SILENCE[len(p.players)] and can_only_end(p, player) and has_all(p.bank)


@final
class Rolling(Question):
    """S-026: the player on turn rolls; a card may be played before (S-067)."""

    def name(self) -> str:
        return "roll"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-roll", ["S-026", "S-067"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        player = p.players[seat]
        return rolling_choices(p, player) if playable(p, player) else ONLY_ROLL

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """S-023: the dice fall, then the turn goes on with trade."""
        if isinstance(action, Roll):
            p.push(TRADING_STRICT[seat] if p.rulings.strict else TRADING_FREE[seat])
            p.push(DICE_ROLL[seat])
        else:
            p.push(self)
            play(p, seat, action)

    def fits(self, action: Action) -> bool:
        return isinstance(action, Roll) or is_card(action)

    def first(self) -> Note:
        return Note("roll-first", ["S-023", "S-103"], {})


@final
class Trading(Question):
    """S-023, S-029: trade, then build; with free phases, both until the turn ends."""

    def __init__(self, seat: Seat, strict: bool) -> None:
        super().__init__(seat)
        self.strict: Final = strict
        """S-A01: the first build or purchase ends the trade phase."""

    def name(self) -> str:
        return "trade"

    def fields(self) -> list[int]:
        return [int(self.strict)]

    def ask(self, seat: Seat) -> Note:
        if self.strict:
            return Note("prompt-trade", ["S-029", "S-035", "S-A01"], {})
        return Note("prompt-free", ["S-029", "S-035"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        player = p.players[seat]
        if can_only_trade_or_end(p, player):
            return END_OR_TRADE[affordable(player)]
        return trading_choices(p, player)

    def unasked(self, p: Position, seat: Seat) -> list[Action]:
        return [WITHDRAW] if may_withdraw(p, seat) else []

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """Do what the action says, the frequent verbs first."""
        if isinstance(action, End):
            end(p)
        elif isinstance(action, Trade):
            p.push(self)
            trade(p, seat, action.give, action.get)
        elif is_build(action):
            if self.strict:
                p.push(BUILDING[seat])
                p.bargain = p.bargain.without_proposals(EVERYBODY)
            else:
                p.push(self)
            build(p, seat, action)
        else:
            p.push(self)
            if is_card(action):
                play(p, seat, action)
            else:
                talk(p, seat, action)

    def forms(self, p: Position, seat: Seat) -> list[str]:
        return talk_forms(p, seat)

    def offers(self, p: Position, seat: Seat) -> list[Action]:
        return offers(p, seat) if seat == self.seat else proposals_for(p, seat)

    def fits(self, action: Action) -> bool:
        return is_trade(action) or is_build(action) or is_card(action) or isinstance(action, End)

    def first(self) -> Note:
        return Note("not-this-phase", ["S-023", "S-103"], {})


@final
class Building(Question):
    """S-A01: the trade phase is closed, building goes on."""

    def name(self) -> str:
        return "build"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-build", ["S-035", "S-098"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        player = p.players[seat]
        return ONLY_END if can_only_end(p, player) else building_choices(p, player)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, End):
            end(p)
            return
        p.push(self)
        if is_build(action):
            build(p, seat, action)
        else:
            play(p, seat, action)

    def fits(self, action: Action) -> bool:
        return is_build(action) or is_card(action) or isinstance(action, End)

    def first(self) -> Note:
        return Note("not-this-phase", ["S-023", "S-103"], {})

    def refuse(self, seat: Seat, action: Action) -> list[Note]:
        if seat == self.seat and is_trade(action):
            return [Note("trade-closed", ["S-A01", "S-023"], {})]
        return super().refuse(seat, action)


ONLY_ROLL: Final[list[Action]] = [ROLL]
ONLY_END: Final[list[Action]] = [END]
END_OR_TRADE: Final[list[list[Action]]] = [[END, *exchanges] for exchanges in TRADES]
ROLLING: Final = [Rolling(seat) for seat in range(MOST_SEATS)]
TRADING_STRICT: Final = [Trading(seat, True) for seat in range(MOST_SEATS)]
TRADING_FREE: Final = [Trading(seat, False) for seat in range(MOST_SEATS)]
BUILDING: Final = [Building(seat) for seat in range(MOST_SEATS)]
