"""Editions of a rule book: what they change in the data."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from tercio.kernel.data import Dataset, Row
from tercio.kernel.errors import DataError
from tercio.kernel.reasons import what_is_wrong
from tercio.kernel.told import told
from tercio.wars.model.rows import Cite, FactRow, Value


class EditionRuleRow(FactRow, frozen=True, kw_only=True):
    """A rule that differs between editions; `values` says what holds in each."""

    one_by_one: ClassVar[bool] = True
    cite: Cite
    values: dict[str, str]


class EditionNoteRow(EditionRuleRow, frozen=True, kw_only=True):
    """A rule that is worded otherwise in an edition and that no code asks for: the game is the
    same, or `edition_changes` make the difference."""

    one_by_one: ClassVar[bool] = False
    is_note: ClassVar[bool] = True


class EditionChangeRow(FactRow, frozen=True, kw_only=True):
    """In an edition, a field of a data row has another value, or the row does not exist."""

    edition: str
    table: str
    row: str
    field: str = ""
    value: Value | None = None
    remove: bool = False


def in_edition(data: Dataset, edition: str) -> Dataset:
    """The tables as they are in `edition`: its changes made, its missing rows gone.

    Lists elsewhere may still name a row that is gone.
    """
    tables: dict[str, dict[str, Row]] = {name: dict(rows) for name, rows in data.tables.items()}
    for change in data.table("edition_changes", EditionChangeRow).values():
        if change.edition != edition:
            continue
        rows = tables.get(change.table, {})
        if change.row not in rows:
            raise DataError(
                told("no-edition-row", id=change.id, row=change.row, table=change.table)
            )
        if change.remove:
            del rows[change.row]
        else:
            rows[change.row] = _with(rows[change.row], {change.field: change.value}, change.id)
    return Dataset(tables, data.files)


def _with(row: Row, fields: Mapping[str, object], change: str) -> Row:
    try:
        return msgspec.convert(msgspec.to_builtins(row) | fields, type(row))
    except msgspec.ValidationError as error:
        why = what_is_wrong(error)
        raise DataError(told("edition-change", id=change, why=why)) from None
