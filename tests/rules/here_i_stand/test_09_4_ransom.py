"""HIS 9.4, 9.5: captives and excommunications are bought off with a card."""

from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rules.diplomacy.removing_excommunication import (
    excommunication_segment,
)
from tercio.wars.cards.card_events import CardTaken
from tercio.wars.diplomacy.captives import RANSOMS, ransom_segment, return_captive
from tercio.wars.model.names import NEXT_TURN, Power, captive_of

from .chancery import europe, reasons
from .stage import Stage


def captivity(leader: str = "francis_i", by: Power = HAPSBURG) -> Stage:
    stage = europe().empty_hands()
    stage.g.state.leader_at[stage.g.world.leader[leader]] = captive_of(by)
    return stage


def test_9_4_the_captor_draws_a_card_and_the_leader_goes_home() -> None:
    stage = captivity().hand(FRANCE, "patron_of_the_arts", "diplomatic_overture")
    stage.run(ransom_segment(stage.g), answers=["ransom.francis_i"])
    assert stage.where("francis_i") == "paris"
    assert stage.g.state.hands[HAPSBURG] == [stage.g.world.card["diplomatic_overture"]]
    taken = stage.events(CardTaken)
    assert [(card.giver, card.power, card.how) for card in taken] == [
        ("power:france", "power:hapsburg", "ransom")
    ]


def test_9_4_nobody_must_pay() -> None:
    stage = captivity().hand(FRANCE, "diplomatic_overture")
    stage.run(ransom_segment(stage.g), answers=["pass"])
    assert stage.captor("francis_i") == HAPSBURG


def test_9_4_without_a_card_there_is_no_ransom() -> None:
    stage = captivity().hand(FRANCE, "patron_of_the_arts")
    leader = stage.g.world.leader["francis_i"]
    assert reasons(RANSOMS, stage.g, leader) == "has-no-card-for-ransom"
    stage.run(ransom_segment(stage.g))
    assert stage.asked == []


def test_9_4_a_power_without_home_keys_receives_nobody() -> None:
    stage = captivity().hand(FRANCE, "diplomatic_overture")
    stage.control(HAPSBURG, "paris", "rouen", "bordeaux", "lyon", "marseille")
    leader = stage.g.world.leader["francis_i"]
    assert reasons(RANSOMS, stage.g, leader) == "prisoner-has-no-home"
    stage.run(return_captive(stage.g, leader))
    assert stage.where("francis_i") == NEXT_TURN, "an event frees him all the same"


def test_9_4_the_hapsburgs_choose_between_their_capitals() -> None:
    stage = captivity("duke_of_alva", FRANCE).hand(HAPSBURG, "diplomatic_overture")
    stage.run(ransom_segment(stage.g), answers=["ransom.duke_of_alva", "place.vienna"])
    assert stage.where("duke_of_alva") == "vienna"


def test_9_4_protestant_princes_return_to_an_electorate() -> None:
    stage = captivity("john_frederick").hand(PROTESTANT, "diplomatic_overture")
    answers = ["ransom.john_frederick", "place.wittenberg"]
    stage.run(ransom_segment(stage.g), answers=answers)
    assert stage.where("john_frederick") == "wittenberg"


# -- excommunication -----------------------------------------------------------------------------


def banned(*cards: str) -> Stage:
    stage = europe().empty_hands().hand(FRANCE, *cards)
    stage.g.state.court.under_ban = 1 << FRANCE
    stage.g.state.religion.st_peters_cp = stage.g.state.religion.st_peters_vp = 0
    return stage


def test_9_5_a_random_card_builds_st_peters_and_ends_the_ban() -> None:
    stage = banned("patron_of_the_arts", "machiavelli_the_prince")
    stage.run(excommunication_segment(stage.g), answers=["donate"])
    card = stage.g.world.card["machiavelli_the_prince"]
    assert stage.g.state.court.under_ban == 0
    assert stage.g.state.religion.st_peters_cp == stage.g.world.card_cp(card) == 3
    assert card in stage.g.state.discard
    assert stage.g.state.hands[PAPACY] == []


def test_9_5_nobody_must_donate() -> None:
    stage = banned("machiavelli_the_prince")
    stage.run(excommunication_segment(stage.g), answers=["pass"])
    assert stage.g.state.court.under_ban == 1 << FRANCE


def test_9_5_a_home_card_is_no_donation() -> None:
    stage = banned("patron_of_the_arts")
    stage.run(excommunication_segment(stage.g))
    assert stage.asked == []


def test_9_4_the_ottoman_takes_ransom_too() -> None:
    stage = captivity(by=OTTOMAN).hand(FRANCE, "diplomatic_overture")
    stage.run(ransom_segment(stage.g), answers=["ransom.francis_i"])
    assert stage.where("francis_i") == "paris"
    assert stage.g.state.hands[OTTOMAN] == [stage.g.world.card["diplomatic_overture"]]
    assert [ask.cite for ask in stage.asked if ask.kind == "ransom"] == ["HIS 9.4"]
