"""The referee: checks each action, asks the dealer, tells the readers and keeps the rows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from archipel.core.dealer import Dealer
from archipel.core.game import Game
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action, IllegalAction, Memory, Note, Seat, State


@final
class TakeBack(Action):
    """A take-back: cancels row `to` and everything after it."""

    def __init__(self, to: int) -> None:
        super().__init__(f"back {to}")
        self.to = to


@final
class Row:
    """One entry of a game's list of actions. Rows are numbered from 1 and only ever appended."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat: Final = seat
        """The seat that acted, or `CHANCE`."""
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and other.seat == self.seat and other.action == self.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Row({self.seat}, {self.action!r})"


@final
class Line:
    """A row as one reader was told it."""

    def __init__(self, number: int, seat: Seat, text: str) -> None:
        self.number: Final = number
        """The number of the row."""
        self.seat: Final = seat
        self.text: Final = text
        """The notation of the action, with anything secret removed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"Line{self._fields()}"

    def _fields(self) -> tuple[int, Seat, str]:
        return self.number, self.seat, self.text


@final
class Forgotten(Memory):
    """An empty memory, for games where nobody needs to remember anything."""

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        """Do nothing."""

    def copy(self) -> Forgotten:
        """Return this memory itself, which never changes."""
        return self

    def text(self) -> str:
        """Return an empty string."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """An observer that the referee calls for every row."""

    def before(self) -> None:
        """Called before a row is told and applied."""
        raise NotImplementedError

    def after(self, number: int) -> None:
        """Called after row `number` was applied and all readers were told what they may know."""
        raise NotImplementedError

    def taken_back(self, to: int) -> None:
        """Called after row `to` and everything after it were taken back."""
        raise NotImplementedError


def _check(state: State, seat: Seat, action: Action) -> None:
    if action in state.legal(seat):
        return
    notes = state.why_not(seat, action)
    if notes or action.text.split(" ")[0] not in state.forms(seat):
        raise IllegalAction(f"seat {seat} may not {action.text!r} now", notes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """A game in progress: the state, the rows that led to it, and each reader's log and memory."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        dealer: Dealer | None = None,
        dice_by_hand: bool = False,
        source: Referee | None = None,
    ) -> None:
        """Start a new game, or copy `source`."""
        self.game = game
        self.seats = seats
        self.options = options
        self.dealer = dealer
        self.dice_by_hand = dice_by_hand
        self.readers: list[Seat] = [*range(seats), WATCHER]
        self.minds: dict[Seat, object] = {}
        """Data that bots keep between two decisions, by seat."""
        self.witnesses: list[Witness] = []
        if source is None:
            self.rows: list[Row] = []
            self.logs: dict[Seat, list[Line]] = {reader: [] for reader in self.readers}
            self._begin()
        else:
            self.rows = list(source.rows)
            self.logs = {reader: list(log) for reader, log in source.logs.items()}
            self.state: State = source.state.copy()
            self.memories: list[Memory] = [memory.copy() for memory in source.memories]
            self._standing: list[int] = list(source._standing)  # the rows that were not taken back
            self.turn_began: int = source.turn_began
            """Number of standing rows when the current turn began."""
            self.turns: int = source.turns
            """Number of turns that have begun."""
            self.held: dict[int, list[int]] = dict(source.held)
            """The hand sizes of all seats when a covered answer was given, by the number of its row."""
            self._withheld: dict[Seat, list[int]] = {
                reader: list(numbers) for reader, numbers in source._withheld.items()
            }

    def _begin(self) -> None:
        self.state = self.game.open(self.seats, self.options)
        self.memories = [self.game.memory(self.seats, seat, self.options) for seat in range(self.seats)]
        self._standing = []
        self.turn_began = 0
        self.turns = 0 if self.state.turn() == NOBODY else 1
        self.held = {}
        self._withheld = {reader: [] for reader in self.readers}

    def copy(self) -> Referee:
        """Return an independent game with the same rows and state."""
        return Referee(self.game, self.seats, self.options, self.dealer, self.dice_by_hand, self)

    def imagined(self, seat: Seat, rng: Rng) -> Referee:
        """Return a game that `seat` considers possible: hidden things are redealt, other logs are empty.

        Covered answers are redealt too, so the real ones are never revealed. All memories are empty.
        """
        other = self.copy()
        memory = self.memories[seat]
        other.state = self.state.redeal(seat, None if isinstance(memory, Forgotten) else memory, rng)
        other.memories = [Forgotten() for _ in self.memories]
        other.logs = {reader: other.logs[reader] if reader == seat else [] for reader in self.readers}
        other._withheld = {reader: [] for reader in self.readers}
        return other

    # Playing.

    def check(self, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` unless `seat` may take this action now."""
        if seat < 0 or seat >= self.seats:
            raise IllegalAction(f"there is no seat {seat}", [])
        _check(self.state, seat, action)

    def play(self, seat: Seat, *actions: Action) -> None:
        """Play one or several actions for `seat`, either all of them or none."""
        self.check(seat, actions[0])
        if len(actions) > 1:
            trial = self.state.copy()
            for action in actions:
                _check(trial, seat, action)
                trial.apply(seat, action)
        for action in actions:
            self.append(seat, action)

    def shows_early(self, seat: Seat, *actions: Action) -> bool:
        """Whether an action before the last reveals something that the seat must see before it goes on.

        One of several covered answers reveals nothing while it stays covered.
        """
        if not any(action.reveals for action in actions[:-1]):
            return False
        self.check(seat, actions[0])
        trial = self.state.copy()
        for action in actions[:-1]:
            _check(trial, seat, action)
            trial.apply(seat, action)
            if action.reveals and trial.told(WATCHER, seat, action) is not None:
                return True
        return False

    def deal(self) -> None:
        """Let chance act until a seat must decide, people must roll dice, or the game is over."""
        while self.state.actor() == CHANCE and not self.awaits_dice():
            if self.dealer is None:
                raise ValueError("this table has no dealer")
            outcomes = self.state.legal(CHANCE)
            self.append(CHANCE, outcomes[self.dealer.draw(self.state.odds())])

    def awaits_dice(self) -> bool:
        """Whether people must roll real dice now and enter the result."""
        return (
            self.dice_by_hand
            and self.state.actor() == CHANCE
            and all(outcome.by_hand for outcome in self.state.legal(CHANCE))
        )

    def throw(self, action: Action) -> None:
        """Enter dice that people rolled. Draws and thefts stay with the dealer."""
        if not self.awaits_dice():
            raise IllegalAction("no dice are to be thrown by hand now", [])
        if action not in self.state.legal(CHANCE):
            raise IllegalAction(f"{action.text!r} cannot fall here", [])
        self.append(CHANCE, action)

    def append(self, seat: Seat, action: Action) -> None:
        """Append a row whose action is known to be legal, tell the readers, and apply it."""
        self.rows.append(Row(seat, action))
        number = len(self.rows)
        if isinstance(action, TakeBack):
            self._take_back(seat, action)
        else:
            self._apply_row(number)

    def _apply_row(self, number: int) -> None:
        """Tell the readers of a row, apply it, and tell them anything withheld that they may know now."""
        for witness in self.witnesses:
            witness.before()
        row = self.rows[number - 1]
        before = self.state.turn()
        self._standing.append(number)
        self._tell(number)
        self.state.apply(row.seat, row.action)
        turn = self.state.turn()
        if turn != before:
            self.turn_began = len(self._standing)
            if turn != NOBODY:
                self.turns += 1
        self._tell_withheld()
        for witness in self.witnesses:
            witness.after(number)

    # Telling.

    def _tell(self, number: int) -> None:
        row = self.rows[number - 1]
        whole = Line(number, row.seat, row.action.text)
        for reader in self.readers:
            told = self.state.told(reader, row.seat, row.action)
            if told is None:
                self._withheld[reader].append(number)
            else:
                self._hear(reader, whole if told is row.action else Line(number, row.seat, told.text), told)
        if number in self._withheld[WATCHER]:
            self.held[number] = self.game.held(self.state)

    def _tell_withheld(self) -> None:
        for reader, numbers in self._withheld.items():
            for number in list(numbers):
                row = self.rows[number - 1]
                told = self.state.told(reader, row.seat, row.action)
                if told is not None:
                    numbers.remove(number)
                    self._hear(reader, Line(number, row.seat, told.text), told)

    def _hear(self, reader: Seat, line: Line, told: Action) -> None:
        self.logs[reader].append(line)
        if reader >= 0:
            self.memories[reader].hear(self.state, line.seat, told)

    # Taking back.

    def may_take_back(self, seat: Seat) -> int:
        """Return the number of the first row that `seat` may still take back, or 0 if there is none.

        Chance, a reveal, another seat's action and the end of the game cannot be taken back.
        """
        first = 0
        if self.over():
            return first
        for number in reversed(self._standing):
            row = self.rows[number - 1]
            if row.seat != seat or row.action.reveals:
                break
            first = number
        return first

    def take_back(self, seat: Seat, to: int) -> None:
        """Undo row `to` and all after it."""
        first = self.may_take_back(seat)
        if first == 0 or to < first or to not in self._standing:
            raise IllegalAction(f"seat {seat} may not take back row {to}", [Note("no-take-back", [])])
        self.append(seat, TakeBack(to))

    def _take_back(self, seat: Seat, back: TakeBack) -> None:
        kept = [number for number in self._standing if number < back.to]
        logs, number = self.logs, len(self.rows)
        witnesses = self.witnesses
        self.logs = {reader: [] for reader in self.readers}
        self.witnesses = []
        self._begin()
        for earlier in kept:  # undo by replay, so that no rule needs an inverse
            self._apply_row(earlier)
        self.logs = logs
        self.witnesses = witnesses
        for log in self.logs.values():
            log.append(Line(number, seat, back.text))
        for witness in witnesses:
            witness.taken_back(back.to)

    # Looking.

    def standing(self) -> list[Row]:
        """Return the standing rows: all but take-backs and the rows they cancelled."""
        return [self.rows[number - 1] for number in self._standing]

    def since(self, start: int) -> list[tuple[int, Row]]:
        """Return the standing rows from index `start` on, with their numbers."""
        return [(number, self.rows[number - 1]) for number in self._standing[start:]]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor() == NOBODY


@final
class Retold(Referee):
    """A game replayed for a new reader, without memories."""

    def _begin(self) -> None:
        super()._begin()
        self.memories = [Forgotten() for _ in range(self.seats)]
