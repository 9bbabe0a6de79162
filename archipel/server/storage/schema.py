"""The database schema. The append-only table of actions is the source of truth for every game."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("nick", String(40), unique=True),  # in lower case; none for guests
    Column("look", String(40), index=True, unique=True),  # the skeleton of the nick (lookalikes.py)
    Column("password", Text),
    Column("lang", String(8), nullable=False, default=""),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token, which is not stored
    Column("id", String(24), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, api, seat; browser only recognises a browser
    Column("label", String(80), nullable=False, default=""),
    Column("table_id", String(24)),  # a seat token is limited to one seat of one table
    Column("seat", Integer),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

endings = sa.Table(  # when sessions of a person last ended, to close their sockets
    "endings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

pulse = sa.Table(  # written to check that the store is writable
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("game_options", Text, nullable=False),
    Column("table_options", Text, nullable=False),  # JSON; options used in queries have their own column
    Column("size", Integer, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("private", Boolean, nullable=False),
    Column("host", String(24)),
    Column("imported", Boolean, nullable=False, default=False),
    Column("secret", String(64), nullable=False),
    Column("tags", Text, nullable=False, default="{}"),  # JSON, of an imported record
    Column("version", Integer, nullable=False, default=0),
    Column("asked", String(40), nullable=False, default=""),  # seats, separated by spaces
    Column("clock", Text, nullable=False, default=""),  # JSON (clocks.py)
    Column("deadline", Double),
    Column("bot_due", Double),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("moved", Double),  # when the last row was appended
    Column("ended", Double),
    Column("looked", Double, nullable=False, default=0.0),  # when one of its people was last present
    Column("result", Text),  # JSON, of a finished game
    Column("rematch", String(24)),
    Index("ix_tables_lobby", "status", "private", "created"),
    Index("ix_tables_looked", "status", "looked"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bot_due", "bot_due"),
)

seats = sa.Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(24)),  # plays without a person, or while the person is away
    Column("away", Boolean, nullable=False, default=False),  # the bot plays for the person
    Column("ready", Boolean, nullable=False, default=False),
    Column("contribution", String(64)),
    Column("graces", Integer, nullable=False, default=0),
)

visitors = sa.Table(  # people without a seat: asking for one, refused or removed
    "visitors",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("name", String(40), nullable=False),
    Column("wants", Integer),  # the requested seat
    Column("knows", Integer),  # the seat whose hand they know
    Column("refused", Boolean, nullable=False, default=False),
)

actions = sa.Table(
    "actions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("client_id", String(40)),  # the client's id of its message, to recognise a repeat
    Column("stood_in", Boolean, nullable=False, default=False),  # a bot played it for a person
    UniqueConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "client_id"),
)

chat = sa.Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # phrase, text
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

mutes = sa.Table(
    "mutes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

reports = sa.Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the last lines of the chat
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Boolean, nullable=False, default=False),
)

solved = sa.Table(
    "solved",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),  # the day whose puzzle it was, or empty
    Column("at", Double, nullable=False),
)
