"""Fleets at sea: putting to sea, tactical moves, squadrons without a base (uRR 11.1, 11.3, 11.6).

Squadrons in a sea are one heap, of which fleets are formed as they are needed (11.2): an
operation is carried out by a leader with squadrons, or by a single squadron.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.kept_answers import still
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NAVAL,
    NOBODY,
    SQUADRONS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_power, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import (
    is_fresh,
    leaders_of,
    stacks_of,
    units_at,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose, compose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    leader_option,
    place_options,
    stack_option,
    unit_key,
    why_not_place,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    idle,
    move_party,
    muster_ask,
    party_of,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import nearest_ports, ports_in_range
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleet_limit, limit_at
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import (
    passes_gibraltar,
    seas_for,
    seas_in_game,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.joined_seas import has_base
from tercio.games.ultima_ratio_regis.rules.naval_actions.seeking import enemy_fleets, hunt
from tercio.kernel.ask import (
    Ask,
    Option,
    Procedure,
    ref,
)
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 11.3"


# -- putting to sea ------------------------------------------------------------------------------


def ready_in_port(g: Regis, power: Power) -> list[tuple[Power, Kind, Place, Place]]:
    """Squadrons that began the impulse operational in port, and the seas that they may enter."""
    return [
        (owner, kind, place, sea)
        for owner in side_of(g, power)
        if g.state.ships[owner] & g.world.area_mask
        for place, kind, _ in stacks_of(g, owner)
        if kind in SQUADRONS and g.world.is_area(place) and is_fresh(g, owner, place, kind)
        for sea in places_in(g.world.coast.adjacent[place] & seas_for(g, owner, place))
        if has_base(g, owner, sea)
    ]


def may_put_to_sea(g: Regis, power: Power) -> bool:
    return bool(ready_in_port(g, power))


@action("put_to_sea", "uRR 11.6", may=may_put_to_sea, when="start")
def put_to_sea(g: Regis, power: Power) -> Procedure[bool]:
    """One squadron at a time, as long as its player likes; it costs nothing."""
    picks = yield from compose(g, partial(_put_to_sea_ask, g, power), cancel=True)
    if not picks:
        return False
    owner, kind, port, sea = picks[0].value
    leader = picks[1].value if len(picks) > 1 else None
    party = single(stack_at(g, power, port, "squadron"), owner, kind, leader)
    move_party(g, party, sea, "squadron")
    return True


def _put_to_sea_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    if picks:
        stack = stack_at(g, power, picks[0].value[2], "squadron")
        return companion_ask(g, stack, "sail-leader", "uRR 11.6") if len(picks) == 1 else None
    ids = g.world.location_ids
    options = [
        Option(
            f"sail.{unit_key(g, owner, kind)}.{ids[port]}.{ids[sea]}",
            (owner, kind, port, sea),
            (ref("unit", KIND_IDS[kind]), place_ref(g, port), place_ref(g, sea)),
            cite="uRR 11.6",
        )
        for owner, kind, port, sea in ready_in_port(g, power)
    ]
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), "put-to-sea", options, "uRR 11.6", args=args)


# -- where a fleet may go ------------------------------------------------------------------------


class Cruise(NamedTuple):
    party: Force

    @property
    def owners(self) -> list[Power]:
        return sorted({owner for owner, _ in self.party.units})


@forbids("uRR 11.3")
def not_this_sea_or_the_next(g: Regis, cruise: Cruise, sea: Place) -> bool:
    here = cruise.party.place
    return not g.world.is_sea(sea) or not (g.world.water.adjacent[here] | 1 << here) >> sea & 1


@forbids("uRR 11.1")
def out_of_range_of_bases(g: Regis, cruise: Cruise, sea: Place) -> bool:
    if not g.world.is_sea(sea):
        return False
    return not all(ports_in_range(g, owner, sea) for owner in cruise.owners)


@forbids("uRR 18.6.1")
def galleys_stay_inside(g: Regis, cruise: Cruise, sea: Place) -> bool:
    if not g.world.is_sea(sea):
        return False
    return any(passes_gibraltar(g, owner, cruise.party.place, sea) for owner in cruise.owners)


@forbids("uRR 7.2")
def no_such_sea_in_the_scenario(g: Regis, cruise: Cruise, sea: Place) -> bool:
    """It washes no theater that is in play."""
    return g.world.is_sea(sea) and not seas_in_game(g) >> sea & 1


@forbids("uRR 11.2", "uRR 15.1.2")
def fleet_too_large_for_its_bases(g: Regis, cruise: Cruise, sea: Place) -> bool:
    """A fleet is no larger than the stack that one of its bases takes."""
    if not cruise.party.leaders or not g.world.is_sea(sea):
        return False
    return cruise.party.size > limit_at(g, cruise.party.leaders[0], sea)


CRUISE = Restrictions(
    "cruise",
    not_this_sea_or_the_next,
    no_such_sea_in_the_scenario,
    out_of_range_of_bases,
    galleys_stay_inside,
    fleet_too_large_for_its_bases,
)


# -- the action ----------------------------------------------------------------------------------


def at_sea(g: Regis, power: Power) -> Iterator[tuple[Power, Kind, Place]]:
    """Squadrons at sea that may act and find something to do: a sea to go to, or an enemy."""
    for owner in side_of(g, power):
        if not g.state.ships[owner] & g.world.sea_mask:
            continue
        for sea, kind, _ in stacks_of(g, owner):
            if kind not in SQUADRONS or not g.world.is_sea(sea) or idle(g, owner, sea, kind) < 1:
                continue
            if has_business(g, Force(power, sea, {(owner, kind): 1})):
                yield owner, kind, sea


def has_business(g: Regis, party: Force) -> bool:
    here, cruise = party.place, Cruise(party)
    if any(CRUISE.allow(g, cruise, sea) for sea in places_in(g.world.water.adjacent[here])):
        return True
    return CRUISE.allow(g, cruise, here) and bool(enemy_fleets(g, party.power, here))


def may_cruise(g: Regis, power: Power) -> bool:
    return any(True for _ in at_sea(g, power))


@action("cruise", "uRR 11.3", may=may_cruise)
def cruise(g: Regis, power: Power) -> Procedure[bool]:
    """A fleet or a squadron goes to a sea next to its own, or stays, and seeks the enemy."""
    picks = yield from compose(g, partial(next_ask, g, power), cancel=True)
    if not picks:
        return False
    g.spend(power, "cruise")
    party = _party(g, power, picks)
    goal = next(p.value for p in picks if p.key.startswith("goal."))
    move_party(g, party, goal, "squadron")
    yield from hunt(g, party)
    return True


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    """Who sails, with whom, and where to."""
    if not picks:
        return what_ask(g, power)
    if picks[-1].key.startswith("goal."):
        return None
    ask = None
    if isinstance(picks[0].value, Leader):
        leader = picks[0].value
        stack = stack_at(g, power, leader.place, "squadron")
        most = fleet_limit(g, leader)
        ask = muster_ask(g, stack, picks[1:], "cruise-party", cite="uRR 11.2", limit=most)
    elif len(picks) == 1:
        stack = stack_at(g, power, picks[0].value[2], "squadron")
        ask = companion_ask(g, stack, "cruise-leader", CITE)
    return ask or course_ask(g, _party(g, power, picks))


def what_ask(g: Regis, power: Power) -> Ask:
    units = list(at_sea(g, power))
    options = [stack_option(g, "unit", *unit, cite=CITE) for unit in units]
    seas = {sea for _, _, sea in units}
    for leader in leaders_of(g, power):
        if leader.on == "squadron" and leader.place in seas:
            options.append(leader_option(g, "leader", leader, "uRR 11.2"))
    return Ask(seat_of(g, power), "cruise", options, CITE, args={"power": power_ref(g, power)})


def _party(g: Regis, power: Power, picks: list[Option]) -> Force:
    first = picks[0].value
    if isinstance(first, Leader):
        stack = stack_at(g, power, first.place, "squadron")
        units = [p for p in picks[1:] if not p.key.startswith("goal.")]
        return party_of(stack, units, [first])
    owner, kind, sea = first
    leader = picks[1].value if len(picks) > 1 and picks[1].key.startswith("lead.") else None
    return single(stack_at(g, power, sea, "squadron"), owner, kind, leader)


def course_ask(g: Regis, party: Force) -> Ask:
    """Staying is a choice only where there is an enemy to seek."""
    here = party.place
    seas = g.world.water.adjacent[here]
    if enemy_fleets(g, party.power, here):
        seas |= 1 << here
    told = (g, Cruise(party))
    options = place_options(g, "goal", places_in(seas), CRUISE, told=told, cite=CITE)
    args = {"power": power_ref(g, party.power), "start": place_ref(g, here)}
    explain = why_not_place(g, CRUISE, told)
    return Ask(seat_of(g, party.power), "cruise-goal", options, CITE, args=args, explain=explain)


# -- squadrons without a base --------------------------------------------------------------------


@cites("uRR 11.1.1", "uRR 14.2")
def recall_baseless(g: Regis) -> Procedure[None]:
    """Squadrons that no base supports any more go to the nearest one, or are lost."""
    with still(g):
        baseless = {owner for owner, sea in at_large(g) if not has_base(g, owner, sea)}
    for owner, sea in at_large(g) if baseless else ():
        if not has_base(g, owner, sea):
            yield from _recall(g, owner, sea)


def at_large(g: Regis) -> list[tuple[Power, Place]]:
    """Who has squadrons in which sea."""
    seas = g.world.sea_mask
    return [
        (owner, sea)
        for owner, ships in by_power(g.state.ships)
        if ships & seas
        for sea in places_in(ships & seas)
    ]


def _recall(g: Regis, owner: Power, sea: Place) -> Procedure[None]:
    squadrons = {kind: n for kind, n in units_at(g, owner, sea).items() if kind in NAVAL}
    major = major_of(g, owner)
    power = owner if major == NOBODY else major
    others = [o for o in side_of(g, power) if o != owner and g.state.ships[o] >> sea & 1]
    leaders = [] if others else leaders_with(g, power, sea, "squadron")
    options = [
        Option(f"port.{g.world.location_ids[port]}", port, (place_ref(g, port),), cite="uRR 11.1.1")
        for port in places_in(nearest_ports(g, owner, sea))
    ]
    if not options:
        for kind, count in squadrons.items():
            g.eliminate(owner, sea, kind, count)
        for leader in leaders:
            g.remove_leader(leader)
        return
    port = yield from choose(g, owner, "base", options, cite="uRR 11.1.1", place=sea)
    for kind, count in squadrons.items():
        g.move_units(owner, sea, port, kind, count=count)
    for leader in leaders:
        g.move_leader(leader, port, "squadron")
