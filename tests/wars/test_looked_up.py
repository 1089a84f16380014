"""What is looked up is what a fresh look through everything finds, whatever has been played."""

from itertools import product
from typing import Any

import pytest

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.wars.cards.card_play import _is_for, _modes, _modes_for, may_respond, playable_modes
from tercio.wars.cards.responses import ANY_TIME
from tercio.wars.land.hostility import own
from tercio.wars.model.force_pools import strength_in_use
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.numbered import seas_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.piracy import can_raid, raids_open_to

GAMES = (("here_i_stand", "1517"), ("here_i_stand", "two_player"), ("virgin_queen", "campaign"))


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_pieces_and_cards_are_found_as_by_a_look_through_all(game: str, scenario: str) -> None:
    match = Match(game, "looked up", scenario, bots=("random",))
    table, bots = match.table(0), match.sit_down(0)
    while not table.over and len(table.decisions) < 600:
        play_out(table, bots, 120)
        _check_pieces(table.g)
        _check_cards(table.g)
        _check_raids(table.g)


def _check_pieces(g: Any) -> None:
    state = g.state
    for place in g.world.places:
        assert leaders_at(g, place) == [i for i, at in enumerate(state.leader_at) if at == place]
        assert ships_at(g, place) == [i for i, at in enumerate(state.ship_at) if at == place]
    for power in g.world.powers:
        rows = state.troops[2 * power], state.troops[2 * power + 1]
        beside = sum(g.hooks.counters_beside_map(g, power))
        assert strength_in_use(g, power) == sum(map(sum, rows)) + beside
        assert own(g, power) == sum(1 << each for each in commanded_by(g, power))


def _check_raids(g: Any) -> None:
    table = g.hooks.piracy_restrictions(g)
    for power in g.world.majors:
        seas, targets = seas_in(g.world.all_seas), g.world.majors
        fresh = [(s, t) for s, t in product(seas, targets) if table.allow(g, power, s, t)]
        assert raids_open_to(g, power) == fresh
        assert can_raid(g, power) == bool(fresh)


def _check_cards(g: Any) -> None:
    for card, row in g.world.cards.items():
        for window in {window for mode in row.modes for window in mode.windows}:
            for power in g.world.majors:
                fresh = [mode for mode in _modes(g, card, window) if _is_for(g, power, mode)]
                assert [*_modes_for(g, power, card, window)] == fresh
        for power in g.world.majors:
            modes = playable_modes(g, power, card, ANY_TIME)
            assert may_respond(g, power, card, ANY_TIME, about=None) == bool(modes)
