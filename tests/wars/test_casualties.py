"""No unit of the war games goes without a cause; a rule that forgets this is caught."""

from collections.abc import Callable
from typing import Any

import pytest

from tercio.contract.checks import BY_NAME, Check
from tercio.contract.fuzzing import cases, play
from tercio.contract.speech import Speech
from tercio.games.here_i_stand.model.powers import FRANCE, OTTOMAN
from tercio.kernel import registry
from tercio.kernel.ask import Procedure
from tercio.kernel.events import Event, Rolled
from tercio.wars.cards.card_events import EventPlayed, SentAbroad
from tercio.wars.model.casualties import tally, unaccounted
from tercio.wars.model.events import (
    AllianceEnded,
    BattleFought,
    CardPlayed,
    Cause,
    ImpulseBegan,
    PhaseBegan,
    SiegeLifted,
    TroopsLost,
)
from tercio.wars.model.names import REGULAR, Power, Space
from tercio.wars.model.numbered import by_space
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.siege.siege import check_sieges
from tercio.wars.winter import winter_return
from tests.rules.here_i_stand.stage import Stage

Break = Callable[[Any, Power, Space], None]


def makes_change_where_nothing_happened(g: Any, owner: Power, space: Space) -> None:
    g.lose_troops(owner, REGULAR, 1, space, cause="change")


def blames_a_battle_that_nobody_fought(g: Any, owner: Power, space: Space) -> None:
    g.lose_troops(owner, REGULAR, 1, space, cause="routed")


def forgets_a_stack(g: Any, owner: Power, space: Space) -> None:
    g.change_troops(owner, REGULAR, -troops_of(g, owner, REGULAR, space), space)


BROKEN = [
    (makes_change_where_nothing_happened, "by change, and there was none"),
    (blames_a_battle_that_nobody_fought, "by routed, and there was none"),
    (forgets_a_stack, "units, lost 0 and has"),
]


@pytest.mark.parametrize("game", ["here_i_stand", "virgin_queen"])
@pytest.mark.parametrize(("rule", "message"), BROKEN, ids=[rule.__name__ for rule, _ in BROKEN])
def test_a_winter_that_costs_units_for_nothing_is_caught(
    game: str, rule: Break, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(g: Any) -> Procedure[None]:
        for power in g.world.majors:
            count, space = max((n, s) for s, n in by_space(g.state.troops[power * 2]))
            if count > 2:
                rule(g, power, space)
                break
        return check_sieges(g)

    monkeypatch.setattr(winter_return, "check_sieges", broken)
    played = registry.game(game)
    case = next(cases(played, None, None, 1, seed="casualties"))
    checks = [Check(BY_NAME["nothing_goes_without_a_cause"].test)]
    failure = play(played, case, Speech(played), checks=checks).failure
    assert failure is not None
    assert failure.check == "nothing_goes_without_a_cause"
    assert message in failure.message


WINTER, DIPLOMACY, ACTION = (PhaseBegan(1, phase) for phase in ("winter", "diplomacy", "action"))
DICE = Rolled([5], "field battle")
BATTLE = BattleFought(
    "field",
    "space:paris",
    "power:ottoman",
    "power:france",
    attacker_hits=1,
    defender_hits=0,
    winner="power:ottoman",
)
EVENT, FOR_CP = (CardPlayed("power:ottoman", "card:65", use) for use in ("event", "cp"))
HIT = TroopsLost("power:france", "regular", 1, "space:paris", cause="combat")
HIT_ELSEWHERE = TroopsLost("power:france", "regular", 1, "space:lyon", cause="combat")
HIT_ANOTHER = TroopsLost("power:ottoman", "regular", 1, "space:paris", cause="combat")
CHANGED = TroopsLost("power:france", "regular", 1, "space:paris", cause="change")
SENT = SentAbroad("power:france", "space:paris", "regular", "card:93")
IMPULSE = ImpulseBegan("power:ottoman")


@pytest.mark.parametrize(
    ("cause", "past", "is_fine"),
    [
        ("combat", [ACTION, DICE], True),
        ("combat", [ACTION, BATTLE], True),
        ("combat", [ACTION, SiegeLifted("space:paris")], True),
        ("combat", [ACTION, IMPULSE, EVENT], True),
        ("combat", [ACTION, DICE, IMPULSE], False),
        ("event", [ACTION, IMPULSE, EVENT], True),
        ("event", [DIPLOMACY, EventPlayed("power:papacy", "card:207")], True),
        ("event", [ACTION, IMPULSE, FOR_CP], False),
        ("event", [ACTION, EVENT, IMPULSE], False),
        ("routed", [ACTION, IMPULSE], True),
        ("routed", [WINTER], False),
        ("attrition", [WINTER], True),
        ("attrition", [ACTION, AllianceEnded("power:france", "power:papacy")], True),
        ("attrition", [ACTION], False),
        ("stranded", [WINTER], True),
        ("stranded", [ACTION], False),
        ("disbanded", [DIPLOMACY], True),
        ("disbanded", [WINTER], True),
        ("disbanded", [ACTION], False),
        ("given", [DIPLOMACY], True),
        ("given", [WINTER], False),
        ("change", [ACTION, DICE, HIT], True),
        ("change", [ACTION, SENT], True),
        ("change", [ACTION, DICE, HIT_ELSEWHERE], False),
        ("change", [ACTION, DICE, HIT_ANOTHER], False),
        ("change", [ACTION, CHANGED], False),
        ("change", [ACTION, DICE, HIT, IMPULSE], False),
        ("displaced", [DIPLOMACY], True),
    ],
)
def test_each_cause_has_its_occasion(cause: Cause, past: list[Event], is_fine: bool) -> None:
    stage = Stage().clear().put("paris", FRANCE, regulars=3).put("athens", OTTOMAN, regulars=1)
    g = stage.g
    g.log.clear()
    for event in past:
        g.record(event)
    before, since = tally(g), len(g.log)
    g.lose_troops(FRANCE, REGULAR, 1, stage.at("paris"), cause=cause)
    told = list(unaccounted(g, before, since))
    assert told == [] if is_fine else len(told) == 1


def test_what_came_after_a_loss_is_no_occasion_in_a_log_without_its_beginning() -> None:
    stage = Stage().clear().put("paris", FRANCE, regulars=3)
    g = stage.g
    g.log.clear()
    g.log_start = 40
    g.record(ACTION)
    before, since = tally(g), len(g.log)
    g.lose_troops(FRANCE, REGULAR, 1, stage.at("paris"), cause="combat")
    g.record(DICE)
    assert len(list(unaccounted(g, before, since))) == 1
