"""What lies on the table in Settlers. No rules here, only things, counts and copies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.core.question import Pending, first_owing, owing
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat, State
from archipel.games.settlers.actions import MOST_SEATS
from archipel.games.settlers.board import ANY, CORNERS, PATHS, Board, beginner_board
from archipel.games.settlers.cards import (
    BANK_RATE,
    CARD_COUNTS,
    CITY_PIECES,
    EACH,
    HARBOUR_RATE,
    KINDS,
    NO_CARDS,
    POINT,
    ROAD_PIECES,
    SETTLEMENT_PIECES,
    SPECIAL_RATE,
)
from archipel.games.settlers.rulings import Rulings
from archipel.parts.bargain import SILENCE, Bargain

NONE: Final = -1
"""No seat: nobody holds the card, nobody is robbed."""


@final
class Player:
    """One seat's pieces and cards."""

    def __init__(self, seat: Seat, source: Player | None = None) -> None:
        if source is None:
            self.seat = seat
            self.hand: list[int] = [0] * KINDS
            self.held = 0  # cards in hand
            self.laid: list[int] | None = None  # laid aside after a seven, not yet in the bank
            self.cards: list[int] = [0] * len(CARD_COUNTS)
            self.settlements: i64 = 0  # corners, as a set of bits
            self.cities: i64 = 0
            self.reach: i64 = 0  # corners that own roads touch
            self.harbours: i64 = 0  # kinds of harbour, as bits
            self.roads_left = ROAD_PIECES
            self.settlements_left = SETTLEMENT_PIECES
            self.cities_left = CITY_PIECES
            self.knights = 0
            self.points = 0  # all that everybody can see
            self.road_length = 0
        else:
            self.seat = source.seat
            self.hand = source.hand.copy()
            self.held = source.held
            self.laid = None if source.laid is None else source.laid.copy()
            self.cards = source.cards.copy()
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

    def covers(self, cost: list[int]) -> bool:
        """Whether the hand can pay a price."""
        hand = self.hand
        return (
            hand[0] >= cost[0]
            and hand[1] >= cost[1]
            and hand[2] >= cost[2]
            and hand[3] >= cost[3]
            and hand[4] >= cost[4]
        )

    def rate(self, good: int) -> int:
        """S-033, S-086: how many of a resource the bank wants for one of another."""
        if self.harbours >> good & 1:
            return SPECIAL_RATE
        return HARBOUR_RATE if self.harbours >> ANY & 1 else BANK_RATE

    def hand_size(self) -> int:
        """S-A22, S-A30: the cards that the others count, also those laid aside that nobody has seen yet."""
        return self.held if self.laid is None else self.held + sum(self.laid)

    def all_points(self) -> int:
        """S-109: points on the table and victory point cards in hand."""
        return self.points + self.cards[POINT]


@final
class Asked:
    """What views tell of a question, filled in by it."""

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
class Question(Pending):
    """What the game waits for: everything about it but the drawing of it."""

    def turn(self) -> Seat:
        """Whose turn it belongs to, whoever is asked; in the initial phase, who places."""
        return self.seat

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        """Every listed action of a seat that is asked, in a fixed order."""
        raise NotImplementedError

    def odds(self, p: Position) -> list[int]:
        """The weight of each of them, where chance is asked."""
        raise NotImplementedError

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """What such an action does. The question is already off the stack."""
        raise NotImplementedError

    def offers(self, p: Position, seat: Seat) -> list[Action]:
        """Sensible ones of them, for bots."""
        return []

    def unasked(self, p: Position, seat: Seat) -> list[Action]:
        """What a seat may do that is not asked."""
        return []

    def wait(self) -> Note:
        return Note("wait-turn", ["S-025"], {"seat": self.turn()})

    def fits(self, action: Action) -> bool:
        """Whether actions of this kind answer it at all."""
        return False

    def first(self) -> Note:
        """The refusal of anything else: what must be done first."""
        raise NotImplementedError

    def refuse(self, seat: Seat, action: Action) -> list[Note]:
        """S-023, S-031: why the moment is wrong for such an action of this seat."""
        if seat != self.turn():
            return [Note("not-your-turn", ["S-025", "S-031"], {"seat": self.turn()})]
        return [] if self.fits(action) else [self.first()]

    def show(self, out: Asked) -> None:
        """What everybody may know of it, for views."""


class Chance(Question):
    """Dice, a draw, a theft, the tiles of an island: the dealer is asked."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat on turn, which throws or draws."""

    def turn(self) -> Seat:
        return self.by

    def fields(self) -> list[int]:
        return [self.by]

    def first(self) -> Note:
        return Note("chance-first", ["S-026"], {})


class Several(Question):
    """Several seats are asked at once; their answers stay covered until all are in."""

    def __init__(self, by: Seat, owed: list[int]) -> None:
        super().__init__(first_owing(by, owed))
        self.by: Final = by
        """The seat on turn, from which on they are asked."""
        self.owed: Final = owed
        """How many answers each seat still owes."""

    def turn(self) -> Seat:
        return self.by

    def asked(self) -> list[Seat]:
        return owing(self.by, self.owed)

    def fields(self) -> list[int]:
        return [self.by, *self.owed]

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == seat else None


@final
class Over(Question):
    """The end, at the bottom of every stack: nobody is asked any more."""

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
class Position:
    """Everything on the table. Copies share what never changes: rulings, island, questions, bargain."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        self.rulings = rulings
        if source is None:
            self.board: Board = beginner_board("fr1999" if rulings.variable else rulings.board)
            self.laid = not rulings.variable
            """Whether the island is complete; until then `board` stands in for it."""
            self.land: list[int] = []  # of a variable island, as far as it is laid
            self.harbours: list[int] = []
            self.players: list[Player] = [Player(seat) for seat in range(seats)]
            self.pending: list[Question] = [STOPPED]
            self.turn: Seat = 0
            self.turns = 0
            self.bank: list[int] = [EACH] * KINDS
            self.pile: list[int] = list(CARD_COUNTS)
            self.played: list[int] = [0] * len(CARD_COUNTS)
            self.fresh: list[int] = NO_CARDS  # bought this turn; another list, if it changes
            self.card_played = False
            self.last_corner = NONE
            self.robber = self.board.desert
            self.longest: Seat = NONE
            self.army: Seat = NONE
            self.low = 0  # the dice of this turn
            self.high = 0
            self.built: i64 = 0  # corners with a building
            self.blocked: i64 = 0  # corners where nobody may settle any more
            self.owner: list[Seat] = [NONE] * CORNERS
            self.road: list[Seat] = [NONE] * PATHS
            self.bargain: Bargain = SILENCE[seats]
        else:
            self.board = source.board
            self.laid = source.laid
            self.land = source.land if source.laid else source.land.copy()
            self.harbours = source.harbours if source.laid else source.harbours.copy()
            self.players = [Player(player.seat, player) for player in source.players]
            self.pending = source.pending.copy()
            self.turn = source.turn
            self.turns = source.turns
            self.bank = source.bank.copy()
            self.pile = source.pile.copy()
            self.played = source.played.copy()
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
            self.owner = source.owner.copy()
            self.road = source.road.copy()
            self.bargain = source.bargain

    def now(self) -> Question:
        """What the game waits for: the question that was put last."""
        return self.pending[-1]

    def push(self, question: Question) -> None:
        """Put a question: it comes before those that wait already."""
        self.pending.append(question)

    def take(self, player: Player, good: int, n: int) -> None:
        """Move cards from the bank to a hand, or back if `n` is negative."""
        player.hand[good] += n
        player.held += n
        self.bank[good] -= n

    def pay(self, player: Player, cost: list[int]) -> None:
        """S-035: the price goes back to the bank."""
        for good, n in enumerate(cost):
            if n:
                self.take(player, good, -n)

    def pile_size(self) -> int:
        """Development cards left to buy."""
        return sum(n for n in self.pile)

    def follows(self, seat: Seat) -> Seat:
        """S-025: the left neighbour."""
        return (seat + 1) % len(self.players)

    def others_clockwise(self, seat: Seat) -> list[Seat]:
        """Everybody else, from the left neighbour on."""
        seats = len(self.players)
        return [(seat + i) % seats for i in range(1, seats)]


class HasPosition(State):
    """A state that shows its position to the memories, for what their owners may know of it."""

    def __init__(self, p: Position) -> None:
        self.p: Final = p
