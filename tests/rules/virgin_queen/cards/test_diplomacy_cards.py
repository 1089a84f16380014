"""Cards of envoys, peace and thrones (VQ 9.4, 12.5, 28)."""

import pytest

from tercio.games.virgin_queen.model.influence_questions import influence
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.religion.colloquy_of_poissy import watch_colloquy
from tercio.games.virgin_queen.rules.religion.rebellions import is_pacified
from tercio.wars.cards.card_effects import Target
from tercio.wars.cards.card_play import Declared
from tercio.wars.model.force_pools import overdrawn_pools
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.space_questions import is_in_unrest
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    discard,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_answer,
    may_play,
    play,
    why_not,
)

# -- Ottoman Tribute (2) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 9.4")
def test_card_2_accepted_tribute_ends_the_war_and_the_event() -> None:
    stage = quiet().no_treasures().war(OTTOMAN, SPAIN)
    deal(stage, SPAIN, "storms")
    play(stage, OTTOMAN, "ottoman_tribute", answers=["power.spain", "offer", "accept"])
    assert not is_at_war(stage.g, OTTOMAN, SPAIN)
    assert holds_card(stage, OTTOMAN, "storms")
    assert stage.cp == 0, "no CP either"


@pytest.mark.rule("VQ 28")
def test_card_2_without_card_or_treasure_no_tribute_can_be_offered() -> None:
    stage = quiet().no_treasures()
    play(stage, OTTOMAN, "ottoman_tribute", answers=["power.hre"])
    assert is_at_war(stage.g, OTTOMAN, HRE)
    assert stage.cp == 2


@pytest.mark.rule("VQ 28", "VQ 6.3")
def test_card_2_a_treasure_is_tribute_too() -> None:
    treasure = next(iter(Stage().g.world.treasures))
    stage = quiet().no_treasures().treasures(SPAIN, treasure)
    play(stage, OTTOMAN, "ottoman_tribute", answers=["power.spain", "offer", "accept"])
    assert stage.g.state.treasury.hands[OTTOMAN] == [treasure]


@pytest.mark.rule("VQ 9.4")
def test_card_2_refusal_means_war_on_either_side() -> None:
    stage = quiet().no_treasures()
    deal(stage, SPAIN, "storms")
    play(stage, OTTOMAN, "ottoman_tribute", answers=["power.spain", "offer", "refuse"])
    assert is_at_war(stage.g, OTTOMAN, SPAIN)
    stage = quiet().no_treasures().ally(OTTOMAN, HRE)
    deal(stage, HRE, "storms")
    play(stage, OTTOMAN, "ottoman_tribute", answers=["power.hre", "refuse"])
    assert not is_at_war(stage.g, OTTOMAN, HRE), "9.4 bars war on an ally"
    assert stage.cp == 2


# -- Diplomatic Overture (19) --------------------------------------------------------------------


@pytest.mark.rule("VQ 6.1")
def test_card_19_a_gift_may_end_a_war() -> None:
    stage = quiet().war(ENGLAND, FRANCE).put("rouen", ENGLAND, 1).control(ENGLAND, "rouen")
    stage.put("lyon", ENGLAND, 1)
    ids = stage.g.state.deck[:2]
    play(
        stage,
        ENGLAND,
        "diplomatic_overture",
        answers=[f"give.{ids[0]}", "power.france", "peace", "displace.rouen"],
        draws=[str(c) for c in ids],
    )
    assert not is_at_war(stage.g, ENGLAND, FRANCE)
    assert hand_size(stage, ENGLAND) == hand_size(stage, FRANCE) == 1
    assert stage.regulars(ENGLAND, "lyon") == 0, "displaced"
    assert stage.regulars(ENGLAND, "rouen") == 2, "which is English"


@pytest.mark.rule("VQ 6.1", "VQ 9.5")
def test_card_19_otherwise_it_wins_influence() -> None:
    stage = quiet().war(ENGLAND, SPAIN).influence(SCOTLAND, ENGLAND, 0)
    ids = stage.g.state.deck[:2]
    play(
        stage,
        ENGLAND,
        "diplomatic_overture",
        answers=[f"give.{ids[1]}", "power.spain", "influence.scotland"],
        draws=[str(c) for c in ids],
    )
    assert is_at_war(stage.g, ENGLAND, SPAIN), "that war never ends"
    assert influence(stage.g, SCOTLAND, ENGLAND) == 1


# -- Gouvernante de France (33) ------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_33_grand_tour_peace_and_quiet_for_the_whole_turn() -> None:
    stage = quiet().war(FRANCE, PROTESTANT).put("lyon", FRANCE, 1)
    stage.control(PROTESTANT, "lyon")
    discard(stage, "grand_tour")
    answers = ["mode.pacify", "displace.paris", "pass"]
    play(stage, FRANCE, "gouvernante_de_france", answers=answers)
    assert holds_card(stage, FRANCE, "grand_tour")
    assert not is_at_war(stage.g, FRANCE, PROTESTANT)
    assert stage.regulars(FRANCE, "paris") == 1, "units are displaced after the peace"
    assert is_pacified(stage.g, "france")
    watch_colloquy(stage.g, PROTESTANT)
    watch_colloquy(stage.g, OTTOMAN)
    assert is_pacified(stage.g, "france")


@pytest.mark.rule("VQ 28")
def test_card_33_not_grand_tour_again_after_its_event() -> None:
    stage = quiet()
    discard(stage, "grand_tour")
    stage.g.state.events_played[FRANCE].append(stage.g.world.card["grand_tour"])
    play(stage, FRANCE, "gouvernante_de_france", answers=["mode.pacify"])
    assert is_discarded(stage, "grand_tour")


@pytest.mark.rule("VQ 28")
def test_card_33_grand_tour_may_be_played_at_once() -> None:
    stage = quiet()
    discard(stage, "grand_tour")
    tour = stage.g.world.card["grand_tour"]
    # Six attempts that convert nothing.
    answers = ["mode.pacify", f"event.{tour}"]
    play(stage, FRANCE, "gouvernante_de_france", [2] * 6, answers)
    assert not holds_card(stage, FRANCE, "grand_tour")
    assert tour in stage.g.state.events_played[FRANCE]


# -- Holy Roman Intercession (34) ----------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_34_only_between_powers_at_peace_with_the_holy_roman() -> None:
    stage = quiet().war(ENGLAND, FRANCE)
    assert may_play(stage, HRE, "holy_roman_intercession")
    stage.war(HRE, FRANCE)
    assert "war_to_end" in why_not(stage, HRE, "holy_roman_intercession")
    assert "war_to_end" in why_not(quiet().war(ENGLAND, SPAIN), HRE, "holy_roman_intercession")


@pytest.mark.rule("VQ 28")
def test_card_34_peace_earns_a_card() -> None:
    stage = quiet().war(ENGLAND, FRANCE)
    play(stage, HRE, "holy_roman_intercession", answers=["peace", "peace"])
    assert not is_at_war(stage.g, ENGLAND, FRANCE)
    assert hand_size(stage, HRE) == 1


@pytest.mark.rule("VQ 28", "VQ 9.4")
def test_card_34_who_refuses_has_unrest_even_on_occupied_spaces_and_perhaps_war() -> None:
    stage = quiet().war(ENGLAND, FRANCE).put("lyon", FRANCE, 2)
    play(
        stage,
        HRE,
        "holy_roman_intercession",
        answers=["peace", "refuse", "unrest.lyon", "unrest.dijon", "war"],
    )
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert is_in_unrest(stage.g, stage.at("lyon"))
    assert is_at_war(stage.g, HRE, FRANCE)
    assert not is_at_war(stage.g, HRE, ENGLAND)


# -- Catherine's Flying Squadron (42) ------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_42_cancels_an_event_in_france_for_2_cp() -> None:
    stage = quiet().impulse(PROTESTANT)
    card = stage.g.world.card["huguenot_lent"]
    declared = Declared(card, PROTESTANT, stage.g.world.cards[card].modes[0])
    answer_with(stage, FRANCE, "catherines_flying_squadron", "event_declared", declared)
    assert declared.cancelled
    assert stage.cp == 2


@pytest.mark.rule("VQ 28")
def test_card_42_not_an_event_elsewhere() -> None:
    stage = quiet().impulse(PROTESTANT)
    card = stage.g.world.card["belgic_confession"]
    declared = Declared(card, PROTESTANT, stage.g.world.cards[card].modes[0])
    squadron = "catherines_flying_squadron"
    assert not may_answer(stage, FRANCE, squadron, "event_declared", declared)


# -- Colloquy of Poissy (46) ---------------------------------------------------------------------


@pytest.mark.rule("VQ 6.1")
def test_card_46_peace_and_a_card_for_both() -> None:
    stage = quiet().war(FRANCE, PROTESTANT)
    play(stage, ENGLAND, "colloquy_of_poissy", answers=["peace", "peace"])
    assert not is_at_war(stage.g, FRANCE, PROTESTANT)
    assert hand_size(stage, FRANCE) == hand_size(stage, PROTESTANT) == 1


@pytest.mark.rule("VQ 6.1")
def test_card_46_one_refusal_is_enough() -> None:
    stage = quiet().war(FRANCE, PROTESTANT)
    play(stage, ENGLAND, "colloquy_of_poissy", answers=["refuse"])
    assert is_at_war(stage.g, FRANCE, PROTESTANT)
    assert hand_size(stage, FRANCE) == 0


@pytest.mark.rule("VQ 6.1")
def test_card_46_in_peace_france_is_quiet_until_the_protestants_impulse_is_over() -> None:
    stage = quiet().unrest("dijon")
    play(stage, ENGLAND, "colloquy_of_poissy", [2, 2, 2])
    assert not is_in_unrest(stage.g, stage.at("dijon"))
    assert is_pacified(stage.g, "france")
    for power in (FRANCE, HRE, PROTESTANT):
        watch_colloquy(stage.g, power)
        assert is_pacified(stage.g, "france"), "even in his own impulse"
    watch_colloquy(stage.g, OTTOMAN)
    assert not is_pacified(stage.g, "france")


# -- Pacification of Ghent (85), as peace --------------------------------------------------------


@pytest.mark.rule("VQ 6.1")
def test_card_85_spain_may_offer_peace_to_the_dutch() -> None:
    stage = quiet().war(SPAIN, PROTESTANT).unrest("ghent", "dijon")
    play(stage, SPAIN, "pacification_of_ghent", answers=["mode.peace", "peace"])
    assert not is_at_war(stage.g, SPAIN, PROTESTANT)
    assert not is_in_unrest(stage.g, stage.at("ghent"))
    assert is_in_unrest(stage.g, stage.at("dijon")), "not in France"
    assert hand_size(stage, SPAIN) == 1


# -- Polish Royal Election (86) ------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_86_the_highest_vote_wins_2_vp() -> None:
    stage = quiet().no_treasures()
    deal(stage, OTTOMAN, "storms")
    deal(stage, HRE, "act_of_abjuration")
    card = stage.g.world.card
    answers = [f"ottoman=vote.{card['storms']}", f"hre=vote.{card['act_of_abjuration']}"]
    answers += [f"{seat}=pass" for seat in ("spain", "england", "france", "protestant")]
    play(stage, SPAIN, "polish_royal_election", answers=answers)
    assert stage.bonus_vp(HRE) == 2
    assert is_discarded(stage, "storms")
    assert is_discarded(stage, "act_of_abjuration")
    assert is_removed(stage, "polish_royal_election")


@pytest.mark.rule("VQ 28")
def test_card_86_ties_go_to_france_home_cards_may_vote_mandatory_ones_may_not() -> None:
    stage = quiet().no_treasures()
    deal(stage, OTTOMAN, "grand_vizier")
    deal(stage, FRANCE, "gouvernante_de_france", "treasure_fleet")
    card = stage.g.world.card
    answers = [f"ottoman=vote.{card['grand_vizier']}"]
    answers += [f"france=vote.{card['gouvernante_de_france']}"]
    answers += [f"{seat}=pass" for seat in ("spain", "england", "hre", "protestant")]
    play(stage, SPAIN, "polish_royal_election", answers=answers)
    ask = next(a for a in stage.asked if a.kind == "election" and a.seat == "france")
    assert f"vote.{card['treasure_fleet']}" not in [option.key for option in ask.options]
    assert stage.bonus_vp(FRANCE) == 2
    assert not holds_card(stage, FRANCE, "gouvernante_de_france")


@pytest.mark.rule("VQ 23.7", "VQ 28")
def test_card_86_a_king_of_poland_ends_the_war_there() -> None:
    stage = quiet().no_treasures().put("vienna", HRE, regulars=3)
    sent = ["send.regular.vienna"] * 3 + ["enemies.5"]
    play(stage, FRANCE, "war_with_poland", answers=sent)
    assert stage.regulars(HRE, "vienna") == 0
    votes = [f"{seat}=pass" for seat in ("ottoman", "spain", "england", "france", "hre")]
    play(stage, SPAIN, "polish_royal_election", answers=[*votes, "protestant=pass"])
    assert not stage.g.state.foreign_wars
    assert stage.regulars(HRE, "vienna") == 3
    assert stage.bonus_vp(HRE) == 1, "as if the foreign army of 5 had been eliminated"
    assert is_removed(stage, "war_with_poland")


@pytest.mark.rule("VQ 23.7", "VQ 28")
def test_card_86_does_not_end_the_war_in_persia() -> None:
    stage = quiet().no_treasures().put("buda", OTTOMAN, regulars=3)
    sent = ["send.regular.buda"] * 3 + ["enemies.5"]
    play(stage, FRANCE, "war_in_persia", answers=sent)
    seats = ("ottoman", "spain", "england", "france", "hre", "protestant")
    play(stage, SPAIN, "polish_royal_election", answers=[f"{seat}=pass" for seat in seats])
    (war,) = stage.g.state.foreign_wars
    assert (war.power, war.enemies) == (OTTOMAN, 5)


# -- Sultana Safiye (98) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_98_a_look_and_peace_with_the_ottoman() -> None:
    stage = quiet().war(OTTOMAN, SPAIN).war(OTTOMAN, VENICE)
    deal(stage, OTTOMAN, "storms")
    play(stage, FRANCE, "sultana_safiye", answers=["mode.peace", "peace"])
    assert not is_at_war(stage.g, OTTOMAN, SPAIN)


@pytest.mark.rule("VQ 28")
def test_card_98_the_first_option_needs_an_active_ottoman() -> None:
    stage = quiet(players=2).influence(SCOTLAND, ENGLAND, 0)
    play(stage, ENGLAND, "sultana_safiye", answers=["influence.scotland"])
    assert hand_size(stage, ENGLAND) == 1, "the gifts, without a choice"
    assert influence(stage.g, SCOTLAND, ENGLAND) == 1


# -- Act of Abjuration (103) ---------------------------------------------------------------------


def dutch() -> Stage:
    return quiet().control(PROTESTANT, "utrecht").unrest("utrecht").put("calais", FRANCE, 6)


@pytest.mark.rule("VQ 28")
def test_card_42_comes_after_one_of_several_areas_was_named() -> None:
    stage = deal(quiet().protestant("lyon"), FRANCE, "catherines_flying_squadron")
    catechism, squadron = stage.g.world.card["tridentine_catechism"], "catherines_flying_squadron"
    mode = stage.g.world.cards[catechism].modes[0]
    stage.impulse(ENGLAND)
    elsewhere = Declared(catechism, ENGLAND, mode, target=Target("england"))
    assert not may_answer(stage, FRANCE, squadron, "event_declared", elsewhere)
    answer = f"france=card.{stage.g.world.card[squadron]}"
    play(stage, ENGLAND, "tridentine_catechism", answers=["area.france", answer])
    assert stage.cp == 2
    assert is_discarded(stage, "tridentine_catechism")
    assert stage.is_protestant("lyon")


@pytest.mark.rule("VQ 28", "VQ 30")
def test_card_103_an_enemy_becomes_an_ally_and_master_of_the_netherlands() -> None:
    stage = dutch().war(FRANCE, PROTESTANT)
    answers = ["refuse", "refuse", "offer", "accept", "from.calais", "all"]
    play(stage, ENGLAND, "act_of_abjuration", answers=answers)
    assert is_allied(stage.g, FRANCE, PROTESTANT)
    assert not is_at_war(stage.g, FRANCE, PROTESTANT)
    assert stage.bonus_vp(FRANCE) == 2
    assert stage.regulars(FRANCE, "utrecht") == 5, "five units, even into a space in unrest"
    assert is_removed(stage, "act_of_abjuration")


@pytest.mark.rule("VQ 28")
def test_28_a_sovereign_sends_nobody_among_his_enemies() -> None:
    stage = quiet().war(ENGLAND, SPAIN).war(PROTESTANT, SPAIN).put("london", ENGLAND, regulars=3)
    stage.control(PROTESTANT, "haarlem", "alkmaar").put("haarlem", SPAIN, regulars=1)
    answers = ["refuse", "offer", "accept", "from.london", "all"]
    play(stage, PROTESTANT, "act_of_abjuration", answers=answers)
    assert stage.regulars(ENGLAND, "alkmaar") == 3


@pytest.mark.rule("VQ 28", "VQ 9.2")
def test_card_103_spain_is_not_asked() -> None:
    stage = dutch()
    play(stage, ENGLAND, "act_of_abjuration", answers=["refuse"] * 4)
    asked = [ask.seat for ask in stage.asked if ask.kind == "offer-sovereignty"]
    assert asked == ["ottoman", "england", "france", "hre"]
    assert last_keys(stage, "offer-sovereignty") == ["offer", "refuse"]


@pytest.mark.rule("VQ 28")
def test_card_103_needs_a_dutch_space() -> None:
    assert "dutch_space" in why_not(quiet(), ENGLAND, "act_of_abjuration")


@pytest.mark.rule("VQ 28", "VQ 5.3")
def test_card_103_sends_nobody_whom_the_counters_cannot_show() -> None:
    """All counters of the Holy Roman are on the map: none is left to part the 6 in Vienna."""
    stage = dutch()
    ones = ("prague", "augsburg", "linz", "graz", "brunn", "breslau")
    for spaces, units in ((ones, 1), (("kassel", "erfurt", "leipzig"), 2), (("mainz", "trier"), 4)):
        for space in spaces:
            stage.put(space, HRE, units)
    stage.put("vienna", HRE, 6)
    answers = ["refuse", "refuse", "refuse", "offer", "accept", "from.vienna", "done"]
    play(stage, ENGLAND, "act_of_abjuration", answers=answers)
    assert is_allied(stage.g, HRE, PROTESTANT)
    assert stage.regulars(HRE, "vienna") == 6
    assert not list(overdrawn_pools(stage.g))
