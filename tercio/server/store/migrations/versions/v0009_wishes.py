"""What people want to hear of, and where it reaches them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("topics", sa.JSON(), nullable=False),
        sa.Column("by_mail", sa.Boolean(), nullable=False),
        sa.Column("hourly_at", sa.Double(), nullable=False),
        sa.Column("daily_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("account_id"),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("channel", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("trouble", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_ways_account_id", "ways", ["account_id"])
