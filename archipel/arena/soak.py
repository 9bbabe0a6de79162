"""Soak test: play many games with all options, and check every invariant after every action."""

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
from archipel.core.playout import finish
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State
from archipel.registry import GAMES, game_named

GREEDY_EVERY: Final = 4
"""One game in this many is played by greedy bots, the others at random."""
MOST_ROWS: Final = 50_000
"""A game with more rows is reported as endless."""
IMAGINE_EVERY: Final = 100
"""After one row in this many, a redeal for a seat is checked too."""
QUICK_EVERY: Final = 100
"""A quick game is checked every this many actions; one quick game in this many after each action."""


@dataclass(frozen=True)
class Soak:
    """The games to play: plain data that can be sent to other processes."""

    game: str
    games: int
    seats: int | None = None
    """Number of seats; None draws it for every game."""
    options: str = ""
    """Fixed options; the others, and the version of the rules, are drawn for every game."""
    seed: int = 0
    quick: bool = False
    """Play random games inside the engine alone: no referee, no offers, fewer checks."""

    def table(self, index: int) -> tuple[int, dict[str, str]]:
        """Return the seats and options of game number `index`."""
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
    """An invariant violation."""

    number: int
    """Number of the game."""
    seats: int
    options: str
    row: int
    """Number of rows before the fault."""
    what: str
    text: str
    """The record of the game up to the fault."""


@dataclass
class SoakReport:
    """The results of a soak test."""

    games: int = 0
    actions: int = 0
    tables: set[str] = field(default_factory=set)
    """Every combination of seats and options that was played."""
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: SoakReport) -> None:
        """Add the results of another process."""
        self.games += other.games
        self.actions += other.actions
        self.tables |= other.tables
        self.faults += other.faults


def act_at_random(referee: Referee, rng: Rng) -> None:
    """Play a random listed action of a random seat to act; sometimes compose an offer, or take back."""
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


def check_position(game: Game, state: State, rows: int) -> None:
    """Assert every invariant of a position."""
    game.check(state)
    over = state.actor() == NOBODY
    assert rows < MOST_ROWS, "the game does not end"
    assert (state.outcome() is None) != over, "the outcome and the end of the game disagree"
    scores = state.scores()
    for seat in range(state.seats()):
        assert sum(state.points_by_source(seat).values()) == scores[seat], (
            "the score is not the sum of its sources"
        )
    if over:
        return
    if state.actor() == CHANCE:
        assert len(state.legal(CHANCE)) == len(state.odds()), "outcomes and odds differ in number"
        assert min(state.odds()) > 0, "an outcome has no positive weight"
    else:
        assert state.actor() in state.asked(), "the seat to act is not asked"
        assert all(state.legal(seat) for seat in state.asked()), "a seat is asked and has no legal action"


class CheckingReferee(Referee):
    """A referee that checks all invariants after every row."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        super().__init__(game, seats, options, SeededDealer(seed))
        self._rng = Rng(seed + 1)
        self._check()

    def append(self, seat: Seat, action: Action) -> None:
        """Append a row, then check."""
        super().append(seat, action)
        self._check()

    def _check(self) -> None:
        check_position(self.game, self.state, len(self.rows))
        if not self.over() and self._rng.below(IMAGINE_EVERY) == 0:
            self._imagine(self._rng.below(self.seats))

    def _imagine(self, seat: Seat) -> None:
        """Assert that a redeal for a seat is consistent and looks the same to it."""
        world = self.state.redeal(seat, self.memories[seat], self._rng)
        self.game.check(world)
        assert world.view(seat) == self.state.view(seat), "a redeal changes the view"
        assert world.legal(seat) == self.state.legal(seat), "a redeal changes the legal actions"


def _play(soak: Soak, index: int, found: SoakReport) -> None:
    """Play one game; a fault ends it."""
    seats, options = soak.table(index)
    game, rng = game_named(soak.game), Rng(seed_of(soak.seed, index, 1))
    found.games += 1
    found.tables.add(f"{seats} {game.options_text(options)}")
    if soak.quick:
        _play_quick(soak, index, found)
        return
    referee = Referee(game, seats, options)
    try:
        referee = CheckingReferee(game, seats, options, seed_of(soak.seed, index, 2))
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


def _play_quick(soak: Soak, index: int, found: SoakReport) -> None:
    """Play one game inside the engine; after a fault, repeat it row by row for the record."""
    game = game_named(soak.game)
    table = soak.table(index)
    seed = seed_of(soak.seed, index, 1)
    state, rng, rows = game.open(*table), Rng(seed), 0
    at_once = 1 if index % QUICK_EVERY == 0 else QUICK_EVERY
    try:
        check_position(game, state, rows)
        while state.actor() != NOBODY:
            rows += finish(state, rng, at_once)
            check_position(game, state, rows)
    except Exception as error:
        found.faults.append(_fault(_up_to(game, table, seed, rows), index, error))
    found.actions += rows


def _up_to(game: Game, table: tuple[int, dict[str, str]], seed: int, rows: int) -> Referee:
    """Repeat the rows that the engine played in a quick game, under a referee."""
    referee, state, rng = Referee(game, *table), game.open(*table), Rng(seed)
    for _ in range(rows):
        seat = state.actor()
        choices = state.legal(seat)
        action = choices[state.step(rng)]
        referee.append(seat, action)
    return referee


def _fault(referee: Referee, index: int, error: Exception) -> Fault:
    """Describe a fault: the error, its place in the code, and the rows that lead there."""
    game, seats, options = referee.game, referee.seats, referee.options
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno} {last.name})"
    told = record.Record(record.header(Referee(game, seats, options), []))
    told.entries = [record.Entry(0, record.who(row.seat), row.action.text) for row in referee.rows]
    return Fault(index, seats, game.options_text(options), len(referee.rows), what, record.write(told))


def _some(piece: tuple[Soak, int, int]) -> SoakReport:
    soak, first, last = piece
    found = SoakReport()
    for index in range(first, last):
        _play(soak, index, found)
    return found


def run(soak: Soak, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> SoakReport:
    """Play all games; `progress` gets the number of games just finished."""
    jobs = jobs or os.cpu_count() or 1
    game_named(soak.game).open(*soak.table(0))  # refuse bad options before anything starts
    found = SoakReport()
    for some in map_chunks(_some, [(soak, *ends) for ends in chunks(soak.games, jobs)], "local", jobs):
        found.add(some)
        if progress:
            progress(some.games)
    return found
