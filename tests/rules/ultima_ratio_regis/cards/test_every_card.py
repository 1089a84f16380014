"""Every card of the data has a test of its event and one of what forbids it."""

import re

import msgspec
import pytest

import tests.rules.ultima_ratio_regis.cards as cards
from tercio.games.ultima_ratio_regis.cards.registry import OPS, UNLESS
from tercio.games.ultima_ratio_regis.cards.words import card_text
from tercio.games.ultima_ratio_regis.display.faces import face
from tercio.games.ultima_ratio_regis.rows.op_rows import Combat, Op, Unrest, WarMinor
from tests.rules.card_proofs import CardProofs
from tests.rules.ultima_ratio_regis.card_proofs import NUMBERS, WORDS
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

PROOFS = CardProofs(NUMBERS, cards)


def test_every_event_is_played_in_a_test() -> None:
    assert [card for card, n in NUMBERS.items() if n not in PROOFS.events] == []


def test_every_card_is_refused_in_a_test() -> None:
    assert [card for card, n in NUMBERS.items() if n not in PROOFS.conditions] == []


def test_no_card_does_nothing() -> None:
    assert [id for id, row in WORLD.cards.items() if not row.ops] == []
    kinds = {type(op) for row in WORLD.cards.values() for op in row.ops} - {Combat}
    assert kinds <= set(OPS)
    assert set(OPS) == set(UNLESS)


def test_every_reason_against_an_op_is_a_sentence() -> None:
    for table in UNLESS.values():
        for rule in table.rules:
            assert WORDS.has(rule.message), rule.message


@pytest.mark.parametrize("card", sorted(WORLD.cards))
def test_every_card_says_what_it_does_in_words_without_gaps(card: str) -> None:
    row = WORLD.cards[card]
    text = card_text(WORDS, row)
    assert text.endswith(".")
    assert not re.search(r"none|[{}$_:]\w|  | \.", text), text
    for op in row.ops:
        for power in named_in(op):
            assert WORLD.powers[WORLD.power[power]].name in text


def named_in(op: Op) -> list[str]:
    """The powers that an op names in one field each."""
    fields = ("power", "a", "b", "minor", "to", "frm", "of", "owner", "target", "but")
    found = [getattr(op, field, None) for field in fields]
    return [id for id in found if id in WORLD.power]


def test_a_card_that_a_pack_has_changed_says_so() -> None:
    row = msgspec.structs.replace(
        WORLD.cards["famine"],
        ops=(Unrest(power="spain", delta=-3), WarMinor(power="france", minor="savoy")),
    )
    assert card_text(WORDS, row) == "Spain loses 3 unrest. France goes to war with Savoy."


def test_faces_of_cards_show_text_and_what_is_reconstructed() -> None:
    stage = Stage()
    shown = face(stage.g, WORDS, "famine")
    assert (shown.name, shown.value) == ("Famine and plague", 2)
    assert shown.text == "A power of another player gains 2 unrest."
    assert "Reconstructed" in shown.note
