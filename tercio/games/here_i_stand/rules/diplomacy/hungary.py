"""The defeat of Hungary-Bohemia (HIS 22.5)."""

from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.court_verbs import mark_done
from tercio.games.here_i_stand.model.events.court import HungaryDefeated
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import HAPSBURG, HUNGARY, OTTOMAN
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.gifts import strangers
from tercio.wars.diplomacy.minors import activate_minor
from tercio.wars.land.displacement import displace
from tercio.wars.land.hostility import is_inside
from tercio.wars.model.names import REGULAR, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import are_enemies, is_active_minor
from tercio.wars.model.troop_questions import own_land

MARRIAGE = "hungarian_marriage"
"""Hungary is a Hapsburg ally by a diplomatic marriage, not by its defeat."""


def note_marriage(g: HereIStand, minor: Power, power: Power) -> None:
    """Only a marriage brings Hungary to the Hapsburgs before it is defeated."""
    if minor == HUNGARY:
        mark_done(g, MARRIAGE)


@cites("HIS 22.5")
def is_hungary_beaten(g: HereIStand) -> bool:
    """The Ottoman holds two of its keys; one is enough if it is alone and almost unarmed."""
    keys = g.state.controlled[OTTOMAN] & g.state.home[HUNGARY] & g.world.keys
    if is_active_minor(g, HUNGARY):
        needed = g.world.constant("hungary_keys_allied")
        return has_happened(g, MARRIAGE) and keys.bit_count() >= needed
    regulars = sum(g.state.troops[HUNGARY * 2 + REGULAR])
    return keys.bit_count() >= g.world.constant(
        "hungary_keys_unallied"
    ) and regulars <= g.world.constant("hungary_regulars")


@cites("HIS 22.5")
def defeat_of_hungary(g: HereIStand) -> Procedure[None]:
    """After a field battle or an assault."""
    if not is_hungary_beaten(g):
        return
    g.record(HungaryDefeated())
    # The Hapsburgs must intervene, even if they were the Ottoman's allies a moment ago.
    yield from go_to_war(g, OTTOMAN, HAPSBURG, declared=False)
    if not is_active_minor(g, HUNGARY):
        yield from activate_minor(g, HUNGARY, HAPSBURG)
    if has_happened(g, MARRIAGE):
        g.state.court.done.remove(MARRIAGE)
    _besieged_are_lost(g)
    for space in spaces_in(g.state.home[HUNGARY] & own_land(g, OTTOMAN)):
        g.lift_siege(space)
        g.set_control(space, OTTOMAN)
        others = [p for p in strangers(g, space, OTTOMAN) if are_enemies(g, p, OTTOMAN)]
        yield from displace(g, space, others)
    g.gain_vp(OTTOMAN, g.world.constant("hungary_vp"), "vp-hungary")


def _besieged_are_lost(g: HereIStand) -> None:
    for space in spaces_in(g.state.land[HUNGARY]):
        if is_inside(g, HUNGARY, space):
            g.lose_all_troops(HUNGARY, space)
