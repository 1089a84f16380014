"""What several cards of Here I Stand do alike, beside `tercio.wars.cards.card_parts`."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import open_stacks, place_units
from tercio.wars.model.names import SECOND, Power


@cites("HIS 5.2", "HIS 12.4", "HIS 17", "HIS 21.6")
def place_mercenaries(g: HereIStand, owner: Power, count: int) -> Procedure[int]:
    """New mercenaries in any mix of spaces with friendly land units that are not besieged.

    They are built there, so that unrest keeps them out.
    """
    if not holds(g, "may_gain_mercenaries", owner):
        return 0
    spaces = open_stacks(g, owner) & ~g.state.unrest
    return (yield from place_units(g, owner, SECOND, count, spaces))
