"""Conditions on battles, sieges, troops and hands of cards (VQ 6, 11 to 17, 23)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    MAJORS,
    OTTOMAN,
)
from tercio.games.virgin_queen.rules.major_powers.foreign_war import units_free, war_row
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.force_pools import can_add, is_room_for_one, spaces_for_one
from tercio.wars.model.names import (
    KINDS,
    REGULAR,
    SECOND,
    CardId,
    Mask,
    Power,
    Space,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.space_questions import is_besieged, is_in_unrest, occupied_places
from tercio.wars.model.troop_questions import enemy_land, own_land


@condition("VQ 6.1")
def always(g: VirginQueen, power: Power, about: object) -> bool:
    return True


# -- battles ---------------------------------------------------------------------------------------


def units_in(side: Side, owner: Power, kind: int) -> int:
    return sum(force.count(owner, kind) for force in side.forces())


@condition("VQ 14")
def enemy_cavalry(g: VirginQueen, power: Power, about: Battle) -> bool:
    other = about.other_side(about.side_of(power))
    return units_in(other, OTTOMAN, SECOND) > 0


@condition("VQ 14", "VQ 15.1")
def ottoman_regular_fights(g: VirginQueen, power: Power, about: Battle) -> bool:
    return units_in(about.side_of(OTTOMAN), OTTOMAN, REGULAR) > 0


@condition("VQ 14", "VQ 15.1")
def against_ottoman(g: VirginQueen, power: Power, about: Battle) -> bool:
    return OTTOMAN in about.other_side(about.side_of(power)).powers()


@condition("VQ 15.1")
def ships_off_target(g: VirginQueen, power: Power, about: Battle) -> bool:
    """The attacker has a naval unit in a sea zone next to the besieged port."""
    attacker = about.attacker.power
    return bool(g.world.water.adjacent[about.place] & g.state.fleets[attacker])


@condition("VQ 6.1")
def flooding_played(g: VirginQueen, power: Power, about: object) -> bool:
    """`about` is the assault that the flood has stopped."""
    return isinstance(about, Battle) and about.stopped and about.attacker.power == power


# -- events declared -------------------------------------------------------------------------------


# -- troops ----------------------------------------------------------------------------------------


def open_holdings(g: VirginQueen, power: Power, among: Mask = -1) -> Mask:
    """Spaces a power controls, not in unrest and without enemies: nor are they besieged, then."""
    return g.state.controlled[power] & among & ~g.state.unrest & ~enemy_land(g, power)


def levies(g: VirginQueen, power: Power) -> list[Power]:
    """Whose counters a power's new units can be: its own; of the Protestant, the factions'.

    Walloons are no mercenaries, and no volunteers come to the Netherlands for Spain (28).
    """
    owners = (power, *g.world.faction_area)
    return [o for o in owners if o in g.world.pools and g.state.patron[o] == power]


def volunteer_sites(g: VirginQueen, power: Power, owner: Power) -> Mask:
    """The Huguenots gather in France, the Dutch in the Netherlands."""
    spaces = open_holdings(g, power) & ~g.world.barred_sites.get((power, "regular"), 0)
    if owner in g.world.faction_area:
        spaces &= g.world.area_masks[g.world.faction_area[owner]]
    return spaces_for_one(g, owner, REGULAR, spaces)


@condition("VQ 17")
def space_for_volunteers(g: VirginQueen, power: Power, about: object) -> bool:
    return any(volunteer_sites(g, power, owner) for owner in levies(g, power))


def reiter_sites(g: VirginQueen, power: Power, owner: Power) -> Mask:
    return spaces_for_one(g, owner, SECOND, _reiter_spaces(g, power, owner))


def _reiter_spaces(g: VirginQueen, power: Power, owner: Power) -> Mask:
    spaces = open_holdings(g, power, among=own_land(g, power))
    what = g.world.second_kind[owner]
    return spaces & ~g.world.barred_sites.get((g.state.patron[owner], what), 0)


@condition("VQ 14", "VQ 17")
def space_for_reiters(g: VirginQueen, power: Power, about: object) -> bool:
    """In a battle, the battle's own space; where it need not be under control.

    Neither a besieged space nor one in unrest gets any (28).
    """
    owners = levies(g, power)
    if isinstance(about, Battle):
        if is_besieged(g, about.space) or is_in_unrest(g, about.space):
            return False
        return any(can_add(g, owner, SECOND, 1, space=about.space) for owner in owners)
    for owner in owners:
        if is_room_for_one(g, owner, SECOND, _reiter_spaces(g, power, owner)):
            return True
    return False


def large_stacks(g: VirginQueen, least: int) -> Iterator[tuple[Power, Space]]:
    """(power, space) wherever a power commands so many land units."""
    land, troops = g.state.land, g.state.troops
    for power in MAJORS:
        owners = [owner for owner in commanded_by(g, power) if land[owner]]
        rows = [troops[owner * 2 + kind] for owner in owners for kind in KINDS]
        for space in spaces_in(own_land(g, power)):
            if sum(row[space] for row in rows) >= least:
                yield power, space


def restless_spaces(g: VirginQueen, target: Power) -> Mask:
    """Unoccupied home spaces of a power, and home spaces of others that it controls."""
    state = g.state
    homes = 0
    for home in state.home[: g.world.independent]:
        homes |= home
    spaces = (state.home[target] | state.controlled[target] & homes) & ~state.unrest
    return spaces & ~occupied_places(g)


# -- leaders and foreign wars ----------------------------------------------------------------------


@condition("VQ 23.7")
def foreign_war_not_underway(g: VirginQueen, power: Power, card: CardId) -> bool:
    return all(war.card != card for war in g.state.foreign_wars)


@condition("VQ 23.7")
def three_units_free(g: VirginQueen, power: Power, card: CardId) -> bool:
    """Of the card of the war."""
    row = war_row(g, card)
    return units_free(g, g.world.power[row.power]) >= row.min_units
