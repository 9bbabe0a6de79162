"""What lies on the table in Settlers. No rules here, only things, counts and copies."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Note, Seat, State
from archipel.games.settlers.actions import Offer
from archipel.games.settlers.board import (
    ANY,
    BEGINNER_HARBOURS,
    BEGINNER_LAND,
    BEGINNER_TOKENS,
    CORNERS,
    DESERT,
    HARBOUR_SLOTS,
    NO_HARBOUR,
    PATHS,
)
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

NONE: Final = -1
"""No seat: nobody holds the card, nobody is robbed."""

# What the game waits for: the last entry of `Position.pending` comes first.
OVER: Final = 0
LAY_LAND: Final = 1  # chance, S-089
LAY_HARBOUR: Final = 2  # chance, S-090
LAY_TOKENS: Final = 3  # chance, S-092
FIRST_SETTLEMENT: Final = 4  # S-095
FIRST_ROAD: Final = 5  # S-095
TO_ROLL: Final = 6  # S-026
FALL_DICE: Final = 7  # chance
TO_TRADE: Final = 8  # trade, then build (S-023); with free phases, both until the turn ends
TO_BUILD: Final = 9  # the trade phase is closed (S-A01)
TO_DISCARD: Final = 10  # S-052, several seats at once
MOVE_ROBBER: Final = 11  # S-053
CHOOSE_VICTIM: Final = 12  # S-054
FALL_THEFT: Final = 13  # chance
FREE_ROAD: Final = 14  # S-071
FALL_CARD: Final = 15  # chance, S-049
TO_ANSWER: Final = 16  # an offer, several seats at once (S-030)
TO_CLOSE: Final = 17  # the offerer chooses among the answers
PHASES: Final = [
    "over", "land", "harbours", "tokens", "first-settlement", "first-road", "roll", "dice", "trade",
    "build", "discard", "robber", "rob", "theft", "free-road", "card", "answer", "close",
]  # fmt: skip


@final
class Board:
    """The island once it is laid; it never changes then, and copies of a game share it."""

    def __init__(self, land: list[int], tokens: list[int], harbours: list[int]) -> None:
        self.land = land
        self.tokens = tokens
        self.harbours = harbours
        self.desert = land.index(DESERT)
        self.fields_by_total: list[list[int]] = [[] for _ in range(13)]
        for field, number in enumerate(tokens):
            if number:
                self.fields_by_total[number].append(field)
        self.harbour_at: list[int] = [NO_HARBOUR] * CORNERS
        for kind, (a, b) in zip(harbours, HARBOUR_SLOTS):
            self.harbour_at[a] = kind
            self.harbour_at[b] = kind


def beginner_board(name: str) -> Board:
    """S-012: the printed island."""
    return Board(BEGINNER_LAND, BEGINNER_TOKENS[name], BEGINNER_HARBOURS)


@final
class Terms:
    """An exchange that one seat agreed to: what it gives for what it gets."""

    def __init__(self, give: list[int], get: list[int], proposed: bool) -> None:
        self.give = give
        self.get = get
        self.proposed = proposed
        """Made unasked, so it stands beside any offer."""


@final
class Player:
    """One seat's pieces and cards."""

    def __init__(self, seat: Seat, source: Player | None = None) -> None:
        if source is None:
            self.seat = seat
            self.hand: list[int] = [0] * KINDS
            self.held = 0  # cards in hand
            self.laid: list[int] | None = None  # laid aside after a seven, not yet in the bank
            self.owes = 0  # cards still to discard
            self.cards: list[int] = [0] * len(CARD_COUNTS)
            self.settlements = 0  # corners, as a set of bits
            self.cities = 0
            self.reach = 0  # corners that own roads touch
            self.harbours = 0  # kinds of harbour, as bits
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
            self.owes = source.owes
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

    def all_points(self) -> int:
        """S-109: points on the table and victory point cards in hand."""
        return self.points + self.cards[POINT]


class Position(State):
    """The table, and the words in which the rules speak of it."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        self.rulings = rulings
        if source is None:
            self.board: Board = beginner_board("fr1999" if rulings.variable else rulings.board)
            self.laid = not rulings.variable
            """Whether the island is complete; until then `board` stands in for it."""
            self.land: list[int] = []  # of a variable island, as far as it is laid
            self.harbours: list[int] = []
            self.players: list[Player] = [Player(seat) for seat in range(seats)]
            self.pending: list[int] = [OVER]
            self.turn: Seat = 0
            self.turns = 0
            self.bank: list[int] = [EACH] * KINDS
            self.pile: list[int] = list(CARD_COUNTS)
            self.played: list[int] = [0] * len(CARD_COUNTS)
            self.fresh: list[int] = [0] * len(CARD_COUNTS)  # bought this turn
            self.card_played = False
            self.placed = 0  # settlements of the initial phase
            self.last_corner = NONE
            self.free_roads = 0
            self.robber = self.board.desert
            self.victim: Seat = NONE
            self.longest: Seat = NONE
            self.army: Seat = NONE
            self.winner: Seat = NONE
            self.low = 0  # the dice of this turn
            self.high = 0
            self.built = 0  # corners with a building
            self.blocked = 0  # corners where nobody may settle any more
            self.owner: list[Seat] = [NONE] * CORNERS
            self.road: list[Seat] = [NONE] * PATHS
            self.offer: Offer | None = None
            self.waiting = 0  # seats that still owe an answer to the offer, as bits
            self.terms: list[Terms | None] = [None] * seats
            self.offers_made: list[int] = [0] * seats
            self.said: list[str] = []  # offers since anything else happened
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
            self.fresh = source.fresh.copy()
            self.card_played = source.card_played
            self.placed = source.placed
            self.last_corner = source.last_corner
            self.free_roads = source.free_roads
            self.robber = source.robber
            self.victim = source.victim
            self.longest = source.longest
            self.army = source.army
            self.winner = source.winner
            self.low = source.low
            self.high = source.high
            self.built = source.built
            self.blocked = source.blocked
            self.owner = source.owner.copy()
            self.road = source.road.copy()
            self.offer = source.offer
            self.waiting = source.waiting
            self.terms = source.terms.copy()
            self.offers_made = source.offers_made.copy()
            self.said = source.said.copy()

    def now(self) -> int:
        """What the game waits for."""
        return self.pending[-1]

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
        return sum(self.pile)

    def follows(self, seat: Seat) -> Seat:
        """S-025: the left neighbour."""
        return (seat + 1) % len(self.players)

    def others_clockwise(self, seat: Seat) -> list[Seat]:
        """Everybody else, from the left neighbour on."""
        seats = len(self.players)
        return [(seat + i) % seats for i in range(1, seats)]


def lacking(p: Position, seat: Seat, cost: list[int], rule: str) -> list[Note]:
    """The refusal of a price the hand does not cover."""
    player = p.players[seat]
    if player.covers(cost):
        return []
    short = [max(0, want - have) for have, want in zip(player.hand, cost)]
    return [
        Note(
            "cannot-pay",
            [rule, "S-035"],
            {"wood": short[0], "brick": short[1], "wool": short[2], "wheat": short[3], "ore": short[4]},
        )
    ]
