"""Fleets returning home in Winter: every ship to the nearest port (HIS 19.3, VQ 20.4)."""

from collections.abc import Sequence
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.displacement import nearest_ports
from tercio.wars.land.hostility import is_passive
from tercio.wars.model.names import LeaderId, Location, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_leader, places_in, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import Fleet, fleet_at, may_take_leader


class WinterPortHooks(Generic[G_contra]):
    """Where fleets may winter."""

    def minor_ships_may_go_home(self, g: G_contra) -> bool:
        """Whether a minor's ships may winter in its nearest home port instead (19.3)."""
        return False

    def winter_landings(self, g: G_contra, leader: LeaderId) -> Sequence[Space]:
        """Where a naval leader may go ashore in Winter instead of to a port (VQ 20.4)."""
        return ()

    def goes_ashore(self, g: G_contra, leader: LeaderId, space: Space) -> None:
        """He does; from now on he is an army leader."""


@cites("HIS 19.3", "VQ 20.4")
def return_ships_home(g: AnyWar) -> Procedure[None]:
    """Every ship goes to the nearest port of its major power. Loans have ended before."""
    powers = list(g.impulse_order())
    powers += [p for p in g.world.powers if p not in powers]
    for power in powers:
        yield from fleets_return(g, power)


def fleets_return(g: AnyWar, power: Power) -> Procedure[None]:
    """All ships and naval leaders of a power that are not in a port it controls."""
    afloat = g.state.fleets[power] | _naval_leaders(g, power)
    for place in places_in(afloat & ~g.state.controlled[power]):
        yield from _fleet_returns(g, fleet_at(g, power, place))


def _naval_leaders(g: AnyWar, power: Power) -> Mask:
    """Where they are. One who was lent may have lost his ships in a port of the borrower."""
    state, naval = g.state, g.world.naval_leader
    return mask_of(
        place
        for leader, place in by_leader(state.leader_at)
        if naval[leader] and place >= 0 and state.patron[state.leader_power[leader]] == power
    )


def _fleet_returns(g: AnyWar, fleet: Fleet) -> Procedure[None]:
    """Ships choose among equally near ports, each for itself; leaders go with one of them."""
    ports = 0 if fleet.ships else nearest_ports(g, fleet)
    for ship in fleet.ships:
        to = yield from _port_for(g, fleet, ship)
        if to is None:
            g.lose_ship(ship)
        else:
            g.move_ships([ship], to, "winter")
            ports |= 1 << to
    for leader in fleet.leaders:
        open_ports = [to for to in spaces_in(ports) if may_take_leader(g, leader, to)]
        ashore = [to for to in g.hooks.winter_landings(g, leader) if to not in open_ports]
        if not open_ports and not ashore:
            g.delay_leader(leader)
            continue
        places = [*open_ports, *ashore]
        to = yield from choose_place(g, fleet.power, fleet.place, places, leader=leader)
        if to in ashore:
            g.hooks.goes_ashore(g, leader, to)
        else:
            g.place_leader(leader, to)


def _port_for(g: AnyWar, fleet: Fleet, ship: ShipId) -> Procedure[Space | None]:
    lone = Fleet(fleet.power, fleet.place, [ship])
    ports = nearest_ports(g, lone)
    owner = g.world.ship_owner[ship]
    if owner in g.world.minors and g.hooks.minor_ships_may_go_home(g):
        ports |= nearest_ports(g, lone, among=g.state.home[owner])
    if not ports:
        return None
    return (yield from choose_place(g, fleet.power, fleet.place, list(spaces_in(ports))))


def choose_place(
    g: AnyWar,
    power: Power,
    origin: Location,
    places: list[Space],
    *,
    leader: LeaderId | None = None,
) -> Procedure[Space]:
    """Where a ship or a leader of a power goes."""
    if len(places) == 1 or is_passive(g, power):
        return places[0]
    ids = g.world.location_ids
    kind = "winter-port" if leader is None else "winter-leader"
    args = {"power": power_ref(g, power), "place": place_ref(g, origin)}
    if leader is not None:
        args["leader"] = leader_ref(g, leader)
    pick = yield Ask(
        g.seat_of(power),
        kind,
        [Option(f"winter.{ids[to]}", to, (place_ref(g, to),)) for to in places],
        f"{g.book} {g.hooks.winter_section}",
        args=args,
        refs=(place_ref(g, origin),),
    )
    to: Space = pick.value
    return to
