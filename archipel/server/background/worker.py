"""What a worker process does: think for a bot, replay a foreign record. It imports little: it starts fast."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from archipel.bots.analysis import analyse, chances_now
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core import record
from archipel.core.referee import Back, Referee
from archipel.core.state import Action, BadNotation
from archipel.registry import GAMES

Advice = tuple[tuple[float, ...], list[tuple[str, float, tuple[str, dict[str, str | int]] | None]]]
"""The chances of all seats; the best moves, each with its chance and its reason. Plain data: it travels."""

REMEMBERED: Final = 50
DECLINE: Final = "decline"


@dataclass(frozen=True)
class Question:
    """A decision for a bot: the whole game as rows, the seat, the bot and its seed."""

    table: str
    game: str
    size: int
    options: str
    rows: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    stand_in: bool
    """It plays for a person who is away, and makes no bargains in their name."""


def read_action(referee: Referee, text: str) -> Action:
    """An action of the game, or a take-back."""
    verb, _, rest = text.partition(" ")
    if verb == "back":
        if not (rest.isascii() and rest.isdigit()):
            raise BadNotation(text)
        return Back(int(rest))
    return referee.game.read(text)


_games: OrderedDict[str, Referee] = OrderedDict()  # of one worker process


def _replayed(question: Question) -> Referee:
    """The game of the question; a worker remembers the last ones and enters only what is new."""
    referee = _games.pop(question.table, None)
    rows = [] if referee is None else [(row.seat, row.action.text) for row in referee.rows]
    if referee is None or rows != question.rows[: len(rows)]:
        game = GAMES[question.game]
        referee = Referee(game, question.size, game.settle(question.options))
        rows = []
    for seat, text in question.rows[len(rows) :]:
        referee.enter(seat, read_action(referee, text))
    _games[question.table] = referee
    if len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return referee


def think(question: Question) -> str:
    """The bot's choice, as text. Runs in a worker."""
    referee = _replayed(question)
    seat = question.seat
    if question.stand_in and any(action.text == DECLINE for action in referee.state.legal(seat)):
        return DECLINE
    bot = make_bot(question.bot, question.game, question.seed)
    return bot.choose(Chair.at(referee, seat)).text


def advise(question: Question) -> Advice:
    """What a seat may hope for and its best few moves, as it knows the game. Runs in a worker."""
    referee = _replayed(question)
    seat = question.seat
    found = analyse(question.game, referee.state, seat, referee.memories[seat], question.seed)
    return found.chances, [
        (move.action, move.chance, None if move.why is None else (move.why.key, dict(move.why.args)))
        for move in found.moves
    ]


def curve(question: Question) -> list[tuple[float, ...]]:
    """Every seat's chance before the first row and after each, with open cards. Runs in a worker."""
    game = GAMES[question.game]
    referee = Referee(game, question.size, game.settle(question.options))
    points = [chances_now(game.key, referee.state)]
    for seat, text in question.rows:
        referee.enter(seat, read_action(referee, text))
        points.append(chances_now(game.key, referee.state))
    return points


def check_record(text: str) -> dict[str, Any]:
    """Replay a record from outside; its tags, rows and result, or `BadRecord`. Runs in a worker."""
    read = record.read(text)
    referee = record.replay(read, GAMES)
    outcome = referee.state.outcome()
    return {
        "game": referee.game.key,
        "rules": referee.game.rules,
        "size": referee.seats,
        "options": referee.game.options_text(referee.options),
        "by_hand": referee.dice_by_hand,
        "tags": read.tags,
        "rows": [(row.seat, row.action.text) for row in referee.standing()],
        "result": None
        if outcome is None
        else {"winners": outcome.winners, "rule": outcome.rule, "scores": referee.state.scores()},
    }


def begin(parent: int) -> None:
    """A worker ignores the terminal, because the server says when it is over, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
