"""Scenarios, groups, set-ups and turns of Ultima Ratio Regis."""

from collections import Counter

import pytest

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.rows.scenarios import GroupRow, SetupRow
from tests.rules.ultima_ratio_regis.stage import WORLD

SCENARIOS = WORLD.scenarios.values()
TABLES = [(row.id, players) for row in SCENARIOS for players in row.players]
SETUPS = WORLD.data.table("setups", SetupRow)


@pytest.mark.rule("uRR 7.1")
def test_eight_scenarios_with_167_groups() -> None:
    assert [row.section for row in SCENARIOS] == [f"PB 9.{n}" for n in range(1, 9)]
    assert len(WORLD.data.table("groups", GroupRow)) == 167


@pytest.mark.rule("uRR 7.1")
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_player_gets_a_group_and_no_power_is_in_two(scenario: str, players: int) -> None:
    groups = WORLD.groups(scenario, players)
    assert [group.slot for group in groups] == list(range(1, players + 1))
    powers = Counter(power for group in groups for power in group.powers)
    assert set(powers.values()) == {1}
    assert all(WORLD.power[power] in WORLD.majors for power in powers)


@pytest.mark.rule("uRR 7.1")
def test_players_are_numbered_from_one() -> None:
    for scenario in GAME.scenarios:
        assert scenario.seats == tuple(f"p{n}" for n in range(1, max(scenario.players) + 1))


@pytest.mark.rule("uRR 7.1")
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_whoever_is_deployed_at_the_start_is_played(scenario: str, players: int) -> None:
    played = {power for group in WORLD.groups(scenario, players) for power in group.powers}
    deployed = {row.power for row in WORLD.deployments(WORLD.scenarios[scenario].setup)}
    assert deployed <= played


@pytest.mark.rule("uRR 8.1.4")
def test_deck_sizes_are_those_of_the_table() -> None:
    table = {3: 39, 4: 40, 5: 40, 6: 42, 7: 42, 8: 48}
    for row in SCENARIOS:
        for players in row.players:
            special = {"rise_of_portugal": 0, "catholics_and_protestants": 10 * players}
            assert row.deck_size(players) == special.get(row.id, table.get(players))


@pytest.mark.rule("uRR 7.2")
@pytest.mark.parametrize("setup", [id for id, row in SETUPS.items() if row.complete])
def test_a_complete_set_up_says_of_every_area_once_what_it_is(setup: str) -> None:
    areas = Counter(area for row in WORLD.starts(setup) for area in row.areas)
    assert len(areas) == 305
    assert set(areas.values()) == {1}
    for row in WORLD.starts(setup):
        assert (row.owner is None) == (row.level > 0)


@pytest.mark.rule("uRR 24")
@pytest.mark.parametrize("setup", list(SETUPS))
def test_no_area_is_deployed_to_two_powers(setup: str) -> None:
    rows = WORLD.deployments(setup)
    assert rows
    areas = Counter(area for row in rows for area in (*row.home, *row.domains))
    assert set(areas.values()) <= {1}
    assert all(WORLD.power[row.power] in WORLD.majors for row in rows)


@pytest.mark.rule("uRR 24")
@pytest.mark.parametrize("setup", [id for id, row in SETUPS.items() if row.complete])
def test_powers_are_deployed_where_the_set_up_puts_them(setup: str) -> None:
    owner = {area: row.owner for row in WORLD.starts(setup) for area in row.areas}
    for row in WORLD.deployments(setup):
        assert {owner[area] for area in (*row.home, *row.domains)} <= {row.power}


@pytest.mark.rule("uRR 8.1.1")
def test_eleven_turns_of_fifteen_years() -> None:
    years = [WORLD.turns[str(turn)].year for turn in range(1, 12)]
    assert years == list(range(1490, 1655, 15))


@pytest.mark.rule("uRR 7.1")
def test_every_scenario_begins_with_a_complete_set_up() -> None:
    for row in SCENARIOS:
        assert SETUPS[row.setup].complete
        assert 1 <= row.first_turn <= row.last_turn <= 11
        assert row.own_rules == (row.id in ("rise_of_portugal", "catholics_and_protestants"))


def test_solo_results_follow_each_other_without_a_gap() -> None:
    bands = list(WORLD.data.tables["solo_bands"].values())
    assert [band.id for band in bands] == ["defeat", "draw", "victory", "epic_victory"]


def test_misprinted_groups_are_marked_as_our_reading() -> None:
    rows = WORLD.data.table("groups", GroupRow).values()
    read = [row.id for row in rows if row.guess]
    assert read == [
        "wars_of_religion.7.7",
        "wars_of_religion.8.8",
        "thirty_years_war.7.5",
    ]
