"""What lies on the table: two principalities, stacks, tokens, pending matters. No rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from archipel.core.question import Pending
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Note
from archipel.games.princes.board import (
    ALL_CENTRE,
    CITIES,
    COLUMNS,
    FIRST,
    FULL,
    GOLD,
    LAST,
    REGIONS,
    ROADS,
    SETTLEMENTS,
    SPOTS,
    START_NUMBERS,
    START_PLACES,
    START_STORE,
    START_TERRAINS,
)
from archipel.games.princes.cards import CARDS, DECK, KINDS, NAME, SHIP, named
from archipel.games.princes.rulings import Rulings
from archipel.parts.bits import BIT

NONE: Final = -1
"""No card here; or, in a stack, a card that nobody has seen yet."""

TOWN_HALL: Final = named("town_hall")


@final
class Realm:
    """One principality, with the hand of its prince."""

    def __init__(self, seat: int, source: Realm | None = None) -> None:
        if source is None:
            self.terrain = [NONE] * REGIONS
            self.number = [0] * REGIONS
            self.store = [0] * REGIONS
            for i, place in enumerate(START_PLACES):
                self.terrain[place] = START_TERRAINS[i]
                self.number[place] = START_NUMBERS[seat][i]
                self.store[place] = START_STORE[i]
            self.left = FIRST
            """The first column with a settlement or a city."""
            self.right = LAST
            self.road_left = False
            """Whether a road leads on from the left end."""
            self.road_right = False
            self.cities = 0
            """The columns with a city, as bits."""
            self.spots = [NONE] * SPOTS
            """The expansions, by spot."""
            self.covered = NONE
            """P-217: the Parish Hall under the Town Hall."""
            self.cache_at = NONE
            """P-168: the region beside which the Gold Cache lies."""
            self.cache = 0
            self.hand: list[int] = []
            self.shown: list[int] = []
            """For each hand card, 1 if the opponent knows that it is there."""
            self.fresh: list[int] = []
            """For each hand card, 1 if it came at the end of the last turn (P-073)."""
            self.minted = 0
            """P-176: the spots of the Mints used this turn, as bits."""
            # Counted again by `recount` whenever a card comes or goes.
            self.strength = 0
            self.commerce = 0
            self.skill = 0
            self.progress = 0
            self.victory = 2
            self.ships = 0
        else:
            self.terrain = source.terrain.copy()
            self.number = source.number.copy()
            self.store = source.store.copy()
            self.left = source.left
            self.right = source.right
            self.road_left = source.road_left
            self.road_right = source.road_right
            self.cities = source.cities
            self.spots = source.spots.copy()
            self.covered = source.covered
            self.cache_at = source.cache_at
            self.cache = source.cache
            self.hand = source.hand.copy()
            self.shown = source.shown.copy()
            self.fresh = source.fresh.copy()
            self.minted = source.minted
            self.strength = source.strength
            self.commerce = source.commerce
            self.skill = source.skill
            self.progress = source.progress
            self.victory = source.victory
            self.ships = source.ships

    def recount(self, salt_commerce: bool) -> None:
        """P-074 to P-080, P-089, P-250: all points but those of the two tokens."""
        strength = commerce = skill = progress = ships = markets = 0
        per_ship = per_market = 0
        victory = self.right - self.left + 1
        for column in range(self.left, self.right + 1):
            if self.cities & BIT[column]:
                victory += 1
        for kind in self.spots:
            if kind < 0:
                continue
            card = CARDS[kind]
            strength += card.strength
            commerce += card.commerce
            skill += card.skill
            progress += card.progress
            victory += card.victory
            ships += 1 if card.sort == SHIP else 0
            markets += 1 if card.is_market else 0
            if card.per_ship:
                per_ship = card.per_ship
                if salt_commerce:  # P-C03: the rulebook gives the Salt Silo a commerce point instead
                    commerce += 1
                    victory -= 1
            if card.per_market:
                per_market = card.per_market
        commerce += per_ship * ships + per_market * markets
        for kind in self.spots:
            if kind >= 0 and CARDS[kind].ships_for_point and ships >= CARDS[kind].ships_for_point:
                victory += 1
        self.strength = strength
        self.commerce = commerce
        self.skill = skill
        self.progress = progress
        self.victory = victory
        self.ships = ships

    # Goods.

    def held(self, good: int) -> int:
        """How much of one good is stored, in the Gold Cache too."""
        n = self.cache if good == GOLD else 0
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] == good:
                n += self.store[place]
        return n

    def stock(self) -> list[int]:
        """How much of every good is stored, in the Gold Cache too."""
        out = [0, 0, 0, 0, 0, self.cache]
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] >= 0:
                out[self.terrain[place]] += self.store[place]
        return out

    def total(self) -> int:
        """All goods, the Gold Cache included."""
        n = self.cache
        for place in range(self.left * 2, self.right * 2 + 4):
            n += self.store[place]
        return n

    def room(self, good: int) -> int:
        """How much more of one good can be stored."""
        n = FULL - self.cache if good == GOLD and self.cache_at >= 0 else 0
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] == good:
                n += FULL - self.store[place]
        return n

    def region_places(self) -> list[int]:
        """The places that carry a region."""
        return list(range(self.left * 2, self.right * 2 + 4))

    # Cards.

    def count(self, name: int) -> int:
        """How many expansions of this name stand here; a covered Parish Hall is not one of them."""
        n = 0
        for kind in self.spots:
            if kind >= 0 and NAME[kind] == name:
                n += 1
        return n

    def owns(self, name: int) -> bool:
        """Whether a card of this name is in the principality, covered or not (P-217)."""
        if self.covered >= 0 and NAME[self.covered] == name:
            return True
        return self.count(name) > 0

    def is_city(self, column: int) -> bool:
        """Whether a city stands in this column."""
        return self.cities & BIT[column] != 0

    def has_column(self, column: int) -> bool:
        """Whether a settlement or a city stands in this column."""
        return self.left <= column <= self.right

    def free_spot(self, site: int) -> int:
        """The first free spot of a site, or -1 (P-046, P-059)."""
        column = site // 2
        if not self.has_column(column):
            return NONE
        if self.spots[site * 2] < 0:
            return site * 2
        if self.is_city(column) and self.spots[site * 2 + 1] < 0:
            return site * 2 + 1
        return NONE

    def take_from_hand(self, kind: int) -> None:
        """Let a card leave the hand openly; of two alike, the one that the opponent knows."""
        at = self.hand.index(kind)
        for i in range(len(self.hand)):
            if self.hand[i] == kind and self.shown[i]:
                at = i
                break
        del self.hand[at]
        del self.shown[at]
        del self.fresh[at]

    def add_to_hand(self, kind: int, shown: int, fresh: int) -> None:
        """Take a card into the hand."""
        self.hand.append(kind)
        self.shown.append(shown)
        self.fresh.append(fresh)

    def backs(self, deck: int) -> int:
        """How many hand cards have this back: anybody can see that."""
        n = 0
        for kind in self.hand:
            if DECK[kind] == deck:
                n += 1
        return n


@final
class Asked:
    """What views tell of a pending matter, filled in by it."""

    def __init__(self) -> None:
        self.about = ""
        """The card it is about, if any."""
        self.left = 0
        """How much of it is left: goods to pay, gain or demand, cards to take."""
        self.due: list[int] = []
        """What is still to be paid of each good."""
        self.named = 0
        """P-241: the spots named so far, as bits."""
        self.turned_up: list[int] = []
        """P-055: the regions drawn or chosen for a new settlement."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Pending):
    """A decision of a prince: everything about it but the words and the drawing of it."""

    def choices(self, p: Position, seat: int) -> list[Action]:
        """Everything the seat may do, in a fixed order."""
        raise NotImplementedError

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """What one of the choices does. The question is already off the stack."""
        raise NotImplementedError

    def settle(self, p: Position) -> bool:
        """Do what needs nobody, and say whether there was anything to do."""
        return False

    def show(self, out: Asked) -> None:
        """What everybody may know of it, for views."""

    def minor(self) -> bool:
        """Whether it is so small a matter that bots take it as it comes."""
        return False

    def refuse(self, p: Position, action: Action) -> list[Note]:
        """Why this is not among the choices, if there is more to say than about any question."""
        return []

    def preview(self, p: Position, action: Action) -> list[Note]:
        """What a choice would cost and do."""
        return []

    def redealt(self, p: Position, viewer: int, rng: Rng) -> Question:
        """The same question, what the viewer does not know of it drawn anew."""
        return self


class Open(Question):
    """A decision whose choices all can see: with one choice, or none, nobody is asked."""

    def settle(self, p: Position) -> bool:
        possible = self.choices(p, self.seat)
        if len(possible) > 1:
            return False
        p.tasks.pop()
        if possible:
            self.answer(p, self.seat, possible[0])
        return True


class Chance(Question):
    """Dice or a draw: the dealer is asked."""

    def __init__(self, by: int) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that throws or draws."""

    def fields(self) -> list[int]:
        return [self.by]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return self.outcomes(p)[0]

    def odds(self, p: Position) -> list[int]:
        """The weight of every outcome."""
        return self.outcomes(p)[1]

    def outcomes(self, p: Position) -> tuple[list[Action], list[int]]:
        """Every answer of chance and how often it comes."""
        raise NotImplementedError

    def ask(self, seat: int) -> Note:
        return Note("wait-chance", ["P-037"])


class Step(Question):
    """A step of the rules, taken as soon as it comes up."""

    def __init__(self, by: int) -> None:
        super().__init__(NOBODY)
        self.by: Final = by
        """The seat it is about."""

    def name(self) -> str:
        return "step"

    def fields(self) -> list[int]:
        return [self.by]

    def settle(self, p: Position) -> bool:
        p.tasks.pop()
        self.take(p)
        return True

    def take(self, p: Position) -> None:
        """Do it."""
        raise NotImplementedError


@final
class Position:
    """Everything on the table. Copies share the rulings and the pending matters, which never change."""

    def __init__(self, rulings: Rulings, source: Position | None = None) -> None:
        self.rulings = rulings
        if source is None:
            self.realms = [Realm(0), Realm(1)]
            self.turn = NONE
            """Whose turn it is; -1 until the first throw."""
            self.first = NONE
            self.turns = 0
            self.tasks: list[Question] = []
            self.stacks: list[list[int]] = [[NONE] * size for size in rulings.stack_sizes]
            """The draw stacks, top first: a kind once somebody has seen the card, before that -1."""
            self.knows: list[list[int]] = [[0] * size for size in rulings.stack_sizes]
            """Who knows each of these cards: bit 0 the red prince, bit 1 the blue one."""
            self.pool = rulings.cards.copy()
            """How many of each kind nobody has seen yet."""
            self.events: list[int] = []
            """The event stack, top first: -1 for an unseen card, otherwise the kind, open to all."""
            self.event_pool = [0] * KINDS
            """Unseen events that are certainly in the stack."""
            self.moon_pool = rulings.moon_events.copy()
            """P-124: moon events of which `moon_slots` are in the stack, nobody knows which."""
            self.moon_slots = rulings.moon_slots
            self.discard: list[int] = []
            self.face_up = 2 if rulings.face_up >= 0 else 0
            """P-095: how many of the open cards are left."""
            self.roads = ROADS
            self.settlements = SETTLEMENTS
            self.cities = CITIES
            self.centre = ALL_CENTRE
            """The regions still in the middle, as bits."""
            self.number = 0
            """The production result of this turn."""
            self.face = NONE
            self.event = NONE
            """The event card of this turn."""
            self.set_number = 0
            """P-125: the result Brigitta has set."""
            self.set_face = NONE
            """P-246: the event Reiner has set."""
            self.herald = False
            self.fetched = 0
            """P-A64: Guido (bit 0) and Gustav (bit 1) have been played this turn."""
            self.first_stack = NONE
            """The stack of the first player's starting hand."""
            self.winner = NONE
            self.stalled = False
        else:
            self.realms = [Realm(0, source.realms[0]), Realm(1, source.realms[1])]
            self.turn = source.turn
            self.first = source.first
            self.turns = source.turns
            self.tasks = source.tasks.copy()
            self.stacks = [stack.copy() for stack in source.stacks]
            self.knows = [known.copy() for known in source.knows]
            self.pool = source.pool.copy()
            self.events = source.events.copy()
            self.event_pool = source.event_pool.copy()
            self.moon_pool = source.moon_pool.copy()
            self.moon_slots = source.moon_slots
            self.discard = source.discard.copy()
            self.face_up = source.face_up
            self.roads = source.roads
            self.settlements = source.settlements
            self.cities = source.cities
            self.centre = source.centre
            self.number = source.number
            self.face = source.face
            self.event = source.event
            self.set_number = source.set_number
            self.set_face = source.set_face
            self.herald = source.herald
            self.fetched = source.fetched
            self.first_stack = source.first_stack
            self.winner = source.winner
            self.stalled = source.stalled

    def push(self, question: Question) -> None:
        """Put a matter on the stack: the last one comes up first."""
        self.tasks.append(question)

    def top(self) -> Question:
        """What comes up now."""
        return self.tasks[len(self.tasks) - 1]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner >= 0 or self.stalled

    def strength_holder(self) -> int:
        """P-075, P-A07, P-A34: who has the strength advantage, or -1."""
        a = self.realms[0].strength
        b = self.realms[1].strength
        return leader(a, b)

    def trade_holder(self) -> int:
        """P-076: who has the trade advantage, or -1."""
        return leader(self.realms[0].commerce, self.realms[1].commerce)

    def points(self, seat: int) -> int:
        """P-089, P-077: victory points with the tokens."""
        n = self.realms[seat].victory
        if self.strength_holder() == seat:
            n += 1
        if self.trade_holder() == seat:
            n += 1
        return n

    def recount(self, seat: int) -> None:
        """Count the points of a principality again, because a card came or went (P-A33)."""
        self.realms[seat].recount(self.rulings.salt_commerce)


ADVANTAGE: Final = 3
"""P-075, P-076: the least points for an advantage."""


def leader(a: int, b: int) -> int:
    """P-075, P-076: at least 3 points and more than the opponent."""
    if a >= ADVANTAGE and a > b:
        return 0
    if b >= ADVANTAGE and b > a:
        return 1
    return NONE


def columns(realm: Realm) -> list[int]:
    """The columns with a settlement or a city."""
    return [column for column in range(COLUMNS) if realm.has_column(column)]
