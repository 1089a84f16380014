"""An error says its sentence in English, and again in the language of whoever reads it."""

import pickle

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.errors import SaveError, TercioError, Unknown
from tercio.kernel.registry import game
from tercio.kernel.saving.save import read
from tercio.kernel.table import Table
from tercio.kernel.told import sentence_in, told
from tercio.kernel.words.pseudo import PSEUDO, words_left


def test_an_error_is_told_in_the_language_of_whoever_reads_it() -> None:
    with pytest.raises(Unknown) as caught:
        game("chess")
    assert str(caught.value).startswith("There is no game 'chess'; there are here_i_stand")
    assert "「chess」というゲームはありません" in sentence_in(caught.value, "ja")


def test_a_sentence_within_a_sentence_is_told_in_the_same_language() -> None:
    inner = told("no-seat", seat="x", seats="y")
    outer = SaveError(told("save-illegal", number=3, why=inner))
    assert str(outer) == "Decision 3 of the save is not legal: There is no seat 'x'; there are y."
    assert words_left(sentence_in(outer, PSEUDO)) == []


def test_an_error_may_come_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(Unknown(told("over"))))
    assert (str(error), sentence_in(error, "ja")) == (
        "The game is over.",
        "ゲームは終わっています。",
    )


def test_what_is_no_message_is_told_as_it_is() -> None:
    assert sentence_in(Unknown("Nobody knows."), "ja") == "Nobody knows."


def _raised() -> list[TercioError]:
    found: list[TercioError] = []
    table = Table.new(game("primer"), seed="told")
    asked = next(iter(table.asks()))
    for act in (
        lambda: game("primer").setting("x"),
        lambda: game("primer").setting(players=9),
        lambda: game("primer").setting(options={"x": "y"}),
        lambda: table.decide(Seat("nobody"), "x"),
        lambda: table.decide(asked, "x"),
        lambda: table.decide(asked, "x", 99),
        lambda: read(b""),
        lambda: read(b"no save"),
        lambda: read(b"no save\n"),
    ):
        with pytest.raises(TercioError) as caught:
            act()
        found.append(caught.value)
    return found


def test_what_goes_wrong_at_a_table_is_made_of_messages() -> None:
    """What was typed, and ids, stand in quotes or lists and stay as they are."""
    for error in _raised():
        assert sentence_in(error, PSEUDO) != str(error), str(error)
        assert sentence_in(error, "ja") != str(error), str(error)


def test_english_that_stands_in_for_what_a_language_lacks_is_marked_once() -> None:
    inner = told("no-seat", seat="x", seats="y")
    outer = SaveError(told("save-illegal", number=3, why=inner))
    assert sentence_in(outer, "la") == f"⟦{outer}⟧"
