"""Encoders read views alone: what a seat does not know changes none of its numbers."""

from functools import partial
from typing import Any

import numpy as np
import pytest

from tercio.arena.match import Match
from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.fields import Part
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.nets.blocks import Encoder, glanced, view_of
from tercio.nets.encoders import ENCODED, encoder_for
from tercio.nets.memory import Memory
from tercio.nets.options import encode_options, is_choice
from tercio.nets.ultima_ratio_regis import MADE_OF, SIDES, RegisEncoder
from tercio.nets.wars import STANDING, WarEncoder

SETTINGS = [
    ("here_i_stand", "1517", 6),
    ("here_i_stand", "two_player", 2),
    ("virgin_queen", "campaign", 6),
    ("virgin_queen", "learning", 2),
    ("ultima_ratio_regis", "new_order", 4),
    ("ultima_ratio_regis", "rise_of_portugal", 1),
]


@pytest.fixture(scope="module", params=SETTINGS, ids=lambda each: ".".join(map(str, each)))
def tables(request: pytest.FixtureRequest) -> tuple[Encoder[Any], list[Table[Any]]]:
    """One game, at a few points."""
    game, scenario, players = request.param
    match = Match(game, "encoders", scenario, players, bots=("random",))
    table, bots = match.table(0), match.sit_down(0)
    points = []
    for _ in range(3):
        play_out(table, bots, 50)
        points.append(table.fork())
    return encoder_for(match.setting, match.data), points


def _dealt_anew(table: Table[Any], seat: Seat | None) -> Any:
    g = table.view_position(seat)
    return table.game.determinize(g, seat, Randomness(Stream.from_seed("anew")))


def test_two_states_with_the_same_view_are_encoded_alike(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    encoder, points = tables
    for table in points:
        for seat in (*table.seats, None):
            other = _dealt_anew(table, seat)
            imagined = glanced(table.game, table.setting, table.data, other, seat=seat)
            true = encoder.encode(view_of(table, seat), seat)
            assert np.array_equal(true, encoder.encode(imagined, seat))


def test_what_a_seat_holds_is_told_to_nobody_else(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    """In the block of cards, `mine` is a seat's own; a spectator has none."""
    encoder, points = tables
    for table in points:
        public = encoder.structured(view_of(table, None), None)["cards"]
        assert not public[:, 0].any()


def test_the_size_is_the_same_in_every_position(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    encoder, points = tables
    for table in points:
        numbers = encoder.encode(view_of(table, table.seats[0]), table.seats[0])
        assert numbers.shape == (encoder.size,)
        assert np.isfinite(numbers).all()
        assert np.abs(numbers).max() < 20
        blocks = encoder.structured(view_of(table, None), None)
        assert {name: part.shape for name, part in blocks.items()} == {
            block.name: block.shape for block in encoder.blocks
        }


def test_who_remembers_reads_the_same(tables: tuple[Encoder[Any], list[Table[Any]]]) -> None:
    """An encoder that keeps what has not changed gives the numbers of one that has no memory."""
    encoder, points = tables
    remembers = encoder_for(points[0].setting, points[0].data)
    remembers.memory = Memory()
    for start in (*points, *reversed(points)):
        table = start.fork()
        stream = Stream.from_seed("memory")
        for _ in range(25):
            if table.over:
                break
            seat = next_seat(table, None)
            view = view_of(table, seat)
            assert np.array_equal(encoder.encode(view, seat), remembers.encode(view, seat))
            table.decide(seat, RandomBot(seat, stream).pick(table.asks()[seat]))


def test_who_looks_at_a_table_reads_what_its_view_shows(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    """Whoever makes no view of what has not changed reads the numbers of the view all the same."""
    encoder, points = tables
    looks = encoder_for(points[0].setting, points[0].data)
    memory = Memory()
    memory.row = np.zeros(looks.size, np.float32)
    for start in (*points, *reversed(points)):
        table = start.fork()
        stream = Stream.from_seed("look")
        for _ in range(15):
            if table.over:
                break
            for seat in table.seats:
                looks.look(table, seat, memory, partial(view_of, table, seat))
                assert np.array_equal(encoder.encode(view_of(table, seat), seat), memory.row)
            seat = next_seat(table, None)
            table.decide(seat, RandomBot(seat, stream).pick(table.asks()[seat]))


class Spied:
    """A part of a state that notes what is read of it, by path."""

    def __init__(self, part: Any, paths: set[str], start: str = "") -> None:
        self._part, self._paths, self._start = part, paths, start

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._part, name)
        path = self._start + name
        if isinstance(value, Part):
            return Spied(value, self._paths, f"{path}.")
        if not callable(value):
            self._paths.add(path)
        return value


def test_what_powers_and_facts_are_made_of_is_watched(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    """What is read and not named would be remembered when it is no longer true."""
    encoder, points = tables
    for table in points:
        g: Any = view_of(table, table.seats[0])
        state, paths = g.state, set[str]()
        g.state = Spied(state, paths)
        if isinstance(encoder, WarEncoder):
            vp = [encoder.victory_points(g, power) for power in g.world.majors]
            encoder.power_values(g, vp)
            counted = {"court.preference", "treasury.hands"}
            assert paths <= {*STANDING, *encoder.read_for_powers, *counted}
            paths.clear()
            list(encoder.fact_values(g))
            assert paths <= set(encoder.read_for_facts)
        elif isinstance(encoder, RegisEncoder):
            for power in g.data.majors:
                encoder.points_of(g, power)
            assert paths <= {*MADE_OF["points"], *SIDES}


def test_the_contenders_are_the_seats(tables: tuple[Encoder[Any], list[Table[Any]]]) -> None:
    encoder, points = tables
    for table in points:
        g = view_of(table, None)
        assert sorted(encoder.contenders(g)) == sorted(table.seats)
        assert len(encoder.points(g)) == len(table.seats)


def test_an_option_is_its_kind_verb_things_and_numbers(
    tables: tuple[Encoder[Any], list[Table[Any]]],
) -> None:
    _, points = tables
    for table in points:
        if table.over:
            continue
        seat = next_seat(table, None)
        ask = table.asks()[seat]
        options = encode_options(ask, view_of(table, seat))
        assert len(options.verbs) == len(options.things) == len(ask.options)
        assert (options.things[:, 0] > 0).tolist() == [bool(each.refs) for each in ask.options]


def test_a_group_of_powers_has_the_same_row_whoever_plays_it() -> None:
    match = Match("ultima_ratio_regis", "rows", "new_order", 4)
    rows = []
    for number in (0, 1):
        table, bots = match.table(number), match.sit_down(number)
        play_out(table, bots, 60)
        encoder = encoder_for(match.setting, match.data)
        g = view_of(table, None)
        state = g.state
        powers = [state.powers_of[g.seats.index(seat)] for seat in encoder.contenders(g)]
        rows.append((encoder.contenders(g), powers))
    (seats, powers), (other_seats, same) = rows
    assert powers == same
    assert seats != other_seats


def test_forced_questions_are_no_choices() -> None:
    match = Match("primer", "forced")
    table = match.table(0)
    ask = next(iter(table.asks().values()))
    assert is_choice(ask) == (len(ask.options) > 1)


def test_a_game_without_an_encoder_says_so() -> None:
    match = Match("primer", "none")
    with pytest.raises(Unknown, match="No encoder reads 'primer'"):
        encoder_for(match.setting, match.data)
    assert "here_i_stand" in ENCODED
