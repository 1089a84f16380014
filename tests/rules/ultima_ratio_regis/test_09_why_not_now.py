"""Why an action is not offered (uRR 8.2.2, 9)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.actions.obstacles import action_refusals
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards, free_things
from tercio.kernel.ask import Refusal
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

PLAIN = "nautical_astrolabe"


def why(stage: Stage, thing: str, *answers: str) -> list[str]:
    ask = stage.ask(actions_and_cards(stage.g), answers)
    assert ask.explain is not None
    return [refusal.message for refusal in ask.explain(thing)]


@pytest.mark.rule("uRR 8.2.2", "uRR 9")
def test_9_an_action_without_anything_to_do_says_what_it_needs() -> None:
    stage = Stage().impulse(0)
    assert why(stage, "action:assault") == ["forbid-idle-assault"]
    assert why(stage, "action:put_to_sea") == ["forbid-only-as-start-of-impulse"]
    assert why(stage, "action:build_troop") == []
    stage.g.state.impulse.intrinsic = 0
    assert why(stage, "action:build_troop") == ["forbid-no-point-is-left"]
    assert why(stage, "action:dance") == []


@pytest.mark.rule("uRR 8.2.2", "uRR 9")
def test_9_at_a_place_it_is_told_action_by_action() -> None:
    stage = Stage().impulse(0)
    ask = stage.ask(actions_and_cards(stage.g))
    assert ask.explain is not None
    told = {(r.doing, r.message) for r in ask.explain("area:paris")}
    assert ("action:march", "forbid-belongs-to-a-power-at-peace") in told
    assert "action:sortie" not in {doing for doing, _ in told}, "that is about places of one's own"
    abroad = {message for doing, message in told if doing == "action:build_troop"}
    assert abroad
    at_home = {r.doing for r in ask.explain("area:madrid")}
    assert "action:sortie" in at_home
    assert "action:build_troop" not in at_home
    assert {r.doing for r in ask.explain("sea:sea_wm")} <= {"action:cruise", "action:piracy"}
    assert ask.explain("area:atlantis") == []


@pytest.mark.rule("uRR 8.2.2", "uRR 13.4.1")
def test_9_at_a_place_of_an_enemy_it_is_told_what_an_assault_would_need() -> None:
    stage = Stage().impulse(0)
    stage.war("spain", "france")
    ask = stage.ask(actions_and_cards(stage.g))
    assert ask.explain is not None
    told = {(r.doing, r.message) for r in ask.explain("area:paris")}
    assert ("action:assault", "forbid-idle-assault") in told
    assert "forbid-belongs-to-a-power-at-peace" not in {message for _, message in told}


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_units_of_a_power_that_has_spent_its_points_say_so() -> None:
    stage = Stage().impulse(0)
    g = stage.g
    spain, other = stage.power("spain"), stage.power("england")
    for powers in g.state.powers_of:
        powers[:] = [power for power in powers if power != other]
    g.state.powers_of[0].append(other)
    assert powers_of(g, Player(0)) == [spain, other]
    g.state.impulse.intrinsic = 1 << other
    stage.put(g.world.power_ids[spain], "madrid", T2=1)
    ask = stage.ask(actions_and_cards(g))
    assert ask.explain is not None
    first = ask.explain("area:madrid")[0]
    assert first.message == "forbid-units-of-a-power-without-actions"
    assert first.args == {"power": power_ref(g, spain), "place": "area:madrid"}
    stage.put(g.world.power_ids[other], "madrid", T2=1)
    assert first not in ask.explain("area:madrid"), "others there may still act"


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_the_start_of_an_impulse_is_too_early_for_actions() -> None:
    stage = Stage().put("spain", "barcelona", S3=1).impulse(0)
    ask = stage.ask(free_things(stage.g, "start"))
    assert ask.explain is not None
    assert [r.message for r in ask.explain("action:march")] == ["forbid-only-as-action-of-impulse"]
    assert ask.explain("action:put_to_sea") == []


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_the_player_is_told_why_the_impulse_cannot_end() -> None:
    stage = Stage().hand(0, PLAIN).impulse(0)
    assert why(stage, "done") == ["forbid-a-card-must-be-played"]
    assert why(stage, "done", f"card.{PLAIN}") == ["forbid-the-event-must-happen"]
    assert why(stage, "done", "event") == []


@pytest.mark.rule("uRR 9")
@pytest.mark.parametrize("id", sorted(ACTIONS))
def test_9_every_action_has_its_words(id: str) -> None:
    words = Words(game("ultima_ratio_regis"), WORLD)
    assert words.knows(f"action:{id}")
    assert words.has(f"forbid-idle-{id.replace('_', '-')}")


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_what_is_said_of_an_action_names_its_section() -> None:
    stage = Stage().impulse(0)
    words = Words(game("ultima_ratio_regis"), WORLD)
    told = [words.refusal(r) for r in action_refusals(stage.g, Player(0), "action", "sortie")]
    assert told == ["None of your troops are besieged. (uRR 13.3.1)"]
    early: list[Refusal] = action_refusals(stage.g, Player(0), "end", "sortie")
    assert len(early) == 1
