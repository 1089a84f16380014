"""Conditions on wars, alliances, deals and minor powers (HIS 9, 22)."""

from tercio.games.here_i_stand.conditions.registry import InDeal, condition
from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    HAPSBURG,
    INDEPENDENT,
    MINORS,
    PAPACY,
    PROTESTANT,
)
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import Mask, Power


def may_declare_war_at_any_time(g: HereIStand, power: Power, target: Power) -> bool:
    """The restrictions that 9.6 puts on declarations at all times."""
    return g.hooks.war_restrictions(g).allow(g, power, target)


# -- deals: `power` gives, `about` is an InDeal -----------------------------------------------


@condition("HIS 9.1")
def not_league_war(g: HereIStand, power: Power, about: InDeal) -> bool:
    """The wars that the league started never end."""
    parties = {power, about.other}
    return not (
        league_formed(g) and PROTESTANT in parties and parties & {HAPSBURG, PAPACY} != set()
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


# -- captured keys ---------------------------------------------------------------------------------


# -- Ottoman havens --------------------------------------------------------------------------------
