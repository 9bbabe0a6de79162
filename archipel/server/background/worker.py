"""What a worker process does: choose for a bot, advise, replay a record. It imports little to start fast."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

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
from archipel.server.play.reading import enter, read_action
from archipel.server.play.standing import result_of

Advice = tuple[tuple[float, ...], list[tuple[str, float, tuple[str, dict[str, str | int]] | None]]]
"""How likely every seat is to win; the best moves, each with that and its reason. Plain data: it travels."""

REMEMBERED: Final = 50
DECLINE: Final = "decline"


@dataclass(frozen=True)
class Decision:
    """A decision for a bot: the whole game as rows, the seat, the bot and its seed."""

    table: str
    game: str
    size: int
    options: str
    rows: list[tuple[Seat, str]]
    seat: Seat
    bot: str
    seed: int
    stand_in: bool
    """It plays for a person who is away, and makes no bargains in their name."""


_games: OrderedDict[str, Referee] = OrderedDict()  # of one worker process


def _new_game(asked: Decision) -> Referee:
    game = GAMES[asked.game]
    return Referee(game, asked.size, game.read_options(asked.options))


def _replayed(asked: Decision) -> Referee:
    """The game of the decision; a worker remembers the last ones and enters only what is new."""
    referee = _games.pop(asked.table, None)
    rows = [] if referee is None else [(row.seat, row.action.text) for row in referee.rows]
    if referee is None or rows != asked.rows[: len(rows)]:
        referee, rows = _new_game(asked), []
    for seat, text in asked.rows[len(rows) :]:
        enter(referee, seat, text)
    _games[asked.table] = referee
    if len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return referee


def choose(asked: Decision) -> str:
    """The bot's choice, as text."""
    referee = _replayed(asked)
    seat = asked.seat
    if asked.stand_in and any(action.text == DECLINE for action in referee.state.legal(seat)):
        return DECLINE
    bot = make_bot(asked.bot, asked.game, asked.seed)
    return bot.choose(Chair.at(referee, seat)).text


def advise(asked: Decision) -> Advice:
    """What a seat may hope for and its best few moves, as it knows the game."""
    referee = _replayed(asked)
    seat = asked.seat
    found = analyse(asked.game, referee.state, seat, referee.memories[seat], asked.seed)
    return found.chances, [
        (move.action, move.chance, None if move.why is None else (move.why.key, dict(move.why.args)))
        for move in found.moves
    ]


@dataclass(frozen=True)
class Doubt:
    """A move about which the coach is to say whether to ask, and how careful it is to be."""

    decision: Decision
    action: str
    care: Care


Doubted = tuple[tuple[str, list[str], dict[str, str | int]], str, str]
"""What the coach asks, as plain data: the parts of its note, what it is about, and what looks better."""


def doubt(asked: Doubt) -> Doubted | None:
    """What a coach asks about a move, as the seat knows the game."""
    referee = _replayed(asked.decision)
    action = read_action(referee.game, asked.action)
    found = question(referee, asked.decision.seat, action, asked.care, asked.decision.seed)
    if found is None:
        return None
    note = found.note
    return (note.key, note.rules, dict(note.args)), found.subject, found.better


@dataclass(frozen=True)
class MomentOut:
    """A moment to learn from: a move of the seat or a roll, its turn, what was better, and what to say."""

    kind: MomentKind
    row: int
    turn: Turn
    action: str
    better: str
    note: NoteOut


def learn(asked: Decision) -> list[MomentOut]:
    """What a seat can learn from a finished game."""
    return [
        MomentOut(one.kind, one.row, one.turn, one.action, one.better, note_out(one.note))
        for one in moments(_replayed(asked), asked.seat)
    ]


def follow(asked: Decision) -> WinChances:
    """How a whole game went."""
    referee = _new_game(asked)
    return win_chances(referee, [Row(seat, read_action(referee.game, text)) for seat, text in asked.rows])


def check_record(text: str) -> CheckedRecord:
    """Replay a record from outside; what is in it, or `BadRecord`."""
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
    """A worker ignores the terminal, because the server says when it is over, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
