"""What one seat knows of all hands: the possible worlds, each with its likelihood.

Cards that move openly move in all worlds. A card that moves unseen splits each world. A hand that shows what
it holds or lacks rules worlds out. Knowledge is joint: a card that one hand lacks is in another one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.parts.packed import ONE, count, covers, pack, total, unpack
from archipel.parts.piles import deal_out

MOST_WORLDS: Final = 2000
"""Beyond this the least likely worlds are dropped. Games between people or bots stay below fifty."""
GUESSES: Final = 300
"""The number of worlds dealt at random once all known ones have turned out wrong."""

World = tuple[int, ...]
"""All hands, each packed into one number."""


@final
class Hands:
    """The worlds that one seat considers possible."""

    def __init__(self, kinds: int, hands: list[list[int]]) -> None:
        self.kinds = kinds
        self.worlds: dict[World, float] = {tuple([pack(hand) for hand in hands]): 1.0}
        self.complete = True
        """Whether no world was ever dropped for being unlikely, so that what all worlds share is certain."""

    def copy(self) -> Hands:
        """Return an independent copy."""
        twin = Hands(self.kinds, [])
        twin.worlds = self.worlds.copy()
        twin.complete = self.complete
        return twin

    def text(self) -> str:
        """Return everything in one canonical line."""
        worlds = sorted([(self._cards(world), weight) for world, weight in self.worlds.items()])
        lines = [f"{weight:.6g} {' '.join(map(str, cards))}" for cards, weight in worlds]
        return "; ".join(lines if self.complete else [*lines, "and others"])

    def columns(self, seat: int) -> list[tuple[int, ...]]:
        """Return, for each kind, how many of it a seat holds, world by world."""
        return list(zip(*[unpack(world[seat], self.kinds) for world in self.worlds]))

    # Open events.

    def gives(self, seat: int, goods: list[int]) -> None:
        """A seat gives up cards that everybody sees; it gains those that are negative."""
        less: i64 = 0
        more: i64 = 0
        for kind, n in enumerate(goods):
            if n > 0:
                less += ONE[kind] * n
            elif n < 0:
                more -= ONE[kind] * n
        if less == more:  # nothing changes hands
            return
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            hand: i64 = world[seat]
            if covers(hand, less):
                hands = list(world)
                hands[seat] = hand - less + more
                worlds[tuple(hands)] = weight
        self._keep(worlds)

    def holds(self, seat: int, goods: list[int]) -> None:
        """A seat has shown that it holds at least this."""
        shown = pack(goods)
        self._keep({world: weight for world, weight in self.worlds.items() if covers(world[seat], shown)})

    def lacks(self, seat: int, goods: list[int]) -> None:
        """A seat has shown that it does not hold all of this."""
        shown = pack(goods)
        self._keep({world: weight for world, weight in self.worlds.items() if not covers(world[seat], shown)})

    def holds_exactly(self, seat: int, kind: int, n: int) -> None:
        """A seat has shown exactly how many cards of a kind it holds."""
        self._keep({world: weight for world, weight in self.worlds.items() if count(world[seat], kind) == n})

    # Unseen events.

    def passes_unseen(self, giver: int, taker: int) -> None:
        """An unseen card goes from one hand to another: each kind as likely as it is frequent."""
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            size = total(world[giver])
            for kind in range(self.kinds):
                n = count(world[giver], kind)
                if n:
                    hands = list(world)
                    hands[giver] = hands[giver] - ONE[kind]
                    hands[taker] = hands[taker] + ONE[kind]
                    key = tuple(hands)
                    worlds[key] = worlds.get(key, 0.0) + weight * float(n) / float(size)
        self._keep(worlds)

    def _keep(self, worlds: dict[World, float]) -> None:
        """Keep the likeliest of these worlds, and normalise their likelihoods."""
        if len(worlds) > MOST_WORLDS:
            ranked = sorted([(-weight, self._cards(world), world) for world, weight in worlds.items()])
            worlds = {world: -weight for weight, _, world in ranked[:MOST_WORLDS]}
            self.complete = False
        likely = 0.0
        for weight in worlds.values():
            likely += weight
        if likely != 1.0:
            worlds = {world: weight / likely for world, weight in worlds.items()}
        self.worlds = worlds

    def _cards(self, world: World) -> list[int]:
        """Return the cards of all hands, one hand after the other."""
        return [n for hand in world for n in unpack(hand, self.kinds)]

    # Use of the knowledge.

    def is_lost(self) -> bool:
        """Return whether all worlds have turned out wrong, because the true one was dropped."""
        return not self.worlds

    def guess_again(self, pool: list[int], sizes: list[int], seat: int, own: list[int]) -> None:
        """Start over from what everybody sees: random hands of these sizes from a pool, and the own one."""
        rng = Rng(sum(sizes))
        worlds: dict[World, float] = {}
        for _ in range(GUESSES):
            hands = deal_out(pool.copy(), sizes, rng)
            hands[seat] = own
            key = tuple([pack(hand) for hand in hands])
            worlds[key] = worlds.get(key, 0.0) + 1.0
        self.complete = False
        self._keep(worlds)

    def draw(self, rng: Rng) -> list[list[int]]:
        """Return the hands of one world, drawn by likelihood."""
        worlds = list(self.worlds)
        at = 0
        if len(worlds) > 1:
            at = rng.weighted([1 + int(weight * 1_000_000_000) for weight in self.worlds.values()])
        return [unpack(hand, self.kinds) for hand in worlds[at]]
