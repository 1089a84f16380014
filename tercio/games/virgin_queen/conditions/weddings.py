"""Conditions about royals (VQ 21)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT
from tercio.games.virgin_queen.rules.marriage.louise import grooms_for
from tercio.wars.model.names import Power


def betrothed_of(g: VirginQueen, *powers: Power) -> list[int]:
    """Royals of some powers who are betrothed."""
    couples = g.state.weddings.betrothed
    return [royal for couple in couples for royal in couple if g.royal_power(royal) in powers]


@condition("VQ 23.3")
def elizabeth_betrothed(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_betrothed(g.world.royal["elizabeth_i"])


@condition("VQ 21.1")
def french_royal_betrothed(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(betrothed_of(g, FRANCE))


@condition("VQ 21")
def french_or_protestant_betrothal(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(betrothed_of(g, FRANCE, PROTESTANT))


@condition("VQ 21")
def groom_available(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(grooms_for(g, power))
