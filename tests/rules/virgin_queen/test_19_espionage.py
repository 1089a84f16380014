"""VQ 19: intelligence, operatives, assassination, English Catholic rebellion; 23.3: Mary."""

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.court_questions import is_ruler_dead
from tercio.games.virgin_queen.model.court_verbs import crown
from tercio.games.virgin_queen.model.espionage_questions import has_used_assassin, informant_on
from tercio.games.virgin_queen.model.espionage_verbs import (
    capture_mary,
    execute_mary,
    neutralize_informant,
    plant_informant,
    reset_espionage,
    set_cipher,
    set_walsingham,
    use_assassin,
)
from tercio.games.virgin_queen.model.marriage_verbs import return_royals
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.model.religion_questions import has_jesuit
from tercio.games.virgin_queen.rules.action_phase.impulse import may_act
from tercio.games.virgin_queen.rules.espionage.assassination import (
    ASSASSINATION,
    VICTIMS,
    assassinate,
    attempt,
    kill,
)
from tercio.games.virgin_queen.rules.espionage.espionage import (
    CATHOLIC_REBELLION,
    INTELLIGENCE,
    REBELLIONS,
    gain_intelligence,
    plot_rebellion,
    stir_up_catholics,
)
from tercio.games.virgin_queen.rules.espionage.espionage_table import chances, dice_for, foresee
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, NO_ONE, Operation
from tercio.games.virgin_queen.rules.espionage.operatives import (
    INFORMANTS,
    jesuit_spaces,
    plant_freely,
    plant_operative,
)
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import (
    check_capture,
    offer_execution,
)
from tercio.games.virgin_queen.rules.victory.victory import check_automatic_victory
from tercio.wars.cards.card_events import (
    HandLookedAt,
    HandSeen,
)
from tercio.wars.model.names import OUT_OF_PLAY, LeaderId, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.turn.actions import is_offered
from tests.rules.virgin_queen.chancery import europe, reasons
from tests.rules.virgin_queen.stage import Stage

HIT, MISS = 6, 1


def turn_3(power: Power = SPAIN, cp: int = 5) -> Stage:
    stage = europe().no_treasures().turn(3).impulse(power, cp)
    stage.g.state.impulses = 10
    return stage


def leader(stage: Stage, id: str) -> LeaderId:
    return stage.g.world.leader[id]


def spy(action: str, power: Power, target: Power, cp: int, victim: LeaderId = NO_ONE) -> Operation:
    return Operation(action, power, target, cp, leader=victim)


# -- general -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 19")
def test_19_nothing_before_turn_3() -> None:
    stage = turn_3()
    assert may_act(stage.g, SPAIN, "gain_intelligence")
    assert not may_act(stage.turn(2).g, SPAIN, "gain_intelligence")


@pytest.mark.rule("VQ 19", "VQ 19.2")
def test_19_bonus_dice_add_up() -> None:
    stage = turn_3()
    operation = spy("gain_intelligence", SPAIN, FRANCE, 2)
    assert dice_for(stage.g, operation, "attack") == 2
    plant_informant(stage.g, stage.g.state.spies.informants[2], FRANCE, at_once=True)
    assert dice_for(stage.g, operation, "attack") == 4
    set_cipher(stage.g, SPAIN, FRANCE)
    assert dice_for(stage.g, operation, "attack") == 6
    stage.bonus(SPAIN, "cryptography")
    assert dice_for(stage.g, operation, "attack") == 8
    assert dice_for(stage.g, operation, "defence") == 0
    stage.bonus(FRANCE, "cryptography")
    assert dice_for(stage.g, operation, "defence") == 2


# -- intelligence (19.1) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.1")
def test_19_1_a_hit_shows_the_hand_to_the_spy_alone() -> None:
    stage = turn_3().hand(FRANCE, "storms")
    stage.run(gain_intelligence(stage.g, SPAIN), dice=[HIT, MISS], answers=["spy.france"])
    assert stage.cp == 3
    assert len(stage.events(HandLookedAt)) == 1
    seen = [entry for entry in stage.g.log if isinstance(entry.event, HandSeen)]
    assert stage.events(HandSeen)[0].cards == ["card:storms"]
    assert seen[0].audience == ("spain",)
    assert stage.hand_size(FRANCE) == 1


@pytest.mark.rule("VQ 19.1", "VQ 6.3")
def test_19_1_two_hits_take_a_card() -> None:
    stage = turn_3().hand(FRANCE, "storms")
    stage.run(gain_intelligence(stage.g, SPAIN), dice=[HIT, HIT], answers=["spy.france"])
    assert stage.hand_size(FRANCE) == 0
    assert stage.hand_size(SPAIN) == 1


@pytest.mark.rule("VQ 19.1")
def test_19_1_three_hits_neutralize_an_operative() -> None:
    stage = turn_3(ENGLAND).hand(SPAIN, "storms").jesuit("york")
    plant_informant(stage.g, stage.g.state.spies.informants[2], ENGLAND)
    set_cipher(stage.g, ENGLAND, SPAIN)
    stage.run(
        gain_intelligence(stage.g, ENGLAND),
        dice=[HIT, HIT, HIT, MISS],
        answers=["spy.spain", "informant.england"],
    )
    informant = informant_on(stage.g, SPAIN, ENGLAND)
    assert informant is not None
    assert informant.neutralized
    assert has_jesuit(stage.g, stage.at("york"))


@pytest.mark.rule("VQ 19.1")
def test_19_1_or_a_jesuit_who_leaves_the_map() -> None:
    stage = turn_3(ENGLAND).hand(SPAIN, "storms").jesuit("york")
    set_cipher(stage.g, ENGLAND, SPAIN)
    dice = [HIT, HIT, HIT, MISS]
    stage.run(gain_intelligence(stage.g, ENGLAND), dice=dice, answers=["spy.spain"])
    assert not has_jesuit(stage.g, stage.at("york"))


@pytest.mark.rule("VQ 19.1")
def test_19_1_nothing_is_paid_if_the_player_goes_back() -> None:
    stage = turn_3()
    stage.run(gain_intelligence(stage.g, SPAIN), answers=["back"])
    assert stage.cp == 5


@pytest.mark.rule("VQ 27")
def test_27_no_spying_on_ones_own_other_power_nor_on_nobody() -> None:
    g = Stage(players=2).g
    assert reasons(INTELLIGENCE, g, SPAIN, FRANCE) == "is-hand-of-ones-own-player"
    assert reasons(INTELLIGENCE, g, SPAIN, HRE) == "has-no-secrets"
    assert reasons(INTELLIGENCE, g, SPAIN, SPAIN) == "is-ones-own-hand"


# -- operatives (19.2) ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.2", "VQ 30")
def test_19_2_an_informant_helps_from_the_next_impulse_on() -> None:
    stage = turn_3(FRANCE)
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain"])
    assert stage.cp == 3
    operation = spy("gain_intelligence", FRANCE, SPAIN, 2)
    assert dice_for(stage.g, operation, "attack") == 2
    stage.g.state.impulses += 1
    assert dice_for(stage.g, operation, "attack") == 4


@pytest.mark.rule("VQ 19.2")
def test_19_2_in_the_first_printing_it_helps_at_once() -> None:
    stage = europe(edition="first").turn(3).impulse(FRANCE, 2)
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain"])
    assert dice_for(stage.g, spy("gain_intelligence", FRANCE, SPAIN, 2), "attack") == 4


@pytest.mark.rule("VQ 19.2")
def test_19_2_not_where_one_is_even_a_neutralized_one() -> None:
    stage = turn_3(FRANCE)
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain"])
    informant = informant_on(stage.g, FRANCE, SPAIN)
    assert informant is not None
    assert reasons(INFORMANTS, stage.g, FRANCE, SPAIN) == "has-informant-there"
    neutralize_informant(stage.g, informant)
    assert reasons(INFORMANTS, stage.g, FRANCE, SPAIN) == "has-informant-there"
    assert reasons(INFORMANTS, stage.g, FRANCE, FRANCE).startswith("spies-on-itself")


@pytest.mark.rule("VQ 19.2")
def test_19_2_the_third_must_leave_another_card() -> None:
    stage = turn_3(FRANCE, 6)
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain"])
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.england", "new-informant"])
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.hre", "move.spain"])
    assert informant_on(stage.g, FRANCE, SPAIN) is None
    assert informant_on(stage.g, FRANCE, HRE) is not None


@pytest.mark.rule("VQ 19.2")
def test_19_2_a_planted_informant_may_move_while_another_is_in_the_pool() -> None:
    stage = turn_3(FRANCE, 6)
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain"])
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.england", "move.spain"])
    assert informant_on(stage.g, FRANCE, SPAIN) is None
    assert informant_on(stage.g, FRANCE, ENGLAND) is not None
    stage.run(plant_operative(stage.g, FRANCE), answers=["informant.spain", "new-informant"])
    assert informant_on(stage.g, FRANCE, SPAIN) is not None
    assert informant_on(stage.g, FRANCE, ENGLAND) is not None


@pytest.mark.rule("VQ 19.2")
def test_19_2_with_both_neutralized_there_is_nobody_to_send() -> None:
    stage = turn_3(FRANCE)
    for informant, target in zip(stage.g.state.spies.informants[6:8], (SPAIN, HRE), strict=True):
        plant_informant(stage.g, informant, target)
        neutralize_informant(stage.g, informant)
    assert reasons(INFORMANTS, stage.g, FRANCE, ENGLAND) == "has-no-informant-to-send"


@pytest.mark.rule("VQ 19.2")
def test_19_2_spain_plants_jesuits_in_england() -> None:
    stage = turn_3().jesuit("london")
    assert not jesuit_spaces(stage.g, SPAIN), "none on its card"
    stage.g.state.religion.jesuits_on_card = 1
    stage.run(plant_operative(stage.g, SPAIN), answers=["jesuit.york"])
    assert has_jesuit(stage.g, stage.at("york"))
    stage.g.state.religion.jesuits_on_card = 1
    assert not jesuit_spaces(stage.g, SPAIN) >> stage.at("york") & 1, "one in a space"
    assert not jesuit_spaces(stage.g, SPAIN) >> stage.at("edinburgh") & 1, "only in England"
    assert not jesuit_spaces(stage.g, FRANCE)


# -- assassination (19.3) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.3")
def test_19_3_dice_grow_with_cp() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    victim = leader(stage, "montmorency")
    rows = [spy("assassination", SPAIN, FRANCE, cp, victim) for cp in (2, 3, 4)]
    assert [dice_for(stage.g, row, "attack") for row in rows] == [3, 4, 5]
    assert [dice_for(stage.g, row, "defence") for row in rows] == [3, 3, 3]


@pytest.mark.rule("VQ 19.3")
def test_19_3_a_murder_is_worth_a_vp() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    stage.run(
        assassinate(stage.g, SPAIN),
        dice=[HIT, HIT, MISS, MISS, MISS, MISS, MISS],
        answers=["kill.montmorency", "cp.3"],
    )
    assert stage.where("montmorency") == OUT_OF_PLAY
    assert stage.bonus_vp(SPAIN) == 1
    assert stage.cp == 2
    assert has_used_assassin(stage.g, SPAIN)


@pytest.mark.rule("VQ 19.3")
def test_19_3_once_a_turn_until_winter() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    stage.run(attempt(stage.g, SPAIN, leader(stage, "montmorency"), 2), dice=[MISS] * 6)
    assert stage.where("montmorency") == "lyon"
    assert not is_offered(stage.g, SPAIN, ASSASSINATION)
    reset_espionage(stage.g)
    assert is_offered(stage.g, SPAIN, ASSASSINATION)


@pytest.mark.rule("VQ 19.3")
def test_19_3_only_named_army_leaders_on_the_map() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency", "default_france"])
    stage.put("naples", SPAIN, galley=1, leaders=["don_john_naval"])
    g = stage.g

    def refused(id: str, power: int = ENGLAND) -> str:
        return reasons(VICTIMS, g, power, leader(stage, id))

    assert not refused("montmorency")
    assert refused("montmorency", FRANCE) == "is-one-of-ones-own"
    assert refused("default_france") == "is-no-named-army-leader"
    assert refused("don_john_naval") == "is-no-named-army-leader"
    assert refused("conde") == "is-not-on-the-map", "held off the map"
    stage.captive("montmorency", SPAIN)
    assert refused("montmorency") == "is-not-on-the-map"


@pytest.mark.rule("VQ 19.3")
def test_19_3_elizabeth_can_be_murdered_while_she_lives() -> None:
    stage = turn_3()
    assert VICTIMS.allow(stage.g, SPAIN, ELIZABETH)
    assert reasons(VICTIMS, stage.g, ENGLAND, ELIZABETH) == "is-one-of-ones-own"
    kill(stage.g, SPAIN, ELIZABETH)
    assert reasons(VICTIMS, stage.g, SPAIN, ELIZABETH) == "is-not-on-the-map"


@pytest.mark.rule("VQ 27")
def test_27_leaders_of_activated_powers_are_safe() -> None:
    stage = europe(players=4).turn(3).put("vienna", HRE, leaders=["schwendi"])
    assert reasons(VICTIMS, stage.g, FRANCE, leader(stage, "schwendi")) == (
        "serves-an-activated-power"
    )


@pytest.mark.rule("VQ 23.6")
@pytest.mark.parametrize(("edition", "dice"), [("living", 4), ("first", 3)])
def test_23_6_protestants_are_safer_at_home(edition: str, dice: int) -> None:
    """A Huguenot in a Dutch home space counts in the Living Rules only."""
    stage = europe(edition=edition).turn(3).control(PROTESTANT, "utrecht", "nimes")
    stage.put("utrecht", PROTESTANT, leaders=["coligny"])
    victim = leader(stage, "coligny")
    operation = spy("assassination", SPAIN, PROTESTANT, 2, victim)
    assert dice_for(stage.g, operation, "defence") == dice
    stage.control(SPAIN, "utrecht")
    assert dice_for(stage.g, operation, "defence") == 3, "only where the Protestant is master"


@pytest.mark.rule("VQ 30")
def test_30_william_of_orange_is_gone_for_good() -> None:
    stage = turn_3().put("utrecht", PROTESTANT, leaders=["william_of_orange"])
    royal = stage.g.world.royal["william_of_orange_royal"]
    stage.g.state.weddings.returning.append(royal)
    kill(stage.g, SPAIN, leader(stage, "william_of_orange"))
    return_royals(stage.g)
    assert stage.g.state.weddings.eligibility[royal] == 0
    assert stage.where("william_of_orange") == OUT_OF_PLAY


@pytest.mark.rule("VQ 23.4", "VQ 19.3")
def test_19_3_henry_iii_dies_as_leader_ruler_and_royal() -> None:
    stage = turn_3().put("paris", FRANCE, leaders=["henry_iii"])
    crown(stage.g, "henry_iii")
    stage.g.state.weddings.eligibility[stage.g.world.royal["henry_iii_royal"]] = 3
    kill(stage.g, SPAIN, leader(stage, "henry_iii"))
    assert is_ruler_dead(stage.g, FRANCE)
    assert stage.where("henry_iii") == OUT_OF_PLAY
    assert stage.g.state.weddings.eligibility[stage.g.world.royal["henry_iii_royal"]] == 0


# -- English Catholic Rebellion (19.4) -----------------------------------------------------------


@pytest.mark.rule("VQ 19.4", "VQ 30")
def test_19_4_dice_of_the_rebellion() -> None:
    stage = turn_3()
    operation = spy("english_catholic_rebellion", SPAIN, ENGLAND, 3)
    assert dice_for(stage.g, operation, "attack") == 4
    stage.jesuit("york", "durham")
    assert dice_for(stage.g, operation, "attack") == 6
    stage.g.state.court.mary = "captured"
    assert dice_for(stage.g, operation, "attack") == 8
    stage.put("ulster", SPAIN, 1).put("edinburgh", SPAIN, 1)
    assert dice_for(stage.g, operation, "attack") == 10, "Ireland or Scotland counts once"
    stage.put("bristol", SPAIN, 1)
    assert dice_for(stage.g, operation, "attack") == 14, "England besides"
    assert dice_for(stage.g, operation, "defence") == 5


@pytest.mark.rule("VQ 19.4")
def test_19_4_mercenaries_are_no_regulars() -> None:
    stage = turn_3().put("bristol", SPAIN, second=2)
    operation = spy("english_catholic_rebellion", SPAIN, ENGLAND, 3)
    assert dice_for(stage.g, operation, "attack") == 4


@pytest.mark.rule("VQ 19.4")
def test_19_4_only_spain_not_allied_not_after_an_assassination() -> None:
    stage = turn_3()
    assert reasons(REBELLIONS, stage.g, FRANCE) == "is-not-spains-plot"
    assert REBELLIONS.allow(stage.g, SPAIN)
    stage.ally(SPAIN, ENGLAND)
    assert reasons(REBELLIONS, stage.g, SPAIN) == "plot-is-barred"
    old = europe(edition="first").turn(3).ally(SPAIN, ENGLAND)
    assert REBELLIONS.allow(old.g, SPAIN), "the first printing did not mind"
    use_assassin(old.g, SPAIN)
    assert not REBELLIONS.allow(old.g, SPAIN)


@pytest.mark.rule("VQ 19.4", "VQ 25.1")
def test_19_4_four_hits_ahead_win_the_game() -> None:
    stage = turn_3()
    stage.run(stir_up_catholics(stage.g, SPAIN), dice=[HIT] * 4 + [MISS] * 5, answers=["cp.3"])
    check_automatic_victory(stage.g)
    assert stage.g.state.over
    assert not is_offered(stage.g, SPAIN, CATHOLIC_REBELLION)


@pytest.mark.rule("VQ 19.4")
def test_19_4_two_hits_ahead_convert_and_rebel() -> None:
    stage = turn_3().impulse(SPAIN, 3)
    # Nothing but York is Catholic, so that there is nothing to choose.
    stage.g.state.religion.protestant |= stage.g.world.area_masks["england"]
    stage.catholic("york")
    dice = [HIT, HIT, MISS, MISS, MISS, MISS, MISS, MISS, MISS] + [2] * 6
    stage.run(stir_up_catholics(stage.g, SPAIN), dice=dice)
    assert stage.controller("york") == SPAIN
    assert stage.regulars(SPAIN, "york") == 2
    assert is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 19.4", "VQ 23.3")
def test_19_4_after_a_failure_england_may_execute_mary() -> None:
    stage = turn_3()
    capture_mary(stage.g)
    stage.run(plot_rebellion(stage.g, 3), dice=[MISS] * 6 + [MISS] * 5, answers=["execute"])
    assert stage.g.state.court.mary == "executed"
    assert stage.bonus_vp(ENGLAND) == -1


# -- Mary Queen of Scots (23.3) ------------------------------------------------------------------


@pytest.mark.rule("VQ 23.3")
def test_23_3_mary_gives_assassins_of_elizabeth_heart() -> None:
    stage = turn_3()
    operation = spy("assassination", SPAIN, ENGLAND, 2, ELIZABETH)
    assert dice_for(stage.g, operation, "attack") == 3
    capture_mary(stage.g)
    assert dice_for(stage.g, operation, "attack") == 5
    stage.put("york", ENGLAND, leaders=["sussex"])
    other = spy("assassination", SPAIN, ENGLAND, 2, leader(stage, "sussex"))
    assert dice_for(stage.g, other, "attack") == 3
    execute_mary(stage.g)
    assert dice_for(stage.g, operation, "attack") == 3


@pytest.mark.rule("VQ 23.3")
def test_23_3_after_a_failed_murder_england_may_spare_her() -> None:
    stage = turn_3()
    capture_mary(stage.g)
    stage.run(attempt(stage.g, SPAIN, ELIZABETH, 2), dice=[MISS] * 5 + [MISS] * 4, answers=["pass"])
    assert stage.g.state.court.mary == "captured"


@pytest.mark.rule("VQ 23.3")
def test_23_3_nobody_asks_about_a_mary_who_is_free() -> None:
    stage = turn_3()
    stage.g.state.court.mary = "alive"
    stage.run(offer_execution(stage.g))
    assert stage.g.state.court.mary == "alive"


@pytest.mark.rule("VQ 23.3")
def test_23_3_if_elizabeth_dies_mary_dies_but_her_name_lives_this_turn() -> None:
    stage = turn_3()
    capture_mary(stage.g)
    kill(stage.g, FRANCE, ELIZABETH)
    assert stage.g.state.court.mary == "executed"
    assert stage.bonus_vp(ENGLAND) == -1
    operation = spy("english_catholic_rebellion", SPAIN, ENGLAND, 3)
    assert dice_for(stage.g, operation, "attack") == 6
    stage.g.end_turn_effects()
    assert dice_for(stage.g, operation, "attack") == 4


@pytest.mark.rule("VQ 23.3")
@pytest.mark.parametrize(("ally", "mary"), [(ENGLAND, "captured"), (FRANCE, "alive")])
def test_23_3_she_is_captured_if_scotland_turns_english_or_protestant(
    ally: Power, mary: str
) -> None:
    stage = turn_3().ally(ally, SCOTLAND)
    stage.g.state.court.mary = "alive"
    check_capture(stage.g)
    assert stage.g.state.court.mary == mary


# -- Winter (20.8) -------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.8")
def test_20_8_networks_recover_in_winter() -> None:
    stage = turn_3(OTTOMAN)
    stage.run(plant_freely(stage.g, OTTOMAN, SPAIN))
    stage.run(plant_freely(stage.g, OTTOMAN, FRANCE), answers=["new-informant"])
    informant = informant_on(stage.g, OTTOMAN, SPAIN)
    assert informant is not None
    neutralize_informant(stage.g, informant)
    set_walsingham(stage.g, "offensive")
    reset_espionage(stage.g)
    assert informant_on(stage.g, OTTOMAN, SPAIN) is None, "back in the force pool"
    assert informant_on(stage.g, OTTOMAN, FRANCE) is not None, "this one stays"
    assert not informant.neutralized
    assert stage.g.state.spies.walsingham == "unused"


# -- the Cipher Key ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 19")
def test_19_a_cipher_key_opens_a_hand_to_its_owner_alone() -> None:
    stage = turn_3().hand(FRANCE, "storms").hand(HRE, "sack")
    set_cipher(stage.g, SPAIN, FRANCE)
    card = stage.g.world.card["storms"]
    assert GAME.hide(stage.g, stage.g.seat_of(SPAIN)).hands[FRANCE] == [card]
    assert GAME.hide(stage.g, stage.g.seat_of(ENGLAND)).hands[FRANCE] != [card]
    assert stage.g.world.card["sack"] not in GAME.hide(stage.g, stage.g.seat_of(SPAIN)).hands[HRE]


# -- what to expect ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 19", "VQ 19.3")
def test_19_chances_are_exact() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    operation = spy("gain_intelligence", SPAIN, FRANCE, 2)
    found = chances(stage.g, operation)
    assert found["nothing"] == pytest.approx(4 / 9)
    assert found["look_at_hand"] == pytest.approx(4 / 9)
    assert found["draw_card"] == pytest.approx(1 / 9)
    murder = spy("assassination", SPAIN, FRANCE, 4, leader(stage, "montmorency"))
    assert sum(chances(stage.g, murder).values()) == pytest.approx(1)
    prospect = foresee(stage.g, murder)
    assert prospect.win == pytest.approx(chances(stage.g, murder)["killed"])
    assert prospect.win + prospect.draw + prospect.loss == pytest.approx(1)
