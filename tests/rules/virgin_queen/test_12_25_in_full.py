"""VQ 5.3 to 25.1: what no test of its own section shows in full."""

import msgspec
import pytest

from tercio.games.virgin_queen.model.armada_questions import cargo_size
from tercio.games.virgin_queen.model.armada_verbs import build_armada
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    INDEPENDENT,
    KNIGHTS,
    MORISCOS,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.minor_powers.influence import resolve_status
from tercio.games.virgin_queen.rules.religion.eligible_spaces import reach_of
from tercio.games.virgin_queen.rules.sequence import action, end_phase
from tercio.wars.diplomacy.minors import deactivate_minor
from tercio.wars.land.construction import build_options
from tercio.wars.land.displacement import displace_army
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.events import CardPlayed
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.sea.fleets import fleet_at
from tercio.wars.sea.naval_interception import attempt
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.sea.piracy import Raid, defence_dice
from tercio.wars.turn.phases import begin_phase
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.virgin_queen.chancery import europe
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import play


@pytest.mark.rule("VQ 5.3", "VQ 14")
def test_5_3_what_the_counters_cannot_show_after_a_battle_is_lost_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counters of 2 alone: of four, one falls, and the third of the rest with it."""
    stage = europe().war(FRANCE, HRE).impulse(FRANCE, 1).put("metz", FRANCE, 3)
    stage.put("strasburg", HRE, 4).put("worms", HRE, 2).control(FRANCE, "metz")
    pool = stage.g.world.pools[HRE]
    monkeypatch.setitem(
        stage.g.world.pools, HRE, msgspec.structs.replace(pool, land={"2": 3}, pieces=[])
    )
    dice = [5, 1, 1, *[5] + [1] * 4]
    answers = ["all", "move.metz.strasburg", "pass", "pass"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), dice=dice, answers=answers)
    assert stage.regulars(HRE, "strasburg") == 2
    assert stage.regulars(HRE, "worms") == 2, "only where the battle was"


@pytest.mark.rule("VQ 12.4", "VQ 18.5")
def test_12_4_a_space_in_unrest_may_be_converted() -> None:
    stage = Stage().clear().protestant("utrecht").unrest("nijmegen")
    assert reach_of(stage.g, "protestant", "netherlands").free >> stage.at("nijmegen") & 1


@pytest.mark.rule("VQ 12.4")
def test_12_4_unoccupied_is_without_units_ships_and_leaders_of_any_power() -> None:
    """The Morisco Revolt is one of the four events that ask for such spaces."""
    stage = europe().put("cartagena", FRANCE, galley=1).put("seville", SPAIN, 1)
    stage.put("cordoba", SPAIN, leaders=["alva"])
    answers = ["unrest.madrid", "unrest.valencia", "unrest.gibraltar", "place.granada"]
    play(stage, ENGLAND, "morisco_revolt", answers=answers)
    offered = {option.key for option in stage.asked[0].options}
    assert not {"unrest.cartagena", "unrest.cordoba", "unrest.seville"} & offered


@pytest.mark.rule("VQ 14", "VQ 6.1")
def test_14_combat_cards_attacker_first_and_each_defender_may_play() -> None:
    stage = europe().war(FRANCE, SPAIN).ally(SPAIN, HRE).impulse(FRANCE, 1)
    stage.control(SPAIN, "reims").put("reims", SPAIN, 1).put("reims", HRE, 1).put(
        "paris", FRANCE, 3
    )
    stage.hand(FRANCE, "arquebusiers").hand(SPAIN, "tercios").hand(HRE, "gentlemen_pensioners")
    card = stage.g.world.card
    answers = ["all", "move.paris.reims", "pass", "pass"]
    played = [
        f"france=card.{card['arquebusiers']}",
        f"spain=card.{card['tercios']}",
        f"hre=card.{card['gentlemen_pensioners']}",
    ]
    stage.run(
        MOVE_CLEAR.run(stage.g, FRANCE), dice=[1] * 11, answers=[*answers, *played, "mode.pikes"]
    )
    powers = [event.power for event in stage.events(CardPlayed)]
    assert powers[0] == "power:france"
    assert set(powers[1:]) == {"power:spain", "power:hre"}


@pytest.mark.rule("VQ 16.4")
def test_16_4_corsairs_next_to_the_zone_do_not_defend() -> None:
    stage = Stage().clear().war(SPAIN, OTTOMAN).put("ionian_sea", SPAIN, galley=1)
    raid = Raid(SPAIN, OTTOMAN, stage.sea("ionian_sea"))
    bare = defence_dice(stage.g, raid)
    stage.put("coron", OTTOMAN, corsair=2)
    assert defence_dice(stage.g, raid) == bare
    stage.put("coron", OTTOMAN, galley=1)
    assert defence_dice(stage.g, raid) == bare + 1


@pytest.mark.rule("VQ 18.5", "VQ 2.5")
def test_18_5_faith_crosses_a_pass() -> None:
    """Navarre has no calm Catholic neighbour but Zaragoza, beyond the Pyrenees."""
    stage = Stage().clear().protestant("navarre", "bordeaux", "toulouse").unrest("bayonne")
    assert reach_of(stage.g, "catholic", "france").free >> stage.at("navarre") & 1
    stage.unrest("zaragoza")
    assert not reach_of(stage.g, "catholic", "france").free >> stage.at("navarre") & 1


# -- 23 --------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.1")
def test_23_1_the_canal_is_worth_2_vp() -> None:
    stage = europe()
    play(stage, OTTOMAN, "grand_vizier", dice=[6], answers=["mode.canal"])
    assert stage.g.state.oceans.suez_built
    assert stage.bonus_vp(OTTOMAN) == 2


@pytest.mark.rule("VQ 23.1")
def test_23_1_the_moriscos_are_never_built() -> None:
    stage = europe().war(OTTOMAN, SPAIN).control(OTTOMAN, "granada").put("granada", MORISCOS, 1)
    for what in ("regular", "cavalry"):
        keys = [option.key for option in build_options(stage.g, OTTOMAN, what)]
        assert keys
        assert not any("granada" in key or "morisco" in key for key in keys)


@pytest.mark.rule("VQ 17.1")
def test_17_1_the_knights_are_never_built() -> None:
    stage = europe().put("malta", KNIGHTS, 1)
    keys = [option.key for option in build_options(stage.g, SPAIN, "regular")]
    assert "build.madrid" in keys
    assert not any("knights" in key or "malta" in key for key in keys)


@pytest.mark.rule("VQ 23.2", "VQ 20.4")
def test_23_2_nobody_boards_the_armada_in_winter() -> None:
    stage = europe().put("corunna", SPAIN, 2)
    build_armada(stage.g, stage.at("corunna"))
    stage.run(return_armies_home(stage.g), idle=True)
    assert cargo_size(stage.g) == 0
    assert stage.regulars(SPAIN, "corunna") == 0
    assert not any("armada" in option.key for ask in stage.asked for option in ask.options)


@pytest.mark.rule("VQ 23.6", "VQ 5.1")
def test_23_6_both_kinds_march_together_under_any_leader() -> None:
    stage = europe().control(PROTESTANT, "utrecht", "rotterdam").impulse(PROTESTANT, 1)
    stage.put("utrecht", DUTCH, 3).put("utrecht", HUGUENOT, 2)
    stage.put("utrecht", PROTESTANT, leaders=["coligny"])
    stage.run(MOVE_CLEAR.run(stage.g, PROTESTANT), answers=["all", "move.utrecht.rotterdam"])
    assert stage.regulars(DUTCH, "rotterdam") == 3
    assert stage.regulars(HUGUENOT, "rotterdam") == 2
    assert stage.where("coligny") == "rotterdam"


@pytest.mark.rule("VQ 16.1", "VQ 23.2")
def test_16_1_the_armada_too_loses_one_in_the_mediterranean() -> None:
    for origin, sea, came in (
        ("gulf_of_lyon", "tyrrhenian_sea", False),
        ("atlantic_ocean", "bay_of_biscay", True),
    ):
        stage = europe()
        build_armada(stage.g, stage.at("seville"))
        stage.g.move_ships([stage.g.world.armada], stage.place(origin))
        fleet = fleet_at(stage.g, SPAIN, stage.place(origin))
        tried = attempt(stage.g, "intercept", fleet, stage.sea(sea))
        assert stage.run(tried, dice=[4, 5]) is came


# -- 24 --------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 24.1", "VQ 16.2")
def test_24_1_ships_of_an_inactive_minor_defend_their_port() -> None:
    stage = europe().war(OTTOMAN, VENICE).put("candia", VENICE, galley=1).impulse(OTTOMAN, 1)
    stage.put("aegean_sea", OTTOMAN, galley=2)
    answers = ["from.aegean_sea", "to.candia", "all", "done", "to.aegean_sea"]
    # Four dice against two and one for the defender in port, who sinks one.
    stage.run(naval_move(stage.g, OTTOMAN), dice=[1, 1, 1, 1, 5, 5, 1], answers=answers)
    assert stage.ships(VENICE, "candia") == 1
    assert stage.ships(OTTOMAN, "aegean_sea") == 1


@pytest.mark.rule("VQ 24.2", "VQ 9.4")
def test_24_2_a_war_that_is_barred_is_not_offered() -> None:
    """The display has no war of the Ottoman with France: his troops leave."""
    stage = europe().war(OTTOMAN, VENICE).put("zara", OTTOMAN, 2)
    for power in (OTTOMAN, SPAIN, FRANCE, HRE):
        stage.influence(VENICE, power, 0)
    answers = ["displace.scutari"]
    stage.run(resolve_status(stage.g, VENICE), dice=[1, 1, 6, 1], answers=answers)
    assert stage.g.state.patron[VENICE] == FRANCE
    assert not is_at_war(stage.g, OTTOMAN, FRANCE)
    assert stage.regulars(OTTOMAN, "scutari") == 2


@pytest.mark.rule("VQ 24.3")
def test_24_3_a_minor_allys_regulars_can_be_raised_at_its_home() -> None:
    stage = europe().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "glasgow")
    keys = {option.key for option in build_options(stage.g, FRANCE, "regular")}
    assert "build.scotland.edinburgh" in keys
    assert "build.edinburgh" not in keys, "French regulars are not raised there"
    assert "build.scotland.paris" not in keys


@pytest.mark.rule("VQ 24.4")
def test_24_4_without_a_home_of_its_own_its_units_are_lost() -> None:
    stage = europe().ally(FRANCE, SCOTLAND).put("paris", SCOTLAND, 1)
    homes = [row.id for row in stage.g.world.space_rows if row.home == "scotland"]
    stage.control(SPAIN, *homes)
    stage.run(deactivate_minor(stage.g, SCOTLAND))
    assert stage.regulars(SCOTLAND, "paris") == 0
    free = europe().ally(FRANCE, SCOTLAND).put("paris", SCOTLAND, 1).control(SPAIN, *homes)
    free.control(FRANCE, "glasgow")
    free.run(deactivate_minor(free.g, SCOTLAND))
    assert free.regulars(SCOTLAND, "glasgow") == 1, "an unfortified space will do"


@pytest.mark.rule("VQ 24.7")
@pytest.mark.parametrize(
    ("scenario", "free"),
    [
        ("campaign", {"bayonne", "florence", "tunis"}),
        ("tournament", {"bayonne", "florence"}),
    ],
)
def test_24_7_which_city_states_begin_independent(scenario: str, free: set[str]) -> None:
    stage = Stage(scenario)
    states = ("metz", "tunis", "bayonne", "florence")
    assert {space for space in states if stage.controller(space) == INDEPENDENT} == free


# -- 25 --------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 25.1")
def test_25_1_keys_won_in_the_diplomacy_phase_must_last_until_the_action_phase() -> None:
    stage = Stage()
    begin_phase(stage.g, "diplomacy")
    keys = ("paris", "rouen", "lyon", "bordeaux", "marseille")
    for key in keys:
        stage.g.set_control(stage.at(key), PROTESTANT)
    end_phase(stage.g)
    assert not stage.g.state.over, "nothing is won in the Diplomacy Phase or in Spring"
    end_phase(stage.g)
    assert stage.g.state.phase == "action"
    lost = Stage().control(PROTESTANT, *keys).control(FRANCE, "paris").empty_hands()
    for game, winners in ((stage, ["protestant"]), (lost, [])):
        begin_phase(game.empty_hands().g, "action")
        game.run(action(game.g), idle=True)
        assert game.g.state.winners == winners


@pytest.mark.rule("VQ 12.5", "VQ 23.6")
@pytest.mark.parametrize(("french", "shelter"), [(0, "boulogne"), (1, "nimes")])
def test_12_5_nobody_is_displaced_into_an_open_capital_where_enemies_stand(
    french: int, shelter: str
) -> None:
    stage = europe().war(FRANCE, PROTESTANT).control(PROTESTANT, "boulogne", "nimes", "barcelona")
    stage.put("barcelona", HUGUENOT, 2).put("boulogne", FRANCE, french)
    stage.g.state.court.capitals = {HUGUENOT: stage.at("boulogne")}
    answers = [] if french else ["displace.boulogne"]
    stage.run(displace_army(stage.g, PROTESTANT, stage.at("barcelona")), answers=answers)
    assert stage.regulars(HUGUENOT, shelter) == 2
