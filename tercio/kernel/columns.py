"""What the columns of a data table hold, for whoever fills them in."""

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import inspect

from tercio.kernel.data import Row

Kind = Literal["text", "int", "float", "bool", "choice", "link", "list", "other"]


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """`table` is the one whose ids it names; `other` is written as TOML or JSON has it."""

    name: str
    kind: Kind
    is_required: bool
    is_note: bool = False
    choices: tuple[str, ...] = ()
    table: str = ""
    default: str = ""
    """As JSON, where it has one."""


def columns(type: type[Row]) -> Iterator[Column]:
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        plain, extra = _unwrapped(field.type)
        kind, choices, linked = _kind(plain)
        table = extra.get("link", "") or linked
        yield Column(
            name=field.name,
            kind="link" if kind == "text" and table else kind,
            is_required=field.required,
            is_note=bool(extra.get("note")),
            choices=choices,
            table=table,
            default=_default(field),
        )


def _unwrapped(type: inspect.Type) -> tuple[inspect.Type, dict[str, str]]:
    """A type without what may be missing, and what is annotated of it."""
    extra: dict[str, str] = {}
    while True:
        if isinstance(type, inspect.Metadata):
            extra |= type.extra or {}
            type = type.type
            continue
        if isinstance(type, inspect.UnionType):
            some = [each for each in type.types if not isinstance(each, inspect.NoneType)]
            if len(some) == 1:
                type = some[0]
                continue
        return type, extra


def _kind(type: inspect.Type) -> tuple[Kind, tuple[str, ...], str]:
    match type:
        case inspect.LiteralType(values=values) if all(isinstance(each, str) for each in values):
            return "choice", tuple(map(str, values)), ""
        case inspect.StrType():
            return "text", (), ""
        case inspect.BoolType():
            return "bool", (), ""
        case inspect.IntType():
            return "int", (), ""
        case inspect.FloatType():
            return "float", (), ""
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner, extra = _unwrapped(item)
            if isinstance(inner, inspect.StrType):
                return "list", (), extra.get("link", "")
    return "other", (), ""


def _default(field: inspect.Field) -> str:
    if field.default is msgspec.NODEFAULT:
        return "" if field.default_factory is msgspec.NODEFAULT else _json(field.default_factory())
    return _json(field.default)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
