"""Alembic runs this; the connection is handed over by `database.migrate`."""

from __future__ import annotations

from alembic import context

from conquista.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
