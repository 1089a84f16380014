"""Questions about ships: whose sail where."""

from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import NOBODY, Location, Mask, Power, ShipId
from tercio.wars.model.numbered import powers_in, ships_with


def ship_commander(g: AnyGround, ship: ShipId) -> Power:
    """Who commands a ship: its borrower, its owner, or its owner's patron."""
    lent = g.state.ship_lent[ship]
    return g.state.patron[g.world.ship_owner[ship] if lent == NOBODY else lent]


def ships_at(g: AnyGround, place: Location, power: Power | None = None) -> list[ShipId]:
    ships = ships_with(g.state.ship_at, place)
    if power is None or not ships:
        return ships
    lent, owner, patron = g.state.ship_lent, g.world.ship_owner, g.state.patron
    return [i for i in ships if patron[owner[i] if lent[i] == NOBODY else lent[i]] == power]


def ship_kind(g: AnyGround, ship: ShipId) -> str:
    front, back = g.world.ship_kinds[ship]
    return back if g.state.ship_reversed >> ship & 1 else front


def enemy_fleets(g: AnyGround, power: Power) -> Mask:
    """Locations with ships of powers at war with `power`."""
    fleets = g.state.fleets
    places = 0
    for p in powers_in(g.state.foes[power]):
        places |= fleets[p]
    return places
