"""Thoughts of bots, whether they think aloud, and for how long they think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("aloud", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("thinking", sa.Float, nullable=False, server_default="0.5"))
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("thought", sa.Text, nullable=False),
    )
