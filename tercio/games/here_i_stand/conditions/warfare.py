"""Conditions on battles, sieges and what stands on the map (HIS 12 to 16)."""

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    HAPSBURG,
    MAJORS,
    PROTESTANT,
)
from tercio.kernel.masks import mask_of
from tercio.wars.land.battle import Battle
from tercio.wars.land.lines_of_communication import units_of_powers
from tercio.wars.model.names import REGULAR, SECOND, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged


def _enemy_units(battle: Battle, power: Power, owner: Power, kind: int) -> int:
    """Units of one owner and kind that fight against `power`."""
    other = battle.other_side(battle.side_of(power))
    return sum(force.count(owner, kind) for force in other.forces())


@condition("HIS 14")
def hapsburg_regulars_3(g: HereIStand, power: Power, about: Battle) -> bool:
    least = g.world.mode("tercios", "against_hapsburg").numbers["regulars"]
    return _enemy_units(about, power, HAPSBURG, REGULAR) >= least


@condition("HIS 14", "HIS 15.1")
def enemy_mercenaries(g: HereIStand, power: Power, about: Battle) -> bool:
    second = g.world.second_kind
    return any(
        second[owner] == "mercenary" and _enemy_units(about, power, owner, SECOND)
        for owner in g.world.powers
    )


@condition("HIS 21.6")
def may_gain_mercenaries(g: HereIStand, power: Power, about: object) -> bool:
    """The Protestant never before the league."""
    return power != PROTESTANT or league_formed(g)


@condition("HIS 5.2")
def power_has_mercenaries(g: HereIStand, power: Power, about: object) -> bool:
    return any(
        any(g.state.troops[p * 2 + SECOND]) and g.world.second_kind[p] == "mercenary"
        for p in MAJORS
    )


# -- where events bring something new --------------------------------------------------------------


def open_to(g: HereIStand, power: Power, spaces: Mask) -> Mask:
    """Those of the spaces that are in play, not besieged, and without enemies of a power."""
    free = spaces & ~g.state.closed & ~units_of_powers(g, g.state.foes[power])
    return mask_of(space for space in spaces_in(free) if not is_besieged(g, space))


@condition("HIS 15")
def buda_not_besieged(g: HereIStand, power: Power, about: object) -> bool:
    return not is_besieged(g, g.world.space["buda"])
