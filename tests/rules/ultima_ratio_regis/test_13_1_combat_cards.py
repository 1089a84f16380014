"""uRR 13.1.4: combat cards, each of them, and who is asked for one."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import DiceTaken
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import Battle, land_battle
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import Cause, naval_combat
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, force_at
from tercio.kernel.ask import Ask

from .stage import KIND, Stage

SIDES = ("huguenots", "france")


def field(*cards: str, player: int = 2, size: int = 2) -> Stage:
    """Huguenots against French in Tours; one player holds cards."""
    stage = Stage().war("huguenots", "france").impulse(2).hand(player, *cards)
    return stage.put("huguenots", "tours", T3=2).put("france", "tours", T3=size)


def fight(stage: Stage, dice: Iterable[int], answers: Iterable[str]) -> int:
    area = stage.at("tours")
    attacker, defender = (force_at(stage.g, stage.power(id), area) for id in SIDES)
    battle = Battle(area, attacker, defender, stage.at("clermont"))
    winner: int = stage.run(land_battle(stage.g, battle), dice, answers)
    return winner


def taken(stage: Stage) -> list[list[int]]:
    return [event.dice for event in stage.events(DiceTaken)]


def asked_for_cards(stage: Stage) -> list[Ask]:
    return [ask for ask in stage.asked if ask.kind == "combat-card"]


@pytest.mark.rule("uRR 3.1", "uRR 13.1.2")
def test_13_1_2_a_surprise_attack_is_an_advantage() -> None:
    stage = field("surprise_attack")
    fight(stage, [3] * 4, ["p3=card.surprise_attack", "all", "all"])
    assert taken(stage) == [[4, 3], [3, 3]]
    assert stage.g.state.cards.discards == ["surprise_attack"]
    assert stage.g.state.impulse.played == 0


@pytest.mark.rule("uRR 13.1.4")
def test_13_1_4_both_sides_may_change_the_battlefield_by_a_card() -> None:
    """The attacker's card first; the defender answers."""
    stage = field("flanking_attack", size=4).hand(1, "flanking_attack")
    stage.g._put(stage.power("huguenots"), stage.at("tours"), KIND["T2"], 2)
    answers = [
        "p3=card.flanking_attack.5",
        "p2=card.flanking_attack.4",
        *("all", "all"),
    ]
    fight(stage, [3] * 8, answers)
    assert [len(dice) for dice in taken(stage)] == [4, 4]
    smaller, larger, _ = asked_for_cards(stage)[0].options
    assert (smaller.key, (smaller.args or {})["n"]) == ("card.flanking_attack.3", 3)
    assert (larger.key, (larger.args or {})["n"]) == ("card.flanking_attack.5", 5)


@pytest.mark.rule("uRR 13.1.4", "uRR 3.1")
def test_13_1_4_the_attacker_is_asked_first_and_whoever_has_played_is_asked_again() -> None:
    """The Huguenots play two cards; between them France passes."""
    stage = field("surprise_attack", "surprise_attack").hand(1, "surprise_attack")
    twice = ["p3=card.surprise_attack"] * 2
    fight(stage, [3] * 4, [*twice, "all", "all"])
    seats = [ask.seat for ask in asked_for_cards(stage)]
    assert seats[:2] == ["p3", "p2"]
    assert taken(stage) == [[4, 4], [3, 3]]


@pytest.mark.rule("uRR 13.1.3")
def test_13_1_3_a_battlefield_is_never_larger_than_five_dice() -> None:
    """The organizer makes it five; no card makes it six."""
    stage = field("flanking_attack").lead("huguenots", "tours", "organizer")
    fight(stage, [3] * 4, ["size.5", "all", "all", "pass"])
    (ask,) = asked_for_cards(stage)[:1]
    assert [option.key for option in ask.options] == ["card.flanking_attack.4", "pass"]


@pytest.mark.rule("uRR 13.3.2", "uRR 13.1.5")
def test_13_3_2_the_attacker_chooses_first() -> None:
    stage = field()
    fight(stage, [3] * 4, ["all", "all"])
    assert [ask.seat for ask in stage.asked if ask.kind == "fighters"] == ["p3", "p2"]


@pytest.mark.rule("uRR 3.1", "uRR 13.1.7")
def test_13_1_7_guards_spare_all_losses() -> None:
    """As at Zeeland: the winner loses nobody; here it is the loser."""
    stage = field("guards", player=1)
    winner = fight(
        stage,
        [4, 6, 3, 3],
        ["all", "all", "p2=card.guards", "retreat.paris", "retreat.paris", "take"],
    )
    assert winner == 0
    assert stage.units("france", "paris") == {"T3": 2}
    assert stage.units("huguenots", "tours") == {"T3": 2}


def sail(stage: Stage, cause: Cause, answers: Iterable[str]) -> None:
    sea = stage.at("sea_ea")
    england, france = (
        Force(stage.power(id), sea, {(stage.power(id), KIND["S3"]): 1})
        for id in ("england", "france")
    )
    stage.run(naval_combat(stage.g, sea, england, france, cause=cause), [3, 3], answers)


@pytest.mark.rule("uRR 3.1", "uRR 13.1.2")
def test_13_1_2_a_storm_is_a_disadvantage_of_the_enemy() -> None:
    stage = Stage().war("england", "france").hand(1, "storm_at_sea")
    stage.put("england", "sea_ea", S3=1).put("france", "sea_ea", S3=1)
    sail(stage, "action", ["p2=card.storm_at_sea"])
    assert taken(stage) == [[2], [3]]


@pytest.mark.rule("uRR 13.2.4")
def test_13_2_4_the_battlefield_of_pirates_cannot_be_changed() -> None:
    stage = Stage().war("england", "france").hand(2, "flanking_attack")
    stage.put("england", "sea_ea", S3=1).put("france", "sea_ea", S3=1)
    sail(stage, "piracy", [])
    assert [[o.key for o in ask.options] for ask in asked_for_cards(stage)] == [["pass"]]


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    stage = field("the_wrong_card", player=1)
    fight(stage, [3] * 4, ["all", "all"])
    asks = asked_for_cards(stage)
    assert {ask.seat for ask in asks} == {"p2"}
    assert all([option.key for option in ask.options] == ["pass"] for ask in asks)
    assert all(ask.window == "combat-card" for ask in asks)


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_nobody_is_asked_for_cards_that_all_see_discarded() -> None:
    stage = field("ambush", player=1)
    discards = stage.g.state.cards.discards
    for id, row in stage.g.world.cards.items():
        if row.is_combat and id != "ambush":
            discards += [id] * row.copies
    fight(stage, [3] * 4, ["all", "all"])
    assert asked_for_cards(stage) == []
