"""Where the powers of Here I Stand build less than 17 allows (HIS 17.2, 21.1, 21.6)."""

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import OTTOMAN, PROTESTANT
from tercio.games.here_i_stand.rules.foreign_war import must_build_abroad
from tercio.kernel.citations import cites
from tercio.wars.names import Mask, Power


@cites("HIS 17.2", "HIS 21.1", "HIS 21.6")
def sites(g: HereIStand, power: Power, what: str, allowed: Mask) -> Mask:
    """Corsairs wait for Barbarossa; nothing else is built in a pirate haven."""
    if what == "corsair":
        return allowed if g.has_happened("barbary_pirates") else 0
    if power == PROTESTANT and not g.league_formed():
        return 0
    if what != "squadron" and must_build_abroad(g, power):
        return 0
    return allowed & ~g.world.pirate_havens if power == OTTOMAN else allowed
