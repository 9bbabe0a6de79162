"""Scenes of Elasund: words in, notation through, facts out. A seat is named by its colour."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Note
from archipel.games.elasund import Elasund, position
from archipel.games.elasund.board import COLOURS, ROW_OF, SPACE_NAMES, square
from archipel.games.elasund.church import offset
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import CARDS, KIND_NAMES, KIND_OF, SMALL, TALL, coloured
from archipel.games.elasund.trade import put_cubes
from archipel.games.elasund.verbs import set_permit, set_tile

GAME = Elasund()
PHASES = ["special", "permit", "build", "roll"]


class Scene:
    """A city as a test wants it, and what is done in it."""

    def __init__(self, state: ElasundState) -> None:
        self.state = state
        self.p = state.p

    # Laying out.

    def tiles(self, *words: str) -> Scene:
        """`red tavern 0 1`: a building with its north-west corner there, cubes and points with it."""
        for word in words:
            colour, name, x, y = word.split()
            seat, kind = COLOURS.index(colour), KIND_NAMES.index(name)
            tile = coloured(seat, kind) if kind in (TALL, SMALL) else self.p.in_supply(seat, kind)
            assert tile >= 0, f"no {name} left"
            set_tile(self.p, tile, square(int(x), int(y)), seat)
        return self

    def permits(self, *words: str) -> Scene:
        """`red 2 1 1`: red's permit of value 2 on the square (1, 1)."""
        for word in words:
            colour, value, x, y = word.split()
            set_permit(self.p, COLOURS.index(colour), int(value), square(int(x), int(y)))
        return self

    def walls(self, *words: str) -> Scene:
        """`red E3`: red's next wall tile stands there."""
        for word in words:
            colour, space = word.split()
            seat, at = COLOURS.index(colour), SPACE_NAMES.index(space)
            self.p.walls_built[seat] += 1
            self.p.wall_owner[at] = seat
            self.p.wall_tile[at] = self.p.walls_built[seat]
            if self.p.wall_tile[at] % 3 == 0:
                put_cubes(self.p, seat, 1)
        return self

    def church(self, *words: str) -> Scene:
        """`yellow 7`: a church tile of yellow's; the first one fixes the site."""
        for word in words:
            colour, tile = word.split()
            if self.p.site < 0:
                self.p.site = 47 - offset(int(tile))
            self.p.cover[self.p.site + offset(int(tile))] = position.CHURCHED
            self.p.church[int(tile)] = COLOURS.index(colour)
            put_cubes(self.p, COLOURS.index(colour), 1)
        return self

    def hand(self, colour: str, **cards: int) -> Scene:
        """A hand instead of the one there: `gold=3, red=2`."""
        hand = self.p.hand[COLOURS.index(colour)]
        for card, name in enumerate(CARDS):
            new = cards.get(name, 0)
            if card == 0:
                self.p.bank += hand[0] - new
            else:
                self.p.deck[card] += hand[card] - new
            hand[card] = new
        return self

    def ship(self, row: int) -> Scene:
        """The ship lies beside this printed row."""
        self.p.ship = ROW_OF[row]
        return self

    def fill_row(self, row: int, *, but: int = 0) -> Scene:
        """No empty square is left in a printed row, except for the last few."""
        width = 2 * self.p.seats + 1
        for x in range(width - but):
            at = square(x, ROW_OF[row])
            if self.p.is_empty(at):
                self.p.cover[at] = position.CHURCHED
        return self

    def phase(self, name: str) -> Scene:
        """The player on turn is in this phase."""
        self.p.pending.clear()
        for step, kind in zip(
            PHASES, (position.TO_ACT, position.TO_PERMIT, position.TO_BUILD, position.TO_ROLL)
        ):
            self.p.push(kind, self.p.turn)
            if step == name:
                break
        return self

    # Doing.

    def do(self, *lines: str) -> Scene:
        """`red build tavern 0 1`, `! dice 1 2`: each must be legal."""
        for line in lines:
            who, text = line.split(" ", 1)
            seat = CHANCE if who == "!" else COLOURS.index(who)
            action = GAME.read(text)
            assert action in self.state.legal(seat), (line, self.state.why_not(seat, action), self.legal(who))
            self.state.apply(seat, action)
        return self

    def settle_chance(self, seed: int = 1) -> Scene:
        """Let chance act until somebody is asked."""
        rng = Rng(seed)
        while self.state.actor() == CHANCE:
            outcomes = self.state.legal(CHANCE)
            self.state.apply(CHANCE, outcomes[rng.weighted(self.state.odds())])
        return self

    # Looking.

    def legal(self, who: str, verb: str = "") -> list[str]:
        seat = CHANCE if who == "!" else COLOURS.index(who)
        texts = [action.text for action in self.state.legal(seat)]
        return [text for text in texts if text.split(" ")[0] == verb or not verb]

    def why(self, line: str) -> list[str]:
        """The rules that refuse `red build tavern 0 1`."""
        return [rule for note in self.refusals(line) for rule in note.rules]

    def refusals(self, line: str) -> list[Note]:
        colour, text = line.split(" ", 1)
        return self.state.why_not(COLOURS.index(colour), GAME.read(text))

    def preview(self, line: str) -> list[Note]:
        colour, text = line.split(" ", 1)
        return self.state.preview(COLOURS.index(colour), GAME.read(text))

    def gold(self, colour: str) -> int:
        return self.p.gold(COLOURS.index(colour))

    def influence(self, colour: str) -> int:
        return self.p.influence(COLOURS.index(colour))

    def cubes(self, colour: str) -> int:
        """Cubes on the board."""
        return self.p.placed(COLOURS.index(colour))

    def points(self, colour: str) -> int:
        return self.p.points[COLOURS.index(colour)]

    def track(self, colour: str) -> int:
        return self.p.track_cubes[COLOURS.index(colour)]

    def on_board(self) -> set[str]:
        """Every building, as `red tavern 0 1`."""
        return {
            f"{COLOURS[self.p.owner[tile]]} {KIND_NAMES[KIND_OF[tile]]} {c % 9} {c // 9}"
            for tile, c in enumerate(self.p.place)
            if c >= 0
        }

    def permits_on_board(self) -> set[str]:
        return {
            f"{COLOURS[i // 5]} {i % 5} {c % 9} {c // 9}" for i, c in enumerate(self.p.permit_at) if c >= 0
        }

    def asked(self) -> list[str]:
        return [COLOURS[seat] for seat in self.state.asked()]

    def step(self) -> str:
        return position.STEP_NAMES[self.p.top().kind] if self.p.pending else "over"

    def winner(self) -> str:
        return "" if self.p.winner == NOBODY else COLOURS[self.p.winner]


def given(
    seats: int = 4, options: str = "", turn: str = "red", phase: str = "build", huts: bool = False
) -> Scene:
    """A city without starters (unless `huts`), nobody holding cards, the turn in one phase."""
    state = GAME.open(seats, GAME.settle(options))
    assert isinstance(state, ElasundState)
    scene = Scene(state)
    p = scene.p
    if not huts:
        for seat in range(seats):
            for kind in (TALL, SMALL):
                tile = coloured(seat, kind)
                for c in range(90):
                    if p.cover[c] == tile:
                        p.cover[c] = position.FREE
                p.place[tile] = position.GONE
    for seat in range(seats):
        scene.hand(COLOURS[seat])
    p.turn = COLOURS.index(turn)
    p.turns = 1
    return scene.phase(phase)


def opened(seats: int = 4, options: str = "") -> Scene:
    """A new game, before anything was drawn or rolled."""
    state = GAME.open(seats, GAME.settle(options))
    assert isinstance(state, ElasundState)
    return Scene(state)


def spot(x: int, y: int) -> int:
    """A square by its ledger coordinates."""
    return square(x, y)
