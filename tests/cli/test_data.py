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
