"""The thinker: it answers everything, sees only its view, and plays its powers' plans."""

import random
from typing import Any

import msgspec
import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.games.here_i_stand.bots.cards import EVENTS
from tercio.games.here_i_stand.bots.deals import DIPLOMAT
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.thinker import PLANS, Thinker
from tercio.games.here_i_stand.bots.values import capture, key_step
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.powers import ENGLAND, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.wars.bots.war import field_chance, loss_chance, storm_chance
from tercio.wars.diplomacy.clauses import Clause


def thinkers(table: Table[Any], seed: str = "thinkers") -> dict[Seat, Thinker]:
    stream = Stream.from_seed(seed)
    return {seat: Thinker(seat, stream.child(seat)) for seat in table.seats}


def outlook(power: int) -> Outlook:
    table = Table.new(GAME, "1517", seed="outlook")
    position: Any = table.sighted(table.seats[power])
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
    played = []
    for _ in range(2):
        table = Table.new(GAME, "1517", seed="twice")
        play_out(table, thinkers(table), 400)
        played.append(list(table.decisions))
    assert played[0] == played[1]


def test_a_thinker_beats_five_random_bots() -> None:
    won = 0
    for number in range(6):
        table = Table.new(GAME, "1517", seed=f"against-chance-{number}")
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


@pytest.mark.parametrize("seed", range(3))
def test_answers_every_ask_of_a_random_game(seed: int) -> None:
    """Whatever mess others make, the thinker has a legal answer."""
    table = Table.new(GAME, "1517", seed=f"mess-{seed}")
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
    table = Table.new(GAME, "1517", seed="talks")
    bots = thinkers(table)
    seat, moves = None, dict[tuple[int, Seat], int]()
    while not table.over and table.g.state.turn <= 4:
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        if sight.ask.kind == "negotiate":
            place = table.g.state.turn, seat
            moves[place] = moves.get(place, 0) + 1
        table.decide(seat, bots[seat].choose(sight))
    assert moves
    assert max(moves.values()) <= 30


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
    """Bots with the same past choose alike whatever cards lie in others' hands."""
    table = Table.new(GAME, "1517", seed="veiled")
    bots, twins = thinkers(table), thinkers(table)
    seat = None
    compared = 0
    for number in range(900):
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
    belgrade = ottoman.world.location["belgrade"]
    sofia = ottoman.world.location["sofia"]
    assert capture(ottoman, belgrade) > 2.0 > capture(ottoman, sofia)


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
    table = Table.new(GAME, "1517", seed="worth")
    play_out(table, thinkers(table), 12_000)
    assert table.result is not None
    winner = table.result.winners[0]
    loser = next(seat for seat in table.seats if seat not in table.result.winners)
    assert GAME.worth(table.g, winner) > GAME.worth(table.g, loser)
