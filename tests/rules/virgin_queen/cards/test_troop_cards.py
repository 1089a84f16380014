"""Events about troops, towns and hands (VQ 5, 12.4, 15.1, 17, 23, 24.7)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import skip_impulse
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    INDEPENDENT,
    MORISCOS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.land_units_built import mercenary_price
from tercio.games.virgin_queen.rules.major_powers.foreign_war import begin_foreign_war
from tercio.kernel.ask import Ask
from tercio.kernel.masks import mask_of
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.model.force_pools import strength_in_use
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY
from tercio.wars.model.space_questions import is_in_unrest
from tercio.wars.turn.impulses import begin_impulse
from tercio.wars.turn.phases import begin_phase
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.war_cards import (
    deal,
    discard,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_play,
    play,
    why_not,
)


@pytest.mark.rule("VQ 17.2", "VQ 23.7")
def test_card_1_the_grand_vizier_raises_troops() -> None:
    stage = quiet()
    play(stage, OTTOMAN, "grand_vizier", answers=["mode.levy", "build.buda"])
    assert stage.troops(OTTOMAN, "buda") == (2, 2)
    assert "build.algiers" not in last_keys(stage, "event-levy")
    assert not may_play(quiet(), SPAIN, "grand_vizier")


@pytest.mark.rule("VQ 13")
def test_card_3_the_spanish_road() -> None:
    stage = quiet().put("milan", SPAIN, regulars=5).put("madrid", SPAIN, leaders=["alva"])
    answers = ["leader.alva", "all", "space.brussels"]
    play(stage, SPAIN, "spanish_road", answers=answers)
    assert stage.regulars(SPAIN, "brussels") == 5
    assert stage.where("alva") == "brussels"
    assert stage.cp == 2
    assert why_not(quiet().unrest("milan"), SPAIN, "spanish_road") >= {"milan_open"}


@pytest.mark.rule("VQ 5.3")
def test_card_17_a_mutiny_takes_mercenaries_and_half_the_regulars() -> None:
    stage = quiet().put("paris", FRANCE, regulars=3, second=4)
    play(stage, SPAIN, "army_mutiny")
    assert stage.troops(FRANCE, "paris") == (1, 0)
    turks = quiet().put("buda", OTTOMAN, regulars=3)
    assert why_not(turks, SPAIN, "army_mutiny") == {"christian_stack"}


@pytest.mark.rule("VQ 24.7")
def test_card_18_rebels_make_a_city_independent() -> None:
    stage = quiet().control(FRANCE, "metz").put("metz", FRANCE, regulars=1, leaders=["montmorency"])
    play(stage, SPAIN, "city_state_rebels", dice=[5, 1, 1, 1, 1])
    assert stage.controller("metz") == INDEPENDENT
    assert stage.regulars(INDEPENDENT, "metz") == 2
    assert stage.where("montmorency") == "paris"
    free = quiet().control(INDEPENDENT, "metz", "tunis", "florence", "bayonne")
    assert why_not(free, SPAIN, "city_state_rebels") == {"city_state_held"}


@pytest.mark.rule("VQ 24.7")
def test_card_18_a_garrison_that_holds_out_keeps_the_city() -> None:
    stage = quiet().control(FRANCE, "metz").put("metz", FRANCE, regulars=3)
    play(stage, SPAIN, "city_state_rebels", dice=[5, 6, 1, 1, 1])
    assert stage.regulars(FRANCE, "metz") == 1
    assert stage.controller("metz") == FRANCE


@pytest.mark.rule("VQ 17")
def test_card_21_volunteers_land_where_one_rules() -> None:
    stage = quiet().control(ENGLAND, "calais")
    play(stage, ENGLAND, "foreign_volunteers", answers=["raise.england.calais"])
    assert stage.regulars(ENGLAND, "calais") == 4
    spain = quiet()
    play(spain, SPAIN, "foreign_volunteers", answers=["raise.spain.madrid"])
    keys = last_keys(spain, "volunteers")
    assert "raise.spain.brussels" not in keys
    assert "raise.spain.malta" not in keys
    assert why_not(quiet(), PROTESTANT, "foreign_volunteers") == {"space_for_volunteers"}


@pytest.mark.rule("VQ 12.4")
def test_card_24_a_homeland_rises_where_nobody_stands_guard() -> None:
    stage = quiet().put("bourges", FRANCE, regulars=1)
    answers = ["power.france", "unrest.dijon", "unrest.tours", "done"]
    play(stage, SPAIN, "homeland_uprising", answers=answers)
    assert is_in_unrest(stage.g, stage.at("dijon"))
    assert is_in_unrest(stage.g, stage.at("tours"))
    assert "unrest.bourges" not in last_keys(stage, "event-unrest")
    everywhere = quiet()
    everywhere.g.state.unrest = everywhere.g.world.all_spaces
    assert why_not(everywhere, SPAIN, "homeland_uprising") >= {"unoccupied_home_space"}


@pytest.mark.rule("VQ 5.3")
def test_card_26_bribed_mercenaries_change_sides() -> None:
    stage = quiet().put("paris", FRANCE, second=3).put("reims", HRE, regulars=1)
    play(stage, HRE, "mercenaries_bribed")
    assert stage.second(FRANCE, "paris") == 1
    assert stage.second(HRE, "reims") == 2
    turk = quiet().put("paris", FRANCE, second=3).put("reims", OTTOMAN, regulars=1)
    play(turk, OTTOMAN, "mercenaries_bribed")
    assert turk.second(FRANCE, "paris") == 1
    assert turk.second(OTTOMAN, "reims") == 0, "the Ottoman hires no mercenaries"
    far = quiet().put("paris", FRANCE, second=3).put("vienna", HRE, regulars=1)
    assert why_not(far, HRE, "mercenaries_bribed") == {"mercenaries_in_reach"}


@pytest.mark.rule("VQ 5.3")
def test_card_27_mercenaries_are_paid_or_half_of_them_leave() -> None:
    stage = quiet().put("paris", FRANCE, second=3).put("lyon", FRANCE, second=2)
    play(stage, SPAIN, "mercenaries_demand_pay")
    assert (stage.second(FRANCE, "paris"), stage.second(FRANCE, "lyon")) == (1, 1)
    paid = quiet().put("paris", FRANCE, second=5)
    deal(paid, FRANCE, "treachery", "printed_ballads")
    play(paid, SPAIN, "mercenaries_demand_pay", answers=[f"pay.{paid.g.world.card['treachery']}"])
    assert paid.second(FRANCE, "paris") == 5
    assert is_discarded(paid, "treachery")
    few = quiet().put("paris", FRANCE, second=3)
    assert why_not(few, SPAIN, "mercenaries_demand_pay") == {"power_with_4_mercenaries"}


@pytest.mark.rule("VQ 23.1")
def test_card_28_the_moriscos_rise() -> None:
    stage = quiet()
    answers = ["unrest.cartagena", "unrest.cordoba", "unrest.seville", "place.granada"]
    play(stage, ENGLAND, "morisco_revolt", answers=answers)
    assert stage.regulars(MORISCOS, "granada") == 1
    assert {ask.seat for ask in stage.asked} == {"ottoman"}, "the Ottoman places everything"
    assert stage.g.state.unrest == stage.g.world.mask("cartagena", "cordoba", "seville")
    stage.g.state.events_played = [[] for _ in range(6)]
    assert why_not(stage, ENGLAND, "morisco_revolt") == {"moriscos_absent"}


@pytest.mark.rule("VQ 6.1")
def test_card_29_nostradamus_sees_a_hand() -> None:
    stage = quiet()
    deal(stage, SPAIN, "treachery")
    deal(stage, FRANCE, "storms")
    storms = f"discard.{stage.g.world.card['storms']}"
    play(stage, FRANCE, "nostradamus_prophecies", answers=[storms], draws=["40", "16"])
    assert hand_size(stage, FRANCE) == 2
    assert is_discarded(stage, "storms")
    assert why_not(quiet(), FRANCE, "nostradamus_prophecies") == {"forbid-event-without-effect"}


@pytest.mark.rule("VQ 11")
def test_card_30_a_ruler_falls_ill() -> None:
    stage = quiet()
    deal(stage, FRANCE, "storms")
    play(stage, SPAIN, "ruler_falls_ill", answers=["power.france", "give-card"])
    assert holds_card(stage, SPAIN, "storms")
    sick = quiet()
    play(sick, SPAIN, "ruler_falls_ill", answers=["power.france"])
    assert skip_impulse(sick.g, FRANCE)
    alone = quiet()
    alone.g.state.passed = mask_of(p for p in alone.g.powers_in_play() if p != SPAIN)
    alone.g.state.active = SPAIN
    assert why_not(alone, SPAIN, "ruler_falls_ill") == {"power_may_fall_ill"}


@pytest.mark.rule("VQ 11")
def test_card_30_who_has_passed_in_this_round_does_not_fall_ill() -> None:
    stage = quiet()
    deal(stage, SPAIN, "ruler_falls_ill")
    begin_phase(stage.g, "action")
    stage.g.state.active, stage.g.state.passed = SPAIN, mask_of([OTTOMAN, HRE])
    stage.run(begin_impulse(stage.g, SPAIN), answers=["event.30", "power.france"])
    targets = {"power.england", "power.france", "power.protestant"}
    assert set(last_keys(stage, "ruler-ill")) == targets


@pytest.mark.rule("VQ 5.3", "VQ 23.7")
def test_23_7_units_on_their_way_to_a_foreign_war_keep_their_counters() -> None:
    stage = quiet().put("istanbul", OTTOMAN, regulars=5)
    before = strength_in_use(stage.g, OTTOMAN)
    sending = begin_foreign_war(stage.g, SPAIN, stage.g.world.card["war_in_persia"])
    stop = next(sending)
    assert isinstance(stop, Ask)
    sending.send(stop.options[0])
    war = stage.g.state.foreign_wars[-1]
    assert (war.regulars, war.enemies) == (1, 0), "the foreign army is not known yet"
    assert strength_in_use(stage.g, OTTOMAN) == before


@pytest.mark.rule("VQ 15.1")
def test_card_31_treachery_opens_the_gates() -> None:
    stage = quiet().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp", "flushing")
    stage.put("antwerp", SPAIN, regulars=4).put("antwerp", DUTCH, regulars=2)
    stage.put("antwerp", PROTESTANT, leaders=["william_of_orange"]).siege("antwerp", SPAIN)
    play(stage, ENGLAND, "treachery")
    assert stage.controller("antwerp") == SPAIN
    assert stage.regulars(DUTCH, "antwerp") == 0
    assert stage.captor("william_of_orange") == SPAIN
    assert why_not(quiet(), ENGLAND, "treachery") == {"besieged_space"}


@pytest.mark.rule("VQ 6.2", "VQ 23.3")
def test_card_32_the_virgin_queen_takes_a_card_back() -> None:
    stage = quiet()
    discard(stage, "treachery", "treasure_fleet")
    play(stage, ENGLAND, "the_virgin_queen")
    assert holds_card(stage, ENGLAND, "treachery")
    assert "retrievable_card" in why_not(quiet(), ENGLAND, "the_virgin_queen")


@pytest.mark.rule("VQ 6.3", "VQ 17.2")
def test_card_50_credit_fails() -> None:
    stage = quiet().treasures(FRANCE, "t_cp_1")
    play(stage, SPAIN, "fall_of_the_exchange", answers=["power.france"])
    assert not stage.g.state.treasury.hands[FRANCE]
    assert mercenary_price(stage.g, FRANCE) == 2
    assert mercenary_price(stage.g, SPAIN) == 1
    poor = quiet().put("paris", FRANCE, second=3)
    play(poor, SPAIN, "fall_of_the_exchange", answers=["power.france"])
    assert poor.second(FRANCE, "paris") == 1
    assert why_not(poor, SPAIN, "fall_of_the_exchange") == {"forbid-card-played-this-turn"}


@pytest.mark.rule("VQ 6.3")
def test_card_60_draws_a_card_from_another_hand() -> None:
    stage = quiet().hand(FRANCE, "treachery").hand(ENGLAND, "storms")
    play(stage, SPAIN, "letters_intercepted", answers=["power.england"])
    assert holds_card(stage, SPAIN, "storms")
    assert not holds_card(stage, ENGLAND, "storms")
    assert holds_card(stage, FRANCE, "treachery")


@pytest.mark.rule("VQ 6.3")
def test_card_60_takes_treasures_too_and_no_home_cards() -> None:
    stage = quiet().hand(FRANCE, "gouvernante_de_france").hand(ENGLAND)
    assert why_not(stage, SPAIN, "letters_intercepted") == {"somebody_holds_card"}
    stage.treasures(FRANCE, "t_cp_3")
    play(stage, SPAIN, "letters_intercepted")
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_3"]


@pytest.mark.rule("VQ 5.1")
def test_card_71_an_untimely_death_takes_leader_and_royal() -> None:
    stage = quiet().put("la_rochelle", PROTESTANT, leaders=["navarre"])
    navarre = stage.g.world.royal["henry_of_navarre"]
    stage.g.state.weddings.eligibility[navarre] = 4
    play(stage, SPAIN, "untimely_death")
    assert stage.where("navarre") == OUT_OF_PLAY
    assert stage.g.state.weddings.eligibility[navarre] == 0
    assert stage.where("default_huguenot") in (NEXT_TURN, -1)
    assert why_not(quiet(), SPAIN, "untimely_death") == {"named_army_leader"}


@pytest.mark.rule("VQ 23.7")
def test_card_72_war_in_persia() -> None:
    stage = quiet().put("buda", OTTOMAN, regulars=4, leaders=["lala_mustafa"])
    answers = ["send.regular.buda"] * 3 + ["done", "send-leader.lala_mustafa", "enemies.5"]
    play(stage, SPAIN, "war_in_persia", answers=answers)
    war = stage.g.state.foreign_wars[0]
    assert (war.regulars, war.enemies, war.vp, war.limit) == (3, 5, 1, 8)
    stage.impulse(OTTOMAN, cp=1)
    dice = [6, 6, 6, 6, 6, *[1] * 5]
    rating = stage.g.world.battle_rating[stage.g.world.leader["lala_mustafa"]]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=dice[: 3 + rating] + [1] * 5)
    assert war.enemies == 5 - min(5, 3 + rating)
    few = quiet().put("buda", OTTOMAN, regulars=2)
    assert "three_units_free" in why_not(few, SPAIN, "war_in_persia")


@pytest.mark.rule("VQ 23.7")
def test_card_73_a_won_war_brings_troops_home_and_leaves_the_game() -> None:
    stage = quiet().put("vienna", HRE, regulars=4)
    answers = ["send.regular.vienna"] * 3 + ["done", "enemies.4"]
    play(stage, FRANCE, "war_with_poland", answers=answers)
    stage.g.state.foreign_wars[0].enemies = 1
    stage.impulse(HRE, cp=1)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, HRE), dice=[6, 1, 1, 1])
    assert stage.regulars(HRE, "vienna") == 4
    assert stage.bonus_vp(HRE) == 0, "only a foreign army of 5 is worth VP"
    assert is_removed(stage, "war_with_poland")
    assert stage.second(HUGUENOT, "vienna") == 0
    assert "three_units_free" in why_not(quiet(), FRANCE, "war_with_poland")
