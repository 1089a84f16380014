"""Taking control of an area, and all that comes of it (uRR 12.5, 13.3.7, 13.4.7, 13.5.6, 21.3.5).

    yield from take_control(g, power, area)            after it has been won
    yield from offer_control(g, power, area, cite)     if the winner wants it

`power` is the major that acts. Its own possessions, and those of its minors, go back to their
owner; an independent area becomes its own; of an enemy's area it has control until peace. A
commercial port is razed, squadrons leave it, and a key area costs its owner morale; minors may be
conquered, and peace may be due.
"""

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.games.ultima_ratio_regis.rules.major_powers.war import control_taken, give_casus_belli
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 13.3.7", "uRR 12.5")
def may_take(g: Regis, power: Power, area: Place) -> bool:
    """Control can be had of an area of an enemy, of one that an enemy holds, and of one's own;
    neutral minors and powers at peace keep theirs."""
    s = g.state
    holder, owner = s.holder[area], s.owner[area]
    if holder != NOBODY:
        if major_of(g, holder) == power:
            return False
        return are_at_war(g, power, holder)
    if owner == NOBODY:
        return s.free[area] > 0
    return major_of(g, owner) == power or are_at_war(g, power, owner)


@cites("uRR 13.3.7")
def offer_control(g: Regis, power: Power, area: Place, cite: str) -> Procedure[bool]:
    """The winner of a battle takes the area if he likes."""
    if not may_take(g, power, area):
        return False
    options = [Option("take", True, cite=cite), Option("pass", False, cite=cite)]
    if (yield from choose(g, power, "control", options, cite=cite, place=area)):
        yield from take_control(g, power, area)
        return True
    return False


@cites("uRR 13.3.7", "uRR 13.4.7", "uRR 13.5.6", "uRR 18.2.2", "uRR 18.3")
def take_control(g: Regis, power: Power, area: Place, fought: bool = True) -> Procedure[None]:
    """It is his now, and the consequences are drawn. What was `fought` for is razed (19.2.1)."""
    s = g.state
    before, owner = s.holder[area], s.owner[area]
    if owner == NOBODY:
        g.set_owner(area, power)
    else:
        mine = major_of(g, owner) == power
        holder = owner if mine else power
        if s.rebels[area]:
            g.end_revolt(area, holder)
        else:
            g.set_holder(area, holder)
        if not mine:
            lose_area(g, power, area, before)
    if fought and g.world.commercial >> area & 1 and owner != NOBODY:
        g.raze_port(area)
    if g.world.coastal >> area & 1:
        yield from leave_lost_port(g, area)
    yield from control_taken(g, area, power)


@cites("uRR 13.3.7", "uRR 21.3.2", "uRR 21.3.5")
def lose_area(g: Regis, power: Power, area: Place, before: Power) -> None:
    """A key area costs its owner morale if he had it, or rebels had. A third power, at peace with
    the new lord, has a casus belli."""
    owner = major_of(g, g.state.owner[area])
    if owner == NOBODY:
        return
    if not are_at_war(g, power, owner):
        give_casus_belli(g, owner, power)
    elif (before == NOBODY or major_of(g, before) == owner) and is_key(g, area, power, owner):
        g.take_morale(power, owner)
