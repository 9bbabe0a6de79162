"""The position of Settlers: pieces, cards and pending questions, without any rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from archipel.core.position import BasePosition, PositionState
from archipel.core.question import BaseQuestion
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from archipel.games.settlers.actions import MOST_SEATS
from archipel.games.settlers.board import ANY, BEGINNER_BOARDS, LAND_COUNTS, NO_HARBOUR, PATHS, Board
from archipel.games.settlers.cards import (
    BANK_RATE,
    CARD_COUNTS,
    CITY_PIECES,
    EACH,
    HARBOUR_RATE,
    KINDS,
    POINT,
    ROAD_PIECES,
    SETTLEMENT_PIECES,
    SPECIAL_RATE,
)
from archipel.games.settlers.rulings import Rulings
from archipel.parts.bargain import SILENCE, Bargain
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, count, covers, pack, total, unpack

HALF: Final = PATHS // 2
"""A set of paths is two words, for the northern and the southern half of the paths."""
NONE: Final = -1
"""No seat: for example, nobody holds the card or is robbed."""


def _rates(harbours: int) -> i64:
    """S-085, S-086: the best rate for each resource, with these kinds of harbour."""
    general = HARBOUR_RATE if harbours >> ANY & 1 else BANK_RATE
    return pack([SPECIAL_RATE if harbours >> good & 1 else general for good in range(KINDS)])


RATES: Final = vec[i64]([_rates(harbours) for harbours in range(1 << NO_HARBOUR + 1)])
"""Number of cards that the bank takes for one, packed by good, for every set of harbours."""


@final
class Player:
    """One seat's pieces and cards."""

    def __init__(self, seat: Seat, source: Player | None = None) -> None:
        if source is None:
            self.seat = seat
            self.hand: i64 = 0  # packed, by good
            self.laid: i64 = 0  # laid aside after a seven, not yet in the bank
            self.cards: i64 = 0  # development cards, packed by kind
            self.settlements: i64 = 0  # corners, as a set of bits
            self.cities: i64 = 0
            self.reach: i64 = 0  # corners that own roads touch
            self.harbours: i64 = 0  # kinds of harbour, as bits
            self.roads_left = ROAD_PIECES
            self.settlements_left = SETTLEMENT_PIECES
            self.cities_left = CITY_PIECES
            self.knights = 0
            self.points = 0  # those that everybody can see
            self.road_length = 0
        else:
            self.seat = source.seat
            self.hand = source.hand
            self.laid = source.laid
            self.cards = source.cards
            self.settlements = source.settlements
            self.cities = source.cities
            self.reach = source.reach
            self.harbours = source.harbours
            self.roads_left = source.roads_left
            self.settlements_left = source.settlements_left
            self.cities_left = source.cities_left
            self.knights = source.knights
            self.points = source.points
            self.road_length = source.road_length

    @property
    def held(self) -> int:
        """Number of cards in hand."""
        return total(self.hand)

    def covers(self, goods: list[int]) -> bool:
        """Whether the hand holds all of these goods."""
        return covers(self.hand, pack(goods))

    def rate(self, good: int) -> int:
        """S-033, S-086: how many of a resource the bank wants for one of another."""
        return count(RATES[self.harbours], good)

    def buildings(self) -> i64:
        """Return the corners with a settlement or a city."""
        return self.settlements | self.cities

    def hand_size(self) -> int:
        """S-A22, S-A30: the cards that the others count, also those laid aside that nobody has seen yet."""
        return total(self.hand) + total(self.laid)

    def all_points(self) -> int:
        """S-109: points on the table and victory point cards in hand."""
        return self.points + count(self.cards, POINT)


@final
class Asked:
    """What views show of the pending question, which fills it in."""

    def __init__(self, seats: int) -> None:
        self.owed: list[int] = [0] * seats
        """S-052: how many cards each seat has still to discard."""
        self.free_roads = 0
        """S-071: how many roads are still to be placed for nothing."""
        self.covered = False
        """Whether answers to an offer lie face down."""
        self.over = False
        """Whether the game has ended, so that all cards lie open."""
        self.winner: Seat = NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(BaseQuestion["Position"]):
    """A pending question of Settlers. Its drawing is elsewhere."""

    def __init__(self, seat: Seat) -> None:  # mypyc does not look for it in another extension
        super().__init__(seat)

    def turn(self) -> Seat:
        """Return whose turn it is, even while another seat is asked; in the initial phase, who places."""
        return self.seat

    def wait(self) -> Note:
        return Note("wait-turn", ["S-025"], {"seat": self.turn()})

    def fits(self, action: Action) -> bool:
        """Whether actions of this kind can answer the question."""
        return False

    def first(self) -> Note:
        """Return the refusal of any other action: what must be done first."""
        raise NotImplementedError

    def refuse(self, seat: Seat, action: Action) -> list[Note]:
        """S-023, S-031: why this seat may not take such an action at this time."""
        if seat != self.turn():
            return [Note("not-your-turn", ["S-025", "S-031"], {"seat": self.turn()})]
        return [] if self.fits(action) else [self.first()]

    def show(self, out: Asked) -> None:
        """Fill in what everybody may know of the question, for views."""


class Chance(Question):
    """A chance node: dice, a draw, a theft, or the tiles of an island."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat on turn, which rolls or draws."""

    def turn(self) -> Seat:
        return self.by

    def fields(self) -> list[int]:
        return [self.by]

    def first(self) -> Note:
        return Note("chance-first", ["S-026"], {})


def first_owing(first: Seat, owed: i64) -> Seat:
    """Return the first seat that owes an answer, clockwise from `first`, or `NOBODY`."""
    for i in range(MOST_SEATS):
        seat = (first + i) % MOST_SEATS
        if count(owed, seat):
            return seat
    return NOBODY


class Several(Question):
    """A question to several seats at once. Their answers stay covered until all are in."""

    def __init__(self, by: Seat, owed: i64) -> None:
        super().__init__(first_owing(by, owed))
        self.by: Final = by
        """The seat on turn. The others are asked clockwise from it."""
        self.owed: Final[i64] = owed
        """Number of answers that each seat still owes, packed."""

    def turn(self) -> Seat:
        return self.by

    def asked(self) -> list[Seat]:
        clockwise = [(self.by + i) % MOST_SEATS for i in range(MOST_SEATS)]
        return [seat for seat in clockwise if self.owes(seat)]

    def is_asked(self, seat: Seat) -> bool:
        return seat >= 0 and self.owes(seat) > 0

    def owes(self, seat: Seat) -> int:
        """Return the number of answers that a seat still owes."""
        return count(self.owed, seat)

    def fields(self) -> list[int]:
        return [self.by, *unpack(self.owed)]

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == seat else None


@final
class Over(Question):
    """The end of the game, at the bottom of every stack. Nobody is asked any more."""

    def __init__(self, winner: Seat) -> None:
        super().__init__(NOBODY)
        self.winner: Final = winner
        """S-A31: nobody, if the game was stopped."""

    def name(self) -> str:
        return "over"

    def fields(self) -> list[int]:
        return [self.winner]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return []

    def wait(self) -> Note:
        return Note("prompt-over", ["S-064"], {"seat": self.winner})

    def show(self, out: Asked) -> None:
        out.over = True
        out.winner = self.winner


STOPPED: Final = Over(NONE)
WON: Final = [Over(winner) for winner in range(MOST_SEATS)]


@final
class Position(BasePosition):
    """Everything on the table. Copies share what never changes: rulings, island, questions and bargain."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(STOPPED, source)
        self.rulings = rulings
        if source is None:
            self.board: Board = BEGINNER_BOARDS["fr1999" if rulings.variable else rulings.board]
            self.laid = not rulings.variable
            """Whether the island is complete. Until then `board` is a placeholder."""
            self.land: list[int] = []  # the tiles of a variable island laid so far
            self.harbours: list[int] = []
            self.face_down: i64 = pack(LAND_COUNTS)  # tiles not yet laid: land, then harbours, packed
            self.players: list[Player] = [Player(seat) for seat in range(seats)]
            self.turn: Seat = 0
            self.turns = 0
            self.bank: i64 = pack([EACH] * KINDS)  # packed, by good
            self.pile: i64 = pack(CARD_COUNTS)  # development cards, packed by kind
            self.played: i64 = 0
            self.fresh: i64 = 0  # bought this turn
            self.card_played = False
            self.last_corner = NONE
            self.robber = self.board.desert
            self.longest: Seat = NONE
            self.army: Seat = NONE
            self.low = 0  # the dice of this turn
            self.high = 0
            self.built: i64 = 0  # corners with a building
            self.blocked: i64 = 0  # corners where nobody may settle any more
            self.road: list[i64] = [NONE] * PATHS  # the seat on each path
            self.shares_roads = False  # copy-on-write: see `lay_road`
            self.north: i64 = 0  # the paths with a road, as a set of bits, up to HALF
            self.south: i64 = 0  # and from there on
            self.bargain: Bargain = SILENCE[seats]
        else:
            self.board = source.board
            self.laid = source.laid
            self.land = source.land if source.laid else source.land.copy()
            self.harbours = source.harbours if source.laid else source.harbours.copy()
            self.face_down = source.face_down
            self.players = [Player(player.seat, player) for player in source.players]
            self.turn = source.turn
            self.turns = source.turns
            self.bank = source.bank
            self.pile = source.pile
            self.played = source.played
            self.fresh = source.fresh
            self.card_played = source.card_played
            self.last_corner = source.last_corner
            self.robber = source.robber
            self.longest = source.longest
            self.army = source.army
            self.low = source.low
            self.high = source.high
            self.built = source.built
            self.blocked = source.blocked
            self.road = source.road
            self.shares_roads = source.shares_roads = True
            self.north = source.north
            self.south = source.south
            self.bargain = source.bargain

    def lay_road(self, path: int, seat: Seat) -> None:
        """Put a road of a seat on a path, copying a shared list first. Nothing else changes the roads."""
        if self.shares_roads:
            self.shares_roads = False
            self.road = self.road.copy()
        self.road[path] = seat
        if path < HALF:
            self.north |= BIT[path]
        else:
            self.south |= BIT[path - HALF]

    def now(self) -> Question:
        """Return the question that is asked now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def take(self, player: Player, good: i64, n: i64) -> None:
        """Move cards from the bank to a hand, or back if `n` is negative."""
        player.hand += n * ONE[good]
        self.bank -= n * ONE[good]

    def pay(self, player: Player, price: i64) -> None:
        """S-035: the price goes back to the bank."""
        player.hand -= price
        self.bank += price

    def receive(self, player: Player, goods: i64) -> None:
        """S-005: the bank pays goods out."""
        player.hand += goods
        self.bank -= goods

    def owner(self, corner: int) -> Seat:
        """Return the seat whose building stands on a corner, or `NONE`."""
        for player in self.players:
            if player.buildings() >> corner & 1:
                return player.seat
        return NONE

    def follows(self, seat: Seat) -> Seat:
        """S-025: the left neighbour."""
        return (seat + 1) % len(self.players)

    def others_clockwise(self, seat: Seat) -> list[Seat]:
        """Return all other seats, clockwise from the left neighbour."""
        seats = len(self.players)
        return [(seat + i) % seats for i in range(1, seats)]


class HasPosition(PositionState[Position]):
    """A state that lets memories read its position. They use only what their owners may know."""

    def __init__(self, p: Position) -> None:  # mypyc does not look for it in another extension
        super().__init__(p)
