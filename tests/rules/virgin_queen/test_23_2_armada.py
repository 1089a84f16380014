"""The Spanish Armada (VQ 23.2)."""

import pytest

from tercio.games.virgin_queen.model.armada_questions import armada_at, cargo_size
from tercio.games.virgin_queen.model.armada_verbs import add_cargo, build_armada, set_armada
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    KNIGHTS,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.major_powers.armada import (
    UPGRADE_ARMADA,
    YARD,
    downgrade,
    may_be_built,
)
from tercio.games.virgin_queen.rules.major_powers.armada_cargo import (
    ARMADA_TRANSPORT,
    LOAD_ARMADA,
    can_shift,
    cargo_stacks,
    ship,
    transfer,
)
from tercio.wars.land.battle import Battle
from tercio.wars.land.construction import BUY_MERCENARY, RAISE_REGULAR, build_options
from tercio.wars.land.formations import whole_force
from tercio.wars.model.fatigue import tire
from tercio.wars.model.force import Force
from tercio.wars.model.names import ELSEWHERE, NEXT_TURN, REGULAR
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.sea.fleets import Fleet
from tercio.wars.sea.naval_combat import naval_combat
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.sea.naval_retreat import retreats_open
from tercio.wars.sea.naval_transport import can_transport
from tercio.wars.siege.assault import warships_in
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands()


def armada(stage: Stage, place: str, strength: int = 2) -> Stage:
    build_armada(stage.g, stage.at("seville"))
    set_armada(stage.g, strength)
    stage.g.move_ships([stage.g.world.armada], stage.place(place))
    return stage


def aboard(stage: Stage, regulars: int = 0, mercenaries: int = 0, *leaders: str) -> Stage:
    for index, count in ((SPAIN * 2, regulars), (SPAIN * 2 + 1, mercenaries)):
        if count:
            add_cargo(stage.g, index, count)
    for leader in leaders:
        stage.g.state.leader_at[stage.g.world.leader[leader]] = ELSEWHERE
        stage.g.state.oceans.passengers.append(stage.g.world.leader[leader])
    return stage


def cargo(stage: Stage) -> tuple[int, int]:
    found = stage.g.state.oceans.cargo
    return found.get(SPAIN * 2, 0), found.get(SPAIN * 2 + 1, 0)


def fight(stage: Stage, sea: str, dice: list[int], *answers: str) -> Battle:
    combat = naval_combat(stage.g, stage.sea(sea), ENGLAND, SPAIN)
    battle: Battle = stage.run(combat, dice=dice, answers=answers)
    return battle


# -- building and upgrading ------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2", "VQ 28")
def test_23_2_it_is_built_in_three_ports_that_are_spanish_and_calm(stage: Stage) -> None:
    stage.control(SPAIN, "lisbon").unrest("corunna").control(FRANCE, "seville")
    reasons = {
        name: [r.message.removeprefix("forbid-") for r in YARD.refusals(stage.g, stage.at(name))]
        for name in ("lisbon", "corunna", "seville", "bilbao")
    }
    assert reasons == {
        "lisbon": [],
        "corunna": ["is-an-unruly-yard"],
        "seville": ["is-not-under-spain"],
        "bilbao": ["is-no-armada-yard"],
    }


@pytest.mark.rule("VQ 23.2")
def test_23_2_three_cp_are_one_level_up_to_eight(stage: Stage) -> None:
    armada(stage, "corunna").impulse(SPAIN, 9)
    for strength in (4, 6, 8):
        assert UPGRADE_ARMADA.can(stage.g, SPAIN)
        stage.run(UPGRADE_ARMADA.run(stage.g, SPAIN))
        assert stage.g.state.oceans.armada == strength
    assert stage.cp == 0
    assert not UPGRADE_ARMADA.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 23.2", "VQ 28")
@pytest.mark.parametrize(
    ("place", "can"),
    [
        ("seville", True),
        ("corunna", True),
        ("lisbon", True),
        ("bilbao", False),
        ("atlantic_ocean", False),
    ],
)
def test_23_2_upgrades_are_made_in_its_yards_only(stage: Stage, place: str, can: bool) -> None:
    armada(stage.control(SPAIN, "lisbon"), place)
    assert UPGRADE_ARMADA.can(stage.g, SPAIN) is can


@pytest.mark.rule("VQ 23.2")
def test_23_2_others_have_no_armada(stage: Stage) -> None:
    assert UPGRADE_ARMADA.price(stage.g, ENGLAND) is None
    assert not UPGRADE_ARMADA.can(stage.g, SPAIN)  # before it is built


# -- troops aboard ---------------------------------------------------------------------------------


def build_keys(stage: Stage, what: str) -> list[str]:
    return [o.key for o in build_options(stage.g, SPAIN, what) if o.key == "build.armada"]


@pytest.mark.rule("VQ 23.2", "VQ 28")
@pytest.mark.parametrize(
    ("place", "can"), [("bilbao", True), ("lisbon", True), ("atlantic_ocean", False)]
)
def test_23_2_units_are_built_aboard_in_home_ports_and_lisbon(
    stage: Stage, place: str, can: bool
) -> None:
    armada(stage.control(SPAIN, "lisbon"), place).impulse(SPAIN, 3)
    assert bool(build_keys(stage, "regular")) is can
    if can:
        stage.run(RAISE_REGULAR.run(stage.g, SPAIN), answers=["build.armada"])
        stage.run(BUY_MERCENARY.run(stage.g, SPAIN), answers=["build.armada"])
        assert cargo(stage) == (1, 1)
        assert build_keys(stage, "regular") == []  # it is full


@pytest.mark.rule("VQ 23.2", "VQ 5.3")
def test_23_2_troops_aboard_use_counters(stage: Stage) -> None:
    aboard(armada(stage, "corunna", 8), 3, 2)
    assert sorted(cargo_stacks(stage.g, SPAIN)) == [2, 3]
    assert sorted(stage.g.hooks.counters_beside_map(stage.g, SPAIN)) == [2, 3]


@pytest.mark.rule("VQ 23.2", "VQ 5.3")
def test_5_3_counters_must_show_what_boards_and_what_stays(stage: Stage) -> None:
    armada(stage, "corunna", 8).put("corunna", SPAIN, regulars=2, second=2)
    for place in ("madrid", "milan", "naples", "seville", "bilbao", "barcelona"):
        stage.put(place, SPAIN, regulars=1)  # six of eight 1s
    at = stage.at("corunna")
    for troops, fits in (({2: 1}, True), ({3: 1}, True), ({2: 1, 3: 1}, False), ({2: 2}, True)):
        assert can_shift(stage.g, Force(SPAIN, at, troops), at, 1) is fits


@pytest.mark.rule("VQ 23.2")
def test_23_2_in_port_troops_board_freely_within_its_strength(stage: Stage) -> None:
    armada(stage, "corunna", 4).put("corunna", SPAIN, regulars=6, leaders=["alva"])
    stage.impulse(SPAIN, 2)
    answers = ["load", "leader.alva", *["regular"] * 4]
    stage.run(transfer(stage.g, SPAIN), answers=answers)
    assert cargo(stage) == (4, 0)
    assert stage.regulars(SPAIN, "corunna") == 2
    assert stage.where("alva") == ELSEWHERE
    assert stage.cp == 2


@pytest.mark.rule("VQ 23.2")
def test_23_2_free_transfers_wait_for_another_action(stage: Stage) -> None:
    armada(stage, "corunna", 4).put("corunna", SPAIN, regulars=6).impulse(SPAIN, 2)
    stage.run(transfer(stage.g, SPAIN), answers=["load", "regular", "done"])
    assert not LOAD_ARMADA.can(stage.g, SPAIN)
    stage.g.state.impulse.cp = 1
    assert LOAD_ARMADA.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 23.2")
def test_23_2_troops_go_ashore_in_port(stage: Stage) -> None:
    aboard(armada(stage, "corunna", 4), 2, 1, "alva").impulse(SPAIN, 1)
    stage.run(transfer(stage.g, SPAIN), answers=["unload", "all"])
    assert stage.troops(SPAIN, "corunna") == (2, 1)
    assert stage.where("alva") == "corunna"
    assert cargo(stage) == (0, 0)


@pytest.mark.rule("VQ 17.1", "VQ 23.2")
def test_17_1_the_knights_never_go_aboard(stage: Stage) -> None:
    armada(stage, "malta", 4).put("malta", KNIGHTS, regulars=2).impulse(SPAIN, 1)
    assert not LOAD_ARMADA.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 23.2")
def test_23_2_beaten_troops_sail_but_do_not_land(stage: Stage) -> None:
    armada(stage, "corunna", 4).put("corunna", SPAIN, regulars=2).war(SPAIN, ENGLAND)
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, SPAIN, stage.at("corunna")))
    stage.impulse(SPAIN, 5)
    stage.run(transfer(stage.g, SPAIN), answers=["load", "all"])
    stage.g.move_ships([stage.g.world.armada], stage.sea("english_channel"))
    assert cargo(stage) == (2, 0)
    assert not ARMADA_TRANSPORT.can(stage.g, SPAIN)
    stage.g.state.impulse.beaten.clear()
    assert ARMADA_TRANSPORT.can(stage.g, SPAIN)


# -- moving and shipping ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2")
def test_23_2_it_moves_like_any_ship_with_all_aboard(stage: Stage) -> None:
    aboard(armada(stage, "corunna", 4), 3).impulse(SPAIN, 1)
    answers = ["from.corunna", "to.bay_of_biscay", "done"]
    stage.run(naval_move(stage.g, SPAIN), answers=answers)
    assert armada_at(stage.g) == stage.sea("bay_of_biscay")
    assert cargo(stage) == (3, 0)


@pytest.mark.rule("VQ 23.2")
def test_23_2_a_formation_lands_for_1_cp(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 8), 6, 0, "parma").war(SPAIN, ENGLAND)
    stage.impulse(SPAIN, 1)
    stage.run(ship(stage.g, SPAIN), answers=["land.plymouth", "all"])
    assert stage.regulars(SPAIN, "plymouth") == 6  # a leader lands more than five
    assert stage.where("parma") == "plymouth"
    assert stage.cp == 0


@pytest.mark.rule("VQ 23.2", "VQ 16.3")
def test_23_2_the_port_must_be_one_that_troops_may_enter(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 2).war(SPAIN, ENGLAND).impulse(SPAIN, 1)
    stage.put("portsmouth", ENGLAND, galleon=1)
    stage.run(ship(stage.g, SPAIN), answers=["back"])
    keys = {option.key for option in stage.asked[-1].options}
    assert "land.plymouth" in keys
    assert "land.portsmouth" not in keys  # enemy ships
    assert "land.brest" not in keys  # neither friend nor foe


@pytest.mark.rule("VQ 23.2", "VQ 16.3")
def test_23_2_who_lands_and_loses_is_lost(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 1).war(SPAIN, ENGLAND).impulse(SPAIN, 1)
    stage.put("plymouth", ENGLAND, regulars=3)
    stage.run(
        ship(stage.g, SPAIN),
        answers=["land.plymouth", "pass"],
        dice=[1, 5, 1, 1, 1],
    )
    assert stage.regulars(SPAIN, "plymouth") == 0
    assert cargo(stage) == (0, 0)


@pytest.mark.rule("VQ 23.2")
def test_23_2_a_formation_boards_at_sea_and_may_stay(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 8).put("bilbao", SPAIN, regulars=7, leaders=["alva"])
    stage.impulse(SPAIN, 1)
    stage.run(ship(stage.g, SPAIN), answers=["board.bilbao", "all"])
    assert cargo(stage) == (7, 0)
    assert stage.where("alva") == ELSEWHERE
    assert stage.cp == 0


@pytest.mark.rule("VQ 23.2", "VQ 15.3")
def test_23_2_a_siege_ends_when_its_army_goes_aboard(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 8).war(SPAIN, FRANCE)
    stage.put("bordeaux", SPAIN, regulars=3).put("bordeaux", FRANCE, regulars=1)
    stage.siege("bordeaux", SPAIN).impulse(SPAIN, 1)
    stage.g.state.impulse.sieges_begun = 0  # in an earlier impulse
    stage.run(ship(stage.g, SPAIN), answers=["board.bordeaux", "all"])
    assert cargo(stage) == (3, 0)
    assert not stage.is_besieged("bordeaux")


@pytest.mark.rule("VQ 23.2")
def test_23_2_without_a_leader_four_board(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 8).put("bilbao", SPAIN, regulars=7).impulse(SPAIN, 1)
    stage.run(ship(stage.g, SPAIN), answers=["board.bilbao", "all"])
    assert cargo(stage) == (4, 0)


@pytest.mark.rule("VQ 23.2")
def test_23_2_common_transport_needs_other_ships(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 4).put("bilbao", SPAIN, regulars=2).impulse(SPAIN, 3)
    assert not can_transport(stage.g, SPAIN)
    stage.put("bay_of_biscay", SPAIN, galleon=1)
    assert can_transport(stage.g, SPAIN)


# -- combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2", "VQ 16.2")
def test_23_2_it_rolls_its_strength(stage: Stage) -> None:
    armada(stage, "english_channel", 6)
    sea, world = stage.sea("english_channel"), stage.g.world
    assert stage.g.hooks.ship_dice(stage.g, world.armada, sea) == 6


@pytest.mark.rule("VQ 23.2")
def test_23_2_two_hits_are_a_level_rounded_up_for_the_loser(stage: Stage) -> None:
    armada(stage, "english_channel", 8).put("english_channel", ENGLAND, galleon=3)
    stage.war(ENGLAND, SPAIN)
    battle = fight(stage, "english_channel", [5, 5, 5, 1, 1, 1] + [1] * 8, "to.bay_of_biscay")
    assert battle.winner == ENGLAND
    assert stage.g.state.oceans.armada == 4


@pytest.mark.rule("VQ 23.2")
def test_23_2_other_ships_may_take_the_hits(stage: Stage) -> None:
    armada(stage, "english_channel", 8).put("english_channel", SPAIN, galleon=1)
    stage.put("english_channel", ENGLAND, galleon=2).war(ENGLAND, SPAIN)
    answers = ["ship.spain.galleon", "to.bay_of_biscay"]
    fight(stage, "english_channel", [5, 5, 1, 1] + [1] * 10, *answers)
    assert stage.g.state.oceans.armada == 8
    assert stage.ships(SPAIN, "bay_of_biscay") == 1


@pytest.mark.rule("VQ 23.2")
def test_23_2_what_it_can_no_longer_hold_is_lost(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 3, 1)
    stage.run(downgrade(stage.g), answers=["overboard.spain.regular", "overboard.spain.regular"])
    assert stage.g.state.oceans.armada == 2
    assert cargo(stage) == (1, 1)
    assert [ask.seat for ask in stage.asked] == ["spain", "spain"]


@pytest.mark.rule("VQ 23.2")
def test_23_2_nobody_is_asked_where_all_aboard_are_alike(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 4)
    stage.run(downgrade(stage.g))
    assert cargo(stage) == (2, 0)


@pytest.mark.rule("VQ 23.2")
def test_23_2_sunk_it_waits_on_the_turn_track(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 2), 2, 0, "alva")
    stage.run(downgrade(stage.g))
    assert armada_at(stage.g) == NEXT_TURN
    assert stage.g.state.oceans.armada == 0
    assert cargo(stage) == (0, 0)
    assert stage.where("alva") == NEXT_TURN
    assert not may_be_built(stage.g)
    stage.g.return_ships_to_pool()
    assert may_be_built(stage.g)


@pytest.mark.rule("VQ 16.2", "VQ 23.2")
def test_16_2_a_spared_armada_keeps_its_lowest_level(stage: Stage) -> None:
    armada(stage, "english_channel", 4).put("english_channel", ENGLAND, galleon=2)
    stage.war(ENGLAND, SPAIN)
    fight(stage, "english_channel", [5, 5, 5, 5, 5, 5, 5, 5])
    assert stage.g.state.oceans.armada == 2  # equal dice: the defender keeps one unit
    assert stage.ships(ENGLAND, "english_channel") == 0


@pytest.mark.rule("VQ 23.2")
@pytest.mark.parametrize(("edition", "can"), [("living", False), ("first", True)])
def test_23_2_it_does_not_retreat_into_a_besieged_port(edition: str, can: bool) -> None:
    stage = armada(Stage(edition=edition).clear(), "bay_of_biscay", 4)
    stage.war(SPAIN, FRANCE).siege("corunna", FRANCE)
    fleet = Fleet(SPAIN, stage.sea("bay_of_biscay"), [stage.g.world.armada])
    assert (stage.at("corunna") in retreats_open(stage.g, fleet)) is can
    stage.put("bay_of_biscay", SPAIN, galleon=1)
    (galleon,) = [s for s in ships_at(stage.g, fleet.place) if s != stage.g.world.armada]
    alone = Fleet(SPAIN, fleet.place, [galleon])
    assert stage.at("corunna") in retreats_open(stage.g, alone)


@pytest.mark.rule("VQ 23.2", "VQ 15.1")
def test_23_2_half_its_strength_counts_in_a_blockade(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 6).put("bay_of_biscay", SPAIN, galleon=1)
    assert warships_in(stage.g, SPAIN, 1 << stage.sea("bay_of_biscay")) == 4


@pytest.mark.rule("VQ 24.3", "VQ 24.4")
def test_24_4_troops_of_a_minor_that_leaves_are_lost(stage: Stage) -> None:
    aboard(armada(stage.ally(SPAIN, PORTUGAL), "corunna", 4), 1)
    add_cargo(stage.g, PORTUGAL * 2, 2)
    stage.g.set_patron(PORTUGAL, PORTUGAL)
    assert cargo_size(stage.g) == 1


# -- winter ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2", "VQ 20.4")
def test_20_4_troops_may_winter_aboard(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 4, 0, "alva")
    stage.run(return_ships_home(stage.g))
    stage.run(return_armies_home(stage.g))
    assert armada_at(stage.g) == stage.at("gravelines")
    assert cargo(stage) == (4, 0)
    assert stage.where("alva") == ELSEWHERE


# -- indulgence ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2")
def test_23_2_with_an_indulgence_misses_are_rolled_again_once(stage: Stage) -> None:
    armada(stage, "english_channel", 4).put("english_channel", ENGLAND, galleon=1)
    stage.war(ENGLAND, SPAIN)
    stage.g.state.oceans.indulgence = stage.g.state.impulses
    battle = fight(stage, "english_channel", [1, 1, 5, 1, 1, 1, 6, 1, 1], "reroll")
    assert battle.winner == SPAIN
    assert battle.defender.total_hits == 2
    assert stage.g.state.oceans.indulgence == -1


@pytest.mark.rule("VQ 23.2")
def test_23_2_an_indulgence_lasts_one_impulse(stage: Stage) -> None:
    armada(stage, "english_channel", 4).put("english_channel", ENGLAND, galleon=1)
    stage.war(ENGLAND, SPAIN)
    stage.g.state.oceans.indulgence = stage.g.state.impulses
    stage.g.state.impulses += 1
    battle = fight(stage, "english_channel", [1, 1, 5, 1, 1, 1])
    assert battle.defender.total_hits == 1


@pytest.mark.rule("VQ 9.2", "VQ 24.3")
def test_23_2_lisbon_serves_while_spain_controls_it(stage: Stage) -> None:
    stage.ally(SPAIN, PORTUGAL).control(SPAIN, "lisbon")
    assert YARD.allow(stage.g, stage.at("lisbon"))
    stage.control(PROTESTANT, "lisbon")
    assert not YARD.allow(stage.g, stage.at("lisbon"))
    assert troops_of(stage.g, SPAIN, REGULAR, stage.at("lisbon")) == 0
