"""Powers that do not survive a lost war (uRR 21.6)."""

from tercio.games.ultima_ratio_regis.model.events.realms import PowerCollapsed
from tercio.games.ultima_ratio_regis.model.names import NO_FORTRESS, NOBODY, Power, parties
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, minors_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import recall_corps
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import become_neutral
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import after_collapse
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 21.6")
def collapse(g: Regis, power: Power) -> Procedure[None]:
    """It makes peace with all other enemies in the same way, and disappears.

    One of these peaces may be its end already: then the rest has happened.
    """
    for war in [war for war in g.realm.wars if power in (war.a, war.b)]:
        if war in g.realm.wars:
            yield from negotiate(g, war, power, power)
    if not is_in_play(g, power):
        return
    g.record(PowerCollapsed(power_ref(g, power)))
    yield from vanish(g, power)
    yield from after_collapse.follow(g, power)


@cites("uRR 21.6", "uRR 18.2", "uRR 18.2.2")
def vanish(g: Regis, power: Power) -> Procedure[None]:
    """Units and markers go, its areas are independent, its minors neutral."""
    for minor in minors_of(g, power):
        yield from become_neutral(g, minor)
    yield from remove_forces(g, power)
    for area in places_in(g.state.owned[power]):
        g.end_siege(area)
        g.free_area(area, g.world.book.independence.left_behind)
    for area in places_in(g.state.held[power]):
        g.set_holder(area, g.state.owner[area])
    drop_diplomacy(g, power)
    g.realm.collapsing &= ~(1 << power)
    g.leave_power(power)


@cites("uRR 21.6", "uRR 23.3")
def remove_forces(g: Regis, power: Power) -> Procedure[None]:
    """Troops, squadrons, fortresses, leaders and merchants."""
    s, realm = g.state, g.realm
    for loan in [loan for loan in realm.loans if power in (loan.lender, loan.receiver)]:
        recall_corps(g, loan)
    for place, kind, count in list(stacks_of(g, power)):
        g.remove_units(power, place, kind, count)
    s.eliminated[power] = {}
    for leader in leaders_of(g, power):
        g.remove_leader(leader)
    for area in places_in(s.owned[power]):
        if s.fortress[area] != NO_FORTRESS:
            g.destroy_fortress(area)
    for area, siege in list(s.sieges.items()):
        if siege.power == power:
            g.end_siege(area)
    for center, merchants in by_center(realm.merchants):
        if power in merchants:
            g.remove_merchant(center, power, merchants[power])
        g.drop_prepared(center, power)
        g.fix_merchants(center, power, 0)
    yield from ()


def drop_diplomacy(g: Regis, power: Power) -> None:
    realm = g.realm
    for other in allies_of(g, power):
        g.end_alliance(power, other)
    for table in (realm.casus_belli, realm.forced_peace):
        for key in [key for key in table if power in parties(key)]:
            del table[key]
    for tech in [tech for tech, owner in realm.techs.items() if owner == power]:
        del realm.techs[tech]
    realm.grants = [grant for grant in realm.grants if power not in (grant.power, grant.target)]
    realm.aims = [aim for aim in realm.aims if aim.power != power]
    if realm.emperor == power:
        realm.emperor = NOBODY
