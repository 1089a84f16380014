"""One power takes the place of another (uRR 8.1.2): Parliament that of England."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import Power, pair
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.special_rules.succession import succeed
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def england() -> Stage:
    """In the Thirty Years' War, without merchants of anybody."""
    s = Stage("thirty_years_war", 4)
    for center in range(len(WORLD.centers)):
        s.g.realm.merchants[center] = {}
        s.g.realm.prepared[center] = {}
        s.g.realm.fixed[center] = {}
    return s


def give_way(s: Stage) -> None:
    succeed(s.g, s.power("england"), s.power("parliamentarians"))
    assert recount(s.g) == []


@pytest.mark.rule("uRR 8.1.2", "uRR 18.5")
def test_8_1_2_home_areas_stay_home_and_domains_domains() -> None:
    s = england().own("england", "virginia")
    homes = s.g.state.homes[s.power("england")]
    assert homes >> s.at("london") & 1
    assert not homes >> s.at("virginia") & 1
    give_way(s)
    parliament = s.power("parliamentarians")
    assert (s.owner("london"), s.owner("virginia")) == ("parliamentarians",) * 2
    assert s.g.state.homes[parliament] >> s.at("london") & 1
    assert not s.g.state.homes[parliament] >> s.at("virginia") & 1


@pytest.mark.rule("uRR 8.1.2", "uRR 19.2.2", "uRR 19.2.4")
def test_8_1_2_merchants_are_taken_over_the_built_the_fixed_and_the_prepared() -> None:
    """One fixed merchant in the North Sea; one in the Western Mediterranean, where another waits;
    two that wait in the Baltic. Nowhere else anything."""
    s = england().merchants("tc_north_sea", "england").merchants("tc_west_med", "england")
    power = s.power("england")
    s.g.fix_merchants(WORLD.center["tc_north_sea"], power, 1)
    for center in ("tc_west_med", "tc_baltic", "tc_baltic"):
        s.g.prepare_merchant(WORLD.center[center], power)
    give_way(s)
    parliament, realm = s.power("parliamentarians"), s.g.realm

    def found(rows: list[dict[Power, int]]) -> dict[str, dict[Power, int]]:
        return {WORLD.centers[n].id: row for n, row in enumerate(rows) if row}

    assert found(realm.merchants) == {
        "tc_north_sea": {parliament: 1},
        "tc_west_med": {parliament: 1},
    }
    assert found(realm.fixed) == {"tc_north_sea": {parliament: 1}}
    assert found(realm.prepared) == {"tc_west_med": {parliament: 1}, "tc_baltic": {parliament: 2}}


@pytest.mark.rule("uRR 8.1.2", "uRR 21.1", "uRR 23.3")
def test_8_1_2_alliances_and_a_new_dynasty_go_with_the_rest() -> None:
    """One with Sweden, which ends with the next war, one with Venice, which does not, and one with
    Parliament, which is none any more."""
    s = england()
    power, parliament = s.power("england"), s.power("parliamentarians")
    s.alliance("england", "venice").alliance("england", "parliamentarians")
    s.g.make_alliance(power, s.power("sweden"), until_war=True)
    s.g.realm.refounded = 1 << power | 1 << s.power("spain")
    give_way(s)
    assert s.g.realm.alliances[pair(parliament, s.power("sweden"))] == 2
    assert s.g.realm.alliances[pair(parliament, s.power("venice"))] == 1
    assert sorted(allies_of(s.g, parliament)) == sorted([s.power("sweden"), s.power("venice")])
    assert s.g.realm.refounded == 1 << parliament | 1 << s.power("spain")
