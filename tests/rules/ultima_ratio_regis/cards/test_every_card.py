"""Every card of the data has a test of its event and one of what forbids it."""

import tests.rules.ultima_ratio_regis.cards as cards
from tercio.games.ultima_ratio_regis.cards.registry import OPS, UNLESS
from tercio.games.ultima_ratio_regis.op_rows import Combat
from tests.rules.card_proofs import CardProofs
from tests.rules.ultima_ratio_regis.card_proofs import NUMBERS, WORDS
from tests.rules.ultima_ratio_regis.stage import WORLD

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
