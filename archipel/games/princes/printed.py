"""The printed tables of Princes that the client draws by."""

from __future__ import annotations

from archipel.games.princes.board import CITY_PRICE, GOODS, ROAD_PRICE, SETTLEMENT_PRICE, TERRAINS


def printed() -> dict[str, object]:
    """Return the tables by name. Terrains stand in the order of the goods they yield."""
    prices = {"road": ROAD_PRICE, "settlement": SETTLEMENT_PRICE, "city": CITY_PRICE}
    return {"GOODS": GOODS, "TERRAINS": TERRAINS, "PRICES": prices}
