"""The tables every game is tested on: each number of seats, each value of each option."""

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
    """Return every game with every number of seats."""
    return [Table(game, seats) for game in games.values() for seats in game.seats]


def by_options(games: Mapping[str, Game] = GAMES) -> list[Table]:
    """Return every game with every preset, every older version, and every value other than the default."""
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


def of_version(game: Game, rules: str) -> list[Table]:
    """Return a game under one version of its rules: the default table, and every value of every option."""
    seats = game.printed_seats[0]
    values = [f"{option.key}={choice} " for option in game.options for choice in option.choices[1:]]
    return [Table(game, seats, f"{value}rules={rules}") for value in ["", *values]]


def seats_with_choices(state: State, seats: int) -> list[Seat]:
    """Return the seats that may do something now, asked or not."""
    return [seat for seat in range(seats) if state.legal(seat)]


def play_random(table: Referee, rng: Rng, limit: int = 1_000_000) -> None:
    """Play random listed actions of any asked seat, now and then a composed one or a take-back."""
    for _ in range(limit):
        table.deal()
        if table.over():
            return
        act_at_random(table, rng)


ENOUGH = 20


def positions(table: Table, seed: int, every: int, most: int = 1_000_000) -> list[Referee]:
    """Yield referees of a random game, stopped after every `every` rows.

    Of short games it takes several, until there are `ENOUGH` positions.
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
    """Play this many rows, chance included. It may stop before chance acts."""
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
    """Return a referee with its own copy of state and memories; the rows are shared."""
    twin = Referee(referee.game, referee.seats, referee.options)
    twin.state = referee.state.copy()
    twin.memories = [memory.copy() for memory in referee.memories]
    twin.rows = list(referee.rows)
    return twin
