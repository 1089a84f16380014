import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercio.kernel.randomness import commitment
from tercio.kernel.saving.save import read
from tests.cli.desk import answer, random_table, refusal, saved, tercio


def test_new_saves_a_game_that_verifies(tmp_path: Path) -> None:
    path = tmp_path / "new.save"
    made = answer("new", "primer", "-o", path, "--players", "3", "--seed", "known")
    assert made["commitment"] == commitment("known")
    assert len(made["seats"]) == 3
    assert answer("verify", path)["decisions"] == 0


def test_new_takes_scenario_and_options(tmp_path: Path) -> None:
    path = tmp_path / "new.save"
    answer("new", "primer", "-o", path, "--scenario", "pavia", "--option", "walls=earth")
    header = read(path.read_bytes()).header
    assert header.scenario == "pavia"
    assert header.options == {"walls": "earth"}


def test_new_does_not_overwrite_unasked(tmp_path: Path) -> None:
    path = saved(tmp_path, 5)
    before = path.read_bytes()
    assert "exists already" in refusal("new", "primer", "-o", path)
    assert path.read_bytes() == before
    assert tercio("new", "primer", "-o", path, "--force").exit_code == 0
    assert path.read_bytes() != before


@pytest.mark.parametrize("decisions", [0, 30, None])
def test_verify_replays_every_decision(tmp_path: Path, decisions: int | None) -> None:
    path = saved(tmp_path, decisions)
    report = answer("verify", path)
    assert report["ok"] is True
    assert report["decisions"] == len(random_table(decisions).history)
    assert report["over"] is (decisions is None)


def test_verify_finds_a_flipped_byte(tmp_path: Path) -> None:
    path = saved(tmp_path, 30)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    assert "hash is wrong" in refusal("verify", path, code=1)
    report = msgspec.json.decode(tercio("verify", path, "--json").stdout)
    assert report["ok"] is False
    assert "hash is wrong" in report["error"]


def test_verify_finds_a_missing_end(tmp_path: Path) -> None:
    path = saved(tmp_path, 30)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    assert "truncated" in refusal("verify", path, code=1)


def test_verify_finds_a_line_cut_in_half(tmp_path: Path) -> None:
    path = saved(tmp_path, 30)
    path.write_bytes(path.read_bytes()[:-10])
    assert "cut off" in refusal("verify", path, code=1)


def forge(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change a save and make its chain of hashes whole again, as a cheat would."""
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    for line in lines:
        del line["h"]
    change(lines)
    forged, link = b"", ""
    for line in lines:
        body = msgspec.json.encode(line)
        link = hashlib.sha256(link.encode() + body).hexdigest()[:16]
        forged += body[:-1] + f',"h":"{link}"}}\n'.encode()
    path.write_bytes(forged)


def test_verify_finds_another_seed(tmp_path: Path) -> None:
    path = saved(tmp_path, 30)
    forge(path, lambda lines: lines[0].update(seed="luckier"))
    assert "does not match its commitment" in refusal("verify", path, code=1)


def test_verify_finds_a_changed_decision(tmp_path: Path) -> None:
    """The commitment holds and so does the chain; only the replay can tell."""
    path = saved(tmp_path, 30)
    table = random_table(0)
    seat, key = random_table(30).history[0]
    other = next(option.key for option in table.asks()[seat].options if option.key != key)

    def change(lines: list[dict[str, Any]]) -> None:
        decisions = next(line["decisions"] for line in lines if "decisions" in line)
        decisions[0] = f"{seat}:{other}"

    forge(path, change)
    sentence = refusal("verify", path, code=1)
    assert "not legal" in sentence or "does not lead to the state" in sentence


def test_a_forgery_that_changes_nothing_is_none(tmp_path: Path) -> None:
    path = saved(tmp_path, 30)
    before = path.read_bytes()
    forge(path, lambda lines: None)
    assert path.read_bytes() == before
