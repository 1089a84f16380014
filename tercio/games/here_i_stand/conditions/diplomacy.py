"""Conditions on wars, alliances, deals and minor powers (HIS 9, 22)."""

from typing import Generic

from tercio.games.here_i_stand.conditions.registry import InDeal, condition
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import by_power, spaces_in


class RebelHooks(Generic[H_contra]):
    """Whom City State Rebels free."""

    def rebel_spaces(self, g: H_contra) -> Mask:
        """Spaces beside the keys that City State Rebels can free."""
        return 0


def may_declare_war_at_any_time(g: HereIStand, power: Power, target: Power) -> bool:
    """The restrictions that 9.6 puts on declarations at all times."""
    return g.hooks.war_restrictions(g).allow(g, power, target)


@condition("HIS 9.6")
def war_target(g: HereIStand, power: Power, about: object) -> bool:
    """A major power on which `power` may declare war."""
    return any(may_declare_war_at_any_time(g, power, target) for target in MAJORS)


def six_wives_targets(g: HereIStand) -> list[Power]:
    targets = (FRANCE, HAPSBURG, SCOTLAND)
    return [target for target in targets if may_declare_war_at_any_time(g, ENGLAND, target)]


@condition("HIS 9.6", "HIS 21.3")
def six_wives_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(six_wives_targets(g))


@condition("HIS 9.3")
def suing_for_peace(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the enemy that `power` is suing; None when it is not."""
    return about is not None


@condition("HIS 9.6")
def intervening_for_scotland(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the minor power that `power` intervenes for."""
    return power == FRANCE and about == SCOTLAND


@condition("HIS 9.6")
def intervening_for_venice(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the minor power that `power` intervenes for."""
    return power == PAPACY and about == VENICE


# -- deals: `power` gives, `about` is an InDeal -----------------------------------------------


@condition("HIS 9.1")
def not_league_war(g: HereIStand, power: Power, about: InDeal) -> bool:
    """The wars that the league started never end."""
    parties = {power, about.other}
    return not (
        g.league_formed() and PROTESTANT in parties and parties & {HAPSBURG, PAPACY} != set()
    )


@condition("HIS 9.1")
def may_be_ceded(g: HereIStand, power: Power, about: InDeal) -> bool:
    return bool(cedable_spaces(g, power, about.other) >> about.space & 1)


def cedable_spaces(g: HereIStand, power: Power, taker: Power) -> Mask:
    """Home spaces of either party, independent spaces, and a minor's to its major ally."""
    held = g.state.controlled[power] & ~mask_of(g.world.capitals[power])
    if g.world.edition_rule("ceding") == "any_space":
        return held
    homes, patron = g.state.home, g.state.patron
    giveable = homes[power] | homes[taker] | g.world.homes[INDEPENDENT]
    for minor in MINORS:
        if patron[minor] == taker:
            giveable |= homes[minor]
    return held & giveable


# -- minor powers ------------------------------------------------------------------------------


def activatable_minors(g: HereIStand, power: Power) -> list[Power]:
    """Inactive minors that `power` may activate by the table of 22.1."""
    id = g.world.power_rows[power].id
    return [
        minor
        for minor in MINORS
        if not g.is_active_minor(minor) and id in g.world.minor_rows[minor].activated_by
    ]


def deactivatable_minors(g: HereIStand) -> list[Power]:
    return [minor for minor in MINORS if minor != HUNGARY and g.is_active_minor(minor)]


@condition("HIS 22.1", "HIS 22.2")
def minor_activatable(g: HereIStand, power: Power, about: object) -> bool:
    return power >= 0 and bool(activatable_minors(g, power))


@condition("HIS 22.4")
def minor_deactivatable(g: HereIStand, power: Power, about: object) -> bool:
    return bool(deactivatable_minors(g))


@condition("HIS 22.2")
def genoa_other_ally(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[GENOA] != power


@condition("HIS 22.2")
def scotland_unaligned(g: HereIStand, power: Power, about: object) -> bool:
    return not g.is_active_minor(SCOTLAND)


@condition("HIS 22.4")
def scotland_aligned(g: HereIStand, power: Power, about: object) -> bool:
    return g.is_active_minor(SCOTLAND)


@condition("HIS 22.3")
def scotland_french(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[SCOTLAND] == FRANCE


@condition("HIS 22.2")
def venice_unaligned(g: HereIStand, power: Power, about: object) -> bool:
    return not g.is_active_minor(VENICE)


@condition("HIS 22.4")
def venice_aligned(g: HereIStand, power: Power, about: object) -> bool:
    return g.is_active_minor(VENICE)


@condition("HIS 22.3")
def venice_papal(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[VENICE] == PAPACY


# -- captured keys ---------------------------------------------------------------------------------


def rebel_targets(g: HereIStand) -> list[Space]:
    """Captured keys, not besieged, that can rebel (card 71)."""
    keys = (g.world.keys | g.hooks.rebel_spaces(g)) & ~g.state.closed
    return [space for space in spaces_in(keys) if _may_rebel(g, space)]


def _may_rebel(g: HereIStand, space: Space) -> bool:
    holder = g.controller(space)
    if holder not in MAJORS or g.is_besieged(space):
        return False
    home = home_power(g, space)
    return home == INDEPENDENT or (home != holder and not g.is_allied(home, holder))


def home_power(g: HereIStand, space: Space) -> Power:
    for power, homes in by_power(g.state.home):
        if homes >> space & 1:
            return power
    return INDEPENDENT


@condition("HIS 22.6")
def rebel_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(rebel_targets(g))


# -- Ottoman havens --------------------------------------------------------------------------------


def haven_targets(g: HereIStand) -> list[Space]:
    """Oran and Tripoli, where they can become pirate havens now (21.1)."""
    world, state = g.world, g.state
    forts = state.controlled[OTTOMAN] & state.fortresses & world.ports
    spaces = world.pirate_havens & ~world.mask("algiers")
    return [
        space
        for space in spaces_in(spaces)
        if g.is_unoccupied(space)
        and g.is_enemy_space(OTTOMAN, space)
        and world.water.neighbours(world.water.adjacent[space]) & forts
    ]


@condition("HIS 21.1")
def haven_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(haven_targets(g))
