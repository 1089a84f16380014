"""What several cards of Here I Stand do alike, beside `tercio.wars.cards.card_parts`."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import HisCardMode
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import open_stacks, place_units, unoccupied
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import SECOND, Mask, Power, Space


def add_troops(g: HereIStand, owner: Power, kind: int, count: int, space: Space) -> None:
    """As many as the force pool has."""
    g.place_troops(owner, kind, most_that_fit(g, owner, kind, count, space), space)


@cites("HIS 5.2", "HIS 12.4", "HIS 17", "HIS 21.6")
def place_mercenaries(g: HereIStand, owner: Power, count: int) -> Procedure[int]:
    """New mercenaries in any mix of spaces with friendly land units that are not besieged.

    They are built there, so that unrest keeps them out.
    """
    if not holds(g, "may_gain_mercenaries", owner):
        return 0
    spaces = open_stacks(g, owner) & ~g.state.unrest
    return (yield from place_units(g, owner, SECOND, count, spaces))


@cites("HIS 12.4")
def rising_spaces(g: HereIStand, mode: HisCardMode) -> Mask:
    """What a mode speaks of, if it is unoccupied: a home, zones (both, where it names both), and
    spaces."""
    spaces = 0
    for zone in mode.zones:
        spaces |= g.world.zone_masks[zone]
    spaces = spaces or g.world.all_spaces
    if mode.home is not None:
        spaces &= g.state.home[g.world.power[mode.home]]
    return unoccupied(g, (spaces | g.world.mask(*mode.spaces)) & ~g.state.unrest)
