"""Migrations: a database of an older version keeps all its data."""

from __future__ import annotations

from alembic import command
from sqlalchemy import Connection, create_engine, text

from archipel.server.people import accounts, chat
from archipel.server.play.clocks import Clock
from archipel.server.play.options import TableOptions
from archipel.server.play.rows import ActionRow, SeatRow
from archipel.server.play.state import TableState
from archipel.server.storage import rows
from archipel.server.storage.store import Store, address, migrations

OPTIONS = {"pace": "fast", "absence": "vote", "chat": "free", "counting": True}
OLD = [
    "INSERT INTO people (id, name, lang, created, seen, banned) VALUES ('ana', 'Ana', '', 1, 1, false)",
    """INSERT INTO tables (id, game, rules, options, size, status, private, host, pace, absence, chat,
           by_hand, takeover, counting, hints, imported, secret, tags, version, asked, clock, deadline,
           created, started)
       VALUES ('t1', 'settlers', '1', 'preset=seed', 3, 'playing', true, 'ana', 'fast', 'vote', 'free',
           false, false, true, false, false, :secret, '{}', 1, '0', :clock, 9, 1, 2)""",
    """INSERT INTO tables (id, game, rules, options, size, status, private, host, pace, absence, chat,
           by_hand, takeover, counting, hints, imported, secret, tags, version, asked, clock, created)
       VALUES ('t2', 'junior', '1', 'preset=seed', 2, 'open', false, 'ana', 'untimed', 'once', 'off',
           true, true, false, true, false, :secret, '{}', 0, '', '', 1)""",
    """INSERT INTO seats (game, seat, person, name, bot, away, ready, graces)
       VALUES ('t1', 0, 'ana', 'Ana', NULL, false, true, 1), ('t1', 1, NULL, '', 'random', false, false, 0),
           ('t1', 2, NULL, '', 'greedy', false, false, 0)""",
    "INSERT INTO actions (game, seq, seat, action, at, cid) VALUES ('t1', 1, 0, 'settle 1', 3, 'm1')",
    """INSERT INTO chat (game, person, seat, name, kind, text, at)
       VALUES ('t1', 'ana', 0, 'Ana', 'phrase', 'hello', 4)""",
    """INSERT INTO reports (game, reporter, about, reason, lines, version, at, closed)
       VALUES ('t1', 'ana', 'ana', 'loud', '[]', 1, 5, false)""",
    """INSERT INTO sessions (hash, id, person, kind, label, game, seat, created, expires)
       VALUES (:hash, 's1', 'ana', 'seat', '', 't1', 0, 1, 99999999999)""",
]


def fill(db: Connection) -> None:
    values = {
        "secret": "00" * 32,
        "clock": Clock(turn=0, left=3.0, reserve=[1.0, 2.0, 3.0], since={0: 7.0}).text(),
        "hash": accounts.hash_token("the token"),
    }
    for statement in OLD:
        db.execute(text(statement), {key: value for key, value in values.items() if f":{key}" in statement})


def test_a_database_of_the_old_schema_keeps_its_tables(db: str) -> None:
    engine, config = create_engine(address(db)), migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        fill(connection)
    engine.dispose()
    store = Store(db)
    row, actions = store.run(lambda c: rows.fetch(c, "t1"))
    assert row.options == TableOptions(**OPTIONS, newcomers="never")  # type: ignore[arg-type]
    assert (row.game_options, row.standing.asked, row.standing.deadline) == ("preset=seed", [0], 9.0)
    assert row.standing.clock == Clock(turn=0, left=3.0, reserve=[1.0, 2.0, 3.0], since={0: 7.0})
    assert row.seats[0] == SeatRow(0, "ana", "Ana", ready=True, graces=1)
    assert [seat.bot for seat in row.seats] == [None, "random", "greedy"]
    assert actions == [ActionRow(1, 0, "settle 1", 3.0, "m1")]
    assert TableState(row, []).version == 0
    other = store.run(lambda c: rows.find(c, "t2"))
    assert other is not None
    assert other.options == TableOptions(pace="untimed", chat="off", by_hand=True, hints=True, private=False)
    assert [line.text for line in store.run(lambda c: chat.lines(c, "t1"))] == ["hello"]
    me = store.run(lambda c: accounts.person_by_token(c, "the token"))
    assert me is not None
    assert me.sender().only == ("t1", 0)
    exported = store.run(lambda c: accounts.export(c, "ana"))
    assert [exported[key][0]["game"] for key in ("seats", "actions", "chat", "reports", "sessions")] == [
        "t1"
    ] * 5
    store.run(lambda c: c.execute(text("DELETE FROM tables WHERE id = 't1'")))
    assert store.run(lambda c: rows.actions_of(c, "t1")) == []  # deletes cascade
    assert store.run(lambda c: chat.lines(c, "t1")) == []
    store.close()
