"""The New World (HIS 20): voyages with the printed example and its dice, and riches."""

import pytest

from tercio.games.here_i_stand.model.events.new_world import (
    RaiderRolled,
    RichesRolled,
    VoyageResolved,
    VoyageRevealed,
)
from tercio.games.here_i_stand.model.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.card_draw.riches import (
    GALLEONS,
    GOVERNOR,
    PLANTATIONS,
    RAIDER,
    UPRISING,
    give_marker,
    new_world_riches,
)
from tercio.games.here_i_stand.rules.new_world.new_world_phase import (
    NEW_WORLD_ACTIONS,
    colonize,
    conquer,
    explore,
    new_world,
)
from tercio.games.here_i_stand.rules.new_world.voyages import (
    launch,
    may_colonize,
    may_launch_conquest,
    may_launch_exploration,
)
from tercio.kernel.randomness import Script
from tercio.wars.model.names import Power
from tests.rules.here_i_stand.stage import Stage


def _quiet() -> Stage:
    """Nothing on the Atlantic, nothing claimed."""
    stage = Stage()
    stage.g.state.new_world.crossing.clear()
    stage.g.state.new_world.launched.clear()
    return stage


def _sail(stage: Stage, power: Power, who: str, kind: str = "exploration", bonus: int = 0) -> None:
    stage.g.state.new_world.crossing.append(Voyage(power, kind, who, bonus))


def _vp(stage: Stage, power: Power) -> int:
    return stage.g.state.bonus_vp[power]


def test_20_2_exploration_example_of_the_rule_book() -> None:
    stage = _quiet()
    g = stage.g
    launch(g, HAPSBURG, "exploration")
    _sail(stage, HAPSBURG, "cabot_hapsburg")
    launch(g, ENGLAND, "exploration")
    launch(g, FRANCE, "exploration")
    before = [_vp(stage, power) for power in MAJORS]
    stage.run(
        new_world(g),
        draws=["orellana", "rut", "verrazano"],
        dice=[3, 4, 5, 4, 2, 3, 1, 3, 5, 4, 4, 4],
        answers=["circumnavigate", "circumnavigate"],
    )
    claimed = g.state.new_world.claimed
    assert claimed == {"mississippi_river": HAPSBURG, "pacific_strait": FRANCE}
    gained = [_vp(stage, power) - before[power] for power in MAJORS]
    assert gained == [0, 1, 0, 1, 0, 0]
    lost = [event.who for event in stage.events(VoyageResolved)]
    assert lost == ["explorer:verrazano", "explorer:rut", "explorer:cabot_hapsburg"]
    assert g.world.card["sebastian_cabot"] in g.state.removed
    for power in (HAPSBURG, ENGLAND, FRANCE):
        assert g.state.new_world.charted >> power & 1
    gone = {"orellana", "rut", "verrazano"}
    assert not gone & set(g.state.new_world.explorers)


def test_20_2_best_explorer_first_then_england_france_hapsburgs() -> None:
    stage = _quiet()
    _sail(stage, HAPSBURG, "leon")
    _sail(stage, FRANCE, "cabot_france")
    _sail(stage, ENGLAND, "rut")
    _sail(stage, HAPSBURG, "magellan")
    stage.run(new_world(stage.g), dice=[1, 1, 1, 1, 1, 1, 1, 1])
    order = [event.who for event in stage.events(VoyageResolved)]
    assert order == ["explorer:magellan", "explorer:rut", "explorer:cabot_france", "explorer:leon"]
    assert len(stage.events(VoyageRevealed)) == 4


def test_20_2_uncharted_seas_cost_one_once() -> None:
    stage = _quiet()
    _sail(stage, FRANCE, "cartier")
    stage.run(new_world(stage.g), dice=[1, 1])
    assert stage.events(VoyageResolved)[0].total == 4
    _sail(stage, FRANCE, "verrazano")
    stage.run(new_world(stage.g), dice=[1, 3])
    assert stage.events(VoyageResolved)[1].total == 6


def test_20_2_the_second_printing_knows_no_uncharted_seas() -> None:
    stage = Stage(edition="2010")
    stage.g.state.new_world.crossing.clear()
    _sail(stage, FRANCE, "cartier")
    stage.run(new_world(stage.g), dice=[1, 1])
    assert stage.events(VoyageResolved)[0].total == 5


def test_20_2_nothing_found_brings_the_explorer_back() -> None:
    stage = _quiet()
    launch(stage.g, FRANCE, "exploration")
    stage.run(new_world(stage.g), draws=["roberval"], dice=[3, 3])
    assert "roberval" in stage.g.state.new_world.explorers


def test_20_2_claimed_discoveries_give_way_to_the_next_below() -> None:
    stage = _quiet()
    stage.g.state.new_world.claimed["great_lakes"] = ENGLAND
    _sail(stage, FRANCE, "cartier")
    stage.run(new_world(stage.g), dice=[3, 3])
    assert stage.g.state.new_world.claimed["st_lawrence_river"] == FRANCE


def test_20_2_mercators_map_adds_two() -> None:
    stage = _quiet()
    _sail(stage, FRANCE, "roberval", bonus=2)
    stage.run(new_world(stage.g), dice=[3, 3])
    assert stage.g.state.new_world.claimed == {"st_lawrence_river": FRANCE}


def test_20_2_far_south_may_claim_the_amazon() -> None:
    stage = _quiet()
    _sail(stage, HAPSBURG, "magellan")
    stage.run(new_world(stage.g), dice=[3, 4], answers=["claim.amazon_river"])
    assert stage.g.state.new_world.claimed == {"amazon_river": HAPSBURG}
    assert _vp(stage, HAPSBURG) == 2


def test_20_2_circumnavigation_with_twelve_draws_a_card() -> None:
    stage = _quiet()
    hand = len(stage.g.state.hands[HAPSBURG])
    _sail(stage, HAPSBURG, "magellan")
    stage.run(new_world(stage.g), dice=[3, 4, 4, 4], answers=["circumnavigate"])
    assert stage.g.state.new_world.claimed == {
        "pacific_strait": HAPSBURG,
        "circumnavigation": HAPSBURG,
    }
    assert _vp(stage, HAPSBURG) == 4
    assert len(stage.g.state.hands[HAPSBURG]) == hand + 1


def test_20_2_nobody_circumnavigates_twice() -> None:
    stage = _quiet()
    claimed = stage.g.state.new_world.claimed
    claimed.update({"circumnavigation": ENGLAND, "pacific_strait": ENGLAND})
    _sail(stage, HAPSBURG, "magellan")
    stage.run(new_world(stage.g), dice=[3, 4], answers=["claim.mississippi_river"])
    offered = [option.key for option in stage.asked[0].options]
    assert "circumnavigate" not in offered


def test_20_2_once_a_turn_and_only_with_an_explorer() -> None:
    stage = _quiet().impulse(FRANCE, cp=4)
    assert may_launch_exploration(stage.g, FRANCE)
    stage.run(explore(stage.g, FRANCE))
    assert stage.cp == 2
    assert not may_launch_exploration(stage.g, FRANCE)
    stage.run(new_world(stage.g), draws=["cartier"], dice=[1, 2])
    assert may_launch_exploration(stage.g, FRANCE)
    stage.g.state.new_world.explorers.clear()
    assert not may_launch_exploration(stage.g, FRANCE)


def test_20_2_voyages_of_the_set_up_count_against_the_turn() -> None:
    stage = Stage()
    assert not may_launch_exploration(stage.g, HAPSBURG)
    assert not may_launch_conquest(stage.g, HAPSBURG)
    assert may_launch_exploration(stage.g, ENGLAND)


def test_20_1_colonies_by_their_price_and_boxes() -> None:
    stage = _quiet().impulse(ENGLAND, cp=6)
    stage.run(colonize(stage.g, ENGLAND))
    assert stage.cp == 3
    assert not may_colonize(stage.g, ENGLAND)
    stage.run(new_world(stage.g))
    stage.run(colonize(stage.g, ENGLAND))
    stage.run(new_world(stage.g))
    assert [h.what for h in stage.g.state.new_world.holdings] == ["roanoke", "jamestown"]
    assert not may_colonize(stage.g, ENGLAND)
    assert {a.id: a.price(stage.g, HAPSBURG) for a in NEW_WORLD_ACTIONS} == {
        "explore": 2,
        "colonize": 2,
        "conquer": 4,
    }
    assert all(action.price(stage.g, OTTOMAN) is None for action in NEW_WORLD_ACTIONS)
    assert not may_colonize(stage.g, OTTOMAN)


def test_20_3_conquests_hapsburg_then_english_then_french() -> None:
    stage = _quiet().impulse(HAPSBURG, cp=4)
    launch(stage.g, FRANCE, "conquest")
    launch(stage.g, ENGLAND, "conquest")
    stage.run(conquer(stage.g, HAPSBURG))
    stage.run(
        new_world(stage.g),
        draws=["france_conquest_1", "england_conquest_1", "cortez"],
        dice=[3, 4, 6, 5, 5, 4],
    )
    holdings = stage.g.state.new_world.holdings
    assert [(h.power, h.what) for h in holdings] == [
        (HAPSBURG, "inca"),
        (ENGLAND, "aztec"),
        (FRANCE, "maya"),
    ]
    assert [_vp(stage, power) for power in (HAPSBURG, ENGLAND, FRANCE)] == [2, 2, 1]


def test_20_3_killed_at_six_returned_at_eight() -> None:
    stage = _quiet()
    _sail(stage, HAPSBURG, "coronado", "conquest")
    _sail(stage, ENGLAND, "england_conquest_1", "conquest")
    _sail(stage, FRANCE, "france_conquest_1", "conquest", bonus=2)
    stage.run(new_world(stage.g), dice=[2, 3, 4, 4, 3, 4])
    left = stage.g.state.new_world.conquistadors
    assert "coronado" not in left
    assert "england_conquest_1" in left
    assert stage.g.state.new_world.claimed == {"maya": FRANCE}


# -- riches ----------------------------------------------------------------------------------------


def _riches(stage: Stage, dice: list[int]) -> dict[Power, int]:
    stage.g.random.script = Script(dice)
    extra = new_world_riches(stage.g)
    assert not stage.g.random.script.dice
    return extra


def _hold(stage: Stage, power: Power, *what: str) -> Stage:
    for id in what:
        kind = "conquest" if id in ("maya", "aztec", "inca") else "colony"
        stage.g.state.new_world.holdings.append(Holding(power, kind, id))
    return stage


def test_20_4_each_column_of_the_table() -> None:
    stage = _hold(_quiet(), ENGLAND, "inca", "aztec", "maya", "potosi", "roanoke")
    assert _riches(stage, [3, 3] * 4 + [4, 5]) == {ENGLAND: 3}
    rolled = [event.holding for event in stage.events(RichesRolled)]
    assert rolled[2:] == ["discovery:maya", "colony:potosi", "colony:roanoke"]
    held = [h.what for h in stage.g.state.new_world.holdings]
    assert held == ["inca", "aztec", "potosi", "roanoke"]
    assert _riches(stage, [1, 4, 2, 3, 1, 2, 2, 2]) == {ENGLAND: 2}
    assert not stage.g.state.new_world.holdings


def test_20_4_galleons_bring_home_what_others_miss() -> None:
    stage = _hold(_quiet(), FRANCE, "montreal")
    assert _riches(stage, [4, 4]) == {}
    give_marker(stage.g, FRANCE, GALLEONS)
    assert _riches(stage, [4, 4]) == {FRANCE: 1}


def test_20_4_plantations_add_one_for_colonies_only() -> None:
    stage = _hold(_quiet(), FRANCE, "montreal", "aztec")
    give_marker(stage.g, FRANCE, PLANTATIONS)
    assert _riches(stage, [4, 4, 3, 4]) == {FRANCE: 1}


def test_20_4_governor_and_uprising_turn_no_effect() -> None:
    stage = _hold(_quiet(), ENGLAND, "roanoke")
    give_marker(stage.g, ENGLAND, GOVERNOR)
    assert _riches(stage, [5, 5]) == {ENGLAND: 1}
    assert stage.g.state.new_world.governor
    assert _riches(stage, [3, 3]) == {ENGLAND: 1}
    assert not stage.g.state.new_world.governor
    give_marker(stage.g, ENGLAND, UPRISING)
    assert _riches(stage, [3, 3]) == {}
    assert not stage.g.state.new_world.holdings


def test_20_4_raiders_french_first_steal_from_the_hapsburgs() -> None:
    stage = _hold(_quiet(), HAPSBURG, "cuba")
    for power in (PROTESTANT, ENGLAND, FRANCE):
        give_marker(stage.g, power, RAIDER)
    assert _riches(stage, [5, 5, 3, 5]) == {ENGLAND: 1}
    raiders = stage.g.state.new_world.raiders
    assert raiders == 1 << FRANCE | 1 << PROTESTANT
    assert _riches(stage, [5, 5, 1, 6]) == {PROTESTANT: 1}
    assert stage.g.state.new_world.raiders == 1 << PROTESTANT
    give_marker(stage.g, HAPSBURG, GALLEONS)
    assert _riches(stage, [5, 5, 2]) == {HAPSBURG: 1}
    assert stage.g.state.new_world.raiders == 0
    stolen, nothing, lost = zip(*(e.chances or [] for e in stage.events(RaiderRolled)), strict=True)
    assert set(stolen) == {stolen[0]}
    assert nothing[0] > nothing[-1], "galleons guard the fleet"
    assert lost[0] < lost[-1]


def test_20_4_the_chances_of_riches_know_what_helps() -> None:
    stage = _hold(_quiet(), FRANCE, "montreal")
    _riches(stage, [4, 4])
    give_marker(stage.g, FRANCE, GALLEONS)
    _riches(stage, [4, 4])
    plain, guarded = (event.chances for event in stage.events(RichesRolled))
    assert plain is not None
    assert guarded is not None
    assert sum(plain) == pytest.approx(1)
    assert guarded[0] > plain[0]
    assert guarded[2] == plain[2]


def test_20_4_raiders_leave_other_powers_alone() -> None:
    stage = _hold(_quiet(), ENGLAND, "roanoke")
    give_marker(stage.g, FRANCE, RAIDER)
    assert _riches(stage, [5, 5]) == {ENGLAND: 1}


def test_20_3_in_1532_the_aztecs_are_depleted_and_discoveries_bring_no_riches() -> None:
    stage = Stage("1532")
    assert stage.g.state.new_world.claimed.keys() == {"circumnavigation", "pacific_strait", "aztec"}
    assert [h.what for h in stage.g.state.new_world.holdings] == ["puerto_rico", "cuba"]
