"""The scenarios and editions of Here I Stand agree with the rules and with each other."""

from collections import Counter

import pytest

from tercio.games.here_i_stand.rows.files import (
    SCHEMA,
    DebaterRow,
    DiscoveryRow,
    HisCardRow,
    HisLeaderRow,
    HisScenarioRow,
    HisSetupRow,
    HisSpaceRow,
)
from tercio.games.here_i_stand.rows.tables import HisTurnRow, ProtestantTrackRow
from tercio.wars.model.editions import (
    EditionChangeRow,
    in_edition,
)
from tercio.wars.model.rows import (
    KeyTrackRow,
    PoolRow,
    PowerRow,
)
from tercio.wars.model.setup_rows import (
    PlacementRow,
    SeatingRow,
)

DATA = SCHEMA.load()
SPACES = DATA.table("spaces", HisSpaceRow)
POWERS = DATA.table("powers", PowerRow)
MAJORS = [power.id for power in POWERS.values() if power.kind == "major"]
CARDS = DATA.table("cards", HisCardRow)
DEBATERS = DATA.table("debaters", DebaterRow)
LEADERS = DATA.table("leaders", HisLeaderRow)
KEY_TRACKS = DATA.table("key_tracks", KeyTrackRow)
TRACK = DATA.table("protestant_track", ProtestantTrackRow)
SETUPS = DATA.table("setups", HisSetupRow)
SCENARIOS = DATA.table("scenarios", HisScenarioRow)
PLACEMENTS = DATA.table("placements", PlacementRow)
POOLS = DATA.table("force_pools", PoolRow)


def placed(setup: str) -> list[PlacementRow]:
    return [row for row in PLACEMENTS.values() if row.setup == setup]


def control(setup: HisSetupRow) -> dict[str, str]:
    held = {space.id: space.home for space in SPACES.values()}
    for power, spaces in setup.control.items():
        held |= dict.fromkeys(spaces, power)
    return held


def keys(setup: HisSetupRow) -> Counter[str]:
    return Counter(
        power
        for space, power in control(setup).items()
        if SPACES[space].kind == "key" and space not in setup.out_of_play
    )


@pytest.mark.parametrize("setup", SETUPS)
def test_placements_fit_the_counters(setup: str) -> None:
    for power in POWERS:
        rows = [row for row in placed(setup) if row.power == power]
        demands = [
            count
            for row in rows
            for unit, count in row.units.items()
            if unit in ("regular", "mercenary", "cavalry")
        ]
        if power == "protestant":
            demands += SETUPS[setup].electorate_display.values()
        fleets = sum(row.units.get(u, 0) for row in rows for u in ("squadron", "corsair"))
        assert sum(demands) <= POOLS[power].max_strength
        assert fleets <= POOLS[power].naval
        if POOLS[power].land:
            assert can_be_shown(POOLS[power], demands)


def can_be_shown(pool: PoolRow, demands: list[int]) -> bool:
    """Whether each strength can be made of the counters, the greatest first."""
    left = {int(size): count for size, count in pool.land.items()}
    for need in sorted(demands, reverse=True):
        for size in sorted(left, reverse=True):
            used = min(left[size], need // size)
            left[size] -= used
            need -= used * size
        if need:
            return False
    return True


def test_fleets_stand_in_ports_and_leaders_with_their_power() -> None:
    for row in PLACEMENTS.values():
        assert row.units
        if {"squadron", "corsair"} & set(row.units):
            assert SPACES[row.space].seas, row.id
        assert all(LEADERS[leader].power == row.power for leader in row.leaders), row.id


@pytest.mark.parametrize("id", ["1517", "1532", "1532_papal_florence"])
def test_set_ups_print_the_keys_and_vp_that_the_rules_count(id: str) -> None:
    setup = SETUPS[id]
    held = keys(setup)
    assert {power: held[power] for power in KEY_TRACKS} == setup.keys
    for power, track in KEY_TRACKS.items():
        assert setup.keys[power] + setup.square_markers_on_card[power] == track.auto_win
    assert victory_points(setup) == setup.vp


def victory_points(setup: HisSetupRow) -> dict[str, int]:
    held = control(setup)
    electorates = [space for space in held if SPACES[space].kind == "electorate"]
    vp = {power: track.vp[setup.keys[power]] for power, track in KEY_TRACKS.items()}
    spaces = TRACK[str(len(setup.protestant))]
    vp["papacy"] += spaces.papacy + setup.st_peters_vp
    vp["protestant"] = spaces.protestant + 2 * sum(
        space in setup.protestant and held[space] == "protestant" for space in electorates
    )
    vp["france"] += setup.chateaux_vp
    vp["ottoman"] += setup.piracy_vp
    if "schmalkaldic_league" in setup.events_done:
        vp["hapsburg"] += sum(held[space] == "hapsburg" for space in electorates)
    for power, markers in setup.war_winner.items():
        vp[power] += markers
    discoveries = DATA.table("discoveries", DiscoveryRow)
    for discovery, power in setup.claimed.items():
        vp[power] += discoveries[discovery].vp
    return vp


def test_scenario_1532_protestant_home_spaces_not_held_by_the_hapsburgs_are_protestant() -> None:
    setup = SETUPS["1532"]
    assert len(setup.protestant) == 19
    for space in SPACES.values():
        if space.home == "protestant" and space.id not in setup.control["hapsburg"]:
            assert space.id in setup.protestant


def test_debaters_of_a_set_up_have_entered_or_enter_on_its_first_turn() -> None:
    for setup, first_turn in (("1517", 1), ("1532", 3)):
        entered = {d.id for d in DEBATERS.values() if d.turn <= first_turn}
        assert set(SETUPS[setup].debaters) == entered - set(SETUPS[setup].debaters_gone)


@pytest.mark.rule("HIS 6.2")
def test_scenario_1532_leaves_out_the_1517_cards_and_has_five_of_turn_3() -> None:
    removed = set(SCENARIOS["1532"].cards_removed)
    assert removed == {card.id for card in CARDS.values() if card.only_1517} | {"clement_vii"}
    assert {c.number for c in CARDS.values() if c.turn == 3 and c.id not in removed} == {
        14,
        40,
        42,
        97,
        114,
    }


def test_the_two_player_deck() -> None:
    removed = {CARDS[id].number for id in SCENARIOS["two_player"].cards_removed}
    assert len(removed) == 49
    changed = {card.number for card in CARDS.values() if card.two_player}
    assert changed == {5, 13, 63, 70, 71, 95}
    assert not removed & changed


@pytest.mark.rule("HIS 3.1")
def test_every_seating_gives_each_power_one_player() -> None:
    for seating in DATA.table("seatings", SeatingRow).values():
        powers = [power for seat in seating.seats for power in seat]
        assert len(seating.seats) == seating.players
        assert sorted(powers) == sorted(MAJORS if seating.players > 2 else ["papacy", "protestant"])
    players = {count for scenario in SCENARIOS.values() for count in scenario.players}
    assert players == {2, 3, 4, 5, 6}


def test_scenarios_keep_the_thresholds_of_the_rules() -> None:
    campaign, tournament = SCENARIOS["1517"], SCENARIOS["tournament"]
    assert (campaign.standard_vp, campaign.domination_lead) == (25, 5)
    assert (campaign.first_turn, campaign.last_turn) == (1, 9)
    assert (tournament.standard_vp, tournament.domination_lead) == (23, 4)
    assert (tournament.first_turn, tournament.last_turn) == (4, 6)


def test_the_2010_edition_has_110_cards_37_of_them_dated() -> None:
    old = in_edition(DATA, "2010")
    cards = old.table("cards", HisCardRow)
    dated = [card for card in cards.values() if card.enter != "start"]
    assert (len(cards), len(dated)) == (110, 37)
    for turn in old.table("turns", HisTurnRow).values():
        assert sum(card.turn == turn.turn for card in dated) == turn.new_cards
    assert cards["copernicus"].extra_windows == ("victory_determination",)
    assert old.table("spaces", HisSpaceRow)["stirling"].kind == "unfortified"


def test_the_2017_edition_is_the_data_as_it_stands() -> None:
    assert in_edition(DATA, "2017").tables == DATA.tables
    changes = DATA.table("edition_changes", EditionChangeRow).values()
    assert all(change.remove or change.field for change in changes)


def test_every_row_says_where_it_comes_from_except_questions() -> None:
    for name, rows in DATA.tables.items():
        if name != "conditions":
            assert [row.id for row in rows.values() if not row.source] == [], name
