"""Where freed captives and hired mercenaries appear (HIS 9.1)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import capitals_or_home_keys
from tercio.wars.model.names import Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged, is_controlled_by


def _electorates(g: HereIStand) -> list[Space]:
    held = g.state.controlled[PROTESTANT] & g.world.electorates
    return [space for space in spaces_in(held) if not is_besieged(g, space)]


@cites("HIS 9.1", "HIS 9.3", "HIS 9.4")
def captive_homes(g: HereIStand, power: Power) -> list[Space]:
    """The Protestant has neither capital nor keys; his princes return to an electorate."""
    return (
        _electorates(g)
        if power == PROTESTANT
        else capitals_or_home_keys(g, power, g.hooks.capitals(g, power))
    )


@cites("HIS 9.1")
def mercenary_sites(g: HereIStand, power: Power) -> list[Space]:
    """A capital under control; for the Protestant a controlled electorate."""
    if power == PROTESTANT:
        return _electorates(g)
    return [space for space in g.world.capitals[power] if is_controlled_by(g, power, space)]
