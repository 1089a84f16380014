"""Which areas count as key areas in a war (uRR 21.3.5)."""

from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.citations import cites


@cites("uRR 21.3.5")
def is_key(g: Regis, area: Place, a: Power, b: Power) -> bool:
    """Marked on the map, or an objective of one of the two who are at war for it."""
    world = g.world
    if (world.key | world.named[a] | world.named[b]) >> area & 1:
        return True
    return any(aim.power in (a, b) and aim.areas >> area & 1 for aim in g.realm.aims)
