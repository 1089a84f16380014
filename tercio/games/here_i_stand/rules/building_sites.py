"""Where units may be built, beyond the shared rules of construction (HIS 17, 21.1, 21.6)."""

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import OTTOMAN, PROTESTANT
from tercio.kernel.citations import cites
from tercio.wars.names import Mask, Power


@cites("HIS 17.2", "HIS 21.1", "HIS 21.6")
def building_sites(g: HereIStand, power: Power, what: str, sites: Mask) -> Mask:
    """Corsairs need the Barbary pirates, whose havens build nothing else for the Ottoman.

    Before the league the Protestant builds nothing.
    """
    if power == PROTESTANT:
        return sites if g.league_formed() else 0
    if what == "corsair":
        return sites if g.has_happened("barbary_pirates") else 0
    return sites & ~g.world.pirate_havens if power == OTTOMAN else sites
