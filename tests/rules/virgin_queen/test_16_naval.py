"""Fleets: moves, interception, combat and transport (VQ 2.5, 5.4, 16.1-16.3, 16.7)."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HUGUENOT,
    OTTOMAN,
    PAPACY,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, Power, ShipId
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.fleets import Fleet, fleet_at
from tercio.wars.sea.naval_combat import foresee_combat, naval_combat
from tercio.wars.sea.naval_interception import NAVAL_INTERCEPTION, attempt, avoid_naval_battles
from tercio.wars.sea.naval_movement import NAVAL_MOVE, naval_move
from tercio.wars.sea.naval_orders import NAVAL_MOVES, destinations
from tercio.wars.sea.naval_retreat import retreats_open
from tercio.wars.sea.naval_transport import (
    NAVAL_TRANSPORT,
    can_transport,
    harbours,
    naval_transport,
)
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands()


def _dice(stage: Stage, place: str, attacker: Power, defender: Power, dice: list[int]) -> None:
    stage.run(naval_combat(stage.g, stage.place(place), attacker, defender), dice=dice)


# -- moving (16.1) ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_naval_move_is_to_an_adjacent_place(stage: Stage) -> None:
    stage.put("seville", SPAIN, galleon=1)
    names = {stage.g.world.location_ids[p] for p in destinations_of(stage, "seville", SPAIN)}
    assert names == {"atlantic_ocean"}


def destinations_of(stage: Stage, place: str, power: Power) -> list[int]:
    return list(spaces_in(destinations(stage.g, power, stage.place(place))))


@pytest.mark.rule("VQ 2.5", "VQ 16.1")
@pytest.mark.parametrize(
    ("one", "other"), [("ionian_sea", "tyrrhenian_sea"), ("barbary_coast", "atlantic_ocean")]
)
def test_2_5_zones_with_a_port_between_them_are_not_adjacent(
    stage: Stage, one: str, other: str
) -> None:
    reasons = NAVAL_MOVES.refusals(stage.g, SPAIN, stage.place(one), stage.place(other))
    assert [reason.message for reason in reasons] == ["forbid-not-adjacent-by-sea"]


@pytest.mark.rule("VQ 2.5")
def test_2_5_a_fleet_goes_by_way_of_gibraltar(stage: Stage) -> None:
    stage.put("atlantic_ocean", SPAIN, galleon=1).impulse(SPAIN, 2)
    stage.run(naval_move(stage.g, SPAIN), answers=["from.atlantic_ocean", "to.gibraltar", "done"])
    stage.run(naval_move(stage.g, SPAIN), answers=["from.gibraltar", "to.barbary_coast", "done"])
    assert stage.ships(SPAIN, "barbary_coast") == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_no_move_into_the_port_of_an_ally(stage: Stage) -> None:
    stage.put("atlantic_ocean", SPAIN, galleon=1).control(FRANCE, "corunna").ally(SPAIN, FRANCE)
    assert stage.at("corunna") not in destinations_of(stage, "atlantic_ocean", SPAIN)
    reasons = NAVAL_MOVES.refusals(stage.g, SPAIN, stage.sea("atlantic_ocean"), stage.at("corunna"))
    assert [reason.message for reason in reasons] == ["forbid-port-of-another-power"]


@pytest.mark.rule("VQ 16.1")
def test_16_1_enemy_ships_may_be_attacked_in_port(stage: Stage) -> None:
    stage.put("atlantic_ocean", ENGLAND, galleon=2).put("seville", SPAIN, galley=1)
    stage.war(ENGLAND, SPAIN).impulse(ENGLAND, 1)
    stage.run(
        naval_move(stage.g, ENGLAND),
        answers=["from.atlantic_ocean", "to.seville", "all", "done"],
        dice=[5, 5, 1, 1, 1, 1, 1],  # 4 dice against a galley in port, 2 + 1
    )
    assert stage.ships(SPAIN, "seville") == 0
    assert stage.ships(ENGLAND, "atlantic_ocean") == 2  # the attacker leaves, though he won


@pytest.mark.rule("VQ 16.1")
def test_16_1_losers_do_not_sail_again_this_impulse(stage: Stage) -> None:
    stage.put("atlantic_ocean", ENGLAND, galleon=2)
    for ship in ships_at(stage.g, stage.sea("atlantic_ocean")):
        stage.g.state.impulse.beaten_ships |= 1 << ship
    stage.impulse(ENGLAND, 1)
    assert not NAVAL_MOVE.can(stage.g, ENGLAND)


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_leader_leaves_with_the_last_ship(stage: Stage) -> None:
    stage.put("istanbul", OTTOMAN, galley=1, leaders=["piali_pasha"]).impulse(OTTOMAN, 1)
    stage.run(naval_move(stage.g, OTTOMAN), answers=["from.istanbul", "to.aegean_sea", "done"])
    assert stage.where("piali_pasha") == "aegean_sea"


# -- interception and avoiding battle (16.1, steps 4 and 5) ----------------------------------------


@pytest.mark.rule("VQ 16.1")
@pytest.mark.parametrize(
    ("origin", "sea", "came"),
    [("gulf_of_lyon", "tyrrhenian_sea", False), ("atlantic_ocean", "bay_of_biscay", True)],
)
def test_16_1_galleons_lose_one_in_the_mediterranean(
    stage: Stage, origin: str, sea: str, came: bool
) -> None:
    stage.put(origin, SPAIN, galleon=1)
    fleet = fleet_at(stage.g, SPAIN, stage.place(origin))
    success = stage.run(attempt(stage.g, "intercept", fleet, stage.sea(sea)), dice=[4, 5])
    assert success is came


@pytest.mark.rule("VQ 16.1")
def test_16_1_galleys_do_not_mind(stage: Stage) -> None:
    stage.put("gulf_of_lyon", SPAIN, galley=1)
    fleet = fleet_at(stage.g, SPAIN, stage.sea("gulf_of_lyon"))
    to = stage.sea("tyrrhenian_sea")
    assert stage.run(attempt(stage.g, "intercept", fleet, to), dice=[4, 5])


@pytest.mark.rule("VQ 16.1", "VQ 22.2")
def test_16_1_a_telescope_adds_one(stage: Stage) -> None:
    stage.put("gulf_of_lyon", SPAIN, galley=1).bonus(SPAIN, "telescope")
    fleet = fleet_at(stage.g, SPAIN, stage.sea("gulf_of_lyon"))
    to = stage.sea("tyrrhenian_sea")
    assert stage.run(attempt(stage.g, "intercept", fleet, to), dice=[4, 4])


@pytest.mark.rule("VQ 16.1")
def test_16_1_avoiding_battle_counts_where_the_battle_would_be(stage: Stage) -> None:
    stage.put("barbary_coast", SPAIN, galleon=1)
    fleet = fleet_at(stage.g, SPAIN, stage.sea("barbary_coast"))
    assert not stage.run(attempt(stage.g, "avoid", fleet, stage.at("gibraltar")), dice=[4, 5])


@pytest.mark.rule("VQ 16.1")
def test_16_1_no_interception_among_other_foes(stage: Stage) -> None:
    stage.put("gulf_of_lyon", SPAIN, galley=1).put("tyrrhenian_sea", OTTOMAN, galley=1)
    stage.put("rome", FRANCE, galley=1)
    stage.war(SPAIN, OTTOMAN).war(SPAIN, FRANCE)
    where = stage.sea("gulf_of_lyon"), stage.sea("tyrrhenian_sea")
    assert not NAVAL_INTERCEPTION.allow(stage.g, SPAIN, FRANCE, *where)
    for ship in ships_at(stage.g, stage.sea("tyrrhenian_sea"), OTTOMAN):
        stage.g.lose_ship(ship)
    assert NAVAL_INTERCEPTION.allow(stage.g, SPAIN, FRANCE, *where)


@pytest.mark.rule("VQ 16.1")
def test_16_1_only_the_first_power_to_succeed_intercepts(stage: Stage) -> None:
    stage.put("gulf_of_lyon", SPAIN, galley=1).put("rome", FRANCE, galley=1)
    stage.put("barbary_coast", OTTOMAN, galley=2).control(FRANCE, "rome").impulse(OTTOMAN, 1)
    stage.war(OTTOMAN, SPAIN).war(OTTOMAN, FRANCE)
    stage.run(
        naval_move(stage.g, OTTOMAN),
        answers=[
            "from.barbary_coast",
            "to.tyrrhenian_sea",
            "all",
            "done",
            "intercept.gulf_of_lyon",
        ],
        dice=[6, 3, 1, 1, 1, 5, 1, 1],  # Spain comes; 4 dice against 2; then it retreats
    )
    assert stage.ships(FRANCE, "rome") == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_ports_are_no_refuge_if_another_holds_them(stage: Stage) -> None:
    stage.put("tyrrhenian_sea", SPAIN, galley=1).put("barbary_coast", OTTOMAN, galley=1)
    stage.war(OTTOMAN, SPAIN).control(FRANCE, "naples")
    stage.run(
        avoid_naval_battles(stage.g, OTTOMAN, stage.sea("tyrrhenian_sea")),
        answers=["avoid.messina"],
        dice=[6, 6],
    )
    offered = {option.key for option in stage.asked[-1].options}
    assert "avoid.naples" not in offered
    assert "avoid.barbary_coast" not in offered
    assert stage.ships(SPAIN, "messina") == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_each_enemy_is_fought_apart_and_once(stage: Stage) -> None:
    stage.put("bay_of_biscay", FRANCE, galleon=1).put("bay_of_biscay", SPAIN, galleon=1)
    stage.put("english_channel", ENGLAND, galleon=3).impulse(ENGLAND, 1)
    stage.war(ENGLAND, FRANCE).war(ENGLAND, SPAIN)
    stage.run(
        naval_move(stage.g, ENGLAND),
        answers=[
            "from.english_channel",
            "to.bay_of_biscay",
            "all",
            "done",
            "pass",  # nobody avoids battle
            "pass",
            "fight.bay_of_biscay.france",
        ],
        dice=[5, 5, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1],
    )
    assert stage.ships(FRANCE, "bay_of_biscay") == stage.ships(SPAIN, "bay_of_biscay") == 0


# -- combat (16.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.2", "VQ 5.4")
@pytest.mark.parametrize(
    ("place", "dice"), [("tyrrhenian_sea", 2), ("bay_of_biscay", 1), ("seville", 2)]
)
def test_16_2_a_galley_is_weak_in_atlantic_sea_zones_only(
    stage: Stage, place: str, dice: int
) -> None:
    stage.put(place, SPAIN, galley=1)
    (ship,) = ships_at(stage.g, stage.place(place))
    assert stage.g.hooks.ship_dice(stage.g, ship, stage.place(place)) == dice


@pytest.mark.rule("VQ 16.2")
@pytest.mark.parametrize("place", ["tyrrhenian_sea", "bay_of_biscay"])
def test_16_2_galleons_roll_two_everywhere_and_corsairs_one(stage: Stage, place: str) -> None:
    stage.put(place, SPAIN, galleon=1).put(place, OTTOMAN, corsair=1)
    dice = [stage.g.hooks.ship_dice(stage.g, s, stage.place(place)) for s in ships(stage, place)]
    assert sorted(dice) == [1, 2]


def ships(stage: Stage, place: str) -> list[ShipId]:
    return ships_at(stage.g, stage.place(place))


@pytest.mark.rule("VQ 16.2")
def test_16_2_corsairs_are_lost_last_and_to_one_hit(stage: Stage) -> None:
    stage.put("ionian_sea", OTTOMAN, galley=1, corsair=2).put("ionian_sea", SPAIN, galley=4)
    stage.war(OTTOMAN, SPAIN)
    # 8 Spanish dice with 3 hits, 4 Ottoman dice without: a galley for two hits, a corsair for one.
    stage.run(
        naval_combat(stage.g, stage.sea("ionian_sea"), SPAIN, OTTOMAN),
        dice=[5, 5, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        answers=["to.north_african_coast"],
    )
    left = [ship_kind(stage.g, ship) for ship in ships(stage, "north_african_coast")]
    assert left == ["corsair"]


@pytest.mark.rule("VQ 16.2")
def test_16_2_an_odd_hit_costs_the_loser_one_more(stage: Stage) -> None:
    stage.put("ionian_sea", FRANCE, galley=3).put("ionian_sea", SPAIN, galley=2)
    stage.war(FRANCE, SPAIN)
    stage.run(
        naval_combat(stage.g, stage.sea("ionian_sea"), SPAIN, FRANCE),
        dice=[5, 5, 5, 1, 5, 1, 1, 1, 1, 1],
        answers=["to.north_african_coast"],
    )
    assert stage.ships(FRANCE, "north_african_coast") == 1  # two of three for three hits
    assert stage.ships(SPAIN, "ionian_sea") == 2  # an odd hit against the winner is ignored


@pytest.mark.rule("VQ 16.2")
def test_16_2_the_defender_wins_ties(stage: Stage) -> None:
    stage.put("ionian_sea", FRANCE, galley=1).put("ionian_sea", SPAIN, galley=1)
    stage.war(FRANCE, SPAIN)
    stage.run(
        naval_combat(stage.g, stage.sea("ionian_sea"), SPAIN, FRANCE),
        dice=[1, 1, 1, 1],
        answers=["to.messina"],
    )
    assert stage.ships(SPAIN, "messina") == 1


@pytest.mark.rule("VQ 9.4", "VQ 16.2")
def test_9_4_of_fleets_that_meet_at_an_outbreak_of_war_only_the_loser_retreats(
    stage: Stage,
) -> None:
    stage.put("ionian_sea", FRANCE, galley=1).put("ionian_sea", SPAIN, galley=1)
    stage.run(
        go_to_war(stage.g, FRANCE, SPAIN, declared=False),
        dice=[1, 1, 1, 1],
        answers=["to.messina"],
    )
    # Spain comes first in impulse order and attacks; on a tie the French hold the sea.
    assert stage.ships(SPAIN, "messina") == 1
    assert stage.ships(FRANCE, "ionian_sea") == 1


@pytest.mark.rule("VQ 16.2")
@pytest.mark.parametrize(
    ("edition", "sea", "lost"),
    [
        ("living", "bay_of_biscay", 0),
        ("living", "gulf_of_lyon", 1),
        ("first", "gulf_of_lyon", 0),
    ],
)
def test_16_2_race_built_galleons_ignore_fives(edition: str, sea: str, lost: int) -> None:
    stage = Stage(edition=edition).clear().empty_hands()
    stage.put(sea, ENGLAND, race_built_galleon=2).put(sea, SPAIN, galleon=2).war(ENGLAND, SPAIN)
    # England scores four hits and sinks both; Spain scores two 5s.
    _dice(stage, sea, ENGLAND, SPAIN, [5, 5, 5, 5, 5, 5, 1, 1])
    assert 2 - stage.ships(ENGLAND, sea) == lost


@pytest.mark.rule("VQ 16.2")
def test_16_2_the_odds_reckon_with_race_built_galleons(stage: Stage) -> None:
    """In the Atlantic; elsewhere they are galleons like others."""
    losses = []
    for sea in ("bay_of_biscay", "gulf_of_lyon"):
        stage.put(sea, ENGLAND, race_built_galleon=2).put(sea, SPAIN, galleon=2)
        odds = foresee_combat(stage.g, fleet_at(stage.g, ENGLAND, stage.sea(sea)), SPAIN, ENGLAND)
        assert odds is not None
        losses.append((odds.win, odds.mine, odds.theirs))
    atlantic, mediterranean = losses
    assert atlantic[0] == pytest.approx(mediterranean[0])
    assert atlantic[1] < mediterranean[1] - 0.3
    assert atlantic[2] == pytest.approx(mediterranean[2], abs=0.05)


@pytest.mark.rule("VQ 16.2")
def test_16_2_a_six_is_never_ignored(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, race_built_galleon=2)
    stage.put("bay_of_biscay", SPAIN, galleon=2).war(ENGLAND, SPAIN)
    _dice(stage, "bay_of_biscay", ENGLAND, SPAIN, [5, 5, 5, 5, 6, 6, 1, 1])
    assert stage.ships(ENGLAND, "bay_of_biscay") == 1


@pytest.mark.rule("VQ 16.2")
def test_16_2_ignored_hits_still_count_for_victory(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, race_built_galleon=2)
    stage.put("bay_of_biscay", SPAIN, galleon=2).war(ENGLAND, SPAIN)
    battle = stage.run(
        naval_combat(stage.g, stage.sea("bay_of_biscay"), ENGLAND, SPAIN),
        dice=[1, 1, 1, 1, 5, 5, 1, 1],
        answers=["to.english_channel"],
    )
    assert battle.winner == SPAIN
    assert stage.ships(ENGLAND, "english_channel") == 2


@pytest.mark.rule("VQ 16.2")
def test_16_2_the_side_that_rolled_more_keeps_one_ship(stage: Stage) -> None:
    stage.put("ionian_sea", FRANCE, galley=1)
    stage.put("ionian_sea", SPAIN, galley=1, leaders=["doria"]).war(FRANCE, SPAIN)
    stage.run(
        naval_combat(stage.g, stage.sea("ionian_sea"), SPAIN, FRANCE),
        dice=[5, 5, 1, 6, 6],
        answers=["to.messina"],
    )
    assert stage.ships(SPAIN, "messina") == 1
    assert stage.where("doria") == "messina"
    assert stage.ships(FRANCE, "ionian_sea") == 0


@pytest.mark.rule("VQ 16.2", "VQ 17.3")
@pytest.mark.parametrize(("science", "place"), [(False, NEXT_TURN), (True, AVAILABLE)])
def test_16_2_dry_dock_returns_lost_ships_to_the_pool(
    stage: Stage, science: bool, place: int
) -> None:
    if science:
        stage.bonus(SPAIN, "dry_dock")
    stage.put("ionian_sea", SPAIN, galley=1)
    (ship,) = ships(stage, "ionian_sea")
    stage.g.lose_ship(ship)
    assert stage.g.state.ship_at[ship] == place


@pytest.mark.rule("VQ 17.3")
def test_17_3_dry_dock_is_not_for_a_minor_ally(stage: Stage) -> None:
    stage.bonus(SPAIN, "dry_dock").ally(SPAIN, VENICE).put("venice", VENICE, galley=1)
    (ship,) = ships(stage, "venice")
    stage.g.lose_ship(ship)
    assert stage.g.state.ship_at[ship] == NEXT_TURN


@pytest.mark.rule("VQ 17.3")
def test_17_3_dry_dock_is_for_the_dutch_too(stage: Stage) -> None:
    stage.bonus(PROTESTANT, "dry_dock").put("north_sea", DUTCH, galleon=1)
    (ship,) = ships(stage, "north_sea")
    stage.g.lose_ship(ship)
    assert stage.g.state.ship_at[ship] == AVAILABLE


@pytest.mark.rule("VQ 16.2")
def test_16_2_retreat_is_to_ones_own_port_or_a_free_sea_zone(stage: Stage) -> None:
    stage.put("bay_of_biscay", SPAIN, galleon=1).put("english_channel", ENGLAND, galleon=1)
    stage.war(SPAIN, ENGLAND).ally(SPAIN, FRANCE)
    (ship,) = ships(stage, "bay_of_biscay")
    fleet = Fleet(SPAIN, stage.sea("bay_of_biscay"), [ship])
    names = {stage.g.world.location_ids[p] for p in retreats_open(stage.g, fleet)}
    assert names == {"irish_sea", "atlantic_ocean", "corunna", "bilbao"}


# -- transport (16.3, 16.7) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.3")
def test_16_3_a_formation_crosses_a_sea_zone_for_2_cp(stage: Stage) -> None:
    stage.put("bilbao", SPAIN, regulars=3).put("bay_of_biscay", SPAIN, galleon=1)
    stage.war(SPAIN, FRANCE).impulse(SPAIN, 2)
    answers = ["from.bilbao", "all", "land.brest"]
    stage.run(naval_transport(stage.g, SPAIN), answers=answers)
    assert stage.regulars(SPAIN, "brest") == 3
    assert stage.cp == 0


@pytest.mark.rule("VQ 16.3")
def test_16_3_transport_needs_2_cp(stage: Stage) -> None:
    stage.put("bilbao", SPAIN, regulars=3).put("bay_of_biscay", SPAIN, galleon=1)
    stage.impulse(SPAIN, 1)
    assert not can_transport(stage.g, SPAIN)
    stage.impulse(SPAIN, 2)
    assert NAVAL_TRANSPORT.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 16.7")
@pytest.mark.parametrize(("holder", "is_open"), [(SPAIN, True), (PROTESTANT, False)])
def test_16_7_transport_goes_up_the_scheldt_from_flushing(
    stage: Stage, holder: Power, is_open: bool
) -> None:
    stage.control(holder, "flushing")
    ports = harbours(stage.g, SPAIN, stage.sea("north_sea"))
    assert bool(ports >> stage.at("antwerp") & 1) is is_open


@pytest.mark.rule("VQ 16.7", "VQ 30")
@pytest.mark.parametrize(("edition", "is_open"), [("living", True), ("first", False)])
def test_16_7_an_ally_of_the_holder_may_use_the_waterway(edition: str, is_open: bool) -> None:
    stage = Stage(edition=edition).clear().control(ENGLAND, "brielle").ally(ENGLAND, PROTESTANT)
    ports = harbours(stage.g, PROTESTANT, stage.sea("north_sea"))
    assert bool(ports >> stage.at("rotterdam") & 1) is is_open


@pytest.mark.rule("VQ 16.7")
@pytest.mark.parametrize("inland", ["antwerp", "rotterdam"])
def test_16_7_no_naval_unit_enters_an_inland_port(stage: Stage, inland: str) -> None:
    stage.put("north_sea", SPAIN, galleon=1)
    assert stage.at(inland) not in destinations_of(stage, "north_sea", SPAIN)
    assert not stage.g.world.is_port(stage.at(inland))


@pytest.mark.rule("VQ 5.4")
def test_5_4_the_counters_are_those_of_the_table(stage: Stage) -> None:
    count = {
        power: len([s for s in stage.g.world.ships_of(power) if s != stage.g.world.armada])
        for power in (OTTOMAN, SPAIN, ENGLAND, FRANCE, DUTCH, HUGUENOT, PAPACY, PORTUGAL, VENICE)
    }
    assert list(count.values()) == [9, 7, 6, 4, 2, 2, 1, 2, 4]
