"""Games as data: TOML tables of typed rows, checked at load, correctable by packs.

A file `data/map.toml` holds arrays of tables (`[[spaces]]`); every row has an `id` that is
unique in its table, and may say in `src` where its facts come from. A row type is a subclass of
`Row`; a field that names a row of another table is annotated `Annotated[str, link("spaces")]`.

Every fact is read by the code that plays it; what is there for people alone is annotated `NOTE`.

A pack is a folder with a `pack.toml` (name, game) and files of the same names. Its rows override
fields of rows with the same id, add rows, or remove them (`remove = true`).
"""

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from msgspec import inspect

from tercio.kernel.errors import DataError, RulesBug
from tercio.kernel.position import PackRef
from tercio.kernel.reasons import of_toml, reason, what_is_wrong
from tercio.kernel.told import Told, sentence_of, told

NOTE = msgspec.Meta(extra={"note": True})
"""Annotates a field for people who read the data: no code asks for it."""


class Row(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """One row of a data table."""

    one_by_one: ClassVar[bool] = False
    """Whether rows are played each by code of its own, as events are, and not all alike: then
    every value of every row must be read, and not only every column."""
    is_note: ClassVar[bool] = False
    """Whether the row as a whole is for people, or for comparison in tests."""

    id: str
    src: Annotated[str | list[str], NOTE] = ""

    @property
    def source(self) -> str:
        return self.src if isinstance(self.src, str) else ", ".join(self.src)


R = TypeVar("R", bound=Row)
T = TypeVar("T")
Raw = dict[str, Any]


def link(table: str) -> msgspec.Meta:
    """Annotates a string that must be the id of a row in `table`."""
    return msgspec.Meta(extra={"link": table})


class Pack:
    """Corrections to a game's data: TOML files by their names, from a folder or from elsewhere."""

    MANIFEST: ClassVar[str] = "pack.toml"

    class Manifest(msgspec.Struct, forbid_unknown_fields=True):
        name: str
        game: str
        version: str = ""
        note: str = ""

    def __init__(self, files: Mapping[str, bytes], origin: str = "") -> None:
        """`origin` is what errors call it while its name is not known yet."""
        self.origin = origin
        self.files = dict(sorted(files.items()))
        if self.MANIFEST not in files:
            raise DataError(told("no-pack", origin=origin or told("this"), file=self.MANIFEST))
        content = parse_toml(files[self.MANIFEST], self.MANIFEST)
        self.manifest = converted(content, Pack.Manifest, self.MANIFEST)

    @classmethod
    def at(cls, folder: Path) -> "Pack":
        if not folder.is_dir():
            raise DataError(told("no-pack-folder", folder=str(folder)))
        return cls({path.name: path.read_bytes() for path in folder.glob("*.toml")}, str(folder))

    @property
    def tables(self) -> Iterator[tuple[str, Raw]]:
        """Its files of rows, by name."""
        for name, content in self.files.items():
            if name != self.MANIFEST:
                yield name, parse_toml(content, self.place(name))

    def place(self, file: str) -> str:
        """What errors call one of the pack's files."""
        return told("place-pack", pack=self.manifest.name, file=file)

    @property
    def ref(self) -> PackRef:
        digest = hashlib.sha256()
        for name, content in self.files.items():
            digest.update(name.encode() + b"\0" + content + b"\0")
        return PackRef(self.manifest.name, digest.hexdigest()[:16])


class Dataset:
    """All tables of a game, in the order of their files."""

    def __init__(self, tables: Mapping[str, Mapping[str, Row]], files: Mapping[str, str]) -> None:
        self.tables = tables
        self.files = files
        self._typed: dict[tuple[str, type[Row]], Mapping[str, Any]] = {}

    def table(self, name: str, type: type[R]) -> Mapping[str, R]:
        found = self._typed.get((name, type))
        if found is None:
            rows = self.tables[name]
            found = {id: row for id, row in rows.items() if isinstance(row, type)}
            self._typed[name, type] = found
        return found

    def sources(self) -> dict[str, dict[str, int]]:
        """For each file, how many rows come from each source."""
        found: dict[str, Counter[str]] = {}
        for name, rows in self.tables.items():
            counter = found.setdefault(self.files[name], Counter())
            counter.update(row.source or "unsourced" for row in rows.values())
        return {file: dict(counter.most_common()) for file, counter in found.items()}


class Schema:
    """The tables of a game: `{"map.toml": {"spaces": SpaceRow, ...}, ...}`."""

    def __init__(self, folder: Path, files: Mapping[str, Mapping[str, type[Row]]]) -> None:
        self.folder = folder
        self.types = {table: type for types in files.values() for table, type in types.items()}
        self.files = {table: file for file, types in files.items() for table in types}

    def written(self, table: str) -> Mapping[str, Raw]:
        """The game's own rows of a table, as they are written; to be read only."""
        return self._own[table]

    def load(self, packs: Sequence[Pack] = ()) -> Dataset:
        raw = {name: dict(rows) for name, rows in self._own.items()}
        places = _Places(self.files)
        for pack in packs:
            self._override(raw, pack, places)
        tables = {name: self._convert(name, rows, places) for name, rows in raw.items()}
        dataset = Dataset(tables, self.files)
        self._check_links(dataset, places)
        return dataset

    @cached_property
    def _own(self) -> dict[str, dict[str, Raw]]:
        """The game's own rows, as they are written."""
        tables: dict[str, dict[str, Raw]] = {name: {} for name in self.types}
        for file in dict.fromkeys(self.files.values()):
            for name, rows in self._rows(file, read_toml(self.folder / file, file), file).items():
                tables[name] = rows
        return tables

    def _rows(self, name: str, content: Raw, place: str) -> dict[str, dict[str, Raw]]:
        """The tables of one file, each as rows by id; errors call the file `place`."""
        known = [table for table, file in self.files.items() if file == name]
        tables = {}
        for name, rows in content.items():
            if name not in known:
                expected = ", ".join(known)
                raise DataError(told("no-table", place=place, table=name, known=expected))
            tables[name] = _rows_by_id(place, name, rows)
        return tables

    def _override(self, raw: dict[str, dict[str, Raw]], pack: Pack, places: "_Places") -> None:
        for file, content in pack.tables:
            if file not in self.files.values():
                raise DataError(told("pack-file", pack=pack.manifest.name, file=file))
            place = pack.place(file)
            for name, rows in self._rows(file, content, place).items():
                for id, row in rows.items():
                    places.corrected[name, id] = place
                    self._correct(raw[name], name, id, row, pack=pack, place=place)

    def _correct(
        self, rows: dict[str, Raw], table: str, id: str, row: Raw, *, pack: Pack, place: str
    ) -> None:
        remove = row.pop("remove", False)
        if not isinstance(remove, bool):
            wrong = told("data-type", expected="bool", got=repr(remove))
            raise in_field(_row_place(place, table, id), "remove", wrong)
        if not remove:
            rows[id] = rows.get(id, {}) | {"src": f"pack {pack.manifest.name}"} | row
        elif rows.pop(id, None) is None:
            raise DataError(told("no-row-to-remove", place=_row_place(place, table, id)))

    def _convert(self, name: str, rows: Mapping[str, Raw], places: "_Places") -> dict[str, Row]:
        return {
            id: converted(row, self.types[name], partial(places.of, name, id))
            for id, row in rows.items()
        }

    def _check_links(self, dataset: Dataset, places: "_Places") -> None:
        for name, type in self.types.items():
            info = inspect.type_info(type)
            for id, row in dataset.tables[name].items():
                for field, target, value in _links(info, row, ""):
                    if target not in dataset.tables:
                        raise RulesBug(f"{type.__name__}.{field} links to {target!r}, no table.")
                    if value not in dataset.tables[target]:
                        wrong = places.no_link(target, value)
                        raise in_field(places.of(name, id), field, wrong)


class _Places:
    """Where rows come from, so that an error sends people to the right file."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files
        self.corrected: dict[tuple[str, str], str] = {}

    def of(self, table: str, id: str) -> str:
        return _row_place(self.corrected.get((table, id), self._files[table]), table, id)

    def no_link(self, table: str, id: str) -> Told:
        """That a row is not there, and whose doing that is."""
        if place := self.corrected.get((table, id)):
            return told("link-removed", id=id, table=table, place=place)
        return told("no-link", id=id, table=table)


def _row_place(place: str, table: str, id: str) -> Told:
    return told("place-row", place=place, table=table, id=id)


def read_toml(path: Path, place: str = "") -> Raw:
    """The content of a file, which errors call `place`."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise DataError(told("no-data-file", file=str(path))) from None
    except OSError as error:
        why = reason(error)
        raise DataError(told("data-file-unreadable", file=str(path), why=why)) from None
    return parse_toml(content, place or path.name)


def parse_toml(content: bytes, place: str) -> Raw:
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError:
        raise DataError(told("no-utf-8", place=place)) from None
    except (ValueError, RecursionError) as error:
        raise DataError(_no_toml(place, str(error))) from None


def _no_toml(place: str, said: str) -> Told:
    """The parser's reason in our words; where it stands, a number tells in all languages."""
    what, _, where = said.partition(" (at ")
    if found := re.fullmatch(r"line (\d+), column (\d+)\)", where):
        at = {"line": int(found[1]), "column": int(found[2])}
        return told("no-toml-at", place=place, why=of_toml(what), **at)
    return told("no-toml", place=place, why=of_toml(what))


def converted(raw: Any, type: type[T], place: str | Callable[[], str]) -> T:
    """A row or file as its type has it; errors call it `place` and name the field."""
    try:
        return msgspec.convert(raw, type)
    except msgspec.ValidationError as error:
        where = place if isinstance(place, str) else place()
        raise DataError(told("in-place", place=where, why=what_is_wrong(error))) from None


def in_field(place: str, field: str, why: str) -> DataError:
    """What is wrong with a field of a row."""
    wrong = told("in-field", field=field, why=why)
    return DataError(told("at-field", place=place, why=wrong))


def field_at_fault(error: DataError) -> str:
    """The field in which something is wrong, if it is one."""
    said: object = sentence_of(error)
    while isinstance(said, Told):
        if said.message == "error-in-field":
            return re.split(r"\W", str(said.given["field"]))[0]
        said = said.given.get("why")
    return ""


def check_symmetric(file: str, links: Mapping[str, Sequence[str]]) -> None:
    """Every connection must be given from both of its ends."""
    for a, others in links.items():
        for b in others:
            if a not in links.get(b, ()):
                raise DataError(told("one-way", file=file, a=a, b=b))


def _rows_by_id(file: str, table: str, rows: Any) -> dict[str, Raw]:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise DataError(told("no-array", file=file, table=table))
    found: dict[str, Raw] = {}
    for number, row in enumerate(rows, 1):
        id = row.get("id")
        if not isinstance(id, str):
            raise _in_row(file, table, number, told("no-id"))
        if id.split() != [id] or ":" in id:
            raise _in_row(file, table, number, told("bad-id", id=id))
        if id in found:
            raise _in_row(file, table, number, told("id-twice", id=id))
        found[id] = row
    return found


def _in_row(file: str, table: str, number: int, why: Told) -> DataError:
    place = told("place-number", file=file, table=table, number=number)
    return DataError(told("in-place", place=place, why=why))


def _links(info: inspect.Type, value: Any, field: str) -> Iterator[tuple[str, str, str]]:
    """Every linked id within a value, as (field, table, id)."""
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            if extra and "link" in extra and isinstance(value, str):
                yield field, extra["link"], value
            else:
                yield from _links(inner, value, field)
        case inspect.StructType(cls=cls, fields=fields) if isinstance(value, cls):
            for part in fields:
                inside = f"{field}.{part.name}" if field else part.name
                yield from _links(part.type, getattr(value, part.name), inside)
        case inspect.CollectionType(item_type=item) if isinstance(value, _COLLECTIONS):
            for element in value:
                yield from _links(item, element, field)
        case inspect.TupleType(item_types=items) if isinstance(value, tuple):
            for item, element in zip(items, value, strict=True):
                yield from _links(item, element, field)
        case inspect.DictType(key_type=keys, value_type=values) if isinstance(value, dict):
            for key, element in value.items():
                yield from _links(keys, key, field)
                yield from _links(values, element, f"{field}.{key}")
        case inspect.UnionType(types=types):
            for option in types:
                yield from _links(option, value, field)


_COLLECTIONS = (list, tuple, set, frozenset)
