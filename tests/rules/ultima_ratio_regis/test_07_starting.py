"""Starting a game (uRR 7)."""

import msgspec
import pytest

from tercio.games.ultima_ratio_regis.model.events.general import BidsOpened
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, Player
from tercio.games.ultima_ratio_regis.model.numbered import by_player
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.model.setup import close_theaters, seat_minors
from tercio.games.ultima_ratio_regis.rules.deployment.auction_of_groups import (
    bid_for_order,
    choose_groups,
    free_groups,
    starting_vp,
)
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def stage() -> Stage:
    """Three players who have not chosen anything."""
    found = Stage("catholics_and_protestants", 3)
    found.g.state.powers_of = [[], [], []]
    found.g.state.player_of = [NO_PLAYER] * len(WORLD.powers)
    return found


@pytest.mark.rule("uRR 7.1.1")
def test_7_1_1_the_highest_bid_is_player_1() -> None:
    s = stage()
    s.run(bid_for_order(s.g), answers=["p1=bid.2", "p2=bid.0", "p3=bid.6"])
    assert s.g.state.game_order == [2, 0, 1]
    assert s.events(BidsOpened)[0].bids == [2, 0, 6]


@pytest.mark.rule("uRR 7.1.1")
def test_7_1_1_ties_are_broken_at_random() -> None:
    orders = set()
    for seed in range(20):
        s = stage()
        for _ in range(seed):
            s.g.random.below("ties of the auction", 2)
        s.run(bid_for_order(s.g), answers=["p1=bid.3", "p2=bid.3", "p3=bid.3"])
        orders.add(tuple(s.g.state.game_order))
    assert len(orders) > 3


@pytest.mark.rule("uRR 7.1", "uRR 7.1.1")
def test_7_1_1_each_chooses_a_group_in_game_order_and_the_last_takes_what_is_left() -> None:
    s = stage()
    s.g.state.game_order = [Player(2), Player(0), Player(1)]
    s.run(choose_groups(s.g), answers=["group.3", "group.1"])
    assert s.g.state.starting.groups == {2: 3, 0: 1, 1: 2}
    assert s.g.state.powers_of[0] == [s.power("spain"), s.power("catholic_league")]
    assert s.g.state.player_of[s.power("england")] == 2
    assert free_groups(s.g) == []


@pytest.mark.rule("uRR 7.1", "uRR 7.1.1")
def test_7_1_1_first_vp_as_in_example_2_2() -> None:
    """Bids 6, 2, 2; Spain's group has 2, France's 3, the Protestants' none: 2, 7, 4."""
    rows = WORLD.groups("catholics_and_protestants", 3)
    bids = [6, 2, 2]
    assert [starting_vp(bids, player, row) for player, row in by_player(rows)] == [2, 7, 4]


@pytest.mark.rule("uRR 7.1")
def test_7_1_a_group_brings_its_bonus_each_turn() -> None:
    s = stage()
    s.g.state.starting.bids = [0, 0, 0]
    s.run(choose_groups(s.g), answers=["group.2", "group.1"])
    assert s.g.state.vp_per_turn == [1, 0, 0]
    assert s.g.state.vp == [3, 2, 0]


@pytest.mark.rule("uRR 7.1")
def test_7_1_one_player_bids_against_nobody() -> None:
    s = Stage("rise_of_portugal", 1)
    s.run(bid_for_order(s.g))
    assert s.g.state.game_order == [0]
    assert s.asked == []


@pytest.mark.rule("uRR 7.2", "uRR 22.2")
def test_7_2_what_a_power_begins_with_has_not_passed_into_its_possession() -> None:
    assert not any(stage().g.realm.acquired)


@pytest.mark.rule("uRR 7.2")
def test_7_2_theaters_out_of_play_do_not_exist_whatever_the_set_up_says() -> None:
    """Of Catholics and Protestants, if it were played in Western Europe alone."""
    s = Stage()
    row = msgspec.structs.replace(s.g.scenario, theaters=("WE",))
    inside = WORLD.areas_in(theaters=row.theaters) & ~s.g.state.closed
    close_theaters(s.g, row)
    assert WORLD.area_mask & ~s.g.state.closed == inside
    assert (s.owner("milan"), s.holder("milan")) == ("", "")
    assert (s.owner("paris"), s.holder("paris")) == ("france", "france")


@pytest.mark.rule("uRR 7.2", "uRR 20.3.1")
@pytest.mark.parametrize(
    ("scenario", "players", "turn", "there"),
    [
        ("catholics_and_protestants", 3, 6, True),
        ("catholics_and_protestants", 3, 11, True),
        ("catholics_and_protestants", 3, 12, False),
        ("rise_of_portugal", 1, 1, False),
    ],
)
def test_7_2_mercenaries_are_there_from_their_first_turn_to_their_last_but_not_for_one(
    scenario: str, players: int, turn: int, there: bool
) -> None:
    s = Stage(scenario, players)
    mercenaries = s.power("elite_mercenaries")
    s.g.realm.in_play &= ~(1 << mercenaries)
    seat_minors(s.g, msgspec.structs.replace(s.g.scenario, first_turn=turn))
    assert is_in_play(s.g, mercenaries) is there
