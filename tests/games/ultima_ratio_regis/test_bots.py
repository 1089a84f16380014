"""The thinker: whole games, every question, and what it may see."""

import random
from typing import Any

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.games.ultima_ratio_regis.bots.thinker import Thinker
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.kernel.ask import BACK, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table


def thinkers(table: Table[Any], seed: str = "thinkers") -> dict[Seat, Thinker]:
    stream = Stream.from_seed(seed)
    return {seat: Thinker(seat, stream.child(seat)) for seat in table.seats}


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"),
    [
        ("rise_of_portugal", 1),
        ("new_order", 6),
        ("italian_wars", 7),
        ("catholics_and_protestants", 2),
        ("catholics_and_protestants", 3),
        ("french_wars_of_religion", 8),
        ("sixteenth_century", 5),
        ("wars_of_religion", 4),
        ("thirty_years_war", 6),
    ],
)
def test_thinkers_finish_a_game(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed=f"thinkers-{scenario}-{players}")
    decisions = play_out(table, thinkers(table), 15_000)
    assert table.over, f"not over after {decisions} decisions"
    assert table.result is not None
    assert table.result.winners or players == 1
    assert not GAME.violations(table.g)  # type: ignore[arg-type]


def test_same_seed_same_game() -> None:
    played = []
    for _ in range(2):
        table = Table.new(GAME, "new_order", 4, seed="twice")
        play_out(table, thinkers(table), 600)
        played.append(list(table.decisions))
    assert played[0] == played[1]


@pytest.mark.parametrize(
    ("scenario", "players", "games"),
    [("catholics_and_protestants", 3, 3), ("new_order", 4, 2)],
)
def test_a_thinker_beats_random_bots(scenario: str, players: int, games: int) -> None:
    won = 0
    for number in range(games):
        table = Table.new(GAME, scenario, players, seed=f"chance-{number}")
        stream = Stream.from_seed(f"chance-{number}")
        me = table.seats[number]
        bots = {
            seat: (Thinker if seat == me else RandomBot)(seat, stream.child(seat))
            for seat in table.seats
        }
        play_out(table, bots)
        won += table.result is not None and me in table.result.winners
    assert won == games


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("new_order", 3), ("catholics_and_protestants", 3), ("thirty_years_war", 5)],
)
def test_answers_every_ask_of_a_random_game(scenario: str, players: int) -> None:
    """Whatever mess others make, the thinker has a legal answer."""
    table = Table.new(GAME, scenario, players, seed="mess")
    dice = random.Random(7)
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


def test_a_game_does_not_go_round_in_circles() -> None:
    """Little is taken back, and never twice in a row for long."""
    table = Table.new(GAME, "catholics_and_protestants", 3, seed="steadfast")
    bots = thinkers(table)
    seat, in_a_row, longest = None, 0, 0
    while not table.over:
        seat = next_seat(table, seat)
        key = bots[seat].choose(table.sight(seat))
        in_a_row = in_a_row + 1 if key == BACK else 0
        longest = max(longest, in_a_row)
        table.decide(seat, key)
    assert longest <= 4


# -- what it sees ----------------------------------------------------------------------------------


class Redealt(Sight):
    """The same sight of a table on which all that the seat cannot see was dealt anew."""

    __slots__ = ()

    def __init__(self, table: Table[Any], seat: Seat, number: int) -> None:
        super().__init__(table, seat, table.sight(seat).ask)
        random = Randomness(Stream.from_seed(f"redealt-{number}"))
        state = GAME.determinize(table.sighted(seat), seat, random)  # type: ignore[arg-type]
        g = GAME.position(table.setting, table.data, state, random)
        g.state = GAME.hide(g, seat)  # type: ignore[arg-type]
        self._position = g


def test_what_is_hidden_does_not_move_it() -> None:
    """Bots with the same past choose alike whatever cards lie in others' hands."""
    table = Table.new(GAME, "new_order", 4, seed="veiled")
    bots, twins = thinkers(table), thinkers(table)
    seat = None
    compared = 0
    for number in range(900):
        seat = next_seat(table, seat)
        key = bots[seat].choose(table.sight(seat))
        if len(table.sight(seat).ask.options) > 1:
            assert twins[seat].choose(Redealt(table, seat, number)) == key
            compared += 1
        else:
            twins[seat].choose(table.sight(seat))
        table.decide(seat, key)
    assert compared > 300
