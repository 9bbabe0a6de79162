"""The lobby: order, pages, filters, and hiding abandoned tables."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.people import Guest
from server.servers import Running
from server.test_newcomers import playing
from sqlalchemy import insert, update

from archipel.server.storage import lobby, rows
from archipel.server.storage.schema import tables
from archipel.server.storage.store import Store


def test_newest_first_page_by_page_and_filtered(db: str, serve: Callable[..., Running]) -> None:
    ana = Guest(serve(db).url)
    opened = [ana.open("me", "open", "open", private=False) for _ in range(3)]
    full = ana.open("me", "random", "random", private=False)
    children = ana.open("me", "open", "open", game="junior", private=False)
    hidden = ana.open("me", "open", "open")
    shown = [table["id"] for table in ana.get("/tables")]
    assert shown == [children, full, *reversed(opened)]
    assert hidden not in shown
    first = ana.get("/tables", limit=2)
    assert [table["id"] for table in first] == shown[:2]
    second = ana.get("/tables", limit=2, before=first[-1]["created"])
    assert [table["id"] for table in second] == shown[2:4]
    assert [table["id"] for table in ana.get("/tables", game="junior")] == [children]
    assert full not in [table["id"] for table in ana.get("/tables", free=True)]
    assert ana.get("/tables", game="none") == []
    ana.get("/tables", limit=1000, status=422)


def test_a_table_is_hidden_when_its_people_are_gone_and_closed_after_days(db: str) -> None:
    store = Store(db)
    now = time.time()
    open_ = playing("ana")
    store.run(lambda c: rows.add(c, open_, []))
    store.run(lambda c: c.execute(update(tables).values(private=False, looked=now - lobby.HIDDEN - 1)))

    def shown() -> list[str]:
        found = store.run(lambda c: rows.find_many(c, lobby.condition(now, None, False, None), 10))
        return [row.id for row in found]

    assert shown() == []
    store.run(lambda c: lobby.mark_seen(c, [open_.id], now))
    assert shown() == [open_.id]
    store.run(lambda c: c.execute(update(tables).values(status="open", looked=now - lobby.CLOSED - 1)))
    store.run(lambda c: lobby.close_forgotten(c, now))
    row = store.run(lambda c: rows.find(c, open_.id))
    assert row is not None
    assert row.status == "closed"
    store.close()


def test_people_at_a_table_keep_it_in_the_lobby(serve: Callable[..., Running]) -> None:
    server = serve(sweep=0.1)
    ana = Guest(server.url)
    table, other = (ana.open("me", "open", "open", private=False) for _ in range(2))
    store = Store(server.settings["db"])
    with ana.at(table) as socket:
        socket.receive("table")
        store.run(lambda c: c.execute(update(tables).values(looked=1.0)))
        assert ana.get("/tables") == []
        end = time.monotonic() + 60
        while not ana.get("/tables"):  # until the next sweep
            assert time.monotonic() < end
            time.sleep(0.5)
    assert [found["id"] for found in ana.get("/tables")] == [table]
    assert other not in [found["id"] for found in ana.get("/tables")]
    store.close()


def test_the_lobby_stays_fast_with_ten_thousand_abandoned_tables(
    db: str, serve: Callable[..., Running]
) -> None:
    ana = Guest(serve(db).url)
    alive = ana.open("me", "open", "open", private=False)
    store = Store(db)
    like = store.run(lambda c: dict(c.execute(tables.select()).one()._mapping))
    dead = [like | {"id": f"dead{n}", "looked": 1.0, "created": like["created"] + n} for n in range(10_000)]
    store.run(lambda c: c.execute(insert(tables), dead))
    began = time.monotonic()
    assert [table["id"] for table in ana.get("/tables")] == [alive]
    assert time.monotonic() - began < 2.0
    store.close()
