"""What always holds is noticed when it does not."""

from collections.abc import Callable

import pytest

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.invariants import ALWAYS, BETWEEN_ACTIONS, violations
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    NOBODY,
    T2,
    TYPE,
    Player,
    Power,
    stack,
)
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.realm_state import Loan
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.kernel.told import in_language
from tercio.kernel.words.pseudo import PSEUDO, words_left
from tests.rules.ultima_ratio_regis.stage import Stage

Spoil = Callable[[Stage], object]


def between_actions() -> Stage:
    return Stage().war("spain", "england").impulse(0)


def nobody_owns(stage: Stage) -> None:
    stage.g._mark_owner(stage.at("paris"), NOBODY)


def units_out_of_play(stage: Stage) -> None:
    stage.put("france", "paris", T2=1)
    stage.g.realm.in_play &= ~(1 << stage.power("france"))


def more_fresh_than_there_are(stage: Stage) -> None:
    france = stage.power("france")
    stage.g.state.impulse.fresh[france] = {stack(stage.at("paris"), T2): 9}


def corps_of_nobody(stage: Stage) -> None:
    stage.g.realm.loans.append(Loan(stage.power("spain"), stage.power("france"), T2))
    stage.g.realm.in_play &= ~(1 << stage.power("france"))


def brothers_at_war(stage: Stage) -> None:
    one, other = (*powers_of(stage.g, Player(0)), Power(0), Power(0))[:2]
    stage.g.begin_war(one, other)


def too_much_morale(stage: Stage) -> None:
    stage.morale("spain", "france", 99)


def unowned_fortress_besieged(stage: Stage) -> None:
    stage.put("spain", "madrid", T3=1).siege("spain", "madrid")


def closed_fortress(stage: Stage) -> None:
    state, area = stage.g.state, stage.at("prague")
    stage.g.close_area(area)
    state.fortress[area] = FORTRESS


def minor_without_major(stage: Stage) -> None:
    stage.ally("scotland", "france")
    stage.g.realm.in_play &= ~(1 << stage.power("france"))


SPOILT: list[tuple[Spoil, str]] = [
    (nobody_owns, "paris is not exactly one of owned, independent and closed."),
    (nobody_owns, "Somebody controls paris, which nobody owns."),
    (lambda s: s.g.place_revolt(s.at("prague"), 2), "There is a revolt in prague, which nobody"),
    (closed_fortress, "There is a fortress in prague, which is closed."),
    (units_out_of_play, "france has units and is not in play."),
    (lambda s: s.put("france", "sea_ea", T2=1), "Troops of france are at sea."),
    (lambda s: s.put("france", "paris", S2=1), "Squadrons of france are on land."),
    (lambda s: s.put("england", "prague", T2=1), "Units of england are in a closed area."),
    (more_fresh_than_there_are, "More units of france have not acted than there are."),
    (lambda s: s.g.state.leader_pool.pop(), "A counter of a leader is missing, or there twice."),
    (lambda s: s.hand(0, "calvin"), "The cards are not those of the turn."),
    (lambda s: s.war("spain", "england"), "The war of spain and england is none, or one of two."),
    (lambda s: s.alliance("spain", "england"), "spain and england are at war, and allied."),
    (
        lambda s: s.g.give_casus_belli(s.power("spain"), s.power("england")),
        "spain and england are at war, and one has a casus belli.",
    ),
    (brothers_at_war, "are at war, and one player's."),
    (minor_without_major, "scotland is allied with france, and one of them is not in play."),
    (corps_of_nobody, "spain has lent a troop to france, and one of them is not in play."),
    (too_much_morale, "The morale of france is wrong."),
    (
        lambda s: s.morale("spain", "france", 1),
        "spain has morale of france, and they are not at war.",
    ),
    (lambda s: s.unrest("france", -1), "The unrest of france is below 0."),
    (lambda s: s.impulse(0, france=-1), "Somebody has spent points that he did not have."),
    (lambda s: s.merchants("tc_west_med", "spain", 3), "spain has 3 merchants in tc_west_med."),
    (lambda s: s.alliance("spain", "austria"), "allied, and not two majors in play."),
    (lambda s: s.put("france", "paris", T2=5), "france has too many troops in paris."),
    (lambda s: s.lead("france", "paris", "tactical"), "A leader of france is alone in paris."),
    (lambda s: s.siege("england", "madrid"), "Nobody besieges madrid."),
    (unowned_fortress_besieged, "madrid is besieged, and no fortress of an enemy."),
    (lambda s: s.put("france", "sea_bk", S2=1), "Squadrons of france have no base in sea_bk."),
    (
        lambda s: s.put("france", "london", S2=1),
        "Squadrons of france lie in london, a port of others.",
    ),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILT)
def test_it_is_told(spoil: Spoil, told: str) -> None:
    stage = between_actions()
    assert violations(stage.g) == []
    spoil(stage)
    assert any(told in wrong for wrong in violations(stage.g)), violations(stage.g)


@pytest.mark.parametrize("spoil", [spoil for spoil, _ in SPOILT])
def test_it_is_told_in_the_language_of_the_reader(spoil: Spoil) -> None:
    stage = between_actions()
    spoil(stage)
    typed = {*stage.g.world.power_ids, *stage.g.world.location_ids}
    told = [in_language(wrong, PSEUDO) for wrong in violations(stage.g)]
    assert told
    assert {word for line in told for word in words_left(line)} <= typed


def test_every_invariant_can_be_violated() -> None:
    """By one of the cases above."""
    failing = set()
    for spoil, _ in SPOILT:
        stage = between_actions()
        spoil(stage)
        failing |= {check for check in ALWAYS + BETWEEN_ACTIONS if list(check(stage.g))}
    assert failing == {*ALWAYS, *BETWEEN_ACTIONS}


def test_while_something_is_carried_out_not_all_must_be_in_order() -> None:
    stage = between_actions().lead("france", "paris", "tactical")
    assert violations(stage.g) != []
    stage.g.state.impulse.busy = True
    assert violations(stage.g) == []


def test_every_counter_of_a_leader_is_counted_wherever_it_is() -> None:
    """Counter 0 too; a historical leader has a counter of his own, beside those in the pool."""
    stage = between_actions()
    before = GAME.conserved(stage.g)
    for place in ("paris", "lyon"):
        stage.lead("france", place, "ordinary")
    assert {leader.number for leader in stage.g.state.leaders} == {0, 1}
    assert GAME.conserved(stage.g) == before
    stage.g.state.leaders[0].number = NOBODY
    assert GAME.conserved(stage.g) != before


def test_troops_that_are_lent_are_the_lenders() -> None:
    """Savoy has lent more troops than it has counters, and keeps none itself."""
    stage = between_actions()
    savoy, france = stage.power("savoy"), stage.power("france")
    assert not stage.g.state.units[savoy]
    counters = stage.g.world.pools[savoy][TYPE[T2]]
    stage.put("france", "paris", T2=counters + 1)
    stage.g.realm.loans = [Loan(savoy, france, T2)] * (counters + 1)
    assert recount(stage.g) == [f"savoy uses {counters + 1} of type {TYPE[T2]}."]
