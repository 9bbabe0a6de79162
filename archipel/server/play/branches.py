"""Playing on from any position of a finished game: a new table that begins with its rows."""

from __future__ import annotations

import json
import secrets
import time

from sqlalchemy import Connection, insert

from archipel.core import fairness, record
from archipel.core.dealer import FairDealer
from archipel.core.state import CHANCE
from archipel.server.people.accounts import Person, new_id
from archipel.server.play.live import Live, progress, seat_people
from archipel.server.play.replays import is_finished, standing_at
from archipel.server.storage import rows as journal
from archipel.server.storage.schema import actions, seats, tables
from archipel.server.web.protocol import Refused


def branch(db: Connection, live: Live, me: Person, v: int, seat: int, bot: str, part: str | None) -> str:
    """A private table from version `v` on: `me` on one seat, bots on the others, a new secret."""
    old, info = live.playing(), live.info
    if not is_finished(info):
        raise Refused("conflict", why="not-over")
    if not 0 <= seat < info.size:
        raise Refused("unknown", what="seat")
    if not 0 <= v <= live.version:
        raise Refused("unknown", what="version")
    id, now, given = new_id(), time.time(), standing_at(old, v)
    row = {
        "id": id,
        "game": info.game,
        "rules": info.rules,
        "options": info.options,
        "size": info.size,
        "status": "open",
        "private": True,
        "host": me.id,
        "pace": "untimed",
        "absence": "wait",
        "chat": "off",
        "by_hand": False,
        "takeover": False,
        "counting": info.counting,
        "hints": True,
        "secret": secrets.token_bytes(fairness.SECRET_BYTES).hex(),
        "tags": json.dumps({record.BRANCH: f"{info.id} {len(given)}"}),
        "created": now,
    }
    db.execute(insert(tables).values(row))
    for place in range(info.size):
        chair = {"game": id, "seat": place, "name": "", "bot": bot}
        if place == seat:
            chair |= {"person": me.id, "name": me.name, "bot": None, "ready": True, "contribution": part}
        db.execute(insert(seats).values(chair))
    new = journal.find(db, id)
    assert new is not None
    referee = seat_people(new)
    for earlier in given:
        referee.enter(earlier.seat, earlier.action)
    if referee.over():
        raise Refused("conflict", why="over")
    assert isinstance(referee.dealer, FairDealer)
    referee.dealer.drawn = sum(earlier.seat == CHANCE for earlier in given)
    referee.deal()
    rows = [
        {"game": id, "seq": seq, "seat": r.seat, "action": r.action.text, "at": now}
        for seq, r in enumerate(referee.rows, start=1)
    ]
    if rows:
        db.execute(insert(actions), rows)
    values = {"status": "playing", "started": now, "version": len(rows)}
    journal.change_table(db, id, **(progress(new, referee, None, now, 0.0) | values))
    return id
