"""Finished games are data if all who played them agree, and as long as they do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.desk import answer, refusal
from tests.dataset.desk import rows
from tests.server.client import Client
from tests.server.doorstep import place, play, served, settings

SAID = "meet me at the mill"


@pytest.fixture
def url(store: str, tmp_path: Path) -> Iterator[str]:
    with served(settings(tmp_path, mode="hosted")) as url:
        yield url


def person(url: str, name: str) -> Client:
    client = Client(url)
    client.sign_up(name)
    return client


def share(client: Client, agrees: Any) -> Any:
    return client.http.put("/api/account/sharing", json={"shares_games": agrees})


def shares(client: Client) -> bool:
    told: bool = client.http.get("/api/account").json()["shares_games"]
    return told


def exported(folder: Path, out: str) -> list[str]:
    return [
        *(
            "export",
            "primer",
            "--database",
            str(place(folder)),
            "--key",
            str(folder / "tercio.key"),
        ),
        *("--out", str(folder / out), "--processes", "1"),
    ]


def test_nobody_shares_before_they_say_so_and_all_may_change_their_mind(url: str) -> None:
    with person(url, "anna") as anna, person(url, "bert") as bert:
        assert not shares(anna)
        assert share(anna, True).json()["shares_games"] is True
        assert shares(anna)
        assert not shares(bert)
        share(anna, False)
        assert not shares(anna)
        assert share(anna, "perhaps").status_code == 400


def test_a_game_is_exported_while_everybody_agrees(url: str, tmp_path: Path) -> None:
    with person(url, "anna") as anna, person(url, "bert") as bert:
        table = anna.new_table({"colonna": "me", "gonzaga": "open"}, scenario="pavia")
        bert.seat(table.id, "gonzaga", "join")
        anna.start(table.id)
        anna.say(table.id, SAID)
        play({"colonna": anna, "gonzaga": bert}, table.id)
        assert "somebody has not agreed" in refusal(*exported(tmp_path, "none"))
        share(anna, True)
        assert "somebody has not agreed" in refusal(*exported(tmp_path, "none"))
        share(bert, True)
        told = answer(*exported(tmp_path, "both"))
        assert (told["games"], told["left_out"]) == (1, [])
        (game,) = rows(tmp_path / "both", "games")
        assert game["bots"] == ["person", "person"]
        assert game["seed"] is None
        files = [path.read_bytes() for path in (tmp_path / "both").iterdir()]
        assert not any(SAID.encode() in content for content in files)
        share(bert, False)
        assert "somebody has not agreed" in refusal(*exported(tmp_path, "none"))


def test_a_database_is_no_place_for_saves(url: str, tmp_path: Path) -> None:
    asked = exported(tmp_path, "none")
    assert "--database goes without" in refusal(*asked, "--saves", str(tmp_path))
