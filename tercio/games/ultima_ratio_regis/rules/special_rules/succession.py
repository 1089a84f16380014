"""One power takes the place of another, with all that it has (uRR 8.1.2, PB 10)."""

from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS_BEGUN,
    S2,
    S2D,
    S3,
    S3D,
    T2,
    T2V,
    T3,
    T3V,
    TYPE,
    Kind,
    Power,
    pair,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, minors_of
from tercio.games.ultima_ratio_regis.model.unit_questions import (
    available_units,
    leaders_of,
    stacks_of,
)
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import drop_diplomacy
from tercio.kernel.citations import cites

EXCHANGE: dict[Kind, tuple[Kind, ...]] = {
    T2: (T2,),
    T2V: (T2V,),
    T3: (T3, T2),
    T3V: (T3V, T2V),
    S2: (S2,),
    S3: (S3, S2),
    S2D: (S2D,),
    S3D: (S3D, S2D),
}
"""What a unit can be exchanged for: as good, or worse; veterans stay veterans."""


@cites("uRR 8.1.2")
def succeed(g: Regis, old: Power, new: Power) -> None:
    """Land, forces, merchants, minors and unrest of a power that is at peace are another's now."""
    if not is_in_play(g, new):
        g.enter_power(new)
    inherit_land(g, old, new)
    inherit_forces(g, old, new)
    inherit_merchants(g, old, new)
    for minor in minors_of(g, old):
        g.ally_minor(minor, new)
    g.change_unrest(new, g.realm.unrest[old] - g.realm.unrest[new])
    inherit_standing(g, old, new)
    drop_diplomacy(g, old)
    g.leave_power(old)


def inherit_land(g: Regis, old: Power, new: Power) -> None:
    s, acquired = g.state, g.realm.acquired
    homes = s.homes[old] | g.world.home[new]
    begun = [area for area in places_in(s.held[old]) if s.fortress[area] == FORTRESS_BEGUN]
    kept = acquired[old] ^ acquired[new]
    for area in places_in(s.owned[old]):
        g.set_owner(area, new, home=bool(homes >> area & 1))
    for area in places_in(s.held[old]):
        g.set_holder(area, new)
    for area in begun:
        g.begin_fortress(area)
    acquired[old], acquired[new] = 0, kept


@cites("uRR 8.1.2")
def inherit_forces(g: Regis, old: Power, new: Power) -> None:
    """Counters are exchanged for the best that the new power has; the rest is removed."""
    s = g.state
    for place, kind, count in list(stacks_of(g, old)):
        g.remove_units(old, place, kind, count)
        for _ in range(count):
            fitting = [other for other in EXCHANGE[kind] if available_units(g, new, TYPE[other])]
            if fitting:
                g.place_units(new, place, fitting[0])
    s.eliminated[old] = {}
    for leader in leaders_of(g, old):
        g.hand_leader(leader, new)
    for siege in s.sieges.values():
        if siege.power == old:
            siege.power = new


def inherit_merchants(g: Regis, old: Power, new: Power) -> None:
    """No more than two in a trade center."""
    realm = g.realm
    for center, merchants in by_center(realm.merchants):
        count, fixed = merchants.get(old, 0), realm.fixed[center].get(old, 0)
        waiting = realm.prepared[center].get(old, 0)
        room = g.world.book.commerce.merchants - merchants.get(new, 0)
        if count:
            g.remove_merchant(center, old, count)
        if count and room:
            g.add_merchant(center, new, min(count, room))
        if fixed and not realm.fixed[center].get(new, 0):
            g.fix_merchants(center, new, fixed)
        g.drop_prepared(center, old)
        free = room - count - realm.prepared[center].get(new, 0)
        for _ in range(min(waiting, max(free, 0))):
            g.prepare_merchant(center, new)


def inherit_standing(g: Regis, old: Power, new: Power) -> None:
    """Interests, alliances, technologies, what events allow, a dynasty that begins anew."""
    realm = g.realm
    g.gain_interest(new, realm.gained[old])
    for other in allies_of(g, old):
        if other != new:
            g.make_alliance(new, other, until_war=realm.alliances[pair(old, other)] == 2)
    for tech, owner in realm.techs.items():
        if owner == old:
            realm.techs[tech] = new
    for grant in realm.grants:
        grant.power = new if grant.power == old else grant.power
        grant.target = new if grant.target == old else grant.target
    if realm.emperor == old:
        g.choose_emperor(new)
    if realm.refounded >> old & 1:
        realm.refounded = realm.refounded & ~(1 << old) | 1 << new
