"""Assault on a besieged space (15.1)."""

from collections.abc import Callable
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Legality, Restrictions, forbids
from tercio.wars.display.prospects import assault_prospect
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.formations import largest, muster_ask, picked_force, whole_force
from tercio.wars.land.hostility import controlling_side, owners_at
from tercio.wars.land.lines_of_communication import has_loc
from tercio.wars.model.fatigue import fresh_units, is_fresh
from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import Mask, Power, ShipId, Space
from tercio.wars.model.numbered import place_members, powers_in, space_members, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_friendly_space
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import is_warship
from tercio.wars.siege.after_assault import assault_dice, carry_out_assault
from tercio.wars.turn.actions import Action


class AssaultHooks(Generic[G_contra]):
    """What forbids an assault, and who blockades a port."""

    def assault_restrictions(self, g: G_contra) -> Legality[G_contra, Power, Space]:
        """What forbids a power the Assault action in a space (15.1)."""
        return ASSAULTS

    def blockade_strength(self, g: G_contra, ship: ShipId) -> int:
        """As how many squadrons a ship counts in a blockade (15.1); corsairs do not."""
        return int(is_warship(g, ship))


# -- requirements ----------------------------------------------------------------------------------


@forbids("HIS 15.1", "VQ 15.1")
def is_not_besieged_by_us(g: AnyWar, power: Power, space: Space) -> bool:
    return not g.state.besiegers[space] >> power & 1


@forbids("HIS 15.1", "VQ 15.1")
def was_besieged_only_now(g: AnyWar, power: Power, space: Space) -> bool:
    """Put under siege by this power in this very impulse."""
    return bool(g.state.impulse.sieges_begun >> space & 1)


@forbids("HIS 15.1", "VQ 15.1")
def was_assaulted_already(g: AnyWar, power: Power, space: Space) -> bool:
    return bool(g.state.impulse.assaulted >> space & 1)


@forbids("HIS 15.1", "VQ 15.1")
def lacks_a_loc(g: AnyWar, power: Power, space: Space) -> bool:
    return not has_loc(g, power, space)


@forbids("HIS 15.1", "VQ 15.1")
def is_supplied_by_sea(g: AnyWar, power: Power, space: Space) -> bool:
    """Its controller has a squadron in an adjacent sea zone."""
    return warships_in(g, controller_of(g, space), g.world.water.adjacent[space]) > 0


@forbids("HIS 15.1", "VQ 15.1")
def has_ships_not_blockaded(g: AnyWar, power: Power, space: Space) -> bool:
    """Its controller's squadrons in port are not outnumbered from adjacent sea zones."""
    inside = warships_in(g, controller_of(g, space), 1 << space)
    return 0 < inside >= warships_in(g, power, g.world.water.adjacent[space])


@forbids("HIS 15.1", "VQ 15.1")
def everybody_there_was_stopped(g: AnyWar, power: Power, space: Space) -> bool:
    """A response has stopped all besieging units in this impulse."""
    halted = g.state.impulse.halted
    return bool(halted.troops) and not assault_pool(g, power, space).size


@forbids("HIS 15.1", "VQ 15.1")
def lies_outside_the_theatre(g: AnyWar, power: Power, space: Space) -> bool:
    """An event confines this impulse's actions to other spaces."""
    return not g.hooks.theatre(g) >> space & 1


def warships_in(g: AnyWar, power: Power, places: Mask) -> int:
    """Ships that count for a blockade: corsairs do not."""
    places &= g.state.fleets[power]
    if not places:
        return 0
    return sum(
        g.hooks.blockade_strength(g, ship)
        for place in place_members(places)
        for ship in ships_at(g, place, power)
    )


_ALWAYS = (
    was_assaulted_already,
    everybody_there_was_stopped,
    lacks_a_loc,
    is_supplied_by_sea,
    has_ships_not_blockaded,
)
ASSAULTS = Restrictions(
    "assault", is_not_besieged_by_us, was_besieged_only_now, *_ALWAYS, lies_outside_the_theatre
)
FRESH_SIEGES = Restrictions(
    "assault-at-once", is_not_besieged_by_us, *_ALWAYS, lies_outside_the_theatre
)
"""For events that allow an assault in the impulse in which the siege began."""
BETRAYED = Restrictions("treachery", is_not_besieged_by_us)
"""For treachery, which needs neither time nor supplies."""


def sieges_of(g: AnyWar, power: Power) -> list[Space]:
    """The spaces that a power has under siege."""
    besiegers = g.state.besiegers
    if not any(besiegers):
        return []
    return [
        space
        for space in space_members(own_land(g, power) & g.state.fortresses)
        if besiegers[space] >> power & 1
    ]


def assault_targets(
    g: AnyWar, power: Power, table: Legality[AnyWar, Power, Space] | None = None
) -> list[Space]:
    spaces = sieges_of(g, power)
    if not spaces:
        return []
    table = table or g.hooks.assault_restrictions(g)
    return [space for space in spaces if table.allow(g, power, space)]


def can_assault(g: AnyWar, power: Power) -> bool:
    return bool(assault_targets(g, power))


def why_no_assault(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    for space in spaces_in(g.state.fortresses):
        if place_ref(g, space) == ref and not is_friendly_space(g, power, space):
            return g.hooks.assault_restrictions(g).refusals(g, power, space)
    return []


# -- the action ------------------------------------------------------------------------------------


@cites("HIS 15.1", "VQ 15.1")
def assault_action(g: AnyWar, power: Power) -> Procedure[None]:
    """Declare a formation, and assault; CP are spent once nothing has barred it."""
    battle = yield from declare_assault(g, power, assault_targets(g, power))
    if battle is None:
        return
    cost = ASSAULT.price(g, power)
    assert cost is not None
    yield from carry_out_assault(g, battle, cost)


@cites("HIS 15.1", "VQ 15.1")
def declare_assault(
    g: AnyWar,
    power: Power,
    spaces: list[Space],
    *,
    accept: Callable[[Force], bool] | None = None,
    cancel: bool = True,
) -> Procedure[Battle | None]:
    """Step 1: where, and with which formation; None if the player goes back."""
    skip = len(spaces) == 1

    def pool_of(picks: list[Option]) -> Force:
        return assault_pool(g, power, spaces[0] if skip else picks[0].value)

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks and not skip:
            return _which_siege(g, power, spaces)
        return muster_ask(
            g,
            pool_of(picks),
            picks if skip else picks[1:],
            kind="assault-formation",
            cite="15.1",
            command=not g.hooks.older_reading(g, "one_assault_formation"),
            accept=lambda force: bool(force.size) and (accept is None or accept(force)),
            promise=foresee_assault,
        )

    picks = yield from compose(next_ask, cancel=cancel)
    needs_picks = not skip or next_ask([]) is not None
    if needs_picks and not picks:
        return None
    command = not g.hooks.older_reading(g, "one_assault_formation")
    force = picked_force(g, pool_of(picks), picks if skip else picks[1:], command=command)
    return assault_on(g, force)


def assault_pool(g: AnyWar, power: Power, space: Space) -> Force:
    """What can assault: units that joined the siege this impulse may; some leaders may not."""
    pool = whole_force(g, power, space)
    still = g.state.impulse.still_leaders
    pool.leaders = [leader for leader in pool.leaders if not still >> leader & 1]
    return without_the_halted(g, pool)


def without_the_halted(g: AnyWar, pool: Force) -> Force:
    """What a response has not stopped in this impulse."""
    halted = g.state.impulse.halted
    if not halted.troops and not halted.leaders:
        return pool
    left = Force(pool.power, pool.space)
    for owner, kind, count in pool.stacks():
        left.add(owner, kind, min(count, fresh_units(g, halted, owner, kind, space=pool.space)))
    left.leaders = [leader for leader in pool.leaders if is_fresh(halted, leader)]
    return left


def foresee_assault(g: AnyWar, force: Force) -> Prospect | None:
    """What a formation can expect, before cards."""
    if not force.size:
        return None
    battle = assault_on(g, force)
    battle.attacker.dice, battle.defender.dice = assault_dice(g, battle)
    return assault_prospect(g, battle, force.power)


def _which_siege(g: AnyWar, power: Power, spaces: list[Space]) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"assault.{ids[space]}", space, (place_ref(g, space),)) for space in spaces]
    goals = {option.key: option.value for option in options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """With the largest formation."""
        if key not in goals:
            return None
        return foresee_assault(view, largest(view, assault_pool(view, power, goals[key])))

    return Ask(
        g.seat_of(power),
        "assault",
        options,
        f"{g.book} 15.1",
        args={"power": power_ref(g, power)},
        explain=lambda ref: why_no_assault(g, power, ref),
        foresee=foresee,
    )


def assault_on(g: AnyWar, force: Force) -> Battle:
    """The assault of a formation on the space where it stands."""
    space = force.space
    control = controller_of(g, space)
    defender = Side(control, whole_force(g, control, space))
    for power in _besieged_powers(g, space):
        if power != control:
            defender.allies.append(whole_force(g, power, space))
    return Battle("assault", space, Side(force.power, force), defender)


def _besieged_powers(g: AnyWar, space: Space) -> list[Power]:
    """Who commands land units or army leaders inside, in impulse order."""
    side = controlling_side(g, space)
    inside = owners_at(g, space) & side
    owners = list(powers_in(inside))
    owners += [g.state.leader_power[leader] for leader in leaders_at(g, space)]
    return sorted({g.state.patron[owner] for owner in owners if side >> owner & 1})


ASSAULT = Action("assault", "15.1", can=can_assault, run=assault_action, why=why_no_assault)
