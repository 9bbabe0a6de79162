"""Find puzzles: let bots play, and look at every position of the game through the eyes of whoever acts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from archipel.bots import wins
from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.thinker import Thinker
from archipel.core import record
from archipel.core.dealer import SeededDealer
from archipel.core.profile import Level
from archipel.core.referee import Referee, Row
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat
from archipel.core.theme import Theme
from archipel.puzzles.choices import EFFORT, clear_choice
from archipel.puzzles.counting import known_hand
from archipel.puzzles.puzzle import KINDS, Kind, Puzzle, Source
from archipel.registry import game_named

BOT: Final = Level(worlds=2, offer_gain=0.03)
"""It looks one action ahead, so it misses things, and offers seldom, so that records stay short."""
LONGEST: Final = 1500
"""Longer games are left alone."""
WITHIN: Final = 2
"""So many points from the winner's, a win this turn is looked for."""
SHARE: Final = 0.25
"""No theme has more than this of all puzzles of a game."""
SPOILED: Final = 0.25
"""At least such a share of the first moves gives the win away: else anything goes."""
HARD: Final = 0.5
"""A win is hard if more than this gives it away, and so does what looks best."""
FEW: Final = 4
"""Among so few moves the best is easier to find."""
LONG: Final = (40, 110, 200)
"""Rows from which on counting is a puzzle, harder, and hard."""
COUNT: Final = "count"


class Finder:
    """Looks for puzzles of one game, one played game after another."""

    def __init__(
        self, game: str, count: int, seed: int, kinds: Sequence[Kind] = KINDS, known: Sequence[Puzzle] = ()
    ) -> None:
        self.game = game_named(game)
        self.about = self.game.profile.puzzles
        self.count, self.seed, self.kinds = count, seed, kinds
        self.most = max(1, round(SHARE * count))
        self.themes = Counter(puzzle.theme for puzzle in known)
        """How many there are of each theme."""
        self.taken: dict[tuple[str, Seat], Puzzle] = {}
        """Those of the game under way: each of another theme or for another seat."""

    def find(self, found: Callable[[list[Puzzle]], None]) -> None:
        """Go on until there are enough; those of each game are handed over as they are found."""
        while (missing := self.count - self.themes.total()) > 0:
            puzzles = self.in_one_game(self.seed)[:missing]
            self.themes.update(puzzle.theme for puzzle in puzzles)
            self.seed += 1
            if puzzles:
                found(puzzles)

    def in_one_game(self, seed: int) -> list[Puzzle]:
        """The puzzles of the game with this seed; its rows are kept as far as they are needed."""
        source, rows, top = self.play(seed)
        self.taken = {}
        for referee, seat in self.decisions(source, rows):
            for puzzle in self.at(source, referee, seat, top):
                self.taken[puzzle.theme, puzzle.seat] = puzzle
        needed = max((puzzle.at for puzzle in self.taken.values()), default=0)
        cut = replace(source, rows="\n".join(source.rows.split("\n")[:needed]))
        return [replace(puzzle, source=cut) for puzzle in self.taken.values()]

    def wants(self, theme: str, seat: Seat) -> bool:
        """Whether another one of this theme is welcome."""
        there = self.themes[theme] + sum(key == theme for key, _ in self.taken)
        return (theme, seat) not in self.taken and there < self.most

    # A game.

    def play(self, seed: int) -> tuple[Source, list[Row], int]:
        """A game of bots, its rows, and the points of the winner; no rows, if it did not end in time."""
        tables = self.about.tables or ((self.game.printed_seats[0], ""),)
        seats, options = tables[seed % len(tables)]
        referee = Referee(self.game, seats, self.game.read_options(options), SeededDealer(seed))
        bots = [Thinker(self.game.key, seed * seats + seat, BOT) for seat in range(seats)]
        referee.deal()
        while not referee.over() and len(referee.rows) < LONGEST:
            seat = referee.state.actor()
            referee.play(seat, bots[seat].choose(Chair.at(referee, seat)))
            referee.deal()
        played = record.of(referee)
        rows = [f"{entry.who} {entry.text}" for entry in played.entries if entry.who != record.DIGEST]
        source = Source(self.game.key, played.tags["Rules"], played.tags["Options"], seats, "\n".join(rows))
        return source, referee.rows if referee.over() else [], max(referee.state.scores())

    def decisions(self, source: Source, rows: list[Row]) -> Iterator[tuple[Referee, Seat]]:
        """The game again, stopped wherever a seat decided something."""
        options = self.game.read_options(source.options, source.rules)
        referee = Referee(self.game, source.seats, options)
        for row in rows:
            if row.seat >= 0:
                yield referee, row.seat
            referee.append(row.seat, row.action)

    # A position.

    def at(self, source: Source, referee: Referee, seat: Seat, top: int) -> Iterator[Puzzle]:
        """What a position asks: whether the turn wins, what a rival holds, which move is best."""
        begins = bool(referee.rows) and referee.rows[-1].seat != seat and referee.state.turn() == seat
        here = Asker(source, referee, seat)
        if "win" in self.kinds and begins and referee.state.scores()[seat] >= top - WITHIN:
            won = self.win(here)
            if won is not None:
                yield won
                return
        once = all(theme != COUNT for theme, _ in self.taken) and self.wants(COUNT, seat)
        if "count" in self.kinds and begins and once and len(referee.rows) >= LONG[self.seed % len(LONG)]:
            yield from self.counts(here)
        if "best" in self.kinds:
            yield from self.choice(here)

    def win(self, here: Asker) -> Puzzle | None:
        """A certain win this turn, if there is one that has to be looked for."""
        referee, seat = here.referee, here.seat
        lines = wins.shortest(referee.state, seat) or []
        if not lines or len(lines[0]) < self.about.least:
            return None
        line = next((line for line in lines if wins.is_certain(referee, seat, line)), None)
        theme = None if line is None else here.theme(self.about.wins, list(line))
        if line is None or theme is None or not self.wants(theme.key, seat):
            return None
        if not wins.is_certain(referee, seat, line, wins.WORLDS * EFFORT):
            return None
        spoils = wins.spoiling(referee.state, seat, len(line))
        share = len(spoils) / len(referee.state.legal(seat))
        if share < SPOILED:
            return None
        trap = first_sight(referee, seat)
        tempting = trap in spoils
        level = 1 + (len(line) > self.about.least) + (tempting and share > HARD)
        texts = tuple(action.text for action in line)
        return here.asks("win", theme.key, level, texts, trap=trap.text if tempting else "")

    def choice(self, here: Asker) -> Iterator[Puzzle]:
        """The best move, if it is clear and of a theme."""
        referee, seat = here.referee, here.seat
        legal = referee.state.legal(seat)
        themes = {action: here.theme(self.about.choices, [action]) for action in legal}
        welcome = {
            action: theme
            for action, theme in themes.items()
            if theme is not None and len(legal) >= theme.among and self.wants(theme.key, seat)
        }
        needed = {action: theme.gap or self.about.gap for action, theme in welcome.items()}
        clear = clear_choice(referee, seat, needed) if needed else None
        if clear is None:
            return
        theme = welcome[clear.best]
        unseen = clear.natural not in (clear.best, *clear.also)
        plain = clear.gap >= 2 * needed[clear.best] or len(legal) <= FEW
        yield here.asks(
            "best",
            theme.key,
            3 if unseen else 1 if plain else 2,
            (clear.best.text,),
            also=tuple(action.text for action in clear.also),
            trap=(clear.natural if unseen else clear.next).text,
            why=(clear.why.key, clear.why.args),
        )

    def counts(self, here: Asker) -> Iterator[Puzzle]:
        """How much a rival holds of something: of what there is most."""
        for rival in range(here.source.seats):
            known = known_hand(here.referee, here.seat, rival)
            good = max(known, key=lambda good: known[good], default="")
            if good and known[good]:
                rows = len(here.referee.rows)
                level = sum(rows >= bound for bound in LONG)
                yield here.asks("count", COUNT, level, (str(known[good]),), rival=(rival, good))


@dataclass(frozen=True)
class Asker:
    """A position and the seat that decides in it."""

    source: Source
    referee: Referee
    seat: Seat

    def theme(self, themes: tuple[Theme, ...], line: list[Action]) -> Theme | None:
        """The theme of an answer: the first that fits."""
        return next((theme for theme in themes if theme.fits(self.referee.state, self.seat, line)), None)

    def asks(
        self,
        kind: Kind,
        theme: str,
        level: int,
        line: tuple[str, ...],
        *,
        also: tuple[str, ...] = (),
        trap: str = "",
        why: tuple[str, dict[str, str | int]] | None = None,
        rival: tuple[Seat, str] | None = None,
    ) -> Puzzle:
        """The puzzle of this position."""
        at = len(self.referee.rows)
        return Puzzle(self.source, at, self.seat, kind, theme, level, line, also, trap, why, rival)


def first_sight(referee: Referee, seat: Seat) -> Action:
    """What looks best to a seat that looks no further than one action."""
    evaluator = EVALUATORS[referee.game.key]
    world = referee.state.redeal(seat, referee.memories[seat], Rng(1))
    return max(
        world.legal(seat), key=lambda action: evaluator.chances(evaluator.after(world, seat, action))[seat]
    )
