"""Raids on commercial enclaves overseas, which the GALLEON allows (uRR 11.5, 19.2.1).

What the card says is known from the designer's notes alone; it is read like piracy. A squadron at
sea that began the impulse there attacks a commercial port of an enemy on the shores of that sea, on
a mini-map. One die each: the port throws that of its fortress, or of its own defence. If the raider
wins, the port is razed until the next turn.
"""

from functools import partial

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress
from tercio.games.ultima_ratio_regis.model.event_questions import is_granted
from tercio.games.ultima_ratio_regis.model.events.movement import PortRaided
from tercio.games.ultima_ratio_regis.model.names import NOBODY, SQUADRONS, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import is_fresh, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import compose
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import prepare, resolve
from tercio.games.ultima_ratio_regis.rules.combat.foresight import announced, prospect
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import damage, go_home, ship_side
from tercio.games.ultima_ratio_regis.rules.combat.opposition import self_defence
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import eliminate
from tercio.games.ultima_ratio_regis.rules.combat.sides import IRREGULARS, Combat, Die, Side, begin
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import place_ask, stack_option
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import rest_pirate, whereabouts
from tercio.kernel.ask import Ask, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 19.2.1"
RAIDS = "fleet_raids_overseas"


@forbids("uRR 19.2.1")
def no_enclave_is_there(g: Regis, power: Power, sea: Place, area: Place) -> bool:
    """A commercial port on a mini-map, on the shore of this sea."""
    ports = commercial_ports(g) & g.world.overseas & ~g.state.closed
    return not (ports & g.world.coast.adjacent[sea]) >> area & 1


@forbids("uRR 19.2.4")
def has_been_razed(g: Regis, power: Power, sea: Place, area: Place) -> bool:
    return bool(g.state.razed >> area & 1)


@forbids("uRR 21.3")
def no_enemy_holds_it(g: Regis, power: Power, sea: Place, area: Place) -> bool:
    holder = g.state.holder[area]
    return holder == NOBODY or not are_at_war(g, power, holder)


RAID = Restrictions("raid", no_enclave_is_there, has_been_razed, no_enemy_holds_it)


def enclaves(g: Regis, power: Power, sea: Place) -> list[Place]:
    shore = places_in(g.world.coast.adjacent[sea] & g.world.overseas)
    return RAID.enumerate(shore, g, power, sea)


def raiders(g: Regis, power: Power) -> list[tuple[Power, Kind, Place]]:
    """Squadrons at sea that began the impulse there, have not acted, and have a port to raid."""
    return [
        (owner, kind, sea)
        for owner in side_of(g, power)
        for sea, kind, _ in stacks_of(g, owner)
        if kind in SQUADRONS
        and g.world.is_sea(sea)
        and is_fresh(g, owner, sea, kind)
        and enclaves(g, power, sea)
    ]


def may_raid(g: Regis, power: Power) -> bool:
    return bool(g.realm.wars) and is_granted(g, power, RAIDS) and bool(raiders(g, power))


# -- the action --------------------------------------------------------------------------------


@action("raid", CITE, may=may_raid)
def raid(g: Regis, power: Power) -> Procedure[bool]:
    """One squadron against one port; it does nothing else in this impulse."""
    picks = yield from compose(g, partial(next_ask, g, power), cancel=True)
    if not picks:
        return False
    owner, kind, sea = picks[0].value
    area = picks[1].value
    leader = picks[2].value if len(picks) > 2 else None
    raider = single(stack_at(g, power, sea, "squadron"), owner, kind, leader)
    g.spend(power, "raid")
    g.tire(owner, sea, kind)
    before = whereabouts(g, owner, kind)
    yield from attack(g, raider, area)
    rest_pirate(g, owner, kind, sea, before=before)
    return True


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    """Which squadron, which port, with a leader or not."""
    if not picks:
        options = [stack_option(g, "raider", *unit, cite=CITE) for unit in raiders(g, power)]
        return Ask(seat_of(g, power), "raid", options, CITE, args={"power": power_ref(g, power)})
    sea = picks[0].value[2]
    if len(picks) == 1:
        told = (g, power, sea)
        raider = Force(power, sea, {picks[0].value[:2]: 1})
        return place_ask(
            g,
            power,
            "raid-port",
            "port",
            candidates=enclaves(g, power, sea),
            table=RAID,
            told=told,
            cite=CITE,
            foresee=lambda view, area: foresee_raid(view, raider, area),
        )
    if len(picks) > 2:
        return None
    return companion_ask(g, stack_at(g, power, sea, "squadron"), "piracy-leader", CITE)


@cites("uRR 19.2.4", "uRR 13.2")
def attack(g: Regis, raider: Force, area: Place) -> Procedure[None]:
    """If he wins, the port is razed. A beaten raider is damaged and goes home as others do."""
    combat = field(g, raider, area)
    begin(g, combat)
    yield from prepare(g, combat)
    result = yield from resolve(g, combat)
    yield from eliminate(g, combat, result)
    crippled = yield from damage(g, combat, result, 0)
    yield from go_home(g, combat.attacker, crippled, loses=result.winner == 1)
    names = power_ref(g, raider.power), place_ref(g, area)
    g.record(PortRaided(*names, int(result.winner == 0)))
    if result.winner == 0:
        g.raze_port(area)


def foresee_raid(g: Regis, raider: Force, area: Place) -> Prospect | None:
    return prospect(g, announced(g, field(g, raider, area)), raider.power)


def field(g: Regis, raider: Force, area: Place) -> Combat:
    """One die each."""
    sea, holder = raider.place, g.state.holder[area]
    port = Side(major_of(g, holder), Force(major_of(g, holder), sea, {}))
    port.dice = [Die(category(g, area), holder, IRREGULARS)]
    return Combat("naval", sea, ship_side(g, sea, raider), port, size=1, fixed=True)


def category(g: Regis, area: Place) -> int:
    return g.world.book.combat.fortress if has_fortress(g, area) else self_defence(g, area)
