"""The map, powers and pieces of Here I Stand are complete and consistent."""

from collections import Counter

import pytest

from tercio.games.here_i_stand.rows.files import (
    SCHEMA,
    ColonyRow,
    ConquistadorRow,
    DebaterRow,
    ExplorerRow,
    HisCardRow,
    HisRulerRow,
    HisSpaceRow,
    ReformerRow,
    WifeRow,
)
from tercio.games.here_i_stand.rows.tables import HisTurnRow
from tercio.wars.model.rows import (
    ActionRow,
    ConnectionRow,
    KeyTrackRow,
    MinorRow,
    PoolRow,
    PowerRow,
    SeaRow,
    WarCostRow,
)
from tests.games.war_maps import WarMap, expect_pools_add_up

DATA = SCHEMA.load()
MAP = WarMap(DATA)
SPACES = DATA.table("spaces", HisSpaceRow)
CONNECTIONS = DATA.table("connections", ConnectionRow)
SEAS = DATA.table("seas", SeaRow)
POWERS = DATA.table("powers", PowerRow)
MAJORS = [power.id for power in POWERS.values() if power.kind == "major"]
CARDS = DATA.table("cards", HisCardRow)
DEBATERS = DATA.table("debaters", DebaterRow)
KEY_TRACKS = DATA.table("key_tracks", KeyTrackRow)
POOLS = DATA.table("force_pools", PoolRow)


@pytest.mark.rule("HIS 2.1", "HIS 2.5")
def test_the_map_has_as_many_of_everything_as_the_board() -> None:
    kinds = Counter(space.kind for space in SPACES.values())
    assert len(SPACES) == 134
    assert len(CONNECTIONS) == 220
    assert len(SEAS) == 14
    assert (kinds["key"], kinds["electorate"]) == (33, 6)
    assert sum(row.kind == "pass" for row in CONNECTIONS.values()) == 16
    assert sum(len(sea.adjacent) for sea in SEAS.values()) == 2 * 16
    assert sum(space.home == "protestant" for space in SPACES.values()) == 21


def test_connections_join_two_spaces_once() -> None:
    MAP.expect_single_links()
    assert all(row.agree >= 3 for row in CONNECTIONS.values())


@pytest.mark.rule("HIS 2.5")
def test_passes_are_3_in_the_pyrenees_6_in_the_alps_7_in_the_balkans() -> None:
    MAP.expect_passes(3, 6, 7)


def test_sea_zones_and_ports_agree_from_both_ends() -> None:
    MAP.expect_seas_from_both_ends()


@pytest.mark.rule("HIS 2.5")
def test_three_straits_part_sea_zones_and_two_arrows_join_them() -> None:
    MAP.expect_straits("messina", "gibraltar", "istanbul")
    assert {"irish_sea", "baltic_sea"} <= set(SEAS["north_sea"].adjacent)


@pytest.mark.rule("HIS 2.1")
def test_six_capitals_two_of_them_hapsburg() -> None:
    capitals = {s.id: s.capital_of for s in SPACES.values() if s.capital_of}
    assert capitals == {
        "london": "england",
        "paris": "france",
        "valladolid": "hapsburg",
        "vienna": "hapsburg",
        "rome": "papacy",
        "istanbul": "ottoman",
    }


@pytest.mark.rule("HIS 2.1")
def test_electorates_and_independent_keys() -> None:
    electorates = [space for space in SPACES.values() if space.kind == "electorate"]
    assert sorted(space.id for space in electorates) == [
        "augsburg",
        "brandenburg",
        "cologne",
        "mainz",
        "trier",
        "wittenberg",
    ]
    assert all(space.zone == "german" for space in electorates)
    assert all(space.electorate_regulars >= 1 for space in electorates)
    for id in ("metz", "milan", "florence", "tunis"):
        assert (SPACES[id].kind, SPACES[id].home) == ("key", "independent")


def test_every_space_can_be_reached_over_land_and_sea() -> None:
    MAP.expect_in_one_piece()


def test_connections_are_short_and_never_cross_on_the_canvas() -> None:
    at = [(s.x, s.y) for s in SPACES.values()]
    assert len(set(at)) == len(at)
    assert all(0 <= x <= 1000 and 0 <= y <= 700 for x, y in at)
    assert MAP.crossings() == []


@pytest.mark.parametrize(
    ("space", "adjacent"),
    [
        ("stettin", {"lubeck", "brandenburg"}),
        ("breslau", {"wittenberg", "brandenburg", "brunn"}),
        ("prague", {"wittenberg", "leipzig", "linz", "brunn"}),
        ("leipzig", {"wittenberg", "prague", "erfurt", "nuremberg"}),
        ("vienna", {"brunn", "linz", "graz", "pressburg"}),
    ],
)
def test_adjacency_fits_the_worked_examples(space: str, adjacent: set[str]) -> None:
    assert MAP.neighbours(space) == adjacent


def test_the_dice_of_lubeck_and_magdeburg_fit_the_worked_example() -> None:
    assert len(MAP.neighbours("lubeck")) == 4
    assert "brandenburg" in MAP.neighbours("lubeck")
    assert len(MAP.neighbours("magdeburg")) == 5
    assert {"wittenberg", "brandenburg"} <= MAP.neighbours("magdeburg")


@pytest.mark.rule("HIS 3.2")
def test_impulse_order() -> None:
    assert sorted(MAJORS, key=lambda power: POWERS[power].order) == [
        "ottoman",
        "hapsburg",
        "england",
        "france",
        "papacy",
        "protestant",
    ]


@pytest.mark.rule("HIS 6.2")
def test_key_tracks_deal_the_cards_of_the_examples() -> None:
    assert KEY_TRACKS["france"].cards[8] == 4
    assert KEY_TRACKS["ottoman"].cards[5] == 4
    for track in KEY_TRACKS.values():
        assert len(track.vp) == len(track.cards) == track.auto_win
        assert (track.vp[0], track.cards[0]) == (0, 1)


@pytest.mark.rule("HIS 11.1")
def test_action_costs_of_the_summary() -> None:
    actions = DATA.table("actions", ActionRow)
    assert len(actions) == 21
    assert actions["colonize"].costs == {"hapsburg": 2, "england": 3, "france": 3}
    assert actions["publish_treatise"].costs == {"england": 3, "protestant": 2}
    assert set(actions["naval_move"].costs) == set(MAJORS) - {"protestant"}


def test_every_declaration_has_a_cost_or_is_barred() -> None:
    costs = DATA.table("war_costs", WarCostRow)
    minors = DATA.table("minors", MinorRow)
    targets = [*MAJORS, *minors]
    assert len(costs) == len(MAJORS) * (len(targets) - 1)
    for row in costs.values():
        assert row.never == (row.cp == 0)
        if row.target in minors and not row.never:
            assert row.cp == 1
    barred = {(row.declarer, row.target) for row in costs.values() if row.never}
    assert {(power, "hungary") for power in MAJORS} <= barred
    assert {(p, "scotland") for p in ("ottoman", "papacy", "protestant")} <= barred
    assert ("england", "venice") in barred
    assert costs["hapsburg.england"].cp - costs["hapsburg.england"].discount == 1
    assert costs["england.hapsburg"].discount == 0


@pytest.mark.rule("HIS 3.3")
def test_rulers_follow_each_other_by_mandatory_events() -> None:
    rulers = DATA.table("rulers", HisRulerRow)
    for ruler in rulers.values():
        if ruler.card:
            assert CARDS[ruler.card].type == "mandatory"
            assert CARDS[ruler.card].remove == "becomes_ruler"
            assert ruler.replaces
        assert all(rulers[old].power == ruler.power for old in ruler.replaces)
    first = [ruler.power for ruler in rulers.values() if not ruler.replaces]
    assert sorted(first) == sorted(MAJORS)


@pytest.mark.rule("HIS 5.2")
def test_force_pools_add_up_to_their_strength() -> None:
    assert set(POOLS) == set(POWERS)
    expect_pools_add_up(POOLS.values())
    assert all(bool(pool.naval) == bool(pool.naval_types) for pool in POOLS.values())


def test_debaters_enter_as_the_turn_track_says() -> None:
    sides = Counter(debater.side for debater in DEBATERS.values())
    assert sides == {"protestant": 17, "papacy": 12}
    for turn in DATA.table("turns", HisTurnRow).values():
        entering = Counter(d.side for d in DEBATERS.values() if d.turn == turn.turn)
        assert entering["protestant"] == turn.protestant_debaters
        assert entering["papacy"] == turn.papal_debaters


def test_protestant_debaters_have_a_zone_and_england_uses_four() -> None:
    assert all((d.zone is None) == (d.side == "papacy") for d in DEBATERS.values())
    english = {d.id for d in DEBATERS.values() if "england" in d.usable_by}
    assert english == {"cranmer", "latimer", "wishart", "knox"}


def test_reformers_stand_in_the_zone_of_their_debater() -> None:
    for reformer in DATA.table("reformers", ReformerRow).values():
        assert SPACES[reformer.space].zone == reformer.zone == DEBATERS[reformer.debater].zone


def test_explorers_and_conquistadors_of_the_examples() -> None:
    explorers = DATA.table("explorers", ExplorerRow)
    values = {id: explorers[id].value for id in ("orellana", "verrazano", "rut", "cabot_hapsburg")}
    assert values == {"orellana": 3, "verrazano": 2, "rut": 1, "cabot_hapsburg": 1}
    conquistadors = DATA.table("conquistadors", ConquistadorRow)
    assert (conquistadors["cortez"].value, conquistadors["cordova"].value) == (4, 1)
    colonies = Counter(colony.power for colony in DATA.table("colonies", ColonyRow).values())
    assert colonies == {"england": 2, "france": 2, "hapsburg": 3, None: 1}


def test_the_marital_track() -> None:
    wives = DATA.table("wives", WifeRow)
    assert [wife.box for wife in wives.values()] == list(range(7))
    assert sum(wife.marriage for wife in wives.values()) == 5
    assert [wife.id for wife in wives.values() if wife.roll_bonus] == ["jane_seymour"]
