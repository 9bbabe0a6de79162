"""What the cards of the base set do."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    BUILD_SETTLEMENTS,
    BURY_UNKNOWN,
    CARD_SWAPS,
    GAINS,
    LOSES,
    NAMES,
    NUMBERS,
    PASS,
    PLAYS,
    SWAPS,
    BuildSettlement,
    Bury,
    Gain,
    Lose,
    Name,
    Number,
    Play,
    SwapCards,
    SwapRegions,
)
from archipel.games.princes.board import (
    ALL_GOODS,
    BRICK,
    GOLD,
    GRAIN,
    LUMBER,
    NOT_GOLD,
    ORE,
    REGIONS,
    SPOTS,
    WOOL,
)
from archipel.games.princes.building import build_settlement
from archipel.games.princes.cards import CARDS, DECK, KEYS, NAME, SEBASTIAN, named
from archipel.games.princes.effect import EFFECTS, Effect, Strike
from archipel.games.princes.goods import gain, has_room, pay_any, pay_one_kind, yield_at
from archipel.games.princes.hands import burials, refuse_burial
from archipel.games.princes.position import Asked, Open, Position, Question
from archipel.games.princes.production import EventDrawn
from archipel.games.princes.sites import may_settle, may_swap_cards, may_swap_regions, open_road
from archipel.games.princes.stacks import put_under
from archipel.games.princes.verbs import (
    buildings,
    in_order,
    send_back,
    stack_events,
    standing,
    take_off,
    touching,
)
from archipel.parts.bits import BIT, members

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


# Cards that are lost.


def lose_card(p: Position, seat: int, spot: int) -> None:
    """A card leaves against its owner's will, under a stack; Irmgard consoles him (P-191, P-A50)."""
    kind = take_off(p, seat, spot)
    if not EFFECTS[kind].consoles():
        for other in p.realms[seat].spots:
            if other >= 0 and EFFECTS[other].consoles():
                gain(p, seat, ALL_GOODS, 1)
    send_back(p, seat, kind)


@final
class Losing(Open):
    """P-184, P-241: the owner chooses which of his cards is lost."""

    def __init__(self, seat: int, by: str, spots: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        """The key of the card that does it."""
        self.spots: Final = spots
        """The spots to choose from, as bits."""

    def name(self) -> str:
        return "lose"

    def fields(self) -> list[int]:
        return [KEYS.index(self.by), self.spots]

    def ask(self, seat: int) -> Note:
        return Note("ask-lose", ["P-184", "P-241", "P-247"])

    def show(self, out: Asked) -> None:
        out.about = self.by

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for spot in members(self.spots):
            out.append(LOSES[spot])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        if self.by == PIRATE:  # P-247: sunk
            p.discard.append(take_off(p, self.seat, action.spot))
        else:
            lose_card(p, self.seat, action.spot)


PIRATE: Final = "gold/pirate_ship"
FEUD: Final = "base/feud"


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
        p.push(Reacting(seat, event))
    else:
        p.push(Strike(seat, event))


def reaction(p: Position, seat: int) -> int:
    """P-186, P-A19: the answering card the seat may play now, or -1."""
    realm = p.realms[seat]
    for i in range(len(realm.hand)):
        usable = p.rulings.fresh_reaction or not realm.fresh[i]
        if usable and EFFECTS[realm.hand[i]].answers():
            return realm.hand[i]
    return -1


@final
class Reacting(Question):
    """P-186, P-A20: an event is about to hit; it may be answered."""

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def name(self) -> str:
        return "react"

    def fields(self) -> list[int]:
        return [self.event]

    def ask(self, seat: int) -> Note:
        return Note("ask-react", ["P-186", "P-A20"], {"card": CARDS[self.event].name})

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.event]

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [PASS]
        kind = reaction(p, self.seat)
        if kind >= 0:
            out.append(PLAYS[kind])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            p.realms[self.seat].take_from_hand(reaction(p, self.seat))
            p.discard.append(action.kind)
        else:
            p.push(Strike(self.seat, self.event))


# Action cards.


@final
class Brigitta(Effect):
    """P-125: set the production die before the roll."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if p.set_number:
            notes.append(Note("already-set", ["P-125", "P-A37"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Numbering(seat))


@final
class Numbering(Question):
    """P-125: the result the die is set to."""

    def name(self) -> str:
        return "number"

    def ask(self, seat: int) -> Note:
        return Note("ask-number", ["P-125"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        out.extend(NUMBERS)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Number)
        p.set_number = action.number


@final
class Relocation(Effect):
    """P-238: swap two own regions or two own expansions; there are always regions to swap."""

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Relocating(seat))


@final
class Relocating(Question):
    """P-238, P-A26: the two cards that change places."""

    def name(self) -> str:
        return "relocate"

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-relocate", ["P-238", "P-A26"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        swap_regions(p, self.seat, out)
        realm = p.realms[self.seat]
        spots = standing(realm)
        for i in range(len(spots)):
            for j in range(i + 1, len(spots)):
                if may_swap_cards(realm, spots[i], spots[j]):
                    out.append(CARD_SWAPS[spots[i] * SPOTS + spots[j]])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, SwapRegions):
            swap_two_regions(p, self.seat, action.a, action.b)
        elif isinstance(action, SwapCards):
            swap_two_cards(p, self.seat, action.a, action.b)


def swap_regions(p: Position, seat: int, out: list[Action]) -> None:
    """P-101, P-238: every pair of own regions."""
    realm = p.realms[seat]
    places = realm.region_places()
    for i in range(len(places)):
        for j in range(i + 1, len(places)):
            if may_swap_regions(realm, places[i], places[j]):
                out.append(SWAPS[places[i] * REGIONS + places[j]])


def swap_two_regions(p: Position, seat: int, a: int, b: int) -> None:
    """P-A12, P-A26: regions change places with what they store."""
    realm = p.realms[seat]
    for row in (realm.terrain, realm.number, realm.store):
        kept = row[a]
        row[a] = row[b]
        row[b] = kept


def swap_two_cards(p: Position, seat: int, a: int, b: int) -> None:
    """P-238: expansions change places; a Mint keeps its turn's use."""
    realm = p.realms[seat]
    kept = realm.spots[a]
    realm.spots[a] = realm.spots[b]
    realm.spots[b] = kept
    used_a = realm.minted & BIT[a]
    used_b = realm.minted & BIT[b]
    realm.minted &= ~(BIT[a] | BIT[b])
    if used_a:
        realm.minted |= BIT[b]
    if used_b:
        realm.minted |= BIT[a]


@final
class Arranging(Question):
    """P-101, P-A12: the regions may be put into another order."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n
        """Swaps left."""

    def name(self) -> str:
        return "arrange"

    def fields(self) -> list[int]:
        return [self.n]

    def ask(self, seat: int) -> Note:
        return Note("ask-arrange", ["P-101", "P-A12"], {"n": self.n})

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [PASS]
        swap_regions(p, self.seat, out)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, SwapRegions):
            swap_two_regions(p, self.seat, action.a, action.b)
            if self.n > 1:
                p.push(Arranging(self.seat, self.n - 1))


@final
class Scout(Effect):
    """P-127, P-239: build a settlement and choose its two regions."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        if not may_settle(p, seat):
            notes.append(Note("no-settlement-to-scout", ["P-127"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(ScoutBuilds(seat))


@final
class ScoutBuilds(Open):
    """P-127: where the Scout's settlement is built."""

    def name(self) -> str:
        return "scout-builds"

    def ask(self, seat: int) -> Note:
        return Note("ask-scout-builds", ["P-127"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for side in (0, 1):
            if open_road(p.realms[self.seat], side):
                out.append(BUILD_SETTLEMENTS[side])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, BuildSettlement)
        build_settlement(p, self.seat, action, True)


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
        p.push(EventDrawn(p.turn))


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
        p.push(Feuding(1 - seat, -1, 0, min(FRATERNAL_CARDS, len(realm.hand))))


@final
class Feuding(Question):
    """P-156: which cards of the opposing hand go under which stacks."""

    def __init__(self, seat: int, first: int, stack: int, n: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        """The card chosen before, or -1."""
        self.stack: Final = stack
        """The stack it goes under."""
        self.n: Final = n

    def name(self) -> str:
        return "feud"

    def fields(self) -> list[int]:
        return [self.first, self.stack, self.n]

    def ask(self, seat: int) -> Note:
        return Note("ask-feud", ["P-156"], {"n": self.n})

    def show(self, out: Asked) -> None:
        out.left = self.n

    def choices(self, p: Position, seat: int) -> list[Action]:
        hand = p.realms[1 - self.seat].hand.copy()
        if self.first >= 0:
            hand.remove(self.first)
        out: list[Action] = []
        burials(p, hand, out)
        return out

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return refuse_burial(p, 1 - self.seat, action, False)

    def told(self, reader: int, seat: int, action: Action) -> Action:
        return BURY_UNKNOWN[action.stack] if isinstance(action, Bury) and reader != seat else action

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Bury)
        if self.n > 1:  # both go at once, so that the victim cannot tell which went where
            p.push(Feuding(self.seat, action.kind, action.stack, self.n - 1))
            return
        theirs = p.realms[1 - self.seat]
        mine = BIT[self.seat]
        if self.first >= 0:
            theirs.take_from_hand(self.first)
            put_under(p, self.stack, self.first, mine)
        theirs.take_from_hand(action.kind)
        put_under(p, action.stack, action.kind, mine if self.first >= 0 else 3)

    def redealt(self, p: Position, viewer: int, rng: Rng) -> Question:
        """The victim does not know which of his cards was chosen first."""
        if viewer == self.seat or self.first < 0:
            return self
        deck = p.rulings.stack_decks[self.stack]
        fit = sorted([kind for kind in p.realms[viewer].hand if DECK[kind] == deck])
        return Feuding(self.seat, fit[rng.below(len(fit))], self.stack, self.n)


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
            p.push(Shopping(seat, PURCHASES))


@final
class Shopping(Open):
    """P-240, P-A68: goods may be bought for 1 gold each, paid at once."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def name(self) -> str:
        return "shop"

    def fields(self) -> list[int]:
        return [self.n]

    def ask(self, seat: int) -> Note:
        return Note("ask-shop", ["P-240", "P-A68"], {"n": self.n})

    def choices(self, p: Position, seat: int) -> list[Action]:
        realm = p.realms[self.seat]
        out: list[Action] = []
        if realm.held(GOLD):
            for place in realm.region_places():
                if NOT_GOLD & BIT[realm.terrain[place]] and has_room(realm, place):
                    out.append(GAINS[place])
        if out:
            out.insert(0, PASS)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Gain):
            realm = p.realms[self.seat]
            realm.store[action.place] += 1
            if self.n > 1:
                p.push(Shopping(self.seat, self.n - 1))
            pay_one_kind(p, self.seat, GOLD, 1)


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
            p.push(Naming(1 - seat, spots, 0, FEUD_NAMES))
        else:
            p.push(Losing(seat, FEUD, spots))


@final
class Naming(Open):
    """P-241: the buildings that a feud threatens are named one at a time."""

    def __init__(self, seat: int, spots: int, named: int, n: int) -> None:
        super().__init__(seat)
        self.spots: Final = spots
        """The spots to choose from, as bits."""
        self.named: Final = named
        self.n: Final = n

    def name(self) -> str:
        return "name"

    def fields(self) -> list[int]:
        return [self.spots, self.named, self.n]

    def ask(self, seat: int) -> Note:
        return Note("ask-name", ["P-241"], {"n": self.n})

    def show(self, out: Asked) -> None:
        out.about = FEUD
        out.left = self.n
        out.named = self.named

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for spot in members(self.spots):
            out.append(NAMES[spot])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Name)
        bit = BIT[action.spot]
        if self.n > 1:
            p.push(Naming(self.seat, self.spots & ~bit, self.named | bit, self.n - 1))
        else:
            p.push(Losing(1 - self.seat, FEUD, self.named | bit))


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
