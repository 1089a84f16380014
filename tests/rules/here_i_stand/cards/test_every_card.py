"""Every card has a test of its event and one of a condition that forbids it."""

import pytest

from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tests.rules.card_proofs import CardProofs
from tests.rules.here_i_stand import cards, two_player
from tests.rules.here_i_stand.cards.test_the_deck import CARDS
from tests.rules.here_i_stand.stage import DATA

DIPLOMATIC = DATA.dataset.table("diplomatic_cards", DiplomaticCardRow)
NUMBERS: dict[object, int] = {
    **{id: card.number for id, card in CARDS.items()},
    **{card.number: card.number for card in DIPLOMATIC.values()},
}
"""As tests name them: by id, those of the diplomatic deck by number."""
PROOFS = CardProofs(NUMBERS, cards, two_player)


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_its_event(number: int) -> None:
    assert PROOFS.events[number]


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_what_forbids_it(number: int) -> None:
    assert PROOFS.conditions[number]


def test_6_1_there_are_116_cards_and_19_diplomatic_ones() -> None:
    assert sorted(NUMBERS.values()) == [*range(1, 117), *range(201, 220)]
