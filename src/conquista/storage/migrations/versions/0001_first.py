"""Guests, tables, seats, entries, positions and answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("held_at", sa.Integer),
    )
    op.create_index("ix_tables_status_listed", "tables", ["status", "listed"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("colour", sa.String(16)),
        sa.Column("bot", sa.String(32)),
        sa.Column("seed", sa.String(128)),
        sa.Column("seed_by", sa.String(8), nullable=False, server_default="server"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "positions",
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("dump", sa.Text, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
    )
    op.create_table(
        "answers",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("action_id", sa.String(64), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
