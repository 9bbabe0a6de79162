"""Tables of the server for tests, and everything that they can send a reader."""

from __future__ import annotations

from collections.abc import Iterable

from tables import Table, snapshot

from archipel.core import record
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action, BadNotation, IllegalAction, Seat
from archipel.parts.bargain import FORMS
from archipel.server.play.apply import apply_message
from archipel.server.play.messages import error_out
from archipel.server.play.moves import Ask, Do, WhyNot
from archipel.server.play.options import TableOptions
from archipel.server.play.position_view import illegal
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text


def row_of(table: Table) -> TableRow:
    """Return the row of a table in play."""
    seats = [SeatRow(s, f"p{s}", f"P{s}", ready=True) for s in range(table.seats)]
    return TableRow(
        id="t",
        game=table.game.key,
        rules=table.game.rules,
        game_options=table.game.options_text(table.settled()),
        options=TableOptions(pace="untimed", chat="off", counting=True, hints=True),
        size=table.seats,
        host="p0",
        secret="00" * 32,
        created=0.0,
        seats=seats,
        standing=Standing(status="playing", started=1.0),
    )


def state_of(table: Table, referee: Referee) -> TableState:
    """Return the server's table with the rows of a game."""
    rows = [ActionRow(i, row.seat, row.action.text, 0.0) for i, row in enumerate(referee.rows, start=1)]
    return TableState(row_of(table), rows)


# Questions.


class Questions:
    """The readable actions of a game seen so far: listed, composed, or of chance."""

    def __init__(self, table: Table) -> None:
        vocabulary = table.game.vocabulary(table.seats, table.settled())
        self.listed = [action.text for action in vocabulary]
        self.met: dict[str, None] = {}
        self.verbs = sorted({text.split(" ")[0] for text in self.listed} | set(FORMS))
        self._read = table.game.read

    def meet(self, referee: Referee) -> None:
        """Add the actions that may be composed here, those of chance, and the last lines."""
        found = [action.text for action in referee.state.legal(CHANCE)]
        found += [log[-1].text for log in referee.logs.values() if log]
        for seat in range(referee.seats):
            for action in referee.state.offers(seat):
                verb, _, rest = action.text.partition(" ")
                found += [action.text, f"{action.text} to 0", f"{action.text} to 1 2"]
                found += [f"{form} {rest}" for form in FORMS if verb in FORMS]
        for text in found:
            if text not in self.met and self._is_readable(text):
                self.met[text] = None

    def _is_readable(self, text: str) -> bool:
        try:
            self._read(text)
        except BadNotation:
            return False
        return True

    def some(self, referee: Referee, seat: Seat, rng: Rng, n: int) -> list[str]:
        """Return one action of each verb, some that the seat may take, and some at random."""
        texts = list(self.met)
        asked = [text for text in texts if rng.below(len(texts)) < n]
        by_verb: dict[str, list[str]] = {}
        for text in self.listed:
            by_verb.setdefault(text.split(" ")[0], []).append(text)
        asked += [ofverb[rng.below(len(ofverb))] for ofverb in by_verb.values()]
        legal = referee.state.legal(seat) + referee.state.offers(seat)
        asked += [legal[rng.below(len(legal))].text for _ in range(min(len(legal), 3))]
        asked += [self.listed[rng.below(len(self.listed))] for _ in range(n)]
        return asked


# Messages.


def answers(state: TableState, seat: Seat, texts: Iterable[str], verbs: Iterable[str]) -> list[str]:
    """Return the answers and refusals of a seat's `ask`, `why` and `do`."""
    referee = state.playing()
    out: list[str] = []
    for text in texts:
        out += [f"{text}: {message}" for message in apply_message(state, seat, Ask(do=text), 0.0).messages]
        try:
            referee.check(seat, referee.game.read(text))
        except IllegalAction as error:
            out.append(f"{text}: {error_out(illegal(referee, seat, error), 'q')}")
    for verb in verbs:
        out += [
            f"{verb}: {message}" for message in apply_message(state, seat, WhyNot(verb=verb), 0.0).messages
        ]
    return out


def double_refusals(state: TableState, seat: Seat, texts: Iterable[str]) -> list[str]:
    """Return the refusals of each action combined with a legal one."""
    referee = state.playing()
    own = referee.state.legal(seat)[:2]
    return [
        f"{first.text}, {text}: {_refusal(referee, seat, first, text)}" for text in texts for first in own
    ]


def _refusal(referee: Referee, seat: Seat, first: Action, text: str) -> str:
    """Return the refusal of two actions in one message, or empty if they are played."""
    twin = snapshot(referee)
    try:
        Do(do=[first.text, text], v=0).play(twin, seat)
    except Refused as refused:
        return f"{refused} {refused.args_}"
    except IllegalAction as error:
        return f"{illegal(twin, seat, error)} {error.notes}"
    return ""


def shown(state: TableState, reader: Seat, since: int = 0) -> list[str]:
    """Return what a reader is sent unasked: the state message and the record."""
    out = [as_text(state.message_for(reader, since, 0.0))]
    if not since:
        out.append(record.write(record.redacted(state.playing(), reader, [])))
    return out


def wire(state: TableState, reader: Seat, texts: Iterable[str], verbs: Iterable[str] = ()) -> list[str]:
    """Return everything that a reader can get from a table now."""
    return shown(state, reader) + ([] if reader == WATCHER else answers(state, reader, texts, verbs))


# Random play that reaches many kinds of positions.


def one_row(referee: Referee, rng: Rng) -> None:
    """Play a random action, with many offers and passed turns, so that hands grow."""
    state = referee.state
    if state.actor() == CHANCE:
        referee.append(CHANCE, state.legal(CHANCE)[rng.weighted(state.odds())])
        return
    choices = [(seat, action) for seat in state.asked() for action in state.legal(seat)]
    passes = [(seat, action) for seat, action in choices if action.text in ("end", "roll")]
    offers = [(seat, action) for seat in range(referee.seats) for action in state.offers(seat)]
    if passes and rng.below(2):
        choices = passes
    elif offers and rng.below(3) == 0:
        choices = offers
    seat, action = choices[rng.below(len(choices))]
    referee.play(seat, action)


def played(table: Table, seed: int, rows: int) -> Referee:
    """Return a game after `rows` rows and the next hidden row, or one row before its end."""
    rng = Rng(seed)
    referee = table.referee(seed)
    more = rng.below(8)
    while referee.state.actor() != NOBODY:
        if len(referee.rows) >= rows and (more == 0 or not is_told_to_all(referee)):
            if more == 0:
                return referee
            rows, more = len(referee.rows) + more, 0
        one_row(referee, rng)
    return replayed(table, [(row.seat, row.action) for row in referee.rows[:-1]])


def is_told_to_all(referee: Referee) -> bool:
    """Whether all readers were told the last row completely."""
    last = {(log[-1].number, log[-1].text) for log in referee.logs.values() if log}
    return last == {(len(referee.rows), referee.rows[-1].action.text)}


def replayed(table: Table, rows: list[tuple[Seat, Action]]) -> Referee:
    """Return the game of these rows."""
    referee = Referee(table.game, table.seats, table.settled())
    for seat, action in rows:
        referee.append(seat, action)
    return referee
