"""The thinker: it answers everything, sees only its view, and plays its powers' plans."""

import random
from typing import Any

import pytest

from tercio.bots.turns import next_seat, play_out
from tercio.games.here_i_stand.bots.cards import EVENTS
from tercio.games.here_i_stand.bots.deals import DIPLOMAT
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.thinker import PLANS
from tercio.games.here_i_stand.bots.values import WEIGHTS
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.kernel.table import Table
from tercio.wars.bots.values import key_step
from tercio.wars.bots.war import field_chance, loss_chance, storm_chance
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


def outlook(power: Power) -> Outlook:
    table = Table.new(GAME, "1517", seed="outlook")
    position: Any = table.view_position(table.seats[power])
    return Outlook(position, power)


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"), [("1517", 6), ("1532", 5), ("1517", 3), ("tournament", 4)]
)
def test_thinkers_finish_a_game(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed=f"thinkers-{scenario}-{players}")
    decisions = play_out(table, thinkers(table), 12_000)
    assert table.over, f"not over after {decisions} decisions"
    assert table.result is not None
    assert table.result.winners


def test_two_thinkers_finish_the_game_for_two() -> None:
    table = Table.new(GAME, "two_player", 2, seed="thinkers-2")
    play_out(table, thinkers(table), 6_000)
    assert table.over


def test_same_seed_same_game() -> None:
    assert plays_alike(GAME, "1517", 6, 400)


def test_a_thinker_beats_five_random_bots() -> None:
    won = 0
    for number in range(6):
        seed = f"against-chance-{number}"
        table = Table.new(GAME, "1517", seed=seed)
        won += wins_against_chance(table, table.seats[number], seed)
    assert won >= 4


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_answers_every_ask_of_a_random_game(seed: int) -> None:
    answers_everything(Table.new(GAME, "1517", seed=f"mess-{seed}"), random.Random(seed))


def test_a_thinker_never_takes_back() -> None:
    """Only where nothing else is left; else a choice would never end."""
    table = Table.new(GAME, "1517", seed="steadfast")
    bots = thinkers(table)
    seat = None
    for _ in range(1200):
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        key = bots[seat].choose(sight)
        assert key not in ("back", "unready") or len(sight.ask.options) == 1
        table.decide(seat, key)


def test_a_negotiation_is_short() -> None:
    """A floor of six thinkers comes to its end within a few moves of each."""
    assert longest_negotiation(Table.new(GAME, "1517", seed="talks"), turns=4) <= 30


def test_it_only_looks_at_what_it_may_see() -> None:
    assert only_looks_at_what_it_may_see(Table.new(GAME, "1517", seed="veiled")) > 200


# -- plans -----------------------------------------------------------------------------------------


def deployments_of(power: str) -> str:
    """Where a power deploys in the first spring."""
    table = Table.new(GAME, "1517", seed="spring")
    bots = thinkers(table)
    seat = None
    while True:
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        key = bots[seat].choose(sight)
        if sight.ask.kind == "deploy" and seat == power:
            return key
        table.decide(seat, key)


def test_the_ottoman_opens_against_belgrade() -> None:
    assert deployments_of("ottoman") == "deploy.istanbul.nezh"


def test_england_opens_against_scotland() -> None:
    assert deployments_of("england") in ("deploy.london.york", "deploy.london.berwick")


def test_a_key_is_worth_what_its_track_says() -> None:
    ottoman, hapsburg = outlook(OTTOMAN), outlook(HAPSBURG)
    assert key_step(ottoman, OTTOMAN, 1) >= 2.0
    assert 1.0 <= key_step(hapsburg, HAPSBURG, 1) < key_step(ottoman, OTTOMAN, 1) + 1.0
    belgrade = ottoman.world.space["belgrade"]
    sofia = ottoman.world.space["sofia"]
    assert ottoman.capture(belgrade) > 2.0 > ottoman.capture(sofia)


def test_another_table_of_weights_makes_another_mind() -> None:
    """The Ottoman who loves Hungary wants Belgrade more, whoever asks for it."""
    plain = Outlook(outlook(OTTOMAN).g, OTTOMAN, WEIGHTS)
    covetous = Outlook(plain.g, HAPSBURG, WEIGHTS.changed({"hungary": 3.0})).of(OTTOMAN)
    belgrade, milan = (plain.world.space[id] for id in ("belgrade", "milan"))
    assert covetous.capture(belgrade) == plain.capture(belgrade) + 1.5
    assert covetous.capture(milan) == plain.capture(milan)


def test_chances_are_those_of_the_dice() -> None:
    """Four units against one in a key: half, four in five, nearly all."""
    once, twice = (storm_chance(4, 0, 1, 0, tries) for tries in (1, 2))
    assert once == pytest.approx(0.556, abs=0.02)
    assert 0.75 < twice < 0.9
    assert field_chance(8, 0, 5, 0) == pytest.approx(0.54, abs=0.02)
    assert loss_chance((3, 0), 3) == 0.0 < loss_chance((8, 1), 1)


def test_a_divorce_is_dear_to_england_and_to_the_pope() -> None:
    divorce = Clause("grant_divorce", PAPACY, ENGLAND)
    assert DIPLOMAT.clause_worth(outlook(ENGLAND), PLANS[ENGLAND], divorce) > 1.5
    assert DIPLOMAT.clause_worth(outlook(PAPACY), PLANS[PAPACY], divorce) < -1.0


def test_events_are_for_those_who_gain_by_them() -> None:
    press = EVENTS["printing_press"]
    assert press(outlook(PROTESTANT)) > 1.0
    assert press(outlook(PAPACY)) < 0.0
    assert EVENTS["michelangelo"](outlook(PAPACY)) > 1.0
    assert EVENTS["janissaries_rebel"](outlook(OTTOMAN)) < 0.0


def test_event_table_names_cards() -> None:
    cards = outlook(OTTOMAN).world.card
    assert set(EVENTS) <= set(cards)
    for plan in PLANS:
        assert set(plan.events) <= set(cards)


def test_zeal_names_spaces() -> None:
    places = outlook(OTTOMAN).world.location
    for plan in PLANS:
        assert set(plan.zeals) <= set(places)


def test_worth_prefers_to_win() -> None:
    assert winners_are_worth_more(Table.new(GAME, "1517", seed="worth"))
