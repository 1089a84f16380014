"""Two people at one table read in two languages what the server notes and what bots say."""

import re
from pathlib import Path
from typing import get_args

import pytest

import tercio.server
from tercio.kernel.ask import Phrase
from tercio.kernel.words.pseudo import PSEUDO, pseudo, words_left
from tercio.server.http.errors import SPEECH
from tercio.server.http.wire.talk import TalkPart
from tercio.server.live.notes import noted, remarked, told
from tercio.server.lobby.seating import Move
from tercio.server.store import models
from tests.server.client import Client


def _row(game: str) -> models.Game:
    return models.Game(id="a", game=game)


def _lines(client: Client, id: str, lang: str) -> list[str]:
    asked = {"lang": lang}
    part = client.ask("GET", f"/tables/{id}/talk", TalkPart, params=asked)
    return [line.text for line in part.entries]


def test_a_note_is_told_to_each_reader_in_their_language(anna: Client, stranger: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "bot:random"})
    id = anna.start(table.id).id
    anna.say(id, "Shall we begin?", seat="colonna")
    anna.seat(id, "colonna", "bot", bot="random")
    said, note = _lines(anna, id, "en")
    assert (said, note) == ("Shall we begin?", "The bot random plays Colonna now.")
    again, other = _lines(stranger, id, PSEUDO)
    assert again == said  # what somebody says is theirs
    assert words_left(other) == ["random"]
    assert pseudo("plays") in other


def test_a_remark_of_a_bot_is_told_to_each_reader_in_their_language() -> None:
    words = Phrase("talk-deal", {"power": "power:france"})
    remark = remarked(_row("here_i_stand"), "hapsburg", words, None)
    assert told(remark, "here_i_stand", "en") == remark.text
    assert words_left(told(remark, "here_i_stand", PSEUDO)) == []


def test_what_this_version_has_no_words_for_is_told_as_it_was_stored() -> None:
    remark = remarked(_row("here_i_stand"), "hapsburg", Phrase("talk-deal", {"power": "x"}), None)
    remark.words = '{"message": "talk-of-the-future"}'
    assert told(remark, "here_i_stand", PSEUDO) == remark.text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_whatever_is_noted_has_words(language: str) -> None:
    source = "".join(path.read_text() for path in Path(tercio.server.__file__).parent.rglob("*.py"))
    kinds = {*get_args(Move), *re.findall(r"_note\((?:\w+(?:\[0\])?, )?\"([a-z-]+)\"", source)}
    votes = {f"vote-{kind}" for kind in ("pause", "resume", "caretaker", "replacement")}
    for kind in sorted(kinds | votes):
        assert SPEECH.has(f"note-{kind}"), kind
        note = noted(_row("primer"), "colonna", kind, name="anna")
        assert "{" not in told(note, "primer", language)
