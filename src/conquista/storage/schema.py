"""What is kept. A table's entries are the truth; everything else about a match follows from them or is a cache."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),
    Column("status", String(16), nullable=False),
    Column("secret", String(64), nullable=False),  # of the dice, in hex; told to nobody before the end
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch_of", String(32)),
    Column("rematch", String(32)),
    Column("held_at", Integer),  # the first entry that these rules would not take
    Column("aloud", Integer, nullable=False, server_default="0"),  # whether bots tell what they think in play
    Column("thinking", Float, nullable=False, server_default="0.5"),  # seconds that a bot has for a turn
)
Index("ix_tables_status_listed", tables.c.status, tables.c.listed)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("guest", String(32)),
    Column("name", String(40), nullable=False, server_default=""),
    Column("colour", String(16)),
    Column("bot", String(32)),
    Column("seed", String(128)),
    Column("seed_by", String(8), nullable=False, server_default="server"),
)
Index("ix_seats_guest", seats.c.guest)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as it stands in a record
    Column("told", Text, nullable=False),  # events with their audiences and masks
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("layout", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("dump", Text, nullable=False),  # the state after that entry
    Column("steps", Text, nullable=False),  # the open chain
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("action_id", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),  # the first one after the thought
    Column("seat", Integer, primary_key=True),
    Column("thought", Text, nullable=False),  # told to nobody before the end, unless bots think aloud
)
