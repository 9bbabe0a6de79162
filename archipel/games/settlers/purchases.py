"""What can be known of bought development cards: every way in which the hidden draws may have gone.

A card is drawn unseen. Later its owner plays it, or does not win with it: both tell something of what
was drawn. So a seat keeps for every other one the hands that are possible, and in how many ways each
was drawn.
"""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Seat
from archipel.games.settlers.cards import AWARD_POINTS, CARD_COUNTS, POINT, TARGET
from archipel.games.settlers.position import Player, Position
from archipel.parts.packed import total

KINDS: Final = len(CARD_COUNTS)
CardHand = tuple[int, ...]
"""The cards that may be played, by kind, and then those bought in this turn, by kind."""
NO_PURCHASE: Final[CardHand] = (0,) * (2 * KINDS)
CERTAINTY: Final = 1 << 30
"""Likelihoods are drawn in so many parts."""


@final
class Purchases:
    """The cards that one player may hold, each hand with the number of ways in which it was drawn."""

    def __init__(self, ways: dict[CardHand, float]) -> None:
        self.ways = ways

    def copy(self) -> Purchases:
        """An independent twin; the table is replaced, never changed."""
        return Purchases(self.ways)

    def text(self) -> str:
        """All of it in one canonical line."""
        return ", ".join([f"{n:.6g} {' '.join(map(str, hand))}" for hand, n in sorted(self.ways.items())])

    def count(self) -> int:
        """How many cards the player holds."""
        for hand in self.ways:
            return sum(hand)
        return 0

    def is_fresh(self) -> bool:
        """Whether any of them was bought in this turn."""
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
        """S-064: with more victory points than so many the player would have won by now."""
        if self.count() > most:
            kept = {hand: n for hand, n in self.ways.items() if _points(hand) <= most}
            if len(kept) < len(self.ways):
                self.ways = kept


def _points(hand: CardHand) -> int:
    return hand[POINT] + hand[KINDS + POINT]


def _by_kind(hand: CardHand) -> CardHand:
    """How many cards of each kind a hand has, whenever they were bought."""
    return tuple([hand[card] + hand[KINDS + card] for card in range(KINDS)])


def most_points(p: Position, seat: Seat) -> int:
    """How many victory points a player on turn may hide who has not won (S-064)."""
    return TARGET - 1 - p.players[seat].points


def of_player(p: Position, player: Player) -> Purchases:
    """What the table alone tells of a player's cards: how many there are, and that they have not won yet.

    Out of turn Longest Road may have come since the player had a chance to win (S-A12).
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


# Drawing anew.


@final
class Deal:
    """All unseen development cards, dealt to several players at once: what one has, another one lacks."""

    def __init__(self, purchases: list[Purchases]) -> None:
        self._tables = [table.ways for table in purchases]
        self.hands = [list(table.ways) for table in purchases]
        self._ways = [list(table.ways.values()) for table in purchases]
        self._kinds = [[_by_kind(hand) for hand in hands] for hands in self.hands]
        self._weights: dict[tuple[int, CardHand], list[float]] = {}
        self._parts: dict[tuple[int, CardHand], list[int]] = {}

    def is_of(self, purchases: list[Purchases]) -> bool:
        """Whether it is made of these tables, which never change: then what it has worked out still holds."""
        return all(table.ways is ways for table, ways in zip(purchases, self._tables))

    def draw(self, pool: list[int], rng: Rng) -> list[CardHand]:
        """A hand for each, drawn by the number of ways in which all of them may have come about."""
        left = tuple(pool)
        drawn: list[CardHand] = []
        for player, hands in enumerate(self.hands):
            at = 0 if len(hands) == 1 else rng.weighted(self._drawn_by(player, left))
            drawn.append(hands[at])
            left = _without(left, self._kinds[player][at])
        return drawn

    def _drawn_by(self, player: int, left: CardHand) -> list[int]:
        """The likelihood of each hand of a player, in parts of one, when so much is left."""
        key = (player, left)
        if key not in self._parts:
            weights = self._weights_of(player, left)
            total = sum(weights)
            self._parts[key] = [max(1, int(w / total * CERTAINTY)) if w else 0 for w in weights]
        return self._parts[key]

    def _weights_of(self, player: int, left: CardHand) -> list[float]:
        """In how many ways a player draws each hand from what is left, and the next players theirs."""
        key = (player, left)
        if key not in self._weights:
            weights: list[float] = []
            is_last = player + 1 == len(self.hands)
            for n, kinds in zip(self._ways[player], self._kinds[player]):
                ways = n * _draws(left, kinds)
                if ways and not is_last:
                    ways *= sum(self._weights_of(player + 1, _without(left, kinds)))
                weights.append(ways)
            self._weights[key] = weights
        return self._weights[key]


def _without(left: CardHand, kinds: CardHand) -> CardHand:
    return tuple([n - held for n, held in zip(left, kinds)])


def _draws(left: CardHand, kinds: CardHand) -> float:
    """In how many ways cards of these kinds are drawn one after the other."""
    ways = 1.0
    for n, held in zip(left, kinds):
        if held > n:
            return 0.0
        for i in range(held):
            ways *= n - i
    return ways
