"""Threat 10: a save that somebody edits, and links anew, is not taken for the server's own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercio.kernel.registry import game
from tercio.kernel.saving import save as saves
from tercio.kernel.table import Table
from tests.cli.desk import answer, refusal, tercio
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play, served, settings

Served = tuple[Client, Path]
Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def server(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    wanted = settings(tmp_path_factory.mktemp("ours"))
    with served(wanted) as url, Client(url) as me:
        yield me, wanted.key_file


@pytest.fixture(scope="module")
def exported(server: Served) -> bytes:
    """A finished game, as the server has written it."""
    me, _ = server
    id = begun(me)
    me.say(id, "I shall take Milan", seat="colonna")
    play(dict.fromkeys(SEATS[:2], me), id)
    return me.save(id)


def relinked(content: bytes, edit: Callable[[Lines], None]) -> bytes:
    """Edited with care: every hash is right again."""
    lines = [msgspec.json.decode(line) for line in content.splitlines()]
    for line in lines:
        del line["h"]
    edit(lines)
    return b"".join(saves._chained(lines))


def _other_words(lines: Lines) -> None:
    """What was said, no rule can tell."""
    [talk] = [line["talk"] for line in lines if "talk" in line]
    talk[0]["text"] = "I shall leave Milan alone"


def _another_game(lines: Lines) -> None:
    """A game that is whole in itself, under the old seal."""
    seal = lines[-1]
    other = saves.save(Table.new(game("primer"), players=2, seed="luckier"))
    lines[:] = [msgspec.json.decode(line) for line in other.splitlines()]
    for line in lines:
        del line["h"]
    lines.append(seal)


def _no_seal(lines: Lines) -> None:
    _other_words(lines)
    lines.pop()


def _file(folder: Path, content: bytes) -> Path:
    path = folder / "game.save"
    path.write_bytes(content)
    return path


def test_a_save_as_the_server_wrote_it_is_known_again(
    server: Served, exported: bytes, tmp_path: Path
) -> None:
    me, database = server
    told = me.seal(exported)
    assert told.seal == "good"
    assert "nobody has changed it" in told.text
    report = answer("verify", _file(tmp_path, exported), "--key-of", database)
    assert (report["seal"], report["sealed_by"]) == ("good", told.by)
    assert "seal is good" in me.talk(me.upload(exported).id).entries[-1].text


@pytest.mark.parametrize("edit", [_other_words, _another_game])
def test_an_edited_save_is_found_out_though_all_its_hashes_are_right(
    server: Served, exported: bytes, tmp_path: Path, edit: Callable[[Lines], None]
) -> None:
    me, database = server
    forged = relinked(exported, edit)
    assert me.seal(forged).seal == "broken"
    with pytest.raises(Answered) as caught:
        me.upload(forged)
    assert caught.value.status == 422
    assert "changed after it was sealed" in caught.value.error
    path = _file(tmp_path, forged)
    assert "changed after it was sealed" in refusal("verify", path, "--key-of", database, code=1)


def test_without_the_key_verify_says_what_it_cannot_tell(exported: bytes, tmp_path: Path) -> None:
    path = _file(tmp_path, relinked(exported, _other_words))
    told = tercio("verify", path)
    assert told.exit_code == 0
    assert "Whether it was changed since, only that server can tell" in told.stdout
    assert answer("verify", path)["seal"] == "unchecked"


def test_who_takes_the_seal_off_has_a_save_without_one(
    server: Served, exported: bytes, tmp_path: Path
) -> None:
    me, database = server
    bare = relinked(exported, _no_seal)
    assert me.seal(bare).seal == "none"
    assert "No server has sealed" in me.talk(me.upload(bare).id).entries[-1].text
    path = _file(tmp_path, bare)
    assert "anybody may have written it" in tercio("verify", path).stdout
    assert "No server has sealed" in refusal("verify", path, "--key-of", database, code=1)


def test_what_was_uploaded_is_not_sealed_by_being_downloaded(
    server: Served, exported: bytes
) -> None:
    me, _ = server
    for content in (exported, relinked(exported, _no_seal)):
        assert me.seal(me.save(me.upload(content).id)).seal == "none"


def test_the_seal_of_another_server_is_named_as_such(
    server: Served, exported: bytes, tmp_path: Path
) -> None:
    me, _ = server
    by = me.seal(exported).by
    elsewhere = settings(tmp_path)
    with served(elsewhere) as url, Client(url) as stranger:
        told = stranger.seal(exported)
        assert (told.seal, told.by) == ("foreign", by)
        note = stranger.talk(stranger.upload(exported).id).entries[-1].text
        assert f"Another server ({by})" in note
    path = _file(tmp_path, exported)
    sentence = refusal("verify", path, "--key-of", elsewhere.key_file, code=1)
    assert f"Another server ({by})" in sentence


def test_a_key_is_not_made_for_who_only_checks(exported: bytes, tmp_path: Path) -> None:
    path = _file(tmp_path, exported)
    assert "has no key" in refusal("verify", path, "--key-of", tmp_path / "none.db")
    assert [each.name for each in tmp_path.iterdir()] == ["game.save"]


def test_a_stranger_does_not_have_saves_checked(stranger: Client, exported: bytes) -> None:
    with pytest.raises(Answered) as caught:
        stranger.seal(exported)
    assert caught.value.status == 401


def test_what_is_no_save_has_no_seal(server: Served) -> None:
    me, _ = server
    for content in (b"", b"\x00", b"{}\n", b'{"seal":{}}\n'):
        with pytest.raises(Answered) as caught:
            me.seal(content)
        assert caught.value.status == 422
