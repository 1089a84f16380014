"""Moderators, reports, blocks, who was shown out, and what was done about it; accounts can go."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(
            sa.Column("is_moderator", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        accounts.add_column(sa.Column("deleted_at", sa.Double(), nullable=True))
    with op.batch_alter_table("games") as games:
        games.add_column(
            sa.Column("is_hidden", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("messages") as messages:
        messages.add_column(sa.Column("account_id", sa.String(), nullable=True))
    op.create_table(
        "kicked",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"]),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("game_id", "account_id"),
    )
    op.create_table(
        "blocks",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("blocked_id", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["blocked_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account_id", "blocked_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("about_id", sa.String(), nullable=True),
        sa.Column("game_id", sa.String(), nullable=True),
        sa.Column("quoted", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("settled_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_account_id", "reports", ["account_id"])
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("by_id", sa.String(), nullable=True),
        sa.Column("deed", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
