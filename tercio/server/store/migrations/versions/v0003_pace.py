"""Tables have a pace, and windows of discreet tables a time at which they are released."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("pace", sa.String(), nullable=False, server_default=""))
        games.add_column(sa.Column("release_at", sa.Float(), nullable=True))
        games.create_index("games_by_release", ["release_at"])
