"""Two players: where control changes, where armies go, who acts for whom (HIS 2.2, 3, 11-13)."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.two_player.acting import ON_BEHALF, TWO_PLAYER_ACTIONS
from tercio.games.here_i_stand.two_player.questions import acts_for
from tercio.games.here_i_stand.two_player.restrictions import TWO_PLAYER_ASSAULTS
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.control import CONTROLS, calmable, controllable
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import by_leader
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.troop_questions import total_units
from tercio.wars.turn.actions import is_offered
from tests.rules.here_i_stand.two_player.stage import Duel


def refused(stage: Duel, space: str, power: Power) -> set[str]:
    reasons = CONTROLS.refusals(stage.g, power, stage.at(space))
    return {reason.message for reason in reasons}


# -- the set-up ------------------------------------------------------------------------------------


def test_only_andrea_doria_leads_at_the_start_and_nobody_is_at_war() -> None:
    stage = Duel()
    on_map = [
        stage.g.world.leader_rows[i].id for i, at in by_leader(stage.g.state.leader_at) if at >= 0
    ]
    assert on_map == ["andrea_doria"]
    assert not any(stage.g.state.at_war)


def test_stacks_outside_the_two_zones_are_single_regulars() -> None:
    stage = Duel()
    arena = stage.g.world.zone_masks["german"] | stage.g.world.zone_masks["italian"]
    for space in stage.g.world.spaces:
        if not arena >> space & 1:
            assert total_units(stage.g, space) <= 1


def test_the_home_cards_of_the_other_powers_are_out() -> None:
    stage = Duel()
    for power in (OTTOMAN, HAPSBURG, ENGLAND, FRANCE):
        assert stage.g.state.hands[power] == []


# -- control (2.2) ---------------------------------------------------------------------------------


def test_2_2_control_changes_in_the_two_zones_and_in_metz_and_liege_only() -> None:
    stage = Duel().clear().war(FRANCE, PAPACY).control(FRANCE, "milan", "turin")
    stage.put("nice", FRANCE, 2).put("turin", FRANCE, 2).control(PAPACY, "pavia")
    takeable = controllable(stage.g, FRANCE)
    assert takeable >> stage.at("pavia") & 1
    assert not takeable >> stage.at("nice") & 1
    assert "forbid-control-is-fixed" in refused(stage, "nice", FRANCE)
    assert "forbid-control-is-fixed" not in refused(stage, "liege", FRANCE)


def test_15_1_a_fortress_elsewhere_is_never_stormed() -> None:
    stage = Duel().clear()
    table = TWO_PLAYER_ASSAULTS
    messages = {r.message for r in table.refusals(stage.g, OTTOMAN, stage.at("rhodes"))}
    assert "forbid-fortress-never-changes-hands" in messages
    messages = {r.message for r in table.refusals(stage.g, FRANCE, stage.at("metz"))}
    assert "forbid-fortress-never-changes-hands" not in messages


# -- movement (13) ---------------------------------------------------------------------------------


def test_13_1_players_units_stay_in_the_german_and_italian_zones() -> None:
    stage = Duel().league()
    hooks, g = stage.g.hooks, stage.g
    assert hooks.may_enter(g, PAPACY, stage.at("vienna"))
    assert not hooks.may_enter(g, PAPACY, stage.at("prague"))
    assert not hooks.may_enter(g, PROTESTANT, stage.at("metz"))


def test_13_1_invaders_use_independent_and_own_spaces_elsewhere() -> None:
    stage = Duel().league()
    hooks, g = stage.g.hooks, stage.g
    assert hooks.may_enter(g, FRANCE, stage.at("metz"))
    assert hooks.may_enter(g, FRANCE, stage.at("lyon"))
    assert hooks.may_enter(g, HAPSBURG, stage.at("wittenberg"))
    assert not hooks.may_enter(g, FRANCE, stage.at("besancon"))


def test_21_6_electorates_stay_closed_before_the_league() -> None:
    stage = Duel()
    assert not stage.g.hooks.may_enter(stage.g, HAPSBURG, stage.at("mainz"))


# -- unrest (12.4) ---------------------------------------------------------------------------------


def test_12_4_players_calm_spaces_of_their_faith_from_afar() -> None:
    stage = Duel().protestant("worms", "york").unrest("worms", "york", "paris")
    calm = calmable(stage.g, PROTESTANT)
    assert calm >> stage.at("worms") & 1
    assert calm >> stage.at("york") & 1
    assert not calm >> stage.at("paris") & 1
    assert calmable(stage.g, PAPACY) >> stage.at("paris") & 1
    assert not calmable(stage.g, FRANCE) >> stage.at("york") & 1


# -- who acts for whom (3, 11) ---------------------------------------------------------------------


def test_3_1_an_invader_obeys_the_protestant_and_after_the_league_the_hapsburgs_the_pope() -> None:
    stage = Duel().war(FRANCE, PAPACY)
    assert stage.g.seat_of(FRANCE) == "protestant"
    assert acts_for(stage.g, PROTESTANT) == [FRANCE]
    assert acts_for(stage.g, PAPACY) == []
    stage.league()
    assert stage.g.seat_of(HAPSBURG) == "papacy"
    assert acts_for(stage.g, PAPACY) == [HAPSBURG]


def test_11_nobody_acts_for_a_power_at_peace() -> None:
    stage = Duel().impulse(PROTESTANT, cp=5)
    offered = [a.id for a in TWO_PLAYER_ACTIONS if is_offered(stage.g, PROTESTANT, a)]
    assert not [id for id in offered if "." in id]


def test_11_for_an_invader_one_moves_and_storms_but_builds_nothing() -> None:
    stage = Duel().war(FRANCE, PAPACY).put("turin", FRANCE, 1).impulse(PROTESTANT, cp=5)
    offered = [a.id for a in TWO_PLAYER_ACTIONS if is_offered(stage.g, PROTESTANT, a)]
    borrowed = {id.partition(".")[2] for id in offered if id.startswith("france.")}
    assert {"move_clear", "move_pass", "naval_move"} <= borrowed
    assert borrowed <= set(ON_BEHALF)
    assert not {a.id for a in TWO_PLAYER_ACTIONS if "build" in a.id and "." in a.id}


def test_11_a_move_for_an_invader_is_paid_with_the_players_cp() -> None:
    stage = Duel().war(FRANCE, PAPACY).control(PAPACY, "modena").impulse(PROTESTANT, cp=2)
    move = next(a for a in TWO_PLAYER_ACTIONS if a.id == "france.move_clear")
    answers = ["from.milan", "all", "move.milan.modena"]
    stage.run(move.run(stage.g, PROTESTANT), answers=answers)
    assert stage.cp == 1
    assert stage.regulars(FRANCE, "modena") == 2


def test_6_1_combat_cards_for_an_invader_come_from_the_players_hand() -> None:
    stage = Duel().clear().war(FRANCE, PAPACY).put("milan", FRANCE, 4).put("pavia", PAPACY, 2)
    stage.hand(PROTESTANT, "arquebusiers", "landsknechts")
    force, garrison = (
        whole_force(stage.g, power, stage.at(space))
        for power, space in ((FRANCE, "milan"), (PAPACY, "pavia"))
    )
    battle = Battle("field", stage.at("pavia"), Side(FRANCE, force), Side(PAPACY, garrison))
    hooks, card = stage.g.hooks, stage.g.world.card
    assert hooks.hand_of(stage.g, FRANCE) == PROTESTANT
    moment = "field_battle_cards"
    assert hooks.may_respond(stage.g, FRANCE, card["arquebusiers"], moment, about=battle)
    moment = "before_field_battle"
    assert not hooks.may_respond(stage.g, FRANCE, card["landsknechts"], moment, about=battle)


def test_6_1_a_card_played_for_an_invader_leaves_the_players_hand() -> None:
    stage = Duel().clear().war(FRANCE, PAPACY).put("milan", FRANCE, 4).put("pavia", PAPACY, 2)
    stage.hand(PROTESTANT, "arquebusiers")
    force, garrison = (
        whole_force(stage.g, power, stage.at(space))
        for power, space in ((FRANCE, "milan"), (PAPACY, "pavia"))
    )
    battle = Battle("field", stage.at("pavia"), Side(FRANCE, force), Side(PAPACY, garrison))
    window = respond_window(stage.g, "field_battle_cards", battle, [FRANCE], cite="HIS 14")
    number = stage.g.world.card["arquebusiers"]
    stage.run(window, answers=[f"protestant=card.{number}"])
    assert stage.g.state.hands[PROTESTANT] == []
    assert battle.attacker.dice == 2


def test_6_1_a_power_at_peace_has_no_hand_to_play_from() -> None:
    stage = Duel()
    assert stage.g.hooks.hand_of(stage.g, FRANCE) == FRANCE


# -- the league (13) -------------------------------------------------------------------------------


def test_21_6_the_league_makes_pope_and_emperor_allies_for_good() -> None:
    stage = Duel().war(HAPSBURG, PAPACY).league()
    assert not is_at_war(stage.g, HAPSBURG, PAPACY)
    assert is_allied(stage.g, HAPSBURG, PAPACY)
    stage.run(stage.g.hooks.phases(stage.g)["winter"](stage.g), answers=["pass"])
    assert is_allied(stage.g, HAPSBURG, PAPACY)


def test_10_only_the_papacy_deploys_in_spring_and_never_out_of_the_zones() -> None:
    stage = Duel().league().put("rome", PAPACY, 3)
    stage.control(HAPSBURG, "florence", "siena").empty_hands()
    phase = stage.g.hooks.phases(stage.g)["spring_deployment"]
    stage.run(phase(stage.g), answers=["pass"])
    deploy = [ask for ask in stage.asked if ask.kind == "deploy"]
    assert [ask.seat for ask in deploy] == ["papacy"]
    keys = {option.key for option in deploy[0].options}
    assert "deploy.rome.naples" in keys
    assert not any("valladolid" in key or "prague" in key for key in keys)
