"""Soak: many games under all options, looking after every action at everything that must always hold."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from archipel.arena.match import decisions, seed_of
from archipel.arena.pool import chunks, map_chunks
from archipel.bots.make import make_bot
from archipel.core import record
from archipel.core.dealer import SeededDealer
from archipel.core.game import Game
from archipel.core.options import RULES
from archipel.core.playout import finish, step
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State
from archipel.registry import GAMES, game_named

GREEDY_EVERY: Final = 4
"""One game of so many is played by greedy bots, the others at random."""
MOST_ROWS: Final = 50_000
"""A game that is longer has no end."""
IMAGINE_EVERY: Final = 100
"""After one row of so many, a position is drawn anew for a seat."""
QUICK_EVERY: Final = 100
"""A quick game is looked at after so many actions; one of so many after each of them."""


@dataclass(frozen=True)
class Soak:
    """What is to be played. Plain data, so that it travels to other processes."""

    game: str
    games: int
    seats: int | None = None
    """How many play; otherwise every game draws it."""
    options: str = ""
    """Options that are settled; every game draws the others, and a version of the rules."""
    seed: int = 0
    quick: bool = False
    """Random games inside the engine alone: no referee, no offers, looked at now and then."""

    def table(self, index: int) -> tuple[int, dict[str, str]]:
        """The seats and options of game number `index`."""
        game, rng = game_named(self.game), Rng(seed_of(self.seed, index, 0))
        seats = self.seats or game.seats[rng.below(len(game.seats))]
        words = self.options.replace(",", " ").split()
        settled = {word.partition("=")[0] for word in words}
        if "preset" not in settled:
            choices = {option.key: option.choices for option in game.options}
            choices[RULES] = tuple(game.versions())
            drawn = {key: values[rng.below(len(values))] for key, values in choices.items()}
            words += [f"{key}={value}" for key, value in drawn.items() if key not in settled]
        return seats, game.read_options(" ".join(words))


@dataclass(frozen=True)
class Fault:
    """Something that must not be."""

    number: int
    """That of the game."""
    seats: int
    options: str
    row: int
    """After this row."""
    what: str
    text: str
    """The game so far, as a record."""


@dataclass
class Found:
    """What a soak amounts to."""

    games: int = 0
    actions: int = 0
    tables: set[str] = field(default_factory=set)
    """Every number of seats and set of options that was played."""
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Both together."""
        self.games += other.games
        self.actions += other.actions
        self.tables |= other.tables
        self.faults += other.faults


def act_at_random(referee: Referee, rng: Rng) -> None:
    """Any seat that is asked does something listed; now and then one composes an offer, or takes back."""
    state = referee.state
    if rng.below(20) == 0:
        proposers = [seat for seat in range(referee.seats) if state.offers(seat)]
        if proposers:
            seat = proposers[rng.below(len(proposers))]
            offers = state.offers(seat)
            referee.play(seat, offers[rng.below(len(offers))])
            return
    asked = state.asked()
    seat = asked[rng.below(len(asked))]
    legal = state.legal(seat)
    referee.play(seat, legal[rng.below(len(legal))])
    if rng.below(50) == 0 and (first := referee.may_take_back(seat)):
        referee.take_back(seat, first)


def look(game: Game, state: State, rows: int) -> None:
    """At everything that must hold in any position."""
    game.check(state)
    over = state.actor() == NOBODY
    assert rows < MOST_ROWS, "the game does not end"
    assert (state.outcome() is None) != over, "over without an outcome, or the other way round"
    scores = state.scores()
    for seat in range(state.seats()):
        assert sum(state.points_by_source(seat).values()) == scores[seat], "points from nowhere"
    if over:
        return
    if state.actor() == CHANCE:
        assert len(state.legal(CHANCE)) == len(state.odds()), "outcomes without odds"
        assert min(state.odds()) > 0, "an outcome that cannot fall"
    else:
        assert state.actor() in state.asked(), "somebody acts who is not asked"
        assert all(state.legal(seat) for seat in state.asked()), "somebody is asked and can do nothing"


class Watched(Referee):
    """A referee who looks at everything after every row."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        super().__init__(game, seats, options, SeededDealer(seed))
        self._rng = Rng(seed + 1)
        self._look()

    def append(self, seat: Seat, action: Action) -> None:
        """As any referee does, and look."""
        super().append(seat, action)
        self._look()

    def _look(self) -> None:
        look(self.game, self.state, len(self.rows))
        if not self.over() and self._rng.below(IMAGINE_EVERY) == 0:
            self._imagine(self._rng.below(self.seats))

    def _imagine(self, seat: Seat) -> None:
        """A world drawn for a seat is sound, and looks the same to it."""
        world = self.state.redeal(seat, self.memories[seat], self._rng)
        self.game.check(world)
        assert world.view(seat) == self.state.view(seat), "an imagined world looks different"
        assert world.legal(seat) == self.state.legal(seat), "an imagined world allows something else"


def _play(soak: Soak, index: int, found: Found) -> None:
    """One game; a fault ends it."""
    seats, options = soak.table(index)
    game, rng = game_named(soak.game), Rng(seed_of(soak.seed, index, 1))
    found.games += 1
    found.tables.add(f"{seats} {game.options_text(options)}")
    if soak.quick:
        _play_quick(soak, index, found)
        return
    referee = Referee(game, seats, options)
    try:
        referee = Watched(game, seats, options, seed_of(soak.seed, index, 2))
        if index % GREEDY_EVERY == GREEDY_EVERY - 1:
            bots = [
                make_bot("greedy", game.key, seed_of(soak.seed, index, 3 + seat)) for seat in range(seats)
            ]
            for _ in decisions(referee, bots):
                pass
        else:
            referee.deal()
            while not referee.over():
                act_at_random(referee, rng)
                referee.deal()
        record.replay(record.of(referee), GAMES)
    except Exception as error:
        found.faults.append(_fault(referee, index, error))
    found.actions += len(referee.rows)


def _play_quick(soak: Soak, index: int, found: Found) -> None:
    """One game inside the engine. After a fault it is played again, row by row, for the record."""
    game = game_named(soak.game)
    table = soak.table(index)
    seed = seed_of(soak.seed, index, 1)
    state, rng, rows = game.open(*table), Rng(seed), 0
    at_once = 1 if index % QUICK_EVERY == 0 else QUICK_EVERY
    try:
        look(game, state, rows)
        while state.actor() != NOBODY:
            rows += finish(state, rng, at_once)
            look(game, state, rows)
    except Exception as error:
        found.faults.append(_fault(_up_to(game, table, seed, rows), index, error))
    found.actions += rows


def _up_to(game: Game, table: tuple[int, dict[str, str]], seed: int, rows: int) -> Referee:
    """The rows of a quick game that the engine has played, as a referee keeps them."""
    referee, state, rng = Referee(game, *table), game.open(*table), Rng(seed)
    for _ in range(rows):
        seat = state.actor()
        choices = state.legal(seat)
        action = choices[step(state, rng)]
        referee.append(seat, action)
    return referee


def _fault(referee: Referee, index: int, error: Exception) -> Fault:
    """What was wrong, where in the code, and the rows that lead there."""
    game, seats, options = referee.game, referee.seats, referee.options
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno} {last.name})"
    told = record.Record(record.header(Referee(game, seats, options), []))
    told.entries = [record.Entry(0, record.who(row.seat), row.action.text) for row in referee.rows]
    return Fault(index, seats, game.options_text(options), len(referee.rows), what, record.write(told))


def _some(piece: tuple[Soak, int, int]) -> Found:
    soak, first, last = piece
    found = Found()
    for index in range(first, last):
        _play(soak, index, found)
    return found


def run(soak: Soak, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Found:
    """Play all games; `progress` hears how many more are done."""
    jobs = jobs or os.cpu_count() or 1
    game_named(soak.game).open(*soak.table(0))  # bad options are refused before anything starts
    found = Found()
    for some in map_chunks(_some, [(soak, *ends) for ends in chunks(soak.games, jobs)], "local", jobs):
        found.add(some)
        if progress:
            progress(some.games)
    return found
