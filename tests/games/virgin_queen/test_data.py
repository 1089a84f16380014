"""The maps, powers and units of Virgin Queen are complete and consistent."""

from collections import Counter

import pytest

from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.games.virgin_queen.rows.map import (
    ActivatedMajorRow,
    AreaRow,
    InfluenceRow,
    OceanLinkRow,
    OceanRow,
    SettlementRow,
    UnitFaithRow,
    VqActionRow,
    VqKeyTrackRow,
    VqMinorRow,
    VqRulerRow,
    VqSeaRow,
    VqSpaceRow,
    VqWarCostRow,
    WaterwayRow,
)
from tercio.wars.model.rows import ConnectionRow, PoolRow, PowerRow
from tercio.wars.model.world import World
from tests.games.war_maps import WarMap, expect_pools_add_up

DATA = SCHEMA.load()
MAP = WarMap(DATA)
SPACES = DATA.table("spaces", VqSpaceRow)
CONNECTIONS = DATA.table("connections", ConnectionRow)
WATERWAYS = DATA.table("waterways", WaterwayRow)
SEAS = DATA.table("seas", VqSeaRow)
OCEANS = DATA.table("oceans", OceanRow)
OCEAN_LINKS = DATA.table("ocean_links", OceanLinkRow)
SETTLEMENTS = DATA.table("settlements", SettlementRow)
POWERS = DATA.table("powers", PowerRow)
MAJORS = [power.id for power in POWERS.values() if power.kind == "major"]
MINORS = DATA.table("minors", VqMinorRow)
ACTIONS = DATA.table("actions", VqActionRow)
INFLUENCE = DATA.table("influence", InfluenceRow)
POOLS = DATA.table("force_pools", PoolRow)


@pytest.mark.rule("VQ 2.1", "VQ 2.5")
def test_the_europe_map_has_as_many_of_everything_as_the_rules_say() -> None:
    assert len(SPACES) == 175
    assert Counter(sea.group for sea in SEAS.values()) == {"mediterranean": 8, "atlantic": 5}
    split = Counter((s.home, *s.also_home) for s in SPACES.values() if s.also_home)
    assert split == {("spain", "dutch"): 7, ("france", "huguenot"): 12}
    MAP.expect_passes(4, 6, 7)


@pytest.mark.rule("VQ 2.1")
def test_seven_capitals_one_of_them_later() -> None:
    capitals = {s.id: s.capital_of for s in SPACES.values() if s.capital_of}
    assert capitals == {
        "istanbul": "ottoman",
        "madrid": "spain",
        "milan": "spain",
        "london": "england",
        "paris": "france",
        "vienna": "hre",
    }
    assert [s.id for s in SPACES.values() if s.capital_after] == ["prague"]
    assert all(SPACES[id].kind == "key" for id in [*capitals, "prague"])


@pytest.mark.rule("VQ 2.3")
def test_four_struggle_areas_hold_both_a_win_at_50_and_one_at_9() -> None:
    areas = Counter(s.area for s in SPACES.values() if s.area)
    assert areas == {"scotland": 4, "england": 14, "netherlands": 23, "france": 33}
    assert set(areas) == set(DATA.table("areas", AreaRow))
    assert all(s.religion != "none" for s in SPACES.values() if s.area)
    assert all((s.religion == "none") == (s.home == "ottoman") for s in SPACES.values())


def test_connections_join_two_spaces_once() -> None:
    MAP.expect_single_links((row.port, row.inland) for row in WATERWAYS.values())


def test_sea_zones_and_ports_agree_from_both_ends() -> None:
    MAP.expect_seas_from_both_ends()
    for sea in SEAS.values():
        assert set(sea.adjacent_src) == set(sea.adjacent)


@pytest.mark.rule("VQ 2.5")
def test_two_straits_part_sea_zones() -> None:
    MAP.expect_straits("messina", "gibraltar")


@pytest.mark.rule("VQ 2.5", "VQ 16.7")
def test_inland_waterways_reach_antwerp_and_rotterdam() -> None:
    assert {(row.port, row.inland) for row in WATERWAYS.values()} == {
        ("flushing", "antwerp"),
        ("brielle", "rotterdam"),
    }
    for row in WATERWAYS.values():
        assert row.sea in SPACES[row.port].seas
        assert not SPACES[row.inland].seas


def test_every_space_can_be_reached_over_land_and_sea() -> None:
    MAP.expect_in_one_piece()


def test_places_have_room_of_their_own_on_canvas_and_globe() -> None:
    europe = [(p.x, p.y, p.lon, p.lat) for rows in (SPACES, SEAS) for p in rows.values()]
    world = [(p.x, p.y, p.lon, p.lat) for rows in (OCEANS, SETTLEMENTS) for p in rows.values()]
    for places in (europe, world):
        assert len({place[:2] for place in places}) == len(places)
        assert len({place[2:] for place in places}) == len(places)
        assert all(0 <= x <= 1000 and 0 <= y <= 700 for x, y, _, _ in places)


def test_connections_are_short_and_cross_only_at_luxembourg() -> None:
    assert MAP.crossings() == [{"namur-luxembourg", "liege-metz"}]


@pytest.mark.parametrize(
    ("space", "adjacent"),
    [
        ("lyon", {"dijon", "clermont"}),
        ("orleans", {"paris", "tours", "bourges", "dijon"}),
        ("vienna", {"pressburg"}),
        ("dublin", {"ulster"}),
        ("haarlem", {"amsterdam", "alkmaar"}),
    ],
)
def test_adjacency_fits_the_worked_examples(space: str, adjacent: set[str]) -> None:
    assert adjacent <= MAP.neighbours(space)


def test_the_lyon_example_has_no_huguenot_home_spaces() -> None:
    assert not any(SPACES[id].also_home for id in ("lyon", "dijon", "clermont", "reims"))
    assert SPACES["orleans"].is_fortified
    assert not SPACES["reims"].is_fortified


@pytest.mark.rule("VQ 17.2", "VQ 17.3")
def test_some_home_spaces_bar_some_units() -> None:
    barred = {s.id: s.barred_builds for s in SPACES.values() if s.barred_builds}
    assert barred.pop("oran") == {"spain": ["regular", "mercenary", "galleon"]}
    assert barred.pop("malta") == {"spain": ["regular", "mercenary"]}
    for haven in ("algiers", "djerba_tripoli"):
        assert barred.pop(haven) == {"ottoman": ["regular", "cavalry", "galley"]}
    assert set(barred) == {s.id for s in SPACES.values() if s.area == "netherlands"}
    assert all("walloon" not in units["spain"] for units in barred.values())


@pytest.mark.rule("VQ 2.6")
def test_the_world_map_has_ten_oceans_five_winds_and_hazards() -> None:
    assert len(OCEANS) == 10
    assert sum(link.wind_to is not None for link in OCEAN_LINKS.values()) == 5
    assert any(link.kind == "hazardous" for link in OCEAN_LINKS.values())
    for link in OCEAN_LINKS.values():
        assert link.wind_to in (None, link.a, link.b)
        assert link.kind == "boundary" or link.wind_to is None
    assert safe_from("spanish_main") >= {"north_atlantic"}
    assert not safe_from("chilean_coast") & {"north_atlantic", "guinea_coast"}


def safe_from(ocean: str) -> set[str]:
    """Ocean zones that a captain reaches without a hazardous passage."""
    reached, todo = {ocean}, [ocean]
    while todo:
        place = todo.pop()
        ways = {
            link.b if link.a == place else link.a
            for link in OCEAN_LINKS.values()
            if link.kind == "boundary" and place in (link.a, link.b)
        }
        todo += ways - reached
        reached |= ways
    return reached


@pytest.mark.rule("VQ 16.5", "VQ 17.4")
def test_settlements_of_the_rule_book() -> None:
    assert len(SETTLEMENTS) == 21
    assert set(SETTLEMENTS["nombre_de_dios_panama"].oceans) == {"mexican_coast", "spanish_main"}
    assert [s.id for s in SETTLEMENTS.values() if s.reserved_for] == ["philippines"]
    assert SETTLEMENTS["mombasa"].owner is None
    assert Counter(s.owner for s in SETTLEMENTS.values()) == {"spain": 9, "portugal": 4, None: 8}
    entries = {id: set(ocean.entry_for) for id, ocean in OCEANS.items() if ocean.entry_for}
    west = {"england", "france", "hre", "protestant"}
    assert entries == {"north_atlantic": west, "guinea_coast": west, "indian_ocean": {"ottoman"}}


@pytest.mark.rule("VQ 3.2")
def test_impulse_order_and_minor_powers() -> None:
    assert sorted(MAJORS, key=lambda power: POWERS[power].order) == [
        "ottoman",
        "spain",
        "england",
        "france",
        "hre",
        "protestant",
    ]
    assert set(MINORS) == {"ireland", "papacy", "portugal", "scotland", "venice"}
    factions = {p.id: p.faction_of for p in POWERS.values() if p.kind == "faction"}
    assert factions == {
        "huguenot": "protestant",
        "dutch": "protestant",
        "walloons": "spain",
        "knights": "spain",
        "moriscos": "ottoman",
    }


@pytest.mark.rule("VQ 6.2", "VQ 23.6")
def test_key_tracks() -> None:
    tracks = DATA.table("key_tracks", VqKeyTrackRow)
    assert set(tracks) == set(MAJORS)
    for track in tracks.values():
        assert len(track.vp) == track.auto_win
        if track.power != "protestant":
            assert len(track.cards) == track.auto_win
            assert (track.vp[0], track.cards[0]) == (0, 1)
    assert tracks["protestant"].cards == (4, 5, 6, 7)
    assert (tracks["protestant"].netherlands_vp, tracks["protestant"].auto_win) == (3, 5)


@pytest.mark.rule("VQ 11", "VQ 11.1")
def test_actions_and_the_types_of_the_treasure_example() -> None:
    spanish_naval = {a.id for a in ACTIONS.values() if a.type == "naval" and "spain" in a.costs}
    assert spanish_naval == {
        "build_galley",
        "build_galleon",
        "upgrade_armada",
        "armada_transport",
        "naval_move",
        "piracy",
        "naval_transport",
    }
    ranges = {a.id: (min(a.costs.values()), a.max_cost) for a in ACTIONS.values() if a.max_cost}
    assert ranges == {
        "assassination": (2, 4),
        "english_catholic_rebellion": (3, 5),
        "rebellion": (2, 5),
        "patronize_artist": (2, 4),
        "patronize_scientist": (2, 4),
        "build_expedition": (1, 2),
    }
    assert set(ACTIONS["suppress_heresy"].costs) == {"spain", "england", "france"}
    assert set(ACTIONS["preach_sermon"].costs) == {"spain", "protestant"}
    assert {a.id for a in ACTIONS.values() if a.from_turn == 3} == {
        a.id for a in ACTIONS.values() if a.type == "espionage"
    }


def test_every_declaration_has_a_cost_or_is_barred() -> None:
    costs = DATA.table("war_costs", VqWarCostRow)
    assert len(costs) == len(MAJORS) * (len(MAJORS) - 1 + len(MINORS))
    for row in costs.values():
        assert row.never == (row.cp == 0)
        if row.target in MAJORS:
            assert costs[f"{row.target}.{row.declarer}"].cp == row.cp
    assert {row.target for row in costs.values() if row.only_after} == {"portugal"}


@pytest.mark.rule("VQ 9.5")
def test_9_5_the_english_war_grows_cheaper() -> None:
    row = DATA.table("war_costs", VqWarCostRow)["spain.england"]
    assert (row.cp, row.minimum) == (5, 1)
    assert row.discounts == {
        "elizabeth_excommunicated": 2,
        "mary_captured": 2,
        "mary_executed": 3,
    }


@pytest.mark.rule("VQ 24.2", "VQ 24.5")
def test_three_powers_can_win_each_minor_and_one_can_only_lose_it() -> None:
    for minor in MINORS.values():
        rows = [row for row in INFLUENCE.values() if row.target == minor.power]
        winners = {row.power for row in rows if row.role == "activate"}
        assert winners == set(minor.activated_by)
        assert len(winners) == 3
        assert [r.power for r in rows if r.role == "deactivate"] == [minor.deactivated_by]
        assert SPACES[minor.home_key].home == minor.power
        assert SPACES[minor.home_key].kind == "key"
    for major in DATA.table("activated_majors", ActivatedMajorRow).values():
        rows = [row for row in INFLUENCE.values() if row.target == major.power]
        assert {r.power for r in rows} == {*major.activated_by, major.deactivated_by}
    assert [r.target for r in INFLUENCE.values() if r.power == "ottoman"] == ["venice", "hre"]


@pytest.mark.rule("VQ 3.3")
def test_rulers_follow_each_other_by_mandatory_events() -> None:
    rulers = DATA.table("rulers", VqRulerRow)
    assert sorted(r.power for r in rulers.values() if not r.replaces) == sorted(MAJORS)
    assert all((r.card is None) == (not r.replaces) for r in rulers.values())
    assert {r.id for r in rulers.values() if "assassination" in r.dies_by} == {
        "elizabeth_i",
        "henry_iii",
    }
    assert [r.id for r in rulers.values() if r.keeps_home_cards] == ["suleiman"]
    for ruler in rulers.values():
        assert all(rulers[old].power == ruler.power for old in ruler.replaces)


@pytest.mark.rule("VQ 5.4")
def test_5_4_naval_counters() -> None:
    ships = {pool.power: (pool.naval, *pool.naval_types) for pool in POOLS.values() if pool.naval}
    assert ships == {
        "ottoman": (9, "galley", "corsair"),
        "spain": (7, "galley", "galleon"),
        "england": (6, "galleon", "race_built_galleon"),
        "france": (4, "galley", "galleon"),
        "hre": (1, "galley"),
        "dutch": (2, "galleon"),
        "huguenot": (2, "galleon"),
        "papacy": (1, "galley"),
        "portugal": (2, "galleon"),
        "venice": (4, "galley"),
    }


@pytest.mark.rule("VQ 5.3")
def test_force_pools_add_up_to_their_strength() -> None:
    assert set(POOLS) == set(POWERS) - {"protestant"}
    expect_pools_add_up(POOLS.values())
    assert set(POOLS["spain"].land) == {"1", "2", "4", "6"}
    assert POOLS["hre"].max_strength >= 14


@pytest.mark.rule("VQ 18.5")
def test_18_5_faith_of_units() -> None:
    faiths = {row.power: row.faith for row in DATA.table("unit_faiths", UnitFaithRow).values()}
    assert {p for p, faith in faiths.items() if faith == "protestant"} == {
        "england",
        "dutch",
        "huguenot",
        "scotland",
    }
    assert {p for p, f in faiths.items() if f == "none"} == {
        "ottoman",
        "hre",
        "independent",
        "moriscos",
    }
    assert set(faiths) == set(POOLS)


def test_the_shared_world_reads_the_tables() -> None:
    world = World(DATA)
    assert len(world.majors) == 6
    assert len(world.capitals[world.power["spain"]]) == 2
    assert world.space_count == len(SPACES)
