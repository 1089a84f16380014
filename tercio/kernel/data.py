"""Games as data: TOML tables of typed rows, checked at load, correctable by packs.

A file `data/map.toml` holds arrays of tables (`[[spaces]]`); every row has an `id` that is
unique in its table, and may say in `src` where its facts come from. A row type is a subclass of
`Row`; a field that names a row of another table is annotated `Annotated[str, link("spaces")]`.

A pack is a folder with a `pack.toml` (name, game) and files of the same names. Its rows override
fields of rows with the same id, add rows, or remove them (`remove = true`).
"""

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from tercio.kernel.errors import DataError
from tercio.kernel.position import PackRef


class Row(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """One row of a data table."""

    id: str
    src: str | list[str] = ""

    @property
    def source(self) -> str:
        return self.src if isinstance(self.src, str) else ", ".join(self.src)


R = TypeVar("R", bound=Row)
Raw = dict[str, Any]


def link(table: str) -> msgspec.Meta:
    """Annotates a string that must be the id of a row in `table`."""
    return msgspec.Meta(extra={"link": table})


class Pack:
    """A folder of corrections to a game's data."""

    class Manifest(msgspec.Struct, forbid_unknown_fields=True):
        name: str
        game: str
        version: str = ""
        note: str = ""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise DataError(f"There is no pack folder {folder}.")
        manifest = folder / "pack.toml"
        if not manifest.is_file():
            raise DataError(f"{folder} is not a pack: it has no pack.toml.")
        try:
            self.manifest = msgspec.convert(read_toml(manifest), Pack.Manifest)
        except msgspec.ValidationError as error:
            raise DataError(f"{manifest}: {error}") from None

    @property
    def ref(self) -> PackRef:
        digest = hashlib.sha256()
        for path in sorted(self.folder.glob("*.toml")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return PackRef(self.manifest.name, digest.hexdigest()[:16])


class Dataset:
    """All tables of a game, in the order of their files."""

    def __init__(self, tables: Mapping[str, Mapping[str, Row]], files: Mapping[str, str]) -> None:
        self.tables = tables
        self.files = files

    def table(self, name: str, type: type[R]) -> dict[str, R]:
        rows = self.tables[name]
        return {id: row for id, row in rows.items() if isinstance(row, type)}

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

    def load(self, packs: Sequence[Pack] = ()) -> Dataset:
        raw = self._read(self.folder)
        for pack in packs:
            self._override(raw, pack)
        tables = {name: self._convert(name, rows) for name, rows in raw.items()}
        dataset = Dataset(tables, self.files)
        self._check_links(dataset)
        return dataset

    def _read(self, folder: Path) -> dict[str, dict[str, Raw]]:
        tables: dict[str, dict[str, Raw]] = {name: {} for name in self.types}
        for file in dict.fromkeys(self.files.values()):
            for name, rows in self._file(folder / file).items():
                tables[name] = rows
        return tables

    def _file(self, path: Path) -> dict[str, dict[str, Raw]]:
        """The tables of one file, each as rows by id."""
        content = read_toml(path)
        known = [table for table, file in self.files.items() if file == path.name]
        tables = {}
        for name, rows in content.items():
            if name not in known:
                expected = ", ".join(known)
                raise DataError(f"{path.name} has a table {name!r}; expected {expected}.")
            tables[name] = _rows_by_id(path.name, name, rows)
        return tables

    def _override(self, raw: dict[str, dict[str, Raw]], pack: Pack) -> None:
        for path in sorted(pack.folder.glob("*.toml")):
            if path.name == "pack.toml":
                continue
            if path.name not in self.files.values():
                raise DataError(f"Pack {pack.manifest.name!r}: the game has no file {path.name}.")
            for name, rows in self._file(path).items():
                for id, row in rows.items():
                    if row.pop("remove", False):
                        if raw[name].pop(id, None) is None:
                            raise DataError(
                                f"Pack {pack.manifest.name!r} removes {id!r} from {name}, "
                                "which has no such row."
                            )
                    else:
                        source = {"src": f"pack {pack.manifest.name}"}
                        raw[name][id] = raw[name].get(id, {}) | source | row

    def _convert(self, name: str, rows: Mapping[str, Raw]) -> dict[str, Row]:
        converted = {}
        for id, row in rows.items():
            try:
                converted[id] = msgspec.convert(row, self.types[name])
            except msgspec.ValidationError as error:
                raise DataError(f"{self.files[name]}, {name} {id!r}: {_plain(error)}") from None
        return converted

    def _check_links(self, dataset: Dataset) -> None:
        for name, type in self.types.items():
            info = inspect.type_info(type)
            for id, row in dataset.tables[name].items():
                for field, target, value in _links(info, row, ""):
                    if value not in dataset.tables[target]:
                        raise DataError(
                            f"{self.files[name]}, {name} {id!r}, field {field!r}: "
                            f"there is no {value!r} in {target}."
                        )


def read_toml(path: Path) -> Raw:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise DataError(f"There is no data file {path}.") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path.name} is not valid TOML: {error}.") from None


def check_symmetric(file: str, links: Mapping[str, Sequence[str]]) -> None:
    """Every connection must be given from both of its ends."""
    for a, others in links.items():
        for b in others:
            if a not in links.get(b, ()):
                raise DataError(f"{file}: {a!r} is connected to {b!r}, but {b!r} not to {a!r}.")


def _rows_by_id(file: str, table: str, rows: Any) -> dict[str, Raw]:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise DataError(f"{file}: {table!r} is not an array of tables ([[{table}]]).")
    found: dict[str, Raw] = {}
    for number, row in enumerate(rows, 1):
        id = row.get("id")
        if not isinstance(id, str):
            raise DataError(f"{file}, {table}, row {number}: field 'id' is missing or no string.")
        if id in found:
            raise DataError(f"{file}, {table}, row {number}: the id {id!r} is given twice.")
        found[id] = row
    return found


def _plain(error: msgspec.ValidationError) -> str:
    """`Expected `int`, got `str` - at `$.x`` in words that name the field first."""
    text, _, place = str(error).partition(" - at ")
    text = text.replace("`", "'")
    return f"field {place.strip('`')[2:]!r}: {text}." if place else f"{text}."


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
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            for element in value if isinstance(value, list | tuple) else ():
                yield from _links(item, element, field)
        case inspect.TupleType(item_types=items):
            for item, element in zip(items, value or (), strict=False):
                yield from _links(item, element, field)
        case inspect.DictType(key_type=keys, value_type=values):
            for key, element in (value or {}).items():
                yield from _links(keys, key, field)
                yield from _links(values, element, f"{field}.{key}")
        case inspect.UnionType(types=types):
            for option in types:
                if value is not None and not isinstance(option, inspect.NoneType):
                    yield from _links(option, value, field)
