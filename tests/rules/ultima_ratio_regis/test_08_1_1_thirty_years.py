"""The Thirty Years' War and the Wars of the Three Kingdoms (uRR 8.1.1, PB 10)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event
from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, is_active
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    player_of,
    powers_of,
    seat_of,
)
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import SUBJUGATION, subjugate
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import deploy, enter_powers
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import MARCH, march_of
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import subjugates_at_once
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.war import go_to_war
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import begin_later_turn
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import at_turn_end
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import SPECIALS, apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.special_rules.three_kingdoms import (
    one_england,
    scotland_joins,
)
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def war_of(s: Stage, a: str, b: str) -> None:
    s.run(go_to_war(s.g, s.power(a), s.power(b)), idle=True)


# -- the Thirty Years' War ---------------------------------------------------------------------


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_9_bavaria_and_the_german_states_are_gone() -> None:
    s = Stage("wars_of_religion", 4).turn(9).ally("bavaria", "france")
    s.put("bavaria", "munich", T2=1)
    s.run(apply_turn_rules(s.g), idle=True)
    assert not is_in_play(s.g, s.power("bavaria"))
    assert not is_in_play(s.g, s.power("german_states"))
    assert s.owner("hesse") == "holy_roman_empire"
    assert s.owner("munich") == "catholic_league_minor"
    assert s.owner("saxony") == "saxony"
    assert s.g.state.homes[s.power("holy_roman_empire")] == 0
    assert recount(s.g) == []


@pytest.mark.rule("uRR 8.1.1", "uRR 24")
def test_8_1_1_florence_is_there_where_the_set_up_has_it() -> None:
    s = Stage("thirty_years_war", 4)
    s.run(apply_turn_rules(s.g), idle=True)
    assert major_of(s.g, s.power("florence")) == s.power("spain")
    s = Stage("wars_of_religion", 4).turn(9)
    s.run(apply_turn_rules(s.g), idle=True)
    assert not is_in_play(s.g, s.power("florence"))
    assert not is_active(s.g, s.at("florence"))


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.4")
def test_8_1_1_turn_9_austria_is_emperor_and_has_the_league() -> None:
    s = Stage("wars_of_religion", 4).turn(9).ally("holy_roman_empire", "france")
    s.g.realm.emperor = s.power("france")
    s.run(apply_turn_rules(s.g), idle=True)
    austria = s.power("austria")
    assert s.g.realm.emperor == austria
    assert major_of(s.g, s.power("holy_roman_empire")) == austria
    assert major_of(s.g, s.power("catholic_league_minor")) == austria
    for turn, ally, then in ((10, "spain", "spain"), (11, "france", "austria")):
        s.turn(turn).ally("catholic_league_minor", ally)
        s.run(apply_turn_rules(s.g), idle=True)
        assert major_of(s.g, s.power("catholic_league_minor")) == s.power(then)


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.4")
def test_8_1_1_turn_9_an_empire_that_is_not_in_play_is_nobodys_ally() -> None:
    s = Stage("wars_of_religion", 4).turn(9).ally("holy_roman_empire", "")
    s.g.leave_power(s.power("holy_roman_empire"))
    (rule,) = [rule for rule in WORLD.turn_rules(9) if rule.rule == "emperor"]
    s.run(SPECIALS["emperor"](s.g, rule), idle=True)
    assert s.g.realm.emperor == s.power("austria")
    assert major_of(s.g, s.power("holy_roman_empire")) == NOBODY


@pytest.mark.rule("uRR 8.1.1", "uRR 12.1")
def test_8_1_1_spain_marches_in_germany_only_if_austria_is_in_need() -> None:
    s = Stage("thirty_years_war", 4).independent("hesse").independent("cologne")
    s.put("spain", "cologne", T3=1).put("france", "cologne", T2=1).unrest("austria", 10)
    start, hesse = s.at("cologne"), s.at("hesse")
    assert WORLD.land.adjacent[start] >> hesse & 1
    for power, unrest, allowed in (("spain", 10, False), ("spain", 11, True), ("france", 10, True)):
        s.unrest("austria", unrest)
        party = force_at(s.g, s.power(power), start)
        reasons = MARCH.refusals(s.g, march_of(s.g, party), hesse)
        barred = [one for one in reasons if one.message == "forbid-special-rule-bars-the-way"]
        assert bool(barred) is not allowed


@pytest.mark.rule("uRR 8.1.1", "uRR 22.2")
def test_8_1_1_most_areas_of_german_provinces_are_worth_vp_unless_there_is_a_tie() -> None:
    s = Stage("thirty_years_war", 4)
    for area in places_of(WORLD.province_areas["german_states"]):
        s.independent(WORLD.location_ids[area])
    s.own("sweden", "prague", "brno").own("austria", "breslau")
    s.own("denmark", "hesse").own("france", "cologne", "munster")
    before = list(s.g.state.vp)
    s.run(at_turn_end.follow(s.g))
    gains = [now - then for now, then in zip(s.g.state.vp, before, strict=True)]
    assert gains[player_of(s.g, s.power("sweden"))] == 1
    assert gains[player_of(s.g, s.power("france"))] == 2
    s.own("denmark", "brunswick")
    before = list(s.g.state.vp)
    s.run(at_turn_end.follow(s.g))
    assert sum(s.g.state.vp) - sum(before) == 1


@pytest.mark.rule("uRR 8.1.1", "uRR 13.5")
def test_8_1_1_turn_10_swedes_take_free_areas_of_germany_without_a_fight() -> None:
    s = Stage("thirty_years_war", 4).turn(10)
    s.run(apply_turn_rules(s.g), idle=True)
    s.independent("hesse", 3).put("sweden", "hesse", T2=1).interest("sweden", "BT", "CE")
    sweden, hesse = s.power("sweden"), s.at("hesse")
    assert SUBJUGATION.allow(s.g, sweden, "hesse")
    s.run(subjugate(s.g, sweden, hesse, moved=True))
    assert s.owner("hesse") == "sweden"
    s.independent("berlin", 3).independent("riga", 3)
    assert not subjugates_at_once(s.g, s.power("denmark"), s.at("berlin"))
    assert not subjugates_at_once(s.g, sweden, s.at("riga"))
    s.turn(11)
    s.run(apply_turn_rules(s.g), idle=True)
    s.independent("hesse", 3)
    assert not subjugates_at_once(s.g, sweden, hesse)


# -- the Three Kingdoms ------------------------------------------------------------------------


def islands() -> Stage:
    """Turn 11 has begun, with English forces at home and abroad."""
    s = Stage("thirty_years_war", 4).turn(11)
    s.put("england", "london", T3=2, leader="ordinary", fortress=True)
    s.put("england", "portsmouth", S3=1).put("scotland", "edinburgh", T2=1)
    s.own("england", "virginia").put("england", "virginia", T2=1).unrest("england", 7)
    s.merchants("tc_north_sea", "england", 2)
    s.g.realm.deployment = {}
    begin_later_turn(s.g)
    s.run(apply_turn_rules(s.g), idle=True)
    s.run(enter_powers(s.g), idle=True)
    return s


@pytest.mark.rule("uRR 8.1.1", "uRR 8.1.2", "uRR 24")
def test_8_1_1_turn_11_parliament_has_the_place_of_england() -> None:
    s = islands()
    parliament, royalists = s.power("parliamentarians"), s.power("royalists")
    assert not is_in_play(s.g, s.power("england"))
    assert is_in_play(s.g, parliament)
    assert is_in_play(s.g, royalists)
    assert parliament in powers_of(s.g, s.g.state.player_of[s.power("england")])
    assert (s.owner("london"), s.owner("york")) == ("parliamentarians", "royalists")
    assert s.owner("virginia") == "parliamentarians"
    assert s.units("parliamentarians", "london") == {}
    assert s.units("parliamentarians", "portsmouth") == {"S3": 1}
    assert s.units("parliamentarians", "virginia") == {"T2": 1}
    assert not has_fortress(s.g, s.at("london"))
    assert s.g.realm.unrest[parliament] == 7
    assert s.g.state.merchants(WORLD.center["tc_north_sea"], parliament) == 2
    assert s.g.realm.deployment == {parliament: 7, royalists: 7}
    assert major_of(s.g, s.power("scotland")) == parliament
    assert major_of(s.g, s.power("irish_confederation")) == royalists
    assert {s.owner(id) for id in ("dublin", "ulster", "cork")} == {"irish_confederation"}
    assert recount(s.g) == []


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.4")
def test_8_1_1_turn_11_who_loses_scotland_has_a_vp() -> None:
    s = Stage("thirty_years_war", 4).turn(11).ally("scotland", "france")
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.g.state.vp[player_of(s.g, s.power("france"))] == 1
    assert major_of(s.g, s.power("scotland")) == s.power("parliamentarians")


@pytest.mark.rule("uRR 8.1.1", "uRR 17.1")
def test_8_1_1_turn_11_a_leader_of_scots_is_given_other_troops() -> None:
    """A Frenchman with the Scots of Edinburgh, who are Parliament's now."""
    s = Stage("thirty_years_war", 4).turn(11).ally("scotland", "france")
    s.put("scotland", "edinburgh", T2=1).lead("france", "edinburgh", "ordinary")
    s.put("france", "paris", T3=1)
    s.run(scotland_joins(s.g, s.power("parliamentarians")))
    assert s.units("scotland", "edinburgh") == {}
    assert leaders_of(s.g, s.power("france"))[0].place == s.at("paris")


@pytest.mark.rule("uRR 8.1.2", "uRR 24")
def test_8_1_1_turn_11_royalists_deploy_after_parliament() -> None:
    s = islands().put("scotland", "edinburgh", T2=1)
    s.g.state.starting.ready = 0
    seat, royal = seat_of(s.g, s.power("parliamentarians")), seat_of(s.g, s.power("royalists"))
    procedure = deploy(s.g)
    procedure.send(None)
    stop = procedure.send(None)
    assert list(stop.asks) == [seat]  # type: ignore[union-attr]
    done = next(one for one in stop.asks[seat].options if one.key == "done")  # type: ignore[union-attr]
    procedure.send((seat, done))
    assert list(procedure.send(None).asks) == [royal]  # type: ignore[union-attr]


@pytest.mark.rule("uRR 8.1.1", "uRR 18.3", "uRR 13.5")
def test_8_1_1_when_the_three_kingdoms_go_to_war_the_isles_rise() -> None:
    s = islands()
    war_of(s, "parliamentarians", "royalists")
    parliament, royalists = s.power("parliamentarians"), s.power("royalists")
    assert [s.g.state.rebels[s.at(id)] for id in ("inverness", "ulster", "cork")] == [3, 3, 3]
    assert s.g.realm.collapsing == 1 << parliament | 1 << royalists
    assert subjugates_at_once(s.g, royalists, s.at("inverness"))
    assert not subjugates_at_once(s.g, parliament, s.at("inverness"))
    assert subjugates_at_once(s.g, parliament, s.at("cork"))
    assert not open_to(s.g, s.power("france")) & WORLD.mask("london", "dublin", "edinburgh")
    assert open_to(s.g, royalists) & WORLD.mask("london")
    s.put("royalists", "inverness", T2=1)
    assert SUBJUGATION.allow(s.g, royalists, "inverness")
    s.run(subjugate(s.g, royalists, s.at("inverness"), moved=True), idle=True)
    assert s.holder("inverness") == "royalists"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_11_cards_that_name_england_mean_parliament() -> None:
    s = islands().impulse(0)
    s.run(event(s.g, "cb_france_england"))
    assert has_casus_belli(s.g, s.power("france"), s.power("parliamentarians"))
    assert not has_casus_belli(s.g, s.power("france"), s.power("england"))


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_a_drawn_civil_war_is_won_by_parliament() -> None:
    s = islands()
    war_of(s, "parliamentarians", "royalists")
    s.put("royalists", "york", T2=2, leader="ordinary").merchants("tc_west_med", "royalists", 1)
    s.run(make_peace(s.g, s.g.realm.wars[0]), idle=True)
    parliament = s.power("parliamentarians")
    assert not is_in_play(s.g, s.power("royalists"))
    assert (s.owner("york"), s.owner("london")) == ("parliamentarians",) * 2
    assert s.g.state.homes[parliament] >> s.at("york") & 1
    assert s.g.state.merchants(WORLD.center["tc_west_med"], parliament) == 1
    assert s.g.realm.unrest[parliament] == 8
    assert not is_in_play(s.g, s.power("irish_confederation"))
    assert (s.owner("dublin"), s.g.state.rebels[s.at("dublin")]) == ("parliamentarians", 3)
    assert s.units("royalists", "york") == {}
    assert recount(s.g) == []


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6", "uRR 18.5")
def test_8_1_1_the_civil_war_ends_once_and_homes_of_the_loser_are_the_winners() -> None:
    s = islands().own("royalists", "carolina")
    parliament, royalists = s.power("parliamentarians"), s.power("royalists")
    homes = [s.g.state.homes[power] & s.g.state.owned[power] for power in (parliament, royalists)]
    war_of(s, "parliamentarians", "royalists")
    war = s.g.realm.wars[0]
    s.g.realm.collapsing |= 1 << s.power("venice")
    s.run(make_peace(s.g, war), idle=True)
    assert s.g.state.homes[parliament] & s.g.state.owned[parliament] == homes[0] | homes[1]
    assert s.owner("carolina") == "parliamentarians"
    assert s.g.realm.collapsing == 1 << s.power("venice")
    s.unrest("parliamentarians", 5)
    s.run(one_england(s.g, Outcome(war, parliament, royalists, 1, lost={})), idle=True)
    assert s.g.realm.unrest[parliament] == 5


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.4")
def test_8_1_1_scotland_stands_by_who_has_won_whomever_it_stood_by() -> None:
    s = islands()
    war_of(s, "parliamentarians", "royalists")
    s.ally("scotland", "france")
    s.run(make_peace(s.g, s.g.realm.wars[0]), idle=True)
    assert major_of(s.g, s.power("scotland")) == s.power("parliamentarians")


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_victorious_royalists_go_to_the_player_of_parliament() -> None:
    s = islands()
    war_of(s, "parliamentarians", "royalists")
    s.morale("royalists", "parliamentarians", 2)
    s.run(make_peace(s.g, s.g.realm.wars[0]), idle=True)
    parliament, royalists = s.power("parliamentarians"), s.power("royalists")
    assert not is_in_play(s.g, parliament)
    assert (s.owner("london"), s.owner("virginia")) == ("royalists", "royalists")
    assert major_of(s.g, s.power("scotland")) == royalists
    assert s.g.state.rebels[s.at("edinburgh")] == 3
    assert s.g.realm.unrest[royalists] == 8
    before, powers_of = player_of(s.g, royalists), s.g.state.powers_of
    others = [power for power in powers_of[before] if power != royalists]
    assert others
    s.run(at_turn_end.follow(s.g), idle=True)
    assert player_of(s.g, royalists) == s.g.state.player_of[parliament] != before
    assert powers_of[before] == others
    assert royalists in powers_of[player_of(s.g, royalists)]
    s.impulse(0)
    s.run(event(s.g, "cb_france_england"))
    assert has_casus_belli(s.g, s.power("france"), royalists)


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_who_loses_the_civil_war_makes_peace_with_all_others() -> None:
    s = islands()
    war_of(s, "parliamentarians", "royalists")
    war_of(s, "royalists", "venice")
    s.control("venice", "bristol")
    s.run(make_peace(s.g, s.g.realm.wars[0]), idle=True)
    assert s.g.realm.wars == []
    assert not is_in_play(s.g, s.power("royalists"))
    assert (s.owner("bristol"), s.owner("york")) == ("venice", "parliamentarians")
    assert recount(s.g) == []
