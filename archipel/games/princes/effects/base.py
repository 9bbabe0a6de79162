"""What the cards of the base set do."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Note
from archipel.games.princes.board import ALL_GOODS, BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL
from archipel.games.princes.cards import CARDS, DECK, NAME, named
from archipel.games.princes.effects.effect import Effect
from archipel.games.princes.position import Position
from archipel.games.princes.sites import may_settle
from archipel.games.princes.tasks import (
    BY_FEUD,
    EVENT_DRAWN,
    FEUDING,
    LOSING,
    NAMING,
    NUMBERING,
    REACTING,
    RELOCATING,
    SCOUT_BUILDS,
    SHOPPING,
    STRIKE,
)
from archipel.games.princes.verbs import (
    buildings,
    gain,
    pay_any,
    pay_one_kind,
    stack_events,
    standing,
    touching,
    yield_at,
)
from archipel.parts.bits import members

SMITH_GOLD: Final = 3
SMITH_GOODS: Final = 2
"""P-222."""
CARAVAN: Final = 2
"""P-129."""
TOLL: Final = 2
"""P-223."""
FEUD_NAMES: Final = 3
"""P-241."""
FRATERNAL_CARDS: Final = 2
"""P-156."""
INVENTIONS: Final = 2
"""P-234."""
PURCHASES: Final = 2
"""P-240."""

ABBEY: Final = named("abbey")
SEBASTIAN: Final = named("sebastian")


def in_order(p: Position) -> list[int]:
    """P-A02: the seats, last first: what is pushed for the active player then comes up first."""
    return [1 - p.turn, p.turn]


# Reactions.


def may_react(p: Position, seat: int) -> bool:
    """P-186: whether, for all the opponent can see, the seat may hold Sebastian; then it is asked."""
    for kind, count in enumerate(p.rulings.cards):
        if count and NAME[kind] == SEBASTIAN:
            return kind not in p.discard and p.realms[seat].backs(DECK[kind]) > 0
    return False


def threaten(p: Position, seat: int, event: int) -> None:
    """P-A20: an event is about to hit: the seat may answer first, and is asked even without an answer."""
    if may_react(p, seat):
        p.push(REACTING, seat, event)
    else:
        p.push(STRIKE, seat, event)


# Action cards.


@final
class Brigitta(Effect):
    """P-125: set the production die before the roll."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if p.set_number:
            notes.append(Note("already-set", ["P-125", "P-A37"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(NUMBERING, seat)


@final
class Relocation(Effect):
    """P-238: swap two own regions or two own expansions; there are always regions to swap."""

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(RELOCATING, seat)


@final
class Scout(Effect):
    """P-127, P-239: build a settlement and choose its two regions."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if not may_settle(p, seat):
            notes.append(Note("no-settlement-to-scout", ["P-127"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(SCOUT_BUILDS, seat)


@final
class Goldsmith(Effect):
    """P-128, P-222: 3 gold for 2 goods of choice."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if p.realms[seat].held(GOLD) < SMITH_GOLD:
            notes.append(Note("needs-gold", ["P-222"], {"n": SMITH_GOLD}))

    def play(self, p: Position, seat: int, kind: int) -> None:
        gain(p, seat, ALL_GOODS, SMITH_GOODS)
        pay_one_kind(p, seat, GOLD, SMITH_GOLD)


@final
class Caravan(Effect):
    """P-129: give up exactly 2 goods and take any 2."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if p.realms[seat].total() < CARAVAN:
            notes.append(Note("needs-goods", ["P-129"], {"n": CARAVAN}))

    def play(self, p: Position, seat: int, kind: int) -> None:
        gain(p, seat, ALL_GOODS, CARAVAN)
        pay_any(p, seat, CARAVAN)  # asked last, answered first


# Expansions.


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


# Events.


@final
class YearOfPlenty(Effect):
    """P-155, P-243: a region gains 1 for every neighbouring Storehouse and Abbey."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in in_order(p):
            realm = p.realms[seat]
            for spot in standing(realm):
                effect = BASE_EFFECTS.get(CARDS[realm.spots[spot]].name)
                if effect is not None and effect.fattens():
                    left, right = touching(spot)
                    yield_at(p, seat, left, 1)
                    yield_at(p, seat, right, 1)


@final
class Yule(Effect):
    """P-087, P-157: the event stack is made anew, and another event is drawn."""

    def happen(self, p: Position, kind: int) -> None:
        stack_events(p)
        p.push(EVENT_DRAWN, p.turn)


@final
class FraternalFeuds(Effect):
    """P-156: the strength advantage buries 2 cards of the opposing hand."""

    def happen(self, p: Position, kind: int) -> None:
        holder = p.strength_holder()
        if holder >= 0 and p.realms[1 - holder].hand:
            threaten(p, 1 - holder, kind)

    def strike(self, p: Position, seat: int) -> None:
        realm = p.realms[seat]
        for i in range(len(realm.shown)):
            realm.shown[i] = 1
        p.push(FEUDING, 1 - seat, -1, 0, min(FRATERNAL_CARDS, len(realm.hand)))


@final
class Invention(Effect):
    """P-158, P-234: 1 good of choice per building with progress points, at most 2."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in in_order(p):
            n = 0
            for spot in members(buildings(p.realms[seat])):
                if CARDS[p.realms[seat].spots[spot]].progress:
                    n += 1
            gain(p, seat, ALL_GOODS, min(INVENTIONS, n))


@final
class TravelingMerchant(Effect):
    """P-159, P-240: each may buy up to 2 goods for 1 gold each."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in in_order(p):
            p.push(SHOPPING, seat, PURCHASES)


@final
class Feud(Effect):
    """P-160, P-241: the strength advantage names 3 buildings; their owner loses one of them."""

    def happen(self, p: Position, kind: int) -> None:
        holder = p.strength_holder()
        if holder >= 0 and buildings(p.realms[1 - holder]):
            threaten(p, 1 - holder, kind)

    def strike(self, p: Position, seat: int) -> None:
        spots = buildings(p.realms[seat])
        if len(members(spots)) > FEUD_NAMES:
            p.push(NAMING, 1 - seat, BY_FEUD, spots, 0, FEUD_NAMES)
        else:
            p.push(LOSING, seat, BY_FEUD, spots)


@final
class TradeShipsRace(Effect):
    """P-161, P-235, P-242: most trade ships gain 1 good; on a tie both do, if they have any."""

    def happen(self, p: Position, kind: int) -> None:
        most = max(p.realms[0].ships, p.realms[1].ships)
        for seat in in_order(p):
            if most and p.realms[seat].ships == most:
                gain(p, seat, ALL_GOODS, 1)


BASE_EFFECTS: Final[dict[str, Effect]] = {
    "brigitta": Brigitta(),
    "relocation": Relocation(),
    "scout": Scout(),
    "goldsmith": Goldsmith(),
    "merchant_caravan": Caravan(),
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
    "year_of_plenty": YearOfPlenty(),
    "fraternal_feuds": FraternalFeuds(),
    "yule": Yule(),
    "invention": Invention(),
    "traveling_merchant": TravelingMerchant(),
    "feud": Feud(),
    "trade_ships_race": TradeShipsRace(),
}
"""By name; the common heroes (P-148 to P-153) have points alone."""
