"""What the dice bring: income, or on a seven the discards before the robber."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import DISCARD, MOST_SEATS, Discard, by_kinds
from archipel.games.settlers.board import DESERT, FIELD_MASK
from archipel.games.settlers.cards import HAND_LIMIT, KINDS
from archipel.games.settlers.position import Asked, Chance, Player, Position, Several
from archipel.games.settlers.robber import MOVING_ROBBER
from archipel.parts.bits import size
from archipel.parts.dice import DICE, DICE_ODDS, Dice, throw
from archipel.parts.packed import ONE, count, covers, kinds, total, unpack


def cards_at(player: Player, corners: i64) -> i64:
    """S-006, S-048: one card for each settlement around a field, two for each city."""
    return size(player.settlements & corners) + 2 * size(player.cities & corners)


def due(p: Position, player: Player, number: int) -> i64:
    """S-006, S-027: what a player would take, packed; where the robber stands there is nothing (S-055)."""
    claim: i64 = 0
    board = p.board
    if player.buildings() & board.corners_by_total[number]:
        for field in board.fields_by_total[number]:
            if field != p.robber:
                claim += cards_at(player, FIELD_MASK[field]) * board.gives[field]
    return claim


def paid(p: Position, number: int) -> list[i64]:
    """S-A06: what is `due` to each; of what the bank lacks nobody gets any, or the only claimant the rest."""
    claims: list[i64] = [due(p, player, number) for player in p.players]
    wanted: i64 = 0
    for due_to_one in claims:
        wanted += due_to_one
    for good in range(KINDS):
        left = count(p.bank, good)
        if count(wanted, good) > left:
            for seat, claim in enumerate(claims):
                n = count(claim, good)
                rest = left if p.rulings.sole_takes_rest and n == count(wanted, good) else 0
                claims[seat] -= (n - rest) * ONE[good]
    return claims


def produce(p: Position, number: int) -> None:
    """S-005, S-026: every field with the rolled number pays everybody, if the bank can.

    A bank that can pay everybody does so without looking at single goods.
    `tests/settlers/test_fast_paths.py` compares this with `paid`.
    """
    bank = p.bank
    for player in p.players:
        p.receive(player, due(p, player, number))
    if not covers(bank, bank - p.bank):  # too much: take it back, and pay what the bank can (S-A06)
        for player in p.players:
            p.receive(player, -due(p, player, number))
        for seat, gain in enumerate(paid(p, number)):
            p.receive(p.players[seat], gain)


def start_income(p: Position, seat: Seat, fields: list[int]) -> None:
    """S-019, S-097: one card for every terrain around the settlement; none for desert and sea (S-A25)."""
    for field in fields:
        good = p.board.land[field]
        if good != DESERT:
            p.take(p.players[seat], good, 1)


@final
class DiceRoll(Chance):
    """S-026: both dice fall."""

    def name(self) -> str:
        return "dice"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DICE

    def odds(self, p: Position) -> list[int]:
        return DICE_ODDS

    def draw(self, p: Position, rng: Rng) -> int:
        return throw(rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """S-023: the fields pay; on a seven nobody receives anything (S-051) and the robber moves (S-119)."""
        assert isinstance(action, Dice)
        p.low = action.low
        p.high = action.high
        if action.total != 7:
            produce(p, action.total)
        else:
            p.push(MOVING_ROBBER[self.by])
            ask_discards(p, self.by)


def ask_discards(p: Position, by: Seat) -> None:
    """S-052, S-A28: a player who holds more than seven cards discards half of them, rounded down."""
    owed: i64 = 0
    for player in p.players:
        held = total(player.hand)
        if held > HAND_LIMIT:
            owed += held // 2 * ONE[player.seat]
    if owed:
        p.push(Discarding(by, owed))


@final
class Discarding(Several):
    """S-052, S-A22: every card is laid aside covered; once all are, they go to the bank at once."""

    def name(self) -> str:
        return "discard"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-discard", ["S-052"], {"cards": self.owes(seat)})

    def wait(self) -> Note:
        return Note("wait-discards", ["S-052"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DISCARDS[kinds(p.players[seat].hand)] if self.owes(seat) else []

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        player = p.players[seat]
        card = ONE[action.good]
        player.hand -= card
        player.laid += card
        owed = self.owed - ONE[seat]
        if owed:
            p.push(Discarding(self.by, owed))
        else:
            clear_away(p)

    def first(self) -> Note:
        return Note("discards-first", ["S-052", "S-A22"], {})

    def show(self, out: Asked) -> None:
        out.owed = unpack(self.owed)


def clear_away(p: Position) -> None:
    """S-052: all cards that were laid aside go to the bank."""
    for player in p.players:
        p.bank += player.laid
        player.laid = 0


DISCARDS: Final = by_kinds([[discard] for discard in DISCARD])
DICE_ROLL: Final = [DiceRoll(by) for by in range(MOST_SEATS)]
