"""Events of the base set."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action, Note
from archipel.games.princes.actions import GAINS, NAMINGS, Bury, Gain, Name, pick
from archipel.games.princes.board import ALL_GOODS, GOLD, NOT_GOLD, touching
from archipel.games.princes.cards import CARDS, DECK, KEYS, POWERS, kind_of, kinds_of
from archipel.games.princes.effect import Effect
from archipel.games.princes.effects.losses import Losing, threaten
from archipel.games.princes.events import EVENT_DRAWN, stack_events
from archipel.games.princes.goods import add, gain, has_room, yield_at
from archipel.games.princes.hands import Burial, burials, refuse_burial
from archipel.games.princes.paying import pay_one_kind
from archipel.games.princes.position import Asked, Open, Position, Question
from archipel.games.princes.rows import without
from archipel.games.princes.stacks import BOTH, put_under
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT, members

FEUD_NAMES: Final = 3
"""P-241."""

FRATERNAL_CARDS: Final = 2
"""P-156."""

INVENTIONS: Final = 2
"""P-234."""

PURCHASES: Final = 2
"""P-240."""

FEUD: Final = kind_of("base/feud")


@final
class YearOfPlenty(Effect):
    """P-155, P-243: a region gains 1 for every neighbouring Storehouse and Abbey."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in p.in_order():
            realm = p.realms[seat]
            for spot in realm.standing():
                if POWERS[realm.spots[spot]].plenty:
                    left, right = touching(spot)
                    yield_at(p, seat, left, 1)
                    yield_at(p, seat, right, 1)


@final
class Yule(Effect):
    """P-087, P-157: the event stack is rebuilt, and another event is drawn."""

    def happen(self, p: Position, kind: int) -> None:
        stack_events(p)
        p.push(EVENT_DRAWN[p.turn])


@final
class FraternalFeuds(Effect):
    """P-156: the strength advantage buries 2 cards of the opposing hand."""

    def happen(self, p: Position, kind: int) -> None:
        holder = p.strength_holder()
        if holder >= 0 and p.realms[1 - holder].hand:
            threaten(p, 1 - holder, kind)

    def strike(self, p: Position, seat: int) -> None:
        realm = p.realms[seat]
        realm.show_hand()
        p.push(Feuding(1 - seat, -1, 0, min(FRATERNAL_CARDS, len(realm.hand))))


@final
class Feuding(Burial):
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
        out: list[Action] = []
        burials(p, kinds_of(self.left_of(p)), out)
        return out

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return refuse_burial(p, self.left_of(p), action)

    def left_of(self, p: Position) -> list[int]:
        """Return the opposing hand without the card chosen before."""
        hand = p.realms[1 - self.seat].hand
        return without(hand, hand.index(self.first)) if self.first >= 0 else hand

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
        put_under(p, action.stack, action.kind, mine if self.first >= 0 else BOTH)

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
        for seat in p.in_order():
            n = 0
            for spot in members(p.realms[seat].buildings()):
                if CARDS[p.realms[seat].spots[spot]].progress:
                    n += 1
            gain(p, seat, ALL_GOODS, min(INVENTIONS, n))


@final
class TravelingMerchant(Effect):
    """P-159, P-240: each may buy up to 2 goods for 1 gold each."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in p.in_order():
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
            add(p, self.seat, action.place)
            if self.n > 1:
                p.push(Shopping(self.seat, self.n - 1))
            pay_one_kind(p, self.seat, GOLD, 1)


@final
class Feud(Effect):
    """P-160, P-241: the strength advantage names 3 buildings; their owner loses one of them."""

    def happen(self, p: Position, kind: int) -> None:
        holder = p.strength_holder()
        if holder >= 0 and p.realms[1 - holder].buildings():
            threaten(p, 1 - holder, kind)

    def strike(self, p: Position, seat: int) -> None:
        spots = p.realms[seat].buildings()
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
        out.about = KEYS[FEUD]
        out.left = self.n
        out.named = self.named

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(NAMINGS, members(self.spots))

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
        for seat in p.in_order():
            if most and p.realms[seat].ships == most:
                gain(p, seat, ALL_GOODS, 1)


BASE_EVENTS: Final[dict[str, Effect]] = {
    "year_of_plenty": YearOfPlenty(),
    "fraternal_feuds": FraternalFeuds(),
    "yule": Yule(),
    "invention": Invention(),
    "traveling_merchant": TravelingMerchant(),
    "feud": Feud(),
    "trade_ships_race": TradeShipsRace(),
}
"""By name."""
