"""The guided first game has a word about everything that the real game asks."""

from typing import Any

from tercio.games.primer import GAME
from tercio.kernel.display.protocol import Display
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

WORDS = Words(GAME, GAME.load_data())
SHOWN: Display[Any] = GAME.display


def test_every_question_of_the_primer_is_explained() -> None:
    asked = set()
    chance = Stream(b"the guided game")
    for seed in range(3):
        table = Table.new(GAME, GAME.guided, 4, seed=f"{seed:064x}")
        while asks := table.asks():
            for seat, ask in asks.items():
                hint = SHOWN.guide(table.view_position(seat), seat, ask.kind, [], words=WORDS)
                assert hint is not None, ask.kind
                assert hint.text
            asked |= {ask.kind for ask in asks.values()}
            seat = next(seat for seat, ask in asks.items() if ask.option("unready") is None)
            keys = [option.key for option in asks[seat].options]
            pick = keys[chance.below("pick", len(keys))]
            table.decide(seat, "ready" if "ready" in keys else pick)
        assert SHOWN.guide(table.view_position(None), seat, "", [], words=WORDS) is not None
    assert asked >= {"bid", "negotiate", "impulse", "goal", "companies", "before-battle"}


def test_the_guide_speaks_of_what_can_be_done() -> None:
    table = Table.new(GAME, GAME.guided, 2, seed="guide")
    g, seat = table.view_position(None), table.setting.seats[0]

    def told(kind: str, *keys: str) -> str:
        hint = SHOWN.guide(g, seat, kind, keys, words=WORDS)
        assert hint is not None
        return hint.text

    assert "to march from it" in told("impulse", "march.genoa", "pass")
    assert "You cannot muster" in told("impulse", "march.genoa", "pass")
    assert "for two ducats" in told("impulse", "muster.genoa", "pass")
    assert "No company of yours can march" in told("impulse", "muster.genoa", "pass")
    assert "glows in your hand" in told("on-the-march", "play.ambush", "pass")
    assert "you hold none" in told("on-the-march", "pass")
    assert "you hold none" in told("before-battle", "pass")
    assert "You have said that you are ready" in told("negotiate", "unready")
