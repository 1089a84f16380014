"""Combat cards, each in a combat where it helps and in one where it has no say (uRR 3.1, 13.1)."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import BattlefieldSet, DiceTaken
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import land_battle
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import Cause, naval_combat
from tercio.games.ultima_ratio_regis.rules.combat.siege import assault
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.kernel.ask import Ask, AskAll, Procedure
from tests.rules.ultima_ratio_regis.battles import battle, meeting
from tests.rules.ultima_ratio_regis.card_proofs import reasons
from tests.rules.ultima_ratio_regis.stage import KIND, Stage


def field() -> tuple[Stage, Procedure[int]]:
    """Huguenots (p3) attack Frenchmen (p2) in Tours."""
    stage = meeting()
    return stage, land_battle(stage.g, battle(stage, "tours", "huguenots", "france", "clermont"))


def siege() -> tuple[Stage, Procedure[int]]:
    """Huguenots (p3) storm Tours, which Frenchmen (p2) hold."""
    stage = Stage().war("huguenots", "france").impulse(2).put("huguenots", "tours", T3=2)
    stage.put("france", "tours", T2=1, fortress=True).siege("huguenots", "tours")
    return stage, assault(stage.g, stage.at("tours"))


def at_sea(cause: Cause = "action", escort: bool = True) -> tuple[Stage, Procedure[int]]:
    """English (p3) against French (p2) ships."""
    stage = Stage().war("england", "france").impulse(2)
    stage.put("england", "sea_ea", S3=1).put("france", "sea_ea", S3=1)
    sea = stage.at("sea_ea")
    england, france = (
        Force(stage.power(id), sea, {(stage.power(id), KIND["S3"]): 1})
        for id in ("england", "france")
    )
    return stage, naval_combat(stage.g, sea, england if escort else None, france, cause=cause)


def small_war() -> tuple[Stage, Procedure[bool]]:
    """Huguenots (p3) subjugate rebels in Tours, who have nobody to play a card."""
    stage = Stage().impulse(2).own("huguenots", "tours").revolt("tours", 2)
    stage.put("huguenots", "tours", T3=2).own("huguenots", "clermont")
    tours = stage.at("tours")
    return stage, subjugate(stage.g, stage.power("huguenots"), tours, moved=False)


def answer_with(
    scene: tuple[Stage, Procedure[object]],
    player: int,
    card: str,
    dice: Iterable[int],
    answers: Iterable[str] = (),
    key: str = "",
) -> Stage:
    """The player plays it when he is first asked for a combat card that it is."""
    stage, procedure = scene
    stage.hand(player, card)
    given = [*answers, f"p{player + 1}={key or f'card.{card}'}"]
    stage.run(procedure, dice, given, idle=True)
    assert stage.g.state.cards.discards == [card]
    assert stage.g.state.impulse.played == 0, "it is not the card that an impulse demands"
    return stage


def refused(
    scene: tuple[Stage, Procedure[object]], player: int, card: str, dice: Iterable[int] = (3,) * 9
) -> set[str]:
    """All reasons that are told in the course of a combat in which it is never on offer."""
    stage, procedure = scene
    stage.hand(player, card)
    found, reply = set[str](), None
    stage.idle = True
    stage.g.random.script = type(stage.g.random.script)(dice)  # type: ignore[misc]
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            return found
        if isinstance(stop, AskAll):
            found |= {reason for ask in stop.asks.values() for reason in _told(ask, card)}
        reply = stage.reply(stop, [])


def _told(ask: Ask, card: str) -> set[str]:
    if ask.kind != "combat-card":
        return set()
    assert not any(option.key.startswith(f"card.{card}") for option in ask.options)
    assert ask.explain is not None
    return reasons(ask.explain(f"card:{card}"))


def taken(stage: Stage) -> list[list[int]]:
    return [event.dice for event in stage.events(DiceTaken)]


# -- each card -------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 3.1", "uRR 13.1.2")
def test_a_surprise_attack_is_an_advantage_in_battle_assault_and_at_sea() -> None:
    stage = answer_with(field(), 2, "surprise_attack", [3] * 4, ["all", "all"])
    assert taken(stage) == [[4, 3], [3, 3]]
    stage = answer_with(siege(), 1, "surprise_attack", [3] * 4, ["all", "all"])
    assert sorted(taken(stage)[1]) == [3, 3], "a troop of 2 is as good as a wall"
    stage = answer_with(at_sea(), 2, "surprise_attack", [3, 3])
    assert taken(stage) == [[4], [3]]


@pytest.mark.rule("uRR 3.1")
def test_nobody_is_surprised_in_a_small_war() -> None:
    told = refused(small_war(), 2, "surprise_attack")
    assert "is-for-other-combats" in told


@pytest.mark.rule("uRR 13.1.3", "uRR 13.1.4")
def test_a_flanking_attack_changes_the_battlefield() -> None:
    key = "card.flanking_attack.3"
    stage = answer_with(field(), 2, "flanking_attack", [3] * 4, ["all", "all"], key)
    assert [event.size for event in stage.events(BattlefieldSet)] == [3]


@pytest.mark.rule("uRR 13.1.3", "uRR 13.2.4")
def test_the_battlefield_of_pirates_cannot_be_changed() -> None:
    assert refused(at_sea("piracy"), 2, "flanking_attack") == {"battlefield-cannot-change"}


@pytest.mark.rule("uRR 3.1", "uRR 16.1", "uRR 13.5.4")
def test_an_ambush_wins_a_small_war_and_makes_a_veteran() -> None:
    """A point each: a 4 of the subjugator becomes a 5, and beats the 3 of the rebels."""
    stage = answer_with(small_war(), 2, "ambush", [4, 3])
    assert stage.holder("tours") == "huguenots"
    assert stage.units("huguenots", "tours") == {"T3": 1, "T3V": 1}


@pytest.mark.rule("uRR 3.1", "uRR 17.3.2")
def test_nobody_is_ambushed_in_the_field_and_a_six_cannot_be_more() -> None:
    assert "is-for-other-combats" in refused(field(), 2, "ambush")
    assert "no-die-is-below-six" in refused(small_war(), 2, "ambush", [6, 3])


@pytest.mark.rule("uRR 3.1", "uRR 13.1.7")
def test_guards_spare_their_side_all_losses() -> None:
    stage = answer_with(field(), 1, "guards", [4, 6, 3, 3], ["all", "all"])
    assert stage.g.state.eliminated[stage.power("france")] == {}
    boxes = [stage.g.world.location_ids[box] for box in stage.g.world.box_areas]
    assert sum(stage.count("france", box) for box in boxes) == 0


@pytest.mark.rule("uRR 3.1")
def test_guards_do_not_go_to_sea() -> None:
    assert "is-for-other-combats" in refused(at_sea(), 2, "guards")


@pytest.mark.rule("uRR 3.1", "uRR 13.1.2")
def test_a_storm_hinders_who_acts() -> None:
    stage = answer_with(at_sea(), 1, "storm_at_sea", [3, 3])
    assert taken(stage) == [[2], [3]]


@pytest.mark.rule("uRR 3.1")
def test_who_acts_does_not_raise_a_storm_nor_does_it_hinder_ships_that_are_not_there() -> None:
    assert "is-for-the-other-side" in refused(at_sea(), 2, "storm_at_sea")
    assert "dice-cannot-change" in refused(at_sea("transport", escort=False), 1, "storm_at_sea")


@pytest.mark.rule("uRR 3.1", "uRR 13.4.3")
def test_treason_within_the_walls_is_a_disadvantage_of_the_besieged() -> None:
    stage = answer_with(siege(), 2, "treason_in_the_walls", [3] * 4, ["all", "all"])
    assert sum(taken(stage)[1]) == sum([3, 2]) - 1


@pytest.mark.rule("uRR 3.1")
def test_the_besieged_do_not_betray_themselves() -> None:
    assert "is-for-the-other-side" in refused(siege(), 1, "treason_in_the_walls")
    assert "is-for-other-combats" in refused(field(), 2, "treason_in_the_walls")


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 8.2.2")
def test_other_cards_have_no_say_in_combats() -> None:
    assert refused(field(), 2, "famine") == {"is-no-combat-card"}


@pytest.mark.rule("uRR 8.2.2")
@pytest.mark.parametrize(
    "card",
    ["surprise_attack", "flanking_attack", "ambush", "guards", "storm_at_sea"],
)
def test_outside_of_combats_a_combat_card_is_a_point_and_no_event(card: str) -> None:
    stage = Stage().hand(0, card, "venetian_turkish_war").impulse(0)
    ask = stage.ask(actions_and_cards(stage.g), [f"card.{card}"])
    assert ask.option("event") is None
    assert stage.g.state.impulse.unassigned == 1
