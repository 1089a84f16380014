"""HIS 9.3: the loser of a war pays for peace, step by step."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.diplomacy import peace
from tercio.games.here_i_stand.rules.diplomacy.peace import (
    SUING,
    Peace,
    make_peace,
    peace_segment,
    remember_cession,
    sue_for_peace,
)
from tercio.games.here_i_stand.rules.diplomacy.phase import diplomacy
from tercio.kernel.ask import Args, Procedure
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.power_questions import is_at_war

from .chancery import agree, europe, reasons
from .stage import Stage


def lost_war() -> Stage:
    """France has lost Rouen to England, and has nothing left but two regulars in Paris."""
    stage = europe().empty_hands().war(FRANCE, ENGLAND).control(ENGLAND, "rouen")
    return stage.put("paris", FRANCE, 2)


# -- step 1 --------------------------------------------------------------------------------------


def test_9_3_only_who_lost_a_leader_or_home_space_to_the_enemy_sues() -> None:
    stage = europe().war(FRANCE, ENGLAND)
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == "has-lost-nothing-to-it"
    stage.control(HAPSBURG, "rouen")
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == "has-lost-nothing-to-it"
    stage.control(ENGLAND, "nantes")
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == ""


def test_9_3_a_captured_leader_is_reason_enough() -> None:
    stage = europe().war(FRANCE, ENGLAND)
    stage.captive("montmorency", ENGLAND)
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == ""


def test_9_3_who_is_not_at_war_does_not_sue() -> None:
    stage = europe().control(ENGLAND, "rouen")
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == "is-not-at-war-with-it"


def test_9_3_who_ceded_a_home_space_does_not_sue_the_same_enemy() -> None:
    stage = lost_war()
    agree(stage, [Clause("cede_space", FRANCE, ENGLAND, "nantes")])
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == "has-ceded-a-home-space"


def test_9_3_in_the_second_printing_a_cession_is_no_obstacle() -> None:
    stage = Stage("1532", edition="2010").clear().war(FRANCE, ENGLAND).control(ENGLAND, "rouen")
    remember_cession(stage.g, FRANCE, ENGLAND)
    assert reasons(SUING, stage.g, FRANCE, ENGLAND) == ""


def test_9_3_the_wars_of_the_league_know_no_suing() -> None:
    stage = europe().war(HAPSBURG, PROTESTANT).control(HAPSBURG, "wittenberg")
    assert reasons(SUING, stage.g, PROTESTANT, HAPSBURG) == "is-war-of-the-league"


def test_9_3_there_is_no_peace_segment_in_the_last_turn() -> None:
    stage = lost_war()
    stage.turn(9)
    stage.run(peace_segment(stage.g))
    assert stage.asked == []


def test_9_3_a_power_may_go_on_fighting() -> None:
    stage = lost_war()
    stage.run(peace_segment(stage.g), answers=["pass"])
    assert is_at_war(stage.g, FRANCE, ENGLAND)


# -- steps 2 to 4 --------------------------------------------------------------------------------


def test_9_3_the_winner_gains_1_vp() -> None:
    stage = lost_war()
    stage.run(peace_segment(stage.g), answers=["sue.england", "done"])
    assert stage.bonus_vp(ENGLAND) == 1


def test_9_3_a_war_with_the_ottoman_is_worth_2_vp() -> None:
    stage = europe().empty_hands().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "vienna")
    stage.run(sue_for_peace(stage.g, HAPSBURG, OTTOMAN), answers=["done"])
    assert stage.bonus_vp(OTTOMAN) == 2


def test_9_3_the_loser_gives_up_the_winners_home_spaces() -> None:
    stage = lost_war().control(FRANCE, "calais").put("calais", FRANCE, 1)
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["done"])
    assert stage.controller("calais") == ENGLAND
    assert (stage.regulars(FRANCE, "calais"), stage.regulars(FRANCE, "paris")) == (0, 1)


def test_9_3_the_loser_removes_2_units_of_his_own_land_or_naval() -> None:
    stage = lost_war().put("marseille", FRANCE, ships=1)
    answers = ["unit.paris.regular", "unit.marseille.squadron", "done"]
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=answers)
    assert (stage.regulars(FRANCE, "paris"), stage.ships(FRANCE, "marseille")) == (1, 0)


# -- steps 5 to 7 --------------------------------------------------------------------------------


def test_9_3_a_home_key_is_regained_for_1_vp_and_its_garrison_leaves() -> None:
    stage = lost_war().put("rouen", ENGLAND, 2)
    answers = ["regain.rouen.vp", "displace.calais"]
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=answers)
    assert stage.controller("rouen") == FRANCE
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.bonus_vp(ENGLAND) == 2


def test_9_3_or_for_a_random_card() -> None:
    stage = lost_war().hand(FRANCE, "diplomatic_overture")
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["regain.rouen.card"])
    assert stage.bonus_vp(ENGLAND) == 1
    assert stage.g.state.hands[ENGLAND] == [stage.g.world.card["diplomatic_overture"]]


def test_9_3_without_cards_only_vp_will_do() -> None:
    stage = lost_war().hand(FRANCE, "patron_of_the_arts")
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["done"])
    keys = [option.key for option in stage.asked[-1].options]
    assert keys == ["regain.rouen.vp", "done"]


def test_9_3_a_captured_leader_is_regained_for_a_price() -> None:
    stage = lost_war().control(FRANCE, "rouen")
    stage.captive("montmorency", ENGLAND)
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["regain.montmorency.vp"])
    assert stage.where("montmorency") == "paris"
    assert stage.bonus_vp(ENGLAND) == 2


def test_9_3_two_other_home_spaces_are_regained_for_one_price() -> None:
    stage = lost_war().control(FRANCE, "rouen").control(ENGLAND, "nantes", "limoges", "tours")
    answers = ["space.nantes", "space.limoges", "price.vp", "done"]
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=answers)
    held = [stage.controller(space) for space in ("nantes", "limoges", "tours")]
    assert held == [FRANCE, FRANCE, ENGLAND]
    assert stage.bonus_vp(ENGLAND) == 2


def test_9_3_an_odd_space_is_a_set_of_its_own() -> None:
    stage = lost_war().control(FRANCE, "rouen").control(ENGLAND, "nantes")
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["space.nantes", "price.vp"])
    assert stage.controller("nantes") == FRANCE


def test_9_3_a_diplomatic_marriage_regains_all_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def marriage(
        g: object, moment: str, about: Peace, powers: list[int], *, cite: str, told: Args
    ) -> Procedure[None]:
        assert (moment, powers) == ("peace_segment", [FRANCE])
        assert told == {"winner": "power:england"}
        about.free = True
        yield from ()

    monkeypatch.setattr(peace, "respond_window", marriage)
    stage = lost_war().control(ENGLAND, "nantes")
    stage.captive("montmorency", ENGLAND)
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND))
    assert (stage.controller("rouen"), stage.controller("nantes")) == (FRANCE, FRANCE)
    assert stage.where("montmorency") == "paris"
    assert stage.bonus_vp(ENGLAND) == 1


# -- step 8 --------------------------------------------------------------------------------------


def test_9_3_the_war_is_over() -> None:
    stage = lost_war()
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["done"])
    assert not is_at_war(stage.g, FRANCE, ENGLAND)


def test_9_3_peace_with_the_papacy_ends_an_excommunication() -> None:
    stage = europe().war(FRANCE, PAPACY)
    stage.g.state.court.under_ban = 1 << FRANCE
    make_peace(stage.g, PAPACY, FRANCE)
    assert stage.g.state.court.under_ban == 0


def test_9_3_other_wars_of_an_excommunicated_power_change_nothing() -> None:
    stage = europe().war(FRANCE, ENGLAND)
    stage.g.state.court.under_ban = 1 << FRANCE
    make_peace(stage.g, FRANCE, ENGLAND)
    assert stage.g.state.court.under_ban == 1 << FRANCE


def test_9_3_after_one_war_a_power_may_sue_in_another() -> None:
    stage = lost_war().war(FRANCE, HAPSBURG).control(HAPSBURG, "dijon")
    answers = ["sue.england", "done", "sue.hapsburg", "done"]
    stage.run(peace_segment(stage.g), answers=answers)
    assert stage.g.state.at_war[FRANCE] == 0


def test_9_the_segments_follow_each_other() -> None:
    stage = lost_war()
    answers = [f"{seat}=ready" for seat in stage.g.seats]
    stage.run(diplomacy(stage.g), answers=[*answers, "pass"])
    assert [ask.kind for ask in stage.asked if ask.kind != "declare-war"] == ["sue-for-peace"]
    assert stage.g.state.step == 5
