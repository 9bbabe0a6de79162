"""Opening tables, taking seats, getting ready, leaving, playing again. Every change is one job."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, insert

from archipel.bots.make import BOTS
from archipel.core import fairness
from archipel.core.state import BadOptions
from archipel.registry import GAMES
from archipel.server.people.accounts import Person, new_id
from archipel.server.play import clocks
from archipel.server.play.live import progress, seat_people
from archipel.server.play.look import look
from archipel.server.storage import rows as journal
from archipel.server.storage.rows import Chair, Info
from archipel.server.storage.schema import actions, seats, tables
from archipel.server.web.protocol import Refused

ABSENCE: Final = ("once", "seat", "vote", "wait")
"""When time is over: a bot plays this decision, takes the seat, the others vote, or everybody waits."""
CHAT: Final = ("phrases", "free", "off")
STAND_IN: Final = "greedy"


def bot_named(name: str) -> str:
    """The name of a bot that exists."""
    if name not in BOTS:
        raise Refused("unknown", what="bot")
    return name


def _found(db: Connection, id: str) -> Info:
    info = journal.find(db, id, lock=True)
    if info is None:
        raise Refused("unknown", what="table")
    if info.status == "closed":
        raise Refused("closed")
    return info


def _chair(info: Info, seat: int) -> Chair:
    if not 0 <= seat < info.size:
        raise Refused("unknown", what="seat")
    return info.seats[seat]


def open_table(db: Connection, host: Person, wish: dict[str, Any], chairs: list[dict[str, Any]]) -> str:
    """A new table with its seats: `chairs` has what is known of each."""
    game = GAMES.get(wish["game"])
    if game is None:
        raise Refused("unknown", what="game")
    try:
        options = game.settle(wish.pop("options"))
        game.open(len(chairs), options)
    except BadOptions as error:
        raise Refused("bad-message", why=str(error)) from None
    wish["pace"] = wish["pace"] or clocks.paces(game.key)[0]
    wish["chat"] = wish["chat"] or ("off" if game.for_children else "phrases")
    if wish["pace"] not in clocks.paces(game.key):
        raise Refused("unknown", what="pace")
    id = new_id()
    row = wish | {
        "id": id,
        "rules": game.rules,
        "options": game.options_text(options),
        "size": len(chairs),
        "status": "open",
        "host": host.id,
        "secret": secrets.token_bytes(fairness.SECRET_BYTES).hex(),
        "created": time.time(),
    }
    db.execute(insert(tables).values(row))
    for seat, chair in enumerate(chairs):
        db.execute(insert(seats).values({"game": id, "seat": seat, "name": ""} | chair))
    start_when_ready(db, id)
    return id


def start_when_ready(db: Connection, id: str) -> None:
    """Begin once every seat is taken and everybody is ready: deal up to the first decision."""
    info = _found(db, id)
    if info.status != "open":
        return
    for chair in info.seats:
        if chair.person is None and chair.bot is None or chair.person is not None and not chair.ready:
            return
    now = time.time()
    referee = seat_people(info)
    referee.deal()
    pace = clocks.pace_of(info.game, info.pace)
    clock = None if pace is None else clocks.start(pace, info.size)
    if pace is not None and clock is not None:
        people = [seat for seat in referee.state.asked() if info.seats[seat].waits()]
        clocks.advance(pace, clock, now, -1, look(referee, 0).turn, people)
    rows = [
        {"game": id, "seq": seq, "seat": row.seat, "action": row.action.text, "at": now}
        for seq, row in enumerate(referee.rows, start=1)
    ]
    if rows:
        db.execute(insert(actions), rows)
    values = {"status": "playing", "started": now, "version": len(rows)}
    journal.change_table(db, id, **(progress(info, referee, clock, now, 0.0) | values))


def sit(
    db: Connection, id: str, me: Person, seat: int, name: str, contribution: str | None, ready: bool
) -> None:
    """Take a free seat, a bot's seat in a running game, or one's own seat back."""
    info = _found(db, id)
    chair = _chair(info, seat)
    if info.status == "over":
        raise Refused("conflict", why="over")
    if chair.person == me.id:
        journal.change_seat(db, id, seat, away=False, name=name)
    elif chair.person is not None:
        raise Refused("conflict", why="taken")
    elif info.status == "open":
        if chair.bot is not None and info.host != me.id:
            raise Refused("conflict", why="taken")
        journal.change_seat(
            db, id, seat, person=me.id, name=name, bot=None, ready=ready, contribution=contribution
        )
    elif not info.takeover:
        raise Refused("forbidden", why="no-takeover")
    else:
        journal.change_seat(db, id, seat, person=me.id, name=name, away=False)
    journal.change_table(db, id)
    start_when_ready(db, id)


def ready(db: Connection, id: str, me: Person, is_ready: bool, contribution: str | None) -> None:
    """Say for all of one's seats whether the game may begin; a contribution goes to the first of them."""
    info = _found(db, id)
    mine = info.held_by(me.id)
    if not mine:
        raise Refused("not-your-seat")
    if info.status != "open":
        raise Refused("conflict", why="started")
    for seat in mine:
        journal.change_seat(db, id, seat, ready=is_ready)
    if contribution is not None:
        journal.change_seat(db, id, mine[0], contribution=contribution)
    journal.change_table(db, id)
    start_when_ready(db, id)


def set_seat(db: Connection, id: str, me: Person, seat: int, bot: str | None) -> None:
    """The host puts a bot on a seat, or frees it."""
    info = _found(db, id)
    if info.host != me.id:
        raise Refused("forbidden", why="host-only")
    chair = _chair(info, seat)
    if info.status != "open":
        raise Refused("conflict", why="started")
    if chair.person not in (None, me.id):
        raise Refused("conflict", why="taken")
    named = None if bot is None else bot_named(bot)
    journal.change_seat(db, id, seat, person=None, bot=named, name="", ready=False, contribution=None)
    journal.change_table(db, id)
    start_when_ready(db, id)


def leave(db: Connection, id: str, me: Person) -> None:
    """Go: a bot plays on for the seats, and their owner may come back; without people the table closes."""
    info = _found(db, id)
    mine = info.held_by(me.id)
    if not mine and info.host != me.id:
        raise Refused("not-your-seat")
    people = {chair.person for chair in info.seats if chair.person not in (None, me.id) and not chair.away}
    host = next(iter(sorted(filter(None, people))), None) if info.host == me.id else info.host
    values: dict[str, Any] = {"host": host or info.host}
    for seat in mine:
        if info.status == "open":
            journal.change_seat(db, id, seat, person=None, name="", ready=False, contribution=None)
        elif info.status == "playing":
            journal.change_seat(db, id, seat, away=True, bot=info.seats[seat].bot or STAND_IN)
    if info.status == "playing":
        values |= {"bot_due": time.time()}
    if info.status != "over" and not people:
        values |= {"status": "closed", "ended": time.time(), "deadline": None, "bot_due": None}
    journal.change_table(db, id, **values)


def close(db: Connection, id: str, me: Person | None) -> None:
    """The host of the table (or of the server, None) ends it."""
    info = _found(db, id)
    if me is not None and info.host != me.id:
        raise Refused("forbidden", why="host-only")
    if info.status == "over":
        raise Refused("conflict", why="over")
    if me is not None and info.status == "playing" and {c.person for c in info.seats} - {None, me.id}:
        raise Refused("forbidden", why="others-play")
    journal.change_table(db, id, status="closed", ended=time.time(), deadline=None, bot_due=None)


def rematch(db: Connection, id: str, me: Person) -> str:
    """The same table again, everybody one seat on; whoever asks first opens it."""
    info = _found(db, id)
    if info.rematch is not None:
        return info.rematch
    if not info.held_by(me.id) and info.host != me.id:
        raise Refused("not-your-seat")
    if info.status != "over" or info.imported:
        raise Refused("conflict", why="not-over")
    chairs: list[dict[str, Any]] = []
    for old in info.seats[1:] + info.seats[:1]:
        bot = None if old.person is not None else old.bot or STAND_IN
        chairs.append({"person": old.person, "name": old.name, "bot": bot, "ready": old.person == me.id})
    kept = (
        "game",
        "options",
        "private",
        "pace",
        "absence",
        "chat",
        "by_hand",
        "takeover",
        "counting",
        "hints",
    )
    new = open_table(db, me, {key: getattr(info, key) for key in kept}, chairs)
    journal.change_table(db, id, rematch=new)
    return new
