"""What the thinker makes of positions: crossings, roads, reserves, leaders, deals, dead ends."""

from typing import Any

import pytest

from tercio.games.here_i_stand.bots.deals import DIPLOMAT
from tercio.games.here_i_stand.bots.open_country import roads_to_armies
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.thinker import PLANS, Thinker
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.randomness import Stream
from tercio.wars.bots.campaigns import Goals, prospects
from tercio.wars.bots.crossings import crossings, route_to, voyages_of_war
from tercio.wars.bots.war import formation_script
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.land.control import controllable
from tercio.wars.model.names import Power
from tests.games.thinking import Glimpse
from tests.rules.here_i_stand.stage import Stage


def asked(stage: Stage, kind: str, *keys: str) -> Any:
    ask = Ask(Seat("ottoman"), kind, [Option(key) for key in keys], "HIS 11.1")
    return Glimpse(stage.g, ask)


# -- across the sea --------------------------------------------------------------------------------


def off_tunis(corsairs: int = 0) -> Stage:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "algiers")
    stage.g.state.home[OTTOMAN] |= 1 << stage.at("algiers")
    stage.put("algiers", OTTOMAN, regulars=6).put("tunis", HAPSBURG, regulars=1)
    stage.hand(OTTOMAN, "janissaries", "landsknechts", "gout")
    return stage.put("barbary_coast", OTTOMAN, corsairs=corsairs) if corsairs else stage


def test_an_army_crosses_where_ships_lie() -> None:
    o = Outlook(off_tunis(corsairs=2).g, OTTOMAN)
    found = crossings(o, Goals(o, PLANS[OTTOMAN]))
    tunis = [p for p in found if o.id(p.goal.space) == "tunis"]
    assert tunis
    assert [o.id(sea) for sea in tunis[0].route] == ["barbary_coast"]
    assert tunis[0].units <= 5
    plans = list(voyages_of_war(o, PLANS[OTTOMAN], tunis, cp=3))
    assert plans[0].action == "naval_transport"
    assert plans[0].script[0] == "from.algiers"
    assert plans[0].script[-1] == "land.tunis"


def test_ships_in_port_are_sent_out_first() -> None:
    stage = off_tunis().put("algiers", OTTOMAN, ships=2)
    o = Outlook(stage.g, OTTOMAN)
    found = crossings(o, Goals(o, PLANS[OTTOMAN]))
    plans = list(voyages_of_war(o, PLANS[OTTOMAN], found, cp=3))
    assert plans[0].action == "naval_move"
    assert "to.barbary_coast" in plans[0].script


def test_without_ships_nobody_crosses() -> None:
    o = Outlook(off_tunis().g, OTTOMAN)
    assert not crossings(o, Goals(o, PLANS[OTTOMAN]))


def test_a_route_prefers_seas_with_ships_of_ours() -> None:
    o = Outlook(off_tunis(corsairs=1).g, OTTOMAN)
    at = o.world.space
    assert route_to(o, at["algiers"], at["tunis"]) == (o.world.sea["barbary_coast"],)
    assert route_to(o, at["algiers"], at["istanbul"]) == ()


def test_no_more_go_aboard_than_ships_can_hold() -> None:
    o = Outlook(off_tunis(corsairs=2).g, OTTOMAN)
    army = crossings(o, Goals(o, PLANS[OTTOMAN]))[0].army
    script = formation_script(o, army, keep=0, most=5)
    assert script.count("regular") <= 5
    assert script[-1] == "done"


# -- roads, wars, leaders --------------------------------------------------------------------------


def test_a_road_is_opened_to_an_army_that_is_cut_off() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "belgrade")
    stage.control(HAPSBURG, "mohacs", "buda").put("buda", OTTOMAN, regulars=8)
    stage.put("belgrade", OTTOMAN, regulars=2)
    o = Outlook(stage.g, OTTOMAN)
    roads = roads_to_armies(o, controllable(stage.g, OTTOMAN))
    assert o.world.space["mohacs"] in roads


def test_a_war_is_judged_by_where_the_army_can_be_deployed() -> None:
    """Vienna is far from Istanbul, but not from Buda."""
    stage = Stage().clear().control(OTTOMAN, "belgrade", "mohacs", "buda", "pressburg")
    stage.put("istanbul", OTTOMAN, regulars=14, leaders=["suleiman"])
    stage.put("vienna", HAPSBURG, regulars=1)
    q = Question(asked(stage, "declare-war", "war.hapsburg", "pass"), OTTOMAN, PLANS)
    far = Outlook(stage.g, OTTOMAN)
    assert not prospects(far, PLANS[OTTOMAN], Goals(far, PLANS[OTTOMAN]))
    assert DIPLOMAT.war_worth(q, HAPSBURG) > 0.6


def test_a_leader_goes_home_to_the_army_that_waits_for_him() -> None:
    stage = Stage().clear().control(OTTOMAN, "buda")
    stage.put("istanbul", OTTOMAN, regulars=12)
    stage.put("buda", OTTOMAN, regulars=3, leaders=["suleiman"])
    thinker = Thinker(Seat("ottoman"), Stream.from_seed("home"))
    assert thinker.choose(asked(stage, "winter-return", "return.buda", "pass")) == "return.buda"
    assert thinker.script == ["leader.suleiman", "regular", "done"]


# -- deals -----------------------------------------------------------------------------------------


def test_natural_allies_with_a_common_enemy_propose_an_alliance() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).war(FRANCE, HAPSBURG)
    stage.g.state.bonus_vp[HAPSBURG] = 10
    items = DIPLOMAT.proposal(Outlook(stage.g, FRANCE), PLANS, OTTOMAN)
    assert items == ["item.alliance.france.ottoman", "item.alliance.ottoman.france"]
    assert DIPLOMAT.proposal(Outlook(Stage().clear().g, FRANCE), PLANS, OTTOMAN) == []
    stage.g.state.bonus_vp[OTTOMAN] = 30
    assert DIPLOMAT.proposal(Outlook(stage.g, FRANCE), PLANS, OTTOMAN) == []


@pytest.mark.parametrize(
    ("ours", "theirs", "cards"), [(1.2, 0.3, 0), (1.2, -0.3, 1), (0.4, -0.3, 0)]
)
def test_a_card_is_given_for_a_peace_that_only_we_need(
    ours: float, theirs: float, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG)
    worth = {FRANCE: ours, HAPSBURG: theirs}
    monkeypatch.setattr("tercio.wars.bots.deals.peace_worth", lambda o, plan, enemy: worth[o.power])
    we, they = Outlook(stage.g, FRANCE), Outlook(stage.g, HAPSBURG)
    items = DIPLOMAT.peace(we, PLANS[FRANCE], they, PLANS[HAPSBURG])
    assert items[0] == "item.end_war.france.hapsburg"
    assert sum(item.startswith("item.card_draws") for item in items) == cards


def allies_at_sea() -> Stage:
    """The Hapsburgs could land at Tunis; the Papacy has a ship and nowhere to send it."""
    stage = Stage().clear().war(HAPSBURG, OTTOMAN).war(PAPACY, OTTOMAN)
    stage.control(OTTOMAN, "tunis").put("rome", PAPACY, ships=1)
    stage.put("palermo", HAPSBURG, regulars=6, leaders=["charles_v"], ships=1)
    stage.g.state.bonus_vp[OTTOMAN] = 10
    return stage


def test_9_2_idle_ships_are_lent_to_an_ally_who_can_use_them() -> None:
    stage = allies_at_sea()
    alliance = ["item.alliance.papacy.hapsburg", "item.alliance.hapsburg.papacy"]
    loan = "item.loan_fleets.papacy.hapsburg.rome.papacy.1"
    lent = DIPLOMAT.proposal(Outlook(stage.g, PAPACY), PLANS, HAPSBURG)
    assert lent[:2] == alliance
    assert lent[-1] == loan
    assert DIPLOMAT.proposal(Outlook(stage.g, HAPSBURG), PLANS, PAPACY)[-1] == loan


def test_9_2_ships_that_an_enemy_fleet_is_near_stay_at_home() -> None:
    stage = allies_at_sea().put("tyrrhenian_sea", OTTOMAN, ships=1)
    items = DIPLOMAT.proposal(Outlook(stage.g, PAPACY), PLANS, HAPSBURG)
    assert items == ["item.alliance.papacy.hapsburg", "item.alliance.hapsburg.papacy"]


def test_9_2_a_loan_is_worth_what_its_ships_can_do() -> None:
    stage = allies_at_sea()
    loan = Clause("loan_fleets", PAPACY, HAPSBURG, "rome.papacy.2")
    back = Clause("loan_fleets", HAPSBURG, PAPACY, "palermo.hapsburg.1")

    def worth(power: Power, clause: Clause) -> float:
        return DIPLOMAT.clause_worth(Outlook(stage.g, power), PLANS[power], clause)

    assert worth(HAPSBURG, loan) == pytest.approx(0.5)
    assert worth(PAPACY, loan) > 0
    assert worth(HAPSBURG, back) < -0.2
    assert worth(PAPACY, back) < 0.1


# -- dead ends -------------------------------------------------------------------------------------


def test_a_pick_that_led_nowhere_is_not_made_again() -> None:
    """A formation that can only be taken back, asked about for ever, would never end."""
    stage = Stage()
    thinker = Thinker(Seat("ottoman"), Stream.from_seed("dead end"))
    picks = []
    for _ in range(3):
        ask = asked(stage, "withdraw-beaten", "all", "regular", "cavalry", "back")
        picks.append(thinker.choose(ask))
        thinker.choose(asked(stage, "withdraw-beaten", "back"))
    assert len(set(picks)) == 3
    assert thinker.choose(asked(stage, "spring-formation", "all", "back")) == "back"
