"""What one seat knows of all hands: every way the cards may lie, with its likelihood.

Cards that move in the open move in all worlds; a card that moves unseen splits them; whatever shows what a
hand holds or lacks rules some out. So knowledge is joint: what one hand lacks, another one has.
"""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.parts.piles import deal_out

MOST_WORLDS: Final = 2000
"""Beyond this the least likely worlds are dropped. Games between people or bots stay below fifty."""
GUESSES: Final = 300
"""So many worlds are dealt anew once all that were kept have turned out wrong."""

World = tuple[int, ...]
"""All hands, one after the other."""


@final
class Hands:
    """The worlds one seat holds possible."""

    def __init__(self, kinds: int, hands: list[list[int]]) -> None:
        self.kinds = kinds
        first: list[int] = []
        for hand in hands:
            first += hand
        self.worlds: dict[World, float] = {tuple(first): 1.0}
        self.complete = True
        """Whether no world was ever dropped for being unlikely: what all worlds share is then certain."""

    def copy(self) -> Hands:
        """An independent twin."""
        twin = Hands(self.kinds, [])
        twin.worlds = self.worlds.copy()
        twin.complete = self.complete
        return twin

    def text(self) -> str:
        """All of it in one canonical line."""
        lines = [f"{weight:.6g} {' '.join(map(str, world))}" for world, weight in sorted(self.worlds.items())]
        return "; ".join(lines if self.complete else [*lines, "and others"])

    def columns(self, seat: int) -> list[tuple[int, ...]]:
        """For each kind, how many of it a seat holds, world by world."""
        base = seat * self.kinds
        return list(zip(*[world[base : base + self.kinds] for world in self.worlds]))

    # What happens in the open.

    def gives(self, seat: int, goods: list[int]) -> None:
        """A seat gives up cards that everybody sees; it gains those that are negative."""
        base = seat * self.kinds
        moved = [kind for kind in range(self.kinds) if goods[kind]]
        if not moved:
            return
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            hands = list(world)
            fits = True
            for kind in moved:
                left = hands[base + kind] - goods[kind]
                hands[base + kind] = left
                if left < 0:
                    fits = False
            if fits:
                worlds[tuple(hands)] = weight
        self._keep(worlds)

    def holds(self, seat: int, goods: list[int]) -> None:
        """A seat has shown that it holds at least this."""
        self._keep(
            {world: weight for world, weight in self.worlds.items() if self._covers(world, seat, goods)}
        )

    def lacks(self, seat: int, goods: list[int]) -> None:
        """A seat has shown that it does not hold all of this."""
        worlds = self.worlds.items()
        self._keep({world: weight for world, weight in worlds if not self._covers(world, seat, goods)})

    def holds_exactly(self, seat: int, kind: int, n: int) -> None:
        """Everybody has seen how many cards of a kind a seat holds."""
        at = seat * self.kinds + kind
        self._keep({world: weight for world, weight in self.worlds.items() if world[at] == n})

    def _covers(self, world: World, seat: int, goods: list[int]) -> bool:
        base = seat * self.kinds
        return all(world[base + kind] >= n for kind, n in enumerate(goods))

    # What happens unseen.

    def passes_unseen(self, giver: int, taker: int) -> None:
        """An unseen card goes from one hand to another: each kind as likely as it is frequent."""
        kinds = self.kinds
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            hand = world[giver * kinds : giver * kinds + kinds]
            size = sum(hand)
            for kind, n in enumerate(hand):
                if n:
                    hands = list(world)
                    hands[giver * kinds + kind] -= 1
                    hands[taker * kinds + kind] += 1
                    key = tuple(hands)
                    worlds[key] = worlds.get(key, 0.0) + weight * n / size
        self._keep(worlds)

    def _keep(self, worlds: dict[World, float]) -> None:
        """What is left of the worlds, the likeliest of them, with likelihoods that make one again."""
        if len(worlds) > MOST_WORLDS:
            ranked = sorted([(-weight, world) for world, weight in worlds.items()])
            worlds = {world: -weight for weight, world in ranked[:MOST_WORLDS]}
            self.complete = False
        total = 0.0
        for weight in worlds.values():
            total += weight
        if total != 1.0:
            worlds = {world: weight / total for world, weight in worlds.items()}
        self.worlds = worlds

    # What is made of it.

    def is_lost(self) -> bool:
        """Whether every world that was kept has turned out wrong, because the true one was dropped."""
        return not self.worlds

    def guess_anew(self, pool: list[int], sizes: list[int], seat: int, own: list[int]) -> None:
        """Begin again with what everybody sees: hands of these sizes from a pool, but for the seat's own."""
        rng = Rng(sum(sizes))
        worlds: dict[World, float] = {}
        for _ in range(GUESSES):
            hands = deal_out(pool.copy(), sizes, rng)
            hands[seat] = own
            key = tuple([n for hand in hands for n in hand])
            worlds[key] = worlds.get(key, 0.0) + 1.0
        self.complete = False
        self._keep(worlds)

    def draw(self, rng: Rng) -> list[list[int]]:
        """The hands of one world, drawn by likelihood."""
        worlds = list(self.worlds)
        at = 0
        if len(worlds) > 1:
            at = rng.weighted([1 + int(weight * 1_000_000_000) for weight in self.worlds.values()])
        world, kinds = worlds[at], self.kinds
        return [list(world[base : base + kinds]) for base in range(0, len(world), kinds)]
