"""The one reader of stored rows: from text to actions, from rows to a game in progress."""

from __future__ import annotations

from archipel.core import fairness
from archipel.core.dealer import FairDealer
from archipel.core.game import Game
from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import CHANCE, Action, BadNotation, Seat
from archipel.lessons.lesson import Lesson
from archipel.lessons.library import lessons
from archipel.lessons.tutor import Tutor
from archipel.registry import GAMES
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow


def read_action(game: Game, text: str) -> Action:
    """An action of the game, or a take-back."""
    verb, _, rest = text.partition(" ")
    if verb == "back":
        if not (rest.isascii() and rest.isdigit()):
            raise BadNotation(text)
        return TakeBack(int(rest))
    return game.read(text)


def enter(referee: Referee, seat: Seat, text: str) -> None:
    """Enter a stored row."""
    referee.append(seat, read_action(referee.game, text))


def referee_for(row: TableRow) -> Referee:
    """A referee for a table, before its first row: the dealer is one that everybody can check, or a tutor."""
    game = GAMES[row.game]
    options = game.read_options(row.game_options, row.rules)
    referee = Referee(game, row.size, options, dice_by_hand=row.options.by_hand)
    if row.lesson:
        referee.dealer = Tutor(_lesson(row.lesson, referee), referee)
        return referee
    referee.dealer = FairDealer(fairness.key_of(bytes.fromhex(row.secret), row.contributions()))
    return referee


def _lesson(id: str, referee: Referee) -> Lesson:
    """The lesson of a table, if it is still the one that was begun."""
    lesson = lessons().get(id)
    begun = (referee.game.key, referee.seats, referee.options)
    if lesson is None or (lesson.game.key, len(lesson.seats), lesson.options) != begun:
        raise Refused("unknown", what="lesson")
    return lesson


def set_dealer(referee: Referee) -> None:
    """After entering rows: the number of the next draw is how many the dealer has made."""
    by_hand = referee.dice_by_hand
    if not isinstance(referee.dealer, FairDealer):  # a tutor knows where it is
        return
    referee.dealer.drawn = sum(
        row.seat == CHANCE and not (by_hand and row.action.by_hand) for row in referee.rows
    )


def rows_that_count(referee: Referee, version: int | None = None) -> list[tuple[int, Row]]:
    """The rows that were not taken back by then, each with its number."""
    kept: list[int] = []
    for number, row in enumerate(referee.rows[:version], start=1):
        if isinstance(row.action, TakeBack):
            to = row.action.to
            kept = [n for n in kept if n < to]
        else:
            kept.append(number)
    return [(number, referee.rows[number - 1]) for number in kept]
