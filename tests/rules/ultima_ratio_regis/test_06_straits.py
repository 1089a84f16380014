"""Lines across water (uRR 6, 12.1, 12.3): which straits are walked, and how to get to islands."""

from collections.abc import Iterator

import pytest

from tercio.games.ultima_ratio_regis.bots.landings import landings
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.model.names import Mask
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.rows.map import LineRow
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import land, may_land
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_in_game
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import strategic_move
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

STRAITS = {
    ("bursa", "constantinople"),  # the Bosporus
    ("calabria", "messina"),
    ("copenhagen", "jutland"),  # the Belts
    ("copenhagen", "malmo"),  # the Sound
    ("ravenna", "venice"),  # the lagoon: 15.2 tells of lines to Venice
    ("udine", "venice"),
    ("venice", "verona"),
}


@pytest.mark.rule("uRR 6", "uRR 15.2")
def test_6_these_straits_are_walked_and_no_others() -> None:
    lines = WORLD.data.table("lines", LineRow).values()
    assert {(line.a, line.b) for line in lines if line.kind == "water"} == STRAITS


def cut_off() -> Iterator[Mask]:
    """Areas that no line joins to Paris: each island, or land overseas, by itself."""
    left = WORLD.area_mask & ~WORLD.land.flood(WORLD.mask("paris"), WORLD.area_mask)
    while left:
        whole = WORLD.land.flood(left & -left, WORLD.area_mask)
        yield whole
        left &= ~whole


@pytest.mark.rule("uRR 6", "uRR 12.3")
def test_6_every_island_has_a_coast() -> None:
    islands = list(cut_off())
    names = {WORLD.location_ids[area] for whole in islands for area in places_of(whole)}
    assert {"nicosia", "rhodes", "candia", "cyclades", "corfu", "malta", "cagliari"} <= names
    assert {"corsica", "mallorca", "ulster", "hormuz", "ceylon", "cuba", "java"} <= names
    assert not {"messina", "palermo", "copenhagen", "venice", "constantinople"} & names
    assert all(whole & WORLD.coastal for whole in islands)


@pytest.mark.rule("uRR 7.2", "uRR 12.3")
@pytest.mark.parametrize("scenario", [row.id for row in WORLD.scenarios.values()])
def test_7_2_in_every_scenario_a_sea_of_the_game_washes_each_open_island(scenario: str) -> None:
    s = Stage(scenario, WORLD.scenarios[scenario].players[0])
    shores = WORLD.coast.neighbours(seas_in_game(s.g))
    for whole in cut_off():
        open_areas = whole & ~s.g.state.closed
        assert not open_areas or open_areas & shores


def cyprus() -> Stage:
    """Ottomans in Antalya, at war with Venice, to which Nicosia belongs."""
    s = Stage("new_order", 3).own("venice", "nicosia").own("ottomans", "antalya")
    s.put("ottomans", "antalya", T3=1).war("ottomans", "venice")
    return s.impulse(player_of(s.g, s.power("ottomans")), ottomans=2)


TROOP = "unit.ottomans.T3.antalya"


@pytest.mark.rule("uRR 12.1", "uRR 12.3.1")
def test_12_3_1_nobody_walks_to_cyprus() -> None:
    """Neither by a tactical move nor, without an escort, by a landing."""
    s = cyprus()
    ask = s.ask(march(s.g, s.power("ottomans")), [TROOP])
    assert not [o.key for o in ask.options if o.key == "goal.nicosia"]
    assert not may_land(s.g, s.power("ottomans"))


@pytest.mark.rule("uRR 12.3", "uRR 15.2")
def test_12_3_with_a_squadron_an_army_comes_to_cyprus_and_is_supplied_there() -> None:
    s = cyprus().put("ottomans", "sea_em", S2=1)
    answers = [TROOP, "goal.nicosia", "escort.sea_em.ottomans.S2", "claim"]
    s.run(land(s.g, s.power("ottomans")), answers=answers)
    assert s.holder("nicosia") == "ottomans"
    assert s.units("ottomans", "nicosia") == {"T3": 1}
    assert is_supplied(s.g, s.power("ottomans"), s.at("nicosia"))


@pytest.mark.rule("uRR 10.2")
def test_10_2_who_holds_an_island_reinforces_it_over_the_sea_without_ships() -> None:
    s = cyprus().own("ottomans", "nicosia")
    s.run(strategic_move(s.g, s.power("ottomans")), answers=[TROOP, "goal.nicosia"])
    assert s.units("ottomans", "nicosia") == {"T3": 1}


def test_a_thinker_takes_ships_to_an_island() -> None:
    s = cyprus().put("ottomans", "sea_em", S2=1)
    ottomans = s.power("ottomans")
    plans = list(landings(Outlook(s.g, player_of(s.g, ottomans)), ottomans))
    assert [plan.script for plan in plans] == [(TROOP, "alone", "goal.nicosia")]
