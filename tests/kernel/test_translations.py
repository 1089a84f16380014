"""A translator is told what is missing, what is out of date, and what nobody asks for."""

from pathlib import Path

import pytest

from tercio.kernel.words.translations import MARKS, Room, agree, languages, report, rooms

ENGLISH = """
ask-bid = Bid, { $seat }.
option-bid = Bid { $n }
option-pass = Pass
term-siege = siege
    .help = Guns
     before walls.
"""
GERMAN = """
ask-bid = Bietet, { $seats }.
option-bid = { $n } bieten
ask-bit = Bietet.
term-siege = Belagerung
name-town-milan = Mailand
"""


@pytest.fixture
def room(tmp_path: Path) -> Room:
    _write(tmp_path, "en", ENGLISH)
    _write(tmp_path, "de", GERMAN)
    return Room("toy", tmp_path)


def _write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "toy.ftl").write_text(text, "utf-8")


def test_what_is_missing_unknown_or_without_its_argument_is_named(room: Room) -> None:
    found = report([room], "de")
    assert (found.messages, found.translated) == (5, 3)
    assert found.missing == ("toy:option-pass", "toy:term-siege.help")
    assert found.unknown == ("toy:ask-bit", "toy:name-town-milan")
    assert found.wrong == ("toy:ask-bid ($seats)",)
    assert not found.is_complete


def test_a_sentence_is_stale_when_its_english_has_changed_and_not_its_line_breaks(
    room: Room,
) -> None:
    assert report([room], "de").stale == ("toy:ask-bid", "toy:option-bid", "toy:term-siege")
    assert agree([room], "de") == 3
    assert report([room], "de").stale == ()
    _write(room.folder, "en", ENGLISH.replace("= siege", "=\n    siege"))
    assert report([room], "de").stale == ()
    _write(room.folder, "en", ENGLISH.replace("Bid { $n }", "Bid { $n } florins"))
    assert report([room], "de").stale == ("toy:option-bid",)
    assert (room.folder / "de" / MARKS).read_text("utf-8").count("\n") == 3


def test_a_whole_translation_is_complete(room: Room) -> None:
    _write(room.folder, "de", ENGLISH.replace("Pass", "Passen"))
    agree([room], "de")
    assert report([room], "de").is_complete
    assert languages([room]) == ["de"]


def test_every_game_the_kernel_and_the_client_have_their_rooms() -> None:
    names = {room.name for room in rooms()}
    assert {"kernel", "wars", "client", "virgin_queen", "here_i_stand.companion"} <= names
    assert {"server", "server.messages", "cli"} <= names
    found = report(rooms(), "en")
    assert found.missing == ()
    assert found.messages > 4000


def test_a_word_that_would_be_shown_as_it_is_is_named(tmp_path: Path) -> None:
    english = (
        "sails = { $kind ->\n    [colony] settlers\n    [raid] raiders\n   *[other] { $kind }\n}\n"
    )
    _write(tmp_path, "en", english)
    _write(tmp_path, "de", english.replace("    [colony] settlers\n", ""))
    _write(
        tmp_path, "fr", english.replace("    [raid] raiders\n", "").replace("{ $kind }\n", "x\n")
    )
    room = Room("toy", tmp_path)
    assert report([room], "de").wrong == ("toy:sails ([colony])",)
    assert report([room], "fr").wrong == (), "it has a word of its own for all others"
