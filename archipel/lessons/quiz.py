"""“What happens?” cards: a question about the rules with one right and two wrong answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest

from archipel.core.game import Game
from archipel.core.state import Seat, State
from archipel.lessons.checker import known_rules
from archipel.lessons.fact import Fact
from archipel.lessons.fields import Fields, read_fields
from archipel.lessons.lesson import Rows, Text
from archipel.lessons.pattern import is_possible
from archipel.lessons.reader import read_facts, read_options, read_rows
from archipel.registry import GAMES

WRONG = 2
"""Number of wrong answers."""


@dataclass(frozen=True)
class QuizCard:
    """One question; the engine plays its rows and checks its facts."""

    id: str
    game: Game
    ask: Text
    answer: Text
    wrong: tuple[Text, ...]
    rules: tuple[str, ...]
    seats: int
    options: dict[str, str]
    me: Seat
    rows: Rows
    check: tuple[Fact, ...]

    @property
    def right(self) -> int:
        """Return the position of the right answer: fixed for a card, different between cards."""
        return sum(map(ord, self.id)) % (WRONG + 1)

    def choices(self) -> list[Text]:
        """Return the answers in the order in which they are shown."""
        found = list(self.wrong)
        found.insert(self.right, self.answer)
        return found

    def fault(self) -> str:
        """Return what the engine finds wrong; empty if nothing is."""
        state = self.game.open(self.seats, self.options)
        for row in self.rows:
            if not is_possible(self.game, state, row):
                return f"{row.action.text!r} is not possible"
            state.apply(row.seat, row.action)
        return self._fault_of(state)

    def _fault_of(self, state: State) -> str:
        for fact in self.check:
            if not fact.holds(self.game, state, self.me):
                return f"fact does not hold: {fact}"
        unknown = set(self.rules) - known_rules(self.game)
        return f"there is no rule {min(unknown)}" if unknown else ""


@cache
def cards() -> list[QuizCard]:
    """Return the cards of all games, alternating between games so that every day has another game."""
    found = zip_longest(*(_cards_of(game) for game in GAMES.values()))
    return [card for card in chain.from_iterable(found) if card is not None]


def _cards_of(game: Game) -> list[QuizCard]:
    folder = game.profile.folder
    path = None if folder is None else folder / "quiz.toml"
    if path is None or not path.is_file():
        return []
    found = read_fields(path)
    made = [_card(fields, game) for fields in found.tables("card")]
    found.end()
    return made


def _card(found: Fields, game: Game) -> QuizCard:
    card = QuizCard(
        id=found.string("id"),
        game=game,
        ask=found.words("ask"),
        answer=found.words("answer"),
        wrong=found.sentences("wrong"),
        rules=found.strings("rules"),
        seats=found.take("seats", int, game.printed_seats[0]),
        options=read_options(found, game),
        me=found.take("me", int, 0),
        rows=read_rows(found, "rows", game),
        check=read_facts(found, "check", game),
    )
    found.end()
    if len(card.wrong) != WRONG:
        raise found.bad(f"card {card.id} has {len(card.wrong)} wrong answers, not {WRONG}")
    return card
