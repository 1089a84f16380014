"""How ships of Virgin Queen fight, intercept and carry troops (VQ 16.1-16.3, 16.7)."""

from collections.abc import Sequence

from tercio.games.virgin_queen.model.armada_questions import armada_at
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.pieces import VqUnitTypeRow
from tercio.games.virgin_queen.rules.naval_affairs import waterways
from tercio.kernel.citations import cites
from tercio.wars.land.battle import HIT, Battle, Side
from tercio.wars.model.names import Location, Mask, Power, SeaZone, ShipId
from tercio.wars.model.ship_questions import ship_kind, ships_at

GALLEONS = ("galleon", "race_built_galleon", "armada")
"""They handle badly in the Mediterranean."""


# -- dice and casualties (16.2) ----------------------------------------------------------------


@cites("VQ 16.2", "VQ 23.2")
def ship_dice(g: VirginQueen, ship: ShipId, place: Location) -> int:
    """Galleys are weak in the Atlantic, not in its ports; the Armada rolls its strength."""
    if ship == g.world.armada:
        return g.state.oceans.armada
    row = g.world.unit_types[ship_kind(g, ship)]
    assert isinstance(row, VqUnitTypeRow)
    if row.atlantic_dice is not None and g.world.atlantic >> place & 1:
        return row.atlantic_dice
    return row.dice


@cites("VQ 16.2")
def hits_ignored(g: VirginQueen, battle: Battle, side: Side) -> int:
    """Each race-built galleon lets its side ignore one hit of a 5, in an Atlantic sea zone."""
    fives = battle.other_side(side).rolled.count(HIT)
    return min(fives, fives_ignored(g, battle, side))


def fives_ignored(g: VirginQueen, battle: Battle, side: Side) -> int:
    """The most that race-built galleons can ignore there."""
    everywhere = g.world.edition_rule("race_built") == "any_sea_zone"
    waters = g.world.all_seas if everywhere else g.world.atlantic
    if not waters >> battle.place & 1:
        return 0
    ships = sum(ship_kind(g, ship) == "race_built_galleon" for ship in side.ships)
    return ships * g.world.constant("race_built_ignores")


# -- interception and avoiding battle (16.1) ---------------------------------------------------


@cites("VQ 16.1")
def naval_modifier(g: VirginQueen, ships: Sequence[ShipId], sea: Location) -> int:
    """Galleons among the ships cost 1 in the Mediterranean."""
    if g.world.mediterranean >> sea & 1 and any(ship_kind(g, ship) in GALLEONS for ship in ships):
        return g.world.constant("galleon_mediterranean_penalty")
    return 0


# -- the Netherlands from the sea (16.7) -------------------------------------------------------


@cites("VQ 16.7")
def inland_ports(g: VirginQueen, power: Power, sea: SeaZone) -> Mask:
    """Antwerp and Rotterdam, for those who can use the waterway that leads to them."""
    at = g.world.location
    found = 0
    for way in g.world.waterways:
        if at[way.sea] == sea and waterways.may_use(g, power, way):
            found |= 1 << at[way.inland]
    return found


# -- transport (16.3) --------------------------------------------------------------------------


@cites("VQ 16.3", "VQ 23.2")
def transport_seas(g: VirginQueen, power: Power) -> Mask:
    """The Armada carries troops in its own way: other ships are needed to cross a sea zone."""
    seas = g.state.fleets[power] & g.world.all_seas
    armada = armada_at(g)
    if armada >= 0 and seas >> armada & 1 and len(ships_at(g, armada, power)) == 1:
        seas &= ~(1 << armada)
    return seas
