"""HIS 19.3: naval and land units return home in Winter."""

import random
from typing import Any

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.kernel.ask import Checkpoint
from tercio.wars.model.force_pools import most_that_fit, overdrawn_pools
from tercio.wars.model.invariants import broken_masks
from tercio.wars.model.names import NEXT_TURN
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.troop_questions import own_land
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home
from tercio.wars.winter.winter_routes import guests

from .stage import Stage


def armies(stage: Stage, *answers: str) -> None:
    stage.run(return_armies_home(stage.g), answers=answers)


def ships(stage: Stage, *answers: str) -> None:
    stage.run(return_ships_home(stage.g), answers=answers)


def italy() -> Stage:
    """The campaign of the printed example."""
    stage = Stage().clear().war(PAPACY, FRANCE).war(PAPACY, HAPSBURG).war(FRANCE, HAPSBURG)
    stage.ally(FRANCE, GENOA).ally(HAPSBURG, VENICE).control(HAPSBURG, "venice", "geneva")
    stage.control(FRANCE, "milan", "pavia", "genoa").control(PAPACY, "florence")
    stage.put("turin", HAPSBURG, 4, leaders=["charles_v"]).put("genoa", GENOA, 2)
    stage.put("milan", FRANCE, 5, leaders=["montmorency"])
    return stage.put("trent", PAPACY, 5).put("ravenna", PAPACY, 1)


def test_19_3_winter_returning_home_example() -> None:
    stage = italy()
    hapsburg = ["fortress.besancon", "all"]
    france = ["regular", "done", "pass"]
    papacy = ["pass", "home.rome", "all"]
    armies(stage, *hapsburg, *france, *papacy)
    assert stage.regulars(HAPSBURG, "besancon") == 4
    assert stage.where("charles_v") == "besancon"
    assert (stage.regulars(FRANCE, "milan"), stage.regulars(FRANCE, "paris")) == (4, 1)
    assert stage.where("montmorency") == "milan"
    assert stage.regulars(GENOA, "genoa") == 2
    assert (stage.regulars(PAPACY, "rome"), stage.regulars(PAPACY, "ravenna")) == (2, 1)


def test_19_3_example_what_the_others_could_have_done() -> None:
    """The Hapsburgs to a capital, with attrition; the Genoese to Paris; the Papacy split."""
    stage = italy()
    hapsburg = ["hardship", "home.vienna", "all"]
    france = ["regular", "done", "return.genoa", "all"]
    papacy = ["pass", "fortress.florence", "regular", "done", "fortress.ravenna"]
    armies(stage, *hapsburg, *france, *papacy)
    assert stage.regulars(HAPSBURG, "vienna") == 2
    assert stage.regulars(GENOA, "paris") == 2
    assert (stage.regulars(PAPACY, "florence"), stage.regulars(PAPACY, "ravenna")) == (1, 2)


# -- naval units ---------------------------------------------------------------------------------


def test_19_3_ships_return_to_the_nearest_port_of_their_power() -> None:
    stage = Stage().clear().put("gulf_of_lyon", FRANCE, ships=2)
    ships(stage)
    assert stage.ships(FRANCE, "marseille") == 2


def test_19_3_equidistant_ports_split_a_stack_and_leaders_go_with_a_unit() -> None:
    stage = Stage().clear().put("aegean_sea", OTTOMAN, ships=2, leaders=["barbarossa"])
    ships(stage, "winter.athens", "winter.istanbul", "winter.istanbul")
    assert (stage.ships(OTTOMAN, "athens"), stage.ships(OTTOMAN, "istanbul")) == (1, 1)
    assert stage.where("barbarossa") == "istanbul"
    ports = {option.key for option in stage.asked[-1].options}
    assert ports == {"winter.athens", "winter.istanbul"}, "only where units have gone"


def test_19_3_ships_in_their_own_port_stay_and_guests_leave() -> None:
    stage = Stage().clear().put("marseille", FRANCE, ships=1).put("genoa", FRANCE, ships=1)
    ships(stage)
    assert stage.ships(FRANCE, "marseille") == 2


def test_19_3_ships_return_even_to_a_besieged_port() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("marseille", HAPSBURG, 1)
    stage.siege("marseille", HAPSBURG)
    ships(stage.put("gulf_of_lyon", FRANCE, ships=1))
    assert stage.ships(FRANCE, "marseille") == 1


def test_19_1_a_leader_whose_lent_ships_are_gone_goes_home() -> None:
    stage = Stage().clear().put("naples", FRANCE, leaders=["andrea_doria"])
    ships(stage)
    assert stage.where("andrea_doria") == "marseille"


def test_19_3_ships_without_a_port_are_lost() -> None:
    stage = Stage().clear().put("tyrrhenian_sea", PAPACY, ships=1)
    stage.control(FRANCE, *(r.id for r in stage.g.world.space_rows if r.home == "papacy"))
    ships(stage)
    assert NEXT_TURN in stage.g.state.ship_at


# -- land units ----------------------------------------------------------------------------------


def test_19_3_step_1_no_more_than_4_winter_in_a_fortress() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 6)
    armies(stage, "regular", "regular", "done")
    assert (stage.regulars(FRANCE, "lyon"), stage.regulars(FRANCE, "paris")) == (4, 2)


def test_19_3_step_1_others_may_return_too() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 3)
    armies(stage, "return.lyon", "regular", "done")
    assert (stage.regulars(FRANCE, "lyon"), stage.regulars(FRANCE, "paris")) == (2, 1)


def test_19_3_step_1_no_leader_returns_without_a_unit() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 3, leaders=["montmorency"])
    ask = stage.ask(return_armies_home(stage.g), ["return.lyon", "leader.montmorency"])
    assert [option.key for option in ask.options] == ["regular", "back"]


def test_19_3_units_in_the_capital_never_move_and_have_no_limit() -> None:
    stage = Stage().clear().put("paris", FRANCE, 9)
    armies(stage)
    assert stage.regulars(FRANCE, "paris") == 9
    assert stage.asked == []


def test_19_3_attrition_takes_half_rounded_up_and_the_owner_chooses() -> None:
    """Cut off in Pressburg, five units march through enemy country."""
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).put("linz", OTTOMAN, 3, 2)
    stage.control(OTTOMAN, "buda")
    armies(stage, "regular.1", "fortress.buda", "all")
    assert stage.troops(OTTOMAN, "buda") == (2, 0)


def test_19_3_unrest_on_the_path_means_attrition() -> None:
    stage = Stage().clear().put("boulogne", FRANCE, 2)
    stage.unrest("paris", "rouen")
    armies(stage, "home.paris")
    assert stage.regulars(FRANCE, "paris") == 1


def test_19_3_enemy_units_do_not_close_the_path() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("linz", HAPSBURG, 2).put("vienna", FRANCE, 1)
    armies(stage, "home.vienna", "all")
    assert stage.regulars(HAPSBURG, "vienna") == 2


def test_19_3_allied_spaces_keep_the_path_open() -> None:
    stage = Stage().clear().put("modena", FRANCE, 2).ally(FRANCE, PAPACY)
    stage.control(PAPACY, "florence").control(FRANCE, "genoa")
    armies(stage, "home.paris", "all")
    assert stage.regulars(FRANCE, "paris") == 2


def test_19_3_the_nearest_fortress_may_be_full() -> None:
    stage = Stage().clear().put("grenoble", FRANCE, 3).put("lyon", FRANCE, 2)
    armies(stage, "pass", "fortress.lyon", "all")
    assert stage.regulars(FRANCE, "lyon") == 4
    assert stage.regulars(FRANCE, "paris") == 1


def test_19_3_units_in_an_allys_fortress_must_leave() -> None:
    stage = Stage().clear().ally(FRANCE, PAPACY).put("ravenna", FRANCE, 2)
    stage.control(FRANCE, "florence")
    armies(stage, "hardship", "fortress.florence")
    assert stage.regulars(FRANCE, "florence") == 1, "Modena is nobody's: half are lost"


def test_19_3_besiegers_go_home_and_the_siege_is_over() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("besancon", FRANCE, 3)
    stage.put("besancon", HAPSBURG, 1).siege("besancon", FRANCE)
    armies(stage, "pass", "home.paris", "all")
    assert not stage.is_besieged("besancon")
    assert stage.regulars(FRANCE, "paris") == 3


def test_19_3_step_3_a_leader_may_leave_his_troops_for_the_capital() -> None:
    stage = Stage().clear().put("grenoble", FRANCE, 2, leaders=["montmorency"])
    armies(stage, "fortress.lyon", "regular", "regular", "done", "winter.paris")
    assert stage.regulars(FRANCE, "lyon") == 2
    assert stage.where("montmorency") == "paris"


def test_19_3_step_3_a_leader_whose_troops_stay_stays() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 2, leaders=["montmorency"])
    armies(stage, "pass")
    assert stage.where("montmorency") == "lyon"


def test_19_3_the_protestant_goes_to_the_nearest_fortress_with_room() -> None:
    stage = Stage().clear().done("schmalkaldic_league").control(PROTESTANT, "mainz", "augsburg")
    stage.put("nuremberg", PROTESTANT, 6).put("mainz", PROTESTANT, 3).put("augsburg", PROTESTANT, 4)
    stage.control(HAPSBURG, "cologne", "trier", "brandenburg")
    armies(stage, "regular", "all")
    assert stage.regulars(PROTESTANT, "mainz") == 4
    assert stage.regulars(PROTESTANT, "wittenberg") == 4, "the next one, once Mainz is full"
    assert stage.regulars(PROTESTANT, "nuremberg") == 0


def test_19_3_protestant_units_do_not_move_before_the_league() -> None:
    stage = Stage().clear().control(HAPSBURG, "wittenberg").put("wittenberg", PROTESTANT, 2)
    armies(stage)
    assert stage.regulars(PROTESTANT, "wittenberg") == 2


def test_19_3_what_must_return_to_an_enemy_held_capital_is_eliminated() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "paris").put("lyon", FRANCE, 6)
    armies(stage, "regular", "regular", "done")
    assert stage.regulars(FRANCE, "lyon") == 4
    assert stage.regulars(FRANCE, "paris") == 0


def test_19_3_the_hapsburgs_choose_between_two_capitals() -> None:
    stage = Stage().clear().put("linz", HAPSBURG, 2)
    armies(stage, "home.valladolid", "all")
    assert stage.regulars(HAPSBURG, "valladolid") == 2, "over Trieste and the sea"


def test_19_3_nobody_marches_through_an_electorate_before_the_league() -> None:
    stage = Stage().clear().control(HAPSBURG, "augsburg", "salzburg").put("innsbruck", HAPSBURG, 2)
    armies(stage, "home.vienna", "all")
    keys = {option.key for ask in stage.asked for option in ask.options}
    assert "fortress.augsburg" not in keys


def test_22_3_minor_units_may_return_to_their_own_key() -> None:
    stage = Stage().clear().ally(HAPSBURG, VENICE).control(HAPSBURG, "venice", "trent")
    stage.put("trent", VENICE, 3)
    armies(stage, "home.venice", "all")
    assert stage.regulars(VENICE, "venice") == 3


def test_22_3_a_minor_key_holds_any_number_of_its_own() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA).control(FRANCE, "genoa")
    stage.put("genoa", GENOA, 4).put("genoa", FRANCE, 3)
    armies(stage, "pass")
    assert (stage.regulars(GENOA, "genoa"), stage.regulars(FRANCE, "genoa")) == (4, 3)


def test_19_3_scottish_units_winter_in_edinburgh_or_stirling() -> None:
    stage = Stage().clear().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling")
    stage.put("lyon", SCOTLAND, 2).put("glasgow", SCOTLAND, 1)
    armies(stage, "home.stirling", "all", "home.edinburgh")
    assert (stage.regulars(SCOTLAND, "edinburgh"), stage.regulars(SCOTLAND, "stirling")) == (1, 2)
    assert stage.regulars(SCOTLAND, "lyon") == 0, "a French fortress is no home for them"


def test_19_3_scottish_units_in_their_only_home_are_not_asked() -> None:
    stage = Stage().clear().ally(FRANCE, SCOTLAND).war(FRANCE, ENGLAND)
    stage.control(FRANCE, "edinburgh").control(ENGLAND, "stirling").put("edinburgh", SCOTLAND, 2)
    armies(stage)
    assert not stage.asked
    assert stage.regulars(SCOTLAND, "edinburgh") == 2


def test_19_3_scottish_units_without_quarters_are_eliminated() -> None:
    stage = Stage().clear().ally(FRANCE, SCOTLAND).war(FRANCE, ENGLAND)
    stage.control(ENGLAND, "edinburgh", "stirling").put("lyon", SCOTLAND, 2)
    armies(stage)
    assert stage.regulars(SCOTLAND, "lyon") == 0


def test_19_3_everybody_is_home_whatever_they_choose() -> None:
    """Random armies and choices: the procedure ends, and nobody is left in the open."""
    for seed in range(15):
        dice = random.Random(seed)
        stage = Stage("1532").done("schmalkaldic_league")
        for _ in range(40):
            power = dice.choice(MAJORS)
            space = dice.choice(stage.g.world.spaces)
            kind = dice.randrange(2)
            count = most_that_fit(stage.g, power, kind, dice.randrange(1, 4), space=space)
            stage.g.place_troops(power, kind, count, space)
        play_at_random(return_ships_home(stage.g), dice)
        play_at_random(return_armies_home(stage.g), dice)
        assert_everybody_is_home(stage)


def play_at_random(procedure: Any, dice: random.Random) -> None:
    reply: Any = None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            return
        reply = None if isinstance(stop, Checkpoint) else dice.choice(stop.options)


def assert_everybody_is_home(stage: Stage) -> None:
    g = stage.g
    for power in MAJORS:
        walls = g.state.controlled[power] & g.state.fortresses
        assert not own_land(g, power) & ~walls
        for space in spaces_in(walls & ~sum(1 << c for c in g.world.capitals[power])):
            assert guests(g, power, space).size <= 4
    assert not any(g.state.besiegers)
    assert broken_masks(g) == []
    assert overdrawn_pools(g) == []


def test_19_3_ships_of_a_minor_go_to_the_nearest_port_of_its_ally_alone() -> None:
    stage = Stage().clear().ally(PAPACY, VENICE).control(PAPACY, "venice")
    stage.put("tyrrhenian_sea", VENICE, ships=1)
    ships(stage)
    assert stage.ships(PAPACY, "rome") == 1
    assert not stage.asked


def test_19_3_beside_scots_the_french_may_winter_in_the_nearest_fortress() -> None:
    stage = Stage().clear().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling")
    stage.put("grenoble", FRANCE, 2).put("grenoble", SCOTLAND, 1)
    armies(stage, "fortress.lyon", "all", "home.edinburgh")
    assert stage.regulars(FRANCE, "lyon") == 2
    assert stage.regulars(SCOTLAND, "edinburgh") == 1


def test_19_3_a_stack_without_a_leader_goes_home_beyond_his_command() -> None:
    """Six of seven leave Grenoble for Paris; no formation would be as large."""
    stage = Stage().clear().put("grenoble", FRANCE, 7)
    armies(stage, "home.paris", *["regular"] * 6, "done", "fortress.lyon")
    assert (stage.regulars(FRANCE, "paris"), stage.regulars(FRANCE, "lyon")) == (6, 1)


def test_19_3_step_1_volunteers_of_any_number_leave_together() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA).control(FRANCE, "genoa")
    stage.put("genoa", GENOA, 4).put("genoa", FRANCE, 3)
    armies(stage, "return.genoa", "all")
    assert (stage.regulars(GENOA, "paris"), stage.regulars(FRANCE, "paris")) == (4, 3)
