"""Whom a deed is about, and at which table it was done, are columns of it.

Of somebody who was shown out the reason held seat and account, of a report its settling only the
report.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

_TO_TABLES = ("hide", "show", "remove", "rebuild", "kick")
_TO_PEOPLE = ("lock", "unlock", "reset", "promote", "demote", "delete")

_AUDIT = sa.table(
    "audit",
    *(sa.column(each) for each in ("id", "deed", "about", "person_id", "table_id", "reason")),
)
_REPORTS = sa.table("reports", *(sa.column(each) for each in ("id", "about_id", "game_id")))


def upgrade() -> None:
    with op.batch_alter_table("audit") as audit:
        audit.add_column(sa.Column("person_id", sa.String(), nullable=True))
        audit.add_column(sa.Column("table_id", sa.String(), nullable=True))
    connection, deed = op.get_bind(), _AUDIT.c.deed
    about = _AUDIT.c.about
    connection.execute(sa.update(_AUDIT).where(deed.in_(_TO_PEOPLE)).values(person_id=about))
    connection.execute(sa.update(_AUDIT).where(deed.in_(_TO_TABLES)).values(table_id=about))
    settled = {"person_id": _of_the_report("about_id"), "table_id": _of_the_report("game_id")}
    connection.execute(sa.update(_AUDIT).where(deed == "settle").values(settled))
    for id, reason in connection.execute(
        sa.select(_AUDIT.c.id, _AUDIT.c.reason).where(deed == "kick")
    ).all():
        shown_out = {"person_id": reason.rpartition(" ")[2], "reason": ""}
        connection.execute(sa.update(_AUDIT).where(_AUDIT.c.id == id).values(shown_out))


def _of_the_report(column: str) -> sa.ScalarSelect[str]:
    of_it = sa.select(_REPORTS.c[column]).where(_REPORTS.c.id == _AUDIT.c.about)
    return of_it.scalar_subquery()
