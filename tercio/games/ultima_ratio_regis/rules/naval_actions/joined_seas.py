"""Seas that are one for fleets based in strategic ports (uRR 18.6.3), and bases (uRR 11.1).

has_base(g, owner, sea)            squadrons may stay there
reach_at_sea(g, owner, sea)        seas that are one with it for interceptions and pirates
"""

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import ports_in_range, ports_of
from tercio.kernel.citations import cites


@cites("uRR 11.1")
def has_base(g: Regis, owner: Power, sea: Place) -> bool:
    return ports_in_range(g, owner, sea) != 0


@cites("uRR 18.6", "uRR 18.6.3")
def reach_at_sea(g: Regis, owner: Power, sea: Place) -> Mask:
    """The sea, and what strategic ports of its side make one with it."""
    seas = 1 << sea
    joins = g.world.joined_at[sea]
    if joins:
        major = major_of(g, owner)
        ports = ports_of(g, owner if major == NOBODY else major)
        for port, both in joins:
            if ports >> port & 1:
                seas |= both
    return seas
