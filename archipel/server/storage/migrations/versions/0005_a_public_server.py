"""Requests for seats, presence at tables, ended sessions, skeletons of nicks, moves of stand-ins"""

import json
import time

import sqlalchemy as sa
from alembic import op

from archipel.server.storage.lookalikes import skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("wants", sa.Integer()),
        sa.Column("knows", sa.Integer()),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_visitors_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_visitors"),
    )
    op.create_index("ix_visitors_person", "visitors", ["person"])
    op.create_table(
        "endings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_endings"),
    )
    op.create_index("ix_endings_at", "endings", ["at"])
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.add_column("tables", sa.Column("moved", sa.Double()))
    op.add_column("tables", sa.Column("looked", sa.Double(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET looked = :now").bindparams(now=time.time()))
    op.create_index("ix_tables_looked", "tables", ["status", "looked"])
    op.add_column("actions", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    _ask_newcomers()
    op.add_column("people", sa.Column("look", sa.String(40)))
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    _write_skeletons()


def _ask_newcomers() -> None:
    """Replace the takeover option: the host now decides who may take a bot's seat."""
    tables = sa.table("tables", sa.column("id"), sa.column("table_options", sa.Text()))
    db = op.get_bind()
    for row in db.execute(sa.select(tables)).all():
        options = json.loads(row.table_options)
        if "takeover" in options:
            options["newcomers"] = "ask" if options.pop("takeover") else "never"
            change = sa.update(tables).where(tables.c.id == row.id)
            db.execute(change.values(table_options=json.dumps(options)))


def _write_skeletons() -> None:
    """Store the skeletons of nicks; of several that look alike, the oldest account gets it."""
    people = sa.table("people", *map(sa.column, ("id", "nick", "look", "created")))
    db, taken = op.get_bind(), set()
    for row in db.execute(
        sa.select(people).where(people.c.nick.is_not(None)).order_by(people.c.created)
    ).all():
        if (shape := skeleton(row.nick)) not in taken:
            taken.add(shape)
            db.execute(sa.update(people).where(people.c.id == row.id).values(look=shape))
