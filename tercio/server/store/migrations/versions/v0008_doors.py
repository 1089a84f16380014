"""Accounts have an address and can be locked; words that open a door once; tokens have scopes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("email", sa.String(), nullable=True))
        accounts.add_column(sa.Column("locked_at", sa.Double(), nullable=True))
        accounts.create_index("ix_accounts_email", ["email"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("agent", sa.String(), nullable=False, server_default=""))
    with op.batch_alter_table("tokens") as tokens:
        # Whoever has a token already could do everything with it, and still can.
        tokens.add_column(
            sa.Column("scopes", sa.String(), nullable=False, server_default="read play host")
        )
        tokens.add_column(sa.Column("used_at", sa.Double(), nullable=True))
    op.create_table(
        "links",
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_links_account_id", "links", ["account_id"])
