"""Seats keep their terms, witnesses are remembered, talk is paged, heads are sealed."""

import json

import sqlalchemy as sa
from alembic import op

from tercio.server.store.names import skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("skeleton", sa.String(), nullable=False, server_default=""))
        accounts.create_index(accounts.f("ix_accounts_skeleton"), ["skeleton"])
    with op.batch_alter_table("games") as games:
        games.add_column(
            sa.Column("is_uploaded", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        games.add_column(sa.Column("seal", sa.String(), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(
            sa.Column("is_open", sa.Boolean(), nullable=False, server_default=sa.true())
        )
        seats.add_column(sa.Column("held_from", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("receipts") as receipts:
        receipts.add_column(sa.Column("acts", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("hash", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "witnesses",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"]),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("game_id", "account_id", "seat"),
    )
    _fill(op.get_bind())
    with op.batch_alter_table("messages") as messages:
        messages.drop_index("ix_messages_game_id")
        messages.drop_column("audience")
    with op.batch_alter_table("messages") as messages:
        messages.alter_column("heard_by", new_column_name="audience")
    op.create_index("messages_by_game", "messages", ["game_id", "id", "audience"])


def _fill(connection: sa.Connection) -> None:
    """What the new columns hold for the games that there are."""
    run = connection.execute
    for id, name in run(sa.text("SELECT id, name FROM accounts WHERE id <> 'local'")).all():
        change = sa.text("UPDATE accounts SET skeleton = :seen WHERE id = :id")
        run(change, {"seen": skeleton(name), "id": id})
    run(sa.text("UPDATE seats SET is_open = false WHERE bot IS NOT NULL AND account_id IS NULL"))
    run(
        sa.text(
            "INSERT INTO witnesses SELECT seats.game_id, seats.account_id, seats.seat FROM seats "
            "JOIN games ON games.id = seats.game_id "
            "WHERE games.status = 'playing' AND seats.account_id IS NOT NULL"
        )
    )
    op.add_column("messages", sa.Column("heard_by", sa.String(), nullable=True))
    told = sa.text("SELECT id, audience FROM messages WHERE audience IS NOT NULL")
    for id, audience in run(told).all():
        seats = json.loads(audience) if isinstance(audience, str) else audience
        if seats is not None:
            change = sa.text("UPDATE messages SET heard_by = :seats WHERE id = :id")
            run(change, {"seats": f" {' '.join(seats)} ", "id": id})
