"""Those at a table may agree to go back."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("rewind_to", sa.Integer(), nullable=True))
        games.add_column(sa.Column("rewind_by", sa.String(), nullable=True))
        games.add_column(sa.Column("rewind_agreed", sa.JSON(), nullable=False, server_default="[]"))
