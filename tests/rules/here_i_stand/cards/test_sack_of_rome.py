"""Card 95: the Sack of Rome, step by step (HIS 21.5)."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    VENICE,
)
from tercio.wars.model.events import ForceMoved
from tercio.wars.model.power_questions import is_at_war
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    deal,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    play,
    why_not,
)

HIT, MISS = 5, 1


def unpaid_army(regulars: int = 1, mercenaries: int = 3, garrison: int = 2) -> Stage:
    """A Hapsburg army in Naples, and Papal regulars in Rome."""
    stage = quiet().put("naples", HAPSBURG, regulars, mercenaries)
    stage.g.state.religion.st_peters_cp = 3
    return stage.put("rome", PAPACY, garrison)


def test_card_95_the_army_takes_rome_and_goes_back_to_naples() -> None:
    stage = deal(unpaid_army(), PAPACY, "treachery", "ransom", "papal_bull")
    dice = [HIT, HIT, HIT, MISS, HIT, MISS, MISS]  # four units against two regulars and Rome
    play(stage, ENGLAND, "sack_of_rome", dice=dice, answers=["lose.mercenary", "discard.91"])
    assert stage.regulars(PAPACY, "rome") == 0
    marches = [(event.origin, event.to) for event in stage.events(ForceMoved)]
    assert marches == [("space:naples", "space:rome"), ("space:rome", "space:naples")]
    assert stage.troops(HAPSBURG, "naples") == (1, 2)
    assert stage.regulars(HAPSBURG, "rome") == 0
    assert stage.g.state.religion.st_peters_cp == 0
    assert holds_card(stage, HAPSBURG, "treachery")
    assert is_discarded(stage, "ransom")
    assert holds_card(stage, PAPACY, "papal_bull")
    assert is_removed(stage, "sack_of_rome")
    assert not is_at_war(stage.g, HAPSBURG, PAPACY)


def test_card_95_a_single_card_is_kept() -> None:
    stage = deal(unpaid_army(), PAPACY, "treachery")
    dice = [HIT, HIT, HIT, MISS, MISS, MISS, MISS]
    play(stage, ENGLAND, "sack_of_rome", dice=dice)
    assert holds_card(stage, HAPSBURG, "treachery")
    assert hand_size(stage, PAPACY) == 0


def test_card_95_a_mandatory_event_is_not_discarded() -> None:
    stage = deal(unpaid_army(), PAPACY, "treachery", "master_of_italy")
    dice = [HIT, HIT, HIT, MISS, MISS, MISS, MISS]
    play(stage, ENGLAND, "sack_of_rome", dice=dice)
    assert holds_card(stage, HAPSBURG, "master_of_italy")
    assert is_discarded(stage, "treachery")


def test_card_95_the_pope_wins_ties_and_the_card_may_come_back() -> None:
    stage = deal(unpaid_army(), PAPACY, "treachery")
    dice = [HIT, MISS, MISS, MISS, HIT, MISS, MISS]
    play(stage, ENGLAND, "sack_of_rome", dice=dice, answers=["lose.regular"])
    assert is_discarded(stage, "sack_of_rome")
    assert holds_card(stage, PAPACY, "treachery")
    assert stage.g.state.religion.st_peters_cp == 3
    assert stage.troops(HAPSBURG, "naples") == (0, 3)


def test_card_95_hits_fall_evenly_on_regulars_and_mercenaries() -> None:
    stage = unpaid_army(regulars=3, mercenaries=5, garrison=4)
    dice = [MISS] * 8 + [HIT] * 4 + [MISS]
    play(stage, ENGLAND, "sack_of_rome", dice=dice)
    assert stage.troops(HAPSBURG, "naples") == (1, 3)


def test_card_95_papal_mercenaries_do_not_fight_but_can_fall() -> None:
    stage = unpaid_army(garrison=1).put("rome", PAPACY, second=2)
    dice = [HIT, HIT, MISS, MISS, MISS, MISS]
    play(stage, ENGLAND, "sack_of_rome", dice=dice)
    assert stage.troops(PAPACY, "rome") == (0, 1)


def test_card_95_an_undefended_rome_has_one_die() -> None:
    stage = unpaid_army(regulars=0, mercenaries=1, garrison=0)
    play(stage, ENGLAND, "sack_of_rome", dice=[MISS, MISS])
    assert is_discarded(stage, "sack_of_rome")
    stage = unpaid_army(regulars=0, mercenaries=1, garrison=0)
    play(stage, ENGLAND, "sack_of_rome", dice=[HIT, MISS])
    assert is_removed(stage, "sack_of_rome")


def test_card_95_formation_limits_do_not_count() -> None:
    stage = unpaid_army(regulars=0, mercenaries=6, garrison=1)
    play(stage, ENGLAND, "sack_of_rome", dice=[MISS] * 5 + [HIT] + [MISS] * 2)
    assert is_removed(stage, "sack_of_rome")


def test_card_95_leaders_of_an_army_that_is_wiped_out_are_captured() -> None:
    stage = unpaid_army(regulars=0, mercenaries=2, garrison=1)
    stage.put("naples", HAPSBURG, leaders=["duke_of_alva"])
    rating = stage.g.world.battle_rating[stage.g.world.leader["duke_of_alva"]]
    play(stage, ENGLAND, "sack_of_rome", dice=[MISS] * (2 + rating) + [HIT, HIT])
    assert stage.captor("duke_of_alva") == PAPACY


def test_card_95_the_player_chooses_the_army() -> None:
    stage = unpaid_army().put("milan", FRANCE, second=3)
    dice = [MISS] * 3 + [MISS] * 3
    play(stage, ENGLAND, "sack_of_rome", dice=dice, answers=["sack.france.milan"])
    assert last_keys(stage, "sack-stack") == ["sack.hapsburg.naples", "sack.france.milan"]
    assert stage.second(FRANCE, "milan") == 3


def test_card_95_needs_more_mercenaries_than_papal_regulars() -> None:
    assert why_not(unpaid_army(mercenaries=2), ENGLAND, "sack_of_rome") == {"sack_possible"}
    abroad = quiet().put("vienna", HAPSBURG, second=3)
    assert why_not(abroad, ENGLAND, "sack_of_rome") == {"sack_possible"}
    cavalry = quiet().put("ravenna", OTTOMAN, second=3)
    assert why_not(cavalry, ENGLAND, "sack_of_rome") == {"sack_possible"}


def test_card_95_where_nobody_would_be_left_the_defender_keeps_a_regular() -> None:
    """Both roll three dice; as in any field battle one unit survives (14, step 9)."""
    stage = unpaid_army(regulars=0, mercenaries=3, garrison=2)
    play(stage, ENGLAND, "sack_of_rome", dice=[HIT] * 6)
    assert stage.troops(HAPSBURG, "naples") == (0, 0)
    assert stage.regulars(PAPACY, "rome") == 1


def test_card_95_where_nobody_would_be_left_more_dice_save_a_mercenary() -> None:
    stage = deal(unpaid_army(regulars=0, mercenaries=3, garrison=2), HAPSBURG, "arquebusiers")
    answers = [f"hapsburg=card.{stage.g.world.card['arquebusiers']}"]
    play(stage, ENGLAND, "sack_of_rome", dice=[HIT] * 5 + [HIT] * 3, answers=answers)
    assert stage.troops(HAPSBURG, "naples") == (0, 1)
    assert stage.regulars(PAPACY, "rome") == 0


def test_card_95_the_battle_ends_a_phony_war() -> None:
    stage = unpaid_army().war(HAPSBURG, PAPACY).ally(PAPACY, VENICE)
    stage.g.state.court.phony_wars.append([HAPSBURG, VENICE, PAPACY])
    play(stage, ENGLAND, "sack_of_rome", dice=[MISS] * 7)
    assert stage.g.state.court.phony_wars == []
    assert stage.bonus_vp(HAPSBURG) == 1


def test_card_95_a_last_mercenary_falls_to_the_empty_city() -> None:
    """Two sides that are eliminated would be another matter; the Pope had no units."""
    stage = deal(unpaid_army(regulars=0, mercenaries=1, garrison=0), HAPSBURG, "arquebusiers")
    dice = [MISS, MISS, MISS, HIT]
    play(stage, ENGLAND, "sack_of_rome", dice=dice, answers=["hapsburg=card.24"])
    assert not stage.g.state.land[HAPSBURG]
    assert stage.controller("rome") == PAPACY
