"""The thinker: it answers everything, sees only its view, and plays its powers' plans."""

import random
from typing import Any

import msgspec
import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.games.virgin_queen.bots.cards import EVENTS, GRANTS
from tercio.games.virgin_queen.bots.court import patronage_worth, plot_worth
from tercio.games.virgin_queen.bots.court_answers import execute_mary
from tercio.games.virgin_queen.bots.deals import DIPLOMAT
from tercio.games.virgin_queen.bots.faith import converted, gain, site_of
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.thinker import PLANS, Thinker
from tercio.games.virgin_queen.bots.weddings import wedding_worth
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from tercio.kernel.ask import PASS, Ask, Option, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.wars.diplomacy.clauses import Clause


def thinkers(table: Table[Any], seed: str = "thinkers") -> dict[Seat, Thinker]:
    stream = Stream.from_seed(seed)
    return {seat: Thinker(seat, stream.child(seat)) for seat in table.seats}


def outlook(power: int, scenario: str = "campaign") -> Outlook:
    table = Table.new(GAME, scenario, seed="outlook")
    position: Any = table.sighted(table.seats[power])
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
    played = []
    for _ in range(2):
        table = Table.new(GAME, "campaign", seed="twice")
        play_out(table, thinkers(table), 400)
        played.append(list(table.decisions))
    assert played[0] == played[1]


def test_a_thinker_beats_five_random_bots() -> None:
    won = 0
    for number in range(6):
        table = Table.new(GAME, "campaign", seed=f"against-chance-{number}")
        stream = Stream.from_seed(f"against-chance-{number}")
        me = table.seats[number]
        bots = {
            seat: (Thinker if seat == me else RandomBot)(seat, stream.child(seat))
            for seat in table.seats
        }
        play_out(table, bots)
        won += table.result is not None and me in table.result.winners
    assert won >= 4


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players"), [(0, 6), (1, 6), (2, 3)])
def test_answers_every_ask_of_a_random_game(seed: int, players: int) -> None:
    """Whatever mess others make, the thinker has a legal answer."""
    table = Table.new(GAME, "campaign", players, seed=f"mess-{seed}")
    dice = random.Random(seed)
    bots = thinkers(table)
    seat = None
    for _ in range(1500):
        if table.over:
            break
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        answer = bots[seat].choose(sight)
        assert sight.ask.option(answer) is not None, (sight.ask.kind, answer)
        table.decide(seat, dice.choice(sight.ask.options).key)


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
    table = Table.new(GAME, "campaign", seed="talks")
    bots = thinkers(table)
    seat, moves = None, dict[tuple[int, Seat], int]()
    while not table.over and table.g.state.turn <= 3:
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        if sight.ask.kind == "negotiate":
            place = table.g.state.turn, seat
            moves[place] = moves.get(place, 0) + 1
        table.decide(seat, bots[seat].choose(sight))
    assert moves
    assert max(moves.values()) <= 40


# -- what it sees ----------------------------------------------------------------------------------


class Redealt(Sight):
    """The same sight of a table on which all that the seat cannot see was dealt anew."""

    __slots__ = ()

    def __init__(self, table: Table[Any], seat: Seat, number: int) -> None:
        super().__init__(table, seat, table.sight(seat).ask)
        random = Randomness(Stream.from_seed(f"redealt-{number}"))
        state = GAME.determinize(table.sighted(seat), seat, random)
        g = GAME.position(table.setting, table.data, state, random)
        g.state = GAME.hide(g, seat)
        self._position = g


def test_what_is_hidden_does_not_move_it() -> None:
    """Bots with the same past choose alike whatever lies in others' hands."""
    table = Table.new(GAME, "campaign", seed="veiled")
    bots, twins = thinkers(table), thinkers(table)
    seat = None
    compared = 0
    for number in range(900):
        if table.over:
            break
        seat = next_seat(table, seat)
        before = msgspec.json.encode(table.g.state)
        key = bots[seat].choose(table.sight(seat))
        assert msgspec.json.encode(table.g.state) == before, "a bot only looks"
        if len(table.sight(seat).ask.options) > 1:
            assert twins[seat].choose(Redealt(table, seat, number)) == key
            compared += 1
        else:
            twins[seat].choose(table.sight(seat))
        table.decide(seat, key)
    assert compared > 200


# -- plans -----------------------------------------------------------------------------------------


def test_faith_is_worth_most_to_those_whose_track_it_is() -> None:
    for power, wants in ((PROTESTANT, True), (ENGLAND, True), (SPAIN, False), (FRANCE, False)):
        o = outlook(power)
        assert (o.conversions(3) > 0) == wants
        assert (o.conversions(-3) < 0) == wants


def test_a_batch_of_five_converts_about_two() -> None:
    assert converted(5, False, 9) == pytest.approx(1.9, abs=0.1)
    assert converted(5, False, 1) < 1.0 < converted(8, True, 9)


def test_sermons_for_oneself_are_good_and_for_others_bad() -> None:
    assert gain(outlook(PROTESTANT), "protestant", "netherlands", 5) > 0.8
    assert gain(outlook(SPAIN), "protestant", "netherlands", 5) < 0.0
    assert gain(outlook(SPAIN), "catholic", "netherlands", 5) > 0.4


def test_regulars_make_a_rebellion_less_likely() -> None:
    o = outlook(PROTESTANT)
    free = site_of(o, "netherlands", o.world.location["flushing"])
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
    table = Table.new(GAME, "campaign", seed="worth")
    play_out(table, thinkers(table), 12_000)
    assert table.result is not None
    winner = table.result.winners[0]
    loser = next(seat for seat in table.seats if seat not in table.result.winners)
    assert GAME.worth(table.g, winner) > GAME.worth(table.g, loser)
