"""Naval units on loan to an ally (9.2)."""

from collections.abc import Iterable, Sequence
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import NOBODY, LeaderId, Location, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_ship, spaces_in
from tercio.wars.model.ship_questions import ship_commander
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import Fleet, is_warship, sail


class LoanHooks(Generic[G_contra]):
    """Who lends and borrows ships."""

    def may_lend(self, g: G_contra, ship: ShipId) -> bool:
        """Whether a ship that is no corsair may be lent at all (9.2)."""
        return True

    def may_borrow_ships(self, g: G_contra, power: Power) -> bool:
        """Whether naval units may be lent to a power (9.2)."""
        return True


@forbids("HIS 9.2", "VQ 9.2")
def takes_no_loans(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    return not g.hooks.may_borrow_ships(g, borrower)


@forbids("HIS 9.2", "VQ 9.2")
def is_no_squadron(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    """Corsairs are never lent."""
    return not is_warship(g, ship)


@forbids("HIS 9.2", "VQ 9.2")
def is_not_in_port(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    place = g.state.ship_at[ship]
    return bool(place < 0 or g.world.is_sea(place))


@forbids("HIS 9.2", "VQ 9.2")
def is_lent_already(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    return bool(g.state.ship_lent[ship] != NOBODY)


@forbids("HIS 9.2", "VQ 9.2")
def has_no_way_by_sea(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    """No path of sea zones alone leads to a port of the borrower."""
    place = g.state.ship_at[ship]
    return bool(place >= 0) and not nearest_ports(g, borrower, place, _closed_to(g, [ship]))


@forbids("VQ 9.2", "VQ 23.2")
def is_never_lent(g: AnyWar, borrower: Power, ship: ShipId) -> bool:
    return not g.hooks.may_lend(g, ship)


LOANS = Restrictions(
    "loans",
    takes_no_loans,
    is_no_squadron,
    is_never_lent,
    is_not_in_port,
    is_lent_already,
    has_no_way_by_sea,
)


def lendable(g: AnyWar, lender: Power, borrower: Power) -> list[ShipId]:
    """The ships, its minors' included, that a power can lend to another."""
    ships = (s for s, _ in by_ship(g.state.ship_at) if ship_commander(g, s) == lender)
    return LOANS.enumerate(ships, g, borrower)


@cites("HIS 9.2", "VQ 9.2")
def nearest_ports(g: AnyWar, power: Power, place: Location, closed: Mask = 0) -> list[Space]:
    """The nearest ports of a power by way of sea zones, each counted as one space."""
    ports = g.state.controlled[power] & g.world.ports & ~g.state.closed
    if g.world.is_space(place) and ports >> place & 1:
        return [place]
    for ring in g.world.water.distances(1 << place, g.world.all_seas & ~closed)[1:]:
        reached = g.world.water.neighbours(ring) & ports
        if reached:
            return list(spaces_in(reached))
    return []


@cites("HIS 9.2", "VQ 9.2")
def lend_ships(
    g: AnyWar, borrower: Power, ships: Iterable[ShipId], leaders: Sequence[LeaderId] = ()
) -> Procedure[None]:
    """Hand ships, and naval leaders in the same ports, to an ally for this turn.

    The ships of each port go to the nearest port of the borrower, who chooses between equals.
    """
    by_port: dict[Location, list[ShipId]] = {}
    for ship in ships:
        by_port.setdefault(g.state.ship_at[ship], []).append(ship)
    for port, group in by_port.items():
        aboard = [leader for leader in leaders if g.state.leader_at[leader] == port]
        closed = _closed_to(g, group)
        for leader in aboard:
            closed |= g.world.closed_to_leader[leader]
        to = yield from _choose_port(g, borrower, port, nearest_ports(g, borrower, port, closed))
        for ship in group:
            g.lend_ship(ship, borrower)
        for leader in aboard:
            g.lend_leader(leader, borrower)
        sail(g, Fleet(borrower, port, group, aboard), to, "loan")


def _closed_to(g: AnyWar, ships: Iterable[ShipId]) -> Mask:
    closed = 0
    for ship in ships:
        closed |= g.world.closed_seas[g.world.ship_owner[ship]]
    return closed


def _choose_port(
    g: AnyWar, borrower: Power, port: Location, ports: list[Space]
) -> Procedure[Space]:
    assert ports, "a ship was lent that cannot reach its borrower"
    if len(ports) == 1:
        return ports[0]
    ids, refs = g.world.location_ids, g.world.place_refs
    pick = yield Ask(
        g.seat_of(borrower),
        "loan-port",
        [Option(f"to.{ids[to]}", to, (refs[to],), "option-fleet-to") for to in ports],
        f"{g.book} 9.2",
        args={"space": refs[port]},
    )
    to: Space = pick.value
    return to
