"""Bots for people: four levels, and characters that make them differ."""

import pytest

from tercio.bots.levels import LEVELS, level, with_character
from tercio.bots.recruit import Recruit
from tercio.bots.registry import bot, bots
from tercio.bots.strategist import Strategist
from tercio.bots.turns import next_seat
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table

GAMES = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")
CHARACTERS = {"bold", "careful", "loyal", "treacherous"}
of_each_game = pytest.mark.parametrize("name", GAMES)


@of_each_game
def test_every_level_can_be_had_with_every_character(name: str) -> None:
    rules = game(name)
    assert set(LEVELS) <= set(bots(rules))
    assert set(rules.characters) == CHARACTERS
    seat = rules.setting().seats[0]
    for rank in LEVELS:
        for character in CHARACTERS:
            made = bot(rules, f"{rank}-{character}")(seat, Stream(b"x"))
            assert isinstance(made, Strategist) == (rank in ("marshal", "master"))
    assert bot(rules, "captain") is bot(rules, "thinker")
    with pytest.raises(Unknown, match="'captain-kind'"):
        bot(rules, "captain-kind")


@of_each_game
def test_whoever_has_no_character_is_given_one(name: str) -> None:
    rules = game(name)
    given = {with_character(rules, "marshal", Stream(f"{n}".encode())) for n in range(40)}
    assert given == {f"marshal-{character}" for character in CHARACTERS}
    for kept in ("marshal-bold", "thinker", "random", "strategist"):
        assert with_character(rules, kept, Stream(b"x")) == kept


def test_the_primer_has_no_levels() -> None:
    assert level(game("primer"), "captain") is None
    assert with_character(game("primer"), "captain", Stream(b"x")) == "captain"


def test_recruits_err_among_what_is_offered() -> None:
    table = Table.new(game("here_i_stand"), seed="recruits")
    thinker, recruit = bot(table.game, "thinker"), bot(table.game, "recruit")
    minds = {seat: recruit(seat, Stream(seat.encode())) for seat in table.seats}
    assert all(isinstance(mind, Recruit) for mind in minds.values())
    seat, otherwise = None, 0
    for _ in range(300):
        seat = next_seat(table, seat)
        key = minds[seat].choose(table.sight(seat))
        if table.asks()[seat].kind in ("impulse", "spend-cp"):
            otherwise += key != thinker(seat, Stream(b"x")).choose(table.sight(seat))
        table.decide(seat, key)
    assert otherwise > 3
