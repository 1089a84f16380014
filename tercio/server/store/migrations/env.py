"""Run by Alembic: applies the migrations to the database it is given."""

from alembic import context
from sqlalchemy import create_engine

from tercio.server.store.models import Base

_engine = create_engine(context.config.attributes["url"])
with _engine.connect() as _connection:
    context.configure(connection=_connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
_engine.dispose()
