"""What migrations make of rows that older versions have stored."""

import json
from pathlib import Path

from tests.server.client import Client
from tests.server.doorstep import begun, edit, select, served, settings


def _stored(message: str, **args: str) -> str:
    return json.dumps({"message": message, "args": args}, ensure_ascii=False)


def test_notes_of_before_keep_no_name_that_they_do_not_tell_and_none_of_who_has_gone(
    tmp_path: Path,
) -> None:
    """Older versions kept who voted beside the seat, and the deletion of an account left it."""
    hosted = settings(tmp_path, mode="hosted")
    with served(hosted) as url, Client(url) as anna:
        anna.sign_up("Anna")
        id = begun(anna)
        for text in (
            "Colonna wants a pause.",
            "Otto \u00d6 plays Colonna now.",
            "3",
            "4",
            "Otto \u00d6!",
        ):
            anna.say(id, text)
    notes = {
        "Colonna wants a pause.": _stored("note-vote-pause", name="Otto \u00d6", seat="colonna"),
        "Otto \u00d6 plays Colonna now.": _stored("note-join", name="Otto \u00d6", seat="colonna"),
        "3": _stored("note-join", name="Anna", seat="colonna"),
        "4": _stored("note-bot", name="Sergeant", seat="colonna"),
    }
    for text, words in notes.items():
        kept = {"text": text, "words": words}
        assert edit(tmp_path, "UPDATE messages SET words=:words, note='x' WHERE text=:text", **kept)
    _go_back(tmp_path, "0018")
    with served(hosted):
        pass
    found = select(tmp_path, "SELECT text, words FROM messages ORDER BY id")
    assert [(text, words and json.loads(words)["args"]) for text, words in found] == [
        ("Colonna wants a pause.", {"seat": "colonna"}),
        ("(gone) plays Colonna now.", {"name": "(gone)", "seat": "colonna"}),
        ("3", {"name": "Anna", "seat": "colonna"}),
        ("4", {"name": "Sergeant", "seat": "colonna"}),
        ("Otto \u00d6!", None),
    ]
    assert select(tmp_path, "SELECT version_num FROM alembic_version") > [("0018",)]


def _go_back(folder: Path, version: str) -> None:
    """To a database of that version, as far as later ones have added columns."""
    for column in ("person_id", "table_id"):
        edit(folder, f"ALTER TABLE audit DROP COLUMN {column}")
    edit(folder, f"UPDATE alembic_version SET version_num = '{version}'")


def test_deeds_of_before_say_whom_they_are_about_and_at_which_table(tmp_path: Path) -> None:
    """Who was shown out stood in the reason, who was reported in the report alone."""
    hosted = settings(tmp_path, mode="hosted")
    with served(hosted) as url, Client(url) as anna:
        anna.sign_up("Anna")
        by = anna.me().account
        assert by is not None
    _go_back(tmp_path, "0019")
    report = "INSERT INTO reports (id, account_id, about_id, game_id, quoted, reason, at)"
    edit(tmp_path, f"{report} VALUES ('r', :by, 'them', 'table', '', 'why', 1)", by=by.id)
    deeds = (
        ("kick", "table", "gonzaga them"),
        ("hide", "table", "an advertisement"),
        ("lock", "them", "insults of them"),
        ("settle", "r", "a talk"),
        ("settle", "gone", "nothing"),
        ("purge", "", "3 accounts"),
    )
    for n, (deed, about, reason) in enumerate(deeds):
        edit(
            tmp_path,
            "INSERT INTO audit (id, deed, about, reason, at) VALUES (:id, :deed, :about, :why, 1)",
            id=str(n),
            deed=deed,
            about=about,
            why=reason,
        )
    with served(hosted):
        pass
    told = select(tmp_path, "SELECT deed, person_id, table_id, reason FROM audit ORDER BY id")
    assert told == [
        ("kick", "them", "table", ""),
        ("hide", None, "table", "an advertisement"),
        ("lock", "them", None, "insults of them"),
        ("settle", "them", "table", "a talk"),
        ("settle", None, None, "nothing"),
        ("purge", None, None, "3 accounts"),
    ]


def test_who_votes_is_kept_by_the_seat_alone(tmp_path: Path) -> None:
    with served(settings(tmp_path, mode="hosted")) as url, Client(url) as anna:
        anna.sign_up("Anna")
        with Client(url) as bert:
            bert.sign_up("Bert")
            id = anna.new_table({"colonna": "me", "gonzaga": "open"}, clock={"hours": 24}).id
            bert.seat(id, "gonzaga", "join")
            anna.start(id)
            anna.vote(id, "pause", wanted=True, days=1)
            note = anna.talk(id).entries[-1]
    assert "wants a pause" in note.text
    kept = select(tmp_path, "SELECT words FROM messages WHERE note = 'vote-pause'")
    assert [set(json.loads(words)["args"]) for (words,) in kept] == [{"seat"}]
