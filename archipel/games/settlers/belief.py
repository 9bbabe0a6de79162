"""What a seat can know of bought development cards: the hands that the hidden draws may have led to.

A card is drawn unseen. Later its owner plays it, or does not win with it, and both tell something about the
draw. So a seat keeps, for every other seat, the possible hands and the number of ways in which each was
drawn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Seat
from archipel.games.settlers.cards import AWARD_POINTS, CARD_COUNTS, POINT, TARGET
from archipel.games.settlers.position import Player, Position
from archipel.parts.packed import covers, pack, total

KINDS: Final = len(CARD_COUNTS)
CardHand = tuple[int, ...]
"""The playable cards by kind, followed by the cards bought in this turn by kind."""
NO_PURCHASE: Final[CardHand] = (0,) * (2 * KINDS)
CERTAINTY: Final = 1 << 30
"""The resolution of likelihoods, drawn as integers."""


@final
class Purchases:
    """The possible hands of one player, each with the number of ways in which it was drawn."""

    def __init__(self, ways: dict[CardHand, float]) -> None:
        self.ways = ways

    def copy(self) -> Purchases:
        """Return an independent copy. It shares the table, which is replaced and never changed."""
        return Purchases(self.ways)

    def text(self) -> str:
        """Return everything in one canonical line."""
        return ", ".join([f"{n:.6g} {' '.join(map(str, hand))}" for hand, n in sorted(self.ways.items())])

    def count(self) -> int:
        """Return how many cards the player holds."""
        held = 0
        for hand in self.ways:
            for n in hand:
                held += n
            break  # all hands have the same size
        return held

    def is_fresh(self) -> bool:
        """Return whether any card was bought in this turn."""
        for hand in self.ways:
            return any(n > 0 for n in hand[KINDS:])
        return False

    def buy(self) -> None:
        """S-049: an unseen card comes to the hand, of any kind."""
        ways: dict[CardHand, float] = {}
        for hand, n in self.ways.items():
            for card in range(KINDS):
                if hand[card] + hand[KINDS + card] < CARD_COUNTS[card]:
                    after = list(hand)
                    after[KINDS + card] += 1
                    key = tuple(after)
                    ways[key] = ways.get(key, 0.0) + n
        self.ways = ways

    def play(self, card: int) -> None:
        """S-056, S-057: a card is played that was bought before this turn."""
        ways: dict[CardHand, float] = {}
        for hand, n in self.ways.items():
            if hand[card]:
                after = list(hand)
                after[card] -= 1
                ways[tuple(after)] = n
        self.ways = ways

    def end_turn(self) -> None:
        """S-057: what was bought in this turn may be played from now on."""
        if not self.is_fresh():
            return
        ways: dict[CardHand, float] = {}
        for hand, n in self.ways.items():
            key = _by_kind(hand) + NO_PURCHASE[KINDS:]
            ways[key] = ways.get(key, 0.0) + n
        self.ways = ways

    def has_not_won(self, most: int) -> None:
        """S-064: with more victory points than `most` the player would have won by now."""
        if self.count() > most:
            kept = {hand: n for hand, n in self.ways.items() if _points(hand) <= most}
            if len(kept) < len(self.ways):
                self.ways = kept


def _points(hand: CardHand) -> int:
    return hand[POINT] + hand[KINDS + POINT]


def _by_kind(hand: CardHand) -> CardHand:
    """Return how many cards of each kind a hand has, new ones included."""
    return tuple([hand[card] + hand[KINDS + card] for card in range(KINDS)])


def most_points(p: Position, seat: Seat) -> int:
    """Return how many victory points a player on turn may hide without having won (S-064)."""
    return TARGET - 1 - p.players[seat].points


def of_player(p: Position, player: Player) -> Purchases:
    """Return what the table alone tells of a player's cards: how many, and that they have not won yet.

    Out of turn, the player may have received Longest Road since his last chance to win (S-A12).
    """
    found = Purchases({NO_PURCHASE: 1.0})
    fresh = total(p.fresh) if player.seat == p.turn else 0
    for _ in range(total(player.cards) - fresh):
        found.buy()
    found.end_turn()
    for _ in range(fresh):
        found.buy()
    most = most_points(p, player.seat)
    found.has_not_won(most + AWARD_POINTS if player.seat != p.turn and p.longest == player.seat else most)
    return found


# Redealing.


@final
class Deal:
    """All unseen development cards, dealt to several players at once: a card that one has, another lacks."""

    def __init__(self, purchases: list[Purchases]) -> None:
        self._tables = [table.ways for table in purchases]
        self._hands = [list(ways) for ways in self._tables]
        self._ways = [list(ways.values()) for ways in self._tables]
        self._cards = [[pack(list(_by_kind(hand))) for hand in hands] for hands in self._hands]
        # Memos for each player, by the packed cards that are left: they save the recursion over later
        # players.
        self._totals: list[dict[int, float]] = [{} for _ in purchases]
        self._parts: list[dict[int, list[int]]] = [{} for _ in purchases]

    def is_of(self, purchases: list[Purchases]) -> bool:
        """Return whether the memos hold for these tables, which are immutable.

        `tests/settlers/test_memory.py` checks that a memory deals for the position it is asked about.
        """
        return all(table.ways is ways for table, ways in zip(purchases, self._tables))

    def draw(self, pool: i64, rng: Rng) -> list[CardHand]:
        """Return a hand for each player, drawn by the number of ways in which all of them may come about."""
        left = pool
        drawn: list[CardHand] = []
        for player, hands in enumerate(self._hands):
            at = 0 if len(hands) == 1 else rng.weighted(self._drawn_by(player, left))
            drawn.append(hands[at])
            left -= self._cards[player][at]
        return drawn

    def _drawn_by(self, player: int, left: i64) -> list[int]:
        """Return the likelihood of each hand of a player as integers, given the cards that are left."""
        known = self._parts[player].get(left)
        if known is None:
            weights = self._weights_of(player, left)
            total = 0.0
            for weight in weights:
                total += weight
            known = [max(1, int(weight / total * CERTAINTY)) if weight else 0 for weight in weights]
            self._parts[player][left] = known
        return known

    def _weights_of(self, player: int, left: i64) -> list[float]:
        """Return the number of ways in which a player draws each hand and the later players draw theirs."""
        weights: list[float] = []
        is_last = player + 1 == len(self._hands)
        ways = self._ways[player]
        for at, cards in enumerate(self._cards[player]):
            weight = ways[at] * _draws(left, cards)
            if weight > 0.0 and not is_last:
                weight *= self._total_of(player + 1, left - cards)
            weights.append(weight)
        return weights

    def _total_of(self, player: int, left: i64) -> float:
        """Return the sum of `_weights_of` over all hands of a player."""
        known = self._totals[player].get(left, -1.0)
        if known < 0.0:
            known = 0.0
            for weight in self._weights_of(player, left):
                known += weight
            self._totals[player][left] = known
        return known


def _draws(left: i64, cards: i64) -> float:
    """Return the number of ways in which these cards are drawn one after the other."""
    if not covers(left, cards):
        return 0.0
    ways = 1.0
    while cards:
        n = left & 255
        for drawn in range(cards & 255):
            ways *= float(n - drawn)
        left >>= 8
        cards >>= 8
    return ways
