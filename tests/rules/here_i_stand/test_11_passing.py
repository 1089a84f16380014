"""When a power may pass (HIS 11), what it asks about its actions (11.1), and what restricts the
Protestants before the league (21.6).
"""

from collections.abc import Callable

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, MAJORS, OTTOMAN, PROTESTANT
from tercio.games.here_i_stand.rules.action_phase.passing import pass_refusals
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness, Stream
from tercio.wars.model.names import Power
from tercio.wars.model.war import AnyWar
from tercio.wars.turn.actions import ACTIONS, is_offered, spend_cp
from tests.rules.here_i_stand.stage import Stage


def _reasons(stage: Stage) -> list[str]:
    return [refusal.message for refusal in pass_refusals(stage.g, FRANCE)]


def test_11_not_with_the_home_card_in_hand() -> None:
    stage = Stage().hand(FRANCE, "patron_of_the_arts")
    assert _reasons(stage) == ["forbid-home-card-is-unplayed"]


def test_11_not_with_a_mandatory_event_in_hand() -> None:
    stage = Stage().hand(FRANCE, "clement_vii")
    assert _reasons(stage) == ["forbid-mandatory-event-is-unplayed"]


def test_11_not_with_more_cards_than_the_ruler_can_keep() -> None:
    stage = Stage().hand(FRANCE, "erasmus")
    assert _reasons(stage) == []
    stage.hand(FRANCE, "erasmus", "treachery")
    assert _reasons(stage) == ["forbid-holds-more-than-can-be-kept"]


def test_11_with_nothing_in_hand_a_power_may_pass() -> None:
    assert _reasons(Stage().hand(FRANCE)) == []


def test_11_1_what_is_against_a_place_is_told_action_by_action() -> None:
    stage = Stage().clear().put("london", ENGLAND, 2).impulse(ENGLAND, 1)
    explain = stage.ask(spend_cp(stage.g, ENGLAND, boundary=False)).explain
    assert explain is not None
    against: dict[str, list[str]] = {}
    for refusal in explain("space:edinburgh"):
        against.setdefault(refusal.doing.removeprefix("action:"), []).append(refusal.message)
    assert against == {
        "move_clear": ["forbid-belongs-to-a-stranger"],
        "move_pass": ["forbid-belongs-to-a-stranger"],
        "raise_regular": ["forbid-is-no-friendly-home-space"],
        "buy_mercenary": ["forbid-is-no-friendly-home-space"],
        "build_squadron": ["forbid-is-no-friendly-home-space"],
        "assault": ["forbid-is-not-besieged-by-us"],
        "control_unfortified": [
            "forbid-is-neither-independent-nor-enemy",
            "forbid-has-fortifications",
            "forbid-is-not-dominated",
        ],
    }
    at_home = {refusal.doing for refusal in explain("space:london")}
    assert at_home == {"action:control_unfortified"}, "all else may be done there"


def test_11_1_a_card_in_hand_waits_while_cp_are_spent() -> None:
    stage = Stage().impulse(ENGLAND, 2).hand(ENGLAND, "erasmus")
    explain = stage.ask(spend_cp(stage.g, ENGLAND, boundary=False)).explain
    assert explain is not None
    [against] = explain("card:erasmus")
    assert against.message == "forbid-waits-for-another-impulse"


def spending(stage: Stage, power: Power) -> Callable[[str], list[str]]:
    """What is against an action, in the eyes of a power that spends its CP."""
    ask = stage.ask(spend_cp(stage.g, power, boundary=False))
    explain = ask.explain
    assert explain is not None
    return lambda action: [reason.message for reason in explain(f"action:{action}")]


def test_11_1_why_an_action_is_not_offered() -> None:
    stage = Stage().impulse(ENGLAND, 2)
    against = spending(stage, ENGLAND)
    assert against("piracy") == ["forbid-is-no-action-of-the-power"]
    assert against("colonize") == ["forbid-costs-more-cp-than-are-left"]
    assert against("assault") == ["forbid-has-nothing-to-act-on"]
    assert against("move_clear") == []
    stage.g.state.impulse.barred.append("naval_move")
    assert against("naval_move") == ["forbid-is-barred-in-this-impulse"]


@pytest.mark.parametrize("cp", [1, 5])
@pytest.mark.parametrize("power", MAJORS)
def test_11_1_what_is_not_offered_has_a_reason(power: Power, cp: int) -> None:
    stage = Stage("1532").impulse(power, cp)
    g: AnyWar = stage.g
    for action in g.hooks.actions(g):
        reasons = ACTIONS.refusals(g, power, action)
        assert is_offered(g, power, action) == (not reasons), action.id


def test_21_6_before_the_league_the_protestant_neither_moves_nor_builds() -> None:
    stage = Stage().impulse(PROTESTANT)
    stage.run(stage.g.hooks.impulse_begins(stage.g, PROTESTANT))
    assert {"move_clear", "raise_regular"} <= set(stage.g.state.impulse.barred)
    stage = Stage().impulse(OTTOMAN)
    stage.run(stage.g.hooks.impulse_begins(stage.g, OTTOMAN))
    assert not stage.g.state.impulse.barred


def test_11_1_cp_that_are_not_spent_are_lost() -> None:
    stage = Stage().impulse(ENGLAND, 5)
    stage.run(spend_cp(stage.g, ENGLAND, boundary=False), answers=["end-impulse"])
    assert stage.cp == 0


def test_11_nobody_is_thought_to_hold_a_mandatory_event_after_the_action_phase() -> None:
    stage = Stage().hand(OTTOMAN, "erasmus", "treachery", "gout", "ransom")
    stage.g.state.phase = "winter"
    stage.g.state = GAME.hide(stage.g, Seat("france"))
    for guess in range(5):
        hands = GAME.determinize(stage.g, Seat("france"), Randomness(Stream(b"%d" % guess))).hands
        kinds = [stage.g.world.card_type(card) for card in hands[OTTOMAN]]
        assert len(kinds) == 4
        assert "mandatory" not in kinds
