"""Conditions about deals, wars and the status of powers (VQ 9, 24)."""

from typing import NamedTuple

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.influence_questions import is_resolved
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    INDEPENDENT,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import is_near_war
from tercio.wars.model.names import NOBODY, NOWHERE, CardId, Mask, Power, Space
from tercio.wars.model.power_questions import commanded_by, is_allied

# -- deals (9.1, 9.2) ----------------------------------------------------------------------------


class InDeal(NamedTuple):
    """What a question about a clause of a deal is about. `power` is the giver."""

    other: Power
    space: Space = NOWHERE


@condition("VQ 9.1", "VQ 9.5")
def not_england_spain_war(g: VirginQueen, power: Power, about: InDeal) -> bool:
    return {power, about.other} != {ENGLAND, SPAIN}


@condition("VQ 9.2")
def alliance_permitted(g: VirginQueen, power: Power, about: InDeal) -> bool:
    parties = {power, about.other}
    if parties == {SPAIN, PROTESTANT}:
        return False
    if parties == {SPAIN, ENGLAND}:
        return g.world.edition_rule("spain_england_alliance") == "always" or not is_near_war(g)
    return not (FRANCE in parties and _other_suitor(g, parties))


def _other_suitor(g: VirginQueen, parties: set[Power]) -> bool:
    """France is allied to the one of Spain and the Protestant that is not in the deal."""
    for one, other in ((SPAIN, PROTESTANT), (PROTESTANT, SPAIN)):
        if one in parties and is_allied(g, FRANCE, other):
            return True
    return False


def cedable_spaces(g: VirginQueen, giver: Power, taker: Power) -> Mask:
    """What 9.1 lets one power yield to another, as far as the giver controls it."""
    home, areas = g.state.home, g.world.area_masks
    spaces = 0
    for power in commanded_by(g, taker):
        spaces |= home[power]
    if {giver, taker} == {FRANCE, PROTESTANT}:
        spaces |= areas["france"]
    if {giver, taker} == {SPAIN, PROTESTANT}:
        spaces |= areas["netherlands"]
    if g.world.edition_rule("yield_independent") != "barred":
        spaces |= home[INDEPENDENT] & _near_home(g, taker)
    return spaces & g.state.controlled[giver]


def _near_home(g: VirginQueen, power: Power) -> Mask:
    """Next to a home space of a power by land, or on the same sea zone as one."""
    home = g.state.home[power]
    seas = g.world.water.neighbours(home & g.world.ports) & g.world.all_seas
    return g.world.land.neighbours(home) | g.world.water.neighbours(seas)


@condition("VQ 9.1")
def may_be_ceded(g: VirginQueen, power: Power, about: InDeal) -> bool:
    return bool(cedable_spaces(g, power, about.other) >> about.space & 1)


# -- wars ----------------------------------------------------------------------------------------


# -- the status of powers ------------------------------------------------------------------------


@condition("VQ 24.6")
def three_scottish_spaces_catholic(g: VirginQueen, power: Power, about: object) -> bool:
    catholic = g.state.home[SCOTLAND] & ~g.state.religion.protestant
    return catholic.bit_count() >= g.world.constant("scottish_faith_spaces")


@condition("VQ 24.6")
def three_scottish_spaces_protestant(g: VirginQueen, power: Power, about: object) -> bool:
    protestant = g.state.home[SCOTLAND] & g.state.religion.protestant
    return protestant.bit_count() >= g.world.constant("scottish_faith_spaces")


@condition("VQ 24.6")
def status_of_scotland(g: VirginQueen, power: Power, about: object) -> bool:
    return getattr(about, "target", NOBODY) == SCOTLAND


@condition("VQ 24.6")
def status_unresolved(g: VirginQueen, power: Power, card: CardId) -> bool:
    """Of the power that the card is about."""
    row = g.world.vq_card(card)
    targets = [g.world.power[id] for mode in row.modes for id in mode.targets]
    return any(not is_resolved(g, target) for target in targets)


# -- events --------------------------------------------------------------------------------------
