"""Response cards, 31 to 38."""

import pytest

from tercio.games.here_i_stand.cards.responses import at_any_time
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.events.cards import ImpulseSkipped
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_verbs import remove_debater
from tercio.games.here_i_stand.rules.reformation.debate_calls import debate_zones
from tercio.games.here_i_stand.rules.sequence import begin_phase
from tercio.kernel.ask import Ask
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import (
    EventCancelled,
)
from tercio.wars.cards.card_parts import open_stacks
from tercio.wars.cards.card_play import Declared, play_event
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.formations import whole_force
from tercio.wars.land.move import declare
from tercio.wars.land.movement import move_formation
from tercio.wars.model.events import (
    Passed,
)
from tercio.wars.model.force import Force
from tercio.wars.model.names import CardId, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.sea.fleets import Fleet
from tercio.wars.sea.naval_interception import Attempt
from tercio.wars.sea.naval_movement import NAVAL_MOVE, naval_move
from tercio.wars.siege.assault import ASSAULT, assault_action
from tercio.wars.turn.actions import is_offered, spend_cp
from tercio.wars.turn.impulses import action_phase
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import COMMITTED, debater, debaters, status
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    hand_size,
    is_discarded,
    is_removed,
    last_keys,
    may_answer,
    play,
    why_not,
)


def key(stage: Stage, power: str, card: str) -> str:
    return f"{power}=card.{stage.g.world.card[card]}"


def march(cp: int = 3) -> Stage:
    """Francis stands ready to leave Lyon."""
    stage = quiet().impulse(FRANCE, cp)
    return stage.put("lyon", FRANCE, 4, leaders=["francis_i", "montmorency"])


# -- 31 --------------------------------------------------------------------------------------------


def test_card_31_a_move_goes_on_but_no_farther_than_one_space() -> None:
    stage = deal(march(4), HAPSBURG, "foul_weather")
    weather = key(stage, "hapsburg", "foul_weather")
    answers = ["all", "move.lyon.avignon", weather]
    stage.run(move_formation(stage.g, FRANCE, False), answers=answers)
    assert stage.regulars(FRANCE, "avignon") == 4
    assert stage.g.state.impulse.cp == 2
    assert not is_offered(stage.g, FRANCE, ASSAULT)
    assert stage.run(move_formation(stage.g, FRANCE, False)) is None
    assert stage.regulars(FRANCE, "avignon") == 4


def test_card_31_fleets_stay_in_port() -> None:
    stage = deal(quiet(), FRANCE, "foul_weather").impulse(ENGLAND, 3)
    stage.put("london", ENGLAND, ships=1)
    answers = ["from.london", "to.north_sea", "done", key(stage, "france", "foul_weather")]
    stage.run(naval_move(stage.g, ENGLAND), answers=answers)
    assert stage.ships(ENGLAND, "london") == 1
    assert stage.g.state.impulse.cp == 2
    assert not is_offered(stage.g, ENGLAND, NAVAL_MOVE)


def siege() -> Stage:
    """The Hapsburgs, who hold Besancon, have Metz under siege."""
    stage = quiet().war(HAPSBURG, FRANCE).impulse(HAPSBURG, 3)
    stage.control(FRANCE, "metz").put("metz", FRANCE, 1)
    stage.put("metz", HAPSBURG, 6, leaders=["charles_v"])
    stage.siege("metz", HAPSBURG)
    stage.g.state.impulse.sieges_begun = 0
    return stage


def test_card_31_an_assault_is_called_off() -> None:
    stage = deal(siege(), FRANCE, "foul_weather")
    stage.run(
        assault_action(stage.g, HAPSBURG),
        answers=["all", key(stage, "france", "foul_weather")],
    )
    assert stage.regulars(FRANCE, "metz") == 1
    assert is_besieged(stage.g, stage.at("metz"))


def test_card_31_nobody_spoils_his_own_impulse() -> None:
    stage = deal(march(), FRANCE, "foul_weather")
    force = whole_force(stage.g, FRANCE, stage.at("lyon"))
    move = declare(stage.g, force, stage.at("lyon"), stage.at("avignon"))
    assert not may_answer(stage, FRANCE, "foul_weather", "move_announced", move)
    assert why_not(stage, FRANCE, "foul_weather") == {"forbid-card-not-now"}


# -- 32 --------------------------------------------------------------------------------------------


def test_card_32_the_only_leader_is_not_asked_for() -> None:
    stage = deal(quiet().put("lyon", FRANCE, 2, leaders=["francis_i"]), HAPSBURG, "gout")
    stage.impulse(FRANCE, 3)
    answers = ["all", "move.lyon.avignon", key(stage, "hapsburg", "gout")]
    stage.run(move_formation(stage.g, FRANCE, False), answers=answers)
    assert stage.where("francis_i") == "lyon"
    assert not [ask for ask in stage.asked if ask.kind == "gout"]


def test_card_32_a_leader_stays_in_bed() -> None:
    stage = deal(march(), HAPSBURG, "gout")
    answers = [
        "all",
        "move.lyon.avignon",
        key(stage, "hapsburg", "gout"),
        "leader.francis_i",
    ]
    stage.run(move_formation(stage.g, FRANCE, False), answers=answers)
    assert stage.where("francis_i") == "lyon"
    assert stage.where("montmorency") == "avignon"
    assert stage.regulars(FRANCE, "avignon") == 4
    assert stage.g.state.impulse.cp == 1


def test_card_32_troops_without_a_leader_have_no_gout() -> None:
    stage = deal(quiet().impulse(FRANCE, 2).put("lyon", FRANCE, 2), HAPSBURG, "gout")
    force = whole_force(stage.g, FRANCE, stage.at("lyon"))
    move = declare(stage.g, force, stage.at("lyon"), stage.at("avignon"))
    assert not may_answer(stage, HAPSBURG, "gout", "move_announced", move)


def test_card_32_an_assault_goes_on_without_the_leader() -> None:
    stage = deal(siege(), FRANCE, "gout")
    answers = ["all", key(stage, "france", "gout"), "all"]
    # Four regulars without Charles: 2 dice against 1 unit and 1 die for the walls.
    stage.run(assault_action(stage.g, HAPSBURG), dice=[1, 1, 1, 1], answers=answers)
    assert stage.g.state.impulse.still_leaders >> stage.g.world.leader["charles_v"] & 1


# -- 33, 36 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "power", "owner", "count"),
    [
        ("landsknechts", HAPSBURG, HAPSBURG, 4),
        ("landsknechts", ENGLAND, ENGLAND, 2),
        ("swiss_mercenaries", FRANCE, FRANCE, 4),
        ("swiss_mercenaries", OTTOMAN, FRANCE, 4),
        ("swiss_mercenaries", PAPACY, PAPACY, 2),
    ],
)
def test_cards_33_and_36_bring_mercenaries(
    card: str, power: Power, owner: Power, count: int
) -> None:
    stage = quiet().put("milan", owner, 1)
    answer_with(stage, power, card, "any_impulse")
    assert stage.second(owner, "milan") == count
    assert is_discarded(stage, card)


def test_card_36_mercenaries_come_as_far_as_the_counters_go() -> None:
    """All Papal counters but a 1 are on the map; the Swiss offer two."""
    stage = quiet().put("rome", PAPACY, 8).put("ravenna", PAPACY, 8).put("siena", PAPACY, 6)
    answer_with(stage, PAPACY, "swiss_mercenaries", "any_impulse", answers=["place.rome"])
    assert stage.troops(PAPACY, "rome") == (8, 1)


def test_card_33_mercenaries_join_friends_but_no_besieged_stack() -> None:
    stage = siege().put("paris", FRANCE, 1).put("lyon", FRANCE, 1)
    deal(stage, FRANCE, "landsknechts")
    stage.run(
        at_any_time(stage.g),
        answers=[key(stage, "france", "landsknechts"), "place.lyon", "place.paris"],
    )
    assert last_keys(stage, "event-place-unit") == ["place.lyon", "place.paris"]


def sites_of_landsknechts(stage: Stage, power: Power) -> list[str]:
    return [stage.g.world.location_ids[s] for s in spaces_in(open_stacks(stage.g, power))]


def test_card_33_mercenaries_join_a_stack_that_besieges() -> None:
    stage = quiet().war(FRANCE, ENGLAND).put("calais", ENGLAND, 1).put("calais", FRANCE, 2)
    stage.siege("calais", FRANCE)
    assert sites_of_landsknechts(stage, FRANCE) == ["calais"]
    assert sites_of_landsknechts(stage, ENGLAND) == []


def test_card_33_mercenaries_join_no_ally_who_hosts_an_enemy() -> None:
    stage = quiet().war(HAPSBURG, PAPACY).ally(HAPSBURG, ENGLAND).ally(PAPACY, ENGLAND)
    stage.put("calais", ENGLAND, 1).put("calais", PAPACY, 1).put("london", ENGLAND, 1)
    assert sites_of_landsknechts(stage, HAPSBURG) == ["london"]


def test_card_33_mercenaries_join_no_ally_in_a_fortress_of_an_enemy() -> None:
    """The Protestant has regulars in electorates that are Hapsburg until the league forms."""
    stage = quiet().war(HAPSBURG, ENGLAND).ally(ENGLAND, PROTESTANT)
    stage.control(HAPSBURG, "augsburg").put("augsburg", PROTESTANT, 2).put("york", ENGLAND, 1)
    assert sites_of_landsknechts(stage, ENGLAND) == ["york"]


def test_17_card_33_nobody_is_hired_in_a_space_in_unrest() -> None:
    stage = quiet().put("vienna", HAPSBURG, 1).put("graz", HAPSBURG, 1).unrest("graz")
    play(stage, HAPSBURG, "landsknechts")
    assert (stage.second(HAPSBURG, "vienna"), stage.second(HAPSBURG, "graz")) == (4, 0)


def test_card_33_the_ottoman_eliminates_two_mercenaries() -> None:
    stage = quiet().put("milan", FRANCE, 0, 2).put("vienna", HAPSBURG, 0, 2)
    answers = ["unit.hapsburg.mercenary.vienna", "unit.france.mercenary.milan"]
    answer_with(stage, OTTOMAN, "landsknechts", "any_impulse", answers=answers)
    assert (stage.second(FRANCE, "milan"), stage.second(HAPSBURG, "vienna")) == (1, 1)


def test_15_3_card_33_can_break_a_siege() -> None:
    stage = quiet().war(FRANCE, ENGLAND).put("calais", ENGLAND, 1).put("calais", FRANCE, 0, 3)
    stage.siege("calais", FRANCE)
    stage.control(FRANCE, "brussels")
    answer_with(stage, OTTOMAN, "landsknechts", "any_impulse", answers=["retreat.boulogne"])
    assert not is_besieged(stage.g, stage.at("calais"))
    assert stage.second(FRANCE, "boulogne") == 1


def test_6_1_card_33_can_answer_a_move() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).impulse(FRANCE, 1)
    deal(stage, HAPSBURG, "landsknechts")
    stage.put("dijon", FRANCE, 3).put("besancon", HAPSBURG, 1).put("vienna", HAPSBURG, 1)
    answers = [
        "all",
        "move.dijon.besancon",
        key(stage, "hapsburg", "landsknechts"),
        *["place.besancon", "place.vienna"] * 2,
        "withdraw",
    ]
    stage.run(move_formation(stage.g, FRANCE, False), answers=answers)
    assert stage.regulars(FRANCE, "dijon") == 3
    assert not is_besieged(stage.g, stage.at("besancon"))


def test_6_1_a_response_between_two_actions_of_ones_own() -> None:
    stage = deal(quiet().put("lyon", FRANCE, 1).impulse(FRANCE, 1), FRANCE, "swiss_mercenaries")
    stage.run(spend_cp(stage.g, FRANCE), answers=["card.36", "end-impulse"])
    assert stage.second(FRANCE, "lyon") == 4
    assert is_discarded(stage, "swiss_mercenaries")


def test_card_33_the_ottoman_needs_mercenaries_to_eliminate() -> None:
    stage = deal(quiet().put("milan", FRANCE, 3), OTTOMAN, "landsknechts")
    assert not may_answer(stage, OTTOMAN, "landsknechts", "any_impulse")


@pytest.mark.parametrize("card", ["landsknechts", "swiss_mercenaries"])
def test_cards_33_and_36_the_protestant_hires_nobody_before_the_league(card: str) -> None:
    stage = deal(quiet().put("wittenberg", PROTESTANT, 2), PROTESTANT, card)
    assert why_not(stage, PROTESTANT, card, "any_impulse") == {"may_gain_mercenaries"}
    assert may_answer(stage.done("schmalkaldic_league"), PROTESTANT, card, "any_impulse")


def test_card_33_may_be_the_event_of_ones_own_impulse() -> None:
    stage = play(quiet().put("vienna", HAPSBURG, 1), HAPSBURG, "landsknechts")
    assert stage.second(HAPSBURG, "vienna") == 4


# -- 34 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "modifier"), [("faster", 2), ("slower", -2)])
def test_card_34_rowers_change_a_roll(way: str, modifier: int) -> None:
    stage = quiet()
    fleet = Fleet(OTTOMAN, stage.sea("ionian_sea"))
    attempt = Attempt("intercept", fleet, stage.sea("aegean_sea"), [3, 4], modifier=0)
    moment = "naval_interception_rolled"
    answer_with(stage, FRANCE, "professional_rowers", moment, attempt, answers=[way])
    assert attempt.modifier == modifier


def test_card_34_rowers_add_dice_to_either_side() -> None:
    stage = quiet()
    sides = [Side(p, Force(p, Space(stage.sea("ionian_sea")))) for p in (OTTOMAN, HAPSBURG)]
    battle = Battle("naval", stage.sea("ionian_sea"), sides[0], sides[1])
    answer_with(
        stage,
        FRANCE,
        "professional_rowers",
        "naval_combat_after_roll",
        battle,
        dice=[5, 6, 1],
        answers=["power.hapsburg"],
    )
    assert (battle.attacker.hits, battle.defender.hits) == (0, 2)


def test_card_34_rowers_do_not_help_on_land() -> None:
    assert why_not(quiet(), FRANCE, "professional_rowers", "field_battle_after_roll") == {
        "forbid-card-not-now"
    }


# -- 35 --------------------------------------------------------------------------------------------


def test_card_35_artillery_hits_with_3() -> None:
    stage = deal(siege().put("besancon", HAPSBURG, 1), ENGLAND, "siege_artillery")
    answers = ["all", key(stage, "england", "siege_artillery")]
    dice = [1, 1, 1, 1, 1, 1, 1, 3, 2]  # 3 + Charles's 2; the walls 1 + 1
    stage.run(assault_action(stage.g, HAPSBURG), dice=dice, answers=answers)
    assert stage.controller("metz") == HAPSBURG


def test_card_35_artillery_cannot_be_brought_from_afar() -> None:
    stage = quiet().war(OTTOMAN, HAPSBURG).put("vienna", HAPSBURG, 1).put("vienna", OTTOMAN, 5)
    stage.control(OTTOMAN, "belgrade", "szegedin", "buda")
    sides = [Side(p, whole_force(stage.g, p, stage.at("vienna"))) for p in (OTTOMAN, HAPSBURG)]
    battle = Battle("assault", stage.at("vienna"), sides[0], sides[1])
    deal(stage, OTTOMAN, "siege_artillery")
    assert not may_answer(stage, OTTOMAN, "siege_artillery", "assault_after_roll", battle)


# -- 37 --------------------------------------------------------------------------------------------


def test_card_37_the_wartburg_cancels_an_event() -> None:
    stage = deal(debaters(quiet(), "luther", "eck"), PROTESTANT, "the_wartburg")
    wartburg = key(stage, "protestant", "the_wartburg")
    play(stage, FRANCE, "michelangelo", answers=[wartburg])
    assert stage.events(EventCancelled)
    assert stage.g.state.religion.st_peters_vp == 0
    assert is_discarded(stage, "michelangelo")
    assert not stage.g.state.impulse.spending
    assert status(stage, "luther") == COMMITTED
    assert debate_zones(stage.g, PROTESTANT) == []


def test_card_37_even_a_papal_home_card() -> None:
    stage = deal(debaters(quiet(), "luther", "eck"), PROTESTANT, "the_wartburg")
    answers = ["mode.choose_attacker", key(stage, "protestant", "the_wartburg")]
    play(stage, PAPACY, "leipzig_debate", answers=answers)
    assert status(stage, "eck") != COMMITTED
    assert not is_discarded(stage, "leipzig_debate")


@pytest.mark.parametrize("card", ["patron_of_the_arts", "clement_vii", "landsknechts"])
def test_card_37_other_home_cards_mandatory_and_response_cards_are_immune(card: str) -> None:
    stage = deal(debaters(quiet(), "luther"), PROTESTANT, "the_wartburg")
    stage.impulse(FRANCE)
    number = stage.g.world.card[card]
    declared = Declared(number, FRANCE, stage.g.world.cards[number].modes[0])
    assert not may_answer(stage, PROTESTANT, "the_wartburg", "event_declared", declared)


def test_card_37_not_without_luther_and_for_the_protestant_alone() -> None:
    stage = debaters(quiet(), "luther").impulse(FRANCE)
    number = stage.g.world.card["michelangelo"]
    declared = Declared(number, FRANCE, stage.g.world.cards[number].modes[0])
    deal(stage, PROTESTANT, "the_wartburg")
    assert may_answer(stage, PROTESTANT, "the_wartburg", "event_declared", declared)
    assert not may_answer(stage, PAPACY, "the_wartburg", "event_declared", declared)
    remove_debater(stage.g, debater(stage, "luther"))
    assert not may_answer(stage, PROTESTANT, "the_wartburg", "event_declared", declared)


# -- 38 --------------------------------------------------------------------------------------------


def test_card_38_the_comet_costs_a_power_a_card() -> None:
    stage = deal(quiet(), FRANCE, "gout")
    answers = ["mode.discard"]
    answer_with(stage, HAPSBURG, "halleys_comet", "any_impulse", answers=answers)
    assert hand_size(stage, FRANCE) == 0
    assert is_removed(stage, "halleys_comet")


def test_card_38_a_power_skips_its_next_impulse_without_passing() -> None:
    stage = quiet()
    begin_phase(stage.g, "action")
    deal(stage, FRANCE, "halleys_comet")
    comet = key(stage, "france", "halleys_comet")
    stage.run(action_phase(stage.g), answers=[comet, "power.england"])
    assert [event.power for event in stage.events(ImpulseSkipped)] == ["power:england"]
    # The others pass once more before England, whose impulse was skipped, passes too.
    passed = [event.power.removeprefix("power:") for event in stage.events(Passed)]
    first = ["ottoman", "hapsburg", "france", "papacy", "protestant"]
    assert passed == [*first, "ottoman", "hapsburg", "england"]


def test_card_38_nothing_is_discarded_where_nobody_holds_a_card() -> None:
    stage = deal(quiet(), FRANCE, "halleys_comet")
    stage.impulse(FRANCE)
    procedure = at_any_time(stage.g)
    stop = next(procedure)
    stop = procedure.send({ask.seat: ask.options[0] for ask in stop.asks.values()})  # type: ignore[union-attr]
    assert isinstance(stop, Ask)
    assert stop.kind == "comet-skip"


def test_6_1_who_is_asked_between_impulses_is_told_whose_is_next() -> None:
    stage = deal(quiet(), FRANCE, "halleys_comet")
    stage.impulse(FRANCE)
    stage.run(at_any_time(stage.g), answers=[])
    [asked] = {ask.kind: ask for ask in stage.asked}.values()
    words = Words(GAME, GAME.load_data())
    assert words.say(f"ask-{asked.kind}", asked.args) == (
        "France is about to take an impulse. Do you play a response card?"
    )


def test_card_38_the_comet_interrupts_impulses_not_moves() -> None:
    stage = deal(quiet(), FRANCE, "halleys_comet")
    assert may_answer(stage, FRANCE, "halleys_comet", "any_impulse")
    assert why_not(stage, FRANCE, "halleys_comet", "move_announced") == {"forbid-card-not-now"}


def test_card_38_a_card_that_the_comet_takes_can_no_longer_be_played() -> None:
    """Both are declared in the same window; the Hapsburgs come first in impulse order."""
    stage = deal(quiet().put("london", ENGLAND, 1), HAPSBURG, "halleys_comet")
    deal(stage, ENGLAND, "landsknechts")
    plays = [key(stage, "hapsburg", "halleys_comet"), key(stage, "england", "landsknechts")]
    stage.run(at_any_time(stage.g), answers=[*plays, "mode.discard"])
    assert is_discarded(stage, "landsknechts")
    assert stage.second(ENGLAND, "london") == 0


# -- when they are asked for (6.1) -----------------------------------------------------------------


def test_card_38_the_comet_stops_the_impulse_that_was_about_to_begin() -> None:
    stage = deal(quiet(), FRANCE, "halleys_comet").impulse(OTTOMAN)
    comet = key(stage, "france", "halleys_comet")
    stage.run(at_any_time(stage.g), answers=[comet, "power.hapsburg"])
    assert stage.g.hooks.skips_impulse(stage.g, HAPSBURG)


def test_6_1_everybody_is_asked_between_impulses_even_if_they_are_passed() -> None:
    stage = deal(quiet(), FRANCE, "halleys_comet")
    begin_phase(stage.g, "action")
    stage.run(action_phase(stage.g), answers=["pass"] * 6)
    windows = [ask.kind for ask in stage.asked if ask.seat == "france" and ask.window]
    assert windows == ["any_impulse"] * 6


ANNOUNCED = [
    "event_declared",
    "move_announced",
    "assault_announced",
    "naval_move_announced",
    "naval_transport_announced",
    "piracy_announced",
]


@pytest.mark.parametrize("moment", ANNOUNCED)
@pytest.mark.parametrize("card", ["landsknechts", "swiss_mercenaries"])
def test_cards_33_and_36_answer_whatever_is_announced(card: str, moment: str) -> None:
    stage = deal(quiet().put("london", ENGLAND, 1), ENGLAND, card).impulse(OTTOMAN)
    answer_with(stage, ENGLAND, card, moment)
    assert stage.second(ENGLAND, "london") == 2


def test_card_33_an_event_that_has_lost_its_target_does_not_happen() -> None:
    """The Sultan has all mercenaries on the map dismissed before they can ask for their pay."""
    stage = quiet().put("paris", FRANCE, 1, second=2)
    deal(deal(stage, HAPSBURG, "mercenaries_demand_pay"), OTTOMAN, "landsknechts")
    stage.impulse(HAPSBURG)
    answers = [key(stage, "ottoman", "landsknechts")]
    stage.run(
        play_event(stage.g, HAPSBURG, card_of(stage, "mercenaries_demand_pay")), answers=answers
    )
    assert stage.second(FRANCE, "paris") == 0
    assert is_discarded(stage, "mercenaries_demand_pay")


def card_of(stage: Stage, id: str) -> CardId:
    return stage.g.world.card[id]


def test_card_33_mercenaries_dismissed_before_an_assault_roll_no_dice() -> None:
    stage = quiet().war(FRANCE, ENGLAND).control(FRANCE, "brussels")
    stage.put("calais", ENGLAND, 1).put("calais", FRANCE, 2, second=4, leaders=["francis_i"])
    stage.siege("calais", FRANCE)
    stage.g.state.impulse.sieges_begun = 0
    deal(stage, OTTOMAN, "landsknechts").impulse(FRANCE, 1)
    answers = ["all", key(stage, "ottoman", "landsknechts")]
    # Four are left: two dice and Francis; one Englishman and the walls.
    stage.run(assault_action(stage.g, FRANCE), dice=[1] * (2 + 1 + 1 + 1), answers=answers)
    assert stage.troops(FRANCE, "calais") == (2, 2)
