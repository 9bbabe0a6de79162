"""Finished games: the position at any version, the text record, records from outside."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import Connection, insert

from archipel.core import record
from archipel.core.fairness import SECRET_BYTES
from archipel.core.referee import Back, Referee, Row
from archipel.core.state import WATCHER, Seat
from archipel.server import journal
from archipel.server.accounts import Person, new_id
from archipel.server.journal import Info
from archipel.server.live import Live
from archipel.server.looks import Look, log_since, look
from archipel.server.protocol import Refused, StateOut
from archipel.server.schema import actions, seats, tables


def is_finished(info: Info) -> bool:
    """Whether everything about the game may be known."""
    return info.status in ("over", "closed")


def names(info: Info) -> list[str]:
    """The names for the record's tags; bots are called by their kind."""
    return [chair.name or (f"bot:{chair.bot}" if chair.bot else "") for chair in info.seats]


def text(live: Live) -> str:
    """The record of a finished game, with everything needed to check its chance."""
    referee, info = live.playing(), live.info
    if not is_finished(info):
        raise Refused("conflict", why="not-over")
    if info.imported:
        extra = {k: v for k, v in info.tags.items() if k not in record.header(referee, [])}
        return record.write(record.of(referee, names(info), extra))
    extra = record.fairness_tags(bytes.fromhex(info.secret), info.id, info.contributions()) | info.tags
    return record.write(record.of(referee, names(info), extra))


def told(live: Live, seat: Seat) -> str:
    """The record of a game in progress, as one seat was told it."""
    return record.write(record.redacted(live.playing(), seat, names(live.info)))


def at_version(live: Live, seat: Seat, v: int) -> StateOut:
    """What a seat (or a spectator) saw at version `v` of a finished game."""
    referee = live.playing()
    if not is_finished(live.info):
        raise Refused("conflict", why="not-over")
    if seat not in referee.readers:
        raise Refused("unknown", what="seat")
    if not 0 <= v <= live.version:
        raise Refused("unknown", what="version")
    seen, asked = _look_at(referee, seat, v)
    reader = referee.readers.index(seat)
    return StateOut.model_construct(
        seat=seat,
        v=v,
        since=0,
        view=seen.view,
        picture=seen.picture,
        turn=seen.turn,
        points=seen.points,
        asked=asked,
        legal=seen.legal,
        forms=seen.forms,
        prompt=seen.prompt,
        count=None,
        log=log_since(referee, seat, 0)[: live.marks[v][reader]],
        back=0,
        throw=[],
        clock=None,
        over=None,
    )


def _look_at(referee: Referee, seat: Seat, v: int) -> tuple[Look, list[Seat]]:
    past = Referee(referee.game, referee.seats, referee.options)
    for row in standing_at(referee, v):
        past.state.apply(row.seat, row.action)
    return look(past, seat), past.state.asked()


def standing_at(referee: Referee, v: int) -> list[Row]:
    """The rows that counted at version `v`."""
    standing: list[int] = []
    for number, row in enumerate(referee.rows[:v], start=1):
        if isinstance(row.action, Back):
            to = row.action.to
            standing = [n for n in standing if n < to]
        else:
            standing.append(number)
    return [referee.rows[number - 1] for number in standing]


def store(db: Connection, me: Person, checked: dict[str, Any]) -> str:
    """Keep a record from outside as a finished table, for everybody with the link."""
    id, now = new_id(), time.time()
    result = checked["result"]
    row = {
        "id": id,
        "game": checked["game"],
        "rules": checked["rules"],
        "options": checked["options"],
        "size": checked["size"],
        "status": "over" if result is not None else "closed",
        "private": True,
        "host": me.id,
        "pace": "untimed",
        "absence": "wait",
        "chat": "off",
        "by_hand": checked["by_hand"],
        "imported": True,
        "secret": "00" * SECRET_BYTES,
        "tags": json.dumps(checked["tags"]),
        "version": len(checked["rows"]),
        "created": now,
        "started": now,
        "ended": now,
        "result": None if result is None else json.dumps(result),
    }
    db.execute(insert(tables).values(row))
    for seat in range(checked["size"]):
        name = checked["tags"].get(f"Seat{seat}", "").partition(" ")[2]
        db.execute(insert(seats).values(game=id, seat=seat, name=name[:40]))
    rows = [
        {"game": id, "seq": seq, "seat": seat, "action": action, "at": now}
        for seq, (seat, action) in enumerate(checked["rows"], start=1)
    ]
    if rows:
        db.execute(insert(actions), rows)
    journal.tell(db, f"{id} table")
    return id


def reader_of(info: Info, person: str | None) -> Seat:
    """As whom somebody may read the log of a game in progress."""
    return next(iter(info.held_by(person)), WATCHER)
