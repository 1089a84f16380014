"""The map as numbers, read anew from the tables (VQ 2, 16.1, 16.7, 17.2, 18.5)."""

import pytest

from tercio.games.virgin_queen.model.powers import OTTOMAN, SPAIN
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.kernel.masks import places_of
from tests.rules.virgin_queen.stage import DATA


@pytest.fixture(scope="module")
def world() -> VqWorld:
    return VqWorld(DATA.dataset, "living")


def names(world: VqWorld, mask: int) -> set[str]:
    return {world.location_ids[place] for place in places_of(mask)}


@pytest.mark.rule("VQ 2.3")
def test_2_3_every_space_of_a_struggle_lies_in_one_area(world: VqWorld) -> None:
    assert {"york", "london"} <= names(world, world.area_masks["england"])
    assert names(world, world.area_masks["scotland"]) == {
        "edinburgh",
        "stirling",
        "glasgow",
        "aberdeen",
    }
    assert world.struggle.bit_count() == sum(m.bit_count() for m in world.area_masks.values())
    assert "madrid" not in names(world, world.struggle)


@pytest.mark.rule("VQ 2.3")
def test_2_3_spaces_outside_the_areas_have_a_faith_but_not_in_ottoman_lands(
    world: VqWorld,
) -> None:
    believing = names(world, world.believing)
    assert {"madrid", "geneva"} <= believing
    assert "istanbul" not in believing


@pytest.mark.rule("VQ 18.5", "VQ 16.7")
def test_18_5_faith_travels_by_road_and_over_a_sea_zone(world: VqWorld) -> None:
    gravelines = names(world, world.faith_near[world.location["gravelines"]])
    assert "canterbury" in gravelines, "over the Channel"
    assert "lille" in gravelines, "by road"
    assert "paris" not in gravelines


@pytest.mark.rule("VQ 17.2")
def test_17_2_what_may_not_be_built_at_home(world: VqWorld) -> None:
    regulars = names(world, world.barred_sites[SPAIN, "regular"])
    assert {"antwerp", "brussels", "oran", "malta"} <= regulars
    assert "madrid" not in regulars
    assert names(world, world.barred_sites[OTTOMAN, "regular"]) >= {"algiers", "djerba_tripoli"}


@pytest.mark.rule("VQ 16.1", "VQ 2.6")
@pytest.mark.parametrize(
    ("origin", "to", "perilous"),
    [
        ("north_atlantic", "antilles", True),
        ("antilles", "north_atlantic", False),
        ("south_atlantic", "chilean_coast", True),
        ("chilean_coast", "south_atlantic", True),
    ],
)
def test_16_1_winds_blow_one_way_and_passages_are_perilous_both_ways(
    world: VqWorld, origin: str, to: str, perilous: bool
) -> None:
    assert ((world.ocean[origin], world.ocean[to]) in world.perilous) is perilous


@pytest.mark.rule("VQ 2.6")
def test_2_6_settlements_lie_on_their_oceans_alone(world: VqWorld) -> None:
    assert "lima" in world.settlements_at[world.ocean["peruvian_coast"]]
    assert "lima" not in world.settlements_at[world.ocean["antilles"]]
    assert "havana" not in world.settlements_at[world.ocean["peruvian_coast"]]
