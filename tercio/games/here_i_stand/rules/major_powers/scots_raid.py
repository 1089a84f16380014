"""The theatre of a Scots raid: the border and Scotland (card 97)."""

from typing import Final

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import SCOTLAND
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.war import AnyWar
from tercio.wars.siege.assault import ASSAULTS, FRESH_SIEGES

SCOTS_RAID: Final = "scots_raid"


def is_raiding(g: HereIStand) -> bool:
    """France is spending the CP of a Scots raid."""
    return is_this_turn(g, SCOTS_RAID)


@cites("HIS 22.3")
def theatre(g: HereIStand) -> Mask:
    """The spaces to which actions are confined; usually all."""
    if not is_raiding(g):
        return -1
    row = g.world.cards[g.world.card[SCOTS_RAID]]
    return g.world.mask(*row.modes[0].spaces) | g.state.home[SCOTLAND]


@cites("HIS 15.1")
def assault_restrictions(g: HereIStand) -> Restrictions[AnyWar, Power, Space]:
    """Raiders may assault walls before which they have only just arrived."""
    return FRESH_SIEGES if is_raiding(g) else ASSAULTS
