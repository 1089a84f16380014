"""Exceptions to where land units winter (HIS 19.3, 21.6)."""

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import PROTESTANT, SCOTLAND
from tercio.games.here_i_stand.rules.protestants import closed_electorates
from tercio.kernel.citations import cites
from tercio.wars.names import Mask, Power
from tercio.wars.rows import EditionRuleRow, RegionRow


@cites("HIS 19.3", "HIS 21.6")
def winters_in_place(g: HereIStand, power: Power) -> bool:
    """Before the league no Protestant unit moves: they guard their electors."""
    return power == PROTESTANT and not g.league_formed()


@cites("HIS 19.3")
def winters_only_in(g: HereIStand, owner: Power) -> Mask:
    """Scottish units winter in Edinburgh or Stirling and nowhere else (2017)."""
    if owner != SCOTLAND:
        return 0
    world = g.world
    rule = world.data.table("edition_rules", EditionRuleRow)["scottish_wintering"]
    if rule.values[world.edition] == "as_other_minors":
        return 0
    quarters = world.data.table("regions", RegionRow)["scottish_winter_quarters"]
    return world.mask(*quarters.spaces)


@cites("HIS 19.3")
def winter_barriers(g: HereIStand, power: Power) -> Mask:
    """Nobody winters in an electorate, or marches home through one, before the league."""
    return closed_electorates(g)
