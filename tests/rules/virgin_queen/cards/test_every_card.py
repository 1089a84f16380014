"""Every card has an effect in each of its modes, a test of it and one of what forbids it."""

import pytest

from tercio.games.virgin_queen.cards.registry import EFFECTS
from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.kernel import registry as games
from tercio.kernel.messages import Words
from tests.rules.card_proofs import CardProofs
from tests.rules.virgin_queen import cards, test_cards_of_courts, test_cards_of_faith
from tests.rules.virgin_queen.stage import DATA

CARDS = DATA.dataset.table("cards", VqCardRow)
NUMBERS: dict[object, int] = {id: card.number for id, card in CARDS.items()}
PROOFS = CardProofs(NUMBERS, cards, test_cards_of_courts, test_cards_of_faith)


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_its_event(number: int) -> None:
    assert PROOFS.events[number]


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_what_forbids_it(number: int) -> None:
    assert PROOFS.conditions[number]


def test_6_1_there_are_112_cards() -> None:
    assert sorted(NUMBERS.values()) == [*range(1, 113)]


@pytest.mark.parametrize("card", CARDS)
def test_6_1_every_way_to_use_the_card_has_an_effect_and_a_name(card: str) -> None:
    words = Words(games.game("virgin_queen"), DATA)
    modes = CARDS[card].modes
    assert modes
    for mode in modes:
        assert mode.event in EFFECTS.known
        assert len(modes) == 1 or words.has(f"card-mode-{card}-{mode.id}")
