"""The thinker: it answers everything, sees only its view, and plays its powers' plans."""

import random
from typing import Any

import pytest

from tercio.bots.turns import next_seat, play_out
from tercio.games.virgin_queen.bots.cards import EVENTS, GRANTS
from tercio.games.virgin_queen.bots.court import patronage_worth
from tercio.games.virgin_queen.bots.court_answers import execute_mary
from tercio.games.virgin_queen.bots.deals import DIPLOMAT
from tercio.games.virgin_queen.bots.espionage import plot_worth
from tercio.games.virgin_queen.bots.faith import converted, gain, site_of
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.thinker import PLANS
from tercio.games.virgin_queen.bots.weddings import wedding_worth
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from tercio.kernel.ask import PASS, Ask, Option, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.table import Table
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.names import Power
from tests.games.thinking import (
    answers_everything,
    longest_negotiation,
    only_looks_at_what_it_may_see,
    plays_alike,
    thinkers,
    winners_are_worth_more,
    wins_against_chance,
)


def outlook(power: Power, scenario: str = "campaign") -> Outlook:
    table = Table.new(GAME, scenario, seed="outlook")
    position: Any = table.view_position(table.seats[power])
    return Outlook(position, power)


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("campaign", 6), ("campaign", 4), ("tournament", 5), ("tournament", 3), ("learning", 2)],
)
def test_thinkers_finish_a_game(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed=f"thinkers-{scenario}-{players}")
    decisions = play_out(table, thinkers(table), 12_000)
    assert table.over, f"not over after {decisions} decisions"
    assert table.result is not None
    assert table.result.winners


def test_same_seed_same_game() -> None:
    assert plays_alike(GAME, "campaign", 6, 400)


def test_a_thinker_beats_five_random_bots() -> None:
    won = 0
    for number in range(6):
        seed = f"against-chance-{number}"
        table = Table.new(GAME, "campaign", seed=seed)
        won += wins_against_chance(table, table.seats[number], seed)
    assert won >= 4


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players"), [(0, 6), (1, 6), (2, 3)])
def test_answers_every_ask_of_a_random_game(seed: int, players: int) -> None:
    table = Table.new(GAME, "campaign", players, seed=f"mess-{seed}")
    answers_everything(table, random.Random(seed))


def test_what_was_taken_back_is_not_tried_again() -> None:
    """An action that came to nothing is not chosen twice in an impulse."""
    table = Table.new(GAME, "campaign", 4, seed="steadfast")
    bots = thinkers(table)
    seat, tried, last = None, set[tuple[int, str]](), ""
    for _ in range(1500):
        if table.over:
            break
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        key = bots[seat].choose(sight)
        impulse = table.g.state.impulses
        if sight.ask.kind == "spend-cp":
            last = key
        if key == "back" and len(sight.ask.options) > 1:
            assert (impulse, last) not in tried, last
            tried.add((impulse, last))
        table.decide(seat, key)


def test_a_negotiation_is_short() -> None:
    """A floor of six thinkers comes to its end within a few moves of each."""
    assert longest_negotiation(Table.new(GAME, "campaign", seed="talks"), turns=3) <= 40


def test_it_only_looks_at_what_it_may_see() -> None:
    assert only_looks_at_what_it_may_see(Table.new(GAME, "campaign", seed="veiled")) > 200


# -- plans -----------------------------------------------------------------------------------------


def test_faith_is_worth_most_to_those_whose_track_it_is() -> None:
    for power, wants in ((PROTESTANT, True), (ENGLAND, True), (SPAIN, False), (FRANCE, False)):
        o = outlook(power)
        assert (o.conversions(3) > 0) == wants
        assert (o.conversions(-3) < 0) == wants


def test_a_batch_of_five_converts_about_two() -> None:
    assert converted(5, False, 9, 0.6) == pytest.approx(1.9, abs=0.1)
    assert converted(5, False, 1, 0.6) < 1.0 < converted(8, True, 9, 0.6)


def test_sermons_for_oneself_are_good_and_for_others_bad() -> None:
    assert gain(outlook(PROTESTANT), "protestant", "netherlands", 5) > 0.8
    assert gain(outlook(SPAIN), "protestant", "netherlands", 5) < 0.0
    assert gain(outlook(SPAIN), "catholic", "netherlands", 5) > 0.4


def test_regulars_make_a_rebellion_less_likely() -> None:
    o = outlook(PROTESTANT)
    free = site_of(o, "netherlands", o.world.space["flushing"])
    guarded = free._replace(loyal=2)
    assert free.worth(3) > guarded.worth(3)
    assert guarded.worth(5) > guarded.worth(2)


def test_money_makes_better_works() -> None:
    o = outlook(OTTOMAN)
    assert patronage_worth(o, "artist", 4) > patronage_worth(o, "artist", 2) > 0.3


def test_the_plot_against_elizabeth_is_worth_its_chance() -> None:
    o = outlook(SPAIN, "tournament")
    assert plot_worth(o, 5) > plot_worth(o, 3) > 0.0


def test_captive_mary_dies_while_there_are_plots_to_come() -> None:
    table = Table.new(GAME, "tournament", seed="mary")
    ask = Ask(Seat("england"), "execute-mary", [Option("execute"), Option(PASS)], "VQ 23.3")
    for turn, answer in ((3, "execute"), (6, PASS)):
        table.g.state.turn, table.g.state.court.mary = turn, "captured"
        question = Question(Sight(table, ask.seat, ask), ENGLAND, PLANS)
        assert execute_mary(question) == answer


def test_elizabeth_stays_unwed() -> None:
    o = outlook(ENGLAND)
    royal = o.world.royal
    assert wedding_worth(o, ENGLAND, royal["charles_ix"], royal["elizabeth_i"]) < 0.0
    assert wedding_worth(o, FRANCE, royal["charles_ix"], royal["anna_of_austria"]) > 1.0


def test_soldiers_for_hire_are_cheap_to_give_and_good_to_have() -> None:
    hired = Clause("mercenaries", HRE, SPAIN, "4")
    assert DIPLOMAT.clause_worth(outlook(HRE), PLANS[HRE], hired) > -0.4
    assert DIPLOMAT.clause_worth(outlook(SPAIN), PLANS[SPAIN], hired) > 0.5


def test_events_are_for_those_who_gain_by_them() -> None:
    assert EVENTS["huguenot_lent"](outlook(PROTESTANT)) > 0.8
    assert EVENTS["huguenot_lent"](outlook(FRANCE)) < 0.0
    assert EVENTS["patron_of_the_arts"](outlook(HRE)) > 1.0
    assert EVENTS["war_in_persia"](outlook(OTTOMAN)) < 0.0


def test_tables_name_what_there_is() -> None:
    world = outlook(OTTOMAN).world
    assert set(EVENTS) | set(GRANTS) <= set(world.card)
    for plan in PLANS:
        assert set(plan.events) <= set(world.card)
        assert set(plan.zeals) <= set(world.location)


def test_worth_prefers_to_win() -> None:
    assert winners_are_worth_more(Table.new(GAME, "campaign", seed="worth"))
