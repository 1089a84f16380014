"""Land tactical movement of troops and armies (uRR 12.1, 12.2, 12.5).

One action: a troop, or a leader with an army, goes along a line to an area next to it; if nothing
stops it there, once more. An army may leave troops and take others along after the first step.
At the end it may lay claim to the area.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.names import NOBODY, TROOPS, Kind, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    land_at_peace,
    neutral_troops,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import compose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    foresee_place,
    leader_option,
    place_ask,
    place_options,
    stack_option,
    why_not_place,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    muster_ask,
    party_of,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import (
    brings_relief,
    claim,
    enter,
    foresee_claim,
    foresee_entry,
    lord_of,
    may_claim,
    offer_claim,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, field_leaders
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import closed_to_marches
from tercio.games.ultima_ratio_regis.rules.special_areas.access import common_ground
from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

"""An army is as large as its stack; stacking limits that."""


class March(NamedTuple):
    party: Force
    open: Mask
    """Areas in which all of the party may operate..."""
    barred: Mask
    """...and those that a special rule closes to its tactical moves."""


def march_of(g: Regis, party: Force) -> March:
    return March(party, common_ground(g, party), closed_to_marches(g, party.power))


# -- where to ------------------------------------------------------------------------------------


@forbids("uRR 12.1")
def no_line_leads_there(g: Regis, march: March, area: Place) -> bool:
    return not g.world.land.adjacent[march.party.place] >> area & 1


@forbids("uRR 18.2.1")
def area_is_inactive(g: Regis, march: March, area: Place) -> bool:
    return bool(g.state.closed >> area & 1)


@forbids("uRR 18.4.1", "uRR 18.5")
def outside_its_theaters(g: Regis, march: March, area: Place) -> bool:
    """No interest there, and not a border area; a minor keeps to its theaters (20.2)."""
    return not march.open >> area & 1


@forbids("uRR 8.1.1", "uRR 12.1")
def special_rule_bars_the_way(g: Regis, march: March, area: Place) -> bool:
    return bool(march.barred >> area & 1)


@forbids("uRR 12.1")
def belongs_to_an_ally(g: Regis, march: March, area: Place) -> bool:
    """Areas of allied majors are barred to tactical moves, unless they bring relief (13.3.5)."""
    power = march.party.power
    lord = lord_of(g, power, area)
    if lord in (NOBODY, power) or brings_relief(g, power, area):
        return False
    return are_allied(g, power, lord)


@forbids("uRR 12.1")
def belongs_to_a_power_at_peace(g: Regis, march: March, area: Place) -> bool:
    """Of a major with whom one is not at war, or of its minor; not where an enemy besieges it. A
    minor does not march into the war that its ally keeps it out of (20.5)."""
    power = march.party.power
    lord = lord_of(g, power, area)
    if lord in (NOBODY, power) or not is_major(g, lord) or are_allied(g, power, lord):
        return False
    if not are_at_war(g, power, lord):
        return not brings_relief(g, power, area)
    return any(not are_at_war(g, owner, lord) for owner, _ in march.party.units)


@forbids("uRR 12.1")
def neutral_troops_are_there(g: Regis, march: March, area: Place) -> bool:
    """An independent area, or one in revolt, must be free of units of others at peace."""
    return g.state.holder[area] == NOBODY and bool(neutral_troops(g, march.party.power) >> area & 1)


MARCH = Restrictions(
    "march",
    no_line_leads_there,
    area_is_inactive,
    outside_its_theaters,
    special_rule_bars_the_way,
    belongs_to_an_ally,
    belongs_to_a_power_at_peace,
    neutral_troops_are_there,
)


def may_step(g: Regis, party: Force) -> bool:
    march = march_of(g, party)
    around = g.world.land.adjacent[party.place] & march.open & ~land_at_peace(g, party.power)
    return any(MARCH.allow(g, march, area) for area in places_in(around))


# -- the action ----------------------------------------------------------------------------------


def marchers(g: Regis, power: Power) -> list[tuple[Power, Kind, Place]]:
    """Troops on the map that are not besieged and have somewhere to go."""
    return list(_marchers(g, power))


def _marchers(g: Regis, power: Power) -> Iterator[tuple[Power, Kind, Place]]:
    for owner in side_of(g, power):
        known: dict[Place, bool] = {}
        for place, kind, _ in stacks_of(g, owner):
            if kind not in TROOPS or not g.world.is_area(place) or is_shut_in(g, owner, place):
                continue
            if place not in known:
                known[place] = may_step(g, Force(power, place, {(owner, kind): 1}))
            if known[place]:
                yield owner, kind, place


def may_march(g: Regis, power: Power) -> bool:
    return next(_marchers(g, power), None) is not None


@action("march", "uRR 12", may=may_march)
def march(g: Regis, power: Power) -> Procedure[bool]:
    """One or two steps of a troop or an army, with the combats that come of it."""
    picks = yield from compose(g, lambda made: next_ask(g, power, made), cancel=True)
    if not picks:
        return False
    g.spend(power, "march")
    party, led = _party(g, power, picks), isinstance(picks[0].value, Leader)
    outcome = yield from enter(g, party, picks[-1].value)
    if outcome == "through":
        yield from march_on(g, party, led)
    elif outcome == "halt":
        yield from offer_claim(g, party)
    return True


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    """Who marches, with whom, and where to."""
    if not picks:
        return what_ask(g, power)
    if picks[-1].key.startswith("goal."):
        return None
    stack = _stack(g, power, picks[0])
    if isinstance(picks[0].value, Leader):
        ask = _party_ask(g, stack, picks[1:])
    else:
        ask = None if len(picks) > 1 else companion_ask(g, stack, "march-leader", "uRR 12.1")
    return ask or goal_ask(g, _party(g, power, picks))


def _party_ask(g: Regis, stack: Force, picks: list[Option]) -> Ask | None:
    fits = partial(may_step, g)
    return muster_ask(g, stack, picks, "march-party", cite="uRR 12.2", fits=fits)


def what_ask(g: Regis, power: Power) -> Ask:
    units = marchers(g, power)
    options = [stack_option(g, "unit", *unit, cite="uRR 12.1") for unit in units]
    places = {place for _, _, place in units}
    for place in sorted(places):
        for leader in field_leaders(g, power, place):
            options.append(leader_option(g, "leader", leader, "uRR 12.2"))
    return Ask(seat_of(g, power), "march", options, "uRR 12", args={"power": power_ref(g, power)})


def _stack(g: Regis, power: Power, first: Option) -> Force:
    place = first.value.place if isinstance(first.value, Leader) else first.value[2]
    return stack_at(g, power, place, "troop")


def _party(g: Regis, power: Power, picks: list[Option]) -> Force:
    stack = _stack(g, power, picks[0])
    if isinstance(picks[0].value, Leader):
        units = [pick for pick in picks[1:] if not pick.key.startswith("goal.")]
        return party_of(stack, units, [picks[0].value])
    owner, kind, _ = picks[0].value
    leader = picks[1].value if len(picks) > 1 and picks[1].key.startswith("lead.") else None
    return single(stack, owner, kind, leader)


def goal_ask(g: Regis, party: Force) -> Ask:
    around = places_in(g.world.land.adjacent[party.place])
    told = (g, march_of(g, party))
    args = {"start": place_ref(g, party.place)}
    return place_ask(
        g,
        party.power,
        "march-goal",
        "goal",
        candidates=around,
        table=MARCH,
        told=told,
        cite="uRR 12.1",
        args=args,
        foresee=lambda view, goal: foresee_entry(view, party, goal),
    )


# -- the second step -----------------------------------------------------------------------------


@cites("uRR 12.1", "uRR 12.2", "uRR 12.5")
def march_on(g: Regis, party: Force, led: bool) -> Procedure[None]:
    """Nothing has stopped it: it may go on, lay claim to the area, or stay."""
    while True:
        pick = yield march_on_ask(g, party, led)
        if pick.key == PASS:
            return
        if pick.key == "claim":
            yield from claim(g, party)
            return
        if pick.key == "regroup":
            further = yield from compose(g, partial(_army_ask, g, party), cancel=True)
            if not further:
                continue
            stack = stack_at(g, party.power, party.place, "troop")
            party = party_of(stack, further[:-1], party.leaders)
            pick = further[-1]
        outcome = yield from enter(g, party, pick.value)
        if outcome != "back":
            yield from offer_claim(g, party)
        return


def march_on_ask(g: Regis, party: Force, led: bool) -> Ask:
    around = places_in(g.world.land.adjacent[party.place])
    told = (g, march_of(g, party))
    cite, where = "uRR 12.1", place_ref(g, party.place)
    options = place_options(g, "goal", around, MARCH, told=told, cite=cite)
    if led and stack_at(g, party.power, party.place, "troop").size > 1:
        options.append(Option("regroup", None, (where,), "option-regroup-army", cite="uRR 12.2"))
    if may_claim(g, party.power, party.place):
        options.append(Option("claim", None, (where,), cite="uRR 12.5"))
    options.append(Option(PASS, text="option-move-ends", cite=cite))
    args = {"power": power_ref(g, party.power), "area": where}
    explain = why_not_place(g, MARCH, told)
    onward = foresee_place("goal", lambda view, goal: foresee_entry(view, party, goal))

    def foresee(view: Regis, key: str) -> Prospect | None:
        return foresee_claim(view, party) if key == "claim" else onward(view, key)

    seat = seat_of(g, party.power)
    return Ask(
        seat, "march-on", options, cite, args=args, refs=(where,), explain=explain, foresee=foresee
    )


def _army_ask(g: Regis, party: Force, picks: list[Option]) -> Ask | None:
    """Who goes on with the leader from here, and where to."""
    if picks and picks[-1].key.startswith("goal."):
        return None
    stack = stack_at(g, party.power, party.place, "troop")
    ask = _party_ask(g, stack, picks)
    return ask or goal_ask(g, party_of(stack, picks, party.leaders))
