"""Minor powers: how they find and lose a major ally (HIS 22.2-22.4, VQ 24.2-24.4)."""

from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import Graph
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.gifts import strangers
from tercio.wars.land.displacement import displace
from tercio.wars.model.events import MinorActivated, MinorDeactivated
from tercio.wars.model.force import Force
from tercio.wars.model.names import KINDS, NOBODY, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import is_active_minor, is_at_war
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import Fleet, sail, send_home_stranded
from tercio.wars.sea.naval_retreat import eliminate_fleet
from tercio.wars.siege.siege import check_sieges


class MinorHooks(Generic[G_contra]):
    """What follows an activation."""

    def minor_activated(self, g: G_contra, minor: Power, power: Power) -> None:
        """After a minor power has become an ally (22.2)."""


# -- activation ----------------------------------------------------------------------------------


@forbids("HIS 22.2", "VQ 24.2")
def minor_is_active(g: AnyWar, minor: Power, power: Power) -> bool:
    return is_active_minor(g, minor)


@forbids("HIS 22.1", "VQ 24.2")
def minor_keeps_aloof(g: AnyWar, minor: Power, power: Power) -> bool:
    """The activation table does not name the power."""
    row = g.world.minor_rows.get(minor)
    return row is None or g.world.power_rows[power].id not in row.activated_by


ACTIVATION = Restrictions("activation", minor_is_active, minor_keeps_aloof)


@cites("HIS 22.2", "HIS 22.3", "VQ 24.2", "VQ 24.3")
def activate_minor(g: AnyWar, minor: Power, power: Power) -> Procedure[None]:
    """A minor power becomes the ally of a major power, which commands it from now on."""
    enemies = [p for p in g.impulse_order() if is_at_war(g, p, minor) and p != power]
    # Step 1: the Allied marker.
    g.record(MinorActivated(power_ref(g, minor), power_ref(g, power)))
    # Step 2: the minor's enemies declare war on its new ally, or leave.
    for enemy in enemies:
        yield from _stay_at_war_or_leave(g, enemy, minor, power)
    g.set_patron(minor, power)
    # Steps 3 and 4: the new ally's control markers.
    for space in spaces_in(g.state.controlled[minor]):
        g.set_control(space, power)
    # Step 5: the minor has no wars of its own.
    for enemy in [*enemies, power]:
        g.end_war(enemy, minor, by_peace=False)
    yield from check_sieges(g)
    g.hooks.minor_activated(g, minor, power)


def _stay_at_war_or_leave(g: AnyWar, enemy: Power, minor: Power, power: Power) -> Procedure[None]:
    if is_at_war(g, enemy, power):
        return
    if g.hooks.war_restrictions(g).allow(g, enemy, power):
        args = {name: power_ref(g, p) for name, p in (("power", power), ("minor", minor))}
        pick = yield Ask(
            g.seat_of(enemy),
            "war-on-activation",
            [
                Option("war", True, (power_ref(g, power),), "option-war-on", args=args),
                Option("leave"),
            ],
            _cite(g, 2),
            args=args,
        )
        if pick.value:
            yield from go_to_war(g, enemy, power)
            return
    for space in spaces_in(g.state.controlled[minor]):
        if enemy in strangers(g, space, minor):
            yield from displace(g, space, [enemy])


# -- deactivation --------------------------------------------------------------------------------


@forbids("HIS 22.4", "VQ 24.4")
def minor_has_no_ally(g: AnyWar, minor: Power) -> bool:
    return not is_active_minor(g, minor)


@forbids("HIS 22.4", "VQ 24.4")
def minor_is_bound_for_good(g: AnyWar, minor: Power) -> bool:
    return not g.world.minor_rows[minor].can_deactivate


DEACTIVATION = Restrictions("deactivation", minor_has_no_ally, minor_is_bound_for_good)


@cites("HIS 22.4", "VQ 24.4")
def deactivate_minor(g: AnyWar, minor: Power, successor: Power = NOBODY) -> Procedure[None]:
    """The minor is on its own again: it regains its home spaces, and everybody goes home.

    Its former ally decides where there is a choice. Units of a `successor`, who is about to
    become its ally, may stay.
    """
    former = g.state.patron[minor]
    g.record(MinorDeactivated(power_ref(g, minor)))
    g.set_patron(minor, minor)
    regained = g.state.controlled[former] & g.state.home[minor]
    for space in spaces_in(regained):
        g.set_control(space, minor)
    for space in spaces_in(regained):
        leaving = [power for power in strangers(g, space, minor) if power != successor]
        yield from displace(g, space, leaving)
    yield from _send_home_army(g, minor, former)
    yield from _send_home_fleet(g, minor, former)
    yield from check_sieges(g)


def _send_home_army(g: AnyWar, minor: Power, former: Power) -> Procedure[None]:
    """To the nearest fortified home space it controls; else to any; else they are lost."""
    home = g.state.home[minor] & g.state.controlled[minor]
    home = home & g.state.fortresses or home
    for space in spaces_in(g.state.land[minor] & ~home):
        force = Force(minor, space)
        for kind in KINDS:
            if count := troops_of(g, minor, kind, space):
                force.add(minor, kind, count)
        to = yield from _nearest(g, former, g.roads(minor).everything, space, homes=home)
        if to is None:
            g.lose_all_troops(minor, space, "displaced")
        else:
            g.move_force(force, to, "home")


def _send_home_fleet(g: AnyWar, minor: Power, former: Power) -> Procedure[None]:
    """Loans end. Without a home port ships are lost, and leaders wait for the next turn."""
    state, world = g.state, g.world
    g.recall_loans(minor)
    ports = state.home[minor] & state.controlled[minor] & world.ports
    leaders = [i for i, p in by_leader(state.leader_power) if p == minor and world.naval_leader[i]]
    ships = [ship for ship in world.ships_of(minor) if state.ship_at[ship] >= 0]
    places = {state.ship_at[ship] for ship in ships} | {state.leader_at[i] for i in leaders}
    for place in sorted(place for place in places if place >= 0 and not ports >> place & 1):
        fleet = Fleet(minor, place)
        fleet.ships = [ship for ship in ships if state.ship_at[ship] == place]
        fleet.leaders = [leader for leader in leaders if state.leader_at[leader] == place]
        to = yield from _nearest(g, former, world.water, place, homes=ports)
        if to is None:
            eliminate_fleet(g, fleet)
        else:
            sail(g, fleet, to, "home")
        send_home_stranded(g, former, place)


def _cite(g: AnyWar, section: int) -> str:
    return f"HIS 22.{section}" if g.book == "HIS" else f"VQ 24.{section}"


def _nearest(
    g: AnyWar, chooser: Power, graph: Graph, start: Location, *, homes: Mask
) -> Procedure[Space | None]:
    """The nearest of some spaces; sea zones count as spaces on the way."""
    for ring in graph.distances(1 << start, -1):
        if ring & homes:
            spaces = list(spaces_in(ring & homes))
            break
    else:
        return None
    if len(spaces) == 1:
        return spaces[0]
    ids = g.world.location_ids
    pick = yield Ask(
        g.seat_of(chooser),
        "minor-goes-home",
        [Option(f"to.{ids[s]}", s, (place_ref(g, s),), "option-home-to") for s in spaces],
        _cite(g, 4),
        args={"space": place_ref(g, start)},
        refs=(place_ref(g, start),),
    )
    to: Space = pick.value
    return to
