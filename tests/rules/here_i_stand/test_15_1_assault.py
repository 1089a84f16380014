"""HIS 15.1: assault."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
)
from tercio.kernel.ask import Procedure, nothing
from tercio.wars.land.battle import Battle
from tercio.wars.land.formations import whole_force
from tercio.wars.model.events import BattleFought
from tercio.wars.model.names import NEXT_TURN, SECOND, CardId, Power
from tercio.wars.model.state import Impulse
from tercio.wars.siege.after_assault import storm, take_fortress
from tercio.wars.siege.assault import (
    ASSAULT,
    ASSAULTS,
    BETRAYED,
    FRESH_SIEGES,
    assault_on,
    assault_targets,
    why_no_assault,
)
from tercio.wars.turn.actions import is_offered

from .stage import Stage


def hits(count: int, dice: int) -> list[int]:
    return [6] * count + [1] * (dice - count)


def calais(english: int = 2, french: int = 6) -> Stage:
    """Francis has had Calais under siege since an earlier impulse."""
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).control(FRANCE, "brussels")
    stage.put("calais", ENGLAND, english).put("calais", FRANCE, french, leaders=["francis_i"])
    stage.siege("calais", FRANCE)
    stage.g.state.impulse = Impulse()
    return stage.impulse(FRANCE, 2)


def assault(stage: Stage, dice: Sequence[int], answers: Sequence[str] = ("all",)) -> None:
    stage.run(ASSAULT.run(stage.g, FRANCE), dice=dice, answers=answers)


def refusals(stage: Stage, power: Power = FRANCE, space: str = "calais") -> list[str]:
    return [r.message for r in ASSAULTS.refusals(stage.g, power, stage.at(space))]


def test_15_1_example_of_the_assault_on_calais() -> None:
    """Two fleets in the North Sea against one in port; 3 + 1 dice against 2 + 1; 2 hits."""
    stage = calais().put("calais", ENGLAND, ships=1).put("north_sea", FRANCE, ships=2)
    assert assault_targets(stage.g, FRANCE) == [stage.at("calais")]
    assault(stage, [*hits(2, 4), *hits(1, 3)])
    assert stage.controller("calais") == FRANCE
    assert stage.ships(ENGLAND, "calais") == 0
    assert stage.regulars(FRANCE, "calais") == 5
    assert not stage.is_besieged("calais")
    assert stage.cp == 1
    fought = stage.events(BattleFought)[-1]
    assert (fought.kind, fought.attacker_hits, fought.winner) == ("assault", 2, "power:france")


# -- requirements --------------------------------------------------------------------------------


def test_15_1_not_in_the_impulse_in_which_the_siege_began() -> None:
    stage = calais()
    stage.g.state.impulse.sieges_begun = 1 << stage.at("calais")
    assert refusals(stage) == ["forbid-was-besieged-only-now"]
    assert FRESH_SIEGES.allow(stage.g, FRANCE, stage.at("calais"))


def test_15_1_an_empty_fortress_must_be_besieged_first() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(FRANCE, "brussels")
    stage.put("calais", FRANCE, 2).impulse(FRANCE, 1)
    assert refusals(stage) == ["forbid-is-not-besieged-by-us"]
    assert not ASSAULT.can(stage.g, FRANCE)


def test_15_1_once_an_impulse() -> None:
    stage = calais()
    assault(stage, [*hits(0, 4), *hits(0, 3)])
    assert refusals(stage) == ["forbid-was-assaulted-already"]
    assert not ASSAULT.can(stage.g, FRANCE)


def test_15_1_not_without_a_line_of_communication() -> None:
    stage = calais().control(HAPSBURG, "brussels").control(ENGLAND, "boulogne")
    assert refusals(stage) == ["forbid-lacks-a-loc"]


def test_15_1_not_with_a_squadron_of_its_holder_in_an_adjacent_sea_zone() -> None:
    stage = calais().put("english_channel", ENGLAND, ships=1)
    assert refusals(stage) == ["forbid-is-supplied-by-sea"]


@pytest.mark.parametrize(("blockade", "allowed"), [(0, False), (1, False), (2, True)])
def test_15_1_squadrons_in_port_must_be_outnumbered(blockade: int, allowed: bool) -> None:
    stage = calais().put("calais", ENGLAND, ships=1).put("north_sea", FRANCE, ships=blockade)
    assert (refusals(stage) == []) == allowed


def test_15_1_squadrons_of_several_adjacent_sea_zones_add_up() -> None:
    stage = calais().put("calais", ENGLAND, ships=1)
    stage.put("north_sea", FRANCE, ships=1).put("english_channel", FRANCE, ships=1)
    assert refusals(stage) == []


def test_15_1_corsairs_do_not_count_in_a_blockade() -> None:
    stage = Stage().clear().war(HAPSBURG, OTTOMAN).put("athens", HAPSBURG, 4)
    stage.put("athens", OTTOMAN, corsairs=1).put("aegean_sea", OTTOMAN, corsairs=2)
    stage.put("ionian_sea", HAPSBURG, ships=1).control(HAPSBURG, "coron")
    stage.siege("athens", HAPSBURG)
    stage.g.state.impulse = Impulse()
    assert refusals(stage, HAPSBURG, "athens") == []


def test_15_1_treachery_asks_for_nothing_but_a_siege() -> None:
    stage = calais().control(HAPSBURG, "brussels").put("english_channel", ENGLAND, ships=1)
    assert BETRAYED.allow(stage.g, FRANCE, stage.at("calais"))
    assert not BETRAYED.allow(stage.g, HAPSBURG, stage.at("calais"))


# -- dice ----------------------------------------------------------------------------------------


def dice_of(stage: Stage, power: Power, space: str, dice: Sequence[int]) -> tuple[int, int]:
    battle = assault_on(stage.g, whole_force(stage.g, power, stage.at(space)))
    stage.run(storm(stage.g, battle), dice=dice)
    return len(battle.attacker.rolled), len(battle.defender.rolled)


def test_15_1_half_the_units_rounded_up_against_defenders() -> None:
    assert dice_of(calais(2, 5), FRANCE, "calais", hits(0, 7)) == (4, 3)


def test_15_1_all_the_units_against_empty_walls_which_roll_one_die() -> None:
    assert dice_of(calais(0, 5), FRANCE, "calais", hits(0, 7)) == (6, 1)


def test_15_1_cavalry_rolls_no_dice_but_may_be_lost() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, INDEPENDENT)
    stage.put("milan", OTTOMAN, 2, 3).put("milan", INDEPENDENT, 1)
    stage.siege("milan", OTTOMAN)
    battle = assault_on(stage.g, whole_force(stage.g, OTTOMAN, stage.at("milan")))
    answers = ["regular.0"]
    stage.run(storm(stage.g, battle), dice=[*hits(0, 1), *hits(1, 2)], answers=answers)
    assert stage.troops(OTTOMAN, "milan") == (2, 2)


def test_15_1_a_garrison_of_cavalry_alone_halves_the_dice_and_rolls_one() -> None:
    stage = Stage().clear().empty_hands().war(HAPSBURG, OTTOMAN)
    stage.put("athens", OTTOMAN, 0, 2).put("athens", HAPSBURG, 4)
    stage.siege("athens", HAPSBURG)
    assert dice_of(stage, HAPSBURG, "athens", hits(0, 3)) == (2, 1)


def test_15_1_the_best_leader_inside_adds_his_battle_rating() -> None:
    stage = calais(2, 5).put("calais", ENGLAND, leaders=["henry_viii"])
    assert dice_of(stage, FRANCE, "calais", hits(0, 8)) == (4, 4)


def test_15_1_a_single_formation_assaults() -> None:
    """Without Francis four units may assault; the others stand by."""
    stage = calais(1, 9)
    stage.g.state.impulse.still_leaders = 1 << stage.g.world.leader["francis_i"]
    assault(stage, [*hits(1, 2), *hits(1, 2)], ["all"])
    assert stage.controller("calais") == FRANCE
    assert stage.regulars(FRANCE, "calais") == 8, "losses come from the whole stack"


def test_15_1_allies_inside_defend_and_share_the_losses() -> None:
    stage = calais(2, 8).ally(ENGLAND, PAPACY).put("calais", PAPACY, 2)
    assert dice_of(stage, FRANCE, "calais", [*hits(2, 5), *hits(0, 5)]) == (5, 5)
    assert stage.regulars(ENGLAND, "calais") == 1
    assert stage.regulars(PAPACY, "calais") == 1


# -- results -------------------------------------------------------------------------------------


def test_15_1_the_assault_fails_while_defenders_remain() -> None:
    stage = calais()
    assault(stage, [*hits(1, 4), *hits(1, 3)])
    assert stage.controller("calais") == ENGLAND
    assert stage.is_besieged("calais")
    assert (stage.regulars(ENGLAND, "calais"), stage.regulars(FRANCE, "calais")) == (1, 5)


def test_15_1_empty_walls_fall_only_to_a_hit() -> None:
    stage = calais(0, 3)
    assault(stage, [*hits(0, 4), 1])
    assert stage.controller("calais") == ENGLAND
    assert stage.is_besieged("calais")


def test_15_1_a_besieger_that_no_longer_outnumbers_the_garrison_retreats() -> None:
    stage = calais(2, 3)
    assault(stage, [*hits(0, 3), *hits(1, 3)], ["all", "retreat.boulogne"])
    assert not stage.is_besieged("calais")
    assert stage.regulars(FRANCE, "boulogne") == 2
    assert stage.where("francis_i") == "boulogne"


def test_15_1_leaders_of_an_army_that_is_no_more_are_displaced() -> None:
    stage = calais(3, 1).put("calais", FRANCE, 3)
    answers = ["all", "displace.paris"]
    assault(stage, [*hits(0, 3), *hits(4, 4)], answers)
    assert stage.where("francis_i") == "paris"
    assert not stage.is_besieged("calais")


def test_15_1_nobody_left_to_take_the_empty_space() -> None:
    stage = calais(1, 2).control(FRANCE, "boulogne")
    assault(stage, [*hits(1, 2), *hits(2, 2)], ["all", "displace.brussels"])
    assert stage.controller("calais") == ENGLAND


def test_15_1_leaders_inside_are_captured_and_ships_go_to_the_turn_track() -> None:
    stage = calais(1, 6).put("calais", ENGLAND, leaders=["charles_brandon"])
    stage.put("calais", ENGLAND, ships=1).put("north_sea", FRANCE, ships=2)
    assault(stage, [*hits(2, 4), *hits(0, 3)])
    assert stage.captor("charles_brandon") == FRANCE
    assert NEXT_TURN in stage.g.state.ship_at


def test_15_1_several_assaults_in_different_spaces() -> None:
    stage = calais().put("antwerp", FRANCE, 3).war(FRANCE, HAPSBURG)
    stage.siege("antwerp", FRANCE)
    stage.g.state.impulse = Impulse()
    stage.impulse(FRANCE, 2)
    assault(stage, [*hits(0, 4), *hits(0, 3)], ["assault.calais", "all"])
    assert assault_targets(stage.g, FRANCE) == [stage.at("antwerp")]
    foresee = stage.asked[0].foresee
    assert foresee is not None
    odds = foresee(stage.g, "assault.antwerp")
    assert odds is not None
    assert odds.win == pytest.approx(1 - (2 / 3) ** 3), "three dice, one hit"
    assert foresee(stage.g, "back") is None


def test_15_1_a_leader_alone_is_no_assault() -> None:
    stage = calais()
    ask = stage.ask(ASSAULT.run(stage.g, FRANCE), ["leader.francis_i"])
    assert [option.key for option in ask.options] == ["regular", "back"]


def test_15_1_a_single_unit_storms_empty_walls_without_a_question() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).control(FRANCE, "brussels")
    stage.put("calais", FRANCE, 1).siege("calais", FRANCE)
    stage.g.state.impulse = Impulse()
    assault(stage.impulse(FRANCE, 1), [*hits(1, 1), *hits(0, 1)], [])
    assert stage.controller("calais") == FRANCE


def test_15_1_going_back_costs_nothing() -> None:
    stage = calais()
    assault(stage, [], ["back"])
    assert stage.cp == 2
    assert ASSAULT.can(stage.g, FRANCE)


def test_15_1_what_a_storm_takes_when_the_gates_are_opened() -> None:
    """Treachery: the garrison is put to the sword."""
    stage = calais(2, 6).put("calais", ENGLAND, leaders=["charles_brandon"])
    take_fortress(stage.g, FRANCE, stage.at("calais"))
    assert stage.regulars(ENGLAND, "calais") == 0
    assert stage.captor("charles_brandon") == FRANCE
    assert stage.where("francis_i") == "calais"
    assert stage.controller("calais") == FRANCE


# -- cards ---------------------------------------------------------------------------------------

ROWERS = "professional_rowers"
"""Any card: what it does is up to the test."""


class OneCard(HisHooks[HereIStand]):
    """A card that can be played at one moment of an assault, with an effect of the test's own."""

    def __init__(self, moment: str, effect: Callable[[Any, Battle], None]) -> None:
        self.moment, self.effect = moment, effect

    def cards_for(self, g: Any, moment: str) -> Sequence[CardId]:
        return [g.world.card[ROWERS]] if moment == self.moment else []

    def may_respond(self, g: Any, power: Power, card: int, moment: str, about: Any) -> bool:
        return True

    def respond(self, g: Any, power: Power, card: int, moment: str, about: Any) -> Procedure[None]:
        self.effect(g, about)
        return nothing()


def with_card(
    stage: Stage, holder: Power, moment: str, effect: Callable[[Any, Battle], None]
) -> str:
    """Deals the card; returns the answer that plays it."""
    stage.hand(holder, ROWERS)
    stage.g.hooks = OneCard(moment, effect)
    return f"{stage.g.seat_of(holder)}=card.{stage.g.world.card[ROWERS]}"


def test_15_1_step_2_foul_weather_ends_the_assault() -> None:
    stage = calais()
    play = with_card(
        stage, ENGLAND, "assault_announced", lambda g, _: g.state.impulse.barred.append("assault")
    )
    assault(stage, [], ["all", play])
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.is_besieged("calais")
    assert stage.cp == 2, "what does not take place is not paid for"
    assert not is_offered(stage.g, FRANCE, ASSAULT)


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1)])
def test_15_1_step_2_foul_weather_costs_its_own_cp_and_no_more(before: int, after: int) -> None:
    stage = calais().hand(ENGLAND, "foul_weather").impulse(FRANCE, before)
    foul_weather = stage.g.world.card["foul_weather"]
    assault(stage, [], ["all", f"england=card.{foul_weather}"])
    assert stage.cp == after


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_15_1_step_2_gout_takes_what_the_assault_leaves_over(before: int, after: int) -> None:
    stage = calais().hand(ENGLAND, "gout").impulse(FRANCE, before)
    gout = stage.g.world.card["gout"]
    assault(stage, [*hits(2, 2), *hits(0, 3)], ["all", f"england=card.{gout}", "all"])
    assert stage.controller("calais") == FRANCE
    assert stage.cp == after


def test_15_1_step_2_gout_keeps_the_leader_out_of_it() -> None:
    """Without Francis four units go on: 2 dice."""

    def gout(g: Any, battle: Battle) -> None:
        g.state.impulse.still_leaders |= 1 << battle.attacker.force.leaders[0]

    stage = calais()
    play = with_card(stage, ENGLAND, "assault_announced", gout)
    assault(stage, [*hits(2, 2), *hits(0, 3)], ["all", play, "all"])
    assert stage.controller("calais") == FRANCE


def test_15_1_step_2_mercenaries_may_still_arrive_for_the_attacker_alone() -> None:
    def hire(g: Any, battle: Battle) -> None:
        g.place_troops(FRANCE, SECOND, 2, battle.place)

    stage = calais()
    assault(
        stage, [*hits(0, 5), *hits(0, 3)], ["all", with_card(stage, FRANCE, "before_assault", hire)]
    )
    assert stage.second(FRANCE, "calais") == 2
    other = calais()
    with_card(other, ENGLAND, "before_assault", hire)
    assault(other, [*hits(0, 4), *hits(0, 3)])
    assert other.second(FRANCE, "calais") == 0, "the defender is not asked"


def test_15_1_step_5_combat_cards_add_dice() -> None:
    def mine(g: Any, battle: Battle) -> None:
        battle.attacker.dice += 3

    stage = calais()
    play = with_card(stage, FRANCE, "assault_cards", mine)
    assault(stage, [*hits(2, 7), *hits(0, 3)], ["all", play])
    assert stage.controller("calais") == FRANCE


def test_15_1_step_6_mercenaries_who_leave_may_break_the_siege() -> None:
    def grow_no_pay(g: Any, battle: Battle) -> None:
        g.lose_troops(FRANCE, SECOND, 3, battle.place)

    stage = calais(2, 2).put("calais", FRANCE, 0, 3)
    play = with_card(stage, ENGLAND, "assault_cards", grow_no_pay)
    assault(stage, [], ["all", play, "retreat.boulogne"])
    assert stage.regulars(FRANCE, "boulogne") == 2
    assert not stage.is_besieged("calais")


def test_15_1_step_6_mercenaries_who_leave_take_their_dice_along() -> None:
    def grow_no_pay(g: Any, battle: Battle) -> None:
        g.lose_troops(FRANCE, SECOND, 2, battle.place)

    stage = calais(2, 4).put("calais", FRANCE, 0, 2)
    play = with_card(stage, ENGLAND, "assault_cards", grow_no_pay)
    assault(stage, [*hits(0, 3), *hits(0, 3)], ["all", play])
    assert stage.is_besieged("calais")


def test_15_1_step_8_siege_artillery_adds_hits_after_the_roll() -> None:
    def artillery(g: Any, battle: Battle) -> None:
        battle.attacker.extra_hits += 2

    stage = calais()
    play = with_card(stage, PAPACY, "assault_after_roll", artillery)
    assault(stage, [*hits(0, 4), *hits(0, 3)], ["all", play])
    assert stage.controller("calais") == FRANCE, "any power may play it"


# -- why not -------------------------------------------------------------------------------------


def test_15_1_why_a_fortress_is_not_assaulted() -> None:
    stage = calais().war(FRANCE, HAPSBURG)
    found = why_no_assault(stage.g, FRANCE, "space:besancon")
    assert "forbid-is-not-besieged-by-us" in [r.message for r in found]
    assert why_no_assault(stage.g, FRANCE, "space:paris") == []


def test_22_3_a_scots_raid_storms_nothing_elsewhere() -> None:
    stage = calais()
    mark_this_turn(stage.g, "scots_raid")
    assert refusals(stage) == ["forbid-lies-outside-the-theatre"]
