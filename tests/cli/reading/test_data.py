from pathlib import Path

import msgspec
import pytest

from tercio.kernel.registry import game
from tests.cli.desk import answer, refusal, tercio

TOWNS = game("primer").schema.files["towns"]


def pack(folder: Path, files: dict[str, str], of: str = "primer") -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "ours"\ngame = "{of}"\n')
    for name, content in files.items():
        (folder / name).write_text(content)
    return folder


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    return pack(tmp_path / "sound", {TOWNS: '[[towns]]\nid = "pavia"\nvalue = 9\n'})


@pytest.fixture
def dangling(tmp_path: Path) -> Path:
    return pack(tmp_path / "dangling", {TOWNS: '[[towns]]\nid = "pavia"\nroads = ["atlantis"]\n'})


def test_the_data_is_sound() -> None:
    report = answer("data", "check", "primer")
    assert report["ok"] is True
    assert report["rows"]["towns"] == 10
    assert "is sound" in tercio("data", "check", "primer").stdout


def test_sources_are_counted_by_file() -> None:
    sources = answer("data", "sources", "primer")
    dataset = game("primer").schema.load()
    assert sources == dataset.sources()
    file, counts = next(iter(sources.items()))
    assert file in tercio("data", "sources", "primer").stdout
    source = next(iter(counts))
    rows = answer("data", "sources", "primer", "--source", source)
    assert len([row for row in rows if row["file"] == file]) == counts[source]


def test_rows_of_a_pack_are_its_own(sound: Path) -> None:
    sources = answer("data", "sources", "primer", "--pack", sound)
    assert sources[TOWNS]["pack ours"] == 1


def test_packs_are_listed_and_checked(sound: Path, tmp_path: Path) -> None:
    (report,) = answer("data", "packs", tmp_path)
    assert report["name"] == "ours"
    assert report["game"] == "primer"
    assert report["rows"] == {TOWNS: 1}
    assert report["error"] is None
    assert "fits" in tercio("data", "packs", sound).stdout


def test_a_pack_that_does_not_fit_is_told(dangling: Path) -> None:
    result = tercio("data", "packs", dangling, "--json")
    assert result.exit_code == 1
    (report,) = msgspec.json.decode(result.stdout)
    assert "there is no 'atlantis' in towns" in report["error"]


def test_a_game_is_checked_with_its_packs(dangling: Path) -> None:
    sentence = refusal("data", "check", "primer", "--pack", dangling)
    assert f"{TOWNS}, towns 'pavia', field 'roads': there is no 'atlantis' in towns." in sentence


def test_a_folder_without_packs(tmp_path: Path) -> None:
    assert refusal("data", "packs", tmp_path) == f"{tmp_path} is not a pack and holds none."


def test_a_save_names_its_packs_and_wants_them_back(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "packed.save"
    answer("new", "primer", "-o", path, "--pack", sound)
    assert "was played with ours" in refusal("verify", path, code=1)
    assert answer("verify", path, "--pack", sound)["ok"] is True


def test_a_check_sets_up_every_scenario_with_the_pack(tmp_path: Path) -> None:
    nobody = pack(tmp_path / "p", {TOWNS: '[[scenarios]]\nid = "pavia"\nholds = {}\n'})
    sentence = refusal("data", "check", "primer", "--pack", nobody)
    assert sentence == "The game cannot be set up with pack 'ours' (KeyError: 'colonna')."
    report = msgspec.json.decode(tercio("data", "packs", nobody, "--json").stdout)
    assert report[0]["error"] == sentence


def test_a_check_notices_a_pack_of_another_game(tmp_path: Path) -> None:
    chess = pack(tmp_path / "p", {}, of="chess")
    assert refusal("data", "check", "primer", "--pack", chess) == (
        "Pack 'ours' is for 'chess', not 'primer'."
    )


def test_a_scenario_of_a_pack_can_be_played(tmp_path: Path) -> None:
    row = (
        '[[scenarios]]\nid = "duel"\nname = "Duel"\nplayers = [2]\nturns = 1\nmastery = 9\n'
        'companies = 3\nducats = 1\nholds = { sforza = ["milan"], rossi = ["parma"] }\n'
    )
    duel = pack(tmp_path / "p", {TOWNS: row})
    save = tmp_path / "duel.save"
    new = answer("new", "primer", "--pack", duel, "--scenario", "duel", "-o", save)
    assert new["seats"] == ["sforza", "rossi"]
    assert answer("verify", save, "--pack", duel)["ok"] is True
    games = ("--games", "2", "--processes", "1", "--bots", "random")
    wins = answer("simulate", "primer", "--pack", duel, "--scenario", "duel", *games)["wins"]
    assert set(wins) == {"sforza", "rossi"}
