"""Bots that think long: elsewhere, of the same table, and with the same result."""

import inspect
import pickle
import re
from typing import Any

import pytest

from tercio.bots.registry import bot
from tercio.bots.strategist import Effort, Strategist
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Ponders
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.running.parcels import packed, unpacked
from tercio.kernel.table import Table
from tercio.server.live.vocabulary import words_of
from tercio.server.play.minds import Minds
from tercio.server.play.remarks import remark_of
from tercio.wars.bots import remarks

LITTLE = Effort(30, ideas=3, longest=6)
GAMES = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")


def played(name: str) -> tuple[Table[Any], Seat]:
    """A table at which somebody has several ideas."""
    table = Table.new(game(name), seed="minds")
    minds = {seat: bot(table.game, "thinker")(seat, Stream(b"x")) for seat in table.seats}
    seat = None
    while True:
        seat = next_seat(table, seat)
        mind = minds[seat]
        assert isinstance(mind, Ponders)
        if len(table.decisions) > 40 and len(mind.ideas(table.sight(seat), 3)) > 1:
            return table, seat
        table.decide(seat, mind.choose(table.sight(seat)))


def strategist(table: Table[Any], seat: Seat) -> Strategist:
    assert table.game.judge is not None
    habit = bot(table.game, "thinker")
    return Strategist(seat, Stream(b"x"), habit=habit, judge=table.game.judge, effort=LITTLE)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_and_a_bot_travel_and_come_to_the_same_choice(name: str) -> None:
    table, seat = played(name)
    bot, fork = strategist(table, seat), table.fork()
    parcel, there = pickle.loads(pickle.dumps((packed(fork), bot)))
    other = unpacked(parcel)
    assert other.view(seat).position == fork.view(seat).position
    assert there.choose(other.sight(seat)) == bot.choose(fork.sight(seat))
    assert pickle.loads(pickle.dumps(there)).seat == seat


def test_a_bot_that_thinks_long_does_so_in_another_process() -> None:
    table, seat = played("here_i_stand")
    minds = Minds(processes=1)
    try:
        key, mind = minds.choose(strategist(table, seat), table.fork(), seat)
    finally:
        minds.close()
    assert key == strategist(table, seat).choose(table.fork().sight(seat))
    assert isinstance(mind, Strategist)


def test_a_bot_says_why_it_offers_peace_to_whom_it_offers_it_and_never_what_it_holds() -> None:
    said = {remark.words.message for remark in _remarks("here_i_stand", 900)}
    assert any(message.startswith("talk-") for message in said)
    assert not any("card" in message for message in said)


def _remarks(name: str, decisions: int) -> list[Any]:
    table = Table.new(game(name), seed="remarks")
    minds = {seat: bot(table.game, "thinker")(seat, Stream(b"x")) for seat in table.seats}
    found, seat = [], None
    for _ in range(decisions):
        seat = next_seat(table, seat)
        key = minds[seat].choose(table.sight(seat))
        if table.asks()[seat].kind in ("negotiate", "declare-war"):
            remark = remark_of(minds[seat], table, seat, key)
            if remark is not None:
                assert remark.to is None or seat not in remark.to
                found.append(remark)
        table.decide(seat, key)
    return found


@pytest.mark.parametrize("name", ["here_i_stand", "virgin_queen"])
def test_every_sentence_of_the_bots_can_be_said(name: str) -> None:
    args = {"power": "power:france", "leader": "power:england", "enemy": "power:ottoman"}
    for message in re.findall(r"\"(talk-[a-z-]+)\"", inspect.getsource(remarks)):
        assert "France" in words_of(name, "en").say(message, args)
