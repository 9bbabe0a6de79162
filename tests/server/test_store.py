"""The store: group commits, failures, the schema, racing rows."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.twins import row_of
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from tables import Table

from archipel.registry import GAMES
from archipel.server.metrics import COMMITS, JOBS
from archipel.server.play.rows import ActionRow, Standing
from archipel.server.play.seating import close
from archipel.server.play.state import TableState
from archipel.server.storage import rows
from archipel.server.storage.rows import Appended, Stale
from archipel.server.storage.schema import actions, metadata, people
from archipel.server.storage.store import Store, _each

TABLE = Table(GAMES["settlers"], 3)


def add_table(db: Connection) -> None:
    rows.add(db, row_of(TABLE), [])


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "lang": "", "created": 0.0, "seen": 0.0, "banned": False}


def add(name: str) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        db.execute(insert(people).values(person(name)))

    return job


def row(seq: int, client_id: str | None = None) -> ActionRow:
    return ActionRow(seq, 0, "roll", time.time(), client_id)


def test_migrations_make_exactly_the_schema(db: str) -> None:
    store = Store(db)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()
    Store(db).close()  # a second start changes nothing


def test_waiting_jobs_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.db"))

    async def run() -> list[object]:
        return list(
            await asyncio.gather(*(store.write(add(f"p{n % 40}")) for n in range(60)), return_exceptions=True)
        )

    commits, written = COMMITS._value.get(), JOBS._value.get()
    results = asyncio.run(run())
    assert sum(isinstance(result, Exception) for result in results) == 20
    assert store.run(lambda db: db.execute(select(func.count()).select_from(people)).scalar()) == 40
    assert JOBS._value.get() - written == 40
    before = COMMITS._value.get()
    assert before > commits

    async def more() -> None:
        await asyncio.gather(*(store.write(add(f"q{n}")) for n in range(60)))

    asyncio.run(more())
    assert COMMITS._value.get() - before < 30  # many jobs, few commits
    store.close()


def test_a_row_is_appended_once_and_in_order(db: str) -> None:
    store = Store(db)
    store.run(add_table)

    def try_append(version: int, *new: ActionRow) -> bool:
        after = Standing(status="playing", started=1.0, version=version + len(new))
        try:
            store.run(lambda c: rows.append(c, [Appended("t", version, list(new), after, [])]))
        except Stale:
            return False
        return True

    assert try_append(0, row(1, "a"), row(2))
    assert not try_append(0, row(1, "b"))
    assert not try_append(1, row(2))
    assert not try_append(2, row(3, "a"))  # the same message again
    assert try_append(2, row(3, "c"))
    assert [entry.seq for entry in store.run(lambda c: rows.actions_of(c, "t"))] == [1, 2, 3]
    store.run(lambda c: rows.change(c, "t", lambda table: close(table, None, 2.0)))
    assert not try_append(3, row(4))
    assert store.run(lambda c: c.execute(select(func.count()).select_from(actions)).scalar()) == 3
    store.close()


def test_moves_of_many_tables_are_committed_together_and_fail_alone(db: str) -> None:
    store = Store(db)
    ids = [f"t{n}" for n in range(40)]
    for id in ids:
        table = row_of(TABLE)
        table.id = id
        store.run(lambda c, table=table: rows.add(c, table, []))  # type: ignore[misc]

    async def move_at_all(version: int, *late: str) -> list[object]:
        def moved(id: str) -> Appended:
            after = Standing(status="playing", started=1.0, version=version + 1)
            return Appended(id, version - (id in late), [row(version + 1 - (id in late))], after, [])

        writes = [store.write_together(rows.append, moved(id)) for id in ids]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    before = COMMITS._value.get()
    assert asyncio.run(move_at_all(0)) == [1] * 40
    assert COMMITS._value.get() - before < 20
    results = asyncio.run(move_at_all(1, "t7", "t20"))
    assert [id for id, result in zip(ids, results) if isinstance(result, Stale)] == ["t7", "t20"]
    lengths = {id: len(store.run(lambda c, id=id: rows.actions_of(c, id))) for id in ids}  # type: ignore[misc]
    assert {id for id, length in lengths.items() if length != 2} == {"t7", "t20"}
    store.close()


def test_a_single_writer_does_not_wait_for_a_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "x.db"))
    monkeypatch.setattr("archipel.server.storage.store.BATCH_DELAY", 3600.0)

    async def one_after_the_other() -> None:
        for n in range(5):
            await store.write(add(f"p{n}"))

    asyncio.run(one_after_the_other())
    store.close()


def test_the_writer_uses_another_connection_after_a_failure(db: str) -> None:
    store = Store(db)

    def fail(connection: Connection, things: list[int]) -> list[int]:
        connection.connection.driver_connection.close()  # type: ignore[union-attr]
        raise ValueError("this one fails")

    async def write() -> None:
        with pytest.raises(SQLAlchemyError, match="closed"):
            await store.write_together(fail, 1)
        await store.write(add("ana"))

    asyncio.run(write())
    assert store.run(lambda c: c.execute(select(people.c.name)).scalars().all()) == ["ana"]
    store.close()


def test_a_command_may_read_and_write_while_the_server_writes(tmp_path: Path) -> None:
    command, server = (Store(str(tmp_path / "house.db")) for _ in range(2))
    beside = threading.Thread(target=server.run, args=[add("bob")])

    def job(db: Connection) -> None:
        assert db.execute(select(func.count()).select_from(people)).scalar() == 0
        beside.start()
        beside.join(0.5)  # blocked by this transaction
        add("ana")(db)

    command.run(job)
    beside.join()
    assert set(command.run(lambda c: c.execute(select(people.c.name)).scalars().all())) == {"ana", "bob"}
    command.close()
    server.close()


def test_a_write_survives_the_loss_of_the_kept_connection(db: str) -> None:
    store = Store(db)

    async def write() -> None:
        await store.write_together(_each, add("ana"))
        assert store._connection is not None
        store._connection.connection.driver_connection.close()  # type: ignore[union-attr]
        await store.write_together(_each, add("bob"))

    asyncio.run(write())
    assert store.run(lambda c: c.execute(select(people.c.name)).scalars().all()) == ["ana", "bob"]
    store.close()


def test_a_row_is_not_written_twice_after_an_uncertain_commit(db: str) -> None:
    store = Store(db)
    store.run(add_table)
    tries = 0

    def lose(connection: Connection, new: list[Appended]) -> list[int]:
        nonlocal tries
        tries += 1
        done, driver = rows.append(connection, new), connection.connection.driver_connection
        if tries == 1:
            assert driver is not None
            driver.commit()
            driver.close()
        return done

    async def write() -> None:
        await store.write_together(_each, add("ana"))  # from now on the connection is kept
        after = Standing(status="playing", started=1.0, version=1)
        with pytest.raises(Stale):
            await store.write_together(lose, Appended("t", 0, [row(1)], after, []))

    asyncio.run(write())
    assert tries == 2
    assert [entry.seq for entry in store.run(lambda c: rows.actions_of(c, "t"))] == [1]
    store.close()


def test_a_table_with_unknown_rules_is_reported() -> None:
    old = row_of(TABLE)
    old.rules = "0"
    state = TableState(old, [row(1)])
    assert state.problem is not None
    assert (state.problem.code, state.problem.args_) == (
        "rules-changed",
        {"began": "0", "now": GAMES[old.game].rules},
    )


@pytest.mark.parametrize("text", ["dance 3", "back x", "settle 999"])
def test_an_illegal_stored_row_is_reported_by_its_number(text: str) -> None:
    state = TableState(row_of(TABLE), [ActionRow(1, 0, text, 0.0)])
    assert state.problem is not None
    assert (state.problem.code, state.problem.args_) == ("cannot-replay", {"row": 1})
