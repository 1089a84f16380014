"""How a siege begins, and how it ends for the besieged (uRR 13.4.1, 13.4.5, 13.4.7).

plant_siege(g, power, area)                who comes to an enemy's fortress and stays
yield from check_capitulation(g, area)     whenever the besieged may have become too few
yield from capitulate(g, area)
"""

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.events.combat import Capitulated
from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, flag_of, force_at
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_force
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 13.4.1", "uRR 15.2")
def plant_siege(g: Regis, power: Power, area: Place) -> None:
    """The arriving action only begins it; without supply there is none."""
    if not is_besieged(g, area) and is_supplied(g, power, area):
        g.begin_siege(area, power)


def garrison(g: Regis, area: Place) -> Force:
    """All troops and leaders in the fortress of a besieged area."""
    return force_at(g, flag_of(g, g.state.holder[area]), area)


@cites("uRR 13.4.5")
def must_capitulate(g: Regis, area: Place) -> bool:
    """There are more siege casualties than troops left."""
    siege = g.state.sieges.get(area)
    return siege is not None and siege.casualties > garrison(g, area).size


@cites("uRR 13.4.5")
def check_capitulation(g: Regis, area: Place) -> Procedure[None]:
    if must_capitulate(g, area):
        yield from capitulate(g, area)


@cites("uRR 13.4.5", "uRR 13.4.7")
def capitulate(g: Regis, area: Place) -> Procedure[None]:
    """The besieged disperse, the fortress is gone, and the besieger has the area."""
    besieger, besieged = besieger_of(g, area), garrison(g, area)
    g.record(Capitulated(place_ref(g, area)))
    if besieged.size:
        yield from disperse_force(g, besieged)
    else:
        for leader in besieged.leaders:
            g.remove_leader(leader)
    g.destroy_fortress(area)
    g.end_siege(area)
    yield from take_control(g, besieger, area)
