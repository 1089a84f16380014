"""Fleets that must leave: after a combat (16.2), or when their port changes hands (12.2, 15.1)."""

from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Location, Power, Space
from tercio.wars.model.numbered import places_in
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import (
    Fleet,
    fleet_at,
    may_all_sail_to,
    may_sail_to,
    may_take_leader,
    sail,
)


class NavalRetreatHooks(Generic[G_contra]):
    """Where a beaten fleet may go."""

    def may_retreat_into(self, g: G_contra, fleet: Fleet, place: Location) -> bool:
        """Whether a beaten fleet may go to a place that is free of enemies (16.2)."""
        return True


@cites("HIS 16.2", "VQ 16.2")
def retreats_open(g: AnyWar, fleet: Fleet, *, seas_only: bool = False) -> list[Location]:
    """Adjacent sea zones, and ports under its control, that are free of enemy naval units.

    If no place is open to the whole fleet, those that are open to some of its ships.
    """
    state, world = g.state, g.world
    open_places = world.all_seas
    if not seas_only:
        open_places |= state.controlled[fleet.power] & ~state.closed
    open_places &= world.water.adjacent[fleet.place] & ~enemy_fleets(g, fleet.power)
    places = [p for p in places_in(open_places) if g.hooks.may_retreat_into(g, fleet, p)]
    return [p for p in places if may_all_sail_to(g, fleet, p)] or [
        p for p in places if any(may_sail_to(g, ship, p) for ship in fleet.ships)
    ]


@cites("HIS 16.2", "VQ 16.2")
def retreat_fleet(g: AnyWar, fleet: Fleet, *, seas_only: bool = False) -> Procedure[None]:
    """Step 9 of a naval combat: the fleet goes to one place, or is eliminated if there is none."""
    if not fleet.ships:
        return
    places = retreats_open(g, fleet, seas_only=seas_only)
    if not places:
        eliminate_fleet(g, fleet)
        return
    to = yield from _choose_place(g, fleet, places)
    left_behind = Fleet(
        fleet.power,
        fleet.place,
        [ship for ship in fleet.ships if not may_sail_to(g, ship, to)],
        [leader for leader in fleet.leaders if not may_take_leader(g, leader, to)],
    )
    fleet.ships = [ship for ship in fleet.ships if ship not in left_behind.ships]
    fleet.leaders = [leader for leader in fleet.leaders if leader not in left_behind.leaders]
    eliminate_fleet(g, left_behind)
    sail(g, fleet, to, "retreat")
    if not g.world.is_sea(to):
        yield from g.hooks.entered(g, fleet.power, to)


def _choose_place(g: AnyWar, fleet: Fleet, places: list[Location]) -> Procedure[Location]:
    # The ships of an inactive minor power are nobody's to command (22.1).
    if len(places) == 1 or not g.is_played(fleet.power):
        return places[0]
    ids, refs = g.world.location_ids, g.world.place_refs
    pick = yield Ask(
        g.seat_of(fleet.power),
        "naval-retreat",
        [Option(f"to.{ids[place]}", place, (refs[place],), "option-fleet-to") for place in places],
        f"{g.book} 16.2",
        args={"place": refs[fleet.place]},
        refs=(refs[fleet.place],),
    )
    to: Location = pick.value
    return to


def eliminate_fleet(g: AnyWar, fleet: Fleet) -> None:
    """Ships and naval leaders go to the turn track (step 10)."""
    for ship in fleet.ships:
        g.lose_ship(ship)
    for leader in fleet.leaders:
        g.delay_leader(leader)


@cites("HIS 12.2", "VQ 12.2")
def abandon_port(g: AnyWar, port: Space) -> Procedure[None]:
    """An unfortified port has changed hands: ships that are not its new controller's retreat.

    A naval leader without ships has no way out; he waits on the turn track.
    """
    holder = controller_of(g, port)
    for power in g.world.powers:
        if power == holder:
            continue
        fleet = fleet_at(g, power, port)
        if fleet.ships:
            yield from retreat_fleet(g, fleet, seas_only=True)
        else:
            eliminate_fleet(g, fleet)


@cites("HIS 15.1", "VQ 15.1")
def lose_fleet_in_port(g: AnyWar, port: Space, power: Power) -> None:
    """A fortified port has fallen: the defender's ships and naval leaders go down with it."""
    eliminate_fleet(g, fleet_at(g, power, port))
