"""Find puzzles: let bots play, and examine every position by the knowledge of the seat to act."""

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
from archipel.puzzles.puzzle import KINDS, Puzzle, PuzzleKind, Source
from archipel.registry import game_named

BOT: Final = Level(worlds=2, offer_gain=0.03)
"""It looks one ply ahead, so it misses wins, and rarely makes offers, so that records stay short."""
LONGEST: Final = 1500
"""Most rows of a game; longer games are skipped."""
WITHIN: Final = 2
"""A win this turn is searched for from this many points below the winner's score."""
SHARE: Final = 0.25
"""Largest share of one theme among the puzzles of a game."""
SPOILED: Final = 0.25
"""Least share of first moves that give the win away; below it, the win is too easy."""
HARD: Final = 0.5
"""A win is hard if a larger share gives it away, and the best-looking move does too."""
FEW: Final = 4
"""With at most this many moves, the best one is easier to find."""
LONG: Final = (40, 110, 200)
"""Rows from which counting is a puzzle of level 1, 2 and 3."""
COUNT: Final = "count"


class Finder:
    """Finds puzzles of one game, in one bot game after another."""

    def __init__(
        self,
        game: str,
        count: int,
        seed: int,
        kinds: Sequence[PuzzleKind] = KINDS,
        known: Sequence[Puzzle] = (),
    ) -> None:
        self.game = game_named(game)
        self.about = self.game.profile.puzzles
        self.count, self.seed, self.kinds = count, seed, kinds
        self.most = max(1, round(SHARE * count))
        self.themes = Counter(puzzle.theme for puzzle in known)
        """Number of puzzles of each theme."""
        self.taken: dict[tuple[str, Seat], Puzzle] = {}
        """Puzzles of the current game; they differ in theme or seat."""

    def find(self, found: Callable[[list[Puzzle]], None]) -> None:
        """Search until there are enough puzzles; `found` is called with those of each game."""
        while (missing := self.count - self.themes.total()) > 0:
            puzzles = self.in_one_game(self.seed)[:missing]
            self.themes.update(puzzle.theme for puzzle in puzzles)
            self.seed += 1
            if puzzles:
                found(puzzles)

    def in_one_game(self, seed: int) -> list[Puzzle]:
        """Return the puzzles of the game with this seed; rows after the last puzzle are cut."""
        source, rows, top = self.play(seed)
        self.taken = {}
        for referee, seat in self.decisions(source, rows):
            for puzzle in self.at(source, referee, seat, top):
                self.taken[puzzle.theme, puzzle.seat] = puzzle
        needed = max((puzzle.at for puzzle in self.taken.values()), default=0)
        cut = replace(source, rows="\n".join(source.rows.split("\n")[:needed]))
        return [replace(puzzle, source=cut) for puzzle in self.taken.values()]

    def wants(self, theme: str, seat: Seat) -> bool:
        """Return whether another puzzle of this theme is wanted."""
        there = self.themes[theme] + sum(key == theme for key, _ in self.taken)
        return (theme, seat) not in self.taken and there < self.most

    # A game.

    def play(self, seed: int) -> tuple[Source, list[Row], int]:
        """Play a bot game; return it, its rows and the winner's score. Without rows, it was too long."""
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
        """Replay the game; yield it before every decision of a seat."""
        options = self.game.read_options(source.options, source.rules)
        referee = Referee(self.game, source.seats, options)
        for row in rows:
            if row.seat >= 0:
                yield referee, row.seat
            referee.append(row.seat, row.action)

    # A position.

    def at(self, source: Source, referee: Referee, seat: Seat, top: int) -> Iterator[Puzzle]:
        """Yield the puzzles of a position: a win this turn, a rival's hand, the best move."""
        begins = bool(referee.rows) and referee.rows[-1].seat != seat and referee.state.turn() == seat
        here = PuzzlePosition(source, referee, seat)
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

    def win(self, here: PuzzlePosition) -> Puzzle | None:
        """Return a certain win this turn, if it is not too easy to find."""
        referee, seat = here.referee, here.seat
        lines = wins.shortest_wins(referee.state, seat) or []
        if not lines or len(lines[0]) < self.about.least:
            return None
        line = next((line for line in lines if wins.is_certain(referee, seat, line)), None)
        theme = None if line is None else here.theme(self.about.wins, list(line))
        if line is None or theme is None or not self.wants(theme.key, seat):
            return None
        if not wins.is_certain(referee, seat, line, wins.WORLDS * EFFORT):
            return None
        spoils = wins.spoiling_moves(referee.state, seat, len(line))
        share = len(spoils) / len(referee.state.legal(seat))
        if share < SPOILED:
            return None
        trap = first_sight(referee, seat)
        tempting = trap in spoils
        level = 1 + (len(line) > self.about.least) + (tempting and share > HARD)
        texts = tuple(action.text for action in line)
        return here.asks("win", theme.key, level, texts, trap=trap.text if tempting else "")

    def choice(self, here: PuzzlePosition) -> Iterator[Puzzle]:
        """Yield the best move, if it is clear and has a theme."""
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

    def counts(self, here: PuzzlePosition) -> Iterator[Puzzle]:
        """Yield how much a rival holds of its most frequent known good."""
        for rival in range(here.source.seats):
            known = known_hand(here.referee, here.seat, rival)
            good = max(known, key=lambda good: known[good], default="")
            if good and known[good]:
                rows = len(here.referee.rows)
                level = sum(rows >= bound for bound in LONG)
                yield here.asks("count", COUNT, level, (str(known[good]),), rival=(rival, good))


@dataclass(frozen=True)
class PuzzlePosition:
    """A position and the seat that decides in it."""

    source: Source
    referee: Referee
    seat: Seat

    def theme(self, themes: tuple[Theme, ...], line: list[Action]) -> Theme | None:
        """Return the first theme that fits an answer."""
        return next((theme for theme in themes if theme.fits(self.referee.state, self.seat, line)), None)

    def asks(
        self,
        kind: PuzzleKind,
        theme: str,
        level: int,
        line: tuple[str, ...],
        *,
        also: tuple[str, ...] = (),
        trap: str = "",
        why: tuple[str, dict[str, str | int]] | None = None,
        rival: tuple[Seat, str] | None = None,
    ) -> Puzzle:
        """Return a puzzle of this position."""
        at = len(self.referee.rows)
        return Puzzle(self.source, at, self.seat, kind, theme, level, line, also, trap, why, rival)


def first_sight(referee: Referee, seat: Seat) -> Action:
    """Return the move with the best static value."""
    evaluator = EVALUATORS[referee.game.key]
    world = referee.state.redeal(seat, referee.memories[seat], Rng(1))
    return max(
        world.legal(seat), key=lambda action: evaluator.chances(evaluator.after(world, seat, action))[seat]
    )
