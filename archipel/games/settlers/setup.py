"""The set-up: laying the island, and the initial phase."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import (
    HARBOUR,
    LAND,
    ROAD,
    SPIRAL,
    Harbour,
    Land,
    Road,
    Settle,
    Spiral,
    by_kinds,
)
from archipel.games.settlers.board import (
    ALL_CORNERS,
    BEGINNER_PLACES,
    CORNER_FIELDS,
    CORNER_PATHS,
    FIELDS,
    HARBOUR_COUNTS,
    HARBOUR_SLOTS,
    Board,
    colours,
    lay_tokens,
)
from archipel.games.settlers.building import place_road, place_settlement, settlement_places
from archipel.games.settlers.position import NONE, Chance, Position, Question
from archipel.games.settlers.production import start_income
from archipel.games.settlers.turn import ROLLING
from archipel.parts.packed import ONE, draw, kinds, pack, unpack

SPIRAL_ODDS: Final = [1, 1, 1, 1, 1, 1]
LANDS: Final = by_kinds([[land] for land in LAND])
HARBOURS: Final = by_kinds([[harbour] for harbour in HARBOUR])


def prepare(p: Position) -> None:
    """S-012, S-013: the printed island with its start pieces, or a variable one to be laid and settled."""
    seats = len(p.players)
    p.push(ROLLING[0])
    if p.rulings.variable:
        p.pending += first_settlements(seats)
        p.push(LAY_TOKENS)
        for _ in range(len(HARBOUR_SLOTS)):
            p.push(LAY_HARBOUR)
        for _ in range(FIELDS):
            p.push(LAY_LAND)
        return
    for seat, colour in enumerate(colours(seats)):  # S-014
        places = BEGINNER_PLACES[p.rulings.board][colour]
        for corner in places.settlements:
            place_settlement(p, seat, corner)
        for path in places.roads:
            place_road(p, seat, path)
        start_income(p, seat, CORNER_FIELDS[places.star])


def first_settlements(seats: int) -> list[Question]:
    """S-095, S-096: once around clockwise, then backwards from the last player; the last comes up first."""
    out: list[Question] = [FirstSettlement(seat, True) for seat in range(seats)]
    out.extend([FirstSettlement(seat, False) for seat in range(seats - 1, -1, -1)])
    return out


def has_begun(p: Position) -> bool:
    """Return whether the island is laid and settled, so that it is somebody's turn (S-097)."""
    return not isinstance(p.now(), (Laying, Placing))


class Laying(Chance):
    """S-089: a variable island is laid."""

    def wait(self) -> Note:
        return Note("wait-island", ["S-089"], {})


@final
class LayLand(Laying):
    """S-089: the next field, from the face-down tiles."""

    def name(self) -> str:
        return "land"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return LANDS[kinds(p.face_down)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.face_down, len(LAND)) if n]

    def draw(self, p: Position, rng: Rng) -> int:
        return draw(p.face_down, rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Land)
        p.land.append(action.terrain)
        p.face_down -= ONE[action.terrain]
        if not p.face_down:
            p.face_down = pack(HARBOUR_COUNTS)


@final
class LayHarbour(Laying):
    """S-090: the next harbour, from the face-down tiles."""

    def name(self) -> str:
        return "harbours"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return HARBOURS[kinds(p.face_down)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.face_down, len(LAND)) if n]

    def draw(self, p: Position, rng: Rng) -> int:
        return draw(p.face_down, rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Harbour)
        p.harbours.append(action.kind)
        p.face_down -= ONE[action.kind]


@final
class LayTokens(Laying):
    """S-092, S-094: the tokens in their spiral, and the robber on the desert."""

    def name(self) -> str:
        return "tokens"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return SPIRAL

    def odds(self, p: Position) -> list[int]:
        return SPIRAL_ODDS

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Spiral)
        p.board = Board(p.land, lay_tokens(p.land, action.field), p.harbours)
        p.laid = True
        p.robber = p.board.desert


class Placing(Question):
    """S-095: a piece of the initial phase, for nothing."""

    def wait(self) -> Note:
        return Note("wait-placing", ["S-095"], {"seat": self.seat})


@final
class FirstSettlement(Placing):
    """S-095: a settlement on any free corner that keeps the distance."""

    def __init__(self, seat: Seat, second: bool) -> None:
        super().__init__(seat)
        self.second: Final = second
        """S-097: the second one brings its income."""

    def name(self) -> str:
        return "first-settlement"

    def fields(self) -> list[int]:
        return [int(self.second)]

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-first-settlement", ["S-095", "S-096"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        settlement_places(ALL_CORNERS & ~p.blocked, out)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Settle)
        place_settlement(p, seat, action.corner)
        p.last_corner = action.corner
        if self.second:
            start_income(p, seat, CORNER_FIELDS[action.corner])
        p.push(FirstRoad(seat, action.corner))

    def fits(self, action: Action) -> bool:
        return isinstance(action, Settle)

    def first(self) -> Note:
        return Note("first-settlement-first", ["S-095"], {})


@final
class FirstRoad(Placing):
    """S-095, S-096: a road at the settlement just placed; the last to place takes the first turn (S-097)."""

    def __init__(self, seat: Seat, corner: int) -> None:
        super().__init__(seat)
        self.corner: Final = corner

    def name(self) -> str:
        return "first-road"

    def fields(self) -> list[int]:
        return [self.corner]

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-first-road", ["S-095"], {"corner": self.corner})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return [ROAD[path] for path in CORNER_PATHS[self.corner] if p.road[path] == NONE]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Road)
        place_road(p, seat, action.path)

    def fits(self, action: Action) -> bool:
        return isinstance(action, Road)

    def first(self) -> Note:
        return Note("first-road-first", ["S-095"], {})


LAY_LAND: Final = LayLand(0)
LAY_HARBOUR: Final = LayHarbour(0)
LAY_TOKENS: Final = LayTokens(0)
