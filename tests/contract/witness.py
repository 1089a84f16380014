"""Sees which facts of a game's data its code reads.

While a witness is present, the fields of its schema's rows tell it who reads them. Reads by the
game's own code count; those of its bots do not, since a bot that knows a fact does not enforce it.
Loading, checking links, comparing, copying and writing rows read no field in this sense.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from tercio.kernel.data import Dataset, Row, Schema

Place = str
"""A table whose rows are played alike, one row of the others, or a part of either."""


class Witness:
    """Watches the data that is loaded by `schema` from now on, until the `with` ends."""

    def __init__(self, schema: Schema, *code: str) -> None:
        """`code` are the packages that play the game."""
        self.schema = schema
        self._code = code
        self._places: dict[int, tuple[msgspec.Struct, Place]] = {}
        self._members: dict[tuple[type, str], _Member] = {}
        self._read: set[tuple[Place, str]] = set()
        self._unread: dict[tuple[Place, str], None] = {}
        self._undo: list[Callable[[], None]] = []

    def unread(self) -> list[str]:
        """The facts that nobody has read, in the order of the data."""
        return [f"{place}: {field}" for place, field in self._unread]

    def __enter__(self) -> "Witness":
        load, replace = Dataset.__init__, msgspec.structs.replace

        def loaded(data: Dataset, tables: Any, files: Any) -> None:
            load(data, tables, files)
            if files is self.schema.files:
                self._watch_tables(tables)

        def replaced(struct: Any, **changes: Any) -> Any:
            copy = replace(struct, **changes)
            if id(struct) in self._places:
                self._places[id(copy)] = (copy, self._places[id(struct)][1])
            return copy

        self._put(Dataset, "__init__", loaded)
        self._put(msgspec.structs, "replace", replaced)
        return self

    def __exit__(self, *_: object) -> None:
        while self._undo:
            self._undo.pop()()

    def _put(self, owner: Any, name: str, value: Any) -> None:
        before = getattr(owner, name)
        self._undo.append(lambda: setattr(owner, name, before))
        setattr(owner, name, value)

    # -- what there is to read -----------------------------------------------------------------

    def _watch_tables(self, tables: Mapping[str, Mapping[str, Row]]) -> None:
        for table, rows in tables.items():
            for id, row in rows.items():
                self._watch(row, table, f"{table} {id!r}")

    def _watch(self, struct: msgspec.Struct, kind: Place, name: Place) -> None:
        """`kind` is what all structs like this one are called together, `name` this one alone."""
        place = name if getattr(struct, "one_by_one", False) else kind
        self._places[id(struct)] = (struct, place)
        for field in _fields(type(struct)):
            member = self._member(type(struct), field.name)
            value = member.of(struct)
            if not _is_note(type(struct), field) and not _is_default(field, value):
                self._expect(place, field.name, member)
                if isinstance(value, dict) and place == name:
                    self._watch_keys(struct, field.name, value, place)
            for number, part in enumerate(value if isinstance(value, tuple | list) else [value], 1):
                if isinstance(part, msgspec.Struct):
                    which = getattr(part, "id", number)
                    inside = f"{kind}.{field.name}"
                    self._watch(part, f"{inside} ({_tag(part)})", f"{name}, {field.name} {which!r}")

    def _watch_keys(self, struct: Any, field: str, value: dict[str, Any], place: Place) -> None:
        if not isinstance(value, _Keys):
            msgspec.structs.force_setattr(struct, field, _Keys(self, place, field, value))
        for key in dict.keys(value):
            self._expect(place, f"{field}.{key}")

    def _expect(self, place: Place, field: str, member: "_Member | None" = None) -> None:
        if (place, field) not in self._read:
            self._unread[place, field] = None
            if member is not None:
                member.await_read(place)

    def _member(self, type: type, field: str) -> "_Member":
        """The watched field, which lives in the class that declares it."""
        owner = next(each for each in type.__mro__ if field in vars(each))
        if (owner, field) not in self._members:
            self._members[owner, field] = member = _Member(self, owner, field)
            self._undo.append(member.leave)
        return self._members[owner, field]

    # -- what is read --------------------------------------------------------------------------

    def place_of(self, struct: msgspec.Struct) -> Place | None:
        found = self._places.get(id(struct))
        return found[1] if found else None

    def is_told(self, place: Place, field: str, reader: str) -> bool:
        """A module reads a field: whether that counts."""
        package = any(reader == code or reader.startswith(f"{code}.") for code in self._code)
        if not package or ".bots" in reader:
            return False
        self._read.add((place, field))
        self._unread.pop((place, field), None)
        return True


class _Member:
    """A field of a class, in place of the one that `msgspec` made, until all has been read."""

    def __init__(self, witness: Witness, owner: type, field: str) -> None:
        self._witness, self._owner, self._field = witness, owner, field
        self._plain = vars(owner)[field]
        self._awaited: set[Place] = set()
        self.of: Callable[[Any], Any] = self._plain.__get__

    def await_read(self, place: Place) -> None:
        self._awaited.add(place)
        setattr(self._owner, self._field, self)

    def leave(self) -> None:
        setattr(self._owner, self._field, self._plain)

    def __get__(self, struct: Any, owner: type | None = None) -> Any:
        if struct is None:
            return self
        place = self._witness.place_of(struct)
        if place in self._awaited and self._witness.is_told(place, self._field, _reader()):
            self._awaited.discard(place)
            if not self._awaited:
                self.leave()
        return self.of(struct)

    def __set__(self, struct: Any, value: Any) -> None:
        self._plain.__set__(struct, value)


class _Keys(dict[str, Any]):
    """A dict of a row that tells which of its keys are read."""

    def __init__(self, witness: Witness, place: Place, field: str, value: dict[str, Any]) -> None:
        super().__init__(value)
        self._witness, self._place, self._field = witness, place, field

    def _tell(self, *keys: str) -> None:
        for key in keys:
            if dict.__contains__(self, key):
                self._witness.is_told(self._place, f"{self._field}.{key}", _reader(2))

    def __getitem__(self, key: str) -> Any:
        self._tell(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self._tell(str(key))
        return super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._tell(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        self._tell(*super().keys())
        return super().__iter__()

    def keys(self) -> Any:
        self._tell(*super().keys())
        return super().keys()

    def values(self) -> Any:
        self._tell(*super().keys())
        return super().values()

    def items(self) -> Any:
        self._tell(*super().keys())
        return super().items()


def _reader(depth: int = 1) -> str:
    """The module that made the read; `depth` frames of ours lie between."""
    name: str = sys._getframe(depth + 1).f_globals["__name__"]
    return name


def _fields(type: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _tag(struct: msgspec.Struct) -> str:
    tag = struct.__struct_config__.tag
    return str(tag) if tag is not None else type(struct).__name__


def _is_note(type: type[msgspec.Struct], field: inspect.Field) -> bool:
    """An id is how a row is called; notes are declared."""
    extra = field.type.extra or {} if isinstance(field.type, inspect.Metadata) else {}
    return field.name == "id" or getattr(type, "is_note", False) or "note" in extra


def _is_default(field: inspect.Field, value: Any) -> bool:
    if field.required:
        return False
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(value == field.default_factory())
    return bool(value == field.default)
