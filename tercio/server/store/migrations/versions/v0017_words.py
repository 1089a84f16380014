"""Notes of the server and remarks of bots are told to every reader in their own language."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    with op.batch_alter_table("messages") as messages:
        messages.add_column(sa.Column("words", sa.String(), nullable=True))
