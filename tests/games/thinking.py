"""What the tests of every game's thinker do at a table."""

import random
from typing import Any

import msgspec

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.bot import Bot, Sight
from tercio.kernel.game import Game
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table


def thinkers(table: Table[Any], seed: str = "thinkers") -> dict[Seat, Bot]:
    """The thinker of the game in every seat."""
    stream = Stream.from_seed(seed)
    return {seat: _thinker(table, seat, stream) for seat in table.seats}


def _thinker(table: Table[Any], seat: Seat, stream: Stream) -> Bot:
    return table.game.bots["thinker"](seat, stream.child(seat))


def wins_against_chance(table: Table[Any], me: Seat, seed: str) -> bool:
    """Whether one thinker wins where all others play at random."""
    stream = Stream.from_seed(seed)
    bots: dict[Seat, Bot] = {seat: RandomBot(seat, stream.child(seat)) for seat in table.seats}
    bots[me] = _thinker(table, me, stream)
    play_out(table, bots)
    return table.result is not None and me in table.result.winners


def plays_alike(game: Game[Any], scenario: str, players: int, decisions: int) -> bool:
    """Whether the same seed is the same game."""
    played = []
    for _ in range(2):
        table = Table.new(game, scenario, players, seed="twice")
        play_out(table, thinkers(table), decisions)
        played.append(list(table.decisions))
    return played[0] == played[1]


def answers_everything(table: Table[Any], chance: random.Random, decisions: int = 1500) -> None:
    """Whatever mess others make, the thinker has a legal answer."""
    bots = thinkers(table)
    seat = None
    for _ in range(decisions):
        if table.over:
            break
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        answer = bots[seat].choose(sight)
        assert sight.ask.option(answer) is not None, (sight.ask.kind, answer)
        table.decide(seat, chance.choice(sight.ask.options).key)


def longest_negotiation(table: Table[Any], turns: int) -> int:
    """The most moves that a seat makes on one floor of negotiations."""
    bots = thinkers(table)
    seat, moves = None, dict[tuple[int, Seat], int]()
    while not table.over and table.g.state.turn <= turns:
        seat = next_seat(table, seat)
        sight = table.sight(seat)
        if sight.ask.kind == "negotiate":
            place = table.g.state.turn, seat
            moves[place] = moves.get(place, 0) + 1
        table.decide(seat, bots[seat].choose(sight))
    return max(moves.values())


class Glimpse:
    """The sight of a seat on a staged position, on which nothing has been chosen yet."""

    was_sent_back = False

    def __init__(self, position: Any, ask: Ask) -> None:
        self.position = position
        self.ask = ask
        self.seat = ask.seat


class Redealt(Sight):
    """The same sight of a table on which all that the seat cannot see was dealt anew."""

    __slots__ = ()

    def __init__(self, table: Table[Any], seat: Seat, number: int) -> None:
        super().__init__(table, seat, table.sight(seat).ask)
        game = table.game
        random = Randomness(Stream.from_seed(f"redealt-{number}"))
        state = game.determinize(table.view_position(seat), seat, random)
        g = game.position(table.setting, table.data, state, random)
        g.state = game.hide(g, seat)
        self._position = g


def only_looks_at_what_it_may_see(table: Table[Any], decisions: int = 900) -> int:
    """Bots with the same past choose alike whatever lies in others' hands, and change nothing.

    Returns how many choices were compared.
    """
    bots, twins = thinkers(table), thinkers(table)
    seat = None
    compared = 0
    for number in range(decisions):
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
    return compared


def winners_are_worth_more(table: Table[Any]) -> bool:
    """Whether the end of a game is worth more to who has won it."""
    play_out(table, thinkers(table), 12_000)
    assert table.result is not None
    winner = table.result.winners[0]
    loser = next(seat for seat in table.seats if seat not in table.result.winners)
    return table.game.worth(table.g, winner) > table.game.worth(table.g, loser)
