"""Columns with the id of a table are called table_id; the options of a table become one JSON value"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

OPTIONS = ("pace", "absence", "chat", "by_hand", "takeover", "counting", "hints")


def upgrade() -> None:
    _rename_ids()
    op.alter_column("tables", "options", new_column_name="game_options")
    op.add_column("tables", sa.Column("table_options", sa.Text(), nullable=False, server_default="{}"))
    _gather_options()
    for option in OPTIONS:
        op.drop_column("tables", option)


def _rename_ids() -> None:
    """Rename the columns `game` that hold the id of a table. (SQLite copies these tables; none is referenced.)"""
    with op.batch_alter_table("actions") as batch:
        batch.drop_constraint("fk_actions_game", type_="foreignkey")
        batch.drop_constraint("uq_actions_game_seq", type_="unique")
        batch.drop_constraint("uq_actions_game_seat_cid", type_="unique")
        batch.alter_column("game", new_column_name="table_id")
        batch.alter_column("cid", new_column_name="client_id")
    with op.batch_alter_table("actions") as batch:
        batch.create_foreign_key("fk_actions_table_id", "tables", ["table_id"], ["id"], ondelete="CASCADE")
        batch.create_unique_constraint("uq_actions_table_id_seq", ["table_id", "seq"])
        batch.create_unique_constraint(
            "uq_actions_table_id_seat_client_id", ["table_id", "seat", "client_id"]
        )
    op.drop_index("ix_chat_game", "chat")
    for table in ("seats", "chat"):
        with op.batch_alter_table(table) as batch:
            batch.drop_constraint(f"fk_{table}_game", type_="foreignkey")
            batch.alter_column("game", new_column_name="table_id")
        with op.batch_alter_table(table) as batch:
            batch.create_foreign_key(
                f"fk_{table}_table_id", "tables", ["table_id"], ["id"], ondelete="CASCADE"
            )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    for table in ("sessions", "reports"):
        op.alter_column(table, "game", new_column_name="table_id")


def _gather_options() -> None:
    """Merge the option columns into one JSON object."""
    columns: list[sa.ColumnClause[object]] = [sa.column("id"), sa.column("table_options")]
    columns += [sa.column(key, sa.Boolean() if key in OPTIONS[3:] else sa.Text()) for key in OPTIONS]
    tables = sa.table("tables", *columns)
    db = op.get_bind()
    change = (
        sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(table_options=sa.bindparam("to"))
    )
    found = [
        {"of": row.id, "to": json.dumps({key: getattr(row, key) for key in OPTIONS})}
        for row in db.execute(sa.select(tables))
    ]
    if found:
        db.execute(change, found)
