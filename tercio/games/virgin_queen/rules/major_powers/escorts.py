"""Galleons that escort the treasure fleet (VQ 10, 23.2)."""

from tercio.games.virgin_queen.model.ocean_verbs import escort_fleet, lose_escort, release_escort
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import NOBODY, Location, ShipId, Space
from tercio.wars.model.numbered import by_ship, spaces_in
from tercio.wars.model.refs import place_ref
from tercio.wars.model.ship_questions import ship_commander, ship_kind


@forbids("VQ 10")
def is_no_galleon(g: VirginQueen, ship: ShipId) -> bool:
    return ship_kind(g, ship) not in ("galleon", "race_built_galleon")


@forbids("VQ 10")
def is_not_in_home_port(g: VirginQueen, ship: ShipId) -> bool:
    at = g.state.ship_at[ship]
    return at < 0 or not g.state.home[SPAIN] >> at & 1


@forbids("VQ 10")
def is_not_spanish(g: VirginQueen, ship: ShipId) -> bool:
    """Neither a minor's nor a borrowed galleon."""
    if g.world.edition_rule("escorts") == "any_two_galleons":
        return ship_commander(g, ship) != SPAIN
    return g.world.ship_owner[ship] != SPAIN or g.state.ship_lent[ship] != NOBODY


ESCORTS = Restrictions("escorts", is_no_galleon, is_not_in_home_port, is_not_spanish)


@cites("VQ 10")
def place_escorts(g: VirginQueen) -> Procedure[None]:
    """Spain sends galleons to the fleet or calls them home; not both in one turn."""
    direction = ""
    while options := _options(g, direction):
        pick = yield Ask(g.seat_of(SPAIN), "escorts", [*options, Option(DONE)], "VQ 10")
        if pick.key == DONE:
            return
        direction = pick.key.partition(".")[0]
        ship, port = pick.value
        if direction == "escort":
            escort_fleet(g, ship)
        else:
            release_escort(g, ship, port)


def _options(g: VirginQueen, direction: str) -> list[Option]:
    found = []
    escorts = g.state.oceans.escorts
    if direction != "recall" and len(escorts) < g.world.constant("treasure_fleet_escorts"):
        at = g.state.ship_at
        ships = {at[s]: s for s in ESCORTS.enumerate((ship for ship, _ in by_ship(at)), g)}
        found += [_option(g, "escort", ship, port) for port, ship in sorted(ships.items())]
    if direction != "escort" and escorts:
        found += [_option(g, "recall", escorts[0], port) for port in home_ports(g)]
    return found


def home_ports(g: VirginQueen) -> list[Space]:
    return list(spaces_in(g.state.controlled[SPAIN] & g.state.home[SPAIN] & g.world.ports))


def _option(g: VirginQueen, verb: str, ship: ShipId, port: Location) -> Option:
    return Option(f"{verb}.{g.world.location_ids[port]}", (ship, port), (place_ref(g, port),))


@cites("VQ 20.3")
def release_borrowed(g: VirginQueen) -> None:
    """A galleon of another owner leaves the box in Winter: loans are over."""
    for ship in g.state.oceans.escorts[:]:
        owner = g.world.ship_owner[ship]
        if owner == SPAIN:
            continue
        ports = g.state.controlled[g.state.patron[owner]] & g.state.home[owner] & g.world.ports
        if ports:
            release_escort(g, ship, next(spaces_in(ports)))
        else:
            lose_escort(g, ship)
