"""HIS 16.2: naval combat, retreats, and ships in ports that change hands (9.6, 12.2, 15.1)."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    VENICE,
)
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import NEXT_TURN, Location, Power
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.naval_combat import clash_at_sea, naval_combat
from tercio.wars.sea.naval_retreat import abandon_port, lose_fleet_in_port
from tests.rules.here_i_stand.stage import Stage

MISS = 1
HIT = 5


def rolls(dice: int, hits: int) -> list[int]:
    """`dice` dice of which `hits` are hits."""
    return [HIT] * hits + [MISS] * (dice - hits)


def at_war() -> Stage:
    return Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG)


def fight(stage: Stage, place: str, dice: list[int], answers: list[str] | None = None) -> Battle:
    """The Ottoman attacks the Hapsburgs."""
    combat = naval_combat(stage.g, stage.place(place), OTTOMAN, HAPSBURG)
    battle: Battle = stage.run(combat, dice=dice, answers=answers or [])
    return battle


def on_turn_track(stage: Stage, power: Power) -> int:
    ships = stage.g.world.ships_of(power)
    return sum(stage.g.state.ship_at[ship] == NEXT_TURN for ship in ships)


# -- steps 1 and 2: dice ---------------------------------------------------------------------------


def test_16_2_a_squadron_rolls_2_dice_and_a_corsair_1() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1, corsairs=1)
    stage.put("ionian_sea", HAPSBURG, ships=1)
    battle = fight(stage, "ionian_sea", rolls(3, 0) + rolls(2, 0), ["to.coron"])
    assert (battle.attacker.dice, battle.defender.dice) == (3, 2)


def test_16_2_the_best_leader_adds_his_battle_rating() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1, leaders=["barbarossa", "dragut"])
    stage.put("ionian_sea", HAPSBURG, ships=1)
    battle = fight(stage, "ionian_sea", rolls(4, 0) + rolls(2, 0), ["to.coron"])
    assert battle.attacker.dice == 4


def test_16_2_the_defender_has_1_die_more_in_port_only() -> None:
    stage = at_war().put("messina", OTTOMAN, ships=1).put("messina", HAPSBURG, ships=1)
    battle = fight(stage, "messina", rolls(2, 0) + rolls(3, 0), ["to.ionian_sea"])
    assert battle.defender.dice == 3


def test_16_2_ships_of_a_minor_and_on_loan_fight_for_their_commander() -> None:
    stage = at_war().ally(HAPSBURG, GENOA).put("ionian_sea", OTTOMAN, ships=1)
    stage.put("ionian_sea", GENOA, ships=1).put("ionian_sea", VENICE, ships=1)
    loaned = ships_at(stage.g, stage.sea("ionian_sea"), VENICE)[0]
    stage.g.lend_ship(loaned, HAPSBURG)
    battle = fight(stage, "ionian_sea", rolls(2, 0) + rolls(4, 0), ["to.coron"])
    assert battle.defender.dice == 4


# -- step 7: the winner ----------------------------------------------------------------------------


@pytest.mark.parametrize(("ottoman", "hapsburg", "winner"), [(1, 0, OTTOMAN), (0, 0, HAPSBURG)])
def test_16_2_most_hits_win_and_the_defender_wins_ties(
    ottoman: int, hapsburg: int, winner: Power
) -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=2).put("ionian_sea", HAPSBURG, ships=2)
    dice = rolls(4, ottoman) + rolls(4, hapsburg)
    retreat = "to.coron" if winner == HAPSBURG else "to.messina"
    assert fight(stage, "ionian_sea", dice, [retreat]).winner == winner


# -- step 8: casualties ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "squadrons", "corsairs"),
    [(1, 2, 1), (2, 1, 2), (3, 1, 1), (4, 0, 2), (5, 0, 1), (6, 0, 0)],
)
def test_16_2_hits_fall_on_squadrons_first_then_on_corsairs(
    hits: int, squadrons: int, corsairs: int
) -> None:
    """Two squadrons and two corsairs take hits: two sink a squadron, what is left a corsair."""
    stage = at_war().put("ionian_sea", OTTOMAN, ships=2, corsairs=2)
    stage.put("ionian_sea", HAPSBURG, ships=3)
    answers = ["to.coron"] if squadrons + corsairs else []
    fight(stage, "ionian_sea", rolls(6, 0) + rolls(6, hits), answers)
    left = [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.at("coron"))]
    assert (left.count("squadron"), left.count("corsair")) == (squadrons, corsairs)


def test_16_2_an_odd_hit_costs_the_loser_one_more_squadron() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=3).put("ionian_sea", HAPSBURG, ships=3)
    fight(stage, "ionian_sea", rolls(6, 3) + rolls(6, 1), ["to.messina"])
    assert stage.ships(HAPSBURG, "messina") == 1


def test_16_2_an_odd_hit_costs_the_winner_nothing() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=3).put("ionian_sea", HAPSBURG, ships=3)
    fight(stage, "ionian_sea", rolls(6, 4) + rolls(6, 3), ["to.messina"])
    assert stage.ships(OTTOMAN, "ionian_sea") == 2


def test_16_2_a_side_chooses_whose_squadron_is_lost() -> None:
    stage = at_war().ally(HAPSBURG, GENOA).put("ionian_sea", OTTOMAN, ships=1)
    stage.put("ionian_sea", HAPSBURG, ships=1).put("ionian_sea", GENOA, ships=1)
    dice = rolls(2, 2) + rolls(4, 1)
    fight(stage, "ionian_sea", dice, ["ship.genoa.squadron", "to.messina"])
    assert on_turn_track(stage, GENOA) == 1
    assert on_turn_track(stage, HAPSBURG) == 0


def test_16_2_if_both_are_eliminated_more_dice_keep_a_ship() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1, leaders=["barbarossa"])
    stage.put("ionian_sea", HAPSBURG, ships=1)
    fight(stage, "ionian_sea", rolls(4, 2) + rolls(2, 2), ["to.coron"])
    assert stage.ships(OTTOMAN, "coron") == 1
    assert on_turn_track(stage, HAPSBURG) == 1


def test_16_2_if_both_are_eliminated_by_equal_dice_the_defender_keeps_a_ship() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1).put("ionian_sea", HAPSBURG, ships=1)
    fight(stage, "ionian_sea", rolls(2, 2) + rolls(2, 2))
    assert stage.ships(HAPSBURG, "ionian_sea") == 1
    assert on_turn_track(stage, OTTOMAN) == 1


def test_16_2_a_game_may_ignore_hits_that_still_win(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=2).put("ionian_sea", HAPSBURG, ships=2)
    monkeypatch.setattr(type(stage.g.hooks), "hits_ignored", lambda *about: 2)
    battle = fight(stage, "ionian_sea", rolls(4, 2) + rolls(4, 0), ["to.messina"])
    assert battle.winner == OTTOMAN
    assert stage.ships(HAPSBURG, "messina") == 2


def test_16_2_a_game_may_count_dice_by_sea_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    def feeble_here(hooks: object, g: object, ship: int, place: Location) -> int:
        return 1

    stage = at_war().put("ionian_sea", OTTOMAN, ships=2).put("ionian_sea", HAPSBURG, ships=2)
    monkeypatch.setattr(type(stage.g.hooks), "ship_dice", feeble_here)
    battle = fight(stage, "ionian_sea", rolls(2, 0) + rolls(2, 0), ["to.coron"])
    assert (battle.attacker.dice, battle.defender.dice) == (2, 2)


# -- step 9: retreat -------------------------------------------------------------------------------


def retreat_places(stage: Stage) -> set[str]:
    asks = [ask for ask in stage.asked if ask.kind == "naval-retreat"]
    return {option.key.removeprefix("to.") for option in asks[-1].options}


def test_16_2_the_loser_retreats_to_its_ports_and_free_sea_zones() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=2).put("ionian_sea", HAPSBURG, ships=2)
    stage.put("aegean_sea", HAPSBURG, ships=1).put("adriatic_sea", PAPACY, ships=1)
    fight(stage, "ionian_sea", rolls(4, 0) + rolls(4, 0), ["to.barbary_coast"])
    seas = {"barbary_coast", "adriatic_sea", "north_african_coast"}
    assert retreat_places(stage) == seas | {"coron", "lepanto"}
    assert stage.ships(OTTOMAN, "barbary_coast") == 2


def test_16_2_an_attacker_leaves_a_port_even_if_he_won() -> None:
    stage = at_war().put("messina", OTTOMAN, ships=2).put("messina", HAPSBURG, ships=2)
    battle = fight(stage, "messina", rolls(4, 2) + rolls(5, 0), ["to.tyrrhenian_sea"])
    assert battle.winner == OTTOMAN
    assert retreat_places(stage) == {"ionian_sea", "tyrrhenian_sea"}
    assert stage.ships(OTTOMAN, "tyrrhenian_sea") == 2
    assert stage.ships(HAPSBURG, "messina") == 1


def test_16_2_ships_with_no_way_out_are_eliminated_with_their_leader() -> None:
    stage = at_war().put("black_sea", OTTOMAN, ships=1, leaders=["barbarossa"])
    stage.put("black_sea", HAPSBURG, ships=1).control(HAPSBURG, "istanbul", "varna")
    fight(stage, "black_sea", rolls(4, 0) + rolls(2, 0))
    assert on_turn_track(stage, OTTOMAN) == 1
    assert stage.where("barbarossa") == NEXT_TURN


def test_16_1_the_losers_are_marked_for_the_impulse_and_the_winners_are_not() -> None:
    stage = at_war().put("messina", OTTOMAN, ships=2).put("messina", HAPSBURG, ships=2)
    fight(stage, "messina", rolls(4, 1) + rolls(5, 0), ["to.ionian_sea"])
    beaten = stage.g.state.impulse.beaten_ships
    for ship in ships_at(stage.g, stage.at("messina")):
        assert beaten >> ship & 1
    for ship in ships_at(stage.g, stage.sea("ionian_sea")):
        assert not beaten >> ship & 1


def test_16_2_venetian_ships_do_not_flee_into_the_atlantic() -> None:
    stage = at_war().ally(OTTOMAN, VENICE).put("gibraltar", OTTOMAN, ships=1)
    stage.put("gibraltar", VENICE, ships=1).put("gibraltar", HAPSBURG, ships=1)
    stage.put("barbary_coast", HAPSBURG, ships=1)
    fight(stage, "gibraltar", rolls(4, 0) + rolls(3, 0))
    assert stage.ships(OTTOMAN, "atlantic_ocean") == 1
    assert on_turn_track(stage, VENICE) == 1


# -- step 10: leaders ------------------------------------------------------------------------------


def test_16_2_leaders_of_an_eliminated_side_wait_on_the_turn_track() -> None:
    stage = at_war().ally(HAPSBURG, GENOA).put("ionian_sea", OTTOMAN, ships=2)
    stage.put("ionian_sea", GENOA, ships=1, leaders=["andrea_doria"])
    fight(stage, "ionian_sea", rolls(4, 2) + rolls(4, 0))
    assert stage.where("andrea_doria") == NEXT_TURN


def test_22_1_ships_of_an_inactive_minor_defend_their_port() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, VENICE)
    stage.put("corfu", VENICE, ships=1).put("corfu", OTTOMAN, ships=2)
    combat = naval_combat(stage.g, stage.at("corfu"), OTTOMAN, VENICE)
    stage.run(combat, dice=rolls(4, 1) + rolls(3, 0), answers=["to.ionian_sea"])
    assert on_turn_track(stage, VENICE) == 1


# -- 9.6: war breaks out ---------------------------------------------------------------------------


def test_9_6_fleets_that_share_a_sea_zone_fight_when_war_breaks_out() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1).put("ionian_sea", HAPSBURG, ships=1)
    stage.put("messina", OTTOMAN, ships=1).put("messina", HAPSBURG, ships=1)
    dice = rolls(2, 1) + rolls(2, 0)
    stage.run(clash_at_sea(stage.g, OTTOMAN, HAPSBURG), dice=dice)
    assert stage.ships(OTTOMAN, "ionian_sea") == 1
    assert stage.ships(HAPSBURG, "ionian_sea") == 0
    assert stage.ships(HAPSBURG, "messina") == 1


def test_9_6_both_retreat_if_the_hits_are_equal() -> None:
    stage = at_war().put("ionian_sea", OTTOMAN, ships=1).put("ionian_sea", HAPSBURG, ships=1)
    stage.run(
        clash_at_sea(stage.g, OTTOMAN, HAPSBURG),
        dice=rolls(4, 0),
        answers=["to.coron", "to.messina"],
    )
    assert (stage.ships(OTTOMAN, "coron"), stage.ships(HAPSBURG, "messina")) == (1, 1)


# -- ports that change hands -----------------------------------------------------------------------


def test_12_2_ships_leave_a_port_whose_control_has_changed() -> None:
    stage = Stage().clear().put("brest", FRANCE, ships=2).war(FRANCE, ENGLAND)
    stage.put("english_channel", ENGLAND, ships=1).control(ENGLAND, "brest")
    stage.run(abandon_port(stage.g, stage.at("brest")))
    assert stage.ships(FRANCE, "bay_of_biscay") == 2


def test_12_2_ships_with_no_free_sea_zone_are_eliminated() -> None:
    stage = Stage().clear().put("rouen", FRANCE, ships=2).war(FRANCE, ENGLAND)
    stage.put("english_channel", ENGLAND, ships=1).control(ENGLAND, "rouen")
    stage.run(abandon_port(stage.g, stage.at("rouen")))
    assert on_turn_track(stage, FRANCE) == 2


def test_15_1_ships_and_naval_leaders_fall_with_their_fortress() -> None:
    stage = Stage().clear().put("istanbul", OTTOMAN, ships=2, leaders=["barbarossa"])
    lose_fleet_in_port(stage.g, stage.at("istanbul"), OTTOMAN)
    assert on_turn_track(stage, OTTOMAN) == 2
    assert stage.where("barbarossa") == NEXT_TURN
