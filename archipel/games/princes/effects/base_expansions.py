"""What the expansions of the base set do."""

from __future__ import annotations

from typing import Final, final

from archipel.games.princes.board import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL
from archipel.games.princes.effect import Effect

TOLL: Final = 2
"""P-223."""


@final
class Booster(Effect):
    """P-130 to P-134, P-237: neighbouring regions of one terrain produce one more on the roll."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def boosts(self) -> int:
        return self.terrain


@final
class TradeShip(Effect):
    """P-142 to P-147: one good is traded 2 for 1."""

    def __init__(self, good: int) -> None:
        self.good = good

    def rate(self) -> int:
        return self.good


@final
class TollBridge(Effect):
    """P-141, P-223: 2 gold on a Harvest."""

    def harvest(self) -> int:
        return TOLL


@final
class ParishHall(Effect):
    """P-071: choosing a card in the exchange costs 1 good."""

    def search_price(self) -> int:
        return 1


@final
class Storehouse(Effect):
    """P-137, P-243: keeps its neighbours from being counted, and has them gain in a Year of Plenty."""

    def shelters(self) -> bool:
        return True

    def fattens(self) -> bool:
        return True


@final
class Marketplace(Effect):
    """P-138: catches up with the opponent's production."""

    def markets(self) -> bool:
        return True


@final
class Abbey(Effect):
    """P-243: its neighbours gain in a Year of Plenty; its progress point is counted (P-140)."""

    def fattens(self) -> bool:
        return True


@final
class LargeTradeShip(Effect):
    """P-154: trades goods of a neighbouring region 2 for 1."""

    def sails(self) -> bool:
        return True


BASE_EXPANSIONS: Final[dict[str, Effect]] = {
    "lumber_camp": Booster(LUMBER),
    "brick_factory": Booster(BRICK),
    "weavers_shop": Booster(WOOL),
    "grain_mill": Booster(GRAIN),
    "iron_foundry": Booster(ORE),
    "parish_hall": ParishHall(),
    "storehouse": Storehouse(),
    "marketplace": Marketplace(),
    "abbey": Abbey(),
    "toll_bridge": TollBridge(),
    "lumber_ship": TradeShip(LUMBER),
    "brick_ship": TradeShip(BRICK),
    "wool_ship": TradeShip(WOOL),
    "grain_ship": TradeShip(GRAIN),
    "ore_ship": TradeShip(ORE),
    "gold_ship": TradeShip(GOLD),
    "large_trade_ship": LargeTradeShip(),
}
"""By name; the common heroes (P-148 to P-153) have points alone."""
