"""Two players: sequence, Diet of Worms, winter, victory, changed cards and secrets."""

from collections.abc import Iterator

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.games.here_i_stand.cards.events_65_to_70 import bourbon_sites
from tercio.games.here_i_stand.cards.events_71_to_76 import rebel_targets
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import deal_cards
from tercio.games.here_i_stand.rules.reformation.diet_of_worms import diet_of_worms
from tercio.games.here_i_stand.rules.victory.victory import (
    check_automatic_victory,
    determine_victory,
    victory_points,
)
from tercio.games.here_i_stand.two_player.diplomatic_verbs import (
    discard_diplomatic_card,
    show_diplomatic_hand,
)
from tercio.games.here_i_stand.two_player.main_deck import EFFECTS, squanders_loot
from tercio.games.here_i_stand.two_player.winter import (
    belligerents,
    invaders_return,
    send_leaders_away,
)
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.wars.cards.card_play import outcome_of, playable_modes
from tercio.wars.model.names import CardId
from tercio.wars.model.power_questions import is_at_war
from tests.games.here_i_stand.tables import position
from tests.rules.here_i_stand.two_player.stage import Duel

PAPAL, LUTHERAN = Seat("papacy"), Seat("protestant")


# -- the sequence (7) ------------------------------------------------------------------------------


def test_7_there_is_no_new_world_phase() -> None:
    stage = Duel()
    assert "new_world" not in stage.g.hooks.phases(stage.g)
    assert stage.g.powers_in_play() == (PAPACY, PROTESTANT)


def test_6_2_only_the_players_are_dealt_cards() -> None:
    stage = Duel()
    deal_cards(stage.g, {})
    dealt = [bool(hand) for hand in stage.g.state.hands]
    assert dealt == [False] * 4 + [True] * 2


def test_18_1_the_deck_commits_a_card_for_the_hapsburgs_and_mandatory_counts_2() -> None:
    stage = Duel().hand(PAPACY, "papal_bull").hand(PROTESTANT, "here_i_stand")
    stage.g.state.deck = [stage.g.world.card["clement_vii"]]
    cp = stage.g.world.card_cp
    bull, stand = cp(stage.g.world.card["papal_bull"]), cp(stage.g.world.card["here_i_stand"])
    stage.run(
        diet_of_worms(stage.g),
        dice=[1] * (stand + 4) + [1] * 2 + [1] * bull,
        answers=["papacy=card.5", "protestant=card.7"],
    )
    assert stage.g.state.deck == []


# -- winter (19) -----------------------------------------------------------------------------------


def test_19_3_foreign_leaders_leave_and_others_stay() -> None:
    stage = Duel().put("milan", FRANCE, leaders=["montmorency"]).put("vienna", HAPSBURG)
    send_leaders_away(stage.g)
    assert stage.where("montmorency") == -1
    assert stage.where("andrea_doria") == "genoa"


def test_19_3_invaders_winter_in_fortresses_or_are_removed() -> None:
    stage = Duel().clear().war(FRANCE, PAPACY).control(FRANCE, "milan", "pavia")
    stage.put("milan", FRANCE, 2).put("pavia", FRANCE, 3)
    stage.run(invaders_return(stage.g, FRANCE), answers=["regular", "regular"])
    assert stage.regulars(FRANCE, "milan") == 4
    assert stage.regulars(FRANCE, "pavia") == 0
    assert stage.regulars(FRANCE, "paris") == 0


def test_19_3_too_many_in_a_fortress_are_removed_but_a_capital_holds_them() -> None:
    stage = Duel().clear().league().control(HAPSBURG, "naples")
    stage.put("naples", HAPSBURG, 6).put("vienna", HAPSBURG, 7)
    stage.run(invaders_return(stage.g, HAPSBURG))
    assert stage.regulars(HAPSBURG, "naples") == 4
    assert stage.regulars(HAPSBURG, "vienna") == 7


def test_19_3_invaders_without_walls_spread_over_the_nearest() -> None:
    stage = Duel().clear().war(FRANCE, PAPACY).control(FRANCE, "milan", "genoa", "pavia")
    stage.put("pavia", FRANCE, 6)
    stage.run(invaders_return(stage.g, FRANCE), idle=True)
    assert stage.regulars(FRANCE, "milan") + stage.regulars(FRANCE, "genoa") == 6


def test_19_2_ships_come_home_in_winter() -> None:
    stage = Duel().clear().put("tyrrhenian_sea", PAPACY, ships=1)
    stage.run(stage.g.hooks.phases(stage.g)["winter"](stage.g), idle=True)
    assert stage.ships(PAPACY, "rome") == 1


def test_19_powers_at_peace_take_no_part_in_winter() -> None:
    stage = Duel().put("lyon", FRANCE, 5)
    assert belligerents(stage.g) == []
    stage.run(stage.g.hooks.phases(stage.g)["winter"](stage.g), answers=["pass"])
    assert stage.regulars(FRANCE, "lyon") == 6
    assert stage.regulars(FRANCE, "paris") == 1
    assert is_at_war(stage.war(FRANCE, PAPACY).g, FRANCE, PAPACY)
    assert belligerents(stage.g) == [FRANCE]


# -- victory (23) ----------------------------------------------------------------------------------


def lead(stage: Duel, vp: int) -> Duel:
    """The Papacy leads by so many VP."""
    now = victory_points(stage.g, PAPACY) - victory_points(stage.g, PROTESTANT)
    stage.g.state.bonus_vp[PAPACY] += vp - now
    return stage


def test_23_3_domination_needs_8_vp_from_turn_4() -> None:
    for turn, vp, wins in ((4, 8, True), (4, 7, False), (3, 8, False)):
        stage = lead(Duel(), vp)
        stage.g.state.turn = turn
        determine_victory(stage.g)
        assert (stage.g.state.won_by == "domination") == wins


def test_23_1_only_the_players_win() -> None:
    stage = Duel()
    stage.control(OTTOMAN, *(r.id for r in stage.g.world.space_rows if r.kind == "key"))
    check_automatic_victory(stage.g)
    assert not stage.g.state.over
    stage.g.state.bonus_vp[ENGLAND] = 40
    determine_victory(stage.g)
    assert not stage.g.state.over


# -- changed cards ---------------------------------------------------------------------------------


def test_card_5_no_bull_against_a_ruler_in_an_impulse() -> None:
    stage = Duel().war(FRANCE, PAPACY)
    modes = playable_modes(stage.g, PAPACY, stage.g.world.card["papal_bull"], "own_impulse")
    assert "ruler" not in {mode.id for mode in modes}


def test_card_63_the_abbeys_cost_the_papacy_a_card() -> None:
    stage = Duel().hand(PAPACY, "papal_bull", "arquebusiers")
    mode = stage.g.world.cards[stage.g.world.card["dissolution_of_the_monasteries"]].modes[0]
    effect = EFFECTS["dissolution_of_the_monasteries", "event"]
    stage.run(outcome_of(effect(stage.g, PROTESTANT, mode, None)))
    assert stage.g.state.hands[PAPACY] == [stage.g.world.card["papal_bull"]]
    assert stage.g.state.hands[ENGLAND] == []


def test_card_63_even_a_mandatory_event_can_be_drawn() -> None:
    stage = Duel().hand(PAPACY, "papal_bull", "master_of_italy")
    mode = stage.g.world.cards[stage.g.world.card["dissolution_of_the_monasteries"]].modes[0]
    effect = EFFECTS["dissolution_of_the_monasteries", "event"]
    stage.run(outcome_of(effect(stage.g, PROTESTANT, mode, None)))
    assert stage.g.state.hands[PAPACY] == [stage.g.world.card["papal_bull"]]


def test_card_70_the_renegade_appears_in_the_two_zones_only() -> None:
    stage = Duel().control(PAPACY, "siena", "nice")
    sites = bourbon_sites(stage.g, PAPACY)
    assert sites >> stage.at("siena") & 1
    assert not sites >> stage.at("nice") & 1


def test_card_71_after_the_league_hapsburg_electorates_can_rebel() -> None:
    stage = Duel()
    assert stage.at("mainz") not in rebel_targets(stage.g)
    assert stage.at("mainz") in rebel_targets(stage.league().g)


def test_card_95_foreign_sackers_keep_no_cards() -> None:
    stage = Duel().hand(PAPACY, "papal_bull", "arquebusiers", "siege_mining", "mercenaries_bribed")
    assert squanders_loot(stage.g, FRANCE, 2)
    assert len(stage.g.state.hands[PAPACY]) == 2
    assert stage.g.state.hands[FRANCE] == []
    assert not squanders_loot(stage.g, PROTESTANT, 2)


# -- secrets ---------------------------------------------------------------------------------------


def test_diplomatic_cards_are_hidden_from_the_opponent_and_from_spectators() -> None:
    stage = Duel().diplomatic(PAPACY, 203).diplomatic(PROTESTANT, 206, 208)
    assert GAME.hide(stage.g, PAPAL).two_player.hands == [[203], [0, 0]]
    assert GAME.hide(stage.g, LUTHERAN).two_player.hands == [[0], [206, 208]]
    assert GAME.hide(stage.g, None).two_player.hands == [[0], [0, 0]]
    assert not any(GAME.hide(stage.g, PAPAL).two_player.deck)


def test_what_was_shown_stays_known_to_the_opponent_alone() -> None:
    stage = Duel().diplomatic(PROTESTANT, 206, 208)
    show_diplomatic_hand(stage.g, PROTESTANT)
    assert GAME.hide(stage.g, PAPAL).two_player.hands[1] == [206, 208]
    assert GAME.hide(stage.g, None).two_player.hands[1] == [0, 0]
    discard_diplomatic_card(stage.g, PROTESTANT, CardId(206))
    assert stage.g.state.two_player.shown[1] == [208]


def test_imagined_diplomatic_cards_look_the_same() -> None:
    stage = Duel().diplomatic(PAPACY, 203).diplomatic(PROTESTANT, 206, 208)
    for seat in (PAPAL, LUTHERAN, None):
        view = GAME.hide(stage.g, seat)
        stage.g.state, real = view, stage.g.state
        guess = GAME.determinize(stage.g, seat, Randomness(Stream.from_seed("guess")))
        stage.g.state = guess
        assert GAME.hide(stage.g, seat).two_player == view.two_player
        cards = guess.two_player
        assert sorted(cards.deck + cards.aside + cards.hands[0] + cards.hands[1]) == list(
            range(201, 220)
        )
        stage.g.state = real


# -- whole games -----------------------------------------------------------------------------------


def decisions(table: Table[HisState], seed: str) -> Iterator[str]:
    bots = {seat: RandomBot(seat, Stream.from_seed(f"{seed}.{seat}")) for seat in table.seats}
    last: Seat | None = None
    while not table.over:
        last = next_seat(table, last)
        ask = table.asks()[last]
        table.decide(last, bots[last].pick(ask))
        yield ask.kind


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_random_game_of_two_ends_and_keeps_its_promises(seed: str) -> None:
    table = Table.new(GAME, "two_player", 2, {}, seed=seed)
    conserved = GAME.conserved(position(table))
    for number, kind in enumerate(decisions(table, seed)):
        assert number < 10_000, "a random game does not come to its end"
        if kind == "impulse" or number % 50 == 0:
            assert not GAME.violations(position(table))
            assert GAME.conserved(position(table)) == conserved
    assert table.result is not None
    assert set(table.result.scores) == {PAPAL, LUTHERAN}
