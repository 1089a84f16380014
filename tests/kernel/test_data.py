"""Data: typed rows, errors that send people to the right field, and packs that correct them."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from tercio.kernel.data import Dataset, Pack, Row, Schema, check_symmetric, link
from tercio.kernel.errors import DataError, RulesBug
from tercio.kernel.table import Table
from tests.kernel.test_asks import buy_two
from tests.kernel.toys import Toy


class Port(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sea: Annotated[str, link("seas")]
    quays: int = 1


class Sea(Row, frozen=True):
    name: str


class Space(Row, frozen=True):
    name: str
    value: int = 0
    links: list[Annotated[str, link("spaces")]] = []
    port: Port | None = None
    ports: list[Port] = []
    home: Annotated[str, link("powers")] | None = None
    claims: dict[str, Annotated[str, link("powers")]] = {}
    guests: dict[Annotated[str, link("powers")], int] = {}
    ferry: tuple[Annotated[str, link("seas")], int] | None = None
    either: Annotated[str, link("powers")] | list[Annotated[str, link("powers")]] | None = None


class Power(Row, frozen=True):
    name: str


FILES: dict[str, dict[str, type[Row]]] = {
    "map.toml": {"spaces": Space, "seas": Sea},
    "powers.toml": {"powers": Power},
}

MAP = """
[[seas]]
id = "channel"
name = "English Channel"
src = "map"

[[spaces]]
id = "calais"
name = "Calais"
value = 1
links = ["boulogne"]
port = { sea = "channel" }
src = ["map", "rules 4"]

[[spaces]]
id = "boulogne"
name = "Boulogne"
links = ["calais"]
"""
POWERS = """
[[powers]]
id = "england"
name = "England"
"""


class Folder:
    """A game's data and packs in a folder of their own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.write("map.toml", MAP)
        self.write("powers.toml", POWERS)

    def write(self, name: str, text: str | bytes) -> None:
        content = text.encode() if isinstance(text, str) else text
        (self.path / name).write_bytes(content)

    def load(self, *packs: Pack) -> Dataset:
        return Schema(self.path, FILES).load(packs)

    def pack(self, name: str = "errata", game: str = "toy", **files: str) -> Pack:
        folder = self.path / name
        folder.mkdir()
        (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "{game}"\n')
        for file, text in files.items():
            (folder / f"{file}.toml").write_text(text)
        return Pack.at(folder)

    def refuse(self, *names: str, packs: tuple[Pack, ...] = ()) -> None:
        with pytest.raises(DataError) as caught:
            self.load(*packs)
        sentence = str(caught.value)
        assert "\n" not in sentence
        for name in names:
            assert name in sentence


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_rows_come_typed_and_in_order(folder: Folder) -> None:
    spaces = folder.load().table("spaces", Space)
    assert list(spaces) == ["calais", "boulogne"]
    assert spaces["calais"].port == Port("channel", 1)
    assert spaces["calais"].source == "map, rules 4"
    assert spaces["boulogne"].value == 0


def test_rows_can_be_counted_by_source(folder: Folder) -> None:
    assert folder.load().sources() == {
        "map.toml": {"map, rules 4": 1, "unsourced": 1, "map": 1},
        "powers.toml": {"unsourced": 1},
    }


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        ('id = "x"', ["'x'", "missing required field 'name'"]),
        ('id = "x"\nname = 7', ["map.toml", "spaces 'x'", "field 'name'", "'str'", "'int'"]),
        ('id = "x"\nname = "X"\nvalue = "two"', ["field 'value'", "Expected 'int', got 'str'"]),
        ('id = "x"\nname = "X"\nvalu = 2', ["'x'", "unknown field 'valu'"]),
        ('id = "x"\nname = "X"\nports = [{sea = "channel", quays = "a"}]', ["'ports[0].quays'"]),
        ('name = "X"', ["map.toml, spaces, row 3", "'id'"]),
        ('id = 7\nname = "X"', ["row 3", "'id'", "no string"]),
        ('id = "calais"\nname = "X"', ["row 3", "'calais'", "twice"]),
    ],
)
def test_a_wrong_row_is_named_with_its_field(folder: Folder, rows: str, names: list[str]) -> None:
    folder.write("map.toml", f"{MAP}\n[[spaces]]\n{rows}\n")
    folder.refuse(*names)


@pytest.mark.parametrize(
    ("field", "name"),
    [
        ('links = ["atlantis"]', "links"),
        ('port = { sea = "atlantis" }', "port.sea"),
        ('ports = [{ sea = "channel" }, { sea = "atlantis" }]', "ports.sea"),
        ('home = "atlantis"', "home"),
        ('claims = { old = "atlantis" }', "claims.old"),
        ("guests = { atlantis = 2 }", "guests"),
        ('ferry = ["atlantis", 2]', "ferry"),
        ('either = "atlantis"', "either"),
        ('either = ["england", "atlantis"]', "either"),
    ],
)
def test_a_dangling_id_is_found_wherever_it_is(folder: Folder, field: str, name: str) -> None:
    folder.write("map.toml", f'{MAP}\n[[spaces]]\nid = "x"\nname = "X"\n{field}\n')
    folder.refuse("map.toml, spaces 'x'", f"field '{name}'", "no 'atlantis' in")


@pytest.mark.parametrize(
    "field",
    [
        'links = ["calais"]',
        'port = { sea = "channel" }',
        'home = "england"',
        'claims = { atlantis = "england" }',
        "guests = { england = 2 }",
        'ferry = ["channel", 2]',
        'either = ["england"]',
    ],
)
def test_an_id_that_exists_is_fine(folder: Folder, field: str) -> None:
    folder.write("map.toml", f'{MAP}\n[[spaces]]\nid = "x"\nname = "X"\n{field}\n')
    assert "x" in folder.load().tables["spaces"]


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (b"[[spaces", ["map.toml", "not valid TOML"]),
        (b'name = "\xff"', ["map.toml", "not UTF-8"]),
        (b"spaces = 7", ["map.toml", "'spaces'", "[[spaces]]"]),
        (b"[spaces]\nx = 1", ["[[spaces]]"]),
        (b"[[cities]]\nid = 'x'", ["'cities'", "expected spaces, seas"]),
        (b"a = " + b"[" * 5000 + b"]" * 5000, ["map.toml", "not valid TOML"]),
        (b"a = " + b"9" * 5000, ["map.toml", "not valid TOML"]),
    ],
    ids=["cut off", "bytes", "number", "no array", "unknown table", "deep", "huge"],
)
def test_a_wrong_file_is_named(folder: Folder, content: bytes, names: list[str]) -> None:
    folder.write("map.toml", content)
    folder.refuse(*names)


def test_a_missing_file_is_named(folder: Folder) -> None:
    (folder.path / "powers.toml").unlink()
    folder.refuse("There is no data file", "powers.toml")
    (folder.path / "powers.toml").mkdir()
    folder.refuse("powers.toml", "cannot be read")


def test_a_schema_that_links_to_no_table_is_a_bug(folder: Folder) -> None:
    folder.write("map.toml", MAP.replace("[[seas]]", "[[spaces]]"))
    schema = Schema(folder.path, {"map.toml": {"spaces": Space}})
    with pytest.raises(RulesBug, match="links to 'seas', no table"):
        schema.load()


def test_connections_are_given_from_both_ends() -> None:
    check_symmetric("map.toml", {"a": ["b"], "b": ["a"]})
    with pytest.raises(DataError, match=r"map\.toml: 'a' is connected to 'b', but 'b' not to 'a'"):
        check_symmetric("map.toml", {"a": ["b"], "b": []})


# -- packs -----------------------------------------------------------------------------------


def test_a_pack_overrides_fields_of_a_row(folder: Folder) -> None:
    pack = folder.pack(map='[[spaces]]\nid = "calais"\nvalue = 2\n')
    calais = folder.load(pack).table("spaces", Space)["calais"]
    assert (calais.value, calais.name, calais.source) == (2, "Calais", "pack errata")


def test_a_pack_adds_and_removes_rows(folder: Folder) -> None:
    pack = folder.pack(
        map='[[seas]]\nid = "channel"\nremove = true\n'
        '[[seas]]\nid = "north"\nname = "North Sea"\nsrc = "atlas"\n'
        '[[spaces]]\nid = "calais"\nport = { sea = "north" }\n'
    )
    data = folder.load(pack)
    assert list(data.tables["seas"]) == ["north"]
    assert data.tables["seas"]["north"].source == "atlas"


def test_packs_are_applied_in_order(folder: Folder) -> None:
    first = folder.pack("first", map='[[spaces]]\nid = "calais"\nvalue = 2\n')
    second = folder.pack("second", map='[[spaces]]\nid = "calais"\nvalue = 3\n')
    assert folder.load(first, second).table("spaces", Space)["calais"].value == 3
    assert folder.load(second, first).table("spaces", Space)["calais"].value == 2


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('id = "calais"\nlinks = ["atlantis"]', ["spaces 'calais'", "'links'", "'atlantis'"]),
        (
            'id = "boulogne"\nremove = true',
            ["'links'", "no 'boulogne'", "'errata', map.toml removes it"],
        ),
        ('id = "calais"\nvalue = "two"', ["pack 'errata', map.toml", "'calais'", "'value'"]),
        ('id = "oran"', ["pack 'errata', map.toml, spaces 'oran'", "'name'"]),
        ('id = "oran"\nremove = true', ["pack 'errata', map.toml, spaces 'oran'", "no such row"]),
        ('id = "calais"\nremove = "yes"', ["pack 'errata'", "'calais'", "'remove'", "'bool'"]),
        ("value = 2", ["pack 'errata', map.toml", "row 1", "'id'"]),
    ],
)
def test_a_wrong_pack_is_named(folder: Folder, text: str, names: list[str]) -> None:
    folder.refuse(*names, packs=(folder.pack(map=f"[[spaces]]\n{text}\n"),))


def test_a_pack_has_only_files_and_tables_of_the_game(folder: Folder) -> None:
    folder.refuse("'one'", "no file units.toml", packs=(folder.pack("one", units="a = 1"),))
    folder.refuse("pack 'two', map.toml", "'towns'", packs=(folder.pack("two", map="towns = 1"),))


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no pack folder"):
        Pack.at(tmp_path / "nowhere")
    with pytest.raises(DataError, match=r"no pack\.toml"):
        Pack.at(tmp_path)
    (tmp_path / "pack.toml").write_text('name = "x"\n')
    with pytest.raises(DataError, match=r"pack\.toml.*missing required field 'game'"):
        Pack.at(tmp_path)


def test_a_pack_for_another_game_is_refused(folder: Folder) -> None:
    pack = folder.pack(game="chess")
    with pytest.raises(DataError, match="Pack 'errata' is for 'chess', not 'toy'"):
        Table.new(Toy(buy_two), packs=[pack])


def test_a_pack_is_named_by_its_content(folder: Folder) -> None:
    pack = folder.pack(map="")
    before = pack.ref
    assert Pack.at(Path(pack.origin)).ref == before
    (Path(pack.origin) / "map.toml").write_text("# changed\n")
    changed = Pack.at(Path(pack.origin)).ref
    assert changed.name == before.name == "errata"
    assert changed.hash != before.hash


def test_a_pack_is_named_in_the_save(folder: Folder) -> None:
    pack = folder.pack()
    assert Table.new(Toy(buy_two), packs=[pack]).setting.packs == (pack.ref,)
