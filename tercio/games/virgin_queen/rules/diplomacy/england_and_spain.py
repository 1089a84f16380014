"""How dear a war of England and Spain is, and what starts it at once (VQ 9.5)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    IRELAND,
    KNIGHTS,
    SCOTLAND,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rows.map import VqWarCostRow
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import Cp, Location, Mask, Power
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at

SPANISH = (SPAIN, WALLOONS, KNIGHTS)
"""Owners of Spanish units."""


@cites("VQ 9.4", "VQ 9.5")
def war_cost(g: VirginQueen, power: Power, target: Power) -> Cp:
    """By the display; between England and Spain less after each event that set them apart."""
    row = g.world.war_costs[power, target]
    if not isinstance(row, VqWarCostRow):
        return row.cp
    saved = sum(cp for event, cp in row.discounts.items() if _has_come_about(g, event))
    return max(row.cp - saved, row.minimum)


def _has_come_about(g: VirginQueen, event: str) -> bool:
    """Who was executed had been captured: both events make the war cheaper."""
    court = g.state.court
    if event == "elizabeth_excommunicated":
        return court.elizabeth_excommunicated
    return court.mary == "executed" or (event == "mary_captured" and court.mary == "captured")


def tension(g: VirginQueen) -> Cp:
    """What a declaration of war between England and Spain costs now."""
    return war_cost(g, SPAIN, ENGLAND)


def is_near_war(g: VirginQueen) -> bool:
    """The cost is low enough for Spain to meddle in the isles, and too low for an alliance."""
    return tension(g) <= g.world.constant("spanish_entry_war_cp")


# -- Ireland, Scotland and the Netherlands -------------------------------------------------------


def isles(g: VirginQueen) -> Mask:
    return g.state.home[IRELAND] | g.state.home[SCOTLAND]


@cites("VQ 9.5")
def leash(g: VirginQueen, owner: Power) -> Mask:
    """Spanish units stay out of Ireland and Scotland until war with England is near."""
    return -1 if owner not in SPANISH or is_near_war(g) else ~isles(g)


@cites("VQ 9.4", "VQ 9.5")
def entered(g: VirginQueen, power: Power, place: Location) -> Procedure[None]:
    """Spanish units in Ireland or Scotland, or English troops in the Netherlands, mean war."""
    if power not in (SPAIN, ENGLAND) or is_at_war(g, SPAIN, ENGLAND):
        return
    if power == SPAIN and isles(g) >> place & 1 and _has_spaniards(g, place):
        yield from go_to_war(g, SPAIN, ENGLAND, declared=False)
    elif power == ENGLAND and _breaks_dutch_peace(g, place):
        yield from go_to_war(g, ENGLAND, SPAIN, declared=False)


def _has_spaniards(g: VirginQueen, place: Location) -> bool:
    if any(g.state.land[owner] >> place & 1 for owner in SPANISH):
        return True
    return any(g.world.ship_owner[ship] in SPANISH for ship in ships_at(g, place, SPAIN)) or any(
        g.state.leader_power[leader] in SPANISH for leader in leaders_at(g, place, SPAIN)
    )


def _breaks_dutch_peace(g: VirginQueen, place: Location) -> bool:
    troops = g.state.land[ENGLAND] & g.world.area_masks["netherlands"]
    if not troops >> place & 1:
        return False
    always = g.world.edition_rule("netherlands_trigger") == "always"
    return always or not is_allied(g, ENGLAND, SPAIN)
