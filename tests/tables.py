"""The tables on which every game is tried: each number of seats, each value of each option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from archipel.arena.soak import act_at_random
from archipel.core.dealer import SeededDealer
from archipel.core.game import Game
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Seat, State
from archipel.registry import GAMES


@dataclass(frozen=True)
class Table:
    """A game with its seats and options."""

    game: Game
    seats: int
    options: str = ""

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}" + (f"-{self.options}" if self.options else "")

    def settled(self) -> dict[str, str]:
        return self.game.read_options(self.options)

    def start(self) -> State:
        return self.game.open(self.seats, self.settled())

    def referee(self, seed: int) -> Referee:
        return Referee(self.game, self.seats, self.settled(), SeededDealer(seed))


def by_seats(games: Mapping[str, Game] = GAMES) -> list[Table]:
    """Every game with every number of seats."""
    return [Table(game, seats) for game in games.values() for seats in game.seats]


def by_options(games: Mapping[str, Game] = GAMES) -> list[Table]:
    """Every game with every value of an option that is not the default, every preset, every older version."""
    tables = []
    for game in games.values():
        seats = game.printed_seats[0]
        for option in game.options:
            tables += [Table(game, seats, f"{option.key}={choice}") for choice in option.choices[1:]]
        tables += [Table(game, seats, f"preset={preset.key}") for preset in game.presets[1:]]
        tables += [Table(game, seats, f"rules={rules}") for rules in game.versions()[1:]]
    return tables


def everything(games: Mapping[str, Game] = GAMES) -> list[Table]:
    return by_seats(games) + by_options(games)


def seats_with_choices(state: State, seats: int) -> list[Seat]:
    """Who may do something now, asked or not."""
    return [seat for seat in range(seats) if state.legal(seat)]


def play_random(table: Referee, rng: Rng, limit: int = 1_000_000) -> None:
    """Play random listed actions by any asked seat, with now and then a composed one or a take-back."""
    for _ in range(limit):
        table.deal()
        if table.over():
            return
        act_at_random(table, rng)


ENOUGH = 20


def positions(table: Table, seed: int, every: int, most: int = 1_000_000) -> list[Referee]:
    """Referees stopped at moments of a random game, `every` so many rows, for looking at.

    Of short games it takes several, until there is `ENOUGH` to look at.
    """
    out: list[Referee] = []
    while len(out) < min(most, ENOUGH):
        rng = Rng(seed)
        referee = table.referee(seed)
        while referee.state.actor() != NOBODY and len(out) < most:
            play_some(referee, rng, 1 + rng.below(every))
            out.append(snapshot(referee))
        seed += 1000
    return out


def play_some(referee: Referee, rng: Rng, rows: int) -> None:
    """Play so many rows, chance included, stopping anywhere, also before chance."""
    for _ in range(rows):
        seat = referee.state.actor()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            outcomes = referee.state.legal(CHANCE)
            referee.append(CHANCE, outcomes[rng.weighted(referee.state.odds())])
        else:
            play_random_row(referee, rng)


def play_random_row(referee: Referee, rng: Rng) -> None:
    asked = referee.state.asked()
    seat = asked[rng.below(len(asked))]
    choices = referee.state.legal(seat)
    if rng.below(10) == 0:
        proposers = [s for s in range(referee.seats) if referee.state.offers(s)]
        if proposers:
            seat = proposers[rng.below(len(proposers))]
            choices = referee.state.offers(seat)
    referee.play(seat, choices[rng.below(len(choices))])


def snapshot(referee: Referee) -> Referee:
    """A referee with its own copy of state and memories; the rows are shared."""
    twin = Referee(referee.game, referee.seats, referee.options)
    twin.state = referee.state.copy()
    twin.memories = [memory.copy() for memory in referee.memories]
    twin.rows = list(referee.rows)
    return twin
