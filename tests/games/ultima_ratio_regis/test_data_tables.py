"""The rule book's tables and numbers are rows: all are there, and a pack may change them."""

from typing import get_args

import pytest

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.book import Book
from tercio.games.ultima_ratio_regis.rows.files import SCHEMA
from tercio.games.ultima_ratio_regis.rows.tables import Purchase, Reparation
from tercio.kernel.data import Dataset
from tercio.kernel.errors import DataError
from tests.rules.ultima_ratio_regis.stage import WORLD


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_the_table_of_reparations() -> None:
    prices = {what: WORLD.book.price(what) for what in get_args(Reparation)}
    assert prices == {
        "vp": 2,
        "vp_of_military_victory": 1,
        "take": 2,
        "break": 1,
        "independent": 1,
        "cede_conquered": 1,
        "cede": 2,
        "remove": 2,
        "replace": 3,
        "unrest": 1,
        "raze": 1,
    }


@pytest.mark.rule("uRR 24")
def test_24_what_deployment_points_buy() -> None:
    dear = {what for what in get_args(Purchase) if WORLD.book.cost(what) == 2}
    assert dear == {"S2", "S3", "fortress"}
    assert {WORLD.book.cost(what) for what in get_args(Purchase) if what not in dear} == {1}


@pytest.mark.parametrize(
    ("table", "id"), [("reparations", "raze"), ("stacking", "stacking"), ("terrain", "marsh")]
)
def test_no_row_of_the_book_can_be_left_out(table: str, id: str) -> None:
    data = GAME.schema.load()
    rows = {other: row for other, row in data.tables[table].items() if other != id}
    with pytest.raises(DataError, match=f"{table} has not the rows that it must: {id}\\."):
        Book(Dataset({**data.tables, table: rows}, SCHEMA.files))
