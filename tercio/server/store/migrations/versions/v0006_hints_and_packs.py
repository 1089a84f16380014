"""Who may ask for hints at a table, and the data pack that it is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("hints", sa.String(), nullable=False, server_default="solo"))
        games.add_column(sa.Column("pack", sa.JSON(), nullable=False, server_default="{}"))
