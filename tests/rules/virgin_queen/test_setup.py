"""Set-ups of Virgin Queen against what they print."""

from collections import Counter

import pytest

from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    HUGUENOT,
    KNIGHTS,
    MAJORS,
    PROTESTANT,
    WALLOONS,
)
from tercio.games.virgin_queen.rows.scenarios import VqSetupRow
from tercio.wars.model.invariants import broken_masks
from tercio.wars.model.setup_rows import PlacementRow
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.model.troop_questions import kind_name, stacks_in
from tests.rules.virgin_queen.stage import SEATS, Stage

SPECIAL = {WALLOONS: "walloon", KNIGHTS: "knight"}


@pytest.mark.parametrize("scenario", ["campaign", "tournament"])
@pytest.mark.parametrize("players", SEATS)
def test_the_board_is_as_the_set_up_prints_it(scenario: str, players: int) -> None:
    g = Stage(scenario, players).g
    setup = g.world.data.table("setups", VqSetupRow)[scenario]
    printed = [setup.keys[g.world.power_rows[power].id] for power in MAJORS]
    assert [controlled_keys(g, power) for power in MAJORS] == printed
    spaces = g.state.religion.protestant & g.world.struggle
    assert spaces.bit_count() == setup.protestant_spaces
    assert not broken_masks(g)


@pytest.mark.parametrize("scenario", ["campaign", "tournament"])
def test_every_unit_stands_where_the_set_up_puts_it(scenario: str) -> None:
    stage = Stage(scenario)
    g = stage.g
    rows = [
        r for r in g.world.data.table("placements", PlacementRow).values() if r.setup == scenario
    ]
    assert len(rows) > 40
    for row in rows:
        power, space = g.world.power[row.power], stage.at(row.space)
        found = Counter(ship_kind(g, ship) for ship in ships_at(g, space))
        for owner, kind, count in stacks_in(g, space):
            assert owner == power or owner in SPECIAL, row.id
            found[SPECIAL.get(owner) or kind_name(g, owner, kind)] += count
        assert found == Counter(row.units), row.id


@pytest.mark.rule("VQ 23.6", "VQ 17.2")
def test_factions_are_at_home_in_their_area() -> None:
    g = Stage().g
    netherlands = g.world.area_masks["netherlands"]
    assert g.state.home[DUTCH]
    assert not g.state.home[DUTCH] & ~netherlands
    assert g.state.home[PROTESTANT] == g.state.home[DUTCH] | g.state.home[HUGUENOT]
    assert g.state.home[WALLOONS]
    assert not g.state.home[WALLOONS] & ~netherlands
    assert g.state.patron[HUGUENOT] == g.state.patron[DUTCH] == PROTESTANT
