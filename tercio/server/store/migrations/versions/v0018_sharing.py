"""People may agree that the games that they have finished are used as data."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(
            sa.Column("shares_games", sa.Boolean(), nullable=False, server_default=sa.false())
        )
