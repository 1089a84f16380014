"""Whom a table waits for and since when, and whether it asks once more before dice."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(
            sa.Column("asks_before_dice", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        games.add_column(sa.Column("awaited", sa.JSON(), nullable=False, server_default="{}"))
