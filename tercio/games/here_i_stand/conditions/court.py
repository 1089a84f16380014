"""Conditions on rulers, heirs, courts and lasting events (HIS 3.3, 21)."""

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model import court_questions
from tercio.games.here_i_stand.model.court_questions import has_happened, reigns
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
)
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.rules.victory.victory import has_child, scenario_of
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import NOBODY, LeaderId, Power, captor
from tercio.wars.model.power_questions import is_allied
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.space_questions import is_controlled_by, occupied_places
from tercio.wars.model.troop_questions import enemy_land


def is_free(g: HereIStand, leader: LeaderId) -> bool:
    """Neither captured nor besieged."""
    at = g.state.leader_at[leader]
    if captor(at) != NOBODY:
        return False
    if at < 0 or g.world.is_sea(at):
        return True
    besiegers = g.state.besiegers[at]
    lord = g.state.patron[g.state.leader_power[leader]]
    return not besiegers or bool(besiegers >> lord & 1)


def rules_free(g: HereIStand, power: Power, ruler: str) -> bool:
    """Whether `ruler` (who is a leader of the same id) rules, and is free."""
    return reigns(g, power, ruler) and is_free(g, g.world.leader[ruler])


@condition("HIS 21.3")
def henry_rules_free(g: HereIStand, power: Power, about: object) -> bool:
    return rules_free(g, ENGLAND, "henry_viii")


@condition("HIS 21.3")
def heirs_incomplete(g: HereIStand, power: Power, about: object) -> bool:
    return not (has_child(g, "edward") and has_child(g, "elizabeth"))


@condition("HIS 21.3")
def marital_track_open(g: HereIStand, power: Power, about: object) -> bool:
    boxes = g.world.data.table("wives", WifeRow).values()
    return g.state.court.marital < max(row.box for row in boxes)


@condition("HIS 9.1", "HIS 21.3")
def marital_marker_on_divorce(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.court.marital == g.world.data.table("wives", WifeRow)["ask_for_divorce"].box


@condition("HIS 6.2", "HIS 21.3")
def edward_born_not_ruled(g: HereIStand, power: Power, about: object) -> bool:
    return has_child(g, "edward") and reigns(g, ENGLAND, "henry_viii")


@condition("HIS 6.2", "HIS 21.3")
def mary_next(g: HereIStand, power: Power, about: object) -> bool:
    """Edward was never born, or a sickly Edward took the throne on an earlier turn."""
    court = g.state.court
    if not has_child(g, "edward"):
        return True
    healthy = 6 in court.heirs
    return (
        not healthy
        and reigns(g, ENGLAND, "edward_vi")
        and court.ruler_since[ENGLAND] < g.state.turn
    )


@condition("HIS 6.2", "HIS 21.3")
def elizabeth_next(g: HereIStand, power: Power, about: object) -> bool:
    since = g.state.court.ruler_since[ENGLAND]
    return has_child(g, "elizabeth") and reigns(g, ENGLAND, "mary_i") and since < g.state.turn


@condition("HIS 6.2", "HIS 8.2", "HIS 21.3")
def english_reformation_open(g: HereIStand, power: Power, about: object) -> bool:
    """Henry married Anne Boleyn on an earlier turn."""
    return 0 < g.state.court.anne_married < g.state.turn


@condition("HIS 21.3")
def catherine_marker_unused(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.court.catherine_marker


def holds_drawable(g: HereIStand, power: Power, played: object) -> bool:
    """A card in hand that is no home card (6.1) and not the one that is being played."""
    return any(g.is_hidden_card(card) and card != played for card in g.state.hands[power])


@condition("HIS 21.3")
def mary_rules(g: HereIStand, power: Power, about: object) -> bool:
    return reigns(g, ENGLAND, "mary_i")


@condition("HIS 21.3")
def england_protestant_allied(g: HereIStand, power: Power, about: object) -> bool:
    return is_allied(g, ENGLAND, PROTESTANT)


# -- France ------------------------------------------------------------------------------------


def _france_controls(g: HereIStand, space: str) -> bool:
    return is_controlled_by(g, FRANCE, g.world.space[space])


@condition("HIS 21.4")
def france_controls_milan(g: HereIStand, power: Power, about: object) -> bool:
    return _france_controls(g, "milan")


@condition("HIS 21.4")
def france_controls_florence(g: HereIStand, power: Power, about: object) -> bool:
    return _france_controls(g, "florence")


@condition("HIS 21.4")
def france_controls_3_italian_keys(g: HereIStand, power: Power, about: object) -> bool:
    keys = g.state.controlled[FRANCE] & g.world.keys & g.world.zone_masks["italian"]
    return keys.bit_count() >= 3


@condition("HIS 21.4")
def tournament_scenario(g: HereIStand, power: Power, about: object) -> bool:
    return scenario_of(g).chateau_bonus > 0


@condition("HIS 21.4")
def french_home_space_lost(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.home[FRANCE] & ~g.state.controlled[FRANCE] != 0


@condition("HIS 21.4")
def enemy_in_french_home_space(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.home[FRANCE] & (enemy_land(g, FRANCE) | enemy_fleets(g, FRANCE)) != 0


# -- the Papacy --------------------------------------------------------------------------------


@condition("HIS 9.1", "HIS 9.5")
def ruler_excommunicated(g: HereIStand, power: Power, about: object) -> bool:
    """`power` has a -1 Card marker for its ruler."""
    return power >= 0 and bool(g.state.court.under_ban >> power & 1)


# -- events with lasting effects and pieces of the court -------------------------------------------


@condition("HIS 21.6")
def league_formed(g: HereIStand, power: Power, about: object) -> bool:
    return court_questions.league_formed(g)


@condition("HIS 21.6")
def league_not_formed(g: HereIStand, power: Power, about: object) -> bool:
    return not court_questions.league_formed(g)


@condition("HIS 21.1")
def barbary_pirates_done(g: HereIStand, power: Power, about: object) -> bool:
    return has_happened(g, "barbary_pirates")


@condition("HIS 21.5")
def society_of_jesus_done(g: HereIStand, power: Power, about: object) -> bool:
    return has_happened(g, "society_of_jesus")


@condition("HIS 21.7")
def foreign_war_not_underway(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the card."""
    return all(war.card != about for war in g.state.foreign_wars)


@condition("HIS 21.2")
def ottoman_at_peace(g: HereIStand, power: Power, about: object) -> bool:
    return not g.state.at_war[OTTOMAN] & mask_of(MAJORS)


@condition("HIS 21.3")
def english_home_spaces_open(g: HereIStand, power: Power, about: object) -> bool:
    homes = g.state.home[ENGLAND] & ~g.state.unrest
    return bool(homes & ~occupied_places(g))
