"""The ways of strategic moves: over whose land, past which fleets, and who turns back where."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.events.movement import TransportTurnedBack
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_key
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at
from tercio.games.ultima_ratio_regis.rules.strategic_movement.destinations import land_move
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import (
    risky_seas,
    roads_home,
    roads_of,
    safest_route,
    transit,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import (
    may_move,
    move_new_unit,
)
from tests.rules.ultima_ratio_regis.stage import KIND, WORLD, Stage
from tests.rules.ultima_ratio_regis.test_10_strategic_movement import go, to_brittany


@pytest.mark.rule("uRR 21.2.1", "uRR 10.2")
def test_21_2_1_only_areas_of_allies_are_a_mere_way_through() -> None:
    """Of England and the Netherlands; not those where English troops stand anyway."""
    stage = Stage()
    england, dutch = stage.power("england"), stage.power("netherlands")
    assert transit(stage.g, england) == 0
    stage.alliance("england", "netherlands")
    assert transit(stage.g, england) == held_by_side(stage.g, dutch)
    stage.put("england", "zeeland", T3=1)
    assert transit(stage.g, england) == held_by_side(stage.g, dutch) & ~(1 << stage.at("zeeland"))


@pytest.mark.rule("uRR 14.1.1")
def test_14_1_1_who_goes_home_passes_through_areas_of_his_hosts_minors() -> None:
    """From French Lyon to Milan, if Savoy is France's ally."""
    stage = Stage().put("spain", "lyon", T3=1)
    spain, lyon, turin = stage.power("spain"), stage.at("lyon"), stage.at("turin")
    assert not roads_home(stage.g, spain, lyon).areas >> turin & 1
    stage.ally("savoy", "france")
    assert roads_home(stage.g, spain, lyon).areas >> turin & 1


def to_majorca(*seas: str) -> tuple[list[str], list[str]]:
    """The way of a Spanish troop from Corunna, with French ships in some seas, and between which
    dangerous seas it may choose."""
    stage = Stage().war("spain", "france")
    for sea in seas:
        stage.put("france", sea, S3=1)
    spain, ends = stage.power("spain"), (stage.at("coruna"), stage.at("mallorca"))
    roads, ids = roads_of(stage.g, spain), WORLD.location_ids
    way = safest_route(stage.g, roads, spain, *ends)
    return [ids[p] for p in way], [ids[p] for p in risky_seas(stage.g, roads, spain, *ends)]


OVERLAND = ["coruna", "burgos", "zaragoza", "barcelona", "sea_wm", "mallorca"]


@pytest.mark.rule("uRR 10.2.1")
def test_10_2_1_a_way_keeps_clear_of_enemy_fleets_or_passes_as_few_as_it_can() -> None:
    """By sea if nobody is there; overland to Barcelona if the French are in the Atlantic, and also
    if they are in the Mediterranean too, which cannot be avoided."""
    assert to_majorca() == (["coruna", "sea_ea", "sea_wm", "mallorca"], [])
    assert to_majorca("sea_ea") == (OVERLAND, [])
    assert to_majorca("sea_ea", "sea_wm") == (OVERLAND, ["sea_wm"])


@pytest.mark.rule("uRR 10.2", "uRR 20.2")
def test_20_2_an_army_with_troops_of_a_minor_goes_only_where_all_of_them_may() -> None:
    """Spaniards alone go from Milan to Brussels by sea, with Genoese they do not."""
    stage = Stage().put("spain", "milan", T3=2)
    spain, brussels = stage.power("spain"), stage.at("brussels")

    def reached() -> bool:
        army = force_at(stage.g, spain, stage.at("milan"))
        return bool(land_move(stage.g, army).roads.areas >> brussels & 1)

    assert reached()
    stage.put("genoa", "milan", T2=1)
    assert not reached()


@pytest.mark.rule("uRR 10.2")
def test_10_2_who_has_nowhere_to_go_may_not_move() -> None:
    """France holds Lyon alone, far from any sea; with Troyes it has somewhere to go."""
    stage = Stage().put("france", "lyon", T3=1)
    france = stage.power("france")
    held = [WORLD.location_ids[p] for p in WORLD.area_places if stage.g.state.held[france] >> p & 1]
    stage.control("", *(area for area in held if area != "lyon"))
    assert not may_move(stage.g, france)
    stage.control("france", "troyes")
    assert may_move(stage.g, france)


@pytest.mark.rule("uRR 9.5", "uRR 17.3.2", "uRR 15.1.1")
@pytest.mark.parametrize(("leads", "troops"), [(True, 4), (False, 3)])
def test_9_5_a_leader_may_go_with_a_regrouped_troop(leads: bool, troops: int) -> None:
    """An organizer makes room for it where there are four; without him there is room for four."""
    stage = Stage().put("france", "paris", T2=1, T3=1, leader="organizer")
    stage.put("france", "rouen", T2=troops).impulse(1)
    (leader,) = stage.g.state.leaders
    lead = f"lead.paris.{leader_key(leader)}" if leads else "alone"
    unit = stage.power("france"), stage.at("paris"), KIND["T2"]
    stage.run(move_new_unit(stage.g, *unit), answers=[lead, "goal.rouen"])
    assert stage.units("france", "rouen") == {"T2": troops + 1}
    assert leader.place == stage.at("rouen" if leads else "paris")


# -- opposed at sea ------------------------------------------------------------------------------


@pytest.mark.rule("uRR 10.3", "uRR 11.4.1")
def test_11_4_1_who_has_opposed_one_leg_of_a_move_does_not_oppose_the_next() -> None:
    """The Dutch stop at Norwich on their way to Brest; the French have tried in vain before."""
    stage = to_brittany().own("netherlands", "norwich").lead("netherlands", "amsterdam", "ordinary")
    (leader,) = stage.g.state.leaders
    first = (f"leader.amsterdam.{leader_key(leader)}", "onto.netherlands.T3.amsterdam")
    answers = (*first, "goal.norwich", "intercept.sea_ns.france.S2", "goal.brest", "pass")
    assert go(stage, "netherlands", *answers, dice=(1,))
    assert sum(ask.kind == "intercept-transport" for ask in stage.asked) == 1
    assert stage.count("netherlands", "brest") == 1


@pytest.mark.rule("uRR 10.2.1")
def test_10_2_1_troops_that_are_turned_back_stay_in_the_port_where_they_embarked() -> None:
    """From Madrid to Majorca, and no further than Valencia."""
    stage = Stage().war("spain", "france").put("spain", "madrid", T3=1)
    stage.put("france", "sea_wm", S3=1)
    answers = ("unit.spain.T3.madrid", "goal.mallorca", "intercept.sea_wm.france.S3")
    assert go(stage, "spain", *answers, dice=(5,))
    (turned,) = stage.events(TransportTurnedBack)
    assert turned.port == "area:valencia"
    assert stage.units("spain", "valencia") == {"T3": 1}
    assert stage.units("spain", "madrid") == {}
