"""What the bots look up once says the same as looking again."""

from itertools import product

import pytest

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.games.virgin_queen.bots.court import _talents
from tercio.games.virgin_queen.bots.espionage import (
    _best_victim,
    _dice,
    _fame,
    _worth_of_death,
)
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.voyages import _best_raid, _prospect
from tercio.games.virgin_queen.bots.weddings import _roll
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.tables import EspionageRow, WeddingRow
from tercio.games.virgin_queen.rules.construction.expeditions import captains_ready
from tercio.games.virgin_queen.rules.espionage.assassination import in_play, victim_power
from tercio.games.virgin_queen.rules.espionage.espionage_table import dice_for, prices
from tercio.games.virgin_queen.rules.espionage.operation import Operation
from tercio.games.virgin_queen.rules.patronage.sponsoring import talents
from tercio.kernel.masks import mask_of
from tercio.wars.bots.war import army_at
from tercio.wars.land.hostility import units_of
from tercio.wars.model.numbered import space_members
from tercio.wars.model.power_questions import commanded_by


@pytest.mark.parametrize("decisions", [0, 400, 900, 1500])
def test_19_the_best_victim_of_a_power_is_found_once(decisions: int) -> None:
    match = Match("virgin_queen", "lookups")
    table = match.table(0)
    play_out(table, match.sit_down(0), limit=decisions)
    for seat in table.seats:
        g = table.glance_position(seat)
        assert isinstance(g, VirginQueen)
        for power in g.powers_of(seat):
            o = Outlook(g, power)
            _check_once_more(o)
            for target in g.world.majors:
                victims = [leader for leader in in_play(g) if victim_power(g, leader) == target]
                best = max(victims, key=lambda leader: _fame(o, leader), default=None)
                assert _best_victim(o, target) == best
                (price,) = prices(g.world, "gain_intelligence")
                for more in (0, 2):
                    plot = Operation("gain_intelligence", power, target, price, extra_attack=more)
                    attack, defence = (dice_for(g, plot, side) for side in ("attack", "defence"))
                    assert _dice(o, plot) == (attack - more, defence)


def _check_once_more(o: Outlook) -> None:
    """Asked twice, each time as if nothing had been asked before."""
    for leader in in_play(o.g):
        assert _fame(o, leader) == _fame(o, leader) == _worth_of_death(o, leader)
    for kind, italian in product(("artist", "scientist"), (False, True)):
        found = talents(o.g, o.power, kind, italian=italian)
        for _ in range(2):
            assert _talents(o, kind, italian=italian) == found
    for captain, ocean in product(captains_ready(o.g, o.power), range(len(o.world.oceans))):
        worth = _best_raid(o, captain, ocean)
        assert _prospect(o, captain, ocean) == _prospect(o, captain, ocean) == worth
    for space in space_members(o.own_land):
        owners = commanded_by(o.g, o.power)
        assert army_at(o, space).units == units_of(o.g, mask_of(owners), space)


def test_19_and_21_rows_of_the_tables_are_those_of_the_edition() -> None:
    match = Match("virgin_queen", "lookups")
    g = match.table(0).g
    assert isinstance(g, VirginQueen)
    world = g.world
    rows = world.data.table("espionage", EspionageRow).values()
    for action in {row.action for row in rows}:
        assert prices(world, action) == tuple(sorted(r.cp for r in rows if r.action == action))
    weddings = world.data.table("weddings", WeddingRow).values()
    for rating in range(2, 15):
        worth = 0.0
        for dice in range(2, 13):
            row = next(row for row in weddings if row.low <= rating + dice <= row.high)
            worth += (6 - abs(dice - 7)) / 36 * (1.1 * row.vp + 0.5 * row.cards)
        assert _roll(world, rating, 0.5)[0] == pytest.approx(worth)
