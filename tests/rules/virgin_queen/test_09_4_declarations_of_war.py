"""VQ 9.4, 9.5: declarations of war, interventions, and the war of England and Spain."""

import pytest

from tercio.games.virgin_queen.model.espionage_verbs import (
    capture_mary,
    excommunicate_elizabeth,
    execute_mary,
)
from tercio.games.virgin_queen.model.influence_questions import has_marker, is_resolved
from tercio.games.virgin_queen.model.influence_verbs import give_up_influence, reset_influence
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    OTTOMAN,
    PORTUGAL,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import (
    entered,
    is_near_war,
    leash,
    tension,
    war_cost,
)
from tercio.games.virgin_queen.rules.diplomacy.war import declare_wars
from tercio.games.virgin_queen.rules.diplomacy.war_chest import funds
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import (
    AT_ALL_TIMES,
    IN_DIPLOMACY,
)
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, enter_space
from tercio.wars.land.retreat import retreat
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.naval_combat import naval_combat
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.sea.naval_orders import NAVAL_MOVES
from tercio.wars.turn.spring_deployment import Deployment, move_from_capital
from tests.rules.virgin_queen.chancery import agree, europe, reasons
from tests.rules.virgin_queen.stage import Stage

# -- whom one may not declare war on -------------------------------------------------------------


@pytest.mark.rule("VQ 9.4")
def test_9_4_the_display_bars_some_wars() -> None:
    g = europe().g
    assert reasons(AT_ALL_TIMES, g, OTTOMAN, ENGLAND) == "display-allows-no-war"
    assert reasons(AT_ALL_TIMES, g, FRANCE, SCOTLAND) == "display-allows-no-war"
    assert AT_ALL_TIMES.allow(g, ENGLAND, SCOTLAND)


@pytest.mark.rule("VQ 9.4")
def test_9_4_not_on_a_minor_that_has_an_ally() -> None:
    stage = europe().ally(FRANCE, SCOTLAND)
    assert reasons(AT_ALL_TIMES, stage.g, ENGLAND, SCOTLAND) == "minor-has-an-ally"


@pytest.mark.rule("VQ 9.4")
def test_9_4_not_on_an_ally_nor_twice() -> None:
    stage = europe().ally(ENGLAND, FRANCE).war(OTTOMAN, SPAIN)
    assert reasons(AT_ALL_TIMES, stage.g, ENGLAND, FRANCE) == "target-is-an-ally"
    assert reasons(AT_ALL_TIMES, stage.g, SPAIN, OTTOMAN) == "is-at-war-already"


@pytest.mark.rule("VQ 9.4")
def test_9_4_not_on_portugal_before_its_king_is_dead() -> None:
    stage = europe()
    assert reasons(AT_ALL_TIMES, stage.g, SPAIN, PORTUGAL) == "king-sebastian-lives"
    assert AT_ALL_TIMES.allow(stage.done("death_of_king_sebastian").g, SPAIN, PORTUGAL)


@pytest.mark.rule("VQ 9.4")
def test_9_4_peace_and_alliance_of_this_phase_hold() -> None:
    stage = europe().war(OTTOMAN, SPAIN)
    agree(stage, [Clause("end_war", OTTOMAN, SPAIN)], [Clause("alliance", ENGLAND, FRANCE)])
    assert reasons(IN_DIPLOMACY, stage.g, SPAIN, OTTOMAN) == "peace-was-made-this-turn"
    assert AT_ALL_TIMES.allow(stage.g, SPAIN, OTTOMAN), "an event may start it again"
    assert reasons(IN_DIPLOMACY, stage.g, FRANCE, ENGLAND) == "target-is-an-ally"


@pytest.mark.rule("VQ 29")
def test_29_england_may_declare_war_on_ireland_for_1_cp() -> None:
    assert war_cost(europe().g, ENGLAND, IRELAND) == 1
    assert not AT_ALL_TIMES.allow(europe(edition="first").g, ENGLAND, IRELAND)


# -- payment -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.4")
def test_9_4_wars_are_paid_for_with_cards_and_treasures() -> None:
    two = next(id for id, row in Stage().g.world.treasures.items() if row.value == 2)
    stage = europe().no_treasures().treasures(FRANCE, two).hand(FRANCE, "storms")
    assert funds(stage.g, FRANCE) == 2 + stage.g.world.card_cp(stage.g.world.card["storms"])
    card = stage.g.world.card["storms"]
    answers = ["war.spain", f"treasure.{two}", f"card.{card}", "pass"]
    if funds(stage.g, FRANCE) - war_cost(stage.g, FRANCE, SPAIN) < 2:
        answers = answers[:3]
    stage.run(declare_wars(stage.g, FRANCE), answers=answers)
    assert is_at_war(stage.g, FRANCE, SPAIN)
    assert card in stage.g.state.discard
    assert two in stage.g.state.treasury.discard


@pytest.mark.rule("VQ 9.4", "VQ 29")
def test_9_4_a_war_may_cost_the_last_cp() -> None:
    one = next(id for id, row in Stage().g.world.treasures.items() if row.value == 1)
    stage = europe().no_treasures().treasures(ENGLAND, one)
    assert funds(stage.g, ENGLAND) == war_cost(stage.g, ENGLAND, IRELAND) == 1
    ask = stage.ask(declare_wars(stage.g, ENGLAND))
    assert [option.key for option in ask.options] == ["war.ireland", "pass"]


@pytest.mark.rule("VQ 9.4")
def test_9_4_home_cards_and_mandatory_events_pay_nothing() -> None:
    stage = europe().no_treasures().hand(FRANCE, "gouvernante_de_france", "treasure_fleet")
    assert funds(stage.g, FRANCE) == 0
    stage.run(declare_wars(stage.g, FRANCE))
    [ask] = stage.asked
    assert [option.key for option in ask.options] == ["pass"], "nothing can be paid for"
    assert ask.seat == "france", "but who is not asked would tell of an empty purse"


@pytest.mark.rule("VQ 9.4")
def test_9_4_treasures_that_are_no_cp_pay_nothing() -> None:
    kind = next(id for id, row in Stage().g.world.treasures.items() if row.kind == "one_vp")
    assert funds(europe().no_treasures().treasures(FRANCE, kind).g, FRANCE) == 0


# -- minors: intervention or isolation -----------------------------------------------------------


def attack_on_scotland() -> Stage:
    """England can pay for a war on Scotland, where nobody has influence."""
    stage = europe().no_treasures().hand(ENGLAND, "storms", "sack")
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        stage.influence(SCOTLAND, power, 0)
    return stage.protestant("edinburgh", "glasgow").catholic("stirling", "aberdeen")


def payments(stage: Stage) -> list[str]:
    """Enough of England's cards for a war on Scotland."""
    paid, answers = 0, []
    for card in stage.g.state.hands[ENGLAND]:
        if paid < war_cost(stage.g, ENGLAND, SCOTLAND):
            answers.append(f"card.{card}")
            paid += stage.g.world.card_cp(card)
    return answers


@pytest.mark.rule("VQ 9.4", "VQ 24.6")
def test_9_4_the_winner_of_the_check_intervenes() -> None:
    stage = attack_on_scotland()
    # Only France and the Protestant compete: neither the declarer nor the Deactivate power.
    stage.run(
        declare_wars(stage.g, ENGLAND),
        dice=[4, 3],
        answers=["war.scotland", "pass", *payments(stage), "intervene"],
    )
    assert stage.g.state.patron[SCOTLAND] == FRANCE
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert not is_at_war(stage.g, ENGLAND, SCOTLAND)
    assert is_resolved(stage.g, SCOTLAND)
    assert not has_marker(stage.g, SCOTLAND, ENGLAND), "no influence for the rest of the game"


@pytest.mark.rule("VQ 9.4")
def test_9_4_after_isolation_the_second_has_the_choice() -> None:
    stage = attack_on_scotland()
    answers = ["war.scotland", "pass", *payments(stage), "isolate", "intervene"]
    stage.run(declare_wars(stage.g, ENGLAND), dice=[4, 3], answers=answers)
    assert stage.g.state.patron[SCOTLAND] == PROTESTANT
    assert is_at_war(stage.g, ENGLAND, PROTESTANT)
    assert not is_at_war(stage.g, ENGLAND, FRANCE)


@pytest.mark.rule("VQ 9.4")
def test_9_4_isolated_by_both_it_stays_inactive() -> None:
    stage = attack_on_scotland()
    answers = ["war.scotland", "pass", *payments(stage), "isolate", "isolate"]
    stage.run(declare_wars(stage.g, ENGLAND), dice=[4, 3], answers=answers)
    assert stage.g.state.patron[SCOTLAND] == SCOTLAND
    assert is_at_war(stage.g, ENGLAND, SCOTLAND)
    assert is_resolved(stage.g, SCOTLAND), "influence is lost all the same"


@pytest.mark.rule("VQ 9.4")
def test_9_4_intervention_breaks_an_alliance() -> None:
    stage = attack_on_scotland().ally(ENGLAND, FRANCE)
    answers = ["war.scotland", "pass", *payments(stage), "intervene"]
    stage.run(declare_wars(stage.g, ENGLAND), dice=[4, 3], answers=answers)
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert not is_allied(stage.g, ENGLAND, FRANCE)


@pytest.mark.rule("VQ 24.5", "VQ 9.4")
def test_9_4_after_a_war_a_minor_is_influenced_no_more() -> None:
    stage = attack_on_scotland()
    give_up_influence(stage.g, SCOTLAND, ENGLAND)
    reset_influence(stage.g)
    assert not has_marker(stage.g, SCOTLAND, ENGLAND)


@pytest.mark.rule("VQ 9.4")
def test_9_4_the_declarer_chooses_whose_status_comes_first() -> None:
    stage = europe().no_treasures()
    stage.hand(SPAIN, "storms", "sack", "reiters", "galleasses", "act_of_abjuration")
    for target in (SCOTLAND, VENICE):
        for power in (ENGLAND, FRANCE, PROTESTANT, HRE):
            if has_marker(stage.g, target, power):
                stage.influence(target, power, 0)
    answers = ["war.scotland", "war.venice", "pass"]
    owed = war_cost(stage.g, SPAIN, SCOTLAND) + war_cost(stage.g, SPAIN, VENICE)
    for card in sorted(stage.g.state.hands[SPAIN], key=stage.g.world.card_cp, reverse=True):
        if owed > 0:
            answers.append(f"card.{card}")
            owed -= stage.g.world.card_cp(card)
    answers += ["resolve.venice", "isolate", "isolate", "isolate", "isolate"]
    # Venice: France and the Holy Roman; Scotland: England, France and the Protestant.
    stage.run(declare_wars(stage.g, SPAIN), dice=[5, 4, 6, 2, 1], answers=answers)
    assert is_resolved(stage.g, VENICE)
    assert is_resolved(stage.g, SCOTLAND)


# -- war in the Action Phase ---------------------------------------------------------------------


@pytest.mark.rule("VQ 9.4")
def test_9_4_fleets_fight_at_once_the_earlier_power_attacks() -> None:
    sea = "north_sea"
    stage = europe().put(sea, ENGLAND, galleon=1).put(sea, SPAIN, galleon=1)
    dice = stage.g.hooks.ship_dice(stage.g, ships_at(stage.g, stage.sea(sea))[0], stage.sea(sea))
    stage.run(go_to_war(stage.g, ENGLAND, SPAIN), dice=[6] * dice + [1] * dice)
    assert stage.ships(SPAIN, sea) == 1, "Spain attacked and won"
    assert stage.ships(ENGLAND, sea) == 0


# -- England and Spain (9.5) ---------------------------------------------------------------------


@pytest.mark.rule("VQ 9.5")
def test_9_5_the_cost_falls_from_5_to_1() -> None:
    stage = europe()
    assert tension(stage.g) == 5
    excommunicate_elizabeth(stage.g)
    assert tension(stage.g) == 3
    assert is_near_war(stage.g)
    capture_mary(stage.g)
    assert tension(stage.g) == 1
    execute_mary(stage.g)
    assert tension(stage.g) == 1, "never less"
    assert war_cost(stage.g, ENGLAND, SPAIN) == 1


@pytest.mark.rule("VQ 9.5")
@pytest.mark.parametrize(("mary", "cost"), [("alive", 5), ("captured", 3), ("executed", 1)])
def test_9_5_marys_fate_and_the_cost(mary: str, cost: int) -> None:
    stage = europe()
    stage.g.state.court.mary = mary
    assert tension(stage.g) == cost, "capture takes 2 off, execution 3 more"


@pytest.mark.rule("VQ 9.5")
def test_9_5_spanish_units_stay_out_of_the_isles_at_first() -> None:
    stage = europe()
    for space in ("dublin", "edinburgh"):
        assert not leash(stage.g, SPAIN) >> stage.at(space) & 1
        assert not stage.g.hooks.unit_leash(stage.g, WALLOONS) >> stage.at(space) & 1
        assert leash(stage.g, FRANCE) >> stage.at(space) & 1
    stage.put("corunna", SPAIN, galleon=1)
    ship = ships_at(stage.g, stage.at("corunna"), SPAIN)[0]
    assert not stage.g.hooks.docks(stage.g, ship) >> stage.at("dublin") & 1
    capture_mary(stage.g)
    assert leash(stage.g, SPAIN) >> stage.at("dublin") & 1
    assert stage.g.hooks.docks(stage.g, ship) >> stage.at("dublin") & 1


@pytest.mark.rule("VQ 9.5", "VQ 9.4")
def test_9_5_spanish_units_in_ireland_mean_war() -> None:
    stage = europe().ally(SPAIN, IRELAND).put("ulster", IRELAND, 1)
    stage.run(entered(stage.g, SPAIN, stage.at("ulster")))
    assert not is_at_war(stage.g, SPAIN, ENGLAND), "Irish units are not Spanish units"
    stage.put("ulster", WALLOONS, 1)
    stage.run(entered(stage.g, SPAIN, stage.at("ulster")))
    assert is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 9.5", "VQ 9.4")
@pytest.mark.parametrize("allied", [True, False])
@pytest.mark.parametrize("edition", ["living", "first"])
def test_9_5_english_troops_in_the_netherlands_mean_war(allied: bool, edition: str) -> None:
    stage = europe(edition=edition).ally(ENGLAND, PROTESTANT).control(PROTESTANT, "rotterdam")
    if allied:
        stage.ally(ENGLAND, SPAIN)
    stage.put("rotterdam", ENGLAND, 1)
    stage.run(entered(stage.g, ENGLAND, stage.at("rotterdam")))
    assert is_at_war(stage.g, ENGLAND, SPAIN) == (not allied or edition == "first")


@pytest.mark.rule("VQ 9.5", "VQ 13.1")
def test_9_5_a_march_into_the_netherlands_starts_it() -> None:
    stage = europe().ally(ENGLAND, PROTESTANT).control(PROTESTANT, "rotterdam", "brielle")
    stage.put("brielle", ENGLAND, 1).impulse(ENGLAND, 3)
    force = whole_force(stage.g, ENGLAND, stage.at("brielle"))
    stage.run(enter_space(stage.g, force, stage.at("brielle"), stage.at("rotterdam")))
    assert is_at_war(stage.g, ENGLAND, SPAIN)


@pytest.mark.rule("VQ 9.5")
def test_9_5_an_ally_whose_coming_means_war_is_sent_away_and_attacks_nobody() -> None:
    """First printing: the English land at Amsterdam as Spain's allies, beside a Spanish army."""
    stage = europe(edition="first").ally(ENGLAND, SPAIN).control(SPAIN, "amsterdam")
    stage.put("amsterdam", SPAIN, regulars=2).put("berwick", ENGLAND, regulars=1)
    force = whole_force(stage.g, ENGLAND, stage.at("berwick"))
    stage.run(enter_space(stage.g, force, stage.sea("north_sea"), stage.at("amsterdam")))
    assert is_at_war(stage.g, ENGLAND, SPAIN)
    assert stage.troops(SPAIN, "amsterdam") == (2, 0)
    assert stage.troops(ENGLAND, "amsterdam") == (0, 0)
    assert stage.troops(ENGLAND, "london") == (1, 0)


@pytest.mark.rule("VQ 9.5")
def test_9_5_leaders_and_ships_alone_do_not_count_in_the_netherlands() -> None:
    stage = europe().control(PROTESTANT, "rotterdam").put("rotterdam", ENGLAND, leaders=["norris"])
    stage.run(entered(stage.g, ENGLAND, stage.at("rotterdam")))
    assert not is_at_war(stage.g, ENGLAND, SPAIN)


@pytest.mark.rule("VQ 9.5", "VQ 10")
def test_9_5_so_does_spring_deployment() -> None:
    stage = europe().ally(ENGLAND, PROTESTANT).control(PROTESTANT, "rotterdam", "brielle")
    stage.put("london", ENGLAND, 2, galleon=1)
    deployment = Deployment(ENGLAND)
    stage.run(
        move_from_capital(stage.g, deployment),
        answers=["deploy.london.brielle", "all"],
    )
    assert stage.regulars(ENGLAND, "brielle") == 2
    assert is_at_war(stage.g, ENGLAND, SPAIN)


@pytest.mark.rule("VQ 9.5", "VQ 14.1")
def test_9_5_so_does_a_retreat() -> None:
    stage = europe().ally(ENGLAND, PROTESTANT).control(PROTESTANT, "mons").war(ENGLAND, FRANCE)
    stage.put("reims", ENGLAND, 2)
    force = whole_force(stage.g, ENGLAND, stage.at("reims"))
    stage.run(retreat(stage.g, force, enemy=FRANCE))
    assert stage.regulars(ENGLAND, "mons") == 2
    assert is_at_war(stage.g, ENGLAND, SPAIN)


@pytest.mark.rule("VQ 9.5", "VQ 13.3")
def test_9_5_so_does_avoiding_battle() -> None:
    stage = europe().ally(ENGLAND, PROTESTANT).control(PROTESTANT, "mons").war(ENGLAND, FRANCE)
    stage.put("reims", ENGLAND, 2).put("paris", FRANCE, 4).impulse(FRANCE, 3)
    stage.run(
        MOVE_CLEAR.run(stage.g, FRANCE),
        dice=[6, 6],
        answers=["all", "move.paris.reims", "avoid.mons", "all"],
    )
    assert stage.regulars(ENGLAND, "mons") == 2
    assert is_at_war(stage.g, ENGLAND, SPAIN)


@pytest.mark.rule("VQ 9.5", "VQ 16.2")
def test_9_5_so_do_ships_that_flee_to_ireland() -> None:
    stage = europe().ally(SPAIN, IRELAND).control(SPAIN, "kinsale").war(SPAIN, FRANCE)
    capture_mary(stage.g)
    stage.put("irish_sea", SPAIN, galleon=2).put("irish_sea", FRANCE, galleon=2)
    stage.run(
        naval_combat(stage.g, stage.sea("irish_sea"), FRANCE, SPAIN),
        dice=[5, 1, 1, 1, 1, 1, 1, 1],
        answers=["to.kinsale"],
    )
    assert is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 9.5", "VQ 16.1")
def test_9_5_no_course_is_set_for_a_port_that_is_closed_to_spain() -> None:
    stage = europe().war(SPAIN, ENGLAND).control(ENGLAND, "dublin")
    stage.put("irish_sea", SPAIN, galleon=2).put("dublin", ENGLAND, galleon=1).impulse(SPAIN, 2)
    against = NAVAL_MOVES.refusals(stage.g, SPAIN, stage.sea("irish_sea"), stage.at("dublin"))
    assert [(r.cite, r.message) for r in against] == [("VQ 9.5", "forbid-sea-closed-to-ships")]
    script = ["from.irish_sea", "to.bay_of_biscay", "all", "done"]
    stage.run(NAVAL_MOVE.run(stage.g, SPAIN), answers=script)
    courses = next(ask for ask in stage.asked if ask.kind == "naval-destination")
    assert "to.dublin" not in [option.key for option in courses.options]
    capture_mary(stage.g)
    stage.put("irish_sea", SPAIN, galleon=1).impulse(SPAIN, 2).asked.clear()
    stage.run(NAVAL_MOVE.run(stage.g, SPAIN), answers=["from.irish_sea", "to.north_sea", "done"])
    courses = next(ask for ask in stage.asked if ask.kind == "naval-destination")
    assert "to.dublin" in [option.key for option in courses.options]


@pytest.mark.rule("VQ 9.4", "VQ 24.2")
def test_9_4_who_intervenes_for_ireland_has_rebels_and_a_war() -> None:
    stage = europe().no_treasures().hand(ENGLAND, "storms").control(ENGLAND, "dublin", "kinsale")
    for power in (SPAIN, FRANCE, HRE):
        stage.influence(IRELAND, power, 0)
    card = stage.g.world.card["storms"]
    more = ["pass"] if stage.g.world.card_cp(card) > 2 else []
    stage.run(
        declare_wars(stage.g, ENGLAND),
        dice=[6, 1, 1],
        answers=["war.ireland", *more, f"card.{card}", "intervene", "pass"],
    )
    assert stage.g.state.patron[IRELAND] == SPAIN
    assert is_at_war(stage.g, ENGLAND, SPAIN), "however dear that war would be"
    assert stage.regulars(IRELAND, "ulster") == 3


@pytest.mark.rule("VQ 9.5", "VQ 24.3")
def test_9_5_irish_units_of_spain_march_at_home() -> None:
    stage = europe().ally(SPAIN, IRELAND).war(SPAIN, ENGLAND).impulse(SPAIN, 1)
    stage.control(ENGLAND, "dublin").control(SPAIN, "ulster").put("ulster", IRELAND, 2)
    stage.run(MOVE_CLEAR.run(stage.g, SPAIN), answers=["all", "move.ulster.dublin"])
    assert stage.regulars(IRELAND, "dublin") == 2
