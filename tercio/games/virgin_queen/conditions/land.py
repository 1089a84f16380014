"""Conditions on battles, sieges, troops and hands of cards (VQ 6, 11 to 17, 23)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    MAJORS,
    MORISCOS,
    OTTOMAN,
    SPAIN,
)
from tercio.games.virgin_queen.rules.major_powers.foreign_war import units_free, war_row
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import is_retrievable, mercenary_stacks
from tercio.wars.cards.card_play import Declared
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.construction import build_options
from tercio.wars.land.move import Move
from tercio.wars.model.force_pools import can_add, is_room_for_one, spaces_for_one
from tercio.wars.model.names import (
    CAPTIVE,
    KINDS,
    REGULAR,
    SECOND,
    CardId,
    LeaderId,
    Mask,
    Power,
    Space,
)
from tercio.wars.model.numbered import by_leader, spaces_in


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


@condition("VQ 15.1", "VQ 16.2")
def english_units_fight(g: VirginQueen, power: Power, about: Battle) -> bool:
    sides = (about.attacker, about.defender)
    return any(ENGLAND in side.powers() for side in sides)


@condition("VQ 15.1")
def england_plays(g: VirginQueen, power: Power, about: object) -> bool:
    return power == ENGLAND


@condition("VQ 15.1")
def ships_off_target(g: VirginQueen, power: Power, about: Battle) -> bool:
    """The attacker has a naval unit in a sea zone next to the besieged port."""
    attacker = about.attacker.power
    return bool(g.world.water.adjacent[about.place] & g.state.fleets[attacker])


@condition("VQ 15.1")
def key_stormed(g: VirginQueen, power: Power, about: Battle) -> bool:
    return g.world.is_key(about.space)


@condition("VQ 6.1")
def flooding_played(g: VirginQueen, power: Power, about: object) -> bool:
    """`about` is the assault that the flood has stopped."""
    return isinstance(about, Battle) and about.stopped and about.attacker.power == power


@condition("VQ 13.1", "VQ 15.1")
def attack_in_netherlands(g: VirginQueen, power: Power, about: Move | Battle) -> bool:
    """A move against an enemy's space or units, or an assault, in the Netherlands."""
    space = about.space if isinstance(about, Battle) else about.to
    if not g.is_in("netherlands", space):
        return False
    if isinstance(about, Battle):
        return True
    enemies = g.enemy_spaces(about.power) | g.enemy_land(about.power)
    return bool(enemies >> space & 1)


# -- events declared -------------------------------------------------------------------------------


@condition("VQ 6.1")
def event_card_declared(g: VirginQueen, power: Power, about: object) -> bool:
    """Only cards of the Event type can be cancelled."""
    return isinstance(about, Declared) and g.world.card_type(about.card) == "event"


@condition("VQ 6.2")
def retrievable_card(g: VirginQueen, power: Power, about: object) -> bool:
    return any(is_retrievable(g, power, card) for card in g.state.discard)


# -- troops ----------------------------------------------------------------------------------------


@condition("VQ 17.2", "VQ 23.7")
def home_space_for_units(g: VirginQueen, power: Power, about: object) -> bool:
    kinds = ("regular", g.world.second_kind[power] or "regular")
    return any(build_options(g, power, kind) for kind in kinds)


@condition("VQ 12.3")
def milan_open(g: VirginQueen, power: Power, about: object) -> bool:
    milan = g.world.space["milan"]
    return (
        g.is_controlled_by(SPAIN, milan) and not g.is_besieged(milan) and not g.is_in_unrest(milan)
    )


def open_holdings(g: VirginQueen, power: Power, among: Mask = -1) -> Mask:
    """Spaces a power controls, not in unrest and without enemies: nor are they besieged, then."""
    return g.state.controlled[power] & among & ~g.state.unrest & ~g.enemy_land(power)


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
    spaces = open_holdings(g, power, among=g.own_land(power))
    what = g.world.second_kind[owner]
    return spaces & ~g.world.barred_sites.get((g.state.patron[owner], what), 0)


@condition("VQ 14", "VQ 17")
def space_for_reiters(g: VirginQueen, power: Power, about: object) -> bool:
    """In a battle, the battle's own space; where it need not be under control.

    Neither a besieged space nor one in unrest gets any (28).
    """
    owners = levies(g, power)
    if isinstance(about, Battle):
        if g.is_besieged(about.space) or g.is_in_unrest(about.space):
            return False
        return any(can_add(g, owner, SECOND, 1, about.space) for owner in owners)
    for owner in owners:
        if is_room_for_one(g, owner, SECOND, _reiter_spaces(g, power, owner)):
            return True
    return False


@condition("VQ 12.4")
def stack_of_4(g: VirginQueen, power: Power, about: object) -> bool:
    return any(large_stacks(g, 4))


def large_stacks(g: VirginQueen, least: int) -> Iterator[tuple[Power, Space]]:
    """(power, space) wherever a power commands so many land units."""
    land, troops = g.state.land, g.state.troops
    for power in MAJORS:
        owners = [owner for owner in g.commands(power) if land[owner]]
        rows = [troops[owner * 2 + kind] for owner in owners for kind in KINDS]
        for space in spaces_in(g.own_land(power)):
            if sum(row[space] for row in rows) >= least:
                yield power, space


@condition("VQ 5.3")
def christian_stack(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(christian_stacks(g))


def christian_stacks(g: VirginQueen) -> list[tuple[Power, Space]]:
    return [(p, space) for p, space in large_stacks(g, 1) if p != OTTOMAN]


def city_states(g: VirginQueen, spaces: tuple[str, ...]) -> Mask:
    """Once independent places that a major power holds now."""
    return g.world.mask(*spaces) & mask_of(
        s for power in MAJORS for s in spaces_in(g.state.controlled[power])
    )


@condition("VQ 24.7")
def city_state_held(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(city_states(g, ("metz", "tunis", "florence", "bayonne")))


@condition("VQ 12.4")
def unoccupied_home_space(g: VirginQueen, power: Power, about: object) -> bool:
    return any(restless_spaces(g, target) for target in MAJORS)


def restless_spaces(g: VirginQueen, target: Power) -> Mask:
    """Unoccupied home spaces of a power, and home spaces of others that it controls."""
    state = g.state
    homes = 0
    for home in state.home[: g.world.independent]:
        homes |= home
    spaces = (state.home[target] | state.controlled[target] & homes) & ~state.unrest
    return spaces & ~g.occupied()


@condition("VQ 5.3")
def mercenaries_in_reach(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(bribable(g, power))


def bribable(g: VirginQueen, power: Power) -> list[tuple[Power, Space]]:
    """(owner, space) of others' mercenaries where a power has land units, or next to it."""
    own = g.own_land(power)
    near = own | g.roads(power).land.neighbours(own)
    return [
        (owner, space)
        for owner, _, space in mercenary_stacks(g)
        if near >> space & 1 and g.state.patron[owner] != power
    ]


@condition("VQ 5.3")
def power_with_4_mercenaries(g: VirginQueen, power: Power, about: object) -> bool:
    return any(hired(g, target) >= 4 for target in MAJORS)


def hired(g: VirginQueen, power: Power) -> int:
    """Mercenaries of a power and its factions on the map."""
    return sum(
        g.troops_of(owner, SECOND, space)
        for owner, _, space in mercenary_stacks(g)
        if g.state.patron[owner] == power
    )


@condition("VQ 23.1")
def moriscos_absent(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.state.land[MORISCOS]


@condition("VQ 11")
def power_may_fall_ill(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(may_fall_ill(g, power))


def may_fall_ill(g: VirginQueen, power: Power) -> list[Power]:
    """Others in play who have not passed in this round of impulses."""
    passed = g.state.passed
    return [p for p in g.powers_in_play() if p != power and not passed >> p & 1]


@condition("VQ 15")
def besieged_space(g: VirginQueen, power: Power, about: object) -> bool:
    return any(g.state.besiegers)


# -- leaders and foreign wars ----------------------------------------------------------------------


@condition("VQ 5.1")
def named_army_leader(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(mortal_leaders(g))


def mortal_leaders(g: VirginQueen) -> list[LeaderId]:
    """Named army leaders on the map or captured, who are no rulers."""
    crowned = {g.ruler(power).leader for power in MAJORS}
    return [
        leader
        for leader, row in by_leader(g.world.vq_leaders)
        if row.kind == "army"
        and not row.default
        and row.id not in crowned
        and (g.state.leader_at[leader] >= 0 or g.state.leader_at[leader] <= CAPTIVE)
    ]


@condition("VQ 23.7")
def foreign_war_not_underway(g: VirginQueen, power: Power, card: CardId) -> bool:
    return all(war.card != card for war in g.state.foreign_wars)


@condition("VQ 23.7")
def three_units_free(g: VirginQueen, power: Power, card: CardId) -> bool:
    """Of the card of the war."""
    row = war_row(g, card)
    return units_free(g, g.world.power[row.power]) >= row.min_units
