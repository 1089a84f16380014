"""The Sea Beggars and their havens (VQ 16.7; card 66 and its rulings)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.naval_affairs.ships_in_action import inland_ports
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import Mask, Power, SeaZone, ShipId, Space
from tercio.wars.model.numbered import by_power, spaces_in
from tercio.wars.model.power_questions import are_friends
from tercio.wars.model.ship_questions import ships_at

CARD = "sea_beggars"


@cites("VQ 16.7", "VQ 28")
def beggars_ports(g: VirginQueen) -> Mask:
    """Spanish ports of the Netherlands without a garrison, where Protestants are or are near.

    Antwerp and Rotterdam are among them if the Protestant can use their waterway.
    """
    world = g.world
    sea = world.sea["north_sea"]
    ports = world.water.adjacent[sea] | inland_ports(g, PROTESTANT, sea)
    ports &= world.area_masks["netherlands"] & g.state.controlled[SPAIN] & ~_garrisons(g)
    return mask_of(space for space in spaces_in(ports) if _has_friends(g, space))


def _garrisons(g: VirginQueen) -> Mask:
    """Spaces with land units of Spain, or of others who are no friends of the Protestant."""
    found = 0
    for power, land in by_power(g.state.land):
        if not are_friends(g, PROTESTANT, power):
            found |= land
    return found


def _has_friends(g: VirginQueen, space: Space) -> bool:
    near = g.world.faith_roads.adjacent[space] | 1 << space
    return bool(near & g.state.religion.protestant)


@cites("VQ 16.4", "VQ 28")
def pirates(g: VirginQueen, power: Power, sea: SeaZone) -> list[ShipId]:
    """Naval units in the sea zone; during their event the Beggars also raid out of port."""
    ships = ships_at(g, sea, power)
    if power == PROTESTANT and g.world.card[CARD] in g.state.on_table:
        havens = g.world.water.adjacent[sea] & g.world.area_masks["netherlands"]
        for port in spaces_in(havens & g.state.fleets[power]):
            ships += ships_at(g, port, power)
    return ships
