"""What is put in order when an action or an event is over (uRR 11.1.1, 15.1.1, 17.1)."""

from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import lift_siege
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import disperse_surplus
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_everybody
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_ports
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import recall_baseless
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 11.1.1", "uRR 13.4.5", "uRR 15.1.1", "uRR 17.1")
def put_in_order(g: Regis, powers: list[Power], bases: bool = True) -> Procedure[None]:
    """Overstacked troops of those concerned disperse, sieges without besiegers end, squadrons
    whose bases were lost (if any can have been) go to others, and leaders without a unit are
    given one."""
    for power in powers:
        yield from disperse_surplus(g, power)
    for area in list(g.state.sieges):
        lift_siege(g, area)
    if bases:
        yield from leave_lost_ports(g)
        yield from recall_baseless(g)
    yield from settle_everybody(g)
