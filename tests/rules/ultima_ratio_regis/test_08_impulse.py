"""The impulse of a player (uRR 8.2.2, 8.2.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import impulses
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import (
    CARD_PLAY,
    actions_and_cards,
    actions_left,
    begin_without_cards,
    impulse,
    is_priority,
)
from tercio.games.ultima_ratio_regis.rules.sequence.impulse_edges import (
    may_swap_leaders,
    swap_leaders,
)
from tercio.kernel.ask import Procedure
from tercio.kernel.errors import RulesBug
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

PRIORITY = next(id for id, c in WORLD.cards.items() if c.priority == "always")
LATE = next(id for id, c in WORLD.cards.items() if c.priority == "at4")
PLAIN = "nautical_astrolabe"
"""Two points, no priority, and an event that asks nobody."""
COMBAT = "ambush"


def begin_alone(g: Regis) -> Procedure[None]:
    """The impulse of a player without cards, before he does anything."""
    g.begin_impulse(g.state.active)
    begin_without_cards(g)
    yield from ()


def keys(stage: Stage) -> set[str]:
    """What is offered now."""
    return {option.key for option in stage.ask(actions_and_cards(stage.g)).options}


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_priority_cards_come_first_and_combat_cards_do_not_wait() -> None:
    s = Stage().hand(0, PRIORITY, PLAIN, COMBAT).impulse(0)
    offered = keys(s)
    assert {f"card.{PRIORITY}", f"card.{COMBAT}"} <= offered
    assert f"card.{PLAIN}" not in offered
    refusals = CARD_PLAY.refusals(s.g, Player(0), PLAIN)
    assert [refusal.cite for refusal in refusals] == ["uRR 8.2.2"]


@pytest.mark.rule("uRR 8.2.2", "uRR 3.1")
def test_8_2_2_a_gradient_title_is_a_priority_with_four_cards_or_fewer() -> None:
    s, row = Stage().hand(0, LATE, *[PLAIN] * 4).impulse(0), WORLD.cards[LATE]
    assert not is_priority(s.g, row, 5)
    assert is_priority(s.g, row, 4)
    assert f"card.{PLAIN}" in keys(s)
    s.hand(0, LATE, *[PLAIN] * 3)
    assert f"card.{PLAIN}" not in keys(s)


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_nothing_is_explained_of_cards_that_he_does_not_hold() -> None:
    s = Stage().hand(0, PRIORITY, PLAIN).hand(1, LATE).impulse(0)
    ask = s.ask(actions_and_cards(s.g))
    assert ask.explain is not None
    assert ask.explain(f"card:{PLAIN}")
    assert ask.explain(f"card:{LATE}") == []
    assert ask.explain(f"area:{PLAIN}") == []


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_one_card_must_be_played_while_there_are_any() -> None:
    s = Stage().hand(0, PLAIN).impulse(0)
    assert "done" not in keys(s)
    s.run(actions_and_cards(s.g), answers=[f"card.{PLAIN}", "event", "done"])
    assert s.g.state.impulse.played == 1


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_the_event_may_wait_but_must_happen() -> None:
    s = Stage().hand(0, PLAIN).impulse(0)
    begun = s.ask(actions_and_cards(s.g), [f"card.{PLAIN}"])
    offered = {option.key for option in begun.options}
    assert "event" in offered
    assert "done" not in offered
    assert "act.spain.build_troop" in offered


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_a_combat_card_gives_one_action_and_no_event() -> None:
    s = Stage().hand(0, COMBAT, PLAIN).impulse(0)
    s.g.state.impulse.intrinsic = 0
    offered = s.ask(actions_and_cards(s.g), [f"card.{COMBAT}"]).options
    assert "event" not in {option.key for option in offered}
    assert s.g.state.impulse.unassigned == 1


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_every_power_has_one_intrinsic_action() -> None:
    s = Stage().impulse(2)
    england, huguenots = s.power("england"), s.power("huguenots")
    assert (points_of(s.g, england), points_of(s.g, huguenots)) == (1, 1)
    s.g.spend(england, "build_troop")
    assert (points_of(s.g, england), points_of(s.g, huguenots)) == (0, 1)
    with pytest.raises(RulesBug):
        s.g.spend(england, "build_troop")


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_the_player_is_told_how_many_actions_are_left() -> None:
    """An intrinsic one for each of two powers, and two of the card for either."""
    s = Stage().hand(0, PLAIN).impulse(0)
    s.g.enter_power(s.power("catholic_league"))
    s.g.state.impulse.intrinsic |= 1 << s.power("catholic_league")
    words = Words(game("ultima_ratio_regis"), WORLD)

    def told() -> str:
        return words.say("ask-action", {"left": actions_left(s.g, Player(0))})

    assert "(left: Spain 1; Catholic League (France) 1)" in told()
    s.ask(actions_and_cards(s.g), [f"card.{PLAIN}"])
    assert "(left: Spain 1; Catholic League (France) 1; any power 2)" in told()
    s.g.state.impulse.fed = 1 << s.power("spain")
    assert "(left: Spain 1; Catholic League (France) 3)" in told()
    s.g.state.impulse.closing = True
    assert "(left: none)" in told()


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_points_of_one_card_are_shared_but_no_power_gets_those_of_two() -> None:
    """Three points 2 + 1 over two powers; the next card's two must go to the third."""
    s = Stage().hand(2, PLAIN, PLAIN).impulse(2)
    england, netherlands, huguenots = map(s.power, ("england", "netherlands", "huguenots"))
    state = s.g.state.impulse
    state.intrinsic, state.unassigned, state.event_done = 0, 3, True
    for power in (england, england, netherlands):
        s.g.spend(power, "build_troop")
    begun = s.ask(actions_and_cards(s.g), [f"card.{PLAIN}", "event"])
    assert state.unassigned == 2
    acting = {option.key.split(".")[1] for option in begun.options if option.key[:3] == "act"}
    assert acting == {"huguenots"}
    assert [points_of(s.g, power) for power in (england, netherlands, huguenots)] == [0, 0, 2]


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_points_left_over_can_be_kept_for_a_power_when_another_card_is_played() -> None:
    s = Stage().hand(2, PLAIN, PLAIN).impulse(2)
    state = s.g.state.impulse
    state.intrinsic, state.unassigned, state.event_done = 0, 2, True
    s.ask(actions_and_cards(s.g), [f"card.{PLAIN}", "keep.england", "done"])
    assert points_of(s.g, s.power("england")) == 1
    assert points_of(s.g, s.power("netherlands")) == 2


@pytest.mark.rule("uRR 8.2.3")
def test_8_2_3_without_cards_there_is_an_action_more_and_no_event() -> None:
    s = Stage()
    s.g.state.active = Player(2)
    s.run(impulse(s.g), idle=True)
    assert s.g.state.impulse.played == 0
    s.run(begin_alone(s.g))
    england, netherlands = s.power("england"), s.power("netherlands")
    assert (points_of(s.g, england), points_of(s.g, netherlands)) == (2, 2)


@pytest.mark.rule("uRR 8.2.3")
def test_8_2_3_without_cards_a_power_at_war_regroups_a_troop_for_nothing() -> None:
    s = Stage().put("england", "WE_isles", T2=2).war("england", "spain")
    s.g.state.active = Player(2)
    s.run(
        impulse(s.g),
        answers=[
            "act.england.regroup_free",
            "regroup.england.T2.WE_isles.london",
        ],
        idle=True,
    )
    assert s.units("england", "london") == {"T2": 1}


@pytest.mark.rule("uRR 8.2")
def test_8_2_the_half_turn_ends_after_the_impulse_with_the_last_card() -> None:
    s = Stage().hand(0, COMBAT).hand(1, COMBAT)
    s.run(impulses(s.g), answers=[f"card.{COMBAT}", f"card.{COMBAT}"], idle=True)
    assert s.g.state.phase == "turn_end"
    assert s.g.state.active == 2


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_two_leaders_may_change_places_at_the_start() -> None:
    s = Stage().put("spain", "madrid", T3=1, leader="tactical")
    s.put("spain", "milan", T2=1, leader="admiral")
    s.run(
        impulse(s.g),
        answers=[
            "act.spain.swap_leaders",
            "leader.madrid.tactical.0",
            "leader.milan.admiral.0",
        ],
        idle=True,
    )
    places = {leader.ability: leader.place for leader in s.g.state.leaders}
    assert places == {"tactical": s.at("milan"), "admiral": s.at("madrid")}


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_each_power_swaps_leaders_once_and_may_think_better_of_it() -> None:
    s = Stage().put("england", "london", T3=1, leader="tactical").put("england", "york", T2=1)
    s.lead("england", "york", "admiral").put("huguenots", "bordeaux", T3=1, leader="creative")
    s.put("huguenots", "clermont", T3=1, leader="organizer").impulse(2)
    england, huguenots = s.power("england"), s.power("huguenots")
    assert not s.run(swap_leaders(s.g, england), answers=["back"])
    assert not s.run(swap_leaders(s.g, england), answers=["leader.york.admiral", "back"])
    assert may_swap_leaders(s.g, england)
    assert s.run(
        swap_leaders(s.g, england), answers=["leader.york.admiral", "leader.london.tactical"]
    )
    assert not may_swap_leaders(s.g, england)
    assert may_swap_leaders(s.g, huguenots)
    assert s.run(swap_leaders(s.g, huguenots), idle=True)
    assert not may_swap_leaders(s.g, england)
    assert not may_swap_leaders(s.g, huguenots)


@pytest.mark.rule("uRR 8.2.2", "uRR 18.1")
def test_8_2_2_at_the_end_a_troop_may_go_to_the_box_at_home() -> None:
    s = Stage().put("spain", "mexico", T2=1)
    s.run(impulse(s.g), answers=["act.spain.send_home", "home.mexico.T2"], idle=True)
    assert s.units("spain", "WM") == {"T2": 1}


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_at_the_end_a_leader_may_go_elsewhere_but_not_out_of_a_siege() -> None:
    s = Stage().put("spain", "mexico", T2=1, leader="creative").put("spain", "cuba", S3=1)
    s.run(
        impulse(s.g),
        answers=["act.spain.post_leader", "leader.mexico.creative.0", "onto.cuba.squadron"],
        idle=True,
    )
    assert s.g.state.leaders[0].place == s.at("cuba")
    s = Stage().put("spain", "mexico", T2=1, leader="creative", fortress=True)
    s.put("spain", "cuba", S3=1).siege("england", "mexico")
    s.run(impulse(s.g), idle=True)
    assert s.g.state.leaders[0].place == s.at("mexico")
