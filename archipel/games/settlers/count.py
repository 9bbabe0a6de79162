"""What a diligent player of Settlers has counted: hands, and the development cards to come."""

from __future__ import annotations

from archipel.core.values import value_type
from archipel.core.view import View
from archipel.games.settlers.cards import CARD_COUNTS, KINDS
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.view import PlayerView, SettlersView


@value_type
class HandCount:
    """A hand: how many of each resource it surely holds, the most it may hold, how many cards are unclear."""

    seat: int
    sure: tuple[int, ...]
    most: tuple[int, ...]
    unclear: int


@value_type
class SettlersCount(View):
    """All hands; unseen development cards by kind; not `certain` when unlikely hands were left out."""

    hands: tuple[HandCount, ...]
    unseen: tuple[int, ...]
    certain: bool


def _hand(player: PlayerView, memory: SettlersMemory) -> HandCount:
    if player.hand is not None:
        return HandCount(player.seat, player.hand, player.hand, 0)
    if memory.hands.is_lost():
        return HandCount(player.seat, (0,) * KINDS, (player.hand_size,) * KINDS, player.hand_size)
    columns = memory.hands.columns(player.seat)
    sure = tuple(map(min, columns))
    return HandCount(player.seat, sure, tuple(map(max, columns)), player.hand_size - sum(sure))


def count(view: SettlersView, memory: SettlersMemory) -> SettlersCount:
    """The count of the seat that sees and remembers this."""
    own = [player.cards for player in view.players if player.cards is not None]
    unseen = [CARD_COUNTS[kind] - view.played[kind] - sum(cards[kind] for cards in own) for kind in range(5)]
    hands = tuple([_hand(player, memory) for player in view.players])
    return SettlersCount(hands, tuple(unseen), memory.hands.complete)
