"""HIS 14: field battle, from the printed example to the odd cases."""

from collections.abc import Sequence
from typing import Any

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
)
from tercio.kernel.ask import Procedure, Seat, nothing
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Script
from tercio.kernel.running.advance import answer
from tercio.kernel.view import offer_of
from tercio.wars.land.battle import Battle
from tercio.wars.land.battle_dice import battle_dice, roll, roll_more
from tercio.wars.land.encounter import battle_for
from tercio.wars.land.field_battle import field_battle
from tercio.wars.land.formations import whole_force
from tercio.wars.land.hostility import hostile_forces
from tercio.wars.land.move import declare
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.events import BattleFought
from tercio.wars.model.names import Power, captive_of
from tercio.wars.model.troop_questions import own_land

from .stage import Stage


def vienna() -> Stage:
    """The printed example: Suleiman marches from Pressburg to Vienna, Charles V is in Graz."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 1)
    stage.control(OTTOMAN, "pressburg")
    stage.put("pressburg", OTTOMAN, 7, 1, ["suleiman", "ibrahim_pasha"])
    stage.put("graz", HAPSBURG, 8, leaders=["charles_v"])
    return stage.put("vienna", HAPSBURG, 2, leaders=["ferdinand"])


def hits(count: int, dice: int) -> list[int]:
    return [5] * count + [1] * (dice - count)


def test_14_interception_and_battle_example() -> None:
    stage = vienna()
    stage.run(
        MOVE_CLEAR.run(stage.g, OTTOMAN),
        dice=[4, 4, *hits(3, 10), *hits(5, 13)],
        answers=[
            "all",
            "move.pressburg.vienna",
            "intercept.graz",
            "all",
            "regular.4",  # and so the cavalry
        ],
    )
    fought = stage.events(BattleFought)[0]
    assert (fought.attacker_hits, fought.defender_hits) == (3, 5)
    assert fought.winner == "power:hapsburg"
    assert fought.account is not None
    assert fought.account.attacker.forces == [
        *("unit:ottoman.regular.7", "unit:ottoman.cavalry.1"),
        *("leader:suleiman", "leader:ibrahim_pasha"),
    ]
    assert fought.account.attacker.dice == [("units", 8), ("leader", 2)]
    assert fought.account.defender.dice == [("units", 10), ("leader", 2), ("defender", 1)]
    assert stage.regulars(OTTOMAN, "pressburg") == 3
    assert stage.second(OTTOMAN, "pressburg") == 0
    assert stage.where("suleiman") == stage.where("ibrahim_pasha") == "pressburg"
    assert stage.regulars(HAPSBURG, "vienna") == 7
    assert stage.where("charles_v") == stage.where("ferdinand") == "vienna"


def test_14_interception_and_battle_example_had_the_interception_failed() -> None:
    stage = vienna()
    stage.run(
        MOVE_CLEAR.run(stage.g, OTTOMAN),
        dice=[3, 4],
        answers=["all", "move.pressburg.vienna", "intercept.graz", "all", "pass", "withdraw"],
    )
    avoid = next(ask for ask in stage.asked if ask.kind == "avoid-battle")
    # Brunn is Hungarian here; in the example Hungary has already fallen.
    assert {option.key for option in avoid.options} == {"avoid.graz", "avoid.linz", "pass"}
    assert stage.is_besieged("vienna")


# -- dice ----------------------------------------------------------------------------------------


def prepare(stage: Stage, attacker: Power, origin: str, to: str) -> Battle:
    """A battle in `to`, with the attackers already there."""
    g = stage.g
    force = whole_force(g, attacker, stage.at(origin))
    move = declare(g, force, stage.at(origin), stage.at(to))
    g.move_force(force, stage.at(to))
    return battle_for(g, move, hostile_forces(g, attacker, stage.at(to)), None)


def boulogne(french: int = 3, english: int = 2, **french_too: Any) -> Stage:
    """France moves from Paris against the English in Boulogne; both came by land."""
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).impulse(FRANCE, 3)
    stage.control(ENGLAND, "boulogne", "st_quentin").put("boulogne", ENGLAND, english)
    return stage.put("paris", FRANCE, french, **french_too)


def fight(
    stage: Stage,
    dice: Sequence[int],
    answers: Sequence[str] = (),
    prepare_battle: Any = None,
) -> Battle:
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    if prepare_battle:
        prepare_battle(battle)
    stage.run(field_battle(stage.g, battle), dice=dice, answers=answers)
    return battle


def test_14_steps_2_and_3_dice() -> None:
    stage = boulogne(leaders=["francis_i", "montmorency"])
    stage.put("boulogne", ENGLAND, leaders=["henry_viii"])
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    assert battle_dice(stage.g, battle, battle.attacker) == 3 + 1
    assert battle_dice(stage.g, battle, battle.defender) == 2 + 1 + 1


def test_14_units_beyond_the_formation_roll_no_dice() -> None:
    stage = boulogne(french=6)
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    assert battle_dice(stage.g, battle, battle.attacker) == 4


def test_14_fives_and_sixes_hit() -> None:
    battle = prepare(boulogne(), FRANCE, "paris", "boulogne")
    stage = boulogne()
    stage.g.random.script = Script([1, 2, 3, 4, 5, 6])
    battle.attacker.dice = 6
    roll(stage.g, battle.attacker, "field battle")
    assert battle.attacker.hits == 2


def test_14_keen_dice_hit_on_four() -> None:
    stage = boulogne()
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    stage.g.random.script = Script([4, 4, 4, 4])
    battle.attacker.dice, battle.attacker.keen_dice = 4, 3
    roll(stage.g, battle.attacker, "field battle")
    assert battle.attacker.hits == 3
    assert len(battle.attacker.rolled) == 4


def test_14_step_7_extra_dice_count_as_rolled() -> None:
    stage = boulogne()
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    stage.g.random.script = Script([5, 3, 1])
    assert roll_more(stage.g, battle.attacker, 3, 5, purpose="field battle") == 1
    assert battle.attacker.total_hits == 1
    assert len(battle.attacker.rolled) == 3


# -- winner, casualties, captives ----------------------------------------------------------------


def test_14_step_8_most_hits_win_and_the_loser_retreats() -> None:
    stage = boulogne()
    fight(stage, [*hits(1, 3), *hits(0, 3)], ["retreat.st_quentin"])
    assert stage.regulars(ENGLAND, "st_quentin") == 1
    assert stage.regulars(FRANCE, "boulogne") == 3


def test_14_step_8_the_defender_wins_ties() -> None:
    stage = boulogne()
    battle = fight(stage, [*hits(1, 3), *hits(1, 3)])
    assert battle.winner == ENGLAND
    assert stage.regulars(FRANCE, "paris") == 2
    assert stage.regulars(ENGLAND, "boulogne") == 1


def test_14_step_9_the_owner_chooses_which_units_fall() -> None:
    stage = boulogne(french=2)
    stage.put("paris", FRANCE, 0, 2)
    fight(stage, [*hits(0, 4), *hits(2, 3)], ["regular.0"])
    assert stage.regulars(FRANCE, "paris") == 2
    assert stage.second(FRANCE, "paris") == 0


def test_14_step_9_who_chooses_how_many_regulars_fall_is_told_what_falls_beside_them() -> None:
    stage = boulogne(french=2)
    stage.put("paris", FRANCE, 0, 2)
    fight(stage, [*hits(0, 4), *hits(2, 3)], ["regular.0"])
    [ask] = [each for each in stage.asked if each.kind == "losses"]
    words = Words(GAME, GAME.load_data())
    assert [words.option(option) for option in offer_of(ask, 1).options] == [
        "France: 2 mercenaries",
        "France: 1 regular and 1 mercenary",
        "France: 2 regulars",
    ]


def test_14_step_9_a_rule_that_was_left_before_the_battle_shares_the_losses_out() -> None:
    stage = boulogne(french=2)
    stage.put("paris", FRANCE, 0, 2)
    rules = GAME.loss_rules(stage.g, Seat("france"))
    assert {rule.take for rule in rules} == {
        *(("+regular",), ("regular",), ("+mercenary",), ("mercenary",)),
    }
    fight(stage, [*hits(0, 4), *hits(2, 3)], ["regular.0"])
    [ask] = [each for each in stage.asked if each.kind == "losses"]
    told = [found.key for rule in rules if (found := answer(GAME, rule, ask)) is not None]
    assert told == ["regular.2", "regular.0"], "rules for others say nothing to it"


def test_14_step_9_no_question_where_only_one_kind_can_fall() -> None:
    stage = boulogne()
    fight(stage, [*hits(0, 3), *hits(2, 3)])
    assert "losses" not in [ask.kind for ask in stage.asked]


def test_14_step_9_a_choice_of_losses_can_be_taken_back() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).ally(HAPSBURG, HUNGARY)
    stage.control(HAPSBURG, "pressburg", "vienna").put("buda", OTTOMAN, 4)
    stage.control(OTTOMAN, "buda").put("pressburg", HAPSBURG, 2, 2).put("pressburg", HUNGARY, 2)
    battle = prepare(stage, OTTOMAN, "buda", "pressburg")
    answers = ["regular.1", "back", "regular.0", "mercenary.1"]
    stage.run(field_battle(stage.g, battle), [*hits(2, 4), *hits(3, 7)], answers)
    assert stage.regulars(HAPSBURG, "pressburg") == 2
    assert stage.second(HAPSBURG, "pressburg") == 1
    assert stage.regulars(HUNGARY, "pressburg") == 1


def test_14_step_9_if_both_sides_fall_the_one_with_more_dice_keeps_a_unit() -> None:
    stage = boulogne(french=2, english=1, leaders=["francis_i"])
    fight(stage, [*hits(2, 3), *hits(2, 2)])
    assert stage.regulars(ENGLAND, "boulogne") == 0
    assert stage.regulars(FRANCE, "paris") == 1
    assert stage.where("francis_i") == "paris"


def test_14_step_9_with_equal_dice_the_defender_keeps_it() -> None:
    stage = boulogne(french=2, english=1)
    battle = fight(stage, [*hits(2, 2), *hits(2, 2)])
    assert battle.winner == ENGLAND
    assert stage.regulars(ENGLAND, "boulogne") == 1
    assert own_land(stage.g, FRANCE) == 0


def test_14_step_10_leaders_of_an_eliminated_side_are_captured() -> None:
    stage = boulogne(french=1, leaders=["francis_i"])
    fight(stage, [*hits(0, 2), *hits(1, 3)])
    assert stage.captor("francis_i") == ENGLAND


def test_14_a_side_without_units_has_lost_before_the_dice() -> None:
    stage = boulogne(french=0, leaders=["francis_i"])
    battle = fight(stage, [])
    assert battle.winner == ENGLAND
    assert stage.captor("francis_i") == ENGLAND


def test_14_a_winner_who_is_eliminated_still_drives_the_loser_off() -> None:
    stage = boulogne(french=1, english=4, leaders=["francis_i"])
    fight(stage, [*hits(2, 2), *hits(1, 5)], ["retreat.st_quentin"])
    assert stage.regulars(ENGLAND, "st_quentin") == 2
    assert stage.captor("francis_i") == ENGLAND


def test_13_1_the_beaten_do_not_move_again_this_impulse() -> None:
    stage = boulogne()
    fight(stage, [*hits(0, 3), *hits(1, 3)])
    assert stage.regulars(FRANCE, "paris") == 2
    assert not MOVE_CLEAR.can(stage.g, FRANCE)


# -- surprise ------------------------------------------------------------------------------------


def surprised_by(power: Power) -> Any:
    def prepare_battle(battle: Battle) -> None:
        battle.rolls_first = power

    return prepare_battle


def test_14_a_surprise_strikes_before_the_other_side_counts() -> None:
    stage = boulogne()
    dice = [*hits(1, 3), *hits(0, 2)]  # two English units and a die, less the one lost
    battle = fight(stage, dice, ["retreat.st_quentin"], surprised_by(FRANCE))
    assert len(battle.defender.rolled) == 2
    assert stage.regulars(ENGLAND, "st_quentin") == 1


def test_14_a_surprise_that_kills_all_meets_no_answer() -> None:
    stage = boulogne()
    battle = fight(stage, hits(2, 3), (), surprised_by(FRANCE))
    assert battle.defender.rolled == []
    assert stage.regulars(FRANCE, "boulogne") == 3


@pytest.mark.parametrize(
    ("surprised", "dice", "place"),
    [
        ("attacker", [*hits(1, 7), *hits(4, 5)], "trieste"),
        ("defender", [*hits(1, 6), *hits(4, 5)], "graz"),
    ],
)
def test_14_step_9_janissaries_avenge_those_whom_a_surprise_has_killed(
    surprised: str, dice: list[int], place: str
) -> None:
    """Nobody would be left; Charles, with more dice than the Janissaries, keeps a unit and
    retreats with it."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).hand(OTTOMAN, "janissaries")
    ottoman, charles = ("graz", "agram") if surprised == "attacker" else ("agram", "graz")
    stage.control(OTTOMAN, ottoman).control(HAPSBURG, charles)
    stage.put(ottoman, OTTOMAN, 1).put(charles, HAPSBURG, 4, leaders=["charles_v"])
    active = OTTOMAN if surprised == "attacker" else HAPSBURG
    stage.impulse(active, 1)
    battle = prepare(stage, active, "graz", "agram")
    battle.rolls_first = HAPSBURG
    stage.run(field_battle(stage.g, battle), dice=dice, answers=["ottoman=card.1"])
    assert stage.regulars(HAPSBURG, place) == 1
    assert not stage.g.state.land[OTTOMAN]


def test_14_step_9_more_janissaries_than_dice_leave_nobody() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).hand(OTTOMAN, "janissaries")
    stage.put("agram", OTTOMAN, 1).put("graz", HAPSBURG, 1).impulse(HAPSBURG, 1)
    battle = prepare(stage, HAPSBURG, "graz", "agram")
    battle.rolls_first = HAPSBURG
    stage.run(field_battle(stage.g, battle), dice=[6, *hits(1, 5)], answers=["ottoman=card.1"])
    assert not stage.g.state.land[HAPSBURG] | stage.g.state.land[OTTOMAN]


def test_14_the_defender_may_surprise_too() -> None:
    stage = boulogne()
    battle = fight(stage, [*hits(2, 3), *hits(1, 1)], (), surprised_by(ENGLAND))
    assert battle.winner == ENGLAND
    assert stage.regulars(FRANCE, "paris") == 1
    assert stage.regulars(ENGLAND, "boulogne") == 1


# -- cards and hooks -----------------------------------------------------------------------------


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Lets the French play card 24 and the English card 25, and notes who does and when."""
    played: list[tuple[str, int]] = []

    def cards_for(hooks: Any, g: Any, moment: str) -> Sequence[int]:
        return (24, 25) if moment == "field_battle_cards" else ()

    def may_respond(hooks: Any, g: Any, power: int, card: int, moment: str, about: Any) -> bool:
        return isinstance(about, Battle)

    def respond(
        hooks: Any, g: Any, power: Power, card: int, moment: str, about: Battle
    ) -> Procedure[None]:
        about.side_of(power).dice += 2
        played.append((moment, power))
        g.to_discard(card)
        return nothing()

    hooks = type(boulogne().g.hooks)
    monkeypatch.setattr(hooks, "cards_for", cards_for)
    monkeypatch.setattr(hooks, "may_respond", may_respond)
    monkeypatch.setattr(hooks, "respond", respond)
    return played


def test_14_steps_4_and_5_combat_cards_attacker_first(cards: list[tuple[str, int]]) -> None:
    stage = boulogne().hand(FRANCE, "arquebusiers").hand(ENGLAND, "field_artillery")
    dice = [*hits(0, 5), *hits(0, 5)]
    fight(stage, dice, ["england=card.25", "france=card.24"])
    assert cards == [("field_battle_cards", FRANCE), ("field_battle_cards", ENGLAND)]


def test_14_step_5_allied_defenders_may_both_play(cards: list[tuple[str, int]]) -> None:
    stage = boulogne().ally(ENGLAND, PAPACY).war(FRANCE, PAPACY).put("boulogne", PAPACY, 1)
    stage.hand(PAPACY, "arquebusiers").hand(ENGLAND, "field_artillery")
    dice = [*hits(0, 3), *hits(0, 8)]
    fight(stage, dice, ["england=card.25", "papacy=card.24"])
    assert sorted(power for _, power in cards) == [ENGLAND, PAPACY]


def test_14_units_that_change_sides_are_recounted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that takes an English unit away before the dice are rolled."""

    def cards_for(hooks: Any, g: Any, moment: str) -> Sequence[int]:
        return (24,) if moment == "field_battle_cards" else ()

    def respond(
        hooks: Any, g: Any, power: int, card: int, moment: str, about: Battle
    ) -> Procedure[None]:
        g.lose_troops(ENGLAND, 0, 1, about.place)
        g.place_troops(FRANCE, 1, 1, about.place)
        g.to_discard(card)
        return nothing()

    hooks = type(boulogne().g.hooks)
    monkeypatch.setattr(hooks, "cards_for", cards_for)
    monkeypatch.setattr(hooks, "may_respond", lambda *_, about: True)
    monkeypatch.setattr(hooks, "respond", respond)
    stage = boulogne().hand(FRANCE, "arquebusiers")
    battle = fight(stage, [*hits(1, 4), *hits(0, 2)], ["france=card.24"])
    assert len(battle.attacker.rolled) == 4
    assert len(battle.defender.rolled) == 2
    assert stage.second(FRANCE, "boulogne") == 1


def test_14_a_hook_follows_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def after(hooks: Any, g: Any, battle: Battle) -> Procedure[None]:
        seen.append(battle.winner)
        return nothing()

    hooks = type(boulogne().g.hooks)
    monkeypatch.setattr(hooks, "after_land_battle", after)
    fight(boulogne(), [*hits(0, 3), *hits(0, 3)])
    assert seen == [ENGLAND]


# -- allies --------------------------------------------------------------------------------------


def allied() -> Stage:
    """Two English and three Papal units hold Boulogne together."""
    stage = boulogne(french=8, leaders=["francis_i"]).ally(ENGLAND, PAPACY)
    return stage.put("boulogne", PAPACY, 3)


def test_9_2_allies_defend_as_one_force() -> None:
    stage = allied().put("boulogne", PAPACY, leaders=["renegade"])
    battle = prepare(stage, FRANCE, "paris", "boulogne")
    assert battle.defender.power == ENGLAND
    assert battle_dice(stage.g, battle, battle.defender) == 5 + 1 + 1


def test_9_2_losses_are_split_evenly() -> None:
    stage = allied()
    fight(stage, [*hits(2, 9), *hits(2, 6)])
    assert stage.regulars(ENGLAND, "boulogne") == 1
    assert stage.regulars(PAPACY, "boulogne") == 2


@pytest.mark.parametrize(("die", "english", "papal"), [(3, 1, 3), (4, 2, 2)])
def test_9_2_the_die_says_who_suffers_an_odd_loss(die: int, english: int, papal: int) -> None:
    stage = allied()
    fight(stage, [*hits(1, 9), *hits(1, 6), die])
    assert stage.regulars(ENGLAND, "boulogne") == english
    assert stage.regulars(PAPACY, "boulogne") == papal


def test_9_2_when_one_ally_is_gone_the_other_bears_the_rest() -> None:
    stage = boulogne(french=8, english=1, leaders=["francis_i"]).ally(ENGLAND, PAPACY)
    stage.put("boulogne", PAPACY, 4)
    fight(stage, [*hits(4, 9), *hits(4, 6)])
    assert stage.regulars(ENGLAND, "boulogne") == 0
    assert stage.regulars(PAPACY, "boulogne") == 1


def test_9_2_beaten_allies_retreat_each_for_themselves() -> None:
    stage = allied().control(PAPACY, "rouen")
    fight(stage, [*hits(2, 9), *hits(0, 6)], ["retreat.calais", "retreat.rouen"])
    assert stage.regulars(ENGLAND, "calais") == 1
    assert stage.regulars(PAPACY, "rouen") == 2


# -- counters ------------------------------------------------------------------------------------


def test_5_2_what_the_counters_cannot_show_is_lost_too() -> None:
    """Three of Hungary's four counters show a unit each; the last shows 4 or 2, never 3."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).ally(HAPSBURG, HUNGARY)
    stage.control(OTTOMAN, "pressburg").put("pressburg", OTTOMAN, 4).put("buda", HUNGARY, 4)
    for space in ("mohacs", "szegedin", "prague"):
        stage.put(space, HUNGARY, 1)
    battle = prepare(stage, OTTOMAN, "pressburg", "buda")
    stage.run(field_battle(stage.g, battle), [*hits(1, 4), *hits(1, 5)])
    assert stage.regulars(HUNGARY, "buda") == 2


def test_9_2_a_leader_of_an_ally_fights_with_troops_that_are_not_his() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).ally(HAPSBURG, ENGLAND)
    stage.control(HAPSBURG, "st_dizier").put("paris", FRANCE, 4)
    stage.put("st_dizier", HAPSBURG, 2).put("st_dizier", ENGLAND, leaders=["charles_brandon"])
    force = whole_force(stage.g, FRANCE, stage.at("paris"))
    move = declare(stage.g, force, stage.at("paris"), stage.at("st_dizier"))
    forces = hostile_forces(stage.g, FRANCE, stage.at("st_dizier"))
    battle = battle_for(stage.g, move, forces, None)
    assert battle.defender.powers() == [HAPSBURG, ENGLAND]
    assert battle_dice(stage.g, battle, battle.defender) == 2 + 1 + 1


def test_9_2_a_leader_of_an_ally_falls_with_the_troops_he_fought_with() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).ally(HAPSBURG, ENGLAND)
    stage.control(HAPSBURG, "st_dizier").put("paris", FRANCE, 4).impulse(FRANCE, 1)
    stage.put("st_dizier", HAPSBURG, 2).put("st_dizier", ENGLAND, leaders=["charles_brandon"])
    dice = [*hits(2, 4), *hits(0, 4)]
    answers = ["all", "move.paris.st_dizier"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), dice=dice, answers=answers)
    assert stage.where("charles_brandon") == captive_of(FRANCE)


def test_14_step_9_of_two_last_units_the_defender_is_left() -> None:
    """Each side has one unit and is hit; the defender rolled a die more."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).control(FRANCE, "turin")
    stage.put("turin", FRANCE, 1).put("pavia", HAPSBURG, 1).impulse(FRANCE, 1)
    dice = [*hits(1, 1), *hits(1, 2)]
    answers = ["move.turin.pavia"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), dice=dice, answers=answers)
    assert (stage.regulars(FRANCE, "pavia"), stage.regulars(HAPSBURG, "pavia")) == (0, 1)
