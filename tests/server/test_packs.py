"""A game's data row by row, packs that correct them, and tables that are played with one."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tercio.kernel.registry import game
from tercio.server.store import models
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, house_at

MANIFEST = 'name = "ours"\ngame = "primer"\n'
RICH = '[[towns]]\nid = "pavia"\nvalue = 3\n'


def check(client: Client, game: str = "primer", **files: str) -> dict[str, Any]:
    given = {f"{name}.toml": text for name, text in files.items()}
    answer = client.http.post(f"/api/games/{game}/packs", json={"files": given})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_tables_say_how_many_of_their_rows_rest_on_no_source(me: Client) -> None:
    told = me.http.get("/api/games/virgin_queen/data").json()
    cards = next(each for each in told if each["table"] == "cards")
    assert (cards["file"], cards["rows"]) == ("cards.toml", 112)
    assert 0 < cards["open"] <= 112


def test_a_row_says_what_is_known_what_was_guessed_and_why(me: Client) -> None:
    told = me.http.get("/api/games/virgin_queen/data/cards").json()
    rows = {each["id"]: each for each in told["rows"]}
    vizier = rows["grand_vizier"]
    assert vizier["name"] == "Grand Vizier"
    assert vizier["values"]["cp"] == "5"
    assert (vizier["sources"]["name"], vizier["sources"]["cp"]) == ("faq", "reconstructed")
    assert "Option (c) amounts are reconstructed." in vizier["values"]["rulings"]
    kinds = {each["name"]: (each["kind"], each["table"]) for each in told["columns"]}
    assert kinds["cp"] == ("int", "")
    assert kinds["owner"] == ("link", "powers")
    assert kinds["type"] == ("choice", "")
    assert "spain" in told["links"]["powers"]


@pytest.mark.parametrize("id", ["here_i_stand", "ultima_ratio_regis", "virgin_queen"])
def test_whatever_was_guessed_has_its_grounds(me: Client, id: str) -> None:
    """In the row, or for all rows of its table."""
    for each in me.http.get(f"/api/games/{id}/data").json():
        if each["open"]:
            told = me.http.get(f"/api/games/{id}/data/{each['table']}").json()
            bare = [row for row in told["rows"] if row["open"] and "note" not in row["values"]]
            assert told["grounds"] or not bare, each["table"]


def test_grounds_are_told_in_the_language_of_the_reader(me: Client) -> None:
    path = "/api/games/virgin_queen/data/cards"
    english = me.http.get(path).json()["grounds"]
    assert "FAQ" in english
    assert me.http.get(path, headers={"Accept-Language": "ja"}).json()["grounds"] != english


def test_a_table_that_is_not_there_is_missing(me: Client) -> None:
    answer = me.http.get("/api/games/primer/data/dragons")
    assert answer.status_code == 404
    assert "towns" in answer.json()["error"]


def test_a_pack_that_fits_is_told_by_name_and_hash(me: Client) -> None:
    told = check(me, pack=MANIFEST, lombardy=RICH)
    assert (told["ok"], told["name"], told["rows"]) == (True, "ours", {"lombardy.toml": 1})
    assert told["plays"] is True


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({}, "This is not a pack: it has no pack.toml."),
        ({"pack": 'name = "ours"\ngame = "virgin_queen"\n'}, "is for 'virgin_queen'"),
        ({"pack": MANIFEST, "cards": ""}, "the game has no file cards.toml"),
        ({"pack": MANIFEST, "lombardy": "[[towns"}, "pack 'ours', lombardy.toml is not valid TOML"),
        (
            {"pack": MANIFEST, "lombardy": '[[towns]]\nid = "pavia"\nvalue = "much"\n'},
            "pack 'ours', lombardy.toml, towns 'pavia': field 'value': Expected 'int', got 'str'.",
        ),
        (
            {"pack": MANIFEST, "lombardy": '[[towns]]\nid = "pavia"\nroads = ["rome"]\n'},
            "there is no 'rome' in towns",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_named(me: Client, files: dict[str, str], told: str) -> None:
    answer = check(me, **files)
    assert not answer["ok"]
    assert told in answer["problem"]


def test_a_pack_has_its_limits(me: Client) -> None:
    post = me.http.post
    named = {"files": {"../lombardy.toml": RICH}}
    assert post("/api/games/primer/packs", json=named).status_code == 400
    many = {"files": {f"{'a' * n}.toml": "" for n in range(1, 20)}}
    assert post("/api/games/primer/packs", json=many).status_code == 400
    huge = {"files": {"pack.toml": "#" * (1 << 20)}}
    assert post("/api/games/primer/packs", json=huge).status_code == 413


def with_pack(client: Client, **files: str) -> Any:
    seats = dict(zip(SEATS, ("me", "me"), strict=False))
    return client.new_table(seats, pack={f"{name}.toml": text for name, text in files.items()})


def worth_of_pavia(client: Client, id: str) -> str:
    [board] = client.http.get(f"/api/tables/{id}/boards").json()
    return str(next(each["note"] for each in board["places"] if each["ref"] == "town:pavia"))


def test_a_table_is_played_with_a_pack_and_found_again_with_it(me: Client) -> None:
    table = with_pack(me, pack=MANIFEST, lombardy=RICH)
    assert table.pack == "ours"
    id = me.start(table.id).id
    assert "worth 3" in worth_of_pavia(me, id)
    me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
    house = house_at(str(me.http.base_url))
    house.tables._slot(id).live = None
    with house.tables.open(id) as live:
        assert not live.stranded
        assert live.table.data.towns["pavia"].value == 3
        assert [pack.name for pack in live.table.setting.packs] == ["ours"]
    assert me.http.get(f"/api/tables/{id}/verify").json()["ok"]
    assert game("primer").load_data().towns["pavia"].value == 2, "others play as before"


def test_a_save_played_with_a_pack_is_taken_up_where_the_pack_is_known(me: Client) -> None:
    id = me.start(with_pack(me, pack=MANIFEST, lombardy=RICH).id).id
    me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
    again = me.upload(me.save(id))
    assert again.pack == "ours"
    assert "worth 3" in worth_of_pavia(me, again.id)
    edit_pack = {"pack.toml": MANIFEST, "lombardy.toml": RICH.replace("3", "1")}
    house = house_at(str(me.http.base_url))
    kept = me.save(id)
    with house.database.write() as session:
        for row in session.scalars(select(models.Game)):
            row.pack = edit_pack
    with pytest.raises(Answered, match=r"played with ours \([0-9a-f]+\); load it with the same"):
        me.upload(kept)


def test_another_game_is_played_with_the_pack_of_the_one_before(me: Client) -> None:
    table = with_pack(me, pack=MANIFEST, lombardy=RICH)
    seats = dict(zip(SEATS, ("me", "me"), strict=False))
    again = me.start(me.new_table(seats, pack_of=table.id).id)
    assert again.pack == "ours"
    assert "worth 3" in worth_of_pavia(me, again.id)
    plain = me.new_table(seats)
    assert me.new_table(seats, pack_of=plain.id).pack == ""
    with pytest.raises(Answered) as caught:
        me.new_table(seats, pack_of="nobodys")
    assert caught.value.status == 404
    wanted = {"game": "here_i_stand", "players": 2, "pack_of": table.id}
    assert me.http.post("/api/tables", json=wanted).status_code == 404


def test_a_pack_that_does_not_fit_makes_no_table(me: Client) -> None:
    with pytest.raises(Answered) as caught:
        with_pack(me, pack=MANIFEST, lombardy=RICH.replace("3", "true"))
    assert caught.value.status == 422
    assert "towns 'pavia': field 'value'" in str(caught.value)


def test_a_hosted_server_checks_packs_but_plays_with_its_own_data(
    anna: Client, tmp_path: Path
) -> None:
    assert check(anna, pack=MANIFEST, lombardy=RICH)["plays"] is False
    with pytest.raises(Answered) as caught:
        with_pack(anna, pack=MANIFEST, lombardy=RICH)
    assert caught.value.status == 403
