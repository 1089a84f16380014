"""Foreign wars (HIS 21.7)."""

from contextlib import suppress

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, OTTOMAN
from tercio.games.here_i_stand.rules.major_powers.foreign_war import (
    begin_foreign_war,
    cards_lost_to_wars,
    must_build_abroad,
)
from tercio.kernel.ask import Ask
from tercio.kernel.events import Rolled
from tercio.kernel.messages import Words
from tercio.kernel.view import offer_of
from tercio.wars.cards.card_events import LostAbroad
from tercio.wars.land.foreign_war import (
    FIGHT_FOREIGN_WAR,
    builds_abroad,
    counters_abroad,
    send_troops,
    why_no_battle,
)
from tercio.wars.model import foreign_war_verbs
from tercio.wars.model.force_pools import can_add, most_that_fit, overdrawn_pools, strength_in_use
from tercio.wars.model.foreign_war_verbs import send_leader
from tercio.wars.model.names import ELSEWHERE, REGULAR, CardId, Power
from tercio.wars.model.refs import card_ref
from tercio.wars.model.state import ForeignWar, Impulse
from tests.rules.here_i_stand.stage import DATA, Stage

IRELAND, EGYPT, PERSIA = CardId(93), CardId(92), CardId(110)


def _ottoman() -> Stage:
    stage = Stage().clear().empty_hands().impulse(OTTOMAN, cp=5)
    return stage.put("istanbul", OTTOMAN, regulars=3, leaders=["suleiman"]).put(
        "athens", OTTOMAN, second=1
    )


def _begin(stage: Stage, card: CardId, *answers: str, player: Power = OTTOMAN) -> ForeignWar:
    stage.run(begin_foreign_war(stage.g, player, card), answers=answers)
    return stage.g.state.foreign_wars[-1]


def test_21_7_units_and_a_leader_go_onto_the_card() -> None:
    stage = _ottoman()
    war = _begin(
        stage,
        EGYPT,
        "send.regular.istanbul",
        "send.cavalry.athens",
        "send.regular.istanbul",
        "send-leader.suleiman",
    )
    assert (war.regulars, war.second, war.enemies) == (2, 1, 3)
    assert stage.regulars(OTTOMAN, "istanbul") == 1
    assert stage.where("suleiman") == ELSEWHERE
    assert cards_lost_to_wars(stage.g, OTTOMAN) == 1


def test_21_7_troops_do_not_come_from_a_besieged_space_but_a_leader_may() -> None:
    stage = _ottoman().put("belgrade", OTTOMAN, regulars=2)
    stage.siege("istanbul", FRANCE)
    stage.siege("belgrade", FRANCE)
    war = _begin(stage, EGYPT, "send-leader.suleiman")
    assert (war.regulars, war.second) == (0, 1)
    assert war.leaders == [stage.g.world.leader["suleiman"]]


def test_21_7_france_may_strengthen_the_irish() -> None:
    stage = Stage().clear().empty_hands().put("london", ENGLAND, regulars=5)
    stage.put("paris", FRANCE, regulars=1)
    war = _begin(stage, IRELAND, "aid.regular.paris", player=FRANCE)
    assert war.enemies == 4
    assert war.regulars == 4
    assert stage.regulars(FRANCE, "paris") == 0


def _at_war(stage: Stage, regulars: int, second: int, enemies: int) -> ForeignWar:
    war = ForeignWar(EGYPT, OTTOMAN, 3, enemies, regulars, second, vp=1)
    foreign_war_verbs.begin_foreign_war(stage.g, war)
    return war


def test_21_7_one_battle_for_each_cp_without_a_defenders_die() -> None:
    stage = _ottoman()
    war = _at_war(stage, 2, 1, 3)
    losses = ["regular.0"]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 1, 1, 6, 1, 1], answers=losses)
    assert (war.regulars, war.second, war.enemies) == (2, 0, 2)
    assert stage.cp == 4
    counted = [event.counted for event in stage.events(Rolled)]
    assert counted == [[("units", 3)], [("units", 3)]]


def test_21_7_whoever_fights_abroad_chooses_his_losses() -> None:
    stage = _ottoman()
    war = _at_war(stage, 2, 1, 3)
    losses = ["regular.1"]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 1, 1, 6, 1, 1], answers=losses)
    assert (war.regulars, war.second, war.enemies) == (1, 1, 2)
    assert [(event.kind, event.count) for event in stage.events(LostAbroad)] == [("regular", 1)]


def test_21_7_a_large_counter_goes_abroad_whole() -> None:
    """With every 1 and 2 in use elsewhere, the 4 in Istanbul needs no change (5.2)."""
    stage = Stage().clear().put("istanbul", OTTOMAN, regulars=4)
    g = stage.g
    walls = iter(space for space in g.world.spaces if space != stage.at("istanbul"))
    for size in (2, 1):
        while can_add(g, OTTOMAN, REGULAR, size, space=(space := next(walls))):
            g.place_troops(OTTOMAN, REGULAR, size, space)
    before = strength_in_use(g, OTTOMAN)
    war = ForeignWar(PERSIA, OTTOMAN, 4, 4, vp=1)
    foreign_war_verbs.begin_foreign_war(g, war)
    stage.run(send_troops(g, war), answers=["send.regular.istanbul"] * 4)
    assert war.regulars == 4
    assert strength_in_use(g, OTTOMAN) == before


def test_21_7_another_battle_waits_for_a_future_impulse() -> None:
    stage = _ottoman()
    g = stage.g
    _at_war(stage, 2, 1, 3)
    stage.run(FIGHT_FOREIGN_WAR.run(g, OTTOMAN), dice=[1] * 6)
    assert not FIGHT_FOREIGN_WAR.can(g, OTTOMAN)
    persia = ForeignWar(PERSIA, OTTOMAN, 5, 4, 1)
    foreign_war_verbs.begin_foreign_war(g, persia)
    stage.run(FIGHT_FOREIGN_WAR.run(g, OTTOMAN), dice=[5, 1, 1, 1, 1])
    assert persia.enemies == 3
    assert FIGHT_FOREIGN_WAR.why is not None
    refusals = FIGHT_FOREIGN_WAR.why(g, OTTOMAN, card_ref(g, EGYPT))
    assert [refusal.message for refusal in refusals] == ["forbid-war-was-fought-already"]
    g.state.impulse = Impulse()
    assert FIGHT_FOREIGN_WAR.can(g, OTTOMAN)


def test_21_7_if_all_would_fall_a_unit_of_the_side_with_more_dice_survives() -> None:
    stage = _ottoman()
    war = _at_war(stage, 2, 0, 2)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 6, 5, 6])
    assert (war.regulars, war.enemies) == (0, 1)
    stage = _ottoman()
    war = _at_war(stage, 1, 0, 1)
    send_leader(stage.g, war, stage.g.world.leader["suleiman"])
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 1, 1, 6])
    assert stage.regulars(OTTOMAN, "istanbul") == 3 + 1


def test_21_7_a_leader_adds_his_battle_rating() -> None:
    stage = _ottoman()
    war = _at_war(stage, 1, 0, 3)
    send_leader(stage.g, war, stage.g.world.leader["suleiman"])
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 5, 1, 1, 1, 1])
    assert war.enemies == 1


def test_21_7_victory_brings_troops_home_and_a_vp() -> None:
    stage = _ottoman()
    war = _at_war(stage, 2, 1, 1)
    send_leader(stage.g, war, stage.g.world.leader["suleiman"])
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 1, 1, 1, 1, 1])
    assert stage.g.state.foreign_wars == []
    assert stage.regulars(OTTOMAN, "istanbul") == 5
    assert stage.second(OTTOMAN, "istanbul") == 1
    assert stage.where("suleiman") == "istanbul"
    assert stage.bonus_vp(OTTOMAN) == 1
    assert EGYPT in stage.g.state.discard
    assert cards_lost_to_wars(stage.g, OTTOMAN) == 0


def test_21_7_with_enemies_in_the_capital_troops_go_to_a_home_key() -> None:
    stage = _ottoman().control(FRANCE, "istanbul")
    _at_war(stage, 2, 0, 1)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 5, 1], answers=["place.salonika"])
    assert stage.regulars(OTTOMAN, "salonika") == 2


def test_21_7_nobody_fights_without_units_there() -> None:
    stage = _ottoman()
    _at_war(stage, 0, 0, 2)
    assert not FIGHT_FOREIGN_WAR.can(stage.g, OTTOMAN)
    assert not FIGHT_FOREIGN_WAR.can(stage.g, ENGLAND)


def test_21_7_units_are_built_onto_the_card_up_to_its_limit() -> None:
    stage = _ottoman()
    war = _at_war(stage, 1, 1, 2)
    options = builds_abroad(stage.g, OTTOMAN, "cavalry")
    assert [option.key for option in options] == ["build-abroad.92"]
    options[0].value()
    assert war.second == 2
    assert not builds_abroad(stage.g, OTTOMAN, "regular")
    assert not builds_abroad(stage.g, OTTOMAN, "squadron")
    assert counters_abroad(stage.g, OTTOMAN) == [1, 2]
    assert not must_build_abroad(stage.g, OTTOMAN)


def test_21_7_in_the_second_printing_all_builds_go_there_and_nothing_is_won() -> None:
    stage = Stage(edition="2010").clear().empty_hands()
    war = _at_war(stage, 1, 0, 2)
    assert must_build_abroad(stage.g, OTTOMAN)
    assert stage.g.hooks.building_sites(stage.g, OTTOMAN, "regular", -1) == 0
    assert cards_lost_to_wars(stage.g, OTTOMAN) == 0
    war.regulars = war.limit
    assert not must_build_abroad(stage.g, OTTOMAN), "the card is full"


def test_21_7_units_go_whom_the_counters_can_show() -> None:
    """With a counter in every space until the pool is empty, some stacks cannot be parted."""
    stage = Stage().clear().empty_hands().impulse(OTTOMAN)
    g = stage.g
    for space in g.world.spaces:
        count = most_that_fit(g, OTTOMAN, REGULAR, 1 + space % 3, space=space)
        g.place_troops(OTTOMAN, REGULAR, count, space)
    going = begin_foreign_war(g, OTTOMAN, PERSIA)
    stop = going.send(None)
    with suppress(StopIteration):
        while isinstance(stop, Ask):
            stop = going.send(stop.options[0])
    assert overdrawn_pools(g) == []
    assert g.state.foreign_wars[-1].regulars > 0


def test_21_7_what_the_counters_cannot_show_on_the_card_is_lost_too() -> None:
    """With every 1 on the map, two units on the card are one counter: a hit takes both (5.2)."""
    stage = Stage().clear()
    war = _at_war(stage, regulars=2, second=0, enemies=4)
    g, spaces = stage.g, iter(stage.g.world.spaces)
    while can_add(g, OTTOMAN, REGULAR, 1, space=(space := next(spaces))):
        g.place_troops(OTTOMAN, REGULAR, 1, space)
    assert overdrawn_pools(g) == []
    stage.impulse(OTTOMAN, cp=1)
    stage.run(FIGHT_FOREIGN_WAR.run(g, OTTOMAN), dice=[1, 1, 5, 1, 1, 1])
    assert war.regulars == 0
    assert overdrawn_pools(g) == []


def test_21_7_a_surprise_that_kills_all_abroad_meets_no_answer() -> None:
    stage = _ottoman().hand(OTTOMAN, "surprise_attack")
    war = _at_war(stage, 3, 0, 2)
    answers = ["ottoman=card.29"]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 5, 1], answers=answers)
    assert war.enemies == 0
    assert stage.regulars(OTTOMAN, "istanbul") == 6
    asked = next(ask for ask in stage.asked if ask.kind == "field_battle_cards")
    assert asked.refs == (), "it is fought nowhere on the map"
    question = Words(GAME, DATA).prompt(offer_of(asked, 1))
    assert question == "Revolt in Egypt: play a combat card in its battle?"


def test_21_7_combat_cards_are_played_abroad_as_in_a_field_battle() -> None:
    stage = _ottoman().hand(OTTOMAN, "arquebusiers")
    war = _at_war(stage, 2, 1, 3)
    card = stage.g.world.card["arquebusiers"]
    dice = [*[5, 5, 1, 1, 1], *[1] * 3]  # two dice more than units
    answers = [f"ottoman=card.{card}"]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=dice, answers=answers)
    assert war.enemies == 1


def test_21_7_nothing_is_said_of_a_war_that_is_not_on() -> None:
    stage = _ottoman()
    _at_war(stage, 2, 0, 1)
    assert why_no_battle(stage.g, OTTOMAN, card_ref(stage.g, IRELAND)) == []


def test_21_7_with_a_single_home_key_left_troops_go_there_unasked() -> None:
    stage = _ottoman().control(FRANCE, "istanbul", "edirne", "athens")
    _at_war(stage, 2, 0, 1)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 5, 1])
    assert stage.regulars(OTTOMAN, "salonika") == 2
