"""What if: a table of one's own, against bots, from a position of a game that was played."""

import pytest

from tests.server.client import Answered, Client
from tests.server.doorstep import begun, play

HIDDEN = "Others play in this game, and what they hold is hidden"


def test_a_finished_game_goes_on_from_any_position_with_other_dice(
    me: Client, finished: str
) -> None:
    id = finished
    total = len(me.log(id, "gonzaga").entries)
    at = total * 3 // 4
    stood = me.replay(id, at, "gonzaga").look.scene
    new = me.branch(id, at, "gonzaga", "gonzaga")
    assert {each.seat: each.who for each in new.seats} == {"colonna": "bot", "gonzaga": "human"}
    told = me.log(new.id, "gonzaga").entries[:at]
    assert [line.text for line in told] == [
        line.text for line in me.log(id, "gonzaga").entries[:at]
    ]
    assert me.replay(new.id, at, "gonzaga").look.scene == stood
    play({"gonzaga": me}, new.id)
    over = me.table(new.id)
    assert over.seed is not None
    assert over.seed.startswith(f"{me.table(id).seed}~")
    assert me.verify(new.id).ok, "its seed tells all dice: those of the other game, then its own"
    again = me.upload(me.save(new.id))
    assert again.result == over.result


def test_a_finished_game_is_looked_at_through_other_eyes_at_the_same_moment(
    me: Client, finished: str
) -> None:
    total = me.replay(finished, 0, "gonzaga").total
    for at in (0, total // 3, total // 2, total):
        mine = me.replay(finished, at, "gonzaga")
        theirs = me.replay(finished, at, "colonna", counted="gonzaga")
        assert theirs.look.scene.headline == mine.look.scene.headline
        assert theirs.look.scene.holders == mine.look.scene.holders
        back = me.replay(finished, theirs.at, "gonzaga", counted="colonna")
        assert back.look.scene == mine.look.scene


def test_ones_own_game_against_bots_goes_on_beside_itself(me: Client) -> None:
    id = begun(me, "me", "bot:random")
    new = me.branch(id, 0, "colonna", "gonzaga")
    whose = {each.seat: each.who for each in new.seats}
    assert whose == {"colonna": "human", "gonzaga": "bot"}, "what the bot holds stays hidden"
    assert me.table(id).status == "playing"


def test_nobody_joins_a_game_that_its_host_goes_on_with_elsewhere(
    anna: Client, bert: Client
) -> None:
    id = begun(anna, "me", "bot:random")
    anna.branch(id, 0, "colonna")
    with pytest.raises(Answered, match="yours alone"):
        anna.seat(id, "gonzaga", "invite")


def test_a_running_game_of_several_people_is_refused(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    anna.start(table.id)
    for who, seat in ((anna, "colonna"), (bert, "gonzaga"), (bert, None)):
        with pytest.raises(Answered, match=HIDDEN):
            who.branch(table.id, 0, seat)
    bert.seat(table.id, "gonzaga", "bot")
    bert.seat(table.id, "gonzaga", "take-back")
    bert.seat(table.id, "gonzaga", "leave")
    anna.seat(table.id, "gonzaga", "bot")
    with pytest.raises(Answered, match=HIDDEN):
        anna.branch(table.id, 0, "colonna")


def test_there_is_nothing_to_go_on_with_where_a_game_is_over(me: Client, finished: str) -> None:
    with pytest.raises(Answered, match="The game is over there"):
        me.branch(finished, 99_999, "colonna")
