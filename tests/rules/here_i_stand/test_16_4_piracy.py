"""HIS 16.4: piracy."""

from collections.abc import Sequence

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import seating
from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    GENOA,
    HAPSBURG,
    KNIGHTS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.rules.sea.piracy import HIS_RAIDS
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness, Stream
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.events import CpSpent, PiracyHits
from tercio.wars.model.names import NEXT_TURN, REGULAR, Power
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.piracy import (
    PIRACY,
    Raid,
    can_raid,
    defence_dice,
    initiate_piracy,
    piracy_dice,
)
from tests.rules.here_i_stand.stage import Stage

MISS, HIT = 1, 5


def pirates(sea: str = "ionian_sea", corsairs: int = 2, edition: str = "2017") -> Stage:
    """Corsairs at sea after the Barbary Pirates have come."""
    stage = Stage(edition=edition).clear().empty_hands().done("barbary_pirates").impulse(OTTOMAN, 6)
    return stage.put(sea, OTTOMAN, corsairs=corsairs)


def raid(
    stage: Stage, sea: str, target: str, dice: Sequence[int], awards: Sequence[str] = ()
) -> Stage:
    answers = [f"sea.{sea}", f"target.{target}", *awards]
    stage.run(initiate_piracy(stage.g, OTTOMAN), dice=dice, answers=answers)
    return stage


def why(stage: Stage, sea: str, target: Power, power: Power = OTTOMAN) -> set[str]:
    found = HIS_RAIDS.refusals(stage.g, power, stage.sea(sea), target)
    return {refusal.message.removeprefix("forbid-") for refusal in found}


# -- step 1: declare -------------------------------------------------------------------------------


def test_16_4_corsairs_raid_a_power_with_a_port_on_the_zone_in_peace_or_war() -> None:
    stage = pirates()
    assert why(stage, "ionian_sea", HAPSBURG) == set()
    assert why(stage, "ionian_sea", FRANCE) == {"controls-no-port-there"}
    stage.control(FRANCE, "corfu")
    assert why(stage, "ionian_sea", FRANCE) == set()
    stage.war(OTTOMAN, FRANCE)
    assert why(stage, "ionian_sea", FRANCE) == set()


def test_16_4_no_piracy_before_the_barbary_pirates() -> None:
    stage = pirates()
    stage.g.state.court.done.remove("barbary_pirates")
    assert why(stage, "ionian_sea", HAPSBURG) == {"barbary-pirates-have-not-come"}
    assert not can_raid(stage.g, OTTOMAN)


def test_16_4_squadrons_do_not_raid() -> None:
    stage = pirates(corsairs=0).put("ionian_sea", OTTOMAN, ships=2)
    assert why(stage, "ionian_sea", HAPSBURG) == {"has-no-pirates-there"}


def test_16_4_corsairs_in_port_do_not_raid() -> None:
    assert not can_raid(pirates("coron").g, OTTOMAN)


def test_16_4_a_power_does_not_raid_itself() -> None:
    assert "raids-itself" in why(pirates(), "ionian_sea", OTTOMAN)


def test_16_4_a_sea_zone_is_raided_once_per_turn() -> None:
    stage = raid(pirates(), "ionian_sea", "hapsburg", [MISS, MISS, MISS])
    assert why(stage, "ionian_sea", HAPSBURG) == {"sea-raided-this-turn"}
    assert stage.g.state.court.piracy_actions == 1
    assert not can_raid(stage.g, OTTOMAN)


def test_16_4_there_are_four_raids_in_a_turn() -> None:
    stage = pirates()
    stage.g.state.court.piracy_actions = 3
    assert why(stage, "ionian_sea", HAPSBURG) == set()
    stage.g.state.court.piracy_actions = 4
    assert why(stage, "ionian_sea", HAPSBURG) == {"no-piracy-marker-left"}


def test_16_4_in_2010_the_sea_zones_alone_limit_the_raids() -> None:
    stage = pirates(edition="2010")
    stage.g.state.court.piracy_actions = 4
    assert why(stage, "ionian_sea", HAPSBURG) == set()


def test_16_4_a_player_does_not_raid_his_own_other_power() -> None:
    stage = pirates()
    seats = (Seat("ottoman+hapsburg"), Seat("england+france"), Seat("papacy+protestant"))
    stage.g._seat_of = seating(seats)
    assert why(stage, "ionian_sea", HAPSBURG) == {"target-is-played-by-us"}


def test_16_4_ports_of_a_minor_are_ports_of_its_ally() -> None:
    stage = pirates("adriatic_sea")
    assert why(stage, "adriatic_sea", FRANCE) == {"controls-no-port-there"}
    stage.ally(FRANCE, VENICE).control(FRANCE, "venice")
    assert why(stage, "adriatic_sea", FRANCE) == set()


def test_16_4_piracy_costs_2_cp() -> None:
    stage = raid(pirates(), "ionian_sea", "hapsburg", [MISS, MISS, MISS])
    assert PIRACY.price(stage.g, OTTOMAN) == 2
    assert [event.cp for event in stage.events(CpSpent)] == [2]


def test_16_4_why_a_sea_zone_cannot_be_raided() -> None:
    stage = raid(pirates(), "ionian_sea", "hapsburg", [MISS, MISS, MISS])
    assert PIRACY.why is not None
    found = PIRACY.why(stage.g, OTTOMAN, "sea:ionian_sea")
    assert [refusal.message for refusal in found] == ["forbid-sea-raided-this-turn"]


# -- step 2: the target's dice ---------------------------------------------------------------------


def defence(stage: Stage, sea: str = "ionian_sea", target: Power = HAPSBURG) -> int:
    return defence_dice(stage.g, Raid(OTTOMAN, target, stage.sea(sea)))


def off_gibraltar(edition: str = "2017") -> Stage:
    """No fortress of the Hapsburgs near: the Barbary Coast without Gibraltar, Oran and Tripoli."""
    stage = pirates("barbary_coast", edition=edition)
    stage.control(OTTOMAN, "gibraltar", "oran", "tripoli")
    assert defence(stage, "barbary_coast") == 0
    return stage


def test_16_4_two_dice_for_a_squadron_of_the_target_in_the_zone() -> None:
    stage = off_gibraltar().put("barbary_coast", HAPSBURG, ships=2)
    assert defence(stage, "barbary_coast") == 4


def test_16_4_one_die_for_a_squadron_of_the_target_next_to_the_zone() -> None:
    stage = off_gibraltar().put("cagliari", HAPSBURG, ships=1)
    stage.put("gulf_of_lyon", HAPSBURG, ships=1).put("naples", HAPSBURG, ships=1)
    assert defence(stage, "barbary_coast") == 2


def test_16_4_squadrons_of_others_count_if_they_are_at_war_with_the_ottoman() -> None:
    stage = off_gibraltar().put("gulf_of_lyon", FRANCE, ships=1)
    stage.put("tyrrhenian_sea", GENOA, ships=1)
    assert defence(stage, "barbary_coast") == 0
    stage.war(OTTOMAN, FRANCE)
    assert defence(stage, "barbary_coast") == 1
    stage.war(OTTOMAN, GENOA)
    assert defence(stage, "barbary_coast") == 2


def test_16_4_fortresses_of_the_target_and_of_enemies_count_but_keys_do_not() -> None:
    stage = off_gibraltar().control(HAPSBURG, "gibraltar", "tunis")
    assert defence(stage, "barbary_coast") == 1
    stage.control(FRANCE, "gibraltar")
    assert defence(stage, "barbary_coast") == 0
    stage.war(OTTOMAN, FRANCE)
    assert defence(stage, "barbary_coast") == 1


def test_16_4_a_fortress_in_unrest_or_under_siege_does_not_count() -> None:
    stage = off_gibraltar().control(HAPSBURG, "gibraltar").unrest("gibraltar")
    assert defence(stage, "barbary_coast") == 0
    stage.g.remove_unrest(stage.at("gibraltar"))
    stage.siege("gibraltar", OTTOMAN)
    assert defence(stage, "barbary_coast") == 0


def test_16_4_in_2010_every_fortress_counts() -> None:
    stage = off_gibraltar("2010").control(HAPSBURG, "gibraltar").unrest("gibraltar")
    assert defence(stage, "barbary_coast") == 1
    stage.siege("gibraltar", OTTOMAN)
    assert defence(stage, "barbary_coast") == 1


def test_16_4_the_knights_of_st_john_help_against_every_raid() -> None:
    stage = pirates("north_african_coast").control(OTTOMAN, "malta", "candia", "tripoli")
    assert defence(stage, "north_african_coast", PAPACY) == 0
    stage.g.place_troops(KNIGHTS, REGULAR, 1, stage.at("rhodes"))
    assert defence(stage, "north_african_coast", PAPACY) == 1
    stage.control(OTTOMAN, "rhodes")
    assert defence(stage, "north_african_coast", PAPACY) == 0


# -- steps 3 and 4: the pirates --------------------------------------------------------------------


def test_16_4_each_hit_eliminates_a_corsair() -> None:
    stage = off_gibraltar().put("cagliari", HAPSBURG, ships=3)
    raid(stage, "barbary_coast", "hapsburg", [HIT, HIT, MISS])
    assert stage.ships(OTTOMAN, "barbary_coast") == 0
    assert not stage.events(PiracyHits)


def test_16_4_squadrons_and_leader_survive_the_corsairs() -> None:
    stage = off_gibraltar().put("cagliari", HAPSBURG, ships=2)
    stage.put("barbary_coast", OTTOMAN, ships=1, leaders=["barbarossa"])
    raid(stage, "barbary_coast", "hapsburg", [HIT, HIT])
    assert stage.ships(OTTOMAN, "barbary_coast") == 1
    assert stage.where("barbarossa") == "barbary_coast"


def test_16_4_a_leader_without_ships_goes_to_the_turn_track() -> None:
    stage = off_gibraltar().put("cagliari", HAPSBURG, ships=2)
    stage.put("barbary_coast", OTTOMAN, leaders=["barbarossa"])
    raid(stage, "barbary_coast", "hapsburg", [HIT, HIT])
    assert stage.where("barbarossa") == NEXT_TURN


@pytest.mark.parametrize(
    ("corsairs", "leader", "dice"),
    [(1, None, 1), (2, None, 2), (4, None, 2), (1, "barbarossa", 2), (2, "dragut", 4)],
)
def test_16_4_piracy_dice(corsairs: int, leader: str | None, dice: int) -> None:
    stage = pirates(corsairs=corsairs).put(
        "ionian_sea", OTTOMAN, leaders=[leader] if leader else []
    )
    assert piracy_dice(stage.g, Raid(OTTOMAN, HAPSBURG, stage.sea("ionian_sea"))) == dice


def test_16_4_one_die_if_the_target_has_a_single_port_there() -> None:
    stage = pirates(corsairs=3).control(FRANCE, "corfu")
    assert piracy_dice(stage.g, Raid(OTTOMAN, FRANCE, stage.sea("ionian_sea"))) == 1


# -- step 5: awards --------------------------------------------------------------------------------


def rich_target(edition: str = "2017") -> Stage:
    """Hapsburgs with cards and a squadron, and corsairs with Dragut: 4 dice."""
    stage = off_gibraltar(edition).put("barbary_coast", OTTOMAN, leaders=["dragut"])
    stage.hand(HAPSBURG, "foul_weather", "gout", "landsknechts")
    return stage.put("cagliari", HAPSBURG, ships=2)


def offered(stage: Stage) -> list[set[str]]:
    asks = [ask for ask in stage.asked if ask.kind == "piracy-award"]
    return [{option.key for option in ask.options} for ask in asks]


def test_16_4_hits_are_spread_over_the_awards() -> None:
    stage = rich_target()
    awards = ["award-card", "award-ship", "award-vp", "award-vp"]
    dice = [MISS, MISS, HIT, HIT, HIT, HIT]
    raid(stage, "barbary_coast", "hapsburg", dice, awards)
    every = {"award-ship", "award-card", "award-vp"}
    assert offered(stage) == [every, {"award-ship", "award-vp"}, {"award-vp"}, every]
    assert stage.ships(HAPSBURG, "cagliari") == 1
    assert len(stage.g.state.hands[OTTOMAN]) == 1
    assert stage.g.state.court.piracy_vp == 2


def test_16_4_in_2010_the_target_may_pay_in_one_way_alone() -> None:
    stage = rich_target("2010")
    dice = [MISS, MISS, HIT, HIT, HIT, HIT]
    raid(stage, "barbary_coast", "hapsburg", dice, ["award-vp"] * 4)
    assert stage.g.state.court.piracy_vp == 4
    assert stage.hand_size(OTTOMAN) == 0


def test_16_4_an_award_of_no_benefit_is_not_offered() -> None:
    stage = off_gibraltar()
    raid(stage, "barbary_coast", "hapsburg", [HIT, HIT])
    assert offered(stage) == [{"award-vp"}, {"award-vp"}]
    assert stage.g.state.court.piracy_vp == 2


def test_16_4_home_cards_are_not_drawn() -> None:
    stage = off_gibraltar().hand(HAPSBURG, "holy_roman_emperor")
    raid(stage, "barbary_coast", "hapsburg", [HIT, MISS])
    assert offered(stage) == [{"award-vp"}]


def test_16_4_no_more_than_10_vp_in_a_game() -> None:
    stage = off_gibraltar()
    stage.g.state.court.piracy_vp = 9
    raid(stage, "barbary_coast", "hapsburg", [HIT, HIT])
    assert stage.g.state.court.piracy_vp == 10


def test_16_4_a_card_won_may_not_be_played_in_the_same_impulse() -> None:
    stage = off_gibraltar().hand(HAPSBURG, "professional_rowers")
    raid(stage, "barbary_coast", "hapsburg", [HIT, MISS], ["award-card"])
    rowers = stage.g.world.card["professional_rowers"]
    assert holds_card(stage.g, OTTOMAN, rowers)
    assert stage.g.state.impulse.fresh == [rowers]


def test_16_4_the_target_chooses_where_it_loses_a_squadron() -> None:
    stage = rich_target().put("gulf_of_lyon", HAPSBURG, ships=1)
    dice = [MISS, MISS, MISS, HIT, MISS, MISS, MISS]
    raid(stage, "barbary_coast", "hapsburg", dice, ["award-ship", "at.gulf_of_lyon"])
    assert stage.ships(HAPSBURG, "gulf_of_lyon") == 0
    assert stage.ships(HAPSBURG, "cagliari") == 2


def test_16_4_julia_gonzaga_is_worth_a_vp_once() -> None:
    stage = pirates("tyrrhenian_sea").put("ionian_sea", OTTOMAN, corsairs=2)
    stage.control(OTTOMAN, "malta", "messina")
    stage.g.state.court.this_turn.append("julia_gonzaga")
    before = stage.bonus_vp(OTTOMAN)
    raid(stage, "ionian_sea", "hapsburg", [HIT])
    assert stage.bonus_vp(OTTOMAN) == before
    raid(stage, "tyrrhenian_sea", "hapsburg", [HIT, HIT])
    assert stage.bonus_vp(OTTOMAN) == before + 1
    assert stage.g.state.court.piracy_vp == 3
    assert not is_this_turn(stage.g, "julia_gonzaga")


def test_16_4_piracy_example() -> None:
    """The example of the rule book: Barbarossa raids the Hapsburgs in the Ionian Sea."""
    stage = pirates(corsairs=2).put("ionian_sea", OTTOMAN, ships=1, leaders=["barbarossa"])
    stage.war(OTTOMAN, HAPSBURG).hand(HAPSBURG, "gout")
    stage.put("messina", HAPSBURG, ships=1)
    stage.control(PAPACY, "corfu").control(KNIGHTS, "malta")
    stage.g.place_troops(KNIGHTS, REGULAR, 1, stage.at("malta"))
    assert defence(stage) == 2
    raid(stage, "ionian_sea", "hapsburg", [HIT, MISS, HIT, HIT], ["award-ship", "award-vp"])
    kinds = [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.sea("ionian_sea"))]
    assert sorted(kinds) == ["corsair", "squadron"]
    assert stage.events(PiracyHits)[0].hits == 2
    assert stage.ships(HAPSBURG, "messina") == 0
    assert stage.g.state.court.piracy_vp == 1
    assert len(stage.g.state.hands[HAPSBURG]) == 1


def test_16_4_only_the_ottoman_has_the_action() -> None:
    stage = pirates()
    assert PIRACY.price(stage.g, HAPSBURG) is None
    assert PIRACY.price(stage.g, PROTESTANT) is None


def test_16_4_which_card_was_won_is_hidden_from_the_others() -> None:
    stage = (
        off_gibraltar().hand(HAPSBURG, "professional_rowers").hand(OTTOMAN, "gout", "mercators_map")
    )
    raid(stage, "barbary_coast", "hapsburg", [HIT, MISS], ["award-card"])
    rowers = stage.g.world.card["professional_rowers"]
    assert GAME.hide(stage.g, Seat("ottoman")).impulse.fresh == [rowers]
    seen = GAME.hide(stage.g, Seat("france"))
    assert seen.impulse.fresh == [0]
    other = Stage().clear()
    other.g.state = seen
    guess = GAME.determinize(other.g, Seat("france"), Randomness(Stream(b"guess")))
    assert guess.impulse.fresh[0] in guess.hands[OTTOMAN]


def test_16_4_going_back_costs_nothing() -> None:
    stage = pirates()
    stage.run(initiate_piracy(stage.g, OTTOMAN), answers=["back"])
    assert stage.cp == 6
    assert stage.ships(OTTOMAN, "ionian_sea") == 2
