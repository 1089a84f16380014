"""Looking back on a game: who may, and what they are told."""

import pytest

from tests.server.client import Answered, Client
from tests.server.doorstep import begun, play


def test_a_game_that_is_over_tells_everybodys_chances(me: Client, finished: str) -> None:
    found = me.analysis(finished)
    told = len(me.log(finished).entries)
    assert found.total == told
    lines = [point.at for point in found.points]
    assert lines == sorted(lines)
    assert (lines[0] >= 0, lines[-1]) == (True, told)
    winners = me.table(finished).result
    assert winners is not None
    last = found.points[-1].win
    assert {seat for seat, p in last.items() if p} == set(winners.winners)
    assert set(found.fortunes) == {"colonna", "gonzaga"}


def test_a_turning_point_stands_where_a_replay_shows_it(me: Client, finished: str) -> None:
    found = me.analysis(finished, "colonna")
    assert found.turning_points
    for point in found.turning_points[:3]:
        assert point.asked
        assert point.texts
        assert point.advice is not None
        look = me.replay(finished, point.at, "colonna").look
        assert look.result is None, "it was before the end"


def test_whoever_plays_alone_may_look_back_while_a_game_is_on(me: Client) -> None:
    id = begun(me, "me", "bot:random")
    with pytest.raises(Answered, match="the game is not over"):
        me.analysis(id)
    play({"colonna": me}, id, 30)
    found = me.analysis(id, "colonna")
    assert {point.seat for point in found.turning_points} <= {"colonna"}, "bots keep their secrets"


def test_where_others_play_nobody_looks_back_before_the_end(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    anna.start(table.id)
    for who, seat in ((anna, "colonna"), (bert, "gonzaga"), (bert, None)):
        with pytest.raises(Answered, match="what they hold is hidden"):
            who.analysis(table.id, seat)
