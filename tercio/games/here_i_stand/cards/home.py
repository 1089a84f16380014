"""Home cards, 1 to 7 (HIS 6.1, 21)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import declare_free_war
from tercio.games.here_i_stand.conditions.court import is_free, rules_free
from tercio.games.here_i_stand.conditions.diplomacy import may_declare_war_at_any_time
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    PAPACY,
    SCOTLAND,
)
from tercio.games.here_i_stand.rules.major_powers.chateaux import build_chateau
from tercio.games.here_i_stand.rules.major_powers.excommunicable import (
    reformers_to_excommunicate,
    rulers_to_excommunicate,
)
from tercio.games.here_i_stand.rules.major_powers.excommunication import (
    excommunicate_a_reformer,
    excommunicate_a_ruler,
)
from tercio.games.here_i_stand.rules.major_powers.henrys_marriages import advance_marriage
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    choose_attacker,
    choose_excluded,
    excludable,
    which_zone,
)
from tercio.games.here_i_stand.rules.reformation.debate_dice import Debate
from tercio.games.here_i_stand.rules.reformation.debates import insert_luther, theological_debate
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.wars.cards.card_parts import (
    choose_space,
    choose_way,
    grant_cp,
    retrieve_from_discards,
)
from tercio.wars.cards.card_play import OWN_IMPULSE, play_event, playable_modes
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.land.foreign_war import builds_abroad
from tercio.wars.model.force_pools import can_add
from tercio.wars.model.names import (
    REGULAR,
    LeaderId,
    Mask,
    Power,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.troop_questions import enemy_land
from tercio.wars.turn.impulses import play_for_cp

# -- 1: Janissaries --------------------------------------------------------------------------------


@of_card(1, "janissaries.field_battle", cite="HIS 14")
@of_card(1, "janissaries.naval_combat", cite="HIS 16.2")
def janissaries_fight(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """Extra dice once both sides have rolled."""
    roll_more(g, battle.side_of(power), mode.numbers["dice"], HIT, purpose="janissaries")


@of_card(1, "janissaries.regulars", cite="HIS 5.2")
def janissaries_muster(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """New regulars at home, but in no pirate haven, and in foreign wars, in any mix."""
    for left in range(mode.numbers["regulars"], 0, -1):
        options = [*_barracks(g, power), *builds_abroad(g, power, "regular")]
        if not options:
            return
        args: Args = {"power": power_ref(g, power), "kind": "regular", "left": left}
        pick = yield Ask(g.seat_of(power), "event-place-unit", options, "HIS 5.2", args=args)
        if callable(pick.value):
            pick.value()
        else:
            g.place_troops(power, REGULAR, 1, pick.value)


def _barracks(g: HereIStand, power: Power) -> list[Option]:
    state, ids = g.state, g.world.location_ids
    closed = state.unrest | g.world.pirate_havens | enemy_land(g, power)
    homes = state.home[power] & state.controlled[power] & ~closed
    return [
        Option(f"place.{ids[s]}", s, (place_ref(g, s),))
        for s in spaces_in(homes)
        if not is_besieged(g, s) and can_add(g, power, REGULAR, 1, space=s)
    ]


# -- 2: Holy Roman Emperor -------------------------------------------------------------------------


@condition("HIS 21.2")
def charles_v_free(g: HereIStand, power: Power, about: object) -> bool:
    return is_free(g, g.world.leader["charles_v"])


@of_card(2, "holy_roman_emperor.relocate", cite="HIS 21.2")
def holy_roman_emperor(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Charles V goes elsewhere, with Alva if he is there; then CP."""
    charles, alva = (g.world.leader[id] for id in mode.leaders)
    if g.state.leader_at[charles] >= 0:
        yield from _relocate(g, power, charles, alva)
    grant_cp(g, mode.numbers["cp"])


def _relocate(g: HereIStand, power: Power, charles: LeaderId, alva: LeaderId) -> Procedure[None]:
    """From where he is on the map; he may stay, and Gout may keep him there."""
    halts = emperors_halts(g, power) & ~(1 << g.state.leader_at[charles])
    space = yield from choose_space(g, power, halts, "emperor-goes", cite="HIS 21.2", optional=True)
    if space is None:
        return
    party = yield from _company(g, power, charles, alva)
    others = [p for p in g.impulse_order() if p != power]
    yield from respond_window(g, "emperor_announced", charles, others, cite="HIS 21.2")
    if not g.state.impulse.still_leaders >> charles & 1:
        for leader in party:
            g.place_leader(leader, space)


def emperors_halts(g: HereIStand, power: Power) -> Mask:
    """Home spaces that the power controls, without unrest and without enemies."""
    state = g.state
    enemies = enemy_land(g, power) | enemy_fleets(g, power)
    return state.home[power] & state.controlled[power] & ~state.unrest & ~enemies


def _company(
    g: HereIStand, power: Power, charles: LeaderId, alva: LeaderId
) -> Procedure[list[LeaderId]]:
    at = g.state.leader_at
    if at[alva] != at[charles]:
        return [charles]
    way = yield from choose_way(g, power, ["with-alva", "alone"], "emperors-company")
    return [charles, alva] if way == "with-alva" else [charles]


# -- 3: Six Wives of Henry VIII --------------------------------------------------------------------


@condition("HIS 21.3")
def turn_2_or_later(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.turn >= g.world.constant("six_wives_earliest_turn")


def six_wives_targets(g: HereIStand) -> list[Power]:
    targets = (FRANCE, HAPSBURG, SCOTLAND)
    return [target for target in targets if may_declare_war_at_any_time(g, ENGLAND, target)]


@condition("HIS 9.6", "HIS 21.3")
def six_wives_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(six_wives_targets(g))


@of_card(3, "six_wives_of_henry_viii.war", cite="HIS 9.6")
def six_wives_war(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    yield from declare_free_war(g, power, six_wives_targets(g))
    grant_cp(g, mode.numbers["cp"])


@of_card(3, "six_wives_of_henry_viii.marriage", cite="HIS 21.3")
def six_wives_marriage(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    advance_marriage(g)


# -- 4: Patron of the Arts -------------------------------------------------------------------------


@condition("HIS 21.4")
def francis_rules_free(g: HereIStand, power: Power, about: object) -> bool:
    return rules_free(g, FRANCE, "francis_i")


@condition("HIS 21.4")
def chateaux_below_6(g: HereIStand, power: Power, about: object) -> bool:
    """The second printing did not bar the card; the seventh chateau was worth nothing."""
    most = g.world.constant("chateaux_vp_max")
    allowed = g.world.edition_rule("patron_at_6_vp") == "allowed"
    return g.state.court.chateaux_vp < most or allowed


@of_card(4, "patron_of_the_arts.chateau", cite="HIS 21.4")
def patron_of_the_arts(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    return build_chateau(g)


# -- 5: Papal Bull ---------------------------------------------------------------------------------


@condition("HIS 21.5")
def reformer_to_excommunicate(g: HereIStand, power: Power, about: object) -> bool:
    return bool(reformers_to_excommunicate(g))


@condition("HIS 21.5")
def ruler_to_excommunicate(g: HereIStand, power: Power, about: object) -> bool:
    return bool(rulers_to_excommunicate(g))


@of_card(5, "papal_bull.reformer", cite="HIS 21.5")
def bull_against_reformer(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    return excommunicate_a_reformer(g)


@of_card(5, "papal_bull.ruler", cite="HIS 21.5")
def bull_against_ruler(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    return excommunicate_a_ruler(g)


# -- 6: Leipzig Debate -----------------------------------------------------------------------------


@of_card(6, "leipzig_debate.choose_attacker", cite="HIS 18.5")
def leipzig_attacker(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    pick = yield which_zone(g, PAPACY)
    attacker = yield from choose_attacker(g, PAPACY, pick.value)
    yield from theological_debate(g, PAPACY, pick.value, chosen_attacker=attacker)


@of_card(6, "leipzig_debate.exclude_defender", cite="HIS 18.5")
def leipzig_defender(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """Where a single Protestant could answer, nobody can be left out."""
    pick = yield which_zone(g, PAPACY)
    if excludable(g, pick.value):
        excluded = yield from choose_excluded(g, pick.value)
        yield from theological_debate(g, PAPACY, pick.value, excluded_defender=excluded)
    else:
        yield from theological_debate(g, PAPACY, pick.value)


# -- 7: Here I Stand -------------------------------------------------------------------------------


@condition("HIS 18.5")
def german_debate(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the zone's id, or a debate that has a zone."""
    return bool(getattr(about, "zone", about) == "german")


@condition("HIS 18.5")
def luther_not_debating(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the debate."""
    luther = g.world.debater["luther"]
    return luther not in (getattr(about, "attacker", None), getattr(about, "defender", None))


@condition("HIS 18.5")
def wartburg_not_played(g: HereIStand, power: Power, about: object) -> bool:
    return not is_this_turn(g, "the_wartburg")


@of_card(7, "here_i_stand.retrieve", cite="HIS 6.2")
def retrieve(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """A discarded card comes into the hand; it may be played at once."""
    card = yield from retrieve_from_discards(g, power)
    assert card is not None
    ways = ["keep", "play-cp-now"]
    if playable_modes(g, power, card, OWN_IMPULSE):
        ways.append("play-event-now")
    way = yield from choose_way(
        g, power, ways, "use-retrieved-card", cite="HIS 6.2", args={"card": card_ref(g, card)}
    )
    if way == "play-cp-now":
        play_for_cp(g, power, card)
    elif way == "play-event-now":
        yield from play_event(g, power, card)


@of_card(7, "here_i_stand.insert_luther", cite="HIS 18.5")
def luther_steps_in(g: HereIStand, power: Power, mode: CardMode, debate: Debate) -> None:
    insert_luther(g, debate)
    g.draw_cards(power, mode.numbers["cards"])
