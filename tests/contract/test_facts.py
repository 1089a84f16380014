"""Every fact is read: no value stands in a game's data that the code which plays it ignores."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from tercio.kernel.data import NOTE, Dataset, Row, Schema
from tercio.kernel.registry import games
from tests.contract.toy.bots import bribe_of
from tests.contract.witness import Witness
from tests.turns import one_in_turn

TESTS = Path(__file__).parent.parent


GAMES = [game.id for game in games()]


@pytest.mark.parametrize("game", one_in_turn(GAMES, GAMES))
def test_every_fact_of_a_game_is_read_by_its_code(game: str, tmp_path: Path) -> None:
    """Its scenarios are set up and drawn, then its tests are run, until all has been read.

    In each run one game has its turn; `make test-all` looks at all.
    """
    report = tmp_path / "unread"
    homes = [TESTS / place / game for place in ("rules", "games")]
    home = next(folder for folder in homes if folder.is_dir())
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.contract.reading", "-n", "0", str(home)],
        cwd=TESTS.parent,
        env=os.environ | {"TERCIO_READ_GAME": game, "TERCIO_READ_REPORT": str(report)},
        capture_output=True,
        check=False,
    )
    assert report.read_text("utf-8").splitlines() == []


# -- the witness itself ------------------------------------------------------------------------


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    one_by_one: ClassVar[bool] = True
    id: str
    event: str
    spaces: tuple[str, ...] = ()
    numbers: dict[str, int] = {}


class Card(Row, frozen=True, kw_only=True):
    cp: int
    bribe: int = 0
    text: Annotated[str, NOTE] = ""
    modes: tuple[Mode, ...] = ()


class Example(Row, frozen=True, kw_only=True):
    is_note: ClassVar[bool] = True
    sum: int


CARDS = """
[[cards]]
id = "raid"
cp = 2
bribe = 1
text = "Unrest in two spaces of the border."
modes = [{ id = "raid", event = "unrest", spaces = ["berwick"], numbers = {units = 2, dice = 3} }]

[[cards]]
id = "sermon"
cp = 3
modes = [{ id = "sermon", event = "sermon", spaces = ["leith"] }]

[[examples]]
id = "both"
sum = 5
"""


@pytest.fixture
def schema(tmp_path: Path) -> Schema:
    (tmp_path / "cards.toml").write_text(CARDS, "utf-8")
    return Schema(tmp_path, {"cards.toml": {"cards": Card, "examples": Example}})


def play(data: Dataset, *, ignores: str = "") -> None:
    """Plays both cards, but for what the code ignores."""
    for card in data.table("cards", Card).values():
        assert card.cp or card.bribe
        for mode in card.modes:
            if mode.event == "unrest":
                assert mode.numbers.get("dice") == 3
                assert ignores == "a number" or mode.numbers["units"] == 2
            assert ignores == f"spaces of {card.id}" or mode.spaces


def unread_after(schema: Schema, **how: Any) -> list[str]:
    with Witness(schema, __name__) as witness:
        play(schema.load(), **how)
        return witness.unread()


def test_a_field_that_no_code_reads_is_found(schema: Schema) -> None:
    assert unread_after(schema) == ["cards: bribe"]


def test_a_value_that_the_code_of_one_row_ignores_is_found(schema: Schema) -> None:
    found = unread_after(schema, ignores="spaces of raid")
    assert found == ["cards: bribe", "cards 'raid', modes 'raid': spaces"]


def test_a_number_of_a_row_that_is_ignored_is_found(schema: Schema) -> None:
    found = unread_after(schema, ignores="a number")
    assert found == ["cards: bribe", "cards 'raid', modes 'raid': numbers.units"]


def test_what_a_bot_reads_does_not_count(schema: Schema) -> None:
    with Witness(schema, "tests.contract") as witness:
        data = schema.load()
        play(data)
        assert bribe_of(data.tables["cards"]["raid"]) == 1
        assert witness.unread() == ["cards: bribe"]


def test_what_others_read_does_not_count(schema: Schema) -> None:
    with Witness(schema, "tercio.games") as witness:
        play(schema.load())
        assert "cards: cp" in witness.unread()


@pytest.mark.parametrize("names", [list, dict.keys, dict.values, dict.items])
def test_to_go_through_all_numbers_is_to_read_them(schema: Schema, names: Any) -> None:
    with Witness(schema, __name__) as witness:
        (mode,) = schema.load().table("cards", Card)["raid"].modes
        unread = [fact for fact in witness.unread() if "numbers." in fact]
        for _ in mode.numbers if names is list else getattr(mode.numbers, names.__name__)():
            pass
        assert len(unread) == 2
        assert not [fact for fact in witness.unread() if "numbers." in fact]


def test_to_copy_or_write_a_row_is_not_to_read_it_but_its_copy_is_the_row(
    schema: Schema,
) -> None:
    with Witness(schema, __name__) as witness:
        row = schema.load().table("cards", Card)["raid"]
        before = witness.unread()
        copy = msgspec.structs.replace(row, cp=4)
        assert row != copy
        assert msgspec.to_builtins(row)["bribe"] == 1
        assert witness.unread() == before
        assert copy.bribe == 1
        assert witness.unread() == [fact for fact in before if fact != "cards: bribe"]


def test_rows_are_as_before_once_the_witness_has_left(schema: Schema) -> None:
    plain = vars(Card)["cp"]
    with Witness(schema, __name__) as witness:
        row = schema.load().table("cards", Card)["raid"]
        assert "cards: cp" in witness.unread()
        assert vars(Card)["cp"] is not plain
        assert row.cp == 2
        assert vars(Card)["cp"] is plain
    assert row.bribe == 1
    assert "cards: bribe" in witness.unread()
