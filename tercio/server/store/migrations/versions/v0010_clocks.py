"""Tables have clocks, people have calendars, and those who wait can vote."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        for name in ("clock", "round"):
            games.add_column(sa.Column(name, sa.JSON(), nullable=False, server_default="{}"))
        for name in ("due_at", "paused_at", "paused_until"):
            games.add_column(sa.Column(name, sa.Double(), nullable=True))
        games.create_index("games_by_due", ["due_at"])
    with op.batch_alter_table("seats") as seats:
        for name in ("is_kept", "is_vacant", "stands_in"):
            seats.add_column(
                sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
            )
        for name in ("since", "left", "bank", "due_at"):
            seats.add_column(sa.Column(name, sa.Double(), nullable=True))
        seats.add_column(sa.Column("told", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "calendars",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("vacations", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account_id"),
    )
    op.create_table(
        "votes",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("candidate", sa.String(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"]),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("game_id", "kind", "seat", "account_id"),
    )
    op.create_table(
        "candidates",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"]),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("game_id", "seat", "account_id"),
    )
    op.create_table(
        "pulses",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
