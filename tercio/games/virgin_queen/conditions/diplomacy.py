"""Conditions about deals, wars and the status of powers (VQ 9, 24)."""

from typing import NamedTuple

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import ConversionRow
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import is_near_war
from tercio.kernel.masks import places_of
from tercio.wars.cards.card_play import Declared
from tercio.wars.model.names import NOBODY, NOWHERE, CardId, Mask, Power, Space

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
        if one in parties and g.is_allied(FRANCE, other):
            return True
    return False


def cedable_spaces(g: VirginQueen, giver: Power, taker: Power) -> Mask:
    """What 9.1 lets one power yield to another, as far as the giver controls it."""
    home, areas = g.state.home, g.world.area_masks
    spaces = 0
    for power in g.commands(taker):
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


@condition("VQ 9.4")
def war_with_ottoman(g: VirginQueen, power: Power, about: object) -> bool:
    return any(g.is_at_war(OTTOMAN, p) for p in g.impulse_order())


@condition("VQ 9.4")
def war_to_end(g: VirginQueen, power: Power, about: object) -> bool:
    """Of two others who are both at peace with the Holy Roman."""
    return bool(mediable_wars(g, power))


def mediable_wars(g: VirginQueen, power: Power) -> list[tuple[Power, Power]]:
    """Wars of two powers with neither of which `power` is at war. England and Spain make none."""
    order = g.impulse_order()
    return [
        (one, other)
        for n, one in enumerate(order)
        for other in order[n + 1 :]
        if power not in (one, other)
        and g.is_at_war(one, other)
        and {one, other} != {ENGLAND, SPAIN}
        and not g.is_at_war(power, one)
        and not g.is_at_war(power, other)
    ]


@condition("VQ 9.4")
def france_at_war_with_protestant(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_at_war(FRANCE, PROTESTANT)


@condition("VQ 9.4")
def france_at_peace_with_protestant(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.is_at_war(FRANCE, PROTESTANT)


@condition("VQ 9.4", "VQ 28")
def tribute_target(g: VirginQueen, power: Power, about: object) -> bool:
    """Spain or the Holy Roman can pay, can be attacked, or is at war so that only CP are won."""
    return any(g.is_played(p) for p in (SPAIN, HRE))


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
    return any(not g.is_resolved(target) for target in targets)


@condition("VQ 27", "VQ 28")
def ottoman_active(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_played(OTTOMAN)


@condition("VQ 24.2")
def papal_ally_or_spain(g: VirginQueen, power: Power, about: object) -> bool:
    return power == SPAIN or g.state.patron[PAPACY] == power


# -- events --------------------------------------------------------------------------------------


@condition("VQ 6.1", "VQ 28")
def event_in_france(g: VirginQueen, power: Power, about: object) -> bool:
    """A card of the Event type was declared that is about a space in France, or about France."""
    if not isinstance(about, Declared) or g.world.card_type(about.card) != "event":
        return False
    mode = about.mode
    assert isinstance(mode, VqCardMode)
    rows = g.world.data.table("conversions", ConversionRow)
    areas = {*mode.areas, *(area for id in mode.conversions for area in rows[id].areas)}
    named = g.world.mask(*mode.spaces)
    if about.target is not None:
        areas, named = {about.target.area}, about.target.spaces
    return areas == {"france"} or bool(named & g.world.area_masks["france"])


@condition("VQ 12.2")
def dutch_space(g: VirginQueen, power: Power, about: object) -> bool:
    held = g.state.controlled[PROTESTANT] & g.world.area_masks["netherlands"]
    return any(True for _ in places_of(held))
