"""Conditions about what others hold (VQ 6.3)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.wars.model.names import Power


@condition("VQ 6.3")
def somebody_holds_card(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(with_something_to_draw(g, power))


def with_something_to_draw(g: VirginQueen, power: Power) -> list[Power]:
    """The other powers from whose hands a card or treasure can be drawn at random."""
    return [p for p in MAJORS if p != power and g.has_random(p)]
