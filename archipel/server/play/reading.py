"""Read actions from text, and rebuild a game in progress from its stored rows."""

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
    """Read an action of the game, or a take-back."""
    verb, _, rest = text.partition(" ")
    if verb == "back":
        if not (rest.isascii() and rest.isdigit()):
            raise BadNotation(text)
        return TakeBack(int(rest))
    return game.read(text)


def read_sent(game: Game, text: str) -> Action:
    """Read an action that a client sent, or refuse it."""
    try:
        return game.read(text)
    except BadNotation:
        raise Refused("bad-notation", text=text[:100]) from None


def append_stored(referee: Referee, seat: Seat, text: str) -> None:
    """Append a stored row."""
    referee.append(seat, read_action(referee.game, text))


def referee_for(row: TableRow) -> Referee:
    """Return a referee for a table before its first row, with a provably fair dealer or a tutor."""
    game = GAMES[row.game]
    options = game.read_options(row.game_options, row.rules)
    referee = Referee(game, row.size, options, dice_by_hand=row.options.by_hand)
    if row.lesson:
        referee.dealer = Tutor(_lesson(row.lesson, referee), referee)
        return referee
    referee.dealer = FairDealer(fairness.key_of(bytes.fromhex(row.secret), row.contributions()))
    return referee


def _lesson(id: str, referee: Referee) -> Lesson:
    """Return the lesson of a table, or refuse if it has changed since the table was opened."""
    lesson = lessons().get(id)
    begun = (referee.game.key, referee.seats, referee.options)
    if lesson is None or (lesson.game.key, len(lesson.seats), lesson.options) != begun:
        raise Refused("unknown", what="lesson")
    return lesson


def set_dealer(referee: Referee) -> None:
    """Set the dealer's draw counter after stored rows were appended."""
    by_hand = referee.dice_by_hand
    if not isinstance(referee.dealer, FairDealer):  # a tutor keeps its own place
        return
    referee.dealer.drawn = sum(
        row.seat == CHANCE and not (by_hand and row.action.by_hand) for row in referee.rows
    )


def rows_that_count(referee: Referee, version: int | None = None) -> list[tuple[int, Row]]:
    """Return the rows that were not taken back by `version`, each with its number."""
    kept: list[int] = []
    for number, row in enumerate(referee.rows[:version], start=1):
        if isinstance(row.action, TakeBack):
            to = row.action.to
            kept = [n for n in kept if n < to]
        else:
            kept.append(number)
    return [(number, referee.rows[number - 1]) for number in kept]
