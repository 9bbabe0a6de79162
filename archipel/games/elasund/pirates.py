"""Pirates: what a 7 costs everybody and brings the roller (E-074 to E-081)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import NOBODY, Action, Note, Seat
from archipel.games.elasund.actions import TAKE, TAKE_ANY, Take, TakeAny
from archipel.games.elasund.board import ROW_SPACE, ROW_SQUARES, Y
from archipel.games.elasund.city import FREE
from archipel.games.elasund.components import gold_in
from archipel.games.elasund.discards import Giving
from archipel.games.elasund.position import Asked, Chance, Position, Question
from archipel.games.elasund.tiles import CARD_KINDS, CARDS, CHURCH_TILES, NEUTRAL_TILES, WALL_TOWER
from archipel.parts.actions import PASS, Pass
from archipel.parts.bits import members
from archipel.parts.packed import ONE, count, kinds, total, unpack


def cubes_in_row(p: Position, row: int) -> list[int]:
    """E-A24: cubes whose flag stands in the row: on buildings, church tiles and towers of the east wall."""
    out = [0] * p.seats
    last = FREE
    for c in ROW_SQUARES[row]:
        tile = p.cover[c]
        if tile != last:
            last = tile
            if 0 <= tile < NEUTRAL_TILES and row < Y[p.place[tile]] + p.flags[tile]:
                out[p.owner[tile]] = out[p.owner[tile]] + 1
    if p.church.begun():
        for tile in range(1, CHURCH_TILES + 1):
            if p.church.owner[tile] != NOBODY and Y[p.church.square(tile)] == row:
                out[p.church.owner[tile]] = out[p.church.owner[tile]] + 1
    space = ROW_SPACE[row]
    if space >= 0 and WALL_TOWER[p.walls.tile[space]]:
        out[p.walls.owner[space]] = out[p.walls.owner[space]] + 1
    return out


def losses(p: Position, row: int) -> list[int]:
    """E-078: one card for each cube in the row; E-079: no more than one has.

    Cards laid aside still count (E-A45): nobody sees yet that they are.
    """
    out = cubes_in_row(p, row)
    for seat in range(p.seats):
        if out[seat]:
            cards = total(p.cards.hand[seat]) + total(p.cards.aside[seat])
            if out[seat] > cards:
                out[seat] = cards
    return out


def attack(p: Position) -> None:
    """E-076: no income; E-078: everybody, the roller too, gives up cards, all at once (E-A25)."""
    owed = losses(p, p.ship)
    if any(n > 0 for n in owed):
        p.push(Plundered(p.turn, owed))


@final
class Plundered(Giving):
    """E-078: cards for the pirates, gold or influence, as one likes."""

    def ask(self, seat: Seat) -> Note:
        return Note("ask-give", ["E-078"], {"cards": self.owed[seat]})

    def show(self, out: Asked) -> None:
        super().show(out)
        out.purpose = "pirates"

    def takes_gold(self) -> bool:
        return True

    def still(self, owed: list[int]) -> Question:
        return Plundered(self.first, owed)

    def all_in(self, p: Position) -> None:
        """E-080, E-C10: what was given up becomes the pool of the roller's reward."""
        for seat in range(p.seats):
            given = p.cards.take_aside(seat)
            if seat == p.turn and p.rulings.reward_of_others:
                clear(p, given)
            else:
                p.cards.pool += given
        cards = total(p.cards.pool)
        towers = p.walls.towers(p.turn)
        if cards and towers:
            p.push(Rewarding(p.turn, towers if towers < cards else cards))
        else:
            clear_pool(p)


def clear(p: Position, cards: i64) -> None:
    """E-A25: gold goes to the bank, influence to the discard pile."""
    gold = gold_in(cards)
    p.cards.bank += gold
    p.cards.spent += cards - gold


def clear_pool(p: Position) -> None:
    """E-A25: what the roller does not take is gone."""
    clear(p, p.cards.pool)
    p.cards.pool = 0


# The reward (E-080).

TAKES: Final[list[list[Action]]] = [
    [TAKE[card] for card in members(cards)] for cards in range(1 << CARD_KINDS)
]
"""Rewards, by the set of cards that were given up: a look-up, as `cards.DRAWS`."""
TAKES_OR_PASS: Final[list[list[Action]]] = [[*takes, PASS] for takes in TAKES]


def take(p: Position, card: int, left: int) -> None:
    """E-080: one card for each tower; `left` of them remain, including this one."""
    p.cards.pool -= ONE[card]
    p.cards.hand[p.turn] += ONE[card]
    if left > 1:
        p.push(Rewarding(p.turn, left - 1))
    else:
        clear_pool(p)


@final
class Rewarding(Question):
    """E-080: the roller takes discarded cards, E-C09: chosen or drawn; E-A26: or no more."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many cards may still be taken."""

    def name(self) -> str:
        return "take"

    def fields(self) -> list[int]:
        return [self.left]

    def ask(self, seat: Seat) -> Note:
        return Note("ask-take", ["E-080"], {"cards": self.left})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        if p.rulings.random_reward:
            return [TAKE_ANY, PASS]
        return TAKES_OR_PASS[kinds(p.cards.pool)]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Take):
            take(p, action.card, self.left)
        elif isinstance(action, TakeAny):
            p.push(Loot(seat, self.left))
        else:
            clear_pool(p)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Take | TakeAny | Pass)

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        """E-080: only discarded cards; E-C09: chosen unless the table draws them."""
        if isinstance(action, Take):
            if p.rulings.random_reward:
                return [Note("reward-is-drawn", ["E-080", "E-C09"])]
            if not count(p.cards.pool, action.card):
                return [Note("not-in-pool", ["E-080"], {"card": CARDS[action.card]})]
        elif isinstance(action, TakeAny) and not p.rulings.random_reward:
            return [Note("reward-is-chosen", ["E-080", "E-C09"])]
        return []


@final
class Loot(Chance):
    """E-C09: chance decides which of the discarded cards the roller draws."""

    def __init__(self, by: Seat, left: int) -> None:
        super().__init__(by)
        self.left: Final = left
        """How many cards may still be taken, including this one."""

    def name(self) -> str:
        return "loot"

    def fields(self) -> list[int]:
        return [self.by, self.left]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return TAKES[kinds(p.cards.pool)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.cards.pool, CARD_KINDS) if n]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        take(p, action.card, self.left)
