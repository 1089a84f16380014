"""The guided game of Here I Stand as a browser plays it: every advice is taken, to the end."""

import time

from tercio.games.here_i_stand.display.guide import SEAT
from tercio.server.http.wire.looks import Look
from tests.server.client import Answered, Client
from tests.server.doorstep import fix_the_dice, house_at

_PATIENCE = 60.0


def _asked(client: Client, id: str) -> Look:
    """What I see once the bots have played, and it is my turn or the guide takes its leave."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        look = client.look(id, SEAT)
        if look.prompt is not None and not look.passing:
            return look
        time.sleep(0.02)
    raise AssertionError("The bots never answer.")


def test_the_guided_game_is_clicked_to_its_end(me: Client) -> None:
    seats = {SEAT: "me", "ottoman+france": "bot:thinker", "hapsburg+papacy": "bot:thinker"}
    table = me.new_table(seats, game="here_i_stand", scenario="1532", players=3)
    fix_the_dice(house_at(str(me.http.base_url)), table.id)
    id = me.start(table.id).id
    asked: list[str] = []
    chosen: list[str] = []
    while True:
        look = _asked(me, id)
        assert look.guide is not None
        assert look.prompt is not None
        if not look.guide.key:
            break
        try:
            me.decide(id, SEAT, look.guide.key, look.seq)
        except Answered as refused:
            if look.prompt.kind != "negotiate" or refused.status != 409:
                raise
            continue  # somebody has spoken meanwhile, on the open floor
        asked.append(look.prompt.kind)
        chosen.append(look.guide.key)
    assert look.guide.text.startswith("You have made a deal"), (look.prompt, look.guide)
    wanted = {"negotiate", "spend-cp", "treatise", "reformation", "naval-move", "debate-zone"}
    assert {*asked} >= wanted
    assert asked.count("impulse") == 6
    kinds = {
        "diplomacy": "propose",
        "New World": "action.explore",
        "reformation": "action.publish_treatise",
        "sea": "action.naval_move",
        "debate": "action.call_debate",
        "war": "action.move_clear",
    }
    assert [kind for kind, key in kinds.items() if key not in chosen] == []
    assert "move-to" in asked
    assert len(chosen) < 80, "about twenty minutes"
