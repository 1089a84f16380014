"""The games of the catalogue, and the truth about their data."""

from tercio.kernel.data import Row
from tercio.kernel.registry import game
from tercio.server.lobby.catalog import is_unattested, unattested
from tercio.wars.model.rows import SpaceRow
from tests.server.client import Client
from tests.server.doorstep import begun
from tools.pictures import FOLDER as PICTURES


def test_a_note_counts_the_rows_that_no_source_attests(me: Client) -> None:
    notes = {each["id"]: each["note"] for each in me.http.get("/api/catalog").json()}
    assert notes["primer"] == "", "all of it is our own"
    some, all = unattested(game("here_i_stand"))
    assert 0 < some < all
    for number in (some, all):
        assert f"{number:,}" in notes["here_i_stand"]
    assert notes["here_i_stand"].endswith(".")


def test_a_row_is_unattested_by_its_source_or_by_its_guesses() -> None:
    assert is_unattested(Row(id="a", src="reconstructed"))
    assert is_unattested(Row(id="a", src=["rulebook", "recalled"]))
    assert not is_unattested(Row(id="a", src="rulebook"))
    assert not is_unattested(Row(id="a"))
    assert "guess" in SpaceRow.__struct_fields__, "fields are marked by this name"


def test_a_game_says_what_its_box_would_say(me: Client) -> None:
    told = {each["id"]: each for each in me.http.get("/api/catalog").json()}
    queen = told["virgin_queen"]
    assert queen["designer"] == "Ed Beach"
    assert queen["minutes"] == [120, 540]
    assert queen["complexity"] == 5
    assert "Elizabeth" in queen["about"]
    lengths = {each["id"]: (each["turns"], each["minutes"]) for each in queen["scenarios"]}
    assert lengths == {"campaign": (7, 540), "tournament": (4, 288), "learning": (2, 120)}
    for each in told.values():
        assert each["about"].endswith(".")
        assert (PICTURES / f"{each['id']}.svg").is_file(), "python -m tools.pictures"


def test_a_table_says_whom_it_waits_for_and_since_when(me: Client) -> None:
    id = begun(me)
    [table] = [each for each in me.http.get("/api/tables").json()["mine"] if each["id"] == id]
    look = me.look(id, "colonna")
    assert set(table["since"]) == set(look.waiting)
    assert table["since"] == look.since
