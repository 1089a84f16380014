"""Habits that a bot should have: prudence, order, and an eye on the race."""

from collections.abc import Sequence
from typing import Any

import pytest

from tercio.games.here_i_stand.bots.answers import ANSWERS
from tercio.games.here_i_stand.bots.cards import EVENTS, best_dismissal, marriage
from tercio.games.here_i_stand.bots.deals import DIPLOMAT
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.religion import Field
from tercio.games.here_i_stand.bots.thinker import PLANS
from tercio.games.here_i_stand.bots.values import WEIGHTS
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.deals import Deal, Item
from tercio.wars.bots.agenda import spend_worth
from tercio.wars.bots.campaigns import Goals, marches, prospects
from tercio.wars.bots.card_worths import kept
from tercio.wars.bots.caution import escapes, relief_risk, retreats_before_winter
from tercio.wars.bots.deals import peace_worth
from tercio.wars.bots.defence import needs_of_defence, reinforcements
from tercio.wars.bots.memory import Memory
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.war import garrison_to_leave, looming_threat, loss_chance
from tercio.wars.model.names import Power
from tests.games.thinking import Glimpse
from tests.rules.here_i_stand.stage import Stage


def question(stage: Stage, whose: Power, kind: str, *keys: str, **args: str) -> Question:
    seat = Seat(stage.g.world.power_rows[whose].id)
    ask = Ask(seat, kind, [Option(key) for key in keys], "HIS 1", args=args)
    sight: Any = Glimpse(stage.g, ask)
    return Question(sight, whose, PLANS)


def answer(stage: Stage, whose: Power, kind: str, *keys: str, **args: str) -> str:
    return ANSWERS[kind](question(stage, whose, kind, *keys, **args))


def named(found: Sequence[Undertaking], what: str) -> list[Undertaking]:
    return [u for u in found if u.what == what]


# -- deals and allies ------------------------------------------------------------------------------


def test_the_papacy_grants_a_divorce_for_two_cards() -> None:
    """It was refused for a sum that fell short of the margin by the rounding of a float."""
    q = question(Stage(), PAPACY, "negotiate", "accept.1")
    items = (
        Item("grant_divorce", Seat("papacy"), Seat("england"), ""),
        Item("card_draws", Seat("england"), Seat("papacy"), "2"),
    )
    deal = Deal(1, Seat("england"), Seat("papacy"), list(items))
    assert DIPLOMAT.is_welcome(q, deal)


def test_nobody_dismisses_his_own_ally_by_a_marriage() -> None:
    stage = Stage().clear()
    for minor in (GENOA, VENICE):
        stage.g.state.patron[minor] = FRANCE
    o = Outlook(stage.g, FRANCE)
    assert best_dismissal(o) < 0
    assert best_dismissal(Outlook(stage.g, HAPSBURG)) > 0
    assert marriage(Outlook(stage.g, OTTOMAN)) == 0


# -- armies ----------------------------------------------------------------------------------------


def before_paris() -> Stage:
    """An English army on its way from Calais to Paris stands in Boulogne, which is French."""
    stage = Stage().clear().war(ENGLAND, FRANCE).control(ENGLAND, "calais")
    stage.put("boulogne", ENGLAND, regulars=8, leaders=["henry_viii"])
    stage.put("calais", ENGLAND, regulars=1).put("paris", FRANCE, regulars=1)
    stage.put("rouen", FRANCE, regulars=4)
    return stage.hand(ENGLAND, "landsknechts", "gout", "foul_weather", "treachery")


def test_12_1_the_road_is_taken_before_the_army_goes_on() -> None:
    """Once Paris is besieged, its garrison keeps Boulogne from being taken."""
    stage = before_paris()
    o = Outlook(stage.g, ENGLAND)
    found = prospects(o, PLANS[ENGLAND], Goals(o, PLANS[ENGLAND]))
    first = max(marches(o, PLANS[ENGLAND], found, 4), key=lambda u: u.rate)
    assert first.script == ("control.boulogne",)
    stage.control(ENGLAND, "boulogne")
    o = Outlook(stage.g, ENGLAND)
    found = prospects(o, PLANS[ENGLAND], Goals(o, PLANS[ENGLAND]))
    first = max(marches(o, PLANS[ENGLAND], found, 4), key=lambda u: u.rate)
    assert first.what == "march.paris"


def test_a_siege_is_not_begun_under_the_eyes_of_a_larger_army() -> None:
    stage = Stage().clear().war(ENGLAND, FRANCE).put("paris", FRANCE, regulars=1)
    safe = relief_risk(Outlook(stage.g, ENGLAND), stage.at("paris"), 4, 0)
    stage.put("lyon", FRANCE, regulars=10, leaders=["francis_i"])
    risky = relief_risk(Outlook(stage.g, ENGLAND), stage.at("paris"), 4, 0)
    assert safe == 0
    assert risky > 0.4


def test_a_king_with_two_units_leaves_before_an_army_comes() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(FRANCE, "metz")
    stage.put("metz", FRANCE, regulars=2, leaders=["francis_i"])
    stage.put("st_dizier", FRANCE, regulars=4).put("liege", HAPSBURG, regulars=8)
    leaving = list(escapes(Outlook(stage.g, FRANCE)))
    assert [u.script for u in leaving] == [
        ("from.metz", "leader.francis_i", "regular", "done", "move.metz.st_dizier")
    ]
    stage.put("metz", FRANCE, regulars=4)
    assert not list(escapes(Outlook(stage.g, FRANCE)))


def test_19_3_an_army_in_the_open_goes_where_its_way_home_is_open() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "belgrade")
    stage.control(HAPSBURG, "agram", "mohacs").put("graz", OTTOMAN, regulars=8).hand(OTTOMAN)
    found = list(retreats_before_winter(Outlook(stage.g, OTTOMAN)))
    assert [u.script for u in found] == [("from.graz", "all", "move.graz.agram")]
    stage.control(OTTOMAN, "agram")
    assert not list(retreats_before_winter(Outlook(stage.g, OTTOMAN)))


def test_vienna_keeps_a_garrison_while_the_sultan_can_come() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG)
    stage.put("vienna", HAPSBURG, regulars=6, leaders=["ferdinand"])
    at = stage.at("vienna")
    assert garrison_to_leave(Outlook(stage.g, HAPSBURG), at) == 1
    stage.control(OTTOMAN, "belgrade", "buda")
    stage.put("istanbul", OTTOMAN, regulars=12, leaders=["suleiman"])
    assert garrison_to_leave(Outlook(stage.g, HAPSBURG), at) == 4


def test_vienna_keeps_its_garrison_in_peace() -> None:
    """The Sultan comes in spring, whatever he has signed."""
    stage = Stage().clear().control(OTTOMAN, "belgrade", "buda")
    stage.put("istanbul", OTTOMAN, regulars=12, leaders=["suleiman"])
    stage.put("vienna", HAPSBURG, regulars=6)
    assert garrison_to_leave(Outlook(stage.g, HAPSBURG), stage.at("vienna")) == 4


def test_recruits_are_raised_where_only_several_together_save_a_key() -> None:
    """One more of them would hold Vienna against twelve no better than none."""
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "buda", "pressburg")
    stage.put("buda", OTTOMAN, regulars=12, leaders=["suleiman"])
    stage.put("vienna", HAPSBURG, regulars=1)
    o, at = Outlook(stage.g, HAPSBURG), stage.at("vienna")
    threat = looming_threat(o, at)
    alone = (loss_chance(threat, 1) - loss_chance(threat, 2)) * o.holding(at)
    assert needs_of_defence(o, 1 << at)[at] > 2 * alone


def test_troops_beside_a_key_that_may_fall_march_to_it() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "buda", "pressburg")
    stage.put("buda", OTTOMAN, regulars=8, leaders=["suleiman"])
    stage.put("vienna", HAPSBURG, regulars=1).put("linz", HAPSBURG, regulars=4)
    found = list(reinforcements(Outlook(stage.g, HAPSBURG)))
    assert [u.script for u in found] == [("from.linz", "all", "move.linz.vienna")]
    stage.put("vienna", HAPSBURG, regulars=9)
    assert not list(reinforcements(Outlook(stage.g, HAPSBURG)))


def test_recruits_are_worth_less_one_after_the_other() -> None:
    recruit = Undertaking(0.4, 1, "buy_mercenary")
    assert spend_worth([recruit], 3, frozenset(["buy_mercenary"])) == pytest.approx(0.925)


# -- the emperor -----------------------------------------------------------------------------------


def test_21_2_the_emperor_stays_with_his_army() -> None:
    stage = Stage().clear().put("navarre", HAPSBURG, regulars=6, leaders=["charles_v"])
    stage.put("vienna", HAPSBURG, regulars=4)
    keys = ("space.vienna", "space.valladolid", "done")
    assert answer(stage, HAPSBURG, "emperor-goes", *keys) == "done"
    stage.put("vienna", HAPSBURG, regulars=6)
    assert answer(stage, HAPSBURG, "emperor-goes", *keys) == "space.vienna"
    assert answer(stage, HAPSBURG, "emperors-company", "with-alva", "alone") == "alone"


# -- the sea ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ships", "expected"), [(4, "intercept.naples"), (1, "pass")])
def test_16_1_a_stronger_fleet_intercepts(ships: int, expected: str) -> None:
    stage = Stage().clear().war(HAPSBURG, OTTOMAN).put("naples", HAPSBURG, ships=ships)
    stage.put("tyrrhenian_sea", OTTOMAN, ships=2)
    args = {"power": "power:ottoman", "sea": "sea:tyrrhenian_sea"}
    keys = ("intercept.naples", "pass")
    assert answer(stage, HAPSBURG, "naval-intercept", *keys, **args) == expected


@pytest.mark.parametrize(("lead", "expected"), [(0, "award-vp"), (16, "award-card")])
def test_16_4_no_vp_for_a_pirate_who_is_about_to_win(lead: int, expected: str) -> None:
    stage = Stage().clear().hand(HAPSBURG, "fuggers", "holy_roman_emperor")
    stage.g.state.bonus_vp[OTTOMAN] = lead
    args = {"power": "power:ottoman", "sea": "sea:barbary_coast"}
    assert answer(stage, HAPSBURG, "piracy-award", "award-card", "award-vp", **args) == expected


# -- the race --------------------------------------------------------------------------------------


def test_whoever_is_about_to_win_is_to_be_stopped() -> None:
    stage = Stage().clear()
    before = Outlook(stage.g, FRANCE).harm(ENGLAND)
    vp = Outlook(stage.g, FRANCE).vp
    for power in (ENGLAND, OTTOMAN):
        stage.g.state.bonus_vp[power] = 24 - vp[power]
    o = Outlook(stage.g, FRANCE)
    assert o.harm(ENGLAND) > 1 > before
    assert o.harm(OTTOMAN) > 1


def test_23_2_english_homes_are_won_back_from_an_england_that_is_about_to_win() -> None:
    stage = Stage().clear().protestant("bristol")
    at = stage.at("bristol")
    before = Field(Outlook(stage.g, PAPACY), to_protestant=False).worth(at)
    given = Field(Outlook(stage.g, PROTESTANT), to_protestant=True).worth(at)
    stage.g.state.bonus_vp[ENGLAND] = 24 - Outlook(stage.g, PAPACY).vp[ENGLAND]
    assert Field(Outlook(stage.g, PAPACY), to_protestant=False).worth(at) > before + 0.3
    assert Field(Outlook(stage.g, PROTESTANT), to_protestant=True).worth(at) < given - 0.3


@pytest.mark.parametrize("power", [PROTESTANT, PAPACY])
def test_23_2_an_electorate_counts_where_the_protestant_rules_or_will(power: Power) -> None:
    """To whoever has the game's own weights."""

    def worth(stage: Stage) -> float:
        stage = stage if power == PROTESTANT else stage.protestant("trier")
        o = Outlook(stage.g, power, WEIGHTS)
        return Field(o, power == PROTESTANT).worth(stage.at("trier"))

    before = worth(Stage().clear())
    league = Stage().clear().control(HAPSBURG, "trier")
    league.g.state.court.done.append("schmalkaldic_league")
    assert worth(league) < before - 0.2
    assert worth(league.control(PROTESTANT, "trier")) == pytest.approx(before)


def test_nobody_sows_what_he_will_not_reap() -> None:
    stage = Stage().clear()
    early = Outlook(stage.g, FRANCE)
    assert early.horizon >= 3
    stage.g.state.turn = 5
    stage.g.state.bonus_vp[OTTOMAN] = 25 - early.vp[OTTOMAN]
    assert Outlook(stage.g, FRANCE).horizon == 0


# -- war and peace ---------------------------------------------------------------------------------


def test_who_made_peace_does_not_go_to_war_again_at_once() -> None:
    stage = Stage().clear().control(OTTOMAN, "belgrade", "mohacs", "buda", "pressburg")
    stage.put("istanbul", OTTOMAN, regulars=14, leaders=["suleiman"])
    stage.put("vienna", HAPSBURG, regulars=1)
    q = question(stage, OTTOMAN, "declare-war", "war.hapsburg", "pass")
    before = DIPLOMAT.war_worth(q, HAPSBURG)
    q.memory = Memory()
    q.memory.look(1 << HAPSBURG, turn=1)
    assert DIPLOMAT.war_worth(q, HAPSBURG) == pytest.approx(before)
    q.memory.look(0, turn=1)
    assert DIPLOMAT.war_worth(q, HAPSBURG) < before - 0.5
    stage.g.state.turn = 4
    assert DIPLOMAT.war_worth(q, HAPSBURG) == pytest.approx(before)


def test_21_3_the_first_war_of_henry_is_with_scotland() -> None:
    """He has two units at York, and the CP of the card to raise more."""
    stage = Stage()
    stage.put("york", ENGLAND, regulars=2, leaders=["henry_viii"])
    keys = ("power.france", "power.hapsburg", "power.scotland")
    assert answer(stage, ENGLAND, "event-war", *keys) == "power.scotland"


def test_powers_make_peace_with_each_other_when_a_third_is_about_to_win() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).war(HAPSBURG, OTTOMAN)
    plan = PLANS[HAPSBURG]
    calm = Outlook(stage.g, HAPSBURG)
    with_france, with_ottoman = (peace_worth(calm, plan, p) for p in (FRANCE, OTTOMAN))
    stage.g.state.bonus_vp[OTTOMAN] = 24 - calm.vp[OTTOMAN]
    alarmed = Outlook(stage.g, HAPSBURG)
    assert peace_worth(alarmed, plan, FRANCE) > with_france
    assert peace_worth(alarmed, plan, OTTOMAN) < with_ottoman


def test_an_army_relieves_what_is_besieged() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).put("vienna", HAPSBURG, regulars=2)
    stage.put("vienna", OTTOMAN, regulars=5).siege("vienna", OTTOMAN)
    stage.put("graz", HAPSBURG, regulars=9, leaders=["charles_v"])
    o = Outlook(stage.g, HAPSBURG)
    found = prospects(o, PLANS[HAPSBURG], Goals(o, PLANS[HAPSBURG]))
    first = max(marches(o, PLANS[HAPSBURG], found, 3), key=lambda u: u.rate)
    assert first.what == "march.vienna"


def test_a_port_is_guarded_against_those_who_may_land() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(HAPSBURG, "tunis")
    stage.put("tunis", HAPSBURG, regulars=4).control(OTTOMAN, "algiers")
    at = stage.at("tunis")
    assert garrison_to_leave(Outlook(stage.g, HAPSBURG), at) == 1
    stage.put("algiers", OTTOMAN, regulars=5, ships=1)
    assert garrison_to_leave(Outlook(stage.g, HAPSBURG), at) > 1


def test_9_3_who_has_lost_much_sues_for_peace() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).hand(FRANCE, "fuggers", "gout", "treachery")
    keys = ("sue.hapsburg", "pass")
    assert answer(stage, FRANCE, "sue-for-peace", *keys) == "pass"
    stage.control(HAPSBURG, "paris", "lyon").captive("francis_i", HAPSBURG)
    stage.put("dijon", HAPSBURG, regulars=8)
    assert answer(stage, FRANCE, "sue-for-peace", *keys) == "sue.hapsburg"


def test_events_are_judged_by_whom_they_hit() -> None:
    """A comet is nothing to nobody, and much against whoever is about to win."""
    stage = Stage().clear()
    calm = EVENTS["halleys_comet"](Outlook(stage.g, FRANCE, WEIGHTS))
    stage.g.state.bonus_vp[OTTOMAN] = 16
    assert EVENTS["halleys_comet"](Outlook(stage.g, FRANCE, WEIGHTS)) > 2 * calm
    inquisition = EVENTS["papal_inquisition"]
    assert inquisition(Outlook(stage.g, PAPACY)) > 0.8 > inquisition(Outlook(stage.g, FRANCE))


# -- cards -----------------------------------------------------------------------------------------


def test_one_combat_card_is_kept_for_a_battle_that_is_likely() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(FRANCE, "milan")
    stage.put("milan", FRANCE, regulars=5).hand(FRANCE, "field_artillery", "arquebusiers")
    number = stage.g.world.card
    cards = sorted((number["arquebusiers"], number["field_artillery"]), key=stage.g.world.card_cp)
    w = Outlook(stage.g, FRANCE).weights
    far = [kept(Outlook(stage.g, FRANCE), card) for card in cards]
    assert far == [w.combat_card_at_war] * 2
    stage.put("pavia", HAPSBURG, regulars=8)
    near = [kept(Outlook(stage.g, FRANCE), card) for card in cards]
    assert sorted(near) == [w.combat_card_at_war, w.combat_card_in_battle]


def test_21_7_a_war_abroad_is_worth_more_while_there_are_turns_to_come() -> None:
    """It costs a card in every turn until it is won."""
    stage = Stage().clear()
    early = EVENTS["war_in_persia"](Outlook(stage.g, HAPSBURG))
    stage.g.state.turn = Outlook(stage.g, HAPSBURG).scenario.last_turn
    late = EVENTS["war_in_persia"](Outlook(stage.g, HAPSBURG))
    assert early > 1.5 * late > 0
