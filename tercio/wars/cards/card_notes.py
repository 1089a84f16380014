"""The cards of either game, with the code behind each."""

from collections.abc import Iterator
from typing import Final, Never

from tercio.kernel.display.card_notes import CardNote, CardUse, filled, place_of
from tercio.wars.cards.card_effects import CardEffect, Effects
from tercio.wars.model.conditions import Conditions
from tercio.wars.model.rows import CardMode
from tercio.wars.model.world import World

CHANGES: Final = "it_would_change_something"
"""The condition of an effect that is not offered when it would do nothing."""


def card_notes(
    world: World, effects: Effects[Never], conditions: Conditions[Never]
) -> Iterator[CardNote]:
    """In the order of their numbers."""
    for number, row in sorted(world.cards.items()):
        uses = tuple(_use(mode, effects.of(row.id, mode), conditions) for mode in row.modes)
        facts = filled(row, "id", "number", "name", "text", "modes")
        yield CardNote(row.id, number, row.name, row.text, row=facts, uses=uses)


def _use(mode: CardMode, effect: CardEffect[Never], conditions: Conditions[Never]) -> CardUse:
    asked = {id: place_of(conditions.tests[id]) for id in mode.requires}
    if effect.can is not None:
        asked[CHANGES] = place_of(effect.can)
    given = filled(mode, "id", "windows", "requires")
    names = place_of(effect.names) if effect.names is not None else ""
    return CardUse(mode.id, place_of(effect.run), mode.windows, asked, given=given, announces=names)
