"""Collapse (uRR 21.6): Hungary falls (PB 8.10)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.realms import PowerCollapsed
from tercio.games.ultima_ratio_regis.model.names import NOBODY, T2
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, player_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, war_of
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import vanish
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import forced_peace, make_peace
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES
TAKEN = ("transylvania", "belgrade", "kosice", "temesvar", "craiova")
"""Areas that are not key: four of Hungary, one of its ally Wallachia and Moldavia."""


def fall_of_hungary() -> Stage:
    s = Stage("new_order", 5)
    s.g.state.rebels[s.at("sarajevo")] = 0
    s.war("ottomans", "hungary", "fall_of_hungary", 1)
    s.morale("hungary", "ottomans", 1).morale("ottomans", "hungary", 2)
    s.control("ottomans", "budapest", *TAKEN).control("hungary", "sarajevo")
    s.unrest("hungary", 6).unrest("ottomans", 5)
    s.g.realm.collapsing |= 1 << s.power("hungary")
    return s


@pytest.mark.rule("uRR 21.6", "uRR 18.2", "PB 8.10")
def test_21_6_the_example_of_hungary() -> None:
    """1 to 5 areas, the last morale lost: 2 points for the Ottomans, and 1 VP of the card."""
    s = fall_of_hungary()
    s.put("hungary", "pressburg", T2=1, leader="tactical").put("wallachia_moldavia", "iasi", T2=1)
    s.run(forced_peace(s.g), answers=["demand.vp", "demand.vp"])
    ottomans, hungary = s.power("ottomans"), s.power("hungary")
    assert s.g.state.vp[player_of(s.g, ottomans)] == 3
    assert s.g.realm.unrest[ottomans] == 5
    assert s.g.realm.unrest[hungary] == 8
    for area in ("budapest", *TAKEN[:4]):
        assert (s.owner(area), s.holder(area)) == ("ottomans", "ottomans")
    assert s.holder("sarajevo") == "ottomans"
    assert s.holder("craiova") == "wallachia_moldavia"
    assert major_of(s.g, s.power("wallachia_moldavia")) == NOBODY
    for area in ("pressburg", "zagreb"):
        assert s.owner(area) == ""
        assert s.g.state.free[s.at(area)] == 3
    assert not is_in_play(s.g, hungary)
    assert s.g.state.units[hungary] == {}
    assert leaders_of(s.g, hungary) == []
    assert len(s.events(PowerCollapsed)) == 1


@pytest.mark.rule("uRR 21.6")
def test_21_6_it_makes_peace_with_all_other_enemies_too() -> None:
    s = fall_of_hungary().war("austria", "hungary").control("austria", "pressburg")
    s.run(forced_peace(s.g), answers=["demand.vp", "demand.vp", "done"])
    assert s.owner("pressburg") == "austria"
    assert s.g.realm.wars == []


@pytest.mark.rule("uRR 21.6")
def test_21_6_a_collapsing_power_that_does_not_lose_goes_on() -> None:
    s = fall_of_hungary().morale("ottomans", "hungary", 0)
    s.control("hungary", "budapest", *TAKEN[:4]).control("wallachia_moldavia", "craiova")
    war = war_of(s.g, s.power("ottomans"), s.power("hungary"))
    assert war is not None
    s.run(make_peace(s.g, war), idle=True)
    assert is_in_play(s.g, s.power("hungary"))
    assert s.owner("budapest") == "hungary"


@pytest.mark.rule("uRR 21.6", "uRR 18.2.2")
def test_21_6_merchants_alliances_and_casus_belli_go() -> None:
    s = Stage().merchants("tc_east_atlantic", "huguenots").alliance("england", "huguenots")
    huguenots = s.power("huguenots")
    s.g.give_casus_belli(huguenots, s.power("spain"))
    s.g.realm.grants = [
        Grant(huguenots, "alliance", "a card", target=s.power("spain")),
        Grant(s.power("france"), "alliance", "a card", target=huguenots),
        Grant(s.power("france"), "alliance", "a card", target=s.power("spain")),
    ]
    s.run(vanish(s.g, huguenots))
    (grant,) = s.g.realm.grants
    assert (grant.power, grant.target) == (s.power("france"), s.power("spain"))
    assert s.g.state.merchants(WORLD.center["tc_east_atlantic"], huguenots) == 0
    assert not are_allied(s.g, s.power("england"), huguenots)
    assert not s.g.realm.casus_belli
    assert s.g.state.free[s.at("bordeaux")] == 3


@pytest.mark.rule("uRR 21.6", "uRR 21.2.2")
def test_21_6_a_corps_that_was_lent_to_it_comes_back() -> None:
    s = Stage().alliance("england", "huguenots").put("england", "bordeaux", T2=1)
    s.g.lend_troop(s.power("england"), s.power("huguenots"), s.at("bordeaux"), T2)
    s.run(vanish(s.g, s.power("huguenots")))
    assert s.units("england", "bordeaux") == {"T2": 1}
    assert s.g.realm.loans == []


@pytest.mark.rule("uRR 21.6")
def test_21_6_where_both_may_collapse_it_is_the_loser_that_does() -> None:
    """Areas decide a war that the morale alone would not."""
    s = Stage().war("france", "huguenots").morale("france", "huguenots", 1)
    s.control("huguenots", "tours", "troyes", "brest", "rennes")
    s.g.realm.collapsing |= 1 << s.power("france") | 1 << s.power("huguenots")
    war = war_of(s.g, s.power("france"), s.power("huguenots"))
    assert war is not None
    s.run(make_peace(s.g, war), idle=True)
    assert not is_in_play(s.g, s.power("france"))
    assert is_in_play(s.g, s.power("huguenots"))
    assert s.owner("tours") == "huguenots"
    assert s.owner("paris") == ""
