"""Code of a card stands with its number, in the order of the deck, and plain effects serve rows."""

import inspect
from itertools import pairwise
from typing import Any

import pytest

from tercio.games.here_i_stand.cards.registry import EFFECTS as HIS_EFFECTS
from tercio.games.virgin_queen.cards.registry import EFFECTS as VQ_EFFECTS
from tercio.kernel import registry
from tercio.wars.cards.card_effects import Effects, event_of
from tercio.wars.model.rows import CardRow

WARS = [("here_i_stand", HIS_EFFECTS), ("virgin_queen", VQ_EFFECTS)]


def deck(game: str) -> list[CardRow]:
    rules = registry.game(game)
    return list(rules.schema.load().table("cards", CardRow).values())


@pytest.mark.parametrize(("game", "effects"), WARS)
def test_6_1_the_code_of_a_card_serves_that_card_alone(game: str, effects: Effects[Any]) -> None:
    for card in deck(game):
        for mode in card.modes:
            assert effects.of(card.id, mode).card in (0, card.number), event_of(card.id, mode)


@pytest.mark.parametrize(("game", "effects"), WARS)
def test_6_1_cards_stand_in_the_order_of_the_deck(game: str, effects: Effects[Any]) -> None:
    modules: dict[str, list[tuple[int, int]]] = {}
    for effect in effects.known.values():
        if effect.card:
            run = inspect.unwrap(effect.run)
            line = inspect.getsourcelines(run)[1]
            modules.setdefault(run.__module__, []).append((line, effect.card))
    spans = []
    for name, found in modules.items():
        numbers = [card for _, card in sorted(found)]
        assert numbers == sorted(numbers), name
        spans.append((numbers[0], numbers[-1]))
    spans.sort()
    for (_, last), (first, _) in pairwise(spans):
        assert last <= first
