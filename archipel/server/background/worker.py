"""The functions of a worker process: bot choices, hints, coaching, records. Few imports, to start fast."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from archipel.bots.analysis import analyse
from archipel.bots.chair import Chair
from archipel.bots.coach import Care, question
from archipel.bots.make import make_bot
from archipel.bots.moments import MomentKind, moments
from archipel.bots.win_chances import Turn, WinChances, win_chances
from archipel.core import record
from archipel.core.referee import Referee, Row
from archipel.core.state import Seat
from archipel.registry import GAMES
from archipel.server.play.messages import NoteOut, note_out
from archipel.server.play.new_table import CheckedRecord
from archipel.server.play.reading import append_stored, read_action
from archipel.server.play.standing import result_of

Advice = tuple[tuple[float, ...], list[tuple[str, float, tuple[str, dict[str, str | int]] | None]]]
"""The chances of all seats; the best moves, each with its chance and reason. Plain data, to be pickled."""

CACHED_GAMES: Final = 50
DECLINE: Final = "decline"


@dataclass(frozen=True)
class BotDecision:
    """A decision for a bot or an analysis: the whole game as rows, the seat, the bot and its seed."""

    table: str
    game: str
    size: int
    options: str
    rows: list[tuple[Seat, str]]
    seat: Seat
    bot: str
    seed: int
    stand_in: bool
    """The bot plays for a person who is away, and accepts no trades for them."""


def attempt(work: Any, asked: object) -> bytes:
    """Run a function and pickle its result, or the exception it raised.

    The server unpickles it. A result that the pool itself could not unpickle would break the pool.
    """
    try:
        outcome: tuple[bool, object] = (True, work(asked))
    except Exception as error:
        outcome = (False, error)
    try:
        return pickle.dumps(outcome)
    except Exception:  # it does not pickle: its text does
        return pickle.dumps((False, RuntimeError(repr(outcome[1]))))


def probe(_: object) -> bool:
    """Answer a health check."""
    return True


_games: OrderedDict[str, Referee] = OrderedDict()  # of one worker process


def _new_game(asked: BotDecision) -> Referee:
    game = GAMES[asked.game]
    return Referee(game, asked.size, game.read_options(asked.options))


def _replayed(asked: BotDecision) -> Referee:
    """Return the game of a decision; cached, so that only new rows are replayed."""
    referee = _games.pop(asked.table, None)
    rows = [] if referee is None else [(row.seat, row.action.text) for row in referee.rows]
    if referee is None or rows != asked.rows[: len(rows)]:
        referee, rows = _new_game(asked), []
    for seat, text in asked.rows[len(rows) :]:
        append_stored(referee, seat, text)
    _games[asked.table] = referee
    if len(_games) > CACHED_GAMES:
        _games.popitem(last=False)
    return referee


def choose(asked: BotDecision) -> str:
    """Return the bot's choice as text."""
    referee = _replayed(asked)
    seat = asked.seat
    if asked.stand_in and any(action.text == DECLINE for action in referee.state.legal(seat)):
        return DECLINE
    bot = make_bot(asked.bot, asked.game, asked.seed)
    return bot.choose(Chair.at(referee, seat)).text


def advise(asked: BotDecision) -> Advice:
    """Return the chances and the best moves of a seat, based on what it knows."""
    referee = _replayed(asked)
    seat = asked.seat
    found = analyse(asked.game, referee.state, seat, referee.memories[seat], asked.seed)
    return found.chances, [
        (move.action, move.chance, None if move.why is None else (move.why.key, dict(move.why.args)))
        for move in found.moves
    ]


@dataclass(frozen=True)
class CoachedMove:
    """A move for the coach to judge, and how careful the coach is to be."""

    decision: BotDecision
    action: str
    care: Care


CoachReply = tuple[tuple[str, list[str], dict[str, str | int]], str, str]
"""The coach's question as plain data: the parts of its note, its subject, and a better move."""


def ask_coach(asked: CoachedMove) -> CoachReply | None:
    """Return the coach's question about a move, if any, based on what the seat knows."""
    referee = _replayed(asked.decision)
    action = read_action(referee.game, asked.action)
    found = question(referee, asked.decision.seat, action, asked.care, asked.decision.seed)
    if found is None:
        return None
    note = found.note
    return (note.key, note.rules, dict(note.args)), found.subject, found.better


@dataclass(frozen=True)
class MomentOut:
    """A learning moment: a move of the seat or a roll, its turn, a better move, and a note."""

    kind: MomentKind
    row: int
    turn: Turn
    action: str
    better: str
    note: NoteOut


def find_moments(asked: BotDecision) -> list[MomentOut]:
    """Return the learning moments of a seat in a finished game."""
    return [
        MomentOut(one.kind, one.row, one.turn, one.action, one.better, note_out(one.note))
        for one in moments(_replayed(asked), asked.seat)
    ]


def course_of(asked: BotDecision) -> WinChances:
    """Return the win chances over a whole game."""
    referee = _new_game(asked)
    return win_chances(referee, [Row(seat, read_action(referee.game, text)) for seat, text in asked.rows])


def check_record(text: str) -> CheckedRecord:
    """Replay a record rule by rule; return its contents, or raise `BadRecord`."""
    read = record.read(text)
    referee = record.replay(read, GAMES)
    tags = record.header(referee, [])
    return CheckedRecord(
        game=referee.game.key,
        size=referee.seats,
        options=tags["Options"],
        rules=tags["Rules"],
        by_hand=referee.dice_by_hand,
        tags=read.tags,
        rows=[(row.seat, row.action.text) for row in referee.standing()],
        result=result_of(referee),
    )


def begin(parent: int) -> None:
    """Set up a worker: ignore Ctrl-C, because the server stops it, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
