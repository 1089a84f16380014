"""The Control Unfortified Space action: taking a space (12.2) and removing unrest (12.4)."""

from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.hostility import independents
from tercio.wars.land.lines_of_communication import has_loc, loc_spaces
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import by_space, powers_in, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import (
    enemy_spaces,
    is_enemy_space,
    is_fortified,
    is_in_unrest,
)
from tercio.wars.model.troop_questions import enemy_land, land_of, own_land
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.naval_retreat import abandon_port
from tercio.wars.turn.actions import Action, pay


class ControlHooks(Generic[G_contra]):
    """Who may take which spaces, and calm them."""

    def gains_control(self, g: G_contra, power: Power) -> bool:
        """Whether a power may gain control of spaces at all."""
        return True

    def changeable(self, g: G_contra) -> Mask:
        """Spaces whose political control can change by conquest; usually all."""
        return -1

    def calmed_from_afar(self, g: G_contra, power: Power) -> Mask:
        """Spaces where a power may remove unrest without land units near them (12.4)."""
        return 0


# -- requirements for control ----------------------------------------------------------------------


@forbids("HIS 12.2", "VQ 12.2")
def is_neither_independent_nor_enemy(g: AnyWar, power: Power, space: Space) -> bool:
    control = g.state.control[space]
    return control < g.world.independent and not is_enemy_space(g, power, space)


@forbids("HIS 12.2", "HIS 12.3", "VQ 12.2", "VQ 12.3")
def has_fortifications(g: AnyWar, power: Power, space: Space) -> bool:
    """Control of a fortified space changes hands by siege, deals and events only."""
    return is_fortified(g, space)


@forbids("HIS 12.2", "VQ 12.2")
def is_out_of_communication(g: AnyWar, power: Power, space: Space) -> bool:
    return not has_loc(g, power, space)


@forbids("HIS 12.2", "HIS 12.4", "VQ 12.2", "VQ 12.4")
def is_not_dominated(g: AnyWar, power: Power, space: Space) -> bool:
    """No units of ours there, nor next to it with no enemy next to it; passes do not count."""
    return not dominated(g, power) >> space & 1


@forbids("HIS 12.2", "VQ 12.2")
def is_occupied_by_others(g: AnyWar, power: Power, space: Space) -> bool:
    """Land units of another power that is no ally are there."""
    return bool(_others_land(g, power) >> space & 1)


@forbids("HIS 12.2", "VQ 12.2")
def may_not_be_entered(g: AnyWar, power: Power, space: Space) -> bool:
    """Out of play, or out of this impulse's theatre."""
    return bool(g.state.closed >> space & 1) or not g.hooks.theatre(g) >> space & 1


@forbids("HIS 21.6")
def may_never_gain_control(g: AnyWar, power: Power, space: Space) -> bool:
    return not g.hooks.gains_control(g, power)


@forbids("HIS 2.2")
def control_is_fixed(g: AnyWar, power: Power, space: Space) -> bool:
    """In some games the political control of this space never changes."""
    return not g.hooks.changeable(g) >> space & 1


CONTROLS = Restrictions(
    "control",
    control_is_fixed,
    may_never_gain_control,
    is_neither_independent_nor_enemy,
    has_fortifications,
    is_out_of_communication,
    is_not_dominated,
    is_occupied_by_others,
    may_not_be_entered,
)


def dominated(g: AnyWar, power: Power) -> Mask:
    """Spaces that a power's land units occupy, or are next to while no enemy land unit is.

    Besieged and besieging units count; two spaces joined by a pass are not adjacent.
    """
    clear = g.roads(power).clear
    own = own_land(g, power)
    beside = clear.neighbours(own) if own else 0
    if beside:
        beside &= ~clear.neighbours(enemy_land(g, power))
    return own | beside


def _others_land(g: AnyWar, power: Power) -> Mask:
    everybody = (1 << g.world.power_count) - 1
    return land_of(g, everybody & ~g.state.friends[power])


@cites("HIS 12.2", "VQ 12.2")
def controllable(g: AnyWar, power: Power) -> Mask:
    """Every space that a power could take now: CONTROLS as masks, cheapest questions first."""
    if not g.hooks.gains_control(g, power):
        return 0
    state = g.state
    takeable: Mask = enemy_spaces(g, power)
    for independent in powers_in(independents(g)):
        takeable |= state.controlled[independent]
    takeable &= ~state.fortresses & ~state.closed & g.hooks.theatre(g) & g.hooks.changeable(g)
    if takeable:
        takeable &= dominated(g, power)
    if takeable:
        takeable &= ~_others_land(g, power)
    if takeable:
        takeable &= loc_spaces(g, power)
    return takeable


# -- unrest ----------------------------------------------------------------------------------------


@forbids("HIS 12.4", "VQ 12.4")
def is_quiet(g: AnyWar, power: Power, space: Space) -> bool:
    return not is_in_unrest(g, space)


@forbids("HIS 12.4", "VQ 12.4")
def is_out_of_reach_for_order(g: AnyWar, power: Power, space: Space) -> bool:
    """Neither dominated nor among the spaces that the power calms from afar."""
    return is_not_dominated(g, power, space) and not (
        g.hooks.calmed_from_afar(g, power) >> space & 1
    )


@forbids("HIS 12.4", "VQ 12.4")
def lies_off_this_theatre(g: AnyWar, power: Power, space: Space) -> bool:
    return not g.hooks.theatre(g) >> space & 1


CALMS = Restrictions("remove-unrest", is_quiet, is_out_of_reach_for_order, lies_off_this_theatre)


@cites("HIS 12.4", "VQ 12.4")
def calmable(g: AnyWar, power: Power) -> Mask:
    """Every space where a power could remove unrest now. No line of communication is needed."""
    unrest: Mask = g.state.unrest & g.hooks.theatre(g)
    if not unrest:
        return 0
    return unrest & (dominated(g, power) | g.hooks.calmed_from_afar(g, power))


# -- the action ------------------------------------------------------------------------------------


def can_control(g: AnyWar, power: Power) -> bool:
    return bool(calmable(g, power) or controllable(g, power))


def why_no_control(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            table = CALMS if is_in_unrest(g, space) else CONTROLS
            return table.refusals(g, power, space)
    return []


@cites("HIS 12.2", "HIS 12.4", "VQ 12.2", "VQ 12.4")
def control_action(g: AnyWar, power: Power) -> Procedure[None]:
    """Spend CP to take a space, or to remove unrest from one."""
    picks = yield from compose(lambda picks: None if picks else _which_space(g, power), cancel=True)
    if not picks:
        return
    cost = CONTROL.price(g, power)
    assert cost is not None
    pay(g, power, cost, CONTROL.id)
    space: Space = picks[0].value
    if picks[0].key.startswith("calm."):
        g.remove_unrest(space)
    else:
        yield from take_control(g, power, space)


@cites("HIS 12.2", "VQ 12.2")
def take_control(g: AnyWar, power: Power, space: Space) -> Procedure[None]:
    """An unfortified space changes hands; ships of others leave its port."""
    g.set_control(space, power)
    if g.world.is_port(space):
        yield from abandon_port(g, space)


def _which_space(g: AnyWar, power: Power) -> Ask:
    ids = g.world.location_ids
    options = [
        Option(f"control.{ids[space]}", space, (place_ref(g, space),), cite=f"{g.book} 12.2")
        for space in spaces_in(controllable(g, power))
    ]
    options += [
        Option(f"calm.{ids[space]}", space, (place_ref(g, space),), cite=f"{g.book} 12.4")
        for space in spaces_in(calmable(g, power))
    ]
    return Ask(
        g.seat_of(power),
        "control",
        options,
        f"{g.book} 12.2",
        args={"power": power_ref(g, power)},
        explain=lambda ref: why_no_control(g, power, ref),
    )


CONTROL = Action(
    "control_unfortified", "12.2", can=can_control, run=control_action, why=why_no_control
)
