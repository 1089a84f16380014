"""Where land units may not be built (VQ 17.1, 17.2)."""

from tercio.games.virgin_queen.position import VirginQueen
from tercio.kernel.citations import cites
from tercio.wars.names import Mask, Power


@cites("VQ 17.2")
def sites(g: VirginQueen, power: Power, what: str, allowed: Mask) -> Mask:
    """Some spaces are barred to a power's own units: of Spain only Walloons may be raised in the
    Netherlands, and nobody raises troops in its outposts in Africa and on Malta."""
    return allowed & ~g.world.barred_sites.get((power, what), 0)
