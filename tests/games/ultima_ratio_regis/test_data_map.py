"""The map of Ultima Ratio Regis is whole and agrees with what the books show of it."""

from collections import Counter

import pytest

from tercio.games.ultima_ratio_regis.rows.map import (
    AreaRow,
    LineRow,
    MissingLineRow,
    SeaLineRow,
    SeaRow,
)
from tercio.kernel.data import check_symmetric
from tercio.kernel.masks import Graph, places_of
from tests.rules.ultima_ratio_regis.stage import WORLD

LINES = WORLD.data.table("lines", LineRow).values()
MISSING = WORLD.data.table("missing_lines", MissingLineRow).values()
SEA_LINES = WORLD.data.table("sea_lines", SeaLineRow).values()
SOURCES = {"text", "example", "web", "reconstructed"}


def adjacent(a: str, b: str) -> bool:
    return bool(WORLD.land.adjacent[WORLD.location[a]] & WORLD.mask(b))


@pytest.mark.rule("uRR 6")
def test_the_map_has_as_many_of_everything_as_the_reference_says() -> None:
    assert (len(WORLD.areas), len(WORLD.seas), len(WORLD.boxes)) == (305, 14, 17)
    assert (len(LINES), len(SEA_LINES), len(WORLD.centers)) == (544, 16, 14)
    assert (WORLD.key.bit_count(), WORLD.commercial.bit_count()) == (37, 53)
    assert Counter(area.src for area in WORLD.areas) == {
        "reconstructed": 168,
        "text": 106,
        "example": 31,
    }


@pytest.mark.rule("uRR 6", "uRR 18.4")
def test_nine_theaters_on_the_main_map_and_seven_on_mini_maps() -> None:
    boards = Counter(theater.board for theater in WORLD.theaters)
    assert boards == {"main": 9, "america": 3, "siberia": 1, "africa": 1, "india": 1, "asia": 1}
    assert [t for t, boxes in Counter(b.theater for b in WORLD.boxes).items() if boxes == 2] == [
        "WE"
    ]
    assert sum(mask.bit_count() for mask in WORLD.theater_areas) == 305


def test_no_line_is_given_twice_or_leads_back() -> None:
    pairs = [frozenset((line.a, line.b)) for line in LINES]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)


def test_lines_and_coasts_lead_both_ways() -> None:
    for graph in (WORLD.land, WORLD.water, WORLD.coast, WORLD.supply, WORLD.rough):
        ids = WORLD.location_ids
        ends = {ids[n]: [ids[m] for m in places_of(mask)] for n, mask in enumerate(graph.adjacent)}
        check_symmetric("map.toml", ends)


def test_everything_can_be_reached_from_paris() -> None:
    whole = WORLD.land.joined(WORLD.sailing)
    everywhere = WORLD.area_mask | WORLD.sea_mask
    assert whole.flood(WORLD.mask("paris"), everywhere) == everywhere


@pytest.mark.rule("uRR 15.2")
def test_water_crossings_move_and_do_not_supply() -> None:
    water = [line for line in LINES if line.kind == "water"]
    assert water
    for line in water:
        assert adjacent(line.a, line.b)
        assert not WORLD.supply.adjacent[WORLD.location[line.a]] & WORLD.mask(line.b)


@pytest.mark.rule("uRR 19.2.1")
def test_commercial_ports_are_on_a_coast_or_serve_a_trade_center_of_the_land() -> None:
    inland = WORLD.commercial & ~WORLD.coastal
    assert not inland & ~WORLD.areas_in(theaters=["EE", "TE"])


@pytest.mark.rule("uRR 18.6.3")
def test_five_strategic_ports_join_two_seas_of_theirs() -> None:
    ports = {WORLD.location_ids[area] for area in WORLD.strategic_ports}
    assert ports == {"corfu", "malta", "constantinople", "portsmouth", "copenhagen"}
    for area, seas in WORLD.strategic_ports.items():
        assert seas.bit_count() == 2
        assert not seas & ~WORLD.coast.adjacent[area]


@pytest.mark.rule("uRR 18.5")
def test_border_areas_are_joined_to_another_theater() -> None:
    across = [line for line in LINES if _theater(line.a) != _theater(line.b)]
    assert len(across) == 90
    ends = WORLD.mask(*(id for line in across for id in (line.a, line.b)))
    assert WORLD.border == ends


def _theater(area: str) -> str:
    return WORLD.areas[WORLD.location[area]].theater


@pytest.mark.parametrize(
    "pair",
    [
        "tours-rouen",
        "tours-orleans",
        "tours-clermont",
        "paris-rouen",
        "rouen-rennes",
        "rennes-nantes",
        "paris-tours",
        "tours-nantes",
        "tours-rennes",
        "brugge-zeeland",
        "zeeland-breda",
        "newcastle-edinburgh",
    ],
)
def test_areas_that_the_example_shows_adjacent_are(pair: str) -> None:
    assert adjacent(*pair.split("-"))


@pytest.mark.parametrize(
    "pair",
    ["paris-rennes", "paris-nantes", "rouen-orleans", "rouen-clermont", "rouen-bordeaux"],
)
def test_areas_that_the_example_shows_apart_are(pair: str) -> None:
    assert not adjacent(*pair.split("-"))


def test_lines_that_an_example_rules_out_are_not_there() -> None:
    assert len(MISSING) == 6
    assert not any(adjacent(row.a, row.b) for row in MISSING)


def _reach(area: str) -> int:
    """Seas at distance 2 from a port, the three northern seas as one (11.1.3)."""
    seas = WORLD.coast.adjacent[WORLD.location[area]]
    if seas & WORLD.atlantic_seas:
        seas |= WORLD.atlantic_seas
    return seas | WORLD.water.neighbours(seas)


@pytest.mark.rule("uRR 11.1.3")
@pytest.mark.parametrize(
    ("area", "sea"),
    [("amsterdam", "sea_cs"), ("stockholm", "sea_na"), ("amsterdam", "sea_soa")],
)
def test_seas_that_the_text_puts_within_two(area: str, sea: str) -> None:
    assert _reach(area) & WORLD.mask(sea)


@pytest.mark.rule("uRR 12.3.3")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("mexico", "philippines"), ("cape_colony", "cochin"), ("amsterdam", "cape_colony")],
)
def test_landings_that_the_text_puts_within_two(start: str, goal: str) -> None:
    assert _reach(start) & WORLD.coast.adjacent[WORLD.location[goal]]


def test_every_place_lies_on_its_canvas_and_on_the_globe() -> None:
    height = {"europe": 700, "overseas": 500}
    rows: list[AreaRow | SeaRow] = [*WORLD.areas, *WORLD.seas]
    for row in rows:
        assert 0 <= row.x <= 1000
        assert 0 <= row.y <= height[row.canvas]
        assert -180 <= row.lon <= 180
        assert -90 <= row.lat <= 90
    assert len({(row.lon, row.lat) for row in WORLD.areas}) == 305


def test_every_row_says_where_it_comes_from() -> None:
    for table in ("areas", "lines", "seas", "sea_lines", "trade_centers", "theaters"):
        assert {row.src for row in WORLD.data.tables[table].values()} <= SOURCES


def test_the_graphs_know_only_what_they_should() -> None:
    assert isinstance(WORLD.land, Graph)
    assert not any(WORLD.land.adjacent[sea] for sea in WORLD.sea_places)
    assert not any(WORLD.water.adjacent[area] for area in WORLD.area_places)
