"""Conditions on rulers, heirs, courts and lasting events (HIS 3.3, 21)."""

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
)
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.rules.major_powers.excommunicable import (
    reformers_to_excommunicate,
    rulers_to_excommunicate,
)
from tercio.games.here_i_stand.rules.victory.victory import has_child, scenario_of
from tercio.kernel.masks import mask_of
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import AVAILABLE, NOBODY, OUT_OF_PLAY, LeaderId, Power, Space, captor
from tercio.wars.model.numbered import spaces_in


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
    return g.rules(power, ruler) and is_free(g, g.world.leader[ruler])


@condition("HIS 21.2")
def charles_v_free(g: HereIStand, power: Power, about: object) -> bool:
    return is_free(g, g.world.leader["charles_v"])


@condition("HIS 21.2")
def charles_v_relocates(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the leader who is to relocate."""
    return bool(about == g.world.leader["charles_v"])


@condition("HIS 21.3")
def turn_2_or_later(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.turn >= g.world.constant("six_wives_earliest_turn")


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


@condition("HIS 21.3")
def low_pregnancy_result(g: HereIStand, power: Power, about: object) -> bool:
    return any(result <= 3 for result in g.state.court.heirs)


@condition("HIS 6.2", "HIS 21.3")
def edward_born_not_ruled(g: HereIStand, power: Power, about: object) -> bool:
    return has_child(g, "edward") and g.rules(ENGLAND, "henry_viii")


@condition("HIS 6.2", "HIS 21.3")
def mary_next(g: HereIStand, power: Power, about: object) -> bool:
    """Edward was never born, or a sickly Edward took the throne on an earlier turn."""
    court = g.state.court
    if not has_child(g, "edward"):
        return True
    healthy = 6 in court.heirs
    return (
        not healthy and g.rules(ENGLAND, "edward_vi") and court.ruler_since[ENGLAND] < g.state.turn
    )


@condition("HIS 6.2", "HIS 21.3")
def elizabeth_next(g: HereIStand, power: Power, about: object) -> bool:
    since = g.state.court.ruler_since[ENGLAND]
    return has_child(g, "elizabeth") and g.rules(ENGLAND, "mary_i") and since < g.state.turn


@condition("HIS 6.2", "HIS 8.2", "HIS 21.3")
def english_reformation_open(g: HereIStand, power: Power, about: object) -> bool:
    """Henry married Anne Boleyn on an earlier turn."""
    return 0 < g.state.court.anne_married < g.state.turn


@condition("HIS 21.3")
def catherine_marker_unused(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.court.catherine_marker


@condition("HIS 3.3")
def england_changed_ruler(g: HereIStand, power: Power, about: object) -> bool:
    """This turn, and England holds a card that can be drawn; `about` is the card played."""
    this_turn = g.state.court.ruler_since[ENGLAND] == g.state.turn
    return this_turn and holds_drawable(g, ENGLAND, about)


def holds_drawable(g: HereIStand, power: Power, played: object) -> bool:
    """A card in hand that is no home card (6.1) and not the one that is being played."""
    return any(g.is_hidden_card(card) and card != played for card in g.state.hands[power])


@condition("HIS 21.3")
def mary_rules(g: HereIStand, power: Power, about: object) -> bool:
    return g.rules(ENGLAND, "mary_i")


@condition("HIS 22.3")
def rough_wooing(g: HereIStand, power: Power, about: object) -> bool:
    """Edward is born and alive, and Scotland is a French ally."""
    alive = has_child(g, "edward") and not (
        g.rules(ENGLAND, "mary_i") or g.rules(ENGLAND, "elizabeth_i")
    )
    return alive and g.state.patron[SCOTLAND] == FRANCE


@condition("HIS 21.3")
def england_protestant_allied(g: HereIStand, power: Power, about: object) -> bool:
    return g.is_allied(ENGLAND, PROTESTANT)


@condition("HIS 6.2")
def more_event_removes(g: HereIStand, power: Power, about: object) -> bool:
    """`power` played Thomas More."""
    return power in (ENGLAND, PROTESTANT) or g.state.court.anne_married > 0


# -- France ------------------------------------------------------------------------------------


@condition("HIS 21.4")
def francis_rules_free(g: HereIStand, power: Power, about: object) -> bool:
    return rules_free(g, FRANCE, "francis_i")


@condition("HIS 21.4")
def chateaux_below_6(g: HereIStand, power: Power, about: object) -> bool:
    """The second printing did not bar the card; the seventh chateau was worth nothing."""
    most = g.world.constant("chateaux_vp_max")
    allowed = g.world.edition_rule("patron_at_6_vp") == "allowed"
    return g.state.court.chateaux_vp < most or allowed


def _france_controls(g: HereIStand, space: str) -> bool:
    return g.is_controlled_by(FRANCE, g.world.space[space])


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
    return g.state.home[FRANCE] & (g.enemy_land(FRANCE) | g.enemy_fleets(FRANCE)) != 0


# -- the Papacy --------------------------------------------------------------------------------


@condition("HIS 21.5")
def reformer_to_excommunicate(g: HereIStand, power: Power, about: object) -> bool:
    return bool(reformers_to_excommunicate(g))


@condition("HIS 21.5")
def ruler_to_excommunicate(g: HereIStand, power: Power, about: object) -> bool:
    return bool(rulers_to_excommunicate(g))


@condition("HIS 9.1", "HIS 9.5")
def ruler_excommunicated(g: HereIStand, power: Power, about: object) -> bool:
    """`power` has a -1 Card marker for its ruler."""
    return power >= 0 and bool(g.state.court.under_ban >> power & 1)


@condition("HIS 21.5")
def sack_possible(g: HereIStand, power: Power, about: object) -> bool:
    return bool(sacking_stacks(g))


def sacking_stacks(g: HereIStand) -> list[tuple[Power, Space]]:
    """(commander, space) of the stacks that can sack Rome (21.5)."""
    world = g.world
    garrison = g.troops_of(PAPACY, 0, world.space["rome"])
    italian = world.zone_masks["italian"]
    lords = [p for p in world.powers if g.state.patron[p] == p and p != PAPACY]
    return [
        (lord, space)
        for lord in lords
        for space in spaces_in(g.own_land(lord) & italian)
        if mercenaries_at(g, lord, space) > garrison
    ]


def mercenaries_at(g: HereIStand, lord: Power, space: Space) -> int:
    second = g.world.second_kind
    return sum(g.troops_of(p, 1, space) for p in g.commands(lord) if second[p] == "mercenary")


@condition("HIS 21.5")
def papacy_lost_sack(g: HereIStand, power: Power, sack: Battle | None) -> bool:
    return sack is not None and sack.winner != PAPACY


# -- events with lasting effects and pieces of the court -------------------------------------------


@condition("HIS 21.6")
def league_formed(g: HereIStand, power: Power, about: object) -> bool:
    return g.league_formed()


@condition("HIS 21.6")
def league_not_formed(g: HereIStand, power: Power, about: object) -> bool:
    return not g.league_formed()


@condition("HIS 21.1")
def barbary_pirates_done(g: HereIStand, power: Power, about: object) -> bool:
    return g.has_happened("barbary_pirates")


@condition("HIS 21.5")
def society_of_jesus_done(g: HereIStand, power: Power, about: object) -> bool:
    return g.has_happened("society_of_jesus")


@condition("HIS 21.6")
def philip_or_card(g: HereIStand, power: Power, about: object) -> bool:
    """Philip of Hesse is in play, or the Protestant holds a card; `about` is the one played."""
    philip = g.state.leader_at[g.world.leader["philip_of_hesse"]]
    return philip not in (AVAILABLE, OUT_OF_PLAY) or holds_drawable(g, PROTESTANT, about)


@condition("HIS 8.2")
def maurice_in_play(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.leader_at[g.world.leader["maurice_of_saxony"]] not in (AVAILABLE, OUT_OF_PLAY)


def threatened_leaders(g: HereIStand) -> list[LeaderId]:
    """The leaders named on Threat to Power who are on the map."""
    named = g.world.cards[g.world.card["threat_to_power"]].modes[0].leaders
    return [i for id in named if g.state.leader_at[i := g.world.leader[id]] >= 0]


@condition("HIS 5.1")
def threatened_leader(g: HereIStand, power: Power, about: object) -> bool:
    return bool(threatened_leaders(g))


@condition("HIS 9.4")
def leader_captured(g: HereIStand, power: Power, about: object) -> bool:
    return any(captor(at) != NOBODY for at in g.state.leader_at)


@condition("HIS 21.7")
def foreign_war_not_underway(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the card."""
    return all(war.card != about for war in g.state.foreign_wars)


@condition("HIS 21.2")
def ottoman_at_peace(g: HereIStand, power: Power, about: object) -> bool:
    return not g.state.at_war[OTTOMAN] & mask_of(MAJORS)


@condition("HIS 10")
def controls_capital(g: HereIStand, power: Power, about: object) -> bool:
    return any(g.is_controlled_by(power, space) for space in g.world.capitals[power])


@condition("HIS 21.3")
def english_home_spaces_open(g: HereIStand, power: Power, about: object) -> bool:
    homes = g.state.home[ENGLAND] & ~g.state.unrest
    return bool(homes & ~g.occupied())


@condition("HIS 21.2")
def calais_and_antwerp(g: HereIStand, power: Power, about: object) -> bool:
    spaces = g.world.mode("cloth_prices_fluctuate", "trade").spaces
    calais, antwerp = (g.world.space[space] for space in spaces)
    return g.is_controlled_by(ENGLAND, calais) and g.is_controlled_by(HAPSBURG, antwerp)
