"""Tables of the server for tests, and everything that one of them would ever send a reader."""

from __future__ import annotations

from collections.abc import Iterable

from tables import Table, snapshot

from archipel.core import record
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, Action, BadNotation, IllegalAction, Seat
from archipel.parts.bargain import FORMS
from archipel.server.play.look import illegal
from archipel.server.play.messages import error_out
from archipel.server.play.moves import Ask, Do, Why
from archipel.server.play.options import TableOptions
from archipel.server.play.perform import perform
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text


def row_of(table: Table) -> TableRow:
    """The row of a table that is being played."""
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
    """The server's table with these rows."""
    rows = [ActionRow(i, row.seat, row.action.text, 0.0) for i, row in enumerate(referee.rows, start=1)]
    return TableState(row_of(table), rows)


# What may be asked.


class Questions:
    """Every readable action of a game, as far as it was met: listed, composed, of chance."""

    def __init__(self, table: Table) -> None:
        vocabulary = table.game.vocabulary(table.seats, table.settled())
        self.listed = [action.text for action in vocabulary]
        self.met: dict[str, None] = {}
        self.verbs = sorted({text.split(" ")[0] for text in self.listed} | set(FORMS))
        self._read = table.game.read

    def meet(self, referee: Referee) -> None:
        """Take in what may be composed here, in every form, and what chance may bring or was told."""
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
        """One action of each verb, some of those the seat may take, and some of all."""
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


# What is sent.


def answers(state: TableState, seat: Seat, texts: Iterable[str], verbs: Iterable[str]) -> list[str]:
    """What a seat is answered and refused: `ask`, `why`, an action."""
    referee = state.playing()
    out: list[str] = []
    for text in texts:
        out += [f"{text}: {message}" for message in perform(state, seat, Ask(do=text), 0.0).messages]
        try:
            referee.check(seat, referee.game.read(text))
        except IllegalAction as error:
            out.append(f"{text}: {error_out(illegal(referee, seat, error), 'q')}")
    for verb in verbs:
        out += [f"{verb}: {message}" for message in perform(state, seat, Why(verb=verb), 0.0).messages]
    return out


def double_refusals(state: TableState, seat: Seat, texts: Iterable[str]) -> list[str]:
    """How a seat is refused an action together with one that it may do."""
    referee = state.playing()
    own = referee.state.legal(seat)[:2]
    return [
        f"{first.text}, {text}: {_refusal(referee, seat, first, text)}" for text in texts for first in own
    ]


def _refusal(referee: Referee, seat: Seat, first: Action, text: str) -> str:
    """How two actions at once are refused; nothing if they are done."""
    twin = snapshot(referee)
    try:
        Do(do=[first.text, text], v=0).enter(twin, seat)
    except Refused as refused:
        return f"{refused} {refused.args_}"
    except IllegalAction as error:
        return f"{illegal(twin, seat, error)} {error.notes}"
    return ""


def shown(state: TableState, reader: Seat, since: int = 0) -> list[str]:
    """What a reader is sent unasked: the state with the count, the log and the story, and the record."""
    out = [as_text(state.shown(reader, since, 0.0))]
    if not since:
        out.append(record.write(record.redacted(state.playing(), reader, [])))
    return out


def wire(state: TableState, reader: Seat, texts: Iterable[str], verbs: Iterable[str] = ()) -> list[str]:
    """All the bytes that a reader can get out of a table now."""
    return shown(state, reader) + ([] if reader == WATCHER else answers(state, reader, texts, verbs))


# Play that comes to many kinds of moments.


def one_row(referee: Referee, rng: Rng) -> None:
    """Anybody does something, with many offers; turns are often passed, so that hands grow."""
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
    """A game after so many rows and the next secret, or one row before its end."""
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
    """Whether everybody was told the last row, and all the same."""
    last = {(log[-1].number, log[-1].text) for log in referee.logs.values() if log}
    return last == {(len(referee.rows), referee.rows[-1].action.text)}


def replayed(table: Table, rows: list[tuple[Seat, Action]]) -> Referee:
    """The game of these rows."""
    referee = Referee(table.game, table.seats, table.settled())
    for seat, action in rows:
        referee.append(seat, action)
    return referee
