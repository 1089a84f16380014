"""The games of the catalogue, and the truth about their data."""

from tercio.kernel.data import Row
from tercio.kernel.registry import game
from tercio.server.lobby.catalog import is_unattested, unattested
from tercio.wars.model.rows import SpaceRow
from tests.server.client import Client


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
